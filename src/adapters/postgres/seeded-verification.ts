import type { EditionSeed } from '../../domain/access/tenants.js';
import { isSameSite } from '../../domain/research/same-site.js';
import type { Database } from './connection.js';

/** What an edition was before its description was applied. */
export interface EditionBefore {
  readonly web_address: string | null;
  readonly verified: boolean;
  readonly verification_method: string | null;
}

/** All that looks at a domain have left behind. */
const NOTHING_SEEN = `verification_checked_at = NULL, verification_failing_since = NULL, verification_failure = NULL,
  verification_tries = 0, verification_due_at = NULL, verification_look = NULL, verification_look_until = NULL`;

/** Locked, so that no look at its domain is written down in between. */
export function editionBefore(database: Database, id: string): Promise<EditionBefore | null> {
  return database.row<EditionBefore>(
    `SELECT web_address, verified, verification_method FROM editions WHERE id = $1::uuid FOR UPDATE`,
    [id],
  );
}

/**
 * Brings an edition's verification in line with its row, which was just written: the operator's word is a method of its
 * own, and what was shown of one domain says nothing of another.
 */
export async function followSeed(
  database: Database,
  seed: EditionSeed,
  before: EditionBefore | null,
): Promise<void> {
  // The moment belongs to the fact: it starts when the edition becomes verified and goes when it no longer is.
  await database.rows(
    `UPDATE editions SET verified_at = CASE WHEN verified THEN clock_timestamp() END,
       verification_method = CASE WHEN verified THEN 'operator' END, ${NOTHING_SEEN}
     WHERE id = $1::uuid AND verified = (verified_at IS NULL)`,
    [seed.id],
  );
  if (before === null || !isMoved(before.web_address, seed.webAddress)) return;
  // Whoever looks at the old domain just now must not verify the new one.
  await database.rows(
    `UPDATE editions SET verification_look = NULL, verification_look_until = NULL WHERE id = $1::uuid`,
    [seed.id],
  );
  const wasShown = before.verified && (before.verification_method ?? 'operator') !== 'operator';
  if (!wasShown || seed.verified === false) return;
  if (seed.verified) {
    await database.rows(
      `UPDATE editions SET verified_at = clock_timestamp(), verification_method = 'operator', ${NOTHING_SEEN}
       WHERE id = $1::uuid`,
      [seed.id],
    );
    return;
  }
  await database.rows(
    `UPDATE editions SET verified = false, verified_at = NULL, verification_failing_since = clock_timestamp(),
       verification_due_at = NULL,
       verification_failure = jsonb_build_object('code', 'address_changed', 'message',
         'The web address was changed to another domain, which was not verified yet.')
     WHERE id = $1::uuid`,
    [seed.id],
  );
}

function isMoved(from: string | null, to: string | null | undefined): boolean {
  if (to === undefined || from === to) return false;
  return from === null || to === null || !isSameSite(from, to);
}
