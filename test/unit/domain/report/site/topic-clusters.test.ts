import { describe, expect, it } from '@jest/globals';
import type { Source } from '../../../../../src/domain/research/source.js';
import { ReportWords } from '../../../../../src/domain/report/report-words.js';
import { SiteReading, wordsUnder } from '../../../../../src/domain/report/site/site-sections.js';
import { topicClusters } from '../../../../../src/domain/report/site/topic-clusters.js';
import { TopicPhrases } from '../../../../../src/domain/report/site/topic-phrases.js';
import { reportPage } from '../../../../support/writing/report-page.js';

function pagesOf(sources: readonly Source[]) {
  const reading = new SiteReading();
  for (const source of sources) reading.add(source, source.title);
  return reading.pages();
}

function clustersOf(sources: readonly Source[], language = 'en') {
  const words = new ReportWords(language);
  const pages = pagesOf(sources);
  const phrases = new TopicPhrases(words, pages);
  for (const page of pages) phrases.name(page);
  for (const page of pages) phrases.read(page);
  return topicClusters(phrases, pages, words);
}

/** A page with a sentence of its own for each of its words. */
let made = 0;
const page = (title: string, sentence: string, count = 12) => {
  made += 1;
  const lines = Array.from({ length: count }, (_, n) => `On day ${n} of month ${made}, ${sentence}.`);
  return reportPage(`S${made}`, title, [`# ${title}`, ...lines]);
};

describe('The topics of a site', () => {
  it('are phrases that its pages are named after, each with these pages, the devoted ones first', () => {
    const [first, ...others] = clustersOf([
      page('Care of engine rooms', 'people clean the engine room'),
      page('History of engine rooms', 'somebody built an engine room'),
      page('Rules for engine rooms', 'nobody smokes in the engine room'),
      page('Harbour lights', 'the lamp burns near an engine room', 3),
      ...['Prices', 'Winter', 'Dogs', 'Meals', 'Cabins', 'Piers', 'Fog', 'Tides'].map((title) =>
        page(title, 'guests pay for the crossing', 3),
      ),
    ]);
    expect(first?.name.toLowerCase()).toBe('engine rooms');
    expect(first?.pages.map(({ kind }) => kind)).toEqual(['devoted', 'devoted', 'devoted', 'mentioned']);
    expect(first?.score).toBe(1);
    for (const { score } of others) expect(score).toBeLessThanOrEqual(1);
  });

  it('are no verb that titles begin with, though one ends with it', () => {
    const names = clustersOf([
      page('Change tickets', 'Change the ticket at the desk'),
      page('Change cabins', 'Change the cabin at the desk'),
      page('Change ferries', 'Change the ferry at the pier'),
      page('Change meals', 'Change the meal at the table'),
      page('Prices that change', 'guests pay what is asked'),
    ]).map(({ name }) => name.toLowerCase());
    expect(names).not.toContain('change');
    expect(names.length).toBeGreaterThan(0);
  });

  it('have the noun of the text for a name, where a title only asks', () => {
    const names = clustersOf([
      page('How to migrate', 'the migration takes an hour'),
      page('Migrating the mail', 'the migration takes a day'),
      page('Harbour lights', 'the lamp burns'),
      page('Rules for guests', 'the captain reads them aloud'),
    ]).map(({ name }) => name);
    expect(names).toContain('Migration');
    expect(names).not.toContain('Migrate');
  });

  it('count what is below two of their headings once', () => {
    const [read] = pagesOf([
      reportPage('S1', 'Boats', [
        '# Boats',
        'One two three.',
        '## Old boats',
        'One two three four.',
        '### Very old boats',
        'One two.',
        '## Piers',
        'One.',
      ]),
    ]);
    const { sections = [] } = read ?? {};
    const under = (...at: readonly number[]) =>
      wordsUnder(sections, new Set(at.map((n) => sections[n]?.id ?? -1)));
    expect(under(1)).toBe(6);
    expect(under(1, 2)).toBe(6);
    expect(under(2, 3)).toBe(3);
    expect(under(0, 3)).toBe(10);
    expect(under()).toBeNull();
  });
});
