import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';

/** What PostgreSQL says of itself: one letter, the length of what follows, and that. */
function message(letter: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(letter), length, body]);
}
const text = (value: string) => Buffer.from(`${value}\0`);

/** It lets everybody in and ends the connection in the same breath. */
const GOODBYE = Buffer.concat([
  message('R', Buffer.alloc(4)),
  message('Z', Buffer.from('I')),
  message('E', Buffer.concat([text('SFATAL'), text('C57P01'), text('Mterminating connection'), text('')])),
]);

describe('a server that ends a connection as soon as it is open', () => {
  let server: Server;
  let database: Database;

  beforeAll(async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.end(GOODBYE);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    database = Database.open({
      url: `postgres://galley@127.0.0.1:${(server.address() as AddressInfo).port}/galley`,
      poolSize: 2,
      acquireMs: 5000,
      statementMs: 5000,
      maxWaiting: 10,
      applicationName: 'test',
    });
  });
  afterAll(async () => {
    await database.close();
    server.close();
  });

  it('is reported as unavailable, and ends no process', async () => {
    const thrown: unknown[] = [];
    const hear = (error: unknown) => thrown.push(error);
    process.on('uncaughtException', hear);
    try {
      for (let n = 0; n < 3; n += 1) {
        await expect(database.rows('SELECT 1')).rejects.toMatchObject({ code: 'unavailable' });
      }
    } finally {
      process.off('uncaughtException', hear);
    }
    expect(thrown).toEqual([]);
  });
});

describe('a server that has become read-only', () => {
  it('refuses a write as unavailable, and gets a new connection next time', async () => {
    const test = await createTestDatabase();
    const database = Database.open({
      url: test.url,
      poolSize: 1,
      acquireMs: 5000,
      statementMs: 5000,
      maxWaiting: 10,
      applicationName: 'test',
    });
    const write = `DELETE FROM outbox WHERE false`;
    try {
      for (const inTransaction of [false, true]) {
        // As a primary is that was made a standby, for as long as this connection lasts.
        await database.rows('SET default_transaction_read_only TO on');
        const refused = inTransaction
          ? database.inTransaction((transaction) => transaction.rows(write))
          : database.rows(write);
        await expect(refused).rejects.toMatchObject({ code: 'unavailable' });
        expect(await database.rows(write)).toEqual([]);
      }
    } finally {
      await database.close();
      await test.drop();
    }
  });
});

describe('a connection of the pool', () => {
  let test: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    test = await createTestDatabase();
    database = Database.open({
      url: test.url,
      poolSize: 1,
      acquireMs: 5000,
      statementMs: 500,
      maxWaiting: 10,
      applicationName: 'test',
    });
  });
  afterAll(async () => {
    await database.close();
    await test.drop();
  });

  const process = async () => (await database.row<{ pid: number }>('SELECT pg_backend_pid() AS pid'))?.pid;

  it.each([
    ['broke a rule', 'SELECT 1 / 0', { code: '22012' }],
    ['took too long', 'SELECT pg_sleep(60)', { code: 'unavailable', cause: { code: '57014' } }],
  ])('is used again after a statement that %s, alone or in a transaction', async (_what, sql, error) => {
    const before = await process();
    await expect(database.rows(sql)).rejects.toMatchObject(error);
    await expect(database.inTransaction((transaction) => transaction.rows(sql))).rejects.toMatchObject(error);
    expect(await process()).toBe(before);
  });

  it('is replaced when the server ended it', async () => {
    const before = await process();
    await expect(database.rows('SELECT pg_terminate_backend(pg_backend_pid())')).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await process()).not.toBe(before);
  });

  it('runs no statement of a transaction that is over', async () => {
    for (const outcome of ['kept', 'undone']) {
      let late: Database | null = null;
      const transaction = database.inTransaction(async (within) => {
        late = within;
        await within.rows('SELECT 1');
        if (outcome === 'undone') throw new Error(outcome);
      });
      await (outcome === 'kept' ? transaction : expect(transaction).rejects.toThrow(outcome));
      await expect(late!.rows('SELECT 1')).rejects.toThrow('after the end of its transaction');
    }
  });

  it('undoes what was written before a transaction failed', async () => {
    const failing = database.inTransaction(async (transaction) => {
      await transaction.rows('CREATE TABLE written (n integer)');
      throw new Error('it fails');
    });
    await expect(failing).rejects.toThrow('it fails');
    expect(await database.row(`SELECT to_regclass('written') AS found`)).toEqual({ found: null });
  });

  it('has left the server when the pool is closed', async () => {
    const other = Database.open({
      url: test.url,
      poolSize: 3,
      acquireMs: 5000,
      statementMs: 5000,
      maxWaiting: 10,
      applicationName: 'leaving',
    });
    const present = `SELECT count(*)::integer AS present FROM pg_stat_activity
      WHERE application_name = 'leaving' AND datname = current_database()`;
    await Promise.all([1, 2, 3].map(() => other.rows('SELECT pg_sleep(0.05)')));
    expect(await database.row(present)).toEqual({ present: 3 });
    await other.close();
    expect(await database.row(present)).toEqual({ present: 0 });
  });
});
