import type { z } from 'zod';
import {
  earlierRecordShape,
  provenanceShape,
  recordedCheckShape,
  recordedClaimShape,
  recordedQueryShape,
  recordedSourceShape,
} from '../../domain/article/provenance-shape.js';
import { engineShape, stageStatusShape, warningShape } from '../../domain/article/job-shape.js';
import { robotsQuestionShape } from '../input/audit-tools.js';
import { robotsTestShape } from '../output/audit-tools.js';
import { briefSettings } from '../../domain/brief/settings.js';
import { reportRecordShape } from '../../domain/report/report-record-shape.js';
import {
  filterGroupShape,
  filterRowShape,
  filtersShape,
  graphEdgeShape,
  graphNodeShape,
  graphShape,
  issueItemShape,
  issueShape,
  issuesShape,
  ngramShape,
  ngramsShape,
  overviewShape,
  pageFindShape,
  renderedPageShape,
  searchCountShape,
  segmentCountShape,
  shortFiltersShape,
  shortGraphShape,
  shortIssuesShape,
  statusCountsShape,
  structureNodeShape,
  structureShape,
  thresholdShape,
  urlChangeCountsShape,
  urlChangeShape,
} from '../../libs/site-audit/index.js';
import { auditSettingsShape } from '../input/audit-settings.js';
import { batchShape, briefShape } from '../input/brief.js';
import { editShape } from '../input/edit.js';
import { everyShape, newScheduleShape, pauseShape, scheduleChangeShape } from '../input/schedule.js';
import { publishShape } from '../input/fields.js';
import {
  articleChangeShape,
  articlePageShape,
  articleShape,
  imageAddressShape,
  publicationShape,
  revisionPageShape,
  revisionShape,
} from '../output/article.js';
import {
  auditPageShape,
  auditProgressShape,
  auditShape,
  auditStartShape,
  auditViewShapes,
  comparisonShape,
  crawlShape,
} from '../output/audit.js';
import { editionPageShape, editionShape } from '../output/edition.js';
import { ignoredCheckShape, rulesChangeShape } from '../input/audit-rules.js';
import { ignoredChecksShape, regressionRulesShape } from '../output/audit-rules.js';
import { feedAddressShape, feedStateShape } from '../output/feed.js';
import { eventPageShape, eventShape, eventTypeListShape } from '../output/event.js';
import { meShape, usageShape } from '../output/me.js';
import { recoverShape, rotateShape, webhookChangeShape, webhookWantedShape } from '../input/webhook.js';
import {
  deliveryPageShape,
  deliveryShape,
  madeWebhookShape,
  recoveredShape,
  webhookListShape,
  webhookShape,
} from '../output/webhook.js';
import { probeShape, verificationShape } from '../output/verification.js';
import { batchAnswerShape, jobListShape, jobPageShape, jobShape, startShape } from '../output/job.js';
import {
  momentsShape,
  runPageShape,
  scheduledRunShape,
  scheduleListShape,
  scheduleShape,
} from '../output/schedule.js';
import { problemShape } from '../output/problem.js';
import { reportPageShape, reportProgressShape, reportShape, reportStartShape } from '../output/report.js';
import { componentRef, type JsonSchema } from './json-schema.js';

/** Shapes with a name of their own. Those of the domain's spelling are sent with the names that `snakeName` writes. */
export const SHAPES = {
  Problem: problemShape,
  Brief: briefShape,
  BriefSettings: briefSettings,
  BatchOfBriefs: batchShape,
  EditRequest: editShape,
  PublishRequest: publishShape,
  ArticleStart: startShape,
  BatchResult: batchAnswerShape,
  ArticleJob: jobShape,
  ArticleJobs: jobListShape,
  JobPage: jobPageShape,
  StageStatus: stageStatusShape,
  Engine: engineShape,
  Warning: warningShape,
  Article: articleShape,
  ArticlePage: articlePageShape,
  ArticleChange: articleChangeShape,
  Publication: publicationShape,
  ArticleRevision: revisionShape,
  RevisionPage: revisionPageShape,
  ImageAddress: imageAddressShape,
  RegressionRules: regressionRulesShape,
  RegressionRulesChange: rulesChangeShape,
  IgnoredChecks: ignoredChecksShape,
  CheckToIgnore: ignoredCheckShape,
  FeedState: feedStateShape,
  FeedAddress: feedAddressShape,
  Provenance: provenanceShape,
  EarlierProvenance: earlierRecordShape,
  Source: recordedSourceShape,
  Claim: recordedClaimShape,
  DeskCheck: recordedCheckShape,
  SearchQuery: recordedQueryShape,
  Me: meShape,
  Usage: usageShape,
  Verification: verificationShape,
  DomainCheck: probeShape,
  Edition: editionShape,
  EditionPage: editionPageShape,
  AuditSettings: auditSettingsShape,
  AuditStart: auditStartShape,
  Audit: auditShape,
  AuditProgress: auditProgressShape,
  AuditPage: auditPageShape,
  AuditWithOverview: auditViewShapes.overview,
  AuditWithIssues: auditViewShapes.issues,
  AuditWithFilters: auditViewShapes.filters,
  AuditWithStructure: auditViewShapes.structure,
  AuditWithNgrams: auditViewShapes.ngrams,
  AuditWithGraph: auditViewShapes.graph,
  AuditRobotsQuestion: robotsQuestionShape,
  AuditRobotsTest: robotsTestShape,
  AuditComparison: comparisonShape,
  AuditUrlChange: urlChangeShape,
  AuditUrlChangeCounts: urlChangeCountsShape,
  ReportStart: reportStartShape,
  Report: reportShape,
  ReportProgress: reportProgressShape,
  ReportPage: reportPageShape,
  ReportRecord: reportRecordShape,
  NewWebhook: webhookWantedShape,
  WebhookChange: webhookChangeShape,
  WebhookRotation: rotateShape,
  WebhookRecovery: recoverShape,
  Webhook: webhookShape,
  WebhookWithSecret: madeWebhookShape,
  Webhooks: webhookListShape,
  RecoveredEvents: recoveredShape,
  Delivery: deliveryShape,
  DeliveryPage: deliveryPageShape,
  Event: eventShape,
  EventPage: eventPageShape,
  EventTypes: eventTypeListShape,
  NewSchedule: newScheduleShape,
  ScheduleChange: scheduleChangeShape,
  ScheduleInterval: everyShape,
  PauseRequest: pauseShape,
  Schedule: scheduleShape,
  Schedules: scheduleListShape,
  ScheduledRun: scheduledRunShape,
  ScheduledRunPage: runPageShape,
  ScheduleMoments: momentsShape,
  AuditCrawl: crawlShape,
  AuditOverview: overviewShape,
  AuditIssues: issuesShape,
  AuditIssuesInShort: shortIssuesShape,
  AuditIssue: issueShape,
  AuditHit: issueItemShape,
  AuditThreshold: thresholdShape,
  AuditStatusCounts: statusCountsShape,
  AuditFind: pageFindShape,
  AuditRendered: renderedPageShape,
  AuditSearchCount: searchCountShape,
  AuditSegmentCount: segmentCountShape,
  AuditFilters: filtersShape,
  AuditFiltersInShort: shortFiltersShape,
  AuditFilterGroup: filterGroupShape,
  AuditRow: filterRowShape,
  AuditStructure: structureShape,
  AuditStructureNode: structureNodeShape,
  AuditNgrams: ngramsShape,
  AuditNgram: ngramShape,
  AuditGraph: graphShape,
  AuditGraphInShort: shortGraphShape,
  AuditGraphStats: graphShape.shape.stats,
  AuditGraphNode: graphNodeShape,
  AuditGraphEdge: graphEdgeShape,
} as const satisfies Readonly<Record<string, z.ZodType>>;

const NAMES = new Map(Object.entries<z.ZodType>(SHAPES).map(([name, shape]) => [shape, name]));

/** A reference to the component of a shape. @throws for a shape that has no name above */
export function refOf(shape: z.ZodType): JsonSchema {
  const name = NAMES.get(shape);
  if (name === undefined) throw new Error('a shape of a route has no name in openapi/components.ts');
  return componentRef(name);
}
