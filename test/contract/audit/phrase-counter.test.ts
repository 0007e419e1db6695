import { describe, expect, it } from '@jest/globals';
import { InlinePhraseCounter } from '../../../src/adapters/phrases/inline-phrase-counter.js';
import { ThreadPhraseCounter } from '../../../src/adapters/phrases/thread-phrase-counter.js';
import { storedNgrams } from '../../../src/libs/site-audit/views/ngrams/count-ngrams.js';
import type { NgramPart, NgramPage } from '../../../src/libs/site-audit/index.js';
import type { PhraseCounter, WrittenPart } from '../../../src/ports/audit/phrase-counter.js';
import { Chance } from '../../support/chaos/chance.js';
import { countedOf, ngramPage, urlOfPage } from '../../support/audit/ngram-site.js';

const PROGRAM = new URL('../../../dist/adapters/phrases/phrase-thread.js', import.meta.url);
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

const LAST_ID = 61;
/** By the first look's numbers, which run the other way; one link leads to what is not to be reported. */
const UNENQUEUED = 13;
const numberOf = (id: number) => LAST_ID - id;
const IDS = Int32Array.from({ length: LAST_ID }, (_, number) =>
  LAST_ID - number === UNENQUEUED ? 0 : LAST_ID - number,
);
const URLS = Array.from({ length: LAST_ID + 1 }, (_, id) => urlOfPage(id));

function reported(page: NgramPage): NgramPage {
  const links = page.links.map(({ target, anchor }) => ({
    target: target === UNENQUEUED ? null : target,
    anchor,
  }));
  return { ...page, links };
}

/** As the first look knows it. */
function numbered(page: NgramPage): NgramPage {
  const links = page.links.map(({ target, anchor }) => ({
    target: target === null ? null : numberOf(target),
    anchor,
  }));
  return { ...page, id: numberOf(page.id), links };
}

async function all(parts: AsyncIterable<WrittenPart>): Promise<WrittenPart[]> {
  const read: WrittenPart[] = [];
  for await (const part of parts) read.push(part);
  return read;
}

const KINDS: readonly [string, () => PhraseCounter][] = [
  ['in the same thread', () => new InlinePhraseCounter(SEED)],
  ['in a thread of its own', () => new ThreadPhraseCounter(SEED, PROGRAM)],
];

describe.each(KINDS)('a counter of phrases %s', (_name, open) => {
  it('finds what a single pass over all pages together finds', async () => {
    const pages = manyPages();
    const counter = open();
    try {
      for (const page of pages) await counter.count(numbered(page));
      const chosen = counter.choose(IDS);
      // The second look need not wait for the end of the first.
      for (const page of pages) await counter.describe(page);
      await chosen;
      const written = await all(counter.finish(URLS));
      const found = storedNgrams(
        written.map(({ part, json }) => ({ part, data: JSON.parse(json) as NgramPart['data'] }) as NgramPart),
      );
      const expected = countedOf(pages.map(reported), { seed: SEED });
      expect(found.summary).toEqual(expected.summary);
      expect([...found.parts.keys()].length).toBeGreaterThan(10);
      expect(found.parts).toEqual(expected.parts);
    } finally {
      await counter.close();
    }
  });

  it('gives a summary and no phrases for a site without pages', async () => {
    const counter = open();
    await counter.choose(new Int32Array(0));
    const parts = await all(counter.finish([]));
    await counter.close();
    expect(parts.map(({ part }) => part)).toEqual(['summary']);
  });

  it('can be closed before its end', async () => {
    const counter = open();
    for (const page of manyPages().slice(0, 10)) await counter.count(page);
    await counter.close();
  });
});

describe('a thread of phrases', () => {
  it('fails its calls after a fault, now and later', async () => {
    const counter = new ThreadPhraseCounter(SEED, PROGRAM);
    // To describe before the end of the first look is a fault of the caller's.
    await counter.describe(ngramPage(1, { mainText: 'word '.repeat(100_000) }));
    await expect(all(counter.finish(URLS))).rejects.toThrow('the thread of phrases');
    await expect(counter.choose(IDS)).rejects.toThrow('the thread of phrases');
    await counter.close();
  });
});
