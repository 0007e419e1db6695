import { canParseUrl } from '../libs/urls/index.js';
import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import type { ServiceAccount } from '../adapters/ownership/google-login.js';

const shape = z.object({
  type: z.literal('service_account'),
  client_email: z.string().regex(/^[\x21-\x7e]{3,320}$/),
  private_key: z.string(),
  private_key_id: z.string().max(200).optional(),
  token_uri: z
    .string()
    .refine((text) => canParseUrl(text) && /^https?:$/.test(new URL(text).protocol))
    .default('https://oauth2.googleapis.com/token'),
});

/**
 * Reads the key file of a Google service account.
 * @returns its fields, or its fault in words that quote nothing of it
 */
export function readServiceAccount(text: string): ServiceAccount | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'must be the key file of a service account, which is JSON';
  }
  const { data, error } = shape.safeParse(json);
  if (!data) {
    const fields = [...new Set(error.issues.map(({ path }) => String(path[0] ?? 'its fields')))];
    return `must be the key file of a service account; wrong or missing: ${fields.join(', ')}`;
  }
  if (!isRsaKey(data.private_key)) return 'has a private_key that is no RSA key in PEM';
  return {
    clientEmail: data.client_email,
    privateKey: data.private_key,
    privateKeyId: data.private_key_id ?? null,
    tokenUri: data.token_uri,
  };
}

function isRsaKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}
