import { describe, expect } from '@jest/globals';
import { Passages } from '../../../../../src/adapters/writer/llm/passages.js';
import { SentenceJudge } from '../../../../../src/adapters/writer/llm/sentence-judge.js';
import { claimsOf } from '../../../../../src/domain/article/claims.js';
import { segmentSentences } from '../../../../../src/libs/text/index.js';
import type { FaithfulCase } from '../../../../support/writing/faithful-set.js';
import { itOfMany } from '../../../../support/sample.js';
import { PLANTED_CHECK } from '../../../../support/writing/planted/planted-check.js';
import { PLANTED_LATER } from '../../../../support/writing/planted/planted-later.js';
import { PLANTED_TUNE } from '../../../../support/writing/planted/planted-tune.js';
import { sourceOf } from '../../../../support/writing/writer-sources.js';

/** How many sentences of each kind were left out, or not supported at the desk, of how many. */
function stoppedIn(cases: readonly FaithfulCase[]): Map<string, { stopped: number; of: number }> {
  const counts = new Map<string, { stopped: number; of: number }>();
  for (const { passage, language, faithful, faults } of cases) {
    const sentences = segmentSentences(passage, language).map(({ text }) => text);
    const half = Math.ceil(sentences.length / 2);
    const blocks = [sentences.slice(0, half).join(' '), sentences.slice(half).join(' ')];
    const source = sourceOf('S1', 'Text', blocks, { language });
    const passages = new Passages([source], language);
    const judge = new SentenceJudge(passages, language, passages.all, []);
    const written = [...faithful.map((text) => ['faithful', text] as const), ...faults];
    for (const [kind, text] of written) {
      const { faults: found, sentence } = judge.judge({ text, cites: ['S1'] });
      const block = { id: 'B1', kind: 'paragraph', sentences: [sentence] } as const;
      const [claim] = claimsOf({ form: 'article', lead: [block], sections: [] }, [source], language);
      const count = counts.get(kind) ?? { stopped: 0, of: 0 };
      counts.set(kind, count);
      count.of += 1;
      if (found.length > 0 || claim?.verdict !== 'supported') count.stopped += 1;
    }
  }
  return counts;
}

describe('sentences of a model that is wrong', () => {
  itOfMany.each([
    ['the rules were developed on', PLANTED_TUNE],
    ['the rules were checked on', PLANTED_CHECK],
  ])('are stopped, nine in ten of each kind, and few rewordings, in the texts that %s', (_, cases) => {
    for (const [kind, { stopped, of }] of stoppedIn(cases)) {
      expect(of).toBeGreaterThan(20);
      const share = stopped / of;
      if (kind === 'faithful') expect(share).toBeLessThanOrEqual(2 / 24);
      else expect({ kind, isEnough: share >= 0.9 }).toEqual({ kind, isEnough: true });
    }
  });

  itOfMany('are stopped in texts that were written later, and one rewording in nine at most', () => {
    for (const [kind, { stopped, of }] of stoppedIn(PLANTED_LATER)) {
      if (kind === 'faithful') expect(stopped / of).toBeLessThanOrEqual(1 / 9);
      else if (of >= 10) expect({ kind, isEnough: stopped / of >= 0.9 }).toEqual({ kind, isEnough: true });
    }
  });
});
