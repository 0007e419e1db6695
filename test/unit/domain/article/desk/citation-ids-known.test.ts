import { describe, expect, test } from '@jest/globals';
import { sourceOf } from '../../../../support/writing/writer-sources.js';
import { checked, inputOf, resting, withLead } from '../../../../support/writing/bakery.js';

const SAID = 'The port has a site, port.example/tides, and its node.js service [12] is old (S9 is a train).';
const source = sourceOf('S1', 'The port', [SAID]);
const on = (text: string, heading = 'Oven and hours') => {
  const draft = withLead(resting(text, SAID, source));
  return checked(
    'citation_ids_known',
    inputOf(
      { ...draft, sections: [{ id: 'H1', heading, blocks: [] }] },
      { sources: [source], input: 'Ask tides.example/now' },
    ),
  ).verdict;
};

describe('citation_ids_known', () => {
  test.each([
    '[S99]',
    '[S1–S3]',
    '[S1, p. 4]',
    '[^S9]',
    '[^9]',
    '【S99】',
    '[Source 9]',
    '[99]',
    '(S99)',
    'https://evil.example/x',
    'ftp://evil.example/x',
    'evil.example/login',
    'evil-shop.com',
    '//evil.example/pay',
    'bob@evil.example',
    'javascript:alert(1)',
  ])('finds %s in a sentence and in a heading', (stranger) => {
    expect(on(`The tide turns ${stranger} twice a day.`)).toBe('fail');
    expect(on('The tide turns twice.', `Tides ${stranger}`)).toBe('fail');
  });

  test.each([
    'It is at port.example/tides.',
    'Its node.js service [12] is old.',
    'S9 is a train, and (s) is a letter.',
    'Reading and/or writing at 3/4 of the speed, i.e. fast.',
  ])('lets stand what the cited text has, or what is no address: %s', (text) => {
    expect(on(text)).toBe('pass');
  });

  test('lets the caller’s own words stand in a heading', () => {
    expect(on('The tide turns.', 'Ask tides.example/now')).toBe('pass');
  });
});
