import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { Client } from 'pg';

const SSL_REQUEST = 80_877_103;
const READY = 'Z'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);

/** A message of PostgreSQL's protocol: a letter, the length of what follows with itself, and that. */
function message(letter: string, ...parts: readonly Buffer[]): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + parts.reduce((sum, part) => sum + part.length, 0));
  return Buffer.concat([Buffer.from(letter), length, ...parts]);
}
const integer = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};

/** What a pooler says to a client that it lets in, without asking the server. */
const WELCOME = Buffer.concat([
  message('R', integer(0)),
  message('S', Buffer.from('server_version\0' + '18.0\0')),
  message('S', Buffer.from('standard_conforming_strings\0on\0')),
  message('K', integer(2_000_000_000), integer(1)),
  message('Z', Buffer.from('I')),
]);

/** Takes messages out of a stream, each whole. */
class Messages {
  private rest = Buffer.alloc(0);

  *of(chunk: Buffer, lettered: () => boolean): Generator<Buffer> {
    this.rest = Buffer.concat([this.rest, chunk]);
    for (;;) {
      const at = lettered() ? 1 : 0;
      if (this.rest.length < at + 4) return;
      const size = at + this.rest.readInt32BE(at);
      if (this.rest.length < size) return;
      const whole = this.rest.subarray(0, size);
      this.rest = this.rest.subarray(size);
      yield whole;
    }
  }
}

interface Lent {
  readonly stream: Socket;
  to: Socket | null;
}

/**
 * Before a PostgreSQL, what PgBouncer is with `pool_mode = transaction`: a client has a connection of the server from its
 * statement to the end of its transaction, the one that was given back last, and everybody is let in.
 */
export class TransactionPooler {
  private readonly idle: Lent[] = [];
  private readonly clients: Client[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly target: string,
    private readonly server: Server,
  ) {}

  static async open(target: string): Promise<TransactionPooler> {
    const server = createServer();
    const pooler = new TransactionPooler(target, server);
    server.on('connection', (socket) => {
      pooler.serve(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return pooler;
  }

  get url(): string {
    const url = new URL(this.target);
    url.host = `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  async close(): Promise<void> {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
    for (const client of this.clients) await client.end().catch(() => undefined);
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => this.sockets.delete(socket));
    const messages = new Messages();
    let isIn = false;
    let lent: Promise<Lent> | null = null;
    socket.on('data', (chunk: Buffer) => {
      for (const each of messages.of(chunk, () => isIn)) {
        if (!isIn) {
          if (each.readInt32BE(4) === SSL_REQUEST) {
            socket.write('N');
          } else {
            isIn = true;
            socket.write(WELCOME);
          }
        } else if (each[0] !== TERMINATE) {
          lent ??= this.lend(socket, () => (lent = null));
          void lent.then(({ stream }) => stream.write(each));
        }
      }
    });
  }

  private async lend(to: Socket, release: () => void): Promise<Lent> {
    const lent = this.idle.pop() ?? (await this.open());
    lent.to = to;
    const answers = new Messages();
    const pass = (chunk: Buffer) => {
      for (const each of answers.of(chunk, () => true)) {
        lent.to?.write(each);
        if (each[0] === READY && each[5] === IDLE) {
          lent.stream.off('data', pass);
          lent.to = null;
          release();
          this.idle.push(lent);
        }
      }
    };
    lent.stream.on('data', pass);
    return lent;
  }

  /** The client logs in; from then on its connection is ours. */
  private async open(): Promise<Lent> {
    const client = new Client({ connectionString: this.target });
    client.on('error', () => undefined);
    this.clients.push(client);
    await client.connect();
    const { stream } = client.connection as unknown as { readonly stream: Socket };
    stream.removeAllListeners('data');
    return { stream, to: null };
  }
}
