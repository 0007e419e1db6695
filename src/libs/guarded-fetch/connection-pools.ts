import { Pool } from 'undici';
import type { AddressGuard, Destination } from './address-guard.js';
import { connectorTo, type Connect } from './connect.js';

/** Destinations that connections are kept alive to: more than are read at once. Past it, the oldest are closed. */
const MAX_POOLS = 100;

/** Connections to checked destinations, kept while they are in use. */
export class ConnectionPools {
  private readonly pools = new Map<string, Pool>();

  constructor(
    private readonly guard: AddressGuard,
    private readonly connect: Connect,
    private readonly trusted?: string,
  ) {}

  /** One pool for a host at exactly these addresses: a name that moved gets new connections, checked anew. */
  of(destination: Destination): Pool {
    const key = `${destination.url.origin} ${destination.addresses.join(' ')}`;
    const known = this.pools.get(key);
    if (known) {
      this.pools.delete(key);
      this.pools.set(key, known);
      return known;
    }
    const pool = new Pool(destination.url.origin, {
      connections: 16,
      pipelining: 1,
      connect: connectorTo(destination, this.guard, this.connect, this.trusted),
    });
    this.pools.set(key, pool);
    for (const [oldest, idle] of this.pools) {
      if (this.pools.size <= MAX_POOLS) break;
      this.pools.delete(oldest);
      void idle.close();
    }
    return pool;
  }

  /** Requests under way end first. */
  async close(): Promise<void> {
    const pools = [...this.pools.values()];
    this.pools.clear();
    await Promise.all(pools.map((pool) => pool.close()));
  }
}
