import type { WorkKind } from '../../domain/jobs.js';
import type { Erased, ErasureStore } from '../../ports/erasure-store.js';
import { clearAudit } from './audit/audit-dropping.js';
import type { Database } from './database/connection.js';

/** Of an article with its image and revisions: some 50 MB at their largest, and usually a tenth of a second. */
const ARTICLES_AT_ONCE = 100;
const ROWS_AT_ONCE = 1000;
/** Of a job with its events and artifacts: some 50 KB each. */
const WORK_AT_ONCE = 100;

/** The newest first: a job that retries another is newer, and refers to it. */
const eraseWork = (kind: WorkKind, table: 'jobs' | 'reports', key: string) =>
  `WITH gone AS (
     DELETE FROM ${table} WHERE ${key} = ANY (ARRAY(
       SELECT ${key} FROM ${table} WHERE edition_id = $1::uuid ORDER BY created_at DESC LIMIT ${WORK_AT_ONCE}))
     RETURNING ${key} AS ref),
   unposted AS (DELETE FROM outbox o USING gone WHERE o.kind = '${kind}' AND o.ref = gone.ref)
   SELECT 1 FROM gone`;

const eraseRows = (table: string, of = 'edition_id') =>
  `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(
     SELECT ctid FROM ${table} WHERE ${of} = $1::uuid LIMIT ${ROWS_AT_ONCE})) RETURNING 1`;

/** What refers to others comes before them. */
const OF_EDITION = [
  eraseRows('scheduled_runs'),
  eraseRows('schedules'),
  eraseRows('published_runs'),
  `DELETE FROM articles WHERE id = ANY (ARRAY(
     SELECT id FROM articles WHERE edition_id = $1::uuid LIMIT ${ARTICLES_AT_ONCE})) RETURNING 1`,
  eraseWork('write-article', 'jobs', 'ref'),
  eraseWork('make-report', 'reports', 'id'),
  eraseRows('site_pages'),
  eraseRows('deleted_articles'),
  eraseRows('ignored_checks'),
  eraseRows('events'),
];

const countOf = (table: string, which: string) => `(SELECT count(*)::integer FROM ${table} t WHERE ${which})`;
const counts = (of: (alias: string) => string) =>
  `${countOf('articles', of('t'))} AS articles, ${countOf('jobs', of('t'))} AS jobs,
   ${countOf('reports', of('t'))} AS reports, ${countOf('audits', of('t'))} AS audits`;

/** By keys, of which the ledger has an index. */
const ERASE_LEDGER = `DELETE FROM paid_actions WHERE ctid = ANY (ARRAY(
  SELECT p.ctid FROM users u JOIN api_keys k ON k.user_id = u.id JOIN paid_actions p ON p.key_id = k.id
  WHERE u.account_id = $1::uuid LIMIT ${ROWS_AT_ONCE})) RETURNING 1`;

const ERASE_EVENTS = eraseRows('events', 'account_id');

/** Of a row that something refers to, PostgreSQL says so by this. */
const FOREIGN_KEY_VIOLATION = '23503';

export class PostgresErasureStore implements ErasureStore {
  constructor(private readonly database: Database) {}

  measureEdition(editionId: string) {
    return this.database.row<Erased & { readonly name: string; readonly accountId: string }>(
      `SELECT e.name, e.account_id AS "accountId", ${counts((alias) => `${alias}.edition_id = e.id`)}
       FROM editions e WHERE e.id = $1::uuid`,
      [editionId],
    );
  }

  measureAccount(accountId: string) {
    const ofAccount = (alias: string) =>
      `${alias}.edition_id IN (SELECT id FROM editions WHERE account_id = a.id)`;
    return this.database.row<
      Erased & { readonly name: string; readonly users: number; readonly editions: readonly string[] }
    >(
      `SELECT a.name, ${countOf('users', 't.account_id = a.id')} AS users, ${counts(ofAccount)},
         ARRAY(SELECT e.id::text FROM editions e WHERE e.account_id = a.id ORDER BY e.created_at, e.id) AS editions
       FROM accounts a WHERE a.id = $1::uuid`,
      [accountId],
    );
  }

  async closeAccount(accountId: string): Promise<boolean> {
    const row = await this.database.row(
      `UPDATE accounts SET status = 'closed' WHERE id = $1::uuid AND status <> 'closed' RETURNING id`,
      [accountId],
    );
    return row !== null;
  }

  async eraseSomeOf(editionId: string): Promise<number> {
    for (const statement of OF_EDITION) {
      let count = 0;
      const isDone = await this.unlessReferred(async () => {
        count = (await this.database.rows(statement, [editionId])).length;
      });
      // What refers to it came since the statement before, which finds it now.
      if (!isDone) return 1;
      if (count > 0) return count;
    }
    // Like one that has expired: nobody finds it any more.
    const audit = await this.database.row<{ id: string }>(
      `UPDATE audits SET dropped_at = COALESCE(dropped_at, clock_timestamp())
       WHERE id = (SELECT id FROM audits WHERE edition_id = $1::uuid ORDER BY id LIMIT 1) RETURNING id`,
      [editionId],
    );
    return audit === null ? 0 : clearAudit(this.database, audit.id);
  }

  eraseEdition(editionId: string): Promise<boolean> {
    return this.unlessReferred(async () => {
      await this.database.rows('DELETE FROM editions WHERE id = $1::uuid', [editionId]);
      // Of what was committed while the edition's row was waited for, too.
      await this.database.rows('DELETE FROM events WHERE edition_id = $1::uuid', [editionId]);
    });
  }

  async eraseLedger(accountId: string): Promise<number> {
    const erased = (await this.database.rows(ERASE_LEDGER, [accountId])).length;
    return erased > 0 ? erased : (await this.database.rows(ERASE_EVENTS, [accountId])).length;
  }

  eraseAccount(accountId: string): Promise<boolean> {
    return this.unlessReferred(async () => {
      for (const statement of [
        'DELETE FROM api_keys WHERE user_id IN (SELECT id FROM users WHERE account_id = $1::uuid)',
        'DELETE FROM users WHERE account_id = $1::uuid',
        'DELETE FROM newsrooms WHERE account_id = $1::uuid',
        'DELETE FROM events WHERE account_id = $1::uuid',
        'DELETE FROM webhooks WHERE account_id = $1::uuid',
        'DELETE FROM event_places WHERE account_id = $1::uuid',
        'DELETE FROM account_months WHERE account_id = $1::uuid',
        'DELETE FROM accounts WHERE id = $1::uuid',
      ])
        await this.database.rows(statement, [accountId]);
    });
  }

  private async unlessReferred(erase: () => Promise<void>): Promise<boolean> {
    try {
      await erase();
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === FOREIGN_KEY_VIOLATION) return false;
      throw error;
    }
  }
}
