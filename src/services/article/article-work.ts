import type { ArticleImage, NewArticle } from '../../domain/article/article.js';
import type { DeskReport } from '../../domain/article/desk/desk.js';
import type { Draft, Outline } from '../../domain/article/draft.js';
import type { LinkTarget } from '../../domain/article/internal-links.js';
import { JOB_BUDGET } from '../../domain/article/job-budget.js';
import type { NamedPeople } from '../../domain/article/byline.js';
import type { HouseStyle } from '../../domain/edition.js';
import { STAGE_WEIGHTS, type StageName } from '../../domain/article/stages.js';
import type { AskedQuery, DroppedSource, Source } from '../../domain/research/source.js';
import type { Subject } from '../../libs/text/index.js';
import type { ClaimedJob, JobStore } from '../../ports/job-store.js';
import { stagedWork, type StagedWorkParts } from '../job/staged-work.js';
import type { Expiry, Work } from '../job/work.js';
import type { StageProgress, StageWork } from '../job/stage-work.js';

/** What each stage leaves behind, as JSON in the database; `assemble` leaves the article itself. */
export interface Artifacts {
  readonly brief: {
    /** BCP 47 tag of the article: the brief's, else the edition's. */
    readonly language: string;
    readonly country: string | null;
    readonly seed: number;
    /** Of the frozen brief, lower-case hex. */
    readonly briefSha256: string;
    /** Those whom the brief names and who are there. */
    readonly people: NamedPeople;
    /** Of the edition when the job began. */
    readonly houseStyle: HouseStyle | null;
  };
  readonly research: {
    /** What the brief asks about: chosen sources, the writer and the desk go by it. */
    readonly subject: Subject;
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
  /** What they left in the database, up to the first that is not of this version. */
  readonly read: (stored: Readonly<Record<string, unknown>>) => Made | Promise<Made>;
};

export interface ArticleWorkParts extends StagedWorkParts {
  readonly jobs: JobStore;
  /** Loaded with the first job, or before. */
  readonly stages: () => Promise<Stages>;
  readonly retention: readonly Expiry[];
}

/** Articles, as background work. */
export function articleWork(parts: ArticleWorkParts): Work {
  const stages: StageWork<ClaimedJob, StageName, Made, NewArticle> = {
    noun: 'article',
    store: parts.jobs,
    budget: JOB_BUDGET,
    weights: STAGE_WEIGHTS,
    last: 'assemble',
    open: async (job) => {
      const opened = await parts.stages();
      return {
        read: opened.read,
        run: async (stage, made, progress) => opened[stage](job, made, progress),
        finish: (made, progress) => opened.assemble(job, made, progress),
      };
    },
    // Our own name of the job, and the one that its caller knows.
    names: ({ ref, progress, accountId, editionId }) => ({
      ref,
      job: progress.id,
      account: accountId,
      edition: editionId,
    }),
    named: ({ id, wordCount }) => ({ article: id, words: wordCount }),
  };
  return stagedWork(parts, 'write-article', stages, parts.retention);
}
