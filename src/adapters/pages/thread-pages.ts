import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import {
  PageTooCostly,
  type PageReply,
  type PageSearch,
  type ResourceFacts,
} from '../../libs/page-reading/index.js';
import { callInTime, type RunningThread, WorkerThread } from '../../libs/worker-thread/index.js';
import type { TermCounts } from '../../libs/text/index.js';
import type { CrawledPage, CrawlPages } from '../../ports/audit/crawl-pages.js';
import type { PageMethods } from './page-thread.js';

/** Chosen: the time for reading one page; five times what one of 5 MB, the largest that is fetched, takes on a slow processor. */
const MOST_READING_MS = 3000;
/** Chosen: the crawls of one process share them, and more than this many would only wait for the thread that stores. */
const MOST_THREADS = 4;
/** The heap limit of one thread, in MB: the largest page that we could make took 190 beside the detector of languages. */
const MOST_HEAP_MB = 320;
/** Most objects die young here: a larger young generation would only waste memory. */
const YOUNG_HEAP_MB = 16;
/** Chosen: threads that have had no page for so long end, since each holds some 40 MB. */
const IDLE_MS = 5000;

export interface ThreadPagesOptions {
  readonly log?: { error(fields: { readonly err: unknown }, message: string): void };
  /** How many threads. Default: one for each processor but that of the audits, four at most. */
  readonly threads?: number;
  /** For tests, which can't load a thread from source; default the product's own. */
  readonly program?: URL;
  readonly mostReadingMs?: number;
}

/**
 * In threads of their own, one for each processor beside that of the thread of audits, which fetches and stores: each of
 * the two is about half of a crawl. A page that takes too
 * long, or more memory than a thread has, ends its thread and no other.
 */
export class ThreadPages implements CrawlPages {
  readonly atOnce: number;
  private readonly places;
  /** Each thread would learn the words of the site anew, and to know them is most of the work. */
  private readonly oneText = pLimit(1);
  private readonly idle: WorkerThread<PageMethods>[];
  private idleTimer: NodeJS.Timeout | null = null;
  private readonly mostMs: number;
  /** Threads that have begun: to begin takes as long as the machine likes, and is no page's fault. */
  private readonly begun = new WeakSet<RunningThread<PageMethods>>();

  constructor({ log, threads, program, mostReadingMs = MOST_READING_MS }: ThreadPagesOptions = {}) {
    this.atOnce = threads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
    this.places = pLimit(this.atOnce);
    this.mostMs = mostReadingMs;
    this.idle = Array.from(
      { length: this.atOnce },
      () =>
        new WorkerThread<PageMethods>({
          program: program ?? new URL('page-thread.js', import.meta.url),
          name: 'a thread that reads the pages of crawls',
          limits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
          ...(log ? { log } : {}),
        }),
    );
  }

  read(url: string, reply: PageReply, searches: readonly PageSearch[] = []): Promise<CrawledPage> {
    return this.give('read', url, reply, searches);
  }

  loadedBy(url: string, reply: PageReply): Promise<readonly ResourceFacts[]> {
    return this.give('loadedBy', url, reply);
  }

  private give<Method extends 'read' | 'loadedBy'>(
    method: Method,
    url: string,
    { body, answer: { contentType, link } }: PageReply,
    searches: readonly PageSearch[] = [],
  ): Promise<Awaited<ReturnType<PageMethods[Method]>>> {
    const error = (bound: string) => new PageTooCostly(`reading ${url} took more than ${bound}`);
    return this.within((thread, running) => {
      const bytes = ownBytes(body);
      const input = {
        url,
        reply: { body: bytes, answer: { contentType, link } },
        ...(searches.length > 0 && { searches }),
      };
      return callInTime(thread, { ms: this.mostMs, error }, () =>
        running.call(method, input, { transfer: [bytes.buffer] }),
      );
    });
  }

  termsOf(text: string, language: string): Promise<TermCounts> {
    return this.oneText(() => this.within((_thread, running) => running.call('terms', { text, language })));
  }

  /** Starts a thread before its first page is there. */
  begin(): Promise<void> {
    return this.within(() => Promise.resolve());
  }

  private within<T>(
    work: (thread: WorkerThread<PageMethods>, running: RunningThread<PageMethods>) => Promise<T>,
  ): Promise<T> {
    return this.places(async () => {
      // The last that was idle is the first to be used, so that no more are started than are needed.
      const thread = this.idle.pop();
      if (!thread) throw new Error('more pages are read at once than there are threads');
      if (this.idleTimer) clearTimeout(this.idleTimer);
      this.idleTimer = null;
      try {
        const running = thread.open();
        if (!this.begun.has(running)) await running.call('ready', undefined);
        this.begun.add(running);
        return await work(thread, running);
      } finally {
        this.idle.push(thread);
        if (this.idle.length === this.atOnce) this.endLater();
      }
    });
  }

  async close(): Promise<void> {
    if (this.idleTimer) clearTimeout(this.idleTimer);
    this.idleTimer = null;
    await Promise.all(
      this.idle.map((thread) => thread.terminate(new Error('the threads of pages were closed'))),
    );
  }

  private endLater(): void {
    this.idleTimer = setTimeout(() => void this.close(), IDLE_MS).unref();
  }
}

/** @returns the bytes in a buffer that holds nothing else, as only such a one can be given to a thread */
function ownBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteLength } = bytes;
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 0;
  return isOwn ? new Uint8Array(buffer) : Uint8Array.from(bytes);
}
