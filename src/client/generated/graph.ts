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
  /** A UUID in lower case; any case is taken. */
  UUID: { input: string; output: string };
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown };
  /** A whole number, zero or more. */
  NonNegativeInt: { input: number; output: number };
};

export type Query = {
  readonly __typename?: 'Query';
  /** Who is calling: the key, its owner, and what the account may do. */
  readonly me: Me;
  /** One finished article of an edition; refused as `not_found` when there is none of this id. */
  readonly article: Article;
  /**
   * One audit; refused as `not_found` when it is not one of this edition. To ask is to poll: it sends a finished crawl on to
   * its results.
   */
  readonly audit: Audit;
  /** The catalogue: what each check looks for, by which rule, and how it is mended. */
  readonly auditChecks: ReadonlyArray<AuditCheck>;
  /** The editions of the caller's account, oldest first. `limit` is clamped to 1 to 100, `offset` to 0 or more. */
  readonly editions: EditionPage;
  /** One edition; refused as `not_found` when it is not the caller's account's. */
  readonly edition: Edition;
  /** The progress of an article job; refused as `not_found` when the caller's account has none of this id. */
  readonly job: ArticleJob;
  /** One research report; refused as `not_found` when it is not one of this edition. */
  readonly researchReport: ResearchReport;
};

export type QueryArticleArgs = {
  slug: Scalars['String']['input'];
  id: Scalars['String']['input'];
};

export type QueryAuditArgs = {
  slug: Scalars['String']['input'];
  id: Scalars['String']['input'];
};

export type QueryEditionsArgs = {
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

export type QueryEditionArgs = {
  slug: Scalars['String']['input'];
};

export type QueryJobArgs = {
  id: Scalars['String']['input'];
};

export type QueryResearchReportArgs = {
  slug: Scalars['String']['input'];
  id: Scalars['String']['input'];
};

/** The caller, as of now. */
export type Me = {
  readonly __typename?: 'Me';
  readonly key: ApiKey;
  readonly user: User;
  readonly account: Account;
};

/** The API key of this request. */
export type ApiKey = {
  readonly __typename?: 'ApiKey';
  readonly id: Scalars['UUID']['output'];
  readonly name: Scalars['String']['output'];
  readonly permission: Permission;
  /** The newsroom in which it was made; a full key spends nowhere else. */
  readonly newsroom: Scalars['UUID']['output'];
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
  readonly id: Scalars['UUID']['output'];
  readonly name: Scalars['String']['output'];
  /** The newsroom in which the user acts now. */
  readonly newsroom: Scalars['UUID']['output'];
  /** Whether the user may start paid work. */
  readonly maySpend: Scalars['Boolean']['output'];
};

/** The paying tenant. */
export type Account = {
  readonly __typename?: 'Account';
  readonly id: Scalars['UUID']['output'];
  readonly name: Scalars['String']['output'];
  readonly plan: Plan;
};

/** What an account may spend. */
export type Plan = {
  readonly __typename?: 'Plan';
  readonly id: Scalars['String']['output'];
  readonly name: Scalars['String']['output'];
  /** Whether the plan includes the content API; without it nothing can be started. */
  readonly contentApi: Scalars['Boolean']['output'];
  /** Articles a calendar month (UTC); null without bound. */
  readonly articlesPerMonth: Maybe<Scalars['NonNegativeInt']['output']>;
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * Starts an article and answers at once; it is written in the background. A brief whose `id` was used before starts
   * nothing and answers that job. Needs a key with Full access; a paid action.
   */
  readonly startArticle: ArticleJob;
  /**
   * Starts up to 100 articles of one edition, each brief accepted or refused on its own: read `refused`. A paid action
   * for each that starts.
   */
  readonly startArticles: BatchResult;
  /**
   * Publishes an article; one that is published stays so. Refused as `conflict` while a blocking desk check stands, unless
   * an editor, which is the owner of the key, overrides it with a reason of 3 to 1,000 characters. Needs a key with Full
   * access; no paid action.
   */
  readonly publishArticle: Article;
  /** Makes a published article a draft again; a draft stays one. Needs a key with Full access; no paid action. */
  readonly unpublishArticle: Article;
  /**
   * Crawls and audits the edition's whole domain, which must be verified and have a web address. One audit of an edition
   * runs at a time: a further start answers the running one and spends nothing.
   */
  readonly startAudit: Audit;
  /**
   * Looks at the edition's domain now, and verifies it when that shows whose it is. Spends nothing and needs a key with Full
   * access. Refused as `forbidden`, or as `unavailable` where Google or the DNS could not be asked, with the cause in
   * `extensions.reason`; as `conflict` while the domain is being looked at. A look takes up to half a minute.
   */
  readonly verifyEdition: Edition;
  /** Ends a job before its time; what it cost stays spent. Refused as `conflict` when the job is final already. */
  readonly cancelJob: ArticleJob;
  /**
   * Researches the edition's domain, which must be verified and have a web address. One report of an edition runs at a time:
   * a further start answers the running one and spends nothing.
   */
  readonly startResearch: ResearchReport;
};

export type MutationStartArticleArgs = {
  slug: Scalars['String']['input'];
  brief: BriefInput;
};

export type MutationStartArticlesArgs = {
  slug: Scalars['String']['input'];
  briefs: ReadonlyArray<BriefInput>;
};

export type MutationPublishArticleArgs = {
  slug: Scalars['String']['input'];
  id: Scalars['String']['input'];
  overrideReason: InputMaybe<Scalars['String']['input']>;
};

export type MutationUnpublishArticleArgs = {
  slug: Scalars['String']['input'];
  id: Scalars['String']['input'];
};

export type MutationStartAuditArgs = {
  slug: Scalars['String']['input'];
};

export type MutationVerifyEditionArgs = {
  slug: Scalars['String']['input'];
  method: OwnershipMethod;
};

export type MutationCancelJobArgs = {
  id: Scalars['String']['input'];
};

export type MutationStartResearchArgs = {
  slug: Scalars['String']['input'];
};

/** A finished article. */
export type Article = {
  readonly __typename?: 'Article';
  readonly id: Scalars['UUID']['output'];
  /** Unique in its edition; empty when the title gives none. */
  readonly slug: Scalars['String']['output'];
  /** `/` and the slug; empty when there is no slug. */
  readonly urlPath: Scalars['String']['output'];
  readonly status: ArticleStatus;
  readonly title: Scalars['String']['output'];
  /** The whole article as sanitised HTML. */
  readonly body: Scalars['String']['output'];
  readonly metaTitle: Scalars['String']['output'];
  readonly metaDescription: Scalars['String']['output'];
  readonly languageCode: Scalars['String']['output'];
  readonly wordCount: Scalars['NonNegativeInt']['output'];
  readonly byline: Scalars['String']['output'];
  readonly image: ArticleImage;
  readonly createdAt: Scalars['DateTime']['output'];
  /** What it was written from, what each sentence rests on, and what the desk found; null where no record was kept. */
  readonly provenance: Maybe<Provenance>;
};

export type ArticleImage = {
  readonly __typename?: 'ArticleImage';
  /** Path of the image, relative to the base address, with the same key; null when there is none. */
  readonly featuredUrl: Maybe<Scalars['String']['output']>;
  /** Where it comes from: `ai:generated`, `web:<domain>`, `news:<domain>`, `source:<domain>` or `manual:`. */
  readonly source: Scalars['String']['output'];
};

export type ArticleStatus =
  /** Finished, not published. */
  'DRAFT' | 'PUBLISHED';

/** A page of articles; `limit` and `offset` as applied. */
export type ArticlePage = {
  readonly __typename?: 'ArticlePage';
  readonly total: Scalars['NonNegativeInt']['output'];
  readonly limit: Scalars['NonNegativeInt']['output'];
  readonly offset: Scalars['NonNegativeInt']['output'];
  readonly articles: ReadonlyArray<Article>;
};

/** What became of a batch. */
export type BatchResult = {
  readonly __typename?: 'BatchResult';
  /** The jobs that were started, or were there already. */
  readonly accepted: ReadonlyArray<Scalars['UUID']['output']>;
  readonly refused: ReadonlyArray<RefusedBrief>;
  /** A job id for every brief that was handed on, in the order sent: all but those that the key's hourly limit cut. */
  readonly ids: ReadonlyArray<Scalars['UUID']['output']>;
};

/** A brief of a batch that did not start. */
export type RefusedBrief = {
  readonly __typename?: 'RefusedBrief';
  /** Its place in the batch, from 0. */
  readonly index: Scalars['NonNegativeInt']['output'];
  /** The id that came with it, if any. */
  readonly jobId: Maybe<Scalars['UUID']['output']>;
  /** A sentence that names the reason. */
  readonly detail: Scalars['String']['output'];
};

export type Subscription = {
  readonly __typename?: 'Subscription';
  /** The present state of an audit, then each change, to the final one. To watch is to poll. */
  readonly auditProgress: Audit;
  /**
   * The present state of a job, then each change in order; ends after the final one, or when the key is revoked. A reader
   * who comes back says with `after` the last `version` it saw: it gets what came after, and no present state first. One
   * who falls far behind is not shown every percent: `version` then skips changes that differ in nothing else.
   */
  readonly jobProgress: ArticleJob;
  /** The present state of a report, then what it is after each change; ends after the final one, or when the key is revoked. */
  readonly researchProgress: ResearchReport;
};

export type SubscriptionAuditProgressArgs = {
  slug: Scalars['String']['input'];
  id: Scalars['String']['input'];
};

export type SubscriptionJobProgressArgs = {
  id: Scalars['String']['input'];
  after: InputMaybe<Scalars['NonNegativeInt']['input']>;
};

export type SubscriptionResearchProgressArgs = {
  slug: Scalars['String']['input'];
  id: Scalars['String']['input'];
};

export type AuditStatus = 'CRAWLING' | 'ANALYSING' | 'DONE' | 'FAILED';

export type AuditStopReason = 'DONE' | 'MAX_PAGES' | 'MAX_TIME' | 'MAX_DEPTH' | 'USER' | 'SITE_ERRORS';

export type AuditSeverity = 'ERROR' | 'WARNING' | 'NOTICE';

export type AuditCategory =
  | 'RESPONSES'
  | 'REDIRECTS'
  | 'INDEXABILITY'
  | 'SITEMAPS'
  | 'METADATA'
  | 'CONTENT'
  | 'LINKS'
  | 'HREFLANG'
  | 'IMAGES'
  | 'STRUCTURED_DATA'
  | 'SECURITY'
  | 'URLS'
  | 'DISCOVERY';

export type AuditScope = 'PAGE' | 'SITE' | 'LINK' | 'RESOURCE';

export type AuditConfidence = 'CONFIRMED' | 'LIKELY' | 'UNVERIFIABLE';

export type AuditEffort = 'LOW' | 'MEDIUM' | 'HIGH';

/** Beside the audit before; `FIXED` is what only that one found. */
export type AuditChange = 'NEW' | 'SAME' | 'FIXED';

/** A crawl of a whole domain and what was found in it. */
export type Audit = {
  readonly __typename?: 'Audit';
  readonly id: Scalars['UUID']['output'];
  readonly status: AuditStatus;
  readonly edition: Scalars['UUID']['output'];
  /** Pages of the site that answered with HTML. */
  readonly pageCount: Scalars['NonNegativeInt']['output'];
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Why it came to nothing; null but for `FAILED`. */
  readonly error: Maybe<AuditError>;
  readonly crawl: AuditCrawl;
  /** All views are null until the audit is done. */
  readonly overview: Maybe<AuditOverview>;
  /** The work list. With `check`, `items` has that check's hits, page by page. */
  readonly issues: Maybe<AuditIssues>;
  /** Every filter with its count. With `filter`, `rows` has the URLs that they hold for, page by page. */
  readonly filters: Maybe<AuditFilters>;
  readonly structure: Maybe<AuditStructure>;
  readonly ngrams: Maybe<AuditNgrams>;
  readonly graph: Maybe<AuditGraph>;
};

/** A crawl of a whole domain and what was found in it. */
export type AuditIssuesArgs = {
  severity: InputMaybe<AuditSeverity>;
  category: InputMaybe<AuditCategory>;
  check: InputMaybe<Scalars['String']['input']>;
  folder: InputMaybe<Scalars['String']['input']>;
  changed: InputMaybe<AuditChange>;
  minInlinks: InputMaybe<Scalars['NonNegativeInt']['input']>;
  sort?: InputMaybe<AuditIssueSort>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  cursor: InputMaybe<Scalars['String']['input']>;
};

/** A crawl of a whole domain and what was found in it. */
export type AuditFiltersArgs = {
  filter: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  match?: InputMaybe<AuditMatch>;
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

export type AuditIssueSort = 'POINTS' | 'COUNT' | 'SEVERITY';

export type AuditMatch = 'ALL' | 'ANY';

export type AuditStructureBy = 'FOLDER' | 'DEPTH' | 'LANG' | 'TEMPLATE';

export type AuditStructureSort = 'URLS' | 'ERRORS' | 'PAGERANK' | 'NAME';

export type AuditNgramArea = 'MAIN' | 'BODY' | 'TITLE' | 'H1' | 'HEADINGS' | 'ANCHOR' | 'DESCRIPTION';

export type AuditNgramSort = 'COUNT' | 'PAGES' | 'TFIDF';

export type AuditStopWords = 'EDGES' | 'ALL' | 'NONE';

export type AuditNodeType = 'HTML' | 'REDIRECT' | 'ERROR' | 'EXTERNAL' | 'FOLDER';

export type AuditLayout = 'NONE' | 'TREE' | 'FORCE';

export type AuditError = {
  readonly __typename?: 'AuditError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
};

/** How the crawl went, or goes. */
export type AuditCrawl = {
  readonly __typename?: 'AuditCrawl';
  readonly domain: Scalars['String']['output'];
  readonly startUrl: Scalars['String']['output'];
  readonly status: AuditStatus;
  readonly stopReason: Maybe<AuditStopReason>;
  readonly startedAt: Scalars['DateTime']['output'];
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  readonly elapsedMs: Scalars['Float']['output'];
  readonly pagesPerSecond: Scalars['Float']['output'];
  /** The pause between two requests to the site. */
  readonly effectiveDelayMs: Scalars['NonNegativeInt']['output'];
  /** What robots.txt asked for. */
  readonly crawlDelaySeconds: Maybe<Scalars['Float']['output']>;
  /** What is queued takes at least so long; null when nothing is queued any more. */
  readonly secondsLeft: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly coverage: AuditCoverage;
  readonly config: AuditConfig;
  /** Of the views; raised when they change. */
  readonly schemaVersion: Scalars['String']['output'];
};

export type AuditCoverage = {
  readonly __typename?: 'AuditCoverage';
  readonly complete: Scalars['Boolean']['output'];
  readonly fetched: Scalars['NonNegativeInt']['output'];
  readonly queued: Scalars['NonNegativeInt']['output'];
  readonly blockedByRobots: Scalars['NonNegativeInt']['output'];
  readonly failed: Scalars['NonNegativeInt']['output'];
  /** Left out for a bound of the crawl. */
  readonly skipped: Scalars['NonNegativeInt']['output'];
  readonly limit: Scalars['NonNegativeInt']['output'];
};

export type AuditConfig = {
  readonly __typename?: 'AuditConfig';
  readonly maxPages: Scalars['NonNegativeInt']['output'];
  readonly maxDepth: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly userAgent: Scalars['String']['output'];
  readonly respectRobots: Scalars['Boolean']['output'];
  readonly include: ReadonlyArray<Scalars['String']['output']>;
  readonly exclude: ReadonlyArray<Scalars['String']['output']>;
};

export type AuditCheck = {
  readonly __typename?: 'AuditCheck';
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly category: AuditCategory;
  readonly severity: AuditSeverity;
  readonly scope: AuditScope;
  readonly rule: Scalars['String']['output'];
  readonly threshold: Maybe<AuditThreshold>;
  readonly why: Scalars['String']['output'];
  readonly fix: Scalars['String']['output'];
  readonly effort: AuditEffort;
};

export type AuditThreshold = {
  readonly __typename?: 'AuditThreshold';
  readonly name: Scalars['String']['output'];
  readonly value: Scalars['Float']['output'];
  readonly unit: Scalars['String']['output'];
};

/** A page of a long list. */
export type AuditPage = {
  readonly __typename?: 'AuditPage';
  readonly limit: Scalars['NonNegativeInt']['output'];
  /** Ask with it for the next page; null at the end. */
  readonly nextCursor: Maybe<Scalars['String']['output']>;
  readonly total: Scalars['NonNegativeInt']['output'];
};

export type AuditOverview = {
  readonly __typename?: 'AuditOverview';
  readonly score: AuditScore;
  readonly totals: AuditTotals;
  readonly statusClasses: AuditStatusClasses;
  readonly statusCodes: ReadonlyArray<AuditStatusCode>;
  readonly contentTypes: ReadonlyArray<AuditContentType>;
  readonly nonIndexableReasons: ReadonlyArray<AuditReasonCount>;
  readonly depth: ReadonlyArray<AuditDepth>;
  readonly timing: AuditTiming;
  readonly languages: ReadonlyArray<AuditLanguage>;
  readonly issues: AuditSeverities;
  readonly topFixes: ReadonlyArray<AuditFix>;
  readonly robotsTxt: AuditRobotsTxt;
  readonly sitemaps: ReadonlyArray<AuditSitemap>;
  readonly duplicates: AuditDuplicates;
  readonly changes: AuditChanges;
};

export type AuditScore = {
  readonly __typename?: 'AuditScore';
  /** 0 to 100; null when no page was fetched. */
  readonly value: Maybe<Scalars['NonNegativeInt']['output']>;
  /** A, B, C, D or F. */
  readonly grade: Maybe<Scalars['String']['output']>;
  /** Of the audit before. */
  readonly previous: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly delta: Maybe<Scalars['Int']['output']>;
  /** `full`, or `partial` when the crawl did not see everything. */
  readonly confidence: Scalars['String']['output'];
  readonly caps: ReadonlyArray<AuditScoreCap>;
  /** Adds up to 100 less the value, but for caps. */
  readonly lost: ReadonlyArray<AuditLostPoints>;
};

export type AuditScoreCap = {
  readonly __typename?: 'AuditScoreCap';
  readonly reason: Scalars['String']['output'];
  readonly max: Scalars['NonNegativeInt']['output'];
};

export type AuditLostPoints = {
  readonly __typename?: 'AuditLostPoints';
  readonly check: Scalars['String']['output'];
  readonly severity: AuditSeverity;
  readonly points: Scalars['Float']['output'];
  readonly affected: Scalars['NonNegativeInt']['output'];
  readonly population: Scalars['NonNegativeInt']['output'];
  readonly share: Scalars['Float']['output'];
};

export type AuditTotals = {
  readonly __typename?: 'AuditTotals';
  readonly urls: Scalars['NonNegativeInt']['output'];
  readonly htmlPages: Scalars['NonNegativeInt']['output'];
  readonly indexable: Scalars['NonNegativeInt']['output'];
  readonly nonIndexable: Scalars['NonNegativeInt']['output'];
  readonly resources: Scalars['NonNegativeInt']['output'];
  readonly externalUrls: Scalars['NonNegativeInt']['output'];
  readonly internalLinks: Scalars['NonNegativeInt']['output'];
  readonly externalLinks: Scalars['NonNegativeInt']['output'];
  readonly bytes: Scalars['Float']['output'];
};

export type AuditStatusClasses = {
  readonly __typename?: 'AuditStatusClasses';
  /** 2xx */
  readonly success: Scalars['NonNegativeInt']['output'];
  /** 3xx */
  readonly redirection: Scalars['NonNegativeInt']['output'];
  /** 4xx */
  readonly clientError: Scalars['NonNegativeInt']['output'];
  /** 5xx */
  readonly serverError: Scalars['NonNegativeInt']['output'];
  readonly noResponse: Scalars['NonNegativeInt']['output'];
  readonly blockedByRobots: Scalars['NonNegativeInt']['output'];
};

export type AuditStatusCode = {
  readonly __typename?: 'AuditStatusCode';
  readonly code: Scalars['NonNegativeInt']['output'];
  readonly count: Scalars['NonNegativeInt']['output'];
};

export type AuditContentType = {
  readonly __typename?: 'AuditContentType';
  readonly type: Scalars['String']['output'];
  readonly count: Scalars['NonNegativeInt']['output'];
  readonly bytes: Scalars['Float']['output'];
};

export type AuditReasonCount = {
  readonly __typename?: 'AuditReasonCount';
  readonly reason: Scalars['String']['output'];
  readonly count: Scalars['NonNegativeInt']['output'];
};

export type AuditDepth = {
  readonly __typename?: 'AuditDepth';
  /** Clicks from the start; `10+` is the last, null for what only a sitemap tells of. */
  readonly depth: Maybe<Scalars['String']['output']>;
  readonly count: Scalars['NonNegativeInt']['output'];
  readonly share: Scalars['Float']['output'];
  readonly byStatus: AuditStatusClasses;
};

export type AuditTiming = {
  readonly __typename?: 'AuditTiming';
  readonly ttfbMs: AuditPercentiles;
  readonly totalMs: AuditPercentiles;
  readonly histogram: ReadonlyArray<AuditTimes>;
};

export type AuditPercentiles = {
  readonly __typename?: 'AuditPercentiles';
  readonly p50: Scalars['Float']['output'];
  readonly p90: Scalars['Float']['output'];
  readonly p99: Scalars['Float']['output'];
};

export type AuditTimes = {
  readonly __typename?: 'AuditTimes';
  readonly fromMs: Scalars['NonNegativeInt']['output'];
  /** null for the last. */
  readonly toMs: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly count: Scalars['NonNegativeInt']['output'];
};

export type AuditLanguage = {
  readonly __typename?: 'AuditLanguage';
  readonly lang: Scalars['String']['output'];
  readonly declared: Scalars['NonNegativeInt']['output'];
  readonly detected: Scalars['NonNegativeInt']['output'];
};

export type AuditSeverities = {
  readonly __typename?: 'AuditSeverities';
  readonly error: AuditSeverityCount;
  readonly warning: AuditSeverityCount;
  readonly notice: AuditSeverityCount;
};

export type AuditSeverityCount = {
  readonly __typename?: 'AuditSeverityCount';
  readonly checks: Scalars['NonNegativeInt']['output'];
  readonly items: Scalars['NonNegativeInt']['output'];
  readonly urls: Scalars['NonNegativeInt']['output'];
};

export type AuditFix = {
  readonly __typename?: 'AuditFix';
  readonly check: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly affected: Scalars['NonNegativeInt']['output'];
  readonly templateWide: Scalars['Boolean']['output'];
  readonly points: Scalars['Float']['output'];
};

export type AuditRobotsTxt = {
  readonly __typename?: 'AuditRobotsTxt';
  readonly status: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly bytes: Scalars['NonNegativeInt']['output'];
  readonly sitemaps: ReadonlyArray<Scalars['String']['output']>;
  readonly crawlDelaySeconds: Maybe<Scalars['Float']['output']>;
  readonly disallowLines: Scalars['NonNegativeInt']['output'];
};

export type AuditSitemap = {
  readonly __typename?: 'AuditSitemap';
  readonly url: Scalars['String']['output'];
  readonly status: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly urls: Scalars['NonNegativeInt']['output'];
  readonly errors: Scalars['NonNegativeInt']['output'];
  readonly isIndex: Scalars['Boolean']['output'];
};

export type AuditDuplicates = {
  readonly __typename?: 'AuditDuplicates';
  readonly exactGroups: Scalars['NonNegativeInt']['output'];
  readonly exactPages: Scalars['NonNegativeInt']['output'];
  readonly nearGroups: Scalars['NonNegativeInt']['output'];
  readonly nearPages: Scalars['NonNegativeInt']['output'];
};

export type AuditChanges = {
  readonly __typename?: 'AuditChanges';
  /** The audit before; null for the first. */
  readonly since: Maybe<Scalars['UUID']['output']>;
  readonly pagesAdded: Scalars['NonNegativeInt']['output'];
  readonly pagesRemoved: Scalars['NonNegativeInt']['output'];
  readonly statusChanged: Scalars['NonNegativeInt']['output'];
  readonly issuesNew: Scalars['NonNegativeInt']['output'];
  readonly issuesFixed: Scalars['NonNegativeInt']['output'];
};

export type AuditIssues = {
  readonly __typename?: 'AuditIssues';
  readonly summary: AuditIssueSummary;
  readonly issues: ReadonlyArray<AuditIssue>;
  /** Hits of the one check that was asked for; empty otherwise. */
  readonly items: ReadonlyArray<AuditHit>;
  readonly page: Maybe<AuditPage>;
};

export type AuditIssueSummary = {
  readonly __typename?: 'AuditIssueSummary';
  readonly checksRun: Scalars['NonNegativeInt']['output'];
  readonly checksFailed: Scalars['NonNegativeInt']['output'];
  readonly errors: Scalars['NonNegativeInt']['output'];
  readonly warnings: Scalars['NonNegativeInt']['output'];
  readonly notices: Scalars['NonNegativeInt']['output'];
  readonly suppressed: Scalars['NonNegativeInt']['output'];
};

export type AuditIssue = {
  readonly __typename?: 'AuditIssue';
  readonly check: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly category: AuditCategory;
  readonly severity: AuditSeverity;
  readonly scope: AuditScope;
  readonly rule: Scalars['String']['output'];
  readonly threshold: Maybe<AuditThreshold>;
  readonly count: Scalars['NonNegativeInt']['output'];
  readonly urls: Scalars['NonNegativeInt']['output'];
  readonly population: Scalars['NonNegativeInt']['output'];
  readonly share: Scalars['Float']['output'];
  /** One template is at fault: nearly every page of a folder has it. */
  readonly templateWide: Scalars['Boolean']['output'];
  readonly confidence: AuditConfidence;
  readonly why: Scalars['String']['output'];
  readonly fix: Scalars['String']['output'];
  readonly effort: AuditEffort;
  /** What it costs the score. */
  readonly points: Scalars['Float']['output'];
  readonly change: AuditChangeCounts;
  readonly patterns: ReadonlyArray<AuditPattern>;
  readonly samples: ReadonlyArray<AuditHit>;
};

export type AuditChangeCounts = {
  readonly __typename?: 'AuditChangeCounts';
  readonly new: Scalars['NonNegativeInt']['output'];
  readonly fixed: Scalars['NonNegativeInt']['output'];
  readonly same: Scalars['NonNegativeInt']['output'];
};

export type AuditPattern = {
  readonly __typename?: 'AuditPattern';
  readonly folder: Scalars['String']['output'];
  readonly count: Scalars['NonNegativeInt']['output'];
};

/** One thing that a check holds against a URL, or against the site. */
export type AuditHit = {
  readonly __typename?: 'AuditHit';
  /** null for the site. */
  readonly url: Maybe<Scalars['String']['output']>;
  readonly status: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly depth: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly inlinks: Scalars['NonNegativeInt']['output'];
  /** Of samples only. */
  readonly pagerank: Maybe<Scalars['Float']['output']>;
  readonly observed: Scalars['String']['output'];
  /** Fields by check; see the catalogue of checks. */
  readonly detail: Scalars['JSON']['output'];
  readonly where: AuditPlace;
  /** Pages that link there, at most 5. */
  readonly sources: ReadonlyArray<AuditSource>;
  readonly sourcePages: Scalars['NonNegativeInt']['output'];
  readonly change: Maybe<AuditChange>;
};

export type AuditPlace = {
  readonly __typename?: 'AuditPlace';
  readonly selector: Maybe<Scalars['String']['output']>;
  readonly line: Maybe<Scalars['NonNegativeInt']['output']>;
};

export type AuditSource = {
  readonly __typename?: 'AuditSource';
  readonly url: Scalars['String']['output'];
  readonly anchor: Scalars['String']['output'];
  readonly position: Scalars['String']['output'];
  readonly rel: ReadonlyArray<Scalars['String']['output']>;
};

export type AuditFilters = {
  readonly __typename?: 'AuditFilters';
  readonly groups: ReadonlyArray<AuditFilterGroup>;
  /** How many of the chosen URLs have each value, by field. */
  readonly facets: ReadonlyArray<AuditFacet>;
  /** The URLs chosen by `filter`; empty without. */
  readonly rows: ReadonlyArray<AuditRow>;
  readonly page: Maybe<AuditPage>;
  /** What was chosen. */
  readonly selection: AuditSelection;
};

export type AuditSelection = {
  readonly __typename?: 'AuditSelection';
  readonly filters: ReadonlyArray<Scalars['String']['output']>;
  readonly match: AuditMatch;
};

export type AuditFilterGroup = {
  readonly __typename?: 'AuditFilterGroup';
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly appliesTo: Scalars['String']['output'];
  readonly total: Scalars['NonNegativeInt']['output'];
  readonly filters: ReadonlyArray<AuditFilter>;
};

export type AuditFilter = {
  readonly __typename?: 'AuditFilter';
  readonly id: Scalars['String']['output'];
  readonly title: Scalars['String']['output'];
  readonly count: Scalars['NonNegativeInt']['output'];
  readonly share: Scalars['Float']['output'];
  readonly severity: Maybe<AuditSeverity>;
  readonly check: Maybe<Scalars['String']['output']>;
};

export type AuditFacet = {
  readonly __typename?: 'AuditFacet';
  readonly field: Scalars['String']['output'];
  readonly values: ReadonlyArray<AuditFacetValue>;
};

export type AuditFacetValue = {
  readonly __typename?: 'AuditFacetValue';
  readonly value: Scalars['String']['output'];
  readonly count: Scalars['NonNegativeInt']['output'];
};

/** A URL that the crawl knows. */
export type AuditRow = {
  readonly __typename?: 'AuditRow';
  readonly url: Scalars['String']['output'];
  readonly status: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly contentType: Maybe<Scalars['String']['output']>;
  readonly indexable: Scalars['Boolean']['output'];
  readonly indexabilityReason: Maybe<Scalars['String']['output']>;
  readonly title: Maybe<Scalars['String']['output']>;
  readonly titleGraphemes: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly titlePx: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly description: Maybe<Scalars['String']['output']>;
  readonly descriptionGraphemes: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly descriptionPx: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly h1: ReadonlyArray<Scalars['String']['output']>;
  readonly canonical: Maybe<Scalars['String']['output']>;
  readonly robots: ReadonlyArray<Scalars['String']['output']>;
  readonly lang: Maybe<Scalars['String']['output']>;
  readonly words: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly depth: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly inlinks: Scalars['NonNegativeInt']['output'];
  readonly uniqueInlinks: Scalars['NonNegativeInt']['output'];
  readonly outlinks: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly externalOutlinks: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly pagerank: Maybe<Scalars['Float']['output']>;
  readonly linkScore: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly ttfbMs: Maybe<Scalars['Float']['output']>;
  readonly totalMs: Maybe<Scalars['Float']['output']>;
  readonly bytes: Maybe<Scalars['Float']['output']>;
  readonly transferBytes: Maybe<Scalars['Float']['output']>;
  readonly hash: Maybe<Scalars['String']['output']>;
  readonly nearDuplicateOf: Maybe<Scalars['String']['output']>;
  readonly similarity: Maybe<Scalars['Float']['output']>;
  readonly inSitemap: Scalars['Boolean']['output'];
  readonly redirectTo: Maybe<Scalars['String']['output']>;
  readonly foundVia: Scalars['String']['output'];
  readonly lastModified: Maybe<Scalars['String']['output']>;
  /** Checks that hit it. */
  readonly issues: ReadonlyArray<Scalars['String']['output']>;
  /** Why it was not crawled; null for what was. */
  readonly skipped: Maybe<AuditSkip>;
};

export type AuditSkip = {
  readonly __typename?: 'AuditSkip';
  readonly reason: Scalars['String']['output'];
  readonly detail: Scalars['String']['output'];
};

export type AuditStructure = {
  readonly __typename?: 'AuditStructure';
  readonly root: AuditFolder;
  readonly depthTable: ReadonlyArray<AuditLevel>;
  readonly hosts: ReadonlyArray<AuditHost>;
};

/** A folder with all that is below it. */
export type AuditFolder = {
  readonly __typename?: 'AuditFolder';
  readonly path: Scalars['String']['output'];
  readonly segment: Scalars['String']['output'];
  readonly level: Scalars['NonNegativeInt']['output'];
  readonly hasPage: Scalars['Boolean']['output'];
  readonly url: Maybe<Scalars['String']['output']>;
  readonly urls: Scalars['NonNegativeInt']['output'];
  readonly htmlPages: Scalars['NonNegativeInt']['output'];
  readonly indexable: Scalars['NonNegativeInt']['output'];
  readonly nonIndexable: Scalars['NonNegativeInt']['output'];
  /** Directly in it. */
  readonly ownUrls: Scalars['NonNegativeInt']['output'];
  readonly statusClasses: AuditStatusClasses;
  readonly depthMin: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly depthMax: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly depthAvg: Maybe<Scalars['Float']['output']>;
  readonly wordsAvg: Maybe<Scalars['Float']['output']>;
  readonly pagerankSum: Scalars['Float']['output'];
  readonly bytes: Scalars['Float']['output'];
  readonly issues: AuditFolderIssues;
  readonly langs: ReadonlyArray<Scalars['String']['output']>;
  readonly childrenTotal: Scalars['NonNegativeInt']['output'];
  readonly childrenTruncated: Scalars['Boolean']['output'];
  readonly children: ReadonlyArray<AuditFolder>;
};

export type AuditFolderIssues = {
  readonly __typename?: 'AuditFolderIssues';
  readonly error: Scalars['NonNegativeInt']['output'];
  readonly warning: Scalars['NonNegativeInt']['output'];
  readonly notice: Scalars['NonNegativeInt']['output'];
};

export type AuditLevel = {
  readonly __typename?: 'AuditLevel';
  readonly depth: Maybe<Scalars['String']['output']>;
  readonly urls: Scalars['NonNegativeInt']['output'];
  readonly share: Scalars['Float']['output'];
  readonly indexable: Scalars['NonNegativeInt']['output'];
};

export type AuditHost = {
  readonly __typename?: 'AuditHost';
  readonly host: Scalars['String']['output'];
  readonly urls: Scalars['NonNegativeInt']['output'];
};

export type AuditNgrams = {
  readonly __typename?: 'AuditNgrams';
  /** What was asked for. */
  readonly settings: AuditNgramSettings;
  readonly totals: AuditNgramTotals;
  readonly languages: ReadonlyArray<AuditNgramLanguage>;
  /** A list for each length that was asked for, the shortest first. */
  readonly ngrams: ReadonlyArray<AuditNgramList>;
  /** Counted in bounded memory: counts may be too high by `errorBound`. */
  readonly approximate: Scalars['Boolean']['output'];
  readonly errorBound: Scalars['NonNegativeInt']['output'];
};

export type AuditNgramSettings = {
  readonly __typename?: 'AuditNgramSettings';
  readonly n: ReadonlyArray<Scalars['Int']['output']>;
  /** `all` for all languages together. */
  readonly lang: Scalars['String']['output'];
  readonly area: AuditNgramArea;
  readonly stopWords: AuditStopWords;
  readonly minCount: Scalars['NonNegativeInt']['output'];
  readonly minPages: Scalars['NonNegativeInt']['output'];
  /** `folded`: capitals make no difference. */
  readonly case: Scalars['String']['output'];
  /** Pages that no search engine may list are left out. */
  readonly indexableOnly: Scalars['Boolean']['output'];
};

export type AuditNgramTotals = {
  readonly __typename?: 'AuditNgramTotals';
  readonly pages: Scalars['NonNegativeInt']['output'];
  readonly words: Scalars['NonNegativeInt']['output'];
  readonly distinct: ReadonlyArray<AuditNgramDistinct>;
};

export type AuditNgramDistinct = {
  readonly __typename?: 'AuditNgramDistinct';
  readonly n: Scalars['NonNegativeInt']['output'];
  readonly count: Scalars['NonNegativeInt']['output'];
};

export type AuditNgramLanguage = {
  readonly __typename?: 'AuditNgramLanguage';
  readonly lang: Scalars['String']['output'];
  readonly pages: Scalars['NonNegativeInt']['output'];
  readonly words: Scalars['NonNegativeInt']['output'];
  readonly stopWordList: Maybe<Scalars['String']['output']>;
  readonly stopWords: Scalars['NonNegativeInt']['output'];
};

export type AuditNgramList = {
  readonly __typename?: 'AuditNgramList';
  readonly n: Scalars['NonNegativeInt']['output'];
  readonly phrases: ReadonlyArray<AuditNgram>;
};

export type AuditNgram = {
  readonly __typename?: 'AuditNgram';
  readonly text: Scalars['String']['output'];
  readonly n: Scalars['NonNegativeInt']['output'];
  readonly count: Scalars['NonNegativeInt']['output'];
  readonly pages: Scalars['NonNegativeInt']['output'];
  readonly pageShare: Scalars['Float']['output'];
  readonly per1000Words: Scalars['Float']['output'];
  readonly tfidf: Scalars['Float']['output'];
  readonly boilerplate: Scalars['Boolean']['output'];
  readonly in: AuditNgramPlaces;
  readonly maxOnPage: Maybe<AuditNgramPage>;
  readonly linkedTo: ReadonlyArray<AuditNgramTarget>;
  /** Pages that use it in their text and do not link to the first of `linkedTo`. */
  readonly unlinkedPages: Scalars['NonNegativeInt']['output'];
  readonly samplePages: ReadonlyArray<AuditNgramSample>;
};

export type AuditNgramPlaces = {
  readonly __typename?: 'AuditNgramPlaces';
  readonly title: Scalars['NonNegativeInt']['output'];
  readonly h1: Scalars['NonNegativeInt']['output'];
  readonly headings: Scalars['NonNegativeInt']['output'];
  readonly anchor: Scalars['NonNegativeInt']['output'];
  readonly body: Scalars['NonNegativeInt']['output'];
};

export type AuditNgramPage = {
  readonly __typename?: 'AuditNgramPage';
  readonly url: Scalars['String']['output'];
  readonly count: Scalars['NonNegativeInt']['output'];
  readonly density: Scalars['Float']['output'];
};

export type AuditNgramTarget = {
  readonly __typename?: 'AuditNgramTarget';
  readonly url: Scalars['String']['output'];
  readonly links: Scalars['NonNegativeInt']['output'];
};

export type AuditNgramSample = {
  readonly __typename?: 'AuditNgramSample';
  readonly url: Scalars['String']['output'];
  readonly count: Scalars['NonNegativeInt']['output'];
  readonly context: Scalars['String']['output'];
};

export type AuditGraph = {
  readonly __typename?: 'AuditGraph';
  readonly stats: AuditGraphStats;
  readonly nodes: ReadonlyArray<AuditNode>;
  readonly edges: ReadonlyArray<AuditEdge>;
  readonly truncated: AuditGraphCut;
};

export type AuditGraphStats = {
  readonly __typename?: 'AuditGraphStats';
  readonly nodesTotal: Scalars['NonNegativeInt']['output'];
  readonly edgesTotal: Scalars['NonNegativeInt']['output'];
  readonly linksTotal: Scalars['NonNegativeInt']['output'];
  readonly components: Scalars['NonNegativeInt']['output'];
  readonly largestComponent: Scalars['NonNegativeInt']['output'];
  readonly orphans: Scalars['NonNegativeInt']['output'];
  readonly deadEnds: Scalars['NonNegativeInt']['output'];
  readonly maxDepth: Scalars['NonNegativeInt']['output'];
  readonly avgDepth: Scalars['Float']['output'];
  readonly reciprocalShare: Scalars['Float']['output'];
  readonly pagerank: AuditPagerank;
};

export type AuditPagerank = {
  readonly __typename?: 'AuditPagerank';
  readonly damping: Scalars['Float']['output'];
  readonly iterations: Scalars['NonNegativeInt']['output'];
  readonly residual: Scalars['Float']['output'];
};

export type AuditNode = {
  readonly __typename?: 'AuditNode';
  readonly id: Scalars['NonNegativeInt']['output'];
  readonly url: Scalars['String']['output'];
  readonly title: Maybe<Scalars['String']['output']>;
  readonly status: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly type: AuditNodeType;
  readonly indexable: Scalars['Boolean']['output'];
  readonly depth: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly inlinks: Scalars['NonNegativeInt']['output'];
  readonly uniqueInlinks: Scalars['NonNegativeInt']['output'];
  readonly outlinks: Scalars['NonNegativeInt']['output'];
  readonly uniqueOutlinks: Scalars['NonNegativeInt']['output'];
  readonly externalOutlinks: Scalars['NonNegativeInt']['output'];
  /** null for what is not ranked: PageRank is for pages of the site. */
  readonly pagerank: Maybe<Scalars['Float']['output']>;
  readonly linkScore: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly hub: Scalars['Float']['output'];
  readonly authority: Scalars['Float']['output'];
  readonly folder: Maybe<Scalars['String']['output']>;
  readonly cluster: Maybe<Scalars['NonNegativeInt']['output']>;
  /** First link found: these make the crawl's tree. */
  readonly parent: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly issues: AuditNodeIssues;
  /** Of a folder that stands for what was left out. */
  readonly collapsedUrls: Maybe<Scalars['NonNegativeInt']['output']>;
  /** With a layout only. */
  readonly x: Maybe<Scalars['Float']['output']>;
  readonly y: Maybe<Scalars['Float']['output']>;
};

export type AuditNodeIssues = {
  readonly __typename?: 'AuditNodeIssues';
  readonly error: Scalars['NonNegativeInt']['output'];
  readonly warning: Scalars['NonNegativeInt']['output'];
};

export type AuditEdge = {
  readonly __typename?: 'AuditEdge';
  readonly source: Scalars['NonNegativeInt']['output'];
  readonly target: Scalars['NonNegativeInt']['output'];
  readonly links: Scalars['NonNegativeInt']['output'];
  readonly follow: Scalars['Boolean']['output'];
  readonly type: Scalars['String']['output'];
  readonly tree: Scalars['Boolean']['output'];
  readonly position: Maybe<Scalars['String']['output']>;
  readonly anchors: ReadonlyArray<Scalars['String']['output']>;
};

export type AuditGraphCut = {
  readonly __typename?: 'AuditGraphCut';
  readonly nodesShown: Scalars['NonNegativeInt']['output'];
  readonly edgesShown: Scalars['NonNegativeInt']['output'];
  readonly method: Scalars['String']['output'];
  readonly limitNodes: Scalars['NonNegativeInt']['output'];
  readonly limitEdges: Scalars['NonNegativeInt']['output'];
};

/** What to write. Bounds are those of REST; a value out of bounds is refused as `invalid_params`, every fault named. */
export type BriefInput = {
  /** What to write about, 1 to 2,000 characters. */
  readonly input: Scalars['String']['input'];
  /** The caller's own id; it is the idempotency key. */
  readonly id?: InputMaybe<Scalars['String']['input']>;
  /** BCP 47 tag; the edition's own when absent. */
  readonly language?: InputMaybe<Scalars['String']['input']>;
  /** ISO 3166-1 alpha-2; the edition's own when absent. */
  readonly country?: InputMaybe<Scalars['String']['input']>;
  readonly settings?: InputMaybe<SettingsInput>;
};

/** How to write it; every field optional. */
export type SettingsInput = {
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly articleType?: InputMaybe<ArticleType>;
  readonly tone?: InputMaybe<Scalars['String']['input']>;
  readonly audience?: InputMaybe<Scalars['String']['input']>;
  readonly pointOfView?: InputMaybe<PointOfView>;
  /** 150 to 5,000. */
  readonly wordCount?: InputMaybe<Scalars['Int']['input']>;
  readonly readingLevel?: InputMaybe<ReadingLevel>;
  readonly keywords?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Headings to use as they are, in order. */
  readonly sections?: InputMaybe<ReadonlyArray<SectionInput>>;
  /** How many sections, 2 to 12, in place of `sections`; never together with it. */
  readonly sectionCount?: InputMaybe<Scalars['Int']['input']>;
  readonly extras?: InputMaybe<ExtrasInput>;
  readonly sources?: InputMaybe<ReadonlyArray<SourceInput>>;
  readonly sourcePolicy?: InputMaybe<SourcePolicy>;
  readonly domains?: InputMaybe<DomainsInput>;
  /** 1 to 30. */
  readonly maxSources?: InputMaybe<Scalars['Int']['input']>;
  readonly freshness?: InputMaybe<Freshness>;
  /** Evidence to write from; never obeyed as instructions. */
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  /** Matters of style only. */
  readonly instructions?: InputMaybe<Scalars['String']['input']>;
  readonly mustInclude?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly forbidden?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly internalLinks?: InputMaybe<InternalLinksInput>;
  readonly citations?: InputMaybe<CitationStyle>;
  readonly image?: InputMaybe<ImageInput>;
  readonly byline?: InputMaybe<BylineInput>;
  readonly checks?: InputMaybe<ChecksInput>;
  readonly seed?: InputMaybe<Scalars['Int']['input']>;
  /** Fields that Galley does not know, by their REST names; kept and passed through. */
  readonly extra?: InputMaybe<Scalars['JSON']['input']>;
};

export type ArticleType = 'ARTICLE' | 'HOW_TO' | 'LISTICLE' | 'COMPARISON' | 'FAQ' | 'NEWS_BRIEF' | 'DIGEST';

export type PointOfView = 'FIRST_SINGULAR' | 'FIRST_PLURAL' | 'SECOND' | 'THIRD';

export type ReadingLevel = 'SIMPLE' | 'GENERAL' | 'ADVANCED' | 'ANY';

export type SourcePolicy =
  /** Reads what the brief gives and nothing else. */
  | 'ONLY_GIVEN'
  /** Reads what the brief gives first, then looks further. */
  | 'GIVEN_FIRST'
  | 'OPEN';

export type Freshness = 'ANY' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

export type CitationStyle = 'INLINE' | 'END' | 'NONE';

export type ImageMode = 'CARD' | 'PROVIDER' | 'NONE';

export type Strictness = 'REPORT_ONLY' | 'STANDARD' | 'STRICT';

export type SectionInput = {
  readonly heading: Scalars['String']['input'];
  readonly notes?: InputMaybe<Scalars['String']['input']>;
  readonly words?: InputMaybe<Scalars['Int']['input']>;
};

export type ExtrasInput = {
  readonly faq?: InputMaybe<Scalars['Int']['input']>;
  readonly keyTakeaways?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Either `url` alone, or `title` and `text` with what is known of them. */
export type SourceInput = {
  readonly url?: InputMaybe<Scalars['String']['input']>;
  readonly title?: InputMaybe<Scalars['String']['input']>;
  readonly text?: InputMaybe<Scalars['String']['input']>;
  readonly licence?: InputMaybe<Scalars['String']['input']>;
};

export type DomainsInput = {
  readonly include?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  readonly exclude?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

export type InternalLinksInput = {
  readonly max?: InputMaybe<Scalars['Int']['input']>;
  readonly urls?: InputMaybe<ReadonlyArray<InternalLinkInput>>;
};

export type InternalLinkInput = {
  readonly url: Scalars['String']['input'];
  readonly anchor?: InputMaybe<Scalars['String']['input']>;
};

export type ImageInput = {
  readonly featured?: InputMaybe<Scalars['Boolean']['input']>;
  readonly mode?: InputMaybe<ImageMode>;
  readonly alt?: InputMaybe<Scalars['String']['input']>;
};

/** Either `authorId` or `name`. */
export type BylineInput = {
  readonly authorId?: InputMaybe<Scalars['String']['input']>;
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly editorId?: InputMaybe<Scalars['String']['input']>;
};

export type ChecksInput = {
  readonly strictness?: InputMaybe<Strictness>;
  readonly minSupported?: InputMaybe<Scalars['Float']['input']>;
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
  /** By the word of this Galley's operator, which is not checked again. */
  'OPERATOR' | 'META' | 'FILE' | 'DNS' | 'GOOGLE';

/** Whether an edition's domain is verified, and what is known of it. What was shown is looked at again every 30 days. */
export type EditionVerification = {
  readonly __typename?: 'EditionVerification';
  readonly verified: Scalars['Boolean']['output'];
  /** By which it holds, or held until it was lost; null where the domain was never verified. */
  readonly method: Maybe<VerificationMethod>;
  /** Since when it holds; null while it does not. */
  readonly verifiedAt: Maybe<Scalars['DateTime']['output']>;
  /** When the domain was looked at last. */
  readonly checkedAt: Maybe<Scalars['DateTime']['output']>;
  /** Since when looks at it have failed; null while all is well. */
  readonly failingSince: Maybe<Scalars['DateTime']['output']>;
  /** Why the last look failed, or why the verification was lost. */
  readonly failure: Maybe<OwnershipFailure>;
  /** When the domain is looked at again; null where that is never. */
  readonly nextCheckAt: Maybe<Scalars['DateTime']['output']>;
  /** How to show whose the domain is; null for a key that may not spend, and without a web address. */
  readonly instructions: Maybe<OwnershipInstructions>;
};

/** Why a look at a domain did not show whose it is. */
export type OwnershipFailure = {
  readonly __typename?: 'OwnershipFailure';
  /** A word for programs, such as `token_missing`. */
  readonly code: Scalars['String']['output'];
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
  readonly method: OwnershipMethod;
  /** A page, a file's address, a DNS name or a property of Google Search Console. */
  readonly place: Scalars['String']['output'];
  /** What is to be put there, letter by letter. */
  readonly value: Scalars['String']['output'];
  /** A sentence that says so. */
  readonly text: Scalars['String']['output'];
};

/** A domain that articles are written for. */
export type Edition = {
  readonly __typename?: 'Edition';
  readonly id: Scalars['UUID']['output'];
  readonly name: Scalars['String']['output'];
  readonly webAddress: Maybe<Scalars['String']['output']>;
  /** BCP 47 tag of the edition's own language. */
  readonly languageCode: Scalars['String']['output'];
  /** ISO 3166-1 alpha-2. */
  readonly country: Maybe<Scalars['String']['output']>;
  /** The person who answers for what is published; null when none is named. */
  readonly editorOfRecord: Maybe<Scalars['String']['output']>;
  readonly verified: Scalars['Boolean']['output'];
  readonly verifiedAt: Maybe<Scalars['DateTime']['output']>;
  readonly verification: EditionVerification;
  readonly createdAt: Scalars['DateTime']['output'];
  /**
   * Finished articles, oldest first. `since` is exclusive and takes all of ISO 8601; store the newest `createdAt` you
   * saw and send it next time. `limit` is clamped to 1 to 100, `offset` to 0 or more.
   */
  readonly articles: ArticlePage;
};

/** A domain that articles are written for. */
export type EditionArticlesArgs = {
  since: InputMaybe<Scalars['String']['input']>;
  status: InputMaybe<ArticleStatus>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  offset?: InputMaybe<Scalars['Int']['input']>;
};

/** A page of editions; `limit` and `offset` as applied. */
export type EditionPage = {
  readonly __typename?: 'EditionPage';
  readonly total: Scalars['NonNegativeInt']['output'];
  readonly limit: Scalars['NonNegativeInt']['output'];
  readonly offset: Scalars['NonNegativeInt']['output'];
  readonly editions: ReadonlyArray<Edition>;
};

/** A brief on its way to an article. */
export type ArticleJob = {
  readonly __typename?: 'ArticleJob';
  readonly id: Scalars['UUID']['output'];
  readonly status: JobStatus;
  /** The edition it writes for. */
  readonly edition: Scalars['UUID']['output'];
  readonly stage: Maybe<StageName>;
  /** 0 to 100; never falls; 100 only when done. */
  readonly progress: Scalars['NonNegativeInt']['output'];
  readonly stages: ReadonlyArray<JobStage>;
  readonly attempt: Scalars['NonNegativeInt']['output'];
  readonly maxAttempts: Scalars['NonNegativeInt']['output'];
  readonly engine: Engine;
  readonly warnings: ReadonlyArray<JobWarning>;
  /** The finished article; null until done. */
  readonly articleId: Maybe<Scalars['UUID']['output']>;
  readonly article: Maybe<Article>;
  readonly error: Maybe<JobError>;
  readonly createdAt: Scalars['DateTime']['output'];
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  readonly updatedAt: Scalars['DateTime']['output'];
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
  /** Counts the changes of this job, from 1. */
  readonly version: Scalars['NonNegativeInt']['output'];
};

export type JobStatus = 'QUEUED' | 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';

export type StageName = 'BRIEF' | 'RESEARCH' | 'OUTLINE' | 'DRAFT' | 'CHECKS' | 'META' | 'IMAGE' | 'ASSEMBLE';

export type StageStatus = 'WAITING' | 'RUNNING' | 'DONE' | 'SKIPPED' | 'FAILED';

export type JobStage = {
  readonly __typename?: 'JobStage';
  readonly name: StageName;
  readonly status: StageStatus;
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
};

/** What writes: the extractive engine of Galley, or a language model. */
export type Engine = {
  readonly __typename?: 'Engine';
  readonly mode: EngineMode;
  readonly provider: Maybe<Scalars['String']['output']>;
  readonly model: Maybe<Scalars['String']['output']>;
};

export type EngineMode = 'EXTRACTIVE' | 'LLM';

/** Something the caller should know though the work went on. */
export type JobWarning = {
  readonly __typename?: 'JobWarning';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly stage: Maybe<Scalars['String']['output']>;
};

/** Why a job failed, or why its last attempt did. */
export type JobError = {
  readonly __typename?: 'JobError';
  readonly code: Scalars['String']['output'];
  readonly message: Scalars['String']['output'];
  readonly stage: Maybe<StageName>;
  readonly retryable: Scalars['Boolean']['output'];
};

/**
 * What an article was written from, what each of its sentences rests on, and what the desk found. "Supported" means
 * supported by the cited text; nothing here says that a sentence is true.
 */
export type Provenance = {
  readonly __typename?: 'Provenance';
  readonly schemaVersion: Scalars['NonNegativeInt']['output'];
  readonly articleId: Scalars['UUID']['output'];
  /** Counts the changes of this record, from 1. */
  readonly revision: Scalars['NonNegativeInt']['output'];
  readonly jobId: Scalars['UUID']['output'];
  /** Of the brief as it was frozen, lower-case hex. */
  readonly briefSha256: Scalars['String']['output'];
  /** The settings of the brief as they were frozen, named as REST names them. */
  readonly settings: Scalars['JSON']['output'];
  readonly engine: ProvenanceEngine;
  readonly madeAt: Scalars['DateTime']['output'];
  readonly byline: ProvenanceByline;
  readonly editorOfRecord: EditorOfRecord;
  /** How the text came to be, in the words of IPTC's vocabulary `digitalsourcetype`. */
  readonly digitalSourceType: DigitalSourceType;
  /** Of the HTML body, lower-case hex. */
  readonly textSha256: Scalars['String']['output'];
  readonly image: Maybe<ProvenanceImage>;
  readonly verdict: DeskVerdict;
  readonly sources: ReadonlyArray<ProvenanceSource>;
  readonly droppedSources: ReadonlyArray<DroppedSource>;
  /** What a web search was asked for it, in order. */
  readonly queries: ReadonlyArray<ProvenanceQuery>;
  /** The links to the edition's pages that were put on words of the text, in order; null for what an earlier version made. */
  readonly internalLinks: Maybe<ReadonlyArray<InternalLink>>;
  readonly blocks: ReadonlyArray<ProvenanceBlock>;
  readonly claims: ReadonlyArray<Claim>;
  /** What a language model wrote and the engine did not let stand: no part of the article. */
  readonly refusedSentences: ReadonlyArray<RefusedSentence>;
  readonly checks: ReadonlyArray<DeskCheck>;
};

export type ProvenanceEngine = {
  readonly __typename?: 'ProvenanceEngine';
  readonly mode: EngineMode;
  readonly provider: Maybe<Scalars['String']['output']>;
  readonly model: Maybe<Scalars['String']['output']>;
  readonly promptsVersion: Maybe<Scalars['String']['output']>;
  readonly packageVersion: Scalars['String']['output'];
};

export type ProvenanceByline = {
  readonly __typename?: 'ProvenanceByline';
  /** A user of the account. */
  readonly authorId: Maybe<Scalars['UUID']['output']>;
  readonly name: Scalars['String']['output'];
  /** Null for a name that the brief gave. */
  readonly isPerson: Maybe<Scalars['Boolean']['output']>;
};

/** The person who answers for an article, and what was decided; a machine never signs. */
export type EditorOfRecord = {
  readonly __typename?: 'EditorOfRecord';
  /** A user of the account; null for an editor known by name only. */
  readonly editorId: Maybe<Scalars['UUID']['output']>;
  readonly name: Maybe<Scalars['String']['output']>;
  readonly role: Maybe<Scalars['String']['output']>;
  readonly decision: EditorDecision;
  readonly at: Maybe<Scalars['DateTime']['output']>;
  /** The reason for an override. */
  readonly note: Maybe<Scalars['String']['output']>;
  /** Whose key published or withdrew it. */
  readonly decidedBy: Maybe<DecidingEditor>;
};

export type EditorDecision =
  /** Published. */
  | 'APPROVED'
  /** Withdrawn. */
  | 'HELD'
  | 'NONE';

export type DecidingEditor = {
  readonly __typename?: 'DecidingEditor';
  readonly editorId: Scalars['UUID']['output'];
  readonly name: Scalars['String']['output'];
};

export type DigitalSourceType =
  /** Made purely by an algorithm that was not trained on samples. */
  | 'ALGORITHMIC_MEDIA'
  /** Made by a model that was trained on samples. */
  | 'TRAINED_ALGORITHMIC_MEDIA';

export type ProvenanceImage = {
  readonly __typename?: 'ProvenanceImage';
  readonly sha256: Scalars['String']['output'];
  readonly width: Scalars['NonNegativeInt']['output'];
  readonly height: Scalars['NonNegativeInt']['output'];
  readonly alt: Scalars['String']['output'];
};

/** Something the article was written from. */
export type ProvenanceSource = {
  readonly __typename?: 'ProvenanceSource';
  /** `S0` for the notes of the brief, `S1` … for the rest. */
  readonly id: Scalars['String']['output'];
  readonly kind: SourceKind;
  readonly url: Maybe<Scalars['String']['output']>;
  readonly finalUrl: Maybe<Scalars['String']['output']>;
  readonly title: Scalars['String']['output'];
  readonly site: Maybe<Scalars['String']['output']>;
  readonly author: Maybe<Scalars['String']['output']>;
  /** As the page says; null when it says nothing, never guessed. */
  readonly publishedAt: Maybe<Scalars['String']['output']>;
  readonly fetchedAt: Maybe<Scalars['DateTime']['output']>;
  readonly httpStatus: Maybe<Scalars['NonNegativeInt']['output']>;
  readonly contentType: Maybe<Scalars['String']['output']>;
  readonly language: Maybe<Scalars['String']['output']>;
  readonly words: Scalars['NonNegativeInt']['output'];
  readonly textSha256: Scalars['String']['output'];
  /** What the offsets of evidence point into. */
  readonly text: Scalars['String']['output'];
  /** Whether it is the beginning of a longer text; null for what an earlier version gathered. */
  readonly shortened: Maybe<Scalars['Boolean']['output']>;
  /** Where the text is kept: a JSON pointer into the record at REST. */
  readonly storedTextRef: Scalars['String']['output'];
  readonly robotsAllowed: Maybe<Scalars['Boolean']['output']>;
  readonly via: SourceVia;
  /** The same to the letter; null for what an earlier version gathered. */
  readonly foundBy: Maybe<FoundBy>;
  /** The question to a web search that found it. */
  readonly query: Maybe<Scalars['String']['output']>;
  readonly rights: SourceRights;
  /** Of a text that came with the brief, in the caller's words. */
  readonly licence: Maybe<Scalars['String']['output']>;
  readonly used: Scalars['Boolean']['output'];
  readonly citedCount: Scalars['NonNegativeInt']['output'];
  readonly duplicateOf: Maybe<Scalars['String']['output']>;
  readonly droppedReason: Maybe<Scalars['String']['output']>;
};

export type SourceKind = 'NOTE' | 'GIVEN_TEXT' | 'GIVEN_URL' | 'DOMAIN_PAGE' | 'WEB' | 'EXISTING_ARTICLE';

export type SourceVia = 'QUERY' | 'SITEMAP' | 'GIVEN';

export type FoundBy =
  | 'GIVEN'
  /** As the web address of the edition. */
  | 'SITE'
  | 'LINK'
  | 'SITEMAP'
  | 'FEED'
  | 'SEARCH';

/** Whose words a source holds. */
export type SourceRights =
  | 'OWN'
  | 'GIVEN'
  /** A stranger's: quoted only, and short. */
  | 'THIRD_PARTY';

/** A page that was looked at and not used. */
export type DroppedSource = {
  readonly __typename?: 'DroppedSource';
  readonly url: Maybe<Scalars['String']['output']>;
  readonly title: Maybe<Scalars['String']['output']>;
  readonly reason: Scalars['String']['output'];
  /** Why, for programs; null for what an earlier version dropped. */
  readonly code: Maybe<Scalars['String']['output']>;
  /** The address or title of what says the same. */
  readonly duplicateOf: Maybe<Scalars['String']['output']>;
};

/** A question that was put to a web search. */
export type ProvenanceQuery = {
  readonly __typename?: 'ProvenanceQuery';
  readonly text: Scalars['String']['output'];
  readonly provider: Scalars['String']['output'];
  /** When this article read the answer, which the provider may have given earlier the same day; null when there was none. */
  readonly at: Maybe<Scalars['DateTime']['output']>;
  readonly results: Scalars['NonNegativeInt']['output'];
  /** Of the results, how many became sources. */
  readonly kept: Scalars['NonNegativeInt']['output'];
  /** Why there was no answer. */
  readonly failure: Maybe<Scalars['String']['output']>;
};

/** A link to a page of the edition. */
export type InternalLink = {
  readonly __typename?: 'InternalLink';
  readonly url: Scalars['String']['output'];
  /** The words of the article that it stands on. */
  readonly text: Scalars['String']['output'];
};

/** A paragraph, item, quotation or subheading of the article. */
export type ProvenanceBlock = {
  readonly __typename?: 'ProvenanceBlock';
  readonly id: Scalars['String']['output'];
  readonly kind: BlockKind;
  /** The heading that it stands under; null in the lead. */
  readonly heading: Maybe<Scalars['String']['output']>;
  /** What the offsets of claims point into. */
  readonly text: Scalars['String']['output'];
};

export type BlockKind = 'PARAGRAPH' | 'ITEM' | 'STEP' | 'ROW' | 'QUOTE' | 'SUBHEADING';

/** One sentence of the article and what it rests on. */
export type Claim = {
  readonly __typename?: 'Claim';
  readonly id: Scalars['String']['output'];
  readonly blockId: Scalars['String']['output'];
  /** In UTF-16 units of the block's text. */
  readonly start: Scalars['NonNegativeInt']['output'];
  readonly end: Scalars['NonNegativeInt']['output'];
  readonly text: Scalars['String']['output'];
  /** False for what asserts nothing, such as a heading. */
  readonly checkRequired: Scalars['Boolean']['output'];
  readonly kind: ClaimKind;
  readonly evidence: ReadonlyArray<Evidence>;
  readonly numbers: ReadonlyArray<ClaimNumber>;
  readonly verdict: ClaimVerdict;
  readonly method: Maybe<Scalars['String']['output']>;
  readonly checkerVersion: Scalars['NonNegativeInt']['output'];
  /** 0 to 1: the share of its words that the cited text has. */
  readonly score: Maybe<Scalars['Float']['output']>;
  readonly reason: Maybe<Scalars['String']['output']>;
};

/** A sentence of a language model that does not stand in its sources as it should. */
export type RefusedSentence = {
  readonly __typename?: 'RefusedSentence';
  /** The heading that it stood under; `lead` for none. */
  readonly part: Scalars['String']['output'];
  readonly text: Scalars['String']['output'];
  readonly reasons: ReadonlyArray<Scalars['String']['output']>;
};

export type ClaimKind = 'FACT' | 'NUMBER' | 'DATE' | 'QUOTE' | 'DEFINITION' | 'OPINION' | 'LINK_TEXT';

/** How far the cited text bears a claim out. */
export type ClaimVerdict = 'SUPPORTED' | 'PARTLY_SUPPORTED' | 'UNSUPPORTED' | 'CONTRADICTED' | 'NOT_CHECKED';

/** A passage of a source, in UTF-16 units of its text. */
export type Evidence = {
  readonly __typename?: 'Evidence';
  readonly sourceId: Scalars['String']['output'];
  readonly quote: Scalars['String']['output'];
  readonly start: Scalars['NonNegativeInt']['output'];
  readonly end: Scalars['NonNegativeInt']['output'];
  /** Null when the quote does not stand there. */
  readonly match: Maybe<EvidenceMatch>;
  readonly score: Scalars['Float']['output'];
};

export type EvidenceMatch = 'VERBATIM' | 'NEAR' | 'LEXICAL' | 'SEMANTIC' | 'MODEL';

export type ClaimNumber = {
  readonly __typename?: 'ClaimNumber';
  readonly raw: Scalars['String']['output'];
  readonly value: Scalars['String']['output'];
  /** The source that has it; null when none does that is cited. */
  readonly foundIn: Maybe<Scalars['String']['output']>;
};

/** What one check of the desk found. `ERROR` and `SKIPPED` are no passes. */
export type DeskCheck = {
  readonly __typename?: 'DeskCheck';
  readonly name: Scalars['String']['output'];
  readonly version: Scalars['NonNegativeInt']['output'];
  readonly verdict: CheckVerdict;
  /** Whether the article can't be published while it fails or errs. */
  readonly blocking: Scalars['Boolean']['output'];
  readonly score: Maybe<Scalars['Float']['output']>;
  readonly threshold: Maybe<Scalars['Float']['output']>;
  readonly summary: Scalars['String']['output'];
  /** At most 100. */
  readonly items: ReadonlyArray<DeskItem>;
  readonly tookMs: Scalars['Float']['output'];
  readonly by: CheckedBy;
  readonly override: Maybe<CheckOverride>;
};

export type CheckVerdict = 'PASS' | 'WARN' | 'FAIL' | 'SKIPPED' | 'ERROR';

export type DeskVerdict =
  | 'PASS'
  | 'WARN'
  /** A blocking check fails or errs. */
  | 'FAIL';

export type CheckedBy = 'RULE' | 'MODEL' | 'PERSON';

export type DeskItem = {
  readonly __typename?: 'DeskItem';
  /** Null when it is the article as a whole. */
  readonly blockId: Maybe<Scalars['String']['output']>;
  readonly message: Scalars['String']['output'];
};

/** An editor's word that the article may go out all the same. */
export type CheckOverride = {
  readonly __typename?: 'CheckOverride';
  /** The user whose key it was. */
  readonly editorId: Scalars['UUID']['output'];
  readonly reason: Scalars['String']['output'];
  readonly at: Scalars['DateTime']['output'];
};

/** A report on an edition's domain: how far it is, and what came of it. */
export type ResearchReport = {
  readonly __typename?: 'ResearchReport';
  /** The report's id, a UUID of Galley's own. */
  readonly id: Scalars['UUID']['output'];
  /** Running from the start on, done or failed at the end. */
  readonly status: ResearchStatus;
  /** The edition whose domain it is about. */
  readonly edition: Scalars['UUID']['output'];
  /** The stage that runs, or in which it failed; null before the first and once it is done. */
  readonly stage: Maybe<ResearchStageName>;
  /** 0 to 100; never falls; 100 only when done. */
  readonly progress: Scalars['NonNegativeInt']['output'];
  /** Every stage in order. */
  readonly stages: ReadonlyArray<ResearchStage>;
  /** How often a worker has taken it. */
  readonly attempt: Scalars['NonNegativeInt']['output'];
  /** How often one may. */
  readonly maxAttempts: Scalars['NonNegativeInt']['output'];
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
  readonly version: Scalars['NonNegativeInt']['output'];
  /** What came of it; null until it is done. */
  readonly report: Maybe<ResearchRecord>;
};

/** How a report stands. */
export type ResearchStatus =
  /** A worker is at it, or will be. */
  | 'RUNNING'
  /** Its record can be read. */
  | 'DONE'
  /** It came to nothing; `error` says why. */
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

/** One stage of a report, and how it stands. */
export type ResearchStage = {
  readonly __typename?: 'ResearchStage';
  /** Which stage. */
  readonly name: ResearchStageName;
  /** How it stands. */
  readonly status: StageStatus;
  /** When it first began. */
  readonly startedAt: Maybe<Scalars['DateTime']['output']>;
  /** When it ended. */
  readonly finishedAt: Maybe<Scalars['DateTime']['output']>;
};

/** Why a report failed, or why its last attempt did. */
export type ResearchError = {
  readonly __typename?: 'ResearchError';
  /** A word for programs, such as `no_usable_sources`. */
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
  readonly schemaVersion: Scalars['NonNegativeInt']['output'];
  /** The report's id. */
  readonly id: Scalars['UUID']['output'];
  /** The edition; null for one from the command line. */
  readonly edition: Maybe<Scalars['UUID']['output']>;
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
  /** Its first sentences, seven at most. */
  readonly summary: ReadonlyArray<ResearchStatement>;
  /** The text under its headings. */
  readonly sections: ReadonlyArray<ResearchSection>;
  /** The questions that were planned, answered or not. */
  readonly questions: ReadonlyArray<ResearchQuestion>;
  /** What was seen of the domain itself. */
  readonly site: ResearchSite;
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
  readonly html: Scalars['String']['output'];
  /** Words of the report's text. */
  readonly wordCount: Scalars['NonNegativeInt']['output'];
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
  readonly claimIds: ReadonlyArray<Scalars['String']['output']>;
};

/** A heading and what stands under it. */
export type ResearchSection = {
  readonly __typename?: 'ResearchSection';
  /** Named so within this report. */
  readonly id: Scalars['String']['output'];
  /** The heading. */
  readonly heading: Scalars['String']['output'];
  /** Its paragraphs and lists, in order. */
  readonly blocks: ReadonlyArray<ResearchBlock>;
};

/** A paragraph, an item or another piece of text. */
export type ResearchBlock = {
  readonly __typename?: 'ResearchBlock';
  /** Sanitised HTML. */
  readonly html: Scalars['String']['output'];
  /** The same as plain text, into which the offsets of claims point. */
  readonly text: Scalars['String']['output'];
  /** The claims in it. */
  readonly claimIds: ReadonlyArray<Scalars['String']['output']>;
};

/** A question that the report set out to answer. */
export type ResearchQuestion = {
  readonly __typename?: 'ResearchQuestion';
  /** The question. */
  readonly question: Scalars['String']['output'];
  /** Its answer; null where none was found. */
  readonly answer: Maybe<Scalars['String']['output']>;
  /** Whether there is one. */
  readonly answered: Scalars['Boolean']['output'];
  /** The claims that the answer is made of. */
  readonly claimIds: ReadonlyArray<Scalars['String']['output']>;
};

/** What was seen of the domain itself. */
export type ResearchSite = {
  readonly __typename?: 'ResearchSite';
  /** Addresses of pages that are known. */
  readonly pagesSeen: Scalars['NonNegativeInt']['output'];
  /** Pages that were read. */
  readonly pagesRead: Scalars['NonNegativeInt']['output'];
  /** Those, in the order in which they were read. */
  readonly pages: ReadonlyArray<ResearchPage>;
  /** What the site is about, what weighs most first. */
  readonly topics: ReadonlyArray<ResearchTopic>;
  /** What the site names and has no page of its own for. */
  readonly gaps: ReadonlyArray<ResearchGap>;
};

/** A page of the domain that was read. */
export type ResearchPage = {
  readonly __typename?: 'ResearchPage';
  /** Where it is. */
  readonly url: Scalars['String']['output'];
  /** What it calls itself. */
  readonly title: Maybe<Scalars['String']['output']>;
  /** Words of its main text. */
  readonly words: Scalars['NonNegativeInt']['output'];
  /** When it was read. */
  readonly fetchedAt: Scalars['DateTime']['output'];
};

/** Something that the site is about. */
export type ResearchTopic = {
  readonly __typename?: 'ResearchTopic';
  /** A word or a phrase. */
  readonly term: Scalars['String']['output'];
  /** How much it weighs; greater is more. */
  readonly score: Scalars['Float']['output'];
  /** How many pages speak of it. */
  readonly pages: Scalars['NonNegativeInt']['output'];
};

/** Something that the site lacks. */
export type ResearchGap = {
  readonly __typename?: 'ResearchGap';
  /** What is missing. */
  readonly topic: Scalars['String']['output'];
  /** What shows that it is. */
  readonly why: Scalars['String']['output'];
  /** The sources that show it. */
  readonly evidenceSourceIds: ReadonlyArray<Scalars['String']['output']>;
};

/** A host whose pages speak of the same topics. */
export type ResearchCompetitor = {
  readonly __typename?: 'ResearchCompetitor';
  /** The host. */
  readonly host: Scalars['String']['output'];
  /** Pages of it that were read. */
  readonly pages: Scalars['NonNegativeInt']['output'];
  /** Share of the site's topics that they speak of, 0 to 1. */
  readonly overlap: Scalars['Float']['output'];
};

/** Something that the report found out. */
export type ResearchFinding = {
  readonly __typename?: 'ResearchFinding';
  /** The finding in a sentence. */
  readonly text: Scalars['String']['output'];
  /** The claims that it is made of. */
  readonly claimIds: ReadonlyArray<Scalars['String']['output']>;
  /** What sort of finding it is. */
  readonly kind: ResearchFindingKind;
  /** 1 to 3; 3 matters most. */
  readonly importance: Scalars['NonNegativeInt']['output'];
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
  readonly claimIds: ReadonlyArray<Scalars['String']['output']>;
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
  /** Pages asked for, whatever came back. */
  readonly fetches: Scalars['NonNegativeInt']['output'];
  /** Questions put to a web search. */
  readonly queries: Scalars['NonNegativeInt']['output'];
  /** Requests to models. */
  readonly modelCalls: Scalars['NonNegativeInt']['output'];
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
