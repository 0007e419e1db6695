import { Readable } from 'node:stream';
import type { AnswerFacts } from '../../../src/domain/audit/answer-facts.js';
import { developmentHost } from '../../../src/domain/audit/development-hosts.js';
import { sniffFamily } from '../../../src/domain/audit/sniff-family.js';
import type { SiteFacts } from '../../../src/domain/audit/site-facts.js';
import { FetchFailure } from '../../../src/domain/research/fetch-failure.js';
import { parseRetryAfter } from '../../../src/domain/research/retry-after.js';
import { BodyTooLarge, readBody } from '../../../src/adapters/web/body.js';
import type { SiteAsk, SiteFetcher, SiteReply } from '../../../src/ports/site-fetcher.js';
import type { GeneratedSite, Served } from './generated-site.js';

const NO_ANSWER: AnswerFacts = {
  status: null,
  failure: null,
  attempts: 1,
  ttfbMs: 0,
  totalMs: 0,
  contentType: '',
  sniffed: null,
  contentEncoding: '',
  transferBytes: 0,
  bytes: 0,
  location: null,
  xRobotsTag: [],
  link: [],
  lastModified: null,
  retryAfterMs: null,
  security: { hsts: false, csp: false, framing: false, nosniff: false, referrerPolicy: false },
};

const REDIRECTS = [301, 302, 303, 307, 308];
const NOT_ALLOWED: Served = { status: 405, headers: { allow: 'GET' }, body: new Uint8Array() };
const MISSING: Served = { status: 404, headers: { 'content-type': 'text/plain' }, body: new Uint8Array() };

/** Answers from a generated site, as the guarded fetcher would over the network, in no time. */
export class MemorySiteFetcher implements SiteFetcher {
  /** Requests by method and URL, in order. */
  readonly asked: string[] = [];
  private readonly gets = new Map<string, number>();

  constructor(private readonly site: GeneratedSite) {}

  async ask(url: string, { method = 'GET', maxBytes, signal }: SiteAsk): Promise<SiteReply> {
    signal?.throwIfAborted();
    this.guard(url);
    this.asked.push(`${method} ${url}`);
    const served = this.servedFor(url, method);
    if ('failure' in served) return noReply(served.failure);
    const head = headOf(served, url);
    if (method === 'HEAD' || maxBytes === 0 || head.location !== null) {
      const isTold = method === 'GET' || this.site.urls.get(url)?.head !== 'no_length';
      const bytes = isTold ? served.body.length : 0;
      return { answer: { ...head, bytes, transferBytes: bytes }, body: new Uint8Array() };
    }
    try {
      const limit = { bytes: maxBytes, beyond: 'refuse' } as const;
      const body = await readBody(Readable.from([served.body]), head.contentEncoding, limit);
      const sniffed = body.length === 0 ? null : sniffFamily(body.subarray(0, 512));
      return {
        answer: { ...head, bytes: body.length, transferBytes: served.body.length, sniffed },
        body,
      };
    } catch (error) {
      return noReply(error instanceof BodyTooLarge ? 'too_large' : 'reset');
    }
  }

  isAllowListed(url: string): Promise<boolean> {
    this.guard(url);
    return Promise.resolve(true);
  }

  certificateOf(): Promise<SiteFacts['certificate']> {
    return Promise.resolve(this.site.certificate);
  }

  /** @throws {FetchFailure} for addresses within a network, which are never asked */
  private guard(url: string): void {
    const reason = developmentHost(url, 'https://anywhere.example/');
    if (reason === 'loopback' || reason === 'private_address')
      throw new FetchFailure('source_blocked', url, `${new URL(url).host} is no public address.`);
  }

  private servedFor(url: string, method: string): Served {
    const known = this.site.urls.get(url);
    if (method === 'HEAD') {
      if (known?.head === 'refused') return NOT_ALLOWED;
      return this.answerAt(url, (this.gets.get(url) ?? 0) + 1);
    }
    const count = (this.gets.get(url) ?? 0) + 1;
    this.gets.set(url, count);
    return this.answerAt(url, count);
  }

  private answerAt(url: string, count: number): Served {
    const { origin } = new URL(url);
    const other = this.site.others.get(origin);
    const known = this.site.urls.get(url) ?? (other === 'to_https' ? undefined : other);
    if (known) return known.answers[Math.min(count, known.answers.length) - 1] ?? MISSING;
    if (other === undefined) return { failure: 'dns' };
    const location = url.replace(/^http:/, 'https:');
    return { status: 301, headers: { location }, body: new Uint8Array() };
  }
}

function noReply(failure: NonNullable<AnswerFacts['failure']>): SiteReply {
  return { answer: { ...NO_ANSWER, failure, ttfbMs: 1, totalMs: 1 }, body: new Uint8Array() };
}

function headOf(served: Exclude<Served, { failure: unknown }>, url: string): AnswerFacts {
  const all = (name: string) => [served.headers[name] ?? []].flat();
  const one = (name: string) => all(name)[0] ?? '';
  const location = one('location');
  const csp = one('content-security-policy');
  const isRedirect = REDIRECTS.includes(served.status) && location !== '';
  return {
    ...NO_ANSWER,
    status: served.status,
    ttfbMs: served.ttfbMs ?? 40,
    totalMs: served.totalMs ?? Math.max(60, served.ttfbMs ?? 0),
    contentType: one('content-type'),
    contentEncoding: one('content-encoding').toLowerCase(),
    location: isRedirect ? new URL(location, url).href : null,
    xRobotsTag: all('x-robots-tag').map((value) => value.toLowerCase()),
    link: all('link'),
    lastModified: one('last-modified') || null,
    retryAfterMs: parseRetryAfter(one('retry-after'), 0),
    security: {
      hsts: one('strict-transport-security') !== '',
      csp: csp !== '',
      framing: one('x-frame-options') !== '' || /frame-ancestors/i.test(csp),
      nosniff: /nosniff/i.test(one('x-content-type-options')),
      referrerPolicy: one('referrer-policy') !== '',
    },
  };
}
