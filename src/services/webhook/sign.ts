import { createHmac, createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Signing } from '../../domain/webhook.js';

/** Standard Webhooks 1.0.0: 24 to 64. */
const SECRET_BYTES = 32;
/** Of ed25519, of each half of a pair. */
const HALF_BYTES = 32;

export interface SigningKey {
  /** `whsec_…`, or of ed25519 `whsk_…` with the private and the public half. */
  readonly secret: string;
  /** `whpk_…`; null of hmac. */
  readonly publicKey: string | null;
}

export function newSigningKey(signing: Signing): SigningKey {
  if (signing === 'hmac')
    return { secret: `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`, publicKey: null };
  const { d, x } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const [own, open] = [Buffer.from(d ?? '', 'base64url'), Buffer.from(x ?? '', 'base64url')];
  return {
    secret: `whsk_${Buffer.concat([own, open]).toString('base64')}`,
    publicKey: `whpk_${open.toString('base64')}`,
  };
}

/** What is sent: the bytes that are signed are the bytes of the body. */
export interface Message {
  /** Without dots; the same for every attempt. */
  readonly id: string;
  /** Of the attempt, in seconds since 1970. */
  readonly timestamp: number;
  readonly body: string;
}

/** The value of `webhook-signature`: one signature for each secret, with spaces between. */
export function signaturesOf({ id, timestamp, body }: Message, secrets: readonly string[]): string {
  const text = Buffer.from(`${id}.${timestamp}.${body}`);
  return secrets.map((secret) => signatureOf(text, secret)).join(' ');
}

function signatureOf(text: Buffer, secret: string): string {
  const key = Buffer.from(secret.slice(secret.indexOf('_') + 1), 'base64');
  if (secret.startsWith('whsec_')) return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  const [d, x] = [key.subarray(0, HALF_BYTES), key.subarray(HALF_BYTES)].map((half) =>
    half.toString('base64url'),
  );
  const jwk = { kty: 'OKP', crv: 'Ed25519', d: d ?? '', x: x ?? '' };
  return `v1a,${sign(null, text, createPrivateKey({ format: 'jwk', key: jwk })).toString('base64')}`;
}
