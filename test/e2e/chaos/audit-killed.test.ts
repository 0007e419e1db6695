import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Pool } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import { buildCoreServices } from '../../../src/main/build/build-services.js';
import { Chance } from '../../support/chaos/chance.js';
import { runs } from '../../support/sample.js';
import { eventually } from '../../support/eventually.js';
import { Gateways } from '../../support/chaos/gateways.js';
import { createTenant, type Tenant } from '../../support/server/test-galley.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { startTestWebsite, type TestWebsite } from '../../support/server/test-website.js';
import { WorkerProcess } from '../../support/chaos/worker-process.js';

/** As many for each kill, however many there are. */
const PAGES = runs(400);
const KILLS = runs(10);

/** A site of shelves and pages with faults here and there, every page of which differs from every other. */
async function openSite(): Promise<TestWebsite> {
  const site = await startTestWebsite();
  const chance = new Chance(7);
  for (let n = 0; n < PAGES; n += 1) {
    const links = Array.from({ length: 6 }, () => chance.whole(0, PAGES + 5));
    const next = n * 2 + 1 < PAGES ? [n * 2 + 1, n * 2 + 2] : [];
    const body = [...next, ...links].map((to) => `<p>See <a href="/${to}">page ${to}</a>.</p>`).join('');
    const text = Array.from({ length: 120 }, () => `word${chance.whole(0, 5000)}`).join(' ');
    const title = n % 7 === 0 ? 'The same title' : `Page ${n} of the harbour`;
    const description = n % 3 === 0 ? '' : `<meta name="description" content="All that is known of ${n}.">`;
    const html =
      `<!doctype html><html lang="en"><head><title>${title}</title>${description}</head>` +
      `<body><main><h1>Page ${n}</h1><p>${text}</p>${body}</main></body></html>`;
    site.set(n === 0 ? '/' : `/${n}`, (_request, response) => {
      // As a server does that has something to look up: a crawl is to take a while.
      setTimeout(() => response.writeHead(200, { 'content-type': 'text/html' }).end(html), 20);
    });
  }
  return site;
}

describe('the crawl of a site', () => {
  let database: TestDatabase;
  let direct: Database;
  let pool: Pool;
  let gateways: Gateways;
  let site: TestWebsite;
  let env: Readonly<Record<string, string>>;
  const workers = new Set<WorkerProcess>();

  beforeAll(async () => {
    site = await openSite();
    database = await createTestDatabase();
    env = {
      DATABASE_URL: database.url,
      FETCH_ALLOW: `127.0.0.1:${site.port}`,
      CRAWL_RATE: '0',
      LOG_LEVEL: 'warn',
    };
    direct = Database.open({
      url: database.url,
      poolSize: 2,
      acquireMs: 5000,
      statementMs: 10_000,
      maxWaiting: 10,
      applicationName: 'chaos',
    });
    pool = new Pool({ connectionString: database.url, max: 2 });
    gateways = await Gateways.start(1, env);
  });
  afterAll(async () => {
    await Promise.all([...workers].map((worker) => worker.kill()));
    await gateways.kill();
    await pool.end();
    await direct.close();
    await database.drop();
    await site.close();
  });

  const worker = () => {
    const started = WorkerProcess.start(env);
    workers.add(started);
    return started.ready();
  };
  const auditedTenant = async (): Promise<Tenant> => {
    const services = buildCoreServices(direct);
    const tenant = await createTenant({ services }, { webAddress: `${site.origin}/` });
    await pool.query('UPDATE editions SET verified = true, verified_at = now() WHERE id = $1', [
      tenant.edition,
    ]);
    return tenant;
  };
  const start = async ({ full, edition }: Tenant): Promise<string> => {
    const { status, body } = await gateways.post(0, full, `/v1/editions/${edition}/audit`, {});
    expect([status, body['status']]).toEqual([202, 'crawling']);
    return String(body['id']);
  };
  const poll = async ({ full, edition }: Tenant, id: string, query = '') => {
    const response = await fetch(`${gateways.urls[0] ?? ''}/v1/editions/${edition}/audit/${id}${query}`, {
      headers: { authorization: `Bearer ${full}` },
    });
    expect(response.status).toBe(200);
    // oxlint-disable-next-line typescript/no-explicit-any -- what is there is what is asserted
    return (await response.json()) as any;
  };
  const done = async (tenant: Tenant, id: string) => {
    // As long as a test may take: a busy machine makes it slow, not red.
    await eventually(
      'the audit is done',
      async () => {
        await pool.query('UPDATE key_requests SET moments = DEFAULT');
        return (await poll(tenant, id)).status === 'done';
      },
      240_000,
    );
  };
  const fetched = async (id: string) =>
    Number(
      (
        await pool.query<{ n: string }>(
          `SELECT count(*) AS n FROM audit_urls WHERE audit_id = $1 AND state = 'done'`,
          [id],
        )
      ).rows[0]?.n,
    );

  /** All that an audit found, in no order and without what times and the order of finding decide. */
  const findings = async (id: string) => {
    const ask = async (sql: string) => (await pool.query(sql, [id])).rows;
    return {
      urls: await ask(
        `SELECT url, kind, state, skip_reason, answer ->> 'status' AS status FROM audit_urls
         WHERE audit_id = $1 ORDER BY url`,
      ),
      hits: await ask(
        `SELECT h.check_id, h.url, h.inlinks, h.severity, h.hit ->> 'observed' AS observed FROM audit_hits h
         JOIN audits a ON a.id = h.audit_id AND a.result = h.run WHERE h.audit_id = $1
           AND h.check_id NOT IN ('slow_ttfb', 'very_slow_response') ORDER BY 1, 2, 5`,
      ),
      rows: await ask(
        `SELECT r.row ->> 'url' AS url, r.row ->> 'title' AS title, r.row ->> 'depth' AS depth,
           r.row ->> 'inlinks' AS inlinks, r.row ->> 'words' AS words, r.row ->> 'hash' AS hash,
           (SELECT array_agg(f ORDER BY f) FROM unnest(r.filters) f WHERE f NOT LIKE '%slow%') AS filters
         FROM audit_rows r JOIN audits a ON a.id = r.audit_id AND a.result = r.run WHERE r.audit_id = $1 ORDER BY 1`,
      ),
      left: await ask(
        `SELECT (SELECT count(*) FROM audit_hits h WHERE h.audit_id = $1 AND h.run <> a.result)
           + (SELECT count(*) FROM audit_rows r WHERE r.audit_id = $1 AND r.run <> a.result)
           + (SELECT count(*) FROM audit_views v WHERE v.audit_id = $1 AND v.run <> a.result) AS n
         FROM audits a WHERE a.id = $1`,
      ),
    };
  };

  it(`comes to the same whether its worker is killed ${KILLS} times or never`, async () => {
    const calm = await auditedTenant();
    const undisturbed = await start(calm);
    const first = await worker();
    await done(calm, undisturbed);
    await first.kill();

    const storm = await auditedTenant();
    const id = await start(storm);
    let alive = await worker();
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const goal = Math.floor((PAGES * kill) / (KILLS + 1));
      await eventually(`${goal} URLs are fetched`, async () => (await fetched(id)) >= goal);
      await alive.kill();
      alive = await worker();
    }
    await done(storm, id);
    const [one, other] = [await findings(undisturbed), await findings(id)];
    expect(one.urls.length).toBeGreaterThan(PAGES);
    expect(one.hits.length).toBeGreaterThan(PAGES);
    expect(other.urls).toEqual(one.urls);
    expect(other.hits).toEqual(one.hits);
    expect(other.rows).toEqual(one.rows);
    expect(other.left).toEqual([{ n: '0' }]);
    const scores = await Promise.all([
      poll(calm, undisturbed, '?view=overview'),
      poll(storm, id, '?view=overview'),
    ]);
    expect(scores[1].data.score.value).toBe(scores[0].data.score.value);
    // With locks of a second and a half, Agenda looks for the lock of a message whose end it is just writing.
    const others = alive.log
      .split('\n')
      .filter(
        (line) =>
          line !== '' &&
          !/no lockedAt date found|cannot be updated in the database|lost workers was taken up/.test(line),
      );
    expect(others).toEqual([]);
    await alive.kill();
  });

  it('is analysed once, though its worker is killed in the middle of it', async () => {
    const tenant = await auditedTenant();
    const id = await start(tenant);
    let alive = await worker();
    await eventually('the crawl is over', async () => {
      const row = await pool.query('SELECT 1 FROM audits WHERE id = $1 AND crawled_at IS NOT NULL', [id]);
      return row.rowCount === 1;
    });
    const polls = await Promise.all(Array.from({ length: 10 }, () => poll(tenant, id)));
    expect(polls.every(({ status }) => status === 'analysing' || status === 'done')).toBe(true);
    await alive.kill();
    alive = await worker();
    await done(tenant, id);
    const { left } = await findings(id);
    expect(left).toEqual([{ n: '0' }]);
    await alive.kill();
  });

  it('leaves one row in the ledger for each audit that was started', async () => {
    const { rows } = await pool.query<{ n: string; keys: string }>(
      `SELECT count(*) AS n, count(DISTINCT key_id) AS keys FROM paid_actions WHERE kind = 'audit'`,
    );
    expect(rows).toEqual([{ n: '3', keys: '3' }]);
  });
});
