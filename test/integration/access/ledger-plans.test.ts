import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { Bind, Database } from '../../../src/adapters/postgres/database/connection.js';
import { PostgresKeyStore } from '../../../src/adapters/postgres/access/key-store.js';
import { PostgresLedgerStore } from '../../../src/adapters/postgres/access/ledger-store.js';
import type { App } from '../../../src/main/build-app.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';

/** Of each key, one every four hours: more than two years. */
const HISTORY = 5000;

let database: TestDatabase;
let sql: Client;
let gateway: App;
let tenant: Tenant;
let key: string;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway);
  for (let other = 0; other < 5; other += 1) await createTenant(gateway);
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
  await sql.query(
    `INSERT INTO paid_actions (subject, kind, account_id, newsroom_id, key_id, at)
     SELECT gen_random_uuid(), 'article', u.account_id, k.newsroom_id, k.id, clock_timestamp() - n * interval '4 hours'
     FROM api_keys k JOIN users u ON u.id = k.user_id, generate_series(1, $1::integer) AS n`,
    [HISTORY],
  );
  await sql.query('UPDATE newsrooms SET hourly_ceiling = 1000');
  await sql.query('UPDATE plans SET articles_per_month = 100000');
  await sql.query('VACUUM (ANALYZE) paid_actions');
  const { rows } = await sql.query<{ id: string }>('SELECT id FROM api_keys WHERE user_id = $1 LIMIT 1', [
    tenant.user,
  ]);
  key = rows[0]!.id;
});
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** The statements that a store sends, as they are sent. */
async function statementsOf(ask: (database: Database) => Promise<unknown>) {
  const sent: { text: string; bind: readonly Bind[] }[] = [];
  const record = <Answer>(answer: Answer) => {
    return async (...[statement, bind = []]: Parameters<Database['rows']>) => {
      sent.push({ text: typeof statement === 'string' ? statement : statement.text, bind });
      return answer;
    };
  };
  await ask({ row: record(null), rows: record([]) } as unknown as Database);
  return sent;
}

/** How the ledger is read by a statement, planned for any values of its bindings, as a kept plan is. */
async function looksAtLedger({ text, bind }: { text: string; bind: readonly Bind[] }): Promise<Plan[]> {
  await sql.query(`SET plan_cache_mode = force_generic_plan`);
  await sql.query(`PREPARE looked AS ${text}`);
  const literal = (value: Bind) =>
    sql.escapeLiteral(Array.isArray(value) ? `{${value.join()}}` : String(value));
  const values = bind.map(literal).join(', ');
  const { rows } = await sql.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
    `EXPLAIN (FORMAT JSON) EXECUTE looked (${values})`,
  );
  await sql.query('DEALLOCATE looked');
  // A bitmap is a look at its index first.
  return nodesOf(rows[0]!['QUERY PLAN'][0].Plan).filter(
    (node) =>
      node['Index Name']?.startsWith('paid_actions') ??
      (node['Relation Name'] === 'paid_actions' && node['Node Type'] !== 'Bitmap Heap Scan'),
  );
}

const BY_MOMENT = expect.objectContaining({ 'Index Cond': expect.stringMatching(/_id = .*\bat >= /) });

describe('a key with years of history', () => {
  it('has its hour counted by an index, from the hour’s beginning on, at each request', async () => {
    const [statement] = await statementsOf((recorder) =>
      new PostgresKeyStore(recorder).countRequest({ keyId: key }),
    );
    const looks = await looksAtLedger(statement!);
    expect(looks).toEqual([BY_MOMENT]);
    expect(looks[0]?.['Index Name']).toBe('paid_actions_by_key');
  });

  it('has its hour and its newsroom’s counted by an index at each start, and the account’s month not at all', async () => {
    const spender = { accountId: tenant.account, newsroomId: tenant.newsroom, keyId: key };
    const statements = await statementsOf((recorder) => new PostgresLedgerStore(recorder).open(spender));
    const looks = await looksAtLedger(statements.at(-1)!);
    expect(looks).toEqual([BY_MOMENT, BY_MOMENT]);
    expect(looks.map((look) => look['Index Name']).sort()).toEqual([
      'paid_actions_by_key',
      'paid_actions_by_newsroom',
    ]);
  });
});
