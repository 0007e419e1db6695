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
import { VIEW_BOUNDS, VIEW_COSTS, VIEW_ENTRIES, type SizedByView } from './audit-sizes.js';

/** Three levels of a site's folders, with what is told of each, go seven deep; the rest is room for more of them. */
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

/** A report holds up to some hundred pages: nine in a document. */
const REPORT_COST = 2000;

/** It asks the web and may wait half a minute: nine in a document. */
const VERIFY_COST = 2000;

/** Fields that are long: under a thousand names in one document they would be gigabytes. */
const LONG: ReadonlyMap<string, number> = new Map([
  ['Article.body', 10],
  ['ProvenanceSource.text', 50],
  ['ResearchRecord.html', 50],
]);

/** Lists without a limit, and how many entries they have in a long article, more or less. */
const ENTRIES: ReadonlyMap<string, number | SizedByView> = new Map<string, number | SizedByView>([
  ...VIEW_ENTRIES,
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
  ['ResearchReport.stages', 6],
  ['ResearchRecord.summary', 7],
  ['ResearchRecord.sections', 10],
  ['ResearchSection.blocks', 5],
  ['ResearchRecord.questions', 12],
  ['ResearchSite.pages', 100],
  ['ResearchSite.topics', 30],
  ['ResearchSite.gaps', 10],
  ['ResearchRecord.competitors', 10],
  ['ResearchRecord.findings', 20],
  ['ResearchRecord.contradictions', 5],
  ['ResearchRecord.sources', 60],
  ['ResearchRecord.claims', 100],
  ['ResearchRecord.checks', 16],
  ['ResearchRecord.queries', 20],
]);

/** Fields that ask the database and don't stand at a root, or cost more than those do, and what each costs. */
const LOOK_UPS: ReadonlyMap<string, number> = new Map([
  ['Edition.articles', LOOK_UP_COST],
  ['Edition.verification', LOOK_UP_COST],
  ['ArticleJob.article', LOOK_UP_COST],
  ['Article.provenance', RECORD_COST],
  ['ResearchReport.report', REPORT_COST],
  ...VIEW_COSTS,
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

/** A part may stand in views of several sizes: what of its cost depends on them is kept by the view's argument. */
interface PartSize extends DocumentSize {
  readonly perOne: PerOne;
}
type PerOne = Readonly<Partial<Record<SizedByView['argument'], number>>>;

interface Walk {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly variables: Readonly<Record<string, unknown>>;
  /** A fragment is measured once, however often it is spread: fragments of fragments would else double at each step. */
  readonly measured: Map<string, PartSize>;
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
  const root = schema.getRootType(operation.operation) ?? null;
  const { depth, cost } = measure(walk, operation.selectionSet, root);
  return { depth, cost };
}

function measure(walk: Walk, set: SelectionSetNode, parent: GraphQLNamedType | null): PartSize {
  let [depth, cost] = [0, 0];
  let perOne: PerOne = {};
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
  }
  return { depth, cost, perOne };
}

function measureField(walk: Walk, node: FieldNode, parent: GraphQLNamedType | null): PartSize {
  const field =
    isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
  // The schema about itself is small, and tools ask for it in depth.
  if (!parent || !field) return { depth: 1, cost: 1, perOne: {} };
  const name = `${parent.name}.${field.name}`;
  const own = isLookUp(walk.schema, parent, field.name)
    ? (LOOK_UPS.get(name) ?? LOOK_UP_COST)
    : (LONG.get(name) ?? 1);
  if (!node.selectionSet) return { depth: 1, cost: own, perOne: {} };
  const inner = measure(walk, node.selectionSet, getNamedType(field.type));
  const depth = inner.depth + 1;
  if (VIEW_COSTS.has(name))
    return {
      depth,
      cost: own + inner.cost + sized(inner.perOne, argumentsOf(walk, node, field)),
      perOne: {},
    };
  const isPaged = field.args.some((argument) => argument.name === 'limit');
  const entries = isPaged ? pageSize(argumentsOf(walk, node, field)) : (ENTRIES.get(name) ?? 1);
  if (typeof entries === 'object') {
    const { argument, entriesPerOne } = entries;
    return { depth, cost: own, perOne: { [argument]: inner.cost / entriesPerOne } };
  }
  return { depth, cost: own + entries * inner.cost, perOne: added({}, inner.perOne, entries) };
}

function added(one: PerOne, other: PerOne, times = 1): PerOne {
  const sum: { -readonly [Name in keyof PerOne]: PerOne[Name] } = { ...one };
  for (const [name, cost] of costsOf(other)) sum[name] = (sum[name] ?? 0) + times * cost;
  return sum;
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
    : { depth: 0, cost: 0, perOne: {} };
  walk.measured.set(name, size);
  return size;
}

function typeNamed(walk: Walk, node: Parameters<typeof typeFromAST>[1] | undefined): GraphQLNamedType | null {
  const type = node && typeFromAST(walk.schema, node);
  return isCompositeType(type) ? type : null;
}
