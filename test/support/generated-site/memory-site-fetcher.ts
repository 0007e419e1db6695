import { Readable } from 'node:stream';
import { NO_ANSWER } from '../../../src/libs/guarded-fetch/answer-facts.js';
import {
  type AnswerFacts,
  parseRetryAfter,
  type SiteAsk,
  type SiteFetcher,
  type SiteReply,
} from '../../../src/libs/guarded-fetch/index.js';
import { sniffFamily } from '../../../src/libs/guarded-fetch/sniff-family.js';
import type { SiteFacts } from '../../../src/libs/site-audit/index.js';
import { AddressGuard } from '../../../src/libs/guarded-fetch/address-guard.js';
import { BodyTooLarge, readBody } from '../../../src/libs/guarded-fetch/body.js';
import { AnswerBook } from './answer-book.js';
import type { GeneratedSite, Served } from './generated-site.js';

const REDIRECTS = [301, 302, 303, 307, 308];

/** Answers from a generated site, as the guarded fetcher would over the network, in no time. */
export class MemorySiteFetcher implements SiteFetcher {
  /** Requests by method and URL, in order. */
  readonly asked: string[] = [];
  /** Of names and addresses that are never asked. */
  private readonly guard = new AddressGuard([]);
  private readonly book: AnswerBook;

  constructor(private readonly site: GeneratedSite) {
    this.book = new AnswerBook(site);
  }

  async ask(
    url: string,
    { method = 'GET', maxBytes, beyond = 'refuse', signal }: SiteAsk,
  ): Promise<SiteReply> {
    signal?.throwIfAborted();
    this.guard.check(url);
    this.asked.push(`${method} ${url}`);
    const served = this.book.next(url, method);
    if ('failure' in served) return noReply(served.failure);
    const head = headOf(served, url);
    if (method === 'HEAD' || maxBytes === 0 || head.location !== null) {
      const isDiscovered = method === 'GET' || this.site.urls.get(url)?.head !== 'no_length';
      const bytes = isDiscovered ? served.body.length : 0;
      return { answer: { ...head, bytes, transferBytes: bytes }, body: new Uint8Array() };
    }
    try {
      const limit = { bytes: maxBytes, beyond, isCut: false, onCut: () => (limit.isCut = true) };
      const body = await readBody(Readable.from([served.body]), head.contentEncoding, limit);
      const sniffed = body.length === 0 ? null : sniffFamily(body.subarray(0, 512));
      const transferBytes = served.body.length;
      if (!limit.isCut) return { answer: { ...head, bytes: body.length, transferBytes, sniffed }, body };
      const bytes = Math.max(transferBytes, maxBytes + 1);
      return { answer: { ...head, failure: 'too_large', bytes, transferBytes, sniffed }, body };
    } catch (error) {
      if (!(error instanceof BodyTooLarge)) return noReply('reset');
      const bytes = Math.max(served.body.length, maxBytes + 1);
      return {
        answer: { ...head, failure: 'too_large', bytes, transferBytes: served.body.length },
        body: new Uint8Array(),
      };
    }
  }

  isAllowListed(url: string): Promise<boolean> {
    this.guard.check(url);
    return Promise.resolve(true);
  }

  certificateOf(): Promise<SiteFacts['certificate']> {
    return Promise.resolve(this.site.certificate);
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
