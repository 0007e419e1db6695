import { z } from 'zod';
import type { Article, ListedChange } from '../../domain/article/article.js';
import type { ArticleRevision } from '../../domain/article/editing/edit.js';
import type { Instant } from '../../domain/instant.js';
import type { Page } from '../../domain/edition.js';
import type { ImageAddress } from '../../services/article/signed-images.js';
import { presentInstant } from './shape.js';
import { countShape, instantShape, uuidShape, windowShape, type Answer } from './shape.js';

/** Contract §2.1. */
export const articleShape = z
  .object({
    id: uuidShape,
    slug: z.string().describe('ASCII, unique in its edition; empty when the title gives none.'),
    url_path: z.string().describe('"/" and the slug; empty when the article has no slug.'),
    status: z
      .enum(['draft', 'published'])
      .describe('An article that is finished and not yet published is a draft.'),
    title: z.string(),
    intro: z.literal('').describe('Always empty.'),
    body: z.string().describe('The whole article as sanitised HTML: the field to publish.'),
    conclusion: z.literal('').describe('Always empty.'),
    meta_title: z.string(),
    meta_description: z.string(),
    tags: z.array(z.string()).max(0).describe('Always empty.'),
    section: z.null().describe('Always null.'),
    language_code: z.string().describe('A BCP 47 tag.'),
    article_type: z.literal('standard'),
    word_count: countShape,
    source_url: z.literal('').describe('Always empty.'),
    byline: z
      .string()
      .describe('The named author, else the edition’s editor of record, else the name of the edition.'),
    image: z.object({
      featured_url: z
        .string()
        .nullable()
        .describe('A path to join onto the base address; null when the article has no image.'),
      source: z
        .string()
        .describe('`ai:generated`, `web:<domain>`, `news:<domain>`, `source:<domain>` or `manual:`.'),
    }),
    created_at: instantShape.describe('When it became readable. `since` filters on it.'),
    published_at: z.null().describe('Always null.'),
  })
  .describe('A finished article.');

/** An entry of the feed of changes (decisions §11). */
export const articleChangeShape = z
  .object({
    change: z.enum(['finished', 'published', 'unpublished', 'edited', 'deleted']),
    changed_at: instantShape.describe('Strictly increasing in the order in which changes became visible.'),
    id: uuidShape.describe('Of the article: `articles` has it as it is now, unless it was deleted.'),
  })
  .describe('The newest change of an article.');

/** Contract §2.2; the last two are added by decisions §11. */
export const articlePageShape = z
  .object({
    ...windowShape,
    articles: z
      .array(articleShape)
      .max(100)
      .describe('Oldest first; with `changed_since` in the order of `changes`.'),
    changes: z
      .array(articleChangeShape)
      .max(100)
      .optional()
      .describe('With `changed_since` alone: in the order in which they became visible.'),
    next_changed_since: instantShape
      .nullable()
      .optional()
      .describe(
        'With `changed_since` alone: to be sent as that next time; null while there was no change at all.',
      ),
  })
  .describe('A page of the articles of an edition, or of what changed in it.');

/** When and by whom an article was published. */
export const publicationShape = z
  .object({
    status: articleShape.shape.status,
    published_at: instantShape.nullable().describe('Null for a draft.'),
    published_by: z
      .object({ id: uuidShape, name: z.string() })
      .nullable()
      .describe('The owner of the key; null for a draft.'),
    override_reason: z
      .string()
      .nullable()
      .describe('Why it was published although a blocking check failed; null where none did.'),
  })
  .describe('The publication of an article.');

/** Where a browser finds the image of an article without a key. */
export const imageAddressShape = z
  .object({
    url: z.url().describe('Good without a key until `expires_at`, and no longer than the article.'),
    expires_at: instantShape,
  })
  .describe('A signed address of an image.');

/** @param base the address that paths are appended to */
export function presentImageAddress(
  { path, expiresAt }: ImageAddress,
  base: string,
): Answer<typeof imageAddressShape> {
  return { url: base + path, expires_at: presentInstant(expiresAt) };
}

/** What an article was before an edit. */
export const revisionShape = z
  .object({
    revision: z.int().min(1).describe('Its number, as the `ETag` of the article then named it.'),
    title: z.string(),
    slug: z.string(),
    meta_title: z.string(),
    meta_description: z.string(),
    body: z.string().describe('Sanitised HTML.'),
    byline: z.string(),
    edited_by: z.object({ id: uuidShape, name: z.string() }).describe('Who replaced it.'),
    edited_at: instantShape.describe('When it was replaced.'),
  })
  .describe('What an article was before an edit.');

export const revisionPageShape = z
  .object({ ...windowShape, revisions: z.array(revisionShape).max(10).describe('Newest first.') })
  .describe('A page of what an article was before its edits.');

export function presentRevisionPage({
  total,
  limit,
  offset,
  items,
}: Page<ArticleRevision>): Answer<typeof revisionPageShape> {
  return {
    total,
    limit,
    offset,
    revisions: items.map((item) => ({
      revision: item.revision,
      title: item.title,
      slug: item.slug,
      meta_title: item.metaTitle,
      meta_description: item.metaDescription,
      body: item.body,
      byline: item.byline,
      edited_by: { id: item.editedBy.id, name: item.editedBy.name },
      edited_at: presentInstant(item.editedAt),
    })),
  };
}

export function presentChanges(
  { total, changes }: { readonly total: number; readonly changes: readonly ListedChange[] },
  { changedSince, limit }: { readonly changedSince: Instant | null; readonly limit: number },
): Answer<typeof articlePageShape> {
  return {
    total,
    limit,
    offset: 0,
    changes: changes.map(({ change, changedAt, id }) => ({
      change,
      changed_at: presentInstant(changedAt),
      id,
    })),
    next_changed_since: presentInstant(changes.at(-1)?.changedAt ?? changedSince),
    articles: changes.flatMap(({ article }) => (article ? [presentArticle(article)] : [])),
  };
}

export function presentPublication({ status, publication }: Article): Answer<typeof publicationShape> {
  return {
    status,
    published_at: presentInstant(publication?.at ?? null),
    published_by: publication?.by ? { id: publication.by.id, name: publication.by.name } : null,
    override_reason: publication?.overrideReason ?? null,
  };
}

/** A written list of fields, so that a new column never leaks. */
export function presentArticle(article: Article): Answer<typeof articleShape> {
  return {
    id: article.id,
    slug: article.slug,
    url_path: urlPathOf(article),
    status: article.status,
    title: article.title,
    intro: '',
    body: article.body,
    conclusion: '',
    meta_title: article.metaTitle,
    meta_description: article.metaDescription,
    tags: [],
    section: null,
    language_code: article.languageCode,
    article_type: 'standard',
    word_count: article.wordCount,
    source_url: '',
    byline: article.byline,
    image: { featured_url: imagePathOf(article), source: article.imageSource },
    created_at: presentInstant(article.createdAt),
    published_at: null,
  };
}

/** Contract §2.2. */
export function presentArticlePage(page: Page<Article>): Answer<typeof articlePageShape> {
  return {
    total: page.total,
    limit: page.limit,
    offset: page.offset,
    articles: page.items.map(presentArticle),
  };
}

export function urlPathOf(article: Article): string {
  return article.slug === '' ? '' : `/${article.slug}`;
}

/** Relative to the base address; null when the article has no image. */
export function imagePathOf(article: Article): string | null {
  return article.hasImage ? `/v1/editions/${article.editionId}/articles/${article.id}/image` : null;
}
