import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import WebSocket from 'ws';
import type { App } from '../../src/main/build-app.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../support/server/test-galley.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';

const APP = 'https://app.example.com';

let database: TestDatabase;
let plain: App;
let tenant: Tenant;

const start = (env: Readonly<Record<string, string>>) =>
  startGalley({ databaseUrl: database.url, role: 'gateway', env, writing: scriptedWriting() });

beforeAll(async () => {
  database = await createTestDatabase();
  plain = await start({});
  tenant = await createTenant(plain);
});
afterAll(async () => {
  await plain.close();
  await database.drop();
});

async function started<T>(env: Readonly<Record<string, string>>, work: (app: App) => Promise<T>): Promise<T> {
  const app = await start(env);
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

const preflight = (app: App, path: string, origin: string, method = 'GET') =>
  fetch(app.url! + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization,content-type,x-own',
    },
  });

const serverOf = async (app: App, path: string, headers: Readonly<Record<string, string>> = {}) => {
  const { body } = await call(app, null, 'GET', path, undefined, headers);
  return body.servers[0].url as string;
};

describe('pages of browser applications', () => {
  it('may call /v1, /graphql and its streams from the origins that the operator names, without cookies', () =>
    started({ CORS_ORIGINS: `${APP},https://other.example` }, async (app) => {
      for (const path of ['/v1/editions', '/graphql', '/graphql/stream']) {
        const asked = await preflight(app, path, APP, 'PATCH');
        expect(asked.status).toBe(204);
        expect(asked.headers.get('access-control-allow-origin')).toBe(APP);
        expect(asked.headers.get('access-control-allow-methods')).toMatch(/GET.*POST.*PATCH.*DELETE/);
        expect(asked.headers.get('access-control-allow-headers')).toBe('authorization,content-type,x-own');
        expect(asked.headers.get('access-control-max-age')).toBe('7200');
        expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
      }
      const answer = await call(app, tenant.read, 'GET', '/v1/editions', undefined, { origin: APP });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('access-control-allow-origin')).toBe(APP);
      expect(answer.headers.get('vary')).toMatch(/origin/i);
      const exposed = answer.headers.get('access-control-expose-headers') ?? '';
      for (const name of [
        'X-Request-Id',
        'RateLimit',
        'RateLimit-Policy',
        'Retry-After',
        'ETag',
        'Galley-Edition',
      ])
        expect(exposed.split(',')).toContain(name);
      // A page must be able to read why it was refused.
      const refused = await call(app, 'nonsense', 'GET', '/v1/editions', undefined, { origin: APP });
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, APP]);
      const posted = await fetch(`${app.url!}/graphql`, {
        method: 'POST',
        headers: { origin: APP, authorization: `Bearer ${tenant.read}`, 'content-type': 'application/json' },
        body: '{"query":"{ me { key { name } } }"}',
      });
      expect([posted.status, posted.headers.get('access-control-allow-origin')]).toEqual([200, APP]);
    }));

  it('may not from any other origin, nor reach what is for operators', () =>
    started({ CORS_ORIGINS: APP }, async (app) => {
      for (const origin of ['https://elsewhere.example', `${APP}.elsewhere.example`, 'null']) {
        const asked = await preflight(app, '/v1/editions', origin);
        expect(asked.headers.get('access-control-allow-origin')).toBeNull();
        const answer = await call(app, tenant.read, 'GET', '/v1/editions', undefined, { origin });
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      }
      const metrics = await fetch(`${app.url!}/metrics`, { headers: { origin: APP } });
      expect(metrics.headers.get('access-control-allow-origin')).toBeNull();
    }));

  it('may from everywhere where the operator says so, and from nowhere by default', async () => {
    await started({ CORS_ORIGINS: '*' }, async (app) => {
      const asked = await preflight(app, '/v1/editions', 'https://anywhere.example');
      expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    });
    const closed = await preflight(plain, '/v1/editions', APP);
    expect([closed.status, closed.headers.get('access-control-allow-origin')]).toEqual([401, null]);
  });

  it('leaves an OPTIONS that is no preflight to the interface', () =>
    started({ CORS_ORIGINS: APP }, async (app) => {
      const answer = await call(app, tenant.read, 'OPTIONS', '/v1/editions', undefined, { origin: APP });
      expect([answer.status, answer.body.code]).toEqual([405, 'method_not_allowed']);
    }));
});

describe('behind a reverse proxy', () => {
  it('serves everything below the base path of PUBLIC_URL, whether or not the proxy cuts it off', () =>
    started({ PUBLIC_URL: 'https://content.example.com/galley/' }, async (app) => {
      for (const base of ['', '/galley']) {
        expect((await fetch(`${app.url!}${base}/v1/editions`)).status).toBe(401);
        expect((await fetch(`${app.url!}${base}/healthz`)).status).toBe(200);
        const page = await (await fetch(`${app.url!}${base}/docs/`)).text();
        expect(page).toContain('src="/galley/docs/swagger-ui-bundle.js"');
        expect(await serverOf(app, `${base}/v1/openapi.json`)).toBe('https://content.example.com/galley');
        const socket = new WebSocket(
          `${app.url!.replace('http', 'ws')}${base}/graphql`,
          'graphql-transport-ws',
          {
            origin: 'https://content.example.com',
          },
        );
        await once(socket, 'open');
        socket.close();
        await once(socket, 'close');
      }
      for (const path of ['/galleys/v1/editions', '/galley2/healthz', '/other/v1/editions'])
        expect((await fetch(app.url! + path)).status).toBe(404);
    }));

  it('answers with the address of the request, and trusts only the proxies that are configured', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'content.example.com' };
    expect(await serverOf(plain, '/v1/openapi.json', forwarded)).toBe(plain.url);
    for (const proxy of ['1', 'loopback', '127.0.0.0/8'])
      await started({ TRUST_PROXY: proxy }, async (app) => {
        expect(await serverOf(app, '/v1/openapi.json', forwarded)).toBe('https://content.example.com');
        expect(await serverOf(app, '/v1/openapi.json')).toBe(app.url);
      });
    await started({ TRUST_PROXY: '10.0.0.0/8' }, async (app) => {
      expect(await serverOf(app, '/v1/openapi.json', forwarded)).toBe(app.url);
    });
  });

  it('leaves it to the proxy to say that a host is reached by HTTPS alone', async () => {
    const { headers } = await fetch(`${plain.url!}/v1/openapi.json`);
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});
