/** What the ways in say of their work; a `Log` fits. Fields never hold keys, bodies or query strings. */
export interface RequestLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

const SANE_ID = /^[\x21-\x7e]{1,128}$/;

/** @returns the caller's own request id when it is 1 to 128 visible ASCII characters, else a new one */
export function requestIdOf(header: string | string[] | undefined, newId: () => string): string {
  return typeof header === 'string' && SANE_ID.test(header) ? header : newId();
}
