import pLimit from 'p-limit';
import type { GraphData, GraphQuery, NgramsQuery } from '../../libs/site-audit/index.js';
import { GalleyError, refuse } from '../../domain/errors.js';
import type { Log } from '../../ports/log.js';
import type { CostlyViews } from '../../services/audit/costly-views.js';
import { KeyedQuota } from '../../services/concurrency/keyed-quota.js';
import { KeyedSemaphore } from '../../services/concurrency/keyed-semaphore.js';
import { ThreadHost, type RunningThread } from './thread-host.js';
import type { GraphRest, ViewThreadAsk, ViewThreadData, ViewThreadSaid } from './view-thread.js';

/**
 * Views of one account that may be under way or wait: each takes up to some seconds of a processor, one after the other,
 * and a caller who waits for more than these would have given up.
 */
const MOST_OF_AN_ACCOUNT = 5;
/** Of the thread's own heap, in MB: the largest answer of the largest graph takes less than half of it. */
const MOST_HEAP_MB = 512;
const NAME = 'the thread of the views';

type ViewAsk = Exclude<ViewThreadAsk, { kind: 'close' }>;
type Thread = RunningThread<ViewThreadAsk>;

interface Call {
  readonly resolve: (said: ViewThreadSaid) => void;
  readonly reject: (error: Error) => void;
}

/**
 * The costly views in a thread of their own, which makes one at a time: two of the largest at once would be too much for its
 * memory. Of each account one waits for it at a time, so that one that asks for many takes turns with all others.
 */
export class ViewThread implements CostlyViews {
  private readonly host: ThreadHost<ViewThreadAsk, ViewThreadSaid>;
  private calls = 0;
  private readonly inTurn = pLimit(1);
  private readonly places = new KeyedQuota(MOST_OF_AN_ACCOUNT);
  private readonly turns = new KeyedSemaphore(1);
  private readonly open = new Map<number, Call>();

  constructor(
    data: ViewThreadData,
    log: Log,
    /** Other than the product's own for tests, whose sources no thread can load. */
    program = new URL('view-thread.js', import.meta.url),
  ) {
    this.host = new ThreadHost({
      program,
      data,
      name: NAME,
      limits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
      log,
      onSaid: (said) => {
        this.open.get(said.call)?.resolve(said);
      },
      onEnd: (error) => {
        for (const { reject } of this.open.values()) reject(error);
      },
    });
  }

  graph(id: string, query: GraphQuery, account: string): Promise<GraphData> {
    return this.alone(account, async (thread, call) => {
      const rest = (await this.ask(thread, { kind: 'graph', call, id, query })) as GraphRest;
      const rows: Record<'nodes' | 'edges', unknown[]> = { nodes: [], edges: [] };
      for (;;) {
        const said = await this.say(thread, { kind: 'more', call });
        if (said.kind !== 'rows') break;
        rows[said.of].push(...said.rows);
      }
      return { ...rest, ...rows } as GraphData;
    });
  }

  countedNgrams(id: string, query: NgramsQuery, account: string): ReturnType<CostlyViews['countedNgrams']> {
    return this.alone(
      account,
      async (thread, call) =>
        (await this.ask(thread, { kind: 'ngrams', call, id, query })) as Awaited<
          ReturnType<CostlyViews['countedNgrams']>
        >,
    );
  }

  /** Call when nobody asks any more. */
  close(): Promise<void> {
    return this.host.close();
  }

  private async alone<T>(account: string, make: (thread: Thread, call: number) => Promise<T>): Promise<T> {
    const leave = this.places.take(account);
    if (!leave)
      throw refuse(
        'unavailable',
        `${MOST_OF_AN_ACCOUNT} large views of this account are being made already; try again in a moment.`,
      );
    try {
      const next = await this.turns.take(account);
      try {
        return await this.inTurn(() => make(this.host.open(), (this.calls += 1)));
      } finally {
        next();
      }
    } finally {
      leave();
    }
  }

  private async ask(thread: Thread, asked: ViewAsk): Promise<unknown> {
    const said = await this.say(thread, asked);
    if (said.kind === 'made') return said.data;
    if (said.kind === 'refused') throw new GalleyError(said.code, said.detail, said.faults);
    if (said.kind !== 'failed') throw new Error(`a view was answered by "${said.kind}"`);
    const error = new Error(said.message);
    error.stack = said.stack;
    throw error;
  }

  private async say(thread: Thread, asked: ViewAsk): Promise<ViewThreadSaid> {
    try {
      return await new Promise<ViewThreadSaid>((resolve, reject) => {
        this.open.set(asked.call, { resolve, reject });
        // One that ended between two of its answers hears nothing any more, and nobody would hear of it.
        if (thread.isRunning) thread.post(asked);
        else reject(new Error(`${NAME} has ended`));
      });
    } finally {
      this.open.delete(asked.call);
    }
  }
}
