import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { App } from '../../src/main/build-app.js';
import { expectProblem } from '../support/expect-problem.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway' });
  tenant = await createTenant(gateway);
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

describe('GET /v1/openapi.json', () => {
  it('answers the printed document without a key', async () => {
    const answer = await call(gateway, null, 'GET', '/v1/openapi.json');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    const printed = JSON.parse(readFileSync('schema/printed/openapi.json', 'utf8'));
    expect(answer.body).toEqual({ ...printed, servers: [{ ...printed.servers[0], url: gateway.url }] });
  });

  it('answers 304 for a matching ETag', async () => {
    const { headers } = await call(gateway, null, 'GET', '/v1/openapi.json');
    const again = await call(gateway, null, 'GET', '/v1/openapi.json', undefined, {
      'if-none-match': headers.get('etag')!,
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('counts as no request, also with a key', async () => {
    const left = async (path: string) =>
      (await call(gateway, tenant.read, 'GET', path)).headers.get('ratelimit');
    await left('/v1/editions');
    expect(await left('/v1/openapi.json')).toBeNull();
    expect(await left('/v1/editions')).toContain('r=118');
  });

  it('refuses other methods', async () => {
    const answer = await call(gateway, null, 'POST', '/v1/openapi.json');
    expectProblem(answer, 405, 'method_not_allowed');
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('/docs', () => {
  it('is a page whose every part is served from here', async () => {
    const page = await call(gateway, null, 'GET', '/docs');
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toMatch(/^text\/html/);
    expect(page.body).not.toMatch(/https?:|\/\/[a-z]/i);
    const parts = [...(page.body as string).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => part!);
    expect(parts).toHaveLength(8);
    for (const part of parts.filter((one) => !one.startsWith('data:'))) {
      expect([part, (await call(gateway, null, 'GET', part)).status]).toEqual([part, 200]);
    }
  });

  it('allows no foreign and no inline scripts, and no framing', async () => {
    for (const path of ['/docs', '/docs/', '/docs/start.js']) {
      const policy = (await call(gateway, null, 'GET', path)).headers.get('content-security-policy')!;
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
    }
  });

  it('calls no validator on the internet', async () => {
    const start = await call(gateway, null, 'GET', '/docs/start.js');
    expect(start.body).toContain('validatorUrl: null');
    expect(start.body).not.toMatch(/https?:/);
  });

  it('sends its library compressed to clients that accept it', async () => {
    const sizes = await Promise.all(
      ['gzip', 'identity'].map(async (encoding) => {
        const answer = await call(gateway, null, 'GET', '/docs/swagger-ui-bundle.js', undefined, {
          'accept-encoding': encoding,
        });
        return [answer.headers.get('content-encoding'), (answer.body as string).length] as const;
      }),
    );
    expect(sizes[0]![0]).toBe('gzip');
    expect(sizes[1]![0]).toBe('identity');
    expect(sizes[0]![1]).toBe(sizes[1]![1]);
  });

  it('has the font of the pages, and lets no other host give one', async () => {
    const font = await fetch(`${gateway.url!}/docs/inter-400.woff2`);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2');
    const page = await call(gateway, null, 'GET', '/docs');
    expect(page.headers.get('content-security-policy')).toContain("font-src 'self';");
  });

  it('has no other paths below it, and accepts no body', async () => {
    expectProblem(await call(gateway, null, 'GET', '/docs/package.json'), 404, 'not_found');
    expectProblem(await call(gateway, null, 'GET', '/docs/..%2Fpackage.json'), 404, 'not_found');
    expectProblem(await call(gateway, null, 'POST', '/docs'), 405, 'method_not_allowed');
  });
});
