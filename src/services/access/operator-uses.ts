import { byOperator, type LogDetails, type LoggedObject } from '../../domain/access/audit-log.js';
import type { Operator } from '../../domain/access/operator-key.js';
import type { ErrorCode } from '../../domain/errors.js';
import type { MonotonicClock } from '../../ports/clock.js';
import type { UnitOfWork } from '../../ports/unit-of-work.js';

/** What a screen reads again and again is one entry a minute. */
const SAME_USE_MS = 60_000;

/** What one request asked for by an operator's key. */
export interface OperatorUse {
  /** Names of fields; none where the request was refused before they were read. */
  readonly asked: readonly string[];
  /** UUIDs of the accounts that it named. */
  readonly accounts?: readonly string[];
  /** What it was refused with, where it was before anything of it ran. */
  readonly refused?: ErrorCode;
  /** What it would change: such uses are entries of their own each time. null: it would change nothing. */
  readonly object?: LoggedObject | null;
}

/** Writes the uses of operators' keys into the audit log: of one key or session the same is one entry a minute in a process. */
export class OperatorUses {
  /** By key, session and use: those that ask at the same time wait for one entry. */
  private readonly noted = new Map<string, { readonly at: number; readonly entry: Promise<void> }>();

  constructor(private readonly parts: { readonly unitOfWork: UnitOfWork; readonly clock: MonotonicClock }) {}

  /** Resolves once the entry is committed. */
  note(operator: Operator, { asked, accounts = [], refused, object = null }: OperatorUse): Promise<void> {
    const details = {
      asked,
      ...(accounts.length > 0 ? { accounts } : {}),
      ...(refused === undefined ? {} : { refused }),
    };
    if (object !== null) return this.add(operator, object, details);
    const now = this.parts.clock.elapsedMs();
    for (const [use, { at }] of this.noted) if (now - at >= SAME_USE_MS) this.noted.delete(use);
    const use = JSON.stringify([operator.keyId, operator.sessionId, details]);
    const known = this.noted.get(use);
    if (known) return known.entry;
    const entry = this.add(operator, { kind: 'key', id: operator.keyId }, details);
    this.noted.set(use, { at: now, entry });
    // The next request tries again.
    entry.catch(() => this.noted.delete(use));
    return entry;
  }

  private add(operator: Operator, object: LoggedObject, details: LogDetails): Promise<void> {
    return this.parts.unitOfWork.run(({ auditLog }) =>
      auditLog.add([{ ...byOperator(operator, null), action: 'operator_key_used', object, details }]),
    );
  }
}
