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
  DateTime?: GraphQLScalarType;
  UUID?: GraphQLScalarType;
  JSON?: GraphQLScalarType;
  NonNegativeInt?: GraphQLScalarType;
};
