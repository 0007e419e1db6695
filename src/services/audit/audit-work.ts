import { AUDIT_WORKERS } from '../../domain/audit/audit.js';
import type { AuditKeeping } from '../../domain/audit/audit-keeping.js';
import type { Departure } from '../../domain/jobs.js';
import type { AuditStore } from '../../ports/audit/audit-store.js';
import type { OutboxStore } from '../../ports/outbox-store.js';
import { KeyedQuota } from '../concurrency/keyed-quota.js';
import { withDeadline } from '../concurrency/with-deadline.js';
import type { FairShares } from '../job/fair-shares.js';
import type { JobDispatcher } from '../job/job-dispatcher.js';
import type { Expiry, Work } from '../job/work.js';

/** Whoever works on audits, in this thread or in another. */
export interface AuditRunner {
  /** @returns whether there is more to do at once */
  run(id: string, departure: Departure): Promise<boolean>;
}

export interface AuditWorkParts {
  readonly audits: Pick<AuditStore, 'attend' | 'sweep' | 'drop' | 'clearDropped'>;
  readonly runner: AuditRunner;
  readonly outbox: Pick<OutboxStore, 'post'>;
  readonly dispatcher: Pick<JobDispatcher, 'kick'>;
  /** Of the audits that this process works on at once. */
  readonly shares: Pick<FairShares, 'beginFairly'>;
  readonly keeping: AuditKeeping;
  /** After so long without a worker an audit has lost it, and is handed to the queue again. */
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
 * `AUDIT_WORKERS` in one process end here, without another: whoever is at the audit has the next one sent.
 */
export function auditWork(parts: AuditWorkParts): Work {
  const { audits, concurrency, dispatcher, keeping, outbox, quietMs, runner, shares } = parts;
  const workers = new KeyedQuota(AUDIT_WORKERS);
  return {
    kind: KIND,
    concurrency,
    sweep: () => audits.sweep(quietMs),
    retention: auditRetention(audits, keeping),
    run: async (id, context) => {
      // First: a message that ends here leaves the outbox entry to those who work on.
      const leave = workers.take(id);
      if (leave === null) return;
      try {
        const accountId = await audits.attend(id);
        if (accountId === null) return;
        const end = await withDeadline(WAIT_MS, context.leaving, (enough) =>
          shares.beginFairly(accountId, enough),
        );
        if (end !== null && !(await runner.run(id, context).finally(end))) return;
      } finally {
        // Before the next message is sent, which may come back to this process at once.
        leave();
      }
      await outbox.post(KIND, id);
      dispatcher.kick(id);
    },
  };
}

/** An audit is dropped first, so that nobody finds it, and its rows are deleted after. */
export function auditRetention(
  audits: Pick<AuditStore, 'drop' | 'clearDropped'>,
  keeping: AuditKeeping,
): readonly Expiry[] {
  return [
    { what: 'audits', expire: () => audits.drop(keeping) },
    { what: 'rows of expired audits', expire: () => audits.clearDropped() },
  ];
}
