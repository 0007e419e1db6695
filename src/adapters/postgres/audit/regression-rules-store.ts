import {
  DEFAULT_RULES,
  type EditionRules,
  type RegressionRules,
  rulesShape,
} from '../../../domain/audit/regressions.js';
import type { RegressionRulesStore } from '../../../ports/audit/regression-rules-store.js';
import { json, type Database } from '../database/connection.js';

/** What was stored, and the usual for the rest. */
export function readRules(stored: unknown): RegressionRules {
  const read = rulesShape.safeParse(stored);
  // Of a later version, which knows others.
  return read.success ? read.data : DEFAULT_RULES;
}

export class PostgresRegressionRulesStore implements RegressionRulesStore {
  constructor(private readonly database: Database) {}

  async of(editionIds: readonly string[]): Promise<ReadonlyMap<string, EditionRules>> {
    const rows = await this.database.rows<{ id: string; rules: unknown; baselineId: string | null }>(
      `SELECT e.id, e.regression_rules AS rules, a.id AS "baselineId"
       FROM editions e LEFT JOIN audits a ON a.edition_id = e.id AND a.is_baseline WHERE e.id = ANY ($1::uuid[])`,
      [editionIds],
    );
    return new Map(rows.map(({ id, rules, baselineId }) => [id, { ...readRules(rules), baselineId }]));
  }

  async change(
    editionId: string,
    rules: Partial<RegressionRules>,
    baselineId: string | null | undefined,
  ): Promise<boolean> {
    // Its row first: of two callers who pin, the second waits here.
    await this.database.rows(
      `UPDATE editions SET regression_rules = regression_rules || $2::jsonb WHERE id = $1::uuid`,
      [editionId, json(rules)],
    );
    if (baselineId === undefined) return true;
    await this.database.rows(
      `UPDATE audits SET is_baseline = false WHERE edition_id = $1::uuid AND is_baseline`,
      [editionId],
    );
    if (baselineId === null) return true;
    const row = await this.database.row(
      `UPDATE audits SET is_baseline = true
       WHERE edition_id = $1::uuid AND id = $2::uuid AND status = 'done' AND dropped_at IS NULL RETURNING id`,
      [editionId, baselineId],
    );
    return row !== null;
  }
}
