import { parentPort, workerData } from 'node:worker_threads';
import { PhraseLooks } from '../../domain/audit/views/ngrams/phrase-looks.js';
import type { PhraseAsk, PhraseSaid } from './phrase-messages.js';

/** The other end of `ThreadPhraseCounter`. A fault ends the thread, which its owner hears. */
function serve(port: NonNullable<typeof parentPort>): void {
  const { seed } = workerData as { readonly seed: number };
  const looks = new PhraseLooks({ seed });
  port.on('message', (ask: PhraseAsk) => {
    let said: PhraseSaid = { kind: 'done' };
    switch (ask.kind) {
      case 'count':
        for (const page of ask.pages) looks.count(page);
        break;
      case 'describe':
        for (const page of ask.pages) looks.describe(page);
        break;
      case 'choose':
        looks.choose();
        break;
      case 'finish': {
        const urls = ask.urls.split('\n');
        said = { kind: 'parts', json: JSON.stringify(looks.finish((id) => urls[id - 1] ?? '')) };
      }
    }
    port.postMessage(said);
  });
}

if (parentPort) serve(parentPort);
