import type { CrawledAnswer, CrawledUrl } from './crawled-url.js';
import { headerDirectives, metaDirectives, strictest } from './robots-directives.js';
import type { RobotsDirectives } from './robots-directives.js';
import type { NonIndexableReason } from './site-view.js';
import { normaliseUrl } from '../../page-reading/index.js';

/** Whether a search engine may list a URL, and what speaks against it. */
export interface Indexability extends RobotsDirectives {
  /** It answered 200 with HTML, and is of the site. */
  readonly isPage: boolean;
  readonly indexable: boolean;
  /** The first in the order in which a crawler meets them; null for what is indexable, and for no page of the site. */
  readonly reason: NonIndexableReason | null;
  /** The one canonical, in the head or the `Link` header; null where there is none, or where several differ. */
  readonly canonical: string | null;
  /** Of a redirect or a meta refresh to another URL, one hop on. */
  readonly redirectTo: string | null;
  readonly blockedBy: { readonly line: number; readonly text: string } | null;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/** @returns whether a status sends to another address, so that 304 and a 3xx of no meaning are none */
export function isRedirect(status: number | null | undefined): boolean {
  return status !== null && status !== undefined && REDIRECTS.has(status);
}

/** What is judged of a URL. */
export type JudgedUrl = Pick<CrawledUrl, 'url' | 'internal' | 'page' | 'blockedBy' | 'skipped'> & {
  readonly answer: Pick<CrawledAnswer, 'status' | 'location' | 'xRobotsTag'> | null;
};

/** Judges by what one URL says of itself; what it points to has no part in it. */
export function indexabilityOf(url: JudgedUrl): Indexability {
  const blockedBy = blockOf(url);
  const redirectTo = isRedirect(url.answer?.status) ? hop(url.answer?.location ?? null) : refreshOf(url);
  const isPage = url.internal && url.page !== null && url.answer?.status === 200;
  const canonical = canonicalOf(url);
  const directives = strictest([
    ...metaDirectives(url.page?.head.robots ?? []),
    headerDirectives(url.answer?.xRobotsTag ?? []),
  ]);
  const seen = { url, blockedBy, isPage, canonical, redirectTo, noindex: directives.noindex };
  const reason = url.internal ? reasonOf(seen) : null;
  return {
    ...directives,
    isPage,
    indexable: isPage && reason === null,
    reason,
    canonical,
    redirectTo,
    blockedBy,
  };
}

/** In the order in which a crawler comes upon them: what it may not read it can't judge by its content. */
function reasonOf(seen: {
  readonly url: JudgedUrl;
  readonly blockedBy: Indexability['blockedBy'];
  readonly isPage: boolean;
  readonly canonical: string | null;
  readonly redirectTo: string | null;
  readonly noindex: boolean;
}): NonIndexableReason | null {
  const { url, canonical } = seen;
  if (seen.blockedBy) return 'blocked';
  if (!url.answer) return null;
  const { status } = url.answer;
  if (status === null) return 'no_response';
  if (status >= 500) return 'server_error';
  if (status >= 400) return 'client_error';
  if (status >= 300) return 'redirect';
  if (!seen.isPage) return null;
  if (seen.noindex) return 'noindex';
  if (canonical !== null && canonical !== url.url) return 'canonicalised';
  return seen.redirectTo === null ? null : 'meta_refresh';
}

/** How a crawl writes the line that kept it from a URL; of a robots.txt that can't be read there is none. */
const BLOCKING_LINE = /^line (\d{1,7}): (.*)$/s;

function blockOf(url: JudgedUrl): Indexability['blockedBy'] {
  if (url.blockedBy) return url.blockedBy;
  if (url.skipped?.reason !== 'robots') return null;
  const { detail } = url.skipped;
  const [, line = '0', text = detail] = BLOCKING_LINE.exec(detail) ?? [];
  return { line: Number(line), text };
}

/** Search engines heed none outside the head, and none at all where several differ. */
function canonicalOf({ page }: JudgedUrl): string | null {
  const named = new Set<string>();
  for (const { url, inHead, line } of page?.head.canonicals ?? []) {
    const one = (inHead || line === 0) && url !== null ? hop(url) : null;
    if (one !== null) named.add(one);
  }
  const [only] = named;
  return named.size === 1 && only !== undefined ? only : null;
}

/** A page that only loads itself again, or moves to an anchor of itself, is where it was. */
function refreshOf({ page, url }: JudgedUrl): string | null {
  const to = hop(page?.head.refresh?.url ?? null);
  return to === url ? null : to;
}

function hop(address: string | null): string | null {
  return address === null ? null : (normaliseUrl(address)?.url ?? null);
}
