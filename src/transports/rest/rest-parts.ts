import type { AccessService } from '../../services/access/access-service.js';
import type { EditionService } from '../../services/access/edition-service.js';
import type { ArticleService } from '../../services/article/article-service.js';
import type { ArticleStartService } from '../../services/article/article-start-service.js';
import type { AuditComparisons } from '../../services/audit/views/audit-comparisons.js';
import type { AuditService } from '../../services/audit/audit-service.js';
import type { IgnoredChecks } from '../../services/audit/ignored-checks.js';
import type { RegressionRulesService } from '../../services/audit/regression-rules.js';
import type { AuditUrls } from '../../services/audit/views/audit-urls.js';
import type { AuditViews } from '../../services/audit/views/audit-views.js';
import type { FeedService } from '../../services/article/feed-service.js';
import type { JobService } from '../../services/job/job-service.js';
import type { ListService } from '../../services/list-service.js';
import type { OwnershipService } from '../../services/ownership/ownership-service.js';
import type { PublishingService } from '../../services/article/publishing-service.js';
import type { SignedImages } from '../../services/article/signed-images.js';
import type { ScheduleService } from '../../services/schedule/schedule-service.js';
import type { ReportService } from '../../services/report/report-service.js';
import type { WebhookService } from '../../services/webhook/webhook-service.js';
import type { RequestLog } from '../request-log.js';
import type { WebOptions } from '../web-options.js';

/** What the routes below `/v1`, and the app around them, are given. */
export interface RestParts {
  readonly access: AccessService;
  readonly articles: ArticleService;
  readonly audits: AuditService;
  readonly auditComparisons: AuditComparisons;
  readonly auditUrls: AuditUrls;
  readonly auditViews: AuditViews;
  readonly ignoredChecks: IgnoredChecks;
  readonly regressionRules: RegressionRulesService;
  readonly now: () => Date;
  readonly articleStarts: ArticleStartService;
  readonly editions: EditionService;
  readonly feeds: FeedService;
  readonly jobs: JobService;
  readonly lists: ListService;
  readonly ownership: OwnershipService;
  readonly publishing: PublishingService;
  readonly reports: ReportService;
  readonly schedules: ScheduleService;
  readonly signedImages: SignedImages;
  readonly webhooks: WebhookService;
  readonly log: RequestLog;
  readonly newId: () => string;
  readonly web: WebOptions;
  /** Of Galley, as the description of the interface tells it. */
  readonly version: string;
}

/** What their handlers are given. */
export interface RouteParts extends RestParts {
  /** The description of the interface as JSON. @param address that its paths are appended to */
  readonly describe: (address: string) => string;
}
