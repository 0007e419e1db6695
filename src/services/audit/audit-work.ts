import { AUDIT_WORKERS } from '../../domain/audit/audit.js';
import type { AuditRetention } from '../../domain/audit/audit-retention.js';
import type { Departure } from '../../domain/jobs.js';
import { ATTRIBUTES, RECEIVED, SPANS } from '../../domain/spans.js';
import type { AuditStore } from '../../ports/audit/audit-store.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { Log } from '../../ports/log.js';
import type { OutboxStore } from '../../ports/outbox-store.js';
import { NO_TRACING, type Tracing } from '../../ports/tracing.js';
import { KeyedQuota } from '../concurrency/keyed-quota.js';
import { withDeadline } from '../concurrency/with-deadline.js';
import type { FairShares } from '../job/fair-shares.js';
import type { JobDispatcher } from '../job/job-dispatcher.js';
import type { Expiry, Work } from '../job/work.js';

/** What runs audits, in this thread or in another. */
export interface AuditRunner {
  /** @returns whether there is more to do at once */
  run(id: string, departure: Departure): Promise<boolean>;
}

export interface AuditWorkParts {
  readonly audits: Pick<AuditStore, 'attend' | 'isUnderway' | 'sweep' | 'drop' | 'clearDropped'>;
  readonly runner: AuditRunner;
  readonly events: EventBus;
  readonly log: Log;
  /** Default: none. */
  readonly tracing?: Tracing;
  readonly outbox: Pick<OutboxStore, 'post'>;
  readonly dispatcher: Pick<JobDispatcher, 'kick'>;
  /** Of the audits that this process works on at once. */
  readonly shares: Pick<FairShares, 'beginFairly'>;
  readonly retention: AuditRetention;
  /** After so long without a worker an audit has lost it, and is enqueued again. */
  readonly quietMs: number;
  readonly concurrency: number;
}

const KIND = 'work-on-audit';

/** How long a message waits in this process for its account's share, before another process may have it. Chosen. */
const WAIT_MS = 2000;

/**
 * Audits, as background work. Any number of workers share one, each by a message of its own, and finds in the rows what is to
 * be done; a worker that leaves something undone has another message sent.
 *
 * A killed worker's message comes back, and the sweep sends more in its place. So messages of one audit beyond
 * `AUDIT_WORKERS` in one process end here, without another: the worker that has the audit has the next one sent.
 */
export function auditWork(parts: AuditWorkParts): Work {
  const { audits, concurrency, dispatcher, retention: keeping, outbox, quietMs, shares } = parts;
  const workers = new KeyedQuota(AUDIT_WORKERS);
  return {
    kind: KIND,
    concurrency,
    sweep: () => audits.sweep(quietMs),
    retention: auditRetention(audits, keeping),
    run: async (id, context) => {
      // First: a message that ends here leaves the outbox entry to the workers that go on.
      const leave = workers.acquire(id);
      if (leave === null) return;
      try {
        const attended = await audits.attend(id);
        if (attended === null) return;
        const end = await withDeadline(WAIT_MS, context.leaving, (enough) =>
          shares.beginFairly(attended.accountId, enough),
        );
        if (end !== null && !(await inSpan(parts, id, attended.trace, context).finally(end))) return;
      } finally {
        // Before the next message is sent, which may come back to this process at once.
        leave();
      }
      await outbox.post(KIND, id);
      dispatcher.kick(id);
    },
  };
}

/** One worker's turn at an audit, as a span of the trace that started it. */
function inSpan(
  parts: AuditWorkParts,
  id: string,
  parent: string | null,
  context: Departure,
): Promise<boolean> {
  const { tracing = NO_TRACING } = parts;
  return tracing.span(
    SPANS.process,
    {
      kind: 'consumer',
      parent,
      attributes: { ...RECEIVED, [ATTRIBUTES.message]: id, [ATTRIBUTES.jobKind]: 'audit' },
    },
    () => runUntilCancelled(parts, id, context),
  );
}

/**
 * Runs an audit until it needs nothing more, its process leaves, or it is cancelled.
 * @returns whether there is more to do at once
 */
async function runUntilCancelled(
  { audits, events, log, runner }: AuditWorkParts,
  id: string,
  context: Departure,
): Promise<boolean> {
  const [leaving, releasing] = [new AbortController(), new AbortController()];
  const leave = () => {
    leaving.abort(context.leaving.reason);
  };
  const release = () => {
    releasing.abort(context.releasing.reason);
  };
  if (context.leaving.aborted) leave();
  if (context.releasing.aborted) release();
  context.leaving.addEventListener('abort', leave, { once: true });
  context.releasing.addEventListener('abort', release, { once: true });
  const audit = { isCancelled: false };
  // Only a hint, like every wake: whether it is over, its row says.
  const stopListening = events.listen(`stop:${id}`, () => {
    audits.isUnderway(id).then(
      (isUnderway) => {
        if (isUnderway) return;
        audit.isCancelled = true;
        leaving.abort(new Error('the audit was cancelled'));
        releasing.abort(new Error('the audit was cancelled'));
      },
      (error: unknown) => {
        log.warn({ err: error, audit: id }, 'it could not be read whether an audit was cancelled');
      },
    );
  });
  try {
    const isMore = await runner.run(id, { leaving: leaving.signal, releasing: releasing.signal });
    if (audit.isCancelled) log.info({ audit: id }, 'a worker stopped: the audit was cancelled');
    return isMore && !audit.isCancelled;
  } finally {
    stopListening();
    context.leaving.removeEventListener('abort', leave);
    context.releasing.removeEventListener('abort', release);
  }
}

/** An audit is dropped first, so that nobody finds it, and its rows are deleted after. */
export function auditRetention(
  audits: Pick<AuditStore, 'drop' | 'clearDropped'>,
  retention: AuditRetention,
): readonly Expiry[] {
  return [
    { what: 'audits', expire: () => audits.drop(retention) },
    { what: 'rows of expired audits', expire: () => audits.clearDropped() },
  ];
}
