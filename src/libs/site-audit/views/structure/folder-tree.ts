import type { UrlEntry } from '../../site/site-view.js';
import { segmentsOf, splitUrl } from './folder-path.js';
import { FolderSums, type StoredSums } from './folder-sums.js';

/** Deeper folders are counted in the one at this level. Chosen. */
const DEEPEST = 20;
/** A site whose addresses are made by a program may have millions of folders; the first stand for them. Chosen. */
export const MOST_FOLDERS = 10_000;
/** So that one folder of that kind leaves room for the others. */
const MOST_IN_ONE = 2000;

/** A tree as it is stored: flat, each node behind its parent, counts of what stands directly in it. JSON. */
export interface StoredTree {
  readonly nodes: readonly StoredNode[];
}

export interface StoredNode extends StoredSums {
  readonly path: string;
  readonly segment: string;
  readonly level: number;
  /** Place of the parent; -1 for the root. */
  readonly parent: number;
  readonly url: string | null;
  readonly hasPage: boolean;
  /** It has folders that are counted in it, for there were too many. */
  readonly isCut: boolean;
}

interface Folder {
  readonly path: string;
  readonly segment: string;
  readonly level: number;
  readonly parent: number;
  children: number;
  url: string | null;
  urlWorth: number;
  hasPage: boolean;
  isCut: boolean;
  readonly sums: FolderSums;
}

/**
 * The folders of a site. A folder is what has something below it, so that `/a`, `/a/` and `/a/?x` are one where `/a/b` is
 * known, and a page of the folder above where it is not. Its size goes by folders, not by pages.
 */
export class FolderTree {
  private readonly folders: Folder[] = [];
  private readonly places = new Map<string, number>();

  constructor(entries: Iterable<UrlEntry>) {
    this.open('/', '/', -1);
    for (const { url, internal } of entries) if (internal) this.openFoldersOf(url);
  }

  /** @returns the counts of the folder in which a URL stands, and notes the URL where it is the folder's own */
  sumsOf(entry: UrlEntry): FolderSums {
    const { path, query } = splitUrl(entry.url);
    let place = 0;
    let key = '/';
    let rest = 0;
    for (const segment of segmentsOf(path, DEEPEST + 2)) {
      key += `${segment}/`;
      const next = rest === 0 ? this.places.get(key) : undefined;
      if (next === undefined) rest += 1;
      else place = next;
    }
    const folder = this.folders[place];
    if (!folder) throw new RangeError('a tree without a root');
    if (rest === 0) noteOwn(folder, entry, query !== '');
    if (rest > 1) folder.isCut = true;
    return folder.sums;
  }

  store(): StoredTree {
    return {
      nodes: this.folders.map(({ path, segment, level, parent, url, hasPage, isCut, sums }) => ({
        path,
        segment,
        level,
        parent,
        url,
        hasPage,
        isCut,
        ...sums.store(),
      })),
    };
  }

  private openFoldersOf(url: string): void {
    const segments = segmentsOf(splitUrl(url).path, DEEPEST + 1);
    // The last is the page itself.
    segments.pop();
    let place = 0;
    let key = '/';
    for (const segment of segments) {
      key += `${segment}/`;
      const known = this.places.get(key) ?? this.open(key, segment, place);
      if (known === null) return;
      place = known;
    }
  }

  /** @returns null where there is no room */
  private open(path: string, segment: string, parent: number): number | null {
    const above = this.folders[parent];
    if (this.folders.length >= MOST_FOLDERS || (above && above.children >= MOST_IN_ONE)) return null;
    if (above) above.children += 1;
    const place = this.folders.length;
    this.places.set(path, place);
    this.folders.push({
      path,
      segment,
      level: above ? above.level + 1 : 0,
      parent,
      children: 0,
      url: null,
      urlWorth: 0,
      hasPage: false,
      isCut: false,
      sums: FolderSums.empty(),
    });
    return place;
  }
}

/** Of several addresses of a folder, the best stands for it: a page rather than none, a plain one rather than with a query. */
function noteOwn(folder: Folder, entry: UrlEntry, hasQuery: boolean): void {
  if (entry.isPage) folder.hasPage = true;
  const worth = 1 + (hasQuery ? 0 : 1) + (entry.isPage ? 2 : 0) + (entry.indexable ? 2 : 0);
  if (worth <= folder.urlWorth) return;
  folder.url = entry.url;
  folder.urlWorth = worth;
}
