import { parentPort } from 'node:worker_threads';
import { STOP, type FromThread, type ThreadCall, type ThreadMethods, type ToThread } from './thread-call.js';
import { packError, type ErrorClass } from './transported-error.js';

export interface ServeOptions {
  /** Closes the thread's resources; the thread ends afterwards. */
  readonly close?: () => Promise<unknown>;
  /** Errors that arrive with their class and their fields; the other side must name the same. */
  readonly errors?: readonly ErrorClass[];
}

/** Chosen: what is transferred takes its whole buffer along, so a small part of a large one is copied. */
const MOST_SLACK = 2;

type AnyCallbacks = Readonly<Record<string, (value: never) => never>>;
type AnyMethods = Readonly<Record<string, (input: unknown, call: ThreadCall<AnyCallbacks>) => unknown>>;

/** The program of a `WorkerThread`: serves calls until it is asked to close. Calls begin in the order of their arrival. */
export function serveThread<M extends ThreadMethods<M>>(
  methods: M,
  { close = () => Promise.resolve(), errors = [] }: ServeOptions = {},
): void {
  if (!parentPort) throw new Error('only a worker thread can serve calls');
  const port = parentPort;
  const open = new Map<number, ServedCall>();
  const say = (said: FromThread, transferred: readonly ArrayBuffer[] = []) => {
    port.postMessage(said, transferred);
  };
  const serve = async ({ id, method, input }: Extract<ToThread, { kind: 'call' }>) => {
    const call = new ServedCall(id, say);
    open.set(id, call);
    try {
      const one = (methods as unknown as AnyMethods)[method];
      if (!one) throw new Error(`this thread has no method ${method}`);
      say({ kind: 'returned', id, value: await one(input, call) }, [...call.transferred]);
    } catch (error) {
      say({ kind: 'threw', id, error: packError(error, errors) });
    } finally {
      open.delete(id);
      call.abort(STOP);
    }
  };
  port.on('message', (message: ToThread) => {
    switch (message.kind) {
      case 'call':
        void serve(message);
        break;
      case 'abort':
        open.get(message.id)?.abort(message.signal);
        break;
      case 'answer':
        open.get(message.id)?.answer(message.ask, message.value);
        break;
      case 'close':
        void close().then(() => {
          port.close();
        });
    }
  });
}

class ServedCall implements ThreadCall<AnyCallbacks> {
  private readonly controllers = new Map<string, AbortController>();
  /** Signals that were aborted before anybody asked for them: an `AbortController` for each call would cost more than a call. */
  private readonly aborted = new Set<string>();
  private readonly waiting = new Map<number, (value: never) => void>();
  private asks = 0;
  readonly transferred = new Set<ArrayBuffer>();

  constructor(
    private readonly id: number,
    private readonly say: (said: FromThread) => void,
  ) {}

  get signal(): AbortSignal {
    return this.signalOf(STOP);
  }

  signalOf(name: string): AbortSignal {
    return this.controllerOf(name).signal;
  }

  notify(name: string, ...value: readonly unknown[]): void {
    this.say({ kind: 'said', id: this.id, name, value, ask: null });
  }

  async ask(name: string, ...value: readonly unknown[]): Promise<never> {
    const { id, signal } = this;
    signal.throwIfAborted();
    const ask = (this.asks += 1);
    let onAbort = (): void => undefined;
    try {
      return await new Promise<never>((resolve, reject) => {
        onAbort = () => {
          reject(signal.reason as Error);
        };
        signal.addEventListener('abort', onAbort, { once: true });
        this.waiting.set(ask, resolve);
        this.say({ kind: 'said', id, name, value, ask });
      });
    } finally {
      signal.removeEventListener('abort', onAbort);
      this.waiting.delete(ask);
    }
  }

  transfer(...bytes: readonly Uint8Array[]): void {
    // A small buffer of Node's is a part of one that others use: it is copied.
    for (const { buffer, byteLength } of bytes)
      if (buffer instanceof ArrayBuffer && buffer.byteLength <= MOST_SLACK * byteLength)
        this.transferred.add(buffer);
  }

  answer(ask: number, value: unknown): void {
    this.waiting.get(ask)?.(value as never);
  }

  abort(name: string): void {
    this.aborted.add(name);
    this.controllers.get(name)?.abort();
  }

  private controllerOf(name: string): AbortController {
    const known = this.controllers.get(name);
    if (known) return known;
    const controller = new AbortController();
    this.controllers.set(name, controller);
    if (this.aborted.has(name)) controller.abort();
    return controller;
  }
}
