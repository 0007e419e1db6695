import { StageFailure } from '../../domain/article/stage-failure.js';
import { STAGES } from '../../domain/article/stages.js';
import { GalleyError } from '../../domain/errors.js';
import { REPORT_STAGES } from '../../domain/report/report.js';
import { formatFetchAllow } from '../../libs/urls/index.js';
import type { Log } from '../../ports/log.js';
import type { ReportStages } from '../../services/report/report-stages.js';
import { placeHere, type NeededPlace } from '../../services/job/needed-place.js';
import { CutShort } from '../../services/job/stage-run.js';
import type { FinishedArticle, StageProgress, Stages } from '../../services/article/stage-artifacts.js';
import type { Config } from '../config.js';
import { secretsOf } from '../secrets.js';
import type {
  Spent,
  StageFault,
  StageKind,
  StageThreadAsk,
  StageThreadData,
  StageThreadSaid,
} from './stage-messages.js';
import { ThreadHost } from './thread-host.js';

/**
 * Of the thread's own heap, in MB: as many articles as a worker takes at once, each with the hundred thousand words that
 * it may rest on, take less than half of it.
 */
const MOST_HEAP_MB = 1024;

interface Call {
  readonly progress: StageProgress;
  /** Of the attempt; null where nobody else waits for one. */
  readonly place: NeededPlace | null;
  /** While the stage waits: it needs its place again. */
  needs: () => void;
  readonly resolve: (content: unknown) => void;
  readonly reject: (error: unknown) => void;
  readonly post: (asked: StageThreadAsk) => void;
}

/** How long a stage that is stopped may take to say what it has spent. */
const LAST_WORD_MS = 1000;

/**
 * The stages of articles and reports in a thread of their own. This thread keeps what must never wait for them: leases,
 * what is written of a job, and whoever watches it. A stage that was cut short by the end of the thread is tried again, as
 * any other that failed by a fault of ours.
 */
export class StageThread {
  readonly articles: Stages;
  readonly reports: ReportStages;
  private readonly host: ThreadHost<StageThreadAsk, StageThreadSaid>;
  private readonly open = new Map<number, Call>();
  private calls = 0;

  constructor(config: Config, databaseUrl: string, log: Log) {
    const { fetch, image, logLevel, search, writer } = config;
    const data: StageThreadData = {
      databaseUrl,
      secrets: secretsOf(config),
      config: { image, logLevel, search, writer, fetch: { ...fetch, allow: formatFetchAllow(fetch.allow) } },
    };
    this.host = new ThreadHost({
      program: new URL('stage-thread.js', import.meta.url),
      data,
      name: 'the thread that writes articles',
      limits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
      log,
      onSaid: (said) => {
        this.hear(said);
      },
      onEnd: (error) => {
        for (const { reject } of this.open.values()) reject(new CutShort(error));
      },
    });
    this.articles = {
      ...(this.stagesOf('article', STAGES) as Stages),
      assemble: async (job, made, progress) => {
        const done = (await this.run('article', 'assemble', job, made, progress)) as FinishedArticle;
        const { image: drawn } = done;
        // Between threads a Buffer becomes plain bytes.
        return { ...done, image: drawn && { ...drawn, bytes: Buffer.from(drawn.bytes) } };
      },
    };
    this.reports = this.stagesOf('report', REPORT_STAGES) as ReportStages;
  }

  /** Begins the thread, whose programs take a second to load. */
  warm(): void {
    this.host.open();
  }

  /** Call when no stage runs any more. */
  close(): Promise<void> {
    return this.host.close();
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
    const { kept, signal } = progress;
    signal.throwIfAborted();
    const call = (this.calls += 1);
    const thread = this.host.open();
    const post = (asked: StageThreadAsk) => {
      thread.post(asked);
    };
    let onAbort = (): void => undefined;
    let lastWord: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        onAbort = () => {
          post({ kind: 'stop', call });
          lastWord = setTimeout(() => {
            reject(signal.reason as Error);
          }, LAST_WORD_MS);
        };
        signal.addEventListener('abort', onAbort, { once: true });
        this.open.set(call, { progress, place: placeHere(), needs: () => undefined, resolve, reject, post });
        const timeLeftMs = progress.timeLeft();
        post({ kind: 'run', call, of, stage, subject, made, kept, spent: spentOf(progress), timeLeftMs });
      });
    } catch (error) {
      post({ kind: 'stop', call });
      throw error;
    } finally {
      signal.removeEventListener('abort', onAbort);
      clearTimeout(lastWord);
      this.open.get(call)?.needs();
      this.open.delete(call);
    }
  }

  private hear(said: StageThreadSaid): void {
    const call = this.open.get(said.call);
    if (!call) return;
    const { place, progress, resolve, reject, post } = call;
    // Of one that was stopped, the last word is waited for.
    const fail = (error: unknown) => {
      if (!progress.signal.aborted) reject(error);
    };
    switch (said.kind) {
      case 'waits': {
        const needed = new Promise<void>((needs) => (call.needs = needs));
        const has = () => {
          post({ kind: 'has', call: said.call });
        };
        (place ? place.whileWaiting(() => needed) : needed).then(has, fail);
        break;
      }
      case 'needs':
        call.needs();
        break;
      case 'advance':
        progress.advance(said.fraction).catch(fail);
        break;
      case 'warn':
        progress.warn(said.warning);
        break;
      case 'spent':
        spendUpTo(said.spent, progress);
        break;
      case 'keep':
        // Way may be given with it, of the place that is of this thread.
        (place ? place.within(() => progress.keep(said.part)) : progress.keep(said.part)).then(() => {
          post({ kind: 'kept', call: said.call });
        }, fail);
        break;
      case 'made':
        spendUpTo(said.spent, progress);
        resolve(said.content);
        break;
      case 'failed':
        spendUpTo(said.spent, progress);
        reject(errorOf(said.failure));
        break;
    }
  }
}

function spentOf({ fetches, queries, models }: StageProgress): Spent {
  return { fetches: fetches.spent, queries: queries.spent, ...models.spent };
}

/** The budgets that are written with the job follow those that the stage takes from. */
function spendUpTo(spent: Spent, { fetches, queries, models }: StageProgress): void {
  while (fetches.spent < spent.fetches && fetches.take());
  while (queries.spent < spent.queries && queries.take());
  while (models.spent.modelCalls < spent.modelCalls && models.take());
  const tokens = spent.modelTokens - models.spent.modelTokens;
  if (tokens > 0) models.count(tokens);
}

function errorOf(failure: StageFault): Error {
  switch (failure.of) {
    case 'stage':
      return new StageFailure(failure.code, failure.message, { retryAfterMs: failure.retryAfterMs });
    case 'refusal':
      return new GalleyError(failure.code, failure.message, failure.faults);
    case 'bug': {
      const error = new Error(failure.message);
      error.stack = failure.stack;
      return error;
    }
  }
}
