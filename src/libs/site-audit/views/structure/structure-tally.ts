import type { Severity } from '../../rules/check.js';
import type { CrawledUrl } from '../../site/crawled-url.js';
import type { SiteRanks } from '../../site/page-rank.js';
import type { SiteView, UrlEntry } from '../../site/site-view.js';
import { compareDepthLevels, depthLevel } from './depth-level.js';
import { FlatTree } from './flat-tree.js';
import { splitUrl } from './folder-path.js';
import type { FolderSums } from './folder-sums.js';
import { FolderTree, type StoredTree } from './folder-tree.js';
import { TemplateTree } from './template-tree.js';

/** What the URLs of a site are grouped by. */
export const STRUCTURES = ['folder', 'depth', 'lang', 'template'] as const;
export type StructureBy = (typeof STRUCTURES)[number];

/** What has no language, and what is no page and so of no language and no template. */
const NO_LANGUAGE = '(none)';
const NO_PAGE_KEY = '(no page)';

/** Chosen: bounds of the memory. There are some 180 primary tags of two letters. */
const MOST_LANGUAGES = 200;
const MOST_HOSTS = 1000;

/** The tables that are shown with every tree. JSON. */
export interface StructureTables {
  /** URLs that were asked for and are more than files of pages, as the overview counts them. */
  readonly depthTable: readonly {
    /** `10+` for all deeper ones; null where no click leads. */
    readonly depth: number | string | null;
    readonly urls: number;
    readonly share: number;
    readonly indexable: number;
  }[];
  readonly hosts: readonly { readonly host: string; readonly urls: number }[];
}

/** To be stored in parts: a reader asks for one tree, with the tables. */
export interface StoredStructure {
  readonly trees: Readonly<Record<StructureBy, StoredTree>>;
  readonly tables: StructureTables;
}

/**
 * Counts the URLs of a site by where they stand. Every URL of the site counts, files and those that were not asked for
 * too, so that the roots of all trees say the same as the overview; what only pages have is counted apart.
 */
export class StructureTally {
  private readonly folders: FolderTree;
  private readonly depths = new FlatTree(100);
  private readonly languages = new FlatTree(MOST_LANGUAGES);
  private readonly templates = new TemplateTree();
  private readonly levels = new Map<string, { urls: number; indexable: number }>();
  private readonly hosts = new Map<string, number>();
  /** Hits of one URL come one behind the other, and right before it. */
  private last: { readonly id: number; readonly sums: readonly FolderSums[] } | null = null;

  constructor(
    private readonly site: SiteView,
    private readonly ranks: Pick<SiteRanks, 'rank'>,
  ) {
    this.folders = new FolderTree(site.entries());
  }

  /** @param crawled of the site or not; only its own are counted */
  add(crawled: CrawledUrl): void {
    if (!crawled.internal) return;
    const entry = this.site.entry(crawled.id);
    const rank = this.ranks.rank(entry.id);
    for (const sums of this.sumsOf(entry)) sums.add(crawled, entry, rank);
    const { host } = splitUrl(entry.url);
    if (this.hosts.size < MOST_HOSTS || this.hosts.has(host))
      this.hosts.set(host, (this.hosts.get(host) ?? 0) + 1);
    if (crawled.answer && crawled.foundVia !== 'resource') this.addLevel(entry);
  }

  /**
   * A hit of a check, before or after its URL is added.
   * @param url as the hit names it, its fragment is passed over; null and what is not of the site count nowhere
   */
  addIssue(url: string | null, severity: Severity): void {
    const entry = url === null ? undefined : this.site.find(url.split('#', 1)[0] ?? url);
    if (entry?.internal !== true) return;
    for (const sums of this.sumsOf(entry)) sums.addIssue(severity);
  }

  finish(): StoredStructure {
    return {
      trees: {
        folder: this.folders.store(),
        depth: this.depths.store(),
        lang: this.languages.store(),
        template: this.templates.store(),
      },
      tables: { depthTable: this.depthTable(), hosts: this.hostTable() },
    };
  }

  private sumsOf(entry: UrlEntry): readonly FolderSums[] {
    if (this.last?.id === entry.id) return this.last.sums;
    const sums = [
      this.folders.sumsOf(entry),
      this.depths.sumsOf(depthLevel(entry.depth)),
      this.languages.sumsOf(entry.isPage ? (entry.language ?? NO_LANGUAGE) : NO_PAGE_KEY),
      entry.isPage ? this.templates.sumsOf(entry.url) : this.templates.sumsOfRest(NO_PAGE_KEY),
    ];
    this.last = { id: entry.id, sums };
    return sums;
  }

  private addLevel({ depth, indexable }: UrlEntry): void {
    const key = depthLevel(depth);
    const level = this.levels.get(key) ?? { urls: 0, indexable: 0 };
    level.urls += 1;
    if (indexable) level.indexable += 1;
    this.levels.set(key, level);
  }

  private depthTable(): StructureTables['depthTable'] {
    const all = [...this.levels.values()].reduce((sum, { urls }) => sum + urls, 0);
    return [...this.levels]
      .sort(([one], [other]) => compareDepthLevels(one, other))
      .map(([key, { urls, indexable }]) => ({
        depth: key === 'none' ? null : key.endsWith('+') ? key : Number(key),
        urls,
        share: Math.round((urls / all) * 10_000) / 10_000,
        indexable,
      }));
  }

  private hostTable(): StructureTables['hosts'] {
    return Array.from(this.hosts, ([host, urls]) => ({ host, urls })).sort(
      (one, other) => other.urls - one.urls || (one.host < other.host ? -1 : 1),
    );
  }
}
