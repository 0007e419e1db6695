import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { Client } from 'pg';
import { PostgresJobStore } from '../../src/adapters/postgres/job-store.js';
import { PostgresKeyStore } from '../../src/adapters/postgres/key-store.js';
import { makeToken } from '../../src/domain/access/key.js';
import type { Tenants } from '../../src/domain/access/tenants.js';
import type { ErrorCode } from '../../src/domain/errors.js';
import type { App } from '../../src/main/build-app.js';
import { collect, openGraphClient } from '../support/graph-client.js';
import { scriptedWriting } from '../support/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { keepingLog } from '../support/keeping-log.js';
import { call, createTenant, graph, startGalley, type Answer, type Tenant } from '../support/test-galley.js';

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;
let stranger: Tenant;
const log = keepingLog();

beforeAll(async () => {
  database = await createTestDatabase();
  const writing = {
    ...scriptedWriting(),
    fetcher: {
      checkAddress: (url: string) => {
        if (url.includes('broken')) throw new Error('secret-inside');
      },
    },
  };
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing, log });
  tenant = await createTenant(gateway);
  stranger = await createTenant(gateway);
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

function expectProblem(answer: Answer, status: number, code: ErrorCode): void {
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json(;|$)/);
  const sentence = expect.stringMatching(/\S.*[.]$/s);
  expect(answer.body).toEqual({
    type: 'about:blank',
    title: expect.stringMatching(/^[A-Z]/),
    status,
    detail: sentence,
    code,
    request_id: answer.headers.get('x-request-id'),
    ...(status === 422
      ? {
          errors: expect.arrayContaining([
            { path: expect.stringMatching(/^(\/.*)?$/), message: expect.stringMatching(/\S/) },
          ]),
        }
      : {}),
  });
  expect(answer.headers.get('retry-after')).toBeNull();
}

const articlesOf = ({ edition }: Tenant) => `/v1/editions/${edition}/articles`;
const start = (token: string | null, body: unknown = { input: 'Anything' }, headers = {}) =>
  call(gateway, token, 'POST', articlesOf(tenant), body, headers);
const apply = (part: Partial<Tenants>) =>
  gateway.services.tenants.apply({
    plans: [],
    accounts: [],
    newsrooms: [],
    users: [],
    editions: [],
    keys: [],
    ...part,
  });

describe('a key', () => {
  const list = (token: string | null, headers = {}) =>
    call(gateway, token, 'GET', '/v1/editions', undefined, headers);

  it.each<[string, Record<string, string>]>([
    ['none at all', {}],
    ['an empty one', { authorization: '' }],
    ['the scheme without a token', { authorization: 'Bearer' }],
    ['another scheme', { authorization: 'Basic dXNlcjpwYXNz' }],
    ['a token without a scheme', { authorization: makeToken('full', () => new Uint8Array(32)) }],
    ['one that is well formed and unknown', { authorization: `Bearer ${unknownToken()}` }],
    ['a word', { authorization: 'Bearer secret' }],
  ])('is refused when it is %s', async (_what, headers) => {
    const answer = await list(null, headers);
    expectProblem(answer, 401, 'invalid_key');
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });

  it('is refused when one character of it is wrong', async () => {
    const wrong = tenant.full.slice(0, -1) + (tenant.full.endsWith('0') ? '1' : '0');
    expectProblem(await list(wrong), 401, 'invalid_key');
    expectProblem(await list(`${tenant.full}0`), 401, 'invalid_key');
    expectProblem(await list(tenant.full.toLowerCase()), 401, 'invalid_key');
  });

  it('may come with the scheme in any case', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER', 'bEaReR'])
      expect((await list(null, { authorization: `${scheme} ${tenant.read}` })).status).toBe(200);
  });

  it('is never read from a query string or a body', async () => {
    for (const name of ['key', 'api_key', 'access_token', 'token', 'authorization'])
      expectProblem(
        await call(gateway, null, 'GET', `/v1/editions?${name}=${tenant.full}`),
        401,
        'invalid_key',
      );
    const body = { input: 'Anything', key: tenant.full, access_token: tenant.full };
    expectProblem(await start(null, body), 401, 'invalid_key');
    const form = `access_token=${tenant.full}&input=Anything`;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expectProblem(await start(null, form, type), 401, 'invalid_key');
  });

  it('is refused from the moment it is revoked', async () => {
    const { key, token } = await gateway.services.keys.create({
      userId: tenant.user,
      name: 'short-lived',
      permission: 'full',
    });
    expect((await list(token)).status).toBe(200);
    await gateway.services.keys.revoke(key.id);
    expectProblem(await list(token), 401, 'invalid_key');
    expectProblem(await start(token), 401, 'invalid_key');
    expect((await list(tenant.full)).status).toBe(200);
  });

  it('is refused while its account is closed, and holds again when it is open', async () => {
    const closing = await createTenant(gateway);
    const account = { id: closing.account, name: 'Closing', plan: `plan-${closing.account}` };
    await apply({ accounts: [{ ...account, status: 'closed' }] });
    expectProblem(await list(closing.full), 401, 'account_closed');
    expectProblem(await list(closing.read), 401, 'account_closed');
    expectProblem(await call(gateway, closing.full, 'GET', '/v1/nowhere'), 401, 'account_closed');
    await apply({ accounts: [{ ...account, status: 'open' }] });
    expect((await list(closing.read)).status).toBe(200);
  });
});

describe('the right to spend', () => {
  it('is not a Read only key’s', async () => {
    expectProblem(await start(tenant.read), 403, 'key_read_only');
  });

  it('ends for a full key when its owner moves to another newsroom; reading goes on', async () => {
    const moving = await createTenant(gateway);
    const { account, user, full, read } = moving;
    const newsroom = randomUUID();
    const move = (to: string) =>
      apply({
        newsrooms: [{ id: newsroom, account, name: 'Other', hourlyCeiling: null }],
        users: [{ id: user, account, name: 'Test user', newsroom: to, maySpend: true }],
      });
    const startMoving = (token: string) =>
      call(gateway, token, 'POST', articlesOf(moving), { input: 'Anything' });
    await move(newsroom);
    expectProblem(await startMoving(full), 403, 'wrong_newsroom');
    expectProblem(await startMoving(read), 403, 'key_read_only');
    for (const token of [full, read])
      expect((await call(gateway, token, 'GET', articlesOf(moving))).status).toBe(200);
    const fresh = await gateway.services.keys.create({ userId: user, name: 'there', permission: 'full' });
    expect((await startMoving(fresh.token)).status).toBe(202);
    await move(moving.newsroom);
    expect((await startMoving(full)).status).toBe(202);
    expectProblem(await startMoving(fresh.token), 403, 'wrong_newsroom');
  });

  it('needs a plan with the content API, asked anew each time', async () => {
    const poor = await createTenant(gateway, { contentApi: false, maySpend: false });
    const startPoor = () => call(gateway, poor.full, 'POST', articlesOf(poor), { input: 'Anything' });
    expectProblem(await startPoor(), 402, 'plan_required');
    expect((await call(gateway, poor.full, 'GET', articlesOf(poor))).status).toBe(200);
    const plan = { id: `plan-${poor.account}`, name: 'Test', contentApi: true, articlesPerMonth: null };
    await apply({ plans: [plan] });
    expectProblem(await startPoor(), 403, 'forbidden');
  });

  it('is not every user’s', async () => {
    const { account, newsroom, user, full, edition } = await createTenant(gateway, { maySpend: false });
    const startFrugal = () =>
      call(gateway, full, 'POST', `/v1/editions/${edition}/articles`, { input: 'Anything' });
    expectProblem(await startFrugal(), 403, 'forbidden');
    await apply({ users: [{ id: user, account, name: 'Test user', newsroom, maySpend: true }] });
    expect((await startFrugal()).status).toBe(202);
  });
});

describe('a path', () => {
  it.each([
    '/',
    '/v2/editions',
    '/v1',
    '/v1/nowhere',
    '/v1/editions/',
    '/v1/jobs',
    '/graphql/nowhere',
    '/v1/%ZZ',
    '/favicon.ico',
  ])('that is unknown is not found: %s', async (path) => {
    // A trailing slash is the same path.
    if (path === '/v1/editions/') expect((await call(gateway, tenant.full, 'GET', path)).status).toBe(200);
    else expectProblem(await call(gateway, tenant.full, 'GET', path), 404, 'not_found');
  });

  it('needs no key to be unknown outside of /v1, and needs one inside', async () => {
    expectProblem(await call(gateway, null, 'GET', '/nowhere'), 404, 'not_found');
    expectProblem(await call(gateway, null, 'GET', '/v1/nowhere'), 401, 'invalid_key');
    expectProblem(await call(gateway, 'gk_full_x', 'DELETE', '/v1/editions'), 401, 'invalid_key');
  });

  it.each([
    ['POST', '/v1/editions', 'GET'],
    ['DELETE', '/v1/editions', 'GET'],
    ['PUT', `/v1/editions/${randomUUID()}/articles`, 'GET, POST'],
    ['OPTIONS', `/v1/editions/${randomUUID()}/articles`, 'GET, POST'],
    ['PATCH', `/v1/editions/${randomUUID()}/articles/${randomUUID()}`, 'GET'],
    ['POST', `/v1/editions/${randomUUID()}/articles/${randomUUID()}/image`, 'GET'],
    ['POST', `/v1/editions/${randomUUID()}/articles/${randomUUID()}/provenance`, 'GET'],
    ['DELETE', `/v1/jobs/${randomUUID()}`, 'GET'],
  ])('that is known refuses %s %s and names what it takes', async (method, path, allow) => {
    const answer = await call(gateway, tenant.full, method, path);
    expectProblem(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it.each(['not-a-uuid', '%E0%A4%A', '%00', `${randomUUID()}0`, '..%2F..', `{${randomUUID()}}`])(
    'with %s for an id is not found',
    async (id) => {
      for (const [method, path] of [
        ['GET', `/v1/jobs/${id}`],
        ['GET', `/v1/editions/${id}/articles`],
        ['POST', `/v1/editions/${id}/articles`],
        ['GET', `/v1/editions/${tenant.edition}/articles/${id}`],
        ['GET', `/v1/editions/${tenant.edition}/articles/${id}/image`],
      ] as const)
        expectProblem(await call(gateway, tenant.full, method, path), 404, 'not_found');
    },
  );

  it('of another account is not found, never forbidden', async () => {
    const id = randomUUID();
    await call(gateway, stranger.full, 'POST', articlesOf(stranger), { id, input: 'Theirs' });
    for (const token of [tenant.full, tenant.read]) {
      expectProblem(await call(gateway, token, 'GET', `/v1/jobs/${id}`), 404, 'not_found');
      expectProblem(await call(gateway, token, 'GET', articlesOf(stranger)), 404, 'not_found');
      const answer = await call(gateway, token, 'POST', articlesOf(stranger), { input: '' });
      expectProblem(answer, 404, 'not_found');
      const unknown = await call(gateway, token, 'POST', `/v1/editions/${randomUUID()}/articles`, {});
      expect(answer.body.detail).toBe(unknown.body.detail);
    }
  });
});

describe('a body', () => {
  const paths = (answer: Answer) => (answer.body.errors as { path: string }[]).map(({ path }) => path).sort();

  it.each<[string, string]>([
    ['nothing', ''],
    ['cut off', '{"input": "Any'],
    ['two values', '{} {}'],
    ['not JSON', 'input=Anything'],
    ['an array', '[]'],
    ['null', 'null'],
    ['a string', '"Anything"'],
  ])('is refused when it is %s', async (_what, body) => {
    expectProblem(await start(tenant.full, body), 422, 'invalid_params');
  });

  it.each<[string, unknown, string[]]>([
    ['a missing input', {}, ['/input']],
    ['an empty input', { input: '' }, ['/input']],
    ['an input of white space', { input: ' \t\n\u00a0\u2003' }, ['/input']],
    ['an input of 2,001 characters', { input: '𝕏'.repeat(2001) }, ['/input']],
    ['an input that is a number', { input: 5 }, ['/input']],
    ['a NUL', { input: 'Any\0thing' }, ['/input']],
    ['a NUL in a setting that is not known', { input: 'x', settings: { a: ['\0'] } }, ['/settings/a/0']],
    ['an id that is no UUID', { input: 'x', id: 'x' }, ['/id']],
    ['an id that is a number', { input: 'x', id: 1 }, ['/id']],
    ['a language that is none', { input: 'x', language: 'english!' }, ['/language']],
    ['a country that is none', { input: 'x', country: 'XX' }, ['/country']],
    ['settings that are no object', { input: 'x', settings: [] }, ['/settings']],
    ['a word count out of bounds', { input: 'x', settings: { word_count: 1 } }, ['/settings/word_count']],
    [
      'settings nested too deep',
      { input: 'x', settings: { a: { b: { c: { d: { e: { f: { g: { h: {} } } } } } } } } },
      ['/settings'],
    ],
    ['settings that are too large', { input: 'x', settings: { a: 'x'.repeat(16_384) } }, ['/settings']],
    [
      'nothing to write from',
      { input: 'x', settings: { source_policy: 'only_given' } },
      ['/settings/sources'],
    ],
    [
      'every fault at once',
      { input: '', id: 'x', language: '!', country: 'XX', settings: { seed: -1, word_count: 'many' } },
      ['/country', '/id', '/input', '/language', '/settings/seed', '/settings/word_count'],
    ],
  ])('is refused for %s', async (_what, body, expected) => {
    const answer = await start(tenant.full, body);
    expectProblem(answer, 422, 'invalid_params');
    expect(paths(answer)).toEqual(expected);
  });

  it('is refused for a lone surrogate', async () => {
    const answer = await start(tenant.full, String.raw`{"input": "half \ud83d of a smile"}`);
    expectProblem(answer, 422, 'invalid_params');
    expect(paths(answer)).toEqual(['/input']);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/jsonx'])(
    'is refused as %s',
    async (type) => {
      const answer = await start(tenant.full, { input: 'Anything' }, { 'content-type': type });
      expectProblem(answer, 422, 'invalid_params');
    },
  );

  it('is refused in an encoding that is not known, or is not what it says', async () => {
    for (const encoding of ['zstd', 'gzip'])
      expectProblem(
        await start(tenant.full, { input: 'Anything' }, { 'content-encoding': encoding }),
        422,
        'invalid_params',
      );
    const latin = await fetch(gateway.url! + articlesOf(tenant), {
      method: 'POST',
      headers: { authorization: `Bearer ${tenant.full}`, 'content-type': 'application/json' },
      body: Buffer.from('{"input": "Caf\xe9"}', 'latin1'),
    });
    expect(latin.status).toBe(422);
  });

  it('of more than 4 MiB is refused, and one of 4 MiB is read', async () => {
    const room = 4 * 1024 * 1024 - JSON.stringify({ input: 'Anything', filler: '' }).length;
    const body = (filler: number) => ({ input: 'Anything', filler: 'x'.repeat(filler) });
    expect((await start(tenant.full, body(room))).status).toBe(202);
    expectProblem(await start(tenant.full, body(room + 1)), 413, 'payload_too_large');
  });

  it('that is too large once unpacked is refused', async () => {
    const { gzipSync } = await import('node:zlib');
    const response = await fetch(gateway.url! + articlesOf(tenant), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tenant.full}`,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      body: gzipSync(JSON.stringify({ input: 'x', filler: 'x'.repeat(5_000_000) })),
    });
    expect(response.status).toBe(413);
  });
});

describe('a GraphQL request', () => {
  const ask = (body: unknown, { token = tenant.full as string | null, method = 'POST', headers = {} } = {}) =>
    call(gateway, token, method, '/graphql', body, headers);
  const me = { query: '{ me { user { id } } }' };
  const large = { ...me, filler: 'x'.repeat(4 * 1024 * 1024) };

  it.each<[string, () => Promise<Answer>, number, string]>([
    ['is no JSON', () => ask('{'), 422, 'invalid_params'],
    ['is no object', () => ask([me]), 422, 'invalid_params'],
    ['is empty', () => ask(undefined), 422, 'invalid_params'],
    ['comes as text', () => ask(me, { headers: { 'content-type': 'text/plain' } }), 422, 'invalid_params'],
    ['is larger than 4 MiB', () => ask(large), 413, 'payload_too_large'],
    ['is large and has no key', () => ask(large, { token: null }), 401, 'invalid_key'],
    ['is put', () => ask(me, { method: 'PUT' }), 405, 'method_not_allowed'],
    ['is no document', () => ask({ query: '{' }), 400, 'GRAPHQL_PARSE_FAILED'],
    ['asks for what is not there', () => ask({ query: '{ nothing }' }), 400, 'GRAPHQL_VALIDATION_FAILED'],
    ['is endless', () => ask({ query: '{ me '.repeat(5000) }), 400, 'GRAPHQL_PARSE_FAILED'],
  ])('that %s is refused', async (_what, send, status, code) => {
    const answer = await send();
    expect({ status: answer.status, code: answer.body.errors[0].extensions.code }).toEqual({ status, code });
    expect(answer.body.errors[0].extensions.requestId).toBe(answer.headers.get('x-request-id'));
    expect(answer.body.errors[0].message).not.toContain('stack');
    expect(answer.body.data).toBeUndefined();
    expect(answer.headers.get('allow')).toBe(status === 405 ? 'GET, POST' : null);
    expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null);
  });

  it('as deep as its length allows is refused in words, over HTTP and WebSocket alike', async () => {
    const query = '{ me '.repeat(2400) + '}'.repeat(2400);
    const overHttp = (await ask({ query })).body.errors[0];
    const client = openGraphClient(gateway, tenant.full);
    const overSocket = (await collect(client.follow(query)).catch((errors: unknown) => errors)) as object[];
    client.close();
    for (const error of [overHttp, overSocket[0]]) {
      expect(error).toMatchObject({ extensions: { code: expect.stringMatching(/^GRAPHQL_/) } });
      expect(error.message).not.toContain('stack');
    }
  });
});

describe('the order of the checks', () => {
  const large = { input: 'x'.repeat(4 * 1024 * 1024) };

  it('puts the key before the path, the path before the right, the right before the body', async () => {
    const foreign = articlesOf(stranger);
    const attempt = (token: string | null, path: string, body: unknown) =>
      call(gateway, token, 'POST', path, body);
    expectProblem(await attempt(null, foreign, 'not json'), 401, 'invalid_key');
    expectProblem(await attempt(null, articlesOf(tenant), large), 401, 'invalid_key');
    expectProblem(await attempt(tenant.read, foreign, 'not json'), 404, 'not_found');
    expectProblem(await attempt(tenant.full, foreign, large), 404, 'not_found');
    expectProblem(await attempt(tenant.read, articlesOf(tenant), 'not json'), 403, 'key_read_only');
    expectProblem(await attempt(tenant.read, articlesOf(tenant), large), 403, 'key_read_only');
    expectProblem(await attempt(tenant.full, articlesOf(tenant), 'not json'), 422, 'invalid_params');
  });

  it('puts the body before a known job id: a repeat must be a brief too', async () => {
    const id = randomUUID();
    await start(tenant.full, { input: 'Anything', id });
    expectProblem(await start(tenant.full, { input: '', id }), 422, 'invalid_params');
    expectProblem(await start(tenant.read, { input: 'Anything', id }), 403, 'key_read_only');
  });

  it('puts the path before the query', async () => {
    expectProblem(
      await call(gateway, tenant.full, 'GET', `${articlesOf(stranger)}?limit=x`),
      404,
      'not_found',
    );
  });
});

describe('the request id', () => {
  const idOf = async (header: string) =>
    (
      await call(gateway, tenant.read, 'GET', '/v1/editions', undefined, { 'x-request-id': header })
    ).headers.get('x-request-id');

  it('is the caller’s own when it is sane', async () => {
    for (const id of ['a', 'req-1/2;3~', '!'.repeat(128)]) expect(await idOf(id)).toBe(id);
  });

  it('is ours when the caller’s is not', async () => {
    for (const id of ['x'.repeat(129), 'two words', 'a,\tb', 'ünfug'])
      expect(await idOf(id)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('')).not.toBe(await idOf(''));
  });

  it('stands on answers of every kind, and in the body of a refusal', async () => {
    for (const [method, path, status] of [
      ['GET', '/v1/editions', 200],
      ['GET', '/nowhere', 404],
      ['DELETE', '/v1/editions', 405],
      ['GET', '/healthz', 200],
      ['POST', '/graphql', 422],
    ] as const) {
      const headers = {
        'x-request-id': 'mine',
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      };
      const answer = await call(
        gateway,
        tenant.full,
        method,
        path,
        method === 'POST' ? '{' : undefined,
        headers,
      );
      expect([path, answer.status, answer.headers.get('x-request-id')]).toEqual([path, status, 'mine']);
    }
    expect(
      (await call(gateway, null, 'GET', '/v1/editions', undefined, { 'x-request-id': 'mine' })).body,
    ).toMatchObject({ request_id: 'mine' });
  });
});

describe('an unexpected error', () => {
  const BRIEF = { input: 'Anything', settings: { sources: [{ url: 'https://broken.example/' }] } };
  const START = `mutation ($slug: String!, $brief: BriefInput!) { startArticle(slug: $slug, brief: $brief) { id } }`;
  const loggedUnder = (id: string) =>
    log.entries.filter(
      ({ level, fields }) => level === 'error' && 'requestId' in fields && fields.requestId === id,
    );
  const secretLogged = expect.objectContaining({
    fields: expect.objectContaining({ err: expect.objectContaining({ message: 'secret-inside' }) }),
  });

  it('tells nothing of itself over REST; the log has it under the request id', async () => {
    const answer = await start(tenant.full, BRIEF);
    expectProblem(answer, 500, 'internal');
    expect(JSON.stringify([answer.body, ...answer.headers])).not.toContain('secret-inside');
    expect(loggedUnder(answer.body.request_id)).toEqual([secretLogged]);
  });

  it('tells nothing of itself over GraphQL', async () => {
    const answer = await graph(gateway, tenant.full, START, { slug: tenant.edition, brief: BRIEF });
    expect(answer.body.errors).toMatchObject([
      {
        path: ['startArticle'],
        extensions: { code: 'internal', requestId: answer.headers.get('x-request-id') },
      },
    ]);
    expect(JSON.stringify([answer.body, ...answer.headers])).not.toContain('secret-inside');
    expect(loggedUnder(answer.headers.get('x-request-id')!)).toEqual([secretLogged]);
  });

  it('tells nothing of itself over a WebSocket', async () => {
    const client = openGraphClient(gateway, tenant.full);
    try {
      const [result] = await collect(client.follow(START, { slug: tenant.edition, brief: BRIEF }));
      expect(result.errors).toMatchObject([
        { extensions: { code: 'internal', requestId: expect.any(String) } },
      ]);
      expect(JSON.stringify(result)).not.toContain('secret-inside');
      expect(loggedUnder(result.errors[0].extensions.requestId)).toEqual([secretLogged]);
    } finally {
      client.close();
    }
  });

  describe('in a store', () => {
    afterEach(() => void jest.restoreAllMocks());

    it('ends a subscription with a word that tells nothing of it', async () => {
      jest.spyOn(PostgresJobStore.prototype, 'find').mockRejectedValue(new Error('secret-inside'));
      const client = openGraphClient(gateway, tenant.full);
      try {
        const ended = collect(
          client.follow('subscription ($id: String!) { jobProgress(id: $id) { id } }', { id: randomUUID() }),
        ).catch((errors: unknown) => errors);
        const errors = (await ended) as { extensions: { requestId: string } }[];
        expect(errors).toMatchObject([
          { extensions: { code: 'internal', requestId: expect.stringMatching(/^[0-9a-f-]{36}$/) } },
        ]);
        expect(JSON.stringify(errors)).not.toContain('secret-inside');
        expect(loggedUnder(errors[0]!.extensions.requestId)).toEqual([secretLogged]);
      } finally {
        client.close();
      }
    });

    it('opens no door by being there when the key is read', async () => {
      jest.spyOn(PostgresKeyStore.prototype, 'findActor').mockRejectedValue(new Error('secret-inside'));
      const rest = await call(gateway, tenant.full, 'GET', '/v1/editions');
      expectProblem(rest, 500, 'internal');
      const overGraph = await graph(gateway, tenant.full, '{ me { key { id } } }');
      expect({ status: overGraph.status, code: overGraph.body.errors[0].extensions.code }).toEqual({
        status: 500,
        code: 'internal',
      });
      const closing = await openGraphClient(gateway, tenant.full).closed;
      expect(closing).toMatchObject({ code: 4500, reason: 'internal' });
      expect(JSON.stringify([rest.body, overGraph.body, closing.reason])).not.toContain('secret-inside');
    });
  });
});

describe('a caller that goes away', () => {
  it('in the middle of asking for a WebSocket where there is none leaves the process alone', async () => {
    const { hostname, port } = new URL(gateway.url!);
    for (let n = 0; n < 5; n += 1) {
      const socket = createConnection(Number(port), hostname);
      socket.on('error', () => undefined);
      await once(socket, 'connect');
      socket.write('GET /nowhere HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n');
      const closed = once(socket, 'close');
      socket.resetAndDestroy();
      await closed;
    }
    expect((await call(gateway, tenant.read, 'GET', '/v1/editions')).status).toBe(200);
  });
});

describe('while the database is away', () => {
  let admin: Client;
  let name: string;

  beforeAll(async () => {
    const url = new URL(database.adminUrl);
    name = url.pathname.slice(1);
    url.pathname = '/postgres';
    admin = new Client({ connectionString: url.href });
    await admin.connect();
  });
  afterAll(() => admin.end());
  afterEach(() => {
    // Sequelize tells the console of each transaction that was cut; nothing else may be said there.
    const warn = jest.mocked(console.warn);
    const said = warn.mock.calls.filter(
      ([first]) => !/^(Rolling back|Committing) transaction/.test(String(first)),
    );
    warn.mockClear();
    expect(said).toEqual([]);
  });

  const cut = async () => {
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  };
  const mend = () => admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);

  it.each(['while it is away', 'as soon as it is back'])(
    'can be asked to leave %s, and leaves',
    async (when) => {
      const said = keepingLog();
      const leaving = await startGalley({
        databaseUrl: database.url,
        role: 'worker',
        writing: scriptedWriting(),
        log: said,
      });
      try {
        await cut();
        if (when === 'as soon as it is back') await mend();
        await leaving.close();
      } finally {
        await mend();
      }
      expect(said.entries.map(({ message }) => message)).not.toContain(
        'a connection of the job queue did not end',
      );
      const { rows } = await admin.query(
        `SELECT count(*)::integer AS left FROM pg_stat_activity WHERE datname = $1 AND application_name = 'galley-worker'`,
        [name],
      );
      expect(rows).toEqual([{ left: 0 }]);
    },
  );

  it('answers unavailable everywhere, starts nothing, and is well again by itself', async () => {
    const client = openGraphClient(gateway, tenant.full);
    const ME = '{ me { key { id } } }';
    expect(await collect(client.follow(ME))).toMatchObject([{ data: { me: { key: {} } } }]);
    const id = randomUUID();
    try {
      await cut();
      for (const [method, path, body] of [
        ['GET', '/v1/editions', undefined],
        ['GET', articlesOf(tenant), undefined],
        ['GET', `/v1/jobs/${id}`, undefined],
        ['POST', articlesOf(tenant), { id, input: 'Anything' }],
      ] as const)
        expectProblem(await call(gateway, tenant.full, method, path, body), 503, 'unavailable');
      const overGraph = await graph(gateway, tenant.full, ME);
      expect(overGraph.status).toBe(503);
      expect(overGraph.body.errors).toMatchObject([{ extensions: { code: 'unavailable' } }]);
      const refused = await collect(client.follow(ME)).catch((errors: unknown) => errors);
      expect(refused).toMatchObject([{ extensions: { code: 'unavailable' } }]);
      const closing = await openGraphClient(gateway, tenant.full).closed;
      expect(closing).toMatchObject({ code: 4500, reason: 'unavailable' });
      expect((await call(gateway, null, 'GET', '/healthz')).status).toBe(200);
      expect((await call(gateway, null, 'GET', '/readyz')).status).toBe(503);
      // A token that can't be one is refused without a look-up.
      expectProblem(await call(gateway, 'gk_full_x', 'GET', '/v1/editions'), 401, 'invalid_key');
    } finally {
      await mend();
    }
    expect((await call(gateway, tenant.full, 'GET', `/v1/jobs/${id}`)).status).toBe(404);
    expect(await collect(client.follow(ME))).toMatchObject([{ data: { me: { key: {} } } }]);
    expect(await start(tenant.full, { id, input: 'Anything' })).toMatchObject({ status: 202 });
    client.close();
  });
});

function unknownToken(): string {
  return makeToken('full', (length) => new Uint8Array(length).fill(7));
}
