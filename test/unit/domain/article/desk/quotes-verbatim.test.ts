import { describe, expect, test } from '@jest/globals';
import { sourceOf } from '../../../../contract/writer-sources.js';
import { checked, inputOf, paragraph, resting, withLead } from '../../../../support/bakery.js';

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
    'They call it “real bread” there.',
    'He doesn’t say what’s in the baker’s bread.',
  ])('lets pass: %s', (text) => {
    expect(verdictOn(text).verdict).toBe('pass');
  });

  test.each([
    'He said “Bread is made of flour, water and love.”',
    'He said “time … flour”, and more: “and time is made of Bread”.',
    'He said “Bread was made of flour”.',
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
    const input = (text: string) => inputOf({ lead: [quote(text)], sections: [] }, { sources: [source] });
    expect(checked('quotes_verbatim', input(SAID)).verdict).toBe('pass');
    expect(checked('quotes_verbatim', input('Bread is made of flour, water and patience.')).verdict).toBe(
      'fail',
    );
  });
});
