/** The client of Galley, the package `galley-client`. It needs `fetch`, and for subscriptions `graphql-ws`. */
export { GalleyApiError, type GalleyErrorCode } from './api-error.js';
export type {
  Article,
  ArticleChange,
  ArticleEdit,
  ArticleJob,
  ArticlePage,
  ArticleQuery,
  ArticleRevision,
  ArticlesOfEdition,
  BatchResult,
  Brief,
  CallOptions,
  ImageAddress,
  Provenance,
  Publication,
  RevisionPage,
  RevisionQuery,
  SinceOptions,
  TaggedArticle,
} from './articles.js';
export type {
  Audit,
  AuditChangesQuery,
  AuditComparison,
  AuditFileFormat,
  AuditListQuery,
  AuditPage,
  AuditQuery,
  AuditRobotsQuestion,
  AuditRobotsTest,
  AuditSettings,
  AuditStartOptions,
  AuditsOfEdition,
  AuditViews,
  WaitOptions,
} from './audits.js';
export type { Report, ReportListQuery, ReportPage, ReportRecord, ResearchOfEdition } from './research.js';
export type {
  NewSchedule,
  Schedule,
  ScheduleChange,
  ScheduledRun,
  ScheduledRunPage,
  ScheduleMoments,
  ScheduleRunQuery,
  SchedulesOfEdition,
} from './schedules.js';
export {
  GalleyClient,
  type EditionQuery,
  type EventPage,
  type EventQuery,
  type EventTypeDescription,
  type GalleyEvent,
  type GalleyClientOptions,
  type JobListQuery,
  type JobPage,
  type Me,
  type CheckToIgnore,
  type FeedAddress,
  type FeedState,
  type IgnoredChecks,
  type RegressionRules,
  type RegressionRulesChange,
  type Verification,
} from './galley-client.js';
export type {
  AuditUpdate,
  EventUpdate,
  JobsUpdate,
  JobUpdate,
  ListedJobUpdate,
  ReportUpdate,
  WebSocketClass,
} from './subscribe.js';
export type {
  Delivery,
  DeliveryPage,
  DeliveryQuery,
  NewWebhook,
  Webhook,
  WebhookChange,
  Webhooks,
  WebhookWithSecret,
} from './webhooks.js';
export { verifyWebhook, WebhookRefused } from './verify-webhook.js';
export type { components, operations, paths } from './generated/rest.js';
