import { opsRoutes, type OpsParts } from './ops-routes.js';
import type { RouteParts } from './rest-parts.js';
import type { Route } from './route.js';
import { articleRoutes } from './v1/articles.js';
import { auditToolRoutes } from './v1/audit-tools.js';
import { auditRoutes } from './v1/audits.js';
import { descriptionRoutes } from './v1/description.js';
import { editionRoutes } from './v1/editions.js';
import { eventRoutes } from './v1/events.js';
import { auditRuleRoutes } from './v1/audit-rules.js';
import { feedRoutes } from './v1/feeds.js';
import { imageRoutes } from './v1/images.js';
import { jobRoutes } from './v1/jobs.js';
import { meRoutes } from './v1/me.js';
import { webhookRoutes } from './v1/webhooks.js';
import { reportRoutes } from './v1/reports.js';
import { scheduleRoutes } from './v1/schedules.js';

/** All routes below `/v1`, in the order of the reference. */
export const V1_ROUTES: readonly Route<RouteParts>[] = [
  ...meRoutes,
  ...editionRoutes,
  ...articleRoutes,
  ...imageRoutes,
  ...auditRuleRoutes,
  ...feedRoutes,
  ...jobRoutes,
  ...auditRoutes,
  ...auditToolRoutes,
  ...reportRoutes,
  ...eventRoutes,
  ...scheduleRoutes,
  ...webhookRoutes,
  ...descriptionRoutes,
];

/** All that Galley answers by REST. */
export const ROUTES: readonly (Route<RouteParts> | Route<OpsParts>)[] = [...V1_ROUTES, ...opsRoutes];
