import type { PageOptions, SiteBuilder } from '../site-builder.js';
import { ERROR_PAGE, HTML, NOINDEX, type Plants } from './plant.js';
import { file } from '../site-builder.js';

type Set = Readonly<Record<string, string>>;

/** A page with a set of alternatives in its head. */
function page(site: SiteBuilder, path: string, set: Set, options: PageOptions = {}): string {
  const headEnd = Object.entries(set)
    .map(([code, url]) => `<link rel="alternate" hreflang="${code}" href="${url}">`)
    .join('\n');
  return site.page(path, { ...options, parts: { ...options.parts, headEnd } });
}

export const LANGUAGE_PLANTS: Plants = {
  hreflang_invalid_code(site) {
    for (const code of ['en-UK', 'eng', 'en-EU']) {
      const path = `/h/code-${code.toLowerCase()}`;
      const url = page(site, path, { [code]: site.at(path) });
      site.hit('hreflang_invalid_code', url);
      // Of three letters it is no English any more.
      if (code === 'eng') site.hit('hreflang_lang_mismatch', url);
    }
    const own = site.at('/h/code-en-gb');
    site.sound(
      'hreflang_invalid_code',
      page(site, '/h/code-en-gb', { 'en-GB': own, 'en-Latn-US': own, 'x-default': own }),
    );
  },

  hreflang_missing_self(site) {
    const [en, de] = [site.at('/h/self-en'), site.at('/h/self-de')];
    site.hit('hreflang_missing_self', page(site, en, { de }));
    site.sound('hreflang_missing_self', page(site, de, { de, en, 'x-default': en }, { language: 'de' }));
  },

  hreflang_missing_return(site) {
    const [en, de] = [site.at('/h/return-en'), site.at('/h/return-de')];
    site.hit('hreflang_missing_return', page(site, en, { en, de, 'x-default': en }));
    // Its own self reference is no return link.
    site.sound('hreflang_missing_return', page(site, de, { de, 'x-default': de }, { language: 'de' }));
    const listed = [site.at('/h/listed-en'), site.at('/h/listed-fr')] as const;
    const set = [
      { code: 'en', url: listed[0] },
      { code: 'fr', url: listed[1] },
      { code: 'x-default', url: listed[0] },
    ];
    site.sound(
      'hreflang_missing_return',
      site.page(listed[0], { hreflangs: set }),
      site.page(listed[1], { language: 'fr', hreflangs: set }),
    );
    const [asked, silent] = [site.at('/h/header-en'), site.at('/h/header-es')];
    const link = [`<${asked}>; rel="alternate"; hreflang="en", <${silent}>; rel="alternate"; hreflang="es"`];
    const more = [`<${asked}>; rel="alternate"; hreflang="x-default"`];
    site.hit('hreflang_missing_return', site.page(asked, { headers: { link: [...link, ...more] } }));
    site.sound('hreflang_missing_return', site.page(silent, { language: 'es' }));
  },

  hreflang_missing_x_default(site) {
    const [en, de] = [site.at('/h/default-en'), site.at('/h/default-de')];
    for (const [url, language] of [
      [en, 'en'],
      [de, 'de'],
    ] as const)
      site.hit('hreflang_missing_x_default', page(site, url, { en, de }, { language }));
    const alone = site.at('/h/alone');
    site.sound('hreflang_missing_x_default', page(site, alone, { en: alone }));
  },

  hreflang_to_bad_target(site) {
    const bad = (name: string, target: string) => {
      const own = site.at(`/h/to-${name}`);
      const url = page(site, own, { en: own, de: target, 'x-default': own });
      site.hit('hreflang_to_bad_target', url);
      return url;
    };
    const missing = site.serve('/h/missing', file(HTML, ERROR_PAGE, { status: 404 }));
    bad('missing', missing);
    site.hit('internal_4xx', missing);
    bad('moved', site.redirect('/h/moved', site.page('/h/moved-to', { language: 'de' })));
    bad('blocked', site.at('/private/deutsch'));
    // These answer, and name no alternative of their own.
    const noindex = site.page('/h/noindex', { language: 'de', parts: { robots: NOINDEX }, isListed: false });
    site.hit('noindex_page', noindex);
    const original = site.page('/h/original', { language: 'de' });
    const canonical = `<link rel="canonical" href="${original}">`;
    const copy = site.page('/h/copy', { language: 'de', parts: { canonical }, isListed: false });
    site.hit('hreflang_missing_return', bad('noindex', noindex));
    site.hit('hreflang_missing_return', bad('copy', copy));
    // What points to it is at fault, not the page itself.
    site.sound('hreflang_to_bad_target', noindex, site.at('/h/alone'));
  },

  hreflang_conflict(site) {
    const [en, de, at] = [site.at('/h/clash-en'), site.at('/h/clash-de'), site.at('/h/clash-at')];
    const back = (own: string) => ({ de: own, en, 'x-default': en });
    const second = `<link rel="alternate" hreflang="de" href="${at}">`;
    site.hit('hreflang_conflict', page(site, en, { en, de, 'x-default': en }, { parts: { og: second } }));
    site.hit('og_incomplete', en);
    page(site, de, back(de), { language: 'de' });
    page(site, at, back(at), { language: 'de' });
    const both = site.at('/h/two-tongues');
    site.hit('hreflang_conflict', page(site, both, { en: both, fr: both, 'x-default': both }));
    const regions = site.at('/h/two-regions');
    site.sound(
      'hreflang_conflict',
      page(site, regions, { en: regions, 'en-GB': regions, 'x-default': regions }),
    );
  },

  hreflang_lang_mismatch(site) {
    const own = site.at('/h/says-german');
    site.hit('hreflang_lang_mismatch', page(site, own, { de: own, 'x-default': own }));
    const british = site.at('/h/says-british');
    site.sound('hreflang_lang_mismatch', page(site, british, { 'en-GB': british, 'x-default': british }));
  },
};
