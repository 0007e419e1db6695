import type { Edition } from '../../domain/edition.js';
import type { GraphContext } from './context.js';

/** The edition of what belongs to one. */
export async function editionOf(
  { editionId }: { readonly editionId: string | null },
  _args: unknown,
  { reads }: GraphContext,
): Promise<Edition> {
  // Audits and reports from the command line have no account and can't be queried here.
  const edition = editionId === null ? null : await reads.edition(editionId);
  if (!edition) throw new TypeError('what is read has no edition of its account');
  return edition;
}
