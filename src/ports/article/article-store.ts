import type { Article, ArticleFilter, ArticleImage, ListedChange } from '../../domain/article/article.js';
import type { ArticleRevision, ArticleTexts } from '../../domain/article/editing/edit.js';
import type { PublishedNeighbours } from '../../domain/article/desk/desk-check.js';
import type { EarlierRecord, ProvenanceHead, ProvenanceRecord } from '../../domain/article/provenance.js';
import type { Person } from '../../domain/article/byline.js';
import type { HouseStyle, Page } from '../../domain/edition.js';
import type { Instant } from '../../domain/instant.js';

export interface ArticleStore {
  /** Oldest first by `created_at`; `total` counts all that match, whatever the page. */
  list(editionId: string, filter: ArticleFilter): Promise<Page<Article>>;
  find(editionId: string, articleId: string): Promise<Article | null>;
  /**
   * The newest change of each article of an edition, deleted ones too, in the order in which they became visible: the
   * first `limit` of those after `since`, or of all. `total` counts all of those.
   */
  changes(
    editionId: string,
    since: Instant | null,
    limit: number,
  ): Promise<{ readonly total: number; readonly changes: readonly ListedChange[] }>;
  image(editionId: string, articleId: string): Promise<ArticleImage | null>;
  /**
   * The image until a moment, in seconds since 1970, by the clock of the store: afterwards none, and none of a closed
   * account.
   * @returns with the seconds until then, negative afterwards
   */
  imageUntil(
    editionId: string,
    articleId: string,
    expires: number,
  ): Promise<{ readonly image: ArticleImage | null; readonly secondsLeft: number }>;
  /** The record of the article's sources and checks; null also for one that is stored in a shape of no version. */
  provenance(editionId: string, articleId: string): Promise<ProvenanceRecord | EarlierRecord | null>;
  /** The same of several articles, in their order. */
  provenances(articleIds: readonly string[]): Promise<readonly (ProvenanceRecord | EarlierRecord | null)[]>;
  /** The same of several articles, without their long parts, in their order. */
  provenanceHeads(articleIds: readonly string[]): Promise<readonly (ProvenanceHead | EarlierRecord | null)[]>;
  /**
   * Published articles of an edition, to compare a new one with: the ten that share most of these word runs, and the titles of
   * the newest 10,000.
   * @param but the id of the new article itself, which is left out
   */
  published(editionId: string, shingles: readonly string[], but: string | null): Promise<PublishedNeighbours>;

  /** The newest change of what the edition has published, but for one article: another moment, other neighbours. */
  lastPublished(editionId: string, but: string): Promise<Instant | null>;

  /** What an edit starts from. @returns null where there is no such article */
  editable(editionId: string, articleId: string): Promise<EditableArticle | null>;
  /** Newest first. */
  revisions(
    articleId: string,
    window: { readonly limit: number; readonly offset: number },
  ): Promise<Page<ArticleRevision>>;
  hasRevision(articleId: string, revision: number, editedAt: Instant): Promise<boolean>;

  /**
   * Locks an article for a change: until the transaction ends no other one publishes or withdraws in this
   * edition.
   */
  lock(editionId: string, articleId: string): Promise<LockedArticle | null>;
  /** Only after `lock`. @param shingles word runs, by which later articles find it */
  publish(
    article: Article,
    record: ProvenanceRecord,
    shingles: readonly string[],
    publication: { readonly by: Person; readonly overrideReason: string | null },
  ): Promise<Article>;
  /** Only after `lock`. @param record null where the stored one can't be read, and stays */
  unpublish(article: Article, record: ProvenanceRecord | null): Promise<Article>;
  /**
   * Only after `lock`. Stores what the article was before as a revision; of a published one later articles find the new
   * text. @throws {GalleyError} `conflict` where another article of the edition has the slug
   */
  edit(
    article: Article,
    edited: {
      readonly texts: ArticleTexts;
      readonly wordCount: number;
      readonly record: ProvenanceRecord;
      readonly shingles: readonly string[];
    },
    by: Person,
  ): Promise<Article>;
  /**
   * Only after `lock`. Deletes the article with its image, record and revisions, the brief and the artifacts of its job, and the
   * events of that job; a tombstone stays in the feed.
   */
  delete(article: Article, by: Person): Promise<void>;
}

export interface LockedArticle {
  readonly article: Article;
  readonly record: ProvenanceRecord | EarlierRecord | null;
}

export interface EditableArticle extends LockedArticle {
  /** What the brief of its job asked for, in the caller's words. */
  readonly input: string | null;
  /** Of its edition, as it is now. */
  readonly houseStyle: HouseStyle | null;
}
