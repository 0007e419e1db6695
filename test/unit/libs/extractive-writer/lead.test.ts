import { describe, expect, it } from '@jest/globals';
import { takeLead } from '../../../../src/libs/extractive-writer/lead.js';
import { Printed } from '../../../../src/libs/extractive-writer/printed.js';
import { materialOfPages } from '../../../support/writing/extractive/material-of-pages.js';
import { sourceOf } from '../../../support/writing/writer-sources.js';

async function leadOf(input: string, lines: readonly string[]): Promise<string> {
  const material = await materialOfPages(input, [sourceOf('S1', 'Pumps', lines)]);
  return takeLead(material, new Printed(), material.units)
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

  it('never begin with what leans on something before it', async () => {
    expect(await leadOf('pumps', ['As a last resort, take the pump out of its frame.'])).toBe('');
  });

  it('are none where no sentence names the subject', async () => {
    expect(await leadOf('pumps', ['Cellars near rivers are wet in every spring.'])).toBe('');
  });

  it('are a paragraph as it stands, or none where it is long', async () => {
    const four = 'A pump is a machine that lifts water. Pumps run on power. Pumps need oil. Pumps need care.';
    expect(await leadOf('pumps', [four])).toBe(four);
    expect(await leadOf('pumps', [Array.from({ length: 8 }, () => four).join(' ')])).toBe('');
  });

  it('come from the page that is most about the subject, and open a section of it', async () => {
    const of = (id: string, title: string, lines: readonly string[]) => sourceOf(id, title, lines);
    const material = await materialOfPages('pumps for cellars', [
      of('S1', 'The museum', [
        'A pump is the oldest thing in the museum. Pumps for cellars stand beside it.',
      ]),
      of('S2', 'Pumps for cellars', [
        '## Choosing pumps for cellars',
        'Cellars that are wet need pumps. A pump for a cellar stands in a pit.',
      ]),
    ]);
    const [first] = takeLead(material, new Printed(), material.units);
    expect(first?.unit.source.id).toBe('S2');
  });
});
