import type { Instant } from '../../../domain/instant.js';
import type { PublishedFeed } from '../../../domain/feed/feed.js';
import type { EditionFeedStore } from '../../../ports/article/edition-feed-store.js';
import { EDITION, toEdition, type EditionRow } from '../access/edition-store.js';
import { instantSql, type Database } from '../database/connection.js';
import { ARTICLE, HAS_IMAGE, toArticle, type ArticleRow } from './read-article.js';

const SINCE = `${instantSql('feed_since')} AS since`;

export class PostgresEditionFeedStore implements EditionFeedStore {
  constructor(private readonly database: Database) {}

  async since(editionIds: readonly string[]): Promise<ReadonlyMap<string, Instant>> {
    const rows = await this.database.rows<{ readonly id: string; readonly since: string }>(
      `SELECT id, ${SINCE} FROM editions WHERE id = ANY ($1::uuid[]) AND feed_since IS NOT NULL`,
      [editionIds],
    );
    return new Map(rows.map(({ id, since }) => [id, since]));
  }

  async put(editionId: string, tokenHash: Uint8Array): Promise<Instant | null> {
    const row = await this.database.row<{ readonly since: string }>(
      `UPDATE editions SET feed_token_hash = $2::bytea, feed_since = clock_timestamp() WHERE id = $1::uuid RETURNING ${SINCE}`,
      [editionId, Buffer.from(tokenHash)],
    );
    return row?.since ?? null;
  }

  async remove(editionId: string): Promise<boolean> {
    const row = await this.database.row(
      `UPDATE editions SET feed_token_hash = NULL, feed_since = NULL
       WHERE id = $1::uuid AND feed_token_hash IS NOT NULL RETURNING id`,
      [editionId],
    );
    return row !== null;
  }

  async read(editionId: string, tokenHash: Uint8Array, most: number): Promise<PublishedFeed | null> {
    const found = await this.database.row<EditionRow & { readonly since: string }>(
      `SELECT ${EDITION}, ${instantSql('e.feed_since')} AS since FROM editions e JOIN accounts o ON o.id = e.account_id
       WHERE e.id = $1::uuid AND e.feed_token_hash = $2::bytea AND o.status = 'open'`,
      [editionId, Buffer.from(tokenHash)],
    );
    if (!found) return null;
    const articles = await this.database.rows<ArticleRow>(
      `SELECT ${ARTICLE}, ${HAS_IMAGE} FROM articles a WHERE a.edition_id = $1::uuid AND a.status = 'published'
       ORDER BY a.published_at DESC, a.id LIMIT $2::integer`,
      [editionId, most],
    );
    // Of a draft that was edited it is not known whether it was ever out; who never saw it has nothing to remove.
    const gone = await this.database.rows<{ readonly id: string; readonly at: string }>(
      `SELECT id, ${instantSql('changed_at')} AS at FROM (
         (SELECT article_id AS id, changed_at FROM deleted_articles WHERE edition_id = $1::uuid
          ORDER BY changed_at DESC LIMIT $2::integer)
         UNION ALL
         (SELECT id, changed_at FROM articles WHERE edition_id = $1::uuid AND status = 'draft' AND change <> 'finished'
          ORDER BY changed_at DESC LIMIT $2::integer)) AS of_both
       ORDER BY changed_at DESC LIMIT $2::integer`,
      [editionId, most],
    );
    return { edition: toEdition(found), articles: articles.map(toArticle), gone, since: found.since };
  }
}
