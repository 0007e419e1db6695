import { FlatTree } from './flat-tree.js';
import type { FolderSums } from './folder-sums.js';
import type { StoredTree } from './folder-tree.js';
import { templateOf } from './url-template.js';

/** Chosen: a bound of the memory. */
const MOST_TEMPLATES = 5000;
/** Names of one folder, and folders of one, that are counted apart; one with more has one for each page. */
const MOST_NAMES = 100;
const ANY = '*';

/** Between the parts of a key; it stands in no address of one form. */
const BETWEEN = '\n';

interface Template {
  readonly folder: string;
  readonly name: string;
  readonly anyName: string;
}

/** The pages of a site by the templates that their addresses tell of. */
export class TemplateTree {
  private readonly flat = new FlatTree(MOST_TEMPLATES);
  /** What stands in each folder, as many as are counted apart. */
  private readonly folders = new NamesByPlace();
  private readonly names = new NamesByPlace();

  sumsOf(url: string): FolderSums {
    const { folders, name, anyName } = templateOf(url);
    const folder = this.fold(folders, (place, segment) => this.folders.admit(place, segment));
    const isDiscovered = this.names.admit(`${folder}${anyName}`, name);
    return this.flat.sumsOf([folder, isDiscovered ? name : anyName, anyName].join(BETWEEN));
  }

  /** Of what has no template. */
  sumsOfRest(key: string): FolderSums {
    return this.flat.sumsOf(key);
  }

  /**
   * A folder with too many others in it says nothing by their names, and a name that only one page has is no pattern:
   * such pages are one template where there are several.
   */
  store(): StoredTree {
    const pages = new Map<string, number>();
    for (const key of this.flat.keys()) {
      const template = this.templateOfKey(key);
      if (!template) continue;
      const named = nameOf(template);
      pages.set(named, (pages.get(named) ?? 0) + this.flat.sumsOf(key).get('htmlPages'));
    }
    const isLonely = (template: Template) => (pages.get(nameOf(template)) ?? 0) < 2;
    const lonely = new Map<string, Set<string>>();
    for (const key of this.flat.keys()) {
      const template = this.templateOfKey(key);
      if (!template || !isLonely(template)) continue;
      const kind = kindOf(template);
      lonely.set(kind, (lonely.get(kind) ?? new Set()).add(template.name));
    }
    return this.flat.store((key) => {
      const template = this.templateOfKey(key);
      if (!template) return key;
      const kind = kindOf(template);
      const isOneOfMany = (lonely.get(kind)?.size ?? 0) > 1 || pages.has(kind);
      return isOneOfMany && isLonely(template) ? kind : nameOf(template);
    });
  }

  /** @returns null for a key of what has no template */
  private templateOfKey(key: string): Template | null {
    const [folder = '', name = '', anyName] = key.split(BETWEEN);
    if (anyName === undefined) return null;
    const segments = folder.split('/').filter((segment) => segment !== '');
    return { folder: this.fold(segments, (place) => !this.folders.isFull(place)), name, anyName };
  }

  private fold(
    segments: readonly string[],
    isDiscovered: (place: string, segment: string) => boolean,
  ): string {
    let folder = '/';
    for (const segment of segments) folder += `${isDiscovered(folder, segment) ? segment : ANY}/`;
    return folder;
  }
}

/** Names by the place where they stand, as many as are counted apart there and in all. */
class NamesByPlace {
  private readonly known = new Map<string, Set<string>>();
  private size = 0;

  /** @returns whether it is one of those that are counted apart */
  admit(place: string, name: string): boolean {
    const names = this.known.get(place) ?? new Set();
    if (names.has(name)) return true;
    if (names.size >= MOST_NAMES || this.size >= MOST_TEMPLATES) return false;
    this.size += 1;
    this.known.set(place, names.add(name));
    return true;
  }

  isFull(place: string): boolean {
    return (this.known.get(place)?.size ?? 0) >= MOST_NAMES;
  }
}

function nameOf({ folder, name }: Template): string {
  return `${folder}${name}`;
}

function kindOf({ folder, anyName }: Template): string {
  return `${folder}${anyName}`;
}
