import { describe, expect, it } from '@jest/globals';
import { verifyWebhook, WebhookRefused } from '../../../src/client/verify-webhook.js';
import { newSigningKey, signaturesOf } from '../../../src/services/webhook/sign.js';

const NOW = 1_800_000_000_000;
const body = '{"type":"webhook.test","timestamp":"2027-01-15T08:00:00.000000Z","data":{"sequence":1}}';
const message = { id: 'an-id', timestamp: NOW / 1000, body };
const hmac = newSigningKey('hmac').secret;
const pair = newSigningKey('ed25519');

const headers = (secrets: readonly string[], more: Record<string, string> = {}) => ({
  'webhook-id': message.id,
  'webhook-timestamp': String(message.timestamp),
  'webhook-signature': signaturesOf(message, secrets),
  ...more,
});
const said = { id: 'an-id', type: 'webhook.test' };

describe('verifyWebhook', () => {
  it.each([
    ['a secret', [hmac], hmac],
    ['one of two signatures, as in a rotation', [newSigningKey('hmac').secret, hmac], hmac],
    ['one of two secrets', [hmac], [newSigningKey('hmac').secret, hmac]],
    ['a public key', [pair.secret], pair.publicKey!],
  ])('takes a message signed by %s', async (_what, signing, secrets) => {
    expect(await verifyWebhook(body, headers(signing), secrets, NOW)).toMatchObject(said);
    expect(await verifyWebhook(body, new Headers(headers(signing)), secrets, NOW)).toMatchObject(said);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['another secret', () => verifyWebhook(body, headers([hmac]), newSigningKey('hmac').secret, NOW)],
    ['another body', () => verifyWebhook(`${body} `, headers([hmac]), hmac, NOW)],
    ['another id', () => verifyWebhook(body, headers([hmac], { 'webhook-id': 'x' }), hmac, NOW)],
    ['another way of signing', () => verifyWebhook(body, headers([hmac]), pair.publicKey!, NOW)],
    ['six minutes', () => verifyWebhook(body, headers([hmac]), hmac, NOW + 360_000)],
    [
      'a moment that is none',
      () => verifyWebhook(body, headers([hmac], { 'webhook-timestamp': 'x' }), hmac, NOW),
    ],
    [
      'no signature',
      () => verifyWebhook(body, { ...headers([hmac]), 'webhook-signature': undefined }, hmac, NOW),
    ],
    [
      'what is no base64',
      () => verifyWebhook(body, headers([hmac], { 'webhook-signature': 'v1,%' }), hmac, NOW),
    ],
  ])('refuses one after %s', async (_what, ask) => {
    await expect(ask()).rejects.toBeInstanceOf(WebhookRefused);
  });
});
