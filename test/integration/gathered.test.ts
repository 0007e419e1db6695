import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { Database } from '../../src/adapters/postgres/connection.js';
import { PostgresEditionStore } from '../../src/adapters/postgres/edition-store.js';
import { PostgresKeyStore } from '../../src/adapters/postgres/key-store.js';
import { hashToken } from '../../src/domain/access/key.js';
import { REQUEST_LIMIT } from '../../src/domain/access/limits.js';
import { buildCoreServices } from '../../src/main/build-services.js';
import { gate } from '../support/gate.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { createTenant, type Tenant } from '../support/test-galley.js';

let testDatabase: TestDatabase;
let database: Database;
let tenants: readonly Tenant[];

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  database = Database.open({
    url: testDatabase.url,
    poolSize: 5,
    acquireMs: 30_000,
    statementMs: 30_000,
    maxWaiting: 500,
    applicationName: 'gathered',
  });
  const services = buildCoreServices(database);
  tenants = await Promise.all(Array.from({ length: 20 }, () => createTenant({ services })));
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: testDatabase.url });
  await client.connect();
  return client;
}

async function isWaitedFor(client: Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity WHERE application_name = 'gathered' AND datname = current_database()
       AND wait_event_type = 'Lock'`,
  );
  return rowCount === 1;
}

const take = (store: PostgresKeyStore, token: string) => store.takeRequest({ tokenHash: hashToken(token) });

/** How many statements this sends. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const sent = jest.spyOn(database, 'rows');
  await work();
  return sent.mock.calls.length;
}

describe('callers that come together', () => {
  it('have their keys read, and their requests counted, by one statement, each as its own', async () => {
    const keys = new PostgresKeyStore(database);
    const before = await Promise.all(tenants.map(({ read }) => take(keys, read)));
    let after: typeof before = [];
    const count = await statementsOf(async () => {
      after = await Promise.all(tenants.map(({ read }) => take(keys, read)));
    });
    expect(count).toBe(1);
    expect(after.map((each) => each?.actor.accountId)).toEqual(tenants.map(({ account }) => account));
    expect(after.map((each) => each?.requests.used)).toEqual(before.map((each) => each!.requests.used + 1));
  });

  it('are told nothing of one among them whose key is unknown or revoked, nor it of them', async () => {
    const keys = new PostgresKeyStore(database);
    const gone = await createTenant({ services: buildCoreServices(database) });
    const [listed] = await keys.list(gone.user);
    await keys.revoke(listed!.id);
    const byToken = listed!.permission === 'full' ? gone.full : gone.read;
    const asked = [tenants[0]!.full, 'gly_unknown', byToken, tenants[1]!.full];
    const arrivals = await Promise.all(asked.map((token) => take(keys, token)));
    expect(arrivals.map((each) => each?.actor.accountId ?? null)).toEqual([
      tenants[0]!.account,
      null,
      null,
      tenants[1]!.account,
    ]);
  });

  it('with the same key have each request counted, to the last that its limit lets through', async () => {
    const own = await createTenant({ services: buildCoreServices(database) });
    const stores = [new PostgresKeyStore(database), new PostgresKeyStore(database)];
    const many = Array.from({ length: REQUEST_LIMIT.quota + 15 }, (_, n) => take(stores[n % 2]!, own.full));
    const arrivals = await Promise.all(many);
    expect(arrivals.filter((each) => each?.accepted)).toHaveLength(REQUEST_LIMIT.quota);
    const used = arrivals.filter((each) => each?.accepted).map((each) => each!.requests.used);
    expect(used.sort((a, b) => a - b)).toEqual(Array.from({ length: REQUEST_LIMIT.quota }, (_, n) => n + 1));
  });

  it('have their keys locked in one order, so that no two statements wait for each other', async () => {
    const ids = await Promise.all(
      tenants.map(async ({ full }) => (await take(new PostgresKeyStore(database), full))!.actor.keyId),
    );
    const [first, ...later] = ids.sort();
    const [holder, other] = await Promise.all([connect(), connect()]);
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM key_requests WHERE key_id = $1 FOR UPDATE', [first]);
      const keys = new PostgresKeyStore(database);
      const arrivals = Promise.all([...tenants].reverse().map(({ full }) => take(keys, full)));
      while (!(await isWaitedFor(other)));
      const free = await other.query(
        'SELECT FROM key_requests WHERE key_id = ANY ($1::uuid[]) FOR UPDATE SKIP LOCKED',
        [later],
      );
      expect(free.rowCount).toBe(later.length);
      await holder.query('COMMIT');
      expect(await arrivals).not.toContain(null);
    } finally {
      await Promise.all([holder.end(), other.end()]);
    }
  });

  it('wait for no others of a key that asks for much, nor fail with them', async () => {
    const keys = new PostgresKeyStore(database);
    const [greedy, other] = [tenants[2]!, tenants[3]!];
    const held = gate();
    const rows = database.rows.bind(database);
    const sent = jest.spyOn(database, 'rows');
    // All statements but the first, which both share.
    sent.mockImplementation(async (...asked) => {
      if (sent.mock.calls.length > 1) {
        await held.opened;
        throw new Error('the database is away');
      }
      return rows(...asked);
    });
    const many = Promise.allSettled(Array.from({ length: 20 }, () => take(keys, greedy.full)));
    expect((await take(keys, other.full))?.actor.accountId).toBe(other.account);
    held.open();
    const outcomes = (await many).map(({ status }) => status);
    expect(outcomes).toEqual(['fulfilled', ...Array.from({ length: 19 }, () => 'rejected')]);
  });

  it('are all refused when their statement fails, and the next are served', async () => {
    const keys = new PostgresKeyStore(database);
    jest.spyOn(database, 'rows').mockRejectedValueOnce(new Error('the database is away'));
    const refused = await Promise.allSettled([take(keys, tenants[0]!.read), take(keys, tenants[1]!.read)]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await take(keys, tenants[0]!.read))?.actor.accountId).toBe(tenants[0]!.account);
  });

  it('see each the editions of its own account, found by one statement', async () => {
    const editions = new PostgresEditionStore(database);
    const [mine, theirs] = [tenants[0]!, tenants[1]!];
    const asked = [
      [mine.account, mine.edition],
      [mine.account, theirs.edition],
      [theirs.account, theirs.edition],
      [mine.account, randomUUID()],
      [mine.account, mine.edition],
    ] as const;
    let found: readonly (string | null)[] = [];
    const count = await statementsOf(async () => {
      found = await Promise.all(
        asked.map(async ([account, id]) => (await editions.find(account, id))?.id ?? null),
      );
    });
    expect(found).toEqual([mine.edition, null, theirs.edition, null, mine.edition]);
    expect(count).toBe(1);
  });
});
