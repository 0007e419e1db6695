import { parentPort, workerData } from 'node:worker_threads';
import { type NgramPart, PhraseSpellings } from '../../libs/site-audit/index.js';
import type { PhraseAsk, PhraseSaid } from './phrase-messages.js';

/** The other end of `ThreadPhraseCounter`. An error ends the thread, and its owner gets the event. */
function serve(port: NonNullable<typeof parentPort>): void {
  const { seed } = workerData as { readonly seed: number };
  const looks = new PhraseSpellings({ seed });
  let parts: Iterator<NgramPart> = [][Symbol.iterator]();
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
        parts = looks.finish((id) => urls[id] ?? '')[Symbol.iterator]();
        break;
      }
      case 'part': {
        const { value } = parts.next() as IteratorResult<NgramPart, undefined>;
        said = { kind: 'part', part: value ? { part: value.part, json: JSON.stringify(value.data) } : null };
      }
    }
    port.postMessage(said);
  });
}

if (parentPort) serve(parentPort);
