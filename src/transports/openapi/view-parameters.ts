import type { z } from 'zod';
import { VIEWS, type ViewName } from '../../domain/audit/audit.js';
import { VIEW_FORMATS } from '../../libs/site-audit/index.js';
import { viewField, VIEW_SHAPES } from '../input/audit.js';
import { schemaOf, withoutNull, type JsonSchema } from './json-schema.js';

const formats = [...new Set<string>(Object.values(VIEW_FORMATS).flat()), 'html'];

/** One way in which a view, or several in the same way, take a parameter. */
interface Use {
  readonly schema: JsonSchema;
  readonly views: ViewName[];
}

/**
 * The query of an audit's poll. Parameters of several views come first, then those of each view, in the order of the views.
 * Views mean other bounds by the same name: such a parameter takes what any of its views takes, and says which takes what.
 */
export function viewParameters(): Readonly<Record<string, z.ZodType | JsonSchema>> {
  const uses = usesByName();
  const viewsOf = ([, ways]: readonly [string, readonly Use[]]) => ways.flatMap(({ views }) => views);
  const [shared, single] = [
    uses.filter((use) => viewsOf(use).length > 1),
    uses.filter((use) => viewsOf(use).length === 1),
  ];
  return {
    view: viewField,
    format: {
      type: 'string',
      enum: formats,
      default: 'json',
      description:
        'How the view is written; the operation’s description says which view has which format. `html` is of the whole audit, without `view`.',
    },
    ...Object.fromEntries([...shared, ...single].map(([name, ways]) => [name, joined(ways)])),
  };
}

/** For people: what each view takes, and in which formats it comes, as a table of Markdown. */
export function viewTable(): string {
  const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(' ');
  return [
    '| `view` | `format` | parameters |',
    '|---|---|---|',
    ...VIEWS.map(
      (view) =>
        `| \`${view}\` | ${listed(VIEW_FORMATS[view])} | ${listed(Object.keys(VIEW_SHAPES[view].shape))} |`,
    ),
  ].join('\n');
}

function usesByName(): (readonly [name: string, ways: readonly Use[]])[] {
  const uses = new Map<string, Map<string, Use>>();
  for (const view of VIEWS) {
    for (const [name, shape] of Object.entries(VIEW_SHAPES[view].shape)) {
      const schema = withoutNull(schemaOf(shape as z.ZodType));
      const ways = uses.get(name) ?? new Map<string, Use>();
      uses.set(name, ways);
      const key = JSON.stringify(schema);
      const way = ways.get(key) ?? { schema, views: [] };
      ways.set(key, way);
      way.views.push(view);
    }
  }
  return [...uses].map(([name, ways]) => [name, [...ways.values()]]);
}

function joined(ways: readonly Use[]): JsonSchema {
  const description = ways
    .map(({ schema, views }) => {
      const values = ways.length > 1 && Array.isArray(schema['enum']) ? ` ${schema['enum'].join(', ')}.` : '';
      const said = typeof schema['description'] === 'string' ? ` ${schema['description']}` : '';
      return `${views.map((view) => `**${view}**`).join(', ')}:${said}${values}`;
    })
    .join('\n\n');
  const [first, ...others] = ways.map(({ schema }) => schema);
  if (!first) return {};
  const isShared = (key: string) =>
    others.every((other) => JSON.stringify(other[key]) === JSON.stringify(first[key]));
  const all = ways.flatMap(({ schema }) => (schema['enum'] as readonly string[] | undefined) ?? []);
  return {
    ...Object.fromEntries(Object.entries(first).filter(([key]) => isShared(key))),
    ...(all.length > 0 ? { enum: [...new Set(all)] } : {}),
    description,
  };
}
