import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Client } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import { PostgresEditionStore } from '../../../src/adapters/postgres/access/edition-store.js';
import { batchedByKey } from '../../../src/adapters/postgres/database/batched.js';
import { PostgresKeyStore } from '../../../src/adapters/postgres/access/key-store.js';
import { hashToken } from '../../../src/domain/access/key.js';
import { REQUEST_LIMIT } from '../../../src/domain/access/limits.js';
import { buildCoreServices } from '../../../src/main/build/build-services.js';
import { eventually } from '../../support/eventually.js';
import { gate } from '../../support/gate.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { createTenant, type Tenant } from '../../support/server/test-galley.js';
import { until } from '../../support/until.js';

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
    applicationName: 'batched',
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
    `SELECT FROM pg_stat_activity WHERE application_name = 'batched' AND datname = current_database()
       AND wait_event_type = 'Lock'`,
  );
  return rowCount === 1;
}

const take = (store: PostgresKeyStore, token: string) => store.countRequest({ tokenHash: hashToken(token) });

/** How many statements this sends. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const sent = jest.spyOn(database, 'rows');
  await work();
  return sent.mock.calls.length;
}

describe('concurrent callers', () => {
  it('have their keys read, and their requests counted, by one statement, each with its own result', async () => {
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

  it('learn nothing of one among them whose key is unknown or revoked, nor it of them', async () => {
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

  it('have each request of one key counted, up to the last within its limit', async () => {
    const own = await createTenant({ services: buildCoreServices(database) });
    const stores = [new PostgresKeyStore(database), new PostgresKeyStore(database)];
    const many = Array.from({ length: REQUEST_LIMIT.quota + 15 }, (_, n) => take(stores[n % 2]!, own.full));
    const arrivals = await Promise.all(many);
    expect(arrivals.filter((each) => each?.accepted)).toHaveLength(REQUEST_LIMIT.quota);
    const used = arrivals.filter((each) => each?.accepted).map((each) => each!.requests.used);
    expect(used.sort((a, b) => a - b)).toEqual(Array.from({ length: REQUEST_LIMIT.quota }, (_, n) => n + 1));
  });

  it('do not wait for a key among them whose row is locked, which is read separately', async () => {
    const keys = new PostgresKeyStore(database);
    const [stuck, ...others] = tenants;
    const { keyId } = (await take(keys, stuck!.full))!.actor;
    const holder = await connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM key_requests WHERE key_id = $1 FOR UPDATE', [keyId]);
      const late = take(keys, stuck!.full);
      const arrivals = await Promise.all(others.map(({ full }) => take(keys, full)));
      expect(arrivals.map((each) => each?.accepted)).toEqual(others.map(() => true));
      while (!(await isWaitedFor(holder)));
      await holder.query('COMMIT');
      expect((await late)?.accepted).toBe(true);
    } finally {
      await holder.end();
    }
  });

  it('have one statement under way for one key, and neither wait for others nor fail with them', async () => {
    const keys = new PostgresKeyStore(database);
    const [greedy, other] = [tenants[2]!, tenants[3]!];
    const held = gate();
    const rows = database.rows.bind(database);
    const sent = jest.spyOn(database, 'rows');
    const greedyHash = Buffer.from(hashToken(greedy.full)).toString('hex');
    const statementsOfGreedy = () =>
      sent.mock.calls.filter(([, bind]) => (bind?.[0] as readonly string[] | undefined)?.includes(greedyHash))
        .length;
    sent.mockImplementation(async (...asked) => {
      if (
        statementsOfGreedy() > 1 &&
        (asked[1]?.[0] as readonly string[] | undefined)?.includes(greedyHash)
      ) {
        await held.opened;
        throw new Error('the database is away');
      }
      return rows(...asked);
    });
    expect((await take(keys, greedy.full))?.accepted).toBe(true);
    const many = Promise.allSettled(Array.from({ length: 20 }, () => take(keys, greedy.full)));
    await new Promise((resolve) => setImmediate(resolve));
    const more = Promise.allSettled(Array.from({ length: 20 }, () => take(keys, greedy.full)));
    for (let round = 0; round < 3; round += 1) {
      expect((await take(keys, other.full))?.actor.accountId).toBe(other.account);
    }
    expect(statementsOfGreedy()).toBe(2);
    held.open();
    expect(new Set((await many).map(({ status }) => status))).toEqual(new Set(['rejected']));
    await more;
    expect(statementsOfGreedy()).toBe(3);
  });

  it('are all refused when their statement fails, and the next are served', async () => {
    const keys = new PostgresKeyStore(database);
    jest.spyOn(database, 'rows').mockRejectedValueOnce(new Error('the database is away'));
    const refused = await Promise.allSettled([take(keys, tenants[0]!.read), take(keys, tenants[1]!.read)]);
    expect(refused.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect((await take(keys, tenants[0]!.read))?.actor.accountId).toBe(tenants[0]!.account);
  });

  it('see the editions of their own account each, found by one statement', async () => {
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

describe('a key without waiting callers', () => {
  it('is read although other keys have all the callers that may wait', async () => {
    const held = gate();
    const ask = batchedByKey<string>(async (asked) => {
      await held.opened;
      return new Map([...asked].map(([key, length]) => [key, Array.from({ length }, () => key)]));
    }, 2);
    const greedy = ['a', 'b', 'c', 'd', 'e'].flatMap((key) => [ask(key), ask(key)]);
    const other = ask('other');
    await expect(ask('other')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(ask('a')).rejects.toMatchObject({ code: 'unavailable' });
    held.open();
    expect(await other).toBe('other');
    await Promise.all(greedy);
  });
});

describe('a key without requests left', () => {
  const spend = async (): Promise<Tenant> => {
    const tenant = await createTenant({ services: buildCoreServices(database) });
    const keys = new PostgresKeyStore(database);
    await Promise.all(Array.from({ length: REQUEST_LIMIT.quota }, () => take(keys, tenant.full)));
    return tenant;
  };

  it('is refused without a lock, and so without a write', async () => {
    const spent = await spend();
    const client = await connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT FROM key_requests FOR UPDATE');
      // It would wait for the lock above if it wanted one.
      const arrival = await take(new PostgresKeyStore(database), spent.full);
      expect(arrival).toMatchObject({ accepted: false, requests: { used: REQUEST_LIMIT.quota } });
      await client.query('ROLLBACK');
      // A lock that was taken would stand in the row that it locked.
      const versions = `SELECT ctid, xmin, xmax FROM key_requests WHERE key_id = $1`;
      const before = await client.query(versions, [arrival!.actor.keyId]);
      await take(new PostgresKeyStore(database), spent.full);
      expect((await client.query(versions, [arrival!.actor.keyId])).rows).toEqual(before.rows);
    } finally {
      await client.end();
    }
  });

  it('is refused from the cache with its current window, until the database is queried again', async () => {
    const spent = await spend();
    const keys = new PostgresKeyStore(database, 60_000);
    const first = await take(keys, spent.full);
    const sent = jest.spyOn(database, 'rows');
    const many = await Promise.all(Array.from({ length: 260 }, () => take(keys, spent.full)));
    expect(sent).not.toHaveBeenCalled();
    expect(new Set(many.map((each) => each?.accepted))).toEqual(new Set([false]));
    for (const each of many) {
      expect(each!.requests.used).toBe(REQUEST_LIMIT.quota);
      expect(each!.requests.freesInSeconds!).toBeLessThan(first!.requests.freesInSeconds!);
    }
    const [listed] = (await keys.list(spent.user)).filter(({ permission }) => permission === 'full');
    await keys.revoke(listed!.id);
    expect(await take(new PostgresKeyStore(database, 60_000), spent.full)).toBeNull();
  });

  it('has the database queried by one caller when the cached refusal expires, and is refused meanwhile', async () => {
    const spent = await spend();
    const keys = new PostgresKeyStore(database, 1);
    const asOf = performance.now();
    expect((await take(keys, spent.full))?.accepted).toBe(false);
    await until(() => performance.now() > asOf + 20);
    const held = gate();
    const rows = database.rows.bind(database);
    const sent = jest.spyOn(database, 'rows').mockImplementation(async (...asked) => {
      await held.opened;
      return rows(...asked);
    });
    const first = take(keys, spent.full);
    const many = await Promise.all(Array.from({ length: 260 }, () => take(keys, spent.full)));
    expect(many.filter((each) => each?.accepted !== false)).toEqual([]);
    held.open();
    expect((await first)?.accepted).toBe(false);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('is admitted as soon as its window frees, however long a refusal may be cached', async () => {
    const spent = await spend();
    const client = await connect();
    try {
      // The oldest of them frees in a fifth of a second.
      await client.query(
        `UPDATE key_requests SET moments[oldest] = clock_timestamp() - interval '59.8 seconds'
         WHERE key_id IN (SELECT id FROM api_keys WHERE user_id = $1 AND permission = 'full')`,
        [spent.user],
      );
      const keys = new PostgresKeyStore(database, 60_000);
      const took = performance.now();
      let accepted = 0;
      await eventually('the window frees', async () => {
        accepted += (await take(keys, spent.full))!.accepted ? 1 : 0;
        return accepted > 0;
      });
      expect(performance.now() - took).toBeGreaterThan(50);
      expect((await take(keys, spent.full))?.accepted).toBe(false);
    } finally {
      await client.end();
    }
  });

  it('is not locked out for longer than a minute by a clock that was set back', async () => {
    const spent = await spend();
    const client = await connect();
    const keyOf = `key_id IN (SELECT id FROM api_keys WHERE user_id = '${spent.user}' AND permission = 'full')`;
    const shift = (by: string) =>
      client.query(
        `UPDATE key_requests SET moments = ARRAY(SELECT at + interval '${by}'
           FROM unnest(moments) WITH ORDINALITY AS u (at, place) ORDER BY place) WHERE ${keyOf}`,
      );
    try {
      await shift('1 hour');
      const keys = new PostgresKeyStore(database, 0);
      const first = await take(keys, spent.full);
      expect(first?.accepted).toBe(false);
      expect(first!.requests.freesInSeconds!).toBeLessThanOrEqual(REQUEST_LIMIT.seconds);
      await shift('-61 seconds');
      const arrivals = await Promise.all(
        Array.from({ length: REQUEST_LIMIT.quota + 1 }, () => take(keys, spent.full)),
      );
      expect(arrivals.filter((each) => each?.accepted)).toHaveLength(REQUEST_LIMIT.quota);
    } finally {
      await client.end();
    }
  });
});
