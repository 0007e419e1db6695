import type { ATTRIBUTES } from '../domain/spans.js';

export type SpanAttributes = Readonly<
  Partial<Record<(typeof ATTRIBUTES)[keyof typeof ATTRIBUTES], string | number>>
>;

export interface SpanOptions {
  readonly kind: 'server' | 'client' | 'producer' | 'consumer' | 'internal';
  readonly attributes?: SpanAttributes;
  /** The `traceparent` of what it belongs to, as a row of ours has it; absent or null: the span that runs, if one does. */
  readonly parent?: string | null;
  /** The `traceparent` that a caller sent, which may be anything: its trace goes on, and is not sampled by its word alone. */
  readonly caller?: string | null;
}

/** A span that has not ended. */
export interface OpenSpan {
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** It failed. @param type a code, or the name of an error's class; no message, which may quote what it should not */
  fail(type: string): void;
}

/** Spans for an operator's collector. Nothing here throws by itself. */
export interface Tracing {
  /** Runs something in a span, which fails where that throws. */
  span<Result>(name: string, options: SpanOptions, run: (span: OpenSpan) => Promise<Result>): Promise<Result>;
  /** Runs something that belongs to a span of another thread. @param parent its `traceparent`; null: there is none */
  within<Result>(parent: string | null, run: () => Result): Result;
  /** The `traceparent` of the span that runs, as W3C Trace Context has it; null where none does. */
  context(): string | null;
  /** The ids of the span that runs, for lines of the log; null where none does. */
  ids(): { readonly trace_id: string; readonly span_id: string } | null;
}

const NO_SPAN: OpenSpan = { rename: () => undefined, set: () => undefined, fail: () => undefined };

/** Where no traces are collected. */
export const NO_TRACING: Tracing = {
  span: (_name, _options, run) => run(NO_SPAN),
  within: (_parent, run) => run(),
  context: () => null,
  ids: () => null,
};
