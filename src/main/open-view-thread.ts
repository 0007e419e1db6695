import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { GraphData } from '../domain/audit/views/graph.js';
import type { GraphWish, NgramsWish } from '../domain/audit/views/view-wish.js';
import { GalleyError, refuse } from '../domain/errors.js';
import type { Log } from '../ports/log.js';
import type { CostlyViews } from '../services/audit/costly-views.js';
import type { GraphRest, ViewThreadAsk, ViewThreadData, ViewThreadSaid } from './view-thread.js';

/** Views that may be under way or wait: each takes up to some seconds of a processor, one after the other. */
const MOST_WAITING = 20;
/** Of the thread's own heap, in MB: the largest answer of the largest graph takes less than half of it. */
const MOST_HEAP_MB = 512;
/** How long the thread may take to close its connections. */
const CLOSE_MS = 5000;
const ENDED = 'the thread of the views has ended';

interface Call {
  readonly resolve: (said: ViewThreadSaid) => void;
  readonly reject: (error: Error) => void;
}

/** The costly views in a thread of their own. It is opened with the first, and anew when it ended by a fault. */
export class ViewThread implements CostlyViews {
  private worker: Worker | null = null;
  private calls = 0;
  private readonly turns = pLimit(1);
  private readonly open = new Map<number, Call>();

  constructor(
    private readonly data: ViewThreadData,
    private readonly log: Log,
    /** Other than the product's own for tests, whose sources no thread can load. */
    private readonly program = new URL('view-thread.js', import.meta.url),
  ) {}

  graph(id: string, wish: GraphWish): Promise<GraphData> {
    return this.alone(async (worker, call) => {
      const rest = (await this.ask(worker, { kind: 'graph', call, id, wish })) as GraphRest;
      const rows: Record<'nodes' | 'edges', unknown[]> = { nodes: [], edges: [] };
      for (;;) {
        const said = await this.say(worker, { kind: 'more', call });
        if (said.kind !== 'rows') break;
        rows[said.of].push(...said.rows);
      }
      return { ...rest, ...rows } as GraphData;
    });
  }

  countedNgrams(id: string, wish: NgramsWish): ReturnType<CostlyViews['countedNgrams']> {
    return this.alone(
      async (worker, call) =>
        (await this.ask(worker, { kind: 'ngrams', call, id, wish })) as Awaited<
          ReturnType<CostlyViews['countedNgrams']>
        >,
    );
  }

  /** Call when nobody asks any more. */
  async close(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    const ended = once(worker, 'exit');
    const close: ViewThreadAsk = { kind: 'close' };
    worker.postMessage(close);
    const impatience = setTimeout(() => void worker.terminate(), CLOSE_MS);
    await ended;
    clearTimeout(impatience);
  }

  private async alone<T>(make: (worker: Worker, call: number) => Promise<T>): Promise<T> {
    // What waits has nothing in memory yet; two of the largest at once would be too much for the thread.
    if (this.turns.activeCount + this.turns.pendingCount >= MOST_WAITING)
      throw refuse('unavailable', 'Too many large views are asked for just now; try again in a moment.');
    return this.turns(() => make((this.worker ??= this.start()), (this.calls += 1)));
  }

  private async ask(worker: Worker, asked: Exclude<ViewThreadAsk, { kind: 'close' }>): Promise<unknown> {
    const said = await this.say(worker, asked);
    if (said.kind === 'made') return said.data;
    if (said.kind === 'refused') throw new GalleyError(said.code, said.detail, said.faults);
    if (said.kind !== 'failed') throw new Error(`a view was answered by "${said.kind}"`);
    const error = new Error(said.message);
    error.stack = said.stack;
    throw error;
  }

  private async say(
    worker: Worker,
    asked: Exclude<ViewThreadAsk, { kind: 'close' }>,
  ): Promise<ViewThreadSaid> {
    try {
      return await new Promise<ViewThreadSaid>((resolve, reject) => {
        this.open.set(asked.call, { resolve, reject });
        // One that ended between two of its answers hears nothing any more, and nobody would hear of it.
        if (this.worker === worker) worker.postMessage(asked);
        else reject(new Error(ENDED));
      });
    } finally {
      this.open.delete(asked.call);
    }
  }

  private start(): Worker {
    const worker = new Worker(this.program, {
      workerData: this.data,
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB },
    });
    worker.on('message', (said: ViewThreadSaid) => {
      this.open.get(said.call)?.resolve(said);
    });
    worker.on('error', (error) => {
      this.log.error({ err: error }, 'the thread of the views ended by a fault');
    });
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = null;
      for (const { reject } of this.open.values()) reject(new Error(ENDED));
    });
    return worker;
  }
}
