import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { runHere } from '../../support/server/run-here.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { until } from '../../support/until.js';
import { startReceiver, type Receiver } from '../../support/webhook/receiver.js';

describe('galley webhook', () => {
  let database: TestDatabase;
  let sql: Client;
  let app: App;
  let receiver: Receiver;
  let tenant: Tenant;
  let id: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    sql = new Client({ connectionString: database.url });
    await sql.connect();
    receiver = await startReceiver();
    app = await startGalley({
      databaseUrl: database.url,
      env: {
        SECRET_KEY: 'a key of more than thirty-two letters',
        WEBHOOK_ALLOW: `127.0.0.1:${receiver.port}`,
      },
    });
    tenant = await createTenant(app);
    const url = `${receiver.origin}/hook`;
    ({ id } = (await call(app, tenant.full, 'POST', '/v1/webhooks', { url })).body);
    await call(app, tenant.full, 'POST', `/v1/webhooks/${id}/test`);
    await until(async () => (await ofApi(`webhooks/${id}/deliveries`)).deliveries[0]?.status === 'delivered');
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
    await sql.end();
    await database.drop();
  });

  const run = (...args: string[]) => runHere(['webhook', ...args], { DATABASE_URL: database.url });
  const ofAccount = (...args: string[]) => run(...args, '--account', tenant.account);
  const json = async (...args: string[]) => JSON.parse((await ofAccount(...args, '--json')).out);
  const ofApi = async (path: string) => (await call(app, tenant.full, 'GET', `/v1/${path}`)).body;

  it('lists endpoints and what was sent, as REST has them, for programs and for people', async () => {
    expect(await json('list')).toEqual(await ofApi('webhooks'));
    const { deliveries } = await json('deliveries', id);
    expect(deliveries).toEqual((await ofApi(`webhooks/${id}/deliveries`)).deliveries);
    expect(await json('deliveries', id, '--status', 'failed')).toEqual({ deliveries: [] });
    expect((await ofAccount('list')).out).toMatch(/^ID +STATE .*\n[\da-f-]{36} +on +- +all +http/);
    expect((await ofAccount('deliveries', id)).out).toMatch(
      /^ID .*\n[\da-f-]{36} .* webhook\.test +delivered +1 +204/,
    );
  });

  it('sends again under the same id', async () => {
    const [delivery] = (await ofApi(`webhooks/${id}/deliveries`)).deliveries;
    const before = receiver.received.length;
    expect((await ofAccount('redeliver', delivery.id)).out).toContain('webhook.test is sent again');
    await until(() => receiver.received.length > before);
    expect(receiver.received.at(-1)!.headers['webhook-id']).toBe(delivery.event_id);
  });

  it('turns one off and on again, and the audit log says so', async () => {
    expect(await json('pause', id)).toMatchObject({ id, enabled: false, disabled_reason: 'caller' });
    const [delivery] = (await ofApi(`webhooks/${id}/deliveries`)).deliveries;
    const refused = await ofAccount('redeliver', delivery.id);
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('is off')]);
    expect((await ofAccount('pause', id)).code).toBe(0);
    expect(await json('resume', id)).toMatchObject({ id, enabled: true, disabled_reason: null });
    const { rows } = await sql.query(
      `SELECT count(*)::integer AS entries FROM audit_log WHERE action = 'webhook_updated' AND object_id = $1`,
      [id],
    );
    // To pause what is paused changes nothing.
    expect(rows).toEqual([{ entries: 2 }]);
  });

  it('knows nothing of another account', async () => {
    const { account } = await createTenant(app);
    for (const args of [
      ['deliveries', id],
      ['pause', id],
      ['resume', 'none'],
      ['redeliver', randomUUID()],
    ]) {
      const { code, err } = await run(...args, '--account', account);
      expect([code, err]).toEqual([1, expect.stringMatching(/There is no such (webhook|delivery)/)]);
    }
    expect((await run('list')).code).toBe(2);
  });
});
