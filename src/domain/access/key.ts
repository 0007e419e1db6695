import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

export type Permission = 'full' | 'read';

/** What a token says of its key: a permission within an account, or `ops` for an operator's, which has no account. */
export type TokenKind = Permission | 'ops';

/** A key as its owner sees it; the token itself is shown once, at creation, and never stored. */
export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly userId: string;
  /** The newsroom its owner was in when it was made; a full key spends nowhere else. */
  readonly newsroomId: string;
  readonly permission: Permission;
  /** The token's first 12 characters, for display. */
  readonly prefix: string;
  readonly createdAt: string;
  /** In the future for a key that another one replaces. */
  readonly revokedAt: string | null;
}

/** A key as its account sees it. */
export interface AccountKey extends Pick<
  ApiKey,
  'id' | 'name' | 'permission' | 'prefix' | 'createdAt' | 'revokedAt'
> {
  readonly owner: { readonly id: string; readonly name: string };
  /** Its last accepted request; null before the first. */
  readonly lastUsedAt: string | null;
}

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** By decision 3 of the contract: 190 bits of entropy, and the CRC-32 in base62. */
const SECRET_LENGTH = 32;
const CHECK_LENGTH = 6;
const TOKEN = /^gk_(full|read|ops)_[0-9A-Za-z]{38}$/;
/** Of this and of other versions, mistyped ones too. */
const ANY_TOKEN = /gk_([a-z]+)_[0-9A-Za-z]{20,}/g;

/**
 * Makes a token: `gk_full_`, `gk_read_` or `gk_ops_`, 32 base62 characters, 6 of checksum (decisions §3).
 *
 * @param randomBytes a CSPRNG; called until enough unbiased characters were drawn
 */
export function makeToken(kind: TokenKind, randomBytes: (length: number) => Uint8Array): string {
  let secret = '';
  while (secret.length < SECRET_LENGTH) {
    for (const byte of randomBytes(SECRET_LENGTH)) {
      // 248 is the largest multiple of 62 in a byte: accepting more would favour the first eight characters.
      if (byte < 248 && secret.length < SECRET_LENGTH) secret += BASE62.charAt(byte % 62);
    }
  }
  const body = `gk_${kind}_${secret}`;
  return body + checksum(body);
}

/** Distinguishes a mistyped or truncated token from a real one without a look-up. */
export function isWellFormedToken(token: string): boolean {
  if (!TOKEN.test(token)) return false;
  const body = token.slice(0, -CHECK_LENGTH);
  return token.slice(-CHECK_LENGTH) === checksum(body);
}

/** Whether it is an operator's, whose keys have a table of their own. @param token well formed */
export function isOperatorToken(token: string): boolean {
  return token.startsWith('gk_ops_');
}

/** A text from a person, who may have pasted a token into it. */
export function withoutTokens(text: string): string {
  return text.replaceAll(ANY_TOKEN, 'gk_$1_[removed]');
}

/** What is stored of a token: 32 bytes of SHA-256. The token has 190 bits of entropy, so no salt is needed. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

export function displayPrefix(token: string): string {
  return token.slice(0, 12);
}

function checksum(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let i = 0; i < CHECK_LENGTH; i++) {
    digits = BASE62.charAt(rest % 62) + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}
