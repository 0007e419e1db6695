import { workerData } from 'node:worker_threads';
import { PostgresArticleStore } from '../../adapters/postgres/article/article-store.js';
import { PostgresAuditStore } from '../../adapters/postgres/audit/audit-store.js';
import type { GraphData, GraphQuery, NgramsQuery } from '../../libs/site-audit/index.js';
import { serveThread, type ThreadCall } from '../../libs/worker-thread/index.js';
import { GalleyError } from '../../domain/errors.js';
import type { ArticleEditor, ComparisonRequest, EditRequest } from '../../services/article/article-editor.js';
import {
  type ChangesQuery,
  CostlyViewMaker,
  type IncomingQuery,
} from '../../services/audit/views/costly-views.js';
import { openEditor } from '../build/open-editor.js';
import type { Config } from '../config.js';
import { openLog } from '../log.js';
import { openRequestPool } from '../open-database.js';
import { Closers } from '../shutdown.js';

/** The thread's `workerData`. */
export interface RequestThreadData {
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

export interface RequestMethods {
  readonly graph: (
    input: { readonly id: string; readonly query: GraphQuery },
    call: ThreadCall<{ readonly rows: (rows: GraphRows) => void }>,
  ) => Promise<GraphRest>;
  readonly incoming: (input: {
    readonly id: string;
    readonly query: IncomingQuery;
  }) => ReturnType<CostlyViewMaker['incoming']>;
  readonly ngrams: (input: {
    readonly id: string;
    readonly query: NgramsQuery;
  }) => ReturnType<CostlyViewMaker['countedNgrams']>;
  readonly changes: (input: ChangesQuery) => ReturnType<CostlyViewMaker['changes']>;
  readonly edit: (input: {
    readonly request: EditRequest;
    readonly account: string;
  }) => ReturnType<ArticleEditor['edit']>;
  readonly compare: (input: {
    readonly request: ComparisonRequest;
    readonly account: string;
  }) => ReturnType<ArticleEditor['compare']>;
}

/** Chosen: so many are received by another thread within a few ms. */
const ROWS_AT_ONCE = 1000;

/** Makes the costly views, and edits articles, outside the thread that answers callers. */
function serve(): void {
  const { databaseUrl, logLevel, secrets } = workerData as RequestThreadData;
  const log = openLog(logLevel, secrets);
  const closers = new Closers(log);
  const database = openRequestPool(databaseUrl, closers);
  const views = new CostlyViewMaker(new PostgresAuditStore(database));
  const editor = openEditor(new PostgresArticleStore(database), log);
  const methods: RequestMethods = {
    graph: async ({ id, query }, call) => {
      const { nodes, edges, ...rest } = await views.graph(id, query);
      for (const [of, all] of [['nodes', nodes] as const, ['edges', edges] as const])
        for (let from = 0; from < all.length; from += ROWS_AT_ONCE)
          await call.ask('rows', { of, rows: all.slice(from, from + ROWS_AT_ONCE) });
      return rest;
    },
    incoming: ({ id, query }) => views.incoming(id, query),
    ngrams: ({ id, query }) => views.countedNgrams(id, query),
    changes: (query) => views.changes(query),
    edit: ({ request, account }) => editor.edit(request, account),
    compare: ({ request, account }) => editor.compare(request, account),
  };
  serveThread(methods, { close: () => closers.closeAll(), errors: [GalleyError] });
}

serve();
