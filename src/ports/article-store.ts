import type { Article, ArticleFilter, ArticleImage } from '../domain/article/article.js';
import type { Page } from '../domain/edition.js';

export interface ArticleStore {
  /** Oldest first by `created_at`; `total` counts all that match, whatever the page. */
  list(editionId: string, filter: ArticleFilter): Promise<Page<Article>>;
  find(editionId: string, articleId: string): Promise<Article | null>;
  image(editionId: string, articleId: string): Promise<ArticleImage | null>;
  /** The record of what the article was written from and the checks it passed. */
  provenance(editionId: string, articleId: string): Promise<unknown>;
}
