import { Client } from 'pg';
import { openMongoHome } from './queue-homes.js';
import { StallingProxy } from './stalling-proxy.js';

const given = process.env['JOBS_URL'];
const REAL_MONGO = given?.startsWith('mongodb') ? given : undefined;

/** Where a Galley of the chaos suite keeps its jobs' rows and Agenda its own. */
export interface OpenJobStore {
  readonly databaseUrl: string;
  /** `JOBS_URL`; null for Agenda on the same PostgreSQL. */
  readonly jobsUrl: string | null;
  /** Agenda's store is away until `start`; the rest of PostgreSQL is not. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** How many jobs Agenda still has. */
  left(): Promise<number>;
  close(): Promise<void>;
}

export interface JobStoreKind {
  readonly name: string;
  /** @param databaseUrl of a migrated database of the test's own */
  open(databaseUrl: string): Promise<OpenJobStore>;
}

/** Agenda keeps its jobs in the same database, so what can be away is only the way there of its own connections. */
const postgres: JobStoreKind = {
  name: 'PostgreSQL',
  async open(databaseUrl) {
    const proxy = await StallingProxy.open(databaseUrl);
    return {
      databaseUrl: proxy.url,
      jobsUrl: null,
      stop: async () => {
        proxy.refuse('galley-agenda');
      },
      start: async () => {
        proxy.heal();
      },
      left: async () => {
        const client = new Client({ connectionString: databaseUrl });
        await client.connect();
        try {
          const { rows } = await client.query<{ count: number }>(
            'SELECT count(*)::integer AS count FROM agenda_jobs',
          );
          return rows[0]?.count ?? 0;
        } finally {
          await client.end();
        }
      },
      close: () => proxy.close(),
    };
  },
};

/** The MongoDB that `JOBS_URL` names, else the stand-in; cut off by a proxy. */
const mongo: JobStoreKind = {
  name: REAL_MONGO === undefined ? 'MongoDB (stand-in)' : 'MongoDB',
  async open(databaseUrl) {
    const home = await openMongoHome(REAL_MONGO);
    return {
      databaseUrl,
      jobsUrl: home.proxied.url,
      stop: async () => {
        home.proxy.refuse('');
      },
      start: async () => {
        home.proxy.heal();
      },
      left: async () => (await home.rows()).length,
      close: () => home.close(),
    };
  },
};

/**
 * The store of the running lane (`jest.config.js`): each case of the chaos suite runs on every one that Agenda may
 * use. Asked by each test file, because modules stay loaded from one lane to the next.
 */
export function jobStoresOfLane(): readonly JobStoreKind[] {
  const { galleyJobStore } = globalThis as { readonly galleyJobStore?: 'postgres' | 'mongo' };
  return [galleyJobStore === 'mongo' ? mongo : postgres];
}
