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

  it('keep the answers of an interview whole, and its introduction apart', async () => {
    const found = await assigned(asked('Ropes and knots', 'Prices'), [
      'Ada Holm has made ropes and knots all her life. Her shed stands on the pier.',
      'What is a good rope made of?',
      'Hemp, of course. Ropes of hemp last for years, and prices are low.',
      'What has changed most?',
      'Prices of cord have gone up a lot. Prices of hooks have gone up by half. Ropes and knots stay the same.',
    ]);
    expect(found[0]?.join(' ')).toBe('Hemp, of course. Ropes of hemp last for years, and prices are low.');
    expect(found[1]?.join(' ')).toBe(
      'Prices of cord have gone up a lot. Prices of hooks have gone up by half. Ropes and knots stay the same.',
    );
  });

  it('are the section of a page that has the same words over it, and no stray sentences of others', async () => {
    const headings = asked('Renting a boat', 'Prices');
    const boats = sourceOf('S1', 'Boats', [
      '# Boats',
      '## Renting boats',
      'A boat can be rented at the pier from April to October, for an hour, a day or a whole week at a time.',
      'Children under twelve wear a vest on the water. Whoever rents for the first time is shown the boat.',
      'The keys are handed over at the kiosk, and the boat must be back before the sun sets behind the hills.',
      '## Prices',
      'An hour in a boat costs nine pounds.',
    ]);
    const other = sourceOf('S2', 'Piers', ['# Piers', 'Boats for renting are tied to the pier in spring.']);
    const material = await materialOfPages('boats', [boats, other], { headings });
    const [renting, prices] = assignUnits(material, headings, material.units).map((units) =>
      [...units.keys()].map(({ sentences }) => sentences[0]?.text),
    );
    expect(renting).toHaveLength(4);
    expect(renting?.at(-1)).toMatch(/^The keys/);
    expect(prices).toEqual(['An hour in a boat costs nine pounds.']);
  });
});
