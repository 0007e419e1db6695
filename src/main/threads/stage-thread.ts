import { setMaxListeners } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { openStores } from '../../adapters/postgres/database/unit-of-work.js';
import { FetchBudget, JOB_BUDGET, ModelBudget, QueryBudget } from '../../domain/article/job-budget.js';
import { StageFailure } from '../../domain/article/stage-failure.js';
import { GalleyError } from '../../domain/errors.js';
import { REPORT_BUDGET } from '../../domain/report/report-budget.js';
import { parseFetchAllow } from '../../libs/urls/index.js';
import { RemotePlace } from '../../services/job/remote-place.js';
import type { StageProgress } from '../../services/article/stage-artifacts.js';
import { openLog } from '../log.js';
import { openStagePool } from '../open-database.js';
import { openPageFetcher } from '../build/open-page-fetcher.js';
import { ThreadPageReader } from './open-reading-thread.js';
import { Closers } from '../shutdown.js';
import type {
  Spent,
  StageFault,
  StageKind,
  StageThreadAsk,
  StageThreadData,
  StageThreadSaid,
} from './stage-messages.js';

/** Stages by their names, of articles and reports alike. */
type AnyStages = Readonly<
  Record<string, (subject: unknown, made: unknown, progress: StageProgress) => unknown>
>;

/** A stage that runs. */
interface Running {
  readonly stop: AbortController;
  readonly place: RemotePlace;
  /** Who waits for what was kept to be written. */
  written: () => void;
}

/**
 * Runs the stages of articles and reports apart from the thread that answers callers and renews leases: to read a
 * hundred thousand words takes all that one processor has, for seconds.
 */
function serve(port: NonNullable<typeof parentPort>): void {
  const data = workerData as StageThreadData;
  const closers = new Closers(openLog(data.config.logLevel, data.secrets));
  const stagesOf = open(data, closers);
  // So that the first article does not wait for its modules; a fault is heard by whoever asks first.
  stagesOf('article').catch(() => undefined);
  const running = new Map<number, Running>();
  const say = (said: StageThreadSaid) => {
    port.postMessage(said);
  };
  const run = async (ask: Extract<StageThreadAsk, { kind: 'run' }>) => {
    const { call, of, stage, subject, made } = ask;
    const stop = new AbortController();
    const place = new RemotePlace((kind) => {
      say({ kind, call });
    }, stop.signal);
    const state: Running = { stop, place, written: () => undefined };
    running.set(call, state);
    const { progress, spent } = progressOf(ask, state, say);
    try {
      const stages = await stagesOf(of);
      const content = await place.within(() => Promise.resolve(stages[stage]?.(subject, made, progress)));
      say({ kind: 'made', call, content, spent: spent() });
    } catch (error) {
      say({ kind: 'failed', call, failure: faultOf(error), spent: spent() });
    } finally {
      running.delete(call);
      // What it began and did not wait for, such as the fetches beside one that failed.
      state.stop.abort();
    }
  };
  port.on('message', (ask: StageThreadAsk) => {
    switch (ask.kind) {
      case 'run':
        void run(ask);
        break;
      case 'kept':
        running.get(ask.call)?.written();
        break;
      case 'has':
        running.get(ask.call)?.place.has();
        break;
      case 'stop':
        running.get(ask.call)?.stop.abort();
        break;
      default:
        void closers.closeAll().then(() => {
          port.close();
        });
    }
  });
}

/** @returns the stages of each kind, loaded when first asked for; asked again, the same */
function open(
  { config: told, databaseUrl, secrets }: StageThreadData,
  closers: Closers,
): (of: StageKind) => Promise<AnyStages> {
  const allowed = parseFetchAllow(told.fetch.allow);
  if (!allowed.ok) throw new Error(allowed.faults.join('; '));
  const config = { ...told, fetch: { ...told.fetch, allow: allowed.list } };
  const log = openLog(config.logLevel, secrets);
  const stores = openStores(openStagePool(databaseUrl, closers));
  const fetcher = openPageFetcher(config, stores);
  const reader = new ThreadPageReader(log);
  closers.add('reading', () => reader.close());
  const load = {
    article: async () =>
      (await import('../build/build-stages.js')).buildStages(config, stores, { fetcher, reader }, log),
    report: async () =>
      (await import('../build/build-report-stages.js')).buildReportStages(config, stores, log, {
        fetcher,
        reader,
      }),
  };
  const loaded: Partial<Record<StageKind, Promise<AnyStages>>> = {};
  return (of) => (loaded[of] ??= load[of]() as Promise<unknown> as Promise<AnyStages>);
}

function progressOf(
  { call, of, kept, spent: used, timeLeftMs }: Extract<StageThreadAsk, { kind: 'run' }>,
  state: Running,
  say: (said: StageThreadSaid) => void,
): { readonly progress: StageProgress; readonly spent: () => Spent } {
  const began = performance.now();
  const { signal } = state.stop;
  // Every fetch under way listens to it; Node takes more than ten for a leak.
  setMaxListeners(0, signal);
  const most = of === 'article' ? JOB_BUDGET : REPORT_BUDGET;
  const fetches = new FetchBudget(used.fetches, most.fetches);
  const queries = new QueryBudget(used.queries, most.queries);
  const spent = (): Spent => ({ fetches: fetches.spent, queries: queries.spent, ...models.spent });
  const models = new ModelBudget(used, most, () => {
    say({ kind: 'spent', call, spent: spent() });
  });
  const progress: StageProgress = {
    signal,
    fetches,
    queries,
    models,
    kept,
    keep: async (part) => {
      signal.throwIfAborted();
      await new Promise<void>((resolve, reject) => {
        state.written = resolve;
        signal.addEventListener('abort', () => {
          reject(signal.reason as Error);
        });
        say({ kind: 'keep', call, part });
      });
    },
    timeLeft: () => Math.max(0, timeLeftMs + state.place.timeInLine - (performance.now() - began)),
    advance: (fraction) => {
      signal.throwIfAborted();
      say({ kind: 'advance', call, fraction });
      return Promise.resolve();
    },
    warn: (warning) => {
      say({ kind: 'warn', call, warning });
    },
  };
  return { progress, spent };
}

function faultOf(error: unknown): StageFault {
  if (error instanceof StageFailure) {
    const { code, message, retryAfterMs } = error;
    return { of: 'stage', code, message, retryAfterMs };
  }
  if (error instanceof GalleyError) {
    const { code, detail: message, faults } = error;
    return { of: 'refusal', code, message, faults };
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  return { of: 'bug', message, stack };
}

if (parentPort) serve(parentPort);
