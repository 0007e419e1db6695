import type { Article } from '../../domain/article/article.js';
import type { Page } from '../../domain/edition.js';
import { presentInstant } from './instant.js';

/** Contract §2.1: a written list of fields, so that a new column never leaks. */
export function presentArticle(article: Article) {
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
export function presentArticlePage(page: Page<Article>) {
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
