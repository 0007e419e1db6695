import type { NewArticle } from '../../domain/article/article.js';
import { STAGES } from '../../domain/article/stages.js';
import { REPORT_STAGES } from '../../domain/report/report.js';
import { formatFetchAllow } from '../../libs/urls/index.js';
import { ThreadEnded, WorkerThread } from '../../libs/worker-thread/index.js';
import type { Log } from '../../ports/log.js';
import type { Tracing } from '../../ports/tracing.js';
import type { ReportStages } from '../../services/report/report-stages.js';
import { currentSlot } from '../../services/job/needed-slot.js';
import { StageInterrupted } from '../../services/job/run-attempt.js';
import type { StageProgress } from '../../services/job/stage-work.js';
import type { Stages } from '../../services/article/article-work.js';
import type { Config } from '../config.js';
import { secretsOf } from '../secrets.js';
import {
  STAGE_ERRORS,
  type Spent,
  type StageCallbacks,
  type StageKind,
  type StageMethods,
  type StageThreadData,
} from './stage-messages.js';

/**
 * The thread's heap limit, in MB: a worker's maximum of articles at once, each resting on a hundred thousand words, takes
 * less than half of it.
 */
const MOST_HEAP_MB = 1024;

/** Chosen: how long a stopped stage may take to report what it has spent, in ms. */
const LAST_WORD_MS = 1000;

/**
 * Runs the stages of articles and reports in a thread of their own. The main thread keeps everything that must not wait for
 * them: leases, writes to the job, and its watchers. A stage that was cut short by the end of the thread is retried like
 * any other internal failure.
 */
export class StageThread {
  readonly articles: Stages;
  readonly reports: ReportStages;
  private readonly thread: WorkerThread<StageMethods>;

  /** @param measures the name of the channel for what it measures */
  constructor(
    config: Config,
    databaseUrl: string,
    log: Log,
    measures: string,
    private readonly tracing: Tracing,
  ) {
    const { fetch, image, logLevel, search, tracing: traced, writer } = config;
    const data: StageThreadData = {
      databaseUrl,
      measures,
      secrets: secretsOf(config),
      config: {
        image,
        logLevel,
        search,
        tracing: traced,
        writer,
        fetch: { ...fetch, allow: formatFetchAllow(fetch.allow) },
      },
    };
    this.thread = new WorkerThread({
      program: new URL('stage-thread.js', import.meta.url),
      data,
      name: 'the thread that writes articles',
      limits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
      errors: STAGE_ERRORS,
      log,
    });
    this.articles = {
      ...(this.stagesOf('article', STAGES) as Stages),
      // Loaded for an attempt that continues another one: it knows the names of all desk checks.
      read: async (stored) =>
        (await import('../../services/article/artifact-shapes.js')).readArtifacts(stored),
      assemble: async (job, made, progress) => {
        const done = (await this.run('article', 'assemble', job, made, progress)) as NewArticle;
        const { image: drawn } = done;
        // A Buffer arrives in the other thread as a plain Uint8Array.
        return { ...done, image: drawn && { ...drawn, bytes: Buffer.from(drawn.bytes) } };
      },
    };
    this.reports = {
      ...(this.stagesOf('report', REPORT_STAGES) as ReportStages),
      read: async (stored) =>
        (await import('../../services/report/artifact-shapes.js')).readReportArtifacts(stored),
    };
  }

  /** Starts the thread, whose modules take a second to load. */
  warm(): void {
    this.thread.open();
  }

  /** Call it when no stage is running any more. */
  close(): Promise<void> {
    return this.thread.close();
  }

  private stagesOf(of: StageKind, names: readonly string[]): unknown {
    return Object.fromEntries(
      names.map((name) => [
        name,
        (subject: unknown, made: unknown, progress: StageProgress) =>
          this.run(of, name, subject, made, progress),
      ]),
    );
  }

  private async run(
    of: StageKind,
    stage: string,
    subject: unknown,
    made: unknown,
    progress: StageProgress,
  ): Promise<unknown> {
    const { savedPart, signal } = progress;
    // The slot of the attempt; null outside of an attempt.
    const slot = currentSlot();
    let needs = (): void => undefined;
    const callbacks: StageCallbacks = {
      advance: (fraction) => progress.advance(fraction),
      warn: (warning) => {
        progress.warn(warning);
      },
      spent: (spent) => {
        spendUpTo(spent, progress);
      },
      // The stage may release the slot, which this thread holds.
      savePart: (part) => (slot ? slot.within(() => progress.savePart(part)) : progress.savePart(part)),
      waits: () => {
        const needed = new Promise<void>((resolve) => (needs = resolve));
        return slot ? slot.whileWaiting(() => needed) : needed;
      },
      needs: () => {
        needs();
      },
    };
    try {
      return await this.thread.call(
        'run',
        {
          of,
          stage,
          subject,
          made,
          savedPart,
          spent: spentOf(progress),
          timeLeftMs: progress.timeLeft(),
          trace: this.tracing.context(),
        },
        { signal, graceMs: LAST_WORD_MS, callbacks },
      );
    } catch (error) {
      throw error instanceof ThreadEnded ? new StageInterrupted(error) : error;
    } finally {
      needs();
    }
  }
}

function spentOf({ fetches, queries, models }: StageProgress): Spent {
  return { fetches: fetches.spent, queries: queries.spent, ...models.spent };
}

/** The budgets that are stored with the job follow those that the stage spends. */
function spendUpTo(spent: Spent, { fetches, queries, models }: StageProgress): void {
  while (fetches.spent < spent.fetches && fetches.trySpend());
  while (queries.spent < spent.queries && queries.trySpend());
  while (models.spent.modelCalls < spent.modelCalls && models.trySpend());
  const tokens = spent.modelTokens - models.spent.modelTokens;
  if (tokens > 0) models.count(tokens);
}
