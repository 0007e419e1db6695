import pLimit from 'p-limit';
import { FetchFailure, type FetchedPage } from '../../libs/guarded-fetch/index.js';
import type { Log } from '../../ports/log.js';
import type { FeedEntry, NamedPages, PageReader, ReadPage } from '../../libs/page-reading/index.js';
import { callInTime, WorkerThread } from '../../libs/worker-thread/index.js';
import type { PastedText, ReadSource, SourceReader } from '../../services/research/source-reader.js';
import type { ReadingMethods } from './reading-thread.js';

/**
 * The slowest page within the fetcher's bounds that we could make took 1.5 s alone on one processor. A longer time means a
 * regular expression or a library that was not tested with such a page.
 */
const READ_MS = 10_000;
/** The thread's heap limit, in MB. The tree of the largest page takes about 200. */
const MOST_HEAP_MB = 512;
/** Young objects die young here, so a larger young generation would only waste memory. */
const YOUNG_HEAP_MB = 16;

/**
 * Reads pages in a thread of its own, one after the other. A page that takes too long, or that ends the thread, is given up
 * as `too_large`; a new thread reads the next.
 */
export class ThreadPageReader implements PageReader, SourceReader {
  private readonly thread: WorkerThread<ReadingMethods>;
  private readonly oneAtATime = pLimit(1);

  constructor(
    log: Log,
    /** Replaces the built program in tests, whose TypeScript sources a thread can't load. */
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
    return this.inTime(page.finalUrl, () => this.thread.call('read', page));
  }

  readSitemap(page: FetchedPage): Promise<NamedPages> {
    return this.inTime(page.finalUrl, () => this.thread.call('readSitemap', page));
  }

  readFeed(page: FetchedPage): Promise<readonly FeedEntry[]> {
    return this.inTime(page.finalUrl, () => this.thread.call('readFeed', page));
  }

  readSource(page: FetchedPage): Promise<ReadSource> {
    return this.inTime(page.finalUrl, () => this.thread.call('readSource', page));
  }

  readText(text: PastedText): Promise<ReadSource> {
    return this.inTime(`“${text.title}”`, () => this.thread.call('readText', text));
  }

  /** Call it when no page is being read any more. */
  close(): Promise<void> {
    return this.thread.close();
  }

  private inTime<T>(name: string, read: () => Promise<T>): Promise<T> {
    const error = (bound: string) =>
      new FetchFailure('too_large', name, `${name} can’t be read within ${bound}`);
    return this.oneAtATime(() => callInTime(this.thread, { ms: this.readMs, error }, read));
  }
}
