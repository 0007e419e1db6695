import { describe, expect, it } from '@jest/globals';
import { assignUnits } from '../../../../src/libs/extractive-writer/assign.js';
import { materialOfPages } from '../../../support/writing/extractive/material-of-pages.js';
import { sourceOf } from '../../../support/writing/writer-sources.js';

const asked = (...headings: string[]) => headings.map((heading) => ({ heading, notes: '', words: 0 }));

async function assigned(headings: ReturnType<typeof asked>, lines: readonly string[]): Promise<string[][]> {
  const source = sourceOf('S1', 'Newsletter', lines, { kind: 'given_text', rights: 'given' });
  const material = await materialOfPages('the club', [source], { headings });
  return assignUnits(material, headings, material.units).map((units) =>
    [...units.keys()].map(({ sentences }) => sentences.map(({ text }) => text).join(' ')),
  );
}

describe('units under given headings', () => {
  it('stand where they share a rare stem, and those without one with their neighbours', async () => {
    const found = await assigned(asked('Annual dinner', 'Winter rides'), [
      'The dinner is on Friday in the old mill. Tables seat eight people each.',
      'Winter rides leave the clock tower at nine. Bring lamps and a warm coat.',
    ]);
    expect(found).toEqual([
      ['The dinner is on Friday in the old mill.', 'Tables seat eight people each.'],
      ['Winter rides leave the clock tower at nine.', 'Bring lamps and a warm coat.'],
    ]);
  });

  it('stand where they begin, and what follows them goes on from where they end', async () => {
    const found = await assigned(asked('Annual dinner', 'Winter rides'), [
      'The dinner is in the old mill. It was a cold evening, and it ended in winter rides. Bring lamps and a warm coat.',
    ]);
    expect(found).toEqual([
      ['The dinner is in the old mill. It was a cold evening, and it ended in winter rides.'],
      ['Bring lamps and a warm coat.'],
    ]);
  });

  it('know words of one family, and the headings of the text', async () => {
    const found = await assigned(asked('Opening for visitors', 'Prices'), [
      '## Visit us',
      'Doors stay open until six on weekdays.',
      '## Prices',
      'Children pay nothing at all here before noon.',
    ]);
    expect(found).toEqual([
      ['Doors stay open until six on weekdays.'],
      ['Children pay nothing at all here before noon.'],
    ]);
  });

  it('are under no heading where nothing is shared', async () => {
    expect(await assigned(asked('Prices', 'Parking'), ['Geese fly south over the tower in autumn.'])).toEqual(
      [[], []],
    );
  });
});
