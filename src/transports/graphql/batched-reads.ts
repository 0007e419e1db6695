import DataLoader from 'dataloader';
import type { Actor } from '../../domain/access/actor.js';
import type { Article, ArticleFilter } from '../../domain/article/article.js';
import type { EarlierRecord, ProvenanceHead, ProvenanceRecord } from '../../domain/article/provenance.js';
import type { Edition, Page } from '../../domain/edition.js';
import type { ArticleService } from '../../services/article/article-service.js';
import type { OwnershipService, ShownVerification } from '../../services/ownership/ownership-service.js';

/** A whole record is hundreds of kilobytes. */
const WHOLE_RECORDS_AT_ONCE = 20;

export interface BatchedReadsParts {
  readonly actor: Actor;
  readonly services: { readonly articles: ArticleService; readonly ownership: OwnershipService };
  /** Does this when few enough other look-ups of the same document are under way. */
  readonly inTurn: <Read>(lookUp: () => Promise<Read>) => Promise<Read>;
}

/**
 * What the rows of a list ask for, each with one question for all of them. Nothing is kept: a mutation further down in
 * the same document may change it.
 */
export class BatchedReads {
  private readonly pages = new Map<string, DataLoader<Edition, Page<Article>>>();
  // Made when first asked: most documents ask for none of them.
  private heads: DataLoader<Article, ProvenanceHead | EarlierRecord | null> | undefined;
  private records: DataLoader<Article, ProvenanceRecord | EarlierRecord | null> | undefined;
  private verifications: DataLoader<string, ShownVerification> | undefined;

  constructor(private readonly parts: BatchedReadsParts) {}

  /** A page of each edition's articles; those that ask with the same filter are read together. */
  articlesOf(edition: Edition, filter: ArticleFilter): Promise<Page<Article>> {
    const key = JSON.stringify(filter);
    let loader = this.pages.get(key);
    if (!loader) {
      loader = this.loader((editions) => this.parts.services.articles.listOfAll(editions, filter));
      this.pages.set(key, loader);
    }
    return loader.load(edition);
  }

  /** The record without its long parts. */
  provenanceHeadOf(article: Article): Promise<ProvenanceHead | EarlierRecord | null> {
    const { articles } = this.parts.services;
    this.heads ??= this.loader((asked) => articles.provenanceHeadsOf(asked));
    return this.heads.load(article);
  }

  provenanceOf(article: Article): Promise<ProvenanceRecord | EarlierRecord | null> {
    const { articles } = this.parts.services;
    this.records ??= this.loader((asked) => articles.provenancesOf(asked), WHOLE_RECORDS_AT_ONCE);
    return this.records.load(article);
  }

  verificationOf(editionId: string): Promise<ShownVerification> {
    const { actor, services } = this.parts;
    this.verifications ??= this.loader((ids) => services.ownership.showAll(actor, ids));
    return this.verifications.load(editionId);
  }

  private loader<Asked, Read>(
    readAll: (asked: readonly Asked[]) => Promise<readonly Read[]>,
    maxBatchSize = 100,
  ): DataLoader<Asked, Read> {
    return new DataLoader((asked: readonly Asked[]) => this.parts.inTurn(() => readAll(asked)), {
      cache: false,
      maxBatchSize,
    });
  }
}
