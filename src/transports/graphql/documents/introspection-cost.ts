import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';

/**
 * Values of the schema about itself come out of memory, a microsecond each and all in one go, so five count as one: the
 * dearest document takes some 75 ms. The longest query of any tool, which asks ten levels of `ofType` of everything that
 * has a type, costs eight tenths of what a document may.
 */
const VALUES_PER_ONE = 5;

/** A description is as long as so many words. */
const VALUES_PER_TEXT = 5;

type ListField = 'fields' | 'args' | 'inputFields' | 'enumValues' | 'interfaces' | 'possibleTypes';

/**
 * Which types a part of a document is asked of: of all of them, where a list is as long as it is on the whole, or of one
 * that was come to by its name or from a field, where it may be the longest.
 */
type Reach = 'all' | 'one';

/** How long the lists of a schema about itself are, for one entry of the list above. */
interface Lengths {
  readonly types: number;
  readonly directives: number;
  readonly all: Readonly<Record<ListField, number>>;
  readonly one: Readonly<Record<ListField, number>>;
}

/** What it costs to ask for the schema itself: by aliases, or from type to type, a short document may ask for gigabytes. */
export class IntrospectionCost {
  private readonly measured = new Map<string, number>();
  private lengths: Lengths | null = null;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  ) {}

  /** @param node `__schema`, `__type` or `__typename` with all that is below it */
  of(node: FieldNode): number {
    return node.selectionSet ? Math.ceil(this.ofField(node, 'one') / VALUES_PER_ONE) : 1;
  }

  private ofField({ name: { value: name }, selectionSet }: FieldNode, reach: Reach): number {
    // Texts are long where all else is a word.
    if (!selectionSet) return name === 'description' ? VALUES_PER_TEXT : 1;
    const lengths = (this.lengths ??= lengthsOf(this.schema));
    if (name === 'types') return 1 + lengths.types * this.ofSet(selectionSet, 'all');
    if (name === 'directives') return 1 + lengths.directives * this.ofSet(selectionSet, 'one');
    if (!isListField(name)) return 1 + this.ofSet(selectionSet, 'one');
    const next = name === 'interfaces' || name === 'possibleTypes' ? 'one' : reach;
    return 1 + lengths[reach][name] * this.ofSet(selectionSet, next);
  }

  private ofSet({ selections }: SelectionSetNode, reach: Reach): number {
    let sum = 0;
    for (const selection of selections) {
      sum +=
        selection.kind === Kind.FIELD
          ? this.ofField(selection, reach)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? this.ofSet(selection.selectionSet, reach)
            : this.ofFragment(selection.name.value, reach);
    }
    return sum;
  }

  private ofFragment(name: string, reach: Reach): number {
    const key = `${reach} ${name}`;
    const known = this.measured.get(key);
    if (known !== undefined) return known;
    const fragment = this.fragments.get(name);
    const size = fragment ? this.ofSet(fragment.selectionSet, reach) : 0;
    this.measured.set(key, size);
    return size;
  }
}

function isListField(name: string): name is ListField {
  return Object.hasOwn(NONE, name);
}

const NONE: Readonly<Record<ListField, number>> = {
  fields: 0,
  args: 0,
  inputFields: 0,
  enumValues: 0,
  interfaces: 0,
  possibleTypes: 0,
};

function lengthsOf(schema: GraphQLSchema): Lengths {
  const [sums, one] = [{ ...NONE }, { ...NONE }];
  const count = (name: ListField, length: number) => {
    sums[name] += length;
    one[name] = Math.max(one[name], length);
  };
  const types = Object.values(schema.getTypeMap());
  for (const type of types) {
    if (isObjectType(type) || isInterfaceType(type)) {
      const fields = Object.values(type.getFields());
      count('fields', fields.length);
      for (const { args } of fields) count('args', args.length);
      count('interfaces', type.getInterfaces().length);
    }
    if (isInputObjectType(type)) count('inputFields', Object.keys(type.getFields()).length);
    if (isEnumType(type)) count('enumValues', type.getValues().length);
    if (isUnionType(type)) count('possibleTypes', type.getTypes().length);
    else if (isInterfaceType(type)) count('possibleTypes', schema.getPossibleTypes(type).length);
  }
  for (const { args } of schema.getDirectives()) one.args = Math.max(one.args, args.length);
  const share = (name: ListField, among: number) => sums[name] / Math.max(1, among);
  return {
    types: types.length,
    directives: schema.getDirectives().length,
    all: {
      fields: share('fields', types.length),
      args: share('args', sums.fields),
      inputFields: share('inputFields', types.length),
      enumValues: share('enumValues', types.length),
      interfaces: share('interfaces', types.length),
      possibleTypes: share('possibleTypes', types.length),
    },
    one,
  };
}
