/** A call with what a validating proxy found of it; see judge-call.mjs. */
export interface ProxiedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: number;
  readonly body: string;
  readonly violations: string | null;
  readonly wasJudged: boolean;
  readonly said: string;
}

export interface JudgedCall {
  readonly faults: readonly string[];
  readonly known: readonly string[];
}

export function judgeCall(call: ProxiedCall): JudgedCall;
export function canBeDecoded(path: string): boolean;
export function describeJudged(judged: readonly JudgedCall[]): string;
