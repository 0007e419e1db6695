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

const SANE_ID = /^[\x21-\x7e]{1,128}$/;

/** @returns the caller's own request id when it is 1 to 128 visible ASCII characters, else a new one */
export function requestIdOf(header: string | string[] | undefined, newId: () => string): string {
  return typeof header === 'string' && SANE_ID.test(header) ? header : newId();
}
