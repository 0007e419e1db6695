import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import pg from 'pg';

/** Chosen: the server is on this machine. */
const CONNECT_MS = 10_000;
/** Of what is read ahead of a slow disk. */
const AHEAD_BYTES = 4 * 1024 * 1024;

/** What a message of the copy holds, by its first byte (PostgreSQL's protocol, BASE_BACKUP). */
const ARCHIVE = 0x6e;
const DATA = 0x64;

/** PostgreSQL's base backup of a running server, as the bytes of a tar file. */
export interface BaseBackup {
  /** Fails when the server refuses, goes away, or finds a damaged page. */
  readonly tar: Readable;
  /** Ends the connection, whether all was read or not. */
  end(): Promise<void>;
}

/**
 * Begins a base backup over the replication protocol. Its own log is part of it, and a slot that ends with the connection
 * keeps the server from recycling that log meanwhile.
 *
 * @param adminUrl of a superuser
 * @param onSize is called with about how many bytes it will be, without the log
 */
export async function openBaseBackup(adminUrl: string, onSize: (bytes: number) => void): Promise<BaseBackup> {
  const settings: pg.ClientConfig & { readonly replication: string } = {
    connectionString: adminUrl,
    application_name: 'galley-backup',
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    replication: 'true',
  };
  const client = new pg.Client(settings);
  const command = new BackupCommand(client, onSize);
  client.on('error', (error) => command.tar.destroy(error));
  const end = async () => {
    command.tar.destroy();
    await client.end().catch(() => undefined);
  };
  try {
    await client.connect();
    const slot = `galley_backup_${randomBytes(6).toString('hex')}`;
    await client.query(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL RESERVE_WAL`);
    client.query(command);
    return { tar: command.tar, end };
  } catch (error) {
    await end();
    throw error;
  }
}

/**
 * The command as `pg` takes queries of others' making: it calls the methods as messages arrive. A query of `pg` itself drops
 * the data of a copy.
 */
class BackupCommand implements pg.Submittable {
  readonly tar: Readable;
  private archives = 0;
  private columns = 0;

  constructor(
    private readonly client: pg.Client,
    private readonly onSize: (bytes: number) => void,
  ) {
    this.tar = new Readable({
      highWaterMark: AHEAD_BYTES,
      read: () => {
        client.connection.stream.resume();
      },
    });
    // A listener for an error that comes before the first reader; readers hear it as well.
    this.tar.on('error', () => undefined);
  }

  submit(connection: pg.Connection): void {
    connection.query(
      "BASE_BACKUP (LABEL 'galley', CHECKPOINT 'fast', WAL true, PROGRESS true, MANIFEST 'no')",
    );
  }

  handleRowDescription({ fields }: { readonly fields: readonly unknown[] }): void {
    this.columns = fields.length;
  }

  /** The second of three results names the places of the data: id, path and size in kB; the others have two columns. */
  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    if (this.columns === 3) this.onSize(Number(fields[2] ?? 0) * 1024);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    if (chunk[0] === ARCHIVE) {
      this.archives += 1;
      if (this.archives > 1) {
        this.tar.destroy(new Error('The database has tablespaces, which a backup of Galley does not hold.'));
        this.client.connection.stream.destroy();
      }
      return;
    }
    if (chunk[0] !== DATA) return;
    // A copy: `pg` reads the next message into the same memory.
    if (!this.tar.push(Buffer.from(chunk.subarray(1)))) this.client.connection.stream.pause();
  }

  handleError(error: Error): void {
    this.tar.destroy(error);
  }

  handleReadyForQuery(): void {
    if (!this.tar.destroyed) this.tar.push(null);
  }

  handleCommandComplete(): void {
    // Comes once for each result; the end is ReadyForQuery.
  }
}
