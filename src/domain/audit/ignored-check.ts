import type { Person } from '../article/byline.js';
import type { Instant } from '../instant.js';

/** A check whose findings an edition has decided to live with. */
export interface IgnoredCheck {
  /** The check's id in the catalogue. */
  readonly check: string;
  readonly reason: string;
  readonly by: Person;
  readonly at: Instant;
  /** From when on it counts again; null for as long as nobody says otherwise. */
  readonly until: Instant | null;
}
