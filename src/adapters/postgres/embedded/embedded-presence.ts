import pg from 'pg';

/** How to reach the embedded server as Galley's own role. */
export interface Address {
  readonly port: number;
  readonly password: string;
}

/**
 * Every Galley on a cluster holds this advisory lock in shared mode while it is open, so that the last one can know that
 * it is the last. A session lock: a killed process releases it. The number spells "galley".
 */
const LOCK = 0x67616c6c6579;
const ANSWER_MS = 5_000;

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
  static async announce({ port, password }: Address): Promise<Presence | null> {
    const client = new pg.Client({
      host: '127.0.0.1',
      port,
      user: 'galley',
      database: 'galley',
      password,
      ssl: false,
      application_name: 'galley presence',
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
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
   * @returns whether no other Galley is connected; the caller that gets true holds the exclusive lock until `end`
   */
  async withdraw(): Promise<boolean> {
    await ask(this.client, 'pg_advisory_unlock_shared');
    return ask(this.client, 'pg_try_advisory_lock');
  }

  async end(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}

type LockFunction = 'pg_try_advisory_lock_shared' | 'pg_advisory_unlock_shared' | 'pg_try_advisory_lock';

async function ask(client: pg.Client, name: LockFunction): Promise<boolean> {
  const { rows } = await client.query<{ answer: boolean }>(`SELECT ${name}($1) AS answer`, [LOCK]);
  return rows[0]?.answer === true;
}
