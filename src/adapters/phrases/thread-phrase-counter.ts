import type { PackedPage } from '../../libs/page-reading/index.js';
import type { CountedPage } from '../../libs/site-audit/index.js';
import type { PhraseCounter, WrittenPart } from '../../ports/audit/phrase-counter.js';
import { type RunningThread, WorkerThread } from '../../libs/worker-thread/index.js';
import type { PhraseMethods } from './phrase-thread.js';

/** Pages of one message, by their packed bytes: several small ones, or one large one. */
const BUNDLE_BYTES = 40_000;
/** Messages that may wait for the thread: some 5 MB, so that reading a site of some hundred pages never waits for the count. */
const MOST_WAITING = 128;
const MOST_HEAP_MB = 384;
/** Most objects die young here: a larger young generation would only waste memory. */
const YOUNG_HEAP_MB = 16;

/** In a thread of its own, beside what else is made of the same pages: a third of the work of an analysis. */
export class ThreadPhraseCounter implements PhraseCounter {
  private readonly thread: WorkerThread<PhraseMethods>;
  /** The one that has counted what came before: another could not go on. */
  private readonly running: RunningThread<PhraseMethods>;
  private readonly waiting: Promise<void>[] = [];
  private bundle: PackedPage[] = [];
  private bytes = 0;
  private fault: Error | null = null;

  /**
   * @param home of the site
   * @param program for tests, which can't load a thread from source; default the product's own
   */
  constructor(seed: number, home: string, program = new URL('phrase-thread.js', import.meta.url)) {
    this.thread = new WorkerThread({
      program,
      data: { seed, home },
      name: 'the thread of phrases',
      limits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    this.running = this.thread.open();
  }

  count(page: CountedPage): Promise<void> {
    return this.add('count', page);
  }

  async choose(urls: readonly string[]): Promise<void> {
    // Sent at once: other messages may follow before this resolves.
    this.send('count');
    await this.ask('choose', urls.join('\n'));
  }

  describe(page: PackedPage & { readonly id: number }): Promise<void> {
    return this.add('describe', page);
  }

  async *finish(): AsyncGenerator<WrittenPart> {
    this.send('describe');
    await this.ask('finish', undefined);
    let coming = this.ask('part', undefined);
    for (;;) {
      const part = await coming;
      if (part === null) return;
      // The next is made while the caller stores this one; a failure is thrown when it is awaited.
      coming = this.ask('part', undefined);
      coming.catch(() => undefined);
      yield part;
    }
  }

  async close(): Promise<void> {
    await this.thread.terminate(new Error('the thread of phrases was closed'));
  }

  private async add(kind: 'count' | 'describe', page: PackedPage): Promise<void> {
    // Bytes that were read together share a buffer, which a message would take along as a whole.
    this.bundle.push({ ...page, facts: Uint8Array.from(page.facts), text: Uint8Array.from(page.text) });
    this.bytes += page.facts.length + page.text.length;
    if (this.bytes >= BUNDLE_BYTES) this.send(kind);
    while (this.waiting.length > MOST_WAITING) await this.waiting.shift();
  }

  private send(kind: 'count' | 'describe'): void {
    const pages = this.bundle;
    this.bundle = [];
    this.bytes = 0;
    if (pages.length > 0)
      this.waiting.push(this.ask(kind, pages as (CountedPage & { readonly id: number })[]));
  }

  private ask<K extends keyof PhraseMethods>(
    method: K,
    input: Parameters<PhraseMethods[K]>[0],
  ): Promise<Awaited<ReturnType<PhraseMethods[K]>>> {
    const answer = this.run(method, input);
    // A call awaits it later; until then a rejection must not count as unhandled.
    answer.catch(() => undefined);
    return answer;
  }

  private async run<K extends keyof PhraseMethods>(
    method: K,
    input: Parameters<PhraseMethods[K]>[0],
  ): Promise<Awaited<ReturnType<PhraseMethods[K]>>> {
    try {
      const made = await this.running.call(method, input);
      // Where a page was not counted, all that follows is wrong.
      if (this.fault === null) return made;
    } catch (error) {
      this.fault ??= new Error('the thread of phrases failed', { cause: error });
    }
    throw this.fault;
  }
}
