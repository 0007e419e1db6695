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
}

/** A page of a list: `limit` and `offset` as applied, after clamping. */
export interface Page<T> {
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly items: readonly T[];
}
