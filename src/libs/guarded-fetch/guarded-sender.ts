import type { Dispatcher } from 'undici';
import type { FetchAllow } from '../urls/index.js';
import { AddressGuard, type Resolve } from './address-guard.js';
import { connectTcp, WrongPeer, type Connect } from './connect.js';
import { ConnectionPools } from './connection-pools.js';
import { FetchFailure } from './fetch-failure.js';
import { parseRetryAfter } from './retry-after.js';
import { interruptible, TimeUsedUp } from './time-budget.js';

export interface GuardedSenderOptions {
  /** The private addresses that may be reached, by http as well. */
  readonly allow: FetchAllow;
  readonly userAgent: string;
  /** Bound of one request with its answer, in ms. */
  readonly timeoutMs: number;
  readonly resolve?: Resolve;
  readonly connect?: Connect;
  /** Certificates (PEM) to trust in place of the system's, for tests. */
  readonly trusted?: string;
}

/** How a message was answered, or why it was not. */
export type SentAnswer =
  | { readonly status: number; readonly retryAfterMs: number | null; readonly text: string }
  | { readonly status: null; readonly failure: 'blocked' | 'unreachable' | 'timeout' };

/** Public ports of https that receivers use. */
const PORTS: ReadonlySet<number> = new Set([443, 8443]);
/** Of an answer, of which no more is read. */
const ANSWER_BYTES = 2048;
/** How long the beginning of an answer is waited for, once its status is known. */
const ANSWER_MS = 1000;

/** Sends messages to addresses that strangers chose: by https, to public addresses only, and without following a redirect. */
export class GuardedSender {
  private readonly guard: AddressGuard;
  private readonly pools: ConnectionPools;

  constructor(private readonly options: GuardedSenderOptions) {
    const { allow, resolve, connect = connectTcp, trusted } = options;
    this.guard = new AddressGuard(allow, resolve, PORTS);
    this.pools = new ConnectionPools(this.guard, connect, trusted);
  }

  /** The part of the decision that needs no resolver. @throws {FetchFailure} for an address that nothing is ever sent to */
  check(address: string): void {
    const url = this.guard.check(address);
    if (url.protocol !== 'https:' && !this.guard.mayBeAllowed(url))
      throw new FetchFailure('unsupported_address', url.href, 'only https addresses are sent to');
  }

  /**
   * One POST of JSON.
   * @returns also without an answer: never what an address that is not public said, or whether it is there
   * @throws the signal's reason
   */
  async post(
    address: string,
    body: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<SentAnswer> {
    try {
      return await interruptible(
        (inner) => this.send(address, body, headers, inner),
        signal,
        this.options.timeoutMs,
      );
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TimeUsedUp) return { status: null, failure: 'timeout' };
      const isRefused = error instanceof FetchFailure && error.code !== 'unreachable';
      return { status: null, failure: isRefused || error instanceof WrongPeer ? 'blocked' : 'unreachable' };
    }
  }

  close(): Promise<void> {
    return this.pools.close();
  }

  private async send(
    address: string,
    body: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<SentAnswer> {
    const destination = await this.guard.locate(address);
    if (!destination.secure && !destination.allowListed)
      throw new FetchFailure('unsupported_address', address, 'only https addresses are sent to');
    const { pathname, search } = destination.url;
    const response = await this.pools.of(destination).request({
      method: 'POST',
      path: pathname + search,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'user-agent': this.options.userAgent,
        'accept-encoding': 'identity',
      },
      body,
      signal,
    });
    const after = response.headers['retry-after'];
    return {
      status: response.statusCode,
      retryAfterMs: parseRetryAfter(Array.isArray(after) ? after[0] : after, Date.now()),
      text: await beginningOf(response.body),
    };
  }
}

/** What of an answer came within a moment; the rest of a long or a slow one is left. */
async function beginningOf(body: Dispatcher.ResponseData['body']): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const late = setTimeout(() => body.destroy(), ANSWER_MS);
  try {
    for await (const part of body as AsyncIterable<Uint8Array>) {
      parts.push(part);
      size += part.length;
      if (size >= ANSWER_BYTES) break;
    }
  } catch {
    // Its status is known, and decides.
  } finally {
    clearTimeout(late);
    body.on('error', () => undefined).destroy();
  }
  // PostgreSQL stores no NUL.
  return Buffer.concat(parts).subarray(0, ANSWER_BYTES).toString('utf8').replaceAll('\0', '');
}
