import pLimit from 'p-limit';
import type { GraphData, GraphQuery, NgramsQuery } from '../../libs/site-audit/index.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import type { Log } from '../../ports/log.js';
import type { ArticleEditor, ComparisonRequest, EditRequest } from '../../services/article/article-editor.js';
import type { ChangesQuery, CostlyViews, IncomingQuery } from '../../services/audit/views/costly-views.js';
import { KeyedQuota } from '../../services/concurrency/keyed-quota.js';
import { KeyedSemaphore } from '../../services/concurrency/keyed-semaphore.js';
import { WorkerThread } from '../../libs/worker-thread/index.js';
import type { GraphRows, RequestMethods, RequestThreadData } from './request-thread.js';

/**
 * Chosen: the views of one account that may run or wait. Each takes up to some seconds of a processor, one after the other,
 * and a caller behind more than these would have given up. An edit takes a part of a second.
 */
const MOST_OF_AN_ACCOUNT = { 'large views': 5, edits: 20 } as const;
/**
 * Chosen: what one request may take of the thread, in ms. The largest graph takes some seconds of a processor; a longer time
 * means an input that was not tested, behind which all other accounts would wait.
 */
const MOST_MS = 20_000;
/** The thread's heap limit, in MB: the largest answer of the largest graph takes less than half of it. */
const MOST_HEAP_MB = 512;

/**
 * Makes the costly views, and edits articles, in a thread of its own, one at a time, because two of the largest views would
 * exceed its memory. One request of each account waits for it at a time, so that an account with many is served alternately with the
 * others. A request that takes too long ends the thread and is answered `unavailable`; those that wait go on in another.
 */
export class RequestThread implements CostlyViews, ArticleEditor {
  private readonly thread: WorkerThread<RequestMethods>;
  private readonly oneAtATime = pLimit(1);
  private readonly quotas = {
    'large views': new KeyedQuota(MOST_OF_AN_ACCOUNT['large views']),
    edits: new KeyedQuota(MOST_OF_AN_ACCOUNT.edits),
  };
  private readonly semaphore = new KeyedSemaphore(1);

  constructor(
    data: RequestThreadData,
    log: Log,
    /** Replaces the built program in tests, whose TypeScript sources a thread can't load. */
    program = new URL('request-thread.js', import.meta.url),
    private readonly mostMs = MOST_MS,
  ) {
    this.thread = new WorkerThread({
      program,
      data,
      name: 'the thread of the requests',
      limits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
      errors: [GalleyError],
      log,
    });
  }

  graph(id: string, query: GraphQuery, account: string): Promise<GraphData> {
    return this.alone('large views', account, async () => {
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

  incoming(id: string, query: IncomingQuery, account: string): ReturnType<CostlyViews['incoming']> {
    return this.alone('large views', account, () => this.thread.call('incoming', { id, query }));
  }

  countedNgrams(id: string, query: NgramsQuery, account: string): ReturnType<CostlyViews['countedNgrams']> {
    return this.alone('large views', account, () => this.thread.call('ngrams', { id, query }));
  }

  changes(query: ChangesQuery, account: string): ReturnType<CostlyViews['changes']> {
    return this.alone('large views', account, () => this.thread.call('changes', query));
  }

  edit(request: EditRequest, account: string): ReturnType<ArticleEditor['edit']> {
    return this.alone('edits', account, () => this.thread.call('edit', { request, account }));
  }

  compare(request: ComparisonRequest, account: string): ReturnType<ArticleEditor['compare']> {
    return this.alone('edits', account, () => this.thread.call('compare', { request, account }));
  }

  /** Call it when no request is under way any more. */
  close(): Promise<void> {
    return this.thread.close();
  }

  private async alone<T>(
    what: keyof typeof MOST_OF_AN_ACCOUNT,
    account: string,
    make: () => Promise<T>,
  ): Promise<T> {
    const leave = this.quotas[what].acquire(account);
    if (!leave)
      throw refuse(
        'unavailable',
        `${MOST_OF_AN_ACCOUNT[what]} ${what} of this account are being made already; try again in a moment.`,
      );
    try {
      const next = await this.semaphore.acquire(account);
      try {
        return await this.oneAtATime(() => this.inTime(make));
      } finally {
        next();
      }
    } finally {
      leave();
    }
  }

  private async inTime<T>(make: () => Promise<T>): Promise<T> {
    const late = setTimeout(() => void this.thread.terminate(tooLong(this.mostMs)), this.mostMs);
    try {
      return await make();
    } finally {
      clearTimeout(late);
    }
  }
}

function tooLong(mostMs: number) {
  const message = `The request took more than ${mostMs / 1000} seconds, and was given up; ask for less.`;
  return refuse('unavailable', message);
}
