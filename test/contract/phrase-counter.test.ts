import { describe, expect, it } from '@jest/globals';
import { InlinePhraseCounter } from '../../src/adapters/phrases/inline-phrase-counter.js';
import { ThreadPhraseCounter } from '../../src/adapters/phrases/thread-phrase-counter.js';
import { storedNgrams } from '../../src/domain/audit/views/ngrams/count-ngrams.js';
import type { NgramPage } from '../../src/domain/audit/views/ngrams/ngram-page.js';
import type { PhraseCounter } from '../../src/ports/phrase-counter.js';
import { Chance } from '../support/chance.js';
import { countedOf, ngramPage, urlOfPage } from '../support/ngram-site.js';

const PROGRAM = new URL('../../dist/adapters/phrases/phrase-thread.js', import.meta.url);
const SEED = 77;

/** Small and large pages of several languages, with links among them. */
function manyPages(): NgramPage[] {
  const chance = new Chance(3);
  const words = (count: number) =>
    Array.from({ length: count }, () => `word${chance.whole(0, 400)}`).join(' ');
  return Array.from({ length: 60 }, (_, place) =>
    ngramPage(place + 1, {
      language: place % 5 === 0 ? 'de' : 'en',
      mainText: `${words(place % 40 === 7 ? 4000 : 100)}.\n${words(20)}`,
      title: words(4),
      h1s: [words(3)],
      links: [{ target: chance.whole(1, 61), anchor: words(2) }],
    }),
  );
}

const KINDS: readonly [string, (lastId: number) => PhraseCounter][] = [
  ['in the same thread', () => new InlinePhraseCounter(SEED)],
  ['in a thread of its own', (lastId) => new ThreadPhraseCounter(SEED, lastId, PROGRAM)],
];

describe.each(KINDS)('a counter of phrases %s', (_name, open) => {
  it('finds what a single look at all pages together finds', async () => {
    const pages = manyPages();
    const counter = open(pages.length);
    try {
      for (const page of pages) await counter.count(page);
      await counter.choose();
      for (const page of pages) await counter.describe(page);
      const found = storedNgrams(await counter.finish(urlOfPage));
      const expected = countedOf(pages, { seed: SEED });
      expect(found.summary).toEqual(expected.summary);
      expect([...found.parts.keys()].length).toBeGreaterThan(10);
      expect(found.parts).toEqual(expected.parts);
    } finally {
      await counter.close();
    }
  });

  it('of a site without pages gives a summary and no phrases', async () => {
    const counter = open(0);
    await counter.choose();
    const parts = await counter.finish(urlOfPage);
    await counter.close();
    expect(parts.map(({ part }) => part)).toEqual(['summary']);
  });

  it('can be closed before its end', async () => {
    const counter = open(10);
    for (const page of manyPages().slice(0, 10)) await counter.count(page);
    await counter.close();
  });
});

describe('a thread of phrases', () => {
  it('that ends by a fault fails what is asked of it, now and later', async () => {
    const counter = new ThreadPhraseCounter(SEED, 1, PROGRAM);
    // To describe before the end of the first look is a fault of the caller's.
    await counter.describe(ngramPage(1, { mainText: 'word '.repeat(100_000) }));
    await expect(counter.finish(urlOfPage)).rejects.toThrow('the thread of phrases');
    await expect(counter.choose()).rejects.toThrow('the thread of phrases');
    await counter.close();
  });
});
