import { canParseUrl } from '../../libs/urls/index.js';
import type { Allowance } from '../../domain/article/job-budget.js';
import { FetchFailure, type PageFetcher, type RetryAfterFetcher } from '../../libs/guarded-fetch/index.js';
import { listed } from '../research/source-warnings.js';
import type { NewSource } from '../../domain/research/source.js';
import { addressKey, isNoPage } from '../research/page-address.js';
import { PAGES_AT_ONCE, pageSource, type PageReading } from '../research/page-reading.js';
import type { PageScreen } from '../research/screen-pages.js';
import type { SiteArtifact } from './report-artifacts.js';

export interface OutboundOptions {
  readonly site: Pick<SiteArtifact, 'outbound' | 'feedEntries'>;
  readonly isOwn: (url: string) => boolean;
  readonly screen: PageScreen;
  readonly fetches: Allowance;
  readonly signal: AbortSignal;
  readonly advance: (fraction: number) => Promise<void>;
}

/** What the site itself sends its readers to; more would be a crawl of the web. */
const MOST_PAGES = 8;
const MOST_A_HOST = 2;
/** All of it together: others may be slow, and the report is about the site. */
const MOST_MS = 20_000;
/** When none of the first ones answers, the network is closed rather than each of them away. */
const FAILED_AT_FIRST = 4;

/** Reads a few of the pages that a site links to most, and that its feeds name, where there is no web search. */
export async function readOutbound(
  parts: {
    readonly fetcher: Pick<PageFetcher, 'checkAddress'>;
    readonly retryingFetcher: RetryAfterFetcher;
    readonly reading: PageReading;
  },
  options: OutboundOptions,
): Promise<{ readonly sources: readonly NewSource[]; readonly limits: readonly string[] }> {
  const addresses = addressesOf(parts.fetcher, options);
  const named = new Set(
    [...options.site.outbound, ...options.site.feedEntries].map(({ url }) => addressKey(url)),
  );
  const sources: NewSource[] = [];
  const failures: FetchFailure[] = [];
  const late = AbortSignal.timeout(MOST_MS);
  const signal = AbortSignal.any([options.signal, late]);
  let asked = 0;
  let cut = false;
  for (let at = 0; at < addresses.length && !cut; at += PAGES_AT_ONCE) {
    const few = addresses.slice(at, at + PAGES_AT_ONCE);
    asked += few.length;
    const read = await Promise.all(few.map((url) => readOne(url, parts, options, signal)));
    for (const found of read) {
      if (found === 'late') cut = true;
      else if (found instanceof FetchFailure) failures.push(found);
      else if (found && found.words > 0 && (await options.screen.judge(found)) === null) sources.push(found);
    }
    if (sources.length === 0 && failures.length >= FAILED_AT_FIRST) cut = true;
    await options.advance(Math.min(1, asked / addresses.length));
  }
  return { sources, limits: limitsOf({ named: named.size, failures, asked, sources, cut }) };
}

async function readOne(
  url: string,
  parts: { readonly retryingFetcher: RetryAfterFetcher; readonly reading: PageReading },
  options: OutboundOptions,
  signal: AbortSignal,
): Promise<NewSource | FetchFailure | 'late' | null> {
  try {
    const page = await parts.retryingFetcher.fetch(url, { fetches: options.fetches, signal, accept: 'html' });
    if (page === null || options.isOwn(page.finalUrl)) return null;
    return await pageSource(
      { ...(await parts.reading.read(page)), via: { by: 'link' } },
      'web',
      'third_party',
    );
  } catch (error) {
    options.signal.throwIfAborted();
    if (signal.aborted) return 'late';
    if (error instanceof FetchFailure) return error;
    throw error;
  }
}

/** The most linked first; of one host no more than two. */
function addressesOf(fetcher: Pick<PageFetcher, 'checkAddress'>, { site, isOwn }: OutboundOptions): string[] {
  const hosts = new Map<string, number>();
  const seen = new Set<string>();
  const linked = [...site.outbound].sort((a, b) => b.pages - a.pages).map(({ url }) => url);
  return [...site.feedEntries.slice(0, 2).map(({ url }) => url), ...linked]
    .filter((url) => {
      if (!canParseUrl(url) || isOwn(url) || isNoPage(url) || seen.has(addressKey(url))) return false;
      seen.add(addressKey(url));
      const { host } = new URL(url);
      if ((hosts.get(host) ?? 0) >= MOST_A_HOST || !mayBeAsked(fetcher, url)) return false;
      hosts.set(host, (hosts.get(host) ?? 0) + 1);
      return true;
    })
    .slice(0, MOST_PAGES);
}

function mayBeAsked(fetcher: Pick<PageFetcher, 'checkAddress'>, url: string): boolean {
  try {
    fetcher.checkAddress(url);
    return true;
  } catch (error) {
    if (error instanceof FetchFailure) return false;
    throw error;
  }
}

function limitsOf(reading: {
  /** Addresses of others that the site's links and feeds name, of the links the most common ones. */
  readonly named: number;
  readonly failures: readonly FetchFailure[];
  readonly asked: number;
  readonly sources: readonly NewSource[];
  readonly cut: boolean;
}): string[] {
  const { named, failures, asked, sources, cut } = reading;
  if (named === 0) return ['The site links to no other site, so nobody else’s pages were read.'];
  const limits = [`Of ${named} pages of others that the site links to, ${sources.length} were used.`];
  if (failures.length > 0)
    limits.push(
      `${failures.length} of those could not be read: ${listed(failures.map(({ message }) => message))}.`,
    );
  if (cut && asked > 0) limits.push('The others were not waited for.');
  return limits;
}
