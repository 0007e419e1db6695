import { GalleyApiError } from './api-error.js';
import { pause } from './pause.js';
import { JOB_PROGRESS, subscribe, type JobUpdate, type SubscribeOptions } from './subscribe.js';

export interface FollowOptions extends SubscribeOptions {
  /** The longest `retryAfter` that is waited for, in seconds. */
  readonly maxWaitSeconds: number;
  /** For tests; default the client's own. */
  readonly firstWaitMs?: number;
}

/** Consecutive connections that were not acknowledged, and consecutive refusals, after which the error is thrown. */
const RECONNECTS = 5;
/** The first wait, in ms; the maximum doubles with each further one, up to the last. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;
/** A connection that lasted this long, in ms, counts as good even without an event: the next wait is the first. */
const LASTING_MS = 10_000;

/** Follows a job to its final state; reconnects and resumes after the last version that it has seen. */
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

/** As `follow`, for one thing that is shown as it is now on each connection: each state is yielded once. */
export async function* followState<Update>(
  ...args: Parameters<typeof follow>
): AsyncGenerator<Update, void, void> {
  let last = '';
  for await (const update of follow<Update>(...args)) {
    const text = JSON.stringify(update);
    if (text !== last) yield update;
    last = text;
  }
}

/**
 * The results of a subscription to its end, across broken connections.
 *
 * @param field of the subscription
 * @param variables called for each connection
 * @throws {GalleyApiError}, or the reason of the signal
 */
export async function* follow<Update>(
  options: FollowOptions,
  query: string,
  field: string,
  variables: () => Readonly<Record<string, unknown>>,
): AsyncGenerator<Update, void, void> {
  const { firstWaitMs = FIRST_WAIT_MS, maxWaitSeconds, signal } = options;
  /** Consecutive connections that Galley did not acknowledge, or on which it refused. */
  let failed = 0;
  /** Consecutive connections without a result, acknowledged or not. */
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
        if (update !== undefined) yield update;
      }
      return;
    } catch (error) {
      if (!(error instanceof GalleyApiError) || !mayPass(error, maxWaitSeconds)) throw error;
      // A broken connection has no request id; an error with one is a refusal on a sound connection.
      const { takenAt } = connection;
      if (takenAt !== null && error.requestId === null) failed = 0;
      if (takenAt !== null && performance.now() - takenAt > LASTING_MS) broken = 0;
      if (failed === RECONNECTS) throw error;
      failed += 1;
      const longest = Math.min(LONGEST_WAIT_MS, firstWaitMs * 2 ** broken);
      broken += 1;
      // Half of it is random, so that clients that were cut at the same time do not return at the same time.
      await pause((error.retryAfter ?? 0) * 1000 || longest * (0.5 + Math.random() / 2), signal);
    }
  }
}

function mayPass({ code, retryAfter }: GalleyApiError, maxWaitSeconds: number): boolean {
  if (code === 'unreachable' || code === 'unavailable') return true;
  return code === 'rate_limited' && retryAfter !== null && retryAfter <= maxWaitSeconds;
}
