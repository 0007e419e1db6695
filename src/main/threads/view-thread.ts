import { workerData } from 'node:worker_threads';
import { PostgresAuditStore } from '../../adapters/postgres/audit/audit-store.js';
import type { GraphData, GraphQuery, NgramsQuery } from '../../libs/site-audit/index.js';
import { serveThread, type ThreadCall } from '../../libs/worker-thread/index.js';
import { GalleyError } from '../../domain/errors.js';
import { CostlyViewMaker } from '../../services/audit/costly-views.js';
import type { Config } from '../config.js';
import { openLog } from '../log.js';
import { openViewPool } from '../open-database.js';
import { Closers } from '../shutdown.js';

/** The thread's `workerData`. */
export interface ViewThreadData {
  readonly databaseUrl: string;
  readonly logLevel: Config['logLevel'];
  /** Masked in its log, as from `secretsOf`. */
  readonly secrets: readonly string[];
}

/** The graph without its rows, which follow in batches: receiving all at once would block for half a second. */
export type GraphRest = Omit<GraphData, 'nodes' | 'edges'>;

/** A batch of a thousand of the graph's nodes or edges, in their order. */
export interface GraphRows {
  readonly of: 'nodes' | 'edges';
  readonly rows: readonly unknown[];
}

export interface ViewMethods {
  readonly graph: (
    input: { readonly id: string; readonly query: GraphQuery },
    call: ThreadCall<{ readonly rows: (rows: GraphRows) => void }>,
  ) => Promise<GraphRest>;
  readonly ngrams: (input: {
    readonly id: string;
    readonly query: NgramsQuery;
  }) => ReturnType<CostlyViewMaker['countedNgrams']>;
}

/** Chosen: so many are received by another thread within a few ms. */
const ROWS_AT_ONCE = 1000;

/** Makes the costly views outside the thread that answers callers. */
function serve(): void {
  const { databaseUrl, logLevel, secrets } = workerData as ViewThreadData;
  const closers = new Closers(openLog(logLevel, secrets));
  const views = new CostlyViewMaker(new PostgresAuditStore(openViewPool(databaseUrl, closers)));
  const methods: ViewMethods = {
    graph: async ({ id, query }, call) => {
      const { nodes, edges, ...rest } = await views.graph(id, query);
      for (const [of, all] of [['nodes', nodes] as const, ['edges', edges] as const])
        for (let from = 0; from < all.length; from += ROWS_AT_ONCE)
          await call.ask('rows', { of, rows: all.slice(from, from + ROWS_AT_ONCE) });
      return rest;
    },
    ngrams: ({ id, query }) => views.countedNgrams(id, query),
  };
  serveThread(methods, { close: () => closers.closeAll(), errors: [GalleyError] });
}

serve();
