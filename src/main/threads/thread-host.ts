import { AsyncResource } from 'node:async_hooks';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import type { Log } from '../../ports/log.js';

/** How long a thread may take to close its connections. */
const CLOSE_MS = 5000;

/** A thread that runs, or has run. */
export interface RunningThread<Ask> {
  /** False once it has ended: what is posted then reaches nobody. */
  readonly isRunning: boolean;
  post(asked: Ask): void;
}

export interface ThreadHostParts<Said> {
  readonly program: URL;
  /** What it is given at its start. */
  readonly data: unknown;
  /** For the log and for errors: `the thread of the views`. */
  readonly name: string;
  /** Of the thread's own heap: what goes beyond ends the thread, and never the process. */
  readonly limits: ResourceLimits;
  readonly log: Log;
  readonly onSaid: (said: Said) => void;
  /** Called when it has ended for whatever reason: none of its answers will come any more. */
  readonly onEnd: (error: Error) => void;
}

/**
 * One worker thread: started when it is first needed, and anew after it ended by a fault. It is sent `Ask`s, the last of
 * which is `close`, and sends `Said`s.
 */
export class ThreadHost<Ask, Said> {
  /**
   * Where it was made, which is outside of all attempts. A worker's messages are heard in the context that started it, and one
   * that is started anew is needed by a single attempt, whose place the others' messages would act on.
   */
  private readonly outside = new AsyncResource('ThreadHost');
  private current: { readonly worker: Worker; readonly thread: RunningThread<Ask> } | null = null;

  constructor(private readonly parts: ThreadHostParts<Said>) {}

  /** The thread that runs, started where none does. */
  open(): RunningThread<Ask> {
    return (this.current ??= this.outside.runInAsyncScope(() => this.start())).thread;
  }

  /** Ends it at once, whatever it does; the next `open` starts another. */
  async terminate(): Promise<void> {
    const { current } = this;
    this.current = null;
    await current?.worker.terminate();
  }

  /** Call when nothing is asked any more. */
  async close(): Promise<void> {
    const { current } = this;
    if (!current) return;
    // Not by `once`, which rejects when the thread ends by a fault: that is logged, and it has ended all the same.
    const ended = new Promise((resolve) => current.worker.once('exit', resolve));
    current.worker.postMessage({ kind: 'close' });
    const impatience = setTimeout(() => void current.worker.terminate(), CLOSE_MS);
    await ended;
    clearTimeout(impatience);
  }

  private start(): { readonly worker: Worker; readonly thread: RunningThread<Ask> } {
    const { program, data, name, limits, log, onSaid, onEnd } = this.parts;
    const worker = new Worker(program, { workerData: data, resourceLimits: limits });
    let isRunning = true;
    let fault: unknown;
    worker.on('message', (said: Said) => {
      if (this.current?.worker === worker) onSaid(said);
    });
    worker.on('error', (error) => {
      fault = error;
      log.error({ err: error }, `${name} ended by a fault`);
    });
    worker.on('exit', () => {
      isRunning = false;
      // One that was terminated has a successor already, whose answers are waited for.
      if (this.current?.worker !== worker) return;
      this.current = null;
      onEnd(new Error(`${name} has ended`, { cause: fault }));
    });
    const thread: RunningThread<Ask> = {
      get isRunning() {
        return isRunning;
      },
      post: (asked) => {
        worker.postMessage(asked);
      },
    };
    return { worker, thread };
  }
}
