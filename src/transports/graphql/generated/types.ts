// Made by `npm run codegen`; do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Edition as EditionModel } from '../../../domain/edition.js';
import type { Article as ArticleModel } from '../../../domain/article/article.js';
import type { JobProgress as JobModel } from '../../../domain/article/job.js';
import type {
  ArticlesModel,
  JobsModel,
  AuditsModel,
  ReportsModel,
  EditionsModel,
  WorkModel,
  DeliveriesModel,
  EventsModel,
  LogModel,
  ScheduledRunsModel,
  OperatorWorkPage,
  AccountsModel,
} from '../connection.js';
import type {
  AccountWork as WorkEntryModel,
  WorkFailure as WorkFailureModel,
  JobAttempt as AttemptModel,
  JobArtifact as ArtifactModel,
} from '../../../domain/work.js';
import type { Webhook as WebhookModel, Delivery as DeliveryModel } from '../../../domain/webhook.js';
import type { AccountEvent as EventModel } from '../../../domain/event.js';
import type { LogEntry as LogEntryModel } from '../../../domain/access/audit-log.js';
import type {
  Schedule as ScheduleModel,
  ScheduledRun as ScheduledRunModel,
} from '../../../domain/schedule/schedule.js';
import type { Every as IntervalModel } from '../../../domain/schedule/recurrence.js';
import type {
  JobsUpdate as JobsUpdateModel,
  WorkUpdate as WorkUpdateModel,
} from '../../../services/job/job-service.js';
import type {
  Start as StartModel,
  BatchResult as BatchModel,
} from '../../../services/article/article-start-service.js';
import type { AuditStart as AuditStartModel } from '../../../services/audit/audit-service.js';
import type { ReportStart as ReportStartModel } from '../../../services/report/report-service.js';
import type { ArticleRevision as RevisionModel } from '../../../domain/article/editing/edit.js';
import type { RefusedArticle as RefusedArticleModel } from '../../../services/article/publishing-service.js';
import type { AccountKey as AccountKeyModel } from '../../../domain/access/key.js';
import type { Actor as ActorModel } from '../../../domain/access/actor.js';
import type { Session as SessionModel } from '../../../domain/access/session.js';
import type {
  Operator as OperatorModel,
  OperatorSession as OperatorSessionModel,
} from '../../../domain/access/operator-key.js';
import type {
  OperatorStatus as OperatorStatusModel,
  OperatorWork as OperatorWorkModel,
} from '../../../domain/operator.js';
import type { Audit as AuditModel } from '../../../domain/audit/audit.js';
import type { EditionRules as EditionRulesModel } from '../../../domain/audit/regressions.js';
import type { CrawlHead as CrawlModel } from '../../../domain/audit/crawl-head.js';
import type {
  CheckHead as CheckModel,
  Overview as OverviewModel,
  UrlChange as UrlChangeModel,
  StructureView as StructureModel,
  GraphData as GraphModel,
} from '../../../libs/site-audit/index.js';
import type {
  IssuesModel,
  FiltersModel,
  FilterGroupModel,
  RowModel,
  UrlChangeCountModel,
  FolderModel,
  NgramsModel,
  NodeModel,
  EdgeModel,
} from '../audit-models.js';
import type { AuditUrl as AuditUrlModel } from '../../../services/audit/views/audit-urls.js';
import type { AuditComparison as ComparisonModel } from '../../../services/audit/views/audit-comparisons.js';
import type { ReportProgress as ReportModel } from '../../../domain/report/report.js';
import type { GraphContext } from '../context.js';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string };
  String: { input: string; output: string };
  Boolean: { input: boolean; output: boolean };
  Int: { input: number; output: number };
  Float: { input: number; output: number };
  /** A moment in UTC, RFC 3339 with `Z` and microseconds: `2026-11-20T08:15:30.123456Z`. */
  DateTime: { input: string; output: string };
  /** An absolute address. */
  URL: { input: string; output: string };
  /** HTML without script, style, event handler, form or foreign frame. */
  HTML: { input: string; output: string };
  /** Any JSON value. What Galley made of it has the names of REST, in snake_case. */
  JSON: { input: unknown; output: unknown };
};

/** What can be read. Reading spends nothing and needs any key of the account. */
export type Query = {
  readonly __typename?: 'Query';
  /** Who is calling: the key, its owner, and what the account may do. */
  readonly me: Me;
  /** One finished article; refused as `not_found` when the caller's account has none of this id. */
  readonly article: Maybe<Article>;
  /** One audit; refused as `not_found` when the caller's account has none of this id. A read is a poll: it waits a moment for results that are nearly ready. */
  readonly audit: Maybe<Audit>;
  /** The catalogue: what each check looks for, by which rule, and how it is fixed. */
  readonly auditChecks: ReadonlyArray<AuditCheck>;
  /** The editions of the caller's account, oldest first unless ordered. */
  readonly editions: EditionConnection;
  /** One edition; refused as `not_found` when it is not the caller's account's. */
  readonly edition: Maybe<Edition>;
  /** What became of the account's articles, audits, reports, editions and keys, in the order in which it became visible: a reader that goes on behind the last event sees each exactly once. */
  readonly events: EventConnection;
  /** What there are events of, with the shape of each. */
  readonly eventTypes: ReadonlyArray<EventType>;
  /** The progress of an article job; refused as `not_found` when the caller's account has none of this id. */
  readonly job: Maybe<ArticleJob>;
  /** What an operator sees of all accounts: no brief, no title and no other text of theirs is in it. For an operator's key alone, which reaches nothing else; each use is in the audit log, a refused one too; what one key or session reads again within a minute is one entry of a process. */
  readonly operator: Operator;
  /** One research report; refused as `not_found` when the caller's account has none of this id. */
  readonly researchReport: Maybe<ResearchReport>;
  /** One schedule; refused as `not_found` when it is not the caller's account's. */
  readonly schedule: Maybe<Schedule>;
  /** The moments that a schedule would have, before it is saved. */
  readonly previewSchedule: ReadonlyArray<Scalars['DateTime']['output']>;
  /** The endpoints that events of the account are sent to, 20 at most, oldest first. */
  readonly webhooks: ReadonlyArray<Webhook>;
  /** An endpoint of the account. */
  readonly webhook: Maybe<Webhook>;
  /** An event on its way to an endpoint. */
  readonly webhookDelivery: Maybe<WebhookDelivery>;
  /** Article jobs, research reports and audits of all editions of the caller's account, newest first unless ordered. This is no poll of audits: it does not advance them. */
  readonly work: WorkConnection;
  /** Codes of what failed within the last 24 hours in all editions of the caller's account, the most frequent first; of each kind the newest 10,000 are counted. */
  readonly failures: ReadonlyArray<WorkFailure>;
};

/** What can be read. Reading spends nothing and needs any key of the account. */
export type QueryArticleArgs = {
  id: Scalars['ID']['input'];
};

/** What can be read. Reading spends nothing and needs any key of the account. */
export type QueryAuditArgs = {
  id: Scalars['ID']['input'];
};

/** What can be read. Reading spends nothing and needs any key of the account. */
export type QueryEditionsArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  orderBy: InputMaybe<EditionOrder>;
  filter: InputMaybe<EditionFilter>;
};

/** What can be read. Reading spends nothing and needs any key of the account. */
export type QueryEditionArgs = {
  id: Scalars['ID']['input'];
};

/** What can be read. Reading spends nothing and needs any key of the account. */
export type QueryEventsArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<EventFilter>;
};

/** What can be read. Reading spends nothing and needs any key of the account. */
export type QueryJobArgs = {
  id: Scalars['ID']['input'];
};

/** What can be read. Reading spends nothing and needs any key of the account. */
export type QueryResearchReportArgs = {
  id: Scalars['ID']['input'];
};

/** What can be read. Reading spends nothing and needs any key of the account. */
export type QueryScheduleArgs = {
  id: Scalars['ID']['input'];
};

/** What can be read. Reading spends nothing and needs any key of the account. */
export type QueryPreviewScheduleArgs = {
  input: PreviewScheduleInput;
};

/** What can be read. Reading spends nothing and needs any key of the account. */
export type QueryWebhookArgs = {
  id: Scalars['ID']['input'];
};

/** What can be read. Reading spends nothing and needs any key of the account. */
export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};

/** What can be read. Reading spends nothing and needs any key of the account. */
export type QueryWorkArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  orderBy: InputMaybe<WorkOrder>;
  filter: InputMaybe<WorkFilter>;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type Mutation = {
  readonly __typename?: 'Mutation';
  /** Revokes a key of the caller's account for ever, with the sessions and subscriptions that it has; one that is revoked stays so. Keys are made by the operator. Needs a key with Full access; no paid action. */
  readonly revokeKey: Maybe<RevokeKeyPayload>;
  /** Starts an article and answers at once; it is written in the background. A brief whose `id` was used before starts nothing and answers that job. Needs a key with Full access; a paid action. */
  readonly startArticle: Maybe<StartArticlePayload>;
  /** Starts up to 100 articles of one edition, each brief accepted or refused on its own: read `refused`. A paid action for each that starts. */
  readonly startArticles: Maybe<StartArticlesPayload>;
  /** Tries the sources that a brief gives, and starts nothing: the brief is checked as its start would check it, its texts and the first ten of its addresses are read, and nothing is stored or spent. The edition's site and a web search are not asked. Needs a key with Full access; no paid action. It takes up to half a minute, and one process tries two of an account at once and eight of all accounts: more are refused as `rate_limited` and `unavailable`. */
  readonly previewBrief: Maybe<PreviewBriefPayload>;
  /** Publishes an article; one that is published stays so. Refused as `conflict` while a blocking desk check fails, unless an editor, which is the owner of the key, overrides it with a reason. Needs a key with Full access; no paid action. */
  readonly publishArticle: Maybe<PublishArticlePayload>;
  /** Publishes up to 100 articles, each published or refused on its own as `publishArticle` would: read `refused`. After two in a row that are `unavailable` the others are refused likewise, and not tried. Needs a key with Full access; no paid action. */
  readonly publishArticles: Maybe<PublishArticlesPayload>;
  /** Makes a published article a draft again; a draft stays one. Needs a key with Full access; no paid action. */
  readonly unpublishArticle: Maybe<UnpublishArticlePayload>;
  /** Replaces texts of an article: each given field replaces that of the article. The HTML is sanitised, the desk checks the new text, and what was there before is stored as a revision; a published article stays published. Refused as `conflict` where another revision stands than the one that is named. Needs a key with Full access; no paid action. */
  readonly updateArticle: Maybe<UpdateArticlePayload>;
  /** Deletes an article for good, with its texts, its record and its image; a tombstone stays in the feed of changes. Needs a key with Full access; no paid action. */
  readonly deleteArticle: Maybe<DeleteArticlePayload>;
  /** Crawls and audits the edition's whole domain, which must be verified and have a web address. One audit of an edition runs at a time: a further start answers the running one and spends nothing. */
  readonly startAudit: Maybe<StartAuditPayload>;
  /** Ends an audit before its time, as failed with the error `cancelled`; what it cost stays spent. Refused as `conflict` when it is final already. Needs a key with Full access. */
  readonly cancelAudit: Maybe<CancelAuditPayload>;
  /** Has a check ignored in the audits of an edition, those before and after: `Edition.ignoredChecks` tells it, and no audit and no score is changed by it. No regression is raised for it. For a check that is ignored reason and end are replaced. Needs a key with Full access; no paid action. */
  readonly ignoreAuditCheck: Maybe<IgnoreAuditCheckPayload>;
  /** Has a check ignored no longer; one that is not ignored stays so. Needs a key with Full access; no paid action. */
  readonly restoreAuditCheck: Maybe<RestoreAuditCheckPayload>;
  /** Changes when audits of an edition raise `audit.regressed`; what is absent stays. Holds for audits whose results are made after it. Refused as `conflict` for a baseline that is no finished audit of the edition. Needs a key with Full access; no paid action. */
  readonly updateRegressionRules: Maybe<UpdateRegressionRulesPayload>;
  /** Checks the edition's domain now, and verifies it if the check proves ownership. Spends nothing and needs a key with Full access. Refused as `forbidden`, or as `unavailable` where Google or the DNS could not be asked, with the cause in `extensions.reason`; as `conflict` while the domain is being checked. A check takes up to half a minute. */
  readonly verifyEdition: Maybe<VerifyEditionPayload>;
  /** Gives the feed of what an edition has published a new secret address, and turns it on with the first. The address before answers nothing any more. Needs a key with Full access; no paid action. */
  readonly rotateFeed: Maybe<RotateFeedPayload>;
  /** Turns the feed of an edition off: its address answers nothing any more. Needs a key with Full access; no paid action. */
  readonly disableFeed: Maybe<DisableFeedPayload>;
  /** Ends a job before its time; what it cost stays spent. Refused as `conflict` when the job is final already. Needs a key with Full access. */
  readonly cancelJob: Maybe<CancelJobPayload>;
  /** Starts a failed job anew: a new job with the brief of that one, which stays failed. A job is retried once: a further retry answers the first one's job. Refused as `conflict` unless the job failed. Needs a key with Full access; a paid action. */
  readonly retryJob: Maybe<RetryJobPayload>;
  /** Ends work of any account before its time; what it cost stays spent. Needs an operator's key; a document has one change of an operator's. */
  readonly operatorCancel: Maybe<OperatorCancelPayload>;
  /** Starts a failed article job anew as the key that started it, whose limits count it. A job is retried once; a further call answers the job that the first one made. Needs an operator's key; a document has one change of an operator's. */
  readonly operatorRetry: Maybe<OperatorRetryPayload>;
  /** Ends a session of the operator's key at once, on every process. Needs an operator's key; a document has one change of an operator's. */
  readonly operatorEndSession: Maybe<OperatorEndSessionPayload>;
  /** Researches the edition's domain, which must be verified and have a web address. One report of an edition runs at a time: a further start answers the running one and spends nothing. */
  readonly startResearch: Maybe<StartResearchPayload>;
  /** Ends a report before its time, as failed with the error `cancelled`; what it cost stays spent. Refused as `conflict` when it is final already. Needs a key with Full access. */
  readonly cancelResearch: Maybe<CancelResearchPayload>;
  /** Makes a schedule, which starts work by the right of the caller's key. Refused as `conflict` for a name that another of the edition has. Needs a key with Full access; no paid action itself. */
  readonly createSchedule: Maybe<CreateSchedulePayload>;
  /** Changes what is given of a schedule, which from then on starts work by the right of the caller's key. Needs a key with Full access; no paid action. */
  readonly updateSchedule: Maybe<UpdateSchedulePayload>;
  /** Deletes a schedule with its history; what it has started stays. Needs a key with Full access; no paid action. */
  readonly deleteSchedule: Maybe<DeleteSchedulePayload>;
  /** Has nothing started until it is resumed. Needs a key with Full access; no paid action. */
  readonly pauseSchedule: Maybe<PauseSchedulePayload>;
  /** Goes on with the next moment, by the right of the caller's key. Needs a key with Full access; no paid action. */
  readonly resumeSchedule: Maybe<ResumeSchedulePayload>;
  /** Starts at once what it plans, as a paid action of the caller's key. Refused as `conflict` while the work of an earlier start runs, unless its overlap is `ALLOW`. */
  readonly runSchedule: Maybe<RunSchedulePayload>;
  /** Ends a session of the console at once, on every process. Needs a key with Full access, or the key of the session; no paid action. */
  readonly endSession: Maybe<EndSessionPayload>;
  /** Has events sent to an address, by Standard Webhooks 1.0.0. */
  readonly createWebhook: Maybe<CreateWebhookPayload>;
  /** Changes an endpoint; what is left out stays. What was on its way to one that is turned off ends. */
  readonly updateWebhook: Maybe<UpdateWebhookPayload>;
  /** Deletes an endpoint with its deliveries. */
  readonly deleteWebhook: Maybe<DeleteWebhookPayload>;
  /** Sends a test, as an event of the type `webhook.test`. */
  readonly testWebhook: Maybe<TestWebhookPayload>;
  /** Replaces the secret of an endpoint. */
  readonly rotateWebhookSecret: Maybe<RotateWebhookSecretPayload>;
  /** Sends again what did not arrive of a stretch of time, 10,000 events at most: a further call goes on. */
  readonly recoverWebhook: Maybe<RecoverWebhookPayload>;
  /** Sends a message again, under the same id. */
  readonly resendDelivery: Maybe<ResendDeliveryPayload>;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationRevokeKeyArgs = {
  input: RevokeKeyInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationStartArticleArgs = {
  input: StartArticleInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationStartArticlesArgs = {
  input: StartArticlesInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationPreviewBriefArgs = {
  input: PreviewBriefInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationPublishArticleArgs = {
  input: PublishArticleInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationPublishArticlesArgs = {
  input: PublishArticlesInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationUnpublishArticleArgs = {
  input: UnpublishArticleInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationUpdateArticleArgs = {
  input: UpdateArticleInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationDeleteArticleArgs = {
  input: DeleteArticleInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationStartAuditArgs = {
  input: StartAuditInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationCancelAuditArgs = {
  input: CancelAuditInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationIgnoreAuditCheckArgs = {
  input: IgnoreAuditCheckInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationRestoreAuditCheckArgs = {
  input: RestoreAuditCheckInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationUpdateRegressionRulesArgs = {
  input: UpdateRegressionRulesInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationVerifyEditionArgs = {
  input: VerifyEditionInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationRotateFeedArgs = {
  input: RotateFeedInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationDisableFeedArgs = {
  input: DisableFeedInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationCancelJobArgs = {
  input: CancelJobInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationRetryJobArgs = {
  input: RetryJobInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationOperatorCancelArgs = {
  input: OperatorCancelInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationOperatorRetryArgs = {
  input: OperatorRetryInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationOperatorEndSessionArgs = {
  input: OperatorEndSessionInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationStartResearchArgs = {
  input: StartResearchInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationCancelResearchArgs = {
  input: CancelResearchInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationCreateScheduleArgs = {
  input: CreateScheduleInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationUpdateScheduleArgs = {
  input: UpdateScheduleInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationDeleteScheduleArgs = {
  input: DeleteScheduleInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationPauseScheduleArgs = {
  input: PauseScheduleInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationResumeScheduleArgs = {
  input: ResumeScheduleInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationRunScheduleArgs = {
  input: RunScheduleInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationEndSessionArgs = {
  input: EndSessionInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationCreateWebhookArgs = {
  input: CreateWebhookInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationTestWebhookArgs = {
  input: TestWebhookInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationRecoverWebhookArgs = {
  input: RecoverWebhookInput;
};

/** What can be done. Starts and retries are paid actions, and nothing else is. */
export type MutationResendDeliveryArgs = {
  input: ResendDeliveryInput;
};

/** The caller, as of now. */
export type Me = {
  readonly __typename?: 'Me';
  /** The key that this request came with. */
  readonly key: ApiKey;
  /** Its owner. */
  readonly user: User;
  /** The account that pays. */
  readonly account: Account;
  /** How much of each limit is used up. */
  readonly usage: Usage;
  /** The session of the console by which this request came; null where it came with a key. */
  readonly session: Maybe<Session>;
  /** Sessions of the console that may be ended here: those of the whole account for a key with Full access, else those of this key. The one that was used last comes first; 200 at most. */
  readonly sessions: ReadonlyArray<Session>;
};

/** The limits of the caller. */
export type Usage = {
  readonly __typename?: 'Usage';
  /** Requests of the key in the last minute, this one and those of its sessions of the console among them. */
  readonly minute: LimitUsage;
  /** Paid actions of the key in the last hour. */
  readonly hour: LimitUsage;
  /** Paid actions of the key's newsroom in the last hour. */
  readonly newsroom: LimitUsage;
  /** Articles of the account that count against its plan in this calendar month (UTC). */
  readonly month: LimitUsage;
};

/** How much of a limit is used up. */
export type LimitUsage = {
  readonly __typename?: 'LimitUsage';
  /** Null is without bound. */
  readonly limit: Maybe<Scalars['Int']['output']>;
  /** How many count now. */
  readonly used: Scalars['Int']['output'];
  /** Null is without bound. */
  readonly remaining: Maybe<Scalars['Int']['output']>;
  /** When the next one is free again; null while nothing counts. */
  readonly freesAt: Maybe<Scalars['DateTime']['output']>;
};

/** The API key of this request. */
export type ApiKey = {
  readonly __typename?: 'ApiKey';
  /** The key's UUID; no secret. */
  readonly id: Scalars['ID']['output'];
  /** What its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** What it may do. */
  readonly permission: Permission;
  /** The newsroom in which it was made; a full key spends nowhere else. */
  readonly newsroomId: Scalars['ID']['output'];
};

/** What a key may do, fixed when it is made. */
export type Permission =
  /** Reads, and starts work. */
  | 'FULL'
  /** Reads only. */
  | 'READ';

/** The owner of a key. */
export type User = {
  readonly __typename?: 'User';
  /** The user's UUID. */
  readonly id: Scalars['ID']['output'];
  /** The user's name. */
  readonly name: Scalars['String']['output'];
  /** The newsroom in which the user acts now. */
  readonly newsroomId: Scalars['ID']['output'];
  /** Whether the user may start paid work. */
  readonly maySpend: Scalars['Boolean']['output'];
};

/** The paying tenant. */
export type Account = {
  readonly __typename?: 'Account';
  /** The account's UUID. */
  readonly id: Scalars['ID']['output'];
  /** The account's name. */
  readonly name: Scalars['String']['output'];
  /** What the account may spend. */
  readonly plan: Plan;
  /** The keys of all its users, newest first, 200 at most; refused as `key_read_only` to a key that reads. */
  readonly keys: Maybe<ReadonlyArray<AccountKey>>;
  /** Who changed what in the account, the newest first; refused as `key_read_only` to a key that reads. */
  readonly log: Maybe<LogConnection>;
};

/** The paying tenant. */
export type AccountLogArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<LogFilter>;
};

/** A key of the account. */
export type AccountKey = {
  readonly __typename?: 'AccountKey';
  /** The key's UUID; no secret. */
  readonly id: Scalars['ID']['output'];
  /** What its owner calls it. */
  readonly name: Scalars['String']['output'];
  /** The first 12 characters of its token, to tell it by. */
  readonly prefix: Scalars['String']['output'];
  /** What it may do. */
  readonly permission: Permission;
  /** Its owner. */
  readonly owner: Person;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it made its last accepted request; null before the first. */
  readonly lastUsedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was revoked, or will be once another has replaced it; null while it holds. */
  readonly revokedAt: Maybe<Scalars['DateTime']['output']>;
};

/** A key to revoke. */
export type RevokeKeyInput = {
  /** The key's UUID. */
  readonly id: Scalars['ID']['input'];
};

/** A revoked key. */
export type RevokeKeyPayload = {
  readonly __typename?: 'RevokeKeyPayload';
  /** The key as it is now. */
  readonly key: AccountKey;
};

/** What an account may spend. */
export type Plan = {
  readonly __typename?: 'Plan';
  /** The id that the operator chose. */
  readonly id: Scalars['ID']['output'];
  /** The plan's name. */
  readonly name: Scalars['String']['output'];
  /** Whether the plan includes the content API; without it nothing can be started. */
  readonly contentApi: Scalars['Boolean']['output'];
  /** Articles a calendar month (UTC); null without bound. */
  readonly articlesPerMonth: Maybe<Scalars['Int']['output']>;
};

/** A user of the account, as others see one. */
export type Person = {
  readonly __typename?: 'Person';
  /** The user's UUID. */
  readonly id: Scalars['ID']['output'];
  /** The user's name. */
  readonly name: Scalars['String']['output'];
};

/** An article to start. */
export type StartArticleInput = {
  /** The UUID of the edition to write for. */
  readonly edition: Scalars['ID']['input'];
  /** What to write. */
  readonly brief: BriefInput;
};

/** The start of an article. */
export type StartArticlePayload = {
  readonly __typename?: 'StartArticlePayload';
  /** The new job, or the one that had this id already. */
  readonly job: ArticleJob;
  /** False where there was a job of this id: nothing was started, and nothing spent. */
  readonly created: Scalars['Boolean']['output'];
  /** The caller's limits after it; null, with an error, where they could not be read, which undoes nothing. */
  readonly usage: Maybe<Usage>;
};

/** A brief to try. */
export type PreviewBriefInput = {
  /** The UUID of the edition to write for. */
  readonly edition: Scalars['ID']['input'];
  /** What would be written. */
  readonly brief: BriefInput;
};

/** What the sources of a brief give. */
export type PreviewBriefPayload = {
  readonly __typename?: 'PreviewBriefPayload';
  /** All that the brief gives, in its order. */
  readonly sources: ReadonlyArray<PreviewedSource>;
};

/** A source of a brief, as it was read just now. */
export type PreviewedSource = {
  readonly __typename?: 'PreviewedSource';
  /** Its place in `sources` of the settings, from 0. */
  readonly index: Scalars['Int']['output'];
  /** Where the page was found, or where its text says it is from; null for a text without an address. */
  readonly url: Maybe<Scalars['URL']['output']>;
  /** What it calls itself; null for a page that could not be read. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Of a page that answered. */
  readonly httpStatus: Maybe<Scalars['Int']['output']>;
  /** Words that could be written from; 0 where there is a fault. */
  readonly words: Scalars['Int']['output'];
  /** The language that it is written in, as far as that is known. */
  readonly language: Maybe<Scalars['String']['output']>;
  /** Why nothing can be written from it; null where something can. */
  readonly fault: Maybe<PreviewFault>;
};

/** Why a source of a brief gives nothing. */
export type PreviewFault = {
  readonly __typename?: 'PreviewFault';
  /** A code for programs, as in the warnings of jobs: `robots_forbidden`, `no_text`. */
  readonly code: Scalars['String']['output'];
  /** A sentence for people. */
  readonly message: Scalars['String']['output'];
};

/** Articles to start. */
export type StartArticlesInput = {
  /** The UUID of the edition to write for. */
  readonly edition: Scalars['ID']['input'];
  /** 1 to 100 of them; two may not share an id. */
  readonly briefs: ReadonlyArray<BriefInput>;
};

/** What became of a batch. */
export type StartArticlesPayload = {
  readonly __typename?: 'StartArticlesPayload';
  /** Ids of the jobs that were started, or were there already, as the caller sent them. */
  readonly accepted: ReadonlyArray<Scalars['ID']['output']>;
  /** The briefs that did not start, each with its reason. */
  readonly refused: ReadonlyArray<RefusedBrief>;
  /** A job id for every brief that was handed on, in the order sent, as the caller sent it: all but those that the key's hourly limit cut. */
  readonly ids: ReadonlyArray<Scalars['ID']['output']>;
  /** The accepted jobs, in the order sent. */
  readonly jobs: ReadonlyArray<ArticleJob>;
  /** The caller's limits after it; null, with an error, where they could not be read, which undoes nothing. */
  readonly usage: Maybe<Usage>;
};

/** A brief of a batch that did not start. */
export type RefusedBrief = {
  readonly __typename?: 'RefusedBrief';
  /** Its place in the batch, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The id that came with it, if any. */
  readonly jobId: Maybe<Scalars['ID']['output']>;
  /** What a start of this brief alone is refused with. */
  readonly code: ErrorCode;
  /** A sentence that names the reason. */
  readonly detail: Scalars['String']['output'];
};

/** An article to publish. */
export type PublishArticleInput = {
  /** The article's UUID. */
  readonly id: Scalars['ID']['input'];
  /** Why it is published although a blocking check failed, 3 to 1,000 characters. */
  readonly overrideReason?: InputMaybe<Scalars['String']['input']>;
};

/** A published article. */
export type PublishArticlePayload = {
  readonly __typename?: 'PublishArticlePayload';
  /** The article as it is now. */
  readonly article: Article;
};

/** Articles to publish. */
export type PublishArticlesInput = {
  /** 1 to 100 UUIDs, no two the same. */
  readonly ids: ReadonlyArray<Scalars['ID']['input']>;
  /** Why they are published although a blocking check failed, 3 to 1,000 characters. */
  readonly overrideReason?: InputMaybe<Scalars['String']['input']>;
};

/** What became of articles that were to be published. */
export type PublishArticlesPayload = {
  readonly __typename?: 'PublishArticlesPayload';
  /** Those that are published now, in the order sent. */
  readonly published: ReadonlyArray<Article>;
  /** The others, each with its reason. */
  readonly refused: ReadonlyArray<RefusedArticle>;
};

/** An article that was not published. */
export type RefusedArticle = {
  readonly __typename?: 'RefusedArticle';
  /** Its place among those that were sent, from 0. */
  readonly index: Scalars['Int']['output'];
  /** The UUID that was sent. */
  readonly id: Scalars['ID']['output'];
  /** What a publication of it alone is refused with. */
  readonly code: ErrorCode;
  /** A sentence that names the reason. */
  readonly detail: Scalars['String']['output'];
};

/** An article to call back. */
export type UnpublishArticleInput = {
  /** The article's UUID. */
  readonly id: Scalars['ID']['input'];
};

/** An article that was called back. */
export type UnpublishArticlePayload = {
  readonly __typename?: 'UnpublishArticlePayload';
  /** The article as it is now. */
  readonly article: Article;
};

/** An article to edit, and what of it; null leaves a field as it is. */
export type UpdateArticleInput = {
  /** The article's UUID. */
  readonly id: Scalars['ID']['input'];
  /** The revision that is edited, as `Article.revision` has it; whichever stands when absent. */
  readonly revision?: InputMaybe<Scalars['Int']['input']>;
  /** The headline, 1 to 200 characters. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** Lower-case ASCII letters and digits, joined by single hyphens; it stays as it is when the title changes. */
  readonly slug?: InputMaybe<Scalars['String']['input']>;
  /** For the head of a page, up to 200 characters. */
  readonly metaTitle?: InputMaybe<Scalars['String']['input']>;
  /** For the head of a page, up to 500 characters. */
  readonly metaDescription?: InputMaybe<Scalars['String']['input']>;
  /** HTML of up to 200,000 characters; what an article must not hold is removed. */
  readonly body?: InputMaybe<Scalars['String']['input']>;
  /** Who is named as author, 1 to 100 characters. */
  readonly byline?: InputMaybe<Scalars['String']['input']>;
};

/** An edited article. */
export type UpdateArticlePayload = {
  readonly __typename?: 'UpdateArticlePayload';
  /** The article as it is now. */
  readonly article: Article;
};

/** An article to delete. */
export type DeleteArticleInput = {
  /** The article's UUID. */
  readonly id: Scalars['ID']['input'];
};

/** A deleted article. */
export type DeleteArticlePayload = {
  readonly __typename?: 'DeleteArticlePayload';
  /** The UUID that it had. */
  readonly deletedId: Scalars['ID']['output'];
};

/** A finished article. */
export type Article = {
  readonly __typename?: 'Article';
  /** The article's UUID. */
  readonly id: Scalars['ID']['output'];
  /** Unique in its edition; empty when the title gives none. */
  readonly slug: Scalars['String']['output'];
  /** `/` and the slug; empty when there is no slug. */
  readonly urlPath: Scalars['String']['output'];
  /** Whether it is published. */
  readonly status: ArticleStatus;
  /** The headline. */
  readonly title: Scalars['String']['output'];
  /** The whole article as sanitised HTML. */
  readonly body: Scalars['HTML']['output'];
  /** For the head of a page, and for search engines. */
  readonly metaTitle: Scalars['String']['output'];
  /** For the head of a page, and for search engines. */
  readonly metaDescription: Scalars['String']['output'];
  /** BCP 47 tag of the language it is written in. */
  readonly languageCode: Scalars['String']['output'];
  /** Words of the body. */
  readonly wordCount: Scalars['Int']['output'];
  /** The named author, else the editor of record, else the edition's name. */
  readonly byline: Scalars['String']['output'];
  /** The picture that goes with it. */
  readonly image: ArticleImage;
  /** When it became readable; strictly increasing within an edition. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it changed last: it was finished, published, called back or edited. Strictly increasing within an edition, in the order in which changes become visible. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** Counts what it was, from 1: raised by each edit, publication and withdrawal. `updateArticle` takes it. */
  readonly revision: Scalars['Int']['output'];
  /** What it was before each edit, newest first, 100 at most; the first is what Galley wrote. */
  readonly revisions: ReadonlyArray<ArticleRevision>;
  /** The edition that it belongs to. */
  readonly edition: Edition;
  /** The job that wrote it; null for one that another version stored in another shape. */
  readonly job: Maybe<ArticleJob>;
  /** When and by whom it was published; null for a draft. */
  readonly publication: Maybe<Publication>;
  /** What it was written from, what each sentence rests on, and what the desk found; null where no record was stored. */
  readonly provenance: Maybe<Provenance>;
  /** The article in the words of schema.org, with its sources, for the head of the page that shows it; null where `provenance` is. */
  readonly jsonLd: Maybe<Scalars['JSON']['output']>;
};

/** A finished article. */
export type ArticleRevisionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
};

/** What an article was before an edit. */
export type ArticleRevision = {
  readonly __typename?: 'ArticleRevision';
  /** Which revision it was; `updateArticle` replaced it. */
  readonly revision: Scalars['Int']['output'];
  /** The headline. */
  readonly title: Scalars['String']['output'];
  /** Unique in its edition; empty when the title gave none. */
  readonly slug: Scalars['String']['output'];
  /** For the head of a page. */
  readonly metaTitle: Scalars['String']['output'];
  /** For the head of a page. */
  readonly metaDescription: Scalars['String']['output'];
  /** The whole article as sanitised HTML. */
  readonly body: Scalars['HTML']['output'];
  /** Who was named as author. */
  readonly byline: Scalars['String']['output'];
  /** Who replaced it. */
  readonly editedBy: Person;
  /** When it was replaced. */
  readonly editedAt: Scalars['DateTime']['output'];
};

/** The picture of an article. */
export type ArticleImage = {
  readonly __typename?: 'ArticleImage';
  /** Path of the image, relative to the base address, with the same key; null when there is none. */
  readonly featuredUrl: Maybe<Scalars['String']['output']>;
  /** The same without a key, for `<img>`: it is signed, and good for an hour at the most; null when there is none. */
  readonly signedUrl: Maybe<Scalars['String']['output']>;
  /** Where it comes from: `ai:generated`, `web:<domain>`, `news:<domain>`, `source:<domain>` or `manual:`. */
  readonly source: Scalars['String']['output'];
};

/** Whether an article is published. */
export type ArticleStatus =
  /** Finished, not published. */
  | 'DRAFT'
  /** Published by `publishArticle`. */
  | 'PUBLISHED';

/** The publication of an article. */
export type Publication = {
  readonly __typename?: 'Publication';
  /** When it was published. */
  readonly at: Scalars['DateTime']['output'];
  /** The editor, which is the owner of the key; null for an article that was published before this was recorded. */
  readonly by: Maybe<Person>;
  /** Why it was published although a blocking check failed; null where none did. */
  readonly overrideReason: Maybe<Scalars['String']['output']>;
};

/** An order of articles. */
export type ArticleOrder = {
  /** By what. */
  readonly field?: ArticleOrderField;
  /** In which direction. */
  readonly direction?: OrderDirection;
};

/** By what articles are ordered. */
export type ArticleOrderField =
  /** When they became readable. */
  | 'CREATED_AT'
  /** When they changed last. */
  | 'UPDATED_AT';

/** Which articles; all conditions hold that are given. `language`, `search`, `byline`, and whatever does not go with the order have no index: a page examines 10,000 articles at most, and may then be short, or empty, with `hasNextPage`. */
export type ArticleFilter = {
  /** Whether they are published. */
  readonly status?: InputMaybe<ArticleStatus>;
  /** What the desk says of them as a whole. */
  readonly verdict?: InputMaybe<DeskVerdict>;
  /** BCP 47 tag of the language that they are written in. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; only what became readable after it. */
  readonly since?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; only what became readable before it. */
  readonly until?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; only what changed after it. Without `orderBy` the order is then that of changes, oldest first; deleted articles are in the feed of REST alone. */
  readonly changedSince?: InputMaybe<Scalars['String']['input']>;
  /** Only titles that contain this, whatever the case; 1 to 200 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
  /** Only articles whose title and meta texts have all of these words, or words that begin so, whatever the case; up to 200 characters. */
  readonly words?: InputMaybe<Scalars['String']['input']>;
  /** Only articles with this name under them, letter by letter. */
  readonly byline?: InputMaybe<Scalars['String']['input']>;
};

/** A page of articles. */
export type ArticleConnection = {
  readonly __typename?: 'ArticleConnection';
  /** Those of this page. */
  readonly nodes: ReadonlyArray<Article>;
  /** The same, each with its cursor. */
  readonly edges: ReadonlyArray<ArticleEdge>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many match, whatever the page; null where more than 10,000 would have to be examined: those with the words, or those that one condition with an index leaves to the others. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** An entry of a page of articles. */
export type ArticleEdge = {
  readonly __typename?: 'ArticleEdge';
  /** Its place in the order, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Article;
};

/** A crawl of a whole domain and what was found in it. */
export type Audit = {
  readonly __typename?: 'Audit';
  /** What is otherwise at the URLs of the site than in another audit of the edition. Refused as `conflict` while one of the two is not done, and as `not_found` where the edition has no such audit. */
  readonly changes: Maybe<AuditComparison>;
  /** A sitemap with the pages that search engines may index, by the protocol of sitemaps.org. Refused as `conflict` while the audit is not done. */
  readonly sitemap: Maybe<AuditSitemapFile>;
  /** Whether a crawler may fetch addresses, by RFC 9309. Refused as `conflict` where the audit has not read the robots.txt of its site. */
  readonly robots: Maybe<AuditRobotsTest>;
  /** What is known of one URL; null until the audit is done, and for a URL that the crawl does not know. */
  readonly url: Maybe<AuditUrl>;
  /** The audit's UUID. */
  readonly id: Scalars['ID']['output'];
  /** How far it is. */
  readonly status: AuditStatus;
  /** The edition whose domain it is. */
  readonly edition: Edition;
  /** The stage that runs, or in which it failed; null once it is done. */
  readonly stage: Maybe<AuditStage>;
  /** 0 to 100; never falls; 100 only when done. */
  readonly progress: Scalars['Int']['output'];
  /** When it was started. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Pages of the site that answered with HTML. */
  readonly pageCount: Scalars['Int']['output'];
  /** The end of its crawl; of an audit that failed before it could crawl, its own. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** When its results were made; null until it is done. */
  readonly analysedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed; null but for `FAILED`. */
  readonly error: Maybe<AuditError>;
  /** How the crawl went, or goes. */
  readonly crawl: AuditCrawl;
  /** The whole audit as a page for people that stands by itself, of HTML in which nothing is loaded or run: the score and what lost it, what to fix first with how and where, charts, every finding. Checks that the edition ignores come last. Null until the audit is done. */
  readonly reportPage: Maybe<Scalars['HTML']['output']>;
  /** All views are null until the audit is done. */
  readonly overview: Maybe<AuditOverview>;
  /** The work list. With `check`, `items` has that check's hits, page by page. */
  readonly issues: Maybe<AuditIssues>;
  /** Every filter with its count. With `filter`, `facet` or `q`, `rows` has the URLs that they hold for, page by page. */
  readonly filters: Maybe<AuditFilters>;
  /** The site as a tree, with what is in each branch. */
  readonly structure: Maybe<AuditStructure>;
  /** What the site speaks of: its words and phrases. */
  readonly ngrams: Maybe<AuditNgrams>;
  /** The links of the site. */
  readonly graph: Maybe<AuditGraph>;
};

/** A crawl of a whole domain and what was found in it. */
export type AuditChangesArgs = {
  since: InputMaybe<Scalars['ID']['input']>;
  kind: InputMaybe<ReadonlyArray<AuditUrlChangeKind>>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
};

/** A crawl of a whole domain and what was found in it. */
export type AuditSitemapArgs = {
  file: InputMaybe<Scalars['Int']['input']>;
};

/** A crawl of a whole domain and what was found in it. */
export type AuditRobotsArgs = {
  urls: ReadonlyArray<Scalars['String']['input']>;
  userAgent: InputMaybe<Scalars['String']['input']>;
  robotsTxt: InputMaybe<Scalars['String']['input']>;
};

/** A crawl of a whole domain and what was found in it. */
export type AuditUrlArgs = {
  address: Scalars['String']['input'];
};

/** A crawl of a whole domain and what was found in it. */
export type AuditIssuesArgs = {
  severity: InputMaybe<AuditSeverity>;
  category: InputMaybe<AuditCategory>;
  check: InputMaybe<Scalars['String']['input']>;
  folder: InputMaybe<Scalars['String']['input']>;
  changed: InputMaybe<AuditChange>;
  minInlinks: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AuditIssueSort>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
};

/** A crawl of a whole domain and what was found in it. */
export type AuditFiltersArgs = {
  filter: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  match?: InputMaybe<AuditMatch>;
  facet: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  q: InputMaybe<Scalars['String']['input']>;
  sort: InputMaybe<AuditRowSort>;
  order?: OrderDirection;
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
};

/** A crawl of a whole domain and what was found in it. */
export type AuditStructureArgs = {
  by?: InputMaybe<AuditStructureBy>;
  path: InputMaybe<Scalars['String']['input']>;
  levels?: InputMaybe<Scalars['Int']['input']>;
  maxChildren?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AuditStructureSort>;
};

/** A crawl of a whole domain and what was found in it. */
export type AuditNgramsArgs = {
  n: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
  lang: InputMaybe<Scalars['String']['input']>;
  area?: InputMaybe<AuditNgramArea>;
  q: InputMaybe<Scalars['String']['input']>;
  folder: InputMaybe<Scalars['String']['input']>;
  url: InputMaybe<Scalars['String']['input']>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<AuditNgramSort>;
  minCount?: InputMaybe<Scalars['Int']['input']>;
  minPages?: InputMaybe<Scalars['Int']['input']>;
  stopWords?: InputMaybe<AuditStopWords>;
  nested?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A crawl of a whole domain and what was found in it. */
export type AuditGraphArgs = {
  limitNodes?: InputMaybe<Scalars['Int']['input']>;
  limitEdges?: InputMaybe<Scalars['Int']['input']>;
  root: InputMaybe<Scalars['String']['input']>;
  hops?: InputMaybe<Scalars['Int']['input']>;
  folder: InputMaybe<Scalars['String']['input']>;
  minInlinks?: InputMaybe<Scalars['Int']['input']>;
  types: InputMaybe<ReadonlyArray<AuditNodeType>>;
  layout?: InputMaybe<AuditLayout>;
};

/** What may have become of a URL between two audits. */
export type AuditUrlChangeKind =
  /** Only the later audit knows it. */
  | 'ADDED'
  /** Only the other audit knows it. */
  | 'REMOVED'
  /** The HTTP status. */
  | 'STATUS'
  /** Where it redirects to. */
  | 'REDIRECT'
  /** Whether search engines may list it, or why not. */
  | 'INDEXABILITY'
  /** The canonical address. */
  | 'CANONICAL'
  /** Directives for robots. */
  | 'ROBOTS'
  /** The title. */
  | 'TITLE'
  /** The meta description. */
  | 'DESCRIPTION'
  /** The headings of the first level. */
  | 'H1'
  /** How many words the main text has. */
  | 'WORDS';

/** Two audits of an edition beside each other. */
export type AuditComparison = {
  readonly __typename?: 'AuditComparison';
  /** The audit that it is compared with; null for the first of an edition. */
  readonly since: Maybe<Audit>;
  /** `partial` where one of the two did not see the whole site: what was added or removed may only have been unseen. */
  readonly confidence: Scalars['String']['output'];
  /** How many changes there are of each kind, whatever kinds are listed. */
  readonly counts: ReadonlyArray<AuditUrlChangeCount>;
  /** By their addresses, and of one address by kind. */
  readonly changes: ReadonlyArray<AuditUrlChange>;
  /** Where in the list of changes this page stands. */
  readonly page: AuditPage;
};

/** How many changes there are of a kind. */
export type AuditUrlChangeCount = {
  readonly __typename?: 'AuditUrlChangeCount';
  /** What changed. */
  readonly kind: AuditUrlChangeKind;
  /** How many. */
  readonly count: Scalars['Int']['output'];
};

/** What is otherwise at a URL. Lists are parted by ` | `. */
export type AuditUrlChange = {
  readonly __typename?: 'AuditUrlChange';
  /** Its address. */
  readonly url: Scalars['String']['output'];
  /** What changed. */
  readonly kind: AuditUrlChangeKind;
  /** Null for nothing; of a URL that was removed its status. */
  readonly before: Maybe<Scalars['String']['output']>;
  /** Null for nothing; of a URL that was added its status. */
  readonly after: Maybe<Scalars['String']['output']>;
};

/** A sitemap that is made of an audit. */
export type AuditSitemapFile = {
  readonly __typename?: 'AuditSitemapFile';
  /** How many sitemaps the pages need: one has 50,000 at most. */
  readonly files: Scalars['Int']['output'];
  /** Pages in all of them. */
  readonly pages: Scalars['Int']['output'];
  /** The sitemap as XML; that of the index, where there are several and none was named. */
  readonly xml: Scalars['String']['output'];
};

/** What a robots.txt says of some addresses to one crawler. */
export type AuditRobotsTest = {
  readonly __typename?: 'AuditRobotsTest';
  /** `site` for the file of the site as the audit read it, or `given`. */
  readonly source: Scalars['String']['output'];
  /** What the site answered for it; null for no answer, and for a given one. */
  readonly status: Maybe<Scalars['Int']['output']>;
  /** The crawler. */
  readonly userAgent: Scalars['String']['output'];
  /** Of the groups that hold, in lower case; null where none does. */
  readonly group: Maybe<Scalars['String']['output']>;
  /** The `Crawl-delay` for it. */
  readonly crawlDelaySeconds: Maybe<Scalars['Float']['output']>;
  /** Sitemaps that the file names. */
  readonly sitemaps: ReadonlyArray<Scalars['String']['output']>;
  /** Lines without effect, the first hundred. */
  readonly faults: ReadonlyArray<AuditRobotsFault>;
  /** In the order of the addresses. */
  readonly results: ReadonlyArray<AuditRobotsResult>;
};

/** A line of a robots.txt without effect. */
export type AuditRobotsFault = {
  readonly __typename?: 'AuditRobotsFault';
  /** Its number. */
  readonly line: Scalars['Int']['output'];
  /** What stands there. */
  readonly text: Scalars['String']['output'];
  /** `no_colon`, `rule_before_agent`, `relative_sitemap` or `too_large`. */
  readonly reason: Scalars['String']['output'];
};

/** Whether an address may be fetched. */
export type AuditRobotsResult = {
  readonly __typename?: 'AuditRobotsResult';
  /** The address. */
  readonly url: Scalars['String']['output'];
  /** Whether the crawler may fetch it. */
  readonly allowed: Scalars['Boolean']['output'];
  /** The line that decides; null where none does. */
  readonly line: Maybe<AuditRobotsLine>;
};

/** A line of a robots.txt. */
export type AuditRobotsLine = {
  readonly __typename?: 'AuditRobotsLine';
  /** Its number. */
  readonly line: Scalars['Int']['output'];
  /** What stands there. */
  readonly text: Scalars['String']['output'];
};

/** A URL of a crawl: what stands on it, and what leads to it. */
export type AuditUrl = {
  readonly __typename?: 'AuditUrl';
  /** As lists show it. */
  readonly row: AuditRow;
  /** What it answered; null where it was not requested. */
  readonly answer: Maybe<AuditAnswer>;
  /** The first 200 headings of the page, in its order. */
  readonly headings: ReadonlyArray<AuditHeading>;
  /** Links of the page, in its order. */
  readonly links: AuditLinkPage;
  /** Links to it, one entry for each page and kind of link. Files have none that are stored. */
  readonly sources: AuditLinkPage;
  /** Pictures of the page, in its order. */
  readonly images: AuditImagePage;
  /** The same URL in the last 20 audits of the edition that are done, the newest first. */
  readonly history: ReadonlyArray<AuditUrlState>;
};

/** A URL of a crawl: what stands on it, and what leads to it. */
export type AuditUrlLinksArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
};

/** A URL of a crawl: what stands on it, and what leads to it. */
export type AuditUrlSourcesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
};

/** A URL of a crawl: what stands on it, and what leads to it. */
export type AuditUrlImagesArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
};

/** What a URL answered. */
export type AuditAnswer = {
  readonly __typename?: 'AuditAnswer';
  /** Why there was no answer: `dns`, `refused`, `reset`, `tls`, `timeout` or `too_large`; null where there was one. */
  readonly failure: Maybe<Scalars['String']['output']>;
  /** Requests until it came. */
  readonly attempts: Scalars['Int']['output'];
  /** Its headers, of those that are stored. */
  readonly headers: ReadonlyArray<AuditHeader>;
};

/** A header of an answer. */
export type AuditHeader = {
  readonly __typename?: 'AuditHeader';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Its value; null where only that it was sent is stored. */
  readonly value: Maybe<Scalars['String']['output']>;
};

/** A heading of a page. */
export type AuditHeading = {
  readonly __typename?: 'AuditHeading';
  /** 1 to 6. */
  readonly level: Scalars['Int']['output'];
  /** Its words. */
  readonly text: Scalars['String']['output'];
};

/** A page of a list of links. */
export type AuditLinkPage = {
  readonly __typename?: 'AuditLinkPage';
  /** The links. */
  readonly items: ReadonlyArray<AuditLink>;
  /** Where it stands in the list. */
  readonly page: AuditPage;
};

/** A link of a page, or all links of a kind from one page. */
export type AuditLink = {
  readonly __typename?: 'AuditLink';
  /** Where it leads, of a link of the page; the page that has it, of a link to the page. As written where it is no web address. */
  readonly url: Scalars['String']['output'];
  /** HTTP status of that; null for none. */
  readonly status: Maybe<Scalars['Int']['output']>;
  /** Its words; of several links at most three different ones. */
  readonly anchors: ReadonlyArray<Scalars['String']['output']>;
  /** The part of the page: `main`, `nav`, `header`, `footer` or `aside`; null for what is no link in the text. */
  readonly position: Maybe<Scalars['String']['output']>;
  /** `link`, `redirect`, `canonical`, `hreflang` or `pagination`. */
  readonly type: Scalars['String']['output'];
  /** Whether search engines may follow it. */
  readonly follow: Scalars['Boolean']['output'];
  /** How many links it is. */
  readonly links: Scalars['Int']['output'];
};

/** A page of a list of pictures. */
export type AuditImagePage = {
  readonly __typename?: 'AuditImagePage';
  /** The pictures. */
  readonly items: ReadonlyArray<AuditImage>;
  /** Where it stands in the list. */
  readonly page: AuditPage;
};

/** A picture of a page. */
export type AuditImage = {
  readonly __typename?: 'AuditImage';
  /** Where it is. */
  readonly src: Scalars['String']['output'];
  /** HTTP status; null where it was not requested. */
  readonly status: Maybe<Scalars['Int']['output']>;
  /** The words in its place; null without the attribute. */
  readonly alt: Maybe<Scalars['String']['output']>;
  /** Whether width and height are declared. */
  readonly hasSize: Scalars['Boolean']['output'];
};

/** A URL in one audit. */
export type AuditUrlState = {
  readonly __typename?: 'AuditUrlState';
  /** The audit's UUID. */
  readonly audit: Scalars['ID']['output'];
  /** When the audit was started. */
  readonly at: Scalars['DateTime']['output'];
  /** null where that audit did not know the URL. */
  readonly row: Maybe<AuditRow>;
};

/** A check to ignore. */
export type IgnoreAuditCheckInput = {
  /** The UUID of the edition in whose audits it is ignored. */
  readonly edition: Scalars['ID']['input'];
  /** The check's id, as `auditChecks` has it. */
  readonly check: Scalars['String']['input'];
  /** Why, 3 to 1,000 characters. */
  readonly reason: Scalars['String']['input'];
  /** From when on it counts again, ISO 8601; for as long as nobody says otherwise when absent. */
  readonly until?: InputMaybe<Scalars['String']['input']>;
};

/** A check that is ignored from now on. */
export type IgnoreAuditCheckPayload = {
  readonly __typename?: 'IgnoreAuditCheckPayload';
  /** The edition as it is now. */
  readonly edition: Edition;
};

/** A check to ignore no longer. */
export type RestoreAuditCheckInput = {
  /** The UUID of the edition. */
  readonly edition: Scalars['ID']['input'];
  /** The check's id, as `auditChecks` has it. */
  readonly check: Scalars['String']['input'];
};

/** A check that is ignored no longer. */
export type RestoreAuditCheckPayload = {
  readonly __typename?: 'RestoreAuditCheckPayload';
  /** The edition as it is now. */
  readonly edition: Edition;
};

/** A check whose findings an edition has decided to live with. */
export type IgnoredCheck = {
  readonly __typename?: 'IgnoredCheck';
  /** The check's id, as `auditChecks` has it. */
  readonly check: Scalars['String']['output'];
  /** Why it is ignored. */
  readonly reason: Scalars['String']['output'];
  /** The owner of the key that said so. */
  readonly by: Person;
  /** Since when, or since when for this reason. */
  readonly at: Scalars['DateTime']['output'];
  /** From when on it counts again. */
  readonly until: Maybe<Scalars['DateTime']['output']>;
};

/** What is changed of the rules. Null turns a rule off. */
export type UpdateRegressionRulesInput = {
  /** The edition's UUID. */
  readonly edition: Scalars['ID']['input'];
  /** Hits that are this bad or worse count. */
  readonly severity?: InputMaybe<AuditSeverity>;
  /** The only checks that count; null for all. */
  readonly checks?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Points of the score. */
  readonly scorePoints?: InputMaybe<Scalars['Int']['input']>;
  /** Share of the pages, 0.01 to 1. */
  readonly pagesShare?: InputMaybe<Scalars['Float']['input']>;
  /** Share of the indexable pages, 0.01 to 1. */
  readonly indexableShare?: InputMaybe<Scalars['Float']['input']>;
  /** Whether it is one that search engines may list the start page no more. */
  readonly startPage?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether it is one that the sitemaps are gone: by a 404 or 410, or by what is none or lists nothing. No answer, a 5xx or a 429 is none. */
  readonly sitemap?: InputMaybe<Scalars['Boolean']['input']>;
  /** Share of the time to the first byte, 0.1 to 100; 1 for twice as long. */
  readonly ttfbShare?: InputMaybe<Scalars['Float']['input']>;
  /** Hits of a check that had none. */
  readonly newHits?: InputMaybe<Scalars['Int']['input']>;
  /** More hits of a check that had some. */
  readonly moreHits?: InputMaybe<Scalars['Int']['input']>;
  /** The share that those are of the hits before. */
  readonly moreShare?: InputMaybe<Scalars['Float']['input']>;
  /** An audit that is done, with which later ones are compared; null for the one before each. */
  readonly baseline?: InputMaybe<Scalars['ID']['input']>;
};

/** Changed rules. */
export type UpdateRegressionRulesPayload = {
  readonly __typename?: 'UpdateRegressionRulesPayload';
  /** The edition as it is now. */
  readonly edition: Edition;
};

/** What an edition calls a regression of its audits. A rule that is null is off. */
export type RegressionRules = {
  readonly __typename?: 'RegressionRules';
  /** Hits that are this bad or worse count. */
  readonly severity: AuditSeverity;
  /** The only checks that count; null for all. */
  readonly checks: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** `score_fell`: so many points or more. */
  readonly scorePoints: Maybe<Scalars['Int']['output']>;
  /** `pages_gone`: this share of the pages or more, 0 to 1. */
  readonly pagesShare: Maybe<Scalars['Float']['output']>;
  /** `indexable_fell`: this share of the indexable pages or more, beyond their part of those that are gone. */
  readonly indexableShare: Maybe<Scalars['Float']['output']>;
  /** `start_page_closed`: whether it is one that search engines may list the start page no more. */
  readonly startPage: Scalars['Boolean']['output'];
  /** `sitemap_lost`: whether it is one that the sitemaps are gone: by a 404 or 410, or by what is none or lists nothing. No answer, a 5xx or a 429 is none. */
  readonly sitemap: Scalars['Boolean']['output'];
  /** `ttfb_grew`: the slowest tenth of the pages takes this share longer to its first byte, 1 for twice as long, and half a second at least. */
  readonly ttfbShare: Maybe<Scalars['Float']['output']>;
  /** `check_appeared`: so many hits of a check that had none. */
  readonly newHits: Maybe<Scalars['Int']['output']>;
  /** `check_grew`: so many hits more. */
  readonly moreHits: Maybe<Scalars['Int']['output']>;
  /** And that is this share of the hits before, or more. */
  readonly moreShare: Scalars['Float']['output'];
  /** With which audits are compared; null for the one before each. */
  readonly baseline: Maybe<Audit>;
};

/** An audit to cancel. */
export type CancelAuditInput = {
  /** The audit's UUID. */
  readonly id: Scalars['ID']['input'];
};

/** A cancelled audit. */
export type CancelAuditPayload = {
  readonly __typename?: 'CancelAuditPayload';
  /** The audit as it is now. */
  readonly audit: Audit;
};

/** An audit to start, and how it is made where that is not as usual. While an audit with other settings runs, that one is answered, with a warning. */
export type StartAuditInput = {
  /** The UUID of the edition whose domain is audited. */
  readonly edition: Scalars['ID']['input'];
  /** The only pages that are read beside the start, to 5,000 of the site: links are not followed. */
  readonly urls?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Only paths that begin so are read; `*` stands for anything. To 50. */
  readonly include?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Paths that begin so are not read; `*` stands for anything. To 50. */
  readonly exclude?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Named to the site, and looked for in its robots.txt. Other sites get Galley's own name. */
  readonly userAgent?: InputMaybe<Scalars['String']['input']>;
  /** No more pages; the operator's bound holds all the same. */
  readonly maxPages?: InputMaybe<Scalars['Int']['input']>;
  /** No more clicks from the start. */
  readonly maxDepth?: InputMaybe<Scalars['Int']['input']>;
  /** No longer crawl, to 3,600. */
  readonly maxSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Whether links to other sites are checked; true when absent. */
  readonly checkExternal?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is looked for on each page, to 20: `filters` lists pages with and without, `found` of a row has what was found. */
  readonly searches?: InputMaybe<ReadonlyArray<AuditSearchInput>>;
  /** Parts of the site, to 20, each with a score and issues of its own in the overview. */
  readonly segments?: InputMaybe<ReadonlyArray<AuditSegmentInput>>;
  /** So many pages, to 500, of each kind of page some, are rendered in a browser and compared with their HTML as it was sent; where the operator has turned that on. */
  readonly renderPages?: InputMaybe<Scalars['Int']['input']>;
  /** Sent with each request to the origin of the web address, and to nothing else, to 20. Encrypted, and never answered. */
  readonly headers?: InputMaybe<ReadonlyArray<AuditHeaderInput>>;
  /** Of HTTP Basic, for a site that is not open to all: sent and stored as `headers`. */
  readonly login?: InputMaybe<AuditLoginInput>;
};

/** What is looked for on each page: one of `text`, `regex` and `css`. */
export type AuditSearchInput = {
  /** By which its results are listed: 1 to 50 letters, digits, spaces, `.`, `_` or `-`. */
  readonly name: Scalars['String']['input'];
  /** A text, whatever its case. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** A regular expression of RE2, which takes linear time; of its first group, where it has one. */
  readonly regex?: InputMaybe<Scalars['String']['input']>;
  /** A CSS selector of elements, without pseudo-classes. */
  readonly css?: InputMaybe<Scalars['String']['input']>;
  /** With `css`: the attribute that is wanted; the text of the element when absent. */
  readonly attribute?: InputMaybe<Scalars['String']['input']>;
  /** Where `text` and `regex` are looked for: the HTML (`source`) when absent, or the visible `text`. */
  readonly in?: InputMaybe<Scalars['String']['input']>;
};

/** A named part of a site. */
export type AuditSegmentInput = {
  /** Its name: as of a search. */
  readonly name: Scalars['String']['input'];
  /** Patterns of paths, as `include` of the audit has them: one of them must fit. */
  readonly include: ReadonlyArray<Scalars['String']['input']>;
};

/** A header field of requests. */
export type AuditHeaderInput = {
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its value. */
  readonly value: Scalars['String']['input'];
};

/** A login of HTTP Basic. */
export type AuditLoginInput = {
  /** Who. */
  readonly username: Scalars['String']['input'];
  /** The password. */
  readonly password: Scalars['String']['input'];
};

/** The start of an audit. */
export type StartAuditPayload = {
  readonly __typename?: 'StartAuditPayload';
  /** The new audit, or the one that was running already. */
  readonly audit: Audit;
  /** False where one was running: nothing was started, and nothing spent. */
  readonly created: Scalars['Boolean']['output'];
  /** What to know of the start: `other_settings` where the audit that runs has others, `unencrypted_site` where secrets are sent to a site of `http:`, `no_browser` where pages may stay unrendered. */
  readonly warnings: ReadonlyArray<AuditStartWarning>;
  /** The caller's limits after it; null, with an error, where they could not be read, which undoes nothing. */
  readonly usage: Maybe<Usage>;
};

/** What the caller of a start should know though it was answered. */
export type AuditStartWarning = {
  readonly __typename?: 'AuditStartWarning';
  /** A code for programs. */
  readonly code: Scalars['String']['output'];
  /** A sentence for people. */
  readonly message: Scalars['String']['output'];
};

/** What can be watched, over WebSocket and as an event stream. The present state comes first, then each change. */
export type Subscription = {
  readonly __typename?: 'Subscription';
  /** The present state of an audit, then each change, to the final one. Watching it polls it. */
  readonly auditProgress: Audit;
  /** Every event of the account, in order and each once, for as long as the key holds. */
  readonly events: Event;
  /** The present state of a job, then each change in order; ends after the final one, or when the key is revoked. A reader who comes back says with `after` the last `version` it saw: it gets what came after, and no present state first. One who falls far behind is not shown every percent: `version` then skips changes that differ in nothing else. */
  readonly jobProgress: ArticleJob;
  /** Every article job of an edition or of the whole account, for a dashboard: first those that are not final, one by one, the oldest 500, and a mark behind the last of them; then each job of it that changes, new ones too, to its final state. It has no end of its own, and ends when the key is revoked or the edition is no longer the account's. Of the whole account it shows the jobs of editions, too, that are added meanwhile. Of several changes to one job at the same time the last is shown. */
  readonly jobs: JobsUpdate;
  /** The present state of a report, then what it is after each change; ends after the final one, or when the key is revoked. */
  readonly researchProgress: ResearchReport;
  /** As `jobs`, of article jobs, research reports and audits together: first those that are not final, and a mark behind the last of them; then each that changes, new ones too, to its final state. To watch an audit here does not poll it: `auditProgress` does. */
  readonly work: WorkUpdate;
};

/** What can be watched, over WebSocket and as an event stream. The present state comes first, then each change. */
export type SubscriptionAuditProgressArgs = {
  id: Scalars['ID']['input'];
};

/** What can be watched, over WebSocket and as an event stream. The present state comes first, then each change. */
export type SubscriptionEventsArgs = {
  filter: InputMaybe<EventWatchFilter>;
};

/** What can be watched, over WebSocket and as an event stream. The present state comes first, then each change. */
export type SubscriptionJobProgressArgs = {
  id: Scalars['ID']['input'];
  after: InputMaybe<Scalars['Int']['input']>;
};

/** What can be watched, over WebSocket and as an event stream. The present state comes first, then each change. */
export type SubscriptionJobsArgs = {
  edition: InputMaybe<Scalars['ID']['input']>;
};

/** What can be watched, over WebSocket and as an event stream. The present state comes first, then each change. */
export type SubscriptionResearchProgressArgs = {
  id: Scalars['ID']['input'];
};

/** What can be watched, over WebSocket and as an event stream. The present state comes first, then each change. */
export type SubscriptionWorkArgs = {
  edition: InputMaybe<Scalars['ID']['input']>;
};

/** How far an audit is. */
export type AuditStatus =
  /** Pages are being read. */
  | 'CRAWLING'
  /** All pages are read; checks and views are being made. */
  | 'ANALYSING'
  /** Final: the views can be read. */
  | 'DONE'
  /** Final: it failed, for the reason in `error`. */
  | 'FAILED';

/** A step of an audit. */
export type AuditStage =
  /** The site is probed: robots.txt, sitemaps, its first answer. */
  | 'SITE'
  /** Pages are read. */
  | 'CRAWL'
  /** Checks and views are made. */
  | 'ANALYSIS';

/** Why a crawl ended. */
export type AuditStopReason =
  /** Nothing was left to read. */
  | 'DONE'
  /** The limit of pages was reached. */
  | 'MAX_PAGES'
  /** The limit of time was reached. */
  | 'MAX_TIME'
  /** Everything within the limit of depth was read. */
  | 'MAX_DEPTH'
  /** It was stopped by hand. */
  | 'USER'
  /** The site failed too often. */
  | 'SITE_ERRORS'
  /** Nothing answered any worker for a minute: the site, or Galley's own network, was down. */
  | 'UNREACHABLE';

/** How bad a finding is. */
export type AuditSeverity =
  /** Breaks something for readers or search engines. */
  | 'ERROR'
  /** Likely does harm. */
  | 'WARNING'
  /** Worth knowing; costs the score nothing. */
  | 'NOTICE';

/** What a check is about. */
export type AuditCategory =
  /** What the server answers. */
  | 'RESPONSES'
  /** Redirects, their chains and loops. */
  | 'REDIRECTS'
  /** What search engines may list. */
  | 'INDEXABILITY'
  /** Sitemaps and what they name. */
  | 'SITEMAPS'
  /** Titles, descriptions and headings. */
  | 'METADATA'
  /** The text of pages. */
  | 'CONTENT'
  /** Links within the site and out of it. */
  | 'LINKS'
  /** Versions of a page in other languages. */
  | 'HREFLANG'
  /** Pictures. */
  | 'IMAGES'
  /** Data for machines within pages. */
  | 'STRUCTURED_DATA'
  /** Encryption and headers that protect readers. */
  | 'SECURITY'
  /** The form of addresses. */
  | 'URLS'
  /** How pages can be found. */
  | 'DISCOVERY';

/** What a check examines. */
export type AuditScope =
  /** Each page. */
  | 'PAGE'
  /** The site as a whole. */
  | 'SITE'
  /** Each link. */
  | 'LINK'
  /** Each file that is no page. */
  | 'RESOURCE';

/** How sure a finding is. */
export type AuditConfidence =
  /** It was seen. */
  | 'CONFIRMED'
  /** It follows from what was seen, with some doubt. */
  | 'LIKELY'
  /** It could not be checked, for example behind a wall against robots. */
  | 'UNVERIFIABLE';

/** How much work a remedy is. */
export type AuditEffort =
  /** Minutes. */
  | 'LOW'
  /** Hours. */
  | 'MEDIUM'
  /** Days. */
  | 'HIGH';

/** Beside the audit before; `FIXED` is what only that one found. */
export type AuditChange =
  /** Only this audit found it. */
  | 'NEW'
  /** Both found it. */
  | 'SAME'
  /** Only the audit before found it. */
  | 'FIXED';

/** The order of issues. */
export type AuditIssueSort =
  /** What costs the score most comes first. */
  | 'POINTS'
  /** What is found most often comes first. */
  | 'COUNT'
  /** The worst comes first. */
  | 'SEVERITY';

/** By what URLs are sorted. */
export type AuditRowSort =
  /** Address. */
  | 'URL'
  /** HTTP status. */
  | 'STATUS'
  /** Title. */
  | 'TITLE'
  /** Width of the title. */
  | 'TITLE_PX'
  /** Width of the description. */
  | 'DESCRIPTION_PX'
  /** Media type. */
  | 'CONTENT_TYPE'
  /** Language. */
  | 'LANG'
  /** Words. */
  | 'WORDS'
  /** Clicks from the start. */
  | 'DEPTH'
  /** Links to it. */
  | 'INLINKS'
  /** Pages that link to it. */
  | 'UNIQUE_INLINKS'
  /** Links from it within the site. */
  | 'OUTLINKS'
  /** Links from it out of the site. */
  | 'EXTERNAL_OUTLINKS'
  /** Link score. */
  | 'LINK_SCORE'
  /** Time to the first byte. */
  | 'TTFB_MS'
  /** Bytes. */
  | 'BYTES'
  /** How many issues. */
  | 'ISSUES';

/** How several filters go together. */
export type AuditMatch =
  /** All of them hold. */
  | 'ALL'
  /** One of them holds. */
  | 'ANY';

/** What makes the branches of the tree. */
export type AuditStructureBy =
  /** The folders of addresses. */
  | 'FOLDER'
  /** Clicks from the start. */
  | 'DEPTH'
  /** Languages. */
  | 'LANG'
  /** Pages that are built alike. */
  | 'TEMPLATE';

/** The order of branches. */
export type AuditStructureSort =
  /** The largest comes first. */
  | 'URLS'
  /** The one with most errors comes first. */
  | 'ERRORS'
  /** The one most linked to comes first. */
  | 'PAGERANK'
  /** By name. */
  | 'NAME';

/** A part of pages. */
export type AuditNgramArea =
  /** The main text, without what surrounds it. */
  | 'MAIN'
  /** All visible text. */
  | 'BODY'
  /** The title. */
  | 'TITLE'
  /** Main headings. */
  | 'H1'
  /** All headings. */
  | 'HEADINGS'
  /** The words of links to the page. */
  | 'ANCHOR'
  /** The meta description. */
  | 'DESCRIPTION';

/** The order of phrases. */
export type AuditNgramSort =
  /** What is used most often comes first. */
  | 'COUNT'
  /** What most pages use comes first. */
  | 'PAGES'
  /** What sets pages apart comes first. */
  | 'TFIDF';

/** Where words such as `the` are left out. */
export type AuditStopWords =
  /** No phrase begins or ends with one. */
  | 'EDGES'
  /** No phrase holds one. */
  | 'ALL'
  /** They count like all words. */
  | 'NONE';

/** What a node of the graph is. */
export type AuditNodeType =
  /** A page. */
  | 'HTML'
  /** An address that leads on. */
  | 'REDIRECT'
  /** An address that fails. */
  | 'ERROR'
  /** Outside of the site. */
  | 'EXTERNAL'
  /** A folder, for the pages in it that were left out. */
  | 'FOLDER';

/** How nodes are laid out. */
export type AuditLayout =
  /** Not at all: `x` and `y` are null. */
  | 'NONE'
  /** By the crawl's tree. */
  | 'TREE'
  /** By forces between nodes. */
  | 'FORCE';

/** Why an audit failed. */
export type AuditError = {
  readonly __typename?: 'AuditError';
  /** A code for programs. */
  readonly code: Scalars['String']['output'];
  /** A sentence for people. */
  readonly message: Scalars['String']['output'];
};

/** How the crawl went, or goes. */
export type AuditCrawl = {
  readonly __typename?: 'AuditCrawl';
  /** The domain that is audited. */
  readonly domain: Scalars['String']['output'];
  /** Where the crawl began. */
  readonly startUrl: Scalars['URL']['output'];
  /** How far the audit is. */
  readonly status: AuditStatus;
  /** Why the crawl ended; null while it goes on. */
  readonly stopReason: Maybe<AuditStopReason>;
  /** When it began. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** When it ended. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Time taken so far, in milliseconds. */
  readonly elapsedMs: Scalars['Float']['output'];
  /** Pages read a second, on average. */
  readonly pagesPerSecond: Scalars['Float']['output'];
  /** The pause between two requests to the site. */
  readonly effectiveDelayMs: Scalars['Int']['output'];
  /** The `Crawl-delay` of robots.txt. */
  readonly crawlDelaySeconds: Maybe<Scalars['Float']['output']>;
  /** What is queued takes at least so long; null when nothing is queued any more. */
  readonly secondsLeft: Maybe<Scalars['Int']['output']>;
  /** How much of the site was seen. */
  readonly coverage: AuditCoverage;
  /** The settings of the crawl. */
  readonly config: AuditConfig;
  /** Of the views; raised when they change. */
  readonly schemaVersion: Scalars['String']['output'];
};

/** How much of a site a crawl saw. */
export type AuditCoverage = {
  readonly __typename?: 'AuditCoverage';
  /** Whether nothing was left out. */
  readonly complete: Scalars['Boolean']['output'];
  /** URLs that were requested. */
  readonly fetched: Scalars['Int']['output'];
  /** URLs that wait. */
  readonly queued: Scalars['Int']['output'];
  /** URLs that robots.txt forbids. */
  readonly blockedByRobots: Scalars['Int']['output'];
  /** URLs that gave no answer. */
  readonly failed: Scalars['Int']['output'];
  /** Left out for a bound of the crawl. */
  readonly skipped: Scalars['Int']['output'];
  /** URLs at most. */
  readonly limit: Scalars['Int']['output'];
};

/** The settings of a crawl. */
export type AuditConfig = {
  readonly __typename?: 'AuditConfig';
  /** URLs at most. */
  readonly maxPages: Scalars['Int']['output'];
  /** Clicks from the start at most; null without bound. */
  readonly maxDepth: Maybe<Scalars['Int']['output']>;
  /** The name under which it asks. */
  readonly userAgent: Scalars['String']['output'];
  /** Whether it does what robots.txt says. */
  readonly respectRobots: Scalars['Boolean']['output'];
  /** Only paths that fit one of these; all when empty. */
  readonly include: ReadonlyArray<Scalars['String']['output']>;
  /** No paths that fit one of these. */
  readonly exclude: ReadonlyArray<Scalars['String']['output']>;
  /** What is looked for on each page. */
  readonly searches: ReadonlyArray<AuditSearch>;
  /** Named parts of the site. */
  readonly segments: ReadonlyArray<AuditSegment>;
  /** Pages that are rendered in a browser; 0 for none. */
  readonly renderPages: Scalars['Int']['output'];
};

/** What is looked for on each page. */
export type AuditSearch = {
  readonly __typename?: 'AuditSearch';
  /** By which its results are listed. */
  readonly name: Scalars['String']['output'];
  /** `text`, `regex` or `css`. */
  readonly kind: Scalars['String']['output'];
  /** What is looked for. */
  readonly pattern: Scalars['String']['output'];
  /** The attribute that is wanted of elements; null for their text. */
  readonly attribute: Maybe<Scalars['String']['output']>;
  /** Where: `source` or `text`. */
  readonly in: Scalars['String']['output'];
};

/** A named part of a site. */
export type AuditSegment = {
  readonly __typename?: 'AuditSegment';
  /** Its name. */
  readonly name: Scalars['String']['output'];
  /** Patterns of paths, one of which must fit. */
  readonly include: ReadonlyArray<Scalars['String']['output']>;
};

/** A check of the catalogue. */
export type AuditCheck = {
  readonly __typename?: 'AuditCheck';
  /** A code such as `title_too_long`. */
  readonly id: Scalars['ID']['output'];
  /** A few words for people. */
  readonly title: Scalars['String']['output'];
  /** What it is about. */
  readonly category: AuditCategory;
  /** How bad what it finds is. */
  readonly severity: AuditSeverity;
  /** What it checks. */
  readonly scope: AuditScope;
  /** The exact rule, with its bound. */
  readonly rule: Scalars['String']['output'];
  /** The bound; null where there is none. */
  readonly threshold: Maybe<AuditThreshold>;
  /** Why it matters. */
  readonly why: Scalars['String']['output'];
  /** How it is fixed. */
  readonly fix: Scalars['String']['output'];
  /** The standard or vendor's page that it rests on. */
  readonly source: AuditCheckSource;
  /** How much work that is. */
  readonly effort: AuditEffort;
};

/** A page that a check rests on. */
export type AuditCheckSource = {
  readonly __typename?: 'AuditCheckSource';
  /** What it is. */
  readonly title: Scalars['String']['output'];
  /** Its address. */
  readonly url: Scalars['String']['output'];
};

/** The bound of a rule. */
export type AuditThreshold = {
  readonly __typename?: 'AuditThreshold';
  /** What is bounded. */
  readonly name: Scalars['String']['output'];
  /** The bound. */
  readonly value: Scalars['Float']['output'];
  /** Its unit. */
  readonly unit: Scalars['String']['output'];
};

/** A page of a long list. */
export type AuditPage = {
  readonly __typename?: 'AuditPage';
  /** Page size as applied. */
  readonly limit: Scalars['Int']['output'];
  /** Ask with it for the next page; null at the end. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  /** How many there are, whatever the page. */
  readonly total: Scalars['Int']['output'];
};

/** Whether the site is well, and what to do first. */
export type AuditOverview = {
  readonly __typename?: 'AuditOverview';
  /** How well it is. */
  readonly score: AuditScore;
  /** How much there is. */
  readonly totals: AuditTotals;
  /** URLs by the class of their answer. */
  readonly statusClasses: AuditStatusClasses;
  /** URLs by their status. */
  readonly statusCodes: ReadonlyArray<AuditStatusCode>;
  /** URLs by what they hold. */
  readonly contentTypes: ReadonlyArray<AuditContentType>;
  /** Why pages can't be listed by search engines. */
  readonly nonIndexableReasons: ReadonlyArray<AuditReasonCount>;
  /** URLs by clicks from the start. */
  readonly depth: ReadonlyArray<AuditDepth>;
  /** How fast the site answers. */
  readonly timing: AuditTiming;
  /** Pages by language. */
  readonly languages: ReadonlyArray<AuditLanguage>;
  /** Findings by severity. */
  readonly issues: AuditSeverities;
  /** What to fix first, at most 10. */
  readonly topFixes: ReadonlyArray<AuditFix>;
  /** What robots.txt was found to be. */
  readonly robotsTxt: AuditRobotsTxt;
  /** The sitemaps that were read. */
  readonly sitemaps: ReadonlyArray<AuditSitemap>;
  /** What was found of each search that the audit was started with. */
  readonly searches: ReadonlyArray<AuditSearchCount>;
  /** How each segment does that the audit was started with. */
  readonly segments: ReadonlyArray<AuditSegmentCount>;
  /** Pages that say the same. */
  readonly duplicates: AuditDuplicates;
  /** What changed since the audit before. */
  readonly changes: AuditChanges;
};

/** What a search found on the whole site. */
export type AuditSearchCount = {
  readonly __typename?: 'AuditSearchCount';
  /** The search. */
  readonly name: Scalars['String']['output'];
  /** Pages on which it found something. */
  readonly pages: Scalars['Int']['output'];
  /** Matches on all of them, up to 100 each. */
  readonly matches: Scalars['Int']['output'];
  /** What most pages have, the first 20. */
  readonly values: ReadonlyArray<AuditFoundValue>;
};

/** Something that a search found, with its pages. */
export type AuditFoundValue = {
  readonly __typename?: 'AuditFoundValue';
  /** What was found. */
  readonly value: Scalars['String']['output'];
  /** Pages that have it. */
  readonly pages: Scalars['Int']['output'];
};

/** How a part of the site does. */
export type AuditSegmentCount = {
  readonly __typename?: 'AuditSegmentCount';
  /** The segment. */
  readonly name: Scalars['String']['output'];
  /** URLs that are more than files of pages. */
  readonly urls: Scalars['Int']['output'];
  /** Its pages. */
  readonly pages: Scalars['Int']['output'];
  /** Those of them that search engines may list. */
  readonly indexable: Scalars['Int']['output'];
  /** As that of the site, by the share of its URLs that each check hit; null without URLs. */
  readonly score: Maybe<Scalars['Int']['output']>;
  /** A, B, C, D or F. */
  readonly grade: Maybe<Scalars['String']['output']>;
  /** What costs most points first. */
  readonly issues: ReadonlyArray<AuditSegmentIssue>;
};

/** A check that hit URLs of a segment. */
export type AuditSegmentIssue = {
  readonly __typename?: 'AuditSegmentIssue';
  /** The check's id. */
  readonly check: Scalars['String']['output'];
  /** How bad. */
  readonly severity: AuditSeverity;
  /** URLs of the segment that it hit. */
  readonly urls: Scalars['Int']['output'];
  /** What it costs the score of the segment. */
  readonly points: Scalars['Float']['output'];
};

/** How well a site is, and why. */
export type AuditScore = {
  readonly __typename?: 'AuditScore';
  /** 0 to 100; null when no page was fetched. */
  readonly value: Maybe<Scalars['Int']['output']>;
  /** A, B, C, D or F. */
  readonly grade: Maybe<Scalars['String']['output']>;
  /** Of the audit before. */
  readonly previous: Maybe<Scalars['Int']['output']>;
  /** The value less the one before; null without one. */
  readonly delta: Maybe<Scalars['Int']['output']>;
  /** `full`, or `partial` when the crawl did not see everything. */
  readonly confidence: Scalars['String']['output'];
  /** Faults that bound the value whatever else is well. */
  readonly caps: ReadonlyArray<AuditScoreCap>;
  /** Adds up to 100 less the value, but for caps. */
  readonly lost: ReadonlyArray<AuditLostPoints>;
};

/** A fault that bounds the score. */
export type AuditScoreCap = {
  readonly __typename?: 'AuditScoreCap';
  /** Its code. */
  readonly reason: Scalars['String']['output'];
  /** The value at most. */
  readonly max: Scalars['Int']['output'];
};

/** What one check costs the score. */
export type AuditLostPoints = {
  readonly __typename?: 'AuditLostPoints';
  /** The check's id. */
  readonly check: Scalars['String']['output'];
  /** How bad its findings are. */
  readonly severity: AuditSeverity;
  /** Points lost by it. */
  readonly points: Scalars['Float']['output'];
  /** How many it hit. */
  readonly affected: Scalars['Int']['output'];
  /** Of how many it applies to. */
  readonly population: Scalars['Int']['output'];
  /** The one over the other, 0 to 1. */
  readonly share: Scalars['Float']['output'];
};

/** How much a site has. */
export type AuditTotals = {
  readonly __typename?: 'AuditTotals';
  /** URLs that are known. */
  readonly urls: Scalars['Int']['output'];
  /** Pages. */
  readonly htmlPages: Scalars['Int']['output'];
  /** Pages that search engines may list. */
  readonly indexable: Scalars['Int']['output'];
  /** Pages that they may not. */
  readonly nonIndexable: Scalars['Int']['output'];
  /** Files that are no pages. */
  readonly resources: Scalars['Int']['output'];
  /** URLs outside of the site. */
  readonly externalUrls: Scalars['Int']['output'];
  /** Links within the site. */
  readonly internalLinks: Scalars['Int']['output'];
  /** Links out of it. */
  readonly externalLinks: Scalars['Int']['output'];
  /** Bytes read, as decoded. */
  readonly bytes: Scalars['Float']['output'];
};

/** URLs by the class of their answer. */
export type AuditStatusClasses = {
  readonly __typename?: 'AuditStatusClasses';
  /** 2xx */
  readonly success: Scalars['Int']['output'];
  /** 3xx */
  readonly redirection: Scalars['Int']['output'];
  /** 4xx */
  readonly clientError: Scalars['Int']['output'];
  /** 5xx */
  readonly serverError: Scalars['Int']['output'];
  /** No answer. */
  readonly noResponse: Scalars['Int']['output'];
  /** Not asked, because robots.txt forbids it. */
  readonly blockedByRobots: Scalars['Int']['output'];
};

/** How many URLs answered with a status. */
export type AuditStatusCode = {
  readonly __typename?: 'AuditStatusCode';
  /** The HTTP status. */
  readonly code: Scalars['Int']['output'];
  /** URLs. */
  readonly count: Scalars['Int']['output'];
};

/** How many URLs hold something. */
export type AuditContentType = {
  readonly __typename?: 'AuditContentType';
  /** The media type. */
  readonly type: Scalars['String']['output'];
  /** URLs. */
  readonly count: Scalars['Int']['output'];
  /** Their bytes, as decoded. */
  readonly bytes: Scalars['Float']['output'];
};

/** How many pages can't be listed for a reason. */
export type AuditReasonCount = {
  readonly __typename?: 'AuditReasonCount';
  /** A code such as `noindex` or `canonicalised`. */
  readonly reason: Scalars['String']['output'];
  /** Pages. */
  readonly count: Scalars['Int']['output'];
};

/** URLs at one distance from the start. */
export type AuditDepth = {
  readonly __typename?: 'AuditDepth';
  /** Clicks from the start; `10+` is the last, null for what only a sitemap lists. */
  readonly depth: Maybe<Scalars['String']['output']>;
  /** URLs. */
  readonly count: Scalars['Int']['output'];
  /** Of all, 0 to 1. */
  readonly share: Scalars['Float']['output'];
  /** The same by the class of their answer. */
  readonly byStatus: AuditStatusClasses;
};

/** How fast a site answers. */
export type AuditTiming = {
  readonly __typename?: 'AuditTiming';
  /** To the first byte, in milliseconds. */
  readonly ttfbMs: AuditPercentiles;
  /** To the last byte, in milliseconds. */
  readonly totalMs: AuditPercentiles;
  /** Answers by the time they took. */
  readonly histogram: ReadonlyArray<AuditTimes>;
};

/** Percentiles of a time, in milliseconds. */
export type AuditPercentiles = {
  readonly __typename?: 'AuditPercentiles';
  /** Half of them. */
  readonly p50: Scalars['Float']['output'];
  /** Nine in ten. */
  readonly p90: Scalars['Float']['output'];
  /** Ninety-nine in a hundred. */
  readonly p99: Scalars['Float']['output'];
};

/** Answers that took so long. */
export type AuditTimes = {
  readonly __typename?: 'AuditTimes';
  /** At least, in milliseconds. */
  readonly fromMs: Scalars['Int']['output'];
  /** null for the last. */
  readonly toMs: Maybe<Scalars['Int']['output']>;
  /** Answers. */
  readonly count: Scalars['Int']['output'];
};

/** Pages in one language. */
export type AuditLanguage = {
  readonly __typename?: 'AuditLanguage';
  /** BCP 47 tag. */
  readonly lang: Scalars['String']['output'];
  /** Pages that say so. */
  readonly declared: Scalars['Int']['output'];
  /** Pages whose text is in it. */
  readonly detected: Scalars['Int']['output'];
};

/** Findings by severity. */
export type AuditSeverities = {
  readonly __typename?: 'AuditSeverities';
  /** Errors. */
  readonly error: AuditSeverityCount;
  /** Warnings. */
  readonly warning: AuditSeverityCount;
  /** Notices. */
  readonly notice: AuditSeverityCount;
};

/** Findings of one severity. */
export type AuditSeverityCount = {
  readonly __typename?: 'AuditSeverityCount';
  /** Checks that found something. */
  readonly checks: Scalars['Int']['output'];
  /** What they found. */
  readonly items: Scalars['Int']['output'];
  /** At how many URLs. */
  readonly urls: Scalars['Int']['output'];
};

/** Something to fix first. */
export type AuditFix = {
  readonly __typename?: 'AuditFix';
  /** The check's id. */
  readonly check: Scalars['String']['output'];
  /** A few words for people. */
  readonly title: Scalars['String']['output'];
  /** How many it hit. */
  readonly affected: Scalars['Int']['output'];
  /** Whether one template is at fault. */
  readonly templateWide: Scalars['Boolean']['output'];
  /** What it costs the score. */
  readonly points: Scalars['Float']['output'];
};

/** What robots.txt was found to be. */
export type AuditRobotsTxt = {
  readonly __typename?: 'AuditRobotsTxt';
  /** The HTTP status of it; null for no answer. */
  readonly status: Maybe<Scalars['Int']['output']>;
  /** Its length. */
  readonly bytes: Scalars['Int']['output'];
  /** Sitemaps that it names. */
  readonly sitemaps: ReadonlyArray<Scalars['String']['output']>;
  /** The pause that it asks for. */
  readonly crawlDelaySeconds: Maybe<Scalars['Float']['output']>;
  /** Lines that forbid something. */
  readonly disallowLines: Scalars['Int']['output'];
};

/** A sitemap that was read. */
export type AuditSitemap = {
  readonly __typename?: 'AuditSitemap';
  /** Where it is. */
  readonly url: Scalars['String']['output'];
  /** Its HTTP status; null for no answer. */
  readonly status: Maybe<Scalars['Int']['output']>;
  /** URLs that it names. */
  readonly urls: Scalars['Int']['output'];
  /** Entries that can't be used. */
  readonly errors: Scalars['Int']['output'];
  /** Whether it names other sitemaps. */
  readonly isIndex: Scalars['Boolean']['output'];
};

/** Pages that say the same. */
export type AuditDuplicates = {
  readonly __typename?: 'AuditDuplicates';
  /** Groups of equal pages. */
  readonly exactGroups: Scalars['Int']['output'];
  /** Pages in them. */
  readonly exactPages: Scalars['Int']['output'];
  /** Groups of nearly equal pages. */
  readonly nearGroups: Scalars['Int']['output'];
  /** Pages in them. */
  readonly nearPages: Scalars['Int']['output'];
};

/** What changed since the audit before. */
export type AuditChanges = {
  readonly __typename?: 'AuditChanges';
  /** The audit before; null for the first. */
  readonly since: Maybe<Scalars['ID']['output']>;
  /** Pages that are new. */
  readonly pagesAdded: Scalars['Int']['output'];
  /** Pages that were not found again. */
  readonly pagesRemoved: Scalars['Int']['output'];
  /** Pages that answer otherwise. */
  readonly statusChanged: Scalars['Int']['output'];
  /** Findings that are new. */
  readonly issuesNew: Scalars['Int']['output'];
  /** Findings that were not found again. */
  readonly issuesFixed: Scalars['Int']['output'];
};

/** The work list. */
export type AuditIssues = {
  readonly __typename?: 'AuditIssues';
  /** All of it in numbers. */
  readonly summary: AuditIssueSummary;
  /** One entry for each check that found something. */
  readonly issues: ReadonlyArray<AuditIssue>;
  /** Hits of the one requested check; empty otherwise. */
  readonly items: ReadonlyArray<AuditHit>;
  /** The page of `items`; null without `check`. */
  readonly page: Maybe<AuditPage>;
};

/** The work list in numbers. */
export type AuditIssueSummary = {
  readonly __typename?: 'AuditIssueSummary';
  /** Checks that were run. */
  readonly checksRun: Scalars['Int']['output'];
  /** Checks that found something. */
  readonly checksFailed: Scalars['Int']['output'];
  /** Errors. */
  readonly errors: Scalars['Int']['output'];
  /** Warnings. */
  readonly warnings: Scalars['Int']['output'];
  /** Notices. */
  readonly notices: Scalars['Int']['output'];
  /** Findings that are not shown; none so far. */
  readonly suppressed: Scalars['Int']['output'];
};

/** What one check found. */
export type AuditIssue = {
  readonly __typename?: 'AuditIssue';
  /** The check's id. */
  readonly check: Scalars['String']['output'];
  /** A few words for people. */
  readonly title: Scalars['String']['output'];
  /** What it is about. */
  readonly category: AuditCategory;
  /** How bad it is. */
  readonly severity: AuditSeverity;
  /** What the check examines. */
  readonly scope: AuditScope;
  /** The exact rule, with its bound. */
  readonly rule: Scalars['String']['output'];
  /** The bound; null where there is none. */
  readonly threshold: Maybe<AuditThreshold>;
  /** Hits. */
  readonly count: Scalars['Int']['output'];
  /** URLs that are hit. */
  readonly urls: Scalars['Int']['output'];
  /** How many the check applies to. */
  readonly population: Scalars['Int']['output'];
  /** Hit of them, 0 to 1. */
  readonly share: Scalars['Float']['output'];
  /** One template is at fault: nearly every page of a folder has it. */
  readonly templateWide: Scalars['Boolean']['output'];
  /** How sure it is. */
  readonly confidence: AuditConfidence;
  /** Why it matters. */
  readonly why: Scalars['String']['output'];
  /** How it is fixed. */
  readonly fix: Scalars['String']['output'];
  /** The standard or vendor's page that the check rests on; null in older audits. */
  readonly source: Maybe<AuditCheckSource>;
  /** How much work that is. */
  readonly effort: AuditEffort;
  /** What it costs the score. */
  readonly points: Scalars['Float']['output'];
  /** Beside the audit before. */
  readonly change: AuditChangeCounts;
  /** Folders with most hits. */
  readonly patterns: ReadonlyArray<AuditPattern>;
  /** Hits at the pages most linked to, at most 10. */
  readonly samples: ReadonlyArray<AuditHit>;
};

/** Hits beside the audit before. */
export type AuditChangeCounts = {
  readonly __typename?: 'AuditChangeCounts';
  /** Only now. */
  readonly new: Scalars['Int']['output'];
  /** Only then. */
  readonly fixed: Scalars['Int']['output'];
  /** Now and then. */
  readonly same: Scalars['Int']['output'];
};

/** Hits in one folder. */
export type AuditPattern = {
  readonly __typename?: 'AuditPattern';
  /** Its path. */
  readonly folder: Scalars['String']['output'];
  /** Hits. */
  readonly count: Scalars['Int']['output'];
};

/** One finding of a check about a URL, or about the site. */
export type AuditHit = {
  readonly __typename?: 'AuditHit';
  /** null for the site. */
  readonly url: Maybe<Scalars['String']['output']>;
  /** The HTTP status of the URL; null for no answer. */
  readonly status: Maybe<Scalars['Int']['output']>;
  /** Clicks from the start. */
  readonly depth: Maybe<Scalars['Int']['output']>;
  /** Links to it. */
  readonly inlinks: Scalars['Int']['output'];
  /** Of samples only. */
  readonly pagerank: Maybe<Scalars['Float']['output']>;
  /** What was observed, in a few words. */
  readonly observed: Scalars['String']['output'];
  /** Fields by check; see the catalogue of checks. JSON here is exactly as in REST: its names are in snake_case. */
  readonly detail: Scalars['JSON']['output'];
  /** Where in the page. */
  readonly where: AuditPlace;
  /** Pages that link there, at most 5. */
  readonly sources: ReadonlyArray<AuditSource>;
  /** How many pages link there. */
  readonly sourcePages: Scalars['Int']['output'];
  /** Beside the audit before; null without one. */
  readonly change: Maybe<AuditChange>;
};

/** A place in a page. */
export type AuditPlace = {
  readonly __typename?: 'AuditPlace';
  /** As CSS says it. */
  readonly selector: Maybe<Scalars['String']['output']>;
  /** Line of the source, from 1. */
  readonly line: Maybe<Scalars['Int']['output']>;
};

/** A link to a page. */
export type AuditSource = {
  readonly __typename?: 'AuditSource';
  /** The page that has it. */
  readonly url: Scalars['String']['output'];
  /** Its words. */
  readonly anchor: Scalars['String']['output'];
  /** The part of the page: `main`, `nav`, `header`, `footer` or `aside`. */
  readonly position: Scalars['String']['output'];
  /** What its attribute `rel` says. */
  readonly rel: ReadonlyArray<Scalars['String']['output']>;
};

/** Filters over all URLs, with their counts. */
export type AuditFilters = {
  readonly __typename?: 'AuditFilters';
  /** All filters, those that hold for nothing too. */
  readonly groups: ReadonlyArray<AuditFilterGroup>;
  /** How many of the chosen URLs have each value, by field; of a field by which is chosen, how many there would be by that value. */
  readonly facets: ReadonlyArray<AuditFacet>;
  /** The URLs chosen by `filter`, `facet` and `q`; empty without any. */
  readonly rows: ReadonlyArray<AuditRow>;
  /** The page of `rows`; null where nothing is chosen. */
  readonly page: Maybe<AuditPage>;
  /** What was chosen. */
  readonly selection: AuditSelection;
};

/** Filters that were chosen. */
export type AuditSelection = {
  readonly __typename?: 'AuditSelection';
  /** As `group:filter`. */
  readonly filters: ReadonlyArray<Scalars['String']['output']>;
  /** Whether all of them must hold. */
  readonly match: AuditMatch;
  /** As `field:value`. */
  readonly facets: ReadonlyArray<Scalars['String']['output']>;
  /** What address or title must contain. */
  readonly q: Maybe<Scalars['String']['output']>;
};

/** Filters about one thing. */
export type AuditFilterGroup = {
  readonly __typename?: 'AuditFilterGroup';
  /** Its id, the first half of `group:filter`. */
  readonly id: Scalars['ID']['output'];
  /** A few words for people. */
  readonly title: Scalars['String']['output'];
  /** The kind of URLs that it is about. */
  readonly appliesTo: Scalars['String']['output'];
  /** How many of those there are. */
  readonly total: Scalars['Int']['output'];
  /** Its filters. */
  readonly filters: ReadonlyArray<AuditUrlFilter>;
};

/** A filter and how many URLs it holds for. */
export type AuditUrlFilter = {
  readonly __typename?: 'AuditUrlFilter';
  /** Its id, the second half of `group:filter`. */
  readonly id: Scalars['ID']['output'];
  /** A few words for people. */
  readonly title: Scalars['String']['output'];
  /** URLs. */
  readonly count: Scalars['Int']['output'];
  /** Of the group, 0 to 1. */
  readonly share: Scalars['Float']['output'];
  /** How bad it is; null where it is no fault. */
  readonly severity: Maybe<AuditSeverity>;
  /** The check that finds the same; null for none. */
  readonly check: Maybe<Scalars['String']['output']>;
};

/** Values of one field. */
export type AuditFacet = {
  readonly __typename?: 'AuditFacet';
  /** The field's name. */
  readonly field: Scalars['String']['output'];
  /** Its values. */
  readonly values: ReadonlyArray<AuditFacetValue>;
};

/** How many URLs have a value. */
export type AuditFacetValue = {
  readonly __typename?: 'AuditFacetValue';
  /** The value. */
  readonly value: Scalars['String']['output'];
  /** URLs. */
  readonly count: Scalars['Int']['output'];
};

/** What a search found on a page. */
export type AuditFind = {
  readonly __typename?: 'AuditFind';
  /** The search. */
  readonly search: Scalars['String']['output'];
  /** How often, up to 100. */
  readonly count: Scalars['Int']['output'];
  /** What was found, the first ten; none of a text. */
  readonly values: ReadonlyArray<Scalars['String']['output']>;
};

/** A URL that the crawl knows. */
export type AuditRow = {
  readonly __typename?: 'AuditRow';
  /** Its address. */
  readonly url: Scalars['String']['output'];
  /** HTTP status; null for no answer. */
  readonly status: Maybe<Scalars['Int']['output']>;
  /** Media type. */
  readonly contentType: Maybe<Scalars['String']['output']>;
  /** Whether search engines may list it. */
  readonly indexable: Scalars['Boolean']['output'];
  /** Why not, as a code. */
  readonly indexabilityReason: Maybe<Scalars['String']['output']>;
  /** The title. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Its length in characters as read. */
  readonly titleGraphemes: Maybe<Scalars['Int']['output']>;
  /** Its width in a list of results, in pixels. */
  readonly titlePx: Maybe<Scalars['Int']['output']>;
  /** The meta description. */
  readonly description: Maybe<Scalars['String']['output']>;
  /** Its length in characters as read. */
  readonly descriptionGraphemes: Maybe<Scalars['Int']['output']>;
  /** Its width in a list of results, in pixels. */
  readonly descriptionPx: Maybe<Scalars['Int']['output']>;
  /** Main headings. */
  readonly h1: ReadonlyArray<Scalars['String']['output']>;
  /** The address that it says is its own. */
  readonly canonical: Maybe<Scalars['String']['output']>;
  /** What it tells search engines. */
  readonly robots: ReadonlyArray<Scalars['String']['output']>;
  /** The language that it says. */
  readonly lang: Maybe<Scalars['String']['output']>;
  /** Words of its text. */
  readonly words: Maybe<Scalars['Int']['output']>;
  /** Clicks from the start. */
  readonly depth: Maybe<Scalars['Int']['output']>;
  /** Links to it from the site. */
  readonly inlinks: Scalars['Int']['output'];
  /** Pages with a link to it. */
  readonly uniqueInlinks: Scalars['Int']['output'];
  /** Links from it within the site. */
  readonly outlinks: Maybe<Scalars['Int']['output']>;
  /** Links from it out of the site. */
  readonly externalOutlinks: Maybe<Scalars['Int']['output']>;
  /** Share of the site's link value, 0 to 1. */
  readonly pagerank: Maybe<Scalars['Float']['output']>;
  /** The same on a scale of 0 to 100. */
  readonly linkScore: Maybe<Scalars['Int']['output']>;
  /** Time to the first byte, in milliseconds. */
  readonly ttfbMs: Maybe<Scalars['Float']['output']>;
  /** Time to the last byte, in milliseconds. */
  readonly totalMs: Maybe<Scalars['Float']['output']>;
  /** Bytes, as decoded. */
  readonly bytes: Maybe<Scalars['Float']['output']>;
  /** Bytes, as sent. */
  readonly transferBytes: Maybe<Scalars['Float']['output']>;
  /** Of its content, hex. */
  readonly hash: Maybe<Scalars['String']['output']>;
  /** A page that says nearly the same. */
  readonly nearDuplicateOf: Maybe<Scalars['String']['output']>;
  /** How nearly, 0 to 1. */
  readonly similarity: Maybe<Scalars['Float']['output']>;
  /** Whether a sitemap names it. */
  readonly inSitemap: Scalars['Boolean']['output'];
  /** Where it leads. */
  readonly redirectTo: Maybe<Scalars['String']['output']>;
  /** How it was found. */
  readonly foundVia: Scalars['String']['output'];
  /** When its server says that it changed. */
  readonly lastModified: Maybe<Scalars['String']['output']>;
  /** Checks that hit it. */
  readonly issues: ReadonlyArray<Scalars['String']['output']>;
  /** Why it was not crawled; null for what was. */
  readonly skipped: Maybe<AuditSkip>;
  /** What searches found on it; empty for what is no page. */
  readonly found: ReadonlyArray<AuditFind>;
  /** What scripts made of it; null for what was not to be rendered. */
  readonly rendered: Maybe<AuditRendered>;
};

/** What scripts made of a page. */
export type AuditRendered = {
  readonly __typename?: 'AuditRendered';
  /** Why it could not be rendered; null for a page that was. */
  readonly failure: Maybe<AuditSkip>;
  /** What is otherwise than in its HTML as it was sent. */
  readonly changes: ReadonlyArray<AuditRenderedChange>;
  /** `added` or `removed` by scripts. */
  readonly noindex: Maybe<Scalars['String']['output']>;
  /** Addresses that only the rendered page links to. */
  readonly addedLinks: Scalars['Int']['output'];
  /** Those of the site. */
  readonly addedSiteLinks: Scalars['Int']['output'];
  /** The first ten. */
  readonly addedLinkSample: ReadonlyArray<Scalars['String']['output']>;
  /** Words of the body as it was sent. */
  readonly rawWords: Scalars['Int']['output'];
  /** Words of the body when it was rendered. */
  readonly words: Scalars['Int']['output'];
  /** JSON-LD blocks as it was sent. */
  readonly rawStructuredData: Scalars['Int']['output'];
  /** JSON-LD blocks when it was rendered. */
  readonly structuredData: Scalars['Int']['output'];
  /** Where its scripts led the reader; null where they led nowhere. */
  readonly leadsTo: Maybe<Scalars['String']['output']>;
  /** Requests that it made. */
  readonly requests: Scalars['Int']['output'];
  /** Requests that were refused. */
  readonly refused: Scalars['Int']['output'];
};

/** One thing that scripts changed. */
export type AuditRenderedChange = {
  readonly __typename?: 'AuditRenderedChange';
  /** A word such as `title` or `structured_data`. */
  readonly field: Scalars['String']['output'];
  /** As it was sent; lists are parted by ` | `. */
  readonly raw: Maybe<Scalars['String']['output']>;
  /** As it was rendered. */
  readonly rendered: Maybe<Scalars['String']['output']>;
};

/** Why a URL was not crawled. */
export type AuditSkip = {
  readonly __typename?: 'AuditSkip';
  /** A word. */
  readonly reason: Scalars['String']['output'];
  /** A sentence. */
  readonly detail: Scalars['String']['output'];
};

/** The site as a tree. */
export type AuditStructure = {
  readonly __typename?: 'AuditStructure';
  /** Where the tree begins. */
  readonly root: AuditFolder;
  /** URLs by clicks from the start. */
  readonly depthTable: ReadonlyArray<AuditLevel>;
  /** URLs by host. */
  readonly hosts: ReadonlyArray<AuditHost>;
};

/** A folder with all that is below it. */
export type AuditFolder = {
  readonly __typename?: 'AuditFolder';
  /** Its whole path. */
  readonly path: Scalars['String']['output'];
  /** The last part of it. */
  readonly segment: Scalars['String']['output'];
  /** Levels below the root. */
  readonly level: Scalars['Int']['output'];
  /** Whether there is a page at this very address. */
  readonly hasPage: Scalars['Boolean']['output'];
  /** That page. */
  readonly url: Maybe<Scalars['String']['output']>;
  /** URLs. */
  readonly urls: Scalars['Int']['output'];
  /** Pages. */
  readonly htmlPages: Scalars['Int']['output'];
  /** Pages that search engines may list. */
  readonly indexable: Scalars['Int']['output'];
  /** Pages that they may not. */
  readonly nonIndexable: Scalars['Int']['output'];
  /** Directly in it. */
  readonly ownUrls: Scalars['Int']['output'];
  /** URLs by the class of their answer. */
  readonly statusClasses: AuditStatusClasses;
  /** Fewest clicks from the start. */
  readonly depthMin: Maybe<Scalars['Int']['output']>;
  /** Most clicks from the start. */
  readonly depthMax: Maybe<Scalars['Int']['output']>;
  /** Clicks from the start on average. */
  readonly depthAvg: Maybe<Scalars['Float']['output']>;
  /** Words a page on average. */
  readonly wordsAvg: Maybe<Scalars['Float']['output']>;
  /** Share of the site's link value, 0 to 1. */
  readonly pagerankSum: Scalars['Float']['output'];
  /** Bytes, as decoded. */
  readonly bytes: Scalars['Float']['output'];
  /** Findings. */
  readonly issues: AuditFolderIssues;
  /** Languages that its pages say. */
  readonly langs: ReadonlyArray<Scalars['String']['output']>;
  /** How many children there are. */
  readonly childrenTotal: Scalars['Int']['output'];
  /** Whether some are only summed up. */
  readonly childrenTruncated: Scalars['Boolean']['output'];
  /** What is directly below it. */
  readonly children: ReadonlyArray<AuditFolder>;
};

/** Findings in a folder. */
export type AuditFolderIssues = {
  readonly __typename?: 'AuditFolderIssues';
  /** Errors. */
  readonly error: Scalars['Int']['output'];
  /** Warnings. */
  readonly warning: Scalars['Int']['output'];
  /** Notices. */
  readonly notice: Scalars['Int']['output'];
};

/** URLs at one distance from the start. */
export type AuditLevel = {
  readonly __typename?: 'AuditLevel';
  /** Clicks; `10+` is the last, null for what only a sitemap lists. */
  readonly depth: Maybe<Scalars['String']['output']>;
  /** URLs. */
  readonly urls: Scalars['Int']['output'];
  /** Of all, 0 to 1. */
  readonly share: Scalars['Float']['output'];
  /** Pages that search engines may list. */
  readonly indexable: Scalars['Int']['output'];
};

/** URLs of one host. */
export type AuditHost = {
  readonly __typename?: 'AuditHost';
  /** The host. */
  readonly host: Scalars['String']['output'];
  /** URLs. */
  readonly urls: Scalars['Int']['output'];
};

/** Words and phrases of a site. */
export type AuditNgrams = {
  readonly __typename?: 'AuditNgrams';
  /** The query as it was answered. */
  readonly settings: AuditNgramSettings;
  /** How much was counted. */
  readonly totals: AuditNgramTotals;
  /** Pages by language. */
  readonly languages: ReadonlyArray<AuditNgramLanguage>;
  /** A list for each requested length, the shortest first. */
  readonly ngrams: ReadonlyArray<AuditNgramList>;
  /** Counted in bounded memory: counts may be too high by `errorBound`. */
  readonly approximate: Scalars['Boolean']['output'];
  /** By how much counts may be too high. */
  readonly errorBound: Scalars['Int']['output'];
};

/** How phrases were counted. */
export type AuditNgramSettings = {
  readonly __typename?: 'AuditNgramSettings';
  /** Lengths in words. */
  readonly n: ReadonlyArray<Scalars['Int']['output']>;
  /** `all` for all languages together. */
  readonly lang: Scalars['String']['output'];
  /** The part of pages. */
  readonly area: AuditNgramArea;
  /** Where stop words are left out. */
  readonly stopWords: AuditStopWords;
  /** Uses at least. */
  readonly minCount: Scalars['Int']['output'];
  /** Pages at least. */
  readonly minPages: Scalars['Int']['output'];
  /** `folded`: capitals make no difference. */
  readonly case: Scalars['String']['output'];
  /** Pages that no search engine may list are left out. */
  readonly indexableOnly: Scalars['Boolean']['output'];
};

/** How much was counted. */
export type AuditNgramTotals = {
  readonly __typename?: 'AuditNgramTotals';
  /** Pages. */
  readonly pages: Scalars['Int']['output'];
  /** Words. */
  readonly words: Scalars['Int']['output'];
  /** Different phrases, by length. */
  readonly distinct: ReadonlyArray<AuditNgramDistinct>;
};

/** Different phrases of one length. */
export type AuditNgramDistinct = {
  readonly __typename?: 'AuditNgramDistinct';
  /** Length in words. */
  readonly n: Scalars['Int']['output'];
  /** Phrases. */
  readonly count: Scalars['Int']['output'];
};

/** Pages in one language. */
export type AuditNgramLanguage = {
  readonly __typename?: 'AuditNgramLanguage';
  /** BCP 47 tag. */
  readonly lang: Scalars['String']['output'];
  /** Pages. */
  readonly pages: Scalars['Int']['output'];
  /** Words. */
  readonly words: Scalars['Int']['output'];
  /** The list of stop words that was used; null for none. */
  readonly stopWordList: Maybe<Scalars['String']['output']>;
  /** How many words that list has. */
  readonly stopWords: Scalars['Int']['output'];
};

/** Phrases of one length. */
export type AuditNgramList = {
  readonly __typename?: 'AuditNgramList';
  /** Length in words. */
  readonly n: Scalars['Int']['output'];
  /** The phrases. */
  readonly phrases: ReadonlyArray<AuditNgram>;
};

/** A word or phrase. */
export type AuditNgram = {
  readonly __typename?: 'AuditNgram';
  /** The phrase. */
  readonly text: Scalars['String']['output'];
  /** Length in words. */
  readonly n: Scalars['Int']['output'];
  /** Uses. */
  readonly count: Scalars['Int']['output'];
  /** Pages that use it. */
  readonly pages: Scalars['Int']['output'];
  /** Of all pages, 0 to 1. */
  readonly pageShare: Scalars['Float']['output'];
  /** Uses in a thousand words. */
  readonly per1000Words: Scalars['Float']['output'];
  /** How much it sets pages apart. */
  readonly tfidf: Scalars['Float']['output'];
  /** Whether nearly every page has it, among the same words. */
  readonly boilerplate: Scalars['Boolean']['output'];
  /** Pages by where they use it. */
  readonly in: AuditNgramPlaces;
  /** The page that uses it most. */
  readonly maxOnPage: Maybe<AuditNgramPage>;
  /** Pages that it is the words of links to. */
  readonly linkedTo: ReadonlyArray<AuditNgramTarget>;
  /** Pages that use it in their text and do not link to the first of `linkedTo`. */
  readonly unlinkedPages: Scalars['Int']['output'];
  /** Pages that use it. */
  readonly samplePages: ReadonlyArray<AuditNgramSample>;
};

/** Pages by where they use a phrase. */
export type AuditNgramPlaces = {
  readonly __typename?: 'AuditNgramPlaces';
  /** In the title. */
  readonly title: Scalars['Int']['output'];
  /** In a main heading. */
  readonly h1: Scalars['Int']['output'];
  /** In any heading. */
  readonly headings: Scalars['Int']['output'];
  /** In links to the page. */
  readonly anchor: Scalars['Int']['output'];
  /** In the text. */
  readonly body: Scalars['Int']['output'];
};

/** The page that uses a phrase most. */
export type AuditNgramPage = {
  readonly __typename?: 'AuditNgramPage';
  /** The page. */
  readonly url: Scalars['String']['output'];
  /** Uses there. */
  readonly count: Scalars['Int']['output'];
  /** Of the page's words, 0 to 1. */
  readonly density: Scalars['Float']['output'];
};

/** A page that a phrase links to. */
export type AuditNgramTarget = {
  readonly __typename?: 'AuditNgramTarget';
  /** The page. */
  readonly url: Scalars['String']['output'];
  /** Links with these words. */
  readonly links: Scalars['Int']['output'];
};

/** A page that uses a phrase. */
export type AuditNgramSample = {
  readonly __typename?: 'AuditNgramSample';
  /** The page. */
  readonly url: Scalars['String']['output'];
  /** Uses there. */
  readonly count: Scalars['Int']['output'];
  /** The words around one use. */
  readonly context: Scalars['String']['output'];
};

/** The links of a site. */
export type AuditGraph = {
  readonly __typename?: 'AuditGraph';
  /** The whole graph in numbers. */
  readonly stats: AuditGraphStats;
  /** URLs. */
  readonly nodes: ReadonlyArray<AuditGraphNode>;
  /** Links between them. */
  readonly edges: ReadonlyArray<AuditGraphEdge>;
  /** What of the whole graph is here. */
  readonly truncated: AuditGraphCut;
};

/** A graph in numbers. */
export type AuditGraphStats = {
  readonly __typename?: 'AuditGraphStats';
  /** URLs. */
  readonly nodesTotal: Scalars['Int']['output'];
  /** Pairs of URLs with a link. */
  readonly edgesTotal: Scalars['Int']['output'];
  /** Links. */
  readonly linksTotal: Scalars['Int']['output'];
  /** Parts without a link between them. */
  readonly components: Scalars['Int']['output'];
  /** URLs in the largest of them. */
  readonly largestComponent: Scalars['Int']['output'];
  /** Pages that nothing links to. */
  readonly orphans: Scalars['Int']['output'];
  /** Pages that link to nothing. */
  readonly deadEnds: Scalars['Int']['output'];
  /** Clicks from the start to the farthest page. */
  readonly maxDepth: Scalars['Int']['output'];
  /** Clicks from the start on average. */
  readonly avgDepth: Scalars['Float']['output'];
  /** Pairs that link both ways, 0 to 1. */
  readonly reciprocalShare: Scalars['Float']['output'];
  /** How PageRank was computed. */
  readonly pagerank: AuditPagerank;
};

/** How PageRank was computed. */
export type AuditPagerank = {
  readonly __typename?: 'AuditPagerank';
  /** The share of readers who follow a link. */
  readonly damping: Scalars['Float']['output'];
  /** Rounds. */
  readonly iterations: Scalars['Int']['output'];
  /** What the last round still changed. */
  readonly residual: Scalars['Float']['output'];
};

/** A URL of the graph. */
export type AuditGraphNode = {
  readonly __typename?: 'AuditGraphNode';
  /** Its number within this graph. */
  readonly id: Scalars['Int']['output'];
  /** Its address. */
  readonly url: Scalars['String']['output'];
  /** The page's title. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** HTTP status; null for no answer. */
  readonly status: Maybe<Scalars['Int']['output']>;
  /** What it is. */
  readonly type: AuditNodeType;
  /** Whether search engines may list it. */
  readonly indexable: Scalars['Boolean']['output'];
  /** Clicks from the start. */
  readonly depth: Maybe<Scalars['Int']['output']>;
  /** Links to it from the site. */
  readonly inlinks: Scalars['Int']['output'];
  /** Pages with a link to it. */
  readonly uniqueInlinks: Scalars['Int']['output'];
  /** Links from it within the site. */
  readonly outlinks: Scalars['Int']['output'];
  /** Pages that it links to. */
  readonly uniqueOutlinks: Scalars['Int']['output'];
  /** Links from it out of the site. */
  readonly externalOutlinks: Scalars['Int']['output'];
  /** null for what is not ranked: PageRank is for pages of the site. */
  readonly pagerank: Maybe<Scalars['Float']['output']>;
  /** Its PageRank on a scale of 0 to 100. */
  readonly linkScore: Maybe<Scalars['Int']['output']>;
  /** How much it links to what many link to (HITS). */
  readonly hub: Scalars['Float']['output'];
  /** How much hubs link to it (HITS). */
  readonly authority: Scalars['Float']['output'];
  /** The folder it is in. */
  readonly folder: Maybe<Scalars['String']['output']>;
  /** Number of the group of pages that link among each other. */
  readonly cluster: Maybe<Scalars['Int']['output']>;
  /** First link found: these make the crawl's tree. */
  readonly parent: Maybe<Scalars['Int']['output']>;
  /** Findings there. */
  readonly issues: AuditNodeIssues;
  /** Of a folder that sums up what was left out. */
  readonly collapsedUrls: Maybe<Scalars['Int']['output']>;
  /** With a layout only. */
  readonly x: Maybe<Scalars['Float']['output']>;
  /** With a layout only. */
  readonly y: Maybe<Scalars['Float']['output']>;
};

/** Findings at a URL. */
export type AuditNodeIssues = {
  readonly __typename?: 'AuditNodeIssues';
  /** Errors. */
  readonly error: Scalars['Int']['output'];
  /** Warnings. */
  readonly warning: Scalars['Int']['output'];
};

/** All links from one URL to another. */
export type AuditGraphEdge = {
  readonly __typename?: 'AuditGraphEdge';
  /** The `id` of the node that they stand on. */
  readonly source: Scalars['Int']['output'];
  /** The `id` of the node that they lead to. */
  readonly target: Scalars['Int']['output'];
  /** How many. */
  readonly links: Scalars['Int']['output'];
  /** Whether search engines may follow one of them. */
  readonly follow: Scalars['Boolean']['output'];
  /** `link`, `redirect`, `canonical`, `hreflang`, `pagination` or `folder`. */
  readonly type: Scalars['String']['output'];
  /** Whether it belongs to the crawl's tree. */
  readonly tree: Scalars['Boolean']['output'];
  /** The part of the page: `main`, `nav`, `header`, `footer` or `aside`. */
  readonly position: Maybe<Scalars['String']['output']>;
  /** Their words. */
  readonly anchors: ReadonlyArray<Scalars['String']['output']>;
};

/** What of a whole graph is shown. */
export type AuditGraphCut = {
  readonly __typename?: 'AuditGraphCut';
  /** Nodes. */
  readonly nodesShown: Scalars['Int']['output'];
  /** Edges. */
  readonly edgesShown: Scalars['Int']['output'];
  /** How they were chosen. */
  readonly method: Scalars['String']['output'];
  /** Nodes at most. */
  readonly limitNodes: Scalars['Int']['output'];
  /** Edges at most. */
  readonly limitEdges: Scalars['Int']['output'];
};

/** An order of audits. */
export type AuditOrder = {
  /** By what. */
  readonly field?: AuditOrderField;
  /** In which direction. */
  readonly direction?: OrderDirection;
};

/** By what audits are ordered. */
export type AuditOrderField =
  /** When they were started. */
  'CREATED_AT';

/** Which audits. */
export type AuditFilter = {
  /** Only audits of one of these statuses. */
  readonly status?: InputMaybe<ReadonlyArray<AuditStatus>>;
};

/** A page of audits. */
export type AuditConnection = {
  readonly __typename?: 'AuditConnection';
  /** Those of this page. */
  readonly nodes: ReadonlyArray<Audit>;
  /** The same, each with its cursor. */
  readonly edges: ReadonlyArray<AuditEdge>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many match, whatever the page; null where a filter without an index has more than 10,000 to examine. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** An entry of a page of audits. */
export type AuditEdge = {
  readonly __typename?: 'AuditEdge';
  /** Its place in the order, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Audit;
};

/** What to write. Bounds are those of REST; a value out of bounds is refused as `invalid_params`, every fault named. */
export type BriefInput = {
  /** What to write about, 1 to 2,000 characters. */
  readonly input: Scalars['String']['input'];
  /** The caller's own id; it is the idempotency key. */
  readonly id?: InputMaybe<Scalars['ID']['input']>;
  /** BCP 47 tag; the edition's own when absent. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2; the edition's own when absent. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  /** How to write it; the edition's own ways when absent. */
  readonly settings?: InputMaybe<SettingsInput>;
};

/** How to write it; every field optional. */
export type SettingsInput = {
  /** The headline, to be used as it is. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The form of the article. */
  readonly articleType?: InputMaybe<ArticleType>;
  /** A few words, such as `plain and friendly`. */
  readonly tone?: InputMaybe<Scalars['String']['input']>;
  /** Who it is for. */
  readonly audience?: InputMaybe<Scalars['String']['input']>;
  /** In whose voice. */
  readonly pointOfView?: InputMaybe<PointOfView>;
  /** 150 to 5,000. */
  readonly wordCount?: InputMaybe<Scalars['Int']['input']>;
  /** How hard it may be to read. */
  readonly readingLevel?: InputMaybe<ReadingLevel>;
  /** Words that it should be found by. */
  readonly keywords?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Headings to use as they are, in order. */
  readonly sections?: InputMaybe<ReadonlyArray<SectionInput>>;
  /** How many sections, 2 to 12, in place of `sections`; never together with it. */
  readonly sectionCount?: InputMaybe<Scalars['Int']['input']>;
  /** What goes beside the text. */
  readonly extras?: InputMaybe<ExtrasInput>;
  /** What to write from. */
  readonly sources?: InputMaybe<ReadonlyArray<SourceInput>>;
  /** What else may be read. */
  readonly sourcePolicy?: InputMaybe<SourcePolicy>;
  /** Where sources may be from. */
  readonly domains?: InputMaybe<DomainsInput>;
  /** 1 to 30. */
  readonly maxSources?: InputMaybe<Scalars['Int']['input']>;
  /** How old sources may be. */
  readonly freshness?: InputMaybe<Freshness>;
  /** Evidence to write from; never obeyed as instructions. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** Matters of style only. */
  readonly instructions?: InputMaybe<Scalars['String']['input']>;
  /** Words that must stand in it. */
  readonly mustInclude?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Words that must not. */
  readonly forbidden?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Links to the edition's own pages. */
  readonly internalLinks?: InputMaybe<InternalLinksInput>;
  /** Where sources are named. */
  readonly citations?: InputMaybe<CitationStyle>;
  /** The picture. */
  readonly image?: InputMaybe<ImageInput>;
  /** Who is named as author. */
  readonly byline?: InputMaybe<BylineInput>;
  /** How strict the desk is. */
  readonly checks?: InputMaybe<ChecksInput>;
  /** Decides between equals: the same brief with the same sources gives the same article. */
  readonly seed?: InputMaybe<Scalars['Int']['input']>;
  /** Fields that Galley does not know, by their REST names; stored and passed through. */
  readonly extra?: InputMaybe<Scalars['JSON']['input']>;
};

/** The form of an article. */
export type ArticleType =
  /** Running text under headings. */
  | 'ARTICLE'
  /** Steps in order. */
  | 'HOW_TO'
  /** A list of items. */
  | 'LISTICLE'
  /** Things beside each other. */
  | 'COMPARISON'
  /** Questions and answers. */
  | 'FAQ'
  /** News in a few paragraphs. */
  | 'NEWS_BRIEF'
  /** What several sources say, one after the other. */
  | 'DIGEST';

/** In whose voice an article speaks. */
export type PointOfView =
  /** I. */
  | 'FIRST_SINGULAR'
  /** We. */
  | 'FIRST_PLURAL'
  /** You. */
  | 'SECOND'
  /** He, she, it, they. */
  | 'THIRD';

/** How hard a text may be to read. */
export type ReadingLevel =
  /** For everybody. */
  | 'SIMPLE'
  /** For readers of a newspaper. */
  | 'GENERAL'
  /** For readers who know the field. */
  | 'ADVANCED'
  /** As it comes. */
  | 'ANY';

/** What may be read for an article. */
export type SourcePolicy =
  /** Reads what the brief gives and nothing else. */
  | 'ONLY_GIVEN'
  /** Reads what the brief gives first, then searches. */
  | 'GIVEN_FIRST'
  /** Reads whatever it finds. */
  | 'OPEN';

/** How old a source may be. */
export type Freshness =
  /** Any age. */
  | 'ANY'
  /** A day. */
  | 'DAY'
  /** A week. */
  | 'WEEK'
  /** A month. */
  | 'MONTH'
  /** A year. */
  | 'YEAR';

/** Where sources are named. */
export type CitationStyle =
  /** Where they are used. */
  | 'INLINE'
  /** At the end. */
  | 'END'
  /** Nowhere in the text; the record has them all the same. */
  | 'NONE';

/** Where a picture comes from. */
export type ImageMode =
  /** The title, drawn as a card. */
  | 'CARD'
  /** A model that makes pictures, where one is set up. */
  | 'PROVIDER'
  /** None. */
  | 'NONE';

/** What a failing desk check does. */
export type Strictness =
  /** It is reported and blocks nothing. */
  | 'REPORT_ONLY'
  /** Some of them block publishing. */
  | 'STANDARD'
  /** Each of them blocks publishing. */
  | 'STRICT';

/** A section of the article. */
export type SectionInput = {
  /** Its heading, to be used as it is. */
  readonly heading: Scalars['String']['input'];
  /** What it should say. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** Its length in words. */
  readonly words?: InputMaybe<Scalars['Int']['input']>;
};

/** What goes beside the text. */
export type ExtrasInput = {
  /** How many questions and answers to add. */
  readonly faq?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the main points stand at the top. */
  readonly keyTakeaways?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Either `url` alone, or `title` and `text` with what is known of them. */
export type SourceInput = {
  /** A page to read. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** The title of a text that is given. */
  readonly title?: InputMaybe<Scalars['String']['input']>;
  /** The text itself. */
  readonly text?: InputMaybe<Scalars['String']['input']>;
  /** Under what terms it was given. */
  readonly licence?: InputMaybe<Scalars['String']['input']>;
};

/** Where sources may be from. */
export type DomainsInput = {
  /** Only these domains. */
  readonly include?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** None of these. */
  readonly exclude?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** Links to the edition's own pages. */
export type InternalLinksInput = {
  /** How many at most. */
  readonly max?: InputMaybe<Scalars['Int']['input']>;
  /** Pages to link to first. */
  readonly urls?: InputMaybe<ReadonlyArray<InternalLinkInput>>;
};

/** A page of the edition to link to. */
export type InternalLinkInput = {
  /** Its address. */
  readonly url: Scalars['String']['input'];
  /** The words to put the link on. */
  readonly anchor?: InputMaybe<Scalars['String']['input']>;
};

/** The picture of an article. */
export type ImageInput = {
  /** Whether there is to be one. */
  readonly featured?: InputMaybe<Scalars['Boolean']['input']>;
  /** Where it comes from. */
  readonly mode?: InputMaybe<ImageMode>;
  /** What it shows, for readers who can’t see it. */
  readonly alt?: InputMaybe<Scalars['String']['input']>;
};

/** Either `authorId` or `name`. */
export type BylineInput = {
  /** A user of the account. */
  readonly authorId?: InputMaybe<Scalars['ID']['input']>;
  /** A name as it is to be shown. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** The user who answers for it in place of the editor of record. */
  readonly editorId?: InputMaybe<Scalars['ID']['input']>;
};

/** How strict the desk is. */
export type ChecksInput = {
  /** What a failing check does. */
  readonly strictness?: InputMaybe<Strictness>;
  /** The share of sentences that must be supported, 0 to 1. */
  readonly minSupported?: InputMaybe<Scalars['Float']['input']>;
};

/** A domain to check. */
export type VerifyEditionInput = {
  /** The edition's UUID. */
  readonly id: Scalars['ID']['input'];
  /** By which method to check. */
  readonly method: OwnershipMethod;
};

/** A check that proved ownership. */
export type VerifyEditionPayload = {
  readonly __typename?: 'VerifyEditionPayload';
  /** The edition as it is now. */
  readonly edition: Edition;
};

/** How an owner shows that a domain is theirs. */
export type OwnershipMethod =
  /** A tag in the head of the home page. */
  | 'META'
  /** A file at the root of the site. */
  | 'FILE'
  /** A TXT record in the DNS. */
  | 'DNS'
  /** Google Search Console: this Galley's service account is an owner or a full user of the property. */
  | 'GOOGLE';

/** By what a domain is verified. */
export type VerificationMethod =
  /** Confirmed by this Galley's operator; it is not checked again. */
  | 'OPERATOR'
  /** By a tag in the head of the home page. */
  | 'META'
  /** By a file at the root of the site. */
  | 'FILE'
  /** By a TXT record in the DNS. */
  | 'DNS'
  /** By Google Search Console. */
  | 'GOOGLE';

/** Whether an edition's domain is verified, and what is known of it. It is checked again every 30 days. */
export type EditionVerification = {
  readonly __typename?: 'EditionVerification';
  /** Whether the domain is verified now. */
  readonly verified: Scalars['Boolean']['output'];
  /** By which it holds, or held until it was lost; null where the domain was never verified. */
  readonly method: Maybe<VerificationMethod>;
  /** Since when it holds; null while it does not. */
  readonly verifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** When the domain was last checked. */
  readonly checkedAt: Maybe<Scalars['DateTime']['output']>;
  /** Since when checks of it have failed; null while they succeed. */
  readonly failingSince: Maybe<Scalars['DateTime']['output']>;
  /** Why the last check failed, or why the verification was lost. */
  readonly failure: Maybe<OwnershipFailure>;
  /** When the domain is checked again; null where it is not checked again. */
  readonly nextCheckAt: Maybe<Scalars['DateTime']['output']>;
  /** How to show whose the domain is; null for a key that may not spend, and without a web address. */
  readonly instructions: Maybe<OwnershipInstructions>;
};

/** Why a check of a domain did not prove ownership. */
export type OwnershipFailure = {
  readonly __typename?: 'OwnershipFailure';
  /** A code for programs, such as `token_missing`. */
  readonly code: Scalars['String']['output'];
  /** A sentence for people. */
  readonly message: Scalars['String']['output'];
};

/** How to show whose a domain is. */
export type OwnershipInstructions = {
  readonly __typename?: 'OwnershipInstructions';
  /** The edition's own, and the same for its whole life. */
  readonly token: Scalars['String']['output'];
  /** Those that are set up here. */
  readonly methods: ReadonlyArray<OwnershipInstruction>;
};

/** What to put where. */
export type OwnershipInstruction = {
  readonly __typename?: 'OwnershipInstruction';
  /** The method that it is for. */
  readonly method: OwnershipMethod;
  /** A page, a file's address, a DNS name or a property of Google Search Console. */
  readonly place: Scalars['String']['output'];
  /** What is to be put there, letter by letter. */
  readonly value: Scalars['String']['output'];
  /** A sentence that says so. */
  readonly text: Scalars['String']['output'];
};

/** How the articles of an edition are to be written, whatever their briefs say. */
export type HouseStyle = {
  readonly __typename?: 'HouseStyle';
  /** For a language model. */
  readonly instructions: Maybe<Scalars['String']['output']>;
  /** Words and phrases that no article has. */
  readonly forbidden: ReadonlyArray<Scalars['String']['output']>;
  /** Words to use, and those they stand in place of. */
  readonly preferred: ReadonlyArray<PreferredWord>;
  /** How headings are capitalised; null for any way. */
  readonly headingCase: Maybe<HeadingCase>;
  /** Of briefs that name none. */
  readonly readingLevel: Maybe<ReadingLevel>;
};

/** A word or phrase that an edition prefers. */
export type PreferredWord = {
  readonly __typename?: 'PreferredWord';
  /** The word. */
  readonly use: Scalars['String']['output'];
  /** Those in place of which it is used. */
  readonly insteadOf: ReadonlyArray<Scalars['String']['output']>;
};

/** How headings are capitalised. */
export type HeadingCase =
  /** As sentences: the first word and names. */
  | 'SENTENCE'
  /** Every longer word. */
  | 'TITLE';

/** A domain that articles are written for. */
export type Edition = {
  readonly __typename?: 'Edition';
  /** The edition's UUID, the `slug` of REST. */
  readonly id: Scalars['ID']['output'];
  /** The edition's name. */
  readonly name: Scalars['String']['output'];
  /** The address of its site; null when none is saved. */
  readonly webAddress: Maybe<Scalars['URL']['output']>;
  /** BCP 47 tag of the edition's own language. */
  readonly languageCode: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2. */
  readonly country: Maybe<Scalars['String']['output']>;
  /** The person who answers for what is published; null when none is named. */
  readonly editorOfRecord: Maybe<Scalars['String']['output']>;
  /** How its articles are to be written; null where the operator says nothing. */
  readonly houseStyle: Maybe<HouseStyle>;
  /** Whether its domain is verified. */
  readonly verified: Scalars['Boolean']['output'];
  /** Since when; null while it is not. */
  readonly verifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** By what it is verified, and how to verify it. */
  readonly verification: EditionVerification;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** Finished articles, oldest first unless ordered. What became readable after the cursor of the last article seen is exactly what `after` finds, in this order. */
  readonly articles: ArticleConnection;
  /** Article jobs, newest first unless ordered. */
  readonly jobs: JobConnection;
  /** Audits, newest first unless ordered. This is no poll: it does not advance them. */
  readonly audits: AuditConnection;
  /** Research reports, newest first unless ordered. */
  readonly reports: ReportConnection;
  /** The newest audit, whatever its status; null without one. This is no poll. */
  readonly latestAudit: Maybe<Audit>;
  /** The newest research report, whatever its status; null without one. */
  readonly latestReport: Maybe<ResearchReport>;
  /** Checks that are ignored in its audits, by check; audits and their scores have them all the same. */
  readonly ignoredChecks: ReadonlyArray<IgnoredCheck>;
  /** When its audits raise `audit.regressed`. */
  readonly regressionRules: RegressionRules;
  /** Since when the feed of what it has published stands at its present address; null while it has none. */
  readonly feedSince: Maybe<Scalars['DateTime']['output']>;
  /** The users of the account, by name, the first 100. */
  readonly people: ReadonlyArray<Person>;
  /** Its schedules, by name. */
  readonly schedules: ReadonlyArray<Schedule>;
};

/** A domain that articles are written for. */
export type EditionArticlesArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  orderBy: InputMaybe<ArticleOrder>;
  filter: InputMaybe<ArticleFilter>;
};

/** A domain that articles are written for. */
export type EditionJobsArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  orderBy: InputMaybe<JobOrder>;
  filter: InputMaybe<JobFilter>;
};

/** A domain that articles are written for. */
export type EditionAuditsArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  orderBy: InputMaybe<AuditOrder>;
  filter: InputMaybe<AuditFilter>;
};

/** A domain that articles are written for. */
export type EditionReportsArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  orderBy: InputMaybe<ReportOrder>;
  filter: InputMaybe<ReportFilter>;
};

/** An order of editions. */
export type EditionOrder = {
  /** By what. */
  readonly field?: EditionOrderField;
  /** In which direction. */
  readonly direction?: OrderDirection;
};

/** By what editions are ordered. */
export type EditionOrderField =
  /** When they were made. */
  'CREATED_AT';

/** Which editions; all conditions hold that are given. */
export type EditionFilter = {
  /** Whether their domain is verified. */
  readonly verified?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only names that contain this, whatever the case; 1 to 200 characters. */
  readonly search?: InputMaybe<Scalars['String']['input']>;
};

/** A page of editions. */
export type EditionConnection = {
  readonly __typename?: 'EditionConnection';
  /** Those of this page. */
  readonly nodes: ReadonlyArray<Edition>;
  /** The same, each with its cursor. */
  readonly edges: ReadonlyArray<EditionEdge>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many match, whatever the page; null where a filter without an index has more than 10,000 to examine. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** An entry of a page of editions. */
export type EditionEdge = {
  readonly __typename?: 'EditionEdge';
  /** Its place in the order, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Edition;
};

/** The code of a refusal. `extensions.code` of an error has it in lower case, as REST does. */
export type ErrorCode =
  /** The key is missing, malformed, unknown or revoked. */
  | 'INVALID_KEY'
  /** The account of the key is closed. */
  | 'ACCOUNT_CLOSED'
  /** The plan does not include the content API. */
  | 'PLAN_REQUIRED'
  /** The plan's allowance of articles for this month is used up. */
  | 'PAYMENT_REQUIRED'
  /** The key reads and does nothing else. */
  | 'KEY_READ_ONLY'
  /** The owner of the key acts in another newsroom than the one in which it was made. */
  | 'WRONG_NEWSROOM'
  /** The caller may not do this, or not now: the message says which rule forbids it. */
  | 'FORBIDDEN'
  /** There is nothing of this id, or it is another account's. */
  | 'NOT_FOUND'
  /** The method of the request does not fit, as for a mutation by GET. */
  | 'METHOD_NOT_ALLOWED'
  /** It does not fit the present state, as for a job that is final already. */
  | 'CONFLICT'
  /** The request is larger than any valid one. */
  | 'PAYLOAD_TOO_LARGE'
  /** The request is not valid: `extensions.errors` has every fault with its path. */
  | 'INVALID_PARAMS'
  /** A limit of requests, paid actions or connections is reached: `extensions.retryAfter` says how many seconds to wait. */
  | 'RATE_LIMITED'
  /** Something that is needed is away, and nothing was started: the same call may succeed later. */
  | 'UNAVAILABLE'
  /** An unforeseen failure; the log has it under the request id. */
  | 'INTERNAL';

/** Which events; all conditions hold that are given. */
export type EventFilter = {
  /** Only these types, such as `article.finished`. */
  readonly type?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The UUID of an edition. */
  readonly edition?: InputMaybe<Scalars['ID']['input']>;
  /** ISO 8601; only what happened after it. */
  readonly since?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; only what happened before it. */
  readonly until?: InputMaybe<Scalars['String']['input']>;
};

/** Which events are watched; all conditions hold that are given. */
export type EventWatchFilter = {
  /** Only these types, such as `article.finished`. */
  readonly type?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** The UUID of an edition. */
  readonly edition?: InputMaybe<Scalars['ID']['input']>;
  /** ISO 8601: the `at` of the last event that was seen. */
  readonly since?: InputMaybe<Scalars['String']['input']>;
};

/** What became of something of the account. */
export type Event = {
  readonly __typename?: 'Event';
  /** Its UUID; the same however often it is sent. */
  readonly id: Scalars['ID']['output'];
  /** What happened, such as `article.finished`; types may be added. */
  readonly type: Scalars['String']['output'];
  /** When; no two events of an account share a moment. */
  readonly at: Scalars['DateTime']['output'];
  /** Grows with every event of the account: of two events about one thing the higher is the newer. */
  readonly sequence: Scalars['Float']['output'];
  /** What it is about, such as `article`. */
  readonly kind: Scalars['String']['output'];
  /** The id of that. */
  readonly objectId: Scalars['ID']['output'];
  /** The edition that it belongs to; null for none. */
  readonly editionId: Maybe<Scalars['ID']['output']>;
  /** What a poll says in short, by the type; never a text. */
  readonly data: Scalars['JSON']['output'];
};

/** A type of events. */
export type EventType = {
  readonly __typename?: 'EventType';
  /** Such as `article.finished`. */
  readonly type: Scalars['String']['output'];
  /** What it is about. */
  readonly kind: Scalars['String']['output'];
  /** A sentence about it. */
  readonly description: Scalars['String']['output'];
  /** JSON Schema 2020-12 of a message about it, as webhooks send it. */
  readonly schema: Scalars['JSON']['output'];
  /** Such a message. */
  readonly example: Scalars['JSON']['output'];
};

/** A page of events. */
export type EventConnection = {
  readonly __typename?: 'EventConnection';
  /** Those of this page. */
  readonly nodes: ReadonlyArray<Event>;
  /** The same, each with its cursor. */
  readonly edges: ReadonlyArray<EventEdge>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many match, whatever the page; null where there are more than 10,000 to count or examine. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** An event of a page. */
export type EventEdge = {
  readonly __typename?: 'EventEdge';
  /** Its place in the order, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The event. */
  readonly node: Event;
};

/** The feed that gets a new address. */
export type RotateFeedInput = {
  /** The UUID of the edition. */
  readonly edition: Scalars['ID']['input'];
};

/** A feed with a new address. */
export type RotateFeedPayload = {
  readonly __typename?: 'RotateFeedPayload';
  /** The edition as it is now. */
  readonly edition: Edition;
  /** The address, to be joined onto the base address; `&format=rss` or `json` behind it gives the others than Atom. It is shown this once. */
  readonly path: Scalars['String']['output'];
};

/** The feed to turn off. */
export type DisableFeedInput = {
  /** The UUID of the edition. */
  readonly edition: Scalars['ID']['input'];
};

/** A feed that is off. */
export type DisableFeedPayload = {
  readonly __typename?: 'DisableFeedPayload';
  /** The edition as it is now. */
  readonly edition: Edition;
};

/** A job that is watched, or the mark behind the present ones. */
export type JobsUpdate = {
  readonly __typename?: 'JobsUpdate';
  /** What it says. */
  readonly kind: JobsUpdateKind;
  /** The job as it is now; null for `PRESENT_END` alone. */
  readonly job: Maybe<ArticleJob>;
};

/** What an update of watched jobs says. */
export type JobsUpdateKind =
  /** The job was not final when the subscription began. */
  | 'PRESENT'
  /** All present jobs have been shown, which are the oldest 500; with fewer than those, a job that was shown before and is not among them has ended. It comes at once where there is none. */
  | 'PRESENT_END'
  /** The job is new, or has changed. */
  | 'CHANGE';

/** A failed job to start anew. */
export type RetryJobInput = {
  /** The job's UUID, in any case. */
  readonly id: Scalars['ID']['input'];
};

/** A retry. */
export type RetryJobPayload = {
  readonly __typename?: 'RetryJobPayload';
  /** The new job, or the one that a retry before has started. */
  readonly job: ArticleJob;
  /** False where the job was retried before: nothing was started, and nothing spent. */
  readonly created: Scalars['Boolean']['output'];
  /** The caller's limits after it; null, with an error, where they could not be read, which undoes nothing. */
  readonly usage: Maybe<Usage>;
};

/** A job to cancel. */
export type CancelJobInput = {
  /** The job's UUID, in any case. */
  readonly id: Scalars['ID']['input'];
};

/** A cancelled job. */
export type CancelJobPayload = {
  readonly __typename?: 'CancelJobPayload';
  /** The job as it is now. */
  readonly job: ArticleJob;
};

/** A brief on its way to an article. */
export type ArticleJob = {
  readonly __typename?: 'ArticleJob';
  /** The job's UUID: the caller's own when one was sent. */
  readonly id: Scalars['ID']['output'];
  /** How far it is. */
  readonly status: JobStatus;
  /** The headline, as soon as it is known: that of the brief, then the planned one, at the end the article's. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** The edition it writes for. */
  readonly edition: Edition;
  /** What was asked for; null for what another version stored in another shape. */
  readonly brief: Maybe<Brief>;
  /** The owner of the key that started it. */
  readonly startedBy: Person;
  /** The failed job that this one retries; null for none. */
  readonly retryOf: Maybe<ArticleJob>;
  /** The stage that is under way; null while none is. */
  readonly stage: Maybe<StageName>;
  /** 0 to 100; never falls; 100 only when done. */
  readonly progress: Scalars['Int']['output'];
  /** All stages, in order. */
  readonly stages: ReadonlyArray<JobStage>;
  /** Which attempt this is; 0 before the first. */
  readonly attempt: Scalars['Int']['output'];
  /** Attempts at most. */
  readonly maxAttempts: Scalars['Int']['output'];
  /** Its attempts so far, in order; empty once its events are past their retention. */
  readonly attempts: ReadonlyArray<JobAttempt>;
  /** What its stages have left for the next attempt, in the order in which they were stored. */
  readonly artifacts: ReadonlyArray<JobArtifact>;
  /** What writes it. */
  readonly engine: Engine;
  /** What its caller should know. */
  readonly warnings: ReadonlyArray<JobWarning>;
  /** The id of the finished article; null until done. */
  readonly articleId: Maybe<Scalars['ID']['output']>;
  /** The finished article; null until done. */
  readonly article: Maybe<Article>;
  /** Why it failed, or why its last attempt did; null while all is well. */
  readonly error: Maybe<JobError>;
  /** When it was started by its caller. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When a worker first took it. */
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** When it became final. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Counts the changes of this job, from 1. */
  readonly version: Scalars['Int']['output'];
};

/** How far a job is. */
export type JobStatus =
  /** It waits for a worker. */
  | 'QUEUED'
  /** A worker is at it. */
  | 'RUNNING'
  /** Final: the article is there. */
  | 'DONE'
  /** Final: it failed, for the reason in `error`. */
  | 'FAILED'
  /** Final: it was cancelled. */
  | 'CANCELLED';

/** A step on the way to an article. */
export type StageName =
  /** The brief is frozen. */
  | 'BRIEF'
  /** Sources are gathered. */
  | 'RESEARCH'
  /** Sections are planned. */
  | 'OUTLINE'
  /** The text is written. */
  | 'DRAFT'
  /** The desk checks it. */
  | 'CHECKS'
  /** Titles and descriptions are made. */
  | 'META'
  /** The picture is made. */
  | 'IMAGE'
  /** The article is put together and stored. */
  | 'ASSEMBLE';

/** How far a stage is. */
export type StageStatus =
  /** It has not begun. */
  | 'WAITING'
  /** It is under way. */
  | 'RUNNING'
  /** It ended well. */
  | 'DONE'
  /** The brief does not want it. */
  | 'SKIPPED'
  /** It failed. */
  | 'FAILED';

/** A stage of one job. */
export type JobStage = {
  readonly __typename?: 'JobStage';
  /** Which one. */
  readonly name: StageName;
  /** How far it is. */
  readonly status: StageStatus;
  /** When it began. */
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ended. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
};

/** One attempt at a job. */
export type JobAttempt = {
  readonly __typename?: 'JobAttempt';
  /** Which attempt it is, from 1. */
  readonly number: Scalars['Int']['output'];
  /** When a worker claimed the job. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** When it ended; null while it runs. */
  readonly endedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it failed; null of one that runs, that was cancelled or that ended well. */
  readonly error: Maybe<JobError>;
};

/** What a stage has left: a later attempt begins behind it. */
export type JobArtifact = {
  readonly __typename?: 'JobArtifact';
  /** The stage. */
  readonly stage: StageName;
  /** The attempt that made it. */
  readonly attempt: Scalars['Int']['output'];
  /** Bytes, as they are stored. */
  readonly bytes: Scalars['Int']['output'];
  /** When it was stored. */
  readonly madeAt: Scalars['DateTime']['output'];
};

/** What writes: the extractive engine of Galley, or a language model. */
export type Engine = {
  readonly __typename?: 'Engine';
  /** Which of the two. */
  readonly mode: EngineMode;
  /** Who serves the model; null without one. */
  readonly provider: Maybe<Scalars['String']['output']>;
  /** The model; null without one. */
  readonly model: Maybe<Scalars['String']['output']>;
};

/** What writes. */
export type EngineMode =
  /** Galley's own engine, which puts together what sources say. */
  | 'EXTRACTIVE'
  /** A language model. */
  | 'LLM';

/** Something the caller should know though the work went on. */
export type JobWarning = {
  readonly __typename?: 'JobWarning';
  /** A code for programs. */
  readonly code: Scalars['String']['output'];
  /** A sentence for people. */
  readonly message: Scalars['String']['output'];
  /** The stage that noticed it; null for none. */
  readonly stage: Maybe<Scalars['String']['output']>;
};

/** Why a job failed, or why its last attempt did. */
export type JobError = {
  readonly __typename?: 'JobError';
  /** A code for programs. */
  readonly code: Scalars['String']['output'];
  /** A sentence for people. */
  readonly message: Scalars['String']['output'];
  /** The stage that failed; null for none. */
  readonly stage: Maybe<StageName>;
  /** Whether the same brief may well succeed another time. */
  readonly retryable: Scalars['Boolean']['output'];
};

/** A brief as it was frozen when its job was started. */
export type Brief = {
  readonly __typename?: 'Brief';
  /** What to write about; empty once the article is deleted. */
  readonly input: Scalars['String']['output'];
  /** BCP 47 tag; null for the edition's own. */
  readonly language: Maybe<Scalars['String']['output']>;
  /** ISO 3166-1 alpha-2; null for the edition's own. */
  readonly country: Maybe<Scalars['String']['output']>;
  /** Its settings, named as REST names them. */
  readonly settings: Scalars['JSON']['output'];
};

/** An order of jobs. */
export type JobOrder = {
  /** By what. */
  readonly field?: JobOrderField;
  /** In which direction. */
  readonly direction?: OrderDirection;
};

/** By what jobs are ordered. */
export type JobOrderField =
  /** When they were started. */
  'CREATED_AT';

/** Which jobs. */
export type JobFilter = {
  /** Only jobs of one of these statuses. */
  readonly status?: InputMaybe<ReadonlyArray<JobStatus>>;
};

/** A page of article jobs. */
export type JobConnection = {
  readonly __typename?: 'JobConnection';
  /** Those of this page. */
  readonly nodes: ReadonlyArray<ArticleJob>;
  /** The same, each with its cursor. */
  readonly edges: ReadonlyArray<JobEdge>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many match, whatever the page; null where a filter without an index has more than 10,000 to examine. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** An entry of a page of article jobs. */
export type JobEdge = {
  readonly __typename?: 'JobEdge';
  /** Its place in the order, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: ArticleJob;
};

/** Which part of a list a page is. */
export type PageInfo = {
  readonly __typename?: 'PageInfo';
  /** Whether there is more behind this page; of a page that was asked for with `last`, whether `before` was given. */
  readonly hasNextPage: Scalars['Boolean']['output'];
  /** Whether there is more before this page; of a page that was asked for with `first`, whether `after` was given. */
  readonly hasPreviousPage: Scalars['Boolean']['output'];
  /** To be sent as `before` for the page before this one. */
  readonly startCursor: Maybe<Scalars['String']['output']>;
  /** To be sent as `after` for the next page. */
  readonly endCursor: Maybe<Scalars['String']['output']>;
};

/** A direction of an order. */
export type OrderDirection =
  /** Oldest first. */
  | 'ASC'
  /** Newest first. */
  | 'DESC';

/** What an operator sees. */
export type Operator = {
  readonly __typename?: 'Operator';
  /** Who changed what in all accounts and in none, the newest first, without titles and reasons, and with ids of requests where they are UUIDs. The order is exact within each account. */
  readonly auditLog: LogConnection;
  /** The key that this request came with, or whose session did. */
  readonly key: KeyName;
  /** Sessions of the console of this key; the one that was used last comes first. */
  readonly sessions: ReadonlyArray<OperatorSession>;
  /** How the work of all accounts stands. */
  readonly status: OperatorStatus;
  /** Processes that do the work, the lost ones last; 200 at most. */
  readonly workers: ReadonlyArray<Worker>;
  /** What Galley stores things in, asked now. */
  readonly stores: ReadonlyArray<StoreState>;
  /** Article jobs, research reports and audits of all accounts, newest first. */
  readonly work: OperatorWorkConnection;
  /** The accounts with what they use of their limits, newest first. */
  readonly accounts: AccountLoadConnection;
};

/** What an operator sees. */
export type OperatorAuditLogArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  account: InputMaybe<Scalars['ID']['input']>;
  filter: InputMaybe<LogFilter>;
};

/** What an operator sees. */
export type OperatorWorkArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<OperatorWorkFilter>;
};

/** What an operator sees. */
export type OperatorAccountsArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
};

/** What was done. */
export type LogAction =
  /** A plan was described for the first time. */
  | 'PLAN_CREATED'
  /** A plan was changed. */
  | 'PLAN_UPDATED'
  /** An account was made. */
  | 'ACCOUNT_CREATED'
  /** An account was changed, closed or opened. */
  | 'ACCOUNT_UPDATED'
  /** An account was deleted with all that it held. */
  | 'ACCOUNT_DELETED'
  /** A newsroom was made. */
  | 'NEWSROOM_CREATED'
  /** A newsroom was changed. */
  | 'NEWSROOM_UPDATED'
  /** A user was made. */
  | 'USER_CREATED'
  /** A user was changed. */
  | 'USER_UPDATED'
  /** An edition was made. */
  | 'EDITION_CREATED'
  /** An edition was changed. */
  | 'EDITION_UPDATED'
  /** An edition was deleted with all that it held. */
  | 'EDITION_DELETED'
  /** An edition's domain was verified. */
  | 'EDITION_VERIFIED'
  /** A domain is no longer verified. */
  | 'VERIFICATION_LOST'
  /** A check of the audits is ignored. */
  | 'CHECK_IGNORED'
  /** A check is ignored no longer. */
  | 'CHECK_RESTORED'
  /** It was changed what is a regression of the audits. */
  | 'REGRESSION_RULES_UPDATED'
  /** The feed of an edition has a new address. */
  | 'FEED_ROTATED'
  /** The feed of an edition was turned off. */
  | 'FEED_DISABLED'
  /** A key was made. */
  | 'KEY_CREATED'
  /** A key was replaced by another. */
  | 'KEY_ROTATED'
  /** A key was revoked. */
  | 'KEY_REVOKED'
  /** A session was ended by another. */
  | 'SESSION_ENDED'
  /** An article was published. */
  | 'ARTICLE_PUBLISHED'
  /** An article was called back. */
  | 'ARTICLE_UNPUBLISHED'
  /** An article was edited. */
  | 'ARTICLE_EDITED'
  /** An article was deleted. */
  | 'ARTICLE_DELETED'
  /** An operator cancelled work. */
  | 'WORK_CANCELLED'
  /** An operator had work done again. */
  | 'WORK_RETRIED'
  /** An operator's key was used. */
  | 'OPERATOR_KEY_USED'
  /** A schedule was made. */
  | 'SCHEDULE_CREATED'
  /** A schedule was changed. */
  | 'SCHEDULE_UPDATED'
  /** A schedule was deleted. */
  | 'SCHEDULE_DELETED'
  /** A schedule was paused, by a caller or by Galley. */
  | 'SCHEDULE_PAUSED'
  /** A schedule goes on. */
  | 'SCHEDULE_RESUMED'
  /** An endpoint of webhooks was made. */
  | 'WEBHOOK_CREATED'
  /** An endpoint was changed. */
  | 'WEBHOOK_UPDATED'
  /** An endpoint was deleted. */
  | 'WEBHOOK_DELETED'
  /** The secret of an endpoint was replaced. */
  | 'WEBHOOK_SECRET_ROTATED'
  /** Galley turned an endpoint off. */
  | 'WEBHOOK_DISABLED';

/** Who changes things. */
export type LogActorKind =
  /** A caller, by a key or by a session that acts as it. */
  | 'KEY'
  /** An operator, by a key of theirs. */
  | 'OPERATOR_KEY'
  /** An operator, at the command line. */
  | 'COMMAND_LINE'
  /** Galley itself, in the course of its work. */
  | 'SERVICE';

/** Who changed something, as they were called then. */
export type LogActor = {
  readonly __typename?: 'LogActor';
  /** By what means. */
  readonly kind: LogActorKind;
  /** The owner of the key; null for an operator and for Galley itself. */
  readonly user: Maybe<Person>;
  /** What the key was called; null where there was none. */
  readonly keyName: Maybe<Scalars['String']['output']>;
  /** The first 12 characters of the key's token; null where there was no key, or it is gone. */
  readonly keyPrefix: Maybe<Scalars['String']['output']>;
  /** The console's session that acted as the key; null for a caller who had the key itself. */
  readonly sessionId: Maybe<Scalars['ID']['output']>;
};

/** What was changed. */
export type LogObject = {
  readonly __typename?: 'LogObject';
  /** Its noun, such as `article`; `work` is an article job, a report or an audit. */
  readonly kind: Scalars['String']['output'];
  /** Its id; null where no single thing is meant. */
  readonly id: Maybe<Scalars['ID']['output']>;
  /** What it is called now; null where it is gone, or has no name. */
  readonly name: Maybe<Scalars['String']['output']>;
};

/** An entry of the audit log. */
export type LogEntry = {
  readonly __typename?: 'LogEntry';
  /** Its UUID. */
  readonly id: Scalars['ID']['output'];
  /** When it was done; in an account no two entries share a moment. */
  readonly at: Scalars['DateTime']['output'];
  /** What was done. */
  readonly action: LogAction;
  /** In which account; null where it belongs to none, or the account is gone. */
  readonly account: Maybe<Named>;
  /** Who did it. */
  readonly by: LogActor;
  /** To what. */
  readonly object: LogObject;
  /** More of it, by the action: `reason` and `overrides` of a publication that overrode checks, `fields` of what was edited, `asked`, `accounts` and `refused` of an operator's key. Never a text of an article or a brief. */
  readonly details: Scalars['JSON']['output'];
  /** The request that asked for it; null where none did. */
  readonly requestId: Maybe<Scalars['String']['output']>;
};

/** Which entries; all conditions hold that are given. `action` has no index: a page examines 10,000 entries at most, and may then be short, or empty, with `hasNextPage`. */
export type LogFilter = {
  /** Only entries of one of these actions. */
  readonly action?: InputMaybe<ReadonlyArray<LogAction>>;
  /** ISO 8601; only what was done after it. */
  readonly since?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; only what was done before it. */
  readonly until?: InputMaybe<Scalars['String']['input']>;
};

/** A page of the audit log. */
export type LogConnection = {
  readonly __typename?: 'LogConnection';
  /** Those of this page. */
  readonly nodes: ReadonlyArray<LogEntry>;
  /** The same, each with its cursor. */
  readonly edges: ReadonlyArray<LogEdge>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many match, whatever the page; null where there are more than 10,000 to count or examine. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** An entry of a page of the audit log. */
export type LogEdge = {
  readonly __typename?: 'LogEdge';
  /** Its place in the order, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: LogEntry;
};

/** A sign-in of the console by an operator's key. */
export type OperatorSession = {
  readonly __typename?: 'OperatorSession';
  /** The session's UUID; no secret. */
  readonly id: Scalars['ID']['output'];
  /** When somebody signed in. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last made a request. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** When it ends unless it is used before, and at the latest. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** What the browser calls itself; empty where it does not say. */
  readonly userAgent: Scalars['String']['output'];
  /** Whether this request came by it. */
  readonly isCurrent: Scalars['Boolean']['output'];
};

/** How the work of all accounts stands. */
export type OperatorStatus = {
  readonly __typename?: 'OperatorStatus';
  /** When this was read, by the clock of the database. */
  readonly at: Scalars['DateTime']['output'];
  /** The version of the process that answers. */
  readonly version: Scalars['String']['output'];
  /** The last migration of the database. */
  readonly migration: Scalars['String']['output'];
  /** The version of PostgreSQL. */
  readonly databaseVersion: Scalars['String']['output'];
  /** The size of the database in bytes. */
  readonly databaseBytes: Scalars['Float']['output'];
  /** What waits for a worker, by kind. */
  readonly queues: ReadonlyArray<WorkQueue>;
  /** Work that is not enqueued yet. */
  readonly unsent: Scalars['Int']['output'];
  /** Leases that workers hold now. */
  readonly leasesHeld: Scalars['Int']['output'];
  /** Leases that ran out; the next sweep takes their work up again. */
  readonly leasesLapsed: Scalars['Int']['output'];
  /** By kind and status: what is open, and what ended within the last 24 hours, of each kind the newest 100,000. */
  readonly counts: ReadonlyArray<WorkCount>;
  /** Codes of what failed within the last 24 hours, the most frequent first. */
  readonly failures: ReadonlyArray<WorkFailure>;
};

/** Work of one kind that waits for a worker. */
export type WorkQueue = {
  readonly __typename?: 'WorkQueue';
  /** Which kind. */
  readonly kind: WorkKind;
  /** How much of it waits. */
  readonly waiting: Scalars['Int']['output'];
  /** For how many seconds the oldest does; null while nothing waits. */
  readonly oldestSeconds: Maybe<Scalars['Int']['output']>;
};

/** How much work of one kind has one status. */
export type WorkCount = {
  readonly __typename?: 'WorkCount';
  /** Which kind. */
  readonly kind: WorkKind;
  /** Which status. */
  readonly status: WorkStatus;
  /** How much. */
  readonly count: Scalars['Int']['output'];
};

/** A process that does work, as it reports itself every five seconds. */
export type Worker = {
  readonly __typename?: 'Worker';
  /** Host, process id and something random: of this process alone. */
  readonly name: Scalars['String']['output'];
  /** The version of Galley that it runs. */
  readonly version: Scalars['String']['output'];
  /** How many works of each kind it does at a time. */
  readonly slots: Scalars['Int']['output'];
  /** Works that it does now, of all kinds. */
  readonly busy: Scalars['Int']['output'];
  /** When it was started. */
  readonly startedAt: Scalars['DateTime']['output'];
  /** When it last reported. */
  readonly beatAt: Scalars['DateTime']['output'];
  /** Whether it has reported nothing for 20 seconds: it is gone, or can't reach the database. */
  readonly isLost: Scalars['Boolean']['output'];
};

/** Something that Galley stores things in. */
export type StoreState = {
  readonly __typename?: 'StoreState';
  /** Such as `postgresql`. */
  readonly name: Scalars['String']['output'];
  /** Whether it answers. */
  readonly isUp: Scalars['Boolean']['output'];
  /** How long an answer took, in milliseconds; null without one. */
  readonly latencyMs: Maybe<Scalars['Float']['output']>;
};

/** A thing by its name. */
export type Named = {
  readonly __typename?: 'Named';
  /** Its UUID. */
  readonly id: Scalars['ID']['output'];
  /** Its name. */
  readonly name: Scalars['String']['output'];
};

/** Work of some account, without anything that its caller or the web wrote. */
export type OperatorWork = {
  readonly __typename?: 'OperatorWork';
  /** Its UUID; that of an article job is its caller's, unique within its account. */
  readonly id: Scalars['ID']['output'];
  /** Which kind. */
  readonly kind: WorkKind;
  /** How far it is. */
  readonly status: WorkStatus;
  /** The stage that is under way, or in which it failed; null while none is, and once it is done. */
  readonly stage: Maybe<Scalars['String']['output']>;
  /** Whose it is. */
  readonly account: Named;
  /** The edition that it is for. */
  readonly edition: Named;
  /** How many attempts there were, this one included. */
  readonly attempt: Scalars['Int']['output'];
  /** The code of the error that it ended with, or that its last attempt did. */
  readonly error: Maybe<Scalars['String']['output']>;
  /** Until when a worker has it; null while none does, and of an audit while it is crawled. */
  readonly leaseUntil: Maybe<Scalars['DateTime']['output']>;
  /** When it was started by its caller. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** When it became final. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Which work of all accounts; all conditions hold that are given. `code` has no index: a page examines 10,000 entries at most, and may then be short, or empty, with `hasNextPage`. */
export type OperatorWorkFilter = {
  /** Only work of one of these kinds. */
  readonly kind?: InputMaybe<ReadonlyArray<WorkKind>>;
  /** Only work of one of these statuses. */
  readonly status?: InputMaybe<ReadonlyArray<WorkStatus>>;
  /** The UUID of an account: only its work. */
  readonly account?: InputMaybe<Scalars['ID']['input']>;
  /** Only what failed with this code. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; only what was started after it. */
  readonly since?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; only what was started before it. */
  readonly until?: InputMaybe<Scalars['String']['input']>;
};

/** A page of work of all accounts. */
export type OperatorWorkConnection = {
  readonly __typename?: 'OperatorWorkConnection';
  /** Those of this page. */
  readonly nodes: ReadonlyArray<OperatorWork>;
  /** The same, each with its cursor. */
  readonly edges: ReadonlyArray<OperatorWorkEdge>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many match, whatever the page; null where there are more than 10,000. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** An entry of a page of work. */
export type OperatorWorkEdge = {
  readonly __typename?: 'OperatorWorkEdge';
  /** Its place in the order, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: OperatorWork;
};

/** An account with what it uses of its limits, and what it has under way. */
export type AccountLoad = {
  readonly __typename?: 'AccountLoad';
  /** The account's UUID. */
  readonly id: Scalars['ID']['output'];
  /** The account's name. */
  readonly name: Scalars['String']['output'];
  /** Whether it is open; a closed one can start nothing. */
  readonly isOpen: Scalars['Boolean']['output'];
  /** The name of its plan. */
  readonly plan: Scalars['String']['output'];
  /** Articles of this calendar month (UTC) that count against the plan's allowance. */
  readonly articles: Scalars['Int']['output'];
  /** The plan's allowance of articles a month; null without bound. */
  readonly articlesAllowed: Maybe<Scalars['Int']['output']>;
  /** Paid actions of the last hour. */
  readonly lastHour: Scalars['Int']['output'];
  /** Paid actions that its newsrooms may spend together in an hour; null without bound. */
  readonly hourlyCeiling: Maybe<Scalars['Int']['output']>;
  /** Its article jobs that wait. */
  readonly queued: Scalars['Int']['output'];
  /** Its article jobs that run. */
  readonly running: Scalars['Int']['output'];
};

/** A page of accounts. */
export type AccountLoadConnection = {
  readonly __typename?: 'AccountLoadConnection';
  /** Those of this page. */
  readonly nodes: ReadonlyArray<AccountLoad>;
  /** The same, each with its cursor. */
  readonly edges: ReadonlyArray<AccountLoadEdge>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** An entry of a page of accounts. */
export type AccountLoadEdge = {
  readonly __typename?: 'AccountLoadEdge';
  /** Its place in the order, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: AccountLoad;
};

/** Work to cancel. */
export type OperatorCancelInput = {
  /** Its UUID. */
  readonly id: Scalars['ID']['input'];
  /** The UUID of its account; needed where several accounts have used the id. */
  readonly account?: InputMaybe<Scalars['ID']['input']>;
};

/** The cancelled work. */
export type OperatorCancelPayload = {
  readonly __typename?: 'OperatorCancelPayload';
  /** The work as it is now. */
  readonly work: OperatorWork;
};

/** A failed article job to start anew. */
export type OperatorRetryInput = {
  /** Its UUID. */
  readonly id: Scalars['ID']['input'];
  /** The UUID of its account; needed where several accounts have used the id. */
  readonly account?: InputMaybe<Scalars['ID']['input']>;
};

/** The job that was started anew. */
export type OperatorRetryPayload = {
  readonly __typename?: 'OperatorRetryPayload';
  /** The new job. */
  readonly work: OperatorWork;
};

/** Which session of the operator's key to end. */
export type OperatorEndSessionInput = {
  /** The session's id. */
  readonly id: Scalars['ID']['input'];
};

/** The session that has ended. */
export type OperatorEndSessionPayload = {
  readonly __typename?: 'OperatorEndSessionPayload';
  /** Its id. */
  readonly endedId: Scalars['ID']['output'];
};

/** What an article was written from, what each of its sentences rests on, and what the desk found. Supported means supported by the cited text; nothing here says that a sentence is true. */
export type Provenance = {
  readonly __typename?: 'Provenance';
  /** Of the form of this record. */
  readonly schemaVersion: Scalars['Int']['output'];
  /** The article's UUID. */
  readonly articleId: Scalars['ID']['output'];
  /** Counts the changes of this record, from 1. */
  readonly revision: Scalars['Int']['output'];
  /** The UUID of the job that made it. */
  readonly jobId: Scalars['ID']['output'];
  /** Of the brief as it was frozen, lower-case hex. */
  readonly briefSha256: Scalars['String']['output'];
  /** The settings of the brief as they were frozen, named as REST names them. */
  readonly settings: Scalars['JSON']['output'];
  /** The form that was printed. */
  readonly form: ArticleType;
  /** What the brief asks about, by which sources were chosen and the text is checked; null for what an earlier version made. */
  readonly subject: Maybe<Subject>;
  /** What wrote it. */
  readonly engine: ProvenanceEngine;
  /** When it was made. */
  readonly madeAt: Scalars['DateTime']['output'];
  /** Who is named as author. */
  readonly byline: ProvenanceByline;
  /** Who answers for it. */
  readonly editorOfRecord: EditorOfRecord;
  /** How the text came to be: a term of IPTC's vocabulary `digitalsourcetype`. */
  readonly digitalSourceType: Scalars['URL']['output'];
  /** Of the HTML body, lower-case hex. */
  readonly textSha256: Scalars['String']['output'];
  /** The picture; null when there is none. */
  readonly image: Maybe<ProvenanceImage>;
  /** What the desk says of it as a whole. */
  readonly verdict: DeskVerdict;
  /** What it was written from. */
  readonly sources: ReadonlyArray<ProvenanceSource>;
  /** Sources that were read and not used. */
  readonly droppedSources: ReadonlyArray<DroppedSource>;
  /** The queries to a web search for it, in order. */
  readonly queries: ReadonlyArray<ProvenanceQuery>;
  /** The links to the edition's pages that were put on words of the text, in order; null for what an earlier version made. */
  readonly internalLinks: Maybe<ReadonlyArray<InternalLink>>;
  /** Its text, piece by piece. */
  readonly blocks: ReadonlyArray<ProvenanceBlock>;
  /** Its sentences, and what each rests on. */
  readonly claims: ReadonlyArray<Claim>;
  /** What a language model wrote and the engine did not let stand: no part of the article. */
  readonly refusedSentences: ReadonlyArray<RefusedSentence>;
  /** What each check of the desk found. */
  readonly checks: ReadonlyArray<DeskCheck>;
  /** What people changed since it was written, oldest first: the newest 100. */
  readonly edits: ReadonlyArray<ProvenanceEdit>;
};

/** What a brief asks about, without the words that frame it. */
export type Subject = {
  readonly __typename?: 'Subject';
  /** BCP 47 tag. */
  readonly language: Scalars['String']['output'];
  /** In the order of the brief; none when it names nothing. */
  readonly terms: ReadonlyArray<SubjectTerm>;
};

/** One word of what a brief asks about. */
export type SubjectTerm = {
  readonly __typename?: 'SubjectTerm';
  /** The form in which texts are searched for it. */
  readonly term: Scalars['String']['output'];
  /** Other forms, any of which names the same. */
  readonly also: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** As the brief has it. */
  readonly word: Scalars['String']['output'];
  /** 0 to 1; those of a subject sum to 1. Rare words weigh more. */
  readonly weight: Scalars['Float']['output'];
  /** Whether a text that never names it is not about the subject. */
  readonly required: Scalars['Boolean']['output'];
};

/** What an editor changed in an article. */
export type ProvenanceEdit = {
  readonly __typename?: 'ProvenanceEdit';
  /** The revision of the article that the edit made. */
  readonly revision: Scalars['Int']['output'];
  /** The UUID of the editor. */
  readonly editorId: Scalars['String']['output'];
  /** The name of the editor. */
  readonly name: Scalars['String']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
  /** What was replaced, named as REST names it: `title`, `slug`, `meta_title`, `meta_description`, `body`, `byline`. */
  readonly fields: ReadonlyArray<Scalars['String']['output']>;
  /**
   * Sentences that the text no longer has: the first 300 characters of each, the first 100 of the edit, and the newest 300
   * of the record.
   */
  readonly removedClaims: ReadonlyArray<Scalars['String']['output']>;
};

/** What wrote an article. */
export type ProvenanceEngine = {
  readonly __typename?: 'ProvenanceEngine';
  /** Which of the two. */
  readonly mode: EngineMode;
  /** Who serves the model; null without one. */
  readonly provider: Maybe<Scalars['String']['output']>;
  /** The model; null without one. */
  readonly model: Maybe<Scalars['String']['output']>;
  /** Of the prompts; null without a model. */
  readonly promptsVersion: Maybe<Scalars['String']['output']>;
  /** Of Galley. */
  readonly packageVersion: Scalars['String']['output'];
};

/** Who is named as author. */
export type ProvenanceByline = {
  readonly __typename?: 'ProvenanceByline';
  /** A user of the account. */
  readonly authorId: Maybe<Scalars['ID']['output']>;
  /** The name as shown. */
  readonly name: Scalars['String']['output'];
  /** Null for a name that the brief gave. */
  readonly isPerson: Maybe<Scalars['Boolean']['output']>;
};

/** The person who answers for an article, and what was decided; a machine never signs. */
export type EditorOfRecord = {
  readonly __typename?: 'EditorOfRecord';
  /** A user of the account; null for an editor known by name only. */
  readonly editorId: Maybe<Scalars['ID']['output']>;
  /** Null when no person is named. */
  readonly name: Maybe<Scalars['String']['output']>;
  /** `editor_of_record` or `publisher`. */
  readonly role: Maybe<Scalars['String']['output']>;
  /** What was decided last. */
  readonly decision: EditorDecision;
  /** When. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** The reason for an override. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** Whose key published or withdrew it. */
  readonly decidedBy: Maybe<DecidingEditor>;
};

/** What an editor decided of an article. */
export type EditorDecision =
  /** Published. */
  | 'APPROVED'
  /** Withdrawn. */
  | 'HELD'
  /** Nothing yet. */
  | 'NONE';

/** Who decided. */
export type DecidingEditor = {
  readonly __typename?: 'DecidingEditor';
  /** A user of the account. */
  readonly editorId: Scalars['ID']['output'];
  /** The user's name at that time. */
  readonly name: Scalars['String']['output'];
};

/** The picture of an article. */
export type ProvenanceImage = {
  readonly __typename?: 'ProvenanceImage';
  /** Of its bytes, lower-case hex. */
  readonly sha256: Scalars['String']['output'];
  /** In pixels. */
  readonly width: Scalars['Int']['output'];
  /** In pixels. */
  readonly height: Scalars['Int']['output'];
  /** What it shows, for readers who can’t see it. */
  readonly alt: Scalars['String']['output'];
};

/** Something the article was written from. */
export type ProvenanceSource = {
  readonly __typename?: 'ProvenanceSource';
  /** `S0` for the notes of the brief, `S1` … for the rest. */
  readonly id: Scalars['ID']['output'];
  /** What it is. */
  readonly kind: SourceKind;
  /** The address it was asked at; null for what was given as text. */
  readonly url: Maybe<Scalars['URL']['output']>;
  /** The address that answered, after redirects. */
  readonly finalUrl: Maybe<Scalars['URL']['output']>;
  /** Its title. */
  readonly title: Scalars['String']['output'];
  /** The site's name. */
  readonly site: Maybe<Scalars['String']['output']>;
  /** As the page says; null when it says none. */
  readonly author: Maybe<Scalars['String']['output']>;
  /** As the page says; null when it says nothing, never guessed. */
  readonly publishedAt: Maybe<Scalars['String']['output']>;
  /** When it was read. */
  readonly fetchedAt: Maybe<Scalars['DateTime']['output']>;
  /** With what status. */
  readonly httpStatus: Maybe<Scalars['Int']['output']>;
  /** Media type. */
  readonly contentType: Maybe<Scalars['String']['output']>;
  /** BCP 47 tag. */
  readonly language: Maybe<Scalars['String']['output']>;
  /** Words of its text. */
  readonly words: Scalars['Int']['output'];
  /** Of its text, lower-case hex. */
  readonly textSha256: Scalars['String']['output'];
  /** What the offsets of evidence point into; null when its time is over, and the quotes of the evidence are what is kept of it. */
  readonly text: Maybe<Scalars['String']['output']>;
  /** Whether it is the beginning of a longer text; null for what an earlier version gathered. */
  readonly shortened: Maybe<Scalars['Boolean']['output']>;
  /** Where the text is kept: a JSON pointer into the record at REST. */
  readonly storedTextRef: Scalars['String']['output'];
  /** Whether robots.txt lets it be read; null where nothing was fetched. */
  readonly robotsAllowed: Maybe<Scalars['Boolean']['output']>;
  /** How it was found; null for what an earlier version gathered. */
  readonly via: Maybe<SourceVia>;
  /** The question to a web search that found it. */
  readonly query: Maybe<Scalars['String']['output']>;
  /** Whose words it holds. */
  readonly rights: SourceRights;
  /** Of a text that came with the brief in the caller's words, of a page as it declares it. */
  readonly licence: Maybe<Scalars['String']['output']>;
  /** Whether the article rests on it. */
  readonly used: Scalars['Boolean']['output'];
  /** How many sentences cite it. */
  readonly citedCount: Scalars['Int']['output'];
  /** The `id` of a source that says the same. */
  readonly duplicateOf: Maybe<Scalars['String']['output']>;
  /** Why it was not used. */
  readonly droppedReason: Maybe<Scalars['String']['output']>;
};

/** What a source is. */
export type SourceKind =
  /** The notes of the brief. */
  | 'NOTE'
  /** A text that came with the brief. */
  | 'GIVEN_TEXT'
  /** A page that the brief names. */
  | 'GIVEN_URL'
  /** A page of the edition's own site. */
  | 'DOMAIN_PAGE'
  /** A page of another site. */
  | 'WEB'
  /** An article of the edition. */
  | 'EXISTING_ARTICLE';

/** How a source was found. */
export type SourceVia =
  /** It was given. */
  | 'GIVEN'
  /** As the web address of the edition. */
  | 'SITE'
  /** By a link. */
  | 'LINK'
  /** By a sitemap. */
  | 'SITEMAP'
  /** By a feed. */
  | 'FEED'
  /** By a web search. */
  | 'SEARCH';

/** Whose words a source holds. */
export type SourceRights =
  /** The edition's own. */
  | 'OWN'
  /** The caller's, given with the brief. */
  | 'GIVEN'
  /** A stranger's: quoted only, and short. */
  | 'THIRD_PARTY';

/** A page that was read and not used. */
export type DroppedSource = {
  readonly __typename?: 'DroppedSource';
  /** Its address. */
  readonly url: Maybe<Scalars['String']['output']>;
  /** Its title. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Why, in a sentence. */
  readonly reason: Scalars['String']['output'];
  /** Why, for programs; null for what an earlier version dropped. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** The address or title of what says the same. */
  readonly duplicateOf: Maybe<Scalars['String']['output']>;
};

/** A question that was put to a web search. */
export type ProvenanceQuery = {
  readonly __typename?: 'ProvenanceQuery';
  /** What was asked. */
  readonly text: Scalars['String']['output'];
  /** Whom. */
  readonly provider: Scalars['String']['output'];
  /** When this article read the answer, which the provider may have given earlier the same day; null when there was none. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** How many results came. */
  readonly results: Scalars['Int']['output'];
  /** Of the results, how many became sources. */
  readonly kept: Scalars['Int']['output'];
  /** Why there was no answer. */
  readonly failure: Maybe<Scalars['String']['output']>;
};

/** A link to a page of the edition. */
export type InternalLink = {
  readonly __typename?: 'InternalLink';
  /** The page that it leads to. */
  readonly url: Scalars['URL']['output'];
  /** The words of the article that it stands on. */
  readonly text: Scalars['String']['output'];
};

/** A paragraph, item, quotation or subheading of the article. */
export type ProvenanceBlock = {
  readonly __typename?: 'ProvenanceBlock';
  /** As claims name it. */
  readonly id: Scalars['ID']['output'];
  /** What it is. */
  readonly kind: BlockKind;
  /** The heading above it; null in the lead. */
  readonly heading: Maybe<Scalars['String']['output']>;
  /** What the offsets of claims point into. */
  readonly text: Scalars['String']['output'];
};

/** What a piece of an article is. */
export type BlockKind =
  /** A paragraph. */
  | 'PARAGRAPH'
  /** An item of a list. */
  | 'ITEM'
  /** A step of instructions. */
  | 'STEP'
  /** A row of a table. */
  | 'ROW'
  /** A quotation. */
  | 'QUOTE'
  /** A heading within a section. */
  | 'SUBHEADING'
  /** A listing or a command, with its line breaks. */
  | 'CODE';

/** One sentence of the article and what it rests on. */
export type Claim = {
  readonly __typename?: 'Claim';
  /** Its name within the record. */
  readonly id: Scalars['ID']['output'];
  /** The `id` of the block that it is in. */
  readonly blockId: Scalars['ID']['output'];
  /** In UTF-16 units of the block's text. */
  readonly start: Scalars['Int']['output'];
  /** Where it ends, in UTF-16 units of the block's text. */
  readonly end: Scalars['Int']['output'];
  /** The sentence. */
  readonly text: Scalars['String']['output'];
  /** False for what asserts nothing, such as a heading. */
  readonly checkRequired: Scalars['Boolean']['output'];
  /** What it asserts. */
  readonly kind: ClaimKind;
  /** The passages that it rests on. */
  readonly evidence: ReadonlyArray<Evidence>;
  /** Its numbers, each looked for in what it cites. */
  readonly numbers: ReadonlyArray<ClaimNumber>;
  /** How far the cited text bears it out. */
  readonly verdict: ClaimVerdict;
  /** By what that was judged; null for nothing. */
  readonly method: Maybe<Scalars['String']['output']>;
  /** Of who judged it. */
  readonly checkerVersion: Scalars['Int']['output'];
  /** 0 to 1: the share of its words that the cited text has. */
  readonly score: Maybe<Scalars['Float']['output']>;
  /** Why, where it is not supported. */
  readonly reason: Maybe<Scalars['String']['output']>;
};

/** A sentence of a language model that does not stand in its sources as it should. */
export type RefusedSentence = {
  readonly __typename?: 'RefusedSentence';
  /** The heading that it stood under; `lead` for none. */
  readonly part: Scalars['String']['output'];
  /** The sentence. */
  readonly text: Scalars['String']['output'];
  /** Why it did not stand. */
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
};

/** What a sentence asserts. */
export type ClaimKind =
  /** A fact. */
  | 'FACT'
  /** A number. */
  | 'NUMBER'
  /** A date. */
  | 'DATE'
  /** What somebody said. */
  | 'QUOTE'
  /** What a word means. */
  | 'DEFINITION'
  /** An opinion. */
  | 'OPINION'
  /** The words of a link. */
  | 'LINK_TEXT';

/** How far the cited text bears a claim out. */
export type ClaimVerdict =
  /** The cited text says it. */
  | 'SUPPORTED'
  /** The cited text says some of it. */
  | 'PARTLY_SUPPORTED'
  /** The cited text does not say it. */
  | 'UNSUPPORTED'
  /** The cited text says otherwise. */
  | 'CONTRADICTED'
  /** Not checked. */
  | 'NOT_CHECKED';

/** A passage of a source, in UTF-16 units of its text. */
export type Evidence = {
  readonly __typename?: 'Evidence';
  /** The `id` of the source. */
  readonly sourceId: Scalars['ID']['output'];
  /** The passage. */
  readonly quote: Scalars['String']['output'];
  /** Where it begins. */
  readonly start: Scalars['Int']['output'];
  /** Where it ends. */
  readonly end: Scalars['Int']['output'];
  /** Null when the quote does not stand there. */
  readonly match: Maybe<EvidenceMatch>;
  /** How much of the claim it bears, 0 to 1. */
  readonly score: Scalars['Float']['output'];
};

/** How a passage was found in its source. */
export type EvidenceMatch =
  /** Letter by letter. */
  | 'VERBATIM'
  /** By most of its pairs of words. */
  | 'NEAR'
  /** By its words. */
  | 'LEXICAL'
  /** By its meaning. */
  | 'SEMANTIC'
  /** By the judgement of a model. */
  | 'MODEL';

/** A number of a sentence. */
export type ClaimNumber = {
  readonly __typename?: 'ClaimNumber';
  /** As it is written. */
  readonly raw: Scalars['String']['output'];
  /** As it is compared. */
  readonly value: Scalars['String']['output'];
  /** The source that has it; null when none does that is cited. */
  readonly foundIn: Maybe<Scalars['String']['output']>;
};

/** What one check of the desk found. `ERROR` and `SKIPPED` are no passes. */
export type DeskCheck = {
  readonly __typename?: 'DeskCheck';
  /** A code such as `html_valid`. */
  readonly name: Scalars['String']['output'];
  /** Of the check. */
  readonly version: Scalars['Int']['output'];
  /** What it says. */
  readonly verdict: CheckVerdict;
  /** Whether the article can't be published while it fails or errs. */
  readonly blocking: Scalars['Boolean']['output'];
  /** What it measured; null where it measures nothing. */
  readonly score: Maybe<Scalars['Float']['output']>;
  /** The bound for that; null for none. */
  readonly threshold: Maybe<Scalars['Float']['output']>;
  /** A sentence. */
  readonly summary: Scalars['String']['output'];
  /** At most 100. */
  readonly items: ReadonlyArray<DeskItem>;
  /** How long it took, in milliseconds. */
  readonly tookMs: Scalars['Float']['output'];
  /** Who judged. */
  readonly by: CheckedBy;
  /** An editor's override of its failure; null for none. */
  readonly override: Maybe<CheckOverride>;
};

/** What a check says. */
export type CheckVerdict =
  /** All is well. */
  | 'PASS'
  /** Something may be wrong. */
  | 'WARN'
  /** Something is wrong. */
  | 'FAIL'
  /** There was nothing to check, or nothing to check it with. */
  | 'SKIPPED'
  /** The check itself failed. */
  | 'ERROR';

/** What the desk says of an article as a whole. */
export type DeskVerdict =
  /** All is well. */
  | 'PASS'
  /** Something may be wrong. */
  | 'WARN'
  /** A blocking check fails or errs. */
  | 'FAIL';

/** Who judged. */
export type CheckedBy =
  /** A rule. */
  | 'RULE'
  /** A language model. */
  | 'MODEL'
  /** A person. */
  | 'PERSON';

/** One thing that a check found. */
export type DeskItem = {
  readonly __typename?: 'DeskItem';
  /** Null when it is the article as a whole. */
  readonly blockId: Maybe<Scalars['ID']['output']>;
  /** A sentence. */
  readonly message: Scalars['String']['output'];
};

/** An editor's override: the article may be published all the same. */
export type CheckOverride = {
  readonly __typename?: 'CheckOverride';
  /** The user whose key it was. */
  readonly editorId: Scalars['ID']['output'];
  /** Why. */
  readonly reason: Scalars['String']['output'];
  /** When. */
  readonly at: Scalars['DateTime']['output'];
};

/** A report to cancel. */
export type CancelResearchInput = {
  /** The report's UUID. */
  readonly id: Scalars['ID']['input'];
};

/** A cancelled report. */
export type CancelResearchPayload = {
  readonly __typename?: 'CancelResearchPayload';
  /** The report as it is now. */
  readonly report: ResearchReport;
};

/** A report to start. */
export type StartResearchInput = {
  /** The UUID of the edition whose domain is researched. */
  readonly edition: Scalars['ID']['input'];
};

/** The start of a report. */
export type StartResearchPayload = {
  readonly __typename?: 'StartResearchPayload';
  /** The new report, or the one that was running already. */
  readonly report: ResearchReport;
  /** False where one was running: nothing was started, and nothing spent. */
  readonly created: Scalars['Boolean']['output'];
  /** The caller's limits after it; null, with an error, where they could not be read, which undoes nothing. */
  readonly usage: Maybe<Usage>;
};

/** A report on an edition's domain: its progress and its result. */
export type ResearchReport = {
  readonly __typename?: 'ResearchReport';
  /** The report's id, a UUID of Galley's own. */
  readonly id: Scalars['ID']['output'];
  /** Running from the start on, done or failed at the end. */
  readonly status: ResearchStatus;
  /** The edition whose domain it is about. */
  readonly edition: Edition;
  /** The stage that runs, or in which it failed; null before the first and once it is done. */
  readonly stage: Maybe<ResearchStageName>;
  /** 0 to 100; never falls; 100 only when done. */
  readonly progress: Scalars['Int']['output'];
  /** Every stage in order. */
  readonly stages: ReadonlyArray<ResearchStage>;
  /** How often a worker has claimed it. */
  readonly attempt: Scalars['Int']['output'];
  /** How often one may. */
  readonly maxAttempts: Scalars['Int']['output'];
  /** What composes it. */
  readonly engine: Engine;
  /** What the reader should know though the work went on. */
  readonly warnings: ReadonlyArray<JobWarning>;
  /** Why it failed, or why its last attempt did. */
  readonly error: Maybe<ResearchError>;
  /** When it was started. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When a worker first took it. */
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it last changed. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** When it was done or failed. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Counts the changes of this report, from 1. */
  readonly version: Scalars['Int']['output'];
  /** Its result; null until it is done. */
  readonly report: Maybe<ResearchRecord>;
};

/** The status of a report. */
export type ResearchStatus =
  /** A worker is at it, or will be. */
  | 'RUNNING'
  /** Its record can be read. */
  | 'DONE'
  /** It failed; `error` says why. */
  | 'FAILED';

/** What is done for a report, in this order. */
export type ResearchStageName =
  /** Reads the domain's own pages. */
  | 'SITE'
  /** Plans the questions. */
  | 'PLAN'
  /** Searches the web and reads what it finds. */
  | 'SEARCH'
  /** Composes the text. */
  | 'DRAFT'
  /** Holds each sentence against its sources. */
  | 'CHECKS'
  /** Puts the record together. */
  | 'ASSEMBLE';

/** One stage of a report, and its status. */
export type ResearchStage = {
  readonly __typename?: 'ResearchStage';
  /** Which stage. */
  readonly name: ResearchStageName;
  /** Its status. */
  readonly status: StageStatus;
  /** When it first began. */
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ended. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Why a report failed, or why its last attempt did. */
export type ResearchError = {
  readonly __typename?: 'ResearchError';
  /** A code for programs, such as `no_usable_sources`. */
  readonly code: Scalars['String']['output'];
  /** The same for people. */
  readonly message: Scalars['String']['output'];
  /** The stage that failed. */
  readonly stage: Maybe<ResearchStageName>;
  /** Whether another attempt may do better. */
  readonly retryable: Scalars['Boolean']['output'];
};

/** What a report found, what each sentence rests on, and what could not be read. */
export type ResearchRecord = {
  readonly __typename?: 'ResearchRecord';
  /** Raised with every change of shape. */
  readonly schemaVersion: Scalars['Int']['output'];
  /** The report's id. */
  readonly id: Scalars['ID']['output'];
  /** The edition; null for one from the command line. */
  readonly edition: Maybe<Scalars['ID']['output']>;
  /** The domain, and how it was verified. */
  readonly domain: ResearchDomain;
  /** What was asked, in a sentence. */
  readonly input: Scalars['String']['output'];
  /** BCP 47 tag of the report. */
  readonly language: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2. */
  readonly country: Maybe<Scalars['String']['output']>;
  /** The report's title. */
  readonly title: Scalars['String']['output'];
  /** What its numbers say, seven sentences at most; they rest on no page, and so on no claim. */
  readonly summary: ReadonlyArray<ResearchStatement>;
  /** The text under its headings. */
  readonly sections: ReadonlyArray<ResearchSection>;
  /** Questions that readers ask, answered or not. */
  readonly questions: ReadonlyArray<ResearchQuestion>;
  /** What was seen of the domain itself. */
  readonly site: ResearchSite;
  /** What to write about the most important gaps, ready to be sent as briefs. */
  readonly briefs: ReadonlyArray<ResearchBrief>;
  /** Hosts that speak of the same topics; none where no search is set up. */
  readonly competitors: ReadonlyArray<ResearchCompetitor>;
  /** What matters most, weighed. */
  readonly findings: ReadonlyArray<ResearchFinding>;
  /** Claims that don't agree with each other. */
  readonly contradictions: ReadonlyArray<ResearchContradiction>;
  /** Every page and text that it rests on. */
  readonly sources: ReadonlyArray<ProvenanceSource>;
  /** Every sentence, and what it rests on. */
  readonly claims: ReadonlyArray<Claim>;
  /** What the desk found. */
  readonly checks: ReadonlyArray<DeskCheck>;
  /** What a web search was asked, in order. */
  readonly queries: ReadonlyArray<ProvenanceQuery>;
  /** What was not read, and why: never empty where anything was left unread, or search was off. */
  readonly limits: ReadonlyArray<Scalars['String']['output']>;
  /** What made it, and what that took. */
  readonly method: ResearchMethod;
  /** The whole report as sanitised HTML. */
  readonly html: Scalars['HTML']['output'];
  /** Words of the report's text. */
  readonly wordCount: Scalars['Int']['output'];
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When the pages that it rests on were read. */
  readonly dataAsOf: ResearchDataAsOf;
  /** What the desk says of the whole. */
  readonly verdict: DeskVerdict;
};

/** The domain that a report is about. */
export type ResearchDomain = {
  readonly __typename?: 'ResearchDomain';
  /** Its host, with the port where it is not the usual one. */
  readonly host: Scalars['String']['output'];
  /** Since when it was verified when the report was started. */
  readonly verifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** By what. */
  readonly method: Maybe<VerificationMethod>;
};

/** A sentence of the report. */
export type ResearchStatement = {
  readonly __typename?: 'ResearchStatement';
  /** The sentence. */
  readonly text: Scalars['String']['output'];
  /** The claims that it is made of. */
  readonly claimIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** A heading and the text under it. */
export type ResearchSection = {
  readonly __typename?: 'ResearchSection';
  /** Named so within this report. */
  readonly id: Scalars['ID']['output'];
  /** The heading. */
  readonly heading: Scalars['String']['output'];
  /** Its paragraphs and lists, in order. */
  readonly blocks: ReadonlyArray<ResearchBlock>;
};

/** A paragraph, an item or another piece of text. */
export type ResearchBlock = {
  readonly __typename?: 'ResearchBlock';
  /** Sanitised HTML. */
  readonly html: Scalars['HTML']['output'];
  /** The same as plain text, into which the offsets of claims point. */
  readonly text: Scalars['String']['output'];
  /** The claims in it. */
  readonly claimIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** A question that readers ask. */
export type ResearchQuestion = {
  readonly __typename?: 'ResearchQuestion';
  /** The question. */
  readonly question: Scalars['String']['output'];
  /** Where it was found. */
  readonly askedIn: ResearchQuestionOrigin;
  /** Its answer; null where none was found. */
  readonly answer: Maybe<Scalars['String']['output']>;
  /** Whether there is one. */
  readonly answered: Scalars['Boolean']['output'];
  /** The place of the answer on its page, as a text fragment; null without one. */
  readonly url: Maybe<Scalars['URL']['output']>;
  /** The claims that the answer is made of. */
  readonly claimIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** What was seen of the domain itself. */
export type ResearchSite = {
  readonly __typename?: 'ResearchSite';
  /** Addresses of pages that are known. */
  readonly pagesSeen: Scalars['Int']['output'];
  /** Pages that were read. */
  readonly pagesRead: Scalars['Int']['output'];
  /** Those, in the order in which they were read. */
  readonly pages: ReadonlyArray<ResearchPage>;
  /** What the site is about, what weighs most first. */
  readonly topics: ReadonlyArray<ResearchTopic>;
  /** What the site lacks, the most important first. */
  readonly gaps: ReadonlyArray<ResearchGap>;
};

/** A page of the domain that was read. */
export type ResearchPage = {
  readonly __typename?: 'ResearchPage';
  /** Where it is. */
  readonly url: Scalars['URL']['output'];
  /** What it calls itself. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Words of its main text. */
  readonly words: Scalars['Int']['output'];
  /** When it was read. */
  readonly fetchedAt: Scalars['DateTime']['output'];
};

/** Something that the site is about. */
export type ResearchTopic = {
  readonly __typename?: 'ResearchTopic';
  /** Its name, from the site's own headings. */
  readonly term: Scalars['String']['output'];
  /** How much it weighs, 0 to 1; the first has 1. */
  readonly score: Scalars['Float']['output'];
  /** Pages that treat or mention it. */
  readonly pages: Scalars['Int']['output'];
  /** Phrases that the site uses for it and beside it. */
  readonly phrases: ReadonlyArray<Scalars['String']['output']>;
  /** How deep the site goes into it. */
  readonly depth: ResearchTopicDepth;
  /** Pages whose title names it. */
  readonly devotedPages: Scalars['Int']['output'];
  /** Headings that name it. */
  readonly headings: Scalars['Int']['output'];
  /** Words under those titles and headings. */
  readonly words: Scalars['Int']['output'];
  /** Links between its pages. */
  readonly internalLinks: Scalars['Int']['output'];
  /** The newest date that one of its pages states, as it states it; null where none does. */
  readonly newest: Maybe<Scalars['String']['output']>;
  /** The best of its pages. */
  readonly best: ReadonlyArray<ResearchTopicPage>;
};

/** How deep a site goes into a topic. */
export type ResearchTopicDepth =
  /** A page of its own, and a thousand words or more. */
  | 'DEEP'
  /** Anything between the two. */
  | 'PARTIAL'
  /** Fewer than three hundred words. */
  | 'THIN';

/** A page on a topic. */
export type ResearchTopicPage = {
  readonly __typename?: 'ResearchTopicPage';
  /** Where it is. */
  readonly url: Scalars['URL']['output'];
  /** What it calls itself. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** How it treats the topic. */
  readonly kind: ResearchTopicPageKind;
  /** Words on the topic: of a devoted page all, of a section those below its heading. */
  readonly words: Scalars['Int']['output'];
};

/** How a page treats a topic. */
export type ResearchTopicPageKind =
  /** Its title names it. */
  | 'DEVOTED'
  /** A heading of it names it. */
  | 'SECTION'
  /** Only its text does. */
  | 'MENTIONED';

/** Where a question of readers was found. */
export type ResearchQuestionOrigin =
  /** It is the title of a page. */
  | 'TITLE'
  /** It is a heading. */
  | 'HEADING'
  /** It is an entry of a list of questions. */
  | 'FAQ'
  /** It is the title of a result of a web search. */
  | 'SEARCH';

/** Something that the site lacks. */
export type ResearchGap = {
  readonly __typename?: 'ResearchGap';
  /** Named so within this report. */
  readonly id: Scalars['ID']['output'];
  /** Why it counts as missing. */
  readonly kind: ResearchGapKind;
  /** What is missing. */
  readonly topic: Scalars['String']['output'];
  /** What shows that it is. */
  readonly why: Scalars['String']['output'];
  /** 1 to 3; 3 matters most. */
  readonly importance: Scalars['Int']['output'];
  /** Passages that show it. */
  readonly evidence: ReadonlyArray<ResearchEvidence>;
  /** The sources that show it. */
  readonly evidenceSourceIds: ReadonlyArray<Scalars['ID']['output']>;
};

/** Why something counts as missing. */
export type ResearchGapKind =
  /** A question that readers ask, without an answer. */
  | 'UNANSWERED_QUESTION'
  /** Links lead to a page that is not there. */
  | 'MISSING_TARGET'
  /** Many pages mention it, and no page is named after it. */
  | 'NO_PAGE'
  /** Links send readers to another site for it. */
  | 'SENT_ELSEWHERE'
  /** Several other sites have a page or a heading on it. */
  | 'COMPETITOR_TOPIC'
  /** A page that many others link to has hardly any text. */
  | 'THIN_PAGE';

/** A passage of a source. */
export type ResearchEvidence = {
  readonly __typename?: 'ResearchEvidence';
  /** The source. */
  readonly sourceId: Scalars['ID']['output'];
  /** The passage, letter for letter. */
  readonly quote: Scalars['String']['output'];
  /** Where it begins in the source's text, in UTF-16 units. */
  readonly start: Scalars['Int']['output'];
  /** Where it ends there. */
  readonly end: Scalars['Int']['output'];
  /** The passage on its page, as a text fragment. */
  readonly url: Scalars['URL']['output'];
};

/** A brief that would close a gap. */
export type ResearchBrief = {
  readonly __typename?: 'ResearchBrief';
  /** The gap. */
  readonly gapId: Scalars['ID']['output'];
  /** What to send to start an article. */
  readonly brief: ResearchBriefBody;
};

/** The body of a start of an article. */
export type ResearchBriefBody = {
  readonly __typename?: 'ResearchBriefBody';
  /** What to write about. */
  readonly input: Scalars['String']['output'];
  /** BCP 47 tag. */
  readonly language: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2; null for the edition's own. */
  readonly country: Maybe<Scalars['String']['output']>;
  /** Its settings, named as REST names them. */
  readonly settings: Scalars['JSON']['output'];
};

/** A host whose pages speak of the same topics. */
export type ResearchCompetitor = {
  readonly __typename?: 'ResearchCompetitor';
  /** The host. */
  readonly host: Scalars['String']['output'];
  /** Pages of it that were read. */
  readonly pages: Scalars['Int']['output'];
  /** Share of the site's topics that they speak of, 0 to 1. */
  readonly overlap: Scalars['Float']['output'];
};

/** Something that the report found out. */
export type ResearchFinding = {
  readonly __typename?: 'ResearchFinding';
  /** The finding in a sentence. */
  readonly text: Scalars['String']['output'];
  /** The claims that it is made of. */
  readonly claimIds: ReadonlyArray<Scalars['ID']['output']>;
  /** What sort of finding it is. */
  readonly kind: ResearchFindingKind;
  /** 1 to 3; 3 matters most. */
  readonly importance: Scalars['Int']['output'];
};

/** What sort of finding it is. */
export type ResearchFindingKind =
  /** Something that is so. */
  | 'FACT'
  /** Something beside something else. */
  | 'COMPARISON'
  /** Something that is missing. */
  | 'GAP'
  /** Something that may do harm. */
  | 'RISK';

/** Claims that don't agree with each other. */
export type ResearchContradiction = {
  readonly __typename?: 'ResearchContradiction';
  /** The claims. */
  readonly claimIds: ReadonlyArray<Scalars['ID']['output']>;
  /** In what they differ. */
  readonly note: Scalars['String']['output'];
};

/** What made a report. */
export type ResearchMethod = {
  readonly __typename?: 'ResearchMethod';
  /** The engine that composed it. */
  readonly engine: EngineMode;
  /** Of a language model; null for the extractive engine. */
  readonly provider: Maybe<Scalars['String']['output']>;
  /** Of a language model; null for the extractive engine. */
  readonly model: Maybe<Scalars['String']['output']>;
  /** What it took. */
  readonly budgetUsed: ResearchBudget;
};

/** What a report took. */
export type ResearchBudget = {
  readonly __typename?: 'ResearchBudget';
  /** Requested pages, whatever the answer. */
  readonly fetches: Scalars['Int']['output'];
  /** Questions put to a web search. */
  readonly queries: Scalars['Int']['output'];
  /** Requests to models. */
  readonly modelCalls: Scalars['Int']['output'];
  /** Time in the hands of workers. */
  readonly seconds: Scalars['Float']['output'];
};

/** Between which moments the pages were read that a report rests on. */
export type ResearchDataAsOf = {
  readonly __typename?: 'ResearchDataAsOf';
  /** When the first of them was read. */
  readonly oldest: Maybe<Scalars['DateTime']['output']>;
  /** When the last of them was read. */
  readonly newest: Maybe<Scalars['DateTime']['output']>;
};

/** An order of research reports. */
export type ReportOrder = {
  /** By what. */
  readonly field?: ReportOrderField;
  /** In which direction. */
  readonly direction?: OrderDirection;
};

/** By what research reports are ordered. */
export type ReportOrderField =
  /** When they were started. */
  'CREATED_AT';

/** Which research reports. */
export type ReportFilter = {
  /** Only reports of one of these statuses. */
  readonly status?: InputMaybe<ReadonlyArray<ResearchStatus>>;
};

/** A page of research reports. */
export type ReportConnection = {
  readonly __typename?: 'ReportConnection';
  /** Those of this page. */
  readonly nodes: ReadonlyArray<ResearchReport>;
  /** The same, each with its cursor. */
  readonly edges: ReadonlyArray<ReportEdge>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many match, whatever the page; null where a filter without an index has more than 10,000 to examine. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** An entry of a page of research reports. */
export type ReportEdge = {
  readonly __typename?: 'ReportEdge';
  /** Its place in the order, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: ResearchReport;
};

/** What is started, and when. */
export type CreateScheduleInput = {
  /** The edition's UUID. */
  readonly edition: Scalars['ID']['input'];
  /** Unique in the edition, 1 to 100 characters. */
  readonly name: Scalars['String']['input'];
  /** What is started. */
  readonly kind: WorkKind;
  /** Of an article: what is written each time. */
  readonly brief?: InputMaybe<BriefInput>;
  /** Of an audit: how it is made. */
  readonly audit?: InputMaybe<ScheduledAuditInput>;
  /** Five fields: minute, hour, day of the month, month, day of the week. This, or `every`. */
  readonly cron?: InputMaybe<Scalars['String']['input']>;
  /** An interval in place of `cron`. */
  readonly every?: InputMaybe<ScheduleIntervalInput>;
  /** A name of the IANA database; UTC when absent. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; no moment before it. */
  readonly startsAt?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; no moment after it. */
  readonly endsAt?: InputMaybe<Scalars['String']['input']>;
  /** Each start is put off by up to so many seconds, to 3,600. */
  readonly jitterSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** What a moment finds while the work of an earlier one runs; `SKIP` when absent. */
  readonly overlap?: InputMaybe<ScheduleOverlap>;
  /** How late a start may be; a day for articles, and an hour for others when absent. */
  readonly catchupSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** After how many failures in a row it pauses by itself, 0 for never; 3 when absent. */
  readonly pauseAfter?: InputMaybe<Scalars['Int']['input']>;
};

/** When a schedule would start work, as `CreateScheduleInput` has it. */
export type PreviewScheduleInput = {
  /** Five fields; this, or `every`. */
  readonly cron?: InputMaybe<Scalars['String']['input']>;
  /** An interval in place of `cron`. */
  readonly every?: InputMaybe<ScheduleIntervalInput>;
  /** A name of the IANA database; UTC when absent. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; no moment before it. */
  readonly startsAt?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; no moment after it. */
  readonly endsAt?: InputMaybe<Scalars['String']['input']>;
};

/** What is changed of a schedule; what is absent stays. */
export type UpdateScheduleInput = {
  /** The schedule's UUID. */
  readonly id: Scalars['ID']['input'];
  /** Unique in the edition. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  /** Of an article. */
  readonly brief?: InputMaybe<BriefInput>;
  /** Of an audit; what is absent is as usual. */
  readonly audit?: InputMaybe<ScheduledAuditInput>;
  /** In place of what was planned before. */
  readonly cron?: InputMaybe<Scalars['String']['input']>;
  /** In place of what was planned before. */
  readonly every?: InputMaybe<ScheduleIntervalInput>;
  /** A name of the IANA database. */
  readonly timeZone?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; null takes it away. */
  readonly startsAt?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; null takes it away. */
  readonly endsAt?: InputMaybe<Scalars['String']['input']>;
  /** In seconds. */
  readonly jitterSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** What a moment finds while work runs. */
  readonly overlap?: InputMaybe<ScheduleOverlap>;
  /** In seconds. */
  readonly catchupSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Failures in a row. */
  readonly pauseAfter?: InputMaybe<Scalars['Int']['input']>;
};

/** How the audits of a schedule are made: as `StartAuditInput` has it, without secrets. */
export type ScheduledAuditInput = {
  /** The only pages that are read beside the start. */
  readonly urls?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Only paths that begin so are read. */
  readonly include?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Paths that begin so are not read. */
  readonly exclude?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Named to the site. */
  readonly userAgent?: InputMaybe<Scalars['String']['input']>;
  /** No more pages. */
  readonly maxPages?: InputMaybe<Scalars['Int']['input']>;
  /** No more clicks from the start. */
  readonly maxDepth?: InputMaybe<Scalars['Int']['input']>;
  /** No longer crawl, in seconds. */
  readonly maxSeconds?: InputMaybe<Scalars['Int']['input']>;
  /** Whether links to other sites are checked; true when absent. */
  readonly checkExternal?: InputMaybe<Scalars['Boolean']['input']>;
  /** What is looked for on each page, to 20. */
  readonly searches?: InputMaybe<ReadonlyArray<AuditSearchInput>>;
  /** Parts of the site, to 20. */
  readonly segments?: InputMaybe<ReadonlyArray<AuditSegmentInput>>;
  /** So many pages are rendered in a browser, to 500. */
  readonly renderPages?: InputMaybe<Scalars['Int']['input']>;
};

/** A schedule to delete. */
export type DeleteScheduleInput = {
  /** The schedule's UUID. */
  readonly id: Scalars['ID']['input'];
};

/** A schedule to pause. */
export type PauseScheduleInput = {
  /** The schedule's UUID. */
  readonly id: Scalars['ID']['input'];
  /** Why, to 500 characters. */
  readonly note?: InputMaybe<Scalars['String']['input']>;
};

/** A schedule to resume. */
export type ResumeScheduleInput = {
  /** The schedule's UUID. */
  readonly id: Scalars['ID']['input'];
};

/** A schedule to run at once. */
export type RunScheduleInput = {
  /** The schedule's UUID. */
  readonly id: Scalars['ID']['input'];
};

/** An interval. */
export type ScheduleIntervalInput = {
  /** Of what. */
  readonly unit: ScheduleUnit;
  /** Every so many of them. */
  readonly n: Scalars['Int']['input'];
  /** The time of the day in the zone, such as `06:30`; not of hours. */
  readonly at?: InputMaybe<Scalars['String']['input']>;
  /** Of weeks alone. */
  readonly weekdays?: InputMaybe<ReadonlyArray<Weekday>>;
  /** Of months alone, 1 to 31. */
  readonly monthDays?: InputMaybe<ReadonlyArray<Scalars['Int']['input']>>;
};

/** A new schedule. */
export type CreateSchedulePayload = {
  readonly __typename?: 'CreateSchedulePayload';
  /** The schedule as it is now. */
  readonly schedule: Schedule;
};

/** A schedule that was changed. */
export type UpdateSchedulePayload = {
  readonly __typename?: 'UpdateSchedulePayload';
  /** The schedule as it is now. */
  readonly schedule: Schedule;
};

/** A schedule that is paused. */
export type PauseSchedulePayload = {
  readonly __typename?: 'PauseSchedulePayload';
  /** The schedule as it is now. */
  readonly schedule: Schedule;
};

/** A schedule that goes on. */
export type ResumeSchedulePayload = {
  readonly __typename?: 'ResumeSchedulePayload';
  /** The schedule as it is now. */
  readonly schedule: Schedule;
};

/** A schedule that is gone. */
export type DeleteSchedulePayload = {
  readonly __typename?: 'DeleteSchedulePayload';
  /** The schedule's UUID. */
  readonly id: Scalars['ID']['output'];
};

/** A start at once. */
export type RunSchedulePayload = {
  readonly __typename?: 'RunSchedulePayload';
  /** What was started. */
  readonly run: ScheduledRun;
};

/** What intervals are counted in. */
export type ScheduleUnit =
  /** Hours that pass, whatever the clocks show. */
  | 'HOUR'
  /** Days. */
  | 'DAY'
  /** Weeks, which begin on Monday. */
  | 'WEEK'
  /** Months. */
  | 'MONTH';

/** A day of the week. */
export type Weekday =
  /** Monday. */
  | 'MON'
  /** Tuesday. */
  | 'TUE'
  /** Wednesday. */
  | 'WED'
  /** Thursday. */
  | 'THU'
  /** Friday. */
  | 'FRI'
  /** Saturday. */
  | 'SAT'
  /** Sunday. */
  | 'SUN';

/** What a planned moment finds while the work of an earlier one runs. */
export type ScheduleOverlap =
  /** It is not started. */
  | 'SKIP'
  /** It is started when that work is over; further ones are not. */
  | 'BUFFER_ONE'
  /** It is started all the same; of a domain one audit and one report run at a time. */
  | 'ALLOW';

/** What becomes of a planned moment. */
export type RunOutcome =
  /** Its start is tried, or tried again. */
  | 'WAITING'
  /** It was started. */
  | 'STARTED'
  /** The work of an earlier one ran. */
  | 'SKIPPED_OVERLAP'
  /** It came too late, or was refused for too long. */
  | 'MISSED'
  /** It was refused. */
  | 'REFUSED'
  /** It fell into a pause. */
  | 'PAUSED';

/** By what a run was started. */
export type RunTrigger =
  /** By its plan. */
  | 'PLAN'
  /** By a caller, at once. */
  | 'CALLER';

/** How the work of a run ended. */
export type WorkEnd =
  /** It is done. */
  | 'DONE'
  /** It failed. */
  | 'FAILED'
  /** It was cancelled. */
  | 'CANCELLED'
  /** It was deleted before its end was seen. */
  | 'GONE';

/** An interval. */
export type ScheduleInterval = {
  readonly __typename?: 'ScheduleInterval';
  /** Of what. */
  readonly unit: ScheduleUnit;
  /** Every so many of them. */
  readonly n: Scalars['Int']['output'];
  /** The time of the day in the zone; null for hours. */
  readonly at: Maybe<Scalars['String']['output']>;
  /** Of weeks alone. */
  readonly weekdays: Maybe<ReadonlyArray<Weekday>>;
  /** Of months alone. */
  readonly monthDays: Maybe<ReadonlyArray<Scalars['Int']['output']>>;
};

/** How the audits of a schedule are made, where it is not as usual. */
export type ScheduledAudit = {
  readonly __typename?: 'ScheduledAudit';
  /** The only pages that are read beside the start. */
  readonly urls: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Only paths that begin so are read. */
  readonly include: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Paths that begin so are not read. */
  readonly exclude: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Named to the site. */
  readonly userAgent: Maybe<Scalars['String']['output']>;
  /** No more pages. */
  readonly maxPages: Maybe<Scalars['Int']['output']>;
  /** No more clicks from the start. */
  readonly maxDepth: Maybe<Scalars['Int']['output']>;
  /** No longer crawl, in seconds. */
  readonly maxSeconds: Maybe<Scalars['Int']['output']>;
  /** Whether links to other sites are checked; true when absent. */
  readonly checkExternal: Maybe<Scalars['Boolean']['output']>;
  /** What is looked for on each page. */
  readonly searches: Maybe<ReadonlyArray<AuditSearch>>;
  /** Parts of the site. */
  readonly segments: Maybe<ReadonlyArray<AuditSegment>>;
  /** So many pages are rendered in a browser. */
  readonly renderPages: Maybe<Scalars['Int']['output']>;
};

/** Since when a schedule is paused, by whom and why. */
export type SchedulePause = {
  readonly __typename?: 'SchedulePause';
  /** Since when. */
  readonly at: Scalars['DateTime']['output'];
  /** The name of the user; null where Galley paused it. */
  readonly by: Maybe<Scalars['String']['output']>;
  /** Why. */
  readonly note: Maybe<Scalars['String']['output']>;
};

/** Work that starts by itself. */
export type Schedule = {
  readonly __typename?: 'Schedule';
  /** Its UUID. */
  readonly id: Scalars['ID']['output'];
  /** Where it belongs. */
  readonly edition: Edition;
  /** Unique in the edition. */
  readonly name: Scalars['String']['output'];
  /** What is started. */
  readonly kind: WorkKind;
  /** Of an article; null of others. */
  readonly brief: Maybe<Brief>;
  /** Of an audit; null of others. */
  readonly audit: Maybe<ScheduledAudit>;
  /** Five fields; null with `every`. */
  readonly cron: Maybe<Scalars['String']['output']>;
  /** The interval; null with `cron`. */
  readonly every: Maybe<ScheduleInterval>;
  /** A name of the IANA database. */
  readonly timeZone: Scalars['String']['output'];
  /** No moment before it. */
  readonly startsAt: Maybe<Scalars['DateTime']['output']>;
  /** No moment after it. */
  readonly endsAt: Maybe<Scalars['DateTime']['output']>;
  /** By up to so many seconds each start is put off. */
  readonly jitterSeconds: Scalars['Int']['output'];
  /** What a moment finds while the work of an earlier one runs. */
  readonly overlap: ScheduleOverlap;
  /** How late a start may be, in seconds. */
  readonly catchupSeconds: Scalars['Int']['output'];
  /** After how many failures in a row it pauses by itself; 0 for never. */
  readonly pauseAfter: Scalars['Int']['output'];
  /** Null while it goes on. */
  readonly paused: Maybe<SchedulePause>;
  /** Runs in a row that were refused, or whose work failed. */
  readonly failures: Scalars['Int']['output'];
  /** The next moment; null while it is paused, and once none comes any more. */
  readonly nextAt: Maybe<Scalars['DateTime']['output']>;
  /** The newest run. */
  readonly last: Maybe<ScheduledRun>;
  /** The moments that come next, paused or not, before jitter. */
  readonly next: ReadonlyArray<Scalars['DateTime']['output']>;
  /** What became of its moments, the newest first. */
  readonly runs: ScheduledRunConnection;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it was last changed by a caller, or paused. */
  readonly updatedAt: Scalars['DateTime']['output'];
};

/** Work that starts by itself. */
export type ScheduleNextArgs = {
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** Work that starts by itself. */
export type ScheduleRunsArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
};

/** A page of runs. */
export type ScheduledRunConnection = {
  readonly __typename?: 'ScheduledRunConnection';
  /** Those of this page. */
  readonly nodes: ReadonlyArray<ScheduledRun>;
  /** The same, each with its cursor. */
  readonly edges: ReadonlyArray<ScheduledRunEdge>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many there are. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** An entry of a page of runs. */
export type ScheduledRunEdge = {
  readonly __typename?: 'ScheduledRunEdge';
  /** Its place in the order, for `after`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: ScheduledRun;
};

/** What became of a planned moment, or of several in a row to which the same happened. */
export type ScheduledRun = {
  readonly __typename?: 'ScheduledRun';
  /** Made of schedule and moment; the work that it started has the same id. */
  readonly id: Scalars['ID']['output'];
  /** The moment, or the first of several. */
  readonly plannedAt: Scalars['DateTime']['output'];
  /** The last of several moments; of one the same. */
  readonly untilAt: Scalars['DateTime']['output'];
  /** How many moments it stands for. */
  readonly moments: Scalars['Int']['output'];
  /** By what it was started. */
  readonly trigger: RunTrigger;
  /** What became of it. */
  readonly outcome: RunOutcome;
  /** Why it was refused, or was refused last while it waits: a code of a caller's own start. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** When it was started. */
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  /** The article job, report or audit that it started; with `SKIPPED_OVERLAP` that which ran. */
  readonly workId: Maybe<Scalars['ID']['output']>;
  /** How the work ended; null while it runs. */
  readonly workEnd: Maybe<WorkEnd>;
};

/** A sign-in of the console: a browser that acts as a key which it does not hold. */
export type Session = {
  readonly __typename?: 'Session';
  /** The session's UUID; no secret. */
  readonly id: Scalars['ID']['output'];
  /** The key that it acts as, and ends with. */
  readonly key: ApiKey;
  /** When somebody signed in. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it last made a request. */
  readonly lastSeenAt: Scalars['DateTime']['output'];
  /** When it ends unless it is used before, and at the latest. */
  readonly endsAt: Scalars['DateTime']['output'];
  /** What the browser calls itself; empty where it does not say. */
  readonly userAgent: Scalars['String']['output'];
  /** Whether this request came by it. */
  readonly isCurrent: Scalars['Boolean']['output'];
};

/** Which session to end. */
export type EndSessionInput = {
  /** The session's id. */
  readonly id: Scalars['ID']['input'];
};

/** The session that has ended. */
export type EndSessionPayload = {
  readonly __typename?: 'EndSessionPayload';
  /** Its id. */
  readonly endedId: Scalars['ID']['output'];
};

/** How messages are signed. */
export type WebhookSigning =
  /** By a secret that both sides know. */
  | 'HMAC'
  /** By a private key of Galley's. */
  | 'ED25519';

/** An endpoint, to which events are sent. */
export type Webhook = {
  readonly __typename?: 'Webhook';
  /** Its UUID. */
  readonly id: Scalars['ID']['output'];
  /** Where events are sent to. */
  readonly url: Scalars['String']['output'];
  /** For people. */
  readonly description: Scalars['String']['output'];
  /** Only these types; null for all. */
  readonly eventTypes: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Only these editions; null for all, and for events of none. */
  readonly editionIds: Maybe<ReadonlyArray<Scalars['ID']['output']>>;
  /** Names of the header fields that are sent; their values are not shown. */
  readonly headers: ReadonlyArray<Scalars['String']['output']>;
  /** How messages are signed. */
  readonly signing: WebhookSigning;
  /** `whpk_…`; null of HMAC. */
  readonly publicKey: Maybe<Scalars['String']['output']>;
  /** Requests a second at most. */
  readonly maxPerSecond: Maybe<Scalars['Int']['output']>;
  /** Whether events are sent. */
  readonly enabled: Scalars['Boolean']['output'];
  /** `failing` for five days, `gone` by its answer 410, or off by a `caller`. */
  readonly disabledReason: Maybe<Scalars['String']['output']>;
  /** When failures began of which none was followed by a success. */
  readonly failingSince: Maybe<Scalars['DateTime']['output']>;
  /** When it was made. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** What was sent or is to be, newest first. */
  readonly deliveries: WebhookDeliveryConnection;
};

/** An endpoint, to which events are sent. */
export type WebhookDeliveriesArgs = {
  first: InputMaybe<Scalars['Int']['input']>;
  after: InputMaybe<Scalars['String']['input']>;
  last: InputMaybe<Scalars['Int']['input']>;
  before: InputMaybe<Scalars['String']['input']>;
  filter: InputMaybe<DeliveryFilter>;
};

/** How far a delivery is. */
export type DeliveryStatus =
  /** It will be tried, or tried again. */
  | 'PENDING'
  /** The endpoint took it. */
  | 'DELIVERED'
  /** It is tried no more. */
  | 'FAILED';

/** Which deliveries; all conditions hold that are given. */
export type DeliveryFilter = {
  /** Only those of one of these. */
  readonly status?: InputMaybe<ReadonlyArray<DeliveryStatus>>;
  /** Only events of these types. */
  readonly type?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** ISO 8601; only what was posted later. */
  readonly since?: InputMaybe<Scalars['String']['input']>;
};

/** An event on its way to an endpoint. */
export type WebhookDelivery = {
  readonly __typename?: 'WebhookDelivery';
  /** Its UUID. */
  readonly id: Scalars['ID']['output'];
  /** The endpoint's UUID. */
  readonly webhookId: Scalars['ID']['output'];
  /** The event's, and the `webhook-id` of each attempt. */
  readonly eventId: Scalars['ID']['output'];
  /** The event's type. */
  readonly type: Scalars['String']['output'];
  /** How far it is. */
  readonly status: DeliveryStatus;
  /** When it is tried next; null for no more. */
  readonly dueAt: Maybe<Scalars['DateTime']['output']>;
  /** When it was posted. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it became final. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** The newest 50, oldest first. */
  readonly attempts: ReadonlyArray<DeliveryAttempt>;
};

/** One request to an endpoint. */
export type DeliveryAttempt = {
  readonly __typename?: 'DeliveryAttempt';
  /** From 1. */
  readonly number: Scalars['Int']['output'];
  /** When it began. */
  readonly at: Scalars['DateTime']['output'];
  /** How long it took. */
  readonly durationMs: Scalars['Int']['output'];
  /** The status of the answer; null where there was none. */
  readonly status: Maybe<Scalars['Int']['output']>;
  /** Why there was no answer: `blocked`, `unreachable`, `timeout`, `secret_unreadable`. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** The beginning of the answer. */
  readonly response: Scalars['String']['output'];
};

/** A page of deliveries. */
export type WebhookDeliveryConnection = {
  readonly __typename?: 'WebhookDeliveryConnection';
  /** Those of this page. */
  readonly nodes: ReadonlyArray<WebhookDelivery>;
  /** The same, each with its cursor. */
  readonly edges: ReadonlyArray<WebhookDeliveryEdge>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many match; null where there are more than 10,000 to count or examine. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** A delivery of a page. */
export type WebhookDeliveryEdge = {
  readonly __typename?: 'WebhookDeliveryEdge';
  /** Its place in the order. */
  readonly cursor: Scalars['String']['output'];
  /** The delivery. */
  readonly node: WebhookDelivery;
};

/** A header field of each message. */
export type WebhookHeaderInput = {
  /** Its name. */
  readonly name: Scalars['String']['input'];
  /** Its value, which is encrypted and never shown. */
  readonly value: Scalars['String']['input'];
};

/** A new endpoint. */
export type CreateWebhookInput = {
  /** Https, on port 443 or 8443 of a public address. */
  readonly url: Scalars['String']['input'];
  /** For people. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Only these types; all if left out. */
  readonly eventTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Only these editions; all if left out. */
  readonly editions?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Sent with each message, 10 at most. */
  readonly headers?: InputMaybe<ReadonlyArray<WebhookHeaderInput>>;
  /** HMAC if left out. */
  readonly signing?: InputMaybe<WebhookSigning>;
  /** Requests a second, 1 to 100; without a bound if left out. */
  readonly maxPerSecond?: InputMaybe<Scalars['Int']['input']>;
};

/** A change of an endpoint; what is left out stays. */
export type UpdateWebhookInput = {
  /** Its UUID. */
  readonly id: Scalars['ID']['input'];
  /** As in `CreateWebhookInput`. */
  readonly url?: InputMaybe<Scalars['String']['input']>;
  /** For people. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Null for all. */
  readonly eventTypes?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Null for all. */
  readonly editions?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>;
  /** Instead of those before. */
  readonly headers?: InputMaybe<ReadonlyArray<WebhookHeaderInput>>;
  /** Null for no bound. */
  readonly maxPerSecond?: InputMaybe<Scalars['Int']['input']>;
  /** Whether events are sent. */
  readonly enabled?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An endpoint to delete. */
export type DeleteWebhookInput = {
  /** Its UUID. */
  readonly id: Scalars['ID']['input'];
};

/** An endpoint to try. */
export type TestWebhookInput = {
  /** Its UUID. */
  readonly id: Scalars['ID']['input'];
};

/** A replacement of a secret. */
export type RotateWebhookSecretInput = {
  /** The endpoint's UUID. */
  readonly id: Scalars['ID']['input'];
  /** So long each message has a signature by both, 0 to 604,800; a day if left out. */
  readonly graceSeconds?: InputMaybe<Scalars['Int']['input']>;
};

/** A stretch of time. */
export type RecoverWebhookInput = {
  /** The endpoint's UUID. */
  readonly id: Scalars['ID']['input'];
  /** ISO 8601; only events that happened after it. */
  readonly since: Scalars['String']['input'];
  /** ISO 8601; only events that happened before it. Now if left out. */
  readonly until?: InputMaybe<Scalars['String']['input']>;
};

/** A message to send again. */
export type ResendDeliveryInput = {
  /** The delivery's UUID. */
  readonly id: Scalars['ID']['input'];
};

/** An endpoint as it is now. */
export type UpdateWebhookPayload = {
  readonly __typename?: 'UpdateWebhookPayload';
  /** The endpoint. */
  readonly webhook: Webhook;
};

/** An endpoint that a test is on its way to. */
export type TestWebhookPayload = {
  readonly __typename?: 'TestWebhookPayload';
  /** The endpoint. */
  readonly webhook: Webhook;
};

/** An endpoint with its secret. */
export type CreateWebhookPayload = {
  readonly __typename?: 'CreateWebhookPayload';
  /** The endpoint. */
  readonly webhook: Webhook;
  /** `whsec_…`, shown only here; null of ED25519. */
  readonly secret: Maybe<Scalars['String']['output']>;
};

/** An endpoint with its new secret. */
export type RotateWebhookSecretPayload = {
  readonly __typename?: 'RotateWebhookSecretPayload';
  /** The endpoint. */
  readonly webhook: Webhook;
  /** `whsec_…`, shown only here; null of ED25519. */
  readonly secret: Maybe<Scalars['String']['output']>;
};

/** A deleted endpoint. */
export type DeleteWebhookPayload = {
  readonly __typename?: 'DeleteWebhookPayload';
  /** The UUID that it had. */
  readonly deletedId: Scalars['ID']['output'];
};

/** What is sent again. */
export type RecoverWebhookPayload = {
  readonly __typename?: 'RecoverWebhookPayload';
  /** The endpoint. */
  readonly webhook: Webhook;
  /** How many events. */
  readonly recovered: Scalars['Int']['output'];
};

/** A message that is sent again. */
export type ResendDeliveryPayload = {
  readonly __typename?: 'ResendDeliveryPayload';
  /** The delivery. */
  readonly delivery: WebhookDelivery;
};

/** Work that is watched, or the mark behind the present one. */
export type WorkUpdate = {
  readonly __typename?: 'WorkUpdate';
  /** What it says. */
  readonly kind: JobsUpdateKind;
  /** The work as it is now; null for `PRESENT_END` alone. */
  readonly work: Maybe<Work>;
};

/** What is done in the background, by what starts it. */
export type WorkKind =
  /** An article job. */
  | 'ARTICLE'
  /** A research report. */
  | 'RESEARCH'
  /** An audit. */
  | 'AUDIT';

/** How far work of any kind is. */
export type WorkStatus =
  /** It waits for a worker; of article jobs alone. */
  | 'QUEUED'
  /** A worker is at it, or will be; an audit is crawling or analysing. */
  | 'RUNNING'
  /** Final: its result can be read. */
  | 'DONE'
  /** Final: it failed, for the reason in `error`. */
  | 'FAILED'
  /** Final: it was cancelled. */
  | 'CANCELLED';

/** An article job, a research report or an audit, as a list of all three shows it. */
export type Work = {
  readonly __typename?: 'Work';
  /** Its UUID, as `job`, `researchReport` and `audit` take it. */
  readonly id: Scalars['ID']['output'];
  /** Which of the three it is. */
  readonly kind: WorkKind;
  /** How far it is. */
  readonly status: WorkStatus;
  /** Of an article job the headline, as soon as it is known. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** The edition that it is for. */
  readonly edition: Edition;
  /** The stage that is under way, or in which it failed, as the enum of its kind has it; null while none is, and once it is done. */
  readonly stage: Maybe<Scalars['String']['output']>;
  /** 0 to 100; never falls; 100 only when done. */
  readonly progress: Scalars['Int']['output'];
  /** Why it failed, or why its last attempt did; null while all is well. */
  readonly error: Maybe<WorkError>;
  /** The owner of the key that started it. */
  readonly startedBy: Person;
  /** The key that started it. */
  readonly startedWith: KeyName;
  /** When it was started by its caller. */
  readonly createdAt: Scalars['DateTime']['output'];
  /** When it changed last. */
  readonly updatedAt: Scalars['DateTime']['output'];
  /** When it became final. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Counts its changes, from 1. */
  readonly version: Scalars['Int']['output'];
  /** The article job; null for other kinds. */
  readonly job: Maybe<ArticleJob>;
  /** The research report; null for other kinds. */
  readonly report: Maybe<ResearchReport>;
  /** The audit; null for other kinds. This is no poll. */
  readonly audit: Maybe<Audit>;
};

/** Why work failed, or why its last attempt did. */
export type WorkError = {
  readonly __typename?: 'WorkError';
  /** A code for programs, such as `no_usable_sources`. */
  readonly code: Scalars['String']['output'];
  /** A sentence for people. */
  readonly message: Scalars['String']['output'];
};

/** An API key by what its owner calls it. */
export type KeyName = {
  readonly __typename?: 'KeyName';
  /** The key's UUID; no secret. */
  readonly id: Scalars['ID']['output'];
  /** What its owner calls it; unique among the keys of one user. */
  readonly name: Scalars['String']['output'];
};

/** What failed with one code within the last 24 hours. */
export type WorkFailure = {
  readonly __typename?: 'WorkFailure';
  /** What failed. */
  readonly kind: WorkKind;
  /** A code for programs, such as `no_usable_sources`. */
  readonly code: Scalars['String']['output'];
  /** How often it did. */
  readonly count: Scalars['Int']['output'];
  /** When it did last. */
  readonly lastAt: Scalars['DateTime']['output'];
};

/** An order of work. */
export type WorkOrder = {
  /** By what. */
  readonly field?: WorkOrderField;
  /** In which direction. */
  readonly direction?: OrderDirection;
};

/** By what work is ordered. */
export type WorkOrderField =
  /** When it was started. */
  'CREATED_AT';

/** Which work; all conditions hold that are given. `code` and `key` have no index: a page examines 10,000 entries at most, and may then be short, or empty, with `hasNextPage`. */
export type WorkFilter = {
  /** Only work of one of these kinds. */
  readonly kind?: InputMaybe<ReadonlyArray<WorkKind>>;
  /** Only work of one of these statuses. */
  readonly status?: InputMaybe<ReadonlyArray<WorkStatus>>;
  /** The UUID of an edition: only its work. There is none for an edition of another account. */
  readonly edition?: InputMaybe<Scalars['ID']['input']>;
  /** Only what failed with this code. */
  readonly code?: InputMaybe<Scalars['String']['input']>;
  /** The UUID of a key: only what it has started. */
  readonly key?: InputMaybe<Scalars['ID']['input']>;
  /** ISO 8601; only what was started after it. */
  readonly since?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601; only what was started before it. */
  readonly until?: InputMaybe<Scalars['String']['input']>;
};

/** A page of work. */
export type WorkConnection = {
  readonly __typename?: 'WorkConnection';
  /** Those of this page. */
  readonly nodes: ReadonlyArray<Work>;
  /** The same, each with its cursor. */
  readonly edges: ReadonlyArray<WorkEdge>;
  /** Where the page begins and ends. */
  readonly pageInfo: PageInfo;
  /** How many match, whatever the page; null where a filter without an index has more than 10,000 to examine. */
  readonly totalCount: Maybe<Scalars['Int']['output']>;
};

/** An entry of a page of work. */
export type WorkEdge = {
  readonly __typename?: 'WorkEdge';
  /** Its place in the order, for `after` and `before`. */
  readonly cursor: Scalars['String']['output'];
  /** The entry. */
  readonly node: Work;
};

export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<
  TResult,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<
  TResult,
  TKey extends string,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<
  TTypes,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
> = (parent: TParent, context: TContext, info: GraphQLResolveInfo) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  obj: T,
  context: TContext,
  info: GraphQLResolveInfo,
) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<
  TResult = Record<PropertyKey, never>,
  TParent = Record<PropertyKey, never>,
  TContext = Record<PropertyKey, never>,
  TArgs = Record<PropertyKey, never>,
> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo,
) => TResult | Promise<TResult>;

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Me: ResolverTypeWrapper<ActorModel>;
  Usage: ResolverTypeWrapper<Usage>;
  LimitUsage: ResolverTypeWrapper<LimitUsage>;
  ApiKey: ResolverTypeWrapper<ApiKey>;
  Permission: Permission;
  User: ResolverTypeWrapper<User>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Account: ResolverTypeWrapper<
    Omit<Account, 'keys' | 'log'> & {
      keys?: Maybe<ReadonlyArray<ResolversTypes['AccountKey']>>;
      log?: Maybe<ResolversTypes['LogConnection']>;
    }
  >;
  AccountKey: ResolverTypeWrapper<AccountKeyModel>;
  RevokeKeyInput: RevokeKeyInput;
  RevokeKeyPayload: ResolverTypeWrapper<
    Omit<RevokeKeyPayload, 'key'> & { key: ResolversTypes['AccountKey'] }
  >;
  Plan: ResolverTypeWrapper<Plan>;
  Person: ResolverTypeWrapper<Person>;
  StartArticleInput: StartArticleInput;
  StartArticlePayload: ResolverTypeWrapper<StartModel>;
  PreviewBriefInput: PreviewBriefInput;
  PreviewBriefPayload: ResolverTypeWrapper<PreviewBriefPayload>;
  PreviewedSource: ResolverTypeWrapper<PreviewedSource>;
  PreviewFault: ResolverTypeWrapper<PreviewFault>;
  StartArticlesInput: StartArticlesInput;
  StartArticlesPayload: ResolverTypeWrapper<BatchModel>;
  RefusedBrief: ResolverTypeWrapper<RefusedBrief>;
  PublishArticleInput: PublishArticleInput;
  PublishArticlePayload: ResolverTypeWrapper<
    Omit<PublishArticlePayload, 'article'> & { article: ResolversTypes['Article'] }
  >;
  PublishArticlesInput: PublishArticlesInput;
  PublishArticlesPayload: ResolverTypeWrapper<
    Omit<PublishArticlesPayload, 'published' | 'refused'> & {
      published: ReadonlyArray<ResolversTypes['Article']>;
      refused: ReadonlyArray<ResolversTypes['RefusedArticle']>;
    }
  >;
  RefusedArticle: ResolverTypeWrapper<RefusedArticleModel>;
  UnpublishArticleInput: UnpublishArticleInput;
  UnpublishArticlePayload: ResolverTypeWrapper<
    Omit<UnpublishArticlePayload, 'article'> & { article: ResolversTypes['Article'] }
  >;
  UpdateArticleInput: UpdateArticleInput;
  UpdateArticlePayload: ResolverTypeWrapper<
    Omit<UpdateArticlePayload, 'article'> & { article: ResolversTypes['Article'] }
  >;
  DeleteArticleInput: DeleteArticleInput;
  DeleteArticlePayload: ResolverTypeWrapper<DeleteArticlePayload>;
  Article: ResolverTypeWrapper<ArticleModel>;
  ArticleRevision: ResolverTypeWrapper<RevisionModel>;
  ArticleImage: ResolverTypeWrapper<ArticleModel>;
  ArticleStatus: ArticleStatus;
  Publication: ResolverTypeWrapper<Publication>;
  ArticleOrder: ArticleOrder;
  ArticleOrderField: ArticleOrderField;
  ArticleFilter: ArticleFilter;
  ArticleConnection: ResolverTypeWrapper<ArticlesModel>;
  ArticleEdge: ResolverTypeWrapper<Omit<ArticleEdge, 'node'> & { node: ResolversTypes['Article'] }>;
  Audit: ResolverTypeWrapper<AuditModel>;
  AuditUrlChangeKind: AuditUrlChangeKind;
  AuditComparison: ResolverTypeWrapper<ComparisonModel>;
  AuditUrlChangeCount: ResolverTypeWrapper<UrlChangeCountModel>;
  AuditUrlChange: ResolverTypeWrapper<UrlChangeModel>;
  AuditSitemapFile: ResolverTypeWrapper<AuditSitemapFile>;
  AuditRobotsTest: ResolverTypeWrapper<AuditRobotsTest>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  AuditRobotsFault: ResolverTypeWrapper<AuditRobotsFault>;
  AuditRobotsResult: ResolverTypeWrapper<AuditRobotsResult>;
  AuditRobotsLine: ResolverTypeWrapper<AuditRobotsLine>;
  AuditUrl: ResolverTypeWrapper<AuditUrlModel>;
  AuditAnswer: ResolverTypeWrapper<AuditAnswer>;
  AuditHeader: ResolverTypeWrapper<AuditHeader>;
  AuditHeading: ResolverTypeWrapper<AuditHeading>;
  AuditLinkPage: ResolverTypeWrapper<AuditLinkPage>;
  AuditLink: ResolverTypeWrapper<AuditLink>;
  AuditImagePage: ResolverTypeWrapper<AuditImagePage>;
  AuditImage: ResolverTypeWrapper<AuditImage>;
  AuditUrlState: ResolverTypeWrapper<
    Omit<AuditUrlState, 'row'> & { row?: Maybe<ResolversTypes['AuditRow']> }
  >;
  IgnoreAuditCheckInput: IgnoreAuditCheckInput;
  IgnoreAuditCheckPayload: ResolverTypeWrapper<
    Omit<IgnoreAuditCheckPayload, 'edition'> & { edition: ResolversTypes['Edition'] }
  >;
  RestoreAuditCheckInput: RestoreAuditCheckInput;
  RestoreAuditCheckPayload: ResolverTypeWrapper<
    Omit<RestoreAuditCheckPayload, 'edition'> & { edition: ResolversTypes['Edition'] }
  >;
  IgnoredCheck: ResolverTypeWrapper<IgnoredCheck>;
  UpdateRegressionRulesInput: UpdateRegressionRulesInput;
  UpdateRegressionRulesPayload: ResolverTypeWrapper<
    Omit<UpdateRegressionRulesPayload, 'edition'> & { edition: ResolversTypes['Edition'] }
  >;
  RegressionRules: ResolverTypeWrapper<EditionRulesModel>;
  CancelAuditInput: CancelAuditInput;
  CancelAuditPayload: ResolverTypeWrapper<
    Omit<CancelAuditPayload, 'audit'> & { audit: ResolversTypes['Audit'] }
  >;
  StartAuditInput: StartAuditInput;
  AuditSearchInput: AuditSearchInput;
  AuditSegmentInput: AuditSegmentInput;
  AuditHeaderInput: AuditHeaderInput;
  AuditLoginInput: AuditLoginInput;
  StartAuditPayload: ResolverTypeWrapper<AuditStartModel>;
  AuditStartWarning: ResolverTypeWrapper<AuditStartWarning>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  AuditStatus: AuditStatus;
  AuditStage: AuditStage;
  AuditStopReason: AuditStopReason;
  AuditSeverity: AuditSeverity;
  AuditCategory: AuditCategory;
  AuditScope: AuditScope;
  AuditConfidence: AuditConfidence;
  AuditEffort: AuditEffort;
  AuditChange: AuditChange;
  AuditIssueSort: AuditIssueSort;
  AuditRowSort: AuditRowSort;
  AuditMatch: AuditMatch;
  AuditStructureBy: AuditStructureBy;
  AuditStructureSort: AuditStructureSort;
  AuditNgramArea: AuditNgramArea;
  AuditNgramSort: AuditNgramSort;
  AuditStopWords: AuditStopWords;
  AuditNodeType: AuditNodeType;
  AuditLayout: AuditLayout;
  AuditError: ResolverTypeWrapper<AuditError>;
  AuditCrawl: ResolverTypeWrapper<CrawlModel>;
  AuditCoverage: ResolverTypeWrapper<AuditCoverage>;
  AuditConfig: ResolverTypeWrapper<AuditConfig>;
  AuditSearch: ResolverTypeWrapper<AuditSearch>;
  AuditSegment: ResolverTypeWrapper<AuditSegment>;
  AuditCheck: ResolverTypeWrapper<CheckModel>;
  AuditCheckSource: ResolverTypeWrapper<AuditCheckSource>;
  AuditThreshold: ResolverTypeWrapper<AuditThreshold>;
  AuditPage: ResolverTypeWrapper<AuditPage>;
  AuditOverview: ResolverTypeWrapper<OverviewModel>;
  AuditSearchCount: ResolverTypeWrapper<AuditSearchCount>;
  AuditFoundValue: ResolverTypeWrapper<AuditFoundValue>;
  AuditSegmentCount: ResolverTypeWrapper<AuditSegmentCount>;
  AuditSegmentIssue: ResolverTypeWrapper<AuditSegmentIssue>;
  AuditScore: ResolverTypeWrapper<AuditScore>;
  AuditScoreCap: ResolverTypeWrapper<AuditScoreCap>;
  AuditLostPoints: ResolverTypeWrapper<AuditLostPoints>;
  AuditTotals: ResolverTypeWrapper<AuditTotals>;
  AuditStatusClasses: ResolverTypeWrapper<AuditStatusClasses>;
  AuditStatusCode: ResolverTypeWrapper<AuditStatusCode>;
  AuditContentType: ResolverTypeWrapper<AuditContentType>;
  AuditReasonCount: ResolverTypeWrapper<AuditReasonCount>;
  AuditDepth: ResolverTypeWrapper<AuditDepth>;
  AuditTiming: ResolverTypeWrapper<AuditTiming>;
  AuditPercentiles: ResolverTypeWrapper<AuditPercentiles>;
  AuditTimes: ResolverTypeWrapper<AuditTimes>;
  AuditLanguage: ResolverTypeWrapper<AuditLanguage>;
  AuditSeverities: ResolverTypeWrapper<AuditSeverities>;
  AuditSeverityCount: ResolverTypeWrapper<AuditSeverityCount>;
  AuditFix: ResolverTypeWrapper<AuditFix>;
  AuditRobotsTxt: ResolverTypeWrapper<AuditRobotsTxt>;
  AuditSitemap: ResolverTypeWrapper<AuditSitemap>;
  AuditDuplicates: ResolverTypeWrapper<AuditDuplicates>;
  AuditChanges: ResolverTypeWrapper<AuditChanges>;
  AuditIssues: ResolverTypeWrapper<IssuesModel>;
  AuditIssueSummary: ResolverTypeWrapper<AuditIssueSummary>;
  AuditIssue: ResolverTypeWrapper<AuditIssue>;
  AuditChangeCounts: ResolverTypeWrapper<AuditChangeCounts>;
  AuditPattern: ResolverTypeWrapper<AuditPattern>;
  AuditHit: ResolverTypeWrapper<AuditHit>;
  AuditPlace: ResolverTypeWrapper<AuditPlace>;
  AuditSource: ResolverTypeWrapper<AuditSource>;
  AuditFilters: ResolverTypeWrapper<FiltersModel>;
  AuditSelection: ResolverTypeWrapper<AuditSelection>;
  AuditFilterGroup: ResolverTypeWrapper<FilterGroupModel>;
  AuditUrlFilter: ResolverTypeWrapper<AuditUrlFilter>;
  AuditFacet: ResolverTypeWrapper<AuditFacet>;
  AuditFacetValue: ResolverTypeWrapper<AuditFacetValue>;
  AuditFind: ResolverTypeWrapper<AuditFind>;
  AuditRow: ResolverTypeWrapper<RowModel>;
  AuditRendered: ResolverTypeWrapper<AuditRendered>;
  AuditRenderedChange: ResolverTypeWrapper<AuditRenderedChange>;
  AuditSkip: ResolverTypeWrapper<AuditSkip>;
  AuditStructure: ResolverTypeWrapper<StructureModel>;
  AuditFolder: ResolverTypeWrapper<FolderModel>;
  AuditFolderIssues: ResolverTypeWrapper<AuditFolderIssues>;
  AuditLevel: ResolverTypeWrapper<AuditLevel>;
  AuditHost: ResolverTypeWrapper<AuditHost>;
  AuditNgrams: ResolverTypeWrapper<NgramsModel>;
  AuditNgramSettings: ResolverTypeWrapper<AuditNgramSettings>;
  AuditNgramTotals: ResolverTypeWrapper<AuditNgramTotals>;
  AuditNgramDistinct: ResolverTypeWrapper<AuditNgramDistinct>;
  AuditNgramLanguage: ResolverTypeWrapper<AuditNgramLanguage>;
  AuditNgramList: ResolverTypeWrapper<AuditNgramList>;
  AuditNgram: ResolverTypeWrapper<AuditNgram>;
  AuditNgramPlaces: ResolverTypeWrapper<AuditNgramPlaces>;
  AuditNgramPage: ResolverTypeWrapper<AuditNgramPage>;
  AuditNgramTarget: ResolverTypeWrapper<AuditNgramTarget>;
  AuditNgramSample: ResolverTypeWrapper<AuditNgramSample>;
  AuditGraph: ResolverTypeWrapper<GraphModel>;
  AuditGraphStats: ResolverTypeWrapper<AuditGraphStats>;
  AuditPagerank: ResolverTypeWrapper<AuditPagerank>;
  AuditGraphNode: ResolverTypeWrapper<NodeModel>;
  AuditNodeIssues: ResolverTypeWrapper<AuditNodeIssues>;
  AuditGraphEdge: ResolverTypeWrapper<EdgeModel>;
  AuditGraphCut: ResolverTypeWrapper<AuditGraphCut>;
  AuditOrder: AuditOrder;
  AuditOrderField: AuditOrderField;
  AuditFilter: AuditFilter;
  AuditConnection: ResolverTypeWrapper<AuditsModel>;
  AuditEdge: ResolverTypeWrapper<Omit<AuditEdge, 'node'> & { node: ResolversTypes['Audit'] }>;
  BriefInput: BriefInput;
  SettingsInput: SettingsInput;
  ArticleType: ArticleType;
  PointOfView: PointOfView;
  ReadingLevel: ReadingLevel;
  SourcePolicy: SourcePolicy;
  Freshness: Freshness;
  CitationStyle: CitationStyle;
  ImageMode: ImageMode;
  Strictness: Strictness;
  SectionInput: SectionInput;
  ExtrasInput: ExtrasInput;
  SourceInput: SourceInput;
  DomainsInput: DomainsInput;
  InternalLinksInput: InternalLinksInput;
  InternalLinkInput: InternalLinkInput;
  ImageInput: ImageInput;
  BylineInput: BylineInput;
  ChecksInput: ChecksInput;
  VerifyEditionInput: VerifyEditionInput;
  VerifyEditionPayload: ResolverTypeWrapper<
    Omit<VerifyEditionPayload, 'edition'> & { edition: ResolversTypes['Edition'] }
  >;
  OwnershipMethod: OwnershipMethod;
  VerificationMethod: VerificationMethod;
  EditionVerification: ResolverTypeWrapper<EditionVerification>;
  OwnershipFailure: ResolverTypeWrapper<OwnershipFailure>;
  OwnershipInstructions: ResolverTypeWrapper<OwnershipInstructions>;
  OwnershipInstruction: ResolverTypeWrapper<OwnershipInstruction>;
  HouseStyle: ResolverTypeWrapper<HouseStyle>;
  PreferredWord: ResolverTypeWrapper<PreferredWord>;
  HeadingCase: HeadingCase;
  Edition: ResolverTypeWrapper<EditionModel>;
  EditionOrder: EditionOrder;
  EditionOrderField: EditionOrderField;
  EditionFilter: EditionFilter;
  EditionConnection: ResolverTypeWrapper<EditionsModel>;
  EditionEdge: ResolverTypeWrapper<Omit<EditionEdge, 'node'> & { node: ResolversTypes['Edition'] }>;
  ErrorCode: ErrorCode;
  EventFilter: EventFilter;
  EventWatchFilter: EventWatchFilter;
  Event: ResolverTypeWrapper<EventModel>;
  EventType: ResolverTypeWrapper<EventType>;
  EventConnection: ResolverTypeWrapper<EventsModel>;
  EventEdge: ResolverTypeWrapper<Omit<EventEdge, 'node'> & { node: ResolversTypes['Event'] }>;
  RotateFeedInput: RotateFeedInput;
  RotateFeedPayload: ResolverTypeWrapper<
    Omit<RotateFeedPayload, 'edition'> & { edition: ResolversTypes['Edition'] }
  >;
  DisableFeedInput: DisableFeedInput;
  DisableFeedPayload: ResolverTypeWrapper<
    Omit<DisableFeedPayload, 'edition'> & { edition: ResolversTypes['Edition'] }
  >;
  JobsUpdate: ResolverTypeWrapper<JobsUpdateModel>;
  JobsUpdateKind: JobsUpdateKind;
  RetryJobInput: RetryJobInput;
  RetryJobPayload: ResolverTypeWrapper<StartModel>;
  CancelJobInput: CancelJobInput;
  CancelJobPayload: ResolverTypeWrapper<
    Omit<CancelJobPayload, 'job'> & { job: ResolversTypes['ArticleJob'] }
  >;
  ArticleJob: ResolverTypeWrapper<JobModel>;
  JobStatus: JobStatus;
  StageName: StageName;
  StageStatus: StageStatus;
  JobStage: ResolverTypeWrapper<JobStage>;
  JobAttempt: ResolverTypeWrapper<AttemptModel>;
  JobArtifact: ResolverTypeWrapper<ArtifactModel>;
  Engine: ResolverTypeWrapper<Engine>;
  EngineMode: EngineMode;
  JobWarning: ResolverTypeWrapper<JobWarning>;
  JobError: ResolverTypeWrapper<JobError>;
  Brief: ResolverTypeWrapper<Brief>;
  JobOrder: JobOrder;
  JobOrderField: JobOrderField;
  JobFilter: JobFilter;
  JobConnection: ResolverTypeWrapper<JobsModel>;
  JobEdge: ResolverTypeWrapper<Omit<JobEdge, 'node'> & { node: ResolversTypes['ArticleJob'] }>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  OrderDirection: OrderDirection;
  Operator: ResolverTypeWrapper<OperatorModel>;
  LogAction: LogAction;
  LogActorKind: LogActorKind;
  LogActor: ResolverTypeWrapper<LogActor>;
  LogObject: ResolverTypeWrapper<LogObject>;
  LogEntry: ResolverTypeWrapper<LogEntryModel>;
  LogFilter: LogFilter;
  LogConnection: ResolverTypeWrapper<LogModel>;
  LogEdge: ResolverTypeWrapper<Omit<LogEdge, 'node'> & { node: ResolversTypes['LogEntry'] }>;
  OperatorSession: ResolverTypeWrapper<OperatorSessionModel>;
  OperatorStatus: ResolverTypeWrapper<OperatorStatusModel>;
  WorkQueue: ResolverTypeWrapper<WorkQueue>;
  WorkCount: ResolverTypeWrapper<WorkCount>;
  Worker: ResolverTypeWrapper<Worker>;
  StoreState: ResolverTypeWrapper<StoreState>;
  Named: ResolverTypeWrapper<Named>;
  OperatorWork: ResolverTypeWrapper<OperatorWorkModel>;
  OperatorWorkFilter: OperatorWorkFilter;
  OperatorWorkConnection: ResolverTypeWrapper<OperatorWorkPage>;
  OperatorWorkEdge: ResolverTypeWrapper<
    Omit<OperatorWorkEdge, 'node'> & { node: ResolversTypes['OperatorWork'] }
  >;
  AccountLoad: ResolverTypeWrapper<AccountLoad>;
  AccountLoadConnection: ResolverTypeWrapper<AccountsModel>;
  AccountLoadEdge: ResolverTypeWrapper<AccountLoadEdge>;
  OperatorCancelInput: OperatorCancelInput;
  OperatorCancelPayload: ResolverTypeWrapper<
    Omit<OperatorCancelPayload, 'work'> & { work: ResolversTypes['OperatorWork'] }
  >;
  OperatorRetryInput: OperatorRetryInput;
  OperatorRetryPayload: ResolverTypeWrapper<
    Omit<OperatorRetryPayload, 'work'> & { work: ResolversTypes['OperatorWork'] }
  >;
  OperatorEndSessionInput: OperatorEndSessionInput;
  OperatorEndSessionPayload: ResolverTypeWrapper<OperatorEndSessionPayload>;
  Provenance: ResolverTypeWrapper<Provenance>;
  Subject: ResolverTypeWrapper<Subject>;
  SubjectTerm: ResolverTypeWrapper<SubjectTerm>;
  ProvenanceEdit: ResolverTypeWrapper<ProvenanceEdit>;
  ProvenanceEngine: ResolverTypeWrapper<ProvenanceEngine>;
  ProvenanceByline: ResolverTypeWrapper<ProvenanceByline>;
  EditorOfRecord: ResolverTypeWrapper<EditorOfRecord>;
  EditorDecision: EditorDecision;
  DecidingEditor: ResolverTypeWrapper<DecidingEditor>;
  ProvenanceImage: ResolverTypeWrapper<ProvenanceImage>;
  ProvenanceSource: ResolverTypeWrapper<ProvenanceSource>;
  SourceKind: SourceKind;
  SourceVia: SourceVia;
  SourceRights: SourceRights;
  DroppedSource: ResolverTypeWrapper<DroppedSource>;
  ProvenanceQuery: ResolverTypeWrapper<ProvenanceQuery>;
  InternalLink: ResolverTypeWrapper<InternalLink>;
  ProvenanceBlock: ResolverTypeWrapper<ProvenanceBlock>;
  BlockKind: BlockKind;
  Claim: ResolverTypeWrapper<Claim>;
  RefusedSentence: ResolverTypeWrapper<RefusedSentence>;
  ClaimKind: ClaimKind;
  ClaimVerdict: ClaimVerdict;
  Evidence: ResolverTypeWrapper<Evidence>;
  EvidenceMatch: EvidenceMatch;
  ClaimNumber: ResolverTypeWrapper<ClaimNumber>;
  DeskCheck: ResolverTypeWrapper<DeskCheck>;
  CheckVerdict: CheckVerdict;
  DeskVerdict: DeskVerdict;
  CheckedBy: CheckedBy;
  DeskItem: ResolverTypeWrapper<DeskItem>;
  CheckOverride: ResolverTypeWrapper<CheckOverride>;
  CancelResearchInput: CancelResearchInput;
  CancelResearchPayload: ResolverTypeWrapper<
    Omit<CancelResearchPayload, 'report'> & { report: ResolversTypes['ResearchReport'] }
  >;
  StartResearchInput: StartResearchInput;
  StartResearchPayload: ResolverTypeWrapper<ReportStartModel>;
  ResearchReport: ResolverTypeWrapper<ReportModel>;
  ResearchStatus: ResearchStatus;
  ResearchStageName: ResearchStageName;
  ResearchStage: ResolverTypeWrapper<ResearchStage>;
  ResearchError: ResolverTypeWrapper<ResearchError>;
  ResearchRecord: ResolverTypeWrapper<ResearchRecord>;
  ResearchDomain: ResolverTypeWrapper<ResearchDomain>;
  ResearchStatement: ResolverTypeWrapper<ResearchStatement>;
  ResearchSection: ResolverTypeWrapper<ResearchSection>;
  ResearchBlock: ResolverTypeWrapper<ResearchBlock>;
  ResearchQuestion: ResolverTypeWrapper<ResearchQuestion>;
  ResearchSite: ResolverTypeWrapper<ResearchSite>;
  ResearchPage: ResolverTypeWrapper<ResearchPage>;
  ResearchTopic: ResolverTypeWrapper<ResearchTopic>;
  ResearchTopicDepth: ResearchTopicDepth;
  ResearchTopicPage: ResolverTypeWrapper<ResearchTopicPage>;
  ResearchTopicPageKind: ResearchTopicPageKind;
  ResearchQuestionOrigin: ResearchQuestionOrigin;
  ResearchGap: ResolverTypeWrapper<ResearchGap>;
  ResearchGapKind: ResearchGapKind;
  ResearchEvidence: ResolverTypeWrapper<ResearchEvidence>;
  ResearchBrief: ResolverTypeWrapper<ResearchBrief>;
  ResearchBriefBody: ResolverTypeWrapper<ResearchBriefBody>;
  ResearchCompetitor: ResolverTypeWrapper<ResearchCompetitor>;
  ResearchFinding: ResolverTypeWrapper<ResearchFinding>;
  ResearchFindingKind: ResearchFindingKind;
  ResearchContradiction: ResolverTypeWrapper<ResearchContradiction>;
  ResearchMethod: ResolverTypeWrapper<ResearchMethod>;
  ResearchBudget: ResolverTypeWrapper<ResearchBudget>;
  ResearchDataAsOf: ResolverTypeWrapper<ResearchDataAsOf>;
  ReportOrder: ReportOrder;
  ReportOrderField: ReportOrderField;
  ReportFilter: ReportFilter;
  ReportConnection: ResolverTypeWrapper<ReportsModel>;
  ReportEdge: ResolverTypeWrapper<Omit<ReportEdge, 'node'> & { node: ResolversTypes['ResearchReport'] }>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  URL: ResolverTypeWrapper<Scalars['URL']['output']>;
  HTML: ResolverTypeWrapper<Scalars['HTML']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  CreateScheduleInput: CreateScheduleInput;
  PreviewScheduleInput: PreviewScheduleInput;
  UpdateScheduleInput: UpdateScheduleInput;
  ScheduledAuditInput: ScheduledAuditInput;
  DeleteScheduleInput: DeleteScheduleInput;
  PauseScheduleInput: PauseScheduleInput;
  ResumeScheduleInput: ResumeScheduleInput;
  RunScheduleInput: RunScheduleInput;
  ScheduleIntervalInput: ScheduleIntervalInput;
  CreateSchedulePayload: ResolverTypeWrapper<
    Omit<CreateSchedulePayload, 'schedule'> & { schedule: ResolversTypes['Schedule'] }
  >;
  UpdateSchedulePayload: ResolverTypeWrapper<
    Omit<UpdateSchedulePayload, 'schedule'> & { schedule: ResolversTypes['Schedule'] }
  >;
  PauseSchedulePayload: ResolverTypeWrapper<
    Omit<PauseSchedulePayload, 'schedule'> & { schedule: ResolversTypes['Schedule'] }
  >;
  ResumeSchedulePayload: ResolverTypeWrapper<
    Omit<ResumeSchedulePayload, 'schedule'> & { schedule: ResolversTypes['Schedule'] }
  >;
  DeleteSchedulePayload: ResolverTypeWrapper<DeleteSchedulePayload>;
  RunSchedulePayload: ResolverTypeWrapper<
    Omit<RunSchedulePayload, 'run'> & { run: ResolversTypes['ScheduledRun'] }
  >;
  ScheduleUnit: ScheduleUnit;
  Weekday: Weekday;
  ScheduleOverlap: ScheduleOverlap;
  RunOutcome: RunOutcome;
  RunTrigger: RunTrigger;
  WorkEnd: WorkEnd;
  ScheduleInterval: ResolverTypeWrapper<IntervalModel>;
  ScheduledAudit: ResolverTypeWrapper<ScheduledAudit>;
  SchedulePause: ResolverTypeWrapper<SchedulePause>;
  Schedule: ResolverTypeWrapper<ScheduleModel>;
  ScheduledRunConnection: ResolverTypeWrapper<ScheduledRunsModel>;
  ScheduledRunEdge: ResolverTypeWrapper<
    Omit<ScheduledRunEdge, 'node'> & { node: ResolversTypes['ScheduledRun'] }
  >;
  ScheduledRun: ResolverTypeWrapper<ScheduledRunModel>;
  Session: ResolverTypeWrapper<SessionModel>;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: ResolverTypeWrapper<EndSessionPayload>;
  WebhookSigning: WebhookSigning;
  Webhook: ResolverTypeWrapper<WebhookModel>;
  DeliveryStatus: DeliveryStatus;
  DeliveryFilter: DeliveryFilter;
  WebhookDelivery: ResolverTypeWrapper<DeliveryModel>;
  DeliveryAttempt: ResolverTypeWrapper<DeliveryAttempt>;
  WebhookDeliveryConnection: ResolverTypeWrapper<DeliveriesModel>;
  WebhookDeliveryEdge: ResolverTypeWrapper<
    Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }
  >;
  WebhookHeaderInput: WebhookHeaderInput;
  CreateWebhookInput: CreateWebhookInput;
  UpdateWebhookInput: UpdateWebhookInput;
  DeleteWebhookInput: DeleteWebhookInput;
  TestWebhookInput: TestWebhookInput;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RecoverWebhookInput: RecoverWebhookInput;
  ResendDeliveryInput: ResendDeliveryInput;
  UpdateWebhookPayload: ResolverTypeWrapper<
    Omit<UpdateWebhookPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }
  >;
  TestWebhookPayload: ResolverTypeWrapper<
    Omit<TestWebhookPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }
  >;
  CreateWebhookPayload: ResolverTypeWrapper<
    Omit<CreateWebhookPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }
  >;
  RotateWebhookSecretPayload: ResolverTypeWrapper<
    Omit<RotateWebhookSecretPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }
  >;
  DeleteWebhookPayload: ResolverTypeWrapper<DeleteWebhookPayload>;
  RecoverWebhookPayload: ResolverTypeWrapper<
    Omit<RecoverWebhookPayload, 'webhook'> & { webhook: ResolversTypes['Webhook'] }
  >;
  ResendDeliveryPayload: ResolverTypeWrapper<
    Omit<ResendDeliveryPayload, 'delivery'> & { delivery: ResolversTypes['WebhookDelivery'] }
  >;
  WorkUpdate: ResolverTypeWrapper<WorkUpdateModel>;
  WorkKind: WorkKind;
  WorkStatus: WorkStatus;
  Work: ResolverTypeWrapper<WorkEntryModel>;
  WorkError: ResolverTypeWrapper<WorkError>;
  KeyName: ResolverTypeWrapper<KeyName>;
  WorkFailure: ResolverTypeWrapper<WorkFailureModel>;
  WorkOrder: WorkOrder;
  WorkOrderField: WorkOrderField;
  WorkFilter: WorkFilter;
  WorkConnection: ResolverTypeWrapper<WorkModel>;
  WorkEdge: ResolverTypeWrapper<Omit<WorkEdge, 'node'> & { node: ResolversTypes['Work'] }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  Mutation: Record<PropertyKey, never>;
  Me: ActorModel;
  Usage: Usage;
  LimitUsage: LimitUsage;
  ApiKey: ApiKey;
  User: User;
  Boolean: Scalars['Boolean']['output'];
  Account: Omit<Account, 'keys' | 'log'> & {
    keys?: Maybe<ReadonlyArray<ResolversParentTypes['AccountKey']>>;
    log?: Maybe<ResolversParentTypes['LogConnection']>;
  };
  AccountKey: AccountKeyModel;
  RevokeKeyInput: RevokeKeyInput;
  RevokeKeyPayload: Omit<RevokeKeyPayload, 'key'> & { key: ResolversParentTypes['AccountKey'] };
  Plan: Plan;
  Person: Person;
  StartArticleInput: StartArticleInput;
  StartArticlePayload: StartModel;
  PreviewBriefInput: PreviewBriefInput;
  PreviewBriefPayload: PreviewBriefPayload;
  PreviewedSource: PreviewedSource;
  PreviewFault: PreviewFault;
  StartArticlesInput: StartArticlesInput;
  StartArticlesPayload: BatchModel;
  RefusedBrief: RefusedBrief;
  PublishArticleInput: PublishArticleInput;
  PublishArticlePayload: Omit<PublishArticlePayload, 'article'> & {
    article: ResolversParentTypes['Article'];
  };
  PublishArticlesInput: PublishArticlesInput;
  PublishArticlesPayload: Omit<PublishArticlesPayload, 'published' | 'refused'> & {
    published: ReadonlyArray<ResolversParentTypes['Article']>;
    refused: ReadonlyArray<ResolversParentTypes['RefusedArticle']>;
  };
  RefusedArticle: RefusedArticleModel;
  UnpublishArticleInput: UnpublishArticleInput;
  UnpublishArticlePayload: Omit<UnpublishArticlePayload, 'article'> & {
    article: ResolversParentTypes['Article'];
  };
  UpdateArticleInput: UpdateArticleInput;
  UpdateArticlePayload: Omit<UpdateArticlePayload, 'article'> & { article: ResolversParentTypes['Article'] };
  DeleteArticleInput: DeleteArticleInput;
  DeleteArticlePayload: DeleteArticlePayload;
  Article: ArticleModel;
  ArticleRevision: RevisionModel;
  ArticleImage: ArticleModel;
  Publication: Publication;
  ArticleOrder: ArticleOrder;
  ArticleFilter: ArticleFilter;
  ArticleConnection: ArticlesModel;
  ArticleEdge: Omit<ArticleEdge, 'node'> & { node: ResolversParentTypes['Article'] };
  Audit: AuditModel;
  AuditComparison: ComparisonModel;
  AuditUrlChangeCount: UrlChangeCountModel;
  AuditUrlChange: UrlChangeModel;
  AuditSitemapFile: AuditSitemapFile;
  AuditRobotsTest: AuditRobotsTest;
  Float: Scalars['Float']['output'];
  AuditRobotsFault: AuditRobotsFault;
  AuditRobotsResult: AuditRobotsResult;
  AuditRobotsLine: AuditRobotsLine;
  AuditUrl: AuditUrlModel;
  AuditAnswer: AuditAnswer;
  AuditHeader: AuditHeader;
  AuditHeading: AuditHeading;
  AuditLinkPage: AuditLinkPage;
  AuditLink: AuditLink;
  AuditImagePage: AuditImagePage;
  AuditImage: AuditImage;
  AuditUrlState: Omit<AuditUrlState, 'row'> & { row?: Maybe<ResolversParentTypes['AuditRow']> };
  IgnoreAuditCheckInput: IgnoreAuditCheckInput;
  IgnoreAuditCheckPayload: Omit<IgnoreAuditCheckPayload, 'edition'> & {
    edition: ResolversParentTypes['Edition'];
  };
  RestoreAuditCheckInput: RestoreAuditCheckInput;
  RestoreAuditCheckPayload: Omit<RestoreAuditCheckPayload, 'edition'> & {
    edition: ResolversParentTypes['Edition'];
  };
  IgnoredCheck: IgnoredCheck;
  UpdateRegressionRulesInput: UpdateRegressionRulesInput;
  UpdateRegressionRulesPayload: Omit<UpdateRegressionRulesPayload, 'edition'> & {
    edition: ResolversParentTypes['Edition'];
  };
  RegressionRules: EditionRulesModel;
  CancelAuditInput: CancelAuditInput;
  CancelAuditPayload: Omit<CancelAuditPayload, 'audit'> & { audit: ResolversParentTypes['Audit'] };
  StartAuditInput: StartAuditInput;
  AuditSearchInput: AuditSearchInput;
  AuditSegmentInput: AuditSegmentInput;
  AuditHeaderInput: AuditHeaderInput;
  AuditLoginInput: AuditLoginInput;
  StartAuditPayload: AuditStartModel;
  AuditStartWarning: AuditStartWarning;
  Subscription: Record<PropertyKey, never>;
  AuditError: AuditError;
  AuditCrawl: CrawlModel;
  AuditCoverage: AuditCoverage;
  AuditConfig: AuditConfig;
  AuditSearch: AuditSearch;
  AuditSegment: AuditSegment;
  AuditCheck: CheckModel;
  AuditCheckSource: AuditCheckSource;
  AuditThreshold: AuditThreshold;
  AuditPage: AuditPage;
  AuditOverview: OverviewModel;
  AuditSearchCount: AuditSearchCount;
  AuditFoundValue: AuditFoundValue;
  AuditSegmentCount: AuditSegmentCount;
  AuditSegmentIssue: AuditSegmentIssue;
  AuditScore: AuditScore;
  AuditScoreCap: AuditScoreCap;
  AuditLostPoints: AuditLostPoints;
  AuditTotals: AuditTotals;
  AuditStatusClasses: AuditStatusClasses;
  AuditStatusCode: AuditStatusCode;
  AuditContentType: AuditContentType;
  AuditReasonCount: AuditReasonCount;
  AuditDepth: AuditDepth;
  AuditTiming: AuditTiming;
  AuditPercentiles: AuditPercentiles;
  AuditTimes: AuditTimes;
  AuditLanguage: AuditLanguage;
  AuditSeverities: AuditSeverities;
  AuditSeverityCount: AuditSeverityCount;
  AuditFix: AuditFix;
  AuditRobotsTxt: AuditRobotsTxt;
  AuditSitemap: AuditSitemap;
  AuditDuplicates: AuditDuplicates;
  AuditChanges: AuditChanges;
  AuditIssues: IssuesModel;
  AuditIssueSummary: AuditIssueSummary;
  AuditIssue: AuditIssue;
  AuditChangeCounts: AuditChangeCounts;
  AuditPattern: AuditPattern;
  AuditHit: AuditHit;
  AuditPlace: AuditPlace;
  AuditSource: AuditSource;
  AuditFilters: FiltersModel;
  AuditSelection: AuditSelection;
  AuditFilterGroup: FilterGroupModel;
  AuditUrlFilter: AuditUrlFilter;
  AuditFacet: AuditFacet;
  AuditFacetValue: AuditFacetValue;
  AuditFind: AuditFind;
  AuditRow: RowModel;
  AuditRendered: AuditRendered;
  AuditRenderedChange: AuditRenderedChange;
  AuditSkip: AuditSkip;
  AuditStructure: StructureModel;
  AuditFolder: FolderModel;
  AuditFolderIssues: AuditFolderIssues;
  AuditLevel: AuditLevel;
  AuditHost: AuditHost;
  AuditNgrams: NgramsModel;
  AuditNgramSettings: AuditNgramSettings;
  AuditNgramTotals: AuditNgramTotals;
  AuditNgramDistinct: AuditNgramDistinct;
  AuditNgramLanguage: AuditNgramLanguage;
  AuditNgramList: AuditNgramList;
  AuditNgram: AuditNgram;
  AuditNgramPlaces: AuditNgramPlaces;
  AuditNgramPage: AuditNgramPage;
  AuditNgramTarget: AuditNgramTarget;
  AuditNgramSample: AuditNgramSample;
  AuditGraph: GraphModel;
  AuditGraphStats: AuditGraphStats;
  AuditPagerank: AuditPagerank;
  AuditGraphNode: NodeModel;
  AuditNodeIssues: AuditNodeIssues;
  AuditGraphEdge: EdgeModel;
  AuditGraphCut: AuditGraphCut;
  AuditOrder: AuditOrder;
  AuditFilter: AuditFilter;
  AuditConnection: AuditsModel;
  AuditEdge: Omit<AuditEdge, 'node'> & { node: ResolversParentTypes['Audit'] };
  BriefInput: BriefInput;
  SettingsInput: SettingsInput;
  SectionInput: SectionInput;
  ExtrasInput: ExtrasInput;
  SourceInput: SourceInput;
  DomainsInput: DomainsInput;
  InternalLinksInput: InternalLinksInput;
  InternalLinkInput: InternalLinkInput;
  ImageInput: ImageInput;
  BylineInput: BylineInput;
  ChecksInput: ChecksInput;
  VerifyEditionInput: VerifyEditionInput;
  VerifyEditionPayload: Omit<VerifyEditionPayload, 'edition'> & { edition: ResolversParentTypes['Edition'] };
  EditionVerification: EditionVerification;
  OwnershipFailure: OwnershipFailure;
  OwnershipInstructions: OwnershipInstructions;
  OwnershipInstruction: OwnershipInstruction;
  HouseStyle: HouseStyle;
  PreferredWord: PreferredWord;
  Edition: EditionModel;
  EditionOrder: EditionOrder;
  EditionFilter: EditionFilter;
  EditionConnection: EditionsModel;
  EditionEdge: Omit<EditionEdge, 'node'> & { node: ResolversParentTypes['Edition'] };
  EventFilter: EventFilter;
  EventWatchFilter: EventWatchFilter;
  Event: EventModel;
  EventType: EventType;
  EventConnection: EventsModel;
  EventEdge: Omit<EventEdge, 'node'> & { node: ResolversParentTypes['Event'] };
  RotateFeedInput: RotateFeedInput;
  RotateFeedPayload: Omit<RotateFeedPayload, 'edition'> & { edition: ResolversParentTypes['Edition'] };
  DisableFeedInput: DisableFeedInput;
  DisableFeedPayload: Omit<DisableFeedPayload, 'edition'> & { edition: ResolversParentTypes['Edition'] };
  JobsUpdate: JobsUpdateModel;
  RetryJobInput: RetryJobInput;
  RetryJobPayload: StartModel;
  CancelJobInput: CancelJobInput;
  CancelJobPayload: Omit<CancelJobPayload, 'job'> & { job: ResolversParentTypes['ArticleJob'] };
  ArticleJob: JobModel;
  JobStage: JobStage;
  JobAttempt: AttemptModel;
  JobArtifact: ArtifactModel;
  Engine: Engine;
  JobWarning: JobWarning;
  JobError: JobError;
  Brief: Brief;
  JobOrder: JobOrder;
  JobFilter: JobFilter;
  JobConnection: JobsModel;
  JobEdge: Omit<JobEdge, 'node'> & { node: ResolversParentTypes['ArticleJob'] };
  PageInfo: PageInfo;
  Operator: OperatorModel;
  LogActor: LogActor;
  LogObject: LogObject;
  LogEntry: LogEntryModel;
  LogFilter: LogFilter;
  LogConnection: LogModel;
  LogEdge: Omit<LogEdge, 'node'> & { node: ResolversParentTypes['LogEntry'] };
  OperatorSession: OperatorSessionModel;
  OperatorStatus: OperatorStatusModel;
  WorkQueue: WorkQueue;
  WorkCount: WorkCount;
  Worker: Worker;
  StoreState: StoreState;
  Named: Named;
  OperatorWork: OperatorWorkModel;
  OperatorWorkFilter: OperatorWorkFilter;
  OperatorWorkConnection: OperatorWorkPage;
  OperatorWorkEdge: Omit<OperatorWorkEdge, 'node'> & { node: ResolversParentTypes['OperatorWork'] };
  AccountLoad: AccountLoad;
  AccountLoadConnection: AccountsModel;
  AccountLoadEdge: AccountLoadEdge;
  OperatorCancelInput: OperatorCancelInput;
  OperatorCancelPayload: Omit<OperatorCancelPayload, 'work'> & { work: ResolversParentTypes['OperatorWork'] };
  OperatorRetryInput: OperatorRetryInput;
  OperatorRetryPayload: Omit<OperatorRetryPayload, 'work'> & { work: ResolversParentTypes['OperatorWork'] };
  OperatorEndSessionInput: OperatorEndSessionInput;
  OperatorEndSessionPayload: OperatorEndSessionPayload;
  Provenance: Provenance;
  Subject: Subject;
  SubjectTerm: SubjectTerm;
  ProvenanceEdit: ProvenanceEdit;
  ProvenanceEngine: ProvenanceEngine;
  ProvenanceByline: ProvenanceByline;
  EditorOfRecord: EditorOfRecord;
  DecidingEditor: DecidingEditor;
  ProvenanceImage: ProvenanceImage;
  ProvenanceSource: ProvenanceSource;
  DroppedSource: DroppedSource;
  ProvenanceQuery: ProvenanceQuery;
  InternalLink: InternalLink;
  ProvenanceBlock: ProvenanceBlock;
  Claim: Claim;
  RefusedSentence: RefusedSentence;
  Evidence: Evidence;
  ClaimNumber: ClaimNumber;
  DeskCheck: DeskCheck;
  DeskItem: DeskItem;
  CheckOverride: CheckOverride;
  CancelResearchInput: CancelResearchInput;
  CancelResearchPayload: Omit<CancelResearchPayload, 'report'> & {
    report: ResolversParentTypes['ResearchReport'];
  };
  StartResearchInput: StartResearchInput;
  StartResearchPayload: ReportStartModel;
  ResearchReport: ReportModel;
  ResearchStage: ResearchStage;
  ResearchError: ResearchError;
  ResearchRecord: ResearchRecord;
  ResearchDomain: ResearchDomain;
  ResearchStatement: ResearchStatement;
  ResearchSection: ResearchSection;
  ResearchBlock: ResearchBlock;
  ResearchQuestion: ResearchQuestion;
  ResearchSite: ResearchSite;
  ResearchPage: ResearchPage;
  ResearchTopic: ResearchTopic;
  ResearchTopicPage: ResearchTopicPage;
  ResearchGap: ResearchGap;
  ResearchEvidence: ResearchEvidence;
  ResearchBrief: ResearchBrief;
  ResearchBriefBody: ResearchBriefBody;
  ResearchCompetitor: ResearchCompetitor;
  ResearchFinding: ResearchFinding;
  ResearchContradiction: ResearchContradiction;
  ResearchMethod: ResearchMethod;
  ResearchBudget: ResearchBudget;
  ResearchDataAsOf: ResearchDataAsOf;
  ReportOrder: ReportOrder;
  ReportFilter: ReportFilter;
  ReportConnection: ReportsModel;
  ReportEdge: Omit<ReportEdge, 'node'> & { node: ResolversParentTypes['ResearchReport'] };
  DateTime: Scalars['DateTime']['output'];
  URL: Scalars['URL']['output'];
  HTML: Scalars['HTML']['output'];
  JSON: Scalars['JSON']['output'];
  CreateScheduleInput: CreateScheduleInput;
  PreviewScheduleInput: PreviewScheduleInput;
  UpdateScheduleInput: UpdateScheduleInput;
  ScheduledAuditInput: ScheduledAuditInput;
  DeleteScheduleInput: DeleteScheduleInput;
  PauseScheduleInput: PauseScheduleInput;
  ResumeScheduleInput: ResumeScheduleInput;
  RunScheduleInput: RunScheduleInput;
  ScheduleIntervalInput: ScheduleIntervalInput;
  CreateSchedulePayload: Omit<CreateSchedulePayload, 'schedule'> & {
    schedule: ResolversParentTypes['Schedule'];
  };
  UpdateSchedulePayload: Omit<UpdateSchedulePayload, 'schedule'> & {
    schedule: ResolversParentTypes['Schedule'];
  };
  PauseSchedulePayload: Omit<PauseSchedulePayload, 'schedule'> & {
    schedule: ResolversParentTypes['Schedule'];
  };
  ResumeSchedulePayload: Omit<ResumeSchedulePayload, 'schedule'> & {
    schedule: ResolversParentTypes['Schedule'];
  };
  DeleteSchedulePayload: DeleteSchedulePayload;
  RunSchedulePayload: Omit<RunSchedulePayload, 'run'> & { run: ResolversParentTypes['ScheduledRun'] };
  ScheduleInterval: IntervalModel;
  ScheduledAudit: ScheduledAudit;
  SchedulePause: SchedulePause;
  Schedule: ScheduleModel;
  ScheduledRunConnection: ScheduledRunsModel;
  ScheduledRunEdge: Omit<ScheduledRunEdge, 'node'> & { node: ResolversParentTypes['ScheduledRun'] };
  ScheduledRun: ScheduledRunModel;
  Session: SessionModel;
  EndSessionInput: EndSessionInput;
  EndSessionPayload: EndSessionPayload;
  Webhook: WebhookModel;
  DeliveryFilter: DeliveryFilter;
  WebhookDelivery: DeliveryModel;
  DeliveryAttempt: DeliveryAttempt;
  WebhookDeliveryConnection: DeliveriesModel;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookHeaderInput: WebhookHeaderInput;
  CreateWebhookInput: CreateWebhookInput;
  UpdateWebhookInput: UpdateWebhookInput;
  DeleteWebhookInput: DeleteWebhookInput;
  TestWebhookInput: TestWebhookInput;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  RecoverWebhookInput: RecoverWebhookInput;
  ResendDeliveryInput: ResendDeliveryInput;
  UpdateWebhookPayload: Omit<UpdateWebhookPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  TestWebhookPayload: Omit<TestWebhookPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  CreateWebhookPayload: Omit<CreateWebhookPayload, 'webhook'> & { webhook: ResolversParentTypes['Webhook'] };
  RotateWebhookSecretPayload: Omit<RotateWebhookSecretPayload, 'webhook'> & {
    webhook: ResolversParentTypes['Webhook'];
  };
  DeleteWebhookPayload: DeleteWebhookPayload;
  RecoverWebhookPayload: Omit<RecoverWebhookPayload, 'webhook'> & {
    webhook: ResolversParentTypes['Webhook'];
  };
  ResendDeliveryPayload: Omit<ResendDeliveryPayload, 'delivery'> & {
    delivery: ResolversParentTypes['WebhookDelivery'];
  };
  WorkUpdate: WorkUpdateModel;
  Work: WorkEntryModel;
  WorkError: WorkError;
  KeyName: KeyName;
  WorkFailure: WorkFailureModel;
  WorkOrder: WorkOrder;
  WorkFilter: WorkFilter;
  WorkConnection: WorkModel;
  WorkEdge: Omit<WorkEdge, 'node'> & { node: ResolversParentTypes['Work'] };
};

export type QueryResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  article?: Resolver<
    Maybe<ResolversTypes['Article']>,
    ParentType,
    ContextType,
    RequireFields<QueryArticleArgs, 'id'>
  >;
  audit?: Resolver<
    Maybe<ResolversTypes['Audit']>,
    ParentType,
    ContextType,
    RequireFields<QueryAuditArgs, 'id'>
  >;
  auditChecks?: Resolver<ReadonlyArray<ResolversTypes['AuditCheck']>, ParentType, ContextType>;
  editions?: Resolver<
    ResolversTypes['EditionConnection'],
    ParentType,
    ContextType,
    Partial<QueryEditionsArgs>
  >;
  edition?: Resolver<
    Maybe<ResolversTypes['Edition']>,
    ParentType,
    ContextType,
    RequireFields<QueryEditionArgs, 'id'>
  >;
  events?: Resolver<ResolversTypes['EventConnection'], ParentType, ContextType, Partial<QueryEventsArgs>>;
  eventTypes?: Resolver<ReadonlyArray<ResolversTypes['EventType']>, ParentType, ContextType>;
  job?: Resolver<
    Maybe<ResolversTypes['ArticleJob']>,
    ParentType,
    ContextType,
    RequireFields<QueryJobArgs, 'id'>
  >;
  operator?: Resolver<ResolversTypes['Operator'], ParentType, ContextType>;
  researchReport?: Resolver<
    Maybe<ResolversTypes['ResearchReport']>,
    ParentType,
    ContextType,
    RequireFields<QueryResearchReportArgs, 'id'>
  >;
  schedule?: Resolver<
    Maybe<ResolversTypes['Schedule']>,
    ParentType,
    ContextType,
    RequireFields<QueryScheduleArgs, 'id'>
  >;
  previewSchedule?: Resolver<
    ReadonlyArray<ResolversTypes['DateTime']>,
    ParentType,
    ContextType,
    RequireFields<QueryPreviewScheduleArgs, 'input'>
  >;
  webhooks?: Resolver<ReadonlyArray<ResolversTypes['Webhook']>, ParentType, ContextType>;
  webhook?: Resolver<
    Maybe<ResolversTypes['Webhook']>,
    ParentType,
    ContextType,
    RequireFields<QueryWebhookArgs, 'id'>
  >;
  webhookDelivery?: Resolver<
    Maybe<ResolversTypes['WebhookDelivery']>,
    ParentType,
    ContextType,
    RequireFields<QueryWebhookDeliveryArgs, 'id'>
  >;
  work?: Resolver<ResolversTypes['WorkConnection'], ParentType, ContextType, Partial<QueryWorkArgs>>;
  failures?: Resolver<ReadonlyArray<ResolversTypes['WorkFailure']>, ParentType, ContextType>;
};

export type MutationResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  revokeKey?: Resolver<
    Maybe<ResolversTypes['RevokeKeyPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRevokeKeyArgs, 'input'>
  >;
  startArticle?: Resolver<
    Maybe<ResolversTypes['StartArticlePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationStartArticleArgs, 'input'>
  >;
  startArticles?: Resolver<
    Maybe<ResolversTypes['StartArticlesPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationStartArticlesArgs, 'input'>
  >;
  previewBrief?: Resolver<
    Maybe<ResolversTypes['PreviewBriefPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationPreviewBriefArgs, 'input'>
  >;
  publishArticle?: Resolver<
    Maybe<ResolversTypes['PublishArticlePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationPublishArticleArgs, 'input'>
  >;
  publishArticles?: Resolver<
    Maybe<ResolversTypes['PublishArticlesPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationPublishArticlesArgs, 'input'>
  >;
  unpublishArticle?: Resolver<
    Maybe<ResolversTypes['UnpublishArticlePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUnpublishArticleArgs, 'input'>
  >;
  updateArticle?: Resolver<
    Maybe<ResolversTypes['UpdateArticlePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateArticleArgs, 'input'>
  >;
  deleteArticle?: Resolver<
    Maybe<ResolversTypes['DeleteArticlePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteArticleArgs, 'input'>
  >;
  startAudit?: Resolver<
    Maybe<ResolversTypes['StartAuditPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationStartAuditArgs, 'input'>
  >;
  cancelAudit?: Resolver<
    Maybe<ResolversTypes['CancelAuditPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCancelAuditArgs, 'input'>
  >;
  ignoreAuditCheck?: Resolver<
    Maybe<ResolversTypes['IgnoreAuditCheckPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationIgnoreAuditCheckArgs, 'input'>
  >;
  restoreAuditCheck?: Resolver<
    Maybe<ResolversTypes['RestoreAuditCheckPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRestoreAuditCheckArgs, 'input'>
  >;
  updateRegressionRules?: Resolver<
    Maybe<ResolversTypes['UpdateRegressionRulesPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateRegressionRulesArgs, 'input'>
  >;
  verifyEdition?: Resolver<
    Maybe<ResolversTypes['VerifyEditionPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationVerifyEditionArgs, 'input'>
  >;
  rotateFeed?: Resolver<
    Maybe<ResolversTypes['RotateFeedPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRotateFeedArgs, 'input'>
  >;
  disableFeed?: Resolver<
    Maybe<ResolversTypes['DisableFeedPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDisableFeedArgs, 'input'>
  >;
  cancelJob?: Resolver<
    Maybe<ResolversTypes['CancelJobPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCancelJobArgs, 'input'>
  >;
  retryJob?: Resolver<
    Maybe<ResolversTypes['RetryJobPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRetryJobArgs, 'input'>
  >;
  operatorCancel?: Resolver<
    Maybe<ResolversTypes['OperatorCancelPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationOperatorCancelArgs, 'input'>
  >;
  operatorRetry?: Resolver<
    Maybe<ResolversTypes['OperatorRetryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationOperatorRetryArgs, 'input'>
  >;
  operatorEndSession?: Resolver<
    Maybe<ResolversTypes['OperatorEndSessionPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationOperatorEndSessionArgs, 'input'>
  >;
  startResearch?: Resolver<
    Maybe<ResolversTypes['StartResearchPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationStartResearchArgs, 'input'>
  >;
  cancelResearch?: Resolver<
    Maybe<ResolversTypes['CancelResearchPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCancelResearchArgs, 'input'>
  >;
  createSchedule?: Resolver<
    Maybe<ResolversTypes['CreateSchedulePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateScheduleArgs, 'input'>
  >;
  updateSchedule?: Resolver<
    Maybe<ResolversTypes['UpdateSchedulePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateScheduleArgs, 'input'>
  >;
  deleteSchedule?: Resolver<
    Maybe<ResolversTypes['DeleteSchedulePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteScheduleArgs, 'input'>
  >;
  pauseSchedule?: Resolver<
    Maybe<ResolversTypes['PauseSchedulePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationPauseScheduleArgs, 'input'>
  >;
  resumeSchedule?: Resolver<
    Maybe<ResolversTypes['ResumeSchedulePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationResumeScheduleArgs, 'input'>
  >;
  runSchedule?: Resolver<
    Maybe<ResolversTypes['RunSchedulePayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRunScheduleArgs, 'input'>
  >;
  endSession?: Resolver<
    Maybe<ResolversTypes['EndSessionPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationEndSessionArgs, 'input'>
  >;
  createWebhook?: Resolver<
    Maybe<ResolversTypes['CreateWebhookPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationCreateWebhookArgs, 'input'>
  >;
  updateWebhook?: Resolver<
    Maybe<ResolversTypes['UpdateWebhookPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationUpdateWebhookArgs, 'input'>
  >;
  deleteWebhook?: Resolver<
    Maybe<ResolversTypes['DeleteWebhookPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationDeleteWebhookArgs, 'input'>
  >;
  testWebhook?: Resolver<
    Maybe<ResolversTypes['TestWebhookPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationTestWebhookArgs, 'input'>
  >;
  rotateWebhookSecret?: Resolver<
    Maybe<ResolversTypes['RotateWebhookSecretPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRotateWebhookSecretArgs, 'input'>
  >;
  recoverWebhook?: Resolver<
    Maybe<ResolversTypes['RecoverWebhookPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationRecoverWebhookArgs, 'input'>
  >;
  resendDelivery?: Resolver<
    Maybe<ResolversTypes['ResendDeliveryPayload']>,
    ParentType,
    ContextType,
    RequireFields<MutationResendDeliveryArgs, 'input'>
  >;
};

export type MeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me'],
> = {
  key?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
  usage?: Resolver<ResolversTypes['Usage'], ParentType, ContextType>;
  session?: Resolver<Maybe<ResolversTypes['Session']>, ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['Session']>, ParentType, ContextType>;
};

export type UsageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Usage'] = ResolversParentTypes['Usage'],
> = {
  minute?: Resolver<ResolversTypes['LimitUsage'], ParentType, ContextType>;
  hour?: Resolver<ResolversTypes['LimitUsage'], ParentType, ContextType>;
  newsroom?: Resolver<ResolversTypes['LimitUsage'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['LimitUsage'], ParentType, ContextType>;
};

export type LimitUsageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['LimitUsage'] = ResolversParentTypes['LimitUsage'],
> = {
  limit?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remaining?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  freesAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ApiKeyResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permission?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  newsroomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type UserResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsroomId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  maySpend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  keys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AccountKey']>>, ParentType, ContextType>;
  log?: Resolver<Maybe<ResolversTypes['LogConnection']>, ParentType, ContextType, Partial<AccountLogArgs>>;
};

export type AccountKeyResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AccountKey'] = ResolversParentTypes['AccountKey'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permission?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revokedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type RevokeKeyPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['RevokeKeyPayload'] = ResolversParentTypes['RevokeKeyPayload'],
> = {
  key?: Resolver<ResolversTypes['AccountKey'], ParentType, ContextType>;
};

export type PlanResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentApi?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  articlesPerMonth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PersonResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Person'] = ResolversParentTypes['Person'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartArticlePayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['StartArticlePayload'] =
    ResolversParentTypes['StartArticlePayload'],
> = {
  job?: Resolver<ResolversTypes['ArticleJob'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['Usage']>, ParentType, ContextType>;
};

export type PreviewBriefPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['PreviewBriefPayload'] =
    ResolversParentTypes['PreviewBriefPayload'],
> = {
  sources?: Resolver<ReadonlyArray<ResolversTypes['PreviewedSource']>, ParentType, ContextType>;
};

export type PreviewedSourceResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['PreviewedSource'] = ResolversParentTypes['PreviewedSource'],
> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  httpStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fault?: Resolver<Maybe<ResolversTypes['PreviewFault']>, ParentType, ContextType>;
};

export type PreviewFaultResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['PreviewFault'] = ResolversParentTypes['PreviewFault'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartArticlesPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['StartArticlesPayload'] =
    ResolversParentTypes['StartArticlesPayload'],
> = {
  accepted?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  refused?: Resolver<ReadonlyArray<ResolversTypes['RefusedBrief']>, ParentType, ContextType>;
  ids?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  jobs?: Resolver<ReadonlyArray<ResolversTypes['ArticleJob']>, ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['Usage']>, ParentType, ContextType>;
};

export type RefusedBriefResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['RefusedBrief'] = ResolversParentTypes['RefusedBrief'],
> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublishArticlePayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['PublishArticlePayload'] =
    ResolversParentTypes['PublishArticlePayload'],
> = {
  article?: Resolver<ResolversTypes['Article'], ParentType, ContextType>;
};

export type PublishArticlesPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['PublishArticlesPayload'] =
    ResolversParentTypes['PublishArticlesPayload'],
> = {
  published?: Resolver<ReadonlyArray<ResolversTypes['Article']>, ParentType, ContextType>;
  refused?: Resolver<ReadonlyArray<ResolversTypes['RefusedArticle']>, ParentType, ContextType>;
};

export type RefusedArticleResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['RefusedArticle'] = ResolversParentTypes['RefusedArticle'],
> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['ErrorCode'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnpublishArticlePayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['UnpublishArticlePayload'] =
    ResolversParentTypes['UnpublishArticlePayload'],
> = {
  article?: Resolver<ResolversTypes['Article'], ParentType, ContextType>;
};

export type UpdateArticlePayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['UpdateArticlePayload'] =
    ResolversParentTypes['UpdateArticlePayload'],
> = {
  article?: Resolver<ResolversTypes['Article'], ParentType, ContextType>;
};

export type DeleteArticlePayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['DeleteArticlePayload'] =
    ResolversParentTypes['DeleteArticlePayload'],
> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ArticleResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ArticleStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languageCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ArticleImage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  revisions?: Resolver<
    ReadonlyArray<ResolversTypes['ArticleRevision']>,
    ParentType,
    ContextType,
    RequireFields<ArticleRevisionsArgs, 'limit'>
  >;
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ArticleJob']>, ParentType, ContextType>;
  publication?: Resolver<Maybe<ResolversTypes['Publication']>, ParentType, ContextType>;
  provenance?: Resolver<Maybe<ResolversTypes['Provenance']>, ParentType, ContextType>;
  jsonLd?: Resolver<Maybe<ResolversTypes['JSON']>, ParentType, ContextType>;
};

export type ArticleRevisionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ArticleRevision'] = ResolversParentTypes['ArticleRevision'],
> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  byline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  editedBy?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  editedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ArticleImageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ArticleImage'] = ResolversParentTypes['ArticleImage'],
> = {
  featuredUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  signedUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PublicationResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Publication'] = ResolversParentTypes['Publication'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  overrideReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ArticleConnectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ArticleConnection'] = ResolversParentTypes['ArticleConnection'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Article']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ArticleEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ArticleEdgeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ArticleEdge'] = ResolversParentTypes['ArticleEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Article'], ParentType, ContextType>;
};

export type AuditResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Audit'] = ResolversParentTypes['Audit'],
> = {
  changes?: Resolver<
    Maybe<ResolversTypes['AuditComparison']>,
    ParentType,
    ContextType,
    RequireFields<AuditChangesArgs, 'limit'>
  >;
  sitemap?: Resolver<
    Maybe<ResolversTypes['AuditSitemapFile']>,
    ParentType,
    ContextType,
    Partial<AuditSitemapArgs>
  >;
  robots?: Resolver<
    Maybe<ResolversTypes['AuditRobotsTest']>,
    ParentType,
    ContextType,
    RequireFields<AuditRobotsArgs, 'urls'>
  >;
  url?: Resolver<
    Maybe<ResolversTypes['AuditUrl']>,
    ParentType,
    ContextType,
    RequireFields<AuditUrlArgs, 'address'>
  >;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AuditStatus'], ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['AuditStage']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  pageCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  analysedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['AuditError']>, ParentType, ContextType>;
  crawl?: Resolver<ResolversTypes['AuditCrawl'], ParentType, ContextType>;
  reportPage?: Resolver<Maybe<ResolversTypes['HTML']>, ParentType, ContextType>;
  overview?: Resolver<Maybe<ResolversTypes['AuditOverview']>, ParentType, ContextType>;
  issues?: Resolver<
    Maybe<ResolversTypes['AuditIssues']>,
    ParentType,
    ContextType,
    RequireFields<AuditIssuesArgs, 'sort' | 'limit'>
  >;
  filters?: Resolver<
    Maybe<ResolversTypes['AuditFilters']>,
    ParentType,
    ContextType,
    RequireFields<AuditFiltersArgs, 'match' | 'order' | 'limit'>
  >;
  structure?: Resolver<
    Maybe<ResolversTypes['AuditStructure']>,
    ParentType,
    ContextType,
    RequireFields<AuditStructureArgs, 'by' | 'levels' | 'maxChildren' | 'sort'>
  >;
  ngrams?: Resolver<
    Maybe<ResolversTypes['AuditNgrams']>,
    ParentType,
    ContextType,
    RequireFields<
      AuditNgramsArgs,
      'area' | 'limit' | 'sort' | 'minCount' | 'minPages' | 'stopWords' | 'nested'
    >
  >;
  graph?: Resolver<
    Maybe<ResolversTypes['AuditGraph']>,
    ParentType,
    ContextType,
    RequireFields<AuditGraphArgs, 'limitNodes' | 'limitEdges' | 'hops' | 'minInlinks' | 'layout'>
  >;
};

export type AuditComparisonResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditComparison'] = ResolversParentTypes['AuditComparison'],
> = {
  since?: Resolver<Maybe<ResolversTypes['Audit']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  counts?: Resolver<ReadonlyArray<ResolversTypes['AuditUrlChangeCount']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['AuditUrlChange']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType>;
};

export type AuditUrlChangeCountResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditUrlChangeCount'] =
    ResolversParentTypes['AuditUrlChangeCount'],
> = {
  kind?: Resolver<ResolversTypes['AuditUrlChangeKind'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditUrlChangeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditUrlChange'] = ResolversParentTypes['AuditUrlChange'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuditUrlChangeKind'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditSitemapFileResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditSitemapFile'] = ResolversParentTypes['AuditSitemapFile'],
> = {
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  xml?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditRobotsTestResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditRobotsTest'] = ResolversParentTypes['AuditRobotsTest'],
> = {
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  crawlDelaySeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sitemaps?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  faults?: Resolver<ReadonlyArray<ResolversTypes['AuditRobotsFault']>, ParentType, ContextType>;
  results?: Resolver<ReadonlyArray<ResolversTypes['AuditRobotsResult']>, ParentType, ContextType>;
};

export type AuditRobotsFaultResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditRobotsFault'] = ResolversParentTypes['AuditRobotsFault'],
> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditRobotsResultResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditRobotsResult'] = ResolversParentTypes['AuditRobotsResult'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  allowed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['AuditRobotsLine']>, ParentType, ContextType>;
};

export type AuditRobotsLineResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditRobotsLine'] = ResolversParentTypes['AuditRobotsLine'],
> = {
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditUrlResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditUrl'] = ResolversParentTypes['AuditUrl'],
> = {
  row?: Resolver<ResolversTypes['AuditRow'], ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['AuditAnswer']>, ParentType, ContextType>;
  headings?: Resolver<ReadonlyArray<ResolversTypes['AuditHeading']>, ParentType, ContextType>;
  links?: Resolver<
    ResolversTypes['AuditLinkPage'],
    ParentType,
    ContextType,
    RequireFields<AuditUrlLinksArgs, 'limit'>
  >;
  sources?: Resolver<
    ResolversTypes['AuditLinkPage'],
    ParentType,
    ContextType,
    RequireFields<AuditUrlSourcesArgs, 'limit'>
  >;
  images?: Resolver<
    ResolversTypes['AuditImagePage'],
    ParentType,
    ContextType,
    RequireFields<AuditUrlImagesArgs, 'limit'>
  >;
  history?: Resolver<ReadonlyArray<ResolversTypes['AuditUrlState']>, ParentType, ContextType>;
};

export type AuditAnswerResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditAnswer'] = ResolversParentTypes['AuditAnswer'],
> = {
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headers?: Resolver<ReadonlyArray<ResolversTypes['AuditHeader']>, ParentType, ContextType>;
};

export type AuditHeaderResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditHeader'] = ResolversParentTypes['AuditHeader'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditHeadingResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditHeading'] = ResolversParentTypes['AuditHeading'],
> = {
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditLinkPageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditLinkPage'] = ResolversParentTypes['AuditLinkPage'],
> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['AuditLink']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType>;
};

export type AuditLinkResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditLink'] = ResolversParentTypes['AuditLink'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  anchors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  follow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditImagePageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditImagePage'] = ResolversParentTypes['AuditImagePage'],
> = {
  items?: Resolver<ReadonlyArray<ResolversTypes['AuditImage']>, ParentType, ContextType>;
  page?: Resolver<ResolversTypes['AuditPage'], ParentType, ContextType>;
};

export type AuditImageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditImage'] = ResolversParentTypes['AuditImage'],
> = {
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  alt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasSize?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditUrlStateResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditUrlState'] = ResolversParentTypes['AuditUrlState'],
> = {
  audit?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['AuditRow']>, ParentType, ContextType>;
};

export type IgnoreAuditCheckPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['IgnoreAuditCheckPayload'] =
    ResolversParentTypes['IgnoreAuditCheckPayload'],
> = {
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
};

export type RestoreAuditCheckPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['RestoreAuditCheckPayload'] =
    ResolversParentTypes['RestoreAuditCheckPayload'],
> = {
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
};

export type IgnoredCheckResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['IgnoredCheck'] = ResolversParentTypes['IgnoredCheck'],
> = {
  check?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type UpdateRegressionRulesPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['UpdateRegressionRulesPayload'] =
    ResolversParentTypes['UpdateRegressionRulesPayload'],
> = {
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
};

export type RegressionRulesResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['RegressionRules'] = ResolversParentTypes['RegressionRules'],
> = {
  severity?: Resolver<ResolversTypes['AuditSeverity'], ParentType, ContextType>;
  checks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  scorePoints?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pagesShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  indexableShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  startPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sitemap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ttfbShare?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  newHits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moreHits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  moreShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  baseline?: Resolver<Maybe<ResolversTypes['Audit']>, ParentType, ContextType>;
};

export type CancelAuditPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['CancelAuditPayload'] = ResolversParentTypes['CancelAuditPayload'],
> = {
  audit?: Resolver<ResolversTypes['Audit'], ParentType, ContextType>;
};

export type StartAuditPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['StartAuditPayload'] = ResolversParentTypes['StartAuditPayload'],
> = {
  audit?: Resolver<ResolversTypes['Audit'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['AuditStartWarning']>, ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['Usage']>, ParentType, ContextType>;
};

export type AuditStartWarningResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditStartWarning'] = ResolversParentTypes['AuditStartWarning'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription'],
> = {
  auditProgress?: SubscriptionResolver<
    ResolversTypes['Audit'],
    'auditProgress',
    ParentType,
    ContextType,
    RequireFields<SubscriptionAuditProgressArgs, 'id'>
  >;
  events?: SubscriptionResolver<
    ResolversTypes['Event'],
    'events',
    ParentType,
    ContextType,
    Partial<SubscriptionEventsArgs>
  >;
  jobProgress?: SubscriptionResolver<
    ResolversTypes['ArticleJob'],
    'jobProgress',
    ParentType,
    ContextType,
    RequireFields<SubscriptionJobProgressArgs, 'id'>
  >;
  jobs?: SubscriptionResolver<
    ResolversTypes['JobsUpdate'],
    'jobs',
    ParentType,
    ContextType,
    Partial<SubscriptionJobsArgs>
  >;
  researchProgress?: SubscriptionResolver<
    ResolversTypes['ResearchReport'],
    'researchProgress',
    ParentType,
    ContextType,
    RequireFields<SubscriptionResearchProgressArgs, 'id'>
  >;
  work?: SubscriptionResolver<
    ResolversTypes['WorkUpdate'],
    'work',
    ParentType,
    ContextType,
    Partial<SubscriptionWorkArgs>
  >;
};

export type AuditErrorResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditError'] = ResolversParentTypes['AuditError'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditCrawlResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditCrawl'] = ResolversParentTypes['AuditCrawl'],
> = {
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startUrl?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['AuditStatus'], ParentType, ContextType>;
  stopReason?: Resolver<Maybe<ResolversTypes['AuditStopReason']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  elapsedMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pagesPerSecond?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  effectiveDelayMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  crawlDelaySeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  secondsLeft?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  coverage?: Resolver<ResolversTypes['AuditCoverage'], ParentType, ContextType>;
  config?: Resolver<ResolversTypes['AuditConfig'], ParentType, ContextType>;
  schemaVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditCoverageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditCoverage'] = ResolversParentTypes['AuditCoverage'],
> = {
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fetched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blockedByRobots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditConfigResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditConfig'] = ResolversParentTypes['AuditConfig'],
> = {
  maxPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxDepth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  respectRobots?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  include?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  exclude?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  searches?: Resolver<ReadonlyArray<ResolversTypes['AuditSearch']>, ParentType, ContextType>;
  segments?: Resolver<ReadonlyArray<ResolversTypes['AuditSegment']>, ParentType, ContextType>;
  renderPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditSearchResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditSearch'] = ResolversParentTypes['AuditSearch'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pattern?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  attribute?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  in?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditSegmentResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditSegment'] = ResolversParentTypes['AuditSegment'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  include?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditCheckResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditCheck'] = ResolversParentTypes['AuditCheck'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['AuditCategory'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AuditSeverity'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['AuditScope'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threshold?: Resolver<Maybe<ResolversTypes['AuditThreshold']>, ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['AuditCheckSource'], ParentType, ContextType>;
  effort?: Resolver<ResolversTypes['AuditEffort'], ParentType, ContextType>;
};

export type AuditCheckSourceResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditCheckSource'] = ResolversParentTypes['AuditCheckSource'],
> = {
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditThresholdResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditThreshold'] = ResolversParentTypes['AuditThreshold'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditPageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditPage'] = ResolversParentTypes['AuditPage'],
> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditOverviewResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditOverview'] = ResolversParentTypes['AuditOverview'],
> = {
  score?: Resolver<ResolversTypes['AuditScore'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['AuditTotals'], ParentType, ContextType>;
  statusClasses?: Resolver<ResolversTypes['AuditStatusClasses'], ParentType, ContextType>;
  statusCodes?: Resolver<ReadonlyArray<ResolversTypes['AuditStatusCode']>, ParentType, ContextType>;
  contentTypes?: Resolver<ReadonlyArray<ResolversTypes['AuditContentType']>, ParentType, ContextType>;
  nonIndexableReasons?: Resolver<ReadonlyArray<ResolversTypes['AuditReasonCount']>, ParentType, ContextType>;
  depth?: Resolver<ReadonlyArray<ResolversTypes['AuditDepth']>, ParentType, ContextType>;
  timing?: Resolver<ResolversTypes['AuditTiming'], ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['AuditLanguage']>, ParentType, ContextType>;
  issues?: Resolver<ResolversTypes['AuditSeverities'], ParentType, ContextType>;
  topFixes?: Resolver<ReadonlyArray<ResolversTypes['AuditFix']>, ParentType, ContextType>;
  robotsTxt?: Resolver<ResolversTypes['AuditRobotsTxt'], ParentType, ContextType>;
  sitemaps?: Resolver<ReadonlyArray<ResolversTypes['AuditSitemap']>, ParentType, ContextType>;
  searches?: Resolver<ReadonlyArray<ResolversTypes['AuditSearchCount']>, ParentType, ContextType>;
  segments?: Resolver<ReadonlyArray<ResolversTypes['AuditSegmentCount']>, ParentType, ContextType>;
  duplicates?: Resolver<ResolversTypes['AuditDuplicates'], ParentType, ContextType>;
  changes?: Resolver<ResolversTypes['AuditChanges'], ParentType, ContextType>;
};

export type AuditSearchCountResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditSearchCount'] = ResolversParentTypes['AuditSearchCount'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  matches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['AuditFoundValue']>, ParentType, ContextType>;
};

export type AuditFoundValueResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditFoundValue'] = ResolversParentTypes['AuditFoundValue'],
> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditSegmentCountResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditSegmentCount'] = ResolversParentTypes['AuditSegmentCount'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  indexable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['AuditSegmentIssue']>, ParentType, ContextType>;
};

export type AuditSegmentIssueResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditSegmentIssue'] = ResolversParentTypes['AuditSegmentIssue'],
> = {
  check?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AuditSeverity'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AuditScoreResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditScore'] = ResolversParentTypes['AuditScore'],
> = {
  value?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  grade?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  delta?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  caps?: Resolver<ReadonlyArray<ResolversTypes['AuditScoreCap']>, ParentType, ContextType>;
  lost?: Resolver<ReadonlyArray<ResolversTypes['AuditLostPoints']>, ParentType, ContextType>;
};

export type AuditScoreCapResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditScoreCap'] = ResolversParentTypes['AuditScoreCap'],
> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditLostPointsResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditLostPoints'] = ResolversParentTypes['AuditLostPoints'],
> = {
  check?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AuditSeverity'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  affected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  population?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AuditTotalsResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditTotals'] = ResolversParentTypes['AuditTotals'],
> = {
  urls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  htmlPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  indexable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nonIndexable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resources?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  externalUrls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  internalLinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  externalLinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AuditStatusClassesResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditStatusClasses'] = ResolversParentTypes['AuditStatusClasses'],
> = {
  success?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  redirection?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clientError?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  serverError?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noResponse?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blockedByRobots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditStatusCodeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditStatusCode'] = ResolversParentTypes['AuditStatusCode'],
> = {
  code?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditContentTypeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditContentType'] = ResolversParentTypes['AuditContentType'],
> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AuditReasonCountResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditReasonCount'] = ResolversParentTypes['AuditReasonCount'],
> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditDepthResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditDepth'] = ResolversParentTypes['AuditDepth'],
> = {
  depth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  byStatus?: Resolver<ResolversTypes['AuditStatusClasses'], ParentType, ContextType>;
};

export type AuditTimingResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditTiming'] = ResolversParentTypes['AuditTiming'],
> = {
  ttfbMs?: Resolver<ResolversTypes['AuditPercentiles'], ParentType, ContextType>;
  totalMs?: Resolver<ResolversTypes['AuditPercentiles'], ParentType, ContextType>;
  histogram?: Resolver<ReadonlyArray<ResolversTypes['AuditTimes']>, ParentType, ContextType>;
};

export type AuditPercentilesResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditPercentiles'] = ResolversParentTypes['AuditPercentiles'],
> = {
  p50?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p90?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  p99?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AuditTimesResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditTimes'] = ResolversParentTypes['AuditTimes'],
> = {
  fromMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  toMs?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditLanguageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditLanguage'] = ResolversParentTypes['AuditLanguage'],
> = {
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  declared?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditSeveritiesResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditSeverities'] = ResolversParentTypes['AuditSeverities'],
> = {
  error?: Resolver<ResolversTypes['AuditSeverityCount'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['AuditSeverityCount'], ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['AuditSeverityCount'], ParentType, ContextType>;
};

export type AuditSeverityCountResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditSeverityCount'] = ResolversParentTypes['AuditSeverityCount'],
> = {
  checks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditFixResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditFix'] = ResolversParentTypes['AuditFix'],
> = {
  check?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  affected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  templateWide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AuditRobotsTxtResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditRobotsTxt'] = ResolversParentTypes['AuditRobotsTxt'],
> = {
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sitemaps?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  crawlDelaySeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  disallowLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditSitemapResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditSitemap'] = ResolversParentTypes['AuditSitemap'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isIndex?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditDuplicatesResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditDuplicates'] = ResolversParentTypes['AuditDuplicates'],
> = {
  exactGroups?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exactPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nearGroups?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nearPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditChangesResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditChanges'] = ResolversParentTypes['AuditChanges'],
> = {
  since?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pagesAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pagesRemoved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusChanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuesNew?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuesFixed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditIssuesResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditIssues'] = ResolversParentTypes['AuditIssues'],
> = {
  summary?: Resolver<ResolversTypes['AuditIssueSummary'], ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['AuditIssue']>, ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['AuditHit']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['AuditPage']>, ParentType, ContextType>;
};

export type AuditIssueSummaryResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditIssueSummary'] = ResolversParentTypes['AuditIssueSummary'],
> = {
  checksRun?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checksFailed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notices?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  suppressed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditIssueResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditIssue'] = ResolversParentTypes['AuditIssue'],
> = {
  check?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['AuditCategory'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['AuditSeverity'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['AuditScope'], ParentType, ContextType>;
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  threshold?: Resolver<Maybe<ResolversTypes['AuditThreshold']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  population?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  templateWide?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  confidence?: Resolver<ResolversTypes['AuditConfidence'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['AuditCheckSource']>, ParentType, ContextType>;
  effort?: Resolver<ResolversTypes['AuditEffort'], ParentType, ContextType>;
  points?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['AuditChangeCounts'], ParentType, ContextType>;
  patterns?: Resolver<ReadonlyArray<ResolversTypes['AuditPattern']>, ParentType, ContextType>;
  samples?: Resolver<ReadonlyArray<ResolversTypes['AuditHit']>, ParentType, ContextType>;
};

export type AuditChangeCountsResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditChangeCounts'] = ResolversParentTypes['AuditChangeCounts'],
> = {
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fixed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditPatternResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditPattern'] = ResolversParentTypes['AuditPattern'],
> = {
  folder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditHitResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditHit'] = ResolversParentTypes['AuditHit'],
> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  depth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inlinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pagerank?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  observed?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  where?: Resolver<ResolversTypes['AuditPlace'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['AuditSource']>, ParentType, ContextType>;
  sourcePages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['AuditChange']>, ParentType, ContextType>;
};

export type AuditPlaceResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditPlace'] = ResolversParentTypes['AuditPlace'],
> = {
  selector?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AuditSourceResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditSource'] = ResolversParentTypes['AuditSource'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  anchor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rel?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditFiltersResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditFilters'] = ResolversParentTypes['AuditFilters'],
> = {
  groups?: Resolver<ReadonlyArray<ResolversTypes['AuditFilterGroup']>, ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['AuditFacet']>, ParentType, ContextType>;
  rows?: Resolver<ReadonlyArray<ResolversTypes['AuditRow']>, ParentType, ContextType>;
  page?: Resolver<Maybe<ResolversTypes['AuditPage']>, ParentType, ContextType>;
  selection?: Resolver<ResolversTypes['AuditSelection'], ParentType, ContextType>;
};

export type AuditSelectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditSelection'] = ResolversParentTypes['AuditSelection'],
> = {
  filters?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  match?: Resolver<ResolversTypes['AuditMatch'], ParentType, ContextType>;
  facets?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  q?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditFilterGroupResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditFilterGroup'] = ResolversParentTypes['AuditFilterGroup'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  appliesTo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filters?: Resolver<ReadonlyArray<ResolversTypes['AuditUrlFilter']>, ParentType, ContextType>;
};

export type AuditUrlFilterResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditUrlFilter'] = ResolversParentTypes['AuditUrlFilter'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  severity?: Resolver<Maybe<ResolversTypes['AuditSeverity']>, ParentType, ContextType>;
  check?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditFacetResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditFacet'] = ResolversParentTypes['AuditFacet'],
> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['AuditFacetValue']>, ParentType, ContextType>;
};

export type AuditFacetValueResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditFacetValue'] = ResolversParentTypes['AuditFacetValue'],
> = {
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditFindResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditFind'] = ResolversParentTypes['AuditFind'],
> = {
  search?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  values?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditRowResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditRow'] = ResolversParentTypes['AuditRow'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  indexable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  indexabilityReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleGraphemes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  titlePx?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  descriptionGraphemes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  descriptionPx?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  h1?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  canonical?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  robots?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  lang?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  depth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inlinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uniqueInlinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outlinks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  externalOutlinks?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  pagerank?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  linkScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  ttfbMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  totalMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  transferBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  hash?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nearDuplicateOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  similarity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  inSitemap?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  redirectTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  foundVia?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issues?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  skipped?: Resolver<Maybe<ResolversTypes['AuditSkip']>, ParentType, ContextType>;
  found?: Resolver<ReadonlyArray<ResolversTypes['AuditFind']>, ParentType, ContextType>;
  rendered?: Resolver<Maybe<ResolversTypes['AuditRendered']>, ParentType, ContextType>;
};

export type AuditRenderedResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditRendered'] = ResolversParentTypes['AuditRendered'],
> = {
  failure?: Resolver<Maybe<ResolversTypes['AuditSkip']>, ParentType, ContextType>;
  changes?: Resolver<ReadonlyArray<ResolversTypes['AuditRenderedChange']>, ParentType, ContextType>;
  noindex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  addedLinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addedSiteLinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addedLinkSample?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  rawWords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rawStructuredData?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  structuredData?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leadsTo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditRenderedChangeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditRenderedChange'] =
    ResolversParentTypes['AuditRenderedChange'],
> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rendered?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditSkipResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditSkip'] = ResolversParentTypes['AuditSkip'],
> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditStructureResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditStructure'] = ResolversParentTypes['AuditStructure'],
> = {
  root?: Resolver<ResolversTypes['AuditFolder'], ParentType, ContextType>;
  depthTable?: Resolver<ReadonlyArray<ResolversTypes['AuditLevel']>, ParentType, ContextType>;
  hosts?: Resolver<ReadonlyArray<ResolversTypes['AuditHost']>, ParentType, ContextType>;
};

export type AuditFolderResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditFolder'] = ResolversParentTypes['AuditFolder'],
> = {
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  segment?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hasPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  htmlPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  indexable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nonIndexable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownUrls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusClasses?: Resolver<ResolversTypes['AuditStatusClasses'], ParentType, ContextType>;
  depthMin?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  depthMax?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  depthAvg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  wordsAvg?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pagerankSum?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  issues?: Resolver<ResolversTypes['AuditFolderIssues'], ParentType, ContextType>;
  langs?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  childrenTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  childrenTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  children?: Resolver<ReadonlyArray<ResolversTypes['AuditFolder']>, ParentType, ContextType>;
};

export type AuditFolderIssuesResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditFolderIssues'] = ResolversParentTypes['AuditFolderIssues'],
> = {
  error?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notice?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditLevelResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditLevel'] = ResolversParentTypes['AuditLevel'],
> = {
  depth?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  indexable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditHostResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditHost'] = ResolversParentTypes['AuditHost'],
> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditNgramsResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditNgrams'] = ResolversParentTypes['AuditNgrams'],
> = {
  settings?: Resolver<ResolversTypes['AuditNgramSettings'], ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['AuditNgramTotals'], ParentType, ContextType>;
  languages?: Resolver<ReadonlyArray<ResolversTypes['AuditNgramLanguage']>, ParentType, ContextType>;
  ngrams?: Resolver<ReadonlyArray<ResolversTypes['AuditNgramList']>, ParentType, ContextType>;
  approximate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  errorBound?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditNgramSettingsResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditNgramSettings'] = ResolversParentTypes['AuditNgramSettings'],
> = {
  n?: Resolver<ReadonlyArray<ResolversTypes['Int']>, ParentType, ContextType>;
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  area?: Resolver<ResolversTypes['AuditNgramArea'], ParentType, ContextType>;
  stopWords?: Resolver<ResolversTypes['AuditStopWords'], ParentType, ContextType>;
  minCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  minPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  case?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  indexableOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditNgramTotalsResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditNgramTotals'] = ResolversParentTypes['AuditNgramTotals'],
> = {
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  distinct?: Resolver<ReadonlyArray<ResolversTypes['AuditNgramDistinct']>, ParentType, ContextType>;
};

export type AuditNgramDistinctResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditNgramDistinct'] = ResolversParentTypes['AuditNgramDistinct'],
> = {
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditNgramLanguageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditNgramLanguage'] = ResolversParentTypes['AuditNgramLanguage'],
> = {
  lang?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stopWordList?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stopWords?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditNgramListResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditNgramList'] = ResolversParentTypes['AuditNgramList'],
> = {
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phrases?: Resolver<ReadonlyArray<ResolversTypes['AuditNgram']>, ParentType, ContextType>;
};

export type AuditNgramResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditNgram'] = ResolversParentTypes['AuditNgram'],
> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  per1000Words?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tfidf?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  boilerplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  in?: Resolver<ResolversTypes['AuditNgramPlaces'], ParentType, ContextType>;
  maxOnPage?: Resolver<Maybe<ResolversTypes['AuditNgramPage']>, ParentType, ContextType>;
  linkedTo?: Resolver<ReadonlyArray<ResolversTypes['AuditNgramTarget']>, ParentType, ContextType>;
  unlinkedPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  samplePages?: Resolver<ReadonlyArray<ResolversTypes['AuditNgramSample']>, ParentType, ContextType>;
};

export type AuditNgramPlacesResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditNgramPlaces'] = ResolversParentTypes['AuditNgramPlaces'],
> = {
  title?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  h1?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  anchor?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditNgramPageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditNgramPage'] = ResolversParentTypes['AuditNgramPage'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  density?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AuditNgramTargetResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditNgramTarget'] = ResolversParentTypes['AuditNgramTarget'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditNgramSampleResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditNgramSample'] = ResolversParentTypes['AuditNgramSample'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  context?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditGraphResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditGraph'] = ResolversParentTypes['AuditGraph'],
> = {
  stats?: Resolver<ResolversTypes['AuditGraphStats'], ParentType, ContextType>;
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AuditGraphNode']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditGraphEdge']>, ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['AuditGraphCut'], ParentType, ContextType>;
};

export type AuditGraphStatsResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditGraphStats'] = ResolversParentTypes['AuditGraphStats'],
> = {
  nodesTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edgesTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  linksTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  components?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  largestComponent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  orphans?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deadEnds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxDepth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  avgDepth?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  reciprocalShare?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pagerank?: Resolver<ResolversTypes['AuditPagerank'], ParentType, ContextType>;
};

export type AuditPagerankResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditPagerank'] = ResolversParentTypes['AuditPagerank'],
> = {
  damping?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  iterations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  residual?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AuditGraphNodeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditGraphNode'] = ResolversParentTypes['AuditGraphNode'],
> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['AuditNodeType'], ParentType, ContextType>;
  indexable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  depth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  inlinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uniqueInlinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outlinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uniqueOutlinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  externalOutlinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pagerank?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  linkScore?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hub?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  authority?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  folder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cluster?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  issues?: Resolver<ResolversTypes['AuditNodeIssues'], ParentType, ContextType>;
  collapsedUrls?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  x?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  y?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type AuditNodeIssuesResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditNodeIssues'] = ResolversParentTypes['AuditNodeIssues'],
> = {
  error?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warning?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditGraphEdgeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditGraphEdge'] = ResolversParentTypes['AuditGraphEdge'],
> = {
  source?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  follow?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tree?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  anchors?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditGraphCutResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditGraphCut'] = ResolversParentTypes['AuditGraphCut'],
> = {
  nodesShown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  edgesShown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  limitNodes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limitEdges?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditConnectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditConnection'] = ResolversParentTypes['AuditConnection'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Audit']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['AuditEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AuditEdgeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AuditEdge'] = ResolversParentTypes['AuditEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Audit'], ParentType, ContextType>;
};

export type VerifyEditionPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['VerifyEditionPayload'] =
    ResolversParentTypes['VerifyEditionPayload'],
> = {
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
};

export type EditionVerificationResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['EditionVerification'] =
    ResolversParentTypes['EditionVerification'],
> = {
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['VerificationMethod']>, ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  checkedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['OwnershipFailure']>, ParentType, ContextType>;
  nextCheckAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  instructions?: Resolver<Maybe<ResolversTypes['OwnershipInstructions']>, ParentType, ContextType>;
};

export type OwnershipFailureResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['OwnershipFailure'] = ResolversParentTypes['OwnershipFailure'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OwnershipInstructionsResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['OwnershipInstructions'] =
    ResolversParentTypes['OwnershipInstructions'],
> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  methods?: Resolver<ReadonlyArray<ResolversTypes['OwnershipInstruction']>, ParentType, ContextType>;
};

export type OwnershipInstructionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['OwnershipInstruction'] =
    ResolversParentTypes['OwnershipInstruction'],
> = {
  method?: Resolver<ResolversTypes['OwnershipMethod'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type HouseStyleResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['HouseStyle'] = ResolversParentTypes['HouseStyle'],
> = {
  instructions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  forbidden?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  preferred?: Resolver<ReadonlyArray<ResolversTypes['PreferredWord']>, ParentType, ContextType>;
  headingCase?: Resolver<Maybe<ResolversTypes['HeadingCase']>, ParentType, ContextType>;
  readingLevel?: Resolver<Maybe<ResolversTypes['ReadingLevel']>, ParentType, ContextType>;
};

export type PreferredWordResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['PreferredWord'] = ResolversParentTypes['PreferredWord'],
> = {
  use?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  insteadOf?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EditionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Edition'] = ResolversParentTypes['Edition'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webAddress?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  languageCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editorOfRecord?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  houseStyle?: Resolver<Maybe<ResolversTypes['HouseStyle']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  verification?: Resolver<ResolversTypes['EditionVerification'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  articles?: Resolver<
    ResolversTypes['ArticleConnection'],
    ParentType,
    ContextType,
    Partial<EditionArticlesArgs>
  >;
  jobs?: Resolver<ResolversTypes['JobConnection'], ParentType, ContextType, Partial<EditionJobsArgs>>;
  audits?: Resolver<ResolversTypes['AuditConnection'], ParentType, ContextType, Partial<EditionAuditsArgs>>;
  reports?: Resolver<
    ResolversTypes['ReportConnection'],
    ParentType,
    ContextType,
    Partial<EditionReportsArgs>
  >;
  latestAudit?: Resolver<Maybe<ResolversTypes['Audit']>, ParentType, ContextType>;
  latestReport?: Resolver<Maybe<ResolversTypes['ResearchReport']>, ParentType, ContextType>;
  ignoredChecks?: Resolver<ReadonlyArray<ResolversTypes['IgnoredCheck']>, ParentType, ContextType>;
  regressionRules?: Resolver<ResolversTypes['RegressionRules'], ParentType, ContextType>;
  feedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  people?: Resolver<ReadonlyArray<ResolversTypes['Person']>, ParentType, ContextType>;
  schedules?: Resolver<ReadonlyArray<ResolversTypes['Schedule']>, ParentType, ContextType>;
};

export type EditionConnectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['EditionConnection'] = ResolversParentTypes['EditionConnection'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Edition']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['EditionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EditionEdgeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['EditionEdge'] = ResolversParentTypes['EditionEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
};

export type EventResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Event'] = ResolversParentTypes['Event'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sequence?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  objectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  editionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type EventTypeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['EventType'] = ResolversParentTypes['EventType'],
> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  schema?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  example?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type EventConnectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['EventConnection'] = ResolversParentTypes['EventConnection'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Event']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['EventEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EventEdgeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['EventEdge'] = ResolversParentTypes['EventEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Event'], ParentType, ContextType>;
};

export type RotateFeedPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['RotateFeedPayload'] = ResolversParentTypes['RotateFeedPayload'],
> = {
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DisableFeedPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['DisableFeedPayload'] = ResolversParentTypes['DisableFeedPayload'],
> = {
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
};

export type JobsUpdateResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['JobsUpdate'] = ResolversParentTypes['JobsUpdate'],
> = {
  kind?: Resolver<ResolversTypes['JobsUpdateKind'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ArticleJob']>, ParentType, ContextType>;
};

export type RetryJobPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['RetryJobPayload'] = ResolversParentTypes['RetryJobPayload'],
> = {
  job?: Resolver<ResolversTypes['ArticleJob'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['Usage']>, ParentType, ContextType>;
};

export type CancelJobPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['CancelJobPayload'] = ResolversParentTypes['CancelJobPayload'],
> = {
  job?: Resolver<ResolversTypes['ArticleJob'], ParentType, ContextType>;
};

export type ArticleJobResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ArticleJob'] = ResolversParentTypes['ArticleJob'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JobStatus'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
  brief?: Resolver<Maybe<ResolversTypes['Brief']>, ParentType, ContextType>;
  startedBy?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  retryOf?: Resolver<Maybe<ResolversTypes['ArticleJob']>, ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['StageName']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['JobStage']>, ParentType, ContextType>;
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxAttempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  attempts?: Resolver<ReadonlyArray<ResolversTypes['JobAttempt']>, ParentType, ContextType>;
  artifacts?: Resolver<ReadonlyArray<ResolversTypes['JobArtifact']>, ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['Engine'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['JobWarning']>, ParentType, ContextType>;
  articleId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['JobError']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobStageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['JobStage'] = ResolversParentTypes['JobStage'],
> = {
  name?: Resolver<ResolversTypes['StageName'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StageStatus'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type JobAttemptResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['JobAttempt'] = ResolversParentTypes['JobAttempt'],
> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['JobError']>, ParentType, ContextType>;
};

export type JobArtifactResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['JobArtifact'] = ResolversParentTypes['JobArtifact'],
> = {
  stage?: Resolver<ResolversTypes['StageName'], ParentType, ContextType>;
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type EngineResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Engine'] = ResolversParentTypes['Engine'],
> = {
  mode?: Resolver<ResolversTypes['EngineMode'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobWarningResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['JobWarning'] = ResolversParentTypes['JobWarning'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobErrorResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['JobError'] = ResolversParentTypes['JobError'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['StageName']>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BriefResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Brief'] = ResolversParentTypes['Brief'],
> = {
  input?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type JobConnectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['JobConnection'] = ResolversParentTypes['JobConnection'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ArticleJob']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['JobEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type JobEdgeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['JobEdge'] = ResolversParentTypes['JobEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ArticleJob'], ParentType, ContextType>;
};

export type PageInfoResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo'],
> = {
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OperatorResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Operator'] = ResolversParentTypes['Operator'],
> = {
  auditLog?: Resolver<
    ResolversTypes['LogConnection'],
    ParentType,
    ContextType,
    Partial<OperatorAuditLogArgs>
  >;
  key?: Resolver<ResolversTypes['KeyName'], ParentType, ContextType>;
  sessions?: Resolver<ReadonlyArray<ResolversTypes['OperatorSession']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['OperatorStatus'], ParentType, ContextType>;
  workers?: Resolver<ReadonlyArray<ResolversTypes['Worker']>, ParentType, ContextType>;
  stores?: Resolver<ReadonlyArray<ResolversTypes['StoreState']>, ParentType, ContextType>;
  work?: Resolver<
    ResolversTypes['OperatorWorkConnection'],
    ParentType,
    ContextType,
    Partial<OperatorWorkArgs>
  >;
  accounts?: Resolver<
    ResolversTypes['AccountLoadConnection'],
    ParentType,
    ContextType,
    Partial<OperatorAccountsArgs>
  >;
};

export type LogActorResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['LogActor'] = ResolversParentTypes['LogActor'],
> = {
  kind?: Resolver<ResolversTypes['LogActorKind'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['Person']>, ParentType, ContextType>;
  keyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keyPrefix?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type LogObjectResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['LogObject'] = ResolversParentTypes['LogObject'],
> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogEntryResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['LogEntry'] = ResolversParentTypes['LogEntry'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  action?: Resolver<ResolversTypes['LogAction'], ParentType, ContextType>;
  account?: Resolver<Maybe<ResolversTypes['Named']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['LogActor'], ParentType, ContextType>;
  object?: Resolver<ResolversTypes['LogObject'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  requestId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LogConnectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['LogConnection'] = ResolversParentTypes['LogConnection'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['LogEntry']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['LogEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LogEdgeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['LogEdge'] = ResolversParentTypes['LogEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LogEntry'], ParentType, ContextType>;
};

export type OperatorSessionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['OperatorSession'] = ResolversParentTypes['OperatorSession'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OperatorStatusResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['OperatorStatus'] = ResolversParentTypes['OperatorStatus'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  migration?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  databaseVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  databaseBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  queues?: Resolver<ReadonlyArray<ResolversTypes['WorkQueue']>, ParentType, ContextType>;
  unsent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leasesHeld?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  leasesLapsed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ReadonlyArray<ResolversTypes['WorkCount']>, ParentType, ContextType>;
  failures?: Resolver<ReadonlyArray<ResolversTypes['WorkFailure']>, ParentType, ContextType>;
};

export type WorkQueueResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['WorkQueue'] = ResolversParentTypes['WorkQueue'],
> = {
  kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WorkCountResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['WorkCount'] = ResolversParentTypes['WorkCount'],
> = {
  kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkStatus'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkerResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Worker'] = ResolversParentTypes['Worker'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slots?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  busy?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  beatAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isLost?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StoreStateResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['StoreState'] = ResolversParentTypes['StoreState'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latencyMs?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type NamedResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Named'] = ResolversParentTypes['Named'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OperatorWorkResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['OperatorWork'] = ResolversParentTypes['OperatorWork'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkStatus'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['Named'], ParentType, ContextType>;
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leaseUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type OperatorWorkConnectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['OperatorWorkConnection'] =
    ResolversParentTypes['OperatorWorkConnection'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['OperatorWork']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['OperatorWorkEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OperatorWorkEdgeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['OperatorWorkEdge'] = ResolversParentTypes['OperatorWorkEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['OperatorWork'], ParentType, ContextType>;
};

export type AccountLoadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AccountLoad'] = ResolversParentTypes['AccountLoad'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  articles?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  articlesAllowed?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastHour?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  hourlyCeiling?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  queued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AccountLoadConnectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AccountLoadConnection'] =
    ResolversParentTypes['AccountLoadConnection'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['AccountLoad']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['AccountLoadEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type AccountLoadEdgeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['AccountLoadEdge'] = ResolversParentTypes['AccountLoadEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AccountLoad'], ParentType, ContextType>;
};

export type OperatorCancelPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['OperatorCancelPayload'] =
    ResolversParentTypes['OperatorCancelPayload'],
> = {
  work?: Resolver<ResolversTypes['OperatorWork'], ParentType, ContextType>;
};

export type OperatorRetryPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['OperatorRetryPayload'] =
    ResolversParentTypes['OperatorRetryPayload'],
> = {
  work?: Resolver<ResolversTypes['OperatorWork'], ParentType, ContextType>;
};

export type OperatorEndSessionPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['OperatorEndSessionPayload'] =
    ResolversParentTypes['OperatorEndSessionPayload'],
> = {
  endedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ProvenanceResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Provenance'] = ResolversParentTypes['Provenance'],
> = {
  schemaVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  articleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  briefSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['ArticleType'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['Subject']>, ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['ProvenanceEngine'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byline?: Resolver<ResolversTypes['ProvenanceByline'], ParentType, ContextType>;
  editorOfRecord?: Resolver<ResolversTypes['EditorOfRecord'], ParentType, ContextType>;
  digitalSourceType?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  textSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ProvenanceImage']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['DeskVerdict'], ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['ProvenanceSource']>, ParentType, ContextType>;
  droppedSources?: Resolver<ReadonlyArray<ResolversTypes['DroppedSource']>, ParentType, ContextType>;
  queries?: Resolver<ReadonlyArray<ResolversTypes['ProvenanceQuery']>, ParentType, ContextType>;
  internalLinks?: Resolver<Maybe<ReadonlyArray<ResolversTypes['InternalLink']>>, ParentType, ContextType>;
  blocks?: Resolver<ReadonlyArray<ResolversTypes['ProvenanceBlock']>, ParentType, ContextType>;
  claims?: Resolver<ReadonlyArray<ResolversTypes['Claim']>, ParentType, ContextType>;
  refusedSentences?: Resolver<ReadonlyArray<ResolversTypes['RefusedSentence']>, ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['DeskCheck']>, ParentType, ContextType>;
  edits?: Resolver<ReadonlyArray<ResolversTypes['ProvenanceEdit']>, ParentType, ContextType>;
};

export type SubjectResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Subject'] = ResolversParentTypes['Subject'],
> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  terms?: Resolver<ReadonlyArray<ResolversTypes['SubjectTerm']>, ParentType, ContextType>;
};

export type SubjectTermResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['SubjectTerm'] = ResolversParentTypes['SubjectTerm'],
> = {
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  also?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProvenanceEditResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ProvenanceEdit'] = ResolversParentTypes['ProvenanceEdit'],
> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  editorId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  removedClaims?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProvenanceEngineResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ProvenanceEngine'] = ResolversParentTypes['ProvenanceEngine'],
> = {
  mode?: Resolver<ResolversTypes['EngineMode'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  promptsVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  packageVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProvenanceBylineResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ProvenanceByline'] = ResolversParentTypes['ProvenanceByline'],
> = {
  authorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPerson?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type EditorOfRecordResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['EditorOfRecord'] = ResolversParentTypes['EditorOfRecord'],
> = {
  editorId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decision?: Resolver<ResolversTypes['EditorDecision'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['DecidingEditor']>, ParentType, ContextType>;
};

export type DecidingEditorResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['DecidingEditor'] = ResolversParentTypes['DecidingEditor'],
> = {
  editorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProvenanceImageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ProvenanceImage'] = ResolversParentTypes['ProvenanceImage'],
> = {
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProvenanceSourceResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ProvenanceSource'] = ResolversParentTypes['ProvenanceSource'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SourceKind'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  finalUrl?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fetchedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  httpStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  textSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shortened?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  storedTextRef?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  robotsAllowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  via?: Resolver<Maybe<ResolversTypes['SourceVia']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rights?: Resolver<ResolversTypes['SourceRights'], ParentType, ContextType>;
  licence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  citedCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicateOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  droppedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DroppedSourceResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['DroppedSource'] = ResolversParentTypes['DroppedSource'],
> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  duplicateOf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProvenanceQueryResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ProvenanceQuery'] = ResolversParentTypes['ProvenanceQuery'],
> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  results?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InternalLinkResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['InternalLink'] = ResolversParentTypes['InternalLink'],
> = {
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProvenanceBlockResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ProvenanceBlock'] = ResolversParentTypes['ProvenanceBlock'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BlockKind'], ParentType, ContextType>;
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Claim'] = ResolversParentTypes['Claim'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  blockId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClaimKind'], ParentType, ContextType>;
  evidence?: Resolver<ReadonlyArray<ResolversTypes['Evidence']>, ParentType, ContextType>;
  numbers?: Resolver<ReadonlyArray<ResolversTypes['ClaimNumber']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['ClaimVerdict'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkerVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RefusedSentenceResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['RefusedSentence'] = ResolversParentTypes['RefusedSentence'],
> = {
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasons?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EvidenceResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Evidence'] = ResolversParentTypes['Evidence'],
> = {
  sourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  match?: Resolver<Maybe<ResolversTypes['EvidenceMatch']>, ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ClaimNumberResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ClaimNumber'] = ResolversParentTypes['ClaimNumber'],
> = {
  raw?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  foundIn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeskCheckResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['DeskCheck'] = ResolversParentTypes['DeskCheck'],
> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['CheckVerdict'], ParentType, ContextType>;
  blocking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  threshold?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  items?: Resolver<ReadonlyArray<ResolversTypes['DeskItem']>, ParentType, ContextType>;
  tookMs?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['CheckedBy'], ParentType, ContextType>;
  override?: Resolver<Maybe<ResolversTypes['CheckOverride']>, ParentType, ContextType>;
};

export type DeskItemResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['DeskItem'] = ResolversParentTypes['DeskItem'],
> = {
  blockId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckOverrideResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['CheckOverride'] = ResolversParentTypes['CheckOverride'],
> = {
  editorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CancelResearchPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['CancelResearchPayload'] =
    ResolversParentTypes['CancelResearchPayload'],
> = {
  report?: Resolver<ResolversTypes['ResearchReport'], ParentType, ContextType>;
};

export type StartResearchPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['StartResearchPayload'] =
    ResolversParentTypes['StartResearchPayload'],
> = {
  report?: Resolver<ResolversTypes['ResearchReport'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  usage?: Resolver<Maybe<ResolversTypes['Usage']>, ParentType, ContextType>;
};

export type ResearchReportResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchReport'] = ResolversParentTypes['ResearchReport'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ResearchStatus'], ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['ResearchStageName']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['ResearchStage']>, ParentType, ContextType>;
  attempt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maxAttempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['Engine'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['JobWarning']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['ResearchError']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['ResearchRecord']>, ParentType, ContextType>;
};

export type ResearchStageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchStage'] = ResolversParentTypes['ResearchStage'],
> = {
  name?: Resolver<ResolversTypes['ResearchStageName'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['StageStatus'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ResearchErrorResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchError'] = ResolversParentTypes['ResearchError'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['ResearchStageName']>, ParentType, ContextType>;
  retryable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ResearchRecordResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchRecord'] = ResolversParentTypes['ResearchRecord'],
> = {
  schemaVersion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  edition?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['ResearchDomain'], ParentType, ContextType>;
  input?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  summary?: Resolver<ReadonlyArray<ResolversTypes['ResearchStatement']>, ParentType, ContextType>;
  sections?: Resolver<ReadonlyArray<ResolversTypes['ResearchSection']>, ParentType, ContextType>;
  questions?: Resolver<ReadonlyArray<ResolversTypes['ResearchQuestion']>, ParentType, ContextType>;
  site?: Resolver<ResolversTypes['ResearchSite'], ParentType, ContextType>;
  briefs?: Resolver<ReadonlyArray<ResolversTypes['ResearchBrief']>, ParentType, ContextType>;
  competitors?: Resolver<ReadonlyArray<ResolversTypes['ResearchCompetitor']>, ParentType, ContextType>;
  findings?: Resolver<ReadonlyArray<ResolversTypes['ResearchFinding']>, ParentType, ContextType>;
  contradictions?: Resolver<ReadonlyArray<ResolversTypes['ResearchContradiction']>, ParentType, ContextType>;
  sources?: Resolver<ReadonlyArray<ResolversTypes['ProvenanceSource']>, ParentType, ContextType>;
  claims?: Resolver<ReadonlyArray<ResolversTypes['Claim']>, ParentType, ContextType>;
  checks?: Resolver<ReadonlyArray<ResolversTypes['DeskCheck']>, ParentType, ContextType>;
  queries?: Resolver<ReadonlyArray<ResolversTypes['ProvenanceQuery']>, ParentType, ContextType>;
  limits?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['ResearchMethod'], ParentType, ContextType>;
  html?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  wordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dataAsOf?: Resolver<ResolversTypes['ResearchDataAsOf'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['DeskVerdict'], ParentType, ContextType>;
};

export type ResearchDomainResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchDomain'] = ResolversParentTypes['ResearchDomain'],
> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['VerificationMethod']>, ParentType, ContextType>;
};

export type ResearchStatementResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchStatement'] = ResolversParentTypes['ResearchStatement'],
> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claimIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ResearchSectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchSection'] = ResolversParentTypes['ResearchSection'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blocks?: Resolver<ReadonlyArray<ResolversTypes['ResearchBlock']>, ParentType, ContextType>;
};

export type ResearchBlockResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchBlock'] = ResolversParentTypes['ResearchBlock'],
> = {
  html?: Resolver<ResolversTypes['HTML'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claimIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ResearchQuestionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchQuestion'] = ResolversParentTypes['ResearchQuestion'],
> = {
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  askedIn?: Resolver<ResolversTypes['ResearchQuestionOrigin'], ParentType, ContextType>;
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['URL']>, ParentType, ContextType>;
  claimIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ResearchSiteResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchSite'] = ResolversParentTypes['ResearchSite'],
> = {
  pagesSeen?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pagesRead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pages?: Resolver<ReadonlyArray<ResolversTypes['ResearchPage']>, ParentType, ContextType>;
  topics?: Resolver<ReadonlyArray<ResolversTypes['ResearchTopic']>, ParentType, ContextType>;
  gaps?: Resolver<ReadonlyArray<ResolversTypes['ResearchGap']>, ParentType, ContextType>;
};

export type ResearchPageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchPage'] = ResolversParentTypes['ResearchPage'],
> = {
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fetchedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ResearchTopicResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchTopic'] = ResolversParentTypes['ResearchTopic'],
> = {
  term?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  phrases?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  depth?: Resolver<ResolversTypes['ResearchTopicDepth'], ParentType, ContextType>;
  devotedPages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  headings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  internalLinks?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newest?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  best?: Resolver<ReadonlyArray<ResolversTypes['ResearchTopicPage']>, ParentType, ContextType>;
};

export type ResearchTopicPageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchTopicPage'] = ResolversParentTypes['ResearchTopicPage'],
> = {
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ResearchTopicPageKind'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResearchGapResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchGap'] = ResolversParentTypes['ResearchGap'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ResearchGapKind'], ParentType, ContextType>;
  topic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  why?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  importance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  evidence?: Resolver<ReadonlyArray<ResolversTypes['ResearchEvidence']>, ParentType, ContextType>;
  evidenceSourceIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type ResearchEvidenceResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchEvidence'] = ResolversParentTypes['ResearchEvidence'],
> = {
  sourceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['URL'], ParentType, ContextType>;
};

export type ResearchBriefResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchBrief'] = ResolversParentTypes['ResearchBrief'],
> = {
  gapId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  brief?: Resolver<ResolversTypes['ResearchBriefBody'], ParentType, ContextType>;
};

export type ResearchBriefBodyResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchBriefBody'] = ResolversParentTypes['ResearchBriefBody'],
> = {
  input?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
};

export type ResearchCompetitorResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchCompetitor'] = ResolversParentTypes['ResearchCompetitor'],
> = {
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overlap?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ResearchFindingResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchFinding'] = ResolversParentTypes['ResearchFinding'],
> = {
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  claimIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ResearchFindingKind'], ParentType, ContextType>;
  importance?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResearchContradictionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchContradiction'] =
    ResolversParentTypes['ResearchContradiction'],
> = {
  claimIds?: Resolver<ReadonlyArray<ResolversTypes['ID']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ResearchMethodResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchMethod'] = ResolversParentTypes['ResearchMethod'],
> = {
  engine?: Resolver<ResolversTypes['EngineMode'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  budgetUsed?: Resolver<ResolversTypes['ResearchBudget'], ParentType, ContextType>;
};

export type ResearchBudgetResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchBudget'] = ResolversParentTypes['ResearchBudget'],
> = {
  fetches?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  modelCalls?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ResearchDataAsOfResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResearchDataAsOf'] = ResolversParentTypes['ResearchDataAsOf'],
> = {
  oldest?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  newest?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ReportConnectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ReportConnection'] = ResolversParentTypes['ReportConnection'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ResearchReport']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ReportEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReportEdgeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ReportEdge'] = ResolversParentTypes['ReportEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ResearchReport'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface UrlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['URL'], any> {
  name: 'URL';
}

export interface HtmlScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['HTML'], any> {
  name: 'HTML';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type CreateSchedulePayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['CreateSchedulePayload'] =
    ResolversParentTypes['CreateSchedulePayload'],
> = {
  schedule?: Resolver<ResolversTypes['Schedule'], ParentType, ContextType>;
};

export type UpdateSchedulePayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['UpdateSchedulePayload'] =
    ResolversParentTypes['UpdateSchedulePayload'],
> = {
  schedule?: Resolver<ResolversTypes['Schedule'], ParentType, ContextType>;
};

export type PauseSchedulePayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['PauseSchedulePayload'] =
    ResolversParentTypes['PauseSchedulePayload'],
> = {
  schedule?: Resolver<ResolversTypes['Schedule'], ParentType, ContextType>;
};

export type ResumeSchedulePayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResumeSchedulePayload'] =
    ResolversParentTypes['ResumeSchedulePayload'],
> = {
  schedule?: Resolver<ResolversTypes['Schedule'], ParentType, ContextType>;
};

export type DeleteSchedulePayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['DeleteSchedulePayload'] =
    ResolversParentTypes['DeleteSchedulePayload'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RunSchedulePayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['RunSchedulePayload'] = ResolversParentTypes['RunSchedulePayload'],
> = {
  run?: Resolver<ResolversTypes['ScheduledRun'], ParentType, ContextType>;
};

export type ScheduleIntervalResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ScheduleInterval'] = ResolversParentTypes['ScheduleInterval'],
> = {
  unit?: Resolver<ResolversTypes['ScheduleUnit'], ParentType, ContextType>;
  n?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weekdays?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Weekday']>>, ParentType, ContextType>;
  monthDays?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Int']>>, ParentType, ContextType>;
};

export type ScheduledAuditResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ScheduledAudit'] = ResolversParentTypes['ScheduledAudit'],
> = {
  urls?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  include?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  exclude?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxPages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxDepth?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  maxSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  checkExternal?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  searches?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AuditSearch']>>, ParentType, ContextType>;
  segments?: Resolver<Maybe<ReadonlyArray<ResolversTypes['AuditSegment']>>, ParentType, ContextType>;
  renderPages?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type SchedulePauseResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['SchedulePause'] = ResolversParentTypes['SchedulePause'],
> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ScheduleResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Schedule'] = ResolversParentTypes['Schedule'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  brief?: Resolver<Maybe<ResolversTypes['Brief']>, ParentType, ContextType>;
  audit?: Resolver<Maybe<ResolversTypes['ScheduledAudit']>, ParentType, ContextType>;
  cron?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  every?: Resolver<Maybe<ResolversTypes['ScheduleInterval']>, ParentType, ContextType>;
  timeZone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  jitterSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  overlap?: Resolver<ResolversTypes['ScheduleOverlap'], ParentType, ContextType>;
  catchupSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pauseAfter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paused?: Resolver<Maybe<ResolversTypes['SchedulePause']>, ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  last?: Resolver<Maybe<ResolversTypes['ScheduledRun']>, ParentType, ContextType>;
  next?: Resolver<
    ReadonlyArray<ResolversTypes['DateTime']>,
    ParentType,
    ContextType,
    RequireFields<ScheduleNextArgs, 'first'>
  >;
  runs?: Resolver<
    ResolversTypes['ScheduledRunConnection'],
    ParentType,
    ContextType,
    Partial<ScheduleRunsArgs>
  >;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type ScheduledRunConnectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ScheduledRunConnection'] =
    ResolversParentTypes['ScheduledRunConnection'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['ScheduledRun']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['ScheduledRunEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ScheduledRunEdgeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ScheduledRunEdge'] = ResolversParentTypes['ScheduledRunEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['ScheduledRun'], ParentType, ContextType>;
};

export type ScheduledRunResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ScheduledRun'] = ResolversParentTypes['ScheduledRun'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  plannedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  untilAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  moments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trigger?: Resolver<ResolversTypes['RunTrigger'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['RunOutcome'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  workId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  workEnd?: Resolver<Maybe<ResolversTypes['WorkEnd']>, ParentType, ContextType>;
};

export type SessionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userAgent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EndSessionPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['EndSessionPayload'] = ResolversParentTypes['EndSessionPayload'],
> = {
  endedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WebhookResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventTypes?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  editionIds?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ID']>>, ParentType, ContextType>;
  headers?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  signing?: Resolver<ResolversTypes['WebhookSigning'], ParentType, ContextType>;
  publicKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  maxPerSecond?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disabledReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deliveries?: Resolver<
    ResolversTypes['WebhookDeliveryConnection'],
    ParentType,
    ContextType,
    Partial<WebhookDeliveriesArgs>
  >;
};

export type WebhookDeliveryResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  webhookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['DeliveryStatus'], ParentType, ContextType>;
  dueAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  attempts?: Resolver<ReadonlyArray<ResolversTypes['DeliveryAttempt']>, ParentType, ContextType>;
};

export type DeliveryAttemptResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['DeliveryAttempt'] = ResolversParentTypes['DeliveryAttempt'],
> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  durationMs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  response?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] =
    ResolversParentTypes['WebhookDeliveryConnection'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] =
    ResolversParentTypes['WebhookDeliveryEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type UpdateWebhookPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['UpdateWebhookPayload'] =
    ResolversParentTypes['UpdateWebhookPayload'],
> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type TestWebhookPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['TestWebhookPayload'] = ResolversParentTypes['TestWebhookPayload'],
> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type CreateWebhookPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['CreateWebhookPayload'] =
    ResolversParentTypes['CreateWebhookPayload'],
> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RotateWebhookSecretPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['RotateWebhookSecretPayload'] =
    ResolversParentTypes['RotateWebhookSecretPayload'],
> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['DeleteWebhookPayload'] =
    ResolversParentTypes['DeleteWebhookPayload'],
> = {
  deletedId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RecoverWebhookPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['RecoverWebhookPayload'] =
    ResolversParentTypes['RecoverWebhookPayload'],
> = {
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
  recovered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ResendDeliveryPayloadResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ResendDeliveryPayload'] =
    ResolversParentTypes['ResendDeliveryPayload'],
> = {
  delivery?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WorkUpdateResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['WorkUpdate'] = ResolversParentTypes['WorkUpdate'],
> = {
  kind?: Resolver<ResolversTypes['JobsUpdateKind'], ParentType, ContextType>;
  work?: Resolver<Maybe<ResolversTypes['Work']>, ParentType, ContextType>;
};

export type WorkResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Work'] = ResolversParentTypes['Work'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WorkStatus'], ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['Edition'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['WorkError']>, ParentType, ContextType>;
  startedBy?: Resolver<ResolversTypes['Person'], ParentType, ContextType>;
  startedWith?: Resolver<ResolversTypes['KeyName'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['ArticleJob']>, ParentType, ContextType>;
  report?: Resolver<Maybe<ResolversTypes['ResearchReport']>, ParentType, ContextType>;
  audit?: Resolver<Maybe<ResolversTypes['Audit']>, ParentType, ContextType>;
};

export type WorkErrorResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['WorkError'] = ResolversParentTypes['WorkError'],
> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KeyNameResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['KeyName'] = ResolversParentTypes['KeyName'],
> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkFailureResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['WorkFailure'] = ResolversParentTypes['WorkFailure'],
> = {
  kind?: Resolver<ResolversTypes['WorkKind'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type WorkConnectionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['WorkConnection'] = ResolversParentTypes['WorkConnection'],
> = {
  nodes?: Resolver<ReadonlyArray<ResolversTypes['Work']>, ParentType, ContextType>;
  edges?: Resolver<ReadonlyArray<ResolversTypes['WorkEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WorkEdgeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['WorkEdge'] = ResolversParentTypes['WorkEdge'],
> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Work'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  Usage?: UsageResolvers<ContextType>;
  LimitUsage?: LimitUsageResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  AccountKey?: AccountKeyResolvers<ContextType>;
  RevokeKeyPayload?: RevokeKeyPayloadResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  Person?: PersonResolvers<ContextType>;
  StartArticlePayload?: StartArticlePayloadResolvers<ContextType>;
  PreviewBriefPayload?: PreviewBriefPayloadResolvers<ContextType>;
  PreviewedSource?: PreviewedSourceResolvers<ContextType>;
  PreviewFault?: PreviewFaultResolvers<ContextType>;
  StartArticlesPayload?: StartArticlesPayloadResolvers<ContextType>;
  RefusedBrief?: RefusedBriefResolvers<ContextType>;
  PublishArticlePayload?: PublishArticlePayloadResolvers<ContextType>;
  PublishArticlesPayload?: PublishArticlesPayloadResolvers<ContextType>;
  RefusedArticle?: RefusedArticleResolvers<ContextType>;
  UnpublishArticlePayload?: UnpublishArticlePayloadResolvers<ContextType>;
  UpdateArticlePayload?: UpdateArticlePayloadResolvers<ContextType>;
  DeleteArticlePayload?: DeleteArticlePayloadResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleRevision?: ArticleRevisionResolvers<ContextType>;
  ArticleImage?: ArticleImageResolvers<ContextType>;
  Publication?: PublicationResolvers<ContextType>;
  ArticleConnection?: ArticleConnectionResolvers<ContextType>;
  ArticleEdge?: ArticleEdgeResolvers<ContextType>;
  Audit?: AuditResolvers<ContextType>;
  AuditComparison?: AuditComparisonResolvers<ContextType>;
  AuditUrlChangeCount?: AuditUrlChangeCountResolvers<ContextType>;
  AuditUrlChange?: AuditUrlChangeResolvers<ContextType>;
  AuditSitemapFile?: AuditSitemapFileResolvers<ContextType>;
  AuditRobotsTest?: AuditRobotsTestResolvers<ContextType>;
  AuditRobotsFault?: AuditRobotsFaultResolvers<ContextType>;
  AuditRobotsResult?: AuditRobotsResultResolvers<ContextType>;
  AuditRobotsLine?: AuditRobotsLineResolvers<ContextType>;
  AuditUrl?: AuditUrlResolvers<ContextType>;
  AuditAnswer?: AuditAnswerResolvers<ContextType>;
  AuditHeader?: AuditHeaderResolvers<ContextType>;
  AuditHeading?: AuditHeadingResolvers<ContextType>;
  AuditLinkPage?: AuditLinkPageResolvers<ContextType>;
  AuditLink?: AuditLinkResolvers<ContextType>;
  AuditImagePage?: AuditImagePageResolvers<ContextType>;
  AuditImage?: AuditImageResolvers<ContextType>;
  AuditUrlState?: AuditUrlStateResolvers<ContextType>;
  IgnoreAuditCheckPayload?: IgnoreAuditCheckPayloadResolvers<ContextType>;
  RestoreAuditCheckPayload?: RestoreAuditCheckPayloadResolvers<ContextType>;
  IgnoredCheck?: IgnoredCheckResolvers<ContextType>;
  UpdateRegressionRulesPayload?: UpdateRegressionRulesPayloadResolvers<ContextType>;
  RegressionRules?: RegressionRulesResolvers<ContextType>;
  CancelAuditPayload?: CancelAuditPayloadResolvers<ContextType>;
  StartAuditPayload?: StartAuditPayloadResolvers<ContextType>;
  AuditStartWarning?: AuditStartWarningResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  AuditError?: AuditErrorResolvers<ContextType>;
  AuditCrawl?: AuditCrawlResolvers<ContextType>;
  AuditCoverage?: AuditCoverageResolvers<ContextType>;
  AuditConfig?: AuditConfigResolvers<ContextType>;
  AuditSearch?: AuditSearchResolvers<ContextType>;
  AuditSegment?: AuditSegmentResolvers<ContextType>;
  AuditCheck?: AuditCheckResolvers<ContextType>;
  AuditCheckSource?: AuditCheckSourceResolvers<ContextType>;
  AuditThreshold?: AuditThresholdResolvers<ContextType>;
  AuditPage?: AuditPageResolvers<ContextType>;
  AuditOverview?: AuditOverviewResolvers<ContextType>;
  AuditSearchCount?: AuditSearchCountResolvers<ContextType>;
  AuditFoundValue?: AuditFoundValueResolvers<ContextType>;
  AuditSegmentCount?: AuditSegmentCountResolvers<ContextType>;
  AuditSegmentIssue?: AuditSegmentIssueResolvers<ContextType>;
  AuditScore?: AuditScoreResolvers<ContextType>;
  AuditScoreCap?: AuditScoreCapResolvers<ContextType>;
  AuditLostPoints?: AuditLostPointsResolvers<ContextType>;
  AuditTotals?: AuditTotalsResolvers<ContextType>;
  AuditStatusClasses?: AuditStatusClassesResolvers<ContextType>;
  AuditStatusCode?: AuditStatusCodeResolvers<ContextType>;
  AuditContentType?: AuditContentTypeResolvers<ContextType>;
  AuditReasonCount?: AuditReasonCountResolvers<ContextType>;
  AuditDepth?: AuditDepthResolvers<ContextType>;
  AuditTiming?: AuditTimingResolvers<ContextType>;
  AuditPercentiles?: AuditPercentilesResolvers<ContextType>;
  AuditTimes?: AuditTimesResolvers<ContextType>;
  AuditLanguage?: AuditLanguageResolvers<ContextType>;
  AuditSeverities?: AuditSeveritiesResolvers<ContextType>;
  AuditSeverityCount?: AuditSeverityCountResolvers<ContextType>;
  AuditFix?: AuditFixResolvers<ContextType>;
  AuditRobotsTxt?: AuditRobotsTxtResolvers<ContextType>;
  AuditSitemap?: AuditSitemapResolvers<ContextType>;
  AuditDuplicates?: AuditDuplicatesResolvers<ContextType>;
  AuditChanges?: AuditChangesResolvers<ContextType>;
  AuditIssues?: AuditIssuesResolvers<ContextType>;
  AuditIssueSummary?: AuditIssueSummaryResolvers<ContextType>;
  AuditIssue?: AuditIssueResolvers<ContextType>;
  AuditChangeCounts?: AuditChangeCountsResolvers<ContextType>;
  AuditPattern?: AuditPatternResolvers<ContextType>;
  AuditHit?: AuditHitResolvers<ContextType>;
  AuditPlace?: AuditPlaceResolvers<ContextType>;
  AuditSource?: AuditSourceResolvers<ContextType>;
  AuditFilters?: AuditFiltersResolvers<ContextType>;
  AuditSelection?: AuditSelectionResolvers<ContextType>;
  AuditFilterGroup?: AuditFilterGroupResolvers<ContextType>;
  AuditUrlFilter?: AuditUrlFilterResolvers<ContextType>;
  AuditFacet?: AuditFacetResolvers<ContextType>;
  AuditFacetValue?: AuditFacetValueResolvers<ContextType>;
  AuditFind?: AuditFindResolvers<ContextType>;
  AuditRow?: AuditRowResolvers<ContextType>;
  AuditRendered?: AuditRenderedResolvers<ContextType>;
  AuditRenderedChange?: AuditRenderedChangeResolvers<ContextType>;
  AuditSkip?: AuditSkipResolvers<ContextType>;
  AuditStructure?: AuditStructureResolvers<ContextType>;
  AuditFolder?: AuditFolderResolvers<ContextType>;
  AuditFolderIssues?: AuditFolderIssuesResolvers<ContextType>;
  AuditLevel?: AuditLevelResolvers<ContextType>;
  AuditHost?: AuditHostResolvers<ContextType>;
  AuditNgrams?: AuditNgramsResolvers<ContextType>;
  AuditNgramSettings?: AuditNgramSettingsResolvers<ContextType>;
  AuditNgramTotals?: AuditNgramTotalsResolvers<ContextType>;
  AuditNgramDistinct?: AuditNgramDistinctResolvers<ContextType>;
  AuditNgramLanguage?: AuditNgramLanguageResolvers<ContextType>;
  AuditNgramList?: AuditNgramListResolvers<ContextType>;
  AuditNgram?: AuditNgramResolvers<ContextType>;
  AuditNgramPlaces?: AuditNgramPlacesResolvers<ContextType>;
  AuditNgramPage?: AuditNgramPageResolvers<ContextType>;
  AuditNgramTarget?: AuditNgramTargetResolvers<ContextType>;
  AuditNgramSample?: AuditNgramSampleResolvers<ContextType>;
  AuditGraph?: AuditGraphResolvers<ContextType>;
  AuditGraphStats?: AuditGraphStatsResolvers<ContextType>;
  AuditPagerank?: AuditPagerankResolvers<ContextType>;
  AuditGraphNode?: AuditGraphNodeResolvers<ContextType>;
  AuditNodeIssues?: AuditNodeIssuesResolvers<ContextType>;
  AuditGraphEdge?: AuditGraphEdgeResolvers<ContextType>;
  AuditGraphCut?: AuditGraphCutResolvers<ContextType>;
  AuditConnection?: AuditConnectionResolvers<ContextType>;
  AuditEdge?: AuditEdgeResolvers<ContextType>;
  VerifyEditionPayload?: VerifyEditionPayloadResolvers<ContextType>;
  EditionVerification?: EditionVerificationResolvers<ContextType>;
  OwnershipFailure?: OwnershipFailureResolvers<ContextType>;
  OwnershipInstructions?: OwnershipInstructionsResolvers<ContextType>;
  OwnershipInstruction?: OwnershipInstructionResolvers<ContextType>;
  HouseStyle?: HouseStyleResolvers<ContextType>;
  PreferredWord?: PreferredWordResolvers<ContextType>;
  Edition?: EditionResolvers<ContextType>;
  EditionConnection?: EditionConnectionResolvers<ContextType>;
  EditionEdge?: EditionEdgeResolvers<ContextType>;
  Event?: EventResolvers<ContextType>;
  EventType?: EventTypeResolvers<ContextType>;
  EventConnection?: EventConnectionResolvers<ContextType>;
  EventEdge?: EventEdgeResolvers<ContextType>;
  RotateFeedPayload?: RotateFeedPayloadResolvers<ContextType>;
  DisableFeedPayload?: DisableFeedPayloadResolvers<ContextType>;
  JobsUpdate?: JobsUpdateResolvers<ContextType>;
  RetryJobPayload?: RetryJobPayloadResolvers<ContextType>;
  CancelJobPayload?: CancelJobPayloadResolvers<ContextType>;
  ArticleJob?: ArticleJobResolvers<ContextType>;
  JobStage?: JobStageResolvers<ContextType>;
  JobAttempt?: JobAttemptResolvers<ContextType>;
  JobArtifact?: JobArtifactResolvers<ContextType>;
  Engine?: EngineResolvers<ContextType>;
  JobWarning?: JobWarningResolvers<ContextType>;
  JobError?: JobErrorResolvers<ContextType>;
  Brief?: BriefResolvers<ContextType>;
  JobConnection?: JobConnectionResolvers<ContextType>;
  JobEdge?: JobEdgeResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Operator?: OperatorResolvers<ContextType>;
  LogActor?: LogActorResolvers<ContextType>;
  LogObject?: LogObjectResolvers<ContextType>;
  LogEntry?: LogEntryResolvers<ContextType>;
  LogConnection?: LogConnectionResolvers<ContextType>;
  LogEdge?: LogEdgeResolvers<ContextType>;
  OperatorSession?: OperatorSessionResolvers<ContextType>;
  OperatorStatus?: OperatorStatusResolvers<ContextType>;
  WorkQueue?: WorkQueueResolvers<ContextType>;
  WorkCount?: WorkCountResolvers<ContextType>;
  Worker?: WorkerResolvers<ContextType>;
  StoreState?: StoreStateResolvers<ContextType>;
  Named?: NamedResolvers<ContextType>;
  OperatorWork?: OperatorWorkResolvers<ContextType>;
  OperatorWorkConnection?: OperatorWorkConnectionResolvers<ContextType>;
  OperatorWorkEdge?: OperatorWorkEdgeResolvers<ContextType>;
  AccountLoad?: AccountLoadResolvers<ContextType>;
  AccountLoadConnection?: AccountLoadConnectionResolvers<ContextType>;
  AccountLoadEdge?: AccountLoadEdgeResolvers<ContextType>;
  OperatorCancelPayload?: OperatorCancelPayloadResolvers<ContextType>;
  OperatorRetryPayload?: OperatorRetryPayloadResolvers<ContextType>;
  OperatorEndSessionPayload?: OperatorEndSessionPayloadResolvers<ContextType>;
  Provenance?: ProvenanceResolvers<ContextType>;
  Subject?: SubjectResolvers<ContextType>;
  SubjectTerm?: SubjectTermResolvers<ContextType>;
  ProvenanceEdit?: ProvenanceEditResolvers<ContextType>;
  ProvenanceEngine?: ProvenanceEngineResolvers<ContextType>;
  ProvenanceByline?: ProvenanceBylineResolvers<ContextType>;
  EditorOfRecord?: EditorOfRecordResolvers<ContextType>;
  DecidingEditor?: DecidingEditorResolvers<ContextType>;
  ProvenanceImage?: ProvenanceImageResolvers<ContextType>;
  ProvenanceSource?: ProvenanceSourceResolvers<ContextType>;
  DroppedSource?: DroppedSourceResolvers<ContextType>;
  ProvenanceQuery?: ProvenanceQueryResolvers<ContextType>;
  InternalLink?: InternalLinkResolvers<ContextType>;
  ProvenanceBlock?: ProvenanceBlockResolvers<ContextType>;
  Claim?: ClaimResolvers<ContextType>;
  RefusedSentence?: RefusedSentenceResolvers<ContextType>;
  Evidence?: EvidenceResolvers<ContextType>;
  ClaimNumber?: ClaimNumberResolvers<ContextType>;
  DeskCheck?: DeskCheckResolvers<ContextType>;
  DeskItem?: DeskItemResolvers<ContextType>;
  CheckOverride?: CheckOverrideResolvers<ContextType>;
  CancelResearchPayload?: CancelResearchPayloadResolvers<ContextType>;
  StartResearchPayload?: StartResearchPayloadResolvers<ContextType>;
  ResearchReport?: ResearchReportResolvers<ContextType>;
  ResearchStage?: ResearchStageResolvers<ContextType>;
  ResearchError?: ResearchErrorResolvers<ContextType>;
  ResearchRecord?: ResearchRecordResolvers<ContextType>;
  ResearchDomain?: ResearchDomainResolvers<ContextType>;
  ResearchStatement?: ResearchStatementResolvers<ContextType>;
  ResearchSection?: ResearchSectionResolvers<ContextType>;
  ResearchBlock?: ResearchBlockResolvers<ContextType>;
  ResearchQuestion?: ResearchQuestionResolvers<ContextType>;
  ResearchSite?: ResearchSiteResolvers<ContextType>;
  ResearchPage?: ResearchPageResolvers<ContextType>;
  ResearchTopic?: ResearchTopicResolvers<ContextType>;
  ResearchTopicPage?: ResearchTopicPageResolvers<ContextType>;
  ResearchGap?: ResearchGapResolvers<ContextType>;
  ResearchEvidence?: ResearchEvidenceResolvers<ContextType>;
  ResearchBrief?: ResearchBriefResolvers<ContextType>;
  ResearchBriefBody?: ResearchBriefBodyResolvers<ContextType>;
  ResearchCompetitor?: ResearchCompetitorResolvers<ContextType>;
  ResearchFinding?: ResearchFindingResolvers<ContextType>;
  ResearchContradiction?: ResearchContradictionResolvers<ContextType>;
  ResearchMethod?: ResearchMethodResolvers<ContextType>;
  ResearchBudget?: ResearchBudgetResolvers<ContextType>;
  ResearchDataAsOf?: ResearchDataAsOfResolvers<ContextType>;
  ReportConnection?: ReportConnectionResolvers<ContextType>;
  ReportEdge?: ReportEdgeResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  URL?: GraphQLScalarType;
  HTML?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  CreateSchedulePayload?: CreateSchedulePayloadResolvers<ContextType>;
  UpdateSchedulePayload?: UpdateSchedulePayloadResolvers<ContextType>;
  PauseSchedulePayload?: PauseSchedulePayloadResolvers<ContextType>;
  ResumeSchedulePayload?: ResumeSchedulePayloadResolvers<ContextType>;
  DeleteSchedulePayload?: DeleteSchedulePayloadResolvers<ContextType>;
  RunSchedulePayload?: RunSchedulePayloadResolvers<ContextType>;
  ScheduleInterval?: ScheduleIntervalResolvers<ContextType>;
  ScheduledAudit?: ScheduledAuditResolvers<ContextType>;
  SchedulePause?: SchedulePauseResolvers<ContextType>;
  Schedule?: ScheduleResolvers<ContextType>;
  ScheduledRunConnection?: ScheduledRunConnectionResolvers<ContextType>;
  ScheduledRunEdge?: ScheduledRunEdgeResolvers<ContextType>;
  ScheduledRun?: ScheduledRunResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  EndSessionPayload?: EndSessionPayloadResolvers<ContextType>;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  DeliveryAttempt?: DeliveryAttemptResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  UpdateWebhookPayload?: UpdateWebhookPayloadResolvers<ContextType>;
  TestWebhookPayload?: TestWebhookPayloadResolvers<ContextType>;
  CreateWebhookPayload?: CreateWebhookPayloadResolvers<ContextType>;
  RotateWebhookSecretPayload?: RotateWebhookSecretPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  RecoverWebhookPayload?: RecoverWebhookPayloadResolvers<ContextType>;
  ResendDeliveryPayload?: ResendDeliveryPayloadResolvers<ContextType>;
  WorkUpdate?: WorkUpdateResolvers<ContextType>;
  Work?: WorkResolvers<ContextType>;
  WorkError?: WorkErrorResolvers<ContextType>;
  KeyName?: KeyNameResolvers<ContextType>;
  WorkFailure?: WorkFailureResolvers<ContextType>;
  WorkConnection?: WorkConnectionResolvers<ContextType>;
  WorkEdge?: WorkEdgeResolvers<ContextType>;
};
