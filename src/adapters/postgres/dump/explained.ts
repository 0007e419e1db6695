import { GalleyError } from '../../../domain/errors.js';
import { sqlState, unavailable } from '../database/connection-pool.js';

/** An error of the database in words that say what to do. */
export function explained(error: unknown): unknown {
  if (error instanceof GalleyError) return error;
  const state = sqlState(error);
  if (state === '42501')
    return new GalleyError('forbidden', 'The role of DATABASE_URL has to own the tables of Galley.', [], {
      cause: error,
    });
  // Classes of lost connections, and what pg says of one that ends in the middle.
  const isLost = /^(08|57P)/.test(state ?? '') || String(error).includes('Connection terminated');
  return isLost ? unavailable(error) : error;
}
