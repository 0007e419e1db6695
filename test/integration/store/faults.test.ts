import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { Client } from 'pg';
import { PostgresJobStore } from '../../../src/adapters/postgres/job/job-store.js';
import { PostgresKeyStore } from '../../../src/adapters/postgres/access/key-store.js';
import type { App } from '../../../src/main/build-app.js';
import { expectProblem } from '../../support/expect-problem.js';
import { collect, openGraphClient } from '../../support/graph/graph-client.js';
import { recordingLog } from '../../support/recording-log.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;
const log = recordingLog();

beforeAll(async () => {
  database = await createTestDatabase();
  const writing = {
    ...scriptedWriting(),
    fetcher: {
      checkAddress: () => {
        throw new Error('secret-inside');
      },
    },
  };
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing, log });
  tenant = await createTenant(gateway);
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

const articlesOf = ({ edition }: Tenant) => `/v1/editions/${edition}/articles`;
const start = (token: string, body: unknown) => call(gateway, token, 'POST', articlesOf(tenant), body);

describe('an unexpected error', () => {
  const BRIEF = { input: 'Anything', settings: { sources: [{ url: 'https://broken.example/' }] } };
  const START = `mutation ($slug: ID!, $brief: BriefInput!) { startArticle(input: { edition: $slug, brief: $brief }) { job { id } } }`;
  const loggedUnder = (id: string) =>
    log.entries.filter(
      ({ level, fields }) => level === 'error' && 'requestId' in fields && fields.requestId === id,
    );
  const secretLogged = expect.objectContaining({
    fields: expect.objectContaining({ err: expect.objectContaining({ message: 'secret-inside' }) }),
  });

  it('reveals nothing of itself over REST; the log has it under the request id', async () => {
    const answer = await start(tenant.full, BRIEF);
    expectProblem(answer, 500, 'internal');
    expect(JSON.stringify([answer.body, ...answer.headers])).not.toContain('secret-inside');
    expect(loggedUnder(answer.body.request_id)).toEqual([secretLogged]);
  });

  it('reveals nothing of itself over GraphQL', async () => {
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

  it('reveals nothing of itself over a WebSocket', async () => {
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

    it('ends a subscription without revealing anything', async () => {
      jest.spyOn(PostgresJobStore.prototype, 'find').mockRejectedValue(new Error('secret-inside'));
      const client = openGraphClient(gateway, tenant.full);
      try {
        const ended = collect(
          client.follow('subscription ($id: ID!) { jobProgress(id: $id) { id } }', { id: randomUUID() }),
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

    it('does not let a caller in when it occurs while the key is read', async () => {
      jest.spyOn(PostgresKeyStore.prototype, 'countRequest').mockRejectedValue(new Error('secret-inside'));
      const rest = await call(gateway, tenant.full, 'GET', '/v1/editions');
      expectProblem(rest, 503, 'unavailable');
      const overGraph = await graph(gateway, tenant.full, '{ me { key { id } } }');
      expect({ status: overGraph.status, code: overGraph.body.errors[0].extensions.code }).toEqual({
        status: 503,
        code: 'unavailable',
      });
      const closing = await openGraphClient(gateway, tenant.full).closed;
      expect(closing).toMatchObject({ code: 1013, reason: 'unavailable' });
      expect(JSON.stringify([rest.body, overGraph.body, closing.reason])).not.toContain('secret-inside');
    });
  });
});

describe('a caller that goes away', () => {
  it('during a WebSocket handshake at an unknown path does not end the process', async () => {
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

  const cut = async () => {
    await admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
  };
  const fix = () => admin.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);

  it.each(['while it is away', 'as soon as it is back'])('can be stopped %s, and stops', async (when) => {
    const said = recordingLog();
    const leaving = await startGalley({
      databaseUrl: database.url,
      role: 'worker',
      writing: scriptedWriting(),
      log: said,
    });
    try {
      await cut();
      if (when === 'as soon as it is back') await fix();
      await leaving.close();
    } finally {
      await fix();
    }
    expect(said.entries.map(({ message }) => message)).not.toContain(
      'a connection of the job queue did not end',
    );
    const { rows } = await admin.query(
      `SELECT count(*)::integer AS left FROM pg_stat_activity WHERE datname = $1 AND application_name = 'galley-worker'`,
      [name],
    );
    expect(rows).toEqual([{ left: 0 }]);
  });

  it('answers unavailable everywhere, starts nothing, and recovers by itself', async () => {
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
      expect(closing).toMatchObject({ code: 1013, reason: 'unavailable' });
      expect((await call(gateway, null, 'GET', '/healthz')).status).toBe(200);
      expect((await call(gateway, null, 'GET', '/readyz')).status).toBe(503);
      // A token that can't be one is refused without a look-up.
      expectProblem(await call(gateway, 'gk_full_x', 'GET', '/v1/editions'), 401, 'invalid_key');
    } finally {
      await fix();
    }
    expect((await call(gateway, tenant.full, 'GET', `/v1/jobs/${id}`)).status).toBe(404);
    expect(await collect(client.follow(ME))).toMatchObject([{ data: { me: { key: {} } } }]);
    expect(await start(tenant.full, { id, input: 'Anything' })).toMatchObject({ status: 202 });
    client.close();
  });
});
