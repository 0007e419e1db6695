import { parentPort, workerData } from 'node:worker_threads';
import { PostgresAuditStore } from '../../adapters/postgres/audit/audit-store.js';
import type { GraphData, GraphQuery, NgramsQuery } from '../../libs/site-audit/index.js';
import { GalleyError, type ErrorCode, type Fault } from '../../domain/errors.js';
import { CostlyViewMaker } from '../../services/audit/costly-views.js';
import type { Config } from '../config.js';
import { openLog } from '../log.js';
import { openViewPool } from '../open-database.js';
import { Closers } from '../shutdown.js';

/** What the thread is given at its start. */
export interface ViewThreadData {
  readonly databaseUrl: string;
  readonly logLevel: Config['logLevel'];
  /** Masked in its log, as `secretsOf` the configuration. */
  readonly secrets: readonly string[];
}

/** What it is asked; `call` numbers a view. `more` asks for the next rows of one. */
export type ViewThreadAsk =
  | { readonly kind: 'graph'; readonly call: number; readonly id: string; readonly query: GraphQuery }
  | { readonly kind: 'ngrams'; readonly call: number; readonly id: string; readonly query: NgramsQuery }
  | { readonly kind: 'more'; readonly call: number }
  | { readonly kind: 'close' };

/** The graph without its rows, which follow a few at a time: to take them all in at once would take half a second. */
export type GraphRest = Omit<GraphData, 'nodes' | 'edges'>;

export type ViewThreadSaid = { readonly call: number } & (
  | { readonly kind: 'made'; readonly data: unknown }
  | { readonly kind: 'rows'; readonly of: 'nodes' | 'edges'; readonly rows: readonly unknown[] }
  | { readonly kind: 'end' }
  | {
      readonly kind: 'refused';
      readonly code: ErrorCode;
      readonly detail: string;
      readonly faults: readonly Fault[];
    }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string }
);

/** Taken in by another thread within a few ms. */
const ROWS_AT_ONCE = 1000;

/** Makes the costly views apart from the thread that answers callers. */
function serve(port: NonNullable<typeof parentPort>): void {
  const { databaseUrl, logLevel, secrets } = workerData as ViewThreadData;
  const closers = new Closers(openLog(logLevel, secrets));
  const views = new CostlyViewMaker(new PostgresAuditStore(openViewPool(databaseUrl, closers)));
  const rows = new Map<number, Generator<ViewThreadSaid>>();
  const say = (said: ViewThreadSaid) => {
    port.postMessage(said);
  };
  const make = async (ask: Extract<ViewThreadAsk, { kind: 'graph' | 'ngrams' }>) => {
    const { call, id } = ask;
    try {
      if (ask.kind === 'ngrams') {
        say({ kind: 'made', call, data: await views.countedNgrams(id, ask.query) });
        return;
      }
      const { nodes, edges, ...rest } = await views.graph(id, ask.query);
      rows.set(call, rowsOf(call, nodes, edges));
      say({ kind: 'made', call, data: rest satisfies GraphRest });
    } catch (error) {
      if (error instanceof GalleyError) {
        const { code, detail, faults } = error;
        say({ kind: 'refused', call, code, detail, faults });
        return;
      }
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      say({ kind: 'failed', call, message, stack });
    }
  };
  port.on('message', (ask: ViewThreadAsk) => {
    if (ask.kind === 'close') {
      void closers.closeAll().then(() => {
        port.close();
      });
    } else if (ask.kind === 'more') {
      const next = rows.get(ask.call)?.next();
      if (next?.done === false) say(next.value);
      else {
        rows.delete(ask.call);
        say({ kind: 'end', call: ask.call });
      }
    } else void make(ask);
  });
}

function* rowsOf(
  call: number,
  nodes: readonly unknown[],
  edges: readonly unknown[],
): Generator<ViewThreadSaid> {
  for (const [of, all] of [['nodes', nodes] as const, ['edges', edges] as const])
    for (let from = 0; from < all.length; from += ROWS_AT_ONCE)
      yield { kind: 'rows', call, of, rows: all.slice(from, from + ROWS_AT_ONCE) };
}

if (parentPort) serve(parentPort);
