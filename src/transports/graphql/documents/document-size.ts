import {
  getArgumentValues,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { clamped, costOf, type FieldCost, type TreeSize } from './field-costs.js';
import { IntrospectionCost } from './introspection-cost.js';
import { isWholeRecord } from './record-selection.js';

/** How deep a part of a document goes, and how many fields may come of it. */
export interface DocumentSize {
  readonly depth: number;
  readonly cost: number;
}

/** What of a part's cost depends on arguments of a field around it is carried up to that field. */
interface PartSize extends DocumentSize {
  /** What one entry costs of the lists that arguments size, by their names. */
  readonly perOne: PerOne;
  /** Of a tree: what a node costs on each level below this part. */
  readonly tree: TreeCost | null;
}
type PerOne = Readonly<Record<string, number>>;

interface TreeCost extends TreeSize {
  readonly levels: readonly number[];
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  /** A fragment is measured once, however often it is spread: fragments of fragments would else double at each step. */
  readonly measured: Map<string, PartSize>;
  readonly introspection: IntrospectionCost;
}

const NOTHING: PartSize = { depth: 0, cost: 0, perOne: {}, tree: null };

/** @param variables that fit, their defaults among them */
export function sizeOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): DocumentSize {
  const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const byName = new Map(fragments.map((each) => [each.name.value, each]));
  const walk: Walk = {
    schema,
    fragments: byName,
    variables,
    measured: new Map(),
    introspection: new IntrospectionCost(schema, byName),
  };
  const root = schema.getRootType(operation.operation) ?? null;
  const { depth, cost } = measure(walk, operation.selectionSet, root);
  return { depth, cost };
}

function measure(walk: Walk, set: SelectionSetNode, parent: GraphQLNamedType | null): PartSize {
  let { depth, cost, perOne, tree } = NOTHING;
  for (const selection of set.selections) {
    const size =
      selection.kind === Kind.FIELD
        ? measureField(walk, selection, parent)
        : selection.kind === Kind.INLINE_FRAGMENT
          ? measure(walk, selection.selectionSet, typeNamed(walk, selection.typeCondition) ?? parent)
          : measureFragment(walk, selection.name.value);
    depth = Math.max(depth, size.depth);
    cost += size.cost;
    perOne = added(perOne, size.perOne);
    tree = addedTree(tree, size.tree);
  }
  return { depth, cost, perOne, tree };
}

function measureField(walk: Walk, node: FieldNode, parent: GraphQLNamedType | null): PartSize {
  const field =
    isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  // What tools ask of the schema goes deep, but most of it is null soon: its depth does not count.
  if (!parent || !field) return { ...NOTHING, depth: 1, cost: walk.introspection.of(node) };
  const fieldCost = costOf(field);
  const own = ownCost(walk, fieldCost, node);
  if (!node.selectionSet) return { ...NOTHING, depth: 1, cost: own };
  const inner = measure(walk, node.selectionSet, getNamedType(field.type));
  const depth = inner.depth + 1;
  const { bounds, list, tree } = fieldCost;
  if (tree)
    return {
      depth,
      cost: own,
      perOne: inner.perOne,
      tree: { ...tree, levels: [inner.cost, ...(inner.tree?.levels ?? [])] },
    };
  const given = Object.keys(bounds).length > 0 ? argumentsOf(walk, node, field) : {};
  if (list && 'slicingArguments' in list) {
    const { slicingArguments, entriesPerOne } = list;
    const sizedBy = slicingArguments.join(' ');
    const entries = entriesOf(sizedBy, bounds, given);
    if (entries === null)
      return { ...NOTHING, depth, cost: own, perOne: { [sizedBy]: inner.cost / entriesPerOne } };
    return times(entries, own, inner);
  }
  if (list) return times(list.assumedSize, own, inner);
  return sized(bounds, given, times(1, own, inner));
}

function ownCost(walk: Walk, { headWeight, weight }: FieldCost, { selectionSet }: FieldNode): number {
  if (headWeight === null || !selectionSet) return weight;
  return isWholeRecord(selectionSet, (fragment) => walk.fragments.get(fragment)) ? weight : headWeight;
}

/** A field with so many entries of what is in it. */
function times(entries: number, own: number, { depth, cost, perOne, tree }: PartSize): PartSize {
  return {
    depth: depth + 1,
    cost: own + entries * cost,
    perOne: added({}, perOne, entries),
    tree: tree && { ...tree, levels: tree.levels.map((level) => entries * level) },
  };
}

/**
 * How long a list is that is sized by one of these arguments of a field.
 * @param sizedBy their names, with blanks between @returns null where the field has none of them
 */
function entriesOf(
  sizedBy: string,
  bounds: FieldCost['bounds'],
  given: Readonly<Record<string, unknown>>,
): number | null {
  const sizes = sizedBy.split(' ').flatMap((name) => {
    const its = bounds[name];
    return its ? [{ its, value: given[name] }] : [];
  });
  const [first] = sizes;
  if (!first) return null;
  const set = sizes.filter(({ value }) => typeof value === 'number');
  return Math.max(...(set.length > 0 ? set : [first]).map(({ its, value }) => clamped(its, value)));
}

/** Counts what is sized by arguments of this field, whose bounds these are; other sizes are carried on. */
function sized(
  bounds: FieldCost['bounds'],
  given: Readonly<Record<string, unknown>>,
  { depth, cost, perOne, tree }: PartSize,
): PartSize {
  let sum = 0;
  const others: Record<string, number> = {};
  for (const [sizedBy, each] of Object.entries(perOne)) {
    const entries = entriesOf(sizedBy, bounds, given);
    if (entries === null) others[sizedBy] = each;
    else sum += each * entries;
  }
  const [children, levels] = [bounds[tree?.childrenArgument ?? ''], bounds[tree?.levelsArgument ?? '']];
  const isItsTree = tree !== null && children !== undefined && levels !== undefined;
  const nodes = isItsTree
    ? costOfTree(
        tree,
        clamped(children, given[tree.childrenArgument]),
        clamped(levels, given[tree.levelsArgument]),
      )
    : 0;
  return { depth, cost: cost + Math.ceil(sum) + nodes, perOne: others, tree: isItsTree ? null : tree };
}

function costOfTree(
  { levels, assumedTotal, entriesPerOne }: TreeCost,
  children: number,
  shown: number,
): number {
  const byCost = levels
    .slice(0, shown)
    // One more in each node sums up what is beyond its limit, and has nothing below it.
    .map((cost, level) => ({ cost, most: (children + 1) * children ** level }))
    .sort((one, other) => other.cost - one.cost);
  let [left, sum] = [assumedTotal, 0];
  for (const { cost, most } of byCost) {
    const here = Math.min(most, left);
    sum += here * cost;
    left -= here;
  }
  return Math.ceil(sum / entriesPerOne);
}

function added(one: PerOne, other: PerOne, entries = 1): PerOne {
  const sum = { ...one };
  for (const [name, cost] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + entries * cost;
  return sum;
}

function addedTree(one: TreeCost | null, other: TreeCost | null): TreeCost | null {
  if (!one || !other) return one ?? other;
  const [longer, shorter] = one.levels.length < other.levels.length ? [other, one] : [one, other];
  return { ...longer, levels: longer.levels.map((cost, level) => cost + (shorter.levels[level] ?? 0)) };
}

function argumentsOf(
  walk: Walk,
  node: FieldNode,
  field: Parameters<typeof getArgumentValues>[0],
): Readonly<Record<string, unknown>> {
  try {
    return getArgumentValues(field, node, walk.variables);
  } catch {
    // Arguments that don't fit are refused when they are used, with better words.
    return {};
  }
}

function measureFragment(walk: Walk, name: string): PartSize {
  const known = walk.measured.get(name);
  if (known) return known;
  const fragment = walk.fragments.get(name);
  const size = fragment
    ? measure(walk, fragment.selectionSet, typeNamed(walk, fragment.typeCondition))
    : NOTHING;
  walk.measured.set(name, size);
  return size;
}

function typeNamed(walk: Walk, node: Parameters<typeof typeFromAST>[1] | undefined): GraphQLNamedType | null {
  const type = node && typeFromAST(walk.schema, node);
  return isCompositeType(type) ? type : null;
}
