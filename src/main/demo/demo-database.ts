import { refuse } from '../../domain/errors.js';
import type { Log } from '../../ports/log.js';
import type { Config } from '../config.js';
import { openUnmigrated } from '../open-database.js';
import type { Closers } from '../shutdown.js';

/** The connection name of a demo before its Galley has started; later it has that of its role. */
const ASKING = 'galley-demo';

/** A worker of any of these would claim the demo's job without permission to fetch its site; the demo's worker theirs. */
const AT_WORK = ['galley-all', 'galley-gateway', 'galley-worker'];

/**
 * Opens the database for a demo, when no other Galley uses it. Short commands (`galley key list`) and killed processes do
 * not block it. Of two demos at the same time, the one that connected first gets it.
 *
 * @throws {GalleyError} `conflict` when another Galley works on it, with what to do
 */
export async function claimDatabase(config: Config, log: Log, closers: Closers): Promise<void> {
  const { database } = await openUnmigrated(config, log, closers, ASKING);
  const other = await database.row(
    `SELECT other.pid FROM pg_stat_activity own, pg_stat_activity other
     WHERE own.pid = pg_backend_pid() AND other.pid <> own.pid AND other.datname = own.datname
       AND (other.application_name = ANY($1::text[]) OR (other.application_name = $2::text
         AND (other.backend_start, other.pid) < (own.backend_start, own.pid)))
     LIMIT 1`,
    [AT_WORK, ASKING],
  );
  if (!other) return;
  throw refuse(
    'conflict',
    config.database.kind === 'embedded'
      ? `Another Galley runs on ${config.database.dataDir}. Use that one, or give the demo a folder of its own: ` +
          'set GALLEY_DATA_DIR to another.'
      : 'Another Galley runs on the database of DATABASE_URL. Use that one, or run the demo without DATABASE_URL ' +
          'on a PostgreSQL of its own.',
  );
}
