import { AddressGuard } from '../../../src/libs/guarded-fetch/address-guard.js';
import {
  FetchFailure,
  type FetchFailureCode,
  type FetchedPage,
  type FetchOptions,
  type PageFetcher,
  type ProbedPage,
} from '../../../src/libs/guarded-fetch/index.js';

/** A page of the fake web: HTML, a reply in full, or a failure. */
export type FakePage =
  | string
  | {
      readonly status?: number;
      readonly contentType?: string;
      readonly body?: string;
      readonly retryAfterMs?: number;
    }
  | { readonly redirect: string }
  | { readonly fails: FetchFailureCode };

const ACCEPTED = {
  html: /^(text\/html|application\/xhtml\+xml)$/,
  xml: /^(text\/plain|(text|application)\/xml)$/,
  text: /^text\//,
  feed: /^(text\/plain|(text|application)\/([\w.]+\+)?(xml|json))$/,
} as const;

/** A web in memory. Hosts of which it has no page are unreachable; paths that it has not are 404. */
export class FakePageFetcher implements PageFetcher {
  /** Addresses asked for with `fetch`, in order. */
  readonly asked: string[] = [];
  /** The most fetches that were under way at once. */
  peak = 0;
  private underWay = 0;
  private readonly guard = new AddressGuard([]);

  /**
   * @param pages by absolute address.
   * @param robots by origin: the paths that are forbidden, and the sitemaps that are named.
   */
  constructor(
    private readonly pages: Readonly<Record<string, FakePage>>,
    private readonly robots: Readonly<
      Record<string, { readonly disallow?: readonly string[]; readonly sitemaps?: readonly string[] }>
    > = {},
  ) {}

  checkAddress(url: string): void {
    this.guard.check(url);
  }

  async sitemapsOf(url: string, signal?: AbortSignal): Promise<readonly string[]> {
    signal?.throwIfAborted();
    const { origin } = this.guard.check(url);
    this.assertKnown(origin, url);
    return this.robots[origin]?.sitemaps ?? [];
  }

  async probe(url: string, method: 'HEAD' | 'GET', signal?: AbortSignal): Promise<ProbedPage> {
    signal?.throwIfAborted();
    this.asked.push(`${method} ${url}`);
    try {
      const { status, finalUrl } = this.answer(url, 'text');
      return { status, finalUrl, retryAfterMs: null };
    } catch (error) {
      if (error instanceof FetchFailure && error.status !== null)
        return { status: error.status, finalUrl: error.url, retryAfterMs: error.retryAfterMs };
      throw error;
    }
  }

  async fetch(url: string, options: FetchOptions = {}): Promise<FetchedPage> {
    options.signal?.throwIfAborted();
    this.asked.push(url);
    this.underWay += 1;
    this.peak = Math.max(this.peak, this.underWay);
    // A turn of the event loop, so that fetches started together are seen to overlap.
    await new Promise((resolve) => setImmediate(resolve));
    this.underWay -= 1;
    options.signal?.throwIfAborted();
    return this.answer(url, options.accept ?? 'html');
  }

  private answer(url: string, accept: keyof typeof ACCEPTED): FetchedPage {
    let address = url;
    for (let redirects = 0; redirects <= 5; redirects += 1) {
      const { href, origin, pathname, search } = this.guard.check(address);
      this.assertKnown(origin, href);
      if (this.robots[origin]?.disallow?.some((path) => pathname.startsWith(path))) {
        throw new FetchFailure('robots_forbidden', href, `${href} is not read: its robots.txt forbids it`);
      }
      const page = this.pages[href] ?? this.pages[origin + pathname + search] ?? { status: 404 };
      if (typeof page === 'object' && 'redirect' in page) {
        address = new URL(page.redirect, href).href;
        continue;
      }
      if (typeof page === 'object' && 'fails' in page) {
        throw new FetchFailure(page.fails, href, `${href} could not be read`);
      }
      return this.served(url, origin + pathname + search, page, accept);
    }
    throw new FetchFailure('too_many_redirects', url, `${url} redirects too often`);
  }

  private served(
    url: string,
    finalUrl: string,
    page: Exclude<FakePage, { readonly redirect: string } | { readonly fails: FetchFailureCode }>,
    accept: keyof typeof ACCEPTED,
  ): FetchedPage {
    const {
      status = 200,
      contentType = 'text/html',
      body = '',
      retryAfterMs = null,
    } = typeof page === 'string' ? { body: page } : page;
    if (status < 200 || status > 299) {
      throw new FetchFailure('bad_status', finalUrl, `${finalUrl} answered with status ${status}`, status, {
        retryAfterMs,
      });
    }
    if (!ACCEPTED[accept].test(contentType)) {
      throw new FetchFailure('unsupported_type', finalUrl, `${finalUrl} is of type ${contentType}`, status);
    }
    return { url, finalUrl, status, contentType, body, fetchedAt: new Date(Date.UTC(2026, 0, 5)) };
  }

  private assertKnown(origin: string, url: string): void {
    const known = [...Object.keys(this.pages), ...Object.keys(this.robots)];
    if (known.some((address) => new URL(address).origin === origin)) return;
    throw new FetchFailure('unreachable', url, `${url}: the host name is not known`);
  }
}
