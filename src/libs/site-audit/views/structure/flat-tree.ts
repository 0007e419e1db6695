import { FolderSums } from './folder-sums.js';
import type { StoredNode, StoredTree } from './folder-tree.js';

/** Where URLs go that are one too many to have a node of their own. */
export const OTHER = '(other)';

/** A tree of one level: the site, and in it one node for each key. */
export class FlatTree {
  private readonly sums = new Map<string, FolderSums>();

  /** @param most nodes; URLs of further keys are counted as one */
  constructor(private readonly most: number) {}

  sumsOf(key: string): FolderSums {
    const known = this.sums.get(key);
    if (known) return known;
    if (this.sums.size >= this.most && key !== OTHER) return this.sumsOf(OTHER);
    const sums = FolderSums.empty();
    this.sums.set(key, sums);
    return sums;
  }

  has(key: string): boolean {
    return this.sums.has(key);
  }

  keys(): string[] {
    return [...this.sums.keys()];
  }

  /** @param nameOf what a key is called; keys of one name are one node */
  store(nameOf: (key: string) => string = (key) => key): StoredTree {
    const named = new Map<string, FolderSums>();
    for (const [key, sums] of this.sums) {
      const name = nameOf(key);
      const joined = named.get(name);
      if (joined) joined.join(sums);
      else named.set(name, FolderSums.read(sums.store()));
    }
    const nodes = Array.from(named, ([name, sums]) => nodeOf(name, name, 1, sums));
    return { nodes: [nodeOf('/', '/', 0, FolderSums.empty()), ...nodes] };
  }
}

function nodeOf(path: string, segment: string, level: number, sums: FolderSums): StoredNode {
  return {
    path,
    segment,
    level,
    parent: level - 1,
    url: null,
    hasPage: false,
    isCut: false,
    ...sums.store(),
  };
}
