/**
 * What one article may cost, over all its attempts (`budget_exceeded` beyond). The calls are those of an article of
 * twenty sections with every extra, each fixed once, and half as many again for failed tries.
 */
export const JOB_BUDGET = {
  fetches: 40,
  queries: 20,
  modelCalls: 80,
  modelTokens: 500_000,
  ranMs: 15 * 60_000,
} as const;

/** What a job has used so far, or may use at the most. */
export interface JobUsage {
  /** Time in which workers ran it, in ms; waiting does not count. */
  readonly ranMs: number;
  /** Pages requested, whatever the result; redirects and `robots.txt` do not count. */
  readonly fetches: number;
  /** Queries to a web search, whatever the result, also those answered from the cache. */
  readonly queries: number;
  /** Requests to models, whatever the result. */
  readonly modelCalls: number;
  /** Tokens sent to models and received from them, as the models count them; otherwise an estimate. */
  readonly modelTokens: number;
}

/** A counter of units that may be spent. */
export interface Allowance {
  readonly left: number;
  /** @returns false, and counts nothing, when none is left */
  trySpend(): boolean;
}

class JobAllowance implements Allowance {
  constructor(
    private used: number,
    private readonly most: number,
  ) {}

  get left(): number {
    return Math.max(0, this.most - this.used);
  }

  /** To be stored with the job: the next attempt continues from it. */
  get spent(): number {
    return this.used;
  }

  trySpend(): boolean {
    if (this.left === 0) return false;
    this.used += 1;
    return true;
  }

  /** @returns an allowance of at most this much of it, so that something is left for later steps. */
  part(most: number): Allowance {
    return new Part(this, most);
  }
}

/** The fetches that a job has left. */
export class FetchBudget extends JobAllowance {
  constructor(used: number, most: number = JOB_BUDGET.fetches) {
    super(used, most);
  }
}

/** The queries to a web search that a job has left. */
export class QueryBudget extends JobAllowance {
  constructor(used: number, most: number = JOB_BUDGET.queries) {
    super(used, most);
  }
}

class Part implements Allowance {
  private taken = 0;

  constructor(
    private readonly whole: Allowance,
    private readonly most: number,
  ) {}

  get left(): number {
    return Math.max(0, Math.min(this.most - this.taken, this.whole.left));
  }

  trySpend(): boolean {
    if (this.left === 0) return false;
    this.taken += 1;
    return this.whole.trySpend();
  }
}

type ModelUsage = Pick<JobUsage, 'modelCalls' | 'modelTokens'>;

/** The largest number that the column holds. */
const MOST_TOKENS = 2 ** 31 - 1;

/** The calls of models, and their tokens, that a job has left. */
export class ModelBudget {
  private calls: number;
  private tokens: number;

  constructor(
    used: ModelUsage = { modelCalls: 0, modelTokens: 0 },
    private readonly most: ModelUsage = JOB_BUDGET,
    /** Called after each change. */
    private readonly onSpent: () => void = () => undefined,
  ) {
    this.calls = used.modelCalls;
    this.tokens = used.modelTokens;
  }

  /** To be stored with the job: the next attempt continues from it. */
  get spent(): ModelUsage {
    return { modelCalls: this.calls, modelTokens: this.tokens };
  }

  get tokensLeft(): number {
    return Math.max(0, this.most.modelTokens - this.tokens);
  }

  /** @returns false, and counts nothing, when no call or no token is left */
  trySpend(): boolean {
    if (this.calls >= this.most.modelCalls || this.tokens >= this.most.modelTokens) return false;
    this.calls += 1;
    this.onSpent();
    return true;
  }

  /** Tokens are known only after a call, so the last call may exceed the budget. */
  count(tokens: number): void {
    this.tokens = Math.min(MOST_TOKENS, this.tokens + Math.max(0, Math.round(tokens)));
    this.onSpent();
  }
}
