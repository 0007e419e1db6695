import type { Actor } from '../../domain/access/actor.js';
import { isUuid } from '../../domain/access/uuid.js';
import { refuse } from '../../domain/errors.js';
import { readOrRefuse } from './access-service.js';

/**
 * What the caller's account has of an id, whichever edition it belongs to.
 * @param noun for the refusal: `article`
 * @throws {GalleyError} `not_found`, also for what is no UUID
 */
export async function findOwned<Item>(
  lists: { find(accountId: string, id: string): Promise<Item | null> },
  actor: Actor,
  id: string,
  noun: string,
): Promise<Item> {
  const item = isUuid(id) ? await readOrRefuse(() => lists.find(actor.accountId, id)) : null;
  if (!item) throw refuse('not_found', `There is no such ${noun} on this account.`);
  return item;
}
