import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { buildSchema, printSchema } from 'graphql';
import { createClient as createStreamClient } from 'graphql-sse';
import { Client } from 'pg';
import WebSocket from 'ws';
import type { App } from '../../../src/main/build-app.js';
import { MAX_CONNECTIONS } from '../../../src/transports/graphql/graph-parts.js';
import {
  MAX_ALIASES,
  MAX_FRAGMENTS,
  MAX_REPEATS,
} from '../../../src/transports/graphql/documents/document-shape.js';
import { eventually } from '../../support/eventually.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { openGraphClient, socketAddress } from '../../support/graph/graph-client.js';
import { eventsIn, GRAPH_TRANSPORTS, type GraphAsk } from '../../support/graph/graph-transports.js';
import { watchStalls } from '../../support/stalls/stall-watch.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { recordingLog } from '../../support/recording-log.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { until } from '../../support/until.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let sql: Client;
let gateway: App;
let tenant: Tenant;
const log = recordingLog();

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
  gateway = await startGalley({
    databaseUrl: database.url,
    role: 'gateway',
    writing: scriptedWriting(),
    log,
  });
  tenant = await createTenant(gateway);
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

const ME = '{ me { user { name } } }';
const START = `mutation ($slug: ID!, $brief: BriefInput!) { startArticle(input: { edition: $slug, brief: $brief }) { job { id status } } }`;
const PROGRESS = 'subscription ($id: ID!) { jobProgress(id: $id) { id status version } }';
const names = (count: number, field: string) =>
  Array.from({ length: count }, (_, n) => `n${n}: ${field}`).join(' ');
const spread = (count: number) => Array.from({ length: count }, (_, n) => `...f${n}`).join(' ');
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: hashOf(text) } });

const codeIn = async (response: Response) =>
  ((await response.json()) as { errors: { extensions: { code: string } }[] }).errors[0]!.extensions.code;

async function startJob(owner = tenant): Promise<string> {
  const { body } = await call(gateway, owner.full, 'POST', `/v1/editions/${owner.edition}/articles`, {
    input: 'Anything',
  });
  return body.id as string;
}

describe.each(GRAPH_TRANSPORTS)('over %s', (_name, ask) => {
  const asMe = (request: GraphAsk) => ask(gateway, tenant.full, request);

  it('a query is answered, with its cost and the limit', async () => {
    const { results } = await asMe({ query: ME });
    expect(results).toEqual([
      {
        data: { me: { user: { name: 'Test user' } } },
        extensions: { cost: { requested: 3, limit: 20_000, depth: 3, maxDepth: 12 } },
      },
    ]);
  });

  it('a mutation starts its job, once for an id', async () => {
    const variables = { slug: tenant.edition, brief: { input: 'Anything', id: randomUUID() } };
    for (const _attempt of [1, 2])
      expect((await asMe({ query: START, variables })).results).toMatchObject([
        { data: { startArticle: { job: { id: variables.brief.id, status: 'QUEUED' } } } },
      ]);
  });

  it('the results beside a refused start are returned, and the refused one is null', async () => {
    const id = randomUUID();
    const query = `mutation ($slug: ID!, $good: BriefInput!, $bad: BriefInput!) {
      a: startArticle(input: { edition: $slug, brief: $good }) { job { id status } }
      b: startArticle(input: { edition: $slug, brief: $bad }) { job { id } }
      c: startResearch(input: { edition: "nowhere" }) { report { id } }
    }`;
    const variables = { slug: tenant.edition, good: { input: 'Anything', id }, bad: { input: '' } };
    const { results, errors } = await asMe({ query, variables });
    expect(results).toMatchObject([{ data: { a: { job: { id, status: 'QUEUED' } }, b: null, c: null } }]);
    expect(errors).toMatchObject([
      { path: ['b'], extensions: { code: 'invalid_params' } },
      { path: ['c'], extensions: { code: 'not_found' } },
    ]);
  });

  it('a query of a missing thing leaves the others', async () => {
    const one = (name: string) => `${name}(id: "x") { id }`;
    const query = `{ me { user { name } } job(id: "x") { id } edition(id: "x") { id }
      ${['article', 'audit', 'researchReport'].map(one).join(' ')} }`;
    const { results, errors } = await asMe({ query });
    expect(results).toMatchObject([
      {
        data: {
          me: { user: { name: 'Test user' } },
          job: null,
          edition: null,
          article: null,
          audit: null,
          researchReport: null,
        },
      },
    ]);
    expect(errors.map(({ extensions }) => extensions?.['code'])).toEqual(Array(5).fill('not_found'));
  });

  it.each<[string, GraphAsk, string, RegExp]>([
    ['is no document', { query: '{' }, 'invalid_params', /^Syntax Error/],
    ['is too long', { query: `{ ${'me '.repeat(5001)} }` }, 'invalid_params', /5000 tokens/],
    ['asks for what is not there', { query: '{ nothing }' }, 'invalid_params', /Cannot query field/],
    [
      'has no such operation',
      { query: ME, operationName: 'Other' },
      'invalid_params',
      /^Unknown operation named "Other"\.$/,
    ],
    [
      'has no operation without a name',
      { query: `query A ${ME}`, operationName: '' },
      'invalid_params',
      /^Unknown operation named ""\.$/,
    ],
    [
      'has none of that name among several',
      { query: `query A ${ME} query B ${ME}`, operationName: '' },
      'invalid_params',
      /^Unknown operation named ""\.$/,
    ],
    [
      'has several operations',
      { query: `query A ${ME} query B ${ME}` },
      'invalid_params',
      /^Must provide operation name if query contains multiple operations\.$/,
    ],
    [
      'asks too much of the schema',
      { query: `{ __schema { types { fields { ${names(400, 'description')} } } } }` },
      'invalid_params',
      /The document costs \d+; 20000 is allowed/,
    ],
    [
      'has fields that meet too often',
      {
        query: `{ me { user { ${spread(100)} } } } ${Array.from({ length: 100 }, (_, n) => `fragment f${n} on User { __typename id name newsroomId maySpend }`).join(' ')}`,
      },
      'invalid_params',
      /meet 24750 times in the fragments of the document; 20000 are allowed/,
    ],
    [
      'has variables that don’t fit',
      { query: 'query ($n: Int) { editions(first: $n) { totalCount } }', variables: { n: 'many' } },
      'invalid_params',
      /Int cannot represent/,
    ],
    [
      'goes too deep',
      {
        query: `{ audit(id: "x") { structure { root { ${'children { '.repeat(9)} path ${'}'.repeat(9)} } } } }`,
      },
      'invalid_params',
      /levels deep; 12 are allowed/,
    ],
    [
      'costs too much',
      { query: `{ ${names(201, 'job(id: "x") { id }')} }` },
      'invalid_params',
      /The document costs 20301; 20000 is allowed/,
    ],
    [
      'has too many aliases',
      { query: `{ ${names(MAX_ALIASES + 1, '__typename')} }` },
      'invalid_params',
      /501 aliases; 500 are allowed/,
    ],
    [
      'repeats itself too often',
      { query: `{ ${'me { user { id } } '.repeat(MAX_REPEATS + 2)} }` },
      'invalid_params',
      /101 times more than once; 100 are allowed/,
    ],
    [
      'has too many fragments',
      {
        query: `{ ...f0 } ${Array.from({ length: MAX_FRAGMENTS + 1 }, (_, n) => `fragment f${n} on Query { __typename }`).join(' ')}`,
      },
      'invalid_params',
      /101 fragments; 100 are allowed/,
    ],
    [
      'is requested by an unknown hash',
      { extensions: byHash('nobody') },
      'invalid_params',
      /^PersistedQueryNotFound$/,
    ],
    ['is not what its hash says', { query: ME, extensions: byHash('other') }, 'invalid_params', /sha|SHA/],
    [
      'requests what is another account’s, or does not exist',
      { query: '{ job(id: "00000000-0000-4000-8000-000000000000") { id } }' },
      'not_found',
      /no such article job/,
    ],
  ])('a document that %s is refused', async (_what, request, code, message) => {
    const { errors, results } = await asMe(request);
    expect(errors[0]).toMatchObject({
      message: expect.stringMatching(message),
      extensions: { code, requestId: expect.stringMatching(/\S/) },
    });
    for (const { data } of results)
      expect(Object.values(data ?? {}).filter((value) => value !== null)).toEqual([]);
  });

  it('faults of variables are returned with their paths and in bounded time, however many and long they are', async () => {
    const ofSettings = (settings: object) => ({
      query: START,
      variables: { slug: tenant.edition, brief: { input: 'x', settings } },
    });
    const unknown = Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`key${n}`, n]));
    const stalls = watchStalls();
    try {
      for (const [settings, path] of [
        [{ [` at "${'w'.repeat(100_000)}`]: 1 }, /^\/settings\/ at "w+…$/],
        [unknown, /^\/settings\/key0$/],
        [{ title: unknown }, /^\/settings\/title$/],
        [{ sections: Array.from({ length: 60 }, () => ({})) }, /^\/settings\/sections\/0\/heading$/],
      ] as const) {
        let least = Infinity;
        for (let attempt = 0; attempt < 5 && least >= 100; attempt += 1) {
          stalls.reset();
          // What comes before the first turn of the loop is not measured.
          await new Promise((resolve) => setTimeout(resolve, 10));
          const before = process.cpuUsage();
          const { errors } = await asMe(ofSettings(settings));
          await new Promise((resolve) => setTimeout(resolve, 10));
          const { user, system } = process.cpuUsage(before);
          // On a busy machine a stall is longer than what is done in it.
          least = Math.min(least, stalls.longestMs(), (user + system) / 1000);
          expect(errors).toMatchObject([{ extensions: { code: 'invalid_params' } }]);
          const faults = errors[0]?.extensions?.['errors'] as { path: string }[];
          expect(faults[0]?.path).toMatch(path);
          expect(JSON.stringify(errors).length).toBeLessThan(100_000);
        }
        expect(least).toBeLessThan(100);
      }
    } finally {
      stalls.stop();
    }
  });

  it('an invalid key is refused', async () => {
    for (const token of [null, 'nonsense', `gk_full_${'0'.repeat(38)}`]) {
      const { status, errors } = await ask(gateway, token, { query: ME });
      expect([401, 4403]).toContain(status);
      if (status === 401) expect(errors[0]?.extensions).toMatchObject({ code: 'invalid_key' });
    }
  });

  it('a read-only key starts nothing', async () => {
    const variables = { slug: tenant.edition, brief: { input: 'Anything' } };
    expect((await ask(gateway, tenant.read, { query: START, variables })).errors).toMatchObject([
      { extensions: { code: 'key_read_only' } },
    ]);
  });

  it('a key has 120 requests a minute, whatever the transport', async () => {
    const hasty = await createTenant(gateway);
    for (let n = 0; n < 125; n += 1) await call(gateway, hasty.read, 'GET', '/v1/editions');
    const { status, errors } = await ask(gateway, hasty.read, { query: ME });
    expect([429, 1013]).toContain(status);
    if (status === 429) expect(errors[0]?.extensions).toMatchObject({ code: 'rate_limited', retryAfter: 60 });
    else expect(errors[0]?.message).toBe('rate_limited');
  });

  it('an internal failure is masked, and logged under the id in the answer', async () => {
    await sql.query('ALTER TABLE editions RENAME TO secret_inside');
    try {
      const { errors } = await asMe({ query: '{ editions { totalCount } }' });
      expect(['internal', 'unavailable']).toContain(errors[0]?.extensions?.['code']);
      expect(JSON.stringify(errors)).not.toMatch(/secret|relation|SELECT/);
      const { requestId } = errors[0]!.extensions!;
      expect(log.entries).toContainEqual(
        expect.objectContaining({ fields: expect.objectContaining({ requestId }) }),
      );
    } finally {
      await sql.query('ALTER TABLE secret_inside RENAME TO editions');
    }
  });

  it('a document that was sent once with its hash is found by the hash alone', async () => {
    const query = `{ me { user { name id } key { name } } } # ${randomUUID()}`;
    const extensions = byHash(query);
    expect((await asMe({ query, extensions })).errors).toEqual([]);
    for (const [, other] of GRAPH_TRANSPORTS)
      expect((await other(gateway, tenant.read, { extensions })).results).toMatchObject([
        { data: { me: { key: { name: 'read' } } } },
      ]);
  });

  it('the schema is shown to every caller with a key', async () => {
    expect((await asMe({ query: '{ __schema { queryType { name } } }' })).results).toMatchObject([
      { data: { __schema: { queryType: { name: 'Query' } } } },
    ]);
  });
});

describe('the schema', () => {
  const read = (method = 'GET', headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${gateway.url!}/graphql/schema.graphql`, { method, headers });

  it('is a public text, with a tag to ask for it again', async () => {
    const response = await read();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    const printed = await readFile('schema/printed/schema.graphql', 'utf8');
    expect(printSchema(buildSchema(await response.text()))).toBe(printSchema(buildSchema(printed)));
    const again = await read('GET', { 'if-none-match': response.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await read('HEAD')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('is not written to', async () => {
    const response = await read('POST');
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('an event stream', () => {
  const send = (token: string | null, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${gateway.url!}/graphql/stream`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify(body),
    });

  it.each([
    ['text/event-stream', true],
    // As urql asks for subscriptions.
    ['text/event-stream, multipart/mixed', true],
    ['application/json;q=0.5, text/event-stream', true],
    // As urql asks for everything else.
    [
      'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed',
      false,
    ],
    ['*/*', false],
    ['text/event-stream;q=0.5, */*', false],
  ])('is given at /graphql for Accept: %s, or not: %s', async (accept, isStream) => {
    const query = new URLSearchParams({ query: ME }).toString();
    const response = await fetch(`${gateway.url!}/graphql?${query}`, {
      headers: { accept, authorization: `Bearer ${tenant.read}` },
    });
    expect(response.headers.get('content-type')!.startsWith('text/event-stream')).toBe(isStream);
    const text = await response.text();
    const results = isStream ? eventsIn(text).map(({ data }) => data) : [JSON.parse(text), null];
    expect(results).toMatchObject([{ data: { me: { user: { name: 'Test user' } } } }, null]);
  });

  it('begins at once, shows the present state, then each change, and completes after the last', async () => {
    const id = await startJob();
    const response = await send(tenant.read, { query: PROGRESS, variables: { id } });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('no-transform');
    const whole = response.text();
    const worker = await startGalley({
      databaseUrl: database.url,
      role: 'worker',
      writing: scriptedWriting(),
      env: { WORKER_CONCURRENCY: '16' },
      log,
    });
    try {
      const events = eventsIn(await whole);
      const progress = events
        .slice(0, -1)
        .map(({ data }) => data!.data!['jobProgress'] as { version: number; status: string });
      expect(progress[0]).toMatchObject({ id, status: 'QUEUED' });
      expect(progress.at(-1)).toMatchObject({ status: 'DONE' });
      expect(progress.map(({ version }) => version)).toEqual(
        progress.map((_, n) => progress[0]!.version + n),
      );
      expect(events.at(-1)).toEqual({ event: 'complete', data: null });
      // Said once.
      expect(events.filter(({ data }) => data?.extensions)).toHaveLength(1);
    } finally {
      await worker.close();
    }
  });

  it('opens before there is an event', async () => {
    const id = await startJob();
    const leaving = new AbortController();
    const response = await fetch(`${gateway.url!}/graphql/stream`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${tenant.read}`,
      },
      body: JSON.stringify({
        query: 'subscription ($id: ID!) { jobProgress(id: $id, after: 1) { version } }',
        variables: { id },
      }),
      signal: leaving.signal,
    });
    expect(response.status).toBe(200);
    leaving.abort();
  });

  it('can be read by the client of its protocol', async () => {
    const id = await startJob();
    const client = createStreamClient({
      url: `${gateway.url!}/graphql/stream`,
      headers: { authorization: `Bearer ${tenant.full}` },
      retryAttempts: 0,
    });
    const results = client.iterate({ query: PROGRESS, variables: { id } });
    expect(await results.next()).toMatchObject({
      value: { data: { jobProgress: { id, status: 'QUEUED' } } },
    });
    await call(gateway, tenant.full, 'POST', `/v1/jobs/${id}/cancel`);
    expect(await results.next()).toMatchObject({ value: { data: { jobProgress: { status: 'CANCELLED' } } } });
    expect(await results.next()).toMatchObject({ done: true });
    client.dispose();
  });

  it('may be opened by GET, for queries and subscriptions only', async () => {
    const get = (query: string, variables = {}) =>
      fetch(
        `${gateway.url!}/graphql/stream?${new URLSearchParams({ query, variables: JSON.stringify(variables) }).toString()}`,
        { headers: { accept: 'text/event-stream', authorization: `Bearer ${tenant.full}` } },
      );
    expect(eventsIn(await (await get(ME)).text())).toMatchObject([
      { event: 'next', data: { data: { me: {} } } },
      { event: 'complete' },
    ]);
    const refused = await get(START, { slug: tenant.edition, brief: { input: 'Anything' } });
    expect([refused.status, refused.headers.get('allow'), await codeIn(refused)]).toEqual([
      405,
      'POST',
      'method_not_allowed',
    ]);
    const garbled = await fetch(`${gateway.url!}/graphql/stream?query=x&variables={`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${tenant.full}` },
    });
    expect([garbled.status, await codeIn(garbled)]).toEqual([400, 'invalid_params']);
  });

  it.each<[string, () => Promise<Response>, number, string]>([
    ['has no key', () => send(null, { query: ME }), 401, 'invalid_key'],
    [
      'takes no events',
      () => send(tenant.full, { query: ME }, { accept: 'application/json' }),
      400,
      'invalid_params',
    ],
    ['is no object', () => send(tenant.full, [{ query: ME }]), 400, 'invalid_params'],
    ['is too large', () => send(tenant.full, { query: 'x'.repeat(4_200_000) }), 413, 'payload_too_large'],
    [
      'is deleted',
      () =>
        fetch(`${gateway.url!}/graphql/stream`, {
          method: 'DELETE',
          headers: { authorization: `Bearer ${tenant.full}` },
        }),
      405,
      'method_not_allowed',
    ],
  ])('is refused with a status when its request %s', async (_what, attempt, status, code) => {
    const response = await attempt();
    expect([response.status, await codeIn(response)]).toEqual([status, code]);
  });

  it('is refused for a request of another form', async () => {
    for (const [body, path] of [
      [{}, '/query'],
      [{ query: 5 }, '/query'],
      [{ query: ME, variables: 'x' }, '/variables'],
      [{ query: ME, operationName: 5 }, '/operationName'],
      [{ query: ME, extensions: [] }, '/extensions'],
      [{ query: ME, extensions: { persistedQuery: { version: 2 } } }, '/extensions/persistedQuery'],
    ] as const) {
      const [event] = eventsIn(await (await send(tenant.full, body)).text());
      expect(event?.data?.errors).toMatchObject([
        { extensions: { code: 'invalid_params', errors: [{ path }] } },
      ]);
    }
  });

  it('ends with the reason within a second once its key is revoked', async () => {
    const id = await startJob();
    const { key, token } = await gateway.services.keys.create({
      userId: tenant.user,
      name: 'short-lived',
      permission: 'read',
    });
    const response = await send(token, { query: PROGRESS, variables: { id } });
    const reader = response.body!.getReader();
    await reader.read();
    const began = performance.now();
    await gateway.services.keys.revoke(key.id);
    let rest = '';
    for (let part = await reader.read(); !part.done; part = await reader.read())
      rest += new TextDecoder().decode(part.value);
    // By its news: the next look alone would take 15 s.
    expect(performance.now() - began).toBeLessThan(5000);
    expect(eventsIn(rest).slice(-2)).toMatchObject([
      { event: 'next', data: { errors: [{ extensions: { code: 'invalid_key' } }] } },
      { event: 'complete' },
    ]);
  });

  it('is cut without completion when the process leaves, so that its reader reconnects', async () => {
    const id = await startJob();
    const leaving = await startGalley({
      databaseUrl: database.url,
      role: 'gateway',
      writing: scriptedWriting(),
      log,
    });
    const response = await fetch(`${leaving.url!}/graphql/stream`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        authorization: `Bearer ${tenant.read}`,
      },
      body: JSON.stringify({ query: PROGRESS, variables: { id } }),
    });
    const reader = response.body!.getReader();
    const read = async () => new TextDecoder().decode((await reader.read()).value);
    let seen = '';
    while (!seen.includes('QUEUED')) seen += await read();
    await leaving.close();
    for (let more = await read(); more !== ''; more = await read()) seen += more;
    expect(eventsIn(seen).map(({ event }) => event)).toEqual(['next']);
  });
});

describe('the connections of a key', () => {
  it(`are ${MAX_CONNECTIONS} at once in a process, sockets and streams together`, async () => {
    const own = await createTenant(gateway);
    const id = await startJob(own);
    const leaving = new AbortController();
    const open = async () => {
      const response = await fetch(`${gateway.url!}/graphql/stream`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          authorization: `Bearer ${own.read}`,
        },
        body: JSON.stringify({ query: PROGRESS, variables: { id } }),
        signal: leaving.signal,
      });
      return response;
    };
    const sockets = [];
    for (let n = 0; n < MAX_CONNECTIONS - 90; n += 1) {
      if (n % 100 === 99) await freshLimits(database);
      const socket = new WebSocket(socketAddress(gateway), 'graphql-transport-ws', {
        headers: { authorization: `Bearer ${own.read}` },
      });
      await once(socket, 'open');
      socket.send(JSON.stringify({ type: 'connection_init' }));
      await once(socket, 'message');
      sockets.push(socket);
    }
    await freshLimits(database);
    const streams = [];
    for (let n = 0; n < 90; n += 1) streams.push(await open());
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await open();
    expect([refused.status, refused.headers.get('retry-after'), await codeIn(refused)]).toEqual([
      429,
      '60',
      'rate_limited',
    ]);
    const client = openGraphClient(gateway, own.read);
    expect(await client.closed).toMatchObject({ code: 1013, reason: 'rate_limited' });
    // Another key has connections of its own, and one that leaves makes room.
    const other = openGraphClient(gateway, own.full);
    expect(await other.run({ query: ME }).next()).toMatchObject({ value: { data: { me: {} } } });
    other.close();
    sockets[0]!.terminate();
    await eventually('there is room again', async () => (await open()).status === 200);
    leaving.abort();
    for (const socket of sockets) socket.terminate();
  });
});

describe('a raw WebSocket', () => {
  const sockets: WebSocket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate();
  });
  const open = async (
    protocol: string | string[] = 'graphql-transport-ws',
    headers = {},
  ): Promise<WebSocket> => {
    const socket = new WebSocket(socketAddress(gateway), protocol, {
      headers: { authorization: `Bearer ${tenant.read}`, ...headers },
    });
    socket.on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'open');
    return socket;
  };
  const ready = async () => {
    const socket = await open();
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    return socket;
  };
  const subscribed = async (id: string) => {
    const socket = await ready();
    const payload = { query: PROGRESS, variables: { id: await startJob() } };
    socket.send(JSON.stringify({ id, type: 'subscribe', payload }));
    await once(socket, 'message');
    return socket;
  };

  it.each<[string, number, () => Promise<WebSocket>, (socket: WebSocket) => void]>([
    // The library waits three seconds for the first word.
    ['that never says who it is', 4408, () => open(), () => undefined],
    [
      'that asks before it said who it is',
      4401,
      () => open(),
      (socket) => socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: ME } })),
    ],
    ['that sends what is no message', 4400, () => ready(), (socket) => socket.send('{')],
    [
      'whose key does not hold',
      4403,
      () => open('graphql-transport-ws', { authorization: 'Bearer nonsense' }),
      (socket) => socket.send('{"type":"connection_init"}'),
    ],
    ['that says twice who it is', 4429, () => ready(), (socket) => socket.send('{"type":"connection_init"}')],
    [
      'that uses an id again while it is in use',
      4409,
      () => subscribed('1'),
      (socket) => socket.send(JSON.stringify({ id: '1', type: 'subscribe', payload: { query: ME } })),
    ],
    [
      'that sends more than a megabyte',
      1009,
      () => ready(),
      (socket) => socket.send(JSON.stringify({ type: 'ping', payload: { x: 'x'.repeat(1024 * 1024) } })),
    ],
  ])('%s is closed with %d', async (_what, code, prepare, act) => {
    const socket = await prepare();
    const closed = once(socket, 'close');
    act(socket);
    expect((await closed)[0]).toBe(code);
  });

  it('is not accepted with the older protocol', async () => {
    const socket = new WebSocket(socketAddress(gateway), 'graphql-ws', {
      headers: { authorization: `Bearer ${tenant.read}` },
    });
    sockets.push(socket);
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toMatch(/subprotocol/);
  });

  it('is not opened by a page of another site, unless the operator names it', async () => {
    const attempt = async (app: App, origin: string) => {
      const socket = new WebSocket(socketAddress(app), 'graphql-transport-ws', { origin });
      sockets.push(socket);
      socket.on('error', () => undefined);
      return Promise.race([
        once(socket, 'open').then(() => 101),
        once(socket, 'unexpected-response').then(([, answer]) => (answer as IncomingMessage).statusCode),
      ]);
    };
    for (const foreign of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1'])
      expect(await attempt(gateway, foreign)).toBe(403);
    expect(await attempt(gateway, gateway.url!)).toBe(101);
    const friendly = await startGalley({
      databaseUrl: database.url,
      role: 'gateway',
      env: { CORS_ORIGINS: 'https://app.example.com' },
      writing: scriptedWriting(),
    });
    const open = await startGalley({
      databaseUrl: database.url,
      role: 'gateway',
      env: { CORS_ORIGINS: '*' },
      writing: scriptedWriting(),
    });
    try {
      expect(await attempt(friendly, 'https://app.example.com')).toBe(101);
      expect(await attempt(friendly, 'https://app.example.com.elsewhere.example')).toBe(403);
      expect(await attempt(open, 'https://elsewhere.example')).toBe(101);
    } finally {
      await friendly.close();
      await open.close();
    }
  });
});

describe('the line of a request in the log', () => {
  it('names the account, the key with its prefix, and the editions that were opened', async () => {
    const from = log.entries.length;
    const path = `/v1/editions/${tenant.edition}/articles`;
    await call(gateway, tenant.full, 'GET', path);
    await graph(gateway, tenant.full, `{ edition(id: "${tenant.edition}") { articles { totalCount } } }`);
    const lines = () => log.entries.slice(from).filter(({ message }) => message === 'request');
    await until(() => lines().length === 2);
    const { rows } = await sql.query<{ id: string; account: string }>(
      `SELECT k.id, u.account_id AS account FROM api_keys k JOIN users u ON u.id = k.user_id
       WHERE u.account_id = (SELECT account_id FROM editions WHERE id = $1) AND k.permission = 'full'`,
      [tenant.edition],
    );
    const known = {
      account: rows[0]!.account,
      key: rows[0]!.id,
      keyPrefix: tenant.full.slice(0, 12),
      edition: tenant.edition,
    };
    expect(lines().map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ ...known, path }),
      expect.objectContaining({ ...known, path: '/graphql' }),
    ]);
    expect(JSON.stringify(log.entries)).not.toContain(tenant.full);
  });
});
