import type { PublishedFeed } from '../../domain/feed/feed.js';
import type { Instant } from '../../domain/instant.js';

export interface EditionFeedStore {
  /** Since when each edition has a feed at an address, by its id; one without is left out. */
  since(editionIds: readonly string[]): Promise<ReadonlyMap<string, Instant>>;
  /** Gives the feed of an edition this address; one that it had is gone. @returns null where there is no such edition */
  put(editionId: string, tokenHash: Uint8Array): Promise<Instant | null>;
  /** @returns false where it had no address */
  remove(editionId: string): Promise<boolean>;
  /**
   * The feed at an address.
   * @param most articles, and most of those that are gone
   * @returns null where the edition has no feed there, or its account is closed
   */
  read(editionId: string, tokenHash: Uint8Array, most: number): Promise<PublishedFeed | null>;
}
