import { isAttendanceLabel } from '../../text/index.js';
import type { Piece } from './pieces.js';

/** A line that begins with a label: `Price: 30 EUR`, `MAYOR ROE: We begin.` */
export interface Labelled {
  readonly label: string;
  readonly value: string;
}

const LABEL = /^([\p{Lu}\p{Lt}\p{Lo}\p{N}*_“"][^:：.!?。\n]{0,40}?)\s?(?:[:：]\*{0,2}\s+|：)(?=\S)/u;
/** Chosen: `Date of next meeting`, `Price for two adults`. */
const MOST_WORDS = 5;
/** Chosen: names of speakers, and labels before what may be a sentence. */
const FEW_WORDS = 3;
/** Chosen, in letters: a value of a table is a line at most, and one that ends like a sentence is shorter. */
const LONGEST_VALUE = 160;
const LONGEST_SENTENCE = 40;

const ASKED =
  /^(?:q|question|frage|f|pregunta|p|domanda|d|vraag|v|pergunta|вопрос|в|問|质问|問い|질문|问|問題|س|سؤال)\s?\d{0,3}\.?$/iu;
const ANSWERED =
  /^(?:a|answer|antwort|réponse|r|respuesta|risposta|antwoord|resposta|ответ|о|答|回答|答え|답|답변|ج|جواب)\s?\d{0,3}\.?$/iu;

/** @returns the label and the value of a line; null for any other */
export function labelledLine(text: string): Labelled | null {
  const found = LABEL.exec(text);
  const label = (found?.[1] ?? '').replaceAll(/[*_]/g, '').trim();
  if (!found || label === '' || wordsOf(label).length > MOST_WORDS) return null;
  return { label, value: text.slice(found[0].length) };
}

/**
 * Which pieces are lines of a table of labels, or turns of a conversation: two or more values in a row, or a label that
 * comes again and is written like a name. A sentence may have a colon too.
 */
export function labelledPieces(pieces: readonly Piece[]): (Labelled | null)[] {
  const found = pieces.map(({ kind, text }) => (kind === 'text' ? labelledLine(text) : null));
  const times = new Map<string, number>();
  for (const one of found) if (one) times.set(one.label, (times.get(one.label) ?? 0) + 1);
  const isValue = (at: number) => isInTable(found[at] ?? null);
  return found.map((one, at) => {
    if (!one) return null;
    const isInRow = isValue(at) && (isValue(at - 1) || isValue(at + 1));
    const isSpeaker = (times.get(one.label) ?? 0) > 1 && isWrittenAsName(one.label);
    return isInRow || isSpeaker || isAttendanceLabel(one.label) ? one : null;
  });
}

function isInTable(one: Labelled | null): boolean {
  if (!one || one.value.length > LONGEST_VALUE) return false;
  const isSentence = /[.!?。！？]["”»)\]]?$/u.test(one.value);
  return !isSentence || (one.value.length <= LONGEST_SENTENCE && wordsOf(one.label).length <= FEW_WORDS);
}

function isWrittenAsName(label: string): boolean {
  const words = wordsOf(label);
  return words.length <= FEW_WORDS && words.every((word) => /^[\p{Lu}\p{Lo}\p{N}]/u.test(word));
}

function wordsOf(label: string): string[] {
  return label.split(/\s+/);
}

/** @returns which labels part questions from answers; none where a text does not have both */
export function conversationOf(labelled: readonly (Labelled | null)[]): {
  readonly asks: (label: string) => boolean;
  readonly answers: (label: string) => boolean;
} {
  const labels = labelled.flatMap((one) => (one ? [one.label] : []));
  const hasBoth = labels.some((label) => ASKED.test(label)) && labels.some((label) => ANSWERED.test(label));
  return {
    asks: (label) => hasBoth && ASKED.test(label),
    answers: (label) => hasBoth && ANSWERED.test(label),
  };
}
