import type { components } from './generated/rest.js';

type WebhookMessage = components['schemas']['Event'];

/** A message is not of the sender that it says, is too old, or was changed on its way. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}

/** Standard Webhooks 1.0.0 asks for a bound; clocks differ by seconds. */
const TOLERANCE_S = 5 * 60;

type Headers = { get(name: string): string | null } | Readonly<Record<string, string | string[] | undefined>>;

/**
 * Checks a message that your server was sent, by Standard Webhooks 1.0.0, with what browsers and Node have.
 *
 * @param body exactly as it came, before any parsing
 * @param headers of the request, names in lower case unless it is a `Headers`
 * @param secrets `whsec_…` of the endpoint, or `whpk_…`, its public key; of several any will do
 * @param now for tests, in ms since 1970
 * @returns the event; its `id` is the same for every attempt, so that you can drop what you have had
 * @throws {WebhookRefused}
 */
export async function verifyWebhook(
  body: string,
  headers: Headers,
  secrets: string | readonly string[],
  now = Date.now(),
): Promise<WebhookMessage> {
  const read = (name: string) => {
    const value =
      typeof headers.get === 'function'
        ? headers.get(name)
        : (headers as Readonly<Record<string, string | string[] | undefined>>)[name];
    if (typeof value !== 'string') throw new WebhookRefused(`The header ${name} is missing.`);
    return value;
  };
  const [id, timestamp] = [read('webhook-id'), read('webhook-timestamp')];
  const age = Math.abs(now / 1000 - Number(timestamp));
  if (!(age <= TOLERANCE_S)) throw new WebhookRefused('The message is too old, or from the future.');
  const text = new TextEncoder().encode(`${id}.${timestamp}.${body}`);
  const signatures = read('webhook-signature').split(' ');
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets)
    for (const signature of signatures)
      if (await isSigned(text, signature, secret))
        return { id, ...(JSON.parse(body) as Omit<WebhookMessage, 'id'>) };
  throw new WebhookRefused('No signature of the message is by this secret.');
}

async function isSigned(text: Uint8Array<ArrayBuffer>, signature: string, secret: string): Promise<boolean> {
  const [version, encoded = ''] = signature.split(',');
  const [kind, key = ''] = secret.split('_');
  const { subtle } = globalThis.crypto;
  try {
    const bytes = bytesOf(encoded);
    if (version === 'v1' && kind === 'whsec') {
      const hmac = { name: 'HMAC', hash: 'SHA-256' };
      return await subtle.verify(
        'HMAC',
        await subtle.importKey('raw', bytesOf(key), hmac, false, ['verify']),
        bytes,
        text,
      );
    }
    if (version !== 'v1a' || kind !== 'whpk') return false;
    const open = await subtle.importKey('raw', bytesOf(key), 'Ed25519', false, ['verify']);
    return await subtle.verify('Ed25519', open, bytes, text);
  } catch {
    // What is no base64, or no key.
    return false;
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
