import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { loadPageReader } from '../../../../src/libs/page-reading/index.js';
import type { FetchedPage } from '../../../../src/libs/guarded-fetch/index.js';
import { givenText } from '../../../../src/services/research/given-sources.js';
import { PageReading } from '../../../../src/services/research/page-reading.js';
import { PageTerms } from '../../../../src/services/research/page-terms.js';
import { PageScreen } from '../../../../src/services/research/screen-pages.js';
import { harbourPage } from '../../../support/writing/harbour-page.js';

/** Which tick of the event loop it is: what happens in one tick keeps everybody waiting who waits for a timer. */
let tick = 0;
let next: NodeJS.Immediate;
const count = () => {
  tick += 1;
  next = setImmediate(count);
};
beforeEach(count);
afterEach(() => clearImmediate(next));

const subjects = ['lamp', 'quay', 'toll', 'gull', 'fog'];
const texts = () =>
  Promise.all(
    subjects.map((subject) => givenText({ title: subject, text: `The ${subject} is old. `.repeat(40) })),
  );

describe('the work on pages', () => {
  it('reads one page in a tick of the event loop, though they arrive together', async () => {
    const ticks: number[] = [];
    const reader = await loadPageReader();
    const reading = new PageReading({
      read: (page: FetchedPage) => {
        ticks.push(tick);
        return reader.read(page);
      },
      readSitemap: (page) => reader.readSitemap(page),
      readFeed: (page) => reader.readFeed(page),
    });
    const pages = await Promise.all(
      subjects.map((subject) =>
        reading.read({
          url: `https://h.example/${subject}`,
          finalUrl: `https://h.example/${subject}`,
          status: 200,
          contentType: 'text/html',
          body: harbourPage(subject),
          fetchedAt: new Date('2026-01-05T00:00:00Z'),
        }),
      ),
    );
    expect(new Set(ticks).size).toBe(subjects.length);
    expect(pages.map(({ read }) => read.title)).toEqual(subjects);
    expect(pages[0]).not.toHaveProperty('page.body');
  });

  it('compares one page in a tick of the event loop', async () => {
    const screen = new PageScreen('en', 'any');
    const ticks: number[] = [];
    for (const source of await texts()) {
      expect(await screen.judge(source)).toBeNull();
      ticks.push(tick);
    }
    expect(new Set(ticks).size).toBe(subjects.length);
  });

  it('counts the words of one page in a tick of the event loop, once however often they are requested', async () => {
    const sources = await texts();
    const terms = new PageTerms('en');
    const before = tick;
    const all = async () => {
      const found = [];
      for (const source of sources) found.push(await terms.of(source));
      return found;
    };
    const first = await all();
    expect(tick - before).toBeGreaterThanOrEqual(subjects.length);
    const after = tick;
    const again = await all();
    expect(tick).toBe(after);
    expect(again.every((each, index) => each === first[index])).toBe(true);
  });
});
