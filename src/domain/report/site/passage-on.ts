import { holdsPhrase } from '../../../libs/text/index.js';
import { BLOCK_SEPARATOR, type Evidence, type Source } from '../../research/source.js';
import { soundSentences } from '../report-sentences.js';

/** At most this much of a block is shown for a name, when the block has no sentence that can be quoted alone. */
const LONGEST_PASSAGE = 300;

/** @returns the first sentence of a source that names something; else a short block that does; else null */
export function passageOn(source: Source, name: string, language: string): Evidence | null {
  if (!holdsPhrase(source.text, name)) return null;
  const sentence = soundSentences(source, language).find(({ quote }) => holdsPhrase(quote, name));
  if (sentence) {
    const { sourceId, quote, start, end } = sentence;
    return { sourceId, quote, start, end };
  }
  let start = 0;
  for (const { aside, text } of source.blocks) {
    if (aside !== true && text !== '' && text.length <= LONGEST_PASSAGE && holdsPhrase(text, name))
      return { sourceId: source.id, quote: text, start, end: start + text.length };
    start += text.length + BLOCK_SEPARATOR.length;
  }
  return null;
}
