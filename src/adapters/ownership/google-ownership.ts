import { z } from 'zod';
import { notOwned, OWNED, type OwnershipFinding } from '../../domain/ownership/ownership-finding.js';
import { coversHost, homePageOf } from '../../domain/ownership/proof.js';
import type { OwnershipClaim, OwnershipInstruction } from '../../domain/ownership/verification.js';
import type { Clock } from '../../ports/clock.js';
import type { OwnershipCheck } from '../../ports/ownership-check.js';
import { GoogleLogin, type ServiceAccount } from './google-login.js';
import { askGoogle, NoAnswer, type GoogleAnswer } from './google-request.js';

export interface GoogleOwnershipOptions {
  readonly account: ServiceAccount;
  /** The address of the API, up to its `/webmasters/v3`. */
  readonly baseUrl: string;
  readonly clock: Clock;
  /** How long one answer may take, in ms. */
  readonly timeoutMs?: number;
}

/** Chosen: a caller of `verifyEdition` waits for it. */
const TIMEOUT_MS = 10_000;

/** No quota of Google's lasts longer; a larger `Retry-After` is a mistake. */
const MAX_RETRY_AFTER_MS = 24 * 3_600_000;

/** Of the levels `siteOwner`, `siteFullUser`, `siteRestrictedUser` and `siteUnverifiedUser`. */
const ENOUGH: ReadonlySet<string> = new Set(['siteOwner', 'siteFullUser']);

/** An account without properties has no list at all; a malformed entry does not invalidate the others. */
const listShape = z.object({ siteEntry: z.array(z.unknown()).default([]) });
const entryShape = z.object({ siteUrl: z.string().max(2048), permissionLevel: z.string().max(100) });

/** Google also answers 403 to too many requests, with one of these reasons. */
const BUSY = new Set(
  'rateLimitExceeded userRateLimitExceeded quotaExceeded dailyLimitExceeded RATE_LIMIT_EXCEEDED'.split(' '),
);
const refusalShape = z.object({
  error: z.object({
    errors: z.array(z.object({ reason: z.string() })).catch([]),
    details: z.array(z.object({ reason: z.string() }).catch({ reason: '' })).catch([]),
  }),
});

/**
 * By Google Search Console: the service account of this Galley is an owner or a full user of a property that covers the
 * domain. It requests the list rather than one property, because the list has both kinds of property at once, and a 403
 * to it can only mean that the account lacks access.
 */
export class GoogleOwnership implements OwnershipCheck {
  readonly method = 'google';
  private readonly login: GoogleLogin;
  private readonly timeoutMs: number;
  /** Until then no request is sent: Google's `Retry-After`. */
  private backoffUntilMs = 0;

  constructor(private readonly options: GoogleOwnershipOptions) {
    this.timeoutMs = options.timeoutMs ?? TIMEOUT_MS;
    this.login = new GoogleLogin(options.account, options.clock, this.timeoutMs);
  }

  instruct({ webAddress }: OwnershipClaim): OwnershipInstruction {
    const place = homePageOf(webAddress);
    const value = this.options.account.clientEmail;
    const domain = `sc-domain:${new URL(webAddress).hostname}`;
    const text =
      `In Google Search Console, add ${value} as a user with full permission to the property ${place} or ${domain}, ` +
      'or to that of a domain above it.';
    return { method: this.method, place, value, text };
  }

  async check({ webAddress }: OwnershipClaim, signal: AbortSignal): Promise<OwnershipFinding> {
    const backoffMs = this.backoffUntilMs - this.options.clock.now().getTime();
    if (backoffMs > 0) return busy(backoffMs);
    let answer: GoogleAnswer | 'no token';
    try {
      answer = await this.list(signal);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return notOwned('google_unavailable', error.message);
    }
    if (answer === 'no token')
      return notOwned('google_refused', 'Google does not take the service account’s key.');
    const trouble = this.troubleIn(answer);
    if (trouble) return trouble;
    const parsed = listShape.safeParse(answer.json);
    if (!parsed.success)
      return notOwned('google_unavailable', 'Google answered with something else than a list of properties.');
    return this.judge(parsed.data.siteEntry, webAddress);
  }

  /** @returns the answer to the list request, or the answer that held no token */
  private async list(signal: AbortSignal): Promise<GoogleAnswer | 'no token'> {
    for (;;) {
      const login = await this.login.authorize(signal);
      if ('refusal' in login) return isOurFault(login.refusal) ? 'no token' : login.refusal;
      const answer = await askGoogle(
        `${this.options.baseUrl.replace(/(?<!\/)\/+$/, '')}/webmasters/v3/sites`,
        { method: 'GET', headers: { authorization: `Bearer ${login.token}`, accept: 'application/json' } },
        this.timeoutMs,
        signal,
      );
      if (answer.status !== 401) return answer;
      this.login.forget();
      // A cached token may have been revoked since; a fresh one would be refused again.
      if (!login.isOld) return answer;
    }
  }

  private troubleIn({ status, json, retryAfterMs }: GoogleAnswer): OwnershipFinding | null {
    if (status === 200) return null;
    if (status === 429 || (status === 403 && isBusy(json))) {
      const backoffMs = Math.min(retryAfterMs ?? 0, MAX_RETRY_AFTER_MS);
      this.backoffUntilMs = this.options.clock.now().getTime() + backoffMs;
      return busy(retryAfterMs);
    }
    if (status === 401 || status === 403)
      return notOwned('google_refused', `Google does not let the service account ask (status ${status}).`);
    return notOwned('google_unavailable', `Google answered with status ${status}.`, retryAfterMs);
  }

  private judge(entries: readonly unknown[], webAddress: string): OwnershipFinding {
    const { clientEmail } = this.options.account;
    const levels = entries.flatMap((entry) => {
      const { data } = entryShape.safeParse(entry);
      return data && coversHost(data.siteUrl, webAddress) ? [data.permissionLevel] : [];
    });
    if (levels.some((level) => ENOUGH.has(level))) return OWNED;
    return levels.length === 0
      ? notOwned(
          'property_missing',
          `No property of Google Search Console that covers ${homePageOf(webAddress)} names ${clientEmail} as a user.`,
        )
      : notOwned(
          'permission_insufficient',
          `${clientEmail} is neither an owner nor a full user of the property that covers ${homePageOf(webAddress)}.`,
        );
  }
}

function busy(retryAfterMs: number | null): OwnershipFinding {
  return notOwned('google_unavailable', 'Google takes no more questions for now.', retryAfterMs);
}

/** Of a token exchange: a revoked key, a deleted account, a wrong clock. */
function isOurFault({ status }: GoogleAnswer): boolean {
  return status >= 400 && status < 500 && status !== 429 && status !== 408;
}

function isBusy(json: unknown): boolean {
  const { data } = refusalShape.safeParse(json);
  if (!data) return false;
  return [...data.error.errors, ...data.error.details].some(({ reason }) => BUSY.has(reason));
}
