import type { Config } from './config.js';

/** Shorter secrets occur as ordinary words; masking them would leave a log of asterisks. */
const SHORTEST = 4;

/** Tokens of Galley's own keys and sessions, and of Google: recognised by their form, wherever they come from. */
const TOKENS = [
  /gk_(?:full|read|ops)_[0-9A-Za-z]{20,}/g,
  /galley_session=[\w-]{20,}/g,
  /ya29\.[\w.-]{10,}/g,
  /Bearer [\w.~+/-]{8,}=*/gi,
];

/** Every secret of a configuration: keys, passwords, and the key of the Google account line by line. */
export function secretsOf(config: Config): string[] {
  const { writer, search, image, google, database, jobs, secretKey, tracing } = config;
  return [
    secretKey,
    ...Object.values(tracing?.headers ?? {}),
    'apiKey' in writer ? writer.apiKey : null,
    'apiKey' in search ? search.apiKey : null,
    'apiKey' in image ? image.apiKey : null,
    ...('baseUrl' in search && search.baseUrl !== null ? loginsIn(search.baseUrl) : []),
    ...(database.kind === 'external' ? loginsIn(database.url) : []),
    ...(jobs.url === null ? [] : loginsIn(jobs.url)),
    // The lines of a PEM that hold the key; the others are the same in every PEM.
    ...(google?.account.privateKey.split(/\s+/).filter((line) => line.length >= 16) ?? []),
  ].flatMap((secret) => secret ?? []);
}

/** The passwords of an address, encoded and decoded, and the basic-login header that is made of them. */
function loginsIn(address: string): string[] {
  const asked = [...address.matchAll(/[?&](?:password|sslpassword)=([^&#]+)/gi)].flatMap(([, it = '']) => [
    it,
    decoded(it),
  ]);
  // By a regular expression: an address of MongoDB with several hosts is no valid `URL`.
  const [, user = '', password] = /^[^:]+:\/\/([^:@/]*):([^@/]+)@/.exec(address) ?? [];
  if (password === undefined) return asked;
  const [plainUser, plainPassword] = [decoded(user), decoded(password)];
  return [...asked, password, plainPassword, Buffer.from(`${plainUser}:${plainPassword}`).toString('base64')];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * @returns replaces secrets in a text by `***`, also in the spelling of JSON or of an address
 */
export function maskerOf(secrets: readonly string[]): (text: string) => string {
  const spellings = secrets
    .filter((secret) => secret.length >= SHORTEST)
    .flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)])
    // The longest first: one secret may begin with another.
    .sort((one, other) => other.length - one.length)
    .map((spelling) => spelling.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const patterns =
    spellings.length === 0 ? TOKENS : [new RegExp([...new Set(spellings)].join('|'), 'g'), ...TOKENS];
  return (text) => patterns.reduce((masked, pattern) => masked.replace(pattern, '***'), text);
}
