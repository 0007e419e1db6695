import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../../scripts/free-port.mjs';
import { until } from '../until.js';

/** Of Debian's package pgbouncer. */
export const PGBOUNCER = '/usr/sbin/pgbouncer';

export interface PgBouncer {
  /** The same database and role as behind it. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A PgBouncer before a PostgreSQL, set up by the line of docs/deploying.md.
 *
 * @param target what is behind it, with a login
 * @param ignored `ignore_startup_parameters`
 */
export async function startPgBouncer(
  target: string,
  mode: 'session' | 'transaction',
  ignored: string,
): Promise<PgBouncer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'galley-pgbouncer-'));
  // Started by root it runs as nobody.
  await chmod(folder, 0o755);
  const { hostname, port, username, password } = new URL(target);
  const own = await freePort();
  await writeFile(
    path.join(folder, 'users.txt'),
    `"${decodeURIComponent(username)}" "${decodeURIComponent(password)}"\n`,
  );
  await writeFile(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${folder}/users.txt
pool_mode = ${mode}
ignore_startup_parameters = ${ignored}
max_client_conn = 200
default_pool_size = 100
`,
  );
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(PGBOUNCER, [...user, path.join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  const url = new URL(target);
  url.host = `127.0.0.1:${own}`;
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      // At once, with its connections.
      child.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await until(() => answers(url.href));
  } catch (error) {
    await close();
    throw error;
  }
  return { url: url.href, close };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
