import type {
  AccountUsage,
  AllTenants,
  ListedAccount,
  ListedKey,
  ListedUser,
  ListedWork,
  ListedWorker,
  Named,
  OperatorStatus,
  Reference,
  WorkerState,
  WorkFilter,
  WorkLoad,
} from '../../domain/operator.js';
import type { PaidActionKind } from '../../domain/access/limits.js';
import type { WorkKind } from '../../domain/jobs.js';
import type { OperatorStore } from '../../ports/access/operator-store.js';
import { instantSql, type Database } from './database/connection.js';
import { LAST_USED } from './access/key-store.js';
import { HOUR_AGO } from './access/ledger-store.js';

const TABLES = {
  account: 'accounts',
  user: 'users',
  edition: 'editions',
  key: `(SELECT id, name, created_at FROM api_keys UNION ALL SELECT id, name, created_at FROM operator_keys) AS keys`,
} as const;

/** `{ "id", "name" }` of a row. */
const reference = (alias: string) => `jsonb_build_object('id', ${alias}.id, 'name', ${alias}.name)`;

/**
 * Work of all kinds under one set of names; reports and audits of the command line, which no account has, are left out.
 * @param filter a condition on a row `w` of any of the tables, and on the column `status`
 * @param limit of each kind
 */
const workSql = (filter: (id: string) => string, limit: string) => {
  const one = (kind: string, table: string, ref: string, more: string) =>
    `(SELECT '${kind}' AS kind, w.${ref} AS ref, w.id, w.status, ${more}, w.account_id, w.edition_id, w.attempt,
        w.error ->> 'code' AS error, w.created_at, w.updated_at, w.finished_at
      FROM ${table} w WHERE w.account_id IS NOT NULL AND ${filter(kind)} ORDER BY w.created_at DESC LIMIT ${limit})`;
  return `WITH work AS (${one('article', 'jobs', 'ref', 'w.stage')} UNION ALL ${one('research', 'reports', 'id', 'w.stage')}
      UNION ALL ${one('audit', 'audits', 'id', 'NULL::text AS stage')})
    SELECT w.kind, w.ref, w.id, w.status, w.stage, ${reference('a')} AS account, ${reference('e')} AS edition, w.attempt,
      w.error, ${instantSql('w.created_at')} AS "createdAt", ${instantSql('w.updated_at')} AS "updatedAt",
      ${instantSql('w.finished_at')} AS "finishedAt"
    FROM work w JOIN accounts a ON a.id = w.account_id JOIN editions e ON e.id = w.edition_id
    ORDER BY w.created_at DESC, w.ref LIMIT ${limit}`;
};

const FINAL = `('done', 'failed', 'cancelled')`;

const WORK = workSql(
  (kind) => `($1::text IS NULL OR $1 = '${kind}')
    AND ($2::text IS NULL OR w.status = $2 OR ($2 = 'open' AND w.status NOT IN ${FINAL}))
    AND ($3::uuid IS NULL OR w.account_id = $3) AND ($4::uuid IS NULL OR w.edition_id = $4)`,
  '$5::integer',
);

/** More accounts than these have hardly used one id. */
const WORK_OF = workSql(() => 'w.id = $1::uuid', '100');

/** So many of a kind that ended within the day are counted: they take some tenths of a second. */
const MOST_COUNTED = 100_000;

/** Open work, and the newest that ended within a day. The moment is written as the indexes of ended work have it. */
const lately = (kind: string, table: string) => {
  const columns = `'${kind}' AS kind, status, error ->> 'code' AS code, lease_until, finished_at`;
  const ended = `(finished_at AT TIME ZONE 'UTC')`;
  return `SELECT ${columns} FROM ${table} WHERE account_id IS NOT NULL AND finished_at IS NULL
    UNION ALL (SELECT ${columns} FROM ${table} WHERE account_id IS NOT NULL AND finished_at IS NOT NULL
      AND ${ended} > (statement_timestamp() - interval '1 day') AT TIME ZONE 'UTC'
      ORDER BY ${ended} DESC LIMIT ${MOST_COUNTED})`;
};

const secondsSince = (since: string) => `extract(epoch FROM clock_timestamp() - ${since})::integer`;

/** Reports and audits wait as long as the outbox has an entry of them. */
const waitingSql = (kind: PaidActionKind, from: string, since: string) =>
  `SELECT '${kind}' AS kind, count(*)::integer AS waiting, ${secondsSince(`min(${since})`)} AS "oldestSeconds" FROM ${from}`;
const posted = (kind: WorkKind, table: string) =>
  `outbox o JOIN ${table} w ON w.id = o.ref AND w.account_id IS NOT NULL WHERE o.kind = '${kind}'`;

const STATUS = `WITH work AS MATERIALIZED (${lately('article', 'jobs')} UNION ALL ${lately('research', 'reports')}
     UNION ALL ${lately('audit', 'audits')}),
   counted AS (SELECT kind, status, count(*)::integer AS count FROM work GROUP BY kind, status),
   failed AS (SELECT kind, COALESCE(code, 'unknown') AS code, count(*)::integer AS count,
       ${instantSql('max(finished_at)')} AS "lastAt"
     FROM work WHERE status = 'failed' GROUP BY 1, 2),
   queues AS (${waitingSql('article', `jobs WHERE status = 'queued'`, 'updated_at')}
     UNION ALL ${waitingSql('research', posted('make-report', 'reports'), 'w.created_at')}
     UNION ALL ${waitingSql('audit', posted('work-on-audit', 'audits'), 'w.created_at')})
   SELECT ${instantSql('clock_timestamp()')} AS at,
     jsonb_build_object('version', current_setting('server_version'),
       'bytes', pg_database_size(current_database())) AS database,
     (SELECT COALESCE(max(name), '') FROM schema_migrations) AS migration,
     (SELECT COALESCE(jsonb_agg(to_jsonb(c) ORDER BY c.kind, c.status), '[]') FROM counted c) AS work,
     (SELECT COALESCE(jsonb_agg(to_jsonb(f) ORDER BY f.count DESC, f.kind, f.code), '[]') FROM failed f) AS failures,
     (SELECT jsonb_build_object('waiting', waiting, 'oldestSeconds', "oldestSeconds") FROM queues
       WHERE kind = 'article') AS queue,
     (SELECT jsonb_agg(to_jsonb(q)) FROM queues q) AS queues,
     (SELECT jsonb_build_object('waiting', count(*), 'oldestSeconds', GREATEST(0, ${secondsSince('min(due_at)')}))
        FROM outbox WHERE enqueued_at IS NULL) AS outbox,
     (SELECT jsonb_build_object('held', count(*) FILTER (WHERE lease_until >= clock_timestamp()),
        'lapsed', count(*) FILTER (WHERE lease_until < clock_timestamp())) FROM work
      WHERE finished_at IS NULL) AS leases`;

const LAPSED = (table: string, open: string) =>
  `(SELECT count(*) FROM ${table} WHERE account_id IS NOT NULL AND ${open} AND lease_until < clock_timestamp())`;

/** A worker tells of itself every five seconds; Chosen: two missed beats are a busy machine, a third one is none. */
const LOST_AFTER = `interval '20 seconds'`;

const LOAD = `SELECT
  (SELECT jsonb_agg(jsonb_build_object('kind', kind, 'waiting', waiting, 'running', running,
     'oldestSeconds', oldest_seconds)) FROM galley_backlog) AS backlog,
  (SELECT GREATEST(0, COALESCE(extract(epoch FROM clock_timestamp() - min(due_at)), 0))::float8
     FROM outbox WHERE enqueued_at IS NULL) AS "outboxSeconds",
  GREATEST(0, COALESCE(extract(epoch FROM clock_timestamp() - LEAST(
    (SELECT min(next_at) FROM schedules WHERE paused_at IS NULL),
    (SELECT min(try_at) FROM scheduled_runs WHERE outcome = 'waiting'))), 0))::float8 AS "scheduleSeconds",
  (${LAPSED('jobs', `status = 'running'`)} + ${LAPSED('reports', `status = 'running'`)}
     + ${LAPSED('audits', `status IN ('crawling', 'analysing')`)})::integer AS "lapsedLeases",
  (SELECT count(*) FROM workers WHERE beat_at >= clock_timestamp() - ${LOST_AFTER})::integer AS workers,
  pg_database_size(current_database())::float8 AS "databaseBytes"`;

export class PostgresOperatorStore implements OperatorStore {
  constructor(private readonly database: Database) {}

  named(kind: Named, name: string): Promise<readonly Reference[]> {
    const also = kind === 'edition' ? ' OR web_address = $1' : '';
    return this.database.rows<Reference>(
      `SELECT id, name FROM ${TABLES[kind]} WHERE name = $1${also} ORDER BY created_at, id LIMIT 10`,
      [name],
    );
  }

  async tenants(): Promise<AllTenants> {
    const all = (columns: string, from: string, order = 't.created_at, t.id') =>
      `(SELECT COALESCE(jsonb_agg(jsonb_build_object(${columns}) ORDER BY ${order}), '[]') FROM ${from})`;
    const row = await this.database.row<AllTenants>(
      `SELECT ${all(
        `'id', t.id, 'name', t.name, 'contentApi', t.content_api, 'articlesPerMonth', t.articles_per_month`,
        'plans t',
      )} AS plans,
       ${all(`'id', t.id, 'name', t.name, 'plan', t.plan_id, 'status', t.status`, 'accounts t')} AS accounts,
       ${all(
         `'id', t.id, 'account', t.account_id, 'name', t.name, 'hourlyCeiling', t.hourly_ceiling`,
         'newsrooms t',
       )} AS newsrooms,
       ${all(
         `'id', t.id, 'account', t.account_id, 'name', t.name, 'newsroom', t.newsroom_id, 'maySpend', t.may_spend`,
         'users t',
       )} AS users,
       ${all(
         `'id', t.id, 'account', t.account_id, 'name', t.name, 'webAddress', t.web_address, 'language', t.language_code,
          'country', t.country, 'editorOfRecord', t.editor_of_record, 'houseStyle', t.house_style, 'verified', t.verified`,
         'editions t',
       )} AS editions,
       ${all(
         `'name', t.name, 'user', t.user_id, 'permission', t.permission, 'revoked', t.revoked_at IS NOT NULL`,
         'api_keys t',
       )} AS keys`,
    );
    if (!row) throw new TypeError('a statement without FROM answers one row');
    return row;
  }

  accounts(): Promise<readonly ListedAccount[]> {
    return this.database.rows<ListedAccount>(
      `SELECT a.id, a.name, a.plan_id AS plan, a.status, ${instantSql('a.created_at')} AS "createdAt",
         (SELECT count(*)::integer FROM users u WHERE u.account_id = a.id) AS users,
         (SELECT count(*)::integer FROM editions e WHERE e.account_id = a.id) AS editions
       FROM accounts a ORDER BY a.created_at, a.id`,
    );
  }

  users(accountId: string | null): Promise<readonly ListedUser[]> {
    return this.database.rows<ListedUser>(
      `SELECT u.id, u.name, ${reference('a')} AS account, ${reference('n')} AS newsroom, u.may_spend AS "maySpend",
         (SELECT count(*)::integer FROM api_keys k WHERE k.user_id = u.id AND k.revoked_at IS NULL) AS keys,
         ${instantSql('u.created_at')} AS "createdAt"
       FROM users u JOIN accounts a ON a.id = u.account_id JOIN newsrooms n ON n.id = u.newsroom_id
       WHERE $1::uuid IS NULL OR u.account_id = $1 ORDER BY u.created_at, u.id`,
      [accountId],
    );
  }

  keys(userId: string | null): Promise<readonly ListedKey[]> {
    return this.database.rows<ListedKey>(
      `SELECT k.id, k.name, k.user_id AS "userId", k.newsroom_id AS "newsroomId", k.permission, k.token_prefix AS prefix,
         ${instantSql('k.created_at')} AS "createdAt", ${instantSql('k.revoked_at')} AS "revokedAt",
         u.name AS "userName", ${instantSql('used.at')} AS "lastUsedAt"
       FROM api_keys k JOIN users u ON u.id = k.user_id LEFT JOIN key_requests r ON r.key_id = k.id, ${LAST_USED}
       WHERE $1::uuid IS NULL OR k.user_id = $1 ORDER BY k.created_at, k.id`,
      [userId],
    );
  }

  work({ kind, status, accountId, editionId, limit }: WorkFilter): Promise<readonly ListedWork[]> {
    return this.database.rows<ListedWork>(WORK, [kind, status, accountId, editionId, limit]);
  }

  workOf(id: string): Promise<readonly ListedWork[]> {
    return this.database.rows<ListedWork>(WORK_OF, [id]);
  }

  async keyOf(jobRef: string): Promise<string | null> {
    const row = await this.database.row<{ readonly key_id: string }>(
      'SELECT key_id FROM jobs WHERE ref = $1::uuid',
      [jobRef],
    );
    return row?.key_id ?? null;
  }

  async status(): Promise<OperatorStatus> {
    const row = await this.database.row<OperatorStatus>(STATUS);
    if (!row) throw new TypeError('a statement without FROM answers one row');
    return row;
  }

  async load(): Promise<WorkLoad> {
    const row = await this.database.row<WorkLoad>(LOAD);
    if (!row) throw new TypeError('a statement without FROM answers one row');
    return row;
  }

  async beat({ name, version, slots, busy }: WorkerState): Promise<void> {
    await this.database.rows(
      `WITH gone AS (DELETE FROM workers WHERE beat_at < clock_timestamp() - interval '1 day')
       INSERT INTO workers AS w (name, version, slots, busy) VALUES ($1, $2, $3::integer, $4::integer)
       ON CONFLICT (name) DO UPDATE SET busy = EXCLUDED.busy, beat_at = clock_timestamp()`,
      [name, version, slots, busy],
    );
  }

  async endWorker(name: string): Promise<void> {
    await this.database.rows('DELETE FROM workers WHERE name = $1', [name]);
  }

  workers(limit: number): Promise<readonly ListedWorker[]> {
    return this.database.rows<ListedWorker>(
      `SELECT name, version, slots, busy, ${instantSql('started_at')} AS "startedAt", ${instantSql('beat_at')} AS "beatAt",
         beat_at < clock_timestamp() - ${LOST_AFTER} AS "isLost"
       FROM workers ORDER BY beat_at < clock_timestamp() - ${LOST_AFTER}, started_at, name LIMIT $1::integer`,
      [limit],
    );
  }

  usage(month: string, accountId: string | null): Promise<readonly AccountUsage[]> {
    const inMonth = (moment: string) =>
      `${moment} >= month.start AND ${moment} < month.start + interval '1 month'`;
    const spent = (column: string) =>
      `(SELECT COALESCE(sum(${column}), 0) FROM jobs j WHERE j.account_id = a.id AND ${inMonth('j.created_at')})
       + (SELECT COALESCE(sum(${column}), 0) FROM reports r WHERE r.account_id = a.id AND ${inMonth('r.created_at')})`;
    const started = (kind: string) => `'${kind}', count(*) FILTER (WHERE p.kind = '${kind}')`;
    return this.database.rows<AccountUsage>(
      `SELECT ${reference('a')} AS account, p.name AS plan,
         jsonb_build_object('used', COALESCE(m.articles, 0), 'allowance', p.articles_per_month) AS articles,
         (SELECT jsonb_build_object(${started('article')}, ${started('research')}, ${started('audit')})
            FROM paid_actions p WHERE p.account_id = a.id AND ${inMonth('p.at')}) AS started,
         (SELECT count(*)::integer FROM paid_actions p WHERE p.account_id = a.id AND p.at >= ${HOUR_AGO}) AS "lastHour",
         jsonb_build_object('calls', ${spent('model_calls')}, 'tokens', ${spent('model_tokens')}) AS model
       FROM (SELECT $1::timestamp AT TIME ZONE 'UTC' AS start) AS month CROSS JOIN accounts a JOIN plans p ON p.id = a.plan_id
       LEFT JOIN account_months m ON m.account_id = a.id AND m.month = month.start
       WHERE $2::uuid IS NULL OR a.id = $2 ORDER BY COALESCE(m.articles, 0) DESC, a.created_at, a.id`,
      [month, accountId],
    );
  }
}
