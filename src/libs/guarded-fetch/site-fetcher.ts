import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import type { Dispatcher } from 'undici';
import { canParseUrl, type FetchAllow } from '../urls/index.js';
import { NO_ANSWER, type AnswerFacts, type AnswerFailure } from './answer-facts.js';
import { sniffFamily } from './sniff-family.js';
import { FetchFailure } from './fetch-failure.js';
import { parseRetryAfter } from './retry-after.js';
import type { CertificateFacts, SiteAsk, SiteFetcher, SiteReply } from './site-answer.js';
import { AddressGuard, type Destination, type Resolve } from './address-guard.js';
import { BodyTooLarge, readBody, UnknownCoding } from './body.js';
import { connectTcp, WrongPeer, type Connect } from './connect.js';
import { ConnectionPools } from './connection-pools.js';
import { readCertificate } from './read-certificate.js';
import { interruptible, TimeUsedUp } from './time-budget.js';

export interface GuardedSiteFetcherOptions {
  readonly allow: FetchAllow;
  readonly userAgent: string;
  readonly clock: { now(): Date };
  readonly resolve?: Resolve;
  readonly connect?: Connect;
  /** Certificates (PEM) to trust in place of the system's, for tests. */
  readonly trusted?: string;
  /** Bound of one request in ms. Default 15 s. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
/** Of an answer that is not read; more, or more slowly, is not worth keeping the connection for. */
const DRAINED_BYTES = 65_536;
const DRAINED_MS = 1000;
/** How long the addresses of a host hold: a crawl asks the same one thousands of times. */
const KEEP_ADDRESSES_MS = 30_000;
/** A name that a resolver did not know for a moment must be looked up anew by the last try of a URL, 4 s later. */
const KEEP_FAILURES_MS = 3000;
const MAX_KEPT = 1000;
/** Header fields longer than this are no use to anybody. */
const LONGEST_FIELD = 4096;

export class GuardedSiteFetcher implements SiteFetcher {
  private readonly guard: AddressGuard;
  private readonly pools: ConnectionPools;
  private readonly connect: Connect;
  /** What is known of a host: where it is, or that its name leads nowhere. */
  private readonly kept: LRUCache<string, Destination | FetchFailure>;

  constructor(private readonly options: GuardedSiteFetcherOptions) {
    this.guard = new AddressGuard(options.allow, options.resolve);
    this.connect = options.connect ?? connectTcp;
    this.pools = new ConnectionPools(this.guard, this.connect, options.trusted);
    const now = () => options.clock.now().getTime();
    this.kept = new LRUCache({ max: MAX_KEPT, ttl: KEEP_ADDRESSES_MS, ttlResolution: 0, perf: { now } });
  }

  async ask(url: string, ask: SiteAsk): Promise<SiteReply> {
    const began = performance.now();
    const timing = { ttfb: 0 };
    try {
      return await interruptible(
        async (signal) => this.send(await this.locate(url), ask, signal, began, timing),
        ask.signal,
        this.options.timeoutMs ?? TIMEOUT_MS,
      );
    } catch (error) {
      ask.signal?.throwIfAborted();
      if (error instanceof WrongPeer) throw new FetchFailure('source_blocked', url, error.message, null);
      const failure = failureOf(error);
      if (failure === null) throw error;
      const totalMs = performance.now() - began;
      return {
        answer: { ...NO_ANSWER, failure, ttfbMs: timing.ttfb || totalMs, totalMs },
        body: new Uint8Array(),
      };
    }
  }

  async isAllowListed(url: string): Promise<boolean> {
    try {
      return (await this.locate(url)).allowListed;
    } catch (error) {
      // That a name leads nowhere is for whoever asks there to tell.
      if (error instanceof FetchFailure && error.code === 'unreachable') return false;
      throw error;
    }
  }

  async certificateOf(url: string, signal?: AbortSignal): Promise<CertificateFacts | null> {
    try {
      const destination = await this.locate(url);
      const now = this.options.clock.now();
      return await interruptible(
        (inner) => readCertificate(destination, this.guard, this.connect, now, inner),
        signal,
        this.options.timeoutMs ?? TIMEOUT_MS,
      );
    } catch {
      signal?.throwIfAborted();
      return null;
    }
  }

  /** Closes the kept connections; requests under way end first. */
  close(): Promise<void> {
    return this.pools.close();
  }

  private async locate(url: string): Promise<Destination> {
    // The rest of what the guard looks at is the origin's.
    const parsed = this.guard.check(url);
    const found = this.kept.get(parsed.origin) ?? (await this.look(parsed.origin, url));
    if (found instanceof FetchFailure) throw found;
    return { ...found, url: parsed };
  }

  private async look(origin: string, url: string): Promise<Destination | FetchFailure> {
    const found = await this.guard.locate(url).catch((error: unknown) => {
      if (error instanceof FetchFailure && error.code === 'unreachable') return error;
      throw error;
    });
    this.kept.set(origin, found, found instanceof FetchFailure ? { ttl: KEEP_FAILURES_MS } : {});
    return found;
  }

  private async send(
    destination: Destination,
    ask: SiteAsk,
    signal: AbortSignal,
    began: number,
    timing: { ttfb: number },
  ): Promise<SiteReply> {
    const { url } = destination;
    const response = await this.pools.of(destination).request({
      path: `${url.pathname}${url.search}`,
      method: ask.method ?? 'GET',
      headers: {
        'user-agent': this.options.userAgent,
        accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        'accept-encoding': 'gzip, deflate, br',
      },
      signal,
    });
    timing.ttfb = performance.now() - began;
    const head = { ...this.headOf(response, url), ttfbMs: timing.ttfb };
    const isRead = ask.maxBytes > 0 && ask.method !== 'HEAD';
    const announced = Number(field(response, 'content-length')) || 0;
    const unread = (more: Partial<AnswerFacts>): SiteReply => ({
      answer: {
        ...head,
        totalMs: performance.now() - began,
        bytes: announced,
        transferBytes: announced,
        ...more,
      },
      body: new Uint8Array(),
    });
    if (!isRead || head.location !== null) {
      if (ask.method === 'HEAD' || isRead) await drain(response.body, signal);
      else response.body.on('error', () => undefined).destroy();
      return unread({});
    }
    let transferBytes = 0;
    const counted = Readable.from(
      counting(response.body as AsyncIterable<Uint8Array>, (bytes) => (transferBytes += bytes)),
    );
    const limit = { bytes: ask.maxBytes, beyond: ask.beyond ?? 'refuse' } as const;
    try {
      const body = await readBody(counted, head.contentEncoding, limit);
      const sniffed = body.length === 0 ? null : sniffFamily(body.subarray(0, 512));
      return {
        answer: {
          ...head,
          totalMs: performance.now() - began,
          bytes: body.length,
          transferBytes,
          sniffed,
        },
        body,
      };
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) throw error;
      // What came before the body is told all the same: the page is there.
      const least = Math.max(announced, transferBytes);
      return unread({
        failure: 'too_large',
        bytes: Math.max(least, ask.maxBytes + 1),
        transferBytes: least,
      });
    }
  }

  private headOf(response: Dispatcher.ResponseData, url: URL): AnswerFacts {
    const csp = field(response, 'content-security-policy');
    const location = field(response, 'location');
    const isRedirect = [301, 302, 303, 307, 308].includes(response.statusCode) && location !== '';
    return {
      ...NO_ANSWER,
      status: response.statusCode,
      failure: null,
      contentType: field(response, 'content-type'),
      contentEncoding: field(response, 'content-encoding').toLowerCase(),
      location: isRedirect ? target(location, url) : null,
      xRobotsTag: fields(response, 'x-robots-tag').map((value) => value.toLowerCase()),
      link: fields(response, 'link'),
      lastModified: field(response, 'last-modified') || null,
      retryAfterMs: parseRetryAfter(field(response, 'retry-after'), this.options.clock.now().getTime()),
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

/** @returns null for what is no failure of the site's: an address that may not be asked */
function failureOf(error: unknown): AnswerFailure | null {
  if (error instanceof FetchFailure) return error.code === 'unreachable' ? 'dns' : null;
  if (error instanceof TimeUsedUp) return 'timeout';
  // What can't be decoded broke on its way as far as a reader is concerned.
  if (error instanceof UnknownCoding) return 'reset';
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  const said = typeof code === 'string' ? code : '';
  if (said === 'ECONNREFUSED' || said === 'EHOSTUNREACH' || said === 'ENETUNREACH') return 'refused';
  if (/CERT|TLS|SSL|ALTNAME|EPROTO|SELF_SIGNED|UNABLE_TO/.test(said)) return 'tls';
  if (/TIMEOUT|TIMEDOUT|ABORT/.test(said) || String(message).includes('handshake took too long'))
    return 'timeout';
  return 'reset';
}

function field(response: Dispatcher.ResponseData, name: string): string {
  return (fields(response, name)[0] ?? '').slice(0, LONGEST_FIELD);
}

function fields(response: Dispatcher.ResponseData, name: string): string[] {
  const value = response.headers[name];
  return (Array.isArray(value) ? value : value === undefined ? [] : [value]).map((one) =>
    one.slice(0, LONGEST_FIELD),
  );
}

/**
 * Header bytes come as Latin-1 letters. Sites send addresses in UTF-8; what is no UTF-8 was meant as it came.
 * @returns what is no address as it came
 */
function target(location: string, from: URL): string {
  const bytes = Buffer.from(location, 'latin1');
  const text = (isUtf8(bytes) ? bytes.toString('utf8') : location).trim();
  return canParseUrl(text, from.href) ? new URL(text, from.href).href : text;
}
