import { describe, expect, it } from '@jest/globals';
import { createPublicKey, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { newSigningKey, signaturesOf } from '../../../../src/services/webhook/sign.js';

/** Of the libraries of Standard Webhooks. */
const GOLDEN = {
  message: { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1614265330, body: '{"test": 2432232314}' },
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

describe('signatures of webhooks', () => {
  it('are those of the golden vector', () => {
    expect(signaturesOf(GOLDEN.message, [GOLDEN.secret])).toBe(GOLDEN.signature);
  });

  it('are verified by the outside library, whatever the body, and beside one of another way', () => {
    const { secret } = newSigningKey('hmac');
    const pair = newSigningKey('ed25519');
    const message = { id: 'an-id', timestamp: Math.floor(Date.now() / 1000), body: '{"text":"Grüße 🌊"}' };
    const headers = {
      'webhook-id': message.id,
      'webhook-timestamp': String(message.timestamp),
      'webhook-signature': signaturesOf(message, [pair.secret, secret]),
    };
    expect(new Webhook(secret).verify(message.body, headers)).toEqual({ text: 'Grüße 🌊' });
    expect(() => new Webhook(secret).verify(`${message.body} `, headers)).toThrow();
  });

  it('by ed25519 are those of the public key that is shown', () => {
    const { secret, publicKey } = newSigningKey('ed25519');
    const message = { id: 'an-id', timestamp: 1_700_000_000, body: '{}' };
    const [version, signature] = signaturesOf(message, [secret]).split(',');
    const x = Buffer.from(publicKey!.slice('whpk_'.length), 'base64').toString('base64url');
    const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
    const text = Buffer.from('an-id.1700000000.{}');
    expect(version).toBe('v1a');
    expect(verify(null, text, key, Buffer.from(signature!, 'base64'))).toBe(true);
  });

  it('have secrets of 32 bytes, each another', () => {
    const secrets = Array.from({ length: 50 }, () => newSigningKey('hmac').secret);
    expect(new Set(secrets).size).toBe(50);
    for (const secret of secrets) expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32);
  });
});
