import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import { buildCoreServices } from '../../../src/main/build/build-services.js';
import { Chance } from '../../support/chaos/chance.js';
import { Gateways } from '../../support/chaos/gateways.js';
import { QUICK, WorkerProcess } from '../../support/chaos/worker-process.js';
import { runs } from '../../support/sample.js';
import { eventually } from '../../support/eventually.js';
import { createTenant } from '../../support/server/test-galley.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';

const HOUR_MS = 3_600_000;
const TENANTS = 4;
/** Of each tenant: fewer than a key may start in an hour. */
const SCHEDULES = 10;
const ROUNDS = runs(5);
const ALL = TENANTS * SCHEDULES;

describe('schedules, while workers whose clocks are two hours apart are killed', () => {
  let database: TestDatabase;
  let direct: Database;
  let pool: Pool;
  let gateways: Gateways;
  let env: Readonly<Record<string, string>>;
  const workers = new Set<WorkerProcess>();

  beforeAll(async () => {
    database = await createTestDatabase();
    env = { DATABASE_URL: database.url, LOG_LEVEL: 'warn' };
    const bounds = { poolSize: 2, acquireMs: 5000, statementMs: 10_000, maxWaiting: 10 };
    direct = Database.open({ url: database.url, applicationName: 'chaos', ...bounds });
    pool = new Pool({ connectionString: database.url, max: 2 });
    gateways = await Gateways.start(1, env);
    const services = buildCoreServices(direct);
    for (let n = 0; n < TENANTS; n += 1) {
      const { full, edition } = await createTenant({ services });
      for (let place = 0; place < SCHEDULES; place += 1) {
        const terms = { name: `Daily ${place}`, kind: 'article', brief: { input: '{"ms":1}' } };
        const { status } = await gateways.post(0, full, `/v1/editions/${edition}/schedules`, {
          ...terms,
          // None comes by itself.
          cron: '0 5 29 2 *',
          overlap: 'allow',
        });
        expect(status).toBe(201);
      }
    }
  });
  afterAll(async () => {
    await Promise.all([...workers].map((worker) => worker.kill()));
    await gateways.kill();
    await pool.end();
    await direct.close();
    await database.drop();
  });

  const worker = async (clockShiftMs: number) => {
    const started = WorkerProcess.start(env, { clockShiftMs, limits: { ...QUICK, scheduleEveryMs: 50 } });
    workers.add(started);
    await started.ready();
  };
  const killAll = async () => {
    const all = [...workers];
    workers.clear();
    await Promise.all(all.map((each) => each.kill()));
  };
  const count = async (sql: string) =>
    (await pool.query<{ count: number }>(`SELECT count(*)::integer AS count FROM ${sql}`)).rows[0]!.count;

  it('start each moment once, lose none and spend for each once', async () => {
    const chance = new Chance();
    const moments: string[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      await pool.query('DELETE FROM paid_actions');
      const { rows } = await pool.query<{ at: string }>(
        `UPDATE schedules SET next_at = date_trunc('milliseconds', clock_timestamp()) RETURNING next_at::text AS at`,
      );
      moments.push(...rows.map(({ at }) => at));
      // Both are killed somewhere between the first start and the last.
      const enough = (round - 1) * ALL + chance.whole(1, ALL);
      await Promise.all([worker(HOUR_MS), worker(-HOUR_MS)]);
      await eventually('some are started', async () => (await count('jobs')) >= enough);
      await killAll();
      await Promise.all([worker(-HOUR_MS), worker(HOUR_MS)]);
      await eventually(
        'all are started',
        async () => (await count(`scheduled_runs WHERE outcome = 'started'`)) === round * ALL,
      );
      expect(await count('paid_actions')).toBe(ALL);
      await killAll();
    }
    expect(await count('scheduled_runs')).toBe(ROUNDS * ALL);
    expect(await count('jobs')).toBe(ROUNDS * ALL);
    expect(await count('scheduled_runs r JOIN jobs j ON j.id = r.id')).toBe(ROUNDS * ALL);
    const { rows } = await pool.query<{ at: string }>('SELECT planned_at::text AS at FROM scheduled_runs');
    expect(rows.map(({ at }) => at).sort()).toEqual(moments.sort());
    // Nothing was reported as missed, whatever the clocks of the workers said.
    expect(await count(`events WHERE type LIKE 'schedule.%'`)).toBe(0);
  });
});
