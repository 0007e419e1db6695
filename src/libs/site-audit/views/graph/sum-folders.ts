import type { GraphNode } from './graph-row.js';
import type { GraphPack } from './graph-pack.js';
import type { GraphScope } from './graph-scope.js';

/** What has no folder of its own to be summed in: the rest of too many other sites, or of everything. */
const REST = '*';

/** A folder's id tells by how many segments it is cut, in six bits. */
const MOST_SEGMENTS = 63;

/** Folders in which all that is not shown is summed. */
export interface SummedFolders {
  readonly nodes: readonly Omit<GraphNode, 'parent'>[];
  /** By node of the graph the place of its folder in `nodes`; -1 for what is shown, and for what was not asked for. */
  readonly placeOf: Int32Array;
  /** By place in `nodes`, the shown node on which its first URL hangs; -1 for none. */
  readonly parents: Int32Array;
}

/** In which folder what is left over is summed. */
export interface FolderCut {
  /** By the name of a node's own folder. */
  readonly keyOf: (folder: string) => string;
  /** How many there are at most. */
  readonly count: number;
}

/**
 * Where there are more folders than room, cuts all to so many segments that they fit, so that each stands for itself
 * and what is below it.
 * @param room how many folders there may be, at least one
 */
export function cutFolders(pack: GraphPack, { order }: GraphScope, room: number): FolderCut {
  const names = Array.from(new Set(order.map((node) => pack.folders[node] ?? 0)), (number) =>
    pack.folderNames.at(number),
  );
  const keyOf = keysFor(names, room);
  return { keyOf, count: new Set(names.map(keyOf)).size };
}

/** How many folders of a cut have anything that is not shown. */
export function countFolders(
  pack: GraphPack,
  { order }: GraphScope,
  picked: Uint8Array,
  cut: FolderCut,
): number {
  const folders = new Set<number>();
  for (const node of order) if (picked[node] === 0) folders.add(pack.folders[node] ?? 0);
  return new Set(Array.from(folders, (number) => cut.keyOf(pack.folderNames.at(number)))).size;
}

/**
 * Sums the nodes of a scope that are not shown by folder.
 * @param picked 1 for nodes that are shown
 * @param cut null to sum nothing
 */
export function sumFolders(
  pack: GraphPack,
  scope: GraphScope,
  picked: Uint8Array,
  cut: FolderCut | null,
): SummedFolders {
  const placeOf = new Int32Array(pack.nodeCount).fill(-1);
  if (cut === null) return { nodes: [], placeOf, parents: new Int32Array(0) };
  const rest = scope.order.filter((node) => picked[node] === 0);
  const places = new Map<string, number>();
  const sums: FolderSum[] = [];
  const placeOfFolder = new Map<number, number>();
  for (const node of rest) {
    const folder = pack.folders[node] ?? 0;
    let place = placeOfFolder.get(folder);
    if (place === undefined) {
      const key = cut.keyOf(pack.folderNames.at(folder));
      place = places.get(key) ?? sums.push(new FolderSum(key)) - 1;
      places.set(key, place);
      placeOfFolder.set(folder, place);
    }
    placeOf[node] = place;
    sums[place]?.add(pack, node);
  }
  const ids = folderIds(
    pack,
    sums.map(({ key }) => key),
  );
  const last = pack.ids[pack.nodeCount - 1] ?? 0;
  return {
    nodes: sums.map((sum) => sum.node(last + 1 + (ids.get(sum.key) ?? 0), pack.origin)),
    placeOf,
    parents: Int32Array.from(sums, ({ first }) => shownAbove(first, scope, picked)),
  };
}

/**
 * Ids that a folder has in every answer about the graph, however it is cut: decided by the first folder that it is or
 * holds, and its segments.
 */
function folderIds({ folderNames }: GraphPack, keys: readonly string[]): Map<string, number> {
  const wanted = new Set(keys);
  const ids = new Map<string, number>([[REST, folderNames.count * (MOST_SEGMENTS + 1)]]);
  for (let number = 0; number < folderNames.count && ids.size <= wanted.size; number += 1) {
    const name = folderNames.at(number);
    const most = isPath(name) ? Math.min(MOST_SEGMENTS, segmentsOf(name)) : 0;
    for (let segments = 0; segments <= most; segments += 1) {
      const key = isPath(name) ? cutPath(name, segments) : name;
      if (wanted.has(key) && !ids.has(key)) ids.set(key, number * (MOST_SEGMENTS + 1) + segments);
    }
  }
  return ids;
}

/** @param names of all folders */
function keysFor(names: readonly string[], room: number): (folder: string) => string {
  const own = names.filter(isPath);
  const others = names.length - own.length;
  const roomForOthers = Math.min(others, Math.max(1, room >>> 1));
  const namesOthers = others <= roomForOthers;
  const roomForOwn = room - roomForOthers;
  if (own.length > 0 && roomForOwn < 1) return () => REST;
  // How many segments fit is found by halving: a site may have folders a thousand deep.
  let [least, most] = [0, MOST_SEGMENTS];
  while (least < most) {
    const middle = (least + most + 1) >>> 1;
    if (new Set(own.map((name) => cutPath(name, middle))).size <= roomForOwn) least = middle;
    else most = middle - 1;
  }
  return (folder) => {
    if (isPath(folder)) return cutPath(folder, least);
    return namesOthers ? folder : REST;
  };
}

function isPath(folder: string): boolean {
  return folder.startsWith('/');
}

function segmentsOf(path: string): number {
  return path.split('/').length - 2;
}

/** @returns the first so many segments of a folder's path */
function cutPath(path: string, segments: number): string {
  let end = 1;
  for (let taken = 0; taken < segments && end < path.length; taken += 1) {
    const slash = path.indexOf('/', end);
    end = slash < 0 ? path.length : slash + 1;
  }
  return path.slice(0, end);
}

function shownAbove(node: number, { parents }: GraphScope, picked: Uint8Array): number {
  let at = node;
  while (at >= 0 && picked[at] === 0) at = parents[at] ?? -1;
  return at;
}

class FolderSum {
  /** The highest ranked of its URLs. */
  first = -1;
  private urls = 0;
  private indexable = false;
  private depth = -1;
  private inlinks = 0;
  private uniqueInlinks = 0;
  private outlinks = 0;
  private uniqueOutlinks = 0;
  private externalOutlinks = 0;
  private pagerank: number | null = null;
  private hub = 0;
  private authority = 0;
  private errors = 0;
  private warnings = 0;

  constructor(readonly key: string) {}

  add(pack: GraphPack, node: number): void {
    if (this.first === -1) this.first = node;
    this.urls += 1;
    this.indexable ||= pack.indexable[node] === 1;
    const depth = pack.depths[node] ?? -1;
    if (depth >= 0 && (this.depth === -1 || depth < this.depth)) this.depth = depth;
    this.inlinks += pack.inlinks[node] ?? 0;
    this.uniqueInlinks += pack.uniqueInlinks[node] ?? 0;
    this.outlinks += pack.outlinks[node] ?? 0;
    this.uniqueOutlinks += pack.uniqueOutlinks[node] ?? 0;
    this.externalOutlinks += pack.externalOutlinks[node] ?? 0;
    const rank = pack.pageranks[node] ?? Number.NaN;
    if (!Number.isNaN(rank)) this.pagerank = (this.pagerank ?? 0) + rank;
    this.hub += pack.hubs[node] ?? 0;
    this.authority += pack.authorities[node] ?? 0;
    this.errors += pack.errors[node] ?? 0;
    this.warnings += pack.warnings[node] ?? 0;
  }

  node(id: number, origin: string): Omit<GraphNode, 'parent'> {
    return {
      id,
      url: isPath(this.key) ? origin + this.key.slice(1) : this.key,
      title: null,
      status: null,
      type: 'folder',
      indexable: this.indexable,
      depth: this.depth === -1 ? null : this.depth,
      inlinks: this.inlinks,
      uniqueInlinks: this.uniqueInlinks,
      outlinks: this.outlinks,
      uniqueOutlinks: this.uniqueOutlinks,
      externalOutlinks: this.externalOutlinks,
      pagerank: this.pagerank,
      linkScore: null,
      hub: this.hub,
      authority: this.authority,
      folder: this.key,
      cluster: null,
      issues: { error: this.errors, warning: this.warnings },
      collapsedUrls: this.urls,
    };
  }
}
