import type { Person } from '../../../domain/article/byline.js';
import type { PeopleStore } from '../../../ports/access/people-store.js';
import type { Database } from '../database/connection.js';

export class PostgresPeopleStore implements PeopleStore {
  constructor(private readonly database: Database) {}

  find(accountId: string, userId: string): Promise<Person | null> {
    return this.database.row<{ id: string; name: string }>(
      'SELECT id, name FROM users WHERE account_id = $1::uuid AND id = $2::uuid',
      [accountId, userId],
    );
  }
}
