import { MongoJobRepository } from '@agendajs/mongo-backend';
import { MongoClient, type Collection, type Db } from 'mongodb';
import { refuse } from '../../domain/errors.js';
import type { Log } from '../../ports/log.js';
import { endSoon, logFaults, type AgendaStore } from './agenda-store.js';
import { InsertChannel, type InsertFeed } from './insert-channel.js';
import { QueueRepository } from './queue-repository.js';
import { StoreClock } from './store-time.js';
import { StoreWatch } from './store-watch.js';

export interface MongoStoreOptions {
  /** `mongodb://` or `mongodb+srv://`; where it names no database, `galley` is used. */
  readonly url: string;
  readonly log: Log;
  /** Whether this process takes jobs, and so wants to hear of new ones from others. */
  readonly runsJobs: boolean;
}

/** The rows of the queue. Made here with their indexes, as often as one likes. */
const COLLECTION = 'galley_jobs';
const INDEXES = [
  {
    // What a worker asks for, over and over: the due rows of a kind, and those whose lock has expired.
    name: 'galley_jobs_due',
    key: { name: 1, nextRunAt: 1, priority: -1, lockedAt: 1, disabled: 1 },
  },
  { name: 'galley_jobs_ended', key: { lastFinishedAt: 1 } },
] as const;

/** How long the server holds a question for changes before it says that there are none. */
const FEED_WAIT_MS = 1000;

interface JobDocument {
  readonly name: string;
  readonly nextRunAt: Date | null;
  readonly priority: number;
  readonly lockedAt?: Date | null;
  readonly disabled?: boolean;
}

/**
 * Agenda on MongoDB, on a client of ours, which knows how long to wait. A replica set announces new rows by a change
 * stream; any other server is polled.
 *
 * @throws {GalleyError} `invalid_params` for an address that the driver can't read
 */
export function openMongoAgendaStore({ url, log, runsJobs }: MongoStoreOptions): AgendaStore {
  const client = openClient(url);
  client.on('error', (error) => {
    log.debug({ err: error }, 'a connection of the job queue was lost');
    watch.recheck();
  });
  const db = client.db(databaseOf(url));
  const collection = db.collection<JobDocument>(COLLECTION);
  const clock = new StoreClock();
  const rows = new MongoJobRepository({ mongo: db, db: { collection: COLLECTION }, ensureIndex: false });
  const repository = new QueueRepository(rows, clock, log);
  let isReplicaSet: boolean | null = null;
  const watch = new StoreWatch(async () => {
    if (isReplicaSet !== null) return clock.read(() => readTime(db));
    // Said outright: an operation connects by itself too, but after a first failure it never tries again.
    await client.connect();
    const { isReplicaSet: found } = await greet(db);
    await collection.createIndexes(INDEXES.map((index) => ({ ...index })));
    await repository.connect();
    await clock.read(() => readTime(db));
    isReplicaSet = found;
    if (runsJobs && !found)
      log.warn({}, 'the MongoDB of JOBS_URL is not a replica set, so workers look for work once a second');
  }, log);
  const channel = new InsertChannel(() => (runsJobs && isReplicaSet === true ? openFeed(collection) : null));
  logFaults(channel, watch, log);
  channel.on('error', () => {
    watch.recheck();
  });
  return {
    backend: {
      name: 'MongoDB',
      repository,
      notificationChannel: channel,
      ownsConnection: false,
      connect: () => watch.present,
      disconnect: () => Promise.resolve(),
    },
    repository,
    watch,
    waiting: (name, most) =>
      collection.countDocuments(
        { name, nextRunAt: { $ne: null }, lockedAt: null, disabled: { $ne: true } },
        { limit: most },
      ),
    purgeEnded: async (olderThanMs) => {
      const { deletedCount } = await collection.deleteMany({
        lastFinishedAt: { $lte: clock.toStore(new Date(Date.now() - olderThanMs)) },
        nextRunAt: null,
        lockedAt: null,
        repeatInterval: null,
        repeatAt: null,
      });
      return deletedCount;
    },
    close: () =>
      endSoon(async () => {
        const watching = watch.stop();
        await channel.disconnect();
        await client.close();
        await watching;
      }, log),
  };
}

/**
 * What stands at the address, for an operator; changes nothing.
 * @param describeClock given what asks for the server's clock, in ms since 1970
 * @throws when it does not answer, and what `describeClock` throws
 */
export async function describeMongoStore(
  url: string,
  describeClock: (ask: () => Promise<number>) => Promise<string>,
): Promise<string> {
  const client = openClient(url);
  try {
    const db = client.db(databaseOf(url));
    const { version, isReplicaSet } = await greet(db);
    const clock = await describeClock(async () => {
      const { localTime } = await db.command({ hello: 1 });
      return localTime instanceof Date ? localTime.getTime() : NaN;
    });
    return isReplicaSet
      ? `MongoDB ${version}, a replica set: workers are notified; ${clock}`
      : `MongoDB ${version}, not a replica set: workers look for work once a second; ${clock}`;
  } finally {
    await client.close();
  }
}

function openClient(url: string): MongoClient {
  try {
    return new MongoClient(url, {
      appName: 'galley-agenda',
      maxPoolSize: 5,
      serverSelectionTimeoutMS: 3000,
      connectTimeoutMS: 3000,
      waitQueueTimeoutMS: 3000,
      // A server that stands still must not hold a worker for ever.
      socketTimeoutMS: 10_000,
      heartbeatFrequencyMS: 5000,
    });
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    // No cause: the driver quotes the whole address, with its password.
    throw refuse('invalid_params', `JOBS_URL can’t be used: ${said.replace(/(?<!\S)\S*:\/\/.*/s, '…')}`);
  }
}

/**
 * `mongodb://user:word@host:1,host:2/name?options`: with several hosts it is no URL in the eyes of `URL`.
 * @returns undefined for the database that the address names
 */
function databaseOf(url: string): string | undefined {
  return /^[a-z+]+:\/\/[^/?]*\/[^/?]/.test(url) ? undefined : 'galley';
}

async function greet(db: Db): Promise<{ readonly version: string; readonly isReplicaSet: boolean }> {
  const hello = await db.command({ hello: 1 });
  const { version } = await db.command({ buildInfo: 1 });
  return {
    version: typeof version === 'string' ? version : 'of an unknown version',
    // A router of a sharded cluster tells changes too.
    isReplicaSet: typeof hello['setName'] === 'string' || hello['msg'] === 'isdbgrid',
  };
}

/** A server that does not say what time it has is taken to have ours. */
async function readTime(db: Db): Promise<number> {
  const { localTime } = await db.command({ hello: 1 });
  return localTime instanceof Date ? localTime.getTime() : Date.now();
}

function openFeed(collection: Collection<JobDocument>): InsertFeed {
  const stream = collection.watch<JobDocument>([{ $match: { operationType: 'insert' } }], {
    maxAwaitTimeMS: FEED_WAIT_MS,
  });
  return {
    next: async () => {
      const change = await stream.tryNext();
      if (change?.operationType !== 'insert') return null;
      const { name, nextRunAt, priority } = change.fullDocument;
      return { id: change.documentKey._id.toHexString(), name, nextRunAt, priority };
    },
    close: () => stream.close(),
  };
}
