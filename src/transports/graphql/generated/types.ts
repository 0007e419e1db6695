// Made by `npm run codegen`; do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Edition as EditionModel } from '../../../domain/edition.js';
import type { Article as ArticleModel } from '../../../domain/article/article.js';
import type { JobProgress as JobModel } from '../../../domain/article/job.js';
import type { Actor as ActorModel } from '../../../domain/access/actor.js';
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
  /** The editions of the caller's account, oldest first. `limit` is clamped to 1 to 100, `offset` to 0 or more. */
  readonly editions: EditionPage;
  /** One edition; refused as `not_found` when it is not the caller's account's. */
  readonly edition: Edition;
  /** The progress of an article job; refused as `not_found` when the caller's account has none of this id. */
  readonly job: ArticleJob;
};

export type QueryArticleArgs = {
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
  /** Ends a job before its time; what it cost stays spent. Refused as `conflict` when the job is final already. */
  readonly cancelJob: ArticleJob;
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

export type MutationCancelJobArgs = {
  id: Scalars['String']['input'];
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

export type Subscription = {
  readonly __typename?: 'Subscription';
  /**
   * The present state of a job, then each change in order; ends after the final one, or when the key is revoked. A reader
   * who comes back says with `after` the last `version` it saw: it gets what came after, and no present state first. One
   * who falls far behind is not shown every percent: `version` then skips changes that differ in nothing else.
   */
  readonly jobProgress: ArticleJob;
};

export type SubscriptionJobProgressArgs = {
  id: Scalars['String']['input'];
  after: InputMaybe<Scalars['NonNegativeInt']['input']>;
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
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Me: ResolverTypeWrapper<ActorModel>;
  ApiKey: ResolverTypeWrapper<ApiKey>;
  Permission: Permission;
  User: ResolverTypeWrapper<User>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Account: ResolverTypeWrapper<Account>;
  Plan: ResolverTypeWrapper<Plan>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Article: ResolverTypeWrapper<ArticleModel>;
  ArticleImage: ResolverTypeWrapper<ArticleImage>;
  ArticleStatus: ArticleStatus;
  ArticlePage: ResolverTypeWrapper<
    Omit<ArticlePage, 'articles'> & { articles: ReadonlyArray<ResolversTypes['Article']> }
  >;
  BatchResult: ResolverTypeWrapper<BatchResult>;
  RefusedBrief: ResolverTypeWrapper<RefusedBrief>;
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
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Edition: ResolverTypeWrapper<EditionModel>;
  EditionPage: ResolverTypeWrapper<
    Omit<EditionPage, 'editions'> & { editions: ReadonlyArray<ResolversTypes['Edition']> }
  >;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  ArticleJob: ResolverTypeWrapper<JobModel>;
  JobStatus: JobStatus;
  StageName: StageName;
  StageStatus: StageStatus;
  JobStage: ResolverTypeWrapper<JobStage>;
  Engine: ResolverTypeWrapper<Engine>;
  EngineMode: EngineMode;
  JobWarning: ResolverTypeWrapper<JobWarning>;
  JobError: ResolverTypeWrapper<JobError>;
  Provenance: ResolverTypeWrapper<Provenance>;
  ProvenanceEngine: ResolverTypeWrapper<ProvenanceEngine>;
  ProvenanceByline: ResolverTypeWrapper<ProvenanceByline>;
  EditorOfRecord: ResolverTypeWrapper<EditorOfRecord>;
  EditorDecision: EditorDecision;
  DecidingEditor: ResolverTypeWrapper<DecidingEditor>;
  DigitalSourceType: DigitalSourceType;
  ProvenanceImage: ResolverTypeWrapper<ProvenanceImage>;
  ProvenanceSource: ResolverTypeWrapper<ProvenanceSource>;
  SourceKind: SourceKind;
  SourceVia: SourceVia;
  FoundBy: FoundBy;
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
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  UUID: ResolverTypeWrapper<Scalars['UUID']['output']>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  NonNegativeInt: ResolverTypeWrapper<Scalars['NonNegativeInt']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Query: Record<PropertyKey, never>;
  String: Scalars['String']['output'];
  Int: Scalars['Int']['output'];
  Me: ActorModel;
  ApiKey: ApiKey;
  User: User;
  Boolean: Scalars['Boolean']['output'];
  Account: Account;
  Plan: Plan;
  Mutation: Record<PropertyKey, never>;
  Article: ArticleModel;
  ArticleImage: ArticleImage;
  ArticlePage: Omit<ArticlePage, 'articles'> & { articles: ReadonlyArray<ResolversParentTypes['Article']> };
  BatchResult: BatchResult;
  RefusedBrief: RefusedBrief;
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
  Float: Scalars['Float']['output'];
  Edition: EditionModel;
  EditionPage: Omit<EditionPage, 'editions'> & { editions: ReadonlyArray<ResolversParentTypes['Edition']> };
  Subscription: Record<PropertyKey, never>;
  ArticleJob: JobModel;
  JobStage: JobStage;
  Engine: Engine;
  JobWarning: JobWarning;
  JobError: JobError;
  Provenance: Provenance;
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
  DateTime: Scalars['DateTime']['output'];
  UUID: Scalars['UUID']['output'];
  JSON: Scalars['JSON']['output'];
  NonNegativeInt: Scalars['NonNegativeInt']['output'];
};

export type QueryResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query'],
> = {
  me?: Resolver<ResolversTypes['Me'], ParentType, ContextType>;
  article?: Resolver<
    ResolversTypes['Article'],
    ParentType,
    ContextType,
    RequireFields<QueryArticleArgs, 'slug' | 'id'>
  >;
  editions?: Resolver<
    ResolversTypes['EditionPage'],
    ParentType,
    ContextType,
    RequireFields<QueryEditionsArgs, 'limit' | 'offset'>
  >;
  edition?: Resolver<
    ResolversTypes['Edition'],
    ParentType,
    ContextType,
    RequireFields<QueryEditionArgs, 'slug'>
  >;
  job?: Resolver<ResolversTypes['ArticleJob'], ParentType, ContextType, RequireFields<QueryJobArgs, 'id'>>;
};

export type MeResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Me'] = ResolversParentTypes['Me'],
> = {
  key?: Resolver<ResolversTypes['ApiKey'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['Account'], ParentType, ContextType>;
};

export type ApiKeyResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ApiKey'] = ResolversParentTypes['ApiKey'],
> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permission?: Resolver<ResolversTypes['Permission'], ParentType, ContextType>;
  newsroom?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
};

export type UserResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User'],
> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  newsroom?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  maySpend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Account'] = ResolversParentTypes['Account'],
> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
};

export type PlanResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentApi?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  articlesPerMonth?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
};

export type MutationResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation'],
> = {
  startArticle?: Resolver<
    ResolversTypes['ArticleJob'],
    ParentType,
    ContextType,
    RequireFields<MutationStartArticleArgs, 'slug' | 'brief'>
  >;
  startArticles?: Resolver<
    ResolversTypes['BatchResult'],
    ParentType,
    ContextType,
    RequireFields<MutationStartArticlesArgs, 'slug' | 'briefs'>
  >;
  publishArticle?: Resolver<
    ResolversTypes['Article'],
    ParentType,
    ContextType,
    RequireFields<MutationPublishArticleArgs, 'slug' | 'id'>
  >;
  unpublishArticle?: Resolver<
    ResolversTypes['Article'],
    ParentType,
    ContextType,
    RequireFields<MutationUnpublishArticleArgs, 'slug' | 'id'>
  >;
  cancelJob?: Resolver<
    ResolversTypes['ArticleJob'],
    ParentType,
    ContextType,
    RequireFields<MutationCancelJobArgs, 'id'>
  >;
};

export type ArticleResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Article'] = ResolversParentTypes['Article'],
> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  urlPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ArticleStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaTitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  metaDescription?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  languageCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wordCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  byline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<ResolversTypes['ArticleImage'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  provenance?: Resolver<Maybe<ResolversTypes['Provenance']>, ParentType, ContextType>;
};

export type ArticleImageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ArticleImage'] = ResolversParentTypes['ArticleImage'],
> = {
  featuredUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ArticlePageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ArticlePage'] = ResolversParentTypes['ArticlePage'],
> = {
  total?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  articles?: Resolver<ReadonlyArray<ResolversTypes['Article']>, ParentType, ContextType>;
};

export type BatchResultResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['BatchResult'] = ResolversParentTypes['BatchResult'],
> = {
  accepted?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
  refused?: Resolver<ReadonlyArray<ResolversTypes['RefusedBrief']>, ParentType, ContextType>;
  ids?: Resolver<ReadonlyArray<ResolversTypes['UUID']>, ParentType, ContextType>;
};

export type RefusedBriefResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['RefusedBrief'] = ResolversParentTypes['RefusedBrief'],
> = {
  index?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EditionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Edition'] = ResolversParentTypes['Edition'],
> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  languageCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  editorOfRecord?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  verified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  verifiedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  articles?: Resolver<
    ResolversTypes['ArticlePage'],
    ParentType,
    ContextType,
    RequireFields<EditionArticlesArgs, 'limit' | 'offset'>
  >;
};

export type EditionPageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['EditionPage'] = ResolversParentTypes['EditionPage'],
> = {
  total?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  offset?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  editions?: Resolver<ReadonlyArray<ResolversTypes['Edition']>, ParentType, ContextType>;
};

export type SubscriptionResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription'],
> = {
  jobProgress?: SubscriptionResolver<
    ResolversTypes['ArticleJob'],
    'jobProgress',
    ParentType,
    ContextType,
    RequireFields<SubscriptionJobProgressArgs, 'id'>
  >;
};

export type ArticleJobResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ArticleJob'] = ResolversParentTypes['ArticleJob'],
> = {
  id?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JobStatus'], ParentType, ContextType>;
  edition?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  stage?: Resolver<Maybe<ResolversTypes['StageName']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  stages?: Resolver<ReadonlyArray<ResolversTypes['JobStage']>, ParentType, ContextType>;
  attempt?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  maxAttempts?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['Engine'], ParentType, ContextType>;
  warnings?: Resolver<ReadonlyArray<ResolversTypes['JobWarning']>, ParentType, ContextType>;
  articleId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  article?: Resolver<Maybe<ResolversTypes['Article']>, ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['JobError']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  finishedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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

export type ProvenanceResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Provenance'] = ResolversParentTypes['Provenance'],
> = {
  schemaVersion?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  articleId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  briefSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  engine?: Resolver<ResolversTypes['ProvenanceEngine'], ParentType, ContextType>;
  madeAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  byline?: Resolver<ResolversTypes['ProvenanceByline'], ParentType, ContextType>;
  editorOfRecord?: Resolver<ResolversTypes['EditorOfRecord'], ParentType, ContextType>;
  digitalSourceType?: Resolver<ResolversTypes['DigitalSourceType'], ParentType, ContextType>;
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
  authorId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isPerson?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type EditorOfRecordResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['EditorOfRecord'] = ResolversParentTypes['EditorOfRecord'],
> = {
  editorId?: Resolver<Maybe<ResolversTypes['UUID']>, ParentType, ContextType>;
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
  editorId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProvenanceImageResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ProvenanceImage'] = ResolversParentTypes['ProvenanceImage'],
> = {
  sha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  alt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProvenanceSourceResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ProvenanceSource'] = ResolversParentTypes['ProvenanceSource'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SourceKind'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  finalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  site?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  publishedAt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fetchedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  httpStatus?: Resolver<Maybe<ResolversTypes['NonNegativeInt']>, ParentType, ContextType>;
  contentType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  words?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  textSha256?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortened?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  storedTextRef?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  robotsAllowed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  via?: Resolver<ResolversTypes['SourceVia'], ParentType, ContextType>;
  foundBy?: Resolver<Maybe<ResolversTypes['FoundBy']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rights?: Resolver<ResolversTypes['SourceRights'], ParentType, ContextType>;
  licence?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  citedCount?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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
  results?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  kept?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  failure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InternalLinkResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['InternalLink'] = ResolversParentTypes['InternalLink'],
> = {
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProvenanceBlockResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['ProvenanceBlock'] = ResolversParentTypes['ProvenanceBlock'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BlockKind'], ParentType, ContextType>;
  heading?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ClaimResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['Claim'] = ResolversParentTypes['Claim'],
> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blockId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  checkRequired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ClaimKind'], ParentType, ContextType>;
  evidence?: Resolver<ReadonlyArray<ResolversTypes['Evidence']>, ParentType, ContextType>;
  numbers?: Resolver<ReadonlyArray<ResolversTypes['ClaimNumber']>, ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['ClaimVerdict'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  checkerVersion?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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
  sourceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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
  version?: Resolver<ResolversTypes['NonNegativeInt'], ParentType, ContextType>;
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
  blockId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CheckOverrideResolvers<
  ContextType = GraphContext,
  ParentType extends ResolversParentTypes['CheckOverride'] = ResolversParentTypes['CheckOverride'],
> = {
  editorId?: Resolver<ResolversTypes['UUID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface UuidScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['UUID'], any> {
  name: 'UUID';
}

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export interface NonNegativeIntScalarConfig extends GraphQLScalarTypeConfig<
  ResolversTypes['NonNegativeInt'],
  any
> {
  name: 'NonNegativeInt';
}

export type Resolvers<ContextType = GraphContext> = {
  Query?: QueryResolvers<ContextType>;
  Me?: MeResolvers<ContextType>;
  ApiKey?: ApiKeyResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Account?: AccountResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Article?: ArticleResolvers<ContextType>;
  ArticleImage?: ArticleImageResolvers<ContextType>;
  ArticlePage?: ArticlePageResolvers<ContextType>;
  BatchResult?: BatchResultResolvers<ContextType>;
  RefusedBrief?: RefusedBriefResolvers<ContextType>;
  Edition?: EditionResolvers<ContextType>;
  EditionPage?: EditionPageResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  ArticleJob?: ArticleJobResolvers<ContextType>;
  JobStage?: JobStageResolvers<ContextType>;
  Engine?: EngineResolvers<ContextType>;
  JobWarning?: JobWarningResolvers<ContextType>;
  JobError?: JobErrorResolvers<ContextType>;
  Provenance?: ProvenanceResolvers<ContextType>;
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
  DateTime?: GraphQLScalarType;
  UUID?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  NonNegativeInt?: GraphQLScalarType;
};
