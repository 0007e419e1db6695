import { describe, expect, it } from '@jest/globals';
import { FetchBudget, JOB_BUDGET } from '../../../../src/domain/article/job-budget.js';

describe('the fetches of a job', () => {
  it('are counted on from the attempts before, and end', () => {
    const budget = new FetchBudget(JOB_BUDGET.fetches - 2);
    expect(budget.left).toBe(2);
    expect([budget.take(), budget.take(), budget.take()]).toEqual([true, true, false]);
    expect(budget).toMatchObject({ left: 0, spent: JOB_BUDGET.fetches });
  });
});
