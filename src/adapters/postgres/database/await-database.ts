import { setTimeout as delay } from 'node:timers/promises';
import { GalleyError } from '../../../domain/errors.js';
import type { Log } from '../../../ports/log.js';
import { sqlState } from './connection-pool.js';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
/** Chosen: a line now and then, and not one for each try. */
const LOG_EVERY_MS = 10_000;

export interface DatabaseWait {
  /** How long the database is waited for, in ms; 0: not at all. */
  readonly ms: number;
  /** Ends the wait. */
  readonly signal?: AbortSignal;
}

/**
 * Repeats the first use of a database while its server can't be reached, is starting up or repairing itself, or has no room: it may be
 * started beside this process, or be back in a moment.
 *
 * @param use may be repeated
 * @throws what `use` throws: at once where waiting does not help, or when the time is over; `AbortError` after the signal
 */
export async function whenDatabaseAnswers<Result>(
  use: () => Promise<Result>,
  { ms, signal }: DatabaseWait,
  log: Log,
): Promise<Result> {
  const deadline = performance.now() + ms;
  let nextLine = -Infinity;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      return await use();
    } catch (error) {
      const now = performance.now();
      const cause = causeOfWait(error);
      if (cause === null || now + pause > deadline) throw error;
      if (now >= nextLine) {
        nextLine = now + LOG_EVERY_MS;
        log.warn({ err: cause, forSeconds: Math.ceil((deadline - now) / 1000) }, 'waiting for the database');
      }
      await delay(pause, undefined, { signal });
    }
  }
}

/** @returns what keeps the database from answering now; null for any other error */
function causeOfWait(error: unknown): Error | null {
  if (!(error instanceof GalleyError && error.code === 'unavailable')) return null;
  const { cause } = error;
  if (!(cause instanceof Error)) return null;
  const state = sqlState(cause);
  // Connections that are lost, no room, starting up or shutting down.
  if (state !== null) return /^(08|53|57P)/.test(state) ? cause : null;
  const code = 'code' in cause ? String(cause.code) : null;
  // A failed call of the system (`ECONNREFUSED`), or one of the messages of pg: nothing of TLS or of an address that can't be parsed.
  const isPassing = code === null ? /timeout|terminated/i.test(cause.message) : /^E(?!RR_)/.test(code);
  return isPassing ? cause : null;
}
