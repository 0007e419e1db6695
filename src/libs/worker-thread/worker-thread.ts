import { AsyncResource } from 'node:async_hooks';
import { Worker, type ResourceLimits } from 'node:worker_threads';
import { STOP, type CallbacksOf, type FromThread, type ThreadMethods, type ToThread } from './thread-call.js';
import { unpackError, type ErrorClass } from './transported-error.js';

/** Chosen: a thread that has not closed its connections by then is ended; half of the 10 s that a container has to stop. */
const CLOSE_MS = 5000;

/** The thread that served a call has ended; its fault, if any, is the cause. */
export class ThreadEnded extends Error {
  override readonly name = 'ThreadEnded';
}

export interface WorkerThreadOptions {
  /** A JavaScript module that calls `serveThread`. */
  readonly program: URL;
  /** The thread's `workerData`. */
  readonly data?: unknown;
  /** For the log and for errors: `the thread of the requests`. */
  readonly name: string;
  /** The thread's own heap limit: exceeding it ends the thread, and never the process. */
  readonly limits: ResourceLimits;
  /** Errors that arrive with their class and their fields; the other side must name the same. */
  readonly errors?: readonly ErrorClass[];
  /** Called when a thread ended by a fault. */
  readonly log?: { error(fields: { readonly err: unknown }, message: string): void };
}

export interface CallOptions<C> {
  /** Gives up the call, which is then rejected with its reason. */
  readonly signal?: AbortSignal;
  /** How many ms an aborted call may take to end by itself; within them its own result counts. Default 0. */
  readonly graceMs?: number;
  /** Other signals for the call, by name. */
  readonly signals?: Readonly<Record<string, AbortSignal>>;
  /** Handed over with the input instead of copied; they can't be used here afterwards. */
  readonly transfer?: readonly ArrayBuffer[];
  /** Callbacks of the call, run outside of all asynchronous contexts. One that fails ends the call with its error. */
  readonly callbacks?: C;
}

/** One thread, from its start to its end. */
export interface RunningThread<M extends ThreadMethods<M>> {
  /** @throws {ThreadEnded}, the error of the method, or as `options` say */
  call<K extends keyof M & string>(
    method: K,
    input: Parameters<M[K]>[0],
    options?: CallOptions<CallbacksOf<M[K]>>,
  ): Promise<Awaited<ReturnType<M[K]>>>;
}

/** A worker thread that serves calls: started on the first call, and again after it ended by a fault. */
export class WorkerThread<M extends ThreadMethods<M>> implements RunningThread<M> {
  /**
   * The asynchronous context of the constructor. A worker's messages arrive in the context that started it, and a restart is
   * triggered by a single caller, whose context is not that of the others.
   */
  private readonly outside = new AsyncResource('WorkerThread');
  private current: Running<M> | null = null;

  constructor(private readonly options: WorkerThreadOptions) {}

  /** The running thread, started if there is none. Calls on it never reach its successor. */
  open(): RunningThread<M> {
    return this.running();
  }

  call<K extends keyof M & string>(
    method: K,
    input: Parameters<M[K]>[0],
    options?: CallOptions<CallbacksOf<M[K]>>,
  ): Promise<Awaited<ReturnType<M[K]>>> {
    return this.running().call(method, input, options);
  }

  /** Ends the thread at once, whatever it does, and rejects its calls with `reason`. The next call starts another. */
  async terminate(reason: Error): Promise<void> {
    const { current } = this;
    this.current = null;
    await current?.terminate(reason);
  }

  /** Lets the thread close its resources, and ends it. Call it when no call is under way any more. */
  async close(): Promise<void> {
    await this.current?.close();
  }

  private running(): Running<M> {
    return (this.current ??= this.outside.runInAsyncScope(() => this.start()));
  }

  private start(): Running<M> {
    const running = new Running<M>(this.options, () => {
      if (this.current === running) this.current = null;
    });
    return running;
  }
}

type AnyCallbacks = Readonly<Record<string, (...value: readonly unknown[]) => unknown>>;

interface OpenCall {
  readonly callbacks: AnyCallbacks;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
  /** For a call that is given up, its own end is awaited first. */
  readonly onCallbackFailed: (error: Error) => void;
}

class Running<M extends ThreadMethods<M>> implements RunningThread<M> {
  private readonly worker: Worker;
  private readonly open = new Map<number, OpenCall>();
  private calls = 0;
  private end: Error | null = null;

  constructor(
    private readonly options: WorkerThreadOptions,
    onEnd: () => void,
  ) {
    const { program, data, name, limits, log } = options;
    this.worker = new Worker(program, { workerData: data, resourceLimits: limits });
    let fault: unknown;
    this.worker.on('message', (message: FromThread) => {
      this.hear(message);
    });
    this.worker.on('error', (error) => {
      fault = error;
      log?.error({ err: error }, `${name} ended by a fault`);
    });
    this.worker.on('exit', () => {
      onEnd();
      this.endWith(new ThreadEnded(`${name} has ended`, { cause: fault }));
    });
  }

  async call<K extends keyof M & string>(
    method: K,
    input: Parameters<M[K]>[0],
    { signal, graceMs = 0, signals = {}, transfer = [], callbacks }: CallOptions<CallbacksOf<M[K]>> = {},
  ): Promise<Awaited<ReturnType<M[K]>>> {
    signal?.throwIfAborted();
    if (this.end) throw this.end;
    const id = (this.calls += 1);
    const listening: (() => void)[] = [];
    const onAbort = (of: AbortSignal, act: () => void) => {
      if (of.aborted) act();
      else {
        of.addEventListener('abort', act, { once: true });
        listening.push(() => {
          of.removeEventListener('abort', act);
        });
      }
    };
    let grace: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        this.open.set(id, {
          callbacks: (callbacks ?? {}) as AnyCallbacks,
          resolve: resolve as (value: unknown) => void,
          reject,
          onCallbackFailed: (error) => {
            if (!signal?.aborted) reject(error);
          },
        });
        this.post({ kind: 'call', id, method, input }, transfer);
        for (const [name, one] of Object.entries(signals))
          onAbort(one, () => {
            this.post({ kind: 'abort', id, signal: name });
          });
        if (signal)
          onAbort(signal, () => {
            this.post({ kind: 'abort', id, signal: STOP });
            grace = setTimeout(() => {
              reject(signal.reason as Error);
            }, graceMs);
          });
      });
    } catch (error) {
      this.post({ kind: 'abort', id, signal: STOP });
      throw error;
    } finally {
      for (const stopListening of listening) stopListening();
      clearTimeout(grace);
      this.open.delete(id);
    }
  }

  async terminate(reason: Error): Promise<void> {
    this.endWith(reason);
    await this.worker.terminate();
  }

  async close(): Promise<void> {
    // Not `once` of node:events, which rejects when the thread ends by a fault: that is logged, and the thread has ended.
    const ended = new Promise((resolve) => this.worker.once('exit', resolve));
    this.post({ kind: 'close' });
    const closeTimer = setTimeout(() => void this.worker.terminate(), CLOSE_MS);
    await ended;
    clearTimeout(closeTimer);
  }

  private endWith(reason: Error): void {
    this.end ??= reason;
    for (const { reject } of this.open.values()) reject(this.end);
  }

  private hear(message: FromThread): void {
    const call = this.open.get(message.id);
    if (!call) return;
    if (message.kind === 'returned') call.resolve(message.value);
    else if (message.kind === 'threw') call.reject(unpackError(message.error, this.options.errors ?? []));
    else void this.runCallback(call, message);
  }

  private async runCallback(
    { callbacks, onCallbackFailed }: OpenCall,
    { id, name, value, ask }: Extract<FromThread, { kind: 'said' }>,
  ): Promise<void> {
    try {
      const callback = callbacks[name];
      if (!callback)
        throw new Error(`${this.options.name} asked for ${name}, which its caller does not offer`);
      const answer = await callback(...value);
      if (ask !== null) this.post({ kind: 'answer', id, ask, value: answer });
    } catch (error) {
      onCallbackFailed(error as Error);
    }
  }

  /** A thread that has ended receives nothing, and its end rejects the call. */
  private post(message: ToThread, transfer: readonly ArrayBuffer[] = []): void {
    this.worker.postMessage(message, transfer);
  }
}
