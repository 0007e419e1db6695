import {
  getDirectiveValues,
  GraphQLSchema,
  isObjectType,
  specifiedDirectives,
  type GraphQLField,
} from 'graphql';

/** So that no document asks the database more than two hundred times: of a field at a root that says nothing else. */
export const LOOK_UP_COST = 100;

/** What the directives of `schema/costs.graphql` say of a field. */
export interface FieldCost {
  /** What it costs without what is in it. */
  readonly weight: number;
  /** The same while it is asked for no more than the head of a record; null where it has none. */
  readonly headWeight: number | null;
  readonly isBatched: boolean;
  readonly list: ListSize | null;
  readonly tree: TreeSize | null;
  /** What its arguments mean that say how long a list is. */
  readonly bounds: Readonly<Record<string, Bounds>>;
}

export type ListSize =
  | { readonly assumedSize: number }
  | { readonly slicingArguments: readonly string[]; readonly entriesPerOne: number };

export interface TreeSize {
  readonly childrenArgument: string;
  readonly levelsArgument: string;
  readonly assumedTotal: number;
  readonly entriesPerOne: number;
}

interface Bounds {
  readonly byDefault: number;
  readonly max: number;
}

type Field = GraphQLField<unknown, unknown>;

const NOTHING_SAID: FieldCost = {
  weight: 1,
  headWeight: null,
  isBatched: false,
  list: null,
  tree: null,
  bounds: {},
};

/**
 * Reads the directives of all fields, for `costOf`.
 * @returns the schema that clients see, without the definitions of these directives
 */
export function withCosts(schema: GraphQLSchema): GraphQLSchema {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    const weight = roots.includes(type) ? LOOK_UP_COST : 1;
    for (const field of Object.values(type.getFields()))
      field.extensions = { ...field.extensions, cost: readCost(schema, field, weight) };
  }
  return new GraphQLSchema({ ...schema.toConfig(), directives: specifiedDirectives });
}

/** @param field of a schema that `withCosts` gave */
export function costOf(field: Field): FieldCost {
  return (field.extensions['cost'] as FieldCost | undefined) ?? NOTHING_SAID;
}

/** Whether a field asks the database. */
export function isLookUp(field: Field): boolean {
  return costOf(field).weight >= LOOK_UP_COST;
}

/** What a value of an argument means, which may be none. */
export function clamped({ byDefault, max }: Bounds, value: unknown): number {
  return typeof value === 'number' ? Math.min(max, Math.max(1, value)) : byDefault;
}

function readCost(schema: GraphQLSchema, field: Field, usual: number): FieldCost {
  const read = (name: string, node: Field['astNode'] | Field['args'][number]['astNode']) => {
    const directive = schema.getDirective(name);
    return (directive && node && getDirectiveValues(directive, node)) ?? null;
  };
  const cost = read('cost', field.astNode);
  const bounds = field.args.flatMap(({ astNode, defaultValue, name }) => {
    const clamp = read('clamp', astNode);
    const byDefault = (defaultValue ?? clamp?.['absent']) as number;
    return clamp ? [[name, { byDefault, max: clamp['max'] as number }] as const] : [];
  });
  // Their values have the types of the definitions, which no code sees.
  return {
    weight: (cost?.['weight'] as number | undefined) ?? usual,
    headWeight: (cost?.['headWeight'] as number | undefined) ?? null,
    isBatched: cost?.['batched'] === true,
    list: read('listSize', field.astNode) as ListSize | null,
    tree: read('treeSize', field.astNode) as TreeSize | null,
    bounds: Object.fromEntries(bounds),
  };
}
