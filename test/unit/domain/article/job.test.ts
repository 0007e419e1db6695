import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  beginStage,
  endStage,
  nextStage,
  percentOf,
  waitingStages,
} from '../../../../src/domain/article/job.js';
import { STAGES, STAGE_WEIGHTS } from '../../../../src/domain/article/stages.js';
import { runs } from '../../../support/sample.js';

const at = '2026-11-20T08:15:30.123456Z';

describe('the progress of a job', () => {
  it('weighs every stage, and all of them make a hundred', () => {
    for (const weights of Object.values(STAGE_WEIGHTS)) {
      expect(Object.values(weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
    }
  });

  it('never falls and never reaches 100 before the job is done', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -1, max: 2, noNaN: true }), { maxLength: 5 }), (fractions) => {
        let stages = waitingStages();
        let last = 0;
        const see = (percent: number) => {
          expect(percent).toBeGreaterThanOrEqual(last);
          expect(percent).toBeLessThan(100);
          last = percent;
        };
        for (const stage of STAGES) {
          stages = beginStage(stages, stage, at);
          for (const fraction of [...fractions].sort((a, b) => a - b))
            see(percentOf(stages, STAGE_WEIGHTS.extractive, fraction));
          stages = endStage(stages, stage, stage === 'image' ? 'skipped' : 'done', at);
          see(percentOf(stages, STAGE_WEIGHTS.extractive, 0));
        }
        expect(nextStage(stages)).toBeNull();
      }),
      { numRuns: runs(100) },
    );
  });

  it('goes on at the first stage that is not through', () => {
    let stages = waitingStages();
    expect(nextStage(stages)).toBe('brief');
    stages = endStage(beginStage(stages, 'brief', at), 'brief', 'done', at);
    stages = beginStage(stages, 'research', at);
    expect(nextStage(stages)).toBe('research');
  });
});
