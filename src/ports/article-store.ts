import type { Article, ArticleFilter, ArticleImage } from '../domain/article/article.js';
import type { PublishedNeighbours } from '../domain/article/desk/desk-check.js';
import type { ProvenanceHead, ProvenanceRecord } from '../domain/article/provenance.js';
import type { Page } from '../domain/edition.js';

export interface ArticleStore {
  /** Oldest first by `created_at`; `total` counts all that match, whatever the page. */
  list(editionId: string, filter: ArticleFilter): Promise<Page<Article>>;
  /** The same page of each of these editions, in their order. */
  listAll(editionIds: readonly string[], filter: ArticleFilter): Promise<readonly Page<Article>[]>;
  find(editionId: string, articleId: string): Promise<Article | null>;
  image(editionId: string, articleId: string): Promise<ArticleImage | null>;
  /** The record of what the article was written from and the checks it passed. */
  provenance(editionId: string, articleId: string): Promise<ProvenanceRecord | null>;
  /** The same of several articles, in their order. */
  provenances(articleIds: readonly string[]): Promise<readonly (ProvenanceRecord | null)[]>;
  /** The same without their long parts. */
  provenanceHeads(articleIds: readonly string[]): Promise<readonly (ProvenanceHead | null)[]>;
  /**
   * Published articles of an edition, for comparing a new one: the ten that share most of these runs of words, and the
   * titles of the newest 10,000.
   * @param but an article that is not compared with itself
   */
  published(editionId: string, shingles: readonly string[], but: string | null): Promise<PublishedNeighbours>;

  /**
   * An article for who changes whether it is published: until the transaction ends nobody else publishes or withdraws
   * in this edition.
   */
  lock(editionId: string, articleId: string): Promise<LockedArticle | null>;
  /** Only behind `lock`. @param shingles the runs of words by which later articles find it */
  publish(articleId: string, record: ProvenanceRecord, shingles: readonly string[]): Promise<void>;
  /** Only behind `lock`. */
  withdraw(articleId: string, record: ProvenanceRecord): Promise<void>;
}

export interface LockedArticle {
  readonly article: Article;
  readonly record: ProvenanceRecord;
}
