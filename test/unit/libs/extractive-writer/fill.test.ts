import { describe, expect, it } from '@jest/globals';
import { fill, fillByUnit, passagesOf, readOut } from '../../../../src/libs/extractive-writer/fill.js';
import { Printed } from '../../../../src/libs/extractive-writer/printed.js';
import type { Pick, Unit } from '../../../../src/libs/extractive-writer/types.js';
import { materialOfPages } from '../../../support/writing/extractive/material-of-pages.js';
import { sourceOf } from '../../../support/writing/writer-sources.js';

const PAGE = [
  'The lighthouse at Skell was built of grey granite in 1868. Its lamp shines twenty miles out to sea on clear nights.',
  'Keepers of the lighthouse lived in two cottages below the tower. Their children rowed across the sound to school.',
  'The lighthouse at Skell was built of grey granite in 1868.',
  'Fishermen steer by the white tower when fog lies on the water.',
];

const textsOf = (units: readonly Unit[]) =>
  units.map(({ sentences }) => sentences.map(({ text }) => text).join(' '));
const wordsOf = (picks: readonly Pick[]) => textsOf(picks.map(({ unit }) => unit));

async function material(kind: 'domain_page' | 'given_text' = 'domain_page') {
  const source = sourceOf('S1', 'The lighthouse', PAGE, { kind });
  return materialOfPages('the lighthouse', [source]);
}

describe('filling a room of words', () => {
  it('keeps the paragraphs of a page together, and cuts a text that was handed over', async () => {
    const page = await material();
    expect(passagesOf(page.units).length).toBe(4);
    const given = await material('given_text');
    expect(passagesOf(given.units).every((passage) => passage.length === 1)).toBe(true);
  });

  it('takes nothing twice, within one call and over several', async () => {
    const page = await material();
    const printed = new Printed();
    const first = fill(page, printed, page.units, 1000);
    expect(wordsOf(first).filter((text) => text.startsWith('The lighthouse at Skell'))).toHaveLength(1);
    expect(fill(page, printed, page.units, 1000)).toEqual([]);
  });

  it('is in reading order, whatever weighs most', async () => {
    const page = await material();
    const ids = fill(page, new Printed(), page.units, 1000, ({ id }) => id).map(({ unit }) => unit.id);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  });

  it('takes what weighs most where there is room for one passage only', async () => {
    const page = await material();
    const isFog = ({ sentences }: Unit) => sentences.some(({ text }) => text.includes('fog'));
    const picks = fill(page, new Printed(), page.units, 11, (unit) => (isFog(unit) ? 9 : 0));
    expect(wordsOf(picks)).toEqual(['Fishermen steer by the white tower when fog lies on the water.']);
  });

  it('takes nothing where there is no room', async () => {
    const page = await material();
    expect(fill(page, new Printed(), page.units, 0)).toEqual([]);
    expect(fillByUnit(page, new Printed(), page.units, 0)).toEqual([]);
  });

  it('reads a section out from its beginning, and ends before the paragraph that does not fit', async () => {
    const page = await material();
    const [one = ''] = textsOf(page.units);
    const picks = readOut(new Printed(), page.units, 20);
    expect(wordsOf(picks)[0]).toBe(one);
    expect(wordsOf(picks).join(' ')).not.toContain('Fishermen');
    expect(wordsOf(readOut(new Printed(), page.units, 1000)).join(' ')).toContain('Fishermen');
  });
});
