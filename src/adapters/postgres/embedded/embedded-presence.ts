import pg from 'pg';

/** How to reach the embedded server as Galley's own role. */
export interface Address {
  readonly port: number;
  readonly password: string;
  /** Of this Galley among those on the server: a word of at most 40 letters. */
  readonly name: string;
  /** How long the server may take to answer, in ms. Default five seconds. */
  readonly answerMs?: number;
}

/**
 * Every Galley on a cluster holds this advisory lock in shared mode while it is open, so that the last one can know that
 * it is the last. A session lock: a killed process releases it. The number spells "galley".
 */
const LOCK = 0x67616c6c6579;
const ANSWER_MS = 5_000;
const ENDED_MS = 1_000;

/** A Galley's registration with the server: a connection of its own that holds the shared lock. */
export class Presence {
  private constructor(
    private readonly client: pg.Client,
    /** Settles when the connection is closed, by either side; never rejects. */
    readonly lost: Promise<void>,
  ) {}

  /**
   * @returns null when the last other Galley is about to stop the server
   * @throws the error of `pg` when the server does not accept the connection (yet)
   */
  static async announce({ port, password, name, answerMs = ANSWER_MS }: Address): Promise<Presence | null> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'galley',
      database: 'galley',
      password,
      ssl: false,
      application_name: `galley presence ${name}`,
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
    });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', () => resolve());
    });
    try {
      await client.connect();
      if (await ask(client, 'pg_try_advisory_lock_shared')) return new Presence(client, lost);
      await client.end();
      return null;
    } catch (error) {
      // A connection that failed half-way may never acknowledge its end, so no code waits for it.
      client.end().catch(() => undefined);
      throw error;
    }
  }

  /**
   * Releases the shared lock. The own share goes first, otherwise two that leave together would each see the other's and both
   * leave the server running.
   *
   * A connection of this Galley that was given up because its answer came too late may hold a share still: it is ended first.
   *
   * @returns whether no other Galley is connected; the caller that gets true holds the exclusive lock until `end`
   */
  async withdraw(): Promise<boolean> {
    await ask(this.client, 'pg_advisory_unlock_shared');
    await this.client.query(END_GIVEN_UP, [ENDED_MS]);
    return ask(this.client, 'pg_try_advisory_lock');
  }

  async end(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}

/** Ends the other connections of the same name. The server waits for the end of each, in ms. */
const END_GIVEN_UP = `SELECT pg_terminate_backend(pid, $1) FROM pg_stat_activity
  WHERE application_name = current_setting('application_name') AND usename = current_user AND pid <> pg_backend_pid()`;

type LockFunction = 'pg_try_advisory_lock_shared' | 'pg_advisory_unlock_shared' | 'pg_try_advisory_lock';

async function ask(client: pg.Client, name: LockFunction): Promise<boolean> {
  const { rows } = await client.query<{ answer: boolean }>(`SELECT ${name}($1) AS answer`, [LOCK]);
  return rows[0]?.answer === true;
}
