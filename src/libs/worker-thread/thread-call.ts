import type { TransportedError } from './transported-error.js';

/** The callbacks that a caller gives to a call, by name: functions of at most one value. */
export type Callbacks<C> = { readonly [K in keyof C]: (value: never) => unknown };

/** A call, as seen by the thread that serves it. */
export interface ThreadCall<C extends Callbacks<C> = object> {
  /** Aborted when the caller gives up and when the call has ended, so that whatever it started ends too. */
  readonly signal: AbortSignal;
  /** Another signal of the caller, by its name in `CallOptions.signals`. */
  signalOf(name: string): AbortSignal;
  /** Runs a callback of the caller without waiting for it. A callback that fails makes the call fail. */
  notify<K extends keyof C & string>(name: K, ...value: Parameters<C[K]>): void;
  /** Runs a callback of the caller. @returns its result. @throws the reason of `signal` when that is aborted first */
  ask<K extends keyof C & string>(name: K, ...value: Parameters<C[K]>): Promise<Awaited<ReturnType<C[K]>>>;
  /** Hands these over with the result instead of copying them; they can't be used here afterwards. */
  transfer(...bytes: readonly Uint8Array[]): void;
}

/** The methods of a thread, by name. Input, output and the values of callbacks must be cloneable. */
export type ThreadMethods<M> = { readonly [K in keyof M]: (input: never, call: never) => unknown };

export type CallbacksOf<Method> = Method extends (input: never, call: ThreadCall<infer C>) => unknown
  ? C
  : object;

/** The name of the signal that gives up a call. */
export const STOP = 'stop';

export type ToThread =
  | { readonly kind: 'call'; readonly id: number; readonly method: string; readonly input: unknown }
  | { readonly kind: 'abort'; readonly id: number; readonly signal: string }
  | { readonly kind: 'answer'; readonly id: number; readonly ask: number; readonly value: unknown }
  | { readonly kind: 'close' };

export type FromThread = { readonly id: number } & (
  | { readonly kind: 'returned'; readonly value: unknown }
  | { readonly kind: 'threw'; readonly error: TransportedError }
  /** `ask` numbers the requests that it waits for; null when it waits for none. */
  | {
      readonly kind: 'said';
      readonly name: string;
      readonly value: readonly unknown[];
      readonly ask: number | null;
    }
);
