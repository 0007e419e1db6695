import {
  countWords,
  isAttendanceLabel,
  isBoxLabel,
  isByline,
  isCaption,
  isCredit,
  isNotice,
  isPressMark,
} from '../../text/index.js';
import type { Piece } from './pieces.js';
import { endsLine } from './wrapping.js';

/** Chosen: of a heading without a mark of its own. */
const LONGEST = { letters: 90, words: 12 };
/** Chosen: shorter lines with an end are as often of a list as of prose. Letters count where spaces part no words. */
const PROSE = 40;
const FEWEST_WORDS = 3;

const BOLD = /^(?:\*\*(?!\s)[^*]{1,200}\*\*|__(?!\s)[^_]{1,200}__)[:：]?$/;
/** `1. `, `1.2 `, `Section 3: `. */
const NUMBER =
  /^(?:(\d{1,2})[.)]?|(\d{1,2}(?:\.\d{1,2}){1,3})\.?|(?:section|chapter|part|kapitel|abschnitt|chapitre|capítulo|capitolo|hoofdstuk)\s\d{1,2}[.:]?|第\s?[\d一二三四五六七八九十]{1,3}\s?[章節节][:：]?)\s+(?=\S)/iu;
const LIKE_DATE =
  /^(?:\p{L}+,?\s)?\d{1,2}(?:\.|st|nd|rd|th)?,?\s(?:(?:de|of)\s)?\p{L}+\.?,?\s(?:(?:de|of)\s)?\d{4}$|^\p{L}+\s\d{1,2},?\s\d{4}$|^\d{1,4}[-./年]\d{1,2}[-./月]\d{1,4}日?$/u;
const LIKE_ADDRESS = /@|https?:|www\.|\b\d{5}\b|^\+?[\d\s()./-]+$/;

/** @returns the level of each piece that is a heading without a mark; null for all others */
export function titleLevels(pieces: readonly Piece[], isLabelled: readonly unknown[]): (number | null)[] {
  const numbered = numberedTitles(pieces);
  const isTitled = pieces.map(
    (piece, index) => !isLabelled[index] && isTitle(pieces, index, piece, numbered),
  );
  const hasLevels = pieces.some(
    ({ kind, text }, index) =>
      kind === 'heading' || (isTitled[index] === true && (isCapitals(text) || numbered.has(index))),
  );
  return pieces.map(({ text }, index) => {
    if (isTitled[index] !== true) return null;
    if (isCapitals(text)) return 2;
    const deep = NUMBER.exec(text)?.[2];
    if (numbered.has(index)) return deep === undefined ? 2 : 1 + deep.split('.').length;
    return hasLevels ? 3 : 2;
  });
}

function isTitle(
  pieces: readonly Piece[],
  index: number,
  piece: Piece,
  numbered: ReadonlySet<number>,
): boolean {
  if (piece.kind === 'numbered') return numbered.has(index);
  if (piece.kind !== 'text' || !pieces[index + 1]) return false;
  if (BOLD.test(piece.text)) return !isBoxLabel(bare(piece.text));
  if (!looksLikeTitle(piece.text)) return false;
  if (isCapitals(piece.text)) return true;
  return standsOver(pieces, index) && !isInBlock(pieces, index);
}

/** A short line without an end, that is no date, address, notice or the like. */
function looksLikeTitle(text: string): boolean {
  if (text.length > LONGEST.letters || !/\p{L}{2}/u.test(text) || /^[\p{Ll}(]/u.test(text)) return false;
  if ((endsLine(text) && !/[?？؟]$/.test(text)) || /[,、，;|]$/.test(text)) return false;
  if (LIKE_DATE.test(text) || LIKE_ADDRESS.test(text) || countWords(text) > LONGEST.words) return false;
  return !(
    isPressMark(text) ||
    isNotice(text) ||
    isByline(text) ||
    isCaption(text) ||
    isCredit(text) ||
    isBoxLabel(text) ||
    isAttendanceLabel(text)
  );
}

/** Prose, a list or a table follows, or another title that stands over it. */
function standsOver(pieces: readonly Piece[], index: number): boolean {
  const next = pieces[index + 1];
  if (!next) return false;
  // A question stands over its answer, and is a sentence anywhere else.
  if (next.kind !== 'text') return next.kind !== 'rule' && !endsLine(pieces[index]?.text ?? '');
  if (isProse(next.text) || hasLabel(next.text)) return true;
  const after = pieces[index + 2];
  return next.isApart && after?.kind === 'text' && looksLikeTitle(next.text) && isProse(after.text);
}

/** The last line of an address, or of a list without marks. */
function isInBlock(pieces: readonly Piece[], index: number): boolean {
  const before = pieces[index - 1];
  return (
    before?.kind === 'text' &&
    pieces[index]?.isApart === false &&
    !endsLine(before.text) &&
    !isCapitals(before.text)
  );
}

/** "There was none." is prose, and so is what leads into a list. */
function isProse(text: string): boolean {
  return endsLine(text) && (text.length >= PROSE || countWords(text) >= FEWEST_WORDS);
}

/** `Price: 30 EUR`. */
function hasLabel(text: string): boolean {
  return /^[^:：.]{1,40}[:：]\s?\S/u.test(text);
}

function isCapitals(text: string): boolean {
  return (
    text.length <= LONGEST.letters &&
    !/\p{Ll}/u.test(text) &&
    /\p{Lu}.*\p{Lu}.*\p{Lu}.*\p{Lu}/u.test(text) &&
    looksLikeTitle(text)
  );
}

function bare(text: string): string {
  return text.replaceAll(/[*_]/g, '');
}

/**
 * Numbered lines that are titles: more than half of a run stand over prose. In a list of steps hardly any does, and a title
 * of the minutes may be left without text.
 */
function numberedTitles(pieces: readonly Piece[]): ReadonlySet<number> {
  const titles = new Set<number>();
  let run: number[] = [];
  let last = 0;
  const close = () => {
    const over = run.filter((index) => isOverProse(pieces, index)).length;
    if (over * 2 > run.length) for (const index of run) titles.add(index);
    run = [];
  };
  for (const [index, { kind, text }] of pieces.entries()) {
    if (kind !== 'numbered' && kind !== 'text') continue;
    const number = NUMBER.exec(text);
    const rest = number ? text.slice(number[0].length) : '';
    if (!number || !/^\p{L}/u.test(rest) || !looksLikeTitle(rest)) continue;
    if (number[1] === undefined || kind === 'text') {
      // `1.2 Scope`, `Section 3: Scope` number nothing but titles.
      if (number[1] === undefined && isOverProse(pieces, index)) titles.add(index);
      continue;
    }
    const value = Number(number[1]);
    if (value !== last + 1) close();
    run.push(index);
    last = value;
  }
  close();
  return titles;
}

function isOverProse(pieces: readonly Piece[], index: number): boolean {
  const next = pieces[index + 1];
  return next?.kind === 'text' && isProse(next.text) && !isDeeper(pieces[index], next);
}

/** An indented paragraph goes on with an item. */
function isDeeper(piece: Piece | undefined, next: Piece): boolean {
  return piece !== undefined && next.indent > piece.indent;
}
