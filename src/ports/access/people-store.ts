import type { Person } from '../../domain/article/byline.js';

/** The people of an account, as far as articles name them. */
export interface PeopleStore {
  /** @returns null when the account has no such user */
  find(accountId: string, userId: string): Promise<Person | null>;
}
