import { describe, expect, it } from '@jest/globals';
import { CHECKS } from '../../../../../src/libs/site-audit/checks/catalogue.js';
import { CATEGORIES } from '../../../../../src/libs/site-audit/rules/check.js';
import {
  HOME,
  judge,
  linkOf,
  listed,
  pageOf,
  redirectOf,
  urlOf,
} from '../../../../support/audit/audit-site.js';

/** From answers to content. */
const OF_PAGES = CHECKS.filter(({ category }) => CATEGORIES.indexOf(category) < CATEGORIES.indexOf('links'));

const PAGES = ['', 'apples', 'pears', 'plums'].map((path) => `${HOME}${path}`);

/** Four good pages that link to each other, a file, a picture that is used, and a link to another site. */
const soundSite = [
  ...PAGES.map((url) =>
    pageOf(url, {
      page: {
        links: [...PAGES, 'https://other.example/'].map((to) => linkOf(to)),
        resources: [{ kind: 'image', url: `${HOME}pear.png`, line: 9 }],
      },
    }),
  ),
  urlOf(`${HOME}pear.png`, {
    foundVia: 'resource',
    answer: { contentType: 'image/png', sniffed: 'image', contentEncoding: '' },
  }),
  urlOf('https://other.example/'),
];

describe('the catalogue of checks', () => {
  it('has each check once, category by category', () => {
    expect(new Set(CHECKS.map(({ id }) => id)).size).toBe(123);
    const categories = CHECKS.map(({ category }) => category);
    expect(categories.filter((category, at) => category !== categories[at - 1])).toEqual(CATEGORIES);
  });
});

/** Who publishes what checks rest on. */
const PUBLISHERS = [
  'https://developers.google.com/search/docs/',
  'https://encoding.spec.whatwg.org/',
  'https://html.spec.whatwg.org/multipage/',
  'https://ogp.me/',
  'https://url.spec.whatwg.org/',
  'https://web.dev/',
  'https://www.rfc-editor.org/rfc/rfc',
  'https://www.sitemaps.org/',
  'https://www.w3.org/',
];

describe('the source of a check', () => {
  it.each(CHECKS.map(({ id, source }) => [id, source] as const))(
    'is a standard or a vendor’s page: %s',
    (_id, source) => {
      expect(PUBLISHERS.filter((publisher) => source.url.startsWith(publisher))).toHaveLength(1);
      expect(new URL(source.url).href).toBe(source.url);
      expect(source.title).toMatch(/^[A-Z].{10,}|^web\.dev: .+/);
    },
  );

  it('has one title for one address', () => {
    const titles = new Map(CHECKS.map(({ source }) => [source.url, source.title]));
    expect(new Set(titles.values()).size).toBe(titles.size);
    expect(CHECKS.every(({ source }) => titles.get(source.url) === source.title)).toBe(true);
  });
});

describe('The checks of answers, redirects, indexing, sitemaps, metadata and content', () => {
  it('are 76, each with a unique id', () => {
    expect(OF_PAGES).toHaveLength(76);
    expect(new Set(OF_PAGES.map(({ id }) => id)).size).toBe(76);
  });

  it('have as many errors, warnings and notices as the catalogue says', () => {
    const count = (severity: string) => OF_PAGES.filter((check) => check.severity === severity).length;

    expect([count('error'), count('warning'), count('notice')]).toEqual([23, 38, 15]);
  });

  it.each(OF_PAGES.map((check) => [check.id, check] as const))(
    '%s has a rule, a harm and a remedy',
    (_id, check) => {
      for (const sentence of [check.rule, check.why, check.fix]) {
        expect(sentence).toMatch(/^(?:[A-Z/]|robots\.txt).*\.$/);
        expect(sentence.length).toBeLessThan(300);
      }
      expect(check.id).toMatch(/^[a-z0-9_]+$/);
      if (check.threshold) expect(Number.isFinite(check.threshold.value)).toBe(true);
    },
  );

  it.each(OF_PAGES.map((check) => [check.id, check] as const))(
    '%s finds nothing on a sound site',
    (_id, check) => {
      expect(judge(check, soundSite, {}, listed(...PAGES))).toEqual([]);
    },
  );

  it.each(OF_PAGES.map((check) => [check.id, check] as const))(
    '%s survives URLs that are all faulty, with small evidence in JSON',
    (_id, check) => {
      const junk = 'x'.repeat(100_000);
      const urls = [
        pageOf(HOME, {
          page: {
            head: {
              lang: junk,
              titles: [{ text: junk, line: 1 }],
              descriptions: [{ text: junk, line: 2 }],
              robots: [{ name: 'robots', content: `noindex,${junk},index`, line: 3 }],
              canonicals: [
                { href: junk, url: null, absolute: false, inHead: true, line: 4 },
                { href: junk, url: `${HOME}${junk}`, absolute: false, inHead: false, line: 5 },
              ],
              refresh: { seconds: 0, url: `${HOME}loop`, line: 6 },
            },
            headings: Array.from({ length: 500 }, (_, at) => ({
              level: at % 2 ? 6 : 1,
              text: junk,
              line: at,
            })),
            links: [linkOf(`${HOME}loop`), linkOf(`${HOME}none`)],
          },
          answer: {
            contentType: junk,
            contentEncoding: '',
            xRobotsTag: [`${junk}: noindex`, `all, ${junk}`],
          },
        }),
        redirectOf(`${HOME}loop`, HOME),
        redirectOf(`${HOME}none`, null),
        urlOf(`${HOME}silent`, { answer: { status: null, failure: 'reset', attempts: 3 } }),
        urlOf(`${HOME}odd`, { answer: { status: 999 } }),
      ];

      for (const { findings } of judge(check, urls)) {
        expect(JSON.stringify(findings).length).toBeLessThan(30_000);
        for (const { observed } of findings) {
          expect(observed).not.toBe('');
          expect(observed.length).toBeLessThan(300);
        }
      }
    },
  );
});
