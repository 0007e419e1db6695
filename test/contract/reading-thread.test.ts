import { afterEach, describe, expect, it } from '@jest/globals';
import { loadPageReader } from '../../src/libs/page-reading/index.js';
import { ThreadPageReader } from '../../src/main/threads/open-reading-thread.js';
import { openSourceReader } from '../../src/services/research/source-reader.js';
import { harbourPage } from '../support/writing/harbour-page.js';
import { recordingLog } from '../support/recording-log.js';

const PROGRAM = new URL('../../dist/main/threads/reading-thread.js', import.meta.url);

/** Answers with the page, but for one that says how it does harm. */
const HARMED = new URL('../support/threads/harmed-reader.mjs', import.meta.url);

const pageOf = (body: string) => ({
  url: 'https://h.example/a',
  finalUrl: 'https://h.example/b',
  status: 200,
  contentType: 'text/html',
  body,
  fetchedAt: new Date('2026-01-05T00:00:00Z'),
});

let reader: ThreadPageReader | undefined;
afterEach(() => reader?.close());

const harmed = (readMs: number) => (reader = new ThreadPageReader(recordingLog(), HARMED, readMs));

describe('the thread that reads pages', () => {
  it('reads pages, sitemaps and feeds as the main thread does', async () => {
    reader = new ThreadPageReader(recordingLog(), PROGRAM);
    const here = await loadPageReader();
    const page = pageOf(harbourPage('lighthouse'));
    const sitemap = pageOf('<urlset><url><loc>https://h.example/a</loc></url></urlset>');
    const feed = pageOf(
      '<rss version="2.0"><channel><item><title>A</title><link>https://h.example/a</link></item></channel></rss>',
    );
    expect(
      await Promise.all([reader.read(page), reader.readSitemap(sitemap), reader.readFeed(feed)]),
    ).toEqual(JSON.parse(JSON.stringify([here.read(page), here.readSitemap(sitemap), here.readFeed(feed)])));
  });

  it('makes a source of a page and of a text, as an article would have it', async () => {
    reader = new ThreadPageReader(recordingLog(), PROGRAM);
    const here = openSourceReader(await loadPageReader());
    const page = pageOf(harbourPage('lighthouse'));
    const text = {
      title: 'Notes',
      text: 'A weir holds the water back, and a keeper opens the lock at dawn. '.repeat(9),
    };
    const sources = await Promise.all([reader.readSource(page), reader.readText(text)]);
    expect(sources).toEqual([await here.readSource(page), await here.readText(text)]);
    expect(sources).toMatchObject([
      { finalUrl: 'https://h.example/b', httpStatus: 200, language: 'en' },
      { title: 'Notes', url: null, words: 126, language: 'en' },
    ]);
  });

  it('gives up a page that takes too long as too_large, and reads the waiting ones', async () => {
    const reading = harmed(1000);
    const [late, next] = await Promise.allSettled([
      reading.read(pageOf('for ever')),
      reading.read(pageOf('short')),
    ]);
    expect(late).toMatchObject({
      status: 'rejected',
      reason: {
        code: 'too_large',
        url: 'https://h.example/b',
        message: expect.stringContaining('within 1 seconds'),
      },
    });
    expect(next).toEqual({ status: 'fulfilled', value: 'short' });
  });

  it('gives up a page that takes all memory as too_large, and reads the waiting ones', async () => {
    const reading = harmed(60_000);
    const [large, next] = await Promise.allSettled([
      reading.read(pageOf('all memory')),
      reading.read(pageOf('short')),
    ]);
    expect(large).toMatchObject({ status: 'rejected', reason: { code: 'too_large' } });
    expect(next).toEqual({ status: 'fulfilled', value: 'short' });
  });

  it('reports a fault of its own as a fault, and not of the page', async () => {
    await expect(harmed(1000).read(pageOf('throw'))).rejects.toThrow('a bug');
  });
});
