import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import type { Dispatcher } from 'undici';
import { canParseUrl } from '../urls/index.js';
import type { AddressGuard, Destination } from './address-guard.js';
import { NO_ANSWER, type AnswerFacts } from './answer-facts.js';
import { BodyTooLarge, readBody } from './body.js';
import type { Connect } from './connect.js';
import { ConnectionPools } from './connection-pools.js';
import { parseRetryAfter } from './retry-after.js';
import { sniffFamily } from './sniff-family.js';

/** A request, and how much of its answer is read. */
export interface Ask {
  readonly method: 'HEAD' | 'GET';
  /** The `Accept` header. */
  readonly accept: string;
  /** At most so many bytes of the decoded body; 0 leaves the body unread. */
  readonly maxBytes: number;
  /** Whether a longer body is refused as `too_large`, or cut. */
  readonly beyond: 'refuse' | 'cut';
  /** Decides by the head whether the body is read. */
  readonly reads: (head: AnswerFacts) => boolean;
  /** As in `SiteAsk`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One answer as received. */
export interface Reply {
  readonly answer: AnswerFacts & { readonly status: number };
  /** Decoded; empty without one. */
  readonly body: Uint8Array;
}

/** When a request began, by `performance.now()`, and the ms to its first byte; 0 before that. */
export interface Timing {
  readonly began: number;
  ttfbMs: number;
}

/** Chosen: of an answer that is not read. More, or slower, costs more than the three round trips of a new connection. */
const DRAINED_BYTES = 65_536;
const DRAINED_MS = 1000;
/** Chosen: longer header fields are of no use. */
const LONGEST_FIELD = 4096;

/** Single requests to checked destinations. It follows no redirect, because its target has to be checked first. */
export class Exchange {
  private readonly pools: ConnectionPools;

  /** @param trusted certificates (PEM) to trust in place of the system's */
  constructor(
    guard: AddressGuard,
    connect: Connect,
    private readonly userAgent: string,
    private readonly now: () => number,
    trusted?: string,
  ) {
    this.pools = new ConnectionPools(guard, connect, trusted);
  }

  /**
   * @returns the answer, whatever its status; its body is empty where it is not read, and of one that is `too_large` at most a beginning
   * @throws the signal's reason, or the error of the connection or of the body
   */
  async send(destination: Destination, ask: Ask, signal: AbortSignal, timing: Timing): Promise<Reply> {
    const { url } = destination;
    const { method, maxBytes, beyond } = ask;
    const response = await this.request(destination, ask, signal);
    timing.ttfbMs = performance.now() - timing.began;
    const head = { ...this.headOf(response, url), ttfbMs: timing.ttfbMs };
    const announced = Number(field(response, 'content-length')) || 0;
    const reply = (
      facts: Partial<Omit<AnswerFacts, 'status'>>,
      body: Uint8Array = new Uint8Array(),
    ): Reply => ({
      answer: { ...head, totalMs: performance.now() - timing.began, ...facts },
      body,
    });
    const unread = { bytes: announced, transferBytes: announced };
    if (method === 'HEAD' || maxBytes === 0 || head.location !== null || !ask.reads(head)) {
      // A success may be large, so its connection is given up; the rest of other answers is mostly a line or two.
      if (method === 'GET' && (maxBytes === 0 || response.statusCode < 300)) hangUp(response);
      else await drain(response.body, signal);
      return reply(unread);
    }
    if (announced > maxBytes && beyond === 'refuse') {
      hangUp(response);
      return reply({ ...unread, failure: 'too_large' });
    }
    let transferBytes = 0;
    const counted = Readable.from(
      counting(response.body as AsyncIterable<Uint8Array>, (bytes) => (transferBytes += bytes)),
    );
    try {
      const limit = { bytes: maxBytes, beyond, isCut: false };
      const onCut = () => (limit.isCut = true);
      const body = await readBody(counted, head.contentEncoding, { ...limit, onCut });
      const sniffed = body.length === 0 ? null : sniffFamily(body.subarray(0, 512));
      if (!limit.isCut) return reply({ bytes: body.length, transferBytes, sniffed }, body);
      const least = Math.max(announced, transferBytes);
      const bytes = Math.max(least, maxBytes + 1);
      return reply({ failure: 'too_large', bytes, transferBytes: least, sniffed }, body);
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      // The head is returned all the same: the page exists.
      const least = Math.max(announced, transferBytes);
      return reply({ failure: 'too_large', bytes: Math.max(least, maxBytes + 1), transferBytes: least });
    }
  }

  /** Closes the open connections after the requests that are under way. */
  close(): Promise<void> {
    return this.pools.close();
  }

  private request(destination: Destination, { method, accept, headers }: Ask, signal: AbortSignal) {
    const { pathname, search } = destination.url;
    return this.pools.of(destination).request({
      path: `${pathname}${search}`,
      method,
      headers: {
        'user-agent': this.userAgent,
        accept,
        'accept-encoding': 'gzip, deflate, br',
        ...headers,
      },
      signal,
    });
  }

  private headOf(response: Dispatcher.ResponseData, url: URL): Reply['answer'] {
    const csp = field(response, 'content-security-policy');
    const [location = ''] = raw(response, 'location');
    const isRedirect = [301, 302, 303, 307, 308].includes(response.statusCode) && location !== '';
    return {
      ...NO_ANSWER,
      status: response.statusCode,
      contentType: field(response, 'content-type'),
      contentEncoding: field(response, 'content-encoding').toLowerCase(),
      location: isRedirect ? target(location, url) : null,
      xRobotsTag: fields(response, 'x-robots-tag').map((value) => value.toLowerCase()),
      link: fields(response, 'link'),
      lastModified: field(response, 'last-modified') || null,
      retryAfterMs: parseRetryAfter(field(response, 'retry-after'), this.now()),
      security: {
        hsts: field(response, 'strict-transport-security') !== '',
        csp: csp !== '',
        framing: field(response, 'x-frame-options') !== '' || /frame-ancestors/i.test(csp),
        nosniff: /nosniff/i.test(field(response, 'x-content-type-options')),
        referrerPolicy: field(response, 'referrer-policy') !== '',
      },
    };
  }
}

function hangUp({ body }: Dispatcher.ResponseData): void {
  body.on('error', () => undefined).destroy();
}

/** Reads the little that is left of an answer, so that its connection can be used again. */
async function drain(body: Dispatcher.ResponseData['body'], signal: AbortSignal): Promise<void> {
  const enough = AbortSignal.any([signal, AbortSignal.timeout(DRAINED_MS)]);
  await body.dump({ limit: DRAINED_BYTES, signal: enough }).catch(() => signal.throwIfAborted());
}

async function* counting(chunks: AsyncIterable<Uint8Array>, count: (bytes: number) => void) {
  for await (const chunk of chunks) {
    count(chunk.length);
    yield chunk;
  }
}

function field(response: Dispatcher.ResponseData, name: string): string {
  return (fields(response, name)[0] ?? '').slice(0, LONGEST_FIELD);
}

function fields(response: Dispatcher.ResponseData, name: string): string[] {
  return raw(response, name).map((one) => one.slice(0, LONGEST_FIELD));
}

function raw(response: Dispatcher.ResponseData, name: string): string[] {
  const value = response.headers[name];
  return Array.isArray(value) ? value : value === undefined ? [] : [value];
}

/**
 * Header bytes come as Latin-1 letters. Sites send addresses in UTF-8; bytes that are not UTF-8 are taken as Latin-1.
 * @returns the text unchanged when it is no address
 */
function target(location: string, from: URL): string {
  const bytes = Buffer.from(location, 'latin1');
  const text = (isUtf8(bytes) ? bytes.toString('utf8') : location).trim();
  return canParseUrl(text, from.href) ? new URL(text, from.href).href : text;
}
