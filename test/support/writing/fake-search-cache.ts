import type { SearchCache, SearchClaim } from '../../../src/ports/search-cache.js';
import type { SearchAnswer } from '../../../src/ports/web-search.js';

interface Row {
  readonly day: string;
  readonly answer: SearchAnswer | null;
  /** By `performance.now()`. */
  readonly until: number;
  readonly asker: string | null;
}

/** A cache in memory; two searches that share one are two processes that share a database. */
export class FakeSearchCache implements SearchCache {
  private readonly rows = new Map<string, Row>();

  async claim(key: string, day: string, asker: string, forMs: number): Promise<SearchClaim> {
    await nextTick();
    const row = this.rows.get(key);
    const counts = row !== undefined && row.until > performance.now();
    if (counts && row.answer && row.day === day) return { state: 'known', answer: row.answer };
    if (counts && row.asker !== asker) return { state: 'taken' };
    this.rows.set(key, { day, answer: null, until: performance.now() + forMs, asker });
    return { state: 'yours' };
  }

  async release(key: string, asker: string): Promise<void> {
    await nextTick();
    if (this.rows.get(key)?.asker === asker) this.rows.delete(key);
  }

  async put(key: string, day: string, answer: SearchAnswer, forMs: number | null): Promise<void> {
    await nextTick();
    const row = this.rows.get(key);
    if (row?.answer && row.until > performance.now()) return;
    this.rows.set(key, { day, answer, until: performance.now() + (forMs ?? Infinity), asker: null });
  }
}

/** Remembers nothing: every question is asked. */
export class NoSearchCache implements SearchCache {
  claim = async () => ({ state: 'yours' as const });
  release = async () => undefined;
  put = async () => undefined;
}

const nextTick = () => new Promise((resolve) => setImmediate(resolve));
