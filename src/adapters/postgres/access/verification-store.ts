import { z } from 'zod';
import {
  OWNERSHIP_FAILURES,
  type OwnershipFailureCode,
} from '../../../domain/ownership/ownership-finding.js';
import type { Verification, VerificationMethod } from '../../../domain/ownership/verification.js';
import { shapeOf } from '../../../libs/shape/index.js';
import type {
  ProbeLease,
  VerificationRecord,
  VerificationStore,
} from '../../../ports/access/verification-store.js';
import { instantSql, json, type Database } from '../database/connection.js';

interface Row {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly web_address: string | null;
  readonly token: string;
  readonly verified: boolean;
  readonly method: VerificationMethod | null;
  readonly verified_since: string | null;
  readonly checked: string | null;
  readonly failing: string | null;
  readonly failure: unknown;
  readonly tries: number;
  readonly due: string | null;
}

const failureShape = shapeOf<NonNullable<Verification['failure']>>()(
  z.object({ code: z.enum(Object.keys(OWNERSHIP_FAILURES) as OwnershipFailureCode[]), message: z.string() }),
);

const COLUMNS = `id, account_id, name, web_address, verification_token AS token, verified,
  CASE WHEN verified THEN COALESCE(verification_method, 'operator') ELSE verification_method END AS method,
  ${instantSql('verified_at')} AS verified_since, ${instantSql('verification_checked_at')} AS checked,
  ${instantSql('verification_failing_since')} AS failing, verification_failure AS failure,
  verification_tries AS tries, ${instantSql('verification_due_at')} AS due`;

/** By the caller's clock, as every other moment of a verification. */
const IS_FREE = `(verification_probe IS NULL OR verification_probe_until <= $2::timestamptz)`;
const BEGIN = `UPDATE editions SET verification_probe = $1::uuid, verification_probe_until = $3::timestamptz`;

export class PostgresVerificationStore implements VerificationStore {
  constructor(private readonly database: Database) {}

  async find(editionId: string): Promise<VerificationRecord | null> {
    const sql = `SELECT ${COLUMNS} FROM editions WHERE id = $1::uuid`;
    return toRecord(await this.database.row<Row>(sql, [editionId]));
  }

  async findAll(editionIds: readonly string[]): Promise<readonly VerificationRecord[]> {
    const sql = `SELECT ${COLUMNS} FROM editions WHERE id = ANY ($1::uuid[])`;
    const rows = await this.database.rows<Row>(sql, [editionIds]);
    return rows.flatMap((row) => toRecord(row) ?? []);
  }

  async list(): Promise<readonly VerificationRecord[]> {
    const rows = await this.database.rows<Row>(`SELECT ${COLUMNS} FROM editions ORDER BY created_at, id`);
    return rows.flatMap((row) => toRecord(row) ?? []);
  }

  async begin(editionId: string, { id, now, until }: ProbeLease): Promise<VerificationRecord | null> {
    const row = await this.database.row<Row>(
      `${BEGIN} WHERE id = $4::uuid AND ${IS_FREE} RETURNING ${COLUMNS}`,
      [id, now, until, editionId],
    );
    return toRecord(row);
  }

  async beginDue({ id, now, until }: ProbeLease): Promise<VerificationRecord | null> {
    const row = await this.database.row<Row>(
      `${BEGIN} WHERE id = (
         SELECT edition.id FROM editions AS edition JOIN accounts AS account ON account.id = edition.account_id
         WHERE edition.verified AND edition.verification_due_at <= $2::timestamptz AND account.status = 'open'
           AND ${IS_FREE}
         ORDER BY edition.verification_due_at LIMIT 1 FOR UPDATE OF edition SKIP LOCKED)
       RETURNING ${COLUMNS}`,
      [id, now, until],
    );
    return toRecord(row);
  }

  async settle(editionId: string, probeId: string, seen: Verification): Promise<boolean> {
    const row = await this.database.row(
      `UPDATE editions SET verified = $3, verification_method = $4, verified_at = $5::timestamptz,
         verification_checked_at = $6::timestamptz, verification_failing_since = $7::timestamptz,
         verification_failure = $8::jsonb, verification_tries = $9::integer,
         verification_due_at = $10::timestamptz, verification_probe = NULL, verification_probe_until = NULL
       WHERE id = $1::uuid AND verification_probe = $2::uuid
       RETURNING id`,
      [
        editionId,
        probeId,
        seen.verified,
        seen.method,
        seen.verifiedAt,
        seen.checkedAt,
        seen.failingSince,
        seen.failure && json(seen.failure),
        seen.tries,
        seen.dueAt,
      ],
    );
    return row !== null;
  }

  async leave(editionId: string, probeId: string): Promise<void> {
    await this.database.rows(
      `UPDATE editions SET verification_probe = NULL, verification_probe_until = NULL
       WHERE id = $1::uuid AND verification_probe = $2::uuid`,
      [editionId, probeId],
    );
  }
}

function toRecord(row: Row | null): VerificationRecord | null {
  return (
    row && {
      editionId: row.id,
      accountId: row.account_id,
      name: row.name,
      webAddress: row.web_address,
      token: row.token,
      verification: {
        verified: row.verified,
        method: row.method,
        verifiedAt: row.verified_since,
        checkedAt: row.checked,
        failingSince: row.failing,
        // One that another version wrote in another shape is not shown.
        failure: failureShape.safeParse(row.failure).data ?? null,
        tries: row.tries,
        dueAt: row.due,
      },
    }
  );
}
