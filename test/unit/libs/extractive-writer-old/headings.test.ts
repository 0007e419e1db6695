import { describe, expect, test } from '@jest/globals';
import {
  headingTerms,
  sameHeading,
} from '../../../../src/libs/extractive-writer-old/reading/heading-terms.js';
import { cleanHeading } from '../../../../src/libs/text/index.js';
import { claimsOf } from '../../../../src/domain/article/claims.js';
import { taskOf } from '../../../support/writing/writer-sources.js';
import { fillerOn, givenPage, pageOf, writeExtractively } from '../../../support/writing/write-extractive.js';

const same = (a: string, b: string, language = 'en') =>
  sameHeading(headingTerms(a, language), headingTerms(b, language));

describe('Headings of the sources', () => {
  test.each([
    ['How a heat pump works', 'Nine ways to run your heat pump for less'],
    ['Open fire', 'Open system'],
    ['The price of apples', 'The price of apples and pears'],
  ])('“%s” is another heading than “%s”', (a, b) => {
    expect(same(a, b)).toBe(false);
  });

  test.each([
    ['Cleaning the kettle', 'Cleaning kettles', 'en'],
    ['Die Wartung der Pumpe', 'Wartung von Pumpen', 'de'],
    ['How to bleed the old radiators at home', 'Bleed old radiators at home', 'en'],
  ])('“%s” is the same as “%s”', (a, b, language) => {
    expect(same(a, b, language)).toBe(true);
  });

  test('lose the link that wikis set behind them', () => {
    expect(cleanHeading('Ropes[edit]')).toBe('Ropes');
  });

  test('that ask keep their answers: no answer stands under another heading', async () => {
    const page = pageOf('S1', 'Kettles', [
      '## Care of kettles',
      ...fillerOn('the kettle', 6),
      '### Does a kettle rust?',
      'A copper kettle never does, though its handle may turn brown with the years.',
    ]);
    const { draft, under } = await writeExtractively(
      taskOf('Kettles and their care', [page], { word_count: 300 }),
    );
    expect(draft.sections.length).toBeGreaterThan(0);
    expect(under('Care of kettles').join(' ')).not.toContain('never does');
  });

  test('that name a source and hold a figure cite it, so the desk misses no source for the figure', async () => {
    const pages = ['July 2022', 'October 2022'].map((when, index) =>
      givenPage(`S${index + 1}`, `${when} harbour crisis`, [
        `The harbour crisis of ${when.split(' ')[0] ?? ''} closed the port for a week. Ships waited outside the harbour until the crisis was over.`,
        ...fillerOn('the harbour crisis', 8, index + 3),
      ]),
    );
    const task = taskOf('The harbour crisis', pages, { article_type: 'digest' });
    const { draft } = await writeExtractively(task);
    const names = draft.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'subheading'));
    expect(names).toHaveLength(2);
    for (const claim of claimsOf(draft, task.sources, 'en')) expect(claim.verdict).not.toBe('unsupported');
  });
});
