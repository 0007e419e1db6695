import type { DraftSentence } from '../../../domain/article/draft.js';
import { countTerms, termsOf } from '../../../libs/text/index.js';
import type { Passage } from './passages.js';

/** The evidence of a draft, as passages: text that is written from the draft alone is judged by these. */
export function evidencePassages(sentences: readonly DraftSentence[], language: string): Passage[] {
  const passages = new Map<string, Passage>();
  for (const { sourceId, quote, start, end } of sentences.flatMap(({ evidence }) => evidence)) {
    const terms = countTerms(termsOf(quote, language));
    passages.set(`${sourceId} ${start} ${end}`, {
      // The draft marks its sentences by their sources.
      id: sourceId,
      sourceId,
      heading: '',
      text: quote,
      sentences: [{ start, end, terms }],
      terms,
      words: 0,
      place: passages.size,
    });
  }
  return [...passages.values()];
}
