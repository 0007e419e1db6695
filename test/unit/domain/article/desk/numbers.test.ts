import { describe, expect, test } from '@jest/globals';
import type { Draft, DraftSentence } from '../../../../../src/domain/article/draft.js';
import { sourceOf } from '../../../../support/writing/writer-sources.js';
import {
  checked,
  cited,
  inputOf,
  paragraph,
  resting,
  TEXT,
  withLead,
} from '../../../../support/writing/bakery.js';

const verdictOn = (text: string, passage: string, language = 'en') => {
  const source = sourceOf('S1', 'Figures', [passage, 'Elsewhere it says 77.']);
  return checked(
    'numbers',
    inputOf(
      { form: 'article', lead: [paragraph('B1', resting(text, passage, source))], sections: [] },
      { sources: [source], language },
    ),
  );
};

describe('numbers', () => {
  test.each([
    ['It cost 1,200 euros.', 'The price was 1200 euros.', 'en'],
    ['Es kostete 1.200 Euro.', 'The price was 1,200 euros.', 'de'],
    ['Es sind 3,5 Prozent.', 'It is 3.5 percent.', 'de'],
    ['It is 3.50 percent.', 'It is 3.5 percent.', 'en'],
    ['Es waren 1.234.567,8 Liter.', 'It was 1,234,567.8 litres.', 'de'],
    ['In 05 it began.', 'It began in 5.', 'en'],
    ['Il y a 10\u202f000 mots.', 'There are 10,000 words.', 'fr'],
    ['في عام ١٩١٢', 'In the year 1912.', 'ar'],
    ['料金は１２００円です。', 'The price is 1,200 yen.', 'ja'],
    ['There are 12 of them.', 'There are twelve of them.', 'en'],
    ['There are twelve of them.', 'There are 12 of them.', 'en'],
    ['Version 1.2.3 is out.', 'They released 1.2.3.', 'en'],
    ['It was so in the 1990s.', 'It began in 1990.', 'en'],
  ])('%s stands in: %s', (text, passage, language) => {
    expect(verdictOn(text, passage, language).verdict).toBe('pass');
  });

  test.each([
    ['It cost 1,201 euros.', 'The price was 1200 euros.'],
    ['It is 35 percent.', 'It is 3.5 percent.'],
    ['It is 0.35 percent.', 'It is 3.5 percent.'],
    ['Version 1.2.4 is out.', 'They released 1.2.3.'],
    ['In 2026 it began.', 'It began.'],
    ['There are 13 of them.', 'There are twelve of them.'],
  ])('%s does not stand in: %s', (text, passage) => {
    const check = verdictOn(text, passage);
    expect(check).toMatchObject({ verdict: 'fail', blocking: true });
    expect(check.items).toHaveLength(1);
  });

  test('fails a figure that stands elsewhere in the source, and says where', () => {
    const check = verdictOn('There are 77 of them.', 'There are many of them.');
    expect(check.verdict).toBe('fail');
    expect(check.items[0]?.message).toContain('elsewhere in S1');
  });

  test('only warns of a count in letters', () => {
    expect(
      verdictOn('Three colours are named: red, green and blue.', 'It is red, green and blue.').verdict,
    ).toBe('warn');
    expect(verdictOn('One of them is red.', 'It is red, green and blue.').verdict).toBe('pass');
  });

  test('has nothing to say where there are no figures', () => {
    expect(verdictOn('It is red.', 'It is red.')).toMatchObject({ verdict: 'pass', score: 1 });
    expect(checked('numbers', inputOf(withLead(cited(TEXT[1])))).summary).toContain('2 of 2');
  });

  test('does not look for figures where the evidence is none', () => {
    const invented = {
      text: 'It was 1912.',
      evidence: [{ sourceId: 'S9', quote: '1912', start: 0, end: 4 }],
    };
    expect(checked('numbers', inputOf(withLead(invented))).verdict).toBe('fail');
  });
});

describe('numbers that models swap', () => {
  const source = sourceOf('S1', 'The town', [
    'The dam cost 5 million euros. It holds 1.5 tonnes of fish. 15 people run it.',
  ]);
  const alone = (sentence: DraftSentence): Draft => ({ ...withLead(sentence), sections: [] });
  const on = (text: string, quote: string) =>
    checked('numbers', inputOf(alone(resting(text, quote, source)), { sources: [source] })).verdict;

  test.each([
    ['The dam cost 5 billion euros.', 'The dam cost 5 million euros.', 'fail'],
    ['The dam cost 5,000,000 euros.', 'The dam cost 5 million euros.', 'pass'],
    ['It holds 1,500 tonnes of fish.', 'It holds 1.5 tonnes of fish.', 'fail'],
    ['5 people run it.', '15 people run it.', 'fail'],
    ['The dam cost −5 million euros.', 'The dam cost 5 million euros.', 'fail'],
  ])('%s on "%s": %s', (text, quote, verdict) => {
    expect(on(text, quote)).toBe(verdict);
  });

  test('reads a source as its own language writes', () => {
    const german = { ...sourceOf('S1', 'Die Stadt', ['Der Teich fasst 1.500 Liter.']), language: 'de' };
    const said = (text: string) =>
      checked(
        'numbers',
        inputOf(alone(resting(text, 'Der Teich fasst 1.500 Liter.', german)), { sources: [german] }),
      ).verdict;
    expect(said('The pond holds 1,500 litres.')).toBe('pass');
    expect(said('The pond holds 1.5 litres.')).toBe('fail');
  });

  test('stand in headings only where a source or the brief has them', () => {
    const headed = (heading: string, input = 'The dam') => {
      const draft = alone(resting('15 people run it.', '15 people run it.', source));
      return checked(
        'numbers',
        inputOf({ ...draft, sections: [{ id: 'H1', heading, blocks: [] }] }, { sources: [source], input }),
      ).verdict;
    };
    expect(headed('Run by 15')).toBe('pass');
    expect(headed('It kills 5,000 a year')).toBe('fail');
    expect(headed('Top 7 dams', 'Top 7 dams of the north')).toBe('pass');
  });
});
