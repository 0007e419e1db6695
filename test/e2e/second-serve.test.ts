import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GalleyProcess, runGalley } from '../support/server/galley-process.js';

const TENANTS = fileURLToPath(new URL('../../docs/tenants.example.yaml', import.meta.url));
const EDITION = '0a000000-0000-4000-8000-000000000004';
const POLL_MS = 700;
const NOTES =
  'A canal lock is a chamber with gates at both ends. It lifts boats by the weight of water alone. The keeper of the ' +
  'lock opens the upper sluice, and the chamber fills within four minutes. A lock of 1790 is still in use today.';

describe('a second `galley serve` on a data folder', () => {
  const started: GalleyProcess[] = [];
  let folder: string;
  let env: Record<string, string>;
  let token: string;
  let first: Awaited<ReturnType<typeof serve>>;

  const start = (role: string, more: Record<string, string> = {}) => {
    const galley = GalleyProcess.start(['serve', '--role', role], { ...env, ...more });
    started.push(galley);
    return galley;
  };
  const serve = async (role: 'all' | 'gateway') => {
    const galley = start(role);
    const [, url] = await galley.waitFor(/ready at (\S+)/);
    return { galley, url: url! };
  };
  const isReady = async (url: string) => (await fetch(`${url}/readyz`)).status === 200;
  const call = async (url: string, path: string, body?: object) => {
    const response = await fetch(`${url}/v1/${path}`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    return (await response.json()) as { id: string; status: string; attempt: number };
  };
  const startJob = async (url: string) => {
    const settings = { notes: NOTES, source_policy: 'only_given', word_count: 150 };
    const { id } = await call(url, `editions/${EDITION}/articles`, {
      id: randomUUID(),
      input: 'How a canal lock works',
      settings,
    });
    return id;
  };
  /** Polls as slowly as a key's 120 requests a minute allow, though a busy machine may take long. */
  const isDone = async (url: string, id: string) => {
    while ((await call(url, `jobs/${id}`)).status !== 'done') await delay(POLL_MS);
  };

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'galley-second-'));
    await chmod(folder, 0o755);
    env = { GALLEY_DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'warn' };
    first = await serve('gateway');
    const { code, out } = await runGalley(['apply', TENANTS, '--json'], env);
    expect(code).toBe(0);
    token = (JSON.parse(out) as { keys: { token: string }[] }).keys[0]!.token;
  });
  afterAll(async () => {
    await Promise.all(started.map((galley) => galley.kill()));
    // A process that was killed leaves the server running; a command is the last to leave then.
    await runGalley(['key', 'list'], env);
    await rm(folder, { recursive: true });
  });

  it('ends at once where its port is taken, says so, and takes no job of the first', async () => {
    const id = await startJob(first.url);
    const second = await start('all', { PORT: new URL(first.url).port }).end();
    expect(second).toMatchObject({ code: 1, out: '' });
    expect(second.err).toMatch(/^Port \d+ of 127\.0\.0\.1 is in use, .* set PORT\.$/m);
    expect(await call(first.url, `jobs/${id}`)).toMatchObject({ status: 'queued', attempt: 0 });
    expect(await isReady(first.url)).toBe(true);
  });

  it('shares the work on a port of its own, and may be killed', async () => {
    const second = await serve('all');
    await isDone(second.url, await startJob(first.url));
    second.galley.signal('SIGKILL');
    await second.galley.end();
    expect(await isReady(first.url)).toBe(true);
    const id = await startJob(first.url);
    expect(await call(first.url, `jobs/${id}`)).toMatchObject({ id });
  });

  it.each(['SIGTERM', 'SIGKILL'] as const)('goes on when the first ends by %s', async (signal) => {
    const second = await serve('all');
    first.galley.signal(signal);
    expect((await first.galley.end()).code).toBe(signal === 'SIGTERM' ? 0 : null);
    await isDone(second.url, await startJob(second.url));
    expect(await isReady(second.url)).toBe(true);
    first = second;
  });

  it('stops the database when it is the last to leave', async () => {
    first.galley.signal('SIGTERM');
    expect((await first.galley.end()).code).toBe(0);
    const left = readFile(path.join(folder, 'postgres', 'data', 'postmaster.pid'));
    await expect(left).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
