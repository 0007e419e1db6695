import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { request, type ClientRequest, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { json } from 'node:stream/consumers';
import { makeToken } from '../../../src/domain/access/key.js';
import type { Tenants } from '../../../src/domain/access/tenants.js';
import type { App } from '../../../src/main/build-app.js';
import { expectProblem } from '../../support/expect-problem.js';
import { collect, openGraphClient } from '../../support/graph/graph-client.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  startGalley,
  type Answer,
  type Tenant,
} from '../../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;
let stranger: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway);
  stranger = await createTenant(gateway);
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

/** A UUID that nothing has. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
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

describe('the key of a request', () => {
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

  it('is accepted with its scheme in any case', async () => {
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

  it('is refused while its account is closed, and accepted again when it is open', async () => {
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
  it('is refused to a read-only key with key_read_only', async () => {
    expectProblem(await start(tenant.read), 403, 'key_read_only');
  });

  it('ends for a full key when its owner moves to another newsroom; reading continues', async () => {
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

  it('needs a plan with the content API, checked at each call', async () => {
    const poor = await createTenant(gateway, { contentApi: false, maySpend: false });
    const startPoor = () => call(gateway, poor.full, 'POST', articlesOf(poor), { input: 'Anything' });
    expectProblem(await startPoor(), 402, 'plan_required');
    expect((await call(gateway, poor.full, 'GET', articlesOf(poor))).status).toBe(200);
    const plan = { id: `plan-${poor.account}`, name: 'Test', contentApi: true, articlesPerMonth: null };
    await apply({ plans: [plan] });
    expectProblem(await startPoor(), 403, 'forbidden');
  });

  it('is refused to a user without it, until an operator allows it', async () => {
    const { account, newsroom, user, full, edition } = await createTenant(gateway, { maySpend: false });
    const startFrugal = () =>
      call(gateway, full, 'POST', `/v1/editions/${edition}/articles`, { input: 'Anything' });
    expectProblem(await startFrugal(), 403, 'forbidden');
    await apply({ users: [{ id: user, account, name: 'Test user', newsroom, maySpend: true }] });
    expect((await startFrugal()).status).toBe(202);
  });
});

describe('the path of a request', () => {
  it.each(['/v2/editions', '/v1', '/v1/nowhere', '/v1/job', '/graphql/nowhere', '/v1/%ZZ', '/favicon.ico'])(
    'is not found when it is unknown: %s',
    async (path) => {
      expectProblem(await call(gateway, tenant.full, 'GET', path), 404, 'not_found');
    },
  );

  it('means the same with a slash at its end', async () => {
    expect((await call(gateway, tenant.full, 'GET', '/v1/editions/')).status).toBe(200);
  });

  it('needs no key to be unknown outside of /v1, and needs one inside', async () => {
    expectProblem(await call(gateway, null, 'GET', '/nowhere'), 404, 'not_found');
    expectProblem(await call(gateway, null, 'GET', '/v1/nowhere'), 401, 'invalid_key');
    expectProblem(await call(gateway, 'gk_full_x', 'DELETE', '/v1/editions'), 401, 'invalid_key');
  });

  it.each([
    ['POST', '/v1/editions', 'GET, HEAD'],
    ['DELETE', '/v1/editions', 'GET, HEAD'],
    ['PUT', `/v1/editions/${NOBODY}/articles`, 'GET, HEAD, POST'],
    ['OPTIONS', `/v1/editions/${NOBODY}/articles`, 'GET, HEAD, POST'],
    ['PUT', `/v1/editions/${NOBODY}/articles/${NOBODY}`, 'GET, HEAD, PATCH, DELETE'],
    ['POST', `/v1/editions/${NOBODY}/articles/${NOBODY}/image`, 'GET, HEAD'],
    ['POST', `/v1/editions/${NOBODY}/articles/${NOBODY}/provenance`, 'GET, HEAD'],
    ['DELETE', `/v1/jobs/${NOBODY}`, 'GET, HEAD'],
  ])('refuses %s %s and names the allowed methods', async (method, path, allow) => {
    const answer = await call(gateway, tenant.full, method, path);
    expectProblem(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')).toBe(allow);
    expect(answer.body.detail).toBe(`${method} is not allowed at this path; it allows ${allow}.`);
  });

  it.each(['not-a-uuid', '%E0%A4%A', '%00', `${NOBODY}0`, '..%2F..', `{${NOBODY}}`])(
    'is not found with %s for an id',
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

  it('is not found in another account, never forbidden', async () => {
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

describe('the body of a request', () => {
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

  it('is reported when it is missing, and its Content-Type is not', async () => {
    const post = (headers: OutgoingHttpHeaders, write: (request: ClientRequest) => void) =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const authorization = `Bearer ${tenant.full}`;
        const options = { method: 'POST', headers: { authorization, ...headers } };
        const sent = request(gateway.url! + articlesOf(tenant), options, resolve).on('error', reject);
        write(sent);
      });
    const type = { 'content-type': 'application/json' };
    for (const answer of [
      await post({ ...type, 'content-length': 0 }, (sent) => sent.end()),
      await post({ 'content-length': 0 }, (sent) => sent.end()),
      await post({ ...type, 'transfer-encoding': 'chunked' }, (sent) => sent.end()),
      await post(type, (sent) => {
        sent.removeHeader('transfer-encoding');
        sent.useChunkedEncodingByDefault = false;
        sent.end();
      }),
    ]) {
      expect(answer.statusCode).toBe(422);
      expect(await json(answer)).toMatchObject({
        detail: 'The body is missing.',
        errors: [{ path: '', message: 'is missing' }],
      });
    }
    const mistyped = await start(tenant.full, '{}', { 'content-type': 'text/plain' });
    expect(mistyped.body.detail).toBe('The body must be sent with "Content-Type: application/json".');
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
      'no sources among other faults',
      { input: '', settings: { source_policy: 'only_given', word_count: 1 } },
      ['/input', '/settings/sources', '/settings/word_count'],
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

  it('is refused in few bytes, whatever its content', async () => {
    const body = { input: { ['k'.repeat(1_000_000)]: Array.from({ length: 1500 }, () => '\0') } };
    const answer = await start(tenant.full, body);
    expectProblem(answer, 422, 'invalid_params');
    expect(JSON.stringify(answer.body).length).toBeLessThan(300_000);
    expect(answer.body.errors).toHaveLength(1001);
  });

  it('may have any value in an unknown field', async () => {
    const ignored = { ['k'.repeat(1_000_000)]: Array.from({ length: 1500 }, () => '\0') };
    expect((await start(tenant.full, { input: 'Anything', ...ignored })).status).toBe(202);
  });

  it('is refused without anything to write from, in words that say so', async () => {
    const answer = await start(tenant.full, { input: 'x', settings: { source_policy: 'only_given' } });
    expect(answer.body.detail).toBe(
      'The input is not valid: /settings/sources must hold a source where source_policy is "only_given" and there are no notes.',
    );
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

  it('is refused in an unknown encoding, or one that it is not in', async () => {
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

  it('is refused above 2 MiB, and read at 2 MiB', async () => {
    const room = 2 * 1024 * 1024 - JSON.stringify({ input: 'Anything', filler: '' }).length;
    const body = (filler: number) => ({ input: 'Anything', filler: 'x'.repeat(filler) });
    expect((await start(tenant.full, body(room))).status).toBe(202);
    expectProblem(await start(tenant.full, body(room + 1)), 413, 'payload_too_large');
  });

  it('is refused when it is too large once unpacked', async () => {
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
  interface Manner {
    readonly token?: string | null;
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
  }
  const ask = (body: unknown, { token = tenant.full, method = 'POST', headers = {} }: Manner = {}) =>
    call(gateway, token, method, '/graphql', body, headers);
  const me = { query: '{ me { user { id } } }' };
  const get = (query: Readonly<Record<string, string>>) =>
    call(gateway, tenant.full, 'GET', `/graphql?${new URLSearchParams(query).toString()}`);
  const START = 'mutation { startArticle(input: { edition: "x", brief: { input: "x" } }) { job { id } } }';
  const askLatin = async (text: string): Promise<Answer> => {
    const response = await fetch(`${gateway.url!}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tenant.full}`, 'content-type': 'application/json' },
      body: Buffer.from(text, 'latin1'),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  const hashed = { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } };
  const zstd = { 'content-encoding': 'zstd' };
  const large = { ...me, filler: 'x'.repeat(16 * 1024 * 1024) };
  const wordy = { query: `# ${'x'.repeat(2 * 1024 * 1024)}\n${me.query}` };

  it.each<[string, () => Promise<Answer>, number, string]>([
    ['is no JSON', () => ask('{'), 400, 'invalid_params'],
    ['is no object', () => ask([me]), 400, 'invalid_params'],
    ['is empty', () => ask(undefined), 400, 'invalid_params'],
    ['comes as text', () => ask(me, { headers: { 'content-type': 'text/plain' } }), 400, 'invalid_params'],
    ['is larger than 16 MiB', () => ask(large), 413, 'payload_too_large'],
    ['has a document of more than 2 MiB', () => ask(wordy), 413, 'payload_too_large'],
    ['is large and has no key', () => ask(large, { token: null }), 401, 'invalid_key'],
    ['is put', () => ask(me, { method: 'PUT' }), 405, 'method_not_allowed'],
    ['is not in UTF-8', () => askLatin('{"query": "{ me }", "x": "\xff"}'), 400, 'invalid_params'],
    ['is in no known encoding', () => ask(me, { headers: zstd }), 400, 'invalid_params'],
    ['holds nothing', () => ask({}), 400, 'invalid_params'],
    ['has no query', () => ask({ variables: {} }), 400, 'invalid_params'],
    ['has a list for a query', () => ask({ query: [] }), 400, 'invalid_params'],
    ['has text for variables', () => ask({ ...me, variables: '{}' }), 400, 'invalid_params'],
    ['names no operation of its own', () => ask({ ...me, operationName: 'You' }), 400, 'invalid_params'],
    ['has an unknown hash', () => ask({ extensions: hashed }), 200, 'invalid_params'],
    ['takes no JSON', () => ask(me, { headers: { accept: 'image/png' } }), 406, 'invalid_params'],
    ['is no document', () => ask({ query: '{' }), 400, 'invalid_params'],
    ['asks for what is not there', () => ask({ query: '{ nothing }' }), 400, 'invalid_params'],
    ['is endless', () => ask({ query: '{ me '.repeat(5000) }), 400, 'invalid_params'],
    ['is got without a query', () => get({}), 400, 'invalid_params'],
    ['is got with variables that are no JSON', () => get({ ...me, variables: '{' }), 400, 'invalid_params'],
    ['is got and starts something', () => get({ query: START }), 405, 'method_not_allowed'],
  ])('is refused when it %s', async (_what, send, status, code) => {
    const answer = await send();
    expect({ status: answer.status, code: answer.body.errors[0].extensions.code }).toEqual({ status, code });
    expect(answer.body.errors[0].extensions.requestId).toBe(answer.headers.get('x-request-id'));
    expect(answer.body.errors[0].message).not.toContain('stack');
    expect(answer.body.data).toBeUndefined();
    if (status === 405) expect(answer.headers.get('allow')).toMatch(/^(GET, )?POST$/);
    else expect(answer.headers.get('allow')).toBeNull();
    if (code === 'invalid_params')
      expect(answer.body.errors[0].extensions.errors).toEqual([
        { path: '', message: expect.stringMatching(/\S/) },
      ]);
    expect(answer.headers.get('www-authenticate')).toBe(status === 401 ? 'Bearer' : null);
  });

  it('is refused in words when it is as deep as its length allows, over HTTP and WebSocket alike', async () => {
    const query = '{ me '.repeat(2400) + '}'.repeat(2400);
    const overHttp = (await ask({ query })).body.errors[0];
    const client = openGraphClient(gateway, tenant.full);
    const overSocket = (await collect(client.follow(query)).catch((errors: unknown) => errors)) as object[];
    client.close();
    for (const error of [overHttp, overSocket[0]]) {
      expect(error).toMatchObject({ extensions: { code: 'invalid_params' } });
      expect(error.message).not.toContain('stack');
    }
  });

  it('is refused when it costs too much by the default of a variable, over HTTP and WebSocket alike', async () => {
    const query =
      'query ($n: Int = 100) { editions(first: $n) { nodes { articles(first: $n) { nodes { id } } } } }';
    const overHttp = (await ask({ query })).body.errors[0];
    const client = openGraphClient(gateway, tenant.full);
    const overSocket = (await collect(client.follow(query)).catch((errors: unknown) => errors)) as object[];
    client.close();
    for (const error of [overHttp, overSocket[0]]) {
      expect(error).toMatchObject({
        message: expect.stringMatching(/^The document costs \d+; 20000 is allowed/),
        extensions: { code: 'invalid_params' },
      });
    }
    expect((await ask({ query, variables: { n: 10 } })).body.errors).toBeUndefined();
    expect((await ask({ query, variables: { n: 'many' } })).body.errors[0].extensions.errors).toEqual([
      { path: '/n', message: expect.stringContaining('Int cannot represent') },
    ]);
  });

  it('is refused in few bytes, whatever its variables', async () => {
    const query = `mutation ($slug: ID!, $brief: BriefInput!) { startArticle(input: { edition: $slug, brief: $brief }) { job { id } } }`;
    // Each of these faults has the whole brief quoted.
    const unknown = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`x${n}`, 1]));
    const brief = { input: 'x'.repeat(100_000), ...unknown };
    const { body } = await ask({ query, variables: { slug: tenant.edition, brief } });
    expect(body.errors[0].extensions.errors[0].path).toBe('/x0');
    expect(JSON.stringify(body).length).toBeLessThan(100_000);
  });

  it('may be sent by GET, with its key in the header and nothing else', async () => {
    const { status, body } = await get(me);
    expect({ status, data: body.data }).toEqual({ status: 200, data: { me: { user: { id: tenant.user } } } });
    const query = 'query ($id: ID!) { job(id: $id) { id } }';
    const job = await get({ query, variables: JSON.stringify({ id: NOBODY }) });
    expect(job.body.errors[0].extensions.code).toBe('not_found');
    expect((await call(gateway, null, 'GET', '/graphql?query={me{user{id}}}')).status).toBe(401);
  });
});

describe('the order of the checks', () => {
  const large = { input: 'x'.repeat(4 * 1024 * 1024) };

  it('checks the key before the path, the path before the right, the right before the body', async () => {
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

  it('checks the body before a known job id: a repeat must be a valid brief too', async () => {
    const id = randomUUID();
    await start(tenant.full, { input: 'Anything', id });
    expectProblem(await start(tenant.full, { input: '', id }), 422, 'invalid_params');
    expectProblem(await start(tenant.read, { input: 'Anything', id }), 403, 'key_read_only');
  });

  it('checks the path before the query', async () => {
    expectProblem(
      await call(gateway, tenant.full, 'GET', `${articlesOf(stranger)}?since=x`),
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

  it('is the caller’s own when it is valid', async () => {
    for (const id of ['a', 'req-1/2;3~', '!'.repeat(128)]) expect(await idOf(id)).toBe(id);
  });

  it('is ours when the caller’s is not', async () => {
    for (const id of ['x'.repeat(129), 'two words', 'a,\tb', 'ünfug'])
      expect(await idOf(id)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('')).not.toBe(await idOf(''));
  });

  it('is in answers of every kind, and in the body of a refusal', async () => {
    for (const [method, path, status] of [
      ['GET', '/v1/editions', 200],
      ['GET', '/nowhere', 404],
      ['DELETE', '/v1/editions', 405],
      ['GET', '/healthz', 200],
      ['POST', '/graphql', 400],
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

function unknownToken(): string {
  return makeToken('full', (length) => new Uint8Array(length).fill(7));
}
