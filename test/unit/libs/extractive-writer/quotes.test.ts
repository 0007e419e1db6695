import { describe, expect, it } from '@jest/globals';
import { Printed } from '../../../../src/libs/extractive-writer/printed.js';
import { Quotes } from '../../../../src/libs/extractive-writer/quotes.js';
import type { PlannedBlock } from '../../../../src/libs/extractive-writer/types.js';
import { countWords } from '../../../../src/libs/text/index.js';
import { materialOfPages } from '../../../support/writing/extractive/material-of-pages.js';
import { sourceOf } from '../../../support/writing/writer-sources.js';

/** Eight sentences of ten words on pumps, no two of them alike, and none as on the page of another name. */
const stranger = (id: string, name: string) => {
  const words = (index: number) => 'abcdef'.split('').map((letter) => `${letter}${name}${'klmnopqr'[index]}`);
  const lines = Array.from({ length: 8 }, (_, index) => `Pumps lift water from ${words(index).join(' ')}.`);
  return sourceOf(id, `Pumps of ${name}`, lines, { kind: 'web', rights: 'third_party' });
};

async function quotesOf(sources: ReturnType<typeof stranger>[], allowed: number): Promise<PlannedBlock[]> {
  const quotes = new Quotes(await materialOfPages('pumps', sources), new Printed(), allowed);
  const all: PlannedBlock[] = [];
  for (let next = quotes.next(null); next; next = quotes.next(null)) all.push(next);
  return all;
}

const wordsOf = (blocks: readonly PlannedBlock[]) =>
  blocks.flatMap(({ sentences }) => sentences).reduce((sum, { text }) => sum + countWords(text), 0);

describe('quotations of strangers', () => {
  it('take a twentieth of a page at the most', async () => {
    const short = stranger('S1', 'York');
    expect(await quotesOf([short], Infinity)).toEqual([]);
    const long = { ...short, words: 400 };
    const quoted = await quotesOf([long], Infinity);
    expect(quoted.length).toBeGreaterThan(0);
    expect(wordsOf(quoted)).toBeLessThanOrEqual(20);
  });

  it('keep to the words that the article allows', async () => {
    const page = { ...stranger('S1', 'York'), words: 10_000 };
    const quoted = await quotesOf([page], 25);
    expect(quoted).toHaveLength(2);
    expect(quoted.every(({ kind }) => kind === 'quote')).toBe(true);
  });

  it.each([
    [40, 1],
    [41, 0],
  ])('of %i words at once: %i', async (words, quoted) => {
    const water = Array.from(
      { length: words - 2 },
      (_, index) => `water${'abcdefg'[index % 7]}${'klmnop'[index % 6]}`,
    );
    const page = sourceOf('S1', 'Pumps', [`Pumps lift ${water.join(' ')}.`], {
      kind: 'web',
      rights: 'third_party',
    });
    expect(await quotesOf([{ ...page, words: 10_000 }], Infinity)).toHaveLength(quoted);
  });

  it('take no more than two fifths from one page, once there are four', async () => {
    const pages = ['York', 'Leeds', 'Hull', 'Bath', 'Ely'].map((name, index) => ({
      ...stranger(`S${index + 1}`, name),
      words: 10_000,
    }));
    const quoted = await quotesOf(pages, Infinity);
    expect(quoted.length).toBeGreaterThan(3);
    for (const page of pages) {
      const own = quoted.filter(({ source }) => source.id === page.id);
      expect(own.length).toBeLessThanOrEqual(Math.max(3, 0.4 * quoted.length));
    }
  });

  it('never quote the edition’s own pages', async () => {
    const own = { ...stranger('S1', 'York'), rights: 'own' as const, words: 10_000 };
    expect(await quotesOf([own], Infinity)).toEqual([]);
  });
});
