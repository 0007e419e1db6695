import { describe, expect, it } from '@jest/globals';
import { InlinePhraseCounter } from '../../../src/adapters/phrases/inline-phrase-counter.js';
import { ThreadPhraseCounter } from '../../../src/adapters/phrases/thread-phrase-counter.js';
import { storedNgrams } from '../../../src/libs/site-audit/views/ngrams/count-ngrams.js';
import { packPage } from '../../../src/libs/page-reading/index.js';
import type { CountedPage, NgramPart, NgramPage } from '../../../src/libs/site-audit/index.js';
import type { PhraseCounter, WrittenPart } from '../../../src/ports/audit/phrase-counter.js';
import { linkOf, pageFactsOf } from '../../support/audit/audit-site.js';
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

/** One link leads to what is not to be reported. */
const UNREPORTED = 61;
const URLS = Array.from({ length: 62 }, (_, id) => (id === 0 || id === UNREPORTED ? '' : urlOfPage(id)));
const HOME = urlOfPage(0);

/** As a crawl stores it. */
function packed(page: NgramPage): CountedPage & { readonly id: number } {
  const url = urlOfPage(page.id);
  const facts = pageFactsOf(
    {
      head: { lang: page.language, titles: [{ text: page.title, line: 1 }], descriptions: [] },
      headings: page.h1s.map((text) => ({ level: 1, text, line: 1 })),
      links: page.links.map(({ target, anchor }) => ({ ...linkOf(urlOfPage(target ?? 0)), anchor })),
    },
    url,
  );
  return { id: page.id, url, xRobotsTag: [], ...packPage(facts, page.mainText) };
}

/** As it is reported. */
function reported(page: NgramPage): NgramPage {
  const links = page.links.map(({ target, anchor }) => ({
    target: target === UNREPORTED ? null : target,
    anchor,
  }));
  return { ...page, links };
}

async function all(parts: AsyncIterable<WrittenPart>): Promise<WrittenPart[]> {
  const read: WrittenPart[] = [];
  for await (const part of parts) read.push(part);
  return read;
}

const KINDS: readonly [string, () => PhraseCounter][] = [
  ['in the same thread', () => new InlinePhraseCounter(SEED, HOME)],
  ['in a thread of its own', () => new ThreadPhraseCounter(SEED, HOME, PROGRAM)],
];

describe.each(KINDS)('a counter of phrases %s', (_name, open) => {
  it('finds what a single pass over all pages together finds', async () => {
    const pages = manyPages();
    const counter = open();
    try {
      for (const page of pages) await counter.count(packed(page));
      const chosen = counter.choose(URLS);
      // The second look need not wait for the end of the first.
      for (const page of pages) await counter.describe(packed(page));
      await chosen;
      const written = await all(counter.finish());
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
    await counter.choose([]);
    const parts = await all(counter.finish());
    await counter.close();
    expect(parts.map(({ part }) => part)).toEqual(['summary']);
  });

  it('can be closed before its end', async () => {
    const counter = open();
    for (const page of manyPages().slice(0, 10)) await counter.count(packed(page));
    await counter.close();
  });
});

describe('a thread of phrases', () => {
  it('fails its calls after a fault, now and later', async () => {
    const counter = new ThreadPhraseCounter(SEED, HOME, PROGRAM);
    // To describe before the end of the first look is a fault of the caller's.
    await counter.describe(packed(ngramPage(1)));
    await expect(all(counter.finish())).rejects.toThrow('the thread of phrases');
    await expect(counter.choose(URLS)).rejects.toThrow('the thread of phrases');
    await counter.close();
  });
});
