import { z } from 'zod';
import { snakeName } from '../output/snake-keys.js';

/** A schema of JSON Schema 2020-12, which OpenAPI 3.1 speaks. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const COMPONENTS = '#/components/schemas/';

export function componentRef(name: string): JsonSchema {
  return { $ref: COMPONENTS + name };
}

/**
 * The schemas of shapes by their names; a shape that another one holds is referred to by its name. Fields that are written in
 * the domain's way are named as `snakeName` writes them.
 */
export function schemasOf(shapes: Readonly<Record<string, z.ZodType>>): Readonly<Record<string, JsonSchema>> {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of Object.entries(shapes)) registry.add(shape, { id });
  const { schemas } = z.toJSONSchema(registry, {
    target: 'draft-2020-12',
    io: 'input',
    unrepresentable: 'any',
    uri: (id) => COMPONENTS + id,
    override: ({ jsonSchema }) => {
      asWired(jsonSchema);
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [
      id,
      tidied(schema) as JsonSchema,
    ]),
  );
}

/** The schema of one field that no component has. */
export function schemaOf(shape: z.ZodType): JsonSchema {
  const name = 'One';
  return schemasOf({ [name]: shape })[name] ?? {};
}

/** How REST writes a moment (contract §2.1), for which the domain's shape says `date-time`. */
const NAIVE_MOMENT = {
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{6}$',
  description: 'Naive ISO 8601, UTC, with microseconds.',
};

/**
 * A shape that takes several spellings of a thing says in `wire` how it should be written; and the bounds of what
 * a double can count are no bounds that anybody set.
 */
function asWired(schema: Record<string, unknown>): void {
  const { wire, description, format } = schema;
  if (format === 'date-time') {
    delete schema['format'];
    delete schema['description'];
    Object.assign(schema, NAIVE_MOMENT, description === undefined ? {} : { description });
  }
  if (typeof wire === 'object' && wire !== null) {
    for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
    Object.assign(schema, description === undefined ? {} : { description }, wire);
  }
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
}

function tidied(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tidied);
  if (typeof value !== 'object' || value === null) return value;
  const schema = joinNull(value as JsonSchema);
  return Object.fromEntries(
    Object.entries(schema).map(([key, inner]) => {
      if (key === 'properties') return [key, renamed(inner as JsonSchema)];
      if (key === 'required') return [key, (inner as string[]).map(snakeName)];
      return [key, LITERAL.has(key) ? inner : tidied(inner)];
    }),
  );
}

/** What these hold are values, in which nothing is to be renamed. */
const LITERAL = new Set(['default', 'enum', 'const', 'examples', 'example']);

function renamed(properties: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [snakeName(name), tidied(schema)]),
  );
}

/** `anyOf: [X, null]` reads better as X with one more type, and generators of clients agree. */
function joinNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return schema;
  const [given, other] = anyOf as readonly JsonSchema[];
  if (!given || other?.['type'] !== 'null' || typeof given['type'] !== 'string' || 'const' in given)
    return schema;
  const values = given['enum'];
  return {
    ...given,
    ...rest,
    type: [given['type'], 'null'],
    ...(Array.isArray(values) ? { enum: [...(values as unknown[]), null] } : {}),
  };
}

/** In every optional field, at any depth, null stands for absent. */
export function takingNull(schema: JsonSchema): JsonSchema {
  const entries = Object.entries(schema).map(([key, inner]): [string, unknown] => {
    if (key === 'properties') {
      const required = new Set(schema['required'] as readonly string[] | undefined);
      return [
        key,
        Object.fromEntries(
          Object.entries(inner as Readonly<Record<string, JsonSchema>>).map(([name, field]) => [
            name,
            required.has(name) ? takingNull(field) : orNull(takingNull(field)),
          ]),
        ),
      ];
    }
    if (key === 'items') return [key, takingNull(inner as JsonSchema)];
    if (key === 'anyOf') return [key, (inner as readonly JsonSchema[]).map(takingNull)];
    return [key, inner];
  });
  return Object.fromEntries(entries);
}

function orNull(schema: JsonSchema): JsonSchema {
  const { anyOf } = schema;
  if (Array.isArray(anyOf)) return { ...schema, anyOf: [...(anyOf as unknown[]), { type: 'null' }] };
  return joinNull({ anyOf: [schema, { type: 'null' }] });
}

/** A query parameter is there or it is not. */
export function withoutNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  const types = Array.isArray(type) ? (type as unknown[]).filter((one) => one !== 'null') : [type];
  return {
    ...schema,
    ...(type === undefined ? {} : { type: types.length === 1 ? types[0] : types }),
    ...(Array.isArray(values) ? { enum: (values as unknown[]).filter((one) => one !== null) } : {}),
  };
}
