import { parentPort } from 'node:worker_threads';
import { loadPageReader, type PageReader } from '../../libs/page-reading/index.js';
import type { FetchedPage } from '../../libs/guarded-fetch/index.js';

/** What it is asked: to read one page, in one of the reader's ways. */
export type ReadingThreadAsk =
  { readonly kind: keyof PageReader; readonly page: FetchedPage } | { readonly kind: 'close' };

/** Answers come in the order of the asking. */
export type ReadingThreadSaid =
  | { readonly kind: 'made'; readonly data: unknown }
  | { readonly kind: 'failed'; readonly message: string; readonly stack: string };

/** Reads pages apart from everything else, so that one that takes too long can be stopped without harm to others. */
async function serve(port: NonNullable<typeof parentPort>): Promise<void> {
  const reader = await loadPageReader();
  const say = (said: ReadingThreadSaid) => {
    port.postMessage(said);
  };
  port.on('message', (ask: ReadingThreadAsk) => {
    if (ask.kind === 'close') {
      port.close();
      return;
    }
    try {
      say({ kind: 'made', data: reader[ask.kind](ask.page) });
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      say({ kind: 'failed', message, stack });
    }
  });
}

if (parentPort) await serve(parentPort);
