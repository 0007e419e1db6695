import { describe, expect, it } from '@jest/globals';
import { withoutSent } from '../../../src/domain/without-sent.js';
import { expectLinear } from '../../support/expect-linear.js';

const PROMPT = [
  'You write for the paper.',
  'Write about the Zebulon lock, 1794. Notes: "The widow Ångström sold it." 運河の閘門。 Канал работает.',
];

describe('the words of a service', () => {
  it.each([
    [
      'that speak of the request in general are kept',
      'Rate limit reached for gpt-4o: 30000 tokens per minute. Please try again in 6s.',
      'Rate limit reached for gpt-4o: 30000 tokens per minute. Please try again in 6s.',
    ],
    [
      'that quote what was sent are kept without it',
      'Your prompt "Write about the Zebulon lock, 1794" was rejected by our safety system.',
      'Your prompt "… the …" was rejected by our safety system.',
    ],
    [
      'that quote in JSON, in capitals and cut in the middle of a word are, too',
      String.raw`Invalid input: "ZEBULON lock\nThe widow \u00c5ngstr…`,
      'Invalid input: "…\nThe …',
    ],
    ['that quote other scripts are, letter by letter', 'Refused: 閘門 (Канал)', 'Refused: …)'],
  ])('%s', (_what, said, kept) => {
    expect(withoutSent(said, PROMPT).replaceAll(/\s+/g, ' ')).toBe(kept.replaceAll(/\s+/g, ' '));
  });

  it('are cut, and the work of it grows with their length', () => {
    expect(withoutSent('no '.repeat(100_000), PROMPT).length).toBeLessThanOrEqual(201);
    expectLinear((size) => withoutSent('zebulon" \\u0041'.repeat(size), ['a'.repeat(size)]), 400_000);
  });
});
