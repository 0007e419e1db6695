import { Worker } from 'node:worker_threads';
import type { NgramPage } from '../../libs/site-audit/index.js';
import type { PhraseCounter, WrittenPart } from '../../ports/audit/phrase-counter.js';
import type { PhraseAsk, PhraseSaid } from './phrase-messages.js';

/** Pages of one message, by their letters: several small ones, or one large one. */
const BUNDLE_LETTERS = 200_000;
/**
 * Messages that may wait for the thread: reading a site of a thousand pages never waits for the count, and of a large site
 * at most some 13 MB queue up.
 */
const MOST_WAITING = 32;
/** What a link adds to a page's letters: the anchor text, and the size of the object. */
const LETTERS_A_LINK = 40;
const MOST_HEAP_MB = 384;
/** Most objects die young here: a larger young generation would only waste memory. */
const YOUNG_HEAP_MB = 16;

interface Answer {
  readonly resolve: (said: PhraseSaid) => void;
  readonly reject: (error: Error) => void;
}

/** Counts in a thread of its own: it is a third of the work of an analysis, and runs beside the rest. */
export class ThreadPhraseCounter implements PhraseCounter {
  private readonly worker: Worker;
  private readonly answers: Answer[] = [];
  private readonly waiting: Promise<PhraseSaid>[] = [];
  private bundle: NgramPage[] = [];
  private letters = 0;
  private fault: Error | null = null;

  /** @param program for tests, which can't load a thread from source; default the product's own */
  constructor(seed: number, program = new URL('phrase-thread.js', import.meta.url)) {
    this.worker = new Worker(program, {
      workerData: { seed },
      resourceLimits: { maxOldGenerationSizeMb: MOST_HEAP_MB, maxYoungGenerationSizeMb: YOUNG_HEAP_MB },
    });
    this.worker.on('message', (said: PhraseSaid) => this.answers.shift()?.resolve(said));
    this.worker.on('error', (error) => {
      this.fail(new Error('the thread of phrases failed', { cause: error }));
    });
    this.worker.on('exit', () => {
      this.fail(new Error('the thread of phrases has ended'));
    });
  }

  count(page: NgramPage): Promise<void> {
    return this.add('count', page);
  }

  async choose(ids: Int32Array): Promise<void> {
    // Sent at once: other messages may follow before this resolves.
    this.send('count');
    await this.ask({ kind: 'choose', ids });
  }

  describe(page: NgramPage): Promise<void> {
    return this.add('describe', page);
  }

  async *finish(urls: readonly string[]): AsyncGenerator<WrittenPart> {
    this.send('describe');
    await this.ask({ kind: 'finish', urls: urls.join('\n') });
    for (;;) {
      const said = await this.ask({ kind: 'part' });
      if (said.kind !== 'part' || said.part === null) return;
      yield said.part;
    }
  }

  async close(): Promise<void> {
    // Removed before the end, because no call waits for it any more.
    this.worker.removeAllListeners('exit');
    await this.worker.terminate();
  }

  private async add(kind: 'count' | 'describe', page: NgramPage): Promise<void> {
    this.bundle.push(page);
    this.letters += page.mainText.length + 1000 + page.links.length * LETTERS_A_LINK;
    if (this.letters >= BUNDLE_LETTERS) this.send(kind);
    while (this.waiting.length > MOST_WAITING) await this.waiting.shift();
  }

  private send(kind: 'count' | 'describe'): void {
    const pages = this.bundle;
    this.bundle = [];
    this.letters = 0;
    if (pages.length > 0) this.waiting.push(this.ask({ kind, pages }));
  }

  private ask(asked: PhraseAsk): Promise<PhraseSaid> {
    const answer = new Promise<PhraseSaid>((resolve, reject) => {
      if (this.fault) reject(this.fault);
      else this.answers.push({ resolve, reject });
    });
    // A call awaits it later; until then a rejection must not count as unhandled.
    answer.catch(() => undefined);
    this.worker.postMessage(asked);
    return answer;
  }

  private fail(error: Error): void {
    this.fault ??= error;
    for (const { reject } of this.answers.splice(0)) reject(this.fault);
  }
}
