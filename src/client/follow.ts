import { GalleyApiError } from './api-error.js';
import { pause } from './pause.js';
import { JOB_PROGRESS, subscribe, type JobUpdate, type SubscribeOptions } from './subscribe.js';

export interface FollowOptions extends SubscribeOptions {
  /** The longest `retryAfter` that is waited for, in seconds. */
  readonly maxWaitSeconds: number;
  /** Other than the client's own for tests. */
  readonly firstWaitMs?: number;
}

/** Connections in a row that nobody took, and refusals in a row, after which it is told. */
const RECONNECTS = 5;
/** The first wait, in ms; each further one may be twice as long, up to the last. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A connection that held this long, in ms, was a good one, though nothing happened meanwhile: the next wait is the first. */
const LASTING_MS = 10_000;

/** Follows a job to its final state; where the connection breaks, it comes back and asks for what it has not seen. */
export async function* followJob(
  options: FollowOptions,
  id: string,
  after: number | null,
): AsyncGenerator<JobUpdate, void, void> {
  let seen = after;
  const variables = () => ({ id, after: seen });
  for await (const update of follow<JobUpdate>(options, JOB_PROGRESS, 'jobProgress', variables)) {
    seen = update.version;
    yield update;
  }
}

/**
 * What comes of a subscription to its end, over connections that break. One that begins with the present state each time
 * shows it only when it is news.
 *
 * @param field the subscription's
 * @param variables asked for at each connection
 * @throws {GalleyApiError}, or the reason of the signal
 */
export async function* follow<Update>(
  options: FollowOptions,
  query: string,
  field: string,
  variables: () => Readonly<Record<string, unknown>>,
): AsyncGenerator<Update, void, void> {
  const { firstWaitMs = FIRST_WAIT_MS, maxWaitSeconds, signal } = options;
  let last = '';
  /** Connections in a row that Galley did not take, or on which it refused. */
  let failed = 0;
  /** Connections in a row that were worth nothing, taken or not. */
  let broken = 0;
  for (;;) {
    const connection: { takenAt: number | null } = { takenAt: null };
    const onConnected = (): void => {
      connection.takenAt = performance.now();
    };
    try {
      const updates = subscribe<Record<string, Update>>({ ...options, onConnected }, query, variables());
      for await (const { [field]: update } of updates) {
        failed = 0;
        broken = 0;
        const text = JSON.stringify(update);
        if (update === undefined || text === last) continue;
        last = text;
        yield update;
      }
      return;
    } catch (error) {
      if (!(error instanceof GalleyApiError) || !mayPass(error, maxWaitSeconds)) throw error;
      // What broke has no request; what has one was refused on a connection that is sound.
      const { takenAt } = connection;
      if (takenAt !== null && error.requestId === null) failed = 0;
      if (takenAt !== null && performance.now() - takenAt > LASTING_MS) broken = 0;
      if (failed === RECONNECTS) throw error;
      failed += 1;
      const longest = Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** broken);
      broken += 1;
      // Half of it by chance, so that many who were cut together do not come back together.
      await pause((error.retryAfter ?? 0) * 1000 || longest * (0.5 + Math.random() / 2), signal);
    }
  }
}

function mayPass({ code, retryAfter }: GalleyApiError, maxWaitSeconds: number): boolean {
  if (code === 'unreachable' || code === 'unavailable') return true;
  return code === 'rate_limited' && retryAfter !== null && retryAfter <= maxWaitSeconds;
}
