import {
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  typeFromAST,
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/** A field of a document, and the type that its selection is of. */
interface Place {
  readonly key: string;
  readonly set: SelectionSetNode | undefined;
  readonly type: GraphQLNamedType | undefined;
}

type Met = Map<string, Place[]>;

/**
 * How many pairs of fields may be compared to see whether they can stand under one name: those of the same type and the
 * same name in fragments, or beside those, and what is inside of such pairs. A field that nothing can meet, for there is
 * no fragment beside it and its name is its own, is in no pair.
 *
 * @param document which is valid but for what its pairs may say
 */
export function countMeetings(schema: GraphQLSchema, document: DocumentNode): number {
  const walk: Walk = { schema, met: new Map(), counted: new Set(), pairs: 0 };
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION)
      find(walk, definition.selectionSet, schema.getRootType(definition.operation) ?? undefined, false);
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      find(walk, definition.selectionSet, typeFromAST(schema, definition.typeCondition), true);
  }
  return walk.pairs;
}

interface Walk {
  readonly schema: GraphQLSchema;
  readonly met: Met;
  readonly counted: Set<FieldNode>;
  pairs: number;
}

/** Finds the selections whose fields may meet others. */
function find(
  walk: Walk,
  set: SelectionSetNode,
  type: GraphQLNamedType | undefined,
  isFragment: boolean,
): void {
  const fields: [FieldNode, Place][] = [];
  const hasSpread = collect(walk.schema, set, type, fields);
  const isRepeated = new Set(fields.map(([, { key }]) => key)).size < fields.length;
  if (isFragment || hasSpread || isRepeated) meet(walk, fields);
  for (const [, place] of fields) if (place.set) find(walk, place.set, place.type, false);
}

function meet(walk: Walk, fields: readonly (readonly [FieldNode, Place])[]): void {
  for (const [node, place] of fields) {
    if (walk.counted.has(node)) continue;
    walk.counted.add(node);
    const others = walk.met.get(place.key);
    if (!others) {
      walk.met.set(place.key, [place]);
      continue;
    }
    walk.pairs += others.length;
    // The first field has been compared with none.
    if (others.length === 1) for (const first of others) meetInside(walk, first);
    others.push(place);
    meetInside(walk, place);
  }
}

function meetInside(walk: Walk, { set, type }: Place): void {
  if (!set) return;
  const fields: [FieldNode, Place][] = [];
  collect(walk.schema, set, type, fields);
  meet(walk, fields);
}

/** Fields of a selection and of its inline fragments. @returns whether a fragment is spread beside them */
function collect(
  schema: GraphQLSchema,
  set: SelectionSetNode,
  type: GraphQLNamedType | undefined,
  fields: [FieldNode, Place][],
): boolean {
  let hasSpread = false;
  for (const selection of set.selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) hasSpread = true;
    else if (selection.kind === Kind.FIELD) fields.push([selection, placeOf(schema, selection, type)]);
    else {
      const { selectionSet, typeCondition } = selection;
      const narrowed = typeCondition ? typeFromAST(schema, typeCondition) : type;
      hasSpread = collect(schema, selectionSet, narrowed, fields) || hasSpread;
    }
  }
  return hasSpread;
}

function placeOf(schema: GraphQLSchema, node: FieldNode, parent: GraphQLNamedType | undefined): Place {
  const name = node.name.value;
  const isKnown = isObjectType(parent) || isInterfaceType(parent);
  const meta = [SchemaMetaFieldDef, TypeMetaFieldDef].find((field) => field.name === name);
  const field = (isKnown ? parent.getFields()[name] : undefined) ?? meta;
  return {
    key: `${parent?.name ?? ''}.${(node.alias ?? node.name).value}`,
    set: node.selectionSet,
    type: field && getNamedType(field.type),
  };
}
