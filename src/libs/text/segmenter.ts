/**
 * Segmenters are expensive to build (about 1 ms) and safe to share, so each is built once. The language is always given:
 * otherwise the result would depend on the locale of the process, and equal tasks would give unequal bytes.
 */
const built = new Map<string, Intl.Segmenter>();

/** @returns a segmenter for a BCP 47 tag; English for an unknown or malformed tag. */
export function segmenterFor(language: string | undefined, granularity: 'word' | 'sentence'): Intl.Segmenter {
  const primary = primaryLanguage(language);
  const key = `${primary} ${granularity}`;
  let segmenter = built.get(key);
  if (!segmenter) {
    segmenter = new Intl.Segmenter(primary, { granularity });
    built.set(key, segmenter);
  }
  return segmenter;
}

/** @returns the primary subtag in lower case (`pt` of `pt-BR`); `en` when there is none. */
export function primaryLanguage(language: string | null | undefined): string {
  const primary = /^([a-z]{2,3})(?:[-_]|$)/i.exec(language ?? '')?.[1];
  return primary ? primary.toLowerCase() : 'en';
}

/**
 * The time of `Intl.Segmenter` grows with the square of the text (1.1 s for 80,000 brackets, Node 20), so long texts are
 * segmented in pieces.
 */
const PIECE = 2000;

/** A part of a text and its start, in UTF-16 units. */
export interface Piece {
  readonly text: string;
  readonly start: number;
}

/**
 * @param size maximum length of a piece, in UTF-16 units
 * @returns the text in consecutive pieces, cut after white space where there is any.
 */
export function* piecesOf(text: string, size = PIECE): Generator<Piece> {
  let start = 0;
  while (start < text.length) {
    const end = start + size >= text.length ? text.length : cutBefore(text, start, size);
    yield { text: text.slice(start, end), start };
    start = end;
  }
}

const PAUSES = new Set('。、！？，；：」』)]');

function cutBefore(text: string, start: number, size: number): number {
  const least = start + size / 4;
  for (const isMark of [(mark: string) => /\s/.test(mark), (mark: string) => PAUSES.has(mark)]) {
    for (let at = start + size - 1; at >= least; at -= 1) {
      if (isMark(text[at] ?? '')) return at + 1;
    }
  }
  // Never between the two halves of a surrogate pair.
  const code = text.charCodeAt(start + size - 1);
  return start + size - (code >= 0xd800 && code <= 0xdbff ? 1 : 0);
}
