import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import { Database } from '../../src/adapters/postgres/database/connection.js';
import { openStores, PostgresUnitOfWork } from '../../src/adapters/postgres/database/unit-of-work.js';
import type { LogEntry, NewLogEntry } from '../../src/domain/access/audit-log.js';
import type { Cursor, LogListFilter } from '../../src/domain/list-query.js';
import { EVERYBODY, type ListStore } from '../../src/ports/list-store.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';

let testDatabase: TestDatabase;
/** Two processes. */
let databases: readonly [Database, Database];
let lists: ListStore;

beforeAll(async () => {
  testDatabase = await createTestDatabase();
  const open = () =>
    Database.open({
      url: testDatabase.url,
      poolSize: 5,
      acquireMs: 20_000,
      statementMs: 20_000,
      maxWaiting: 100,
      applicationName: 'test',
    });
  databases = [open(), open()];
  ({ lists } = openStores(databases[0]));
});
afterAll(async () => {
  for (const database of databases) await database.close();
  await testDatabase.drop();
});

const ANY: LogListFilter = { actions: null, since: null, until: null };

function entry(accountId: string | null, more: Partial<NewLogEntry> = {}): NewLogEntry {
  return {
    accountId,
    actor: { kind: 'command_line' },
    action: 'account_updated',
    object: { kind: 'account', id: accountId },
    details: {},
    requestId: null,
    ...more,
  };
}

const numbered = (accountId: string, count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => entry(accountId, { details: { n: from + at } }));

function add(entries: readonly NewLogEntry[], process: 0 | 1 = 0): Promise<void> {
  return new PostgresUnitOfWork(databases[process]).run(({ auditLog }) => auditLog.add(entries));
}

interface Asked {
  readonly after?: Cursor | null;
  readonly limit?: number;
  readonly direction?: 'asc' | 'desc';
  readonly filter?: LogListFilter;
}

async function page(account: string, asked: Asked = {}) {
  const { after = null, limit = 100, direction = 'asc', filter = ANY } = asked;
  const list = account === EVERYBODY ? lists.wholeLog : lists.log;
  const orderBy = { field: 'at', direction } as const;
  const [found] = await list.pages([account], {
    limit,
    isFromEnd: false,
    after,
    before: null,
    filter,
    orderBy,
  });
  return { entries: found!.items.map(({ item }) => item), end: found!.end, hasNext: found!.hasNext };
}

/** All entries of an account by pages. */
async function walk(account: string, asked: Asked = {}): Promise<LogEntry[]> {
  const found: LogEntry[] = [];
  for (let after: Cursor | null = null; ;) {
    const { entries, end, hasNext } = await page(account, { ...asked, after });
    found.push(...entries);
    if (!hasNext) return found;
    after = end;
  }
}

it('counts no more than 10,000 entries, of an account or of all', async () => {
  const account = randomUUID();
  await add(numbered(account, 3));
  expect(await lists.log.totals([account], ANY)).toEqual([3]);
  await databases[0].rows(
    `INSERT INTO audit_log (id, account_id, at, actor, action, object_kind, object_id, details)
     SELECT gen_random_uuid(), $1::uuid, now(), '{"kind": "command_line"}', 'account_updated', 'account', $1, '{}'
     FROM generate_series(1, 10000)`,
    [account],
  );
  expect(await lists.log.totals([account], ANY)).toEqual([null]);
  expect(await lists.wholeLog.totals([EVERYBODY], ANY)).toEqual([null]);
});

const numbersOf = (entries: readonly LogEntry[]) => entries.map(({ details }) => details['n']);

describe('entries of the audit log', () => {
  it('are read as they were written, with the time of the store', async () => {
    const account = randomUUID();
    const actor = {
      kind: 'key',
      keyId: randomUUID(),
      keyName: 'Laptop',
      user: { id: randomUUID(), name: 'Ana' },
      sessionId: null,
    } as const;
    const written = entry(account, {
      actor,
      action: 'article_published',
      object: { kind: 'article', id: randomUUID() },
      details: { reason: 'the mayor said so', overrides: ['numbers'] },
      requestId: 'request-1',
    });
    await add([written]);
    const { entries } = await page(account);
    const { object, ...rest } = written;
    expect(entries).toEqual([
      {
        ...rest,
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
        account: null,
        keyPrefix: null,
        object: { ...object, name: null },
      },
    ]);
  });

  it('are those of one account alone', async () => {
    const [mine, other] = [randomUUID(), randomUUID()];
    await add([entry(mine), entry(other), entry(null)]);
    expect((await page(mine)).entries).toHaveLength(1);
    expect((await page(randomUUID())).entries).toEqual([]);
    const all = await walk(EVERYBODY);
    for (const account of [mine, other])
      expect(all.filter((each) => each.accountId === account)).toHaveLength(1);
  });

  it('leave none of a transaction that is rolled back', async () => {
    const account = randomUUID();
    const run = new PostgresUnitOfWork(databases[0]).run(async ({ auditLog }) => {
      await auditLog.add([entry(account)]);
      throw new Error('changed my mind');
    });
    await expect(run).rejects.toThrow('changed my mind');
    expect((await page(account)).entries).toEqual([]);
  });

  it('are refused without a transaction, in which the change is', async () => {
    const { auditLog } = openStores(databases[0]);
    await expect(auditLog.add([entry(randomUUID())])).rejects.toThrow('needs a transaction');
  });

  it('keep their order where one transaction has thousands for several accounts', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const [ofOne, ofTwo] = [numbered(one, 1500), numbered(two, 1500)];
    await add(ofOne.flatMap((each, at) => [each, ofTwo[at]!]));
    const expected = Array.from({ length: 1500 }, (_, at) => at);
    for (const account of [one, two]) expect(numbersOf(await walk(account))).toEqual(expected);
  });

  it('come behind those before them though the clock be set back', async () => {
    const account = randomUUID();
    await add(numbered(account, 2));
    await databases[0].rows(
      `UPDATE audit_log_places SET last_at = last_at + interval '1 hour' WHERE account_id = $1::uuid`,
      [account],
    );
    const { end } = await page(account);
    await add(numbered(account, 2, 2));
    await add(numbered(account, 1, 4));
    expect(numbersOf((await page(account, { after: end })).entries)).toEqual([2, 3, 4]);
  });

  it('hold no token that a person wrote into a reason', async () => {
    const account = randomUUID();
    const token = `gk_full_${'aB3'.repeat(12)}xy`;
    await add([entry(account, { details: { reason: `use ${token}!` } })]);
    const [found] = (await page(account)).entries;
    expect(found!.details).toEqual({ reason: 'use gk_full_[removed]!' });
    expect(JSON.stringify(await databases[0].rows('SELECT * FROM audit_log'))).not.toContain(token.slice(12));
  });

  it.each([
    ["UPDATE audit_log SET details = '{}' WHERE account_id = $1::uuid"],
    ['DELETE FROM audit_log WHERE account_id = $1::uuid'],
  ])('are neither changed nor deleted by %j', async (statement) => {
    const account = randomUUID();
    await add([entry(account)]);
    await expect(databases[0].rows(statement, [account])).rejects.toThrow('neither changed nor deleted');
    expect((await page(account)).entries).toHaveLength(1);
  });

  it('are not changed, deleted or truncated', async () => {
    const account = randomUUID();
    await add([entry(account)]);
    for (const statement of [
      `UPDATE audit_log SET action = 'nothing'`,
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
    ])
      await expect(databases[0].rows(statement)).rejects.toThrow(/neither changed nor deleted/);
    expect(await walk(account)).toHaveLength(1);
  });

  it('are filtered by action and time', async () => {
    const account = randomUUID();
    await add([entry(account), entry(account, { action: 'key_revoked' }), entry(account)]);
    const [first, second, third] = (await page(account)).entries;
    const found = async (filter: Partial<LogListFilter>) =>
      (await page(account, { filter: { ...ANY, ...filter } })).entries.map(({ id }) => id);
    expect(await found({ actions: ['key_revoked', 'key_created'] })).toEqual([second!.id]);
    expect(await found({ since: first!.at })).toEqual([second!.id, third!.id]);
    expect(await found({ until: third!.at })).toEqual([first!.id, second!.id]);
    const newest = await walk(account, { direction: 'desc', limit: 2 });
    expect(newest.map(({ id }) => id)).toEqual([third!.id, second!.id, first!.id]);
  });

  it('of a word that a later version wrote are left out', async () => {
    const account = randomUUID();
    await add([entry(account), entry(account, { action: 'planet_moved' as 'key_revoked' }), entry(account)]);
    expect(await walk(account, { limit: 1 })).toHaveLength(2);
  });
});

describe('a reader who follows by pages', () => {
  const WRITERS = 8;
  const EACH = 40;

  it('sees every entry once and in order, while writers of two processes commit and roll back', async () => {
    const accounts = [randomUUID(), randomUUID()];
    const kept = new Map(accounts.map((account) => [account, new Set<string>()]));
    let isOver = false;
    const write = async (writer: number) => {
      const unitOfWork = new PostgresUnitOfWork(databases[writer % 2 === 0 ? 0 : 1]);
      for (let n = 0; n < EACH; n += 1) {
        const account = accounts[(writer + n) % 2]!;
        const name = `${writer}-${n}`;
        const rollsBack = (writer * 7 + n) % 5 === 0;
        await unitOfWork
          .run(async ({ auditLog }) => {
            await auditLog.add([
              entry(account, { details: { n: `${name}a` } }),
              entry(account, { details: { n: `${name}b` } }),
            ]);
            // The commit is the later the more turns the event loop takes.
            for (let wait = 0; wait < (writer * 3 + n) % 7; wait += 1) await turn();
            if (rollsBack) throw new Error('rolled back');
          })
          .then(
            () => kept.get(account)!.add(`${name}a`).add(`${name}b`),
            () => undefined,
          );
      }
    };
    const follow = async (account: string): Promise<LogEntry[]> => {
      const seen: LogEntry[] = [];
      for (let after: Cursor | null = null; ;) {
        const wasOver = isOver;
        const { entries, end } = await page(account, { after, limit: 7 });
        seen.push(...entries);
        after = end ?? after;
        if (wasOver && entries.length === 0) return seen;
      }
    };
    const followers = accounts.map(follow);
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    isOver = true;
    for (const [index, account] of accounts.entries()) {
      const seen = await followers[index]!;
      expect(numbersOf(seen).toSorted()).toEqual([...kept.get(account)!].toSorted());
      expect(seen.map(({ at }) => at)).toEqual([...new Set(seen.map(({ at }) => at))].toSorted());
      expect((await walk(account, { limit: 13 })).map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
    }
  });
});
