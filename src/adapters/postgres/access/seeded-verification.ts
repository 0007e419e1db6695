import type { EditionSeed } from '../../../domain/access/tenants.js';
import { isSameSite } from '../../../libs/urls/index.js';
import type { Database } from '../database/connection.js';

/** An edition before its description was applied. */
export interface EditionBefore {
  readonly web_address: string | null;
  readonly verified: boolean;
  readonly verification_method: string | null;
}

/** Clears the results of all probes. */
const NOTHING_SEEN = `verification_checked_at = NULL, verification_failing_since = NULL, verification_failure = NULL,
  verification_tries = 0, verification_due_at = NULL, verification_probe = NULL, verification_probe_until = NULL`;

/** By id. Locked, so that no result of a probe is stored in between. */
export async function editionsBefore(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EditionBefore>> {
  const rows = await database.rows<EditionBefore & { readonly id: string }>(
    `SELECT id, web_address, verified, verification_method FROM editions WHERE id = ANY ($1::uuid[])
     ORDER BY id FOR UPDATE`,
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Updates the verification of editions after their rows were written: a declaration of the operator is a method of its own,
 * and the verification of one domain does not hold for another.
 */
export async function followSeeds(
  database: Database,
  seeds: readonly EditionSeed[],
  before: ReadonlyMap<string, EditionBefore>,
): Promise<void> {
  // `verified_at` starts when the edition becomes verified and is cleared when it no longer is.
  await update(
    database,
    seeds,
    `verified_at = CASE WHEN verified THEN clock_timestamp() END,
     verification_method = CASE WHEN verified THEN 'operator' END, ${NOTHING_SEEN}`,
    'verified = (verified_at IS NULL)',
  );
  const moved = seeds.filter(({ id, webAddress }) => {
    const known = before.get(id);
    return known !== undefined && isMoved(known.web_address, webAddress);
  });
  // A running probe of the old domain must not verify the new one.
  await update(database, moved, 'verification_probe = NULL, verification_probe_until = NULL');
  const wasShown = moved.filter(({ id }) => {
    const known = before.get(id);
    return known?.verified === true && (known.verification_method ?? 'operator') !== 'operator';
  });
  await update(
    database,
    wasShown.filter(({ verified }) => verified === true),
    `verified_at = clock_timestamp(), verification_method = 'operator', ${NOTHING_SEEN}`,
  );
  await update(
    database,
    wasShown.filter(({ verified }) => verified === undefined),
    `verified = false, verified_at = NULL, verification_failing_since = clock_timestamp(), verification_due_at = NULL,
     verification_failure = jsonb_build_object('code', 'address_changed', 'message',
       'The web address was changed to another domain, which was not verified yet.')`,
  );
}

async function update(
  database: Database,
  editions: readonly EditionSeed[],
  columns: string,
  where = 'true',
): Promise<void> {
  if (editions.length === 0) return;
  await database.rows(`UPDATE editions SET ${columns} WHERE id = ANY ($1::uuid[]) AND ${where}`, [
    editions.map(({ id }) => id),
  ]);
}

function isMoved(from: string | null, to: string | null | undefined): boolean {
  if (to === undefined || from === to) return false;
  return from === null || to === null || !isSameSite(from, to);
}
