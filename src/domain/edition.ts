import type { ReadingLevel } from './brief/settings.js';
import type { Instant } from './instant.js';

/** The domain that callers address by `{slug}` (decisions §7). */
export interface Edition {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly webAddress: string | null;
  readonly languageCode: string;
  readonly country: string | null;
  readonly editorOfRecord: string | null;
  readonly verified: boolean;
  readonly verifiedAt: Instant | null;
  readonly createdAt: Instant;
  /** Null where the operator described none. */
  readonly houseStyle: HouseStyle | null;
}

export const HEADING_CASES = ['sentence', 'title'] as const;

/** How the articles of an edition are to be written, whatever their briefs say: of style only. */
export interface HouseStyle {
  /** For a language model. */
  readonly instructions: string | null;
  /** Words and phrases that no article has, beside those of its brief. */
  readonly forbidden: readonly string[];
  /** A word or phrase, and those in place of which it is used. */
  readonly preferred: readonly { readonly use: string; readonly insteadOf: readonly string[] }[];
  /** How a writer's own headings are capitalised, in scripts that have capitals. */
  readonly headingCase: (typeof HEADING_CASES)[number] | null;
  /** Where the brief asks for none. */
  readonly readingLevel: ReadingLevel | null;
}

/** A page of a list: `limit` and `offset` as applied, after clamping. */
export interface Page<T> {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly items: readonly T[];
}
