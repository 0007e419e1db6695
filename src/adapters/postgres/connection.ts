import pg from 'pg';
import {
  BaseError,
  ConnectionError,
  DatabaseError,
  QueryTypes,
  Sequelize,
  type Transaction,
} from 'sequelize';
import { GalleyError } from '../../domain/errors.js';
import { currentAccount, forAllAccounts } from './account-scope.js';
import { Lines } from './lines.js';
import { namePrepared } from './prepared.js';
import { Signals } from './signals.js';

/** How to reach PostgreSQL, and how much of it one process may take. */
export interface ConnectionOptions {
  readonly url: string;
  /** Connections of the pool. */
  readonly poolSize: number;
  /** How long a call waits for a free connection before it answers `unavailable`, in ms. */
  readonly acquireMs: number;
  /** How long one statement may take, in ms. */
  readonly statementMs: number;
  /** Calls that may wait for a connection; those beyond are refused at once rather than piled up. */
  readonly maxWaiting: number;
  /** How long a statement may wait for a row that another transaction holds, in ms; as long as it may take where not given. */
  readonly lockMs?: number;
  /** What one account may have of the pool, where callers of several use it. */
  readonly ofAccount?: { readonly connections: number; readonly maxWaiting: number };
  readonly applicationName: string;
}

/** How much longer than its own time-out an answer of the server may take, in ms. */
const UNANSWERED_MS = 1000;

/** SQLSTATE `read_only_sql_transaction`. */
const READ_ONLY = '25006';

/** Values that a statement may be given; objects are passed as JSON text by `json()`. */
export type Bind = string | number | boolean | null | Uint8Array | readonly string[];

/**
 * PostgreSQL through Sequelize: its pool, its transactions, its reconnects. Statements are written out, because
 * nearly every write of ours is conditional and every time has microseconds, which models would lose.
 */
export class Database {
  private constructor(
    private readonly sequelize: Sequelize,
    private readonly transaction: Transaction | null,
    private readonly crowd: Pick<Crowd, 'enter' | 'max'>,
    private readonly signals: Signals,
  ) {}

  static open(options: ConnectionOptions): Database {
    const sequelize = new Sequelize(options.url, {
      dialect: 'postgres',
      dialectModule: { ...pg, Client: HeardClient },
      logging: false,
      pool: { max: options.poolSize, min: 0, acquire: options.acquireMs, idle: 30_000 },
      dialectOptions: {
        application_name: options.applicationName,
        statement_timeout: options.statementMs,
        // The server's own time-out is of no use when the server, or the way to it, stands still.
        query_timeout: options.statementMs + UNANSWERED_MS,
        connectionTimeoutMillis: options.acquireMs,
        // A dead connection must not hold a lock for longer than a caller waits.
        idle_in_transaction_session_timeout: options.statementMs * 2,
        keepAlive: true,
      },
      // A connection that was cut is found out by the statement that meets it: try that one again elsewhere
      // only where it can't have happened yet, which Sequelize can't know. So: no retries.
      retry: { max: 0 },
    });
    sequelize.addHook('afterConnect', async (connection) => {
      await makeCertain(connection, options.lockMs ?? options.statementMs);
      namePrepared(connection);
    });
    const signals = new Signals((sql, bind) => sequelize.query(sql, { type: QueryTypes.SELECT, bind }));
    return new Database(sequelize, null, new Crowd(options), signals);
  }

  /**
   * Runs one statement, `$1` … bound by position.
   * @throws {GalleyError} `unavailable` when PostgreSQL can't be reached, is too slow or has no room
   */
  async rows<Row extends object>(sql: string, bind: readonly Bind[] = []): Promise<Row[]> {
    return this.asked(() =>
      this.sequelize.query<Row>(sql, {
        type: QueryTypes.SELECT,
        transaction: this.transaction,
        ...(bind.length > 0 ? { bind: bind as Bind[] } : {}),
      }),
    );
  }

  async row<Row extends object>(sql: string, bind: readonly Bind[] = []): Promise<Row | null> {
    return (await this.rows<Row>(sql, bind))[0] ?? null;
  }

  /** Runs several statements in one round trip, without values. For migrations. */
  async script(sql: string): Promise<void> {
    await this.asked(() =>
      this.sequelize.query(sql, { transaction: this.transaction, type: QueryTypes.RAW }),
    );
  }

  /** What the clock of the server shows, in ms since 1970. */
  async clock(): Promise<number> {
    const row = await this.row<{ ms: number }>(
      'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms',
    );
    return row?.ms ?? NaN;
  }

  /** How many calls may have a connection or wait for one. */
  get maxCalls(): number {
    return this.crowd.max;
  }

  /** Whether this speaks in a transaction, which the first error ends. */
  get isInTransaction(): boolean {
    return this.transaction !== null;
  }

  /** One transaction, or the one this database already speaks in. */
  async inTransaction<T>(work: (database: Database) => Promise<T>): Promise<T> {
    if (this.transaction) return work(this);
    return this.asked(() =>
      this.sequelize.transaction((transaction) =>
        work(new Database(this.sequelize, transaction, this.crowd, this.signals)),
      ),
    );
  }

  /** The same pool, for what serves several accounts whichever of them asked for it: no account's part bounds it. */
  forAllAccounts(): Database {
    const { crowd } = this;
    const outside = {
      max: crowd.max,
      enter: <T>(ask: () => Promise<T>) => forAllAccounts(() => crowd.enter(ask)),
    };
    return new Database(this.sequelize, this.transaction, outside, this.signals);
  }

  /** Tells every process that listens to this topic, once what was changed can be read: a hint, which may get lost. */
  tell(topic: string): void {
    if (this.transaction) {
      this.transaction.afterCommit(() => {
        this.signals.tell(topic);
      });
    } else this.signals.tell(topic);
  }

  async close(): Promise<void> {
    await this.signals.settle();
    await this.sequelize.close();
  }

  private async asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      // What runs in a transaction has its connection already.
      return this.transaction ? await ask() : await this.crowd.enter(ask);
    } catch (error) {
      throw translate(error);
    }
  }
}

/**
 * Sequelize listens to a connection's errors only a moment after it is open. One that the server ends in that moment
 * would end the process, since nobody heard it.
 */
class HeardClient extends pg.Client {
  /** What Sequelize's pool looks at before it lends a connection. */
  _invalid = false;

  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on('error', () => {
      this._invalid = true;
    });
    // A server that was made a standby answers on, and would refuse every write for as long as the pool has use for the
    // connection. The next one is opened to whichever server the address leads to by then.
    this.connection.on('errorMessage', ({ code }: { readonly code?: string }) => {
      if (code === READ_ONLY) this._invalid = true;
    });
  }
}

/**
 * What every conditional write relies on, whatever the server, the database or the role is set to: that a statement sees
 * what was committed before it began. And nobody waits for a row for as long as it may compute.
 */
async function makeCertain(connection: unknown, lockMs: number): Promise<void> {
  await (connection as pg.Client).query(
    `SET default_transaction_isolation TO 'read committed'; SET lock_timeout TO ${lockMs}`,
  );
}

/**
 * Those who have a connection or wait for one. One account has a part of the pool only, and its own line before that:
 * what it does at its worst, holding rows, asking for much or for what takes long, leaves connections to all others.
 */
class Crowd {
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

/** A row of a page with the count of all that match; past the end, or where nothing matches, the count alone. */
export type OfPage<Row extends { readonly id: string }> = { readonly total: number } & (
  Row | { readonly id: null }
);

export function isListed<Row extends { readonly id: string }>(
  row: OfPage<Row>,
): row is { readonly total: number } & Row {
  return row.id !== null;
}

/** What `jsonb` refuses, as `JSON.stringify` writes it; any other escape is matched so that none is read in halves. */
const ESCAPE = /\\(?:(u0000)|(ud[89a-f][0-9a-f]{2})|.)/g;

/**
 * An object as a value for `$n::jsonb`. Its strings and keys lose every NUL, and a lone surrogate becomes U+FFFD:
 * one letter of a stranger's page must not fail a job for good.
 */
export function json(value: unknown): string {
  return tidyJson(JSON.stringify(value));
}

/** The same for what is JSON already. */
export function tidyJson(text: string): string {
  return text.replace(ESCAPE, (escape, nul?: string, lone?: string) => {
    if (nul !== undefined) return '';
    return lone === undefined ? escape : '\ufffd';
  });
}

/** Selects a timestamptz with all its microseconds, as an `Instant`. */
export function instantSql(column: string): string {
  return `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/**
 * SQLSTATE classes and codes that mean "not now": connection exceptions, no more connections or memory,
 * shutting down, statement time-out, lock time-out, read-only server.
 */
const UNAVAILABLE = /^(08|53|57P|57014|55P03|25006|25P03)/;

/** @returns an error of ours when the fault is the database's state, else what was given. */
function translate(error: unknown): unknown {
  if (isLostOnOpening(error)) return away(error);
  if (error instanceof GalleyError || !(error instanceof BaseError)) return error;
  const state = sqlState(error);
  const unreachable = error instanceof ConnectionError || error.name === 'SequelizeTimeoutError';
  const lost = error instanceof DatabaseError && state === null && isConnectionLoss(error.parent);
  if (unreachable || lost || (state !== null && UNAVAILABLE.test(state))) {
    return away(error);
  }
  return error;
}

function away(cause: unknown): GalleyError {
  return new GalleyError('unavailable', 'The data store could not be read.', [], { cause });
}

/** What `pg` says where a new connection is made ready: Sequelize leaves that as it is. */
function isLostOnOpening(error: unknown): boolean {
  if (error instanceof BaseError || !(error instanceof Error)) return false;
  if (UNAVAILABLE.test(sqlState(error) ?? '')) return true;
  return /not queryable|^Connection terminated|^Query read timeout|^read ECONN|^write E/.test(error.message);
}

/** The five-character code of PostgreSQL, when it spoke at all. */
export function sqlState(error: unknown): string | null {
  const parent = error instanceof BaseError && 'parent' in error ? error.parent : error;
  const code = typeof parent === 'object' && parent !== null && 'code' in parent ? parent.code : null;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** The name of the constraint that a statement broke, if that is what went wrong. */
export function brokenConstraint(error: unknown): string | null {
  const parent = error instanceof BaseError && 'parent' in error ? error.parent : error;
  const name =
    typeof parent === 'object' && parent !== null && 'constraint' in parent ? parent.constraint : null;
  return typeof name === 'string' ? name : null;
}

/** A connection that ends in mid-statement: `pg` gives these no SQLSTATE, only a socket code or none at all. */
function isConnectionLoss(parent: Error): boolean {
  const code = 'code' in parent ? parent.code : undefined;
  if (code === undefined) return !('severity' in parent);
  return typeof code === 'string' && /^E[A-Z]+$/.test(code);
}
