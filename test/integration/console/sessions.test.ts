import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { Client } from 'pg';
import WebSocket from 'ws';
import { makeToken } from '../../../src/domain/access/key.js';
import type { App } from '../../../src/main/build-app.js';
import { ask, graphBy, OURS, signIn, streamBy } from '../../support/browser/console.js';
import { expectProblem } from '../../support/expect-problem.js';
import { recordingLog } from '../../support/recording-log.js';
import { until } from '../../support/until.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

const ENDED = 'Your session has ended. Sign in again.';
const ME = '{ me { key { name permission } usage { minute { used } } } }';

const log = recordingLog();
let database: TestDatabase;
let sql: Client;
let gateway: App;
let other: App;
let tenant: Tenant;

const start = (env: Readonly<Record<string, string>> = {}) =>
  startGalley({ databaseUrl: database.url, role: 'gateway', env, writing: scriptedWriting(), log });

async function started<T>(env: Readonly<Record<string, string>>, work: (app: App) => Promise<T>): Promise<T> {
  const app = await start(env);
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  [gateway, other] = await Promise.all([start(), start()]);
  tenant = await createTenant(gateway);
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await Promise.all([gateway.close(), other.close()]);
  await sql.end();
  await database.drop();
});

const idOf = async (key: string) => (await gateway.services.access.authenticate(key)).keyId;
const sessionBy = (cookie: string, app = gateway) =>
  ask(app, 'GET', '/console/session', { headers: { ...OURS, cookie } });
const signingIn = (body: unknown, headers: Readonly<Record<string, string>> = OURS) =>
  ask(gateway, 'POST', '/console/session', { body, headers });

/** Requests of a key that count now. */
async function counted(keyId: string): Promise<number> {
  const { rows } = await sql.query<{ n: number }>(
    `SELECT count(*)::integer AS n FROM key_requests, unnest(moments) AS at WHERE key_id = $1 AND at > '-infinity'`,
    [keyId],
  );
  return rows[0]!.n;
}

/** Refused as by `/graphql`. */
async function expectEnded(cookie: string, app = gateway): Promise<void> {
  const { status, body } = await graphBy(app, cookie, ME);
  expect([status, body.errors[0].message, body.errors[0].extensions.code]).toEqual([
    401,
    ENDED,
    'invalid_key',
  ]);
  const reported = await sessionBy(cookie, app);
  expectProblem(reported, 401, 'invalid_key');
  expect(reported.body.detail).toBe(ENDED);
}

describe('signing in', () => {
  it('gives the browser a session that acts as the key', async () => {
    const answer = await signingIn({ key: tenant.read });
    expect([answer.status, answer.body]).toEqual([204, '']);
    expect(answer.cookie).toMatch(/^galley_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const cookie = answer.cookie!.split(';')[0]!;
    const reported = await sessionBy(cookie);
    expect([reported.status, reported.body]).toEqual([
      200,
      { keyPrefix: tenant.read.slice(0, 12), access: 'read', expiresAt: expect.stringMatching(/Z$/) },
    ]);
    expect(reported.headers.get('ratelimit')).toMatch(/"requests";r=118/);
    const { status, body } = await graphBy(other, cookie, ME);
    expect([status, body.data.me.key]).toEqual([200, { name: 'read', permission: 'READ' }]);
  });

  it('does so in development too, where the schema is shown to callers without one', () =>
    started({ NODE_ENV: 'development' }, async (app) => {
      const answer = await graphBy(app, await signIn(app, tenant.full), ME);
      expect(answer.body).toMatchObject({ data: { me: { key: { permission: 'FULL' } } } });
    }));

  it('starts what the key may start, and no more', async () => {
    const begin =
      'mutation ($e: ID!) { startArticle(input: { edition: $e, brief: { input: "Tides" } }) { job { id } } }';
    const full = await graphBy(gateway, await signIn(gateway, tenant.full), begin, { e: tenant.edition });
    expect(full.body.data.startArticle.job.id).toEqual(expect.any(String));
    const read = await graphBy(gateway, await signIn(gateway, tenant.read), begin, { e: tenant.edition });
    expect(read.body.errors[0].extensions.code).toBe('key_read_only');
    const stranger = await createTenant(gateway);
    const cookie = await signIn(gateway, stranger.full);
    expect(
      (await graphBy(gateway, cookie, begin, { e: tenant.edition })).body.errors[0].extensions.code,
    ).toBe('not_found');
  });

  it('is refused for what is no key, and the log tells its beginning alone', async () => {
    const unknown = makeToken('full', (length) => new Uint8Array(length).fill(9));
    const closing = await createTenant(gateway);
    await sql.query(`UPDATE accounts SET status = 'closed' WHERE id = $1`, [closing.account]);
    const before = log.entries.length;
    const wrongs = [
      [unknown, 'invalid_key'],
      [`${tenant.full.slice(0, -1)}_`, 'invalid_key'],
      ['correct horse battery staple', 'invalid_key'],
      [closing.full, 'account_closed'],
    ] as const;
    for (const [key, code] of wrongs) {
      const answer = await signingIn({ key });
      expectProblem(answer, 401, code);
      expect(answer.cookie).toBeNull();
    }
    const reported = log.entries.slice(before).filter(({ message }) => message === 'a sign-in was refused');
    expect(reported.map(({ fields }) => fields)).toEqual(
      wrongs.map(([key, code]) => ({
        requestId: expect.any(String),
        from: expect.stringContaining('127.0.0.1'),
        prefix: key.startsWith('gk_') ? key.slice(0, 12) : null,
        code,
      })),
    );
  });

  it('is done by a ticket too, once, of two at the same time as well', async () => {
    const keyId = await idOf(tenant.read);
    const ticket = await gateway.services.sessions.makeTicket(keyId);
    const by = (app: App) => ask(app, 'POST', '/console/session', { body: { ticket } });
    const answers = await Promise.all([by(gateway), by(other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401]);
    const { cookie } = answers.find(({ status }) => status === 204)!;
    const { body } = await graphBy(gateway, cookie!.split(';')[0]!, ME);
    expect(body.data.me.key).toEqual({ name: 'read', permission: 'READ' });
    const again = await by(gateway);
    expectProblem(again, 401, 'invalid_key');
    expect(again.body.detail).toBe(
      'This link signs in once, within 10 minutes: it was used, or is too old. Sign in with a key.',
    );
    expect(again.cookie).toBeNull();
    expect(JSON.stringify(log.entries)).not.toContain(ticket);
  });

  it('is refused by a ticket that is too old, or whose key was revoked, or that is used as a cookie', async () => {
    const keyId = await idOf(tenant.full);
    const by = (ticket: string) => signingIn({ ticket });
    const [old, held] = [
      await gateway.services.sessions.makeTicket(keyId),
      await gateway.services.sessions.makeTicket(keyId),
    ];
    expect((await sessionBy(`galley_session=${old}`)).status).toBe(401);
    const { rowCount } = await sql.query(
      `UPDATE sign_in_tickets SET ends_at = ends_at - interval '10 minutes' WHERE token_hash = sha256($1::bytea)`,
      [Buffer.from(old)],
    );
    expect(rowCount).toBe(1);
    expect((await by(old)).status).toBe(401);
    expect((await by(held)).status).toBe(204);

    const { key } = await gateway.services.keys.create({
      userId: tenant.user,
      name: 'brief',
      permission: 'full',
    });
    const lost = await gateway.services.sessions.makeTicket(key.id);
    await gateway.services.keys.revoke(key.id);
    expect((await by(lost)).status).toBe(401);
    // The next that is made takes those away that are too old.
    const { rows } = await sql.query('SELECT FROM sign_in_tickets WHERE ends_at <= clock_timestamp()');
    expect(rows).toEqual([]);
    expectProblem(await signingIn({ ticket: 5 }), 422, 'invalid_params');
  });

  it('says what is wrong with a request', async () => {
    for (const body of [{}, { key: '' }, { key: 7 }, { key: 'x'.repeat(201) }, [], '{'])
      expect([body, (await signingIn(body)).status]).toEqual([body, 422]);
    expectProblem(await signingIn({ key: 'x'.repeat(5000) }), 413, 'payload_too_large');
    const put = await ask(gateway, 'PUT', '/console/session', { body: {} });
    expectProblem(put, 405, 'method_not_allowed');
    expect(put.headers.get('allow')).toBe('GET, HEAD, POST, DELETE');
    const nobody = await ask(gateway, 'GET', '/console/session');
    expectProblem(nobody, 401, 'invalid_key');
    expect(nobody.body.detail).toBe('You are not signed in.');
  });

  it('uses a request of the key, and is refused to one that has none left', async () => {
    await sql.query('UPDATE key_requests SET moments = array_fill(clock_timestamp(), ARRAY[120])');
    expectProblem(await signingIn({ key: tenant.full }), 429, 'rate_limited');
  });

  it('anew ends the session before', async () => {
    const before = await signIn(gateway, tenant.full);
    const after = await signIn(gateway, tenant.full, { cookie: before });
    await expectEnded(before);
    expect((await sessionBy(after)).status).toBe(200);
    // What could not sign in ends nothing.
    expect((await signingIn({ key: 'gk_none' }, { ...OURS, cookie: after })).status).toBe(401);
    expect((await sessionBy(after)).status).toBe(200);
  });

  it('anew gives the browser its cookie though the session before could not be ended, which the log tells', async () => {
    const before = await signIn(gateway, tenant.full);
    await sql.query('BEGIN');
    await sql.query(`SELECT FROM sessions WHERE token_hash = sha256(convert_to($1, 'UTF8')) FOR UPDATE`, [
      before.split('=')[1],
    ]);
    const logged = log.entries.length;
    let after: string;
    try {
      after = await signIn(gateway, tenant.full, { cookie: before });
    } finally {
      await sql.query('ROLLBACK');
    }
    expect((await sessionBy(after)).status).toBe(200);
    expect(log.entries.slice(logged).map(({ message }) => message)).toContain(
      'a session before a sign-in was not ended',
    );
    expect((await sessionBy(before)).status).toBe(200);
  });

  it('an eleventh time ends the session of the key that went unused longest', async () => {
    const { full, read } = await createTenant(gateway);
    const cookies: string[] = [];
    const another = await signIn(gateway, read);
    for (let n = 0; n < 10; n += 1) cookies.push(await signIn(gateway, full));
    expect((await sessionBy(cookies[0]!)).status).toBe(200);
    cookies.push(await signIn(gateway, full));
    await expectEnded(cookies[1]!);
    for (const cookie of [another, ...cookies.filter((_, n) => n !== 1)])
      expect((await sessionBy(cookie)).status).toBe(200);
  });
});

describe('the cookie', () => {
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'content.example.com' };

  it('is bound to the host and to HTTPS behind a proxy', () =>
    started({ TRUST_PROXY: 'loopback' }, async (app) => {
      const headers = { ...OURS, ...forwarded };
      const answer = await ask(app, 'POST', '/console/session', { body: { key: tenant.read }, headers });
      expect(answer.cookie).toMatch(
        /^__Host-galley_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
      const cookie = answer.cookie!.split(';')[0]!;
      expect((await graphBy(app, cookie, ME, {}, headers)).status).toBe(200);
      // A neighbour can plant a cookie without the prefix.
      const planted = cookie.replace('__Host-', '');
      expect((await graphBy(app, planted, ME, {}, headers)).status).toBe(401);
      const out = await ask(app, 'DELETE', '/console/session', { headers: { ...headers, cookie } });
      expect(out.cookie).toBe(
        '__Host-galley_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Strict',
      );
    }));

  it('is so by PUBLIC_URL too, below a base path, whatever address the proxy asks at', () =>
    started({ PUBLIC_URL: 'https://content.example.com/galley' }, async (app) => {
      const answer = await ask(app, 'POST', '/galley/console/session', { body: { key: tenant.read } });
      expect(answer.cookie).toMatch(/^__Host-galley_session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite/);
      const cookie = answer.cookie!.split(';')[0]!;
      const headers = { 'x-galley-console': '1', origin: 'https://content.example.com' };
      expect((await graphBy(app, cookie, ME, {}, headers)).status).toBe(200);
    }));

  it('is not given where others could read it on its way', async () => {
    await started({ TRUST_PROXY: 'loopback' }, async (app) => {
      const headers = { ...OURS, 'x-forwarded-proto': 'http', 'x-forwarded-host': 'galley.example.com' };
      const answer = await ask(app, 'POST', '/console/session', { body: { key: tenant.read }, headers });
      expectProblem(answer, 403, 'forbidden');
      expect(answer.body.detail).toMatch(/^Signing in needs HTTPS.* PUBLIC_URL or TRUST_PROXY\.$/);
      expect(answer.cookie).toBeNull();
    });
    // What nobody vouches for changes nothing.
    const headers = { ...OURS, ...forwarded };
    expect(
      (await ask(gateway, 'POST', '/console/session', { body: { key: tenant.read }, headers })).cookie,
    ).toMatch(/^galley_session=/);
  });

  it('is not given at an address that Galley does not know as its own, whatever the browser says', async () => {
    const cookie = await signIn(gateway, tenant.read, { origin: gateway.url! });
    // As behind a proxy that sends a host of its own: with HTTPS, and without, where browsers name the origin alone.
    const origin = 'https://content.example.com';
    const { 'x-galley-console': ours } = OURS;
    for (const headers of [
      { ...OURS, origin },
      { 'x-galley-console': ours, origin },
      { 'x-galley-console': ours, origin: 'http://content.example.com' },
      { ...OURS, origin: 'null' },
    ]) {
      const answer = await signingIn({ key: tenant.read }, headers);
      expectProblem(answer, 403, 'forbidden');
      expect(answer.body.detail).toMatch(/^Signing in needs HTTPS.* PUBLIC_URL or TRUST_PROXY\.$/);
      expect(answer.cookie).toBeNull();
      expect((await graphBy(gateway, cookie, ME, {}, headers)).status).toBe(401);
      const out = await ask(gateway, 'DELETE', '/console/session', { headers: { ...headers, cookie } });
      expectProblem(out, 403, 'forbidden');
    }
    expect((await sessionBy(cookie)).status).toBe(200);
  });

  it('does not count where there are two of it, and does beside others', async () => {
    const cookie = await signIn(gateway, tenant.read);
    expect((await graphBy(gateway, `${cookie}; ${cookie}`, ME)).status).toBe(401);
    expect((await graphBy(gateway, `a=b; ${cookie}; x${cookie}`, ME)).status).toBe(200);
    await expectEnded('galley_session=short');
    await expectEnded(`galley_session=${'A'.repeat(43)}`);
  });
});

describe('a stolen or misused cookie', () => {
  let cookie: string;
  beforeEach(async () => {
    cookie = await signIn(gateway, tenant.full);
  });

  const foreign: readonly (readonly [what: string, headers: Readonly<Record<string, string>>])[] = [
    ['no header of the console', { 'sec-fetch-site': 'same-origin' }],
    ['another value of it', { ...OURS, 'x-galley-console': 'true' }],
    ['a page of another site', { ...OURS, 'sec-fetch-site': 'cross-site' }],
    ['a page of a neighbour', { ...OURS, 'sec-fetch-site': 'same-site' }],
    ['a typed address', { ...OURS, 'sec-fetch-site': 'none' }],
    ['a browser that does not say where from', { 'x-galley-console': '1' }],
    [
      'a page of another origin in an old browser',
      { 'x-galley-console': '1', origin: 'https://evil.example' },
    ],
    ['a page in a sandbox', { 'x-galley-console': '1', origin: 'null' }],
  ];

  it.each(foreign)('is worth nothing with %s', async (_what, headers) => {
    const { status, body } = await graphBy(gateway, cookie, ME, {}, headers);
    expect([status, body.errors[0].extensions.code]).toEqual([401, 'invalid_key']);
    for (const method of ['GET', 'POST', 'DELETE']) {
      const answer = await ask(gateway, method, '/console/session', {
        ...(method === 'POST' ? { body: { key: tenant.read } } : {}),
        headers: { ...headers, cookie },
      });
      expectProblem(answer, 403, 'forbidden');
      expect(answer.cookie).toBeNull();
    }
    expect((await sessionBy(cookie)).status).toBe(200);
  });

  it('counts from an old browser that names our own origin', async () => {
    const headers = { 'x-galley-console': '1', origin: gateway.url! };
    expect((await graphBy(gateway, cookie, ME, {}, headers)).status).toBe(200);
  });

  it('opens nothing but POST /graphql', async () => {
    const headers = { ...OURS, cookie };
    const query = `?query=${encodeURIComponent(ME)}`;
    for (const [method, path] of [
      ['GET', `/graphql${query}`],
      ['GET', `/graphql/stream${query}`],
      ['GET', '/v1/me'],
      ['POST', `/v1/editions/${tenant.edition}/articles`],
      ['DELETE', `/v1/editions/${tenant.edition}/articles/${tenant.edition}`],
    ] as const) {
      const body = method === 'POST' ? { body: { input: 'Tides' } } : {};
      const answer = await ask(gateway, method, path, { ...body, headers });
      expect([path, answer.status]).toEqual([path, 401]);
    }
    const streamed = await ask(gateway, 'GET', `/graphql${query}`, {
      headers: { ...headers, accept: 'text/event-stream' },
    });
    expect(streamed.status).toBe(401);
  });

  it('opens no WebSocket', async () => {
    const socket = new WebSocket(`${gateway.url!.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      origin: gateway.url!,
      headers: { ...OURS, cookie },
    });
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    const [code] = await once(socket, 'close');
    expect(code).toBe(4403);
  });

  it('counts for nothing beside a header for a key', async () => {
    const by = (authorization: string) => graphBy(gateway, cookie, ME, {}, { ...OURS, authorization });
    expect((await by(`Bearer ${tenant.read}`)).body.data.me.key.permission).toBe('READ');
    expect((await by(`Bearer ${tenant.read}x`)).status).toBe(401);
    expect((await by('Basic dXNlcjpwYXNz')).status).toBe(401);
  });

  it('opens nothing to a page that the operator lets call with a key', () =>
    started({ CORS_ORIGINS: 'https://app.example.com' }, async (app) => {
      const headers = { 'x-galley-console': '1', origin: 'https://app.example.com' };
      const answer = await graphBy(app, cookie, ME, {}, headers);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
    }));

  it('opens nothing with CONSOLE=off', () =>
    started({ CONSOLE: 'off' }, async (app) => {
      expect((await graphBy(app, cookie, ME)).status).toBe(401);
    }));
});

describe('the sessions of GraphQL', () => {
  const LIST = `{ me { session { id } sessions {
    id isCurrent userAgent createdAt lastSeenAt endsAt key { id name permission newsroomId } } } }`;
  const END = 'mutation ($id: ID!) { endSession(input: { id: $id }) { endedId } }';
  interface ListedSession {
    readonly id: string;
    readonly isCurrent: boolean;
  }
  const listBy = async (cookie: string): Promise<readonly ListedSession[]> =>
    (await graphBy(gateway, cookie, LIST)).body.data.me.sessions;
  const currentId = async (cookie: string): Promise<string> =>
    (await graphBy(gateway, cookie, '{ me { session { id } } }')).body.data.me.session.id;

  it('tell where somebody is signed in, the one that was used last first', async () => {
    const { full, newsroom } = await createTenant(gateway);
    await signIn(gateway, full, { 'user-agent': 'First '.repeat(100) });
    const cookie = await signIn(gateway, full, { 'user-agent': 'Second' });
    const { body } = await graphBy(gateway, cookie, LIST);
    expect(body.errors).toBeUndefined();
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{6}Z$/);
    const session = (userAgent: string, isCurrent: boolean) => ({
      id: expect.any(String),
      isCurrent,
      userAgent,
      createdAt: moment,
      lastSeenAt: moment,
      endsAt: moment,
      key: { id: expect.any(String), name: 'full', permission: 'FULL', newsroomId: newsroom },
    });
    const first = 'First '.repeat(100).slice(0, 200);
    expect(body.data.me.sessions).toEqual([session('Second', true), session(first, false)]);
    const [second] = body.data.me.sessions;
    expect(body.data.me.session).toEqual({ id: second.id });
    expect(second.lastSeenAt > second.createdAt).toBe(true);
    expect(Date.parse(second.endsAt) - Date.parse(second.lastSeenAt)).toBe(720 * 60_000);
    const byKey = await call(gateway, full, 'POST', '/graphql', { query: LIST });
    expect(byKey.body.data.me.session).toBeNull();
    expect(byKey.body.data.me.sessions.map(({ isCurrent }: ListedSession) => isCurrent)).toEqual([
      false,
      false,
    ]);
  });

  it('are those of the account for a full key, and its own for a read key', async () => {
    const mine = await createTenant(gateway);
    const [full, read] = [await signIn(gateway, mine.full), await signIn(gateway, mine.read)];
    const stranger = await signIn(gateway, (await createTenant(gateway)).full);
    const [fullId, readId] = [await currentId(full), await currentId(read)];
    expect((await listBy(full)).map(({ id }) => id).sort()).toEqual([fullId, readId].sort());
    expect((await listBy(read)).map(({ id }) => id)).toEqual([readId]);
    const ending = async (cookie: string, id: string) => {
      const { body } = await graphBy(gateway, cookie, END, { id });
      return body.errors?.[0].extensions.code ?? body.data.endSession.endedId;
    };
    expect(await ending(read, fullId)).toBe('not_found');
    expect(await ending(stranger, fullId)).toBe('not_found');
    expect(await ending(full, 'none')).toBe('not_found');
    expect(await ending(full, readId.toUpperCase())).toBe(readId);
    await expectEnded(read);
    expect(await ending(full, readId)).toBe('not_found');
    expect((await listBy(full)).map(({ id }) => id)).toEqual([fullId]);
    // Its own: the answer still comes.
    expect(await ending(full, fullId)).toBe(fullId);
    await expectEnded(full, other);
  });
});

describe('a session', () => {
  const watch = 'subscription ($e: ID!) { jobs(edition: $e) { kind } }';

  it('ends where its browser signs out, and an open stream with it', async () => {
    const cookie = await signIn(gateway, tenant.full);
    const [here, there] = await Promise.all(
      [gateway, other].map((app) => streamBy(app, cookie, watch, { e: tenant.edition })),
    );
    const out = await ask(gateway, 'DELETE', '/console/session', { headers: { ...OURS, cookie } });
    expect([out.status, out.cookie]).toEqual([
      204,
      'galley_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Strict',
    ]);
    for (const stream of [here!, there!]) {
      expect(stream.status).toBe(200);
      const events = await stream.ended;
      expect(events.at(-1)?.event).toBe('complete');
      expect(events.at(-2)?.data?.errors).toMatchObject([
        { message: ENDED, extensions: { code: 'invalid_key' } },
      ]);
    }
    await expectEnded(cookie, other);
    const again = await ask(gateway, 'DELETE', '/console/session', { headers: { ...OURS, cookie } });
    expect(again.status).toBe(204);
  });

  it.each([
    ['a start', 'startArticle(input: { edition: $id, brief: { input: "Tides" } }) { job { id } }'],
    ['a change', 'revokeKey(input: { id: $id }) { key { id } }'],
    [
      'an ignored check',
      'ignoreAuditCheck(input: { edition: $id, check: "title_missing", reason: "Known." }) { edition { id } }',
    ],
  ])('that ends while the body of %s arrives does nothing more', async (what, mutation) => {
    const { full, read, edition } = await createTenant(gateway);
    const cookie = await signIn(gateway, full);
    const keyId = await idOf(full);
    const before = await counted(keyId);
    const query = `mutation ($id: ID!) { ${mutation} }`;
    const id = what === 'a change' ? await idOf(read) : edition;
    const body = JSON.stringify({ query, variables: { id } });
    const slow = request(`${gateway.url!}/graphql`, {
      method: 'POST',
      headers: { ...OURS, cookie, 'content-type': 'application/json', 'content-length': body.length },
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      slow.on('response', resolve).on('error', reject);
    });
    slow.write(body.slice(0, 10));
    // Its request is counted before its body is read.
    await until(async () => (await counted(keyId)) === before + 1);
    await gateway.services.sessions.signOut(cookie.split('=')[1]!);
    slow.end(body.slice(10));
    const { errors } = (await json(await answered)) as { errors: { message: string }[] };
    expect(errors).toMatchObject([{ message: ENDED, extensions: { code: 'invalid_key' } }]);
    const { rows } = await sql.query('SELECT 1 FROM jobs WHERE edition_id = $1', [edition]);
    expect(rows).toEqual([]);
    const { rows: ignored } = await sql.query('SELECT 1 FROM ignored_checks WHERE edition_id = $1', [
      edition,
    ]);
    expect(ignored).toEqual([]);
    expect(await idOf(read)).toEqual(expect.any(String));
  });

  it('ends with its key at once, on every process', async () => {
    const { full, edition } = await createTenant(gateway);
    const cookie = await signIn(gateway, full);
    const stream = await streamBy(other, cookie, watch, { e: edition });
    expect((await graphBy(other, cookie, ME)).status).toBe(200);
    await gateway.services.keys.revoke(await idOf(full));
    await expectEnded(cookie, gateway);
    await expectEnded(cookie, other);
    expect((await stream.ended).at(-2)?.data?.errors).toMatchObject([{ message: ENDED }]);
  });

  it('is shut out while its account is closed', async () => {
    const { full, account } = await createTenant(gateway);
    const cookie = await signIn(gateway, full);
    await sql.query(`UPDATE accounts SET status = 'closed' WHERE id = $1`, [account]);
    const { status, body } = await graphBy(gateway, cookie, ME);
    expect([status, body.errors[0].extensions.code]).toEqual([401, 'account_closed']);
  });

  it('ends when it went unused for too long, and goes on when it is used', async () => {
    const { full } = await createTenant(gateway);
    const cookie = await signIn(gateway, full);
    const age = (minutes: number) =>
      sql.query(
        `UPDATE sessions SET last_seen_at = last_seen_at - $2 * interval '1 minute' WHERE key_id = $1`,
        [keyId, minutes],
      );
    const keyId = await idOf(full);
    await age(719);
    expect((await graphBy(gateway, cookie, ME)).status).toBe(200);
    await age(719);
    expect((await graphBy(gateway, cookie, ME)).status).toBe(200);
    await age(721);
    await expectEnded(cookie);
  });

  it('ends after a week, however often it is used', async () => {
    const { full } = await createTenant(gateway);
    const cookie = await signIn(gateway, full);
    const keyId = await idOf(full);
    const { rows } = await sql.query<{ days: number }>(
      'SELECT EXTRACT(EPOCH FROM ends_at - created_at)::float8 / 86400 AS days FROM sessions WHERE key_id = $1',
      [keyId],
    );
    expect(rows[0]!.days).toBeCloseTo(7, 3);
    const left = (seconds: number) =>
      sql.query(
        `UPDATE sessions SET ends_at = clock_timestamp() + $2 * interval '1 second' WHERE key_id = $1`,
        [keyId, seconds],
      );
    await left(600);
    const { expiresAt } = (await sessionBy(cookie)).body;
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(601_000);
    await left(0);
    await expectEnded(cookie);
  });

  it('goes unused for as long as the operator lets it', () =>
    started({ SESSION_IDLE_MINUTES: '5' }, async (app) => {
      const { expiresAt } = (await sessionBy(await signIn(app, tenant.read), app)).body;
      const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(4.5);
      expect(minutes).toBeLessThan(5.5);
    }));

  it('shares the requests of its key with all others of it', async () => {
    const { full } = await createTenant(gateway);
    const [cookie, second] = [await signIn(gateway, full), await signIn(gateway, full)];
    // Two sign-ins are before it.
    expect((await graphBy(gateway, cookie, ME)).body.data.me.usage.minute.used).toBe(3);
    expect((await graphBy(other, second, ME)).body.data.me.usage.minute.used).toBe(4);
    expect((await call(gateway, full, 'GET', '/v1/me')).body.usage.minute.used).toBe(5);
    const statuses = async (many: number, by: string) =>
      Array.from(
        await Promise.all(Array.from({ length: many }, () => graphBy(gateway, by, ME))),
        (answer) => answer.status,
      );
    expect(await statuses(110, cookie)).toEqual(Array.from({ length: 110 }, () => 200));
    // A session that begins now is its key's 116th request, and has what is left.
    const next = await signIn(gateway, full, { cookie });
    expect((await statuses(10, next)).filter((status) => status === 200)).toHaveLength(4);
    const over = await graphBy(gateway, second, ME);
    expect([over.status, over.headers.get('retry-after')]).toEqual([429, '60']);
    expect(over.body.errors[0].message).toBe('This key has made its 120 requests of the last minute.');
    expectProblem(await sessionBy(next), 429, 'rate_limited');
    expectProblem(await signingIn({ key: full }), 429, 'rate_limited');
    expect((await call(gateway, full, 'GET', '/v1/me')).status).toBe(429);
  });

  it('leaves neither its token nor a key in the log', async () => {
    const cookie = await signIn(gateway, tenant.full);
    await graphBy(gateway, cookie, ME);
    await ask(gateway, 'DELETE', '/console/session', { headers: { ...OURS, cookie } });
    const said = JSON.stringify(log.entries);
    expect(said).toContain('/console/session');
    expect(said).not.toContain(cookie.split('=')[1]);
    for (const key of [tenant.full, tenant.read]) expect(said).not.toContain(key);
  });
});
