import { z } from 'zod';
import type { Article } from '../../domain/article/article.js';
import type { Page } from '../../domain/edition.js';
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

/** Contract §2.2. */
export const articlePageShape = z
  .object({ ...windowShape, articles: z.array(articleShape).max(100).describe('Oldest first.') })
  .describe('A page of the articles of an edition.');

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
