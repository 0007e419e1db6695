import { describe, expect, it } from '@jest/globals';
import { GalleyError } from '../../../../src/domain/errors.js';
import { countTerms, termsOf } from '../../../../src/libs/text/index.js';
import { harbourPage as page } from '../../../support/writing/harbour-page.js';
import { EDITION, gatherSources as gather, SITE } from '../../../support/writing/gather-sources.js';
import { MemorySitePages } from '../../../support/writing/memory-site-pages.js';
import { itOfMany } from '../../../support/sample.js';

const counted = (text: string) => countTerms(termsOf(text, 'en'));

/** A site of 60 pages, one of them about the lighthouse, whose address and links say nothing of it. */
const links = Array.from({ length: 60 }, (_, n) => `/p/${n}`);
const pages = {
  [`${SITE}/`]: page('quay', links),
  ...Object.fromEntries(
    links.map((link, n) => [`${SITE}${link}`, page(n === 55 ? 'lighthouse' : `berth ${n}`)]),
  ),
};

describe('what is known of the pages of an edition’s site', () => {
  itOfMany('finds a page by its whole text, though nothing else names its subject', async () => {
    const without = await gather({ pages }).gathered.catch((error: unknown) => error);
    expect(without).toMatchObject({ code: 'no_usable_sources' });

    const sitePages = new MemorySitePages();
    await sitePages.put(
      EDITION,
      'en',
      links.map((link, n) => ({
        url: `${SITE}${link}`,
        terms: counted(n === 55 ? 'The lighthouse is kept by the lighthouse office.' : `berth ${n}`),
      })),
    );
    const { fetcher, gathered } = gather({ pages, sitePages });
    expect((await gathered).sources.map(({ finalUrl }) => finalUrl)).toEqual([`${SITE}/p/55`]);
    expect(fetcher.asked.indexOf(`${SITE}/p/55`)).toBeLessThan(5);
  });

  itOfMany('chooses no page where the brief asks for what is new, and asks for none twice', async () => {
    const sitePages = new MemorySitePages();
    const terms = counted('The lighthouse is kept by the lighthouse office.');
    await sitePages.put(
      EDITION,
      'en',
      links.map((link) => ({ url: `${SITE}${link}`, terms: link === '/p/55' ? terms : counted('A berth.') })),
    );
    const fresh = gather({ pages, sitePages, settings: { freshness: 'week', notes: 'The lamp is lit.' } });
    await fresh.gathered;
    expect(fresh.fetcher.asked).not.toContain(`${SITE}/p/55`);
    const any = gather({ pages, sitePages });
    await any.gathered;
    expect(new Set(any.fetcher.asked).size).toBe(any.fetcher.asked.length);
  });

  it('weighs the words of a brief by all of them, also by those that are not read', async () => {
    const sitePages = new MemorySitePages();
    const common = Array.from({ length: 200 }, (_, n) => ({
      url: `${SITE}/old/${n}`,
      terms: counted('A harbour office.'),
    }));
    await sitePages.put(EDITION, 'en', common);
    const { subject } = await gather({
      pages: { [`${SITE}/`]: page('lighthouse') },
      input: 'The lighthouse of a harbour office',
      sitePages,
    }).gathered;
    expect(subject.terms.map(({ word, required }) => [word, required])).toEqual([
      ['lighthouse', true],
      ['harbour', false],
      ['office', false],
    ]);
  });

  it('learns what was read, and forgets pages that are gone and those of a former web address', async () => {
    const sitePages = new MemorySitePages();
    const terms = counted('The lighthouse');
    await sitePages.put(EDITION, 'en', [
      { url: `${SITE}/gone`, terms },
      { url: 'https://former.example/lighthouse', terms },
    ]);
    const { fetcher, gathered } = gather({
      pages: { [`${SITE}/`]: page('lighthouse', ['/toll']), [`${SITE}/toll`]: page('toll') },
      sitePages,
    });
    await gathered;
    expect(fetcher.asked).not.toContain('https://former.example/lighthouse');
    expect(sitePages.urls.sort()).toEqual([`${SITE}/`, `${SITE}/toll`]);
  });

  it('is done without where the store gives no answer in time, and by no other error', async () => {
    const opened = { [`${SITE}/`]: page('lighthouse') };
    const failing = (error: Error) => {
      const sitePages = new MemorySitePages();
      sitePages.lookUp = () => Promise.reject(error);
      return gather({ pages: opened, sitePages });
    };
    const { gathered, log } = failing(new GalleyError('unavailable', 'The data store could not be read.'));
    expect((await gathered).sources.map(({ finalUrl }) => finalUrl)).toEqual([`${SITE}/`]);
    expect(log.entries.map(({ message }) => message)).toContain('the words of a site could not be looked up');
    await expect(failing(new TypeError('a fault')).gathered).rejects.toThrow('a fault');
  });

  it('is kept for its language alone', async () => {
    const sitePages = new MemorySitePages();
    await gather({ pages: { [`${SITE}/`]: page('lighthouse') }, sitePages }).gathered;
    expect(await sitePages.lookUp(EDITION, 'en', ['lighthous'])).toMatchObject([{ url: `${SITE}/` }]);
    expect(await sitePages.lookUp(EDITION, 'de', ['lighthous'])).toEqual([]);
  });
});

describe('links between pages', () => {
  it('are weighed by all that links call a page, and by what the page is about that has them', async () => {
    const hub = '/chapter-7';
    const children = ['/x1', '/x2', '/x3'];
    const others = Array.from({ length: 50 }, (_, n) => `/p/${n}`);
    const home = page('quay', [...others, hub]).replace('> chapter 7<', '>The lighthouse<');
    const site = {
      [`${SITE}${hub}`]: page('lighthouse', children),
      ...Object.fromEntries(others.map((link, n) => [`${SITE}${link}`, page(`berth ${n}`)])),
      ...Object.fromEntries(children.map((link, n) => [`${SITE}${link}`, page(`lighthouse lamp ${n}`)])),
    };
    const sitemap = [...others, hub, ...children]
      .map((link) => `<url><loc>${SITE}${link}</loc></url>`)
      .join('');
    const { fetcher, gathered } = gather({
      pages: {
        ...site,
        [`${SITE}/`]: home,
        [`${SITE}/sitemap.xml`]: {
          contentType: 'application/xml',
          body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${sitemap}</urlset>`,
        },
      },
    });
    await gathered;
    for (const child of children) expect(fetcher.asked.indexOf(`${SITE}${child}`)).toBeLessThan(15);
    for (const child of children) expect(fetcher.asked).toContain(`${SITE}${child}`);
  });
});
