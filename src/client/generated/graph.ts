// Made by `npm run codegen`; do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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
