import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { PostgresCrawlStore } from '../../../src/adapters/postgres/audit/crawl-store.js';
import type { Database } from '../../../src/adapters/postgres/database/connection.js';
import { answerOf } from '../../support/audit/audit-site.js';
import { AuditStores, foundPage, LEASE_MS } from '../../support/audit/audit-stores.js';

const KNOWN = 3000;

let stores: AuditStores;
let database: Database;

beforeAll(async () => {
  stores = await AuditStores.open();
  ({ database } = stores);
});
afterAll(() => stores.close());

const pages = (count: number, from = 0) => Array.from({ length: count }, (_, n) => foundPage(`p${from + n}`));

/** Rows of `audit_urls` that the transaction has read so far. */
async function rowsRead(transaction: Database): Promise<number> {
  const row = await transaction.row<{ read: number }>(
    `SELECT (seq_tup_read + idx_tup_fetch)::integer AS read FROM pg_stat_xact_user_tables WHERE relname = 'audit_urls'`,
  );
  return row!.read;
}

describe('the statements of a crawl', () => {
  it('read the URLs that they are about, where the statistics know an older audit alone', async () => {
    await stores.begin({ found: pages(KNOWN) });
    await database.rows('ANALYZE audit_urls');
    const id = await stores.begin({ found: pages(KNOWN) });
    const token = randomUUID();
    const read = await database.inTransaction(async (transaction) => {
      const crawls = new PostgresCrawlStore(transaction);
      const claimed = await crawls.claim(id, token, LEASE_MS, 48);
      expect(claimed).toHaveLength(48);
      const found = pages(200, KNOWN - 100).map((page) => ({ ...page, foundOn: claimed[0]!.id }));
      const settled = claimed.slice(0, 32).map((url) => ({ id: url.id, answer: answerOf(), page: null }));
      expect(await crawls.settle(id, token, settled, found)).toMatchObject({ isLost: false });
      return rowsRead(transaction);
    });
    expect(read).toBeLessThan(KNOWN / 2);
  });
});
