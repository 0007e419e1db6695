import type { Cursor, ListName, ListPage, ListQuery } from '../../../domain/list-query.js';
import { MOST_EXAMINED, type ItemLists } from '../../../ports/list-store.js';
import { instantSql, type Bind, type Database } from '../database/connection.js';

/** Which rows a filter wants, as conditions of SQL. */
export interface Match {
  /** All hold, and the index of the order serves them. */
  readonly all?: readonly string[];
  /** One of them holds, no two at once; each has an index of its own in the order of the list. */
  readonly oneOf?: readonly string[];
  /** All hold, and no index serves them: so many rows are examined at most (`MOST_EXAMINED`). */
  readonly examined?: readonly string[];
  /** Whether no more than `MOST_EXAMINED` are counted: an index finds them, but there may be millions, or each is computed anew. */
  readonly isBounded?: boolean;
}

/** A table whose rows are listed. */
export interface ListSource<Item, Filter, Field extends string> {
  readonly list: ListName;
  /** With an alias: `articles a`. */
  readonly table: string;
  /** By which a row is found again. */
  readonly primaryKey: string;
  /** The column whose values own the lists. */
  readonly owner: string;
  /** The account that a row belongs to. */
  readonly account: string;
  /** Whether a row is not to be seen any more. */
  readonly hidden?: string;
  /** What is read of a row, for `read`. */
  readonly select: string;
  /** The columns to order by, timestamps that are never null. */
  readonly moments: Readonly<Record<Field, string>>;
  /** Which no two rows of one owner share. */
  readonly id: string;
  /**
   * @param field by which the list is ordered; null where the matches are counted
   * @param bind makes a value a parameter, and returns its name
   */
  match(filter: Filter, field: Field | null, bind: (value: Bind) => string): Match;
  /** @returns null for a row that is stored in a shape of another version, which is left out */
  read(row: object): Item | null;
}

interface KeyRow {
  readonly place: number;
  readonly cursor_at: string;
  readonly cursor_id: string;
  /** False for a row that stands for the end of what was examined. */
  readonly fits: boolean;
  readonly is_last_examined: boolean;
}

/**
 * Pages by keyset: a page begins behind a position, which an index finds. So a deep page costs no more than the first, and
 * what is added or deleted meanwhile moves nothing from one page to another.
 */
export class KeysetLists<Item, Filter, Field extends string> implements ItemLists<Item, Filter, Field> {
  constructor(
    private readonly database: Database,
    private readonly source: ListSource<Item, Filter, Field>,
  ) {}

  async pages(ownerIds: readonly string[], query: ListQuery<Filter, Field>): Promise<ListPage<Item>[]> {
    const { table, owner, primaryKey, id, moments, select, hidden = 'false' } = this.source;
    const at = moments[query.orderBy.field];
    const isAscending = query.orderBy.direction === 'asc';
    // Read from the end that is meant; `pageOf` turns the rows round.
    const way = isAscending === query.isFromEnd ? 'DESC' : 'ASC';
    const order = (moment: string, tie: string) => `${moment} ${way}, ${tie} ${way}`;

    const values: Bind[] = [ownerIds];
    const bind = (value: Bind) => `$${values.push(value)}`;
    const beyond = (cursor: Cursor, sign: '<' | '>') =>
      `(${at}, ${id}) ${sign} (${bind(cursor.at)}::timestamptz, ${bind(cursor.id)}::uuid)`;
    const {
      all = [],
      oneOf = [],
      examined = [],
    } = this.source.match(query.filter, query.orderBy.field, bind);
    const wanted = [`${owner} = o.id`, `NOT ${hidden}`, ...all];
    if (query.after) wanted.push(beyond(query.after, isAscending ? '>' : '<'));
    if (query.before) wanted.push(beyond(query.before, isAscending ? '<' : '>'));
    const limit = `LIMIT ${bind(query.limit + 1)}::integer`;

    const keys = `${primaryKey} AS key, ${at} AS at, ${id} AS id`;
    const byIndex = (more: readonly string[]) =>
      `(SELECT ${keys}, true AS fits, false AS is_last FROM ${table}
        WHERE ${[...wanted, ...more].join(' AND ')} ORDER BY ${order(at, id)} ${limit})`;
    const byExamination = () =>
      `(SELECT key, at, id, fits, n = ${MOST_EXAMINED} AS is_last FROM (
        SELECT ${keys}, (${examined.join(' AND ')}) IS TRUE AS fits,
          row_number() OVER (ORDER BY ${order(at, id)}) AS n
        FROM ${table} WHERE ${[...wanted, ...anyOf(oneOf)].join(' AND ')}
        ORDER BY ${order(at, id)} LIMIT ${MOST_EXAMINED}) AS seen
      WHERE fits OR n = ${MOST_EXAMINED} ORDER BY ${order('at', 'id')} ${limit})`;
    const parts =
      examined.length > 0
        ? [byExamination()]
        : oneOf.length > 0
          ? oneOf.map((each) => byIndex([each]))
          : [byIndex([])];
    const rows = await this.database.rows<KeyRow>(
      `SELECT o.place::integer, ${instantSql('k.at')} AS cursor_at, k.id AS cursor_id, k.fits,
         k.is_last AS is_last_examined, ${select}
       FROM unnest($1::uuid[]) WITH ORDINALITY AS o (id, place)
       CROSS JOIN LATERAL (
         SELECT * FROM (${parts.join(' UNION ALL ')}) AS parts ORDER BY ${order('at', 'id')} ${limit}) AS k
       JOIN ${table} ON ${primaryKey} = k.key
       ORDER BY o.place, ${order('k.at', 'k.id')}`,
      values,
    );
    const ofOwners = ownerIds.map((): KeyRow[] => []);
    for (const row of rows) ofOwners[row.place - 1]?.push(row);
    return ofOwners.map((own) => this.pageOf(own, query));
  }

  async totals(ownerIds: readonly string[], filter: Filter): Promise<(number | null)[]> {
    const { table, owner, hidden = 'false' } = this.source;
    const values: Bind[] = [ownerIds];
    const bind = (value: Bind) => `$${values.push(value)}`;
    const { all = [], oneOf = [], examined = [], isBounded = false } = this.source.match(filter, null, bind);
    const matching = `FROM ${table} WHERE ${[`${owner} = o.id`, `NOT ${hidden}`, ...all, ...anyOf(oneOf)].join(' AND ')}`;
    const count =
      examined.length === 0 && !isBounded
        ? `SELECT count(*)::integer AS total ${matching}`
        : `SELECT CASE WHEN count(*) <= ${MOST_EXAMINED} THEN (count(*) FILTER (WHERE fits))::integer END AS total
           FROM (SELECT (${['true', ...examined].join(' AND ')}) AS fits ${matching} LIMIT ${MOST_EXAMINED + 1}) AS seen`;
    const rows = await this.database.rows<{ readonly total: number | null }>(
      `SELECT counted.total FROM unnest($1::uuid[]) WITH ORDINALITY AS o (id, place)
       CROSS JOIN LATERAL (${count}) AS counted ORDER BY o.place`,
      values,
    );
    return rows.map(({ total }) => total);
  }

  async find(accountId: string, id: string): Promise<Item | null> {
    const key = id.toLowerCase();
    return (await this.findAll(accountId, [key])).get(key) ?? null;
  }

  async findAll(accountId: string, ids: readonly string[]): Promise<Map<string, Item>> {
    const { table, account, id, select, hidden = 'false' } = this.source;
    const rows = await this.database.rows<{ readonly cursor_id: string }>(
      `SELECT ${id} AS cursor_id, ${select} FROM ${table}
       WHERE ${id} = ANY ($2::uuid[]) AND ${account} = $1::uuid AND NOT ${hidden}`,
      [accountId, ids],
    );
    const found = new Map<string, Item>();
    for (const row of rows) {
      const item = this.source.read(row);
      if (item !== null) found.set(row.cursor_id, item);
    }
    return found;
  }

  /** @param rows in the order in which they were read, one more than the page where there is more */
  private pageOf(
    rows: readonly KeyRow[],
    { limit, isFromEnd, after, before, orderBy: { field } }: ListQuery<Filter, Field>,
  ): ListPage<Item> {
    const { list } = this.source;
    const cursorOf = ({ cursor_at: at, cursor_id: id }: KeyRow): Cursor => ({ list, field, at, id });
    const shown = rows.slice(0, limit).filter(({ fits }) => fits);
    const last = rows.at(-1);
    const isMore = rows.length > limit || last?.is_last_examined === true;
    // The next page goes on behind the last item, or behind what was examined in vain.
    const reached = rows.length > limit ? shown.at(-1) : last;
    const began = shown[0] ?? reached;
    const [first, end] = isFromEnd ? [reached, began] : [began, reached];
    if (isFromEnd) shown.reverse();
    return {
      items: shown.flatMap((row) => {
        const item = this.source.read(row);
        return item === null ? [] : [{ cursor: cursorOf(row), item }];
      }),
      hasNext: isFromEnd ? before !== null : isMore,
      hasPrevious: isFromEnd ? isMore : after !== null,
      start: first ? cursorOf(first) : null,
      end: end ? cursorOf(end) : null,
    };
  }
}

function anyOf(conditions: readonly string[]): string[] {
  return conditions.length === 0 ? [] : [`(${conditions.join(' OR ')})`];
}
