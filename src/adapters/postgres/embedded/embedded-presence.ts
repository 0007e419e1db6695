import pg from 'pg';

/** How to reach the embedded server as the role that Galley works as. */
export interface Address {
  readonly port: number;
  readonly password: string;
}

/**
 * Every Galley on a cluster shares this advisory lock while it is open, so the last to leave can tell that it is
 * the last. A lock of a session: whoever is killed lets go by dying. The number spells "galley".
 */
const LOCK = 0x67616c6c6579;
const ANSWER_MS = 5_000;

/** One Galley's sign that it is using the server: a connection of its own that holds the shared lock. */
export class Presence {
  private constructor(
    private readonly client: pg.Client,
    /** Settles when the connection is gone, by either side's doing; never rejects. */
    readonly lost: Promise<void>,
  ) {}

  /**
   * @returns null when the last other Galley is about to stop the server
   * @throws the error of `pg` when the server does not take the connection (yet)
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
      // A connection that failed half-way may never answer to its end: nobody waits for it.
      client.end().catch(() => undefined);
      throw error;
    }
  }

  /**
   * Gives up the shared lock. Own share first, else two that leave together would each see the other's and
   * both leave the server running.
   *
   * @returns whether nobody else is there; who gets true keeps newcomers out until `end`
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
