import { Resolver } from 'node:dns/promises';
import { notOwned, OWNED, type OwnershipFinding } from '../../domain/ownership/ownership-finding.js';
import { proofLine, proofNamesOf } from '../../domain/ownership/proof.js';
import type { OwnershipClaim, OwnershipInstruction } from '../../domain/ownership/verification.js';
import { VERIFICATION_META } from '../../libs/page-reading/index.js';
import type { OwnershipCheck } from '../../ports/ownership-check.js';

/** All TXT records of a name, each as its list of strings. A type of its own, so that tests can replace it. */
export type ResolveTxt = (name: string) => Promise<readonly (readonly string[])[]>;

/** The name, or a TXT record of it, does not exist: this is an answer, not a failure. */
const NOTHING_THERE: ReadonlySet<unknown> = new Set(['ENOTFOUND', 'ENODATA']);

/** By a TXT record of the domain. */
export class DnsOwnership implements OwnershipCheck {
  readonly method = 'dns';

  constructor(private readonly resolve: ResolveTxt = resolveTxt) {}

  instruct({ webAddress, token }: OwnershipClaim): OwnershipInstruction | null {
    const place = proofNamesOf(webAddress).at(-1);
    if (place === undefined) return null;
    const value = proofLine(token);
    return { method: this.method, place, value, text: `Add a TXT record ${value} to the DNS name ${place}.` };
  }

  async check({ webAddress, token }: OwnershipClaim, signal: AbortSignal): Promise<OwnershipFinding> {
    const names = proofNamesOf(webAddress);
    if (names.length === 0)
      return notOwned(
        'token_missing',
        'The web address has numbers for a name, and these have no DNS records.',
      );
    let hasAnother = false;
    let failure: string | null = null;
    for (const name of names) {
      const records = await this.recordsOf(name, signal);
      if (typeof records === 'string') failure ??= records;
      else if (records.includes(proofLine(token))) return OWNED;
      else hasAnother ||= records.some((record) => record.startsWith(`${VERIFICATION_META}=`));
    }
    // A name whose records could not be read may have the token.
    if (failure !== null) return notOwned('dns_unavailable', failure);
    const where = names.join(' or ');
    return hasAnother
      ? notOwned(
          'token_wrong',
          `The TXT record "${VERIFICATION_META}" of ${where} has not this edition’s token.`,
        )
      : notOwned('token_missing', `There is no TXT record "${VERIFICATION_META}" at ${where}.`);
  }

  /** @returns the records, or a sentence that says why they could not be read */
  private async recordsOf(name: string, signal: AbortSignal): Promise<readonly string[] | string> {
    signal.throwIfAborted();
    try {
      const records = await unlessAborted(this.resolve(name), signal);
      // A long record comes in strings of 255 bytes, which belong together as they are.
      return records.map((strings) => strings.join('').trim());
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
      if (NOTHING_THERE.has(code)) return [];
      const reason = typeof code === 'string' && /^[A-Z]{1,20}$/.test(code) ? ` (${code})` : '';
      return `The TXT records of ${name} could not be read${reason}.`;
    }
  }
}

/** The resolver continues in the background, which is harmless; the caller need not wait for it. */
async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let leave: (() => void) | undefined;
  const left = new Promise<never>((_resolve, reject) => {
    leave = () => {
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
  });
  try {
    return await Promise.race([work, left]);
  } finally {
    if (leave) signal.removeEventListener('abort', leave);
  }
}

/** 3 s a server, twice: a user waits for it. */
function resolveTxt(name: string): Promise<string[][]> {
  return new Resolver({ timeout: 3000, tries: 2 }).resolveTxt(name);
}
