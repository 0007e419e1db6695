import type { SigningStore } from '../../../ports/access/signing-store.js';
import type { Database } from '../database/connection.js';

export class PostgresSigningStore implements SigningStore {
  constructor(private readonly database: Database) {}

  async secret(name: string, fresh: Uint8Array): Promise<Uint8Array> {
    // Two statements: one sees nothing of what another transaction inserts while it waits for it.
    await this.database.rows(
      `INSERT INTO signing_secrets (name, secret) VALUES ($1, $2::bytea) ON CONFLICT DO NOTHING`,
      [name, Buffer.from(fresh)],
    );
    const row = await this.database.row<{ readonly secret: Buffer }>(
      `SELECT secret FROM signing_secrets WHERE name = $1`,
      [name],
    );
    if (!row) throw new Error(`the signing secret ${name} is gone`);
    return row.secret;
  }

  async now(): Promise<number> {
    return Math.floor((await this.database.clock()) / 1000);
  }
}
