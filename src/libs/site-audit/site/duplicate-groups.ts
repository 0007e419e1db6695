/** A list of duplicates is cut here: see `SiteView.sameTitle`. Chosen: a bound of the memory. */
const MAX_LISTED = 1000;

/** Nodes that have something in common, by groups of two and more. */
export class DuplicateGroups {
  private readonly groups: readonly (readonly number[])[];
  private readonly groupOf = new Map<number, number>();

  /** @param groups nodes in rising order; those of fewer than two are no groups */
  constructor(groups: Iterable<readonly number[]>) {
    this.groups = [...groups].filter((nodes) => nodes.length > 1);
    for (const [at, nodes] of this.groups.entries()) for (const node of nodes) this.groupOf.set(node, at);
  }

  /** The others of its group, at most the first 1,000. */
  others(node: number): number[] {
    const group = this.groups[this.groupOf.get(node) ?? -1] ?? [];
    return group
      .slice(0, MAX_LISTED + 1)
      .filter((one) => one !== node)
      .slice(0, MAX_LISTED);
  }

  /** How many others there are. */
  count(node: number): number {
    return Math.max(0, (this.groups[this.groupOf.get(node) ?? -1]?.length ?? 0) - 1);
  }

  all(): readonly (readonly number[])[] {
    return this.groups;
  }
}

/** What is compared of titles and descriptions: letters alike in shape or case are one, white space is joined. */
export function foldForComparison(text: string): string {
  // Upper case first: only so are `ß` and `SS`, `ς` and `σ` one.
  return text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC').replace(/\s+/g, ' ').trim();
}

/**
 * Groups nodes by a text and by their language. A node of unknown language goes with the others where those are all of
 * one language: nothing tells it apart from them.
 * @param keys number of the text of each node, in rising order of nodes
 */
export function duplicatesByLanguage(
  keys: Iterable<{ readonly node: number; readonly key: number; readonly language: string | null }>,
): DuplicateGroups {
  const byKey = new Map<number, Map<string | null, number[]>>();
  for (const { node, key, language } of keys) {
    const languages = byKey.get(key);
    if (!languages) byKey.set(key, new Map([[language, [node]]]));
    else put(languages, language, node);
  }
  return new DuplicateGroups(
    [...byKey.values()].flatMap((languages) =>
      languages.size === 2 && languages.has(null)
        ? [[...languages.values()].flat().sort((one, other) => one - other)]
        : [...languages.values()],
    ),
  );
}

/** Groups nodes, given in rising order, by what they have in common. */
export function duplicatesBy(
  keys: Iterable<{ readonly node: number; readonly key: number | string }>,
): DuplicateGroups {
  const byKey = new Map<number | string, number[]>();
  for (const { node, key } of keys) put(byKey, key, node);
  return new DuplicateGroups(byKey.values());
}

function put<Key>(groups: Map<Key, number[]>, key: Key, node: number): void {
  const group = groups.get(key);
  if (group) group.push(node);
  else groups.set(key, [node]);
}
