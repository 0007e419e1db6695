import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isStopped, parseFaults } from '../../../../bench/eval/faults.mjs';

const TEXT = `=== mill | en | The mill
> The mill burnt down.
> Nobody was hurt.
negation: The mill did not burn down. @1
swapped: Nobody was hurt. @other
`;

describe('parseFaults', () => {
  it('parses sentences of a text and those that a model writes of it', () => {
    expect(parseFaults(TEXT)).toEqual([
      {
        id: 'mill',
        language: 'en',
        title: 'The mill',
        sentences: ['The mill burnt down.', 'Nobody was hurt.'],
        written: [
          {
            kind: 'negation',
            text: 'The mill did not burn down.',
            other: false,
            near: 'The mill burnt down.',
          },
          { kind: 'swapped', text: 'Nobody was hurt.', other: true, near: '' },
        ],
      },
    ]);
  });

  it('refuses a sentence that rests on none', () => {
    expect(() => parseFaults(TEXT.replace('@1', '@3'))).toThrow('not a written sentence');
    expect(() => parseFaults(TEXT.replace(' @other', ''))).toThrow('not a written sentence');
  });

  it('has ten sentences or more of each kind, and 48 that are right', () => {
    const folder = 'bench/eval/sets/faults';
    const texts = readdirSync(folder).flatMap((name) =>
      parseFaults(readFileSync(`${folder}/${name}`, 'utf8')),
    );
    const counts = new Map<string, number>();
    for (const { kind } of texts.flatMap(({ written }) => written))
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
    expect(counts.get('same')).toBe(48);
    counts.delete('same');
    expect(counts.size).toBe(15);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(10);
  });
});

describe('isStopped', () => {
  const sentence = 'The mill did not burn down.';
  const result = (claim: object, items: readonly object[] = [], name = 'numbers') => ({
    failure: null,
    made: {
      draft: {
        lead: [],
        sections: [
          {
            heading: 'The mill',
            blocks: [{ kind: 'paragraph', sentences: [{ text: sentence, evidence: [] }] }],
          },
        ],
      },
      checks: {
        claims: [{ text: sentence, blockId: 'B1', checkRequired: true, verdict: 'supported', ...claim }],
        checks: [{ name, verdict: 'warn', items }],
      },
    },
  });

  it('is false for a sentence that is printed as supported', () => {
    expect(isStopped(sentence, result({}))).toBe(false);
    expect(isStopped(sentence, result({ checkRequired: false, verdict: 'not_checked' }))).toBe(false);
  });

  it('is true for one that is left out, or printed with a verdict or a check against it', () => {
    expect(isStopped('Another one.', result({}))).toBe(true);
    expect(isStopped(sentence, result({ verdict: 'unsupported' }))).toBe(true);
    const item = { blockId: 'B1', message: `Not found: “${sentence}”` };
    expect(isStopped(sentence, result({}, [item]))).toBe(true);
  });

  it('takes no notice of checks that judge the form of an article', () => {
    const item = { blockId: 'B1', message: `Twice: “${sentence}”` };
    expect(isStopped(sentence, result({}, [item], 'duplication_internal'))).toBe(false);
  });
});
