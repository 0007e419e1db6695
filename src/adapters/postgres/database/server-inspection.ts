import { Client } from 'pg';

/** Properties of a PostgreSQL, or of a pooler before it, that Galley relies on. */
export interface ServerInspection {
  /** `read committed`, unless the server, the database or the role has another default. */
  readonly isolation: string;
  /** Whether it refuses writes: a standby, or a server that was made read-only. */
  readonly isReadOnly: boolean;
  /** The connection limit for roles like Galley's, and the number of connections now, of all databases. */
  readonly connections: { readonly most: number; readonly present: number };
  /** A pooler that lends one connection to several clients alternately, or one to each; null: none was found. */
  readonly pooler: 'transaction' | 'session' | null;
}

/** Chosen: an operator waits for the answer. */
const ANSWER_MS = 5000;
/** Chosen: clients that hold a connection each while another one is checked for its server process. */
const HOLDERS = 3;

/** Inspects the server over new connections, without the settings of Galley's own. @throws errors of `pg` */
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
 * A client whose server process changes between two of its statements has no session of its own: LISTEN, advisory locks and
 * settings are lost or reach other clients. The process changes as soon as others hold the lent connection.
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
    // The server sends each client its process id at the start; a pooler sends one of its own.
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
  // The statement reports its errors.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
