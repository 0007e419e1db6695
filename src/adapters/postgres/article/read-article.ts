import type { Article, ArticleChange, ArticleStatus, Publication } from '../../../domain/article/article.js';
import type { Instant } from '../../../domain/instant.js';
import { instantSql } from '../database/connection.js';

export interface ArticleRow {
  readonly id: string;
  readonly edition_id: string;
  readonly slug: string;
  readonly status: ArticleStatus;
  readonly title: string;
  readonly body: string;
  readonly meta_title: string;
  readonly meta_description: string;
  readonly language_code: string;
  readonly word_count: number;
  readonly byline: string;
  readonly image_source: string;
  readonly created: string;
  readonly revision: number;
  readonly change: ArticleChange;
  readonly changed: string;
  readonly published: string | null;
  readonly published_by: string | null;
  readonly published_by_name: string | null;
  readonly override_reason: string | null;
  readonly has_image: boolean;
}

/** The columns of an article `a`, for reads and for what an insert returns; `has_image` is added by each. */
export const ARTICLE = `a.id, a.edition_id, a.slug, a.status, a.title, a.body, a.meta_title, a.meta_description,
  a.language_code, a.word_count, a.byline, a.image_source, ${instantSql('a.created_at')} AS created, a.revision, a.change,
  ${instantSql('a.changed_at')} AS changed, ${instantSql('a.published_at')} AS published, a.published_by,
  a.published_by_name, a.override_reason`;

export const HAS_IMAGE = `EXISTS (SELECT 1 FROM article_images i WHERE i.article_id = a.id) AS has_image`;

export function toArticle(row: ArticleRow): Article {
  return {
    id: row.id,
    editionId: row.edition_id,
    slug: row.slug,
    status: row.status,
    title: row.title,
    body: row.body,
    metaTitle: row.meta_title,
    metaDescription: row.meta_description,
    languageCode: row.language_code,
    wordCount: row.word_count,
    byline: row.byline,
    imageSource: row.image_source,
    hasImage: row.has_image,
    createdAt: row.created,
    revision: row.revision,
    change: row.change,
    changedAt: row.changed,
    publication: row.published === null ? null : publicationOf(row, row.published),
  };
}

function publicationOf(row: ArticleRow, at: Instant): Publication {
  const { published_by: id, published_by_name: name, override_reason: overrideReason } = row;
  return { at, by: id === null || name === null ? null : { id, name }, overrideReason };
}
