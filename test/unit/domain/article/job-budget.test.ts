import { describe, expect, it } from '@jest/globals';
import {
  FetchBudget,
  JOB_BUDGET,
  ModelBudget,
  QueryBudget,
} from '../../../../src/domain/article/job-budget.js';

describe('the fetches of a job', () => {
  it('are counted on from the attempts before, and end', () => {
    const budget = new FetchBudget(JOB_BUDGET.fetches - 2);
    expect(budget.left).toBe(2);
    expect([budget.trySpend(), budget.trySpend(), budget.trySpend()]).toEqual([true, true, false]);
    expect(budget).toMatchObject({ left: 0, spent: JOB_BUDGET.fetches });
  });
});

describe('a part of them', () => {
  it('ends before the whole, and never after it', () => {
    const budget = new FetchBudget(JOB_BUDGET.fetches - 5);
    const part = budget.part(3);
    expect([part.trySpend(), part.trySpend(), part.trySpend(), part.trySpend()]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect([part.left, budget.left]).toEqual([0, 2]);
    const rest = budget.part(9);
    expect(rest.left).toBe(2);
    budget.trySpend();
    expect(rest.left).toBe(1);
  });
});

describe('the queries of a job', () => {
  it('are twenty, over all attempts', () => {
    const budget = new QueryBudget(19);
    expect([budget.trySpend(), budget.trySpend()]).toEqual([true, false]);
    expect(budget.spent).toBe(JOB_BUDGET.queries);
  });
});

describe('the model calls of a job', () => {
  it('are counted on from the attempts before, and end', () => {
    const budget = new ModelBudget({ modelCalls: JOB_BUDGET.modelCalls - 1, modelTokens: 10 });
    expect([budget.trySpend(), budget.trySpend()]).toEqual([true, false]);
    expect(budget.spent).toEqual({ modelCalls: JOB_BUDGET.modelCalls, modelTokens: 10 });
  });

  it('end with the tokens too, after the call that used up the last of them', () => {
    const budget = new ModelBudget(undefined, { modelCalls: 9, modelTokens: 100 });
    expect(budget.trySpend()).toBe(true);
    budget.count(120.4);
    expect(budget.trySpend()).toBe(false);
    expect(budget.spent).toEqual({ modelCalls: 1, modelTokens: 120 });
    expect(budget.tokensLeft).toBe(0);
  });

  it('count no further than what can be stored', () => {
    const budget = new ModelBudget();
    expect(budget.tokensLeft).toBe(JOB_BUDGET.modelTokens);
    budget.count(3e9);
    budget.count(3e9);
    expect(budget.spent.modelTokens).toBe(2 ** 31 - 1);
  });
});
