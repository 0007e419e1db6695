import { pendingMigrations } from '../adapters/postgres/migrations.js';
import { TitleCardMaker } from '../adapters/image/title-card.js';
import type { Finding } from '../transports/cli/doctor.js';
import { ConfigError, readConfig, type Config } from './config.js';
import { openLog } from './log.js';
import { openUnmigrated } from './open-database.js';
import { Closers } from './shutdown.js';

/** Looks at everything that Galley needs; what depends on something missing is not looked at. */
export async function examine(): Promise<readonly Finding[]> {
  const findings: Finding[] = [{ check: 'node', ok: true, detail: process.version }];
  let config: Config;
  try {
    config = readConfig();
    findings.push({ check: 'configuration', ok: true, detail: describe(config) });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...findings, ...error.faults.map((detail) => ({ check: 'configuration', ok: false, detail }))];
  }
  findings.push(...(await examineDatabase(config)));
  findings.push(await attempt('title card', drawCard));
  return findings;
}

async function examineDatabase(config: Config): Promise<Finding[]> {
  const log = openLog('silent');
  const closers = new Closers(log);
  try {
    const { database } = await openUnmigrated(config, log, closers, 'galley-doctor');
    const server = await attempt('database', async () => {
      const row = await database.row<{ server_version: string }>('SHOW server_version');
      return `PostgreSQL ${row?.server_version ?? 'of an unknown version'}`;
    });
    if (!server.ok) return [server];
    const pending = await pendingMigrations(database);
    const detail =
      pending.length === 0 ? 'up to date' : `run "galley migrate": ${pending.join(', ')} pending`;
    return [server, { check: 'tables', ok: pending.length === 0, detail }];
  } catch (error) {
    return [{ check: 'database', ok: false, detail: messageOf(error) }];
  } finally {
    await closers.closeAll();
  }
}

async function drawCard(): Promise<string> {
  const task = { title: 'Galley', editionName: 'doctor', language: 'en', alt: null };
  const card = await new TitleCardMaker().make(task, new AbortController().signal);
  return `${card.width}×${card.height} ${card.contentType}`;
}

async function attempt(check: string, work: () => Promise<string>): Promise<Finding> {
  try {
    return { check, ok: true, detail: await work() };
  } catch (error) {
    return { check, ok: false, detail: messageOf(error) };
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function describe(config: Config): string {
  const database =
    config.database.kind === 'embedded'
      ? `embedded PostgreSQL in ${config.database.dataDir}`
      : 'DATABASE_URL';
  return `${database}, writer ${config.writer.kind}, images ${config.image}`;
}
