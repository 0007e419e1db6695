import type { Article, ArticleFilter, ArticleImage } from '../../../domain/article/article.js';
import type { Person } from '../../../domain/article/byline.js';
import type { Page } from '../../../domain/edition.js';
import { refuse } from '../../../domain/errors.js';
import type { Instant } from '../../../domain/instant.js';
import type { PublishedNeighbours } from '../../../domain/article/desk/desk-check.js';
import type { EarlierRecord, ProvenanceRecord } from '../../../domain/article/provenance.js';
import { readProvenance, readProvenanceHead } from '../../../domain/article/provenance-shape.js';
import { readHouseStyle } from '../../../domain/brief/house-style.js';
import { listChanges, MOMENT } from './article-changes.js';
import { SLUG_TAKEN } from './free-slug.js';
import type { ArticleStore, EditableArticle, LockedArticle } from '../../../ports/article/article-store.js';
import { ARTICLE, HAS_IMAGE, toArticle, type ArticleRow } from './read-article.js';
import { lastPublished, publishedNeighbours, publishRuns, withdrawRuns } from './published-neighbours.js';
import { isRevision, insertRevisionSql, revisionsOf, trimRevisions } from './article-revisions.js';
import {
  brokenConstraint,
  isListed,
  json,
  type Bind,
  type Database,
  type OfPage,
} from '../database/connection.js';

interface ImageRow {
  readonly bytes: Buffer;
  readonly content_type: string;
  readonly sha256: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

const IMAGE = `i.bytes, i.content_type, i.sha256, i.width, i.height, i.alt
  FROM article_images i JOIN articles a ON a.id = i.article_id`;
const OF_ARTICLE = 'a.edition_id = $1::uuid AND a.id = $2::uuid';

/** Keeps this lock apart from others by a hash of the same id. Any number will do. */
const PUBLISHING = 7_165_002;

export class PostgresArticleStore implements ArticleStore {
  constructor(private readonly database: Database) {}

  async list(editionId: string, filter: ArticleFilter): Promise<Page<Article>> {
    const matches = `a.edition_id = $1::uuid AND ($2::timestamptz IS NULL OR a.created_at > $2::timestamptz)
      AND ($3::text IS NULL OR a.status = $3::text)`;
    const bind = [editionId, filter.since, filter.status];
    const order = filter.order === 'asc' ? 'ASC' : 'DESC';
    // One statement, so that the count and the page are of one moment. The page is found by its moments, which an
    // index holds: a deep one reads no article but its own.
    const rows = await this.database.rows<OfPage<ArticleRow>>(
      `WITH page AS (SELECT a.created_at FROM articles a WHERE ${matches}
         ORDER BY a.created_at ${order} LIMIT $4::integer OFFSET $5::bigint)
       SELECT counted.total, listed.*
       FROM (SELECT count(*)::integer AS total FROM articles a WHERE ${matches}) AS counted
       LEFT JOIN LATERAL (SELECT ${ARTICLE}, ${HAS_IMAGE} FROM page JOIN articles a
         ON a.edition_id = $1::uuid AND a.created_at = page.created_at) AS listed ON true
       ORDER BY listed.created ${order}`,
      [...bind, filter.limit, filter.offset],
    );
    // Past the end there is one row, of the count alone.
    const items = rows.filter(isListed).map(toArticle);
    return { total: rows[0]?.total ?? 0, limit: filter.limit, offset: filter.offset, items };
  }

  async find(editionId: string, articleId: string): Promise<Article | null> {
    const row = await this.database.row<ArticleRow>(
      `SELECT ${ARTICLE}, ${HAS_IMAGE} FROM articles a WHERE a.edition_id = $1::uuid AND a.id = $2::uuid`,
      [editionId, articleId],
    );
    return row ? toArticle(row) : null;
  }

  changes(editionId: string, since: Instant | null, limit: number) {
    return listChanges(this.database, editionId, since, limit);
  }

  async image(editionId: string, articleId: string): Promise<ArticleImage | null> {
    const row = await this.database.row<ImageRow>(`SELECT ${IMAGE} WHERE ${OF_ARTICLE}`, [
      editionId,
      articleId,
    ]);
    return row && toImage(row);
  }

  async imageUntil(editionId: string, articleId: string, expires: number) {
    const row = await this.database.row<{ left: number } & (ImageRow | { readonly bytes: null })>(
      `SELECT clock.left, found.* FROM (SELECT ($3::bigint - extract(epoch FROM clock_timestamp()))::float8 AS left) AS clock
       LEFT JOIN LATERAL (SELECT ${IMAGE} JOIN editions e ON e.id = a.edition_id JOIN accounts o ON o.id = e.account_id
         WHERE ${OF_ARTICLE} AND clock.left > 0 AND o.status = 'open') AS found ON true`,
      [editionId, articleId, expires],
    );
    if (!row) throw new Error('a row of the clock was missing');
    return { image: row.bytes === null ? null : toImage(row), secondsLeft: Math.floor(row.left) };
  }

  async provenance(editionId: string, articleId: string): Promise<ProvenanceRecord | EarlierRecord | null> {
    const row = await this.database.row<{ provenance: unknown }>(
      `SELECT provenance FROM articles WHERE edition_id = $1::uuid AND id = $2::uuid`,
      [editionId, articleId],
    );
    return row && readProvenance(row.provenance);
  }

  async provenances(articleIds: readonly string[]) {
    return this.ofEach(articleIds, 'provenance', readProvenance);
  }

  async provenanceHeads(articleIds: readonly string[]) {
    return this.ofEach(articleIds, 'provenance_head', readProvenanceHead);
  }

  private async ofEach<Value>(
    articleIds: readonly string[],
    expression: string,
    read: (stored: unknown) => Value | null,
  ): Promise<(Value | null)[]> {
    const rows = await this.database.rows<{ readonly id: string; readonly stored: unknown }>(
      `SELECT id, ${expression} AS stored FROM articles WHERE id = ANY ($1::uuid[])`,
      [articleIds],
    );
    const values = new Map(rows.map(({ id, stored }) => [id, read(stored)]));
    return articleIds.map((id) => values.get(id) ?? null);
  }

  published(
    editionId: string,
    shingles: readonly string[],
    but: string | null,
  ): Promise<PublishedNeighbours> {
    return publishedNeighbours(this.database, editionId, shingles, but);
  }

  lastPublished(editionId: string, but: string): Promise<Instant | null> {
    return lastPublished(this.database, editionId, but);
  }

  async lock(editionId: string, articleId: string): Promise<LockedArticle | null> {
    // Not the edition's row: workers that finish articles would wait for a caller that publishes, and the other way round.
    await this.database.rows(`SELECT pg_advisory_xact_lock(hashtextextended($1::text, ${PUBLISHING}))`, [
      editionId,
    ]);
    const row = await this.database.row<ArticleRow & { provenance: unknown }>(
      `SELECT ${ARTICLE}, ${HAS_IMAGE}, a.provenance FROM articles a
       WHERE a.edition_id = $1::uuid AND a.id = $2::uuid FOR UPDATE OF a`,
      [editionId, articleId],
    );
    return row && { article: toArticle(row), record: readProvenance(row.provenance) };
  }

  async publish(
    article: Article,
    record: ProvenanceRecord,
    shingles: readonly string[],
    { by, overrideReason }: { readonly by: Person; readonly overrideReason: string | null },
  ): Promise<Article> {
    await publishRuns(this.database, article, shingles);
    return this.change(
      article,
      `change = 'published', status = 'published', provenance = $3::jsonb, published_at = moment.at, published_by = $4::uuid,
       published_by_name = $5, override_reason = $6`,
      [json(record), by.id, by.name, overrideReason],
    );
  }

  async unpublish(article: Article, record: ProvenanceRecord | null): Promise<Article> {
    await withdrawRuns(this.database, article.id);
    return this.change(
      article,
      `change = 'unpublished', status = 'draft', provenance = COALESCE($3::jsonb, provenance), published_at = NULL, published_by = NULL,
       published_by_name = NULL, override_reason = NULL`,
      [record && json(record)],
    );
  }

  async editable(editionId: string, articleId: string): Promise<EditableArticle | null> {
    const row = await this.database.row<
      ArticleRow & { provenance: unknown; input: string | null; house_style: unknown }
    >(
      `SELECT ${ARTICLE}, ${HAS_IMAGE}, a.provenance, j.brief ->> 'input' AS input, e.house_style
       FROM articles a JOIN jobs j ON j.ref = a.job_ref JOIN editions e ON e.id = a.edition_id
       WHERE a.edition_id = $1::uuid AND a.id = $2::uuid`,
      [editionId, articleId],
    );
    return (
      row && {
        article: toArticle(row),
        record: readProvenance(row.provenance),
        input: row.input,
        houseStyle: readHouseStyle(row.house_style),
      }
    );
  }

  revisions(articleId: string, window: { readonly limit: number; readonly offset: number }) {
    return revisionsOf(this.database, articleId, window);
  }

  hasRevision(articleId: string, revision: number, editedAt: Instant): Promise<boolean> {
    return isRevision(this.database, articleId, revision, editedAt);
  }

  async edit(
    article: Article,
    { texts, wordCount, record, shingles }: Parameters<ArticleStore['edit']>[1],
    by: Person,
  ): Promise<Article> {
    if (article.status === 'published') {
      await withdrawRuns(this.database, article.id);
      await publishRuns(this.database, article, shingles);
    }
    await trimRevisions(this.database, article.id);
    try {
      return await this.change(
        article,
        `change = 'edited', title = $3, slug = $4, meta_title = $5, meta_description = $6, body = $7, byline = $8,
         word_count = $9::integer, provenance = $10::jsonb`,
        [
          texts.title,
          texts.slug,
          texts.metaTitle,
          texts.metaDescription,
          texts.body,
          texts.byline,
          wordCount,
          json(record),
          by.id,
          by.name,
        ],
        insertRevisionSql({ id: '$11', name: '$12' }),
      );
    } catch (error) {
      if (brokenConstraint(error) !== SLUG_TAKEN) throw error;
      throw refuse('conflict', `Another article of this edition has the slug “${texts.slug}”.`);
    }
  }

  async delete(article: Article, by: Person): Promise<void> {
    await this.database.rows(
      `WITH RECURSIVE ${MOMENT},
         gone AS (DELETE FROM articles a USING moment WHERE a.id = $2::uuid RETURNING a.id, a.edition_id, a.job_ref),
         tombstone AS (
           INSERT INTO deleted_articles (article_id, edition_id, changed_at, deleted_by)
           SELECT gone.id, gone.edition_id, moment.at, $3::uuid FROM gone, moment),
         -- Its job, and the failed ones that this retried: they have the same brief.
         chain AS (
           SELECT j.ref, j.account_id, j.retry_of FROM gone JOIN jobs j ON j.ref = gone.job_ref
           UNION SELECT f.ref, f.account_id, f.retry_of FROM chain
             JOIN jobs f ON f.account_id = chain.account_id AND f.id = chain.retry_of),
         artifacts AS (DELETE FROM job_artifacts k USING chain WHERE k.job_ref = chain.ref),
         events AS (DELETE FROM job_events v USING chain WHERE v.job_ref = chain.ref)
       UPDATE jobs j SET article_id = NULL, version = version + 1, warnings = '[]', title = NULL,
         brief = jsonb_build_object('input', '', 'language', brief -> 'language', 'country', brief -> 'country',
           'settings', '{}'::jsonb)
       FROM chain WHERE j.ref = chain.ref`,
      [article.editionId, article.id, by.id],
    );
  }

  /**
   * @param set what the change sets; `$1` and `$2` are taken, and `moment.at` is its moment
   * @param also another part of the statement
   */
  private async change(
    article: Article,
    set: string,
    bind: readonly Bind[],
    also?: string,
  ): Promise<Article> {
    const row = await this.database.row<ArticleRow>(
      `WITH ${MOMENT}, ${also === undefined ? '' : `${also},`}
         a AS (UPDATE articles SET changed_at = moment.at, revision = articles.revision + 1, ${set} FROM moment WHERE id = $2::uuid RETURNING articles.*)
       SELECT ${ARTICLE}, ${HAS_IMAGE} FROM a`,
      [article.editionId, article.id, ...bind],
    );
    if (!row) throw new Error('a locked article was gone');
    return toArticle(row);
  }
}

function toImage({ bytes, content_type: contentType, sha256, width, height, alt }: ImageRow): ArticleImage {
  return { bytes, contentType, sha256, width, height, alt };
}
