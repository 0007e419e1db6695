import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const DEFAULT_PORTS: Readonly<Record<string, number>> = { 'postgres:': 5432, 'mongodb:': 27_017 };

/** Of what goes through: `up` is to the server, `down` to its clients. */
export type Direction = 'up' | 'down';

interface Link {
  readonly near: Socket;
  readonly far: Socket;
  /** The beginning of what the client sent: names such as `application_name` are distinguished by it. */
  hello: string;
  silent: boolean;
  /** Texts of its prepared statements, by their names. */
  readonly prepared: Map<string, string>;
}

/**
 * A TCP proxy in front of a server, such as PostgreSQL, for the faults of a network that a server never shows: it
 * can go silent without closing anything, in one direction too, be slow, or lead to another server from some moment
 * on. `const proxy = await StallingProxy.open(database.url)`, then `proxy.url`.
 */
export class StallingProxy {
  private readonly links = new Set<Link>();
  private readonly nears = new Set<Socket>();
  private readonly stalled = new Set<Direction>();
  private latencyMs = 0;
  private refused: string | null = null;
  private lost: string | null = null;

  private constructor(
    private target: URL,
    private readonly server: Server,
  ) {
    server.on('connection', (near) => {
      this.join(near);
    });
  }

  /** @param target the address of the server, with a host and a port; its other parts are kept in `url` */
  static async open(target: string): Promise<StallingProxy> {
    const server = createServer();
    const proxy = new StallingProxy(new URL(target), server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  /** The target's address, by way of this proxy. */
  get url(): string {
    const url = new URL(this.target.href);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  /** How many connections are open. */
  get connections(): number {
    return this.links.size;
  }

  /**
   * Forwards nothing more, on connections that are open and on new ones, and closes none.
   * @param directions what is held back; both unless given, one is a one-way partition
   */
  stall(directions: readonly Direction[] = ['up', 'down']): void {
    for (const each of directions) this.stalled.add(each);
    for (const link of this.links) this.settle(link);
  }

  /** From now on every byte arrives so much later, in each direction: half of a round trip. */
  slow(latencyMs: number): void {
    this.latencyMs = latencyMs;
  }

  /** New connections lead to another server, as when an address moves to a standby. Its other parts are kept. */
  retarget(target: string): void {
    this.target = new URL(target);
  }

  /** Ends a `stall`, whose held-back bytes arrive, and a `refuse`. */
  heal(): void {
    this.stalled.clear();
    this.refused = null;
    for (const link of this.links) this.settle(link);
  }

  /**
   * The connections that are open now go silent for good and stay open, as when a router forgets them; new ones work.
   * @param saying only those whose first words hold this, such as an `application_name`
   */
  forget(saying = ''): void {
    for (const link of this.links) {
      if (link.hello.includes(saying)) link.silent = true;
      this.settle(link);
    }
  }

  /**
   * The server is away for some of its clients: breaks their connections, and new ones at their first words.
   * @param saying those whose first words hold this, such as an `application_name`
   */
  refuse(saying: string): void {
    this.refused = saying;
    for (const link of this.links) this.settle(link);
  }

  /** Breaks all connections that are open now; new ones work unless it is stalled. */
  cut(): void {
    for (const { near, far } of this.links) {
      near.destroy();
      far.destroy();
    }
  }

  /**
   * The next message of a client with these words reaches the server, and its answer is lost. A statement that was
   * prepared on a connection is known by its name there.
   */
  loseReplyTo(words: string): void {
    this.lost = words;
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.cut();
    // Also of links whose far side went while nothing was read here: such a socket does not learn of its end.
    for (const near of this.nears) near.destroy();
    await closed;
  }

  private join(near: Socket): void {
    const far = createConnection(
      Number(this.target.port || (DEFAULT_PORTS[this.target.protocol] ?? 5432)),
      this.target.hostname,
    );
    const link: Link = { near, far, hello: '', silent: false, prepared: new Map() };
    this.links.add(link);
    this.nears.add(near);
    near.once('close', () => this.nears.delete(near));
    near.on('data', (bytes) => {
      remember(link.prepared, bytes);
      if (this.lost !== null && holds(bytes, this.lost, link.prepared)) {
        this.lost = null;
        near.destroy();
      }
      if (link.hello.length < 1024) link.hello += bytes.toString('latin1');
      if (this.refused !== null) this.settle(link);
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      const later = this.inOrder();
      // Not piped: a pipe resumes by itself what a stall has paused.
      one.on('data', (bytes) => {
        later(() => void other.write(bytes));
      });
      // A broken side is closed next, and breaks the other.
      one.on('error', () => undefined);
      one.on('close', (isBroken) => {
        this.links.delete(link);
        later(() => {
          if (isBroken) other.destroy();
          else other.end();
        });
      });
    }
    this.settle(link);
  }

  /** @returns runs each thing after the latency of its moment, and never before what came earlier */
  private inOrder(): (act: () => void) => void {
    let waiting = 0;
    let last = Promise.resolve();
    return (act) => {
      if (waiting === 0 && this.latencyMs === 0) {
        act();
        return;
      }
      waiting += 1;
      const due = delay(this.latencyMs);
      last = last
        .then(() => due)
        .then(() => {
          waiting -= 1;
          act();
        });
    };
  }

  private settle({ near, far, hello, silent }: Link): void {
    if (this.refused !== null && hello.includes(this.refused)) {
      near.destroy();
      far.destroy();
      return;
    }
    for (const [socket, direction] of [
      [near, 'up'],
      [far, 'down'],
    ] as const) {
      if (silent || this.stalled.has(direction)) socket.pause();
      else socket.resume();
    }
  }
}

/** PostgreSQL's message Parse: `P`, its length, a name and a text, each with a zero behind it. It begins a packet. */
function remember(prepared: Map<string, string>, bytes: Buffer): void {
  if (bytes[0] !== 0x50) return;
  const [name = '', text = ''] = bytes.subarray(5).toString('latin1').split('\0', 2);
  if (name !== '') prepared.set(name, text);
}

function holds(bytes: Buffer, words: string, prepared: ReadonlyMap<string, string>): boolean {
  if (bytes.includes(words)) return true;
  return [...prepared].some(([name, text]) => text.includes(words) && bytes.includes(`\0${name}\0`));
}
