import { describe, expect, it } from '@jest/globals';
import { unfencedWrites } from '../../../scripts/check/unfenced-writes.mjs';

const placesOf = (source: string) => unfencedWrites('store.ts', source).map(({ place }) => place);

describe('the check of writes without a lease’s token', () => {
  it('finds an end that names no token, with the method that writes it', () => {
    // As audits were failed once by workers that had lost them.
    const source = `class Store {
      async fail(id: string) {
        const row = await this.database.row(
          \`UPDATE audits SET status = 'failed', lease_token = NULL WHERE id = $1::uuid RETURNING id\`,
          [id],
        );
        return row !== null;
      }
    }`;
    expect(unfencedWrites('store.ts', source)).toEqual([{ place: 'store.ts fail', line: 4 }]);
  });

  it.each([
    ["const END = `UPDATE jobs SET status = 'done' WHERE ref = $1 AND lease_token = $2::uuid`;"],
    ['const MORE = `UPDATE audit_rows r SET row = $3 WHERE r.audit_id = $1 AND ${HELD}`;'],
    ["const OTHER = `UPDATE editions SET name = 'x'`;"],
    ['const ADD = `INSERT INTO audit_urls (id) VALUES ($1) ON CONFLICT DO NOTHING`;'],
    ["const LOCKS = 'SELECT 1 FOR UPDATE' + OF;"],
    ['const CLAIM = `SELECT id FROM jobs FOR NO KEY UPDATE SKIP LOCKED`;'],
  ])('passes a write that names it, and one that needs no lease: %s', (source) => {
    expect(placesOf(source)).toEqual([]);
  });

  it.each([
    ['a token that is set', 'const A = `UPDATE reports SET lease_token = $2::uuid WHERE id = $1`;', 'A'],
    ['a deletion', "const B = 'DELETE FROM audit_urls WHERE audit_id = $1';", 'B'],
    ['a write within another statement', 'const C = `WITH c AS (UPDATE jobs SET stage = $1) SELECT 1`;', 'C'],
    [
      'an insertion that changes what it finds',
      'const E = `INSERT INTO job_artifacts (stage) VALUES ($1) ON CONFLICT (stage) DO UPDATE SET content = $2`;',
      'E',
    ],
    [
      'a second write beside one that names the token',
      'const F = `WITH c AS (UPDATE jobs SET a = 1 WHERE lease_token = $1) UPDATE reports SET a = 1`;',
      'F',
    ],
    ['a table that is joined on', "const G = 'DELETE FROM ' + table + ' WHERE id = $1';", 'G'],
    ['a condition that is joined on', "const H = 'UPDATE jobs SET stage = $1' + where;", 'H'],
    ['a table that is put behind', "const I = ['UPDATE ', table].join('');", 'I'],
    ['any table', 'function d(table: string) { return `DELETE FROM ${table} WHERE id = $1`; }', 'd'],
  ])('finds %s', (_what, source, name) => {
    expect(placesOf(source)).toEqual([`store.ts ${name}`]);
  });
});
