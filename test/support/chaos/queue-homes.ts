import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { Client } from 'pg';
import type { JobsConfig } from '../../../src/main/config.js';
import { startMongoStandIn } from '../server/mongo-stand-in.js';
import { StallingProxy } from './stalling-proxy.js';
import { createTestDatabase } from '../server/test-database.js';

/** A row of the queue, as far as tests look. */
export interface QueueRow {
  readonly data: unknown;
  readonly lockedAt: Date | null;
  readonly failedAt: Date | null;
  readonly nextRunAt: Date | null;
}

/** A store of the queue for one test file, and ways to look into it and to break it. */
export interface QueueHome {
  readonly jobs: JobsConfig;
  /** The same by way of the proxy. */
  readonly proxied: JobsConfig;
  readonly proxy: StallingProxy;
  rows(): Promise<readonly QueueRow[]>;
  clear(): Promise<void>;
  /** What tells workers that come by the proxy of new jobs is lost; the store goes on. */
  loseNotifications(): void;
  close(): Promise<void>;
}

export async function openPostgresHome(): Promise<QueueHome> {
  const database = await createTestDatabase();
  const proxy = await StallingProxy.open(database.url);
  const sql = new Client({ connectionString: database.url });
  await sql.connect();
  return {
    jobs: { kind: 'postgres', url: database.url },
    proxied: { kind: 'postgres', url: proxy.url },
    proxy,
    rows: async () => {
      const { rows } = await sql.query<QueueRow>(
        `SELECT data, locked_at AS "lockedAt", failed_at AS "failedAt", next_run_at AS "nextRunAt" FROM agenda_jobs`,
      );
      return rows;
    },
    clear: async () => {
      await sql.query('DELETE FROM agenda_jobs');
    },
    loseNotifications: () => {
      proxy.forget('LISTEN');
    },
    close: async () => {
      await proxy.close();
      await sql.end();
      await database.drop();
    },
  };
}

/** @param given a MongoDB of the caller's, with one host; the stand-in when absent */
export async function openMongoHome(given: string | undefined): Promise<QueueHome> {
  const standIn = given === undefined ? await startMongoStandIn() : null;
  const url = withOwnDatabase(given ?? standIn?.url ?? '');
  const proxy = await StallingProxy.open(url);
  // Else the driver asks the server for its name, and goes there without the proxy.
  const viaProxy = new URL(proxy.url);
  viaProxy.searchParams.set('directConnection', 'true');
  const client = new MongoClient(url);
  const collection = client.db().collection<QueueRow>('galley_jobs');
  return {
    jobs: { kind: 'mongodb', url },
    proxied: { kind: 'mongodb', url: viaProxy.href },
    proxy,
    rows: () => collection.find().toArray(),
    clear: async () => {
      await collection.deleteMany({});
    },
    loseNotifications: () => {
      proxy.cut();
    },
    close: async () => {
      await proxy.close();
      await client.db().dropDatabase();
      await client.close();
      await standIn?.close();
    },
  };
}

/** A database of this run's own; who logs in does so where the address said. */
function withOwnDatabase(given: string): string {
  const url = new URL(given);
  if (url.username !== '' && !url.searchParams.has('authSource'))
    url.searchParams.set('authSource', url.pathname.slice(1) || 'admin');
  url.pathname = `/galley_test_${randomBytes(6).toString('hex')}`;
  return url.href;
}
