import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Database } from '../../../src/adapters/postgres/database/connection.js';
import { hashToken } from '../../../src/domain/access/key.js';
import type { App } from '../../../src/main/build-app.js';
import { ask, graphBy, OURS, signIn, streamBy } from '../../support/browser/console.js';
import { openGraphClient } from '../../support/graph/graph-client.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let sql: Client;
let gateway: App;
/** A second process on the same database. */
let neighbour: App;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
  const options = { databaseUrl: database.url, role: 'gateway' as const };
  gateway = await startGalley({ ...options, writing: scriptedWriting() });
  neighbour = await startGalley({ ...options, writing: scriptedWriting() });
  tenant = await createTenant(gateway);
});
beforeEach(() => sql.query('UPDATE operator_keys SET moments = DEFAULT'));
afterAll(async () => {
  await gateway.close();
  await neighbour.close();
  await sql.end();
  await database.drop();
});

const KEY = '{ operator { key { id name } } }';
const makeKey = () => gateway.services.operatorKeys.create(randomUUID());
const codeOf = (answer: { readonly body: { errors?: { extensions: { code: string } }[] } }) =>
  answer.body.errors?.[0]?.extensions.code;

describe('an operator’s key', () => {
  it('reads what is under `operator`', async () => {
    const { key, token } = await makeKey();
    expect(token).toMatch(/^gk_ops_[0-9A-Za-z]{38}$/);
    const { body, headers } = await graph(gateway, token, KEY);
    expect(body.data).toEqual({ operator: { key: { id: key.id, name: key.name } } });
    expect(headers.get('ratelimit')).toBe('"requests";r=119;t=60');
  });

  it('is forbidden on `/v1`, whether there is such a path or not', async () => {
    const { token } = await makeKey();
    for (const path of [`/v1/editions/${tenant.edition}/articles`, '/v1/me', '/v1/nothing']) {
      const { status, body } = await call(gateway, token, 'GET', path);
      expect([path, status, body.code]).toEqual([path, 403, 'forbidden']);
    }
    const started = await call(gateway, token, 'POST', `/v1/editions/${tenant.edition}/articles`, {});
    expect([started.status, started.body.code]).toEqual([403, 'forbidden']);
  });

  it('gets nothing beside `operator` in one document', async () => {
    const { token } = await makeKey();
    const { body } = await graph(gateway, token, '{ operator { key { name } } editions { totalCount } }');
    expect(body.data).toBeNull();
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0]).toMatchObject({ path: ['editions'], extensions: { code: 'forbidden' } });
  });

  it('is shown the schema', async () => {
    const { token } = await makeKey();
    const { body } = await graph(gateway, token, '{ __type(name: "Operator") { name } __typename }');
    expect(body).toMatchObject({ data: { __type: { name: 'Operator' }, __typename: 'Query' } });
  });

  it('opens no stream and no WebSocket', async () => {
    const { token } = await makeKey();
    const headers = { accept: 'text/event-stream' };
    const streamed = await call(gateway, token, 'POST', '/graphql/stream', { query: KEY }, headers);
    expect([streamed.status, codeOf(streamed)]).toEqual([403, 'forbidden']);
    const client = openGraphClient(gateway, token);
    expect(await client.closed).toMatchObject({ code: 4403, reason: 'forbidden' });
  });

  it.each([
    ['mistyped', (token: string) => `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`],
    ['of an unknown checksum’s kind', (token: string) => token.replace('gk_ops_', 'gk_full_')],
  ])('that is %s is no key', async (_how, changed) => {
    const { token } = await makeKey();
    const answer = await graph(gateway, changed(token), KEY);
    expect([answer.status, codeOf(answer)]).toEqual([401, 'invalid_key']);
  });

  it('is refused by every process once it is revoked, and so are its sessions', async () => {
    const { key, token } = await makeKey();
    const cookie = await signIn(gateway, token);
    expect((await graphBy(neighbour, cookie, KEY)).body.data.operator.key.id).toBe(key.id);
    await gateway.services.operatorKeys.revoke(key.id);
    for (const app of [gateway, neighbour]) {
      expect(codeOf(await graph(app, token, KEY))).toBe('invalid_key');
      expect(codeOf(await graphBy(app, cookie, KEY))).toBe('invalid_key');
      expect((await call(app, token, 'GET', '/v1/me')).body.code).toBe('invalid_key');
    }
  });

  it('is followed by another, and holds for the overlap', async () => {
    const { key, token } = await makeKey();
    const next = await gateway.services.operatorKeys.rotate(key.id, 3600);
    expect(next.key.name).toBe(key.name);
    expect((await graph(gateway, token, KEY)).status).toBe(200);
    await expect(gateway.services.operatorKeys.rotate(key.id, 0)).rejects.toMatchObject({ code: 'conflict' });
    await gateway.services.operatorKeys.rotate(next.key.id, 0);
    expect(codeOf(await graph(gateway, next.token, KEY))).toBe('invalid_key');
  });

  it('shares its statements among the requests that come together, each counted', async () => {
    const { token } = await makeKey();
    const { operatorKeys } = gateway.services.stores;
    const asked = jest.spyOn(Database.prototype, 'row');
    const by = { tokenHash: hashToken(token) };
    const counted = await Promise.all(Array.from({ length: 125 }, () => operatorKeys.countRequest(by)));
    const statements = asked.mock.calls.length;
    asked.mockRestore();
    expect(statements).toBeLessThan(5);
    const accepted = counted.filter((arrival) => arrival?.accepted);
    expect(accepted.map((arrival) => arrival?.requests.used)).toEqual(
      Array.from({ length: 120 }, (_, n) => n + 1),
    );
    expect(counted.slice(120)).toMatchObject(Array(5).fill({ accepted: false, requests: { used: 120 } }));
  });

  it('makes 120 requests in a minute, over all processes and sessions together', async () => {
    const { key, token } = await makeKey();
    const cookie = await signIn(gateway, token);
    const asked = Array.from({ length: 130 }, (_, n) => {
      const app = n % 2 === 0 ? gateway : neighbour;
      return n % 3 === 0 ? graphBy(app, cookie, KEY) : graph(app, token, KEY);
    });
    const codes = (await Promise.all(asked)).map((answer) => codeOf(answer) ?? 'ok');
    // The sign-in was one.
    expect(codes.filter((code) => code === 'ok')).toHaveLength(119);
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(11);
    await sql.query(`UPDATE operator_keys SET moments = moments[2:] || now() WHERE id = $1`, [key.id]);
    const late = await graph(gateway, token, KEY);
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '60']);
  });
});

describe('a key of an account', () => {
  it.each(['full', 'read'] as const)('with the permission %s is forbidden under `operator`', async (kind) => {
    const answer = await graph(gateway, tenant[kind], KEY);
    expect([answer.status, answer.body.data, codeOf(answer)]).toEqual([200, null, 'forbidden']);
    const cookie = await signIn(gateway, tenant[kind]);
    expect(codeOf(await graphBy(gateway, cookie, KEY))).toBe('forbidden');
  });
});

describe('a session of an operator’s key', () => {
  it('tells its browser what it is, acts as the key, and ends', async () => {
    const { key, token } = await makeKey();
    const cookie = await signIn(gateway, token);
    const head = await ask(gateway, 'GET', '/console/session', { headers: { ...OURS, cookie } });
    expect(head.body).toEqual({ keyPrefix: key.prefix, access: 'ops', expiresAt: expect.any(String) });
    const other = await signIn(gateway, token);
    const { sessions } = (
      await graphBy(gateway, cookie, '{ operator { sessions { id isCurrent userAgent } } }')
    ).body.data.operator;
    expect(sessions.map((session: { isCurrent: boolean }) => session.isCurrent).sort()).toEqual([
      false,
      true,
    ]);
    const END = 'mutation ($id: ID!) { operatorEndSession(input: { id: $id }) { endedId } }';
    const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
    const stranger = await makeKey();
    expect(codeOf(await graph(gateway, stranger.token, END, { id }))).toBe('not_found');
    expect((await graphBy(gateway, cookie, END, { id })).body.data.operatorEndSession.endedId).toBe(id);
    expect(codeOf(await graphBy(neighbour, other, KEY))).toBe('invalid_key');
    const LOG = `{ operator { auditLog(first: 20, filter: { action: [SESSION_ENDED] }) {
      nodes { by { kind keyName } object { kind id } details } } } }`;
    const log = (await graphBy(gateway, cookie, LOG)).body.data.operator.auditLog.nodes;
    expect(log.filter(({ object }: { object: { id: string } }) => object.id === id)).toEqual([
      {
        by: { kind: 'OPERATOR_KEY', keyName: key.name },
        object: { kind: 'session', id },
        details: { key: key.name },
      },
    ]);
    expect(codeOf(await graphBy(gateway, cookie, END, { id }))).toBe('not_found');
    await ask(gateway, 'DELETE', '/console/session', { headers: { ...OURS, cookie } });
    expect(codeOf(await graphBy(gateway, cookie, KEY))).toBe('invalid_key');
  });

  it('is ended by nobody whose key was revoked meanwhile', async () => {
    const { key, token } = await makeKey();
    const { session } = await gateway.services.sessions.signIn(token, { from: 'here', userAgent: 'a test' });
    const caller = {
      keyId: key.id,
      keyName: key.name,
      keyPrefix: key.prefix,
      sessionId: null,
      permission: 'ops',
    } as const;
    await gateway.services.operatorKeys.revoke(key.id);
    const ended = gateway.services.sessions.endOfOperator(caller, session.id);
    await expect(ended).rejects.toMatchObject({ code: 'invalid_key' });
  });

  it('opens no stream, and is nobody on `/v1`', async () => {
    const { token } = await makeKey();
    const cookie = await signIn(gateway, token);
    expect((await streamBy(gateway, cookie, KEY)).status).toBe(403);
    const answer = await ask(gateway, 'GET', '/v1/me', { headers: { ...OURS, cookie } });
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_key']);
  });

  it('is one of ten: a further sign-in ends the one that went unused longest', async () => {
    const { token } = await makeKey();
    const first = await signIn(gateway, token);
    for (let n = 0; n < 10; n += 1) await signIn(gateway, token);
    expect(codeOf(await graphBy(gateway, first, KEY))).toBe('invalid_key');
  });
});

it('no row of an operator can name anything of an account', async () => {
  const { rows } = await sql.query<{ child: string; parent: string }>(
    `SELECT conrelid::regclass::text AS child, confrelid::regclass::text AS parent FROM pg_constraint
     WHERE contype = 'f' AND (conrelid::regclass::text LIKE 'operator%' OR confrelid::regclass::text LIKE 'operator%')`,
  );
  expect(rows).toEqual([{ child: 'operator_sessions', parent: 'operator_keys' }]);
});
