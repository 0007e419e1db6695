import { clickDepths } from './click-depths.js';
import type { CrawledUrl } from './crawled-url.js';
import { nearDuplicateTraps, TrapCount } from './found-traps.js';
import { indexabilityOf } from './indexability.js';
import { parseLinkHeader } from './link-header.js';
import { LackingHeadersCount } from './lacking-headers.js';
import { LinkTableBuilder } from './link-table.js';
import { NearPages } from './near-pages.js';
import type { NearNode } from './near-pages.js';
import { PageAnchorsBuilder } from './page-anchors.js';
import type { PageFacts, ResourceFacts } from './page-facts.js';
import { redirectEnds } from './redirect-ends.js';
import type { SiteFacts } from './site-facts.js';
import { anchorOfFragment } from './script-made-fragments.js';
import { SiteIndex } from './site-index.js';
import type { ResourceUses, UrlEntry } from './site-view.js';
import { StringTable } from './string-table.js';
import { foldForTwins, twinsBy, twinsByLanguage } from './twin-groups.js';
import type { TwinGroups } from './twin-groups.js';
import { normaliseUrl, variantKey } from './url-identity.js';

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

/** How two pages' texts may be compared where they are at hand. */
export interface FinishOptions {
  /**
   * The exact share of common 5-word shingles of two pages, by id; null where their texts can't be had. Called once a
   * pair, for the 10 likeliest of a page. Left out, near duplicates rest on the signatures' estimate.
   */
  readonly exact?: (one: number, other: number) => number | null;
}

/** Shorter texts are the same by chance: a name, a date, a menu. */
const LEAST_WORDS = 50;

/** Letters of a title or description that are compared; none that is honest is longer. */
const COMPARED_LETTERS = 2000;

/** A page in every language there is names some 200 others. */
const MAX_HREFLANGS = 1000;
const MAX_CODE = 35;

const MAX_USERS = 5;

/** An entry while it is made: what only the whole site tells is put in at the end. */
type Draft = { -readonly [Field in keyof UrlEntry]: UrlEntry[Field] };

/** What is kept of a page to find its twins. Texts by their numbers. */
interface PageKeys {
  readonly node: number;
  readonly title: number | null;
  readonly description: number | null;
  /** Of the first H1 and the first H2 with text. */
  readonly h1: number | null;
  readonly h2: number | null;
  readonly text: number;
  readonly isLong: boolean;
}

interface Uses {
  pages: number;
  lastNode: number;
  readonly first: { readonly from: UrlEntry; readonly kind: ResourceFacts['kind']; readonly line: number }[];
}

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
  private readonly near = new NearPages();
  private readonly keys: PageKeys[] = [];
  private readonly titles = new StringTable();
  private readonly descriptions = new StringTable();
  private readonly headings = new StringTable();
  private readonly hashes = new StringTable();
  private readonly languages = new StringTable();
  /** Text numbers whose signature is taken: pages of one text are one to the search for near ones. */
  private readonly signed = new Map<number, number>();
  private readonly uses = new Map<number, Uses>();
  private readonly lackingHeaders = new LackingHeadersCount();
  private readonly traps = new TrapCount();
  private readonly forbids: NonNullable<IndexOptions['forbids']>;
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
    draft.hreflangs = this.hreflangsOf(url);
    this.drafts.push(draft);
    if (draft.isPage) this.lackingHeaders.add(url);
    if (url.page && draft.isPage) this.addPage(node, draft, url.page, !nofollow);
    return draft;
  }

  /** @returns a number for a URL that was added, or is linked to, before its id is known */
  numberOf(url: string): number {
    return this.urls.numberOf(url);
  }

  /** @returns by these numbers the ids of URLs; 0 for what is linked to only, and for what is of another site */
  idsByNumber(): Int32Array {
    const ids = new Int32Array(this.urls.size);
    for (const [slot, node] of this.nodes) {
      const draft = this.drafts[node];
      if (draft?.internal === true) ids[slot] = draft.id;
    }
    return ids;
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
    const texts = twinsBy(this.indexableKeys(({ text, isLong }) => (isLong ? text : null)));
    const near = this.nearest(options.exact);
    const isTwin = (node: number) => near.has(node) || texts.count(node) > 0;
    const traps = [...site.traps, ...this.traps.traps(), ...nearDuplicateTraps(this.drafts, isTwin)];
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
      titles: twinsByLanguage(this.indexableKeys(({ title }) => title)),
      descriptions: twinsByLanguage(this.indexableKeys(({ description }) => description)),
      h1s: twinsByLanguage(this.indexableKeys(({ h1 }) => h1)),
      h2s: twinsByLanguage(this.indexableKeys(({ h2 }) => h2)),
      texts,
      variants: this.variants(),
      near,
      uses: this.resourceUses(),
      lackingHeaders: this.lackingHeaders.counts(),
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
    for (const resource of page.resources) this.addUse(node, entry, resource);
    const isLong = page.text.mainWords >= LEAST_WORDS;
    const text = this.hashes.numberOf(page.text.hash);
    this.keys.push({
      node,
      title: keyOf(this.titles, page.head.titles),
      description: keyOf(this.descriptions, page.head.descriptions),
      h1: this.headingKey(page, 1),
      h2: this.headingKey(page, 2),
      text,
      isLong,
    });
    if (entry.indexable && isLong && page.text.minhash !== null && !this.signed.has(text)) {
      this.signed.set(text, node);
      this.near.add(node, page.text.minhash);
    }
  }

  private headingKey({ headings }: PageFacts, wanted: number): number | null {
    const first = headings.find(({ level, text }) => level === wanted && text.trim() !== '');
    return first ? keyOf(this.headings, [first]) : null;
  }

  private addUse(node: number, from: UrlEntry, { url, kind, line }: ResourceFacts): void {
    const slot = this.urls.numberOf(url);
    const uses = this.uses.get(slot) ?? { pages: 0, lastNode: -1, first: [] };
    if (uses.pages === 0) this.uses.set(slot, uses);
    if (uses.lastNode === node) return;
    uses.lastNode = node;
    uses.pages += 1;
    if (uses.first.length < MAX_USERS) uses.first.push({ from, kind, line });
  }

  private resourceUses(): Map<number, ResourceUses> {
    const byNode = new Map<number, ResourceUses>();
    for (const [slot, { pages, first }] of this.uses) {
      const node = this.nodes.get(slot);
      if (node !== undefined) byNode.set(node, { pages, first });
    }
    this.uses.clear();
    return byNode;
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
      if (hreflangs) draft.hreflangs = this.joinHreflangs(draft.hreflangs, hreflangs, draft.url);
    }
    return hasAny;
  }

  private hreflangsOf({ url, page, answer }: CrawledUrl): UrlEntry['hreflangs'] {
    const header = (answer?.link ?? []).flatMap((one) =>
      parseLinkHeader(one)
        .filter(({ rel }) => rel.includes('alternate'))
        .flatMap(({ target, hreflangs }) => hreflangs.map((code) => ({ code, url: target }))),
    );
    return this.joinHreflangs([], [...(page?.head.hreflangs ?? []), ...header], url);
  }

  private joinHreflangs(
    known: UrlEntry['hreflangs'],
    more: readonly { readonly code: string; readonly url: string | null }[],
    base: string,
  ): UrlEntry['hreflangs'] {
    if (more.length === 0) return known;
    const joined = [...known];
    const seen = new Set(known.map(({ code, url }) => `${code} ${url}`));
    for (const { code: written, url: target } of more) {
      const url = target === null ? undefined : normaliseUrl(target, base)?.url;
      const code = written.trim().toLowerCase().slice(0, MAX_CODE);
      if (url === undefined || joined.length === MAX_HREFLANGS || seen.has(`${code} ${url}`)) continue;
      seen.add(`${code} ${url}`);
      joined.push({ code, url: this.urls.text(this.urls.numberOf(url)) });
    }
    return joined;
  }

  private *indexableKeys(
    keyOfPage: (keys: PageKeys) => number | null,
  ): Generator<{ node: number; key: number; language: string | null }> {
    for (const keys of this.keys) {
      const entry = this.drafts[keys.node];
      const key = keyOfPage(keys);
      if (entry?.indexable && key !== null) yield { node: keys.node, key, language: entry.language };
    }
  }

  /** Only pages that share their text with another are asked for their key: it costs more than all else here. */
  private variants(): TwinGroups {
    const sameText = twinsBy(this.keys.map(({ node, text }) => ({ node, key: text })));
    const keyed = sameText
      .all()
      .flatMap((nodes, group) =>
        nodes.map((node) => ({ node, key: `${group} ${variantKey(this.drafts[node]?.url ?? '')}` })),
      );
    return twinsBy(keyed);
  }

  /** What is found for the first page of a text holds for all that share it. */
  private nearest(exact: FinishOptions['exact']): Map<number, NearNode> {
    const idOf = (node: number) => this.drafts[node]?.id ?? 0;
    const found = this.near.nearest(exact && ((one, other) => exact(idOf(one), idOf(other))));
    for (const { node, text, isLong } of this.keys) {
      const twin = found.get(this.signed.get(text) ?? -1);
      if (twin && isLong && this.drafts[node]?.indexable) found.set(node, twin);
    }
    return found;
  }

  private share(url: string | null): string | null {
    return url === null ? null : this.urls.text(this.urls.numberOf(url));
  }

  private shareLanguage(language: string | null): string | null {
    return language === null
      ? null
      : this.languages.text(this.languages.numberOf(language.slice(0, MAX_CODE)));
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

function keyOf(table: StringTable, texts: readonly { readonly text: string }[]): number | null {
  const written = texts.find(({ text }) => text.trim() !== '')?.text;
  return written === undefined ? null : table.numberOf(foldForTwins(written.slice(0, COMPARED_LETTERS)));
}

/** What a page says of its language goes before what its text looks like, where it is a tag at all. */
function languageOf(page: PageFacts | null): string | null {
  const stated = /^\s*([a-z]{2,3})(?=$|[-_\s])/i.exec(page?.head.lang ?? '')?.[1];
  return stated?.toLowerCase() ?? page?.text.language ?? null;
}
