import { z } from 'zod';
import {
  CHECKS,
  FACETS,
  type Facet,
  FOUND_FACET,
  type FoundFacet,
  GRAPH_NODE_TYPES,
  ORDERS,
  ROW_FIELDS,
  SORTED_FIELDS,
  type SortedField,
} from '../../libs/site-audit/index.js';
import { snakeName } from '../output/snake-keys.js';
import { readPlace } from './cursor.js';
import { clamped } from './listing.js';

const SORTED = Object.keys(SORTED_FIELDS) as SortedField[];
/** By what rows are sorted, as REST writes it. */
export const ROW_SORTS = SORTED.map(snakeName) as [string, ...string[]];

/** An optional word of a closed list. */
export const word = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z
    .enum(words, { error: `must be one of ${words.map((one) => `"${one}"`).join(', ')}` })
    .nullish()
    .transform((value) => value ?? null);

export const text = (max: number) =>
  z
    .string({ error: 'must be a text, given once' })
    .max(max, { error: `must have at most ${max} characters` })
    .nullish()
    .transform((value) => (value === null || value === undefined || value === '' ? null : value));

/** Given again and again, or parted by commas. */
export const words = z
  .union([z.string(), z.array(z.string())], { error: 'must be a text' })
  .nullish()
  .transform((value) => [value ?? []].flat().flatMap((part) => part.split(',')))
  .transform((parts) => [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))])
  .refine((parts) => parts.length <= 50, { error: 'must have at most 50 entries' })
  .meta({ wire: { type: 'array', items: { type: 'string' }, maxItems: 50 } });

export const flag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])], { error: 'must be "true" or "false"' })
  .nullish()
  .transform((value) => value === true || value === 'true' || value === '1')
  .meta({ wire: { type: 'boolean', default: false } });

/** What the answer before gave as `next_cursor`. */
const cursor = z
  .string({ error: 'must be the next_cursor of the page before' })
  .nullish()
  .transform((value, context) => {
    if (value === null || value === undefined || value === '') return 0;
    const after = readPlace(value);
    if (after !== null) return after;
    context.addIssue({ code: 'custom', message: 'must be the next_cursor of the page before' });
    return z.NEVER;
  });

const checkIds = new Set(CHECKS.map(({ id }) => id));
export const check = text(100).refine((id) => id === null || checkIds.has(id), {
  error: 'must be the id of a check; `galley checks` and the query `auditChecks` list them',
});

export const lengths = words
  .refine((parts) => parts.every((part) => ORDERS.some((order) => String(order) === part)), {
    error: 'must be numbers from 1 to 4',
  })
  .transform((parts) => ORDERS.filter((order) => parts.length === 0 || parts.includes(String(order))))
  .meta({
    wire: { type: 'array', items: { type: 'integer', minimum: 1, maximum: 4 } },
    description: 'How many words the phrases have; all if left out.',
  });

export const nodeTypes = words
  .refine((parts) => parts.every((part) => GRAPH_NODE_TYPES.some((type) => type === part)), {
    error: `must be of ${GRAPH_NODE_TYPES.join(', ')}`,
  })
  .transform((parts) => (parts.length === 0 ? null : GRAPH_NODE_TYPES.filter((type) => parts.includes(type))))
  .meta({
    wire: { type: 'array', items: { type: 'string', enum: GRAPH_NODE_TYPES } },
    description: 'Only nodes of these types; all if left out.',
  });

/** Characters of one `field:value`: a folder is as long as a path may be. */
const MOST_OF_FACET = 2000;

/** Given again and again: a value may have commas. */
export const facets = z
  .union([z.string(), z.array(z.string())], { error: 'must be a text' })
  .nullish()
  .transform((value, context) => {
    const chosen: Partial<Record<Facet, string[]>> & Record<FoundFacet, string[]> = {};
    for (const part of [value ?? []].flat().filter((each) => each !== '')) {
      if (part.length > MOST_OF_FACET) {
        context.addIssue({ code: 'custom', message: `must have at most ${MOST_OF_FACET} characters each` });
        return z.NEVER;
      }
      const at = part.indexOf(':', part.startsWith(FOUND_FACET) ? FOUND_FACET.length : 0);
      const field = facetOf(part.slice(0, Math.max(0, at)));
      if (field === undefined) {
        const message = `"${part.slice(0, 100)}" is not a field:value of ${FACETS.map(snakeName).join(', ')}, or of found:SEARCH`;
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      }
      chosen[field] = [...new Set([...(chosen[field] ?? []), part.slice(at + 1)])];
    }
    return chosen;
  })
  .refine((chosen) => Object.values(chosen).flat().length <= 50, { error: 'must have at most 50 entries' })
  .meta({ wire: { type: 'array', items: { type: 'string', maxLength: MOST_OF_FACET }, maxItems: 50 } });

function facetOf(name: string): Facet | FoundFacet | undefined {
  if (name.startsWith(FOUND_FACET) && name.length > FOUND_FACET.length) return name as FoundFacet;
  return FACETS.find((one) => one.toLowerCase() === plain(name));
}

/** A name as REST, GraphQL or the code spells it. */
const plain = (name: string) => name.replaceAll('_', '').toLowerCase();

export const sortedField = word(ROW_SORTS).transform((sort) =>
  sort === null ? null : (SORTED.find((field) => snakeName(field) === sort) ?? null),
);

/** As the row writes them, or without their underscores and in any case: GraphQL's spelling is taken too. */
export const fields = words
  .transform((parts, context) =>
    parts.flatMap((part) => {
      const field = ROW_FIELDS.find((one) => one.toLowerCase() === plain(part));
      if (field !== undefined) return [field];
      context.addIssue({ code: 'custom', message: `"${part.slice(0, 100)}" is not a field of a URL's row` });
      return [];
    }),
  )
  .meta({
    wire: { type: 'array', items: { type: 'string' }, maxItems: 50 },
    description: 'Fields of a row, in this order; all if left out.',
  });

/** A field with what it asks for, in front of its bounds. */
export const saying = <Field extends z.ZodType>(what: string, field: Field): Field =>
  field.describe([what, field.description ?? []].flat().join(' '));

export const pages = {
  limit: saying('Rows of a page.', clamped(1, 1000, 100)),
  cursor: saying('The `next_cursor` of the page before; the first page if left out.', cursor),
};
