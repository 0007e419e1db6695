import { describe, expect, test } from '@jest/globals';
import { faultsOf, type FaultKind } from '../../../../src/libs/faithfulness/index.js';
import { segmentSentences } from '../../../../src/libs/text/index.js';
import { FAITHFUL_SET } from '../../../support/writing/faithful-set.js';
import { REWORDED } from '../../../support/writing/orders/reworded.js';
import { itOfMany } from '../../../support/sample.js';

const judged = (text: string, passage: string, language: string) =>
  faultsOf({
    text,
    quotes: segmentSentences(passage, language).map((sentence) => sentence.text),
    around: '',
    language,
  });

const faithful = [
  ...FAITHFUL_SET.flatMap((each) =>
    each.faithful.map((text) => [each.language, text, each.passage] as const),
  ),
  ...REWORDED.map(([passage, text]) => ['en', text, passage] as const),
];
const faults = FAITHFUL_SET.flatMap((each) =>
  each.faults.map(([kind, text]) => ({ kind, text, passage: each.passage, language: each.language })),
);

describe('the rules of faithfulness', () => {
  test('let faithful rewordings pass, but for 2 of 24', () => {
    const alarms = faithful.flatMap(([language, text, passage]) =>
      judged(text, passage, language).map(({ kind, reason }) => `${kind}: ${text} (${reason})`),
    );
    expect(faithful.length).toBeGreaterThan(100);
    expect(alarms.length).toBeLessThanOrEqual((faithful.length * 2) / 24);
  });

  itOfMany('find nine in ten of each kind of fault', () => {
    const kinds = new Map<FaultKind, string[]>();
    for (const { kind, text, passage, language } of faults) {
      const missed = judged(text, passage, language).length === 0 ? [text] : [];
      kinds.set(kind, [...(kinds.get(kind) ?? []), ...missed]);
    }
    for (const [kind, missed] of kinds) {
      const all = faults.filter((each) => each.kind === kind).length;
      expect({ kind, isEnough: all >= 8 }).toEqual({ kind, isEnough: true });
      expect({ kind, missed: missed.length <= all / 10 ? [] : missed }).toEqual({ kind, missed: [] });
    }
  });
});
