import { Client } from 'pg';

/** What a PostgreSQL, or what stands before it, must be for Galley to rely on it. */
export interface ServerInspection {
  /** `read committed`, unless the server, the database or the role is set to another. */
  readonly isolation: string;
  /** Whether it refuses to be written to: a standby, or a server that was made read-only. */
  readonly isReadOnly: boolean;
  /** Connections that roles like Galley's may have together, and how many there are now, of all databases. */
  readonly connections: { readonly most: number; readonly present: number };
  /** A pooler that lends one connection of the server to several clients in turn, or one to each; null: none is seen. */
  readonly pooler: 'transaction' | 'session' | null;
}

const ANSWER_MS = 5000;
/** Clients that hold a connection each while another is asked whether it still has its own. */
const HOLDERS = 3;

/** Looks at the server over connections of its own, as it is without what Galley sets on its own. @throws errors of `pg` */
export async function inspectServer(url: string): Promise<ServerInspection> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{
      isolation: string;
      read_only: boolean;
      most: number;
      present: number;
    }>(
      `SELECT current_setting('default_transaction_isolation') AS isolation,
         current_setting('transaction_read_only')::boolean AS read_only,
         current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer
           - COALESCE(current_setting('reserved_connections', true)::integer, 0) AS most,
         (SELECT sum(numbackends)::integer FROM pg_stat_database) AS present`,
    );
    const [row] = rows;
    if (!row) throw new Error('a statement that always has a row had none');
    return {
      isolation: row.isolation,
      isReadOnly: row.read_only,
      connections: { most: row.most, present: row.present },
      pooler: await findPooler(url, client),
    };
  } finally {
    await client.end();
  }
}

/**
 * A client whose server process changes between two of its statements has no session of its own: LISTEN, advisory locks
 * and settings are lost or come to others. It changes as soon as others hold what was lent to it.
 */
async function findPooler(url: string, client: Client): Promise<ServerInspection['pooler']> {
  const holders: Client[] = [];
  try {
    const before = await serverProcess(client);
    while (holders.length < HOLDERS) {
      const holder = await connect(url);
      holders.push(holder);
      await holder.query('BEGIN');
      await serverProcess(holder);
      if ((await serverProcess(client)) !== before) return 'transaction';
    }
    // What the server tells each client of itself at the beginning; a pooler tells something of its own.
    const { processID } = client as Client & { readonly processID?: number | null };
    return processID === before ? null : 'session';
  } finally {
    for (const holder of holders) await holder.end();
  }
}

async function serverProcess(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid ?? 0;
}

async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'galley-doctor',
    connectionTimeoutMillis: ANSWER_MS,
    query_timeout: ANSWER_MS,
  });
  // What happens to it is said by its statement.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
