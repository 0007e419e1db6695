import type { Clock } from '../../ports/clock.js';

/** A search that is bought: it knows its callers by a key. */
export interface KeyedSearchOptions {
  /** null for the provider's own address. */
  readonly baseUrl: string | null;
  readonly apiKey: string;
  readonly clock: Clock;
  /** How long an answer may take, in ms; see `askForJson`. */
  readonly timeoutMs?: number | undefined;
}

/** @returns the address of a path behind a base that may have a path of its own, with or without a slash at its end */
export function endpointOf(base: string, path: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}${path}`;
  return url;
}
