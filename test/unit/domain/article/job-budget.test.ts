import { describe, expect, it } from '@jest/globals';
import { FetchBudget, JOB_BUDGET, QueryBudget } from '../../../../src/domain/article/job-budget.js';

describe('the fetches of a job', () => {
  it('are counted on from the attempts before, and end', () => {
    const budget = new FetchBudget(JOB_BUDGET.fetches - 2);
    expect(budget.left).toBe(2);
    expect([budget.take(), budget.take(), budget.take()]).toEqual([true, true, false]);
    expect(budget).toMatchObject({ left: 0, spent: JOB_BUDGET.fetches });
  });
});

describe('a part of them', () => {
  it('ends before the whole, and never after it', () => {
    const budget = new FetchBudget(JOB_BUDGET.fetches - 5);
    const part = budget.part(3);
    expect([part.take(), part.take(), part.take(), part.take()]).toEqual([true, true, true, false]);
    expect([part.left, budget.left]).toEqual([0, 2]);
    const rest = budget.part(9);
    expect(rest.left).toBe(2);
    budget.take();
    expect(rest.left).toBe(1);
  });
});

describe('the queries of a job', () => {
  it('are twenty, over all attempts', () => {
    const budget = new QueryBudget(19);
    expect([budget.take(), budget.take()]).toEqual([true, false]);
    expect(budget.spent).toBe(JOB_BUDGET.queries);
  });
});
