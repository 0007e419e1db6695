import { BOUND_REASONS } from './crawled-url.js';
import type { Position } from '../../page-reading/index.js';
import type { LinkTable, TableLink } from './link-table.js';
import type { NearNode } from './near-pages.js';
import type { PageAnchors } from './page-anchors.js';
import { LOOPS } from './redirect-ends.js';
import type { SiteFacts } from './site-facts.js';
import {
  wasCut,
  type Inlink,
  type MissingHeaders,
  type NearPage,
  type RedirectChain,
  type ResourceUses,
  type SiteView,
  type DuplicateTrait,
  type UrlEntry,
} from './site-view.js';
import type { DuplicateGroups } from './duplicate-groups.js';

/** Hops that a chain tells one by one; browsers give up after 20. Chosen: a bound of the evidence. */
const MAX_HOPS = 100;

/** A link between two URLs, seen from the page that has it. */
export interface Outlink {
  readonly to: UrlEntry;
  readonly anchor: string;
  readonly position: Position;
  readonly rel: readonly string[];
  readonly line: number;
  /** How often the page has it, with the same text, place and rel. */
  readonly links: number;
  /** Neither the link nor the page as a whole is nofollow. */
  readonly followed: boolean;
}

/** What a builder hands over. A node is a URL by its place in `entries`. */
export interface SiteIndexParts {
  readonly site: SiteFacts;
  /** In the order of their ids. */
  readonly entries: readonly UrlEntry[];
  readonly nodeOf: (url: string) => number | undefined;
  readonly hasSitemap: boolean;
  readonly links: LinkTable;
  readonly anchors: PageAnchors;
  /** One hop on, of redirects and meta refreshes; -1 for none that is known. */
  readonly redirects: Int32Array;
  readonly redirectEnds: Int32Array;
  readonly parents: Int32Array;
  readonly titles: DuplicateGroups;
  readonly descriptions: DuplicateGroups;
  readonly h1s: DuplicateGroups;
  readonly h2s: DuplicateGroups;
  readonly texts: DuplicateGroups;
  readonly variants: DuplicateGroups;
  readonly near: ReadonlyMap<number, NearNode>;
  readonly uses: ReadonlyMap<number, ResourceUses>;
  readonly missingHeaders: MissingHeaders;
}

const NO_USES: ResourceUses = { pages: 0, isLoaded: false, first: [] };

/** All URLs of a crawl and how they hang together. Built by `SiteIndexBuilder`; small, for all of a site is in memory. */
export class SiteIndex implements SiteView {
  readonly pages: number;
  readonly isPartial: boolean;
  readonly isCutOff: boolean;

  constructor(private readonly parts: SiteIndexParts) {
    this.isPartial = parts.entries.some(
      (entry) => entry.internal && (BOUND_REASONS.has(entry.skipped) || wasCut(entry)),
    );
    const others = parts.entries.filter(({ internal, skipped }) => !internal && skipped === null);
    this.isCutOff =
      others.some(({ failure }) => failure !== null) && others.every(({ status }) => status === null);
    this.pages = parts.entries.reduce((count, entry) => count + (entry.isPage ? 1 : 0), 0);
  }

  get site(): SiteFacts {
    return this.parts.site;
  }

  get hasSitemap(): boolean {
    return this.parts.hasSitemap;
  }

  get missingHeaders(): MissingHeaders {
    return this.parts.missingHeaders;
  }

  /** Distinct pairs of page and target among all that the crawl has a row of. */
  get edges(): number {
    return this.parts.links.edges;
  }

  /** Links by node, for walks over the whole site; see `nodeOfId`. */
  get links(): LinkTable {
    return this.parts.links;
  }

  entries(): readonly UrlEntry[] {
    return this.parts.entries;
  }

  /** Place of a URL in `entries`; undefined for one that the crawl has no row of. */
  nodeOf(url: string): number | undefined {
    return this.parts.nodeOf(url);
  }

  find(url: string): UrlEntry | undefined {
    const node = this.parts.nodeOf(url);
    return node === undefined ? undefined : this.parts.entries[node];
  }

  /** @throws RangeError for an id that no URL of the crawl has */
  entry(id: number): UrlEntry {
    return this.at(this.nodeOfId(id));
  }

  /**
   * Place of a URL in `entries`, and in what is stored by node.
   * @throws RangeError for an id that no URL of the crawl has
   */
  nodeOfId(id: number): number {
    const { entries } = this.parts;
    let low = 0;
    // Ids rise from 1, so none stands behind the place that it has where none is left out.
    let high = Math.min(entries.length, Math.max(0, id));
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((entries[middle]?.id ?? 0) < id) low = middle + 1;
      else high = middle;
    }
    if (entries[low]?.id !== id) throw new RangeError(`no URL of this crawl has the id ${id}`);
    return low;
  }

  inlinkPages(id: number): { readonly all: number; readonly followed: number } {
    return this.parts.links.inlinkPages(this.nodeOfId(id));
  }

  inlinkCount(id: number): number {
    return this.parts.links.inlinkCount(this.nodeOfId(id));
  }

  inlinks(id: number, limit: number): Inlink[] {
    return this.parts.links
      .inlinks(this.nodeOfId(id), limit)
      .map((link) => ({ from: this.at(link.source), ...placeOf(link) }));
  }

  /** Links of a page in document order, those to itself too; links to URLs without a row left out. */
  *outlinks(id: number): Generator<Outlink> {
    for (const link of this.parts.links.outlinks(this.nodeOfId(id))) {
      yield { to: this.at(link.target), ...placeOf(link), links: link.links, followed: link.followed };
    }
  }

  /** The page on the shortest click path before this one; null for the home page and where no click leads. */
  clickParent(id: number): UrlEntry | null {
    const parent = this.parts.parents[this.nodeOfId(id)] ?? -1;
    return parent < 0 ? null : this.at(parent);
  }

  redirectChain(url: string): RedirectChain {
    const start = this.parts.nodeOf(url);
    if (start === undefined) return { hops: [], isLoop: false, end: undefined };
    const isLoop = this.parts.redirectEnds[start] === LOOPS;
    const hops: { url: string; status: number | null }[] = [];
    const seen = new Set([url]);
    let last: UrlEntry | undefined = this.at(start);
    while (last !== undefined && last.redirectTo !== null && hops.length < MAX_HOPS) {
      const next: string = last.redirectTo;
      last = this.find(next);
      hops.push({ url: next, status: last?.status ?? null });
      if (seen.has(next)) break;
      seen.add(next);
    }
    return { hops, isLoop, end: isLoop ? undefined : this.endOf(start) };
  }

  uses(id: number): ResourceUses {
    return this.parts.uses.get(this.nodeOfId(id)) ?? NO_USES;
  }

  sameTitle(id: number): number[] {
    return this.idsOf(this.parts.titles.others(this.nodeOfId(id)));
  }

  sameDescription(id: number): number[] {
    return this.idsOf(this.parts.descriptions.others(this.nodeOfId(id)));
  }

  sameText(id: number): number[] {
    return this.idsOf(this.parts.texts.others(this.nodeOfId(id)));
  }

  sameCount(id: number, what: DuplicateTrait): number {
    const { titles, descriptions, h1s, h2s, texts } = this.parts;
    const groups = { title: titles, description: descriptions, h1: h1s, h2: h2s, text: texts };
    return groups[what].count(this.nodeOfId(id));
  }

  variants(id: number): number[] {
    return this.idsOf(this.parts.variants.others(this.nodeOfId(id)));
  }

  /** Groups of two and more indexable pages with the same main text, as ids. */
  sameTextGroups(): number[][] {
    return this.parts.texts.all().map((nodes) => this.idsOf(nodes));
  }

  nearest(id: number): NearPage | null {
    const found = this.parts.near.get(this.nodeOfId(id));
    return found ? { id: this.at(found.node).id, similarity: found.similarity, exact: found.exact } : null;
  }

  hasAnchor(url: string, fragment: string): boolean | null {
    const node = this.parts.nodeOf(url);
    return node === undefined ? null : this.parts.anchors.has(node, fragment);
  }

  /** A last hop to a URL without a row is known by its name only. */
  private endOf(start: number): UrlEntry | undefined {
    const end = this.at(this.parts.redirectEnds[start] ?? start);
    return end.redirectTo === null ? end : undefined;
  }

  private idsOf(nodes: readonly number[]): number[] {
    return nodes.map((node) => this.at(node).id);
  }

  private at(node: number): UrlEntry {
    const entry = this.parts.entries[node];
    if (!entry) throw new RangeError(`no URL of this crawl is node ${node}`);
    return entry;
  }
}

function placeOf({ anchor, position, rel, line }: TableLink): Omit<Inlink, 'from'> {
  return { anchor, position, rel, line };
}
