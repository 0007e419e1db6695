import { anchor } from '../page-markup.js';
import { HOME, type SiteBuilder } from '../site-builder.js';
import { NOINDEX, type Plants } from './plant.js';

const H1 = '<h1>Harbour notes</h1>';

/** A page whose main area has exactly so many words. */
function ofWords(site: SiteBuilder, path: string, count: number): string {
  return site.page(path, { parts: { h1: H1, main: `<p>${site.words(count - 2)}</p>` } });
}

/** A page whose whole body has exactly so many words. */
function ofBodyWords(site: SiteBuilder, path: string, count: number, bodyEnd = ''): string {
  const nav = anchor(HOME, 'Harbour home');
  const main = `<p>${site.words(count - 4)}</p>`;
  const url = site.page(path, { parts: { h1: H1, nav, main, footer: '', bodyEnd } });
  site.hit('thin_content', url);
  return url;
}

/** Puts another word in so many places of a text, far from each other. */
function changed(text: string, places: number): string {
  const words = text.split(' ');
  const step = Math.floor(words.length / (places + 1));
  for (let place = 1; place <= places; place += 1) words[place * step] = `changed${place}`;
  return words.join(' ');
}

const HARD = {
  en:
    'Notwithstanding administrative considerations, the organisational responsibilities of international ' +
    'infrastructure authorities necessitate comprehensive documentation of environmental characteristics, ' +
    'institutional accountability and the interdisciplinary evaluation of alternative technological configurations, ' +
    'particularly where collaborative communication between participating representatives of municipal, regional and ' +
    'intergovernmental organisations remains fundamentally unsatisfactory, notwithstanding continuously ' +
    'deteriorating availability of appropriately experienced personnel',
  de:
    'Unbeschadet verwaltungsrechtlicher Zuständigkeitsvereinbarungen erfordern die organisatorischen ' +
    'Verantwortlichkeiten internationaler Hafeninfrastrukturgesellschaften eine umfassende Dokumentation ' +
    'umweltrelevanter Eigenschaften, institutioneller Rechenschaftspflichten und der interdisziplinären Bewertung ' +
    'alternativer technologischer Konfigurationen, insbesondere soweit die gemeinschaftliche Kommunikation zwischen ' +
    'teilnehmenden Repräsentanten kommunaler, regionaler und zwischenstaatlicher Organisationen grundsätzlich ' +
    'unbefriedigend verbleibt, ungeachtet kontinuierlich abnehmender Verfügbarkeit entsprechend qualifizierter Fachkräfte',
};

function hardText(sentence: string): string {
  return Array.from({ length: 6 }, (_, at) => `<p>${sentence} (${at + 1}).</p>`).join('');
}

export const CONTENT_PLANTS: Plants = {
  thin_content(site) {
    site.hit('thin_content', ofWords(site, '/f/words-199', 199));
    const aside = `<aside><p>${site.words(150)}</p></aside>`;
    const beside = site.page('/f/much-aside', {
      parts: { h1: H1, main: `<p>${site.words(150)}</p>`, bodyEnd: aside },
    });
    site.hit('thin_content', beside);
    const hidden = site.page('/f/thin-hidden', {
      parts: { main: `<p>${site.words(160)}</p>`, robots: NOINDEX },
      isListed: false,
    });
    site.hit('noindex_page', hidden);
    site.sound('thin_content', ofWords(site, '/f/words-200', 200), hidden);
  },

  empty_page(site) {
    site.hit('empty_page', ofBodyWords(site, '/f/empty', 19));
    const app = '<div id="app"></div><script src="https://news.elsewhere.example/app.js"></script>';
    site.hit('empty_page', ofBodyWords(site, '/f/app', 12, app));
    site.sound('empty_page', ofBodyWords(site, '/f/not-empty', 20));
  },

  exact_duplicate(site) {
    const main = site.prose();
    const parts = { h1: H1, main };
    site.hit('exact_duplicate', site.page('/f/twin-1', { parts }));
    site.hit('exact_duplicate', site.page('/f/twin-2', { parts: { ...parts, main: main.toUpperCase() } }));
    const canonical = `<link rel="canonical" href="${site.at('/f/twin-1')}">`;
    const short = { h1: H1, main: `<p>${site.words(47)}</p>` };
    const shortOnes = ['/f/short-twin-1', '/f/short-twin-2'].map((path) => site.page(path, { parts: short }));
    for (const url of shortOnes) site.hit('thin_content', url);
    site.sound(
      'exact_duplicate',
      site.page('/f/twin-3', { parts: { ...parts, canonical }, isListed: false }),
      ...shortOnes,
    );
  },

  near_duplicate(site) {
    const text = site.words(300);
    const page = (path: string, some: string) =>
      site.page(path, { parts: { h1: H1, main: `<p>${some}</p>` } });
    site.hit('near_duplicate', page('/f/near-1', text));
    site.hit('near_duplicate', page('/f/near-2', changed(text, 1)));
    const other = site.words(300);
    site.sound('near_duplicate', page('/f/far-1', other), page('/f/far-2', changed(other, 10)));
  },

  url_variant_duplicate(site) {
    const main = site.prose();
    for (const path of ['/f/variant', '/f/variant/', '/f/variant/index.html']) {
      const canonical = `<link rel="canonical" href="${site.at('/f/variant')}">`;
      const isListed = path === '/f/variant';
      site.hit('url_variant_duplicate', site.page(path, { parts: { h1: H1, main, canonical }, isListed }));
    }
    site.sound('url_variant_duplicate', site.page('/f/other'), site.page('/f/other/'));
  },

  lorem_ipsum(site) {
    site.hit('lorem_ipsum', site.page('/f/lorem', { more: '<p>Lorem ipsum is what stands here.</p>' }));
    const three = '<p>Your text here. Title goes here. This is a sample text.</p>';
    site.hit('lorem_ipsum', site.page('/f/three-phrases', { more: three }));
    const two = '<p>Your text here, and a title goes here.</p>';
    site.sound('lorem_ipsum', site.page('/f/two-phrases', { more: two }));
  },

  readability_hard(site) {
    site.hit('readability_hard', site.page('/f/hard', { parts: { main: hardText(HARD.en) } }));
    const de = { language: 'de', parts: { main: hardText(HARD.de) } } as const;
    site.hit('readability_hard', site.page('/f/schwer', de));
    site.sound('readability_hard', site.page('/f/easy'), site.page('/f/leicht', { language: 'de' }));
  },

  lang_missing(site) {
    site.hit('lang_missing', site.page('/f/no-lang', { parts: { htmlAttributes: '' } }));
    site.hit('lang_missing', site.page('/f/blank-lang', { parts: { htmlAttributes: 'lang=""' } }));
    site.sound('lang_missing', site.page('/f/with-lang'));
  },

  lang_invalid(site) {
    for (const lang of ['en_GB', 'english', 'qqq-x'])
      site.hit(
        'lang_invalid',
        site.page(`/f/lang-${lang.replace('_', '-').toLowerCase()}`, {
          parts: { htmlAttributes: `lang="${lang}"` },
        }),
      );
    for (const lang of ['en-GB', 'EN'])
      site.sound(
        'lang_invalid',
        site.page(`/f/sound-lang-${lang.toLowerCase()}`, {
          parts: { htmlAttributes: `lang="${lang}"` },
        }),
      );
  },

  lang_content_mismatch(site) {
    const parts = { htmlAttributes: 'lang="en"' };
    site.hit('lang_content_mismatch', site.page('/f/german-text', { language: 'de', parts }));
    site.hit('lang_content_mismatch', site.page('/f/french-text', { language: 'fr', parts }));
    const austrian = { htmlAttributes: 'lang="de-AT"' };
    site.sound('lang_content_mismatch', site.page('/f/austrian', { language: 'de', parts: austrian }));
  },
};
