import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { VIEWS } from '../../src/domain/audit/audit.js';
import { startAuditedSite } from '../support/audit/audited-site.js';
import { GalleyProcess, runGalley } from '../support/server/galley-process.js';
import { gate } from '../support/gate.js';
import { parseCsv } from '../support/parse-csv.js';
import { runHere } from '../support/server/run-here.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { startTestWebsite, type Route, type TestWebsite } from '../support/server/test-website.js';
import { until } from '../support/until.js';

type Json = Readonly<Record<string, unknown>>;

let database: TestDatabase;
let site: TestWebsite;
let env: Record<string, string>;
const started: GalleyProcess[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  site = await startAuditedSite();
  // What fails is asked again and again, which takes seconds.
  site.set('/broken.html', { status: 410, body: '' });
  site.set('/robots.txt', { body: `<h1> ${CLEAR_SCREEN}` });
  env = { DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'warn' };
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((galley) => galley.kill()));
});
afterAll(async () => {
  await site.close();
  await database.drop();
});

function start(args: readonly string[], more: Readonly<Record<string, string>> = {}): GalleyProcess {
  const galley = GalleyProcess.start(args, { ...env, ...more });
  started.push(galley);
  return galley;
}

/** What would steer a terminal, but for ends of lines. */
// oxlint-disable-next-line no-control-regex -- these are looked for
const STEERING = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e]/;
const CLEAR_SCREEN = '\u001b[2J';

/** A page that is not answered before the gate is open. */
function heldPage(html: string) {
  const blockage = gate();
  const route: Route = (_request, response) => {
    void blockage.opened.then(() => response.writeHead(200, { 'content-type': 'text/html' }).end(html));
  };
  return { route, open: () => blockage.open() };
}

/** What is wrong with the site, in words that a person reads. */
function expectReadable({ code, out, err }: Awaited<ReturnType<typeof runGalley>>): void {
  expect(code).toBe(0);
  expect(err.split('\n')[0]).toBe(`crawling   ${site.origin}/`);
  expect(out).toMatch(/^\n127\.0\.0\.1:\d+: \d+ of 100, [A-F]\n/);
  expect(out).toMatch(/Pages +\d+, of which \d+ may be listed by a search engine/);
  expect(out).toMatch(/Answers +\d+ 2xx, 1 3xx, 3 4xx/);
  expect(out).toMatch(/Found +\d+ errors, \d+ warnings, \d+ notices/);
  expect(out).toMatch(/error +\d+ +\S.*\n/);
  expect(out).toContain(`${site.origin}/missing.html`);
  // Nothing that stands on a page may steer the terminal.
  expect(out).toMatch(/<h1> +\[2J/);
  expect(STEERING.exec(out)).toBeNull();
}

describe('galley audit', () => {
  it('ends with 3 when the site has what it must not have, says so beside the answer, and writes a sitemap of what may be indexed', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'galley-e2e-'));
    const file = path.join(folder, 'sitemap.xml');
    try {
      const { code, out, err } = await runGalley(
        [
          ...['audit', site.origin, '--view', 'graph', '--fail-on', 'error', '--min-score', '1'],
          ...['--sitemap', file],
        ],
        env,
      );
      expect(code).toBe(3);
      expect(err).toMatch(/\nNot passed: \d+ errors were found\.\n$/);
      expect(JSON.parse(out)).toMatchObject({ view: 'graph', status: 'done', data: expect.any(Object) });
      const xml = await readFile(file, 'utf8');
      expect(xml).toContain(`<loc>${site.origin}/docs/</loc>`);
      expect(xml).not.toContain('missing.html');
      expect(err).toContain(`A sitemap of ${xml.match(/<loc>/g)!.length} pages is in ${file}`);
    } finally {
      await rm(folder, { recursive: true });
    }
    const wrong = await runHere(['audit', site.origin, '--min-score', '101'], env);
    expect([wrong.code, wrong.out]).toEqual([2, '']);
  });

  it('prints JSON: the overview with the issues', async () => {
    const { code, out } = await runGalley(['audit', site.origin, '--json', '--max-pages', '5'], env);
    expect(code).toBe(0);
    const { views, crawl, page_count: pages, ...head } = JSON.parse(out);
    expect(head).toMatchObject({ status: 'done', edition: null, error: null });
    expect(crawl).toMatchObject({
      stop_reason: 'max_pages',
      coverage: { complete: false, limit: 5 },
      config: { max_pages: 5 },
    });
    expect(pages).toBeLessThanOrEqual(5);
    expect(views).toMatchObject({
      overview: { score: { value: expect.any(Number), confidence: 'partial' } },
      issues: { summary: { checks_run: 123 } },
    });
  });

  it('looks for the searches and counts the segments of a file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'galley-e2e-'));
    const file = path.join(folder, 'questions.json');
    const questions = ['--questions', file, '--view', 'overview', '--max-pages', '5'];
    try {
      await writeFile(
        file,
        '{ "searches": [{ "name": "Heading", "css": "h1" }], "segments": [{ "name": "All", "include": ["/"] }] }',
      );
      const { code, out } = await runGalley(['audit', site.origin, ...questions], env);
      expect(code).toBe(0);
      expect(JSON.parse(out).data).toMatchObject({
        searches: [
          { name: 'Heading', pages: expect.any(Number), values: expect.arrayContaining([expect.anything()]) },
        ],
        segments: [{ name: 'All', score: expect.any(Number) }],
      });
      for (const wrong of [
        '{ "max_pages": 5 }',
        '{ "searches": [{ "name": "a", "regex": "(" }] }',
        'no JSON',
      ]) {
        await writeFile(file, wrong);
        expect((await runHere(['audit', site.origin, ...questions], env)).code).not.toBe(0);
      }
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('tests addresses against a robots.txt, of the site or of a file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'galley-e2e-'));
    const file = path.join(folder, 'robots.txt');
    try {
      await writeFile(file, 'User-agent: *\nDisallow: /docs/\n');
      const [docs, home] = [`${site.origin}/docs/`, `${site.origin}/`];
      const forbidden = await runGalley(['audit', 'robots', docs, home, '--file', file], env);
      expect(forbidden.code).toBe(1);
      expect(forbidden.out).toMatch(/forbidden +http\S+\/docs\/ +line 2: Disallow: \/docs\/\nallowed +http/);
      const allowed = await runHere(['audit', 'robots', home, '--json', '--user-agent', 'Somebot'], env);
      expect(allowed.code).toBe(0);
      expect(JSON.parse(allowed.out)).toMatchObject({
        from: `${site.origin}/robots.txt`,
        user_agent: 'Somebot',
        results: [{ url: home, allowed: true }],
      });
      const two = await runHere(['audit', 'robots', home, 'https://other.example/'], env);
      expect([two.code, two.out]).toEqual([2, '']);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('reads a list of addresses and follows no link', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'galley-e2e-'));
    const list = path.join(folder, 'list.txt');
    try {
      await writeFile(list, `${site.origin}/docs/\n\n${site.origin}/moved.html\n`);
      const asked = site.asked.length;
      const { code, out } = await runGalley(
        ['audit', site.origin, '--urls', list, '--user-agent', 'Mercury/2', '--json'],
        env,
      );
      expect(code).toBe(0);
      expect(JSON.parse(out).crawl).toMatchObject({
        stop_reason: 'max_depth',
        config: { max_depth: 0, user_agent: 'Mercury/2' },
      });
      expect(site.asked.slice(asked)).toContain('/docs/');
      expect(site.asked.slice(asked)).not.toContain('/dated.html');
      expect(site.headersOf('/docs/')!['user-agent']).toBe('Mercury/2');
      await writeFile(list, 'https://other.example/');
      const refused = await runHere(['audit', site.origin, '--urls', list], env);
      expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('is no address of 127.0.0.1')]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('writes a report into a file, and passes what its baseline has', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'galley-e2e-'));
    const [base, html] = [path.join(folder, 'base.json'), path.join(folder, 'report.html')];
    try {
      const first = await runGalley(['audit', site.origin, '--format', 'json', '-o', base], env);
      expect(first).toMatchObject({ code: 0, out: expect.stringMatching(/\d of 100/) });
      expect(first.err).toContain(`The report is in ${base}\n`);
      const audit = JSON.parse(await readFile(base, 'utf8'));
      expect(audit.hits.broken_internal_link).toContain(`${site.origin}/missing.html`);
      expect(await runHere(['audit', 'compare', base, base], env)).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^127\.0\.0\.1:\d+: 0 changes are listed\n/),
      });

      const again = await runGalley(
        ['audit', site.origin, '--baseline', base, '--format', 'html', '-o', html],
        { ...env, FORCE_COLOR: '1' },
      );
      expect([again.code, again.err]).toEqual([0, expect.not.stringContaining('Not passed')]);
      expect(again.out).toMatch(/New +0 errors, 0 warnings, 0 notices; 0 of the baseline/);
      expect(again.out).toContain('\u001b[31merror\u001b[39m');
      const page = await readFile(html, 'utf8');
      expect(page).toContain('<h3 id="broken_internal_link">');
      expect(page).not.toContain('<h1> ');

      const { broken_internal_link: _forgotten, ...hits } = audit.hits;
      await writeFile(base, JSON.stringify({ ...audit, hits }));
      const worse = await runGalley(['audit', site.origin, '--baseline', base, '--format', 'csv'], env);
      expect(worse.code).toBe(3);
      expect(worse.err).toMatch(/\nNot passed: \d+ errors are not in the baseline\.\n$/);
      const rows = parseCsv(worse.out);
      expect(rows).toContainEqual(
        expect.objectContaining({ check: 'broken_internal_link', url: `${site.origin}/missing.html` }),
      );
      const { errors, warnings, notices } = audit.views.issues.summary as Record<string, number>;
      expect(rows).toHaveLength(errors! + warnings! + notices!);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('says what is wrong with a site, and needs no database: it starts none, connects to none and leaves nothing behind', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'galley-e2e-'));
    let connections = 0;
    const noDatabase = createServer((socket) => {
      connections += 1;
      socket.destroy();
    }).listen(0, '127.0.0.1');
    try {
      await once(noDatabase, 'listening');
      const { port } = noDatabase.address() as AddressInfo;
      const [temporary, data] = [path.join(folder, 'tmp'), path.join(folder, 'data')];
      await mkdir(temporary);
      const own = { LOG_LEVEL: 'warn', TMPDIR: temporary, GALLEY_DATA_DIR: data };
      const named = { ...own, DATABASE_URL: `postgres://galley@127.0.0.1:${port}/galley` };
      expectReadable(await runGalley(['audit', site.origin], own));
      const { code, out } = await runGalley(['audit', site.origin, '--view', 'ngrams'], named);
      expect([code, JSON.parse(out)]).toEqual([
        0,
        expect.objectContaining({ view: 'ngrams', status: 'done', data: expect.any(Object) }),
      ]);
      expect(connections).toBe(0);
      // Embedded PostgreSQL would be there.
      expect(await readdir(folder)).toEqual(['tmp']);
      expect(await readdir(temporary)).toEqual([]);
    } finally {
      noDatabase.close();
      await rm(folder, { recursive: true });
    }
  });

  it('fails with a reason when the site can’t be audited', async () => {
    const none = await runGalley(['audit', 'http://127.0.0.1:1/'], env);
    expect([none.code, none.out]).toEqual([1, '']);
    expect(none.err).toMatch(/http:\/\/127\.0\.0\.1:1\/ can’t be audited: .*does not answer/);
    const shut = await startTestWebsite({
      '/': '<h1>Here</h1>',
      '/robots.txt': 'User-agent: *\nDisallow: /',
    });
    try {
      const forbidden = await runGalley(['audit', shut.origin, '--json'], env);
      expect([forbidden.code, forbidden.out]).toEqual([1, '']);
      expect(forbidden.err).toMatch(/robots\.txt forbids its crawl in line 2/);
      expect(STEERING.exec(forbidden.err)).toBeNull();
      const own = await runGalley(['audit', shut.origin, '--ignore-robots', '--json'], env);
      expect([own.code, JSON.parse(own.out).page_count]).toEqual([0, 1]);
    } finally {
      await shut.close();
    }
  });

  it('stops on SIGINT in the middle of a crawl', async () => {
    const held = heldPage('<h1>Late</h1>');
    const slow = await startTestWebsite({
      '/': '<h1>Here</h1><a href="/late">Late</a>',
      '/late': held.route,
    });
    try {
      const galley = start(['audit', slow.origin]);
      await until(() => slow.asked.includes('/late'));
      const before = performance.now();
      galley.signal('SIGINT');
      const { code, out, err } = await galley.end();
      expect([code, out]).toEqual([130, '']);
      expect(err).toContain('Stopping');
      expect(performance.now() - before).toBeLessThan(10_000);
    } finally {
      held.open();
      await slow.close();
    }
  });
});

describe('galley serve', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'galley-e2e-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** A tenant whose domain is at this address. @returns the path of its audits, and a key */
  async function applyTenant(address: string) {
    const [account, newsroom, user, edition] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const file = path.join(folder, `${account}.json`);
    await writeFile(
      file,
      JSON.stringify({
        plans: [{ id: 'test', name: 'Test', content_api: true, articles_per_month: null }],
        accounts: [{ id: account, name: 'Account', plan: 'test', status: 'open' }],
        newsrooms: [{ id: newsroom, account, name: 'Newsroom', hourly_ceiling: null }],
        users: [{ id: user, account, name: 'User', newsroom, may_spend: true }],
        editions: [
          { id: edition, account, name: 'Edition', web_address: address, language: 'en', verified: true },
        ],
        keys: [{ name: 'key', user, permission: 'full' }],
      }),
    );
    const { out } = await runHere(['apply', file, '--json'], env);
    const { keys } = JSON.parse(out) as { keys: [{ token: string }] };
    return { path: `/v1/editions/${edition}/audit`, token: keys[0].token };
  }

  it('audits in a thread; what SIGTERM breaks off another process brings to its end', async () => {
    const held = heldPage('<h1>Late</h1><p>But here.</p>');
    const slow = await startTestWebsite({
      '/': '<h1>Here</h1><a href="/late">Late</a><a href="/soon">Soon</a>',
      '/soon': '<h1>Soon</h1>',
      '/late': held.route,
    });
    const sql = new Client({ connectionString: database.url });
    await sql.connect();
    try {
      const tenant = await applyTenant(slow.origin);
      const serving = { FETCH_ALLOW: new URL(slow.origin).host, CRAWL_RATE: '0' };
      const headers = { authorization: `Bearer ${tenant.token}` };
      const serve = async () => {
        const galley = start(['serve'], serving);
        const [, url] = await galley.waitFor(/ready at (\S+)/);
        return { galley, audits: `${url!}${tenant.path}` };
      };
      const first = await serve();
      const begun = await fetch(first.audits, { method: 'POST', headers });
      const { id } = (await begun.json()) as { id: string };
      expect(begun.status).toBe(202);
      await until(() => slow.asked.includes('/late'));
      first.galley.signal('SIGTERM');
      held.open();
      expect(await first.galley.end()).toMatchObject({ code: 0 });

      const second = await serve();
      const isCrawled = async () =>
        (await sql.query('SELECT 1 FROM audits WHERE id = $1 AND crawled_at IS NOT NULL', [id])).rows.length >
        0;
      await until(isCrawled);
      let body: Json = {};
      for (let polls = 0; polls < 30 && body['status'] !== 'done'; polls += 1)
        body = (await (await fetch(`${second.audits}/${id}`, { headers })).json()) as Json;
      expect(body).toMatchObject({ id, status: 'done', page_count: 3, error: null });
      expect(Object.keys(body['views'] as Json)).toEqual([...VIEWS]);
      // Large views come out of another thread, in the same shape.
      const graph = await fetch(`${second.audits}/${id}?view=graph&layout=force`, { headers });
      expect(graph.headers.get('content-type')).toMatch(/^application\/json/);
      expect(await graph.json()).toMatchObject({
        id,
        view: 'graph',
        data: { stats: { nodes_total: 3 }, nodes: Array(3).fill({ x: expect.any(Number) }) },
      });
      const nowhere = await fetch(`${second.audits}/${id}?view=ngrams&folder=/none/`, { headers });
      expect(nowhere.status).toBe(422);
      // Nothing was lost and nothing doubled.
      const { rows } = await sql.query<{ url: string }>(
        "SELECT url FROM audit_urls WHERE audit_id = $1 AND kind = 'page' ORDER BY url",
        [id],
      );
      expect(rows.map(({ url }) => url)).toEqual(['/', '/late', '/soon'].map((each) => slow.origin + each));
      second.galley.signal('SIGTERM');
      expect(await second.galley.end()).toMatchObject({ code: 0, err: '' });
    } finally {
      held.open();
      await sql.end();
      await slow.close();
    }
  });
});
