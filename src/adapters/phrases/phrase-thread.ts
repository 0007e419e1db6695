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
        looks.choose(ask.ids);
        break;
      case 'finish': {
        const urls = ask.urls.split('\n');
        const parts = Array.from(
          looks.finish((id) => urls[id] ?? ''),
          ({ part, data }) => ({
            part,
            json: JSON.stringify(data),
          }),
        );
        said = { kind: 'parts', parts };
      }
    }
    port.postMessage(said);
  });
}

if (parentPort) serve(parentPort);
