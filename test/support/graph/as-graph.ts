import { isEnumType, isListType, isNonNullType, isObjectType, type GraphQLOutputType } from 'graphql';

const camelCased = (name: string) =>
  name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** A record at REST as the schema says it, led by the types of the schema. */
export function asGraph(value: unknown, type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return asGraph(value, type.ofType as GraphQLOutputType);
  if (value === null) return null;
  if (isListType(type)) return (value as unknown[]).map((each) => asGraph(each, type.ofType));
  if (isEnumType(type)) return (value as string).replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
  // Where REST has the id of an edition, GraphQL has the edition.
  if (isObjectType(type) && typeof value === 'string') return { id: value };
  if (isObjectType(type)) {
    const fields = type.getFields();
    return Object.fromEntries(
      Object.entries(value as object).map(([name, each]) => {
        const field = fields[camelCased(name)];
        if (!field) throw new Error(`${type.name} has no field for ${name}`);
        return [camelCased(name), asGraph(each, field.type)];
      }),
    );
  }
  return type.name === 'DateTime' ? `${value as string}Z` : value;
}
