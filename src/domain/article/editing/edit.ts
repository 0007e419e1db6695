import type { Instant } from '../../instant.js';
import type { Article } from '../article.js';
import type { Person } from '../byline.js';

/** What an editor may change, as the record names it. */
export const EDITED_FIELDS = ['title', 'slug', 'meta_title', 'meta_description', 'body', 'byline'] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];

/** The texts of an article that an editor may change. */
export type ArticleTexts = Pick<
  Article,
  'title' | 'slug' | 'metaTitle' | 'metaDescription' | 'body' | 'byline'
>;

/** An edit: each given field replaces the article's. */
export type ArticleEdit = Partial<ArticleTexts>;

const NAMES = {
  title: 'title',
  slug: 'slug',
  metaTitle: 'meta_title',
  metaDescription: 'meta_description',
  body: 'body',
  byline: 'byline',
} as const satisfies Readonly<Record<keyof ArticleTexts, EditedField>>;

/** @returns the fields that differ, as the record names them */
export function editedFields(before: ArticleTexts, after: ArticleTexts): EditedField[] {
  return (Object.keys(NAMES) as (keyof ArticleTexts)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => NAMES[field]);
}

/** So many revisions of an article are stored: the newest, and always the first, which is what Galley wrote. */
export const MOST_REVISIONS = 100;

/** What an article was before an edit. */
export interface ArticleRevision extends ArticleTexts {
  readonly revision: number;
  /** Who replaced it. */
  readonly editedBy: Person;
  readonly editedAt: Instant;
}
