import type { IgnoredCheck } from '../../domain/audit/ignored-check.js';

export interface IgnoredCheckStore {
  /** Those of each edition that are ignored now, by check, by the edition's id; an edition without any is left out. */
  of(editionIds: readonly string[]): Promise<ReadonlyMap<string, readonly IgnoredCheck[]>>;
  /** Replaces reason and end of one that is there. */
  put(editionId: string, ignored: Omit<IgnoredCheck, 'at'>): Promise<void>;
  /** @returns false where it was not ignored */
  remove(editionId: string, check: string): Promise<boolean>;
}
