import type { TransportedError } from './transported-error.js';

/** What a caller lets a call ask it, by name: functions of at most one value. */
export type Callbacks<C> = { readonly [K in keyof C]: (value: never) => unknown };

/** A call as the thread that serves it sees it. */
export interface ThreadCall<C extends Callbacks<C> = object> {
  /** Aborted when the caller gives the call up, and when the call has ended: what it began beside itself ends too. */
  readonly signal: AbortSignal;
  /** Another signal of the caller's, by the name in `CallOptions.signals`. */
  signalOf(name: string): AbortSignal;
  /** Runs a callback of the caller's, and waits for nothing. A callback that fails ends the call for its caller. */
  notify<K extends keyof C & string>(name: K, ...value: Parameters<C[K]>): void;
  /** Runs a callback of the caller's. @returns what it returns. @throws the reason of `signal` when that is aborted first */
  ask<K extends keyof C & string>(name: K, ...value: Parameters<C[K]>): Promise<Awaited<ReturnType<C[K]>>>;
}

/** What a thread serves, by name. Input, output and the values of callbacks are what structured cloning can copy. */
export type ThreadMethods<M> = { readonly [K in keyof M]: (input: never, call: never) => unknown };

export type CallbacksOf<Method> = Method extends (input: never, call: ThreadCall<infer C>) => unknown
  ? C
  : object;

/** The name of the signal that gives a call up. */
export const STOP = 'stop';

export type ToThread =
  | { readonly kind: 'call'; readonly id: number; readonly method: string; readonly input: unknown }
  | { readonly kind: 'abort'; readonly id: number; readonly signal: string }
  | { readonly kind: 'answer'; readonly id: number; readonly ask: number; readonly value: unknown }
  | { readonly kind: 'close' };

export type FromThread = { readonly id: number } & (
  | { readonly kind: 'returned'; readonly value: unknown }
  | { readonly kind: 'threw'; readonly error: TransportedError }
  /** `ask` numbers what is waited for; null where nothing is. */
  | {
      readonly kind: 'said';
      readonly name: string;
      readonly value: readonly unknown[];
      readonly ask: number | null;
    }
);
