import { describe, expect, it } from '@jest/globals';
import { readRobots } from '../../src/libs/guarded-fetch/robots/robots.js';
import { ReadabilityPageReader } from '../../src/libs/page-reading/article/page-reader.js';
import { readPastedText } from '../../src/libs/page-reading/index.js';
import { likenessOf } from '../../src/libs/extractive-writer/assign.js';
import {
  countTerms,
  partsOf,
  segmentSentences,
  subjectOf,
  termsOf,
  shinglePrintsOf,
  countWords,
} from '../../src/libs/text/index.js';
import { expectLinear } from '../support/expect-linear.js';
import { inHead, scanPage } from '../support/audit/scan-page.js';
import { hostileFiles, hostilePages, hostilePastes, hostileTexts } from '../support/writing/hostile-texts.js';
import { casesOf, itOfMany } from '../support/sample.js';

/** Of the larger text; the smaller has a quarter. What takes the square of it takes an eighth of a second, and most else some ms. */
const LETTERS = 12_000;

const reader = new ReadabilityPageReader();
const pageOf = (body: string, contentType = 'text/html') => ({
  url: 'https://h.example/',
  finalUrl: 'https://h.example/',
  status: 200,
  contentType,
  body,
  fetchedAt: new Date('2026-01-05T00:00:00Z'),
});
const named = (all: readonly [string, string][], what: string) =>
  all.find(([each]) => each === what)?.[1] ?? '';

describe('time grows with the text and no faster', () => {
  it.each(casesOf(hostilePages(1)).map(([what]) => what))(
    'a page of %s is read, and scanned for an audit',
    (what) => {
      expectLinear((letters) => {
        const page = named(hostilePages(letters), what);
        reader.read(pageOf(page));
        scanPage(page);
      }, LETTERS);
    },
  );

  itOfMany('a thousand tags of a refresh that can’t be read cost an audit no more than their letters', () => {
    const refresh = `<meta http-equiv="refresh" content="${'1'.repeat(4000)}x">`;
    const others = `<meta name="description" content="${'1'.repeat(4000)}x">`;
    const before = process.cpuUsage();
    scanPage(inHead(others.repeat(500)));
    const usual = process.cpuUsage(before);
    scanPage(inHead(refresh.repeat(500)));
    const all = process.cpuUsage(before);
    // In microseconds; once it was 39 ms a tag.
    expect(all.user - usual.user).toBeLessThan(4 * usual.user + 500_000);
  });

  it('the terms of two headings are compared up to a bound', () => {
    expectLinear((letters) => {
      const terms = (tail: string) =>
        countTerms(Array.from({ length: letters / 4 }, (_, at) => `term${at}${tail}`));
      expect(likenessOf(terms('a'), terms('b'), 'en')).toBe(0);
    }, LETTERS);
  });

  it.each(casesOf(hostileTexts(1)).map(([what]) => what))(
    'a text of %s is cut into sentences, words and shingles',
    (what) => {
      expectLinear((letters) => {
        const text = named(hostileTexts(letters), what);
        segmentSentences(text, 'en');
        termsOf(text, 'en');
        countWords(text);
        shinglePrintsOf(text, 8);
      }, LETTERS);
    },
  );

  it.each(casesOf(hostileTexts(1)).map(([what]) => what))('a brief of %s has a subject and parts', (what) => {
    expectLinear((letters) => {
      const input = named(hostileTexts(letters), what);
      for (const language of ['en', 'ja']) {
        subjectOf({ input, keywords: [input] }, language);
        partsOf(input, language);
      }
    }, LETTERS);
  });

  it.each(casesOf(hostilePastes(1)).map(([what]) => what))('a pasted text of %s is read', (what) => {
    expectLinear((letters) => void readPastedText(named(hostilePastes(letters), what)), LETTERS);
  });

  it.each(hostileFiles(1).sitemap.map(([what]) => what))('a sitemap of %s is read', (what) => {
    expectLinear(
      (letters) => void reader.readSitemap(pageOf(named(hostileFiles(letters).sitemap, what), 'text/xml')),
      LETTERS,
    );
  });

  it.each(hostileFiles(1).feed.map(([what]) => what))('a feed of %s is read', (what) => {
    expectLinear(
      (letters) => void reader.readFeed(pageOf(named(hostileFiles(letters).feed, what), 'text/xml')),
      LETTERS,
    );
  });

  it.each(hostileFiles(1).robots.map(([what]) => what))('a robots.txt of %s is read and asked', (what) => {
    expectLinear((letters) => {
      const verdict = readRobots(named(hostileFiles(letters).robots, what), 'Galley/1.0');
      if (verdict.kind === 'rules') verdict.allows('https://h.example/aaaaaaaaaabbbbbbbbbbcccccccccc');
    }, LETTERS);
  });
});
