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
import { costOfFolders, VIEW_BOUNDS, VIEW_COSTS, type SizedByView } from '../audit-sizes.js';
import { ENTRIES, ownCost, RECORD_HEAD_COST } from './field-costs.js';
import { IntrospectionCost } from './introspection-cost.js';
import { isWholeRecord } from './record-selection.js';

const PAGE_DEFAULT = 20;
const PAGE_MAX = 100;

/** How deep a part of a document goes, and how many fields may come of it. */
export interface DocumentSize {
  readonly depth: number;
  readonly cost: number;
}

/** A part may stand in views of several sizes: what of its cost depends on them is kept by the view's argument. */
interface PartSize extends DocumentSize {
  readonly perOne: PerOne;
  /** Of a site's folders: what one costs, for each level of `children` below this part. */
  readonly folders: readonly number[];
}
type PerOne = Readonly<Partial<Record<SizedByView['argument'], number>>>;

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  /** A fragment is measured once, however often it is spread: fragments of fragments would else double at each step. */
  readonly measured: Map<string, PartSize>;
  readonly introspection: IntrospectionCost;
}

const NOTHING: PartSize = { depth: 0, cost: 0, perOne: {}, folders: [] };

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
  let { depth, cost, perOne, folders } = NOTHING;
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
    folders = addedLevels(folders, size.folders);
  }
  return { depth, cost, perOne, folders };
}

function measureField(walk: Walk, node: FieldNode, parent: GraphQLNamedType | null): PartSize {
  const field =
    isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  // What tools ask of the schema goes deep, but most of it is null soon: its depth does not count.
  if (!parent || !field) return { ...NOTHING, depth: 1, cost: walk.introspection.of(node) };
  const name = `${parent.name}.${field.name}`;
  const own = isHead(walk, name, node) ? RECORD_HEAD_COST : ownCost(walk.schema, parent, field.name);
  if (!node.selectionSet) return { ...NOTHING, depth: 1, cost: own };
  const inner = measure(walk, node.selectionSet, getNamedType(field.type));
  const depth = inner.depth + 1;
  if (VIEW_COSTS.has(name)) {
    const given = argumentsOf(walk, node, field);
    const lists = sized(inner.perOne, given) + costOfFolders(inner.folders, given);
    return { ...NOTHING, depth, cost: own + inner.cost + lists };
  }
  if (name === 'AuditFolder.children')
    return { depth, cost: own, perOne: inner.perOne, folders: [inner.cost, ...inner.folders] };
  const isPaged = field.args.some((argument) => argument.name === 'limit');
  const entries = isPaged ? pageSize(argumentsOf(walk, node, field)) : (ENTRIES.get(name) ?? 1);
  if (typeof entries === 'object') {
    const { argument, entriesPerOne } = entries;
    return { ...NOTHING, depth, cost: own, perOne: { [argument]: inner.cost / entriesPerOne } };
  }
  return {
    depth,
    cost: own + entries * inner.cost,
    perOne: added({}, inner.perOne, entries),
    folders: inner.folders.map((cost) => entries * cost),
  };
}

function isHead(walk: Walk, name: string, { selectionSet }: FieldNode): boolean {
  if (name !== 'Article.provenance' || !selectionSet) return false;
  return !isWholeRecord(selectionSet, (fragment) => walk.fragments.get(fragment));
}

function added(one: PerOne, other: PerOne, times = 1): PerOne {
  const sum: { -readonly [Name in keyof PerOne]: PerOne[Name] } = { ...one };
  for (const [name, cost] of costsOf(other)) sum[name] = (sum[name] ?? 0) + times * cost;
  return sum;
}

function addedLevels(one: readonly number[], other: readonly number[]): readonly number[] {
  const [longer, shorter] = one.length < other.length ? [other, one] : [one, other];
  return longer.map((cost, level) => cost + (shorter[level] ?? 0));
}

function sized(perOne: PerOne, given: Readonly<Record<string, unknown>>): number {
  let sum = 0;
  for (const [name, cost] of costsOf(perOne)) {
    const { byDefault, most } = VIEW_BOUNDS[name];
    const value = given[name];
    sum += cost * (typeof value === 'number' ? Math.min(most, Math.max(1, value)) : byDefault);
  }
  return Math.ceil(sum);
}

function costsOf(perOne: PerOne) {
  return Object.entries(perOne) as [SizedByView['argument'], number][];
}

function pageSize({ limit }: Readonly<Record<string, unknown>>): number {
  return Math.min(PAGE_MAX, Math.max(1, typeof limit === 'number' ? limit : PAGE_DEFAULT));
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
