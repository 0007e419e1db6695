import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { App } from '../../../src/main/build-app.js';
import type { Finding } from '../../../src/transports/cli/doctor.js';
import { PGBOUNCER, startPgBouncer, type PgBouncer } from '../../support/server/pgbouncer.js';
import { runHere } from '../../support/server/run-here.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley } from '../../support/server/test-galley.js';
import { until } from '../../support/until.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

(existsSync(PGBOUNCER) ? describe : describe.skip)('behind PgBouncer', () => {
  let database: TestDatabase;
  const open: PgBouncer[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(async () => {
    for (const each of open) await each.close();
    await database.drop();
  });

  /** By the settings that the docs name. */
  async function start(mode: 'session' | 'transaction'): Promise<string> {
    const docs = await readFile('docs/deploying.md', 'utf8');
    const [, ignored = ''] = /`ignore_startup_parameters = ([\w,]+)`/.exec(docs) ?? [];
    const pooler = await startPgBouncer(database.url, mode, ignored);
    open.push(pooler);
    return pooler.url;
  }

  async function findingsAt(url: string) {
    const { code, out } = await runHere(['doctor', '--json'], { DATABASE_URL: url });
    const { findings } = JSON.parse(out) as { findings: readonly Finding[] };
    return {
      code,
      pooler: findings.find(({ check }) => check === 'connection pooler')?.detail,
      wrong: findings.filter(({ ok }) => !ok).map(({ check }) => check),
    };
  }

  it('in session mode, articles are written, and the doctor finds nothing wrong', async () => {
    const databaseUrl = await start('session');
    const apps: App[] = [];
    try {
      const gateway = await startGalley({ databaseUrl, role: 'gateway' });
      apps.push(gateway);
      apps.push(await startGalley({ databaseUrl, role: 'worker', writing: scriptedWriting() }));
      const { full, edition } = await createTenant(gateway);
      const { body } = await call(gateway, full, 'POST', `/v1/editions/${edition}/articles`, {
        input: 'Anything',
      });
      await until(async () => {
        const job = await call(gateway, full, 'GET', `/v1/jobs/${String(body['id'])}`);
        return job.body['status'] === 'done';
      });
      expect(await findingsAt(databaseUrl)).toEqual({ code: 0, pooler: 'one in session mode', wrong: [] });
    } finally {
      for (const app of apps) await app.close();
    }
  });

  it('in transaction mode, the doctor names it as the fault', async () => {
    const { code, pooler, wrong } = await findingsAt(await start('transaction'));
    expect({ code, wrong }).toEqual({ code: 1, wrong: ['connection pooler'] });
    expect(pooler).toMatch(/^one in transaction mode: .* PgBouncer to pool_mode = session$/);
  });
});
