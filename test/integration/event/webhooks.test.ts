import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createPublicKey, verify } from 'node:crypto';
import { Client } from 'pg';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import type { App } from '../../../src/main/build-app.js';
import { expectKnownData } from '../../support/known-events.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { until } from '../../support/until.js';
import { startReceiver, type Received, type Receiver } from '../../support/webhook/receiver.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

let database: TestDatabase;
let sql: Client;
let app: App;
let receiver: Receiver;
let tenant: Tenant;

const SECRET_KEY = 'a key of more than thirty-two letters';

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  receiver = await startReceiver();
  app = await startGalley({
    databaseUrl: database.url,
    writing: scriptedWriting(),
    env: { SECRET_KEY, WEBHOOK_ALLOW: `127.0.0.1:${receiver.port}` },
  });
});
beforeEach(async () => {
  await freshLimits(database);
  tenant = await createTenant(app);
  receiver.received.length = 0;
});
afterEach(async () => {
  await expectKnownData(sql);
  receiver.answer = (_message, response) => void response.writeHead(204).end();
  // What a test left on its way is nobody's.
  await sql.query('DELETE FROM webhooks');
});
afterAll(async () => {
  await app.close();
  await receiver.close();
  await sql.end();
  await database.drop();
});

const send = (method: string, path: string, body?: unknown, token = tenant.full) =>
  call(app, token, method, `/v1/${path}`, body);

async function make(more: Record<string, unknown> = {}) {
  const { status, body } = await send('POST', 'webhooks', { url: `${receiver.origin}/hook`, ...more });
  expect(status).toBe(201);
  return body as { readonly id: string; readonly secret: string; readonly public_key: string };
}

async function deliveries(id: string) {
  const { status, body } = await send('GET', `webhooks/${id}/deliveries`);
  expect(status).toBe(200);
  return body.deliveries;
}

const settled = (id: string, status: string) =>
  until(async () => (await deliveries(id)).some((one: { status: string }) => one.status === status));
const arrived = (count: number) => until(() => receiver.received.length >= count);
/** Everything that waits for its next attempt is due. */
const hurry = () => sql.query(`UPDATE webhook_deliveries SET due_at = now() WHERE status = 'pending'`);
const rest = () => sql.query('UPDATE webhooks SET paused_until = NULL');

/** As a receiver would, by the package of Standard Webhooks. @throws for a wrong signature */
function verified(secret: string, { body, headers }: Received) {
  return new StandardWebhook(secret).verify(body, { ...headers }) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };
}

describe('a webhook', () => {
  it('is sent each event, signed as Standard Webhooks has it, as the log has it', async () => {
    const { id, secret } = await make({ headers: [{ name: 'X-Own', value: 'of mine' }] });
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const article = await finishArticle(app, tenant);
    await arrived(1);
    const [message] = receiver.received;
    const { events } = (await send('GET', 'events')).body;
    const { id: eventId, ...expected } = events[0];
    expect(verified(secret, message!)).toEqual(expected);
    expect(expected.data).toMatchObject({ id: article.id, kind: 'article' });
    expect(message!.headers).toMatchObject({
      'webhook-id': eventId,
      'content-type': 'application/json',
      'x-own': 'of mine',
      'user-agent': expect.stringMatching(/^Galley\//),
    });
    expect(() => verified(`whsec_${Buffer.alloc(32).toString('base64')}`, message!)).toThrow();
    await settled(id, 'delivered');
    const [delivery] = await deliveries(id);
    expect(delivery).toMatchObject({
      webhook_id: id,
      event_id: eventId,
      type: 'article.finished',
      due_at: null,
      attempts: [{ number: 1, status: 204, code: null, response: '' }],
    });
    expect((await send('GET', `deliveries/${delivery.id}`)).body).toEqual(delivery);
  });

  it('is sent the events that it wants, and none of another account', async () => {
    const stranger = await createTenant(app);
    await make({ event_types: ['article.published'], editions: [tenant.edition] });
    await finishArticle(app, stranger);
    const { id } = await finishArticle(app, tenant);
    await send('POST', `editions/${tenant.edition}/articles/${id}/publish`);
    await arrived(1);
    const { account } = stranger;
    const { rows } = await sql.query(
      'SELECT type, account_id FROM webhook_deliveries WHERE account_id = ANY ($1::uuid[])',
      [[account, tenant.account]],
    );
    expect(rows).toEqual([{ type: 'article.published', account_id: tenant.account }]);
    expect(JSON.parse(receiver.received[0]!.body)).toMatchObject({ type: 'article.published' });
  });

  it('may sign by ed25519, whose public key it shows and whose private key never', async () => {
    const made = await make({ signing: 'ed25519' });
    expect([made.secret, made.public_key]).toEqual([null, expect.stringMatching(/^whpk_/)]);
    await send('POST', `webhooks/${made.id}/test`);
    await arrived(1);
    const { headers, body } = receiver.received[0]!;
    const [version, signature] = headers['webhook-signature']!.split(',');
    const x = Buffer.from(made.public_key.slice(5), 'base64').toString('base64url');
    const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
    const text = Buffer.from(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`);
    expect(version).toBe('v1a');
    expect(verify(null, text, key, Buffer.from(signature!, 'base64'))).toBe(true);
  });

  it('has its secret replaced without one message that a receiver would refuse', async () => {
    const { id, secret: old } = await make();
    const { status, body } = await send('POST', `webhooks/${id}/secret/rotate`, { grace_seconds: 3600 });
    expect([status, body.secret === old]).toEqual([200, false]);
    await send('POST', `webhooks/${id}/test`);
    await arrived(1);
    for (const secret of [old, body.secret])
      expect(verified(secret, receiver.received[0]!).type).toBe('webhook.test');
    await sql.query('UPDATE webhooks SET former_until = now()');
    await send('POST', `webhooks/${id}/test`);
    await arrived(2);
    expect(verified(body.secret, receiver.received[1]!).type).toBe('webhook.test');
    expect(() => verified(old, receiver.received[1]!)).toThrow();
  });

  it('stores no secret and no value of a header that could be read', async () => {
    const { secret } = await make({ headers: [{ name: 'Authorization', value: 'Bearer of the receiver' }] });
    const { rows } = await sql.query(`SELECT w::text AS row, w.sealed FROM webhooks w`);
    const bytes = Buffer.from(secret.slice(6), 'base64');
    expect(rows[0].row).not.toContain(secret);
    expect(rows[0].row).not.toContain('of the receiver');
    expect(rows[0].sealed.includes(bytes)).toBe(false);
    const listed = await send('GET', 'webhooks', undefined, tenant.read);
    expect(listed.body.webhooks).toMatchObject([{ headers: ['Authorization'] }]);
    expect(JSON.stringify(listed.body)).not.toMatch(/whsec_|of the receiver/);
  });
});

it('keeps the name of the key that encrypted its secret, until it is encrypted anew', async () => {
  const { id } = await make();
  const keyId = async () =>
    (await sql.query('SELECT key_id FROM webhooks WHERE id = $1', [id])).rows[0].key_id;
  const present = await keyId();
  await sql.query(`UPDATE webhooks SET key_id = 'former' WHERE id = $1`, [id]);
  await send('PATCH', `webhooks/${id}`, { description: 'Ours' });
  expect(await keyId()).toBe('former');
  await send('PATCH', `webhooks/${id}`, { headers: [{ name: 'X-Shop', value: 'a' }] });
  expect(await keyId()).toBe(present);
});

describe('a message that is not taken', () => {
  it('is sent again under the same id, with a signature of its own moment', async () => {
    const { id, secret } = await make();
    receiver.answer = (_message, response) => void response.writeHead(500).end('not now');
    await send('POST', `webhooks/${id}/test`);
    await arrived(1);
    await until(async () => (await deliveries(id))[0].attempts.length === 1);
    expect((await deliveries(id))[0]).toMatchObject({
      status: 'pending',
      attempts: [{ number: 1, status: 500, response: 'not now' }],
    });
    expect((await send('GET', `webhooks/${id}`)).body.failing_since).not.toBeNull();
    receiver.answer = (_message, response) => void response.writeHead(200).end();
    await hurry();
    await settled(id, 'delivered');
    const [first, second] = receiver.received;
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    expect(second!.body).toBe(first!.body);
    verified(secret, second!);
    expect((await send('GET', `webhooks/${id}`)).body.failing_since).toBeNull();
  });

  it('is not sent on by a redirect', async () => {
    const { id } = await make();
    receiver.answer = ({ path }, response) =>
      void response.writeHead(path === '/hook' ? 302 : 204, { location: `${receiver.origin}/other` }).end();
    await send('POST', `webhooks/${id}/test`);
    await until(async () => (await deliveries(id))[0].attempts.length === 1);
    expect((await deliveries(id))[0]).toMatchObject({ status: 'pending', attempts: [{ status: 302 }] });
    expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  });

  it('waits for as long as a receiver that has too much asks, and nothing else is sent there meanwhile', async () => {
    const { id } = await make();
    receiver.answer = (_message, response) => void response.writeHead(429, { 'retry-after': '1800' }).end();
    await send('POST', `webhooks/${id}/test`);
    await until(async () => (await deliveries(id))[0]?.attempts.length === 1);
    const [{ due_at: due, attempts }] = await deliveries(id);
    expect(Date.parse(`${due}Z`) - Date.parse(`${attempts[0].at}Z`)).toBeGreaterThan(1790_000);
    await send('POST', `webhooks/${id}/test`);
    const { rows } = await sql.query(
      `SELECT extract(epoch FROM paused_until - now())::float8 AS seconds FROM webhooks WHERE id = $1`,
      [id],
    );
    expect(rows[0].seconds).toBeGreaterThan(1700);
    await rest();
    await arrived(2);
  });

  it('costs a slow or endless answer no more than its beginning', async () => {
    const { id } = await make();
    receiver.answer = (_message, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    };
    await send('POST', `webhooks/${id}/test`);
    await settled(id, 'delivered');
    expect((await deliveries(id))[0].attempts[0].response).toBe('x'.repeat(2048));
  });

  it.each([
    ['410, which is the end', 'gone', 410],
    ['five days of failures', 'failing', 500],
  ])('turns its endpoint off after %s, and says so', async (_what, reason, status) => {
    const { id } = await make();
    receiver.answer = (_message, response) => void response.writeHead(status).end();
    await sql.query(`UPDATE webhooks SET failing_since = now() - interval '121 hours' WHERE id = $1`, [id]);
    await send('POST', `webhooks/${id}/test`);
    await until(async () => !(await send('GET', `webhooks/${id}`)).body.enabled);
    expect((await send('GET', `webhooks/${id}`)).body).toMatchObject({ disabled_reason: reason });
    const { events } = (await send('GET', 'events?types=webhook.disabled')).body;
    expect(events).toMatchObject([{ data: { kind: 'webhook', id, reason, url: `/v1/webhooks/${id}` } }]);
    for (const [path, body] of [['test'], ['recover', { since: '2026-01-01' }]] as const)
      expect((await send('POST', `webhooks/${id}/${path}`, body)).body.code).toBe('conflict');
    const [{ id: delivery, status: now }] = await deliveries(id);
    expect(now).toBe('failed');
    expect((await send('POST', `deliveries/${delivery}/resend`)).body.code).toBe('conflict');
    await finishArticle(app, tenant);
    expect(await deliveries(id)).toHaveLength(1);
    // On again, it is brought what it missed, and nothing twice.
    receiver.answer = (_message, response) => void response.writeHead(204).end();
    receiver.received.length = 0;
    await send('PATCH', `webhooks/${id}`, { enabled: true });
    const recover = () => send('POST', `webhooks/${id}/recover`, { since: '2026-01-01' });
    expect((await recover()).body).toEqual({ recovered: 2 });
    await arrived(2);
    expect(receiver.received.map(({ body }) => JSON.parse(body).type).sort()).toEqual([
      'article.finished',
      'webhook.disabled',
    ]);
    await until(async () => (await recover()).body.recovered === 0);
  });

  it('is sent again when a caller asks for it', async () => {
    const { id } = await make();
    await send('POST', `webhooks/${id}/test`);
    await settled(id, 'delivered');
    const [{ id: delivery }] = await deliveries(id);
    const { status, body } = await send('POST', `deliveries/${delivery}/resend`);
    expect([status, body.id]).toEqual([202, delivery]);
    await arrived(2);
    expect(receiver.received[1]!.headers['webhook-id']).toBe(receiver.received[0]!.headers['webhook-id']);
    await until(async () => (await deliveries(id))[0].attempts.length === 2);
  });

  it('of a worker that was lost between claim and request is sent by another, under the same id', async () => {
    const { id } = await make();
    receiver.answer = (_message, response) => void response.writeHead(503).end();
    await send('POST', `webhooks/${id}/test`);
    await until(async () => (await deliveries(id))[0]?.attempts.length === 1);
    receiver.answer = (_message, response) => void response.writeHead(204).end();
    // As the lost worker left it: leased, due, and never settled.
    await sql.query(
      `UPDATE webhook_deliveries SET due_at = now(), lease_token = gen_random_uuid(), lease_until = now() + interval '1 second' WHERE status = 'pending'`,
    );
    await settled(id, 'delivered');
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
  });

  it('to a dead endpoint delays none to others by a second', async () => {
    await make({ url: `${receiver.origin}/dead` });
    const { id } = await make();
    receiver.answer = ({ path }, response) => {
      if (path === '/hook') response.writeHead(204).end();
    };
    for (let n = 0; n < 12; n += 1) await finishArticle(app, tenant);
    await until(
      async () =>
        (await deliveries(id)).filter(({ status }: { status: string }) => status === 'delivered').length ===
        12,
    );
    const { rows } = await sql.query(
      `SELECT max(extract(epoch FROM t.at - v.at))::float8 AS late FROM webhook_deliveries d JOIN events v ON v.id = d.event_id
       JOIN webhook_attempts t ON t.delivery_id = d.id WHERE d.webhook_id = $1`,
      [id],
    );
    expect(rows[0].late).toBeLessThan(1);
  });
});

describe('what a caller may ask of webhooks', () => {
  it.each([
    [{ url: 'http://example.com/hook' }, '/url'],
    [{ url: 'https://127.0.0.1/hook' }, '/url'],
    [{ url: 'https://localhost/hook' }, '/url'],
    [{ url: 'https://example.com:8080/' }, '/url'],
    [{ url: 'https://user:secret@example.com/' }, '/url'],
    [{ url: 'ftp://example.com/' }, '/url'],
    [{ url: 'https://example.com/', event_types: ['article.eaten'] }, '/event_types/0'],
    [{ url: 'https://example.com/', event_types: [] }, '/event_types'],
    [{ url: 'https://example.com/', editions: ['0a000000-0000-4000-8000-0000000000ff'] }, '/editions/0'],
    [{ url: 'https://example.com/', signing: 'md5' }, '/signing'],
    [{ url: 'https://example.com/', max_per_second: 0 }, '/max_per_second'],
    [{ url: 'https://example.com/', headers: [{ name: 'webhook-id', value: 'x' }] }, '/headers/0/name'],
    [{ url: 'https://example.com/', headers: [{ name: 'X-A', value: 'a\nb' }] }, '/headers/0/value'],
    [
      {
        url: 'https://example.com/',
        headers: [
          { name: 'X-A', value: 'a' },
          { name: 'x-a', value: 'b' },
        ],
      },
      '/headers',
    ],
    [{}, '/url'],
  ])('refuses %j', async (body, path) => {
    const answer = await send('POST', 'webhooks', body);
    expect([answer.status, answer.body.errors.map((one: { path: string }) => one.path)]).toEqual([
      422,
      [path],
    ]);
  });

  it('takes https on 443 and 8443, and changes of everything but the way of signing', async () => {
    const { id } = await make({ url: 'https://example.com:8443/' });
    const change = {
      url: 'https://example.com/other',
      description: 'Of the site',
      event_types: null,
      editions: [tenant.edition],
      headers: [{ name: 'X-A', value: 'b' }],
      max_per_second: 5,
      enabled: false,
    };
    const { headers, ...same } = change;
    const { status, body } = await send('PATCH', `webhooks/${id}`, change);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        ...same,
        headers: headers.map(({ name }) => name),
        disabled_reason: 'caller',
      }),
    ]);
    expect((await send('PATCH', `webhooks/${id}`, {})).body.errors).toEqual([
      { path: '', message: 'has no field that can be changed' },
    ]);
    expect((await send('DELETE', `webhooks/${id}`)).status).toBe(204);
    expect((await send('GET', `webhooks/${id}`)).status).toBe(404);
    const { rows } = await sql.query(
      `SELECT action, details FROM audit_log WHERE account_id = $1 AND object_kind = 'webhook' ORDER BY at`,
      [tenant.account],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'webhook_created',
      'webhook_updated',
      'webhook_deleted',
    ]);
    expect(rows[1].details.fields).toContain('headers');
  });

  it('has 20 of them at most', async () => {
    for (let n = 0; n < 20; n += 1) await make();
    await freshLimits(database);
    expect((await send('POST', 'webhooks', { url: 'https://example.com/' })).body.code).toBe('conflict');
  });

  it('is refused secrets where they could not be encrypted', async () => {
    const bare = await startGalley({
      databaseUrl: database.url,
      role: 'gateway',
      writing: scriptedWriting(),
    });
    try {
      const { status, body } = await call(bare, tenant.full, 'POST', '/v1/webhooks', {
        url: 'https://example.com/',
      });
      expect([status, body.code, body.detail]).toEqual([
        409,
        'conflict',
        expect.stringContaining('SECRET_KEY'),
      ]);
    } finally {
      await bare.close();
    }
  });

  it('is the same in GraphQL', async () => {
    const ask = async (document: string, variables: object = {}) => {
      const { body } = await graph(app, tenant.full, document, { ...variables });
      expect(body.errors).toBeUndefined();
      return body.data;
    };
    const refused = await graph(
      app,
      tenant.full,
      'mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }',
      { input: { url: `${receiver.origin}/hook`, eventTypes: ['none.such'], maxPerSecond: 0 } },
    );
    expect(refused.body.errors[0].extensions.errors).toMatchObject([
      { path: '/eventTypes/0' },
      { path: '/maxPerSecond' },
    ]);
    const { createWebhook: made } = await ask(
      `mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id url eventTypes signing maxPerSecond } } }`,
      { input: { url: `${receiver.origin}/hook`, eventTypes: ['article.finished'], maxPerSecond: 50 } },
    );
    expect(made).toMatchObject({
      secret: expect.stringMatching(/^whsec_/),
      webhook: { eventTypes: ['article.finished'], signing: 'HMAC', maxPerSecond: 50 },
    });
    const { id } = made.webhook;
    const rest = (await send('GET', `webhooks/${id}`)).body;
    const { webhooks, webhook } = await ask(
      `query ($id: ID!) { webhooks { id } webhook(id: $id) { url description eventTypes editionIds headers enabled failingSince createdAt } }`,
      { id },
    );
    expect(webhooks).toEqual([{ id }]);
    expect(webhook).toEqual({
      url: rest.url,
      description: '',
      eventTypes: rest.event_types,
      editionIds: null,
      headers: [],
      enabled: true,
      failingSince: null,
      createdAt: `${rest.created_at}Z`,
    });
    const input = { input: { id } };
    await ask(
      'mutation ($input: TestWebhookInput!) { testWebhook(input: $input) { webhook { id } } }',
      input,
    );
    await settled(id, 'delivered');
    const [one] = await deliveries(id);
    const shown = await ask(
      `query ($id: ID!) { webhook(id: $id) { deliveries(filter: { status: [DELIVERED] }) { totalCount nodes { id eventId type status attempts { number status } } } } }`,
      { id },
    );
    expect(shown.webhook.deliveries).toEqual({
      totalCount: 1,
      nodes: [
        {
          id: one.id,
          eventId: one.event_id,
          type: 'webhook.test',
          status: 'DELIVERED',
          attempts: [{ number: 1, status: 204 }],
        },
      ],
    });
    const { resendDelivery } = await ask(
      'mutation ($input: ResendDeliveryInput!) { resendDelivery(input: $input) { delivery { id } } }',
      { input: { id: one.id } },
    );
    expect(resendDelivery.delivery.id).toBe(one.id);
    const { rotateWebhookSecret } = await ask(
      'mutation ($input: RotateWebhookSecretInput!) { rotateWebhookSecret(input: $input) { secret } }',
      input,
    );
    expect(rotateWebhookSecret.secret).not.toBe(made.secret);
    const { recoverWebhook } = await ask(
      'mutation ($input: RecoverWebhookInput!) { recoverWebhook(input: $input) { recovered } }',
      { input: { id, since: '2026-01-01' } },
    );
    expect(recoverWebhook).toEqual({ recovered: 0 });
    const { updateWebhook } = await ask(
      'mutation ($input: UpdateWebhookInput!) { updateWebhook(input: $input) { webhook { enabled eventTypes maxPerSecond } } }',
      { input: { id, enabled: false, eventTypes: null } },
    );
    expect(updateWebhook.webhook).toEqual({ enabled: false, eventTypes: null, maxPerSecond: 50 });
    const { deleteWebhook } = await ask(
      'mutation ($input: DeleteWebhookInput!) { deleteWebhook(input: $input) { deletedId } }',
      input,
    );
    expect(deleteWebhook).toEqual({ deletedId: id });
    expect((await send('GET', 'webhooks')).body.webhooks).toEqual([]);
  });

  it('goes with its account', async () => {
    await make();
    await finishArticle(app, tenant);
    await app.services.erasure.eraseAccount(tenant.account);
    const { rows } = await sql.query(
      `SELECT (SELECT count(*) FROM webhooks)::integer AS webhooks, (SELECT count(*) FROM webhook_deliveries WHERE account_id = $1)::integer AS deliveries`,
      [tenant.account],
    );
    expect(rows).toEqual([{ webhooks: 0, deliveries: 0 }]);
  });
});
