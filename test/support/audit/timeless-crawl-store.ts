import { MemoryCrawlStore } from '../../../src/adapters/memory/memory-crawl-store.js';
import type { Scratch, Segment } from '../../../src/adapters/memory/scratch-file.js';

/** Crawls whose clock stands still: where nothing is left to do but what waits for a later time, that time has come. */
export class TimelessCrawlStore extends MemoryCrawlStore {
  constructor(private readonly clock = { ms: 0 }) {
    super(scratchInMemory(), () => clock.ms);
  }

  override async finishCrawl(
    ...asked: Parameters<MemoryCrawlStore['finishCrawl']>
  ): ReturnType<MemoryCrawlStore['finishCrawl']> {
    const next = await super.finishCrawl(...asked);
    if (typeof next !== 'number' || next === 0) return next;
    this.clock.ms += next;
    return 1;
  }

  /** Slots are free at once. */
  override reserveSlot(): Promise<number> {
    return Promise.resolve(0);
  }
}

/** Scratch space that no file has to be closed for. */
export function scratchInMemory(): Scratch {
  const stretches = new Map<number, Buffer>();
  let end = 0;
  return {
    write: (bytes) => {
      const stretch: Segment = { at: end, length: bytes.length };
      stretches.set(end, Buffer.from(bytes));
      end += bytes.length;
      return Promise.resolve(stretch);
    },
    read: ({ at, length }) => {
      // A stretch may be a part of what was written together.
      for (const [from, bytes] of stretches)
        if (from <= at && at + length <= from + bytes.length)
          return Promise.resolve(bytes.subarray(at - from, at - from + length));
      return Promise.reject(new Error('nothing was written there'));
    },
  };
}
