import { getNamedType, isCompositeType, isObjectType, type GraphQLSchema } from 'graphql';

/** What can be asked for by itself is selected elsewhere by its id alone: edges between these go round in circles. */
const ENTITIES = new Set(['Edition', 'Article', 'ArticleJob', 'Audit', 'ResearchReport']);

/**
 * The selection of every field of a type and of all that is below it, with these arguments where a field takes some.
 *
 * @param args by field, `Audit.graph`, as they are written; null leaves the field out
 * @param levels how often a type stands below itself
 */
export function everythingOf(
  schema: GraphQLSchema,
  typeName: string,
  args: Readonly<Record<string, string | null>> = {},
  levels = 1,
): string {
  const select = (name: string, above: readonly string[]): string => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} has no fields`);
    const fields = Object.values(type.getFields()).flatMap((field) => {
      const inner = getNamedType(field.type);
      const given = args[`${name}.${field.name}`];
      if (given === null) return [];
      const written = `${field.name}${given === undefined ? '' : `(${given})`}`;
      if (!isCompositeType(inner)) return [written];
      if (ENTITIES.has(inner.name)) return [`${written} { id }`];
      if (above.filter((one) => one === inner.name).length >= levels) return [];
      return [`${written} ${select(inner.name, [...above, inner.name])}`];
    });
    return `{ ${fields.join(' ')} }`;
  };
  return select(typeName, [typeName]);
}

/** Fields, as `Type.field`, that have a value somewhere in an answer. */
export function filledFields(schema: GraphQLSchema, typeName: string, value: unknown): Set<string> {
  const filled = new Set<string>();
  const look = (name: string, one: unknown): void => {
    if (Array.isArray(one)) {
      for (const each of one) look(name, each);
      return;
    }
    const type = schema.getType(name);
    if (!isObjectType(type) || typeof one !== 'object' || one === null) return;
    const fields = type.getFields();
    for (const [key, inner] of Object.entries(one)) {
      const field = fields[key];
      if (!field || inner === null || (Array.isArray(inner) && inner.length === 0)) continue;
      filled.add(`${name}.${key}`);
      look(getNamedType(field.type).name, inner);
    }
  };
  look(typeName, value);
  return filled;
}

/** All fields of a type and of what is below it, as `Type.field`. */
export function fieldsBelow(schema: GraphQLSchema, typeName: string): Set<string> {
  const all = new Set<string>();
  const seen = new Set<string>();
  const look = (name: string): void => {
    const type = schema.getType(name);
    if (seen.has(name) || !isObjectType(type)) return;
    seen.add(name);
    for (const field of Object.values(type.getFields())) {
      all.add(`${name}.${field.name}`);
      const inner = getNamedType(field.type).name;
      if (!ENTITIES.has(inner)) look(inner);
    }
  };
  look(typeName);
  return all;
}
