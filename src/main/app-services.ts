import type { ArticleService } from '../services/article-service.js';
import type { ArticleStartService } from '../services/article-start-service.js';
import type { AuditService } from '../services/audit/audit-service.js';
import type { AuditViews } from '../services/audit/audit-views.js';
import type { JobService } from '../services/job-service.js';
import type { KeyWatch } from '../services/key-watch.js';
import type { OwnershipService } from '../services/ownership/ownership-service.js';
import type { PublishingService } from '../services/publishing-service.js';
import type { ReportService } from '../services/report/report-service.js';
import type { buildCoreServices } from './build-services.js';

/** What every way in may call. */
export type AppServices = ReturnType<typeof buildCoreServices> & {
  readonly articles: ArticleService;
  readonly articleStarts: ArticleStartService;
  readonly audits: AuditService;
  readonly auditViews: AuditViews;
  readonly jobs: JobService;
  readonly keyWatch: KeyWatch;
  readonly ownership: OwnershipService;
  readonly publishing: PublishingService;
  readonly reports: ReportService;
};
