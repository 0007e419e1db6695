import pLimit from 'p-limit';
import type { GraphData, GraphQuery, NgramsQuery } from '../../libs/site-audit/index.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import type { Log } from '../../ports/log.js';
import type { ArticleEditor, EditRequest } from '../../services/article/article-editor.js';
import type { CostlyViews } from '../../services/audit/costly-views.js';
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
 * Chosen: how long an edit may take. An article takes half a second, and the longest body some seconds; one that takes
 * longer was made to, and others wait for the thread.
 */
const EDIT_MS = 30_000;

/** The thread's heap limit, in MB: the largest answer of the largest graph takes less than half of it. */
const MOST_HEAP_MB = 512;

/**
 * Makes the costly views, and edits articles, in a thread of its own, one at a time, because two of the largest views would
 * exceed its memory. One request of each account waits for it at a time, so that an account with many takes turns with the
 * others.
 */
export class RequestThread implements CostlyViews, ArticleEditor {
  private readonly thread: WorkerThread<RequestMethods>;
  private readonly inTurn = pLimit(1);
  private readonly places = {
    'large views': new KeyedQuota(MOST_OF_AN_ACCOUNT['large views']),
    edits: new KeyedQuota(MOST_OF_AN_ACCOUNT.edits),
  };
  private readonly turns = new KeyedSemaphore(1);

  constructor(
    data: RequestThreadData,
    log: Log,
    /** Replaces the built program in tests, whose TypeScript sources a thread can't load. */
    program = new URL('request-thread.js', import.meta.url),
    private readonly editMs = EDIT_MS,
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

  countedNgrams(id: string, query: NgramsQuery, account: string): ReturnType<CostlyViews['countedNgrams']> {
    return this.alone('large views', account, () => this.thread.call('ngrams', { id, query }));
  }

  edit(request: EditRequest, account: string): ReturnType<ArticleEditor['edit']> {
    return this.alone('edits', account, async () => {
      const timer = setTimeout(() => void this.thread.terminate(tooLong(this.editMs)), this.editMs);
      try {
        return await this.thread.call('edit', { request, account });
      } finally {
        clearTimeout(timer);
      }
    });
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
    const leave = this.places[what].take(account);
    if (!leave)
      throw refuse(
        'unavailable',
        `${MOST_OF_AN_ACCOUNT[what]} ${what} of this account are being made already; try again in a moment.`,
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

function tooLong(editMs: number) {
  const message = `can’t be checked within ${editMs / 1000} seconds`;
  return refuse('invalid_params', `The input is not valid: /body ${message}.`, [{ path: '/body', message }]);
}
