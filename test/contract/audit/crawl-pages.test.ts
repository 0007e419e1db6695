import { afterEach, describe, expect, it } from '@jest/globals';
import { InlinePages } from '../../../src/adapters/pages/inline-pages.js';
import { ThreadPages, type ThreadPagesOptions } from '../../../src/adapters/pages/thread-pages.js';
import { loadPageScanner, type PageReply, PageTooCostly } from '../../../src/libs/page-reading/index.js';
import { generateSite } from '../../support/generated-site/generate-site.js';
import { MemorySiteFetcher } from '../../support/generated-site/memory-site-fetcher.js';

const PROGRAM = new URL('../../../dist/adapters/pages/page-thread.js', import.meta.url);
/** Answers with the page, but for those whose address says how they do harm. */
const HARMED = new URL('../../support/threads/harmed-pages.mjs', import.meta.url);
const SITE = generateSite({ seed: 11, pages: 60 });

let opened: ThreadPages | undefined;
afterEach(() => opened?.close());

const open = (options: ThreadPagesOptions) => (opened = new ThreadPages(options));

const reply = (html: string): PageReply => ({
  body: new TextEncoder().encode(html),
  answer: { contentType: 'text/html', link: [] },
});

async function repliesOf(): Promise<{ readonly url: string; readonly reply: PageReply }[]> {
  const fetcher = new MemorySiteFetcher(SITE);
  const replies = [];
  for (const url of SITE.urls.keys()) {
    const { body, answer } = await fetcher.ask(url, { method: 'GET', maxBytes: 1e7 });
    if (answer.status === 200 && answer.contentType.includes('html'))
      replies.push({ url, reply: { body, answer } });
  }
  return replies;
}

describe('the threads that read the pages of crawls', () => {
  it('read them to the byte as the thread of the audits would, whichever thread has a page', async () => {
    const replies = await repliesOf();
    expect(replies.length).toBeGreaterThan(40);
    const here = new InlinePages(await loadPageScanner());
    const pages = open({ program: PROGRAM, threads: 3 });
    const expected = await Promise.all(replies.map(({ url, reply: one }) => here.read(url, one)));
    const read = await Promise.all(
      replies.map(({ url, reply: { body, answer } }) =>
        // Given away.
        pages.read(url, { body: Uint8Array.from(body), answer }),
      ),
    );
    const plain = (page: (typeof expected)[number] | undefined) => ({
      facts: Buffer.from(page?.packed.facts ?? []).toString('hex'),
      text: Buffer.from(page?.packed.text ?? []).toString('hex'),
      references: page?.references,
    });
    expect(read.map(plain)).toEqual(expected.map(plain));
  });

  it.each(['loop', 'pattern', 'memory'])(
    'give up a page whose %s has no end, and read the others',
    async (harm) => {
      const pages = open({ program: HARMED, threads: 2, mostReadingMs: harm === 'memory' ? 30_000 : 1000 });
      const urls = [`https://h.example/${harm}`, 'https://h.example/a', 'https://h.example/b'];
      const [late, ...others] = await Promise.allSettled(
        urls.map((url) => pages.read(url, reply('<title>A page</title>'))),
      );
      expect(late).toMatchObject({ status: 'rejected', reason: expect.any(PageTooCostly) });
      expect(others).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }]);
      // By the thread that was started in its place too.
      const again = await Promise.all(['c', 'd', 'e'].map((name) => pages.read(name, reply('<p>'))));
      expect(again).toHaveLength(3);
    },
  );

  it('pass on other faults, and read on', async () => {
    const pages = open({ program: HARMED, threads: 1 });
    await expect(pages.read('https://h.example/fault', reply('<p>'))).rejects.toThrow('of our own');
    await expect(pages.read('https://h.example/', reply('<p>'))).resolves.toMatchObject({ references: [] });
  });
});
