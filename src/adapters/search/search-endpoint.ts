import type { Clock } from '../../ports/clock.js';

/** A paid search, with an API key. */
export interface KeyedSearchOptions {
  /** null for the provider's own address. */
  readonly baseUrl: string | null;
  readonly apiKey: string;
  readonly clock: Clock;
  /** How long an answer may take, in ms; see `askForJson`. */
  readonly timeoutMs?: number | undefined;
}

/** @returns the address of a path below a base address, which may have a path of its own, with or without a final slash */
export function endpointOf(base: string, path: string): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/(?<!\/)\/+$/, '')}${path}`;
  return url;
}
