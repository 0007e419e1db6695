import { describe, expect, it } from '@jest/globals';
import type { Actor } from '../../../../src/domain/access/actor.js';
import type { Brief } from '../../../../src/domain/brief/brief.js';
import type { FetchedPage } from '../../../../src/libs/guarded-fetch/index.js';
import type { AccessService } from '../../../../src/services/access/access-service.js';
import { PreviewService } from '../../../../src/services/research/preview-service.js';
import type { ReadSource, SourceReader } from '../../../../src/services/research/source-reader.js';

const actor = { accountId: 'a', permission: 'full' } as Actor;
const access = { openEdition: () => Promise.resolve({ id: 'e' }) } as unknown as AccessService;
const briefOf = (...urls: string[]) =>
  ({ input: 'Locks', settings: { sources: urls.map((url) => ({ url })) } }) as unknown as Brief;

const unread = () => Promise.reject(new Error('not to be read'));

/** Fetches and reads as a test says. */
function previewing(
  fetch: (url: string, signal: AbortSignal) => Promise<FetchedPage>,
  previewMs?: number,
  readSource: SourceReader['readSource'] = unread,
) {
  return new PreviewService({
    access,
    fetcher: {
      checkAddress: () => undefined,
      fetch: (url: string, options?: { readonly signal?: AbortSignal }) => fetch(url, options!.signal!),
    },
    reader: { readSource, readText: unread },
    ...(previewMs === undefined ? {} : { previewMs }),
  });
}

const never = (_url: string, signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error);
    });
  });

/** A caller who waits for the answer. */
const stays = new AbortController().signal;

const BUSY = 'Galley was busy with others for 0.02 seconds; try again';

const READ: ReadSource = {
  title: 'Locks',
  url: null,
  finalUrl: null,
  httpStatus: 200,
  words: 3,
  language: 'en',
};

/** When all that can go on has gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a preview', () => {
  it('ends in its time, and reads no page that came later', async () => {
    const fetched = { finalUrl: 'https://example.com/late' } as FetchedPage;
    const late = (_url: string, signal: AbortSignal) =>
      new Promise<FetchedPage>((resolve) => {
        signal.addEventListener('abort', () => {
          resolve(fetched);
        });
      });
    const previews = previewing((url, signal) => (url.endsWith('late') ? late : never)(url, signal), 20);
    const { preview } = await previews.admit(actor, 'e');
    const urls = ['never', 'late', 'third'].map((path) => `https://example.com/${path}`);
    const sources = await preview(briefOf(...urls), stays);
    expect(sources.map(({ fault }) => fault)).toEqual([
      { code: 'fetch_timeout', message: 'https://example.com/never was not read within 0.02 seconds' },
      { code: 'fetch_timeout', message: `https://example.com/late is not read: ${BUSY}` },
      {
        code: 'fetch_timeout',
        message: 'https://example.com/third is not tried: those before it took 0.02 seconds',
      },
    ]);
  });

  it('serves the accounts alternately, and fetches two pages of each before one is read', async () => {
    const fetched: string[] = [];
    const read: string[] = [];
    const waiting: (() => void)[] = [];
    const previews = previewing(
      (finalUrl) => {
        fetched.push(finalUrl);
        return Promise.resolve({ finalUrl } as FetchedPage);
      },
      undefined,
      async ({ finalUrl }) => {
        read.push(finalUrl);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return { ...READ, finalUrl };
      },
    );
    const of = async (accountId: string, ...urls: string[]) =>
      (await previews.admit({ ...actor, accountId }, 'e')).preview(briefOf(...urls), stays);
    const [A, B] = ['a', 'b'].map((host) => [1, 2, 3].map((page) => `https://${host}.example/${page}`));
    const many = of('a', ...A!);
    await settled();
    expect(fetched).toEqual(A!.slice(0, 2));
    const few = of('b', B![0]!);
    await settled();
    for (let count = 0; count < 4; count += 1) {
      waiting.shift()!();
      await settled();
    }
    expect(read).toEqual([A![0], B![0], A![1], A![2]]);
    expect((await few).map(({ url, fault }) => [url, fault])).toEqual([[B![0], null]]);
    expect(await many).toHaveLength(3);
  });

  it('is one of eight of a process at once', async () => {
    const previews = previewing(never, 50);
    const of = async (accountId: string) => (await previews.admit({ ...actor, accountId }, 'e')).preview;
    const all = ['a', 'a', 'b', 'b', 'c', 'c', 'd', 'd'].map(async (id) =>
      (await of(id))(briefOf('https://example.com/'), stays),
    );
    await settled();
    await expect((await of('e'))(briefOf(), stays)).rejects.toMatchObject({
      code: 'unavailable',
      detail: 'Galley is busy with other briefs; try this one again in a moment.',
    });
    await Promise.all(all);
    await expect((await of('e'))(briefOf(), stays)).resolves.toEqual([]);
  });

  it('ends its fetches with an error of one', async () => {
    const signals: AbortSignal[] = [];
    const previews = previewing((url, signal) => {
      signals.push(signal);
      return url.endsWith('a') ? Promise.reject(new TypeError('over')) : never(url, signal);
    });
    const { preview } = await previews.admit(actor, 'e');
    await expect(preview(briefOf('https://example.com/a', 'https://example.com/b'), stays)).rejects.toThrow(
      'over',
    );
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('ends when its caller leaves: what it asks for, and what it would ask for', async () => {
    const asked: AbortSignal[] = [];
    const previews = previewing((url, signal) => {
      asked.push(signal);
      return never(url, signal);
    });
    const { preview } = await previews.admit(actor, 'e');
    const leaving = new AbortController();
    const urls = ['a', 'b', 'c'].map((path) => `https://example.com/${path}`);
    const answer = preview(briefOf(...urls), leaving.signal);
    await settled();
    leaving.abort();
    expect(await answer).toHaveLength(3);
    expect(asked.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('is one of two of an account at once', async () => {
    const over = new AbortController();
    const ending = new Promise<never>((_resolve, reject) => {
      over.signal.addEventListener('abort', () => {
        reject(new TypeError('over'));
      });
    });
    const previews = previewing(() => ending);
    const { preview } = await previews.admit(actor, 'e');
    const running = [
      preview(briefOf('https://example.com/a'), stays),
      preview(briefOf('https://example.com/b'), stays),
    ];
    await expect(preview(briefOf(), stays)).rejects.toMatchObject({ code: 'rate_limited' });
    const other = await previews.admit({ ...actor, accountId: 'b' }, 'e');
    await expect(other.preview(briefOf(), stays)).resolves.toEqual([]);
    over.abort();
    for (const one of running) await expect(one).rejects.toThrow('over');
    await expect(preview(briefOf(), stays)).resolves.toEqual([]);
  });
});
