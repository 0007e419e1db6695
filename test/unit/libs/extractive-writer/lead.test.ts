import { describe, expect, it } from '@jest/globals';
import { takeLead } from '../../../../src/libs/extractive-writer/lead.js';
import { Printed } from '../../../../src/libs/extractive-writer/printed.js';
import { materialOfPages } from '../../../support/writing/extractive/material-of-pages.js';
import { sourceOf } from '../../../support/writing/writer-sources.js';

async function leadOf(input: string, lines: readonly string[], room = 90): Promise<string> {
  const material = await materialOfPages(input, [sourceOf('S1', 'Pumps', lines)]);
  return takeLead(material, new Printed(), material.units, room)
    .flatMap(({ unit, count }) => unit.sentences.slice(0, count))
    .map(({ text }) => text)
    .join(' ');
}

describe('leads', () => {
  it('say what the subject is, and go on as the page does', async () => {
    const lead = await leadOf('pumps', [
      'Cellars near rivers are wet in every spring.',
      '## Kinds',
      'A pump is a machine that lifts water. Pumps run on power or by hand.',
    ]);
    expect(lead).toBe('A pump is a machine that lifts water. Pumps run on power or by hand.');
  });

  it('may be in a box, where that says what the subject is', async () => {
    const box = ['# Cellars and pumps', '###### Basics', 'A pump is a machine that lifts water.'];
    expect(await leadOf('pumps', box)).toBe('A pump is a machine that lifts water.');
  });

  it('never begin with what leans on something before it', async () => {
    expect(await leadOf('pumps', ['As a last resort, take the pump out of its frame.'])).toBe('');
  });

  it('are what the page begins with, in whatever words', async () => {
    const first = 'When cellars near rivers are wet, they are emptied by machines.';
    expect(await leadOf('pumps', [first, '## Kinds', 'Some run on power and some by hand.'])).toBe(first);
  });

  it('are none where what the page begins with is not fit for print, and no other section names the subject', async () => {
    const lines = ['See Section 4.2 for more.', 'Cellars near rivers are wet in every spring.'];
    expect(await leadOf('pumps', lines)).toBe('');
  });

  it('are no page’s beginning where the brief asks for more than that page', async () => {
    const material = await materialOfPages('winding ropes and oiling pumps', [
      sourceOf('S1', 'Winding ropes', ['Ropes of all kinds are wound in the morning.']),
    ]);
    expect(takeLead(material, new Printed(), material.units, 90, true)).toEqual([]);
  });

  it('are the beginning of the page that is most on the subject, and of no other', async () => {
    const first = 'When cellars near rivers are wet, they are emptied by machines.';
    const best = sourceOf('S1', 'Pumps', [first, '## Kinds of pumps', 'Some pumps run on power.']);
    const other = sourceOf('S2', 'Cellars', ['Old cellars are cool.', '## Pumps', 'Some pumps run by hand.']);
    for (const pages of [
      [best, other],
      [other, best],
    ]) {
      const material = await materialOfPages('pumps', pages);
      const [pick] = takeLead(material, new Printed(), material.units, 90, true);
      expect(pick?.unit.sentences[0]?.text).toBe(first);
    }
  });

  it('are no sentence in the middle of a paragraph of which the first is not fit for print', async () => {
    const lines = ['See Section 4.2 for more. Cellars near rivers are wet in every spring.', '## Kinds'];
    expect(await leadOf('pumps', [...lines, 'Pumps lift water from cellars.'])).toBe(
      'Pumps lift water from cellars.',
    );
  });

  it('pass over captions and boxes above the page’s first paragraph', async () => {
    const first = 'When cellars near rivers are wet, they are emptied by machines.';
    const page = sourceOf('S1', 'Pumps', [
      'A cellar after the flood',
      first,
      '## Kinds',
      'Some run on power.',
    ]);
    for (const mark of [{ aside: true }, { box: true }] as const) {
      const [caption, ...rest] = page.blocks;
      const material = await materialOfPages('pumps', [
        { ...page, blocks: [{ ...caption!, ...mark }, ...rest] },
      ]);
      const [pick] = takeLead(material, new Printed(), material.units, 90, true);
      expect(pick?.unit.sentences[0]?.text).toBe(first);
    }
  });

  it('name the subject where a text was handed over', async () => {
    const lines = [
      'When cellars near rivers are wet, they are emptied by machines.',
      'Pumps lift water from cellars.',
    ];
    const given = sourceOf('S1', 'Pumps', lines, { kind: 'given_text', rights: 'given' });
    const material = await materialOfPages('pumps', [given]);
    const [pick] = takeLead(material, new Printed(), material.units, 90);
    expect(pick?.unit.sentences[0]?.text).toBe('Pumps lift water from cellars.');
  });

  it.each(['To', 'Um', 'Pour', 'Para', 'Per', 'Om'])('do not begin with a purpose: %s', async (word) => {
    const lines = [`${word} start machines well, people need a key and some oil.`];
    expect(await leadOf('pumps', lines)).toBe('');
  });

  it('end before a list, whose entries may be paragraphs', async () => {
    const lead = await leadOf('pumps', [
      'A pump is a machine that lifts water. Most need care.',
      '- Oil it in spring. Oil keeps the water out.',
      '- Clean it in autumn. Leaves stop it.',
    ]);
    expect(lead).toBe('A pump is a machine that lifts water. Most need care.');
  });

  it('take a paragraph whole that fits, and three sentences of a longer one', async () => {
    const four = 'A pump is a machine that lifts water. Pumps run on power. Pumps need oil. Pumps need care.';
    expect(await leadOf('pumps', [four])).toBe(four);
    expect((await leadOf('pumps', [four], 15)).split('. ')).toHaveLength(3);
    expect(await leadOf('pumps', [four], 10)).toBe('A pump is a machine that lifts water.');
  });

  it.each([
    ['a denial', 'Pumps do not lift water from below ten metres.'],
    ['a purpose', 'To start pumps well, you need a key and some oil.'],
  ])('prefer another section’s beginning to %s', async (_, poor) => {
    const lead = await leadOf('pumps', [poor, '## Kinds', 'Pumps lift water from cellars.']);
    expect(lead).toBe('Pumps lift water from cellars.');
  });

  it('go on past a pronoun that stands for the sentence’s own subject', async () => {
    const one = 'The pump of this house lifts water, and it runs on power.';
    expect(await leadOf('pumps', [one.replace('this', 'a')])).toBe(one.replace('this', 'a'));
  });
});
