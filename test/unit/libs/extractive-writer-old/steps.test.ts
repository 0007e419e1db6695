import { describe, expect, test } from '@jest/globals';
import { taskOf } from '../../../support/writing/writer-sources.js';
import { fillerOn, givenPage, writeExtractively } from '../../../support/writing/write-extractive.js';

const STEPS = [
  '1. Switch the pump off at the wall.',
  '2. Turn the key on the valve.',
  '3. Close the valve when water comes.',
];
const howTo = (input: string, lines: readonly string[], settings = {}) =>
  writeExtractively(
    taskOf(input, [givenPage('S1', 'The house', lines)], { article_type: 'how_to', ...settings }),
  );

describe('The steps of a how-to', () => {
  test('stand under the sentence that leads into them, and their heading stands once', async () => {
    const { headings, under } = await howTo('How to bleed a radiator', [
      '## Bleeding a radiator',
      'Air in a radiator keeps its upper half cold all winter.',
      'To bleed a radiator by hand:',
      ...STEPS,
      'A radiator that was bled in autumn mostly stays warm until spring comes.',
      '## Other work on a radiator',
      ...fillerOn('the radiator', 12),
    ]);
    expect(under('Bleeding a radiator')).toEqual([
      'Air in a radiator keeps its upper half cold all winter.',
      'To bleed a radiator by hand:',
      ...STEPS.map((step) => step.slice(3)),
    ]);
    expect(new Set(headings).size).toBe(headings.length);
  });

  test('are left out where they number the lines of a listing', async () => {
    const { codes } = await howTo('How to bleed a radiator', [
      '## Bleeding a radiator',
      '$ bleed --all',
      ...STEPS,
      ...fillerOn('the radiator', 8),
    ]);
    expect(codes).toContain('form_not_available');
  });

  test('are left out where what leads into them leans on a sentence that would be missing', async () => {
    const { codes } = await howTo('How to bleed a radiator', [
      '## Bleeding a radiator',
      'Some need more. To do this instead:',
      ...STEPS,
      ...fillerOn('the radiator', 8),
    ]);
    expect(codes).toContain('form_not_available');
  });

  test('are left out where only a step names what is asked, and what stands over them does not', async () => {
    const { codes } = await howTo('How to bleed a radiator', [
      '## Mending a fence',
      '1. Fetch the key of the radiator.',
      ...STEPS.slice(1),
      '## The radiator',
      ...fillerOn('the radiator', 8),
    ]);
    expect(codes).toContain('form_not_available');
  });

  test('that leave out what the brief names are said to', async () => {
    const { warnings } = await howTo('How to check and repair a disk', [
      '## Check a disk',
      ...STEPS.map((step) => step.replace('valve', 'disk')),
      '## Repair a disk',
      ...fillerOn('the disk that needs repair', 8),
    ]);
    expect(warnings).toContainEqual(
      expect.objectContaining({ code: 'steps_incomplete', message: expect.stringContaining('“repair”') }),
    );
  });

  test('come on top of the share that an article may take of its sources', async () => {
    const { outline, under } = await howTo(
      'How to bleed a radiator',
      ['## Bleeding a radiator', ...STEPS, '## The radiator', ...fillerOn('the radiator', 30)],
      { word_count: 400 },
    );
    const steps = under('Bleeding a radiator').join(' ').split(' ').length;
    const words = fillerOn('the radiator', 30).join(' ').split(' ').length;
    expect(outline.targetWords).toBeGreaterThanOrEqual(Math.min(400, Math.floor(0.35 * words)) + steps - 2);
  });
});
