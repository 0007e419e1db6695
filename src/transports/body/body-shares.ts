import { refuse } from '../../domain/errors.js';

/** Bytes of bodies that are on their way at once, at most. */
interface ShareSizes {
  readonly process: number;
  readonly account: number;
  readonly key: number;
}

const MIB = 1024 * 1024;

/**
 * The largest batch (16 MiB) fits into the share of a key, and 12 MiB of other keys of its account besides. A body that is
 * being parsed takes three times its size, so a process holds some 200 MB for all bodies together.
 */
const SHARE_SIZES: ShareSizes = { process: 64 * MIB, account: 32 * MIB, key: 20 * MIB };

interface BodyOwner {
  readonly keyId: string;
  readonly accountId: string;
}

/** What one body holds of its owner's share. */
export interface HeldBytes {
  /** @throws {GalleyError} `rate_limited` when the share of the key or account is used up, `unavailable` when the process's is */
  add(bytes: number): void;
  /** Gives everything back. */
  release(): void;
}

/**
 * The bytes of all bodies on their way in this process, bounded by key, by account and in all. An account holds no more
 * than what is left free by all: the room that others find is never used up by earlier bodies.
 */
export class BodyShares {
  private readonly held = new Map<string, number>();
  private total = 0;

  constructor(private readonly sizes: ShareSizes = SHARE_SIZES) {}

  /** Bytes held by all bodies. */
  get inAll(): number {
    return this.total;
  }

  open({ keyId, accountId }: BodyOwner): HeldBytes {
    const [key, account] = [`key ${keyId}`, `account ${accountId}`];
    let own = 0;
    return {
      add: (bytes) => {
        this.refuseOver(key, account, bytes);
        own += bytes;
        this.move(key, account, bytes);
      },
      release: () => {
        this.move(key, account, -own);
        own = 0;
      },
    };
  }

  private refuseOver(key: string, account: string, bytes: number): void {
    const ofKey = (this.held.get(key) ?? 0) + bytes;
    const ofAccount = (this.held.get(account) ?? 0) + bytes;
    if (ofKey > this.sizes.key)
      throw refuse(
        'rate_limited',
        `Request bodies of this key that are being received hold ${inMiB(this.sizes.key)}; no more are accepted.`,
      );
    if (ofAccount > this.sizes.account)
      throw refuse(
        'rate_limited',
        `Request bodies of this account that are being received hold ${inMiB(this.sizes.account)}; no more are accepted.`,
      );
    if (ofAccount > this.sizes.process - this.total - bytes)
      throw refuse(
        'unavailable',
        'There is no room for a request body of this size now. Nothing was started.',
      );
  }

  private move(key: string, account: string, bytes: number): void {
    this.total += bytes;
    for (const name of [key, account]) {
      const held = (this.held.get(name) ?? 0) + bytes;
      if (held > 0) this.held.set(name, held);
      else this.held.delete(name);
    }
  }
}

function inMiB(bytes: number): string {
  return `${bytes / MIB} MiB`;
}
