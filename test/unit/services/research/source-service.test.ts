import { describe, expect, it } from '@jest/globals';
import { loadPageReader } from '../../../../src/libs/page-reading/index.js';
import { FetchBudget, JOB_BUDGET, QueryBudget } from '../../../../src/domain/article/job-budget.js';
import { SourceService } from '../../../../src/services/research/source-service.js';
import { FakePageFetcher } from '../../../support/writing/fake-page-fetcher.js';
import { FakeWebSearch } from '../../../support/writing/fake-web-search.js';
import { harbourPage as page } from '../../../support/writing/harbour-page.js';
import {
  gatherSources as gather,
  SITE,
  type GatherTestOptions as Options,
} from '../../../support/writing/gather-sources.js';
import { MemorySitePages } from '../../../support/writing/memory-site-pages.js';
import { recordingLog } from '../../../support/recording-log.js';
import { itOfMany } from '../../../support/sample.js';

const small: Options['pages'] = {
  [`${SITE}/`]: page('quay', ['/lighthouse', '/toll', '/photo.jpg', 'https://elsewhere.example/lighthouse']),
  [`${SITE}/lighthouse`]: page('lighthouse'),
  [`${SITE}/toll`]: page('toll'),
};

describe('gathering sources', () => {
  it('uses notes first, then the given sources in order, then the edition’s own pages on the subject', async () => {
    const { gathered } = gather({
      pages: { ...small, 'https://given.example/a': page('keeper') },
      settings: {
        notes: 'The keeper lives on the rock.',
        sources: [
          { url: 'https://given.example/a' },
          {
            title: 'A letter',
            text: '# The lamp\n\nThe lamp is lit at dusk.\n\n- It burns oil.\n- It needs care.',
          },
        ],
      },
    });
    const { sources } = await gathered;
    expect(sources.map(({ id, kind, rights }) => [id, kind, rights])).toEqual([
      ['S0', 'note', 'given'],
      ['S1', 'given_url', 'given'],
      ['S2', 'given_text', 'given'],
      ['S3', 'domain_page', 'own'],
    ]);
    expect(sources[3]?.finalUrl).toBe(`${SITE}/lighthouse`);
    expect(sources[2]?.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'The lamp' },
      { kind: 'paragraph', text: 'The lamp is lit at dusk.' },
      { kind: 'item', text: 'It burns oil.' },
      { kind: 'item', text: 'It needs care.' },
    ]);
    for (const source of sources)
      expect(source.text).toBe(source.blocks.map((block) => block.text).join('\n\n'));
  });

  it('reads only what was given when the brief says so', async () => {
    const { fetcher, gathered } = gather({
      pages: small,
      settings: { source_policy: 'only_given', sources: [{ url: `${SITE}/toll` }] },
    });
    expect((await gathered).sources).toMatchObject([{ kind: 'given_url', rights: 'own' }]);
    expect(fetcher.asked).toEqual([`${SITE}/toll`]);
  });

  it('stays on the site, on pages, and within the hosts that the brief allows', async () => {
    const { fetcher, gathered } = gather({ pages: small });
    await gathered;
    expect(fetcher.asked).not.toContain('https://elsewhere.example/lighthouse');
    expect(fetcher.asked).not.toContain(`${SITE}/photo.jpg`);
  });

  it.each([
    ['https://bücher.example/a', 'Bücher.EXAMPLE'],
    ['https://bücher.example/a', 'xn--bcher-kva.example'],
    ['https://given.example./a', 'given.example'],
    ['https://given.example/a', 'given.example.'],
    ['https://sub.given.example/a', 'GIVEN.example'],
  ])('recognises the host of %s by the domain %s', async (url, domain) => {
    const { href } = new URL(url);
    const pages = { [href]: page('keeper') };
    const notes = 'The keeper lives on the rock.';
    const settings = { sources: [{ url: href }], source_policy: 'only_given' as const, notes };
    const included = gather({ pages, settings: { ...settings, domains: { include: [domain] } } });
    expect((await included.gathered).sources.map(({ id }) => id)).toEqual(['S0', 'S1']);
    const excluded = gather({ pages, settings: { ...settings, domains: { exclude: [domain] } } });
    expect((await excluded.gathered).sources.map(({ id }) => id)).toEqual(['S0']);
    expect(excluded.fetcher.asked).toEqual([]);
  });

  it('fetches nothing from a host that the brief excludes, given or its own', async () => {
    const domains = { exclude: ['Harbour.example'] };
    const excluded = gather({ pages: small, settings: { domains, notes: 'The keeper lives on the rock.' } });
    expect((await excluded.gathered).sources.map(({ id }) => id)).toEqual(['S0']);
    const given = gather({
      pages: { ...small, 'https://given.example/a': page('keeper'), 'https://other.example/a': page('gull') },
      settings: {
        domains: { include: ['harbour.example', 'other.example'] },
        sources: [{ url: 'https://given.example/a' }, { url: 'https://other.example/a' }],
      },
    });
    const { sources, warnings } = await given.gathered;
    expect(sources[0]?.finalUrl).toBe('https://other.example/a');
    expect(sources.map(({ finalUrl }) => finalUrl)).toEqual([
      'https://other.example/a',
      `${SITE}/lighthouse`,
    ]);
    expect(warnings).toEqual([
      { code: 'source_unreadable', message: expect.stringContaining('domains leave its host out') },
    ]);
    expect([...excluded.fetcher.asked, ...given.fetcher.asked]).not.toContain('https://given.example/a');
    expect(excluded.fetcher.asked).toEqual([]);
  });

  it('treats another site’s page as such although an address of the edition led there', async () => {
    const { gathered } = gather({
      pages: {
        ...small,
        [`${SITE}/toll`]: { redirect: 'https://elsewhere.example/toll' },
        'https://elsewhere.example/toll': page('toll', ['/lighthouse-tales']),
        'https://elsewhere.example/lighthouse-tales': page('tale'),
        [`${SITE}/given`]: { redirect: 'https://elsewhere.example/given' },
        'https://elsewhere.example/given': page('keeper'),
      },
      settings: { sources: [{ url: `${SITE}/given` }] },
    });
    const { sources, dropped } = await gathered;
    expect(sources.map(({ finalUrl, rights }) => [finalUrl, rights])).toEqual([
      ['https://elsewhere.example/given', 'given'],
      [`${SITE}/lighthouse`, 'own'],
    ]);
    expect(dropped).toContainEqual({
      url: 'https://elsewhere.example/toll',
      title: 'toll',
      reason: 'its address led to another site',
      code: 'off_site',
    });
  });

  it('follows the edition’s web address to where the site is', async () => {
    const lives = 'https://www.harbour.example';
    const { fetcher, gathered } = gather({
      webAddress: 'http://harbour.example',
      pages: {
        'http://harbour.example/': { redirect: `${lives}/en/` },
        [`${lives}/en/`]: page('quay', ['/en/lighthouse', '/en/index.html', '/de/leuchtturm']),
        [`${lives}/en/lighthouse`]: page('lighthouse'),
        [`${lives}/de/leuchtturm`]: page('leuchtturm'),
      },
    });
    expect((await gathered).sources.map(({ finalUrl }) => finalUrl)).toEqual([`${lives}/en/lighthouse`]);
    expect(fetcher.asked).not.toContain(`${lives}/de/leuchtturm`);
    expect(fetcher.asked).not.toContain(`${lives}/en/index.html`);
  });

  it('uses a source that is given twice once', async () => {
    const { gathered } = gather({
      webAddress: null,
      pages: { 'https://given.example/a': page('keeper'), 'https://given.example/b': { redirect: '/a' } },
      settings: { sources: [{ url: 'https://given.example/a' }, { url: 'https://given.example/b' }] },
    });
    const { sources, dropped } = await gathered;
    expect(sources).toHaveLength(1);
    expect(dropped).toMatchObject([{ reason: 'it was given twice' }]);
  });

  it('leaves out pages in another language, which would not be translated', async () => {
    const german = `<!doctype html><html lang="de"><title>Leuchtturm</title><main><h1>Leuchtturm</h1><p>${'Der Leuchtturm steht auf dem Felsen vor dem Hafen und wird jeden Abend von seinem Wärter angezündet, bevor die Schiffe heimkehren. '.repeat(1)}${Array.from({ length: 9 }, (_, n) => `Im Jahr ${1800 + n} wurde er von den Bürgern der Stadt mit neuen Lampen und einer neuen Treppe versehen.`).join(' ')}</p></main></html>`;
    const both = gather({ pages: { ...small, [`${SITE}/toll`]: german } });
    const { sources, dropped } = await both.gathered;
    expect(sources.map(({ language }) => language)).not.toContain('de');
    expect(dropped).toContainEqual(expect.objectContaining({ reason: 'it is in another language (de)' }));
    const only = gather({ pages: { [`${SITE}/`]: german } });
    await expect(only.gathered).rejects.toMatchObject({
      code: 'no_usable_sources',
      message: expect.stringContaining('another language (de)'),
    });
  });

  it('recognises pages in Norwegian by all tags of Norwegian', async () => {
    const norwegian = `<!doctype html><html lang="no"><title>Fyret</title><main><h1>Fyret</h1><p>${Array.from({ length: 9 }, (_, n) => `I ${1800 + n} ble fyret utenfor havnen bygget om av byens borgere, og det fikk nye lamper og en ny trapp som ikke var like bratt.`).join(' ')}</p></main></html>`;
    for (const language of ['nb', 'nn-NO', 'no']) {
      const { gathered } = gather({ pages: { [`${SITE}/`]: norwegian }, language, input: 'Fyret' });
      expect((await gathered).sources).toMatchObject([{ language: 'no' }]);
    }
  });

  it('keeps the licence that a page declares', async () => {
    const licence = 'https://creativecommons.org/licenses/by-sa/4.0/';
    const text = Array.from(
      { length: 12 },
      (_, n) => `In 18${10 + n} the lamp of the harbour was trimmed anew.`,
    ).join(' ');
    const page = `<!doctype html><html lang="en"><title>Lamp</title><link rel="license" href="${licence}"><main><h1>Lamp</h1><p>${text}</p></main></html>`;
    const { sources } = await gather({
      pages: { [`${SITE}/`]: page },
      settings: { sources: [{ url: `${SITE}/` }] },
    }).gathered;
    expect(sources).toMatchObject([{ licence }]);
  });

  it('cuts an overlong heading, and reads endless blank lines', async () => {
    const text = `# ${'😀'.repeat(400)}\n\nThe lamp is lit at dusk.\n \t- It burns oil.`;
    const settings = { sources: [{ title: 'A letter', text }] };
    const { sources } = await gather({ settings, webAddress: null }).gathered;
    expect(sources[0]?.blocks).toEqual([
      { kind: 'heading', level: 1, text: '😀'.repeat(300) },
      { kind: 'paragraph', aside: true, text: '😀'.repeat(100) },
      { kind: 'paragraph', text: 'The lamp is lit at dusk.' },
      { kind: 'item', text: 'It burns oil.' },
    ]);
  });

  it('uses no more fetches than the job has left, and says when none was', async () => {
    const fetches = new FetchBudget(JOB_BUDGET.fetches - 2);
    const pages = { ...small, [`${SITE}/`]: page('lighthouse', ['/toll']) };
    const { fetcher, gathered } = gather({ pages, fetches });
    await gathered;
    expect(fetcher.asked).toHaveLength(2);
    expect(fetches.left).toBe(0);

    const urls = [{ url: `${SITE}/toll` }, { url: `${SITE}/lighthouse` }];
    const again = gather({ pages: small, fetches, settings: { sources: urls } });
    await expect(again.gathered).rejects.toMatchObject({ code: 'budget_exceeded' });
    expect(again.fetcher.asked).toEqual([]);

    const notes = gather({
      pages: small,
      fetches,
      settings: { notes: 'The keeper lives on the rock.', sources: urls },
    });
    const { sources, dropped, warnings } = await notes.gathered;
    expect(sources).toHaveLength(1);
    // A given source that was not read is reported.
    expect(warnings.map(({ code }) => code)).toEqual(['source_unreadable', 'source_unreadable']);
    expect(dropped.map(({ url }) => url)).toEqual(urls.map(({ url }) => url));
  });

  it('stops when the job is cancelled', async () => {
    const fetcher = new FakePageFetcher(small);
    const service = new SourceService({
      fetcher,
      reader: await loadPageReader(),
      search: new FakeWebSearch([], 'none'),
      sitePages: new MemorySitePages(),
      priorReports: { pages: async () => [] },
      log: recordingLog(),
    });
    const cancel = new AbortController();
    const gathered = service.gather(
      {
        settings: {},
        input: 'lighthouse',
        language: 'en',
        editionName: 'Harbour',
        houseStyle: null,
        seed: 1,
      },
      { id: 'an edition', webAddress: `${SITE}/` },
      {
        fetches: new FetchBudget(0),
        queries: new QueryBudget(0),
        signal: cancel.signal,
        advance: async () => cancel.abort(new Error('cancelled')),
        warn: () => undefined,
      },
    );
    await expect(gathered).rejects.toThrow('cancelled');
    expect(fetcher.asked).toEqual([`${SITE}/`]);
  });

  it('finds pages by sitemaps too', async () => {
    const { gathered } = gather({
      pages: {
        [`${SITE}/`]: page('quay'),
        [`${SITE}/deep/lighthouse`]: page('lighthouse'),
        [`${SITE}/maps.xml`]: {
          contentType: 'application/xml',
          body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${SITE}/deep/lighthouse</loc></url></urlset>`,
        },
      },
      robots: { [SITE]: { sitemaps: [`${SITE}/maps.xml`] } },
    });
    expect((await gathered).sources[0]?.finalUrl).toBe(`${SITE}/deep/lighthouse`);
  });

  it('requests no sitemaps or feeds of other sites: neither one that the site led to nor one that the brief excludes', async () => {
    const map = {
      contentType: 'application/xml',
      body: `<urlset><url><loc>${SITE}/lighthouse</loc></url></urlset>`,
    };
    const index = (url: string) => ({
      contentType: 'application/xml',
      body: `<sitemapindex><sitemap><loc>${url}</loc></sitemap></sitemapindex>`,
    });
    const led = gather({
      pages: {
        [`${SITE}/`]: { redirect: 'https://elsewhere.example/' },
        'https://elsewhere.example/': page(
          'tale',
          [],
          '<link rel="alternate" type="application/rss+xml" href="/feed">',
        ),
        'https://elsewhere.example/sitemap.xml': map,
        'https://elsewhere.example/feed': {
          contentType: 'application/rss+xml',
          body: '<rss version="2.0"/>',
        },
        [`${SITE}/sitemap.xml`]: map,
        [`${SITE}/lighthouse`]: page('lighthouse'),
      },
    });
    expect((await led.gathered).sources.map(({ finalUrl }) => finalUrl)).toEqual([`${SITE}/lighthouse`]);
    expect(led.fetcher.asked.filter((url) => url.startsWith('https://elsewhere.example'))).toEqual([]);

    const left = gather({
      pages: {
        ...small,
        'https://maps.example/named.xml': map,
        'https://maps.example/nested.xml': map,
        [`${SITE}/index.xml`]: index('https://maps.example/nested.xml'),
      },
      robots: { [SITE]: { sitemaps: ['https://maps.example/named.xml', `${SITE}/index.xml`] } },
      settings: { domains: { exclude: ['maps.example'] } },
    });
    await left.gathered;
    expect(left.fetcher.asked).toContain(`${SITE}/index.xml`);
    expect(left.fetcher.asked.filter((url) => url.includes('maps.example'))).toEqual([]);
  });

  itOfMany('spends its fetches on the best fitting links, and never more than forty', async () => {
    const links = Array.from({ length: 90 }, (_, n) => (n === 77 ? '/the-lighthouse-keeper' : `/page-${n}`));
    const { fetcher, fractions, gathered } = gather({
      pages: {
        [`${SITE}/`]: page('quay', links),
        ...Object.fromEntries(links.map((link, n) => [`${SITE}${link}`, page(`subject${n}`)])),
        [`${SITE}/the-lighthouse-keeper`]: page('lighthouse'),
      },
    });
    await gathered;
    expect(fetcher.asked.length).toBeLessThanOrEqual(40);
    expect(fetcher.asked.indexOf(`${SITE}/the-lighthouse-keeper`)).toBeLessThan(5);
    expect(fetcher.peak).toBeLessThanOrEqual(4);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
  });

  it('keeps no more sources than requested, and says what it left out and why', async () => {
    const { gathered } = gather({
      pages: {
        ...small,
        [`${SITE}/`]: page('quay', ['/lighthouse', '/lamps', '/toll', '/copy', '/short', '/gone']),
        [`${SITE}/lamps`]: page('lighthouse lamp'),
        [`${SITE}/copy`]: page('lighthouse'),
        [`${SITE}/short`]: '<title>Short</title><main><p>The lighthouse is white.</p></main>',
      },
      settings: { max_sources: 1 },
    });
    const { sources, dropped } = await gathered;
    expect(sources.map((source) => source.finalUrl)).toEqual([`${SITE}/lighthouse`]);
    const reasons = Object.fromEntries(dropped.map(({ url, reason }) => [url, reason]));
    expect(reasons[`${SITE}/copy`]).toBe('another source says the same');
    expect(reasons[`${SITE}/short`]).toMatch(/fewer than 80 words/);
    expect(reasons[`${SITE}/gone`]).toBeDefined();
    expect(reasons[`${SITE}/lamps`]).toBe('others fit the brief better');
    expect(reasons[`${SITE}/toll`]).toBe('it says too little about what the brief asks');
  });

  it('continues without a given address that can’t be read, and reports it', async () => {
    const { gathered } = gather({
      pages: { ...small, 'https://given.example/slow': { fails: 'fetch_timeout' } },
      settings: { sources: [{ url: 'https://given.example/slow' }] },
    });
    const { sources, warnings } = await gathered;
    expect(sources.length).toBeGreaterThan(0);
    expect(warnings).toMatchObject([{ code: 'source_unreadable' }]);
    expect(warnings[0]?.message).toContain('https://given.example/slow');
  });

  it.each<[string, Options, string, boolean]>([
    ['there is nothing to look at', { webAddress: null }, 'sources_required', false],
    [
      'nothing that was looked at has text',
      { pages: { [`${SITE}/`]: '<title>Empty</title><main></main>' } },
      'no_usable_sources',
      false,
    ],
    [
      'the site is away for now',
      { pages: { [`${SITE}/`]: { fails: 'fetch_timeout' } } },
      'fetch_timeout',
      true,
    ],
    [
      'all that was read is too short, and says so',
      { pages: { [`${SITE}/`]: '<title>Short</title><main><p>The lighthouse is white.</p></main>' } },
      'no_usable_sources',
      false,
    ],
    [
      'forty pages of its site were read and are too short: that is no matter of its fetches',
      {
        pages: {
          [`${SITE}/`]: `<title>Start</title><main>${Array.from({ length: 60 }, (_, n) => `<p><a href="/p${n}">The lighthouse keeper, part ${n}</a></p>`).join('')}</main>`,
          ...Object.fromEntries(
            Array.from({ length: 60 }, (_, n) => [
              `${SITE}/p${n}`,
              '<title>Short</title><p>It is white.</p>',
            ]),
          ),
        },
      },
      'no_usable_sources',
      false,
    ],
    [
      'a given page is gone and the site is away for now: the site may come back',
      {
        pages: { [`${SITE}/`]: { fails: 'fetch_timeout' }, 'https://given.example/': '' },
        settings: { sources: [{ url: 'https://given.example/gone' }] },
      },
      'fetch_timeout',
      true,
    ],
    [
      'a given page is away for now, and there is no fetch left to ask it with again',
      {
        pages: { 'https://given.example/slow': { fails: 'fetch_timeout' }, 'https://given.example/': '' },
        settings: { sources: [{ url: 'https://given.example/slow' }, { url: 'https://given.example/gone' }] },
        fetches: new FetchBudget(JOB_BUDGET.fetches - 2),
      },
      'no_usable_sources',
      false,
    ],
    ['the web address is none', { webAddress: 'harbour' }, 'sources_required', false],
    ['the address guard refuses the site', { webAddress: 'http://127.0.0.1/' }, 'source_blocked', false],
  ])('fails when %s', async (_when, options, code, retryable) => {
    await expect(gather(options).gathered).rejects.toMatchObject({ name: 'StageFailure', code, retryable });
  });

  it('gives the same sources for the same site, in whatever order the answers arrive', async () => {
    const ids = async () =>
      (await gather({ pages: small }).gathered).sources.map((source) => source.finalUrl);
    expect(await ids()).toEqual(await ids());
  });
});
