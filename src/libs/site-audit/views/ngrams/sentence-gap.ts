import { endsSentence } from '../../../text/index.js';

const PLAIN = 0;
const LINE = 1;
const SPACE = 2;
/** Sentences may end behind it. */
const MARK = 3;
/** The same, and without a space. */
const FULL_MARK = 4;

const KINDS = new Uint8Array(0x10000);
for (const space of '\t\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff')
  KINDS[space.charCodeAt(0)] = SPACE;
// A reference mark may stand between a full stop and the next sentence: `… end.[1] Next`.
for (const mark of '.!?…؟۔]') KINDS[mark.charCodeAt(0)] = MARK;
for (const mark of '。！？｡।॥።፧։៕။') KINDS[mark.charCodeAt(0)] = FULL_MARK;
KINDS[0x0a] = LINE;

/** The Greek question mark looks like the semicolon of the others. */
const GREEK_MARKS = new Set([0x3b, 0x37e]);

/** A row of dots and spaces leads the eye from a title to its page number: no phrase goes across. */
const MOST_PLACES = 6;

/**
 * Whether a block or a sentence ends between two words.
 * @param start end of the word before
 * @param end start of the word behind
 * @param from where the sentence began
 * @param language primary subtag
 */
export function partsWords(
  text: string,
  start: number,
  end: number,
  from: number,
  language: string,
): boolean {
  let mayEnd = false;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const kind = KINDS[code] ?? PLAIN;
    if (kind === LINE) return true;
    if (kind >= MARK || (language === 'el' && GREEK_MARKS.has(code))) mayEnd = true;
  }
  return mayEnd && endsWithin(text, start, end, from, language);
}

function endsWithin(text: string, start: number, end: number, from: number, language: string): boolean {
  let places = 0;
  let hasMark = false;
  let hasSpace = false;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const kind = KINDS[code] ?? PLAIN;
    const next = at + 1 < end ? (KINDS[text.charCodeAt(at + 1)] ?? PLAIN) : PLAIN;
    hasMark ||= kind >= MARK || (language === 'el' && GREEK_MARKS.has(code));
    hasSpace ||= hasMark && kind === SPACE;
    const isPlace =
      kind === FULL_MARK || (hasMark && (kind === SPACE ? next !== SPACE : at + 1 === end && !hasSpace));
    if (!isPlace) continue;
    if (places === MOST_PLACES || endsSentence(text, at + 1, from, language)) return true;
    places += 1;
  }
  return false;
}
