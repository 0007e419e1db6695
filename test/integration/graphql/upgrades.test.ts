import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { Agent, request, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { App } from '../../../src/main/build-app.js';
import { recordingLog } from '../../support/recording-log.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;
const log = recordingLog();
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({
    databaseUrl: database.url,
    role: 'gateway',
    writing: scriptedWriting(),
    log,
  });
  tenant = await createTenant(gateway);
});
afterAll(async () => {
  agent.destroy();
  await gateway.close();
  await database.drop();
});

/** A request that offers, as some clients do with each first one, to go on in HTTP/2. */
const H2C = { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c', 'http2-settings': 'AAEAAEAAAAIAAAAB' };
/** A handshake without a fault. */
const HANDSHAKE = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
  'sec-websocket-version': '13',
  'sec-websocket-protocol': 'graphql-transport-ws',
};

async function send(method: string, path: string, headers: OutgoingHttpHeaders, body?: string) {
  const asking = request(gateway.url! + path, { method, headers, agent });
  asking.end(body);
  const [answer] = (await Promise.race([once(asking, 'response'), once(asking, 'upgrade')])) as [
    IncomingMessage,
    Socket | undefined,
  ];
  if (answer.statusCode === 101) {
    answer.socket.destroy();
    return { status: 101, headers: answer.headers, body: null, port: answer.socket.localPort };
  }
  const port = answer.socket.localPort;
  let text = '';
  for await (const part of answer.setEncoding('utf8')) text += part as string;
  return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(text) as unknown, port };
}

describe('a request that offers HTTP/2', () => {
  it('is answered as any other, with or without a body, and its connection stays open', async () => {
    const authorization = `Bearer ${tenant.full}`;
    const listed = await send('GET', '/v1/editions', { ...H2C, authorization });
    expect(listed).toMatchObject({ status: 200, body: { total: 1 } });
    expect(listed.headers['x-request-id']).toMatch(/\S/);
    const body = JSON.stringify({ query: '{ me { user { name } } }' });
    const json = { authorization, 'content-type': 'application/json', 'content-length': body.length };
    const asked = await send('POST', '/graphql', { ...H2C, ...json }, body);
    expect(asked).toMatchObject({ status: 200, body: { data: { me: { user: { name: 'Test user' } } } } });
    const chunked = { ...H2C, authorization, 'content-type': 'application/json' };
    const start = await send(
      'POST',
      `/v1/editions/${tenant.edition}/articles`,
      chunked,
      JSON.stringify({ input: 'Anything at all. '.repeat(100) }),
    );
    expect(start).toMatchObject({ status: 202, body: { status: 'queued' } });
    const plain = await send('GET', '/v1/editions', { authorization });
    expect(plain.status).toBe(200);
    expect(new Set([listed, asked, start, plain].map(({ port }) => port)).size).toBe(1);
  });

  it('is refused as any other', async () => {
    expect(await send('GET', '/v1/editions', H2C)).toMatchObject({
      status: 401,
      headers: { 'x-request-id': expect.stringMatching(/\S/) },
      body: { code: 'invalid_key' },
    });
    expect(await send('GET', '/nowhere', H2C)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('the upgrade to a WebSocket', () => {
  it('returns the id of its request', async () => {
    const answer = await send('GET', '/graphql', { ...HANDSHAKE, 'x-request-id': 'mine' });
    expect([answer.status, answer.headers['x-request-id']]).toEqual([101, 'mine']);
  });

  it.each<[string, string, string, OutgoingHttpHeaders, number, string]>([
    ['is at another path', 'GET', '/v1/editions', {}, 404, 'not_found'],
    [
      'comes from another site',
      'GET',
      '/graphql?x=1',
      { origin: 'https://elsewhere.example' },
      403,
      'forbidden',
    ],
    [
      'is of another version of WebSockets',
      'GET',
      '/graphql',
      { 'sec-websocket-version': '7' },
      400,
      'invalid_params',
    ],
    ['is no handshake', 'GET', '/graphql', { 'sec-websocket-key': 'short' }, 400, 'invalid_params'],
    ['is posted', 'POST', '/graphql', {}, 405, 'method_not_allowed'],
  ])(
    'is refused, when it %s, with a problem that names its request',
    async (_what, method, path, more, status, code) => {
      const headers = { ...HANDSHAKE, ...more };
      const own = await send(method, path, { ...headers, 'x-request-id': 'mine' });
      expect(own).toMatchObject({
        status,
        headers: { 'x-request-id': 'mine', 'content-type': 'application/problem+json; charset=utf-8' },
        body: { status, code, request_id: 'mine', detail: expect.stringMatching(/\.$/) },
      });
      const { headers: answered } = await send(method, path, headers);
      const requestId = answered['x-request-id'];
      expect(requestId).toMatch(/^[\da-f-]{36}$/);
      expect(log.entries).toContainEqual(
        expect.objectContaining({ fields: expect.objectContaining({ requestId, status }) }),
      );
      expect(answered['sec-websocket-version']).toBe(status === 400 ? '13' : undefined);
      expect(answered.allow).toBe(status === 405 ? 'GET' : undefined);
    },
  );
});
