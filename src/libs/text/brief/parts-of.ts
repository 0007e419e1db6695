import { foldText } from '../phrases.js';
import { primaryLanguage } from '../segmenter.js';
import { isStopWord } from '../language/stop-words.js';
import { withoutFrame } from '../language/frame-words.js';
import { CHINESE_OR_JAPANESE, termsOf, thingsIn } from '../terms.js';
import { WORDS_OF_PARTS, type PartWords, type Sense } from './part-words.js';

/** One of several things that a brief asks for: "continuous archiving", "after a flood", "how sure the researchers are". */
export interface BriefPart {
  /** As the brief has it. */
  readonly text: string;
  /** As `termsOf` gives them, each once. */
  readonly terms: readonly string[];
  /** What a text must say besides, in any of its words: "afterwards" for "after a flood", "install" for "set up a printer". */
  readonly sense?: Sense;
}

const LONGEST_INPUT = 2000;
/** More are examples, not an order. */
const MOST_PARTS = 8;
/** A list names things; what is longer tells something of its own. */
const LONGEST_PART = 120;

/**
 * The parts that a brief asks for one by one: a list behind a colon, several questions, "before, during and after", things in a
 * row, two things or tasks.
 *
 * @param language BCP 47 tag
 * @returns them in the order of the brief; none where it asks for one thing
 */
export function partsOf(input: string, language: string): BriefPart[] {
  const words = WORDS_OF_PARTS[primaryLanguage(language)] ?? WORDS_OF_PARTS['en'];
  if (!words) return [];
  const found: BriefPart[] = [];
  const lines = input.slice(0, LONGEST_INPUT).split(/[\r\n?!。？！]+|\.(?=\s|$)/u);
  for (const line of lines) {
    const parts = partsOfLine(line.replace(/\s+/gu, ' ').trim(), language, words);
    if (parts.length > 1) found.push(...parts);
  }
  const once = found.filter(
    (part, at) => found.findIndex(({ text }) => foldText(text) === foldText(part.text)) === at,
  );
  return once.length > 1 && once.length <= MOST_PARTS ? once : [];
}

/**
 * @param weightOf of a term of the part; all alike when left out
 * @returns the share of a part that a text names, 0 to 1
 */
export function shareOfPart(
  { terms, sense }: BriefPart,
  text: string,
  language: string,
  weightOf: (term: string) => number = () => 1,
): number {
  if (sense && !hasSense(text, sense, language)) return 0;
  const said = new Set(termsOf(text, language));
  let all = 0;
  let held = 0;
  for (const term of terms) {
    all += weightOf(term);
    if (said.has(term)) held += weightOf(term);
  }
  return all === 0 ? 1 : held / all;
}

/** @returns whether a text says that something is before, during or after, or set up, in the words of its language */
export function hasSense(text: string, sense: Sense, language: string): boolean {
  const words = WORDS_OF_PARTS[primaryLanguage(language)] ?? WORDS_OF_PARTS['en'];
  return words?.senses[sense].test(text) ?? false;
}

function partsOfLine(line: string, language: string, words: PartWords): BriefPart[] {
  const listed = afterColon(line, language, words);
  if (listed.length > 1) return listed;
  for (const read of [times, questions]) {
    const parts = read(line, language, words);
    if (parts.length > 1) return parts;
  }
  return row(line, language, words);
}

function partOf(text: string, language: string): BriefPart[] {
  const bare = text.replace(/^[\s,;:、，—–-]{1,8}|[\s,;:、，—–-]{1,8}$/gu, '');
  const terms = thingsIn(bare, language);
  if (terms.length === 0 || bare.length > LONGEST_PART) return [];
  return [{ text: bare, terms }];
}

/** "…: dumps, copies of the files and continuous archiving". */
function afterColon(line: string, language: string, words: PartWords): BriefPart[] {
  const colon = Math.max(line.lastIndexOf(': '), line.lastIndexOf('：'));
  if (colon === -1) return [];
  const list = line.slice(colon + 1);
  const asked = questions(list, language, words);
  if (asked.length > 1) return asked;
  return /[,、，]/u.test(list) ? list.split(words.joint).flatMap((each) => partOf(each, language)) : [];
}

/** "before, during and after a flood": what follows the last of them belongs to all. */
function times(line: string, language: string, words: PartWords): BriefPart[] {
  const found = [...line.matchAll(words.times)].flatMap((match) => {
    const sense = words.timeSense(match[0]);
    return sense ? [{ sense, word: match[0], start: match.index, end: match.index + match[0].length }] : [];
  });
  if (new Set(found.map(({ sense }) => sense)).size < 2) return [];
  const apart = found
    .slice(1)
    .every(({ start }, at) => words.apart.test(line.slice(found[at]?.end ?? 0, start)));
  if (!apart) return [];
  const rest = line.slice(found.at(-1)?.end ?? 0).trim();
  // Scripts that write it behind: "洪水の前、最中、後".
  const of = thingsIn(rest, language).length > 0 ? rest : line.slice(0, found[0]?.start ?? 0);
  const terms = thingsIn(of, language).slice(0, 3);
  return found.map(({ word, sense }) => ({ text: rest === '' ? word : `${word} ${rest}`, terms, sense }));
}

/** "how much they bury, what threatens that, and how sure the researchers are". */
function questions(whole: string, language: string, words: PartWords): BriefPart[] {
  // There the kind of text that is wanted stands behind the last question.
  const line = CHINESE_OR_JAPANESE.test(whole) ? withoutFrame(whole, language) : whole;
  const starts = [...line.matchAll(words.question)].map((match) => match.index + (match[1]?.length ?? 0));
  if (starts.length === 0) return [];
  const first = line.slice(0, starts[0]).search(words.firstQuestion);
  const begins = first === -1 ? starts : [first, ...starts];
  if (begins.length < 2) return [];
  return begins.flatMap((start, at) => {
    const text = line.slice(start, begins[at + 1] ?? line.length).replace(words.lastJoint, '');
    return partOf(text, language);
  });
}

/** "allotments, parking permits and the town hall, with the deadlines"; "set up a printer and print on both sides". */
function row(line: string, language: string, words: PartWords): BriefPart[] {
  const bare = withoutFrame(line, language)
    .split(/: |：/u)
    .find((each) => words.and.test(each));
  if (bare === undefined) return [];
  const pieces = bare.split(words.joint);
  // Several pairs in one sentence: what belongs together is unknown.
  if (pieces.length > 2 && !/[,、，・]/u.test(bare)) return [];
  const isTask = words.task.test(line) && pieces.length === 2;
  // "users, groups and passwords | on a Debian system"
  const isPlain =
    pieces.length > 2 && pieces.slice(1, -1).every((piece) => firstThing(piece, language) === piece.trim());
  return pieces.flatMap((piece, at) => {
    const own = piece.replace(words.adds, '');
    if (isPlain && own === piece && at === pieces.length - 1)
      return partOf(firstThing(piece, language), language);
    if (at > 0) return partOf(own, language);
    if (!isTask) return partOf(lastThing(piece, language), language);
    return taskOf(piece, line.slice(0, line.indexOf(bare)), language, words);
  });
}

/** "set up a printer", of which the frame of a brief may have taken the verb. */
function taskOf(piece: string, frame: string, language: string, words: PartWords): BriefPart[] {
  const { setup } = words.senses;
  const text = setup.test(piece) ? piece : frame.slice(Math.max(0, frame.search(setup))) + piece;
  if (!setup.test(text)) return partOf(piece, language);
  return partOf(piece.replace(setup, ' '), language).map(({ terms }) => ({
    text: text.trim(),
    terms,
    sense: 'setup',
  }));
}

/** What stands before a row and belongs to no item of it: "what residents pay for | allotments". */
function lastThing(text: string, language: string): string {
  const trimmed = text.trim();
  if (CHINESE_OR_JAPANESE.test(trimmed))
    return trimmed.split(/[のをがにではへ]/u).findLast((run) => run !== '') ?? trimmed;
  const kept: string[] = [];
  for (const word of trimmed.split(' ').toReversed()) {
    if (kept.length > 0 && isStopWord(word.toLowerCase(), primaryLanguage(language))) break;
    kept.unshift(word);
  }
  return kept.join(' ');
}

/** What stands behind a row of plain things belongs to all of them. */
function firstThing(text: string, language: string): string {
  const trimmed = text.trim();
  if (CHINESE_OR_JAPANESE.test(trimmed)) return trimmed;
  const words = trimmed.split(' ');
  const isStop = (word: string) => isStopWord(word.toLowerCase(), primaryLanguage(language));
  const end = words.findIndex((word, at) => at > 0 && isStop(word) && !isStop(words[0] ?? ''));
  return end === -1 ? trimmed : words.slice(0, end).join(' ');
}
