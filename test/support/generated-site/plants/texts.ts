import type { SiteBuilder } from '../site-builder.js';
import { namesOf } from '../prose.js';
import { NOINDEX, type Plants } from './plant.js';

const title = (text: string) => `<title>${text}</title>`;
const description = (text: string) => `<meta name="description" content="${text}">`;

/** So many letters that are narrow, or wide, and no space at the end. */
const narrow = (count: number) => 'little '.repeat(40).slice(0, count);
const wide = (count: number) => 'WWMWWM '.repeat(40).slice(0, count);
const JAPANESE = '港の船と潮の話を毎日すこしずつ静かに書いた記録のページを読む人へ贈る';

function titled(site: SiteBuilder, path: string, text: string): string {
  return site.page(`/e/${path}`, { parts: { title: title(text) } });
}

function described(site: SiteBuilder, path: string, text: string): string {
  return site.page(`/e/${path}`, { parts: { description: description(text) } });
}

export const TEXT_PLANTS: Plants = {
  title_missing(site) {
    site.hit('title_missing', site.page('/e/no-title', { parts: { title: '' } }));
    site.hit('title_missing', titled(site, 'blank-title', ' '));
    const hidden = site.page('/e/hidden', { parts: { title: '', robots: NOINDEX }, isListed: false });
    site.hit('noindex_page', hidden);
    site.sound('title_missing', hidden, site.page('/e/with-title'));
  },

  title_duplicate(site) {
    const text = 'The lamps of the northern harbour';
    site.hit('title_duplicate', titled(site, 'same-title-1', text));
    site.hit(
      'title_duplicate',
      titled(site, 'same-title-2', `  ${text.toUpperCase()} `.replace(' OF', '\n OF')),
    );
    site.sound('title_duplicate', site.page('/e/lampen', { language: 'de', parts: { title: title(text) } }));
  },

  title_too_long(site) {
    site.hit('title_too_long', titled(site, 'long-title', narrow(61)));
    site.hit('title_too_long', titled(site, 'wide-title', wide(48)));
    const japanese = { title: title(JAPANESE.slice(0, 31)) };
    site.hit('title_too_long', site.page('/e/nagai', { language: 'ja', parts: japanese }));
    const cyrillic = title('Каталог маяков и причалов северных морей');
    site.sound(
      'title_too_long',
      titled(site, 'sixty-letters', narrow(60)),
      site.page('/e/katalog', { language: 'ru', parts: { title: cyrillic } }),
      site.page('/e/choudo', { language: 'ja', parts: { title: title(JAPANESE.slice(1, 31)) } }),
    );
  },

  title_too_short(site) {
    site.hit('title_too_short', titled(site, 'short-title', 'Boats of the Northern Harbour'));
    site.hit('title_too_short', titled(site, 'slim-title', 'lilli ill till lilli illi tilli'));
    site.hit(
      'title_too_short',
      site.page('/e/mijikai', { language: 'ja', parts: { title: title(JAPANESE.slice(0, 14)) } }),
    );
    site.sound(
      'title_too_short',
      titled(site, 'thirty-letters', 'Boats of the Northern Harbours'),
      site.page('/e/juugo', { language: 'ja', parts: { title: title(JAPANESE.slice(0, 15)) } }),
    );
  },

  title_multiple(site) {
    const [one, two] = [namesOf('en', 9001).title, namesOf('en', 9002).title];
    site.hit('title_multiple', site.page('/e/two-titles', { parts: { title: title(one) + title(two) } }));
    const drawing = '<svg role="img"><title>A boat</title></svg>';
    site.sound('title_multiple', site.page('/e/drawing-title', { more: drawing }));
  },

  description_missing(site) {
    site.hit('description_missing', site.page('/e/no-description', { parts: { description: '' } }));
    site.hit('description_missing', described(site, 'blank-description', ' '));
    site.sound('description_missing', site.page('/e/with-description'));
  },

  description_duplicate(site) {
    const text = 'All about the lamps of the northern harbour, who lights them and who puts them out again.';
    site.hit('description_duplicate', described(site, 'same-words-1', text));
    site.hit('description_duplicate', described(site, 'same-words-2', text.replace('All', 'ALL')));
    const parts = { description: description(text) };
    site.sound('description_duplicate', site.page('/e/worte', { language: 'de', parts }));
  },

  description_too_long(site) {
    site.hit('description_too_long', described(site, 'long-words', narrow(156)));
    site.hit('description_too_long', described(site, 'wide-words', wide(115)));
    site.sound('description_too_long', described(site, 'just-long-words', narrow(155)));
  },

  description_too_short(site) {
    const text = 'Who lights the lamps of the northern harbour, and who puts them out again';
    site.hit('description_too_short', described(site, 'short-words', text.slice(0, 69)));
    site.hit('description_too_short', described(site, 'slim-words', 'lilli ill till '.repeat(6).trim()));
    site.sound('description_too_short', described(site, 'just-short-words', text.slice(0, 70)));
  },

  description_multiple(site) {
    const [one, two] = [namesOf('en', 9003).description, namesOf('en', 9004).description];
    const twice = { description: description(one) + description(two) };
    site.hit('description_multiple', site.page('/e/two-descriptions', { parts: twice }));
    const og = '<meta property="og:description" content="For the cards of others">';
    site.sound('description_multiple', site.page('/e/og-description', { parts: { headEnd: og } }));
  },

  h1_missing(site) {
    site.hit('h1_missing', site.page('/e/no-h1', { parts: { h1: '<h2>The second level</h2>' } }));
    site.hit('h1_missing', site.page('/e/blank-h1', { parts: { h1: '<h1> </h1>' } }));
    const image = `<h1><img src="${site.at('/quay.jpg')}" alt="The quay" width="4" height="3"></h1>`;
    site.sound('h1_missing', site.page('/e/image-h1', { parts: { h1: image } }));
  },

  h1_multiple(site) {
    site.hit('h1_multiple', site.page('/e/two-h1', { more: '<h1>Another first</h1>' }));
    site.sound('h1_multiple', site.page('/e/one-and-a-blank', { more: '<h1></h1>' }));
  },

  heading_skip(site) {
    site.hit('heading_skip', site.page('/e/skips', { more: '<h3>The third level</h3>' }));
    site.hit('heading_skip', site.page('/e/skips-later', { more: '<h2>Two</h2><h4>Four</h4>' }));
    const steps = '<h2>Two</h2><h3>Three</h3><h4>Four</h4><h2>Two again</h2>';
    const before = { bodyStart: '<h3>Before all</h3>' };
    site.sound(
      'heading_skip',
      site.page('/e/steps', { more: steps }),
      site.page('/e/before', { parts: before }),
    );
  },
};
