import type { ArticleService } from '../services/article/article-service.js';
import type { ArticleStartService } from '../services/article/article-start-service.js';
import type { AuditComparisons } from '../services/audit/audit-comparisons.js';
import type { AuditService } from '../services/audit/audit-service.js';
import type { AuditUrls } from '../services/audit/audit-urls.js';
import type { AuditViews } from '../services/audit/audit-views.js';
import type { EventWatch } from '../services/event/event-watch.js';
import type { JobService } from '../services/job/job-service.js';
import type { KeyWatch } from '../services/access/key-watch.js';
import type { OperatorApi } from '../services/operator/operator-api.js';
import type { OwnershipService } from '../services/ownership/ownership-service.js';
import type { PreviewService } from '../services/research/preview-service.js';
import type { PublishingService } from '../services/article/publishing-service.js';
import type { ReportService } from '../services/report/report-service.js';
import type { ScheduleService } from '../services/schedule/schedule-service.js';
import type { SessionService } from '../services/access/session-service.js';
import type { SignedImages } from '../services/article/signed-images.js';
import type { buildCoreServices } from './build/build-services.js';

/** The services that every transport may call. */
export type AppServices = ReturnType<typeof buildCoreServices> & {
  readonly articles: ArticleService;
  readonly articleStarts: ArticleStartService;
  readonly audits: AuditService;
  readonly auditComparisons: AuditComparisons;
  readonly auditUrls: AuditUrls;
  readonly auditViews: AuditViews;
  readonly eventWatch: EventWatch;
  readonly jobs: JobService;
  readonly keyWatch: KeyWatch;
  readonly operatorApi: OperatorApi;
  readonly ownership: OwnershipService;
  readonly previews: PreviewService;
  readonly publishing: PublishingService;
  readonly reports: ReportService;
  readonly schedules: ScheduleService;
  readonly sessions: SessionService;
  readonly signedImages: SignedImages;
};
