import { describe, expect, it } from '@jest/globals';
import type { BriefSettings } from '../../../../src/domain/brief/settings.js';
import { gatherSources, SITE, type GatherTestOptions } from '../../../support/writing/gather-sources.js';
import { harbourPage } from '../../../support/writing/harbour-page.js';

const german = `<!doctype html><html lang="de"><title>Alte Lampen</title><main><h1>Alte Lampen</h1><p>${Array.from({ length: 12 }, (_, n) => `Im Jahr ${1800 + n} wurde der Leuchtturm von den Bürgern der Stadt mit neuen Lampen und einer neuen Treppe versehen.`).join(' ')}</p></main></html>`;
const pages: GatherTestOptions['pages'] = {
  [`${SITE}/`]: harbourPage('quay', ['/lighthouse', '/toll', '/lampen', '/gone', ...many()]),
  [`${SITE}/lighthouse`]: harbourPage('lighthouse'),
  [`${SITE}/toll`]: harbourPage('toll'),
  [`${SITE}/lampen`]: german,
};

function many(): string[] {
  return Array.from({ length: 60 }, (_, n) => `/lighthouse/part-${n}.html`);
}

const linksOf = async (settings: BriefSettings, options: GatherTestOptions = {}) => {
  const { links, warnings } = await gatherSources({ pages, settings, ...options }).gathered;
  return { links, warnings };
};

describe('the pages that an article may link to', () => {
  it('are by default the edition’s pages that were read, except its first one', async () => {
    const { links } = await linksOf({ max_sources: 1 });
    expect(links).toEqual([
      { url: `${SITE}/lighthouse`, own: true, known: 'source', anchor: null, names: ['lighthouse'] },
      { url: `${SITE}/toll`, own: true, known: 'read', anchor: null, names: ['toll'] },
    ]);
  });

  it('include, where a brief asks for links, pages that the site names and that are not known to be anything else', async () => {
    const { links } = await linksOf({ internal_links: { max: 5 } });
    const named = links.filter(({ known }) => known === 'named');
    expect(named.length).toBeGreaterThan(20);
    expect(named[0]).toMatchObject({
      names: [expect.stringMatching(/lighthouse part \d+ html/), expect.stringMatching(/^part \d+$/)],
    });
    const urls = links.map(({ url }) => url);
    for (const path of ['/lampen', '/gone', '/']) expect(urls).not.toContain(SITE + path);
    expect(new Set(urls).size).toBe(urls.length);
  });

  it('begin with those that the brief names, with its own words or what is known of them', async () => {
    const { links } = await linksOf({
      internal_links: {
        urls: [
          { url: `${SITE}/toll#dues`, anchor: 'harbour dues' },
          { url: `${SITE}/lighthouse` },
          { url: `${SITE}/shop/brass-lamps.html` },
        ],
      },
    });
    expect(links.slice(0, 3)).toEqual([
      { url: `${SITE}/toll#dues`, own: true, known: 'brief', anchor: 'harbour dues', names: ['toll'] },
      { url: `${SITE}/lighthouse`, own: true, known: 'brief', anchor: null, names: ['lighthouse'] },
      {
        url: `${SITE}/shop/brass-lamps.html`,
        own: true,
        known: 'brief',
        anchor: null,
        names: ['brass lamps'],
      },
    ]);
    expect(links.slice(3).map(({ url }) => url)).not.toContain(`${SITE}/toll`);
  });

  it('are no pages of other sites, and a brief that names such gets a warning', async () => {
    const urls = [{ url: 'https://pages.example/bob/post' }, { url: 'https://pages.example/alice/post' }];
    const settings: BriefSettings = { notes: 'The keeper.', internal_links: { urls } };
    const { links, warnings } = await linksOf(settings, { webAddress: 'https://pages.example/alice/' });
    expect(links.map(({ url }) => url)).toEqual(['https://pages.example/alice/post']);
    expect(warnings).toEqual([
      {
        code: 'internal_link_left_out',
        message:
          'Left out of settings.internal_links, for they are no pages of the edition’s site: https://pages.example/bob/post',
      },
    ]);
  });

  it('are those that the brief names when the edition has no site, and are not checked', async () => {
    const settings: BriefSettings = {
      notes: 'A keeper.',
      internal_links: { urls: [{ url: 'https://x.example/a' }] },
    };
    const { links, warnings } = await linksOf(settings, { webAddress: null });
    expect(links).toMatchObject([{ url: 'https://x.example/a', own: false, known: 'brief' }]);
    expect(warnings).toEqual([]);
  });

  it('are none when a brief wants none', async () => {
    expect(await linksOf({ internal_links: { max: 0, urls: [{ url: 'https://x.example/a' }] } })).toEqual({
      links: [],
      warnings: [],
    });
  });
});
