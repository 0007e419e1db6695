import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REPORT_STAGES } from '../../../src/domain/report/report.js';
import { ChaosRun } from '../../support/chaos/chaos-run.js';
import { casesOf } from '../../support/sample.js';
import { eventually } from '../../support/eventually.js';
import { jobStoresOfLane } from '../../support/chaos/job-store-kinds.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import type { Tenant } from '../../support/server/test-galley.js';

interface ReportRow {
  readonly status: string;
  readonly attempt: number;
  readonly title: string | null;
  readonly artifacts: number;
}

describe.each(jobStoresOfLane())('a report whose worker is killed ($name)', (kind) => {
  let database: TestDatabase;
  let run: ChaosRun;

  beforeAll(async () => {
    database = await createTestDatabase();
    run = await ChaosRun.open(kind, database.url);
  });
  afterAll(async () => {
    await run.close();
    await database.drop();
  });

  /** Whose edition's address says where an obeying worker dies. */
  async function tenantDying(point: string): Promise<Tenant> {
    const tenant = await run.tenant();
    await run.rows(
      'UPDATE editions SET verified = true, verified_at = now(), web_address = $2 WHERE id = $1',
      [tenant.edition, `https://chaos.example/?die=${encodeURIComponent(point)}`],
    );
    return tenant;
  }

  async function started({ full, edition }: Tenant): Promise<string> {
    const { status, body } = await run.gateways.post(0, full, `/v1/editions/${edition}/research`, {});
    expect([status, body['status']]).toEqual([202, 'running']);
    return String(body['id']);
  }

  async function rowOf(id: string): Promise<ReportRow | undefined> {
    const [row] = await run.rows<ReportRow>(
      `SELECT status, attempt, record ->> 'title' AS title,
         (SELECT count(*)::integer FROM report_artifacts a WHERE a.report_id = r.id) AS artifacts
       FROM reports r WHERE id = $1`,
      [id],
    );
    return row;
  }

  it.each(['claimed', ...casesOf(REPORT_STAGES), 'before the end', 'after the end'])(
    'gets one record, for one row in the ledger, when it is killed at “%s”',
    async (point) => {
      const tenant = await tenantDying(point);
      const id = await started(tenant);
      const doomed = run.workerSoon({ obeys: true });
      expect(await doomed.end()).toBeNull();
      const next = await run.worker();
      await eventually(
        'the report is done',
        async () => (await rowOf(id))?.status === 'done',
        60_000,
        async () => `${JSON.stringify(await rowOf(id))}\n${next.log}`,
      );
      const attempt = point === 'after the end' ? 1 : 2;
      expect(await rowOf(id)).toEqual({ status: 'done', attempt, title: 'Made in a storm', artifacts: 0 });
      // Behind the last stage that left its artifact, nothing is done twice.
      const again = next.ran(id) as readonly string[];
      const at = (REPORT_STAGES as readonly string[]).indexOf(point);
      if (at !== -1) expect(again).toEqual(REPORT_STAGES.slice(at));
      expect(await run.rows('SELECT kind FROM paid_actions WHERE account_id = $1', [tenant.account])).toEqual(
        [{ kind: 'research' }],
      );
      expect(await run.rows('SELECT 1 FROM reports WHERE edition_id = $1', [tenant.edition])).toHaveLength(1);
      await next.kill();
    },
  );
});
