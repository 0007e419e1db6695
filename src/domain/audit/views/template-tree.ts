import { FlatTree } from './flat-tree.js';
import type { FolderSums } from './folder-sums.js';
import type { StoredTree } from './folder-tree.js';
import { templateOf } from './url-template.js';

const MOST_TEMPLATES = 5000;
/** Names of one folder that are told apart; one with more has a name for each page. */
const MOST_NAMES = 100;

/** Between the parts of a key; it stands in no address of one form. */
const BETWEEN = '\n';

/** The pages of a site by the templates that their addresses tell of. */
export class TemplateTree {
  private readonly flat = new FlatTree(MOST_TEMPLATES);
  /** How many names each folder has of one kind. */
  private readonly names = new Map<string, number>();

  sumsOf(url: string): FolderSums {
    const { folder, name, anyName } = templateOf(url);
    const key = [folder, name, anyName].join(BETWEEN);
    if (this.flat.has(key)) return this.flat.sumsOf(key);
    const kind = `${folder}${anyName}`;
    const known = this.names.get(kind) ?? 0;
    if (known >= MOST_NAMES) return this.flat.sumsOf([folder, anyName, anyName].join(BETWEEN));
    if (this.names.size < MOST_TEMPLATES || known > 0) this.names.set(kind, known + 1);
    return this.flat.sumsOf(key);
  }

  /** Of what has no template. */
  sumsOfRest(key: string): FolderSums {
    return this.flat.sumsOf(key);
  }

  /** A name that only one page has is no pattern: such pages of a folder are one template where there are several. */
  store(): StoredTree {
    const lonely = new Map<string, number>();
    const isLonely = (key: string) => this.flat.sumsOf(key).get('htmlPages') < 2;
    const kindOf = (key: string): string | null => {
      const [folder = '', , anyName] = key.split(BETWEEN);
      return anyName === undefined ? null : `${folder}${anyName}`;
    };
    for (const key of this.flat.keys()) {
      const kind = isLonely(key) ? kindOf(key) : null;
      if (kind !== null) lonely.set(kind, (lonely.get(kind) ?? 0) + 1);
    }
    return this.flat.store((key) => {
      const [folder = '', name = ''] = key.split(BETWEEN);
      const kind = isLonely(key) ? kindOf(key) : null;
      if (kind === null) return `${folder}${name}`;
      const isOneOfMany = (lonely.get(kind) ?? 0) > 1 || (this.names.get(kind) ?? 0) >= MOST_NAMES;
      return isOneOfMany ? kind : `${folder}${name}`;
    });
  }
}
