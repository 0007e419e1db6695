import { z } from 'zod';
import type { ArticleEdit } from '../../domain/article/editing/edit.js';
import { LONGEST_SLUG } from '../../domain/article/slug.js';
import { text } from '../../domain/brief/settings.js';
import { parseInput } from './parse.js';

/** Characters of HTML: twice those of the longest article that a brief may ask for. */
const LONGEST_BODY = 100_000;

/** A text of one line: white space within it is folded. */
const line = (min: number, max: number) => text(min, max).transform((value) => value.replace(/\s+/gu, ' '));

const slug = text(1, LONGEST_SLUG)
  .refine((value) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value), {
    error: 'must be lower-case ASCII letters and digits, joined by single hyphens',
  })
  .meta({ pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' });

/** The body of an edit. */
export const editShape = z
  .object({
    title: line(1, 200).nullish(),
    slug: slug.nullish().describe('Unique in the edition. It stays as it is when the title changes.'),
    meta_title: line(0, 200).nullish(),
    meta_description: line(0, 500).nullish(),
    body: text(1, LONGEST_BODY).nullish().describe('HTML; what an article must not hold is removed.'),
    byline: line(1, 100).nullish(),
  })
  .check((context) => {
    if (Object.values(context.value).some((value) => value !== null && value !== undefined)) return;
    const message =
      'must name something to change: title, slug, meta_title, meta_description, body or byline';
    context.issues.push({ code: 'custom', message, path: [], input: context.value });
  })
  .describe(
    'What an editor changes: each given field replaces that of the article, and null stands for absent.',
  );

/** @throws {GalleyError} `invalid_params` with every fault */
export function parseEdit(body: unknown): ArticleEdit {
  const { meta_title: metaTitle, meta_description: metaDescription, ...same } = parseInput(editShape, body);
  const given = Object.entries({ ...same, metaTitle, metaDescription }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  return Object.fromEntries(given);
}

/**
 * The revisions that an edit may replace, from `If-Match`.
 * @returns null for any; none where the field names no revision at all
 */
export function parseIfMatch(field: string | undefined): readonly number[] | null {
  if (field === undefined || field.trim() === '*') return null;
  // Proxies that compress make a weak tag of a strong one, and clients send it back as they got it.
  return [...field.matchAll(/"(\d{1,9})"/g)].map(([, revision]) => Number(revision));
}

/** The `ETag` of an article. */
export function etagOf({ revision }: { readonly revision: number }): string {
  return `"${revision}"`;
}
