import type { IgnoredCheck } from '../../../domain/audit/ignored-check.js';
import type { IgnoredCheckStore } from '../../../ports/audit/ignored-check-store.js';
import { instantSql, type Database } from '../database/connection.js';

interface IgnoredRow {
  readonly edition_id: string;
  readonly check_id: string;
  readonly reason: string;
  readonly ignored_by: string;
  readonly ignored_by_name: string;
  readonly at: string;
  readonly until: string | null;
}

/** Whether it is still ignored, by the clock of the database. */
export const IS_IGNORED = `(ignored_until IS NULL OR ignored_until > clock_timestamp())`;

export class PostgresIgnoredCheckStore implements IgnoredCheckStore {
  constructor(private readonly database: Database) {}

  async of(editionIds: readonly string[]): Promise<Map<string, IgnoredCheck[]>> {
    const rows = await this.database.rows<IgnoredRow>(
      `SELECT edition_id, check_id, reason, ignored_by, ignored_by_name, ${instantSql('ignored_at')} AS at,
         ${instantSql('ignored_until')} AS until
       FROM ignored_checks WHERE edition_id = ANY ($1::uuid[]) AND ${IS_IGNORED} ORDER BY edition_id, check_id`,
      [editionIds],
    );
    const found = new Map<string, IgnoredCheck[]>();
    for (const {
      edition_id,
      check_id: check,
      reason,
      ignored_by: id,
      ignored_by_name: name,
      ...times
    } of rows) {
      const of = found.get(edition_id) ?? [];
      of.push({ check, reason, by: { id, name }, at: times.at, until: times.until });
      found.set(edition_id, of);
    }
    return found;
  }

  async put(editionId: string, { check, reason, by, until }: Omit<IgnoredCheck, 'at'>): Promise<void> {
    await this.database.rows(
      `INSERT INTO ignored_checks (edition_id, check_id, reason, ignored_by, ignored_by_name, ignored_at, ignored_until)
       VALUES ($1::uuid, $2, $3, $4::uuid, $5, clock_timestamp(), $6::timestamptz)
       ON CONFLICT (edition_id, check_id) DO UPDATE SET reason = EXCLUDED.reason, ignored_by = EXCLUDED.ignored_by,
         ignored_by_name = EXCLUDED.ignored_by_name, ignored_at = EXCLUDED.ignored_at,
         ignored_until = EXCLUDED.ignored_until`,
      [editionId, check, reason, by.id, by.name, until],
    );
  }

  async remove(editionId: string, check: string): Promise<boolean> {
    const row = await this.database.row(
      'DELETE FROM ignored_checks WHERE edition_id = $1::uuid AND check_id = $2 RETURNING check_id',
      [editionId, check],
    );
    return row !== null;
  }
}
