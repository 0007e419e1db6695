import type { Account, EditionSeed, Newsroom, Plan, User } from '../../domain/access/tenants.js';
import { refuse } from '../../domain/errors.js';
import type { Change, TenantStore } from '../../ports/tenant-store.js';
import { brokenConstraint, type Bind, type Database } from './connection.js';
import { editionBefore, followSeed } from './seeded-verification.js';

/** What a row named that is not there, by the constraint that found it out. */
const UNKNOWN_PARENTS: Readonly<Record<string, readonly [what: string, column: string]>> = {
  accounts_plan_id_fkey: ['plan', 'plan_id'],
  newsrooms_account_id_fkey: ['account', 'account_id'],
  users_account_id_fkey: ['account', 'account_id'],
  users_account_id_newsroom_id_fkey: ['newsroom', 'newsroom_id'],
  editions_account_id_fkey: ['account', 'account_id'],
};

/** A column that the description says nothing of is undefined. */
type Columns = Readonly<Record<string, Bind | undefined>>;

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
    const columns = { id: account.id, name: account.name, plan_id: account.plan, status: account.status };
    return this.put('accounts', `account ${account.id}`, columns, { status: 'open' });
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
    const columns = {
      id: user.id,
      account_id: user.account,
      name: user.name,
      newsroom_id: user.newsroom,
      may_spend: user.maySpend,
    };
    return this.put('users', `user ${user.id}`, columns, { may_spend: true });
  }

  async putEdition(edition: EditionSeed): Promise<Change> {
    const columns = {
      id: edition.id,
      account_id: edition.account,
      name: edition.name,
      web_address: edition.webAddress,
      language_code: edition.language,
      country: edition.country,
      editor_of_record: edition.editorOfRecord,
      verified: edition.verified,
    };
    const before = await editionBefore(this.database, edition.id);
    const change = await this.put('editions', `edition ${edition.id}`, columns, { verified: false });
    await followSeed(this.database, edition, before);
    return change;
  }

  /**
   * Inserts the row, or updates it where a described column differs. Column names come from this file, never from a
   * caller.
   * @param fresh what a new row gets where the description says nothing; null elsewhere
   */
  private async put(
    table: string,
    what: string,
    columns: Columns,
    fresh: Readonly<Record<string, Bind>> = {},
  ): Promise<Change> {
    const names = Object.keys(columns);
    const described = names.filter((name) => name !== 'id' && columns[name] !== undefined);
    const list = (prefix: string) => described.map((name) => `${prefix}.${name}`).join(', ');
    const account = 'account_id' in columns ? ` AND t.account_id = EXCLUDED.account_id` : '';
    try {
      const row = await this.database.row<{ created: boolean }>(
        `INSERT INTO ${table} AS t (${names.join(', ')}) VALUES (${names.map((_, index) => `$${index + 1}`).join(', ')})
         ON CONFLICT (id) DO UPDATE SET ${described.map((name) => `${name} = EXCLUDED.${name}`).join(', ')}
           WHERE (${list('t')}) IS DISTINCT FROM (${list('EXCLUDED')})${account}
         RETURNING (t.xmax = 0) AS created`,
        names.map((name) => columns[name] ?? fresh[name] ?? null),
      );
      if (row) return row.created ? 'created' : 'updated';
    } catch (error) {
      const [parent, column] = UNKNOWN_PARENTS[brokenConstraint(error) ?? ''] ?? [];
      if (parent === undefined || column === undefined) throw error;
      const where = column === 'newsroom_id' ? 'in its account' : 'here';
      throw refuse(
        'invalid_params',
        `The ${what} names the ${parent} ${String(columns[column])}, which does not exist ${where}.`,
      );
    }
    if (account !== '') await this.refuseMove(table, what, columns);
    return 'unchanged';
  }

  /** Rows of one account point at each other by (account, id): moving one to another account would tear them apart. */
  private async refuseMove(table: string, what: string, columns: Columns): Promise<void> {
    const moved = await this.database.row(
      `SELECT id FROM ${table} WHERE id = $1::uuid AND account_id <> $2::uuid`,
      [columns['id'] ?? null, columns['account_id'] ?? null],
    );
    if (moved) throw refuse('invalid_params', `The ${what} belongs to another account and can't be moved.`);
  }
}
