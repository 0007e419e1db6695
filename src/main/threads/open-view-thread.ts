import pLimit from 'p-limit';
import type { GraphData, GraphQuery, NgramsQuery } from '../../libs/site-audit/index.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import type { Log } from '../../ports/log.js';
import type { CostlyViews } from '../../services/audit/costly-views.js';
import { KeyedQuota } from '../../services/concurrency/keyed-quota.js';
import { KeyedSemaphore } from '../../services/concurrency/keyed-semaphore.js';
import { WorkerThread } from '../../libs/worker-thread/index.js';
import type { GraphRows, ViewMethods, ViewThreadData } from './view-thread.js';

/**
 * Chosen: the views of one account that may run or wait. Each takes up to some seconds of a processor, one after the other,
 * and a caller behind more than these would have given up.
 */
const MOST_OF_AN_ACCOUNT = 5;
/** The thread's heap limit, in MB: the largest answer of the largest graph takes less than half of it. */
const MOST_HEAP_MB = 512;

/**
 * Makes the costly views in a thread of its own, one at a time, because two of the largest would exceed its memory. One
 * view of each account waits for it at a time, so that an account with many takes turns with the others.
 */
export class ViewThread implements CostlyViews {
  private readonly thread: WorkerThread<ViewMethods>;
  private readonly inTurn = pLimit(1);
  private readonly places = new KeyedQuota(MOST_OF_AN_ACCOUNT);
  private readonly turns = new KeyedSemaphore(1);

  constructor(
    data: ViewThreadData,
    log: Log,
    /** Replaces the built program in tests, whose TypeScript sources a thread can't load. */
    program = new URL('view-thread.js', import.meta.url),
  ) {
    this.thread = new WorkerThread({
      program,
      data,
      name: 'the thread of the views',
      limits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
      errors: [GalleyError],
      log,
    });
  }

  graph(id: string, query: GraphQuery, account: string): Promise<GraphData> {
    return this.alone(account, async () => {
      const all: Record<GraphRows['of'], unknown[]> = { nodes: [], edges: [] };
      const callbacks = {
        rows: ({ of, rows }: GraphRows) => {
          all[of].push(...rows);
        },
      };
      const rest = await this.thread.call('graph', { id, query }, { callbacks });
      return { ...rest, ...all } as GraphData;
    });
  }

  countedNgrams(id: string, query: NgramsQuery, account: string): ReturnType<CostlyViews['countedNgrams']> {
    return this.alone(account, () => this.thread.call('ngrams', { id, query }));
  }

  /** Call it when no view is being made any more. */
  close(): Promise<void> {
    return this.thread.close();
  }

  private async alone<T>(account: string, make: () => Promise<T>): Promise<T> {
    const leave = this.places.take(account);
    if (!leave)
      throw refuse(
        'unavailable',
        `${MOST_OF_AN_ACCOUNT} large views of this account are being made already; try again in a moment.`,
      );
    try {
      const next = await this.turns.take(account);
      try {
        return await this.inTurn(make);
      } finally {
        next();
      }
    } finally {
      leave();
    }
  }
}
