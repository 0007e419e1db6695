import type { EditionRules, RegressionRules } from '../../domain/audit/regressions.js';

export interface RegressionRulesStore {
  /** Of each edition, by its id. */
  of(editionIds: readonly string[]): Promise<ReadonlyMap<string, EditionRules>>;
  /**
   * Changes what is given and leaves the rest, in a transaction of its caller's.
   * @param baselineId undefined leaves what there is
   * @returns false, with nothing written, for a baseline that is no finished audit of the edition
   */
  change(
    editionId: string,
    rules: Partial<RegressionRules>,
    baselineId: string | null | undefined,
  ): Promise<boolean>;
}
