import type { Dispatcher } from 'undici';
import { canParseUrl } from '../urls/index.js';
import { FetchFailure } from './fetch-failure.js';
import type { AddressGuard, Destination } from './address-guard.js';
import { BodyTooLarge, readBody, UnknownCoding, type BodyLimit } from './body.js';
import { WrongPeer, type Connect } from './connect.js';
import { ConnectionPools } from './connection-pools.js';
import { TimeUsedUp } from './time-budget.js';

/** What is asked for, and how much of it may come. */
export interface Ask {
  readonly accept: string;
  /** Whether a 2xx answer of this content type is worth reading; others are `unsupported_type`. */
  readonly reads: (contentType: string) => boolean;
  readonly limit: BodyLimit;
  /** Default GET. */
  readonly method?: 'HEAD' | 'GET';
  /** The answer is wanted for its status alone: its body is let go unread. */
  readonly bodyless?: boolean;
}

/** One answer. `bytes` is empty unless the status is 2xx. */
export interface Reply {
  readonly url: string;
  readonly status: number;
  /** The header as it came, with its parameters. */
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** The header as it came; empty where there is none. */
  readonly retryAfter: string;
}

/** Of an answer that is not read; more than that is not worth keeping the connection for. */
const DRAINED_BYTES = 16_384;

/** Single requests to checked destinations. It follows no redirect: where one leads has to be checked first. */
export class Exchange {
  private readonly pools: ConnectionPools;

  constructor(
    guard: AddressGuard,
    connect: Connect,
    private readonly userAgent: string,
  ) {
    this.pools = new ConnectionPools(guard, connect);
  }

  /** @returns the answer, or the address that it redirects to. @throws {FetchFailure} or the signal's reason. */
  async get(destination: Destination, ask: Ask, signal: AbortSignal): Promise<Reply | { redirect: string }> {
    try {
      return await this.send(destination, ask, signal);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      throw explain(error, destination.url.href);
    }
  }

  /** Closes the kept connections; requests under way end first. */
  close(): Promise<void> {
    return this.pools.close();
  }

  private async send(destination: Destination, ask: Ask, signal: AbortSignal) {
    const { url } = destination;
    const response = await this.pools.of(destination).request({
      path: `${url.pathname}${url.search}`,
      method: ask.method ?? 'GET',
      headers: { 'user-agent': this.userAgent, accept: ask.accept, 'accept-encoding': 'gzip, deflate, br' },
      signal,
    });
    const status = response.statusCode;
    const contentType = header(response, 'content-type');
    const retryAfter = header(response, 'retry-after');
    if (status < 200 || status > 299) {
      await response.body.dump({ limit: DRAINED_BYTES, signal });
      const location = header(response, 'location');
      if ([301, 302, 303, 307, 308].includes(status) && location !== '')
        return { redirect: target(location, url) };
      return { url: url.href, status, contentType, bytes: new Uint8Array(), retryAfter };
    }
    if (ask.bodyless) {
      response.body.on('error', () => undefined).destroy();
      return { url: url.href, status, contentType, bytes: new Uint8Array(), retryAfter };
    }
    if (!ask.reads(contentType)) {
      response.body.on('error', () => undefined).destroy();
      throw unreadable(url.href, contentType, status);
    }
    const declared = Number(header(response, 'content-length'));
    if (declared > ask.limit.bytes && ask.limit.beyond === 'refuse') {
      response.body.on('error', () => undefined).destroy();
      throw new BodyTooLarge();
    }
    const bytes = await readBody(response.body, header(response, 'content-encoding'), ask.limit);
    return { url: url.href, status, contentType, bytes, retryAfter };
  }
}

export function unreadable(url: string, contentType: string, status: number): FetchFailure {
  const what = contentType === '' ? 'of no stated kind' : `of type ${contentType.slice(0, 80)}`;
  return new FetchFailure('unsupported_type', url, `${url} is ${what}, which can’t be read here`, status);
}

function header(response: Dispatcher.ResponseData, name: string): string {
  const value = response.headers[name];
  return (Array.isArray(value) ? value[0] : value) ?? '';
}

/** Header bytes come as Latin-1 letters; sites send addresses in UTF-8. */
function target(location: string, from: URL): string {
  const text = Buffer.from(location, 'latin1').toString('utf8').trim();
  const address = canParseUrl(text, from.href) ? new URL(text, from.href) : null;
  if (!address) {
    throw new FetchFailure(
      'unsupported_address',
      from.href,
      `${from.href} redirects to what is no web address`,
    );
  }
  // What stands behind # belongs to the reader's address line; a redirect without one keeps the old one.
  return address.href;
}

function explain(error: unknown, url: string): unknown {
  if (error instanceof FetchFailure || error instanceof TimeUsedUp) return error;
  if (error instanceof BodyTooLarge) {
    return new FetchFailure('too_large', url, `${url} is larger than a page may be`);
  }
  if (error instanceof UnknownCoding) {
    return new FetchFailure('unsupported_type', url, `${url} is compressed in a way that was not asked for`);
  }
  if (error instanceof WrongPeer) {
    return new FetchFailure(
      'source_blocked',
      url,
      `${url} is not read: the connection ended at another address`,
    );
  }
  const code = (error as { code?: unknown }).code;
  const said = typeof code === 'string' ? ` (${code})` : '';
  return new FetchFailure(
    'unreachable',
    url,
    `${url} could not be read: the connection failed${said}`,
    null,
    {
      cause: error,
    },
  );
}
