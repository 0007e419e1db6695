import { Client } from 'pg';
import { StallingProxy } from './stalling-proxy.js';

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

/** Every store that Agenda may use; each case of the chaos suite runs on each of them. */
export const JOB_STORES: readonly JobStoreKind[] = [postgres];
