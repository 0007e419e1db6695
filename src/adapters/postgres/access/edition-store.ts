import { readHouseStyle } from '../../../domain/brief/house-style.js';
import type { Edition, Page } from '../../../domain/edition.js';
import type { EditionStore } from '../../../ports/access/edition-store.js';
import { instantSql, isListed, type Database, type OfPage } from '../database/connection.js';
import { batchedRows } from '../database/batched.js';
import { prepared } from '../database/prepared.js';

export interface EditionRow {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  readonly web_address: string | null;
  readonly language_code: string;
  readonly country: string | null;
  readonly editor_of_record: string | null;
  readonly verified: boolean;
  readonly verified_since: string | null;
  readonly created: string;
  readonly house_style: unknown;
}

/** The columns of an edition `e`. */
export const EDITION = `e.id, e.account_id, e.name, e.web_address, e.language_code, e.country, e.editor_of_record,
  e.verified, ${instantSql('e.verified_at')} AS verified_since, ${instantSql('e.created_at')} AS created,
  e.house_style`;

const FIND = prepared(
  `SELECT asked.place::integer, found.* FROM unnest($1::uuid[], $2::uuid[]) WITH ORDINALITY AS asked (account_id, id, place),
     LATERAL (SELECT ${EDITION} FROM editions e WHERE e.account_id = asked.account_id AND e.id = asked.id) AS found`,
);

export class PostgresEditionStore implements EditionStore {
  private readonly findRow: (accountId: string, id: string) => Promise<EditionRow | null>;

  constructor(private readonly database: Database) {
    this.findRow = batchedRows(database, FIND);
  }

  async find(accountId: string, editionId: string): Promise<Edition | null> {
    const row = await this.findRow(accountId, editionId);
    return row ? toEdition(row) : null;
  }

  async get(editionId: string): Promise<Edition | null> {
    const row = await this.database.row<EditionRow>(
      `SELECT ${EDITION} FROM editions e WHERE e.id = $1::uuid`,
      [editionId],
    );
    return row ? toEdition(row) : null;
  }

  async list(accountId: string, limit: number, offset: number): Promise<Page<Edition>> {
    // One statement, so that count and page come from one snapshot.
    const rows = await this.database.rows<OfPage<EditionRow>>(
      `SELECT counted.total, listed.*
       FROM (SELECT count(*)::integer AS total FROM editions WHERE account_id = $1::uuid) AS counted
       LEFT JOIN LATERAL (SELECT ${EDITION}, e.created_at FROM editions e WHERE e.account_id = $1::uuid
         ORDER BY e.created_at, e.id LIMIT $2::integer OFFSET $3::bigint) AS listed ON true
       ORDER BY listed.created_at, listed.id`,
      [accountId, limit, offset],
    );
    // Past the end there is one row, with the count alone.
    const items = rows.filter(isListed).map(toEdition);
    return { total: rows[0]?.total ?? 0, limit, offset, items };
  }
}

export function toEdition(row: EditionRow): Edition {
  return {
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    webAddress: row.web_address,
    languageCode: row.language_code,
    country: row.country,
    editorOfRecord: row.editor_of_record,
    verified: row.verified,
    verifiedAt: row.verified_since,
    createdAt: row.created,
    houseStyle: readHouseStyle(row.house_style),
  };
}
