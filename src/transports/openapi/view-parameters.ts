import type { z } from 'zod';
import { VIEWS } from '../../domain/audit/audit.js';
import { VIEW_FORMATS } from '../../libs/site-audit/index.js';
import { viewField, VIEW_SHAPES } from '../input/audit.js';
import { schemaOf, withoutNull, type JsonSchema } from './json-schema.js';

const formats = [...new Set(Object.values(VIEW_FORMATS).flat())];

/**
 * The query of an audit's poll. Views share names of parameters, and mean other bounds by them: such a parameter takes
 * what any of its views takes, and says which takes what.
 */
export function viewParameters(): Readonly<Record<string, z.ZodType | JsonSchema>> {
  const uses = new Map<string, { readonly view: string; readonly schema: JsonSchema }[]>();
  for (const view of VIEWS) {
    for (const [name, shape] of Object.entries(VIEW_SHAPES[view].shape)) {
      const schema = withoutNull(schemaOf(shape as z.ZodType));
      uses.set(name, [...(uses.get(name) ?? []), { view, schema }]);
    }
  }
  return {
    view: viewField,
    format: {
      type: 'string',
      enum: formats,
      default: 'json',
      description: `How the view is written: ${VIEWS.map((view) => `\`${view}\` as ${VIEW_FORMATS[view].join(', ')}`).join('; ')}.`,
    },
    ...Object.fromEntries([...uses].map(([name, ways]) => [name, joined(ways)])),
  };
}

function joined(ways: readonly { readonly view: string; readonly schema: JsonSchema }[]): JsonSchema {
  const bySchema = new Map<string, { readonly schema: JsonSchema; readonly views: string[] }>();
  for (const { view, schema } of ways) {
    const key = JSON.stringify(schema);
    const known = bySchema.get(key) ?? { schema, views: [] };
    known.views.push(view);
    bySchema.set(key, known);
  }
  const kinds = [...bySchema.values()];
  const description = kinds
    .map(({ schema, views }) => {
      const said = typeof schema['description'] === 'string' ? ` ${schema['description']}` : '';
      const values =
        kinds.length > 1 && Array.isArray(schema['enum']) ? ` ${schema['enum'].join(', ')}.` : '';
      return `For ${views.map((view) => `\`${view}\``).join(', ')}:${values}${said}`.replace(/:$/, '.');
    })
    .join(' ');
  const [first, ...others] = kinds.map(({ schema }) => schema);
  if (!first) return {};
  if (others.length === 0) return { ...first, description };
  const { default: _default, description: _description, enum: _enum, ...rest } = first;
  const all = kinds.flatMap(({ schema }) => (schema['enum'] as readonly string[] | undefined) ?? []);
  return { ...rest, ...(all.length > 0 ? { enum: [...new Set(all)] } : {}), description };
}
