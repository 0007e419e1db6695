import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Actor } from '../../domain/access/actor.js';
import {
  assertOfAccount,
  assertOperator,
  type Caller,
  type Operator,
} from '../../domain/access/operator-key.js';
import type { WindowReading } from '../../domain/access/limits.js';
import type { AccessService } from '../../services/access/access-service.js';
import type { ArticleService } from '../../services/article/article-service.js';
import type { ArticleStartService } from '../../services/article/article-start-service.js';
import type { AuditLogService } from '../../services/access/audit-log-service.js';
import type { AuditComparisons } from '../../services/audit/views/audit-comparisons.js';
import type { AuditService } from '../../services/audit/audit-service.js';
import type { IgnoredChecks } from '../../services/audit/ignored-checks.js';
import type { RegressionRulesService } from '../../services/audit/regression-rules.js';
import type { AuditUrls } from '../../services/audit/views/audit-urls.js';
import type { AuditViews } from '../../services/audit/views/audit-views.js';
import type { EventWatch } from '../../services/event/event-watch.js';
import type { KeyService } from '../../services/access/key-service.js';
import type { EditionService } from '../../services/access/edition-service.js';
import type { OperatorApi } from '../../services/operator/operator-api.js';
import type { OwnershipService } from '../../services/ownership/ownership-service.js';
import type { PreviewService } from '../../services/research/preview-service.js';
import type { PublishingService } from '../../services/article/publishing-service.js';
import type { ReportService } from '../../services/report/report-service.js';
import type { ScheduleService } from '../../services/schedule/schedule-service.js';
import type { SessionService } from '../../services/access/session-service.js';
import type { SignedImages } from '../../services/article/signed-images.js';
import type { ListService } from '../../services/list-service.js';
import type { FeedService } from '../../services/article/feed-service.js';
import type { WebhookService } from '../../services/webhook/webhook-service.js';
import type { JobService } from '../../services/job/job-service.js';
import { BatchedReads } from './batched-reads.js';
import { LOOK_UPS_AT_ONCE } from './documents/document-limits.js';

export interface GraphServices {
  readonly access: Pick<AccessService, 'usage'>;
  readonly articles: ArticleService;
  readonly articleStarts: ArticleStartService;
  readonly auditLog: AuditLogService;
  readonly audits: AuditService;
  readonly auditComparisons: AuditComparisons;
  readonly auditUrls: AuditUrls;
  readonly auditViews: AuditViews;
  readonly editions: EditionService;
  readonly eventWatch: EventWatch;
  readonly feeds: FeedService;
  readonly ignoredChecks: IgnoredChecks;
  readonly regressionRules: RegressionRulesService;
  readonly jobs: JobService;
  readonly keys: Pick<KeyService, 'ofAccount' | 'revokeOf'>;
  readonly lists: ListService;
  readonly operatorApi: OperatorApi;
  readonly ownership: OwnershipService;
  readonly previews: PreviewService;
  readonly publishing: PublishingService;
  readonly reports: ReportService;
  readonly schedules: ScheduleService;
  readonly sessions: SessionService;
  readonly signedImages: SignedImages;
  readonly webhooks: WebhookService;
}

/** What every resolver gets: who calls, and the services that decide. */
export interface GraphContext {
  readonly caller: Caller;
  /** The caller of an account. Reading it throws `forbidden` for an operator's key. */
  readonly actor: Actor;
  /** The operator who calls. Reading it throws `forbidden` for every other key. */
  readonly operator: Operator;
  readonly requestId: string;
  readonly services: GraphServices;
  /** What the rows of a list ask for. */
  readonly reads: BatchedReads;
  /** Does this when few enough other look-ups of the same document are under way. */
  readonly limited: (lookUp: () => unknown) => Promise<unknown>;
  /** For lists that may be long. */
  readonly longLists: PacedLists;
  /** Aborted when the caller's connection closes; made when it is asked for. */
  readonly callerLeft: () => AbortSignal;
  /** Says beside the answer how full the key's hour is now, where there is a place to say it. */
  readonly showPaidActions: (reading: WindowReading) => void;
}

type ContextParts = Omit<GraphContext, 'actor' | 'limited' | 'longLists' | 'operator' | 'reads'>;

/**
 * A class, because Apollo copies the context: what stands in a property of its own is read then, but not the getters of a
 * class. Its parts are made when they are needed: most subscriptions, of which there are thousands, never ask for anything.
 */
class DocumentContext implements GraphContext {
  readonly caller: Caller;
  readonly requestId: string;
  readonly services: GraphServices;
  readonly callerLeft: GraphContext['callerLeft'];
  readonly showPaidActions: GraphContext['showPaidActions'];
  private limit: ReturnType<typeof pLimit> | null = null;
  private lists: PacedLists | null = null;
  private batched: BatchedReads | null = null;

  constructor({ caller, requestId, services, callerLeft, showPaidActions }: ContextParts) {
    this.caller = { ...caller, requestId };
    this.requestId = requestId;
    this.services = services;
    this.callerLeft = callerLeft;
    this.showPaidActions = showPaidActions;
  }

  get actor(): Actor {
    return assertOfAccount(this.caller);
  }

  get operator(): Operator {
    return assertOperator(this.caller);
  }

  limited<Read>(lookUp: () => Read | Promise<Read>): Promise<Read> {
    return (this.limit ??= pLimit(LOOK_UPS_AT_ONCE))(lookUp);
  }

  get longLists(): PacedLists {
    return (this.lists ??= new PacedLists());
  }

  get reads(): BatchedReads {
    const limited = <Read>(lookUp: () => Read | Promise<Read>) => this.limited(lookUp);
    return (this.batched ??= new BatchedReads({ actor: this.actor, services: this.services, limited }));
  }
}

/** The context of one document. */
export function contextOf(parts: ContextParts): GraphContext {
  return new DocumentContext(parts);
}

/** Items that are completed in one go: a few ms of a processor, some forty with all the aliases that a document may have. */
const ITEMS_PER_YIELD = 50;

/** The long lists of one answer, whose items are completed a few at a time: other callers are answered in between. */
export class PacedLists {
  private begun = 0;
  private yielded: Promise<unknown> | null = null;

  /** A list within another yields with it, however short each of them is. */
  of<Item>(items: readonly Item[]): readonly (Item | Promise<Item>)[] {
    return items.map((item) => {
      if (this.begun > 0 && this.begun % ITEMS_PER_YIELD === 0)
        this.yielded = (this.yielded ?? Promise.resolve()).then(() => yieldToEventLoop());
      this.begun += 1;
      return this.yielded === null ? item : this.yielded.then(() => item);
    });
  }
}
