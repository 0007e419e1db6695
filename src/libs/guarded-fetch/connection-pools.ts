import { Pool } from 'undici';
import type { AddressGuard, Destination } from './address-guard.js';
import { connectorTo, type Connect } from './connect.js';

/** Chosen: destinations with open connections, more than are read at once. Beyond it, the oldest are closed. */
const MAX_POOLS = 100;

/** Keep-alive connections to checked destinations. */
export class ConnectionPools {
  private readonly pools = new Map<string, Pool>();

  constructor(
    private readonly guard: AddressGuard,
    private readonly connect: Connect,
    private readonly trusted?: string,
  ) {}

  /** One pool for a host at exactly these addresses: a name that resolves to others gets new connections, checked again. */
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

  /** Waits for the requests that are under way. */
  async close(): Promise<void> {
    const pools = [...this.pools.values()];
    this.pools.clear();
    await Promise.all(pools.map((pool) => pool.close()));
  }
}
