import type { Line } from './lines.js';

/** Chosen, in columns: nothing wraps its lines wider, and so a longer line is a paragraph. */
const WIDEST = 120;
/** Chosen, in columns: in a text that is not wrapped, or not evenly, a shorter line may be one of a list. */
const NARROW = 40;
/** Chosen: of the lines that surely go on, so many fill the width in a text that a program has wrapped. */
const EVEN = 0.9;
/** Chosen: where lines are not filled evenly, as in a printed page, one shorter than this part of the widest ends a paragraph. */
const FILLED = 0.6;
/** Chosen, in columns: the longest line that ends inside a word or before a name may be so much longer than others. */
const LONGER = 10;

/** In letters: the end of a line that may hold one of those words. */
const LONGEST_JOINT = 12;

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;
const EAST_ASIAN = /^["'“‘«(「『（]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const ENDS = /[.!?…:;。！？：；؟۔।][\s"'”’»›)\]」』）*_]*$/u;
const STARTS_SMALL = /^["'“‘«(*_]{0,3}(?:\p{Ll}|\p{Pd}\s)/u;
const STARTS_CASELESS = /^["'“‘«(「『（]?\p{Lo}/u;

/** @returns whether a line ends as a sentence or its lead-in does. */
export function endsLine(text: string): boolean {
  return ENDS.test(text);
}

/** @returns whether a word may go on in the line below, or a compound whose hyphen ends the line above. */
export function isHyphened(line: string, next: string): boolean {
  return /\p{L}-$/u.test(line) && /^\p{Ll}/u.test(next);
}

/** Tells the line breaks that only keep lines short from those that their author made. */
export class Wrapping {
  /** Columns of the longest wrapped line; null where lines are not wrapped. */
  private readonly width: number | null;
  /** Whether each line is filled as far as its words allow, as by a program. */
  private readonly isEven: boolean;
  private readonly isEastAsian: boolean;

  constructor(lines: readonly Line[]) {
    const pairs: (readonly [Line, Line])[] = [];
    let caseless = 0;
    for (const [index, line] of lines.entries()) {
      const next = lines[index + 1];
      if (!next || !isProse(line) || columnsOf(line) > WIDEST) continue;
      const goesOn = surelyGoesOn(line, next, lines[index + 2]);
      const mayGoOn =
        next.kind === 'text' &&
        !endsLine(line.raw) &&
        STARTS_CASELESS.test(next.raw) &&
        columnsOf(line) >= NARROW;
      if (!goesOn && !mayGoOn) continue;
      pairs.push([line, next]);
      if (!goesOn) caseless += 1;
    }
    this.isEastAsian = pairs.filter(([, next]) => EAST_ASIAN.test(next.raw)).length * 2 > pairs.length;
    const longest = pairs.reduce((most, [line]) => Math.max(most, columnsOf(line)), 0);
    this.width = widest(lines, longest);
    const filled = pairs.filter(([line, next]) => this.isFull(line, next)).length;
    this.isEven = pairs.length > 0 && filled >= EVEN * pairs.length;
    // Small words one below another are a list, and so are lines of a script without capitals.
    const isUneven = longest >= NARROW && caseless === 0;
    const isNarrowProse = pairs.length > 1 && pairs.some(([, next]) => endsLine(next.raw));
    const isWrapped = this.isEven ? longest >= NARROW || isNarrowProse : isUneven;
    if (!isWrapped) this.width = null;
  }

  /** Whether the first word of the next line would not have fitted. */
  private isFull(line: Line, next: Line): boolean {
    const columns = columnsOf(line);
    if (this.width === null || columns > this.width) return false;
    // Signs that may not begin a line leave up to two of them for the next.
    if (this.isEastAsian) return columns + 6 > this.width;
    return columns + 1 + widthOf(firstWordOf(next.raw)) > this.width;
  }

  /**
   * @param next the line below, which is no part of a list, a table or a quotation by its own mark
   * @param after the line below that
   * @returns whether a line goes on in the next
   */
  continues(line: Line, next: Line, after: Line | undefined): boolean {
    if (this.isEven && this.isFull(line, next)) return isOpen(line, next) || !this.isTitle(next, after);
    if (!isOpen(line, next)) return false;
    const columns = columnsOf(line);
    if (isHyphened(line.raw, next.raw) || (columns >= NARROW && line.raw.endsWith(','))) return true;
    // An item goes on in a small letter however short it is; a line of text may be one of a list.
    if (STARTS_SMALL.test(next.raw)) return line.kind !== 'text' || columns >= NARROW || endsLine(next.raw);
    if (this.width === null || this.isEven || this.isEastAsian) return false;
    return columns <= this.width && columns >= FILLED * this.width;
  }

  /** @returns whether a line that begins like an item is the rest of the sentence above: `… on July` / `12. It rained.` */
  continuesDespiteMark(line: Line, marked: Line): boolean {
    return !endsLine(line.raw) && this.isEven && this.isFull(line, marked);
  }

  /** Below a full line that ends a sentence, a line without an end that is not full either is no part of a paragraph. */
  private isTitle(line: Line, after: Line | undefined): boolean {
    if (endsLine(line.raw) || STARTS_SMALL.test(line.raw)) return false;
    return after === undefined || after.kind === 'blank' || !this.isFull(line, after);
  }
}

function isProse({ kind }: Line): boolean {
  return kind === 'text' || kind === 'bullet' || kind === 'numbered';
}

/** Words that no title or item of a list ends with: a sentence goes on behind them. */
const JOINS =
  /(?<![\p{L}\p{N}])(?:a|an|the|of|in|on|at|by|to|for|from|with|and|or|but|as|is|are|was|were|be|that|which|his|her|its|their|our|this|these|into|than|der|die|das|den|dem|des|eine?[nmrs]?|und|oder|im|an|am|auf|aus|bei|mit|nach|von|vom|zu[mr]?|für|über|ist|sind|le|la|les|une?|des?|du|et|ou|à|aux?|en|dans|sur|par|pour|avec|que|qui|est|sont|el|los|las|del|y|o|al|con|por|para|es|su|il|lo|gli|di|della|dei|da|per|che|è|sono|het|een|of|op|aan|van|met|voor|door|te|is|os?|as|um|uma|dos?|das?|em|n[oa]|com|é|são|в|на|и|с|по|для|от|из|к|у|не|что|[–—-]|(?:\p{L}\.){2,4}|Dr\.|Mrs?\.|Ms\.|Prof\.|St\.|Nr\.|No\.)$/iu;

/** Whether a line goes on in the next whatever the width of the text is. */
function surelyGoesOn(line: Line, next: Line, after: Line | undefined): boolean {
  const isLong = columnsOf(line) >= NARROW;
  if (isLong && next.kind === 'text' && JOINS.test(line.raw.slice(-LONGEST_JOINT))) return true;
  if (!isOpen(line, next)) return false;
  // No title, and no item of a list, is a sentence and the beginning of another.
  if (isLong && next.kind === 'text' && /[\p{Ll}\d]{2}[.!?]["”’)]?\s+["“‘(]?\p{Lu}/u.test(line.raw))
    return true;
  if (next.kind === 'text') return STARTS_SMALL.test(next.raw) || (isLong && line.raw.endsWith(','));
  // A dash inside of a sentence, and not the only item of a list.
  return isLong && /^[–—-]\s\p{Ll}/u.test(next.raw) && endsLine(next.raw) && after?.kind !== 'bullet';
}

/** Whether a line ends before its sentence does. A colon may stand inside of one too. */
function isOpen(line: Line, next: Line): boolean {
  if (!endsLine(line.raw)) return true;
  return (
    /[:;]$/.test(line.raw) && columnsOf(line) >= NARROW && STARTS_SMALL.test(next.raw) && endsLine(next.raw)
  );
}

function firstWordOf(text: string): string {
  return /^\S{1,200}/.exec(text)?.[0] ?? '';
}

/** The longest wrapped line: some end before a name, and are longer than those that surely go on. */
function widest(lines: readonly Line[], longest: number): number {
  return lines
    .filter(isProse)
    .map(columnsOf)
    .reduce((most, columns) => (columns <= longest + LONGER ? Math.max(most, columns) : most), longest);
}

function columnsOf({ indent, raw }: Line): number {
  return indent + widthOf(raw);
}

/** Signs of East Asia are as wide as two letters. */
function widthOf(text: string): number {
  if (text.length > 2 * WIDEST) return text.length;
  let columns = 0;
  for (const sign of text) columns += WIDE.test(sign) ? 2 : 1;
  return columns;
}
