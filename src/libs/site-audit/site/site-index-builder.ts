import { clickDepths } from './click-depths.js';
import { type CrawledUrl, languageOf } from './crawled-url.js';
import { nearDuplicateTraps, TrapCount } from './found-traps.js';
import { framedDocuments } from './framed-documents.js';
import { hreflangsOf, joinHreflangs, LONGEST_CODE } from './entry-hreflangs.js';
import { indexabilityOf } from './indexability.js';
import { MissingHeadersCount } from './missing-headers.js';
import { LinkTableBuilder } from './link-table.js';
import { PageAnchorsBuilder } from './page-anchors.js';
import { type PageFacts, normaliseUrl } from '../../page-reading/index.js';
import { DuplicatePages } from './duplicate-pages.js';
import type { FinishOptions } from './duplicate-pages.js';
import { redirectEnds } from './redirect-ends.js';
import type { SiteFacts } from './site-facts.js';
import { ResourceUseCount } from './resource-use-count.js';
import { anchorOfFragment } from './script-made-fragments.js';
import { SiteIndex } from './site-index.js';
import type { UrlEntry } from './site-view.js';
import { StringTable } from './string-table.js';

/** A line of a sitemap. */
export interface SitemapEntry {
  /** As written. */
  readonly url: string;
  /** Address of the sitemap. */
  readonly sitemap: string;
  readonly hreflangs?: readonly { readonly code: string; readonly url: string }[];
}

export interface IndexOptions {
  /** The line of robots.txt that forbids a URL of the site, where the crawl did not heed it. */
  readonly forbids?: ((url: string) => { readonly line: number; readonly text: string } | null) | undefined;
}

/** An entry while it is made: what only the whole site tells is put in at the end. */
type Draft = { -readonly [Field in keyof UrlEntry]: UrlEntry[Field] };

/**
 * Builds the index of a site in one pass over its URLs. Of a page's facts nothing is kept but numbers and shared
 * strings, so that they are garbage as soon as `add` returns.
 */
export class SiteIndexBuilder {
  private readonly drafts: Draft[] = [];
  private readonly urls = new StringTable();
  /** Node of a URL's number; a URL that is only linked to has none. */
  private readonly nodes = new Map<number, number>();
  private readonly links = new LinkTableBuilder();
  private readonly anchors = new PageAnchorsBuilder();
  private readonly duplicates = new DuplicatePages();
  private readonly languages = new StringTable();
  private readonly uses = new ResourceUseCount();
  private readonly missingHeaders = new MissingHeadersCount();
  private readonly traps = new TrapCount();
  private readonly forbids: NonNullable<IndexOptions['forbids']>;
  /** The one copy of an address. */
  private readonly shared = (url: string) => this.urls.text(this.urls.numberOf(url));
  private readonly blocks = new Map<string, NonNullable<UrlEntry['blockedBy']>>();

  constructor({ forbids = () => null }: IndexOptions = {}) {
    this.forbids = forbids;
  }

  /**
   * @param url of the crawl; in the order of their ids
   * @returns its entry, in which what only the whole site tells is missing
   * @throws RangeError for an id that is not higher than the one before
   */
  add(url: CrawledUrl): UrlEntry {
    const before = this.drafts.at(-1)?.id ?? 0;
    if (url.id <= before)
      throw new RangeError(`URLs come in the order of their ids: ${url.id} after ${before}`);
    const node = this.drafts.length;
    const slot = this.urls.numberOf(url.url);
    this.nodes.set(slot, node);
    const block = url.internal && !url.blockedBy ? this.forbids(url.url) : null;
    const indexability = indexabilityOf(block ? { ...url, blockedBy: block } : url);
    const { nofollow, ...judged } = indexability;
    this.traps.add(url);
    const draft: Draft = {
      id: url.id,
      url: this.urls.text(slot),
      internal: url.internal,
      foundVia: url.foundVia,
      depth: null,
      skipped: url.skipped?.reason ?? null,
      status: url.answer?.status ?? null,
      failure: url.answer?.failure ?? null,
      ...judged,
      blockedBy: this.shareBlock(judged.blockedBy),
      redirectTo: this.share(judged.redirectTo),
      canonical: this.share(judged.canonical),
      language: this.shareLanguage(languageOf(url.page)),
      lang: this.shareLanguage(url.page?.head.lang ?? null),
      inSitemaps: 0,
      next: this.shareTarget(url.page?.head.next ?? null),
      prev: this.shareTarget(url.page?.head.prev ?? null),
      hreflangs: [],
    };
    draft.hreflangs = hreflangsOf(url, this.shared);
    this.drafts.push(draft);
    if (draft.isPage) this.missingHeaders.add(url);
    if (url.page && draft.isPage) this.addPage(node, draft, url.page, !nofollow);
    for (const file of url.answer?.loads ?? [])
      this.uses.add(this.urls.numberOf(file.url), node, draft, file);
    return draft;
  }

  /** What was added, as `add` answers it. */
  entries(): readonly UrlEntry[] {
    return this.drafts;
  }

  /**
   * Ends the pass; the builder is spent.
   * @param sitemapEntries of all sitemaps; URLs that the crawl has no row of are left out
   */
  finish(site: SiteFacts, sitemapEntries: Iterable<SitemapEntry>, options: FinishOptions = {}): SiteIndex {
    // Of the builder itself the index must hold nothing: its tables of titles and hashes are no longer needed.
    const { urls, nodes } = this;
    const bySlot = (slot: number) => nodes.get(slot);
    const nodeOf = (url: string) => nodes.get(urls.find(url) ?? -1);
    const count = this.drafts.length;
    const links = this.links.finish(bySlot, count);
    const redirects = this.redirects(nodeOf);
    const { depths, parents } = clickDepths(links, redirects, this.homes(nodeOf(site.home)));
    for (const [node, draft] of this.drafts.entries()) {
      const depth = depths[node] ?? -1;
      draft.depth = depth < 0 ? null : depth;
    }
    const listed = this.joinSitemaps(sitemapEntries, nodeOf);
    for (const node of framedDocuments(this.drafts, nodeOf, (at) => links.inlinkPages(at).all)) {
      const draft = this.drafts[node];
      if (draft) Object.assign(draft, { isPage: false, indexable: false, reason: null });
    }
    const duplicates = this.duplicates.finish(this.drafts, options.exact);
    const isDuplicate = (node: number) => duplicates.near.has(node) || duplicates.texts.count(node) > 0;
    const traps = [...site.traps, ...this.traps.traps(), ...nearDuplicateTraps(this.drafts, isDuplicate)];
    return new SiteIndex({
      site: { ...site, traps },
      entries: this.drafts,
      nodeOf,
      hasSitemap:
        listed ||
        site.sitemaps.some(({ status, invalid, isIndex }) => status === 200 && !invalid && !isIndex),
      links,
      anchors: this.anchors.finish(bySlot, count),
      redirects,
      redirectEnds: redirectEnds(redirects),
      parents,
      ...duplicates,
      uses: this.uses.finish(bySlot),
      missingHeaders: this.missingHeaders.counts(),
    });
  }

  private addPage(node: number, entry: UrlEntry, page: PageFacts, follows: boolean): void {
    const slotOf = (url: string) => this.urls.numberOf(url);
    this.links.add(node, page.links, follows, slotOf);
    this.anchors.add(node, page.anchors);
    for (const { element, url, fragment } of page.links) {
      const isClickable = element === 'a' || element === 'area';
      // What names no place of the HTML says nothing of how many of its places a script makes.
      const name = isClickable && fragment !== null ? anchorOfFragment(fragment) : null;
      if (url !== null && name !== null) this.anchors.ask(slotOf(url), name);
    }
    for (const resource of page.resources) this.uses.add(slotOf(resource.url), node, entry, resource);
    this.duplicates.add(node, page, entry.indexable);
  }

  private redirects(nodeOf: (url: string) => number | undefined): Int32Array {
    return Int32Array.from(this.drafts, ({ redirectTo }) =>
      redirectTo === null ? -1 : (nodeOf(redirectTo) ?? -1),
    );
  }

  /** A start that redirects to the home page is no click away from it. */
  private homes(home: number | undefined): number[] {
    const starts = this.drafts.flatMap(({ foundVia }, node) => (foundVia === 'start' ? [node] : []));
    return home === undefined ? starts : [home, ...starts];
  }

  /** @returns whether there was any entry */
  private joinSitemaps(
    entries: Iterable<SitemapEntry>,
    nodeOf: (url: string) => number | undefined,
  ): boolean {
    const sitemaps = new StringTable();
    const counted = new Set<number>();
    let hasAny = false;
    for (const { url, sitemap, hreflangs } of entries) {
      hasAny = true;
      const address = normaliseUrl(url)?.url;
      const node = address === undefined ? undefined : nodeOf(address);
      const draft = node === undefined ? undefined : this.drafts[node];
      if (node === undefined || !draft) continue;
      const pair = sitemaps.numberOf(sitemap) * this.drafts.length + node;
      if (!counted.has(pair)) draft.inSitemaps += 1;
      counted.add(pair);
      if (hreflangs) draft.hreflangs = joinHreflangs(draft.hreflangs, hreflangs, draft.url, this.shared);
    }
    return hasAny;
  }

  private share(url: string | null): string | null {
    return url === null ? null : this.shared(url);
  }

  private shareLanguage(language: string | null): string | null {
    return language === null
      ? null
      : this.languages.text(this.languages.numberOf(language.slice(0, LONGEST_CODE)));
  }

  private shareTarget(url: string | null): string | null {
    return url === null ? null : this.share(normaliseUrl(url)?.url ?? null);
  }

  private shareBlock(block: UrlEntry['blockedBy']): UrlEntry['blockedBy'] {
    if (!block) return null;
    const key = `${block.line} ${block.text}`;
    const known = this.blocks.get(key);
    if (known) return known;
    this.blocks.set(key, block);
    return block;
  }
}
