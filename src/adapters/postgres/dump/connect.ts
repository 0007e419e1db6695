import pg from 'pg';
import { unavailable } from '../database/connection-pool.js';

const CONNECT_MS = 10_000;

/** A large table takes as long as it takes. */
const TIMEOUTS = [
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
  'idle_session_timeout',
  'transaction_timeout',
];

/**
 * A connection on which values are written and read alike, whatever a server, a database or a role has set, without time-outs.
 *
 * @throws {GalleyError} `unavailable`
 */
export async function connectForRows(url: string, applicationName: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  // What runs on it fails, too.
  client.on('error', () => undefined);
  await client.connect().catch((error: unknown) => {
    throw unavailable(error);
  });
  await client.query(`SELECT set_config(name, '0', false) FROM pg_settings WHERE name = ANY($1)`, [TIMEOUTS]);
  await client.query(
    `SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET extra_float_digits = 1;
     SET client_encoding = 'UTF8'; SET row_security = off`,
  );
  return client;
}
