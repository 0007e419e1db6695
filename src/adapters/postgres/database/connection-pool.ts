import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { GalleyError } from '../../../domain/errors.js';
import type { PreparedStatement } from './prepared.js';

/** Values that a statement may be given; objects are passed as JSON text by `json()`. */
export type Bind = string | number | boolean | null | Uint8Array | readonly string[];

export interface PoolOptions {
  readonly url: string;
  /** Connections of the pool. */
  readonly poolSize: number;
  /**
   * How long a call waits for a free connection before it answers `unavailable`, in ms. Setting up a new one may take as
   * long again.
   */
  readonly acquireMs: number;
  /** How long one statement may take, in ms. */
  readonly statementMs: number;
  /** How long a statement may wait for a row that another transaction holds, in ms; as long as it may take where not given. */
  readonly lockMs?: number;
  readonly applicationName: string;
}

/** How much longer than its own time-out an answer of the server may take, in ms. */
const UNANSWERED_MS = 1000;

const IDLE_MS = 30_000;

/** How long the last connections may take to end, in ms: a peer that fell silent never says goodbye. */
const END_MS = 2000;

/** Connections to one PostgreSQL, each lent to one caller at a time; none is opened before it is used. */
export class ConnectionPool {
  private readonly pool: pg.Pool;
  private readonly ends = new Map<pg.PoolClient, Promise<void>>();

  constructor({ url, poolSize, acquireMs, statementMs, lockMs, applicationName }: PoolOptions) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: poolSize,
      idleTimeoutMillis: IDLE_MS,
      connectionTimeoutMillis: acquireMs,
      application_name: applicationName,
      statement_timeout: statementMs,
      // The server's own time-out is of no use when the server, or the way to it, stands still.
      query_timeout: statementMs + UNANSWERED_MS,
      // A dead connection must not hold a lock for longer than a caller waits.
      idle_in_transaction_session_timeout: statementMs * 2,
      keepAlive: true,
      verify: (client, done) => {
        // What happens to a connection is said by its statement; with nobody to hear it, it would end the process.
        client.on('error', () => undefined);
        this.ends.set(client, new Promise((resolve) => client.once('end', resolve)));
        const setUp = { text: setUpSql(lockMs ?? statementMs), query_timeout: acquireMs };
        client.query(setUp).then(() => {
          done();
        }, done);
      },
    });
    this.pool.on('error', () => undefined);
    this.pool.on('remove', (client) => this.ends.delete(client));
  }

  /**
   * Lends a connection for as long as `work` takes.
   * @throws {GalleyError} `unavailable` when none is to be had in time, and what `work` throws
   */
  async lend<T>(work: (session: Session) => Promise<T>): Promise<T> {
    let client: pg.PoolClient;
    try {
      client = await this.pool.connect();
    } catch (error) {
      throw unavailable(error);
    }
    const session = new Session(client);
    try {
      return await work(session);
    } finally {
      client.release(session.isLost);
    }
  }

  /** Resolves when what is lent has come back and the server was left by all connections that still answer. */
  async close(): Promise<void> {
    await this.pool.end();
    await Promise.race([Promise.all(this.ends.values()), delay(END_MS, undefined, { ref: false })]);
  }
}

/** One connection while it is lent. */
export class Session {
  /** Whether the connection is of no more use: cut, without an answer, or to a server that is not the primary any more. */
  isLost = false;

  constructor(private readonly client: pg.PoolClient) {}

  /** @throws {GalleyError} `unavailable` when the fault is the database's state, else the error of `pg` */
  async rows<Row extends object>(
    statement: string | PreparedStatement,
    bind: readonly Bind[] = [],
  ): Promise<Row[]> {
    const { rows } = await this.query<Row>(
      typeof statement === 'string' ? { text: statement } : statement,
      bind,
    );
    return rows;
  }

  /**
   * Ends the transaction of this connection.
   * @throws also where the server rolled it back instead, which it does without an error once a statement has failed
   */
  async commit(): Promise<void> {
    const { command } = await this.query({ text: 'COMMIT' }, []);
    if (command !== 'COMMIT')
      throw new Error('the transaction was rolled back: one of its statements had failed');
  }

  private async query<Row extends object>(
    statement: { readonly text: string },
    values: readonly Bind[],
  ): Promise<pg.QueryResult<Row>> {
    try {
      return await this.client.query<Row>({ ...statement, values });
    } catch (error) {
      const state = sqlState(error);
      if (state === null || LOST.test(state)) this.isLost = true;
      throw translate(error);
    }
  }
}

/**
 * What every conditional write relies on, whatever the server, the database or the role is set to: that a statement sees
 * what was committed before it began. And nobody waits for a row for as long as it may compute. Set by a statement,
 * since a pooler may refuse a connection that asks for it as it opens.
 */
function setUpSql(lockMs: number): string {
  return `SET default_transaction_isolation TO 'read committed'; SET lock_timeout TO ${lockMs}; SET TIME ZONE 'UTC';
    SET standard_conforming_strings TO on; SET client_min_messages TO warning`;
}

/**
 * SQLSTATE classes and codes that mean "not now": connection exceptions, no more connections or memory,
 * shutting down, statement time-out, lock time-out, read-only server.
 */
const UNAVAILABLE = /^(08|53|57P|57014|55P03|25006|25P03)/;

/**
 * Those after which a connection is of no use. A server that was made a standby answers on, and would refuse every write
 * (25006) for as long as the pool has use for the connection; the next one is opened to whichever server the address
 * leads to by then.
 */
const LOST = /^(08|57P|25006|25P03)/;

/**
 * What `pg` says without a code of PostgreSQL's, PostgreSQL never said: the connection was cut, or nothing came in time.
 *
 * @returns an error of ours when the fault is the database's state, else what was given
 */
export function translate(error: unknown): unknown {
  const state = sqlState(error);
  return state === null || UNAVAILABLE.test(state) ? unavailable(error) : error;
}

export function unavailable(cause: unknown): GalleyError {
  return new GalleyError('unavailable', 'The data store could not be read.', [], { cause });
}

/** The five-character code of PostgreSQL, when it spoke at all: each has a digit, which Node's own (`EPIPE`) have not. */
export function sqlState(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** The name of the constraint that a statement broke, if that is what went wrong. */
export function brokenConstraint(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.constraint ?? null) : null;
}
