import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { REPLACEMENT, type ClusterPaths } from './embedded-cluster.js';
import { EmbeddedPostgresError, errorCode } from './embedded-error.js';
import { SYSTEM_PATH } from './embedded-runner.js';
import { findServer, IN_USE } from './embedded-server.js';

/**
 * Puts a whole database folder in the place of one that no server uses, which is moved aside. Between the two renames there is
 * no folder in that place: `prepareFolder` then does the second, so a crash leaves the old database or the new one.
 *
 * @param attempt the new folder, on the same disk
 * @param aside where the old one goes
 * @throws {EmbeddedPostgresError} when a server uses the old one; nothing is moved
 */
export async function replaceCluster(paths: ClusterPaths, attempt: string, aside: string): Promise<void> {
  const unlock = await lockCluster(paths);
  try {
    if (await findServer(paths)) throw inUse(paths);
    const replacement = path.join(path.dirname(paths.home), REPLACEMENT);
    // Of a replacement that ended before its second step: the old database has gone on since.
    await rm(replacement, { recursive: true, force: true });
    await rename(attempt, replacement);
    await rename(paths.home, aside).catch(async (error: unknown) => {
      // Left behind, it would take the place of a database that somebody moves away later.
      await rm(replacement, { recursive: true, force: true });
      throw error;
    });
    await rename(replacement, paths.home).catch((error: unknown) => {
      // A Galley that started just now has done it.
      if (errorCode(error) !== 'ENOENT') throw error;
    });
  } finally {
    await unlock();
  }
}

export function inUse({ home }: ClusterPaths): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `A Galley uses the database in ${home}. Stop it, and restore again; nothing was changed.`,
  );
}

/**
 * Holds the lock that every server of the cluster holds, so that none starts meanwhile; a killed process releases it. Without
 * the program `flock` there is no such lock.
 *
 * @throws {EmbeddedPostgresError} when a server holds it, which may be one in another container
 */
async function lockCluster(paths: ClusterPaths): Promise<() => Promise<void>> {
  const args = [
    '--nonblock',
    `--conflict-exit-code=${IN_USE}`,
    paths.lock,
    '/bin/sh',
    '-c',
    'echo held; cat',
  ];
  const holder = spawn('flock', args, {
    cwd: path.parse(process.execPath).root,
    env: { LC_ALL: 'C', PATH: SYSTEM_PATH },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve) => {
    holder.once('error', () => resolve(null));
    holder.once('close', resolve);
  });
  const held = once(holder.stdout, 'data').then(() => 'held' as const);
  // It never settles for a holder that ends without a word.
  held.catch(() => undefined);
  const outcome = await Promise.race([held, ended]);
  if (outcome === IN_USE) throw inUse(paths);
  return async () => {
    if (outcome !== 'held') return;
    holder.stdin.end();
    await ended;
  };
}
