import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { PostgresAuditStore } from '../../../src/adapters/postgres/audit/audit-store.js';
import { DEFAULT_CRAWL } from '../../../src/domain/audit/audit.js';
import { AccessSeal } from '../../../src/services/audit/site-access.js';
import { auditsInside } from '../../support/audit/audits-inside.js';
import { recordingLog } from '../../support/recording-log.js';
import type { App } from '../../../src/main/build-app.js';
import { auditSite } from '../../support/audit/audited-galley.js';
import { harbourPage, siteRoutes } from '../../support/audit/audited-site.js';
import { expectProblem } from '../../support/expect-problem.js';
import { gate } from '../../support/gate.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { startTestWebsite, type TestWebsite } from '../../support/server/test-website.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

const SECRET_KEY = 'thirty-two letters and some more of them';
const LOGIN = { username: 'ada', password: 'Pässwort-of-staging' };

let database: TestDatabase;
let sql: Client;
let galley: App;
let site: TestWebsite;
let other: TestWebsite;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  other = await startTestWebsite({ '/': '<h1>Another site</h1>' });
  site = await startTestWebsite();
  for (const [path, route] of Object.entries(siteRoutes(site.origin))) site.set(path, route);
  site.set('/dated.html', harbourPage('Dated', ['/', `${other.origin}/`, '/docs/']));
  galley = await startGalley({
    databaseUrl: database.url,
    writing: scriptedWriting(),
    env: { FETCH_ALLOW: '127.0.0.0/8', CRAWL_RATE: '0', CRAWL_MAX_PAGES: '500', SECRET_KEY },
    limits: { pollMs: 250 },
  });
  tenant = await createTenant(galley, { webAddress: site.origin, verified: true });
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await galley.close();
  await site.close();
  await other.close();
  await sql.end();
  await database.drop();
});

const start = (body?: object) =>
  call(galley, tenant.full, 'POST', `/v1/editions/${tenant.edition}/audit`, body);

/** Follows an audit by its events, so that no limit is used up. @returns how it ended */
async function over({ read: token }: Tenant, id: string): Promise<string> {
  const { access, audits } = galley.services;
  for await (const { status } of audits.watch(await access.authenticate(token), id))
    if (status !== 'crawling' && status !== 'analysing') return status;
  throw new Error('the audit is not over');
}

async function read(id: string) {
  const path = `/v1/editions/${tenant.edition}/audit/${id}`;
  const { body } = await call(
    galley,
    tenant.read,
    'GET',
    `${path}?view=filters&filter=internal:all&limit=1000`,
  );
  const rows = body.data.rows as readonly {
    url: string;
    status: number | null;
    skipped: { reason: string } | null;
  }[];
  const asked = rows
    .filter(({ skipped }) => skipped === null)
    .map(({ url }) => url.slice(site.origin.length));
  return { crawl: body.crawl, rows, asked: asked.sort() };
}

describe('an audit with settings', () => {
  it('reads a list and what it redirects to or loads, and follows no link', async () => {
    const paths = ['/docs/', '/moved.html', '/hidden.html'];
    const before = site.asked.length;
    const id = await auditSite(galley, tenant, { urls: paths.map((path) => site.origin + path) });
    const { crawl, rows, asked } = await read(id);
    expect(asked).toEqual(['/', '/docs/', '/hidden.html', '/lamp.png', '/moved.html']);
    expect(site.asked.slice(before)).not.toContain('/dated.html');
    expect(rows).toContainEqual(
      expect.objectContaining({
        url: `${site.origin}/dated.html`,
        skipped: { reason: 'max_depth', detail: expect.any(String) },
      }),
    );
    expect(crawl).toMatchObject({
      stop_reason: 'max_depth',
      coverage: { complete: false },
      config: { max_depth: 0 },
    });
  });

  it('reads the paths of patterns alone, and no more pages or clicks than it may', async () => {
    const some = await auditSite(galley, tenant, { include: ['/docs/', '/dated'], exclude: ['*chapter-1'] });
    const { asked, crawl } = await read(some);
    expect(crawl.config).toMatchObject({ include: ['/docs/', '/dated'], exclude: ['*chapter-1'] });
    expect(asked).toContain('/docs/chapter-2/');
    expect(
      asked.filter((path) => !/^\/(?:$|docs\/|dated|lamp)/.test(path) || path.includes('chapter-1')),
    ).toEqual([]);
    const few = await read(await auditSite(galley, tenant, { max_pages: 3 }));
    expect(few.crawl).toMatchObject({ stop_reason: 'max_pages', coverage: { limit: 3 } });
    const near = await read(await auditSite(galley, tenant, { max_depth: 1, max_pages: 100_000 }));
    expect(near.crawl).toMatchObject({ config: { max_depth: 1, max_pages: 500 } });
    expect(near.asked).toContain('/docs/');
    expect(near.asked).not.toContain('/docs/chapter-2/');
  });

  it('names its user agent to its own site alone, and heeds robots.txt by that name', async () => {
    site.set(
      '/robots.txt',
      'User-agent: Mercury\nDisallow: /docs/\n\nUser-agent: *\nDisallow: /hidden.html\n',
    );
    const { asked, crawl } = await read(
      await auditSite(galley, tenant, { user_agent: 'Mercury/2 (staging)' }),
    );
    expect(crawl.config).toMatchObject({ user_agent: 'Mercury/2 (staging)' });
    expect(site.headersOf('/robots.txt')!['user-agent']).toBe('Mercury/2 (staging)');
    expect(site.headersOf('/dated.html')!['user-agent']).toBe('Mercury/2 (staging)');
    expect(asked).toContain('/hidden.html');
    expect(asked).not.toContain('/docs/');
    expect(other.headersOf('/')!['user-agent']).toMatch(/^Galley\//);
  });

  it('is no site of its own for reports and articles, and is compared with its like alone', async () => {
    const one = await createTenant(galley, { webAddress: site.origin, verified: true });
    const audits = galley.services.stores.audits as PostgresAuditStore;
    const part = { urls: [`${site.origin}/docs/`] };
    const [first, whole, again] = [
      await auditSite(galley, one, part),
      await auditSite(galley, one),
      await auditSite(galley, one, part),
    ];
    expect((await audits.lastDone(one.edition))?.id).toBe(whole);
    expect([await audits.former(first), await audits.former(whole), await audits.former(again)]).toEqual([
      null,
      null,
      first,
    ]);
  });

  it('fails where the web address leads to another site, whose rules it is not meant for', async () => {
    const moved = await startTestWebsite();
    moved.set('/', { status: 302, headers: { location: `${other.origin}/` } });
    try {
      const one = await createTenant(galley, { webAddress: moved.origin, verified: true });
      const path = `/v1/editions/${one.edition}/audit`;
      const { body } = await call(galley, one.full, 'POST', path, { user_agent: 'Somebody/1' });
      const id = String(body['id']);
      await over(one, id);
      expect((await call(galley, one.read, 'GET', `${path}/${id}`)).body['error']).toMatchObject({
        code: 'source_blocked',
        message: expect.stringContaining(other.origin),
      });
    } finally {
      await moved.close();
    }
  });

  it('needs no body, however its end is sent', async () => {
    const one = await createTenant(galley, { webAddress: site.origin, verified: true });
    const response = await fetch(`${galley.url!}/v1/editions/${one.edition}/audit`, {
      method: 'POST',
      headers: { authorization: `Bearer ${one.full}` },
      // Of unknown length, so it comes in chunks.
      body: new ReadableStream({ start: (controller) => controller.close() }),
      duplex: 'half',
    });
    expect(response.status).toBe(202);
    const { id } = (await response.json()) as { id: string };
    expect(await over(one, id)).toBe('done');
  });

  it('leaves other sites unasked where it is asked to', async () => {
    const before = other.asked.length;
    await auditSite(galley, tenant, { check_external: false });
    expect(other.asked.length).toBe(before);
  });

  it('is started by GraphQL with the same settings', async () => {
    const mutation = `mutation ($input: StartAuditInput!) { startAudit(input: $input) { created
      audit { id crawl { config { include maxPages } } } } }`;
    const input = { edition: tenant.edition, include: ['/docs/'], maxPages: 2 };
    const { body } = await graph(galley, tenant.full, mutation, { input });
    const { created, audit } = body.data.startAudit;
    expect([created, audit.crawl.config]).toEqual([true, { include: ['/docs/'], maxPages: 2 }]);
    await call(galley, tenant.full, 'POST', `/v1/editions/${tenant.edition}/audit/${audit.id}/cancel`);
  });

  it('sends headers and login to the origin alone, encrypts them, answers them never and forgets them', async () => {
    const basic = `Basic ${Buffer.from('ada:Pässwort-of-staging').toString('base64')}`;
    const held = gate();
    site.set('/robots.txt', { status: 404, body: '' });
    site.set('/away.html', { status: 302, headers: { location: `${other.origin}/` } });
    site.set('/hidden.html', (_request, response) => {
      void held.opened.then(() => response.end('late'));
    });
    const headers = [{ name: 'X-Staging', value: 'open sesame' }];
    const urls = ['/away.html', '/dated.html', '/hidden.html'].map((path) => site.origin + path);
    const { body: started } = await start({ urls, headers, login: LOGIN });
    const path = `/v1/editions/${tenant.edition}/audit/${started.id}`;
    const stored = async () =>
      (await sql.query('SELECT secrets, audits::text AS whole FROM audits WHERE id = $1', [started.id]))
        .rows[0] as {
        secrets: Buffer | null;
        whole: string;
      };
    try {
      const { secrets, whole } = await stored();
      expect(secrets).not.toBeNull();
      for (const text of [whole, secrets!.toString('latin1'), secrets!.toString('utf8')])
        expect(text).not.toMatch(/open sesame|X-Staging|staging"|P.sswort/i);
      const { body } = await call(galley, tenant.full, 'GET', path);
      expect(JSON.stringify(body)).not.toMatch(/sesame|X-Staging|sswort|"ada/i);
    } finally {
      held.open();
    }
    const { access, audits } = galley.services;
    for await (const { status } of audits.watch(await access.authenticate(tenant.read), started.id))
      if (status === 'failed') throw new Error('the audit failed');
    for (const each of ['/', '/dated.html', '/robots.txt', '/away.html'])
      expect([each, site.headersOf(each)]).toEqual([
        each,
        expect.objectContaining({ authorization: basic, 'x-staging': 'open sesame' }),
      ]);
    // It was asked, as the target of a redirect and of a link.
    expect(other.headersOf('/')).not.toHaveProperty('authorization');
    expect(other.headersOf('/')).not.toHaveProperty('x-staging');
    expect((await stored()).secrets).toBeNull();
  });

  it('forgets its login when it is cancelled, and fails where the key is another one', async () => {
    const held = gate();
    site.set('/', (_request, response) => {
      void held.opened.then(() => response.end('late'));
    });
    const { body } = await start({ login: LOGIN });
    const path = `/v1/editions/${tenant.edition}/audit/${body.id}`;
    try {
      expect((await call(galley, tenant.full, 'POST', `${path}/cancel`)).status).toBe(202);
      const { rows } = await sql.query('SELECT secrets FROM audits WHERE id = $1', [body.id]);
      expect(rows).toEqual([{ secrets: null }]);
    } finally {
      held.open();
    }
    site.set('/', harbourPage('Harbour', ['/docs/']));
    const sealed = new AccessSeal('another key of more than thirty-two letters');
    const id = randomUUID();
    await sql.query(
      `INSERT INTO audits (id, start_url, config, status, secrets) VALUES ($1, $2, $3, 'crawling', $4)`,
      [
        id,
        `${site.origin}/`,
        { ...DEFAULT_CRAWL, maxPages: 5, ratePerSecond: 0, userAgent: 'Galley' },
        sealed.seal({ headers: [], login: LOGIN }, id),
      ],
    );
    const runner = await auditsInside(
      { FETCH_ALLOW: '127.0.0.0/8', SECRET_KEY },
      recordingLog(),
    )(database.url);
    const never = new AbortController().signal;
    expect(await runner.run(id, { leaving: never, releasing: never })).toBe(false);
    await runner.close();
    const { rows } = await sql.query('SELECT status, error, secrets FROM audits WHERE id = $1', [id]);
    expect(rows).toEqual([
      {
        status: 'failed',
        secrets: null,
        error: { code: 'internal', message: expect.stringContaining('SECRET_KEY') },
      },
    ]);
  });

  it('is refused with a login where it can’t be encrypted', async () => {
    const without = await startGalley({
      databaseUrl: database.url,
      role: 'gateway',
      writing: scriptedWriting(),
    });
    try {
      const path = `/v1/editions/${tenant.edition}/audit`;
      const refused = await call(without, tenant.full, 'POST', path, { login: LOGIN });
      expectProblem(refused, 422, 'invalid_params');
      expect(refused.body.errors).toEqual([
        { path: '/login', message: expect.stringContaining('SECRET_KEY') },
      ]);
      const headers = [{ name: 'X-Staging', value: 'open sesame' }];
      const other = await call(without, tenant.full, 'POST', path, { headers });
      expect(other.body.errors).toEqual([
        { path: '/headers', message: expect.stringContaining('SECRET_KEY') },
      ]);
      expect(JSON.stringify([refused.body, other.body])).not.toMatch(/sesame|sswort/);
    } finally {
      await without.close();
    }
  });

  it('is refused for addresses of another site, and for what is no setting', async () => {
    const foreign = await start({ urls: [`${site.origin}/docs/`, 'https://other.example/'] });
    expectProblem(foreign, 422, 'invalid_params');
    expect(foreign.body.errors).toEqual([
      { path: '/urls/1', message: expect.stringContaining('is not of 127.0.0.1') },
    ]);
    for (const [body, path, message] of [
      [{ urls: [] }, '/urls'],
      [{ urls: Array.from({ length: 5001 }, (_, n) => `${site.origin}/${n}`) }, '/urls'],
      [{ urls: ['/docs/'] }, '/urls/0'],
      [{ urls: [`${site.origin}/${'x'.repeat(2048)}`] }, '/urls/0'],
      [{ include: ['docs'] }, '/include/0'],
      [{ exclude: Array.from({ length: 51 }, () => '/a') }, '/exclude'],
      [{ user_agent: 'a\nHost: evil' }, '/user_agent'],
      [{ max_pages: 0 }, '/max_pages', 'must be at least 1'],
      [{ max_depth: 1.5 }, '/max_depth', 'must be a whole number'],
      [{ max_seconds: 3601 }, '/max_seconds', 'must be at most 3600'],
      [{ check_external: 'no' }, '/check_external'],
      [{ headers: [{ name: 'Host', value: 'evil.example' }] }, '/headers/0/name'],
      [{ headers: [{ name: 'X: y', value: 'z' }] }, '/headers/0/name'],
      [{ headers: [{ name: 'X-Y', value: 'a\r\nHost: evil.example' }] }, '/headers/0/value'],
      [{ headers: Array.from({ length: 21 }, (_, n) => ({ name: `X-${n}`, value: '' })) }, '/headers'],
      [{ login: { username: 'a:b', password: 'c' } }, '/login/username'],
      [{ login: { username: 'a', password: 'c\n' } }, '/login/password'],
      [{ max_page: 5 }, '/max_page'],
      [{ login: { ...LOGIN, user: 'ada' } }, '/login/user'],
      [{ headers: [{ name: 'X-Y', value: 'z', note: '' }] }, '/headers/0/note'],
      [{ headers: ['X-Y', 'x-y'].map((name) => ({ name, value: 'z' })) }, '/headers/1/name'],
      [{ login: LOGIN, headers: [{ name: 'authorization', value: 'Bearer x' }] }, '/login'],
    ] as const) {
      const answer = await start(body);
      expectProblem(answer, 422, 'invalid_params');
      const [first] = answer.body.errors;
      expect([body, first]).toEqual([body, { path, message: message ?? expect.any(String) }]);
    }
  });

  it('is answered by the running one, with a warning where that has other settings or another login', async () => {
    const held = gate();
    site.set('/docs/', (_request, response) => {
      void held.opened.then(() => response.end('late'));
    });
    site.set('/robots.txt', { status: 404, body: '' });
    const headers = [{ name: 'X-Staging', value: 'open sesame' }];
    const settings = { include: ['/docs/'], max_pages: 9, headers, login: LOGIN };
    const first = await start(settings);
    const running = { id: first.body.id, status: 'crawling' };
    const unencrypted = { code: 'unencrypted_site', message: expect.stringContaining('unencrypted') };
    const other = { code: 'other_settings', message: expect.stringContaining('running already') };
    try {
      expect(first.body).toEqual({ ...running, warnings: [unencrypted] });
      expect(await start({ login: LOGIN, headers, max_pages: 9, include: ['/docs/'] })).toMatchObject({
        status: 202,
        body: { ...running, warnings: [unencrypted] },
      });
      const corrected = { ...settings, login: { ...LOGIN, password: 'another' } };
      const searching = { ...settings, searches: [{ name: 'a', css: 'p' }] };
      for (const others of [undefined, {}, { max_pages: 10 }, corrected, searching])
        expect(await start(others)).toMatchObject({ status: 202, body: { ...running, warnings: [other] } });
      const mutation = `mutation ($input: StartAuditInput!) { startAudit(input: $input) {
        created warnings { code } audit { id } } }`;
      const { body } = await graph(galley, tenant.full, mutation, { input: { edition: tenant.edition } });
      expect(body.data.startAudit).toEqual({
        created: false,
        warnings: [{ code: 'other_settings' }],
        audit: { id: first.body.id },
      });
    } finally {
      held.open();
      await call(galley, tenant.full, 'POST', `/v1/editions/${tenant.edition}/audit/${first.body.id}/cancel`);
    }
  });
});
