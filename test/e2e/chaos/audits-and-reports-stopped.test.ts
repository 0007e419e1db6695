import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ChaosRun } from '../../support/chaos/chaos-run.js';
import { eventually } from '../../support/eventually.js';
import { gate } from '../../support/gate.js';
import { jobStoresOfLane } from '../../support/chaos/job-store-kinds.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { startTestWebsite, type TestWebsite } from '../../support/server/test-website.js';

const STORE = jobStoresOfLane()[0]!;
const PAGES = Array.from({ length: 30 }, (_, n) => `/page-${n}`);
const html = (links: readonly string[]) =>
  `<!doctype html><html lang="en"><title>A page</title><h1>A page</h1>${links.map((to) => `<a href="${to}">${to}</a>`).join('')}</html>`;

/** The writes of workers that are stopped just before them, for longer than their leases. */
describe('a worker that is stopped by SIGSTOP', () => {
  let database: TestDatabase;
  let run: ChaosRun;
  let site: TestWebsite;
  /** Answers nothing at first, and then as a site should. */
  let restored: TestWebsite;
  const last = gate();
  let isAway = true;

  beforeAll(async () => {
    site = await startTestWebsite({
      '/': html(PAGES),
      ...Object.fromEntries(PAGES.map((path) => [path, html([])])),
    });
    restored = await startTestWebsite({
      '/': (request, response) => {
        if (isAway) request.socket.destroy();
        else response.writeHead(200, { 'content-type': 'text/html' }).end(html(['/last']));
      },
      '/last': (_request, response) => {
        void last.opened.then(() => response.writeHead(200, { 'content-type': 'text/html' }).end(html([])));
      },
    });
    database = await createTestDatabase();
    const env = { FETCH_ALLOW: '127.0.0.0/8', CRAWL_RATE: '0' };
    run = await ChaosRun.open(STORE, database.url, { more: env });
  });
  afterAll(async () => {
    last.open();
    await run.close();
    await Promise.all([site.close(), restored.close()]);
    await database.drop();
  });

  /** Starts one at an address that says before which write an obeying worker stands still. @returns its id */
  async function started(kind: 'audit' | 'research', address: string, hold: string): Promise<string> {
    const { full, edition } = await run.tenant();
    await run.rows(
      'UPDATE editions SET verified = true, verified_at = now(), web_address = $2 WHERE id = $1',
      [edition, `${address}/?hold=${hold}`],
    );
    const { status, body } = await run.gateways.post(0, full, `/v1/editions/${edition}/${kind}`, {});
    expect(status).toBe(202);
    return String(body['id']);
  }

  const stateOf = (table: 'audits' | 'reports', ids: readonly string[]) =>
    run.rows(
      `SELECT to_jsonb(t) - 'attended_at' AS state FROM ${table} t WHERE id = ANY ($1::uuid[]) ORDER BY id`,
      [ids],
    );
  const statusesOf = async (table: 'audits' | 'reports', ids: readonly string[]) =>
    (
      await run.rows<{ status: string }>(`SELECT status FROM ${table} WHERE id = ANY ($1::uuid[])`, [ids])
    ).map(({ status }) => status);
  const allDone = (table: 'audits' | 'reports', ids: readonly string[]) =>
    eventually(
      `all ${table} are done`,
      async () => (await statusesOf(table, ids)).every((status) => status === 'done'),
      60_000,
      async () => JSON.stringify(await stateOf(table, ids)),
    );

  it('fails, settles and finishes nothing of audits that its successor goes on with', async () => {
    const failing = await started('audit', restored.origin, 'fail');
    const others = [
      { id: await started('audit', site.origin, 'settle'), method: 'settle' },
      { id: await started('audit', site.origin, 'finish'), method: 'finish' },
    ];
    const zombie = await run.worker({ obeys: true });
    // The site does not answer, so the worker is about to fail the audit.
    await zombie.holds(failing, 'fail');
    for (const { id, method } of others) await zombie.holds(id, method);
    zombie.signal('SIGSTOP');
    isAway = false;
    const heir = await run.worker();
    await eventually('the successor crawls the site', () =>
      Promise.resolve(restored.asked.includes('/last')),
    );
    const ids = others.map(({ id }) => id);
    await allDone('audits', ids);
    const before = await stateOf('audits', ids);

    zombie.signal('SIGCONT');
    zombie.go(failing);
    await zombie.refused(failing, 'fail');
    expect(await statusesOf('audits', [failing])).toEqual(['crawling']);
    for (const { id, method } of others) {
      zombie.go(id);
      await zombie.refused(id, method);
    }
    expect(await stateOf('audits', ids)).toEqual(before);
    last.open();
    await allDone('audits', [failing]);
    expect(await run.rows(`SELECT DISTINCT kind FROM paid_actions`)).toEqual([{ kind: 'audit' }]);
    await Promise.all([zombie.kill(), heir.kill()]);
  });

  it('advances and completes no report that its successor made', async () => {
    const ids = [
      await started('research', 'https://chaos.example', 'advance'),
      await started('research', 'https://chaos.example', 'complete'),
    ];
    const zombie = await run.worker({ obeys: true });
    await zombie.holds(ids[0]!, 'advance');
    await zombie.holds(ids[1]!, 'complete');
    zombie.signal('SIGSTOP');
    const heir = await run.worker();
    await allDone('reports', ids);
    const before = await stateOf('reports', ids);
    zombie.signal('SIGCONT');
    for (const [n, method] of (['advance', 'complete'] as const).entries()) {
      zombie.go(ids[n]!);
      await zombie.refused(ids[n]!, method);
    }
    expect(await stateOf('reports', ids)).toEqual(before);
    await Promise.all([zombie.kill(), heir.kill()]);
  });
});
