import { describe, expect, test } from '@jest/globals';
import type { DeskInput } from '../../../../src/domain/article/desk/desk-check.js';
import { FetchBudget } from '../../../../src/domain/article/job-budget.js';
import type { ArticleStore } from '../../../../src/ports/article/article-store.js';
import type { MarkupValidator } from '../../../../src/ports/article/markup-validator.js';
import { HtmlValidateValidator } from '../../../../src/adapters/html/html-validate-validator.js';
import { DeskService, type DeskOptions } from '../../../../src/services/article/desk-service.js';
import { good, inputOf, source } from '../../../support/writing/bakery.js';
import { FakePageFetcher } from '../../../support/writing/fake-page-fetcher.js';
import { recordingLog } from '../../../support/recording-log.js';

const SITE = 'https://site.example.com';

interface Options {
  readonly fetches?: number;
  readonly published?: ArticleStore['published'];
  readonly validator?: MarkupValidator;
  readonly signal?: AbortSignal;
  readonly brief?: DeskOptions['brief'];
}

function deskOf(options: Options = {}) {
  const log = recordingLog();
  const slept: number[] = [];
  const fetcher = new FakePageFetcher(
    {
      [`${SITE}/here?a=1&b=2`]: 'here',
      [`${SITE}/gone?a=1&b=2`]: { status: 410 },
      [`${SITE}/shy?a=1&b=2`]: { status: 403 },
      [`${SITE}/slow?a=1&b=2`]: { fails: 'fetch_timeout' },
      [`${SITE}/closed?a=1&b=2`]: 'closed',
      [`${SITE}/busy?a=1&b=2`]: { status: 503, retryAfterMs: 7000 },
      [`${SITE}/tired?a=1&b=2`]: { status: 429, retryAfterMs: 60_000 },
    },
    { [SITE]: { disallow: ['/closed'] } },
  );
  const desk = new DeskService({
    articles: { published: options.published ?? (async () => ({ alike: [], titles: [] })) },
    fetcher,
    validator: options.validator ?? new HtmlValidateValidator(),
    log,
    sleep: async (milliseconds) => void slept.push(milliseconds),
  });
  const check = async (input: DeskInput) => {
    const report = await desk.check(input, {
      editionId: 'E',
      strictness: 'standard',
      brief: options.brief ?? {},
      fetches: new FetchBudget(40 - (options.fetches ?? 40)),
      signal: options.signal ?? new AbortController().signal,
    });
    return (name: string) => report.checks.find((one) => one.name === name)!;
  };
  return { check, log, fetcher, desk, slept };
}

const linksTo = (...paths: string[]): DeskInput => {
  const input = inputOf(good);
  const links = paths.map((path) => `<a href="${SITE}${path}?a=1&amp;b=2" rel="noopener">x</a>`);
  return { ...input, html: `${input.html}\n<p>${links.join(' ')}</p>` };
};

describe('DeskService', () => {
  test('does not ask again for pages that the article was written from', async () => {
    const { check, fetcher } = deskOf();
    const found = await check(inputOf(good));
    expect(found('links_alive')).toMatchObject({ verdict: 'pass', summary: '1 of 1 links answer.' });
    expect(fetcher.asked).toEqual([]);
  });

  test.each([
    [{ source_policy: 'only_given' as const }, 'the brief lets only be read what it gives'],
    [{ domains: { exclude: ['EXAMPLE.com'] } }, 'the brief’s domains leave its host out'],
    [{ domains: { include: ['elsewhere.example'] } }, 'the brief’s domains leave its host out'],
  ])('checks nothing that the brief leaves out: %j', async (brief, note) => {
    const { check, fetcher } = deskOf({ brief });
    const found = await check(linksTo('/here', '/gone'));
    expect(fetcher.asked).toEqual([]);
    expect(found('links_alive')).toMatchObject({
      verdict: 'warn',
      // The page that the article was written from answered.
      score: 0.333,
      items: ['/here', '/gone'].map((path) => ({
        message: `${SITE}${path}?a=1&b=2 could not be checked: ${note}.`,
      })),
    });
  });

  test('asks for a page that was only named, by HEAD and, where that is refused, by GET', async () => {
    const named = { ...source, httpStatus: null, fetchedAt: null };
    const { check, fetcher } = deskOf();
    const found = await check({ ...linksTo('/here', '/gone'), sources: [named] });
    expect(fetcher.asked.sort()).toEqual([
      `GET ${SITE}/gone?a=1&b=2`,
      `HEAD ${named.url}`,
      `HEAD ${SITE}/gone?a=1&b=2`,
      `HEAD ${SITE}/here?a=1&b=2`,
    ]);
    expect(found('links_alive')).toMatchObject({ verdict: 'fail', score: 0.333 });
  });

  test.each([
    ['/here', 'pass', undefined],
    ['/gone', 'fail', 'is dead: status 410'],
    ['/nowhere', 'fail', 'is dead: status 404'],
    ['/shy', 'warn', 'could not be checked: status 403'],
    ['/slow', 'warn', 'could not be checked: it took too long'],
    ['/closed', 'warn', 'robots.txt forbids it'],
  ])('a link to %s: %s', async (path, verdict, reported) => {
    const check = (await deskOf().check(linksTo(path)))('links_alive');
    expect(check.verdict).toBe(verdict);
    if (reported !== undefined) expect(check.items[0]?.message).toContain(reported);
  });

  test.each([
    ['/busy', 2, [7000]],
    ['/tired', 1, []],
  ])('waits for a short Retry-After of a site: %s', async (path, times, waits) => {
    const { check, fetcher, slept } = deskOf();
    const found = (await check(linksTo(path)))('links_alive');
    expect(fetcher.asked).toEqual(Array(times).fill(`HEAD ${SITE}${path}?a=1&b=2`));
    expect(slept).toEqual(waits);
    expect(found.verdict).toBe('warn');
    expect(found.items[0]?.message).toContain('asked to be left alone');
  });

  test('asks no more than the job has fetches for, and takes the rest for no pass', async () => {
    const { check, fetcher } = deskOf({ fetches: 1 });
    const found = (await check(linksTo('/here', '/shy')))('links_alive');
    expect(fetcher.asked).toHaveLength(1);
    expect(found.verdict).toBe('warn');
    expect(found.items[0]?.message).toContain('all its fetches');
  });

  test('never connects to a private address that a link names', async () => {
    const input = inputOf(good);
    const html = `${input.html}\n<p><a href="http://169.254.169.254/" rel="nofollow noopener external">x</a></p>`;
    const check = (await deskOf().check({ ...input, html }))('links_alive');
    expect(check).toMatchObject({ verdict: 'warn' });
  });

  test('has the HTML validated', async () => {
    const input = inputOf(good);
    expect((await deskOf().check(input))('html_valid').verdict).toBe('pass');
    const twice = `${input.html}\n<p id="x">a</p>`;
    expect((await deskOf().check({ ...input, html: twice }))('html_valid').verdict).toBe('fail');
  });

  test('looks for what was published by the runs of words of the article, quotations left out', async () => {
    const asked: (readonly string[])[] = [];
    const { check } = deskOf({
      published: async (_edition, shingles) => {
        asked.push(shingles);
        return { alike: [{ id: 'A1', title: 'Old', body: inputOf(good).html }], titles: [] };
      },
    });
    expect((await check(inputOf(good)))('duplication_domain').verdict).toBe('fail');
    expect(asked[0]).toContain('the bakery on mill street opens at seven');
    expect(asked[0]?.join()).not.toContain('sources');
  });

  test('takes what could not be asked for an error, which blocks, and tells the log why', async () => {
    const { check, log } = deskOf({
      published: () => Promise.reject(new Error('no store')),
      validator: { validate: () => Promise.reject(new Error('no validator')) },
    });
    const found = await check(inputOf(good));
    for (const name of ['duplication_domain', 'html_valid']) {
      expect(found(name)).toMatchObject({ verdict: 'error', blocking: true });
      expect(JSON.stringify(found(name))).not.toContain('no ');
    }
    expect(log.entries.map(({ level }) => level)).toEqual(['warn', 'warn']);
  });

  test('stops when its signal is aborted', async () => {
    const { check } = deskOf({ signal: AbortSignal.abort(new Error('cancelled')) });
    await expect(check(linksTo('/here'))).rejects.toThrow('cancelled');
  });

  test('checks the alternative text of the picture by itself', () => {
    const { desk } = deskOf();
    expect(desk.checkImage({ image: { alt: '' }, html: '' }, 'strict')).toMatchObject({
      name: 'image_alt',
      verdict: 'fail',
      blocking: true,
    });
  });
});
