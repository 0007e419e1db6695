import type { Edition, Page } from '../../domain/edition.js';

export interface EditionStore {
  /** @returns null when the account has no such edition. */
  find(accountId: string, editionId: string): Promise<Edition | null>;
  /** For a worker, which acts for the job's own account. */
  get(editionId: string): Promise<Edition | null>;
  /** Oldest first. */
  list(accountId: string, limit: number, offset: number): Promise<Page<Edition>>;
}
