import { describe, expect, test } from '@jest/globals';
import { sourceOf } from '../../../../support/writing/writer-sources.js';
import { expectLinear } from '../../../../support/expect-linear.js';
import { checked, inputOf, paragraph, resting, withLead } from '../../../../support/writing/bakery.js';
import { itOfMany } from '../../../../support/sample.js';

const SAID = 'The baker said: "Bread is made of flour, water and time." He sleeps until noon.';
const source = sourceOf('S1', 'The baker', [SAID]);
const other = sourceOf('S2', 'The miller', ['The miller said: "Flour is not what it was before the war."']);
const verdictOn = (text: string) =>
  checked('quotes_verbatim', inputOf(withLead(resting(text, SAID, source)), { sources: [source, other] }));

describe('quotes_verbatim', () => {
  test.each([
    'He said “Bread is made of flour, water and time.”',
    'He said "bread is made of  flour, water and time".',
    'He said „Bread is made of flour“ and no more.',
    'He said «Bread is made … and time».',
    'He said “Bread is made [...] and time”.',
    'He said “Bread is made … … and time”.',
    'He said “Bread is made […] … [ ... ] and time”.',
    'They call it “real bread” there.',
    'He doesn’t say what’s in the baker’s bread.',
  ])('lets pass: %s', (text) => {
    expect(verdictOn(text).verdict).toBe('pass');
  });

  test.each([
    'He said “Bread is made of flour, water and love.”',
    'He said “time … flour”, and more: “and time is made of Bread”.',
    'He said “Bread was made of flour”.',
    'He said ‘bread is made of love’.',
    'He said “read is made of flour, water”.',
  ])('fails: %s', (text) => {
    expect(verdictOn(text)).toMatchObject({ verdict: 'fail', blocking: true });
  });

  test('fails what another source says than the one that is cited', () => {
    const check = verdictOn('He said “Flour is not what it was”.');
    expect(check.verdict).toBe('fail');
    expect(check.items[0]?.message).toContain('S2, which is not cited');
  });

  test('takes three words for a quotation and two for a term', () => {
    expect(verdictOn('He likes “very old bread”.').verdict).toBe('fail');
    expect(verdictOn('He likes “old bread”.').verdict).toBe('pass');
  });

  test('looks at a block of quotation as a whole', () => {
    const quote = (text: string) => ({
      ...paragraph('B1', resting(text, SAID, source)),
      kind: 'quote' as const,
    });
    const input = (text: string) =>
      inputOf({ form: 'article', lead: [quote(text)], sections: [] }, { sources: [source] });
    expect(checked('quotes_verbatim', input(SAID)).verdict).toBe('pass');
    expect(checked('quotes_verbatim', input('Bread is made of flour, water and patience.')).verdict).toBe(
      'fail',
    );
  });
});

describe('quotes_verbatim of what is left out', () => {
  const far = sourceOf('S1', 'The town', [
    `The town will keep the harbour open. ${'Nothing is said here of it. '.repeat(30)} They sell the old crane to Warsaw.`,
  ]);
  const on = (text: string) =>
    checked(
      'quotes_verbatim',
      inputOf(withLead(resting(text, 'The town will keep', far)), { sources: [far] }),
    ).verdict;

  test('joins what stands near together only', () => {
    expect(on('“The town will keep … open”, they say.')).toBe('pass');
    expect(on('“The town will … sell the old crane”, they say.')).toBe('fail');
  });
});

describe('quotes_verbatim of headings', () => {
  const titled = (title: string, input = 'Bread') =>
    checked(
      'quotes_verbatim',
      inputOf(withLead(resting(SAID, SAID, source)), {
        sources: [source],
        input,
        outline: { title, targetWords: 45, sections: [] },
      }),
    ).verdict;

  test('holds what they quote against the sources, but for the words of the brief', () => {
    expect(titled('“Bread is made of flour”: a baker speaks')).toBe('pass');
    expect(titled('“Bread is made of love”: a baker speaks')).toBe('fail');
    expect(titled('“Bread is made of love”', 'Why “Bread is made of love” is wrong')).toBe('pass');
  });
});

itOfMany('quotes_verbatim takes time that grows with its sources', () => {
  const check = (text: string) =>
    checked(
      'quotes_verbatim',
      inputOf(withLead(resting('He said “a b c d”.', 'x', sourceOf('S1', 'Dots', [`x${text}`]))), {
        sources: [sourceOf('S1', 'Dots', [`x${text} y`])],
      }),
    );
  expectLinear((size) => void check('. '.repeat(size)), 100_000);
});
