import { describe, expect, it } from '@jest/globals';
import { ReportWords } from '../../../../src/domain/report/report-words.js';
import { TopicTally, type SiteName } from '../../../../src/domain/report/site-topics.js';
import type { Source } from '../../../../src/domain/research/source.js';
import { expectLinear } from '../../../support/expect-linear.js';
import { reportPage } from '../../../support/writing/report-page.js';

function topicsOf(pages: readonly Source[], names: readonly SiteName[] = [], language = 'en') {
  const tally = new TopicTally(new ReportWords(language), pages);
  for (const page of pages) tally.name(page);
  tally.addLinks(names);
  for (const name of names) tally.nameLinks(name);
  for (const page of pages) tally.read(page);
  return tally.topics();
}
const termsOf = (...given: Parameters<typeof topicsOf>) => topicsOf(...given).map(({ term }) => term);

const MANUAL = Array.from({ length: 10 }, (_, n) =>
  reportPage(`S${n + 1}`, n < 3 ? `Logical Replication part ${n}` : `Chapter ${n}. Sails and ropes`, [
    `# ${n < 3 ? 'Logical Replication' : 'Sails and ropes'}`,
    n % 2 === 0
      ? 'A harbour office answers about logical replication.'
      : 'Sails are dried before they are folded.',
    '## See also',
    '## Was this page helpful today?',
  ]),
);

describe('the topics of a site', () => {
  it('are what its titles and headings name and its text speaks of, as the text writes it', () => {
    const [first, ...rest] = topicsOf(MANUAL);
    const replication = [first, ...rest].find((topic) => topic?.key === 'logic replic');
    expect(first?.score).toBe(1);
    expect(replication).toMatchObject({ term: 'logical replication' });
    expect(replication!.pages).toBe(6);
    expect(replication!.sourceIds).toContain('S1');
  });

  it('are no headings that a template sets on every page, and no words of the way', () => {
    const terms = termsOf(MANUAL).map((term) => term.toLowerCase());
    for (const boilerplate of ['helpful', 'page', 'page helpful', 'today', 'chapter', 'part'])
      expect(terms).not.toContain(boilerplate);
  });

  it('are no texts of links that lead on from every page', () => {
    const next = Array.from({ length: 9 }, (_, n) => ({
      url: `https://ferry.example/${n}`,
      texts: ['Next crossing'],
    }));
    expect(termsOf(MANUAL, next)).not.toContain('Next crossing');
    const named = [{ url: 'https://ferry.example/x', texts: ['Harbour office'] }];
    expect(termsOf(MANUAL, named)).toContain('harbour office');
  });

  it('are not the name of the site, which nearly every title has', () => {
    const pages = Array.from({ length: 8 }, (_, n) =>
      reportPage(`S${n}`, `Sound Ferries ${['tickets', 'boats', 'piers', 'crews'][n % 4]!}`, [
        'Sound Ferries sells tickets.',
      ]),
    );
    expect(termsOf(pages)).not.toContain('Sound Ferries');
  });

  it('are whole names and not parts of them', () => {
    const pages = Array.from({ length: 8 }, (_, n) =>
      reportPage(`S${n}`, n < 4 ? 'Foreign Data Wrapper' : 'Ropes', ['A foreign data wrapper reads rows.']),
    );
    const terms = termsOf(pages);
    expect(terms).toContain('foreign data wrapper');
    expect(terms).not.toContain('foreign data');
    expect(terms).not.toContain('data wrapper');
  });

  it('are found in Japanese, where nothing parts words', () => {
    const pages = ['データベースの管理', 'データベースの作成', '乗船券の買い方'].map((title, n) =>
      reportPage(`S${n}`, title, [`# ${title}`, 'データベースは乗船券の記録に使われます。'], {
        language: 'ja',
      }),
    );
    const terms = termsOf(pages, [], 'ja');
    expect(terms).toEqual(expect.arrayContaining(['データベース', '乗船券']));
    expect(terms).not.toContain('の');
  });

  it('of a site that says nothing are none', () => {
    expect(topicsOf([])).toEqual([]);
    expect(topicsOf([reportPage('S1', '', [])])).toEqual([]);
  });

  it.each([
    ['a heading of one endless word', (size: number) => [`## ${'a'.repeat(size)}`]],
    ['joined words without end', (size: number) => [`## ${"a-b'".repeat(size)}`, 'x.y/'.repeat(size)]],
    [
      'thousands of headings',
      (size: number) => Array.from({ length: size / 10 }, (_, n) => `## Sail number ${n} of the fleet`),
    ],
    ['a text of capitals and stops', (size: number) => ['A. '.repeat(size), 'Ω'.repeat(size)]],
  ])('take time that grows with the text: %s', (_name, lines) => {
    expectLinear((size) => void topicsOf([reportPage('S1', 'Sails', lines(size))]), 40_000);
  });

  it('are of so many phrases at the most, those of its pages before those of its links', () => {
    const names = Array.from({ length: 300 }, (_, n) => ({
      url: `/${n}`,
      texts: [n < 299 ? `Sail${n} rope${n} mast${n}` : 'Harbour office'],
    }));
    const tally = new TopicTally(new ReportWords('en'), MANUAL, 300);
    for (const page of MANUAL) tally.name(page);
    tally.addLinks(names);
    for (const name of names) tally.nameLinks(name);
    for (const page of MANUAL) tally.read(page);
    const topics = tally.topics();
    expect(topics).toContainEqual(expect.objectContaining({ term: 'logical replication', pages: 6 }));
    // The last link came when there was no more room.
    expect(topics.map(({ key }) => key)).not.toContain('harbour offic');
    expect(topicsOf(MANUAL, names).map(({ key }) => key)).toContain('harbour offic');
  });
});
