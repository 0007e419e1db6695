import pLimit from 'p-limit';
import { FetchFailure, type FetchedPage } from '../../libs/guarded-fetch/index.js';
import type { Log } from '../../ports/log.js';
import type { FeedEntry, NamedPages, PageReader, ReadPage } from '../../libs/page-reading/index.js';
import { ThreadEnded, WorkerThread } from '../../libs/worker-thread/index.js';

/**
 * The slowest page that could be made within the fetcher's bounds took 1.5 s alone on one processor; what takes longer
 * than this meets an expression or a library that nobody has tried.
 */
const READ_MS = 10_000;
/** A timer that comes so much later than it was set for tells that the process stood still; so long the answer has then. */
const STOOD_STILL_MS = 1000;
/** Of the thread's own heap, in MB. The tree of the largest page takes some 200. */
const MOST_HEAP_MB = 512;
/** What is young dies young here: a larger part of it would only be memory that nobody needs. */
const YOUNG_HEAP_MB = 16;

/**
 * Reads pages in a thread of its own, one after the other. A page that takes longer than it may, or that ends the thread,
 * is given up as `too_large`; the next is read by a new thread.
 */
export class ThreadPageReader implements PageReader {
  private readonly thread: WorkerThread<PageReader>;
  private readonly inTurn = pLimit(1);

  constructor(
    log: Log,
    /** Other than the product's own for tests, whose sources no thread can load. */
    program = new URL('reading-thread.js', import.meta.url),
    private readonly readMs = READ_MS,
  ) {
    this.thread = new WorkerThread({
      program,
      name: 'the thread that reads pages',
      limits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
      log,
    });
  }

  read(page: FetchedPage): Promise<ReadPage> {
    return this.inTime(page, () => this.thread.call('read', page));
  }

  readSitemap(page: FetchedPage): Promise<NamedPages> {
    return this.inTime(page, () => this.thread.call('readSitemap', page));
  }

  readFeed(page: FetchedPage): Promise<readonly FeedEntry[]> {
    return this.inTime(page, () => this.thread.call('readFeed', page));
  }

  /** Call when nobody reads any more. */
  close(): Promise<void> {
    return this.thread.close();
  }

  private inTime<T>({ finalUrl }: FetchedPage, read: () => Promise<T>): Promise<T> {
    return this.inTurn(async () => {
      const began = performance.now();
      const giveUp = () => {
        void this.thread.terminate(givenUp(finalUrl, `within ${this.readMs / 1000} seconds`));
      };
      let late = setTimeout(() => {
        // A process that stood still comes to its timers before the answer that has come meanwhile.
        const hasStood = performance.now() - began >= this.readMs + STOOD_STILL_MS;
        if (hasStood) late = setTimeout(giveUp, STOOD_STILL_MS);
        else giveUp();
      }, this.readMs);
      try {
        return await read();
      } catch (error) {
        if (!(error instanceof ThreadEnded) || !isOutOfMemory(error.cause)) throw error;
        throw givenUp(finalUrl, 'in the memory that a page may take');
      } finally {
        clearTimeout(late);
      }
    });
  }
}

function isOutOfMemory(fault: unknown): boolean {
  // By its code alone: an error of another realm is no instance of ours.
  return (
    typeof fault === 'object' &&
    fault !== null &&
    'code' in fault &&
    fault.code === 'ERR_WORKER_OUT_OF_MEMORY'
  );
}

function givenUp(url: string, bound: string): FetchFailure {
  return new FetchFailure('too_large', url, `${url} can’t be read ${bound}`);
}
