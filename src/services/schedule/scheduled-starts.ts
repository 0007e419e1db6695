import { assertKeyHolds } from '../../domain/access/admission.js';
import type { Actor } from '../../domain/access/actor.js';
import { refuse } from '../../domain/errors.js';
import type { Schedule } from '../../domain/schedule/schedule.js';
import type { KeyStore } from '../../ports/access/key-store.js';
import { readOrRefuse, type AccessService } from '../access/access-service.js';
import type { PlannedStart } from '../access/domain-start.js';
import type { ArticleStartService } from '../article/article-start-service.js';
import type { AuditService } from '../audit/audit-service.js';
import type { ReportService } from '../report/report-service.js';
import type { WindowReading } from '../../domain/access/limits.js';

/** What came of a start: new work of the run's id, or what was there already. */
export interface ScheduledStart {
  readonly created: boolean;
  readonly workId: string;
  readonly paidActions: WindowReading | null;
}

/** Starts what schedules plan, as a caller of their key would. */
export class ScheduledStarts {
  constructor(
    private readonly parts: {
      readonly stores: { readonly keys: Pick<KeyStore, 'actorOfKey'> };
      readonly access: AccessService;
      readonly articleStarts: Pick<ArticleStartService, 'admit'>;
      readonly audits: Pick<AuditService, 'admit'>;
      readonly reports: Pick<ReportService, 'admit'>;
    },
  ) {}

  /**
   * By the right of the schedule's key.
   * @throws {GalleyError} as a start by its owner, in the decided order; what `planned` throws
   */
  async start(schedule: Schedule, planned: PlannedStart): Promise<ScheduledStart> {
    const { access, stores } = this.parts;
    const actor = assertKeyHolds(await readOrRefuse(() => stores.keys.actorOfKey(schedule.keyId)));
    if (actor.accountId !== schedule.accountId)
      throw refuse('not_found', 'There is no such edition on this account.');
    return access.onBehalfOf(actor, () => this.startAs(actor, schedule, planned));
  }

  /** By the right of this caller. @throws {GalleyError} as `start` */
  async startAs(
    actor: Actor,
    { editionId, template }: Schedule,
    planned: PlannedStart,
  ): Promise<ScheduledStart> {
    const { articleStarts, audits, reports } = this.parts;
    switch (template.kind) {
      case 'article': {
        const permit = await articleStarts.admit(actor, editionId);
        const { created, progress, paidActions } = await permit.start(
          { id: planned.id, ...template.brief },
          planned,
        );
        return { created, workId: progress.id, paidActions };
      }
      case 'audit': {
        const permit = await audits.admit(actor, editionId);
        const { created, work, paidActions } = await permit.start(
          { ...template.audit, access: null },
          planned,
        );
        return { created, workId: work.id, paidActions };
      }
      case 'research': {
        const permit = await reports.admit(actor, editionId);
        const { created, work, paidActions } = await permit.start(null, planned);
        return { created, workId: work.id, paidActions };
      }
    }
  }
}
