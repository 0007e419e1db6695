import { createPrivateKey, sign, type KeyObject } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../ports/clock.js';
import { askGoogle, NoAnswer, type GoogleAnswer } from './google-request.js';

/** The key file of a service account. */
export interface ServiceAccount {
  readonly clientEmail: string;
  /** PEM of an RSA key. */
  readonly privateKey: string;
  readonly privateKeyId: string | null;
  /** Where a signed assertion is exchanged for a token. */
  readonly tokenUri: string;
}

/** Permits reading the properties and the account's permissions, and no changes. */
const SCOPE = 'https://www.googleapis.com/auth/webmasters.readonly';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';

/** By Google’s documentation of service accounts the longest lifetime of an assertion. */
const ASSERTION_S = 3600;

/** Chosen: a token counts as expired this long before it is, because requests take time. */
const SPARE_MS = 60_000;

const tokenShape = z.object({
  // A token with other characters can't be a header, and the error would quote it.
  access_token: z.string().regex(/^[\x21-\x7e]{1,4096}$/),
  expires_in: z.number().positive().catch(ASSERTION_S),
});

/** Exchanges a service account's key for an access token (RFC 7523), and caches the token for its lifetime. */
export class GoogleLogin {
  private readonly key: KeyObject;
  private token: { readonly text: string; readonly untilMs: number } | null = null;

  constructor(
    private readonly account: ServiceAccount,
    private readonly clock: Clock,
    private readonly timeoutMs: number,
  ) {
    this.key = createPrivateKey(account.privateKey);
  }

  /**
   * @returns a token, and whether it comes from the cache and may have been revoked; or the answer that held no token
   * @throws {NoAnswer} or the signal's reason
   */
  async authorize(
    signal: AbortSignal,
  ): Promise<{ readonly token: string; readonly isOld: boolean } | { readonly refusal: GoogleAnswer }> {
    const now = this.clock.now().getTime();
    if (this.token && now < this.token.untilMs) return { token: this.token.text, isOld: true };
    const answer = await askGoogle(
      this.account.tokenUri,
      { method: 'POST', body: new URLSearchParams({ grant_type: GRANT, assertion: this.assertion(now) }) },
      this.timeoutMs,
      signal,
    );
    if (answer.status !== 200) return { refusal: answer };
    const parsed = tokenShape.safeParse(answer.json);
    if (!parsed.success) throw new NoAnswer('Google answered with something else than a token.');
    const { access_token: text, expires_in: seconds } = parsed.data;
    this.token = { text, untilMs: now + seconds * 1000 - SPARE_MS };
    return { token: text, isOld: false };
  }

  /** The next call requests a new token. */
  forget(): void {
    this.token = null;
  }

  private assertion(nowMs: number): string {
    const { clientEmail, privateKeyId, tokenUri } = this.account;
    const issued = Math.floor(nowMs / 1000);
    const head = { alg: 'RS256', typ: 'JWT', ...(privateKeyId === null ? {} : { kid: privateKeyId }) };
    const claims = { iss: clientEmail, scope: SCOPE, aud: tokenUri, iat: issued, exp: issued + ASSERTION_S };
    const signed = `${encode(head)}.${encode(claims)}`;
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), this.key).toString('base64url')}`;
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
