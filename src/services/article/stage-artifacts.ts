import type { ArticleImage, NewArticle } from '../../domain/article/article.js';
import type { DeskReport } from '../../domain/article/desk/desk.js';
import type { Draft, Outline, Warning } from '../../domain/article/draft.js';
import type { LinkTarget } from '../../domain/article/internal-links.js';
import type { FetchBudget, ModelBudget, QueryBudget } from '../../domain/article/job-budget.js';
import type { NamedPeople } from '../../domain/article/people.js';
import type { AskedQuery, DroppedSource, Source } from '../../domain/research/source.js';
import type { ClaimedJob } from '../../ports/job-store.js';

/** What each stage leaves behind, as JSON in the database; `assemble` leaves the article itself. */
export interface Artifacts {
  readonly brief: BriefArtifact;
  readonly research: {
    readonly sources: readonly Source[];
    readonly dropped: readonly DroppedSource[];
    /** What the web search was asked, in order. */
    readonly queries: readonly AskedQuery[];
    /** The edition's pages that the article may link to, those that are wanted most first. */
    readonly links: readonly LinkTarget[];
  };
  readonly outline: Outline;
  readonly draft: Draft;
  readonly checks: DeskReport;
  readonly meta: {
    readonly title: string;
    readonly slug: string;
    readonly metaTitle: string;
    readonly metaDescription: string;
  };
  readonly image: (Omit<ArticleImage, 'bytes'> & { readonly base64: string; readonly source: string }) | null;
}

export interface BriefArtifact {
  /** BCP 47 tag of the article: the brief's, else the edition's. */
  readonly language: string;
  readonly country: string | null;
  readonly seed: number;
  /** Of the frozen brief, lower-case hex. */
  readonly briefSha256: string;
  /** Those whom the brief names and who are there; absent where an earlier version read the brief. */
  readonly people?: NamedPeople;
}

export interface StageProgress {
  readonly signal: AbortSignal;
  /** Of the whole job: what earlier attempts took is gone. */
  readonly fetches: FetchBudget;
  readonly queries: QueryBudget;
  /** Of the whole job as well. */
  readonly models: ModelBudget;
  /** What an attempt that was cut short kept of this stage, as JSON; null where none did. */
  readonly kept: unknown;
  /** Keeps what is made so far for the attempt after this one, in place of what was kept before. */
  keep(part: unknown): Promise<void>;
  /** How long the job may still be in the hands of workers, in ms. */
  timeLeft(): number;
  /** 0 to 1 of the running stage. */
  advance(fraction: number): Promise<void>;
  warn(warning: Omit<Warning, 'stage'>): void;
}

/** What the stages before have left. */
export type Made = Partial<Artifacts>;

/** The work of each stage, from the job and what was made before to its artifact. */
export type Stages = {
  readonly [Name in keyof Artifacts]: (
    job: ClaimedJob,
    made: Made,
    progress: StageProgress,
  ) => Artifacts[Name] | Promise<Artifacts[Name]>;
} & {
  readonly assemble: (job: ClaimedJob, made: Made, progress: StageProgress) => Promise<NewArticle>;
  /** What they left in the database. @throws for what none of them leaves */
  readonly read: (stored: unknown) => Made | Promise<Made>;
};
