import type { Account, EditionSeed, Newsroom, Plan, User } from '../../domain/access/tenants.js';
import { refuse } from '../../domain/errors.js';
import type { Change, TenantStore } from '../../ports/tenant-store.js';
import { sqlState, type Bind, type Database } from './connection.js';

const FOREIGN_KEY_VIOLATION = '23503';

export class PostgresTenantStore implements TenantStore {
  constructor(private readonly database: Database) {}

  putPlan(plan: Plan): Promise<Change> {
    return this.put('plans', `plan ${plan.id}`, {
      id: plan.id,
      name: plan.name,
      content_api: plan.contentApi,
      articles_per_month: plan.articlesPerMonth,
    });
  }

  putAccount(account: Account): Promise<Change> {
    return this.put('accounts', `account ${account.id}`, {
      id: account.id,
      name: account.name,
      plan_id: account.plan,
      status: account.status,
    });
  }

  putNewsroom(newsroom: Newsroom): Promise<Change> {
    return this.put('newsrooms', `newsroom ${newsroom.id}`, {
      id: newsroom.id,
      account_id: newsroom.account,
      name: newsroom.name,
      hourly_ceiling: newsroom.hourlyCeiling,
    });
  }

  putUser(user: User): Promise<Change> {
    return this.put('users', `user ${user.id}`, {
      id: user.id,
      account_id: user.account,
      name: user.name,
      newsroom_id: user.newsroom,
      may_spend: user.maySpend,
    });
  }

  async putEdition(edition: EditionSeed): Promise<Change> {
    const change = await this.put('editions', `edition ${edition.id}`, {
      id: edition.id,
      account_id: edition.account,
      name: edition.name,
      web_address: edition.webAddress,
      language_code: edition.language,
      country: edition.country,
      editor_of_record: edition.editorOfRecord,
      verified: edition.verified,
    });
    // The moment belongs to the fact: it starts when the edition becomes verified and goes when it no longer is.
    await this.database.rows(
      `UPDATE editions SET verified_at = CASE WHEN verified THEN clock_timestamp() END
       WHERE id = $1::uuid AND verified = (verified_at IS NULL)`,
      [edition.id],
    );
    return change;
  }

  /** Inserts the row, or updates it where a column differs. Column names come from this file, never from a caller. */
  private async put(table: string, what: string, columns: Readonly<Record<string, Bind>>): Promise<Change> {
    const names = Object.keys(columns);
    const rest = names.filter((name) => name !== 'id');
    const account = 'account_id' in columns ? ` AND t.account_id = EXCLUDED.account_id` : '';
    try {
      const row = await this.database.row<{ created: boolean }>(
        `INSERT INTO ${table} AS t (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
         ON CONFLICT (id) DO UPDATE SET ${rest.map((name) => `${name} = EXCLUDED.${name}`).join(', ')}
           WHERE (${rest.map((name) => `t.${name}`).join(', ')})
             IS DISTINCT FROM (${rest.map((name) => `EXCLUDED.${name}`).join(', ')})${account}
         RETURNING (t.xmax = 0) AS created`,
        Object.values(columns),
      );
      if (row) return row.created ? 'created' : 'updated';
    } catch (error) {
      if (sqlState(error) !== FOREIGN_KEY_VIOLATION) throw error;
      throw refuse('invalid_params', `The ${what} names a plan, account or newsroom that does not exist.`);
    }
    if (account !== '') await this.refuseMove(table, what, columns);
    return 'unchanged';
  }

  /** Rows of one account point at each other by (account, id): moving one to another account would tear them apart. */
  private async refuseMove(
    table: string,
    what: string,
    columns: Readonly<Record<string, Bind>>,
  ): Promise<void> {
    const moved = await this.database.row(
      `SELECT id FROM ${table} WHERE id = $1::uuid AND account_id <> $2::uuid`,
      [columns['id'] ?? null, columns['account_id'] ?? null],
    );
    if (moved) throw refuse('invalid_params', `The ${what} belongs to another account and can't be moved.`);
  }
}
