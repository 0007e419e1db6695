import type { Account, EditionSeed, Newsroom, Plan, User } from '../../../domain/access/tenants.js';
import type { HouseStyle } from '../../../domain/edition.js';
import { refuse } from '../../../domain/errors.js';
import type { Change, TenantStore } from '../../../ports/access/tenant-store.js';
import { brokenConstraint, json, type Database } from '../database/connection.js';
import { editionsBefore, followSeeds } from './seeded-verification.js';

/** The missing parent of a row, by the constraint that reported it. */
const UNKNOWN_PARENTS: Readonly<Record<string, readonly [what: string, column: string]>> = {
  accounts_plan_id_fkey: ['plan', 'plan_id'],
  newsrooms_account_id_fkey: ['account', 'account_id'],
  users_account_id_fkey: ['account', 'account_id'],
  users_account_id_newsroom_id_fkey: ['newsroom', 'newsroom_id'],
  editions_account_id_fkey: ['account', 'account_id'],
};

/** A column that the description does not mention is undefined. */
type Columns = Readonly<Record<string, string | number | boolean | HouseStyle | null | undefined>> & {
  readonly id: string;
};

/** The table of one kind of thing. */
interface Table {
  readonly name: 'plans' | 'accounts' | 'newsrooms' | 'users' | 'editions';
  /** The noun before the id in messages. */
  readonly noun: string;
  /** Values for a new row where the description is silent; null for all others. */
  readonly fresh?: Readonly<Record<string, string | boolean>>;
  /** Condition on a row `t` that must be written although it equals its description. */
  readonly isStale?: string;
  /** Whether it belongs to an account, which it never leaves. */
  readonly isOwned?: true;
}

const PLANS: Table = { name: 'plans', noun: 'plan' };
const ACCOUNTS: Table = { name: 'accounts', noun: 'account', fresh: { status: 'open' } };
const NEWSROOMS: Table = { name: 'newsrooms', noun: 'newsroom', isOwned: true };
const USERS: Table = { name: 'users', noun: 'user', fresh: { may_spend: true }, isOwned: true };
const EDITIONS: Table = {
  name: 'editions',
  noun: 'edition',
  fresh: { verified: false },
  isStale: 't.verified = (t.verified_at IS NULL)',
  isOwned: true,
};

const UNCHANGED: Change = { effect: 'unchanged', columns: [] };

/** Rows of a statement: a round trip costs as much as some hundred rows, and a statement must end within its time-out. */
const ROWS_AT_ONCE = 1000;

export class PostgresTenantStore implements TenantStore {
  constructor(private readonly database: Database) {}

  putPlans(plans: readonly Plan[]): Promise<readonly Change[]> {
    return this.put(
      PLANS,
      plans.map((plan) => ({
        id: plan.id,
        name: plan.name,
        content_api: plan.contentApi,
        articles_per_month: plan.articlesPerMonth,
      })),
    );
  }

  putAccounts(accounts: readonly Account[]): Promise<readonly Change[]> {
    return this.put(
      ACCOUNTS,
      accounts.map(({ id, name, plan, status }) => ({ id, name, plan_id: plan, status })),
    );
  }

  putNewsrooms(newsrooms: readonly Newsroom[]): Promise<readonly Change[]> {
    return this.put(
      NEWSROOMS,
      newsrooms.map(({ id, account, name, hourlyCeiling }) => ({
        id,
        account_id: account,
        name,
        hourly_ceiling: hourlyCeiling,
      })),
    );
  }

  putUsers(users: readonly User[]): Promise<readonly Change[]> {
    return this.put(
      USERS,
      users.map(({ id, account, name, newsroom, maySpend }) => ({
        id,
        account_id: account,
        name,
        newsroom_id: newsroom,
        may_spend: maySpend,
      })),
    );
  }

  async putEditions(editions: readonly EditionSeed[]): Promise<readonly Change[]> {
    const seeds = new Map(editions.map((edition) => [edition.id, edition]));
    return this.put(
      EDITIONS,
      editions.map((edition) => ({
        id: edition.id,
        account_id: edition.account,
        name: edition.name,
        web_address: edition.webAddress,
        language_code: edition.language,
        country: edition.country,
        editor_of_record: edition.editorOfRecord,
        house_style: edition.houseStyle,
        verified: edition.verified,
      })),
      async (ids, write) => {
        const before = await editionsBefore(this.database, ids);
        await write();
        await followSeeds(
          this.database,
          ids.flatMap((id) => seeds.get(id) ?? []),
          before,
        );
      },
    );
  }

  /**
   * Inserts rows, or updates those in which a described column differs. Column names come from this file, never from a
   * caller.
   *
   * @param around runs before and after `write`, with the ids of the new and differing rows
   */
  private async put(
    table: Table,
    things: readonly Columns[],
    around: (ids: readonly string[], write: () => Promise<void>) => Promise<void> = (_ids, write) => write(),
  ): Promise<readonly Change[]> {
    const changes = new Map<Columns, Change>();
    for (const batch of batchesOf(things)) {
      const differing = await this.differing(table, batch);
      if (differing.length === 0) continue;
      await around(
        differing.map(({ id }) => id),
        async () => {
          for (const [columns, change] of await this.write(table, differing)) changes.set(columns, change);
        },
      );
    }
    return things.map((columns) => changes.get(columns) ?? UNCHANGED);
  }

  /** The rows of a batch that are new or differ from their description; none is locked. */
  private async differing(table: Table, batch: readonly Columns[]): Promise<readonly Columns[]> {
    const described = describedIn(batch);
    const list = (prefix: string) => described.map((name) => `${prefix}.${name}`).join(', ');
    const rows = await this.database.rows<{ id: string; moved: boolean }>(
      `SELECT s.id, ${table.isOwned ? 't.account_id <> s.account_id' : 'false'} IS TRUE AS moved
       FROM jsonb_populate_recordset(NULL::${table.name}, $1::jsonb) AS s LEFT JOIN ${table.name} AS t ON t.id = s.id
       WHERE t.id IS NULL OR (${list('t')}) IS DISTINCT FROM (${list('s')}) OR ${table.isStale ?? 'false'}`,
      [json(batch)],
    );
    const differs = new Map(rows.map(({ id, moved }) => [id, moved]));
    // Rows of one account refer to each other by (account, id): moving one to another account would break the references.
    const moved = batch.find(({ id }) => differs.get(id));
    if (moved) throw refuseMove(table, moved.id);
    return batch.filter(({ id }) => differs.has(id));
  }

  private async write(
    table: Table,
    batch: readonly Columns[],
  ): Promise<readonly (readonly [Columns, Change])[]> {
    const [first] = batch;
    if (!first) return [];
    const names = Object.keys(first);
    const described = describedIn(batch);
    const list = (prefix: string) => described.map((name) => `${prefix}.${name}`).join(', ');
    const before = await this.lockDiffering(table, batch, described);
    await this.database.rows('SAVEPOINT batch');
    let rows: readonly { readonly id: string; readonly created: boolean }[];
    try {
      rows = await this.database.rows<{ id: string; created: boolean }>(
        `INSERT INTO ${table.name} AS t (${names.join(', ')})
         SELECT ${names.join(', ')} FROM jsonb_populate_recordset(NULL::${table.name}, $1::jsonb)
         ON CONFLICT (id) DO UPDATE SET ${described.map((name) => `${name} = EXCLUDED.${name}`).join(', ')}
           WHERE (${list('t')}) IS DISTINCT FROM (${list('EXCLUDED')})
             ${table.isOwned ? 'AND t.account_id = EXCLUDED.account_id' : ''}
         RETURNING t.id, (t.xmax = 0) AS created`,
        [json(batch.map((columns) => ({ ...columns, ...missing(columns, table) })))],
      );
    } catch (error) {
      const [parent, column] = UNKNOWN_PARENTS[brokenConstraint(error) ?? ''] ?? [];
      if (parent === undefined || column === undefined) throw error;
      if (batch.length === 1) throw refuseParent(table, first, parent, column);
      // The rows are written one by one to find out which of them failed.
      await this.database.rows('ROLLBACK TO SAVEPOINT batch');
      for (const columns of batch) await this.write(table, [columns]);
      throw error;
    }
    const written = new Map(rows.map(({ id, created }) => [id, created]));
    // A concurrent description came first: the rows equal it now, unless they belong to another account.
    const others = batch.filter(({ id }) => !written.has(id));
    if (others.length > 0) await this.differing(table, others);
    return batch.flatMap((columns): (readonly [Columns, Change])[] => {
      const created = written.get(columns.id);
      if (created === undefined) return [];
      const differed = before.get(columns.id) ?? [];
      return [
        [columns, created ? { effect: 'created', columns: [] } : { effect: 'updated', columns: differed }],
      ];
    });
  }

  /** Locks the rows that are there, so that they differ when they are written by what they differ by now. */
  private async lockDiffering(
    table: Table,
    batch: readonly Columns[],
    described: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const rows = await this.database.rows<{ readonly id: string; readonly differing: readonly string[] }>(
      `SELECT t.id, ARRAY(SELECT name FROM unnest($2::text[]) AS name
         WHERE to_jsonb(t) -> name IS DISTINCT FROM to_jsonb(s) -> name) AS differing
       FROM jsonb_populate_recordset(NULL::${table.name}, $1::jsonb) AS s JOIN ${table.name} AS t ON t.id = s.id
       ORDER BY t.id FOR NO KEY UPDATE OF t`,
      [json(batch), described],
    );
    return new Map(rows.map(({ id, differing }) => [id, differing]));
  }
}

/**
 * The rows of each statement: as many as allowed, all with the same described columns, none twice; a second description of
 * a row comes in a later statement. The order stays, because new rows are listed in it.
 */
function* batchesOf(things: readonly Columns[]): Generator<readonly Columns[]> {
  let rest = things;
  while (rest.length > 0) {
    const seen = new Set<string>();
    const later: Columns[] = [];
    const alike = new Map<string, Columns[]>();
    for (const columns of rest) {
      if (seen.has(columns.id)) {
        later.push(columns);
        continue;
      }
      seen.add(columns.id);
      const key = describedIn([columns]).join();
      const group = alike.get(key);
      if (group) group.push(columns);
      else alike.set(key, [columns]);
    }
    for (const group of alike.values()) {
      for (let at = 0; at < group.length; at += ROWS_AT_ONCE) yield group.slice(at, at + ROWS_AT_ONCE);
    }
    rest = later;
  }
}

/** The columns that a batch describes: the same ones in all its rows. */
function describedIn([first]: readonly Columns[]): string[] {
  return Object.keys(first ?? {}).filter((name) => name !== 'id' && first?.[name] !== undefined);
}

/** The defaults of a new row for columns without a description. */
function missing(columns: Columns, { fresh = {} }: Table): Readonly<Record<string, string | boolean>> {
  return Object.fromEntries(Object.entries(fresh).filter(([name]) => columns[name] === undefined));
}

function refuseParent(table: Table, columns: Columns, parent: string, column: string) {
  const where = column === 'newsroom_id' ? 'in its account' : 'here';
  const { [column]: id } = columns;
  return refuse(
    'invalid_params',
    `The ${table.noun} ${columns.id} names the ${parent} ${typeof id === 'string' ? id : ''}, which does not exist ${where}.`,
  );
}

function refuseMove({ noun }: Table, id: string) {
  return refuse('invalid_params', `The ${noun} ${id} belongs to another account and can't be moved.`);
}
