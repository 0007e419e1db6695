import { setMaxListeners } from 'node:events';
import { workerData } from 'node:worker_threads';
import { ThreadMeasures } from '../../adapters/metrics/thread-metrics.js';
import { openStores } from '../../adapters/postgres/database/unit-of-work.js';
import { FetchBudget, JOB_BUDGET, ModelBudget, QueryBudget } from '../../domain/article/job-budget.js';
import { REPORT_BUDGET } from '../../domain/report/report-budget.js';
import { parseFetchAllow } from '../../libs/urls/index.js';
import { serveThread, type ThreadCall } from '../../libs/worker-thread/index.js';
import { RemoteSlot } from '../../services/job/remote-slot.js';
import type { StageProgress } from '../../services/job/stage-work.js';
import type { Log } from '../../ports/log.js';
import type { Tracing } from '../../ports/tracing.js';
import { openLog } from '../log.js';
import { openTracing, tracedLog } from '../open-tracing.js';
import { openStagePool } from '../open-database.js';
import { openPageFetcher } from '../build/open-page-fetcher.js';
import { tracedFetcher } from '../build/traced-fetcher.js';
import { ThreadPageReader } from './open-reading-thread.js';
import { Closers } from '../shutdown.js';
import {
  STAGE_ERRORS,
  type Spent,
  type StageCallbacks,
  type StageInput,
  type StageKind,
  type StageMethods,
  type StageThreadData,
} from './stage-messages.js';

/** Stages by their names, of articles and reports alike. */
type AnyStages = Readonly<
  Record<string, (subject: unknown, made: unknown, progress: StageProgress) => unknown>
>;

/**
 * Runs the stages of articles and reports outside the thread that answers callers and renews leases: reading a hundred
 * thousand words uses a whole processor for seconds.
 */
async function serve(): Promise<void> {
  const data = workerData as StageThreadData;
  const plainLog = openLog(data.config.logLevel, data.secrets);
  const closers = new Closers(plainLog);
  const tracing = await openTracing(data.config.tracing, 'stages', closers, plainLog);
  const stagesOf = open(data, closers, tracing, tracedLog(plainLog, tracing));
  // So that the first article does not wait for its modules; a failure is thrown to the first caller.
  stagesOf('article').catch(() => undefined);
  const methods: StageMethods = {
    run: async (input, call) => {
      const { of, stage, subject, made } = input;
      const slot = new RemoteSlot(
        () => call.ask('waits'),
        () => {
          call.notify('needs');
        },
        call.signal,
      );
      const { progress, spent } = progressOf(input, call, slot);
      try {
        const stages = await stagesOf(of);
        return await tracing.within(input.trace, () =>
          slot.within(() => Promise.resolve(stages[stage]?.(subject, made, progress))),
        );
      } finally {
        call.notify('spent', spent());
      }
    },
  };
  serveThread(methods, { close: () => closers.closeAll(), errors: STAGE_ERRORS });
}

/** @returns the stages of each kind, loaded on the first call and then reused */
function open(
  { config: received, databaseUrl, measures: channel }: StageThreadData,
  closers: Closers,
  tracing: Tracing,
  log: Log,
): (of: StageKind) => Promise<AnyStages> {
  const allowed = parseFetchAllow(received.fetch.allow);
  if (!allowed.ok) throw new Error(allowed.faults.join('; '));
  const config = { ...received, fetch: { ...received.fetch, allow: allowed.list } };
  const stores = openStores(openStagePool(databaseUrl, closers));
  const measures = new ThreadMeasures(channel);
  closers.add('measures', () => {
    measures.close();
    return Promise.resolve();
  });
  const fetcher = tracedFetcher(openPageFetcher(config, stores, measures), tracing);
  const reader = new ThreadPageReader(log);
  closers.add('reading', () => reader.close());
  const load = {
    article: async () =>
      (await import('../build/build-stages.js')).buildStages(config, stores, { fetcher, reader }, log, {
        measures,
        tracing,
      }),
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
  { of, savedPart, spent: used, timeLeftMs }: StageInput,
  call: ThreadCall<StageCallbacks>,
  slot: RemoteSlot,
): { readonly progress: StageProgress; readonly spent: () => Spent } {
  const began = performance.now();
  const { signal } = call;
  // Every running fetch listens to it; Node warns of a leak above ten listeners.
  setMaxListeners(0, signal);
  const most = of === 'article' ? JOB_BUDGET : REPORT_BUDGET;
  const fetches = new FetchBudget(used.fetches, most.fetches);
  const queries = new QueryBudget(used.queries, most.queries);
  const spent = (): Spent => ({ fetches: fetches.spent, queries: queries.spent, ...models.spent });
  const models = new ModelBudget(used, most, () => {
    call.notify('spent', spent());
  });
  const progress: StageProgress = {
    signal,
    fetches,
    queries,
    models,
    savedPart,
    savePart: (part) => call.ask('savePart', part),
    timeLeft: () => Math.max(0, timeLeftMs + slot.timeInQueue - (performance.now() - began)),
    advance: (fraction) => {
      signal.throwIfAborted();
      call.notify('advance', fraction);
      return Promise.resolve();
    },
    warn: (warning) => {
      call.notify('warn', warning);
    },
  };
  return { progress, spent };
}

void serve();
