import { SEVERITIES } from '../../rules/check.js';
import { OTHER } from './flat-tree.js';
import { segmentsOf } from './folder-path.js';
import { FolderSums } from './folder-sums.js';
import type { StoredNode, StoredTree } from './folder-tree.js';
import { STATUS_CLASSES, type StatusCounts } from '../status-class.js';
import type { StructureTables } from './structure-tally.js';

export const STRUCTURE_SORTS = ['urls', 'errors', 'pagerank', 'name'] as const;
export type StructureSort = (typeof STRUCTURE_SORTS)[number];

/** Levels of children that may be asked for, and children of one node. */
export const MOST_LEVELS = 10;
export const MOST_CHILDREN = 1000;

export interface StructureQuery {
  /** Of the node to begin with, with or without its last slash, decoded or not. Default `/`. */
  readonly path?: string;
  /** Levels below it, 1 to 10; default 3. */
  readonly levels?: number;
  /** Of each node, 1 to 1,000; default 200. */
  readonly maxChildren?: number;
  /** Most first, names from the first on; default `urls`. */
  readonly sort?: StructureSort;
}

/** A part of a site, with all that is below it. JSON. */
export interface StructureNode {
  /** `*` for what is beyond the limit of children. */
  readonly path: string;
  readonly segment: string;
  readonly level: number;
  readonly hasPage: boolean;
  readonly url: string | null;
  readonly urls: number;
  readonly htmlPages: number;
  readonly indexable: number;
  readonly nonIndexable: number;
  /** Directly in it. */
  readonly ownUrls: number;
  readonly statusClasses: StatusCounts;
  readonly depthMin: number | null;
  readonly depthMax: number | null;
  readonly depthAvg: number | null;
  readonly wordsAvg: number;
  readonly pagerankSum: number;
  readonly bytes: number;
  readonly issues: { readonly error: number; readonly warning: number; readonly notice: number };
  readonly langs: readonly string[];
  readonly childrenTotal: number;
  /** Children are left out here, or were never counted apart for there were too many. */
  readonly childrenTruncated: boolean;
  readonly children: readonly StructureNode[];
}

export interface StructureView extends StructureTables {
  readonly root: StructureNode;
}

const LANGS_SHOWN = 10;
const DEEPEST_PATH = 100;

const naturally = new Intl.Collator('en', { numeric: true });

/**
 * Cuts a stored tree to what was asked for.
 * @returns null for a path that is no node of it
 */
export function structureOf(
  tree: StoredTree,
  tables: StructureTables,
  query: StructureQuery = {},
): StructureView | null {
  const start = findNode(tree, query.path ?? '/');
  if (start < 0) return null;
  const cut = new TreeCut(tree, query);
  return { root: cut.node(start, clamp(query.levels ?? 3, 1, MOST_LEVELS)), ...tables };
}

class TreeCut {
  private readonly sums: readonly FolderSums[];
  private readonly children = new Map<number, number[]>();
  private readonly maxChildren: number;
  private readonly sort: StructureSort;

  constructor(
    private readonly tree: StoredTree,
    { maxChildren = 200, sort = 'urls' }: StructureQuery,
  ) {
    this.maxChildren = clamp(maxChildren, 1, MOST_CHILDREN);
    this.sort = sort;
    this.sums = tree.nodes.map((node) => FolderSums.read(node));
    // Children stand behind their parents, so from the end on each is whole before it is joined.
    for (let place = tree.nodes.length - 1; place > 0; place -= 1) {
      const parent = tree.nodes[place]?.parent ?? 0;
      this.sumsAt(parent).join(this.sumsAt(place));
      const siblings = this.children.get(parent);
      if (siblings) siblings.push(place);
      else this.children.set(parent, [place]);
    }
  }

  node(place: number, levels: number): StructureNode {
    const node = this.nodeAt(place);
    const all = this.children.get(place) ?? [];
    const shown = levels === 0 ? [] : this.sorted(all).slice(0, this.maxChildren);
    const left = levels === 0 ? [] : this.sorted(all).slice(this.maxChildren);
    return {
      path: node.path,
      segment: node.segment,
      level: node.level,
      hasPage: node.hasPage,
      url: node.url,
      ...described(this.sumsAt(place)),
      ownUrls: FolderSums.read(node).get('urls'),
      childrenTotal: all.length,
      childrenTruncated: node.isCut || shown.length < all.length,
      children: [
        ...shown.map((child) => this.node(child, levels - 1)),
        ...(left.length === 0 ? [] : [this.others(left, node.level + 1)]),
      ],
    };
  }

  private others(places: readonly number[], level: number): StructureNode {
    const sums = FolderSums.empty();
    for (const place of places) sums.join(this.sumsAt(place));
    return {
      path: '*',
      segment: OTHER,
      level,
      hasPage: false,
      url: null,
      ...described(sums),
      ownUrls: 0,
      childrenTotal: places.length,
      childrenTruncated: true,
      children: [],
    };
  }

  private sorted(places: readonly number[]): number[] {
    const byName = (one: number, other: number) =>
      naturally.compare(this.nodeAt(one).segment, this.nodeAt(other).segment) || one - other;
    if (this.sort === 'name') return [...places].sort(byName);
    const field = ({ urls: 'urls', errors: 'error', pagerank: 'pagerank' } as const)[this.sort];
    const count = (place: number) => this.sumsAt(place).get(field);
    return [...places].sort((one, other) => count(other) - count(one) || byName(one, other));
  }

  private nodeAt(place: number): StoredNode {
    const node = this.tree.nodes[place];
    if (!node) throw new RangeError(`the tree has no node ${place}`);
    return node;
  }

  private sumsAt(place: number): FolderSums {
    const sums = this.sums[place];
    if (!sums) throw new RangeError(`the tree has no node ${place}`);
    return sums;
  }
}

function described(sums: FolderSums) {
  const pages = sums.get('htmlPages');
  const depths = sums.get('depthCount');
  return {
    urls: sums.get('urls'),
    htmlPages: pages,
    indexable: sums.get('indexable'),
    nonIndexable: sums.get('nonIndexable'),
    statusClasses: Object.fromEntries(STATUS_CLASSES.map((one) => [one, sums.get(one)])) as StatusCounts,
    depthMin: sums.depthMin,
    depthMax: sums.depthMax,
    depthAvg: depths === 0 ? null : Math.round((sums.get('depthSum') / depths) * 100) / 100,
    wordsAvg: pages === 0 ? 0 : Math.round(sums.get('words') / pages),
    pagerankSum: Number(sums.get('pagerank').toPrecision(6)),
    bytes: sums.get('bytes'),
    issues: Object.fromEntries(
      SEVERITIES.map((severity) => [severity, sums.get(severity)]),
    ) as StructureNode['issues'],
    langs: sums.languages(LANGS_SHOWN),
  };
}

/** A path may be asked for as it is shown, or as addresses write it. */
function findNode({ nodes }: StoredTree, path: string): number {
  const place = nodes.findIndex((node) => node.path === path);
  if (place >= 0) return place;
  const segments = segmentsOf(path.startsWith('/') ? path : `/${path}`, DEEPEST_PATH);
  const folder = `/${segments.map((segment) => `${segment}/`).join('')}`;
  const written = `/${path.replace(/^\/|\/$/g, '')}/`;
  return nodes.findIndex((node) => node.path === written || node.path === folder);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.floor(value)));
}
