import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { GalleyError } from '../../../domain/errors.js';
import type { PreparedStatement } from './prepared.js';

/** Bind values of a statement; objects are passed as JSON text by `json()`. */
export type Bind = string | number | boolean | null | Uint8Array | readonly string[];

export interface PoolOptions {
  readonly url: string;
  /** Connections of the pool. */
  readonly poolSize: number;
  /**
   * How long a call waits for a free connection before it fails with `unavailable`, in ms. Opening a new one may take as long
   * again.
   */
  readonly acquireMs: number;
  /** How long one statement may take, in ms. */
  readonly statementMs: number;
  /** How long a statement may wait for a locked row, in ms; default as long as it may take. */
  readonly lockMs?: number;
  readonly applicationName: string;
}

/** Chosen: how much longer than its own time-out an answer of the server may take, in ms. */
const UNANSWERED_MS = 1000;

const IDLE_MS = 30_000;

/** Chosen: how long closing the last connections may take, in ms; a peer that no longer answers never closes its side. */
const END_MS = 2000;

/** Connections to one PostgreSQL, each lent to one caller at a time; they are opened on demand. */
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
      // The server's own time-out does not help when the server, or the network, stops answering.
      query_timeout: statementMs + UNANSWERED_MS,
      // A dead connection must not hold a lock for longer than a caller waits.
      idle_in_transaction_session_timeout: statementMs * 2,
      keepAlive: true,
      verify: (client, done) => {
        // The statement of the connection reports its errors; without a listener `error` would end the process.
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
   * Lends a connection for the duration of `work`.
   * @throws {GalleyError} `unavailable` when none is free in time, and what `work` throws
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

  /** Connections that are lent and that are idle, and calls that wait for one. */
  get state(): { readonly used: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  /** Resolves when all connections were returned and those that still answer are closed. */
  async close(): Promise<void> {
    await this.pool.end();
    await Promise.race([Promise.all(this.ends.values()), delay(END_MS, undefined, { ref: false })]);
  }
}

/** One connection while it is lent. */
export class Session {
  /** Whether the connection must not be used again: it was cut, got no answer, or leads to a server that is no longer the primary. */
  isLost = false;

  constructor(private readonly client: pg.PoolClient) {}

  /** @throws {GalleyError} `unavailable` when the state of the database is at fault, else the error of `pg` */
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
 * What every conditional write relies on, whatever the defaults of the server, the database or the role: a statement sees
 * what was committed before it began. And a wait for a row lock is shorter than a statement may take. Set by a statement,
 * because a pooler may refuse these as start-up parameters.
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
 * Those after which a connection can't be used. A server that was demoted to a standby still answers, but refuses every
 * write (25006), so its connections are closed; the next ones are opened to the server that the address leads to by then.
 */
const LOST = /^(08|57P|25006|25P03)/;

/**
 * An error of `pg` without a code of PostgreSQL comes from the connection: it was cut, or there was no answer in time.
 *
 * @returns `unavailable` when the state of the database is at fault, else the given error
 */
export function translate(error: unknown): unknown {
  const state = sqlState(error);
  return state === null || UNAVAILABLE.test(state) ? unavailable(error) : error;
}

export function unavailable(cause: unknown): GalleyError {
  return new GalleyError('unavailable', 'The data store could not be read.', [], { cause });
}

/** The five-character code of PostgreSQL, if it sent one: each has a digit, unlike Node's own (`EPIPE`). */
export function sqlState(error: unknown): string | null {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : null;
}

/** The name of the constraint that a statement violated; null for any other error. */
export function brokenConstraint(error: unknown): string | null {
  return error instanceof pg.DatabaseError ? (error.constraint ?? null) : null;
}
