import compression from 'compression';
import express, { Router, type Express } from 'express';
import helmet from 'helmet';
import type { AccessService } from '../../services/access/access-service.js';
import type { ArticleService } from '../../services/article/article-service.js';
import type { ArticleStartService } from '../../services/article/article-start-service.js';
import type { AuditService } from '../../services/audit/audit-service.js';
import type { AuditViews } from '../../services/audit/audit-views.js';
import type { EditionService } from '../../services/access/edition-service.js';
import type { JobService } from '../../services/job/job-service.js';
import type { ReportService } from '../../services/report/report-service.js';
import type { RequestLog } from '../request-log.js';
import { authenticate } from './middleware/authenticate.js';
import { heedConditions } from './middleware/conditional-requests.js';
import { answerErrors, refuseUnknownPath } from './middleware/problems.js';
import { requestId } from './middleware/request-id.js';
import { referenceRoutes } from './reference-page.js';
import { articleRoutes } from './v1/articles.js';
import { auditRoutes } from './v1/audits.js';
import { descriptionRoutes } from './v1/description.js';
import { editionRoutes } from './v1/editions.js';
import { jobRoutes } from './v1/jobs.js';
import { reportRoutes } from './v1/reports.js';

export interface RestParts {
  readonly access: AccessService;
  readonly articles: ArticleService;
  readonly audits: AuditService;
  readonly auditViews: AuditViews;
  readonly now: () => Date;
  readonly articleStarts: ArticleStartService;
  readonly editions: EditionService;
  readonly jobs: JobService;
  readonly reports: ReportService;
  readonly log: RequestLog;
  readonly newId: () => string;
  /** Of Galley, as the description of the interface tells it. */
  readonly version: string;
}

/**
 * The documented interface over HTTP.
 *
 * @param mountMore adds what is not `/v1` (GraphQL, health), before the end of all paths
 */
export function createRestApp(parts: RestParts, mountMore: (app: Express) => void): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(requestId(parts.newId, parts.log));
  app.use(helmet());
  app.use(compression());
  app.use(heedConditions);
  mountMore(app);
  app.use('/docs', referenceRoutes());
  // Before the keys are looked at.
  app.use('/v1', descriptionRoutes(parts.version));
  app.use('/v1', v1(parts));
  app.use(refuseUnknownPath);
  app.use(answerErrors(parts.log));
  return app;
}

function v1(parts: RestParts): Router {
  const router = Router();
  router.use(authenticate(parts.access));
  router.use(articleRoutes(parts.articles, parts.articleStarts));
  router.use(auditRoutes(parts.audits, parts.auditViews, parts.now));
  router.use(reportRoutes(parts.reports));
  router.use(jobRoutes(parts.jobs));
  router.use(editionRoutes(parts.editions));
  // Answered in here, where the request still knows that it is below `/v1`: metrics count it by its route.
  router.use(refuseUnknownPath);
  router.use(answerErrors(parts.log));
  return router;
}
