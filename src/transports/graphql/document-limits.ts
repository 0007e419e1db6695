import {
  getArgumentValues,
  getNamedType,
  getVariableValues,
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
import { refuse } from '../../domain/errors.js';

/** A document of ours goes six deep at most; the rest is room for what is to come. */
export const MAX_DEPTH = 12;
/**
 * A field costs 1, or LOOK_UP_COST where it asks the database, times the page size of each list around it: fifty pages
 * of twenty whole articles.
 */
export const MAX_COST = 20_000;
/** So that no document asks the database more than two hundred times. */
export const LOOK_UP_COST = 100;
/** How many of its look-ups one document has under way at once; a process has ten connections for all callers. */
export const LOOK_UPS_AT_ONCE = 4;

/** A record holds all of its article's sources: a page of a hundred would be hundreds of megabytes. */
const RECORD_COST = 500;

/** It asks the web and may wait half a minute: nine in a document. */
const VERIFY_COST = 2000;

/** Fields that are long: under a thousand names in one document they would be gigabytes. */
const LONG: ReadonlyMap<string, number> = new Map([
  ['Article.body', 10],
  ['ProvenanceSource.text', 50],
]);

/** Lists without a limit, and how many entries they have in a long article, more or less. */
const ENTRIES: ReadonlyMap<string, number> = new Map([
  ['Provenance.sources', 20],
  ['Provenance.droppedSources', 20],
  ['Provenance.queries', 20],
  ['Provenance.blocks', 50],
  ['Provenance.claims', 100],
  ['Provenance.checks', 16],
  ['Provenance.refusedSentences', 20],
  ['Claim.evidence', 2],
  ['Claim.numbers', 2],
  ['DeskCheck.items', 5],
  ['OwnershipInstructions.methods', 4],
]);

/** Fields that ask the database and don't stand at a root, or cost more than those do, and what each costs. */
const LOOK_UPS: ReadonlyMap<string, number> = new Map([
  ['Edition.articles', LOOK_UP_COST],
  ['Edition.verification', LOOK_UP_COST],
  ['ArticleJob.article', LOOK_UP_COST],
  ['Article.provenance', RECORD_COST],
  ['Mutation.verifyEdition', VERIFY_COST],
]);

/** Whether a field asks the database: what stands at a root does, all but the caller, who is known already. */
export function isLookUp(schema: GraphQLSchema, parent: GraphQLNamedType, field: string): boolean {
  const isRoot = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some(
    (root) => root === parent,
  );
  return isRoot ? field !== 'me' : LOOK_UPS.has(`${parent.name}.${field}`);
}

const PAGE_DEFAULT = 20;
const PAGE_MAX = 100;

/** How deep a part of a document goes, and how many fields may come of it. */
export interface DocumentSize {
  readonly depth: number;
  readonly cost: number;
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  /** A fragment is measured once, however often it is spread: fragments of fragments would else double at each step. */
  readonly measured: Map<string, DocumentSize>;
}

/**
 * Refuses a valid document that would have too much looked up. One whose variables don't fit is let through: nothing
 * of it runs, and whoever is to run it refuses it in better words.
 *
 * @param given variables as they came
 * @throws {GalleyError} `invalid_params` that names the bound
 */
export function assertAffordable(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  given: Readonly<Record<string, unknown>>,
): void {
  // A page is as long as the default of a variable says, too.
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given, { maxErrors: 1 });
  if (!coerced) return;
  const { depth, cost } = sizeOf(schema, document, operation, coerced);
  const fault =
    depth > MAX_DEPTH
      ? `The document goes ${depth} levels deep; ${MAX_DEPTH} are allowed.`
      : cost > MAX_COST
        ? `The document costs ${cost}; ${MAX_COST} is allowed. Ask for smaller pages or fewer fields.`
        : null;
  if (fault !== null) throw refuse('invalid_params', fault, [{ path: '/query', message: fault }]);
}

/** @param variables as coerced, their defaults among them */
export function sizeOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): DocumentSize {
  const fragments = document.definitions.filter((each) => each.kind === Kind.FRAGMENT_DEFINITION);
  const walk: Walk = {
    schema,
    fragments: new Map(fragments.map((each) => [each.name.value, each])),
    variables,
    measured: new Map(),
  };
  return measure(walk, operation.selectionSet, schema.getRootType(operation.operation) ?? null);
}

function measure(walk: Walk, set: SelectionSetNode, parent: GraphQLNamedType | null): DocumentSize {
  let [depth, cost] = [0, 0];
  for (const selection of set.selections) {
    const size =
      selection.kind === Kind.FIELD
        ? measureField(walk, selection, parent)
        : selection.kind === Kind.INLINE_FRAGMENT
          ? measure(walk, selection.selectionSet, typeNamed(walk, selection.typeCondition) ?? parent)
          : measureFragment(walk, selection.name.value);
    depth = Math.max(depth, size.depth);
    cost += size.cost;
  }
  return { depth, cost };
}

function measureField(walk: Walk, node: FieldNode, parent: GraphQLNamedType | null): DocumentSize {
  const field =
    isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  // The schema about itself is small, and tools ask for it in depth.
  if (!parent || !field) return { depth: 1, cost: 1 };
  const own = isLookUp(walk.schema, parent, field.name)
    ? (LOOK_UPS.get(`${parent.name}.${field.name}`) ?? LOOK_UP_COST)
    : (LONG.get(`${parent.name}.${field.name}`) ?? 1);
  if (!node.selectionSet) return { depth: 1, cost: own };
  const inner = measure(walk, node.selectionSet, getNamedType(field.type));
  const pages = field.args.some(({ name }) => name === 'limit')
    ? pageSize(walk, node, field)
    : (ENTRIES.get(`${parent.name}.${field.name}`) ?? 1);
  return { depth: inner.depth + 1, cost: own + pages * inner.cost };
}

function pageSize(walk: Walk, node: FieldNode, field: Parameters<typeof getArgumentValues>[0]): number {
  try {
    const limit = getArgumentValues(field, node, walk.variables)['limit'];
    return Math.min(PAGE_MAX, Math.max(1, typeof limit === 'number' ? limit : PAGE_DEFAULT));
  } catch {
    // Arguments that don't fit are refused when they are used, with better words.
    return PAGE_DEFAULT;
  }
}

function measureFragment(walk: Walk, name: string): DocumentSize {
  const known = walk.measured.get(name);
  if (known) return known;
  const fragment = walk.fragments.get(name);
  const size = fragment
    ? measure(walk, fragment.selectionSet, typeNamed(walk, fragment.typeCondition))
    : { depth: 0, cost: 0 };
  walk.measured.set(name, size);
  return size;
}

function typeNamed(walk: Walk, node: Parameters<typeof typeFromAST>[1] | undefined): GraphQLNamedType | null {
  const type = node && typeFromAST(walk.schema, node);
  return isCompositeType(type) ? type : null;
}
