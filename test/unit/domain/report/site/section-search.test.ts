import { describe, expect, it } from '@jest/globals';
import { ReportWords } from '../../../../../src/domain/report/report-words.js';
import { SectionSearch } from '../../../../../src/domain/report/site/section-search.js';
import { SiteReading } from '../../../../../src/domain/report/site/site-sections.js';
import { reportPage } from '../../../../support/writing/report-page.js';

function searchOf(...pages: readonly (readonly string[])[]): SectionSearch {
  const reading = new SiteReading();
  for (const [n, lines] of pages.entries())
    reading.add(reportPage(`S${n + 1}`, `Page ${n}`, lines), `Page ${n}`);
  return new SectionSearch(reading.pages(), new ReportWords('en'));
}

const WINTER =
  'The winter boats leave Langholm at seven in the morning, and at four in the afternoon. ' +
  'On Sundays the crew rests, and the winter boats stay in the harbour until Monday comes again.';
const FILLING =
  'The office of the company has a desk, a lamp and a chair, and people come there on all days of the week to ask for tickets of all kinds.';

describe('The search for an answer', () => {
  it('finds the section that has the words of the question, and is headed by some of them', () => {
    const search = searchOf(['# Office', FILLING], ['# Boats', '## Winter boats', WINTER]);
    expect(search.answerTo('When do the winter boats leave?')).toEqual([
      expect.objectContaining({
        sourceId: 'S2',
        quote: 'The winter boats leave Langholm at seven in the morning, and at four in the afternoon.',
      }),
      expect.objectContaining({ sourceId: 'S2' }),
    ]);
  });

  it('finds none where the words met by chance, under another heading', () => {
    expect(searchOf(['# Office', WINTER]).answerTo('When do the winter boats leave?')).toBeNull();
  });

  it('finds none where a word that tells is missing, nor in a section of a few words', () => {
    const search = searchOf(
      ['# Winter boats', WINTER],
      ['# Summer', '## When do summer boats leave?', 'Summer boats leave at six.'],
    );
    expect(search.answerTo('Who paints the funnels of winter boats?')).toBeNull();
    expect(search.answerTo('When do the summer boats leave?')).toBeNull();
  });

  it('quotes at most two sentences of one block, each at its place in the text', () => {
    const lines = ['# Boats', '## Winter boats', FILLING, WINTER, `${WINTER} ${WINTER}`];
    const { text } = reportPage('S1', 'Page 0', lines);
    const answer = searchOf(lines).answerTo('When do the winter boats leave?') ?? [];
    expect(answer).toHaveLength(2);
    for (const { quote, start, end } of answer) expect(text.slice(start, end)).toBe(quote);
  });
});
