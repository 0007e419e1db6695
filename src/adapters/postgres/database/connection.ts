import { GalleyError } from '../../../domain/errors.js';
import { tidyJson } from '../../../domain/tidy-json.js';
import { currentAccount, forAllAccounts } from './account-scope.js';
import { ConnectionPool, type Bind, type PoolOptions, type Session } from './connection-pool.js';
import { Lines } from './lines.js';
import type { PreparedStatement } from './prepared.js';
import { Notifier } from './notifier.js';

export { brokenConstraint } from './connection-pool.js';
export type { Bind } from './connection-pool.js';

/** How to reach PostgreSQL, and how many of its connections one process may use. */
export interface ConnectionOptions extends PoolOptions {
  /** Calls that may wait for a connection; further calls are refused at once. */
  readonly maxWaiting: number;
  /** The part of the pool that one account may use, where callers of several accounts share it. */
  readonly ofAccount?: { readonly connections: number; readonly maxWaiting: number };
}

/** An open transaction. */
interface Transaction {
  readonly session: Session;
  /** Topics to notify after the commit. */
  readonly topics: Set<string>;
  /** Whether it has ended: its connection is or will be another caller's. */
  isOver: boolean;
}

/**
 * PostgreSQL by explicit statements, because nearly every write is conditional and every time has microseconds. A cut
 * connection is noticed by the next statement on it, and whether that statement was executed is unknown, so nothing is
 * retried here.
 */
export class Database {
  private constructor(
    private readonly pool: ConnectionPool,
    private readonly transaction: Transaction | null,
    private readonly gate: Pick<ConnectionGate, 'enter' | 'max'>,
    private readonly notifier: Notifier,
  ) {}

  static open(options: ConnectionOptions): Database {
    const pool = new ConnectionPool(options);
    const notifier = new Notifier((sql, bind) => pool.lend((session) => session.rows(sql, bind)));
    return new Database(pool, null, new ConnectionGate(options), notifier);
  }

  /**
   * Runs one statement, `$1` … bound by position.
   * @throws {GalleyError} `unavailable` when PostgreSQL can't be reached, is too slow or has no room
   */
  async rows<Row extends object>(
    statement: string | PreparedStatement,
    bind: readonly Bind[] = [],
  ): Promise<Row[]> {
    const { transaction } = this;
    if (!transaction) return this.lent((session) => session.rows<Row>(statement, bind));
    if (transaction.isOver) throw new Error('a statement came after the end of its transaction');
    return transaction.session.rows<Row>(statement, bind);
  }

  async row<Row extends object>(
    statement: string | PreparedStatement,
    bind: readonly Bind[] = [],
  ): Promise<Row | null> {
    return (await this.rows<Row>(statement, bind))[0] ?? null;
  }

  /** The clock of the server, in ms since 1970. */
  async clock(): Promise<number> {
    const row = await this.row<{ ms: number }>(
      'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms',
    );
    return row?.ms ?? NaN;
  }

  /** What the connections of its pool are doing. */
  get connections(): ConnectionPool['state'] {
    return this.pool.state;
  }

  /** How many calls may have a connection or wait for one. */
  get maxCalls(): number {
    return this.gate.max;
  }

  /** Whether statements run in a transaction, which the first error ends. */
  get isInTransaction(): boolean {
    return this.transaction !== null;
  }

  /** One transaction; within a transaction, that one. */
  async inTransaction<T>(work: (database: Database) => Promise<T>): Promise<T> {
    if (this.transaction) return work(this);
    const topics = new Set<string>();
    const result = await this.lent((session) => this.transact({ session, topics, isOver: false }, work));
    for (const topic of topics) this.notifier.notify(topic);
    return result;
  }

  /** The same pool for work on behalf of several accounts, without the limits of an account. */
  forAllAccounts(): Database {
    const { gate } = this;
    const outside = {
      max: gate.max,
      enter: <T>(ask: () => Promise<T>) => forAllAccounts(() => gate.enter(ask)),
    };
    return new Database(this.pool, this.transaction, outside, this.notifier);
  }

  /** Notifies every process that listens to this topic, after the commit: a hint, which may get lost. */
  notify(topic: string): void {
    if (this.transaction) this.transaction.topics.add(topic);
    else this.notifier.notify(topic);
  }

  async close(): Promise<void> {
    await this.notifier.settle();
    await this.pool.close();
  }

  private lent<T>(work: (session: Session) => Promise<T>): Promise<T> {
    return this.gate.enter(() => this.pool.lend(work));
  }

  private async transact<T>(transaction: Transaction, work: (database: Database) => Promise<T>): Promise<T> {
    const { session } = transaction;
    await session.rows('BEGIN');
    try {
      const result = await work(new Database(this.pool, transaction, this.gate, this.notifier));
      transaction.isOver = true;
      await session.commit();
      return result;
    } catch (error) {
      transaction.isOver = true;
      // Where the connection is lost, the server rolls back by itself. A failing ROLLBACK loses it.
      if (!session.isLost) await session.rows('ROLLBACK').catch(() => (session.isLost = true));
      throw error;
    }
  }
}

/**
 * The calls that have a connection or wait for one. One account has only a part of the pool, and a queue of its own before
 * it: at its worst, holding rows or running long statements, it leaves connections to all others.
 */
class ConnectionGate {
  private present = 0;
  readonly max: number;
  private readonly accounts: Lines | null;

  constructor({ poolSize, maxWaiting, acquireMs, ofAccount }: ConnectionOptions) {
    this.max = poolSize + maxWaiting;
    this.accounts =
      ofAccount === undefined
        ? null
        : new Lines({ each: ofAccount.connections, maxWaiting: ofAccount.maxWaiting, waitMs: acquireMs });
  }

  enter<T>(ask: () => Promise<T>): Promise<T> {
    const account = currentAccount();
    if (!this.accounts || account === undefined) return this.admit(ask);
    return this.accounts.run(account, () => this.admit(ask));
  }

  private async admit<T>(ask: () => Promise<T>): Promise<T> {
    if (this.present >= this.max) {
      throw new GalleyError('unavailable', 'The data store is overloaded. Nothing was started.');
    }
    this.present += 1;
    try {
      return await ask();
    } finally {
      this.present -= 1;
    }
  }
}

/** A row of a page with the number of all matches; past the end, or without matches, the number alone. */
export type OfPage<Row extends { readonly id: string }> = { readonly total: number } & (
  | Row
  | { readonly id: null }
);

export function isListed<Row extends { readonly id: string }>(
  row: OfPage<Row>,
): row is { readonly total: number } & Row {
  return row.id !== null;
}

/** An object as a value for `$n::jsonb`, which refuses some letters. */
export function json(value: unknown): string {
  return tidyJson(JSON.stringify(value));
}

/** Selects a timestamptz with all its microseconds, as an `Instant`. */
export function instantSql(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}
