import type { Actor } from '../../domain/access/actor.js';
import { isUuid } from '../../domain/access/uuid.js';
import type { Article, ArticleFilter, ArticleImage, ListedChange } from '../../domain/article/article.js';
import type { ArticleRevision } from '../../domain/article/editing/edit.js';
import type { Instant } from '../../domain/instant.js';
import type { EarlierRecord, ProvenanceHead, ProvenanceRecord } from '../../domain/article/provenance.js';
import type { Edition, Page } from '../../domain/edition.js';
import { refuse } from '../../domain/errors.js';
import type { ArticleStore } from '../../ports/article/article-store.js';
import type { ListStore } from '../../ports/list-store.js';
import type { AccessService } from '../access/access-service.js';
import { findOwned } from '../access/find-owned.js';

export interface ArticleServiceParts {
  readonly stores: { readonly articles: ArticleStore; readonly lists: ListStore };
  readonly access: AccessService;
}

/** An article with its edition and its record. */
export interface RecordedArticle {
  readonly edition: Edition;
  readonly article: Article;
  readonly record: ProvenanceRecord | EarlierRecord;
}

/** Finished articles. */
export class ArticleService {
  constructor(private readonly parts: ArticleServiceParts) {}

  /** @param readFilter parses the query; called once the edition is known to be the caller's */
  async list(actor: Actor, slug: string, readFilter: () => ArticleFilter): Promise<Page<Article>> {
    const edition = await this.parts.access.openEdition(actor, slug);
    return this.parts.stores.articles.list(edition.id, readFilter());
  }

  /**
   * The newest change of each article, deleted ones too, in the order in which they became visible: a reader who stores
   * the last `changedAt` and asks from there sees the last state of every article.
   * @param readQuery parses the query; called once the edition is known to be the caller's
   */
  async changes(
    actor: Actor,
    slug: string,
    readQuery: () => { readonly changedSince: Instant | null; readonly limit: number },
  ): Promise<{ readonly total: number; readonly changes: readonly ListedChange[] }> {
    const edition = await this.parts.access.openEdition(actor, slug);
    const { changedSince, limit } = readQuery();
    return this.parts.stores.articles.changes(edition.id, changedSince, limit);
  }

  /** @throws {GalleyError} `not_found` */
  async find(actor: Actor, slug: string, articleId: string): Promise<Article> {
    return (await this.findIn(actor, slug, articleId)).article;
  }

  private async findIn(actor: Actor, slug: string, articleId: string) {
    const edition = await this.parts.access.openEdition(actor, slug);
    const article = isUuid(articleId) ? await this.parts.stores.articles.find(edition.id, articleId) : null;
    if (!article) throw refuse('not_found', 'There is no such article in this edition.');
    return { edition, article };
  }

  /**
   * What an article was before each of its edits, newest first.
   * @param window as applied
   * @throws {GalleyError} `not_found`
   */
  async revisions(
    actor: Actor,
    slug: string,
    articleId: string,
    window: { readonly limit: number; readonly offset: number },
  ): Promise<Page<ArticleRevision>> {
    const { id } = await this.find(actor, slug, articleId);
    return this.parts.stores.articles.revisions(id, window);
  }

  /** By its id alone. @throws {GalleyError} `not_found` for what is no article of the caller's account */
  findById(actor: Actor, id: string): Promise<Article> {
    return findOwned(this.parts.stores.lists.articles, actor, id, 'article');
  }

  /** @throws {GalleyError} `not_found` when there is no such article, or it has no image */
  async image(actor: Actor, slug: string, articleId: string): Promise<ArticleImage> {
    const edition = await this.parts.access.openEdition(actor, slug);
    const image = isUuid(articleId) ? await this.parts.stores.articles.image(edition.id, articleId) : null;
    if (!image) throw refuse('not_found', 'There is no such image.');
    return image;
  }

  /**
   * What the article was written from and the checks it passed, and what it is about.
   * @throws {GalleyError} `not_found` when there is no such article, or its record is stored in an unknown shape
   */
  async recorded(actor: Actor, slug: string, articleId: string): Promise<RecordedArticle> {
    const { edition, article } = await this.findIn(actor, slug, articleId);
    const record = await this.parts.stores.articles.provenance(edition.id, article.id);
    if (!record)
      throw refuse('not_found', 'The record of this article was stored by another version of Galley.');
    return { edition, article, record };
  }

  /** For a caller that has opened these articles already; in their order. */
  provenancesOf(articles: readonly Article[]): Promise<readonly (ProvenanceRecord | EarlierRecord | null)[]> {
    return this.parts.stores.articles.provenances(articles.map(({ id }) => id));
  }

  /** The same without their long parts. */
  provenanceHeadsOf(
    articles: readonly Article[],
  ): Promise<readonly (ProvenanceHead | EarlierRecord | null)[]> {
    return this.parts.stores.articles.provenanceHeads(articles.map(({ id }) => id));
  }
}
