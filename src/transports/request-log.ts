import type { ErrorCode } from '../domain/errors.js';

/** What the ways in say of their work; a `Log` fits. Fields never hold keys, bodies or query strings. */
export interface RequestLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
  /** Called with the code of each error that a caller is answered. */
  readonly refused?: (code: ErrorCode) => void;
}

/** Where the ways in count what they serve, for the operator; the port of metrics fits. */
export interface RequestMeasures {
  observe(
    name: 'galley_http_request_duration_seconds',
    labels: Readonly<Record<'method' | 'route' | 'status', string>>,
    seconds: number,
  ): void;
}

/** A span that the ways in have opened. */
export interface RequestSpan {
  rename(name: string): void;
  set(attributes: Readonly<Record<string, string | number>>): void;
  fail(type: string): void;
}

/** Where the ways in show what they do as spans; the port of tracing fits. */
export interface RequestTracing {
  span<Result>(
    name: string,
    options: {
      readonly kind: 'server' | 'internal';
      readonly caller?: string | null;
      readonly attributes?: Readonly<Record<string, string | number>>;
    },
    run: (span: RequestSpan) => Promise<Result>,
  ): Promise<Result>;
  ids(): object | null;
}

const SANE_ID = /^[\x21-\x7e]{1,128}$/;

/** @returns the caller's own request id when it is 1 to 128 visible ASCII characters, else a new one */
export function requestIdOf(header: string | string[] | undefined, newId: () => string): string {
  return typeof header === 'string' && SANE_ID.test(header) ? header : newId();
}
