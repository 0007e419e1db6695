import { foldLines, foldText } from '../article/fold-text.js';
import type { Line } from './lines.js';
import { endsLine, isHyphened, Wrapping } from './wrapping.js';

/** A paragraph, an item, a heading: what an author would call a line, wherever it was broken. */
export interface Piece {
  readonly kind: 'text' | 'heading' | 'bullet' | 'numbered' | 'quote' | 'code' | 'table' | 'rule';
  /** One line of text; of code and tables, their lines; of a quotation, what was quoted, with its line breaks. */
  readonly text: string;
  /** Of a heading with a mark. */
  readonly level: number;
  readonly indent: number;
  /** Whether an empty line stands above. */
  readonly isApart: boolean;
}

/** Chosen, in letters: a rule below a longer line, or a sentence, parts it from the next. */
const LONGEST_TITLE = 120;
/** A command line as manuals show it. */
const COMMAND =
  /^(?:\$|PS [A-Z]:\\[^>]{0,100}>|[A-Z]:\\[^>]{0,100}>|\w{1,20}@[\w-]{1,40}:\S{0,60}[$#])\s+[a-z./~]/i;
/** In front of these a hyphen at the end of a line leaves a space: `pre- and post-war`. */
const AFTER_HYPHEN = /^(?:and|or|to|und|oder|bis|et|ou|y|o|e|en|of|als|и|или)\b/u;

/** Puts the lines of a text together again that were broken to keep them short. */
export function piecesOf(lines: readonly Line[]): Piece[] {
  return new Assembly(lines).pieces();
}

class Assembly {
  private readonly found: Piece[] = [];
  private readonly wrapping: Wrapping;
  private at = 0;
  /** Of the last numbered piece. */
  private lastNumber = 0;
  private isApart = false;

  constructor(private readonly lines: readonly Line[]) {
    this.wrapping = new Wrapping(lines);
  }

  pieces(): Piece[] {
    for (let line = this.lines[0]; line; line = this.lines[this.at]) {
      if (line.kind === 'blank') {
        this.at += 1;
        this.isApart = true;
        continue;
      }
      this.read(line);
      this.isApart = false;
    }
    return this.found;
  }

  private read(line: Line): void {
    if (line.kind === 'fence' && this.readFence(line)) return;
    if (line.kind === 'row' && this.readTable()) return;
    if (line.kind === 'quoted') this.readQuoted(line);
    else if (line.kind === 'heading') this.readOne('heading', line.text.replace(/(?<=\s)#+$/, ''), line);
    else if (COMMAND.test(line.raw)) this.readCommands();
    else if (line.kind === 'rule' || line.kind === 'underline' || line.kind === 'fence')
      this.readOne('rule', line.raw, line);
    else this.readText(line);
  }

  private readOne(kind: Piece['kind'], text: string, { level, indent }: Line): void {
    this.add(kind, foldText(text), level, indent);
    this.at += 1;
  }

  private add(kind: Piece['kind'], text: string, level: number, indent: number): void {
    if (text !== '') this.found.push({ kind, text, level, indent, isApart: this.isApart });
  }

  /** @returns whether the fence has an end; without one it is a line like any other. */
  private readFence(open: Line): boolean {
    const mark = open.raw.slice(0, 3);
    const end = this.fenceEnds(mark).find((index) => index > this.at);
    if (end === undefined) return false;
    const code = this.lines.slice(this.at + 1, end).map(({ whole }) => whole);
    this.add('code', foldLines(code.join('\n')), 0, open.indent);
    this.at = end + 1;
    return true;
  }

  private readonly ends = new Map<string, number[]>();

  /** Looked up once: a text of open fences would be searched to its end for each. */
  private fenceEnds(mark: string): number[] {
    let ends = this.ends.get(mark);
    if (!ends) {
      ends = [...this.lines.entries()].flatMap(([index, { kind, raw }]) =>
        kind === 'fence' && raw.startsWith(mark) && /^[`~]+$/.test(raw) ? [index] : [],
      );
      this.ends.set(mark, ends);
    }
    while (ends[0] !== undefined && ends[0] <= this.at) ends.shift();
    return ends;
  }

  private readCommands(): void {
    const commands: string[] = [];
    const [first] = this.lines.slice(this.at, this.at + 1);
    for (let line = first; line && COMMAND.test(line.raw); line = this.lines[this.at]) {
      commands.push(line.whole);
      this.at += 1;
    }
    this.add('code', foldLines(commands.join('\n')), 0, first?.indent ?? 0);
  }

  private readTable(): boolean {
    let end = this.at;
    while (this.lines[end]?.kind === 'row') end += 1;
    const rows = this.lines.slice(this.at, end).map(({ raw }) => raw);
    if (rows.length < 2) return false;
    const cells = rows
      .filter((row) => !isDelimiter(row))
      .map((row) => (row.startsWith('|') ? row.slice(1, -1).split('|') : row.split(/\t+/)))
      .map((row) => row.map(foldText).join(' | '));
    this.add('table', cells.filter((row) => /[^|\s]/.test(row)).join('\n'), 0, 0);
    this.at = end;
    return true;
  }

  /** Marks of one depth belong together; what was wrapped before it was quoted is put together later. */
  private readQuoted({ level, indent }: Line): void {
    const quoted: string[] = [];
    for (
      let line = this.lines[this.at];
      line?.kind === 'quoted' && line.level === level;
      line = this.lines[this.at]
    ) {
      quoted.push(line.text);
      this.at += 1;
    }
    this.add('quote', foldLines(quoted.join('\n')), level, indent);
  }

  private readText(first: Line): void {
    const parts = [first.kind === 'bullet' ? first.text : first.raw];
    let last = first;
    if (first.kind === 'numbered') this.lastNumber = Number.parseInt(first.raw, 10) || 0;
    this.at += 1;
    for (let next = this.lines[this.at]; next && this.goesOn(last, next); next = this.lines[this.at]) {
      const part = parts.at(-1) ?? '';
      if (isHyphened(part, next.raw) && !AFTER_HYPHEN.test(next.raw)) parts.push(next.raw);
      else parts.push('\n', next.raw);
      last = { ...next, kind: first.kind };
      this.at += 1;
    }
    const under = this.lines[this.at];
    const isTitle =
      last === first &&
      first.kind !== 'bullet' &&
      first.raw.length <= LONGEST_TITLE &&
      !/[.。]$/u.test(first.raw);
    if (under?.kind === 'underline' && isTitle) {
      this.at += 1;
      this.add('heading', foldText(first.raw), under.level, 0);
    } else this.add(pieceKind(first), foldText(parts.join('')), 0, first.indent);
  }

  private goesOn(line: Line, next: Line): boolean {
    const after = this.lines[this.at + 1];
    if (after?.kind === 'underline' && next.kind === 'text') return false;
    if (next.kind === 'text' || (next.kind === 'row' && after?.kind !== 'row'))
      return this.wrapping.continues(line, next, after);
    // `… on July` / `12. It rained.`
    const isMarked = next.kind === 'bullet' || next.kind === 'numbered' || next.kind === 'heading';
    if (isMarked && this.wrapping.continuesDespiteMark(line, next)) return true;
    const number = next.kind === 'numbered' ? Number.parseInt(next.raw, 10) : 0;
    return number > 1 && number !== this.lastNumber + 1 && !endsLine(line.raw);
  }
}

function pieceKind({ kind }: Line): Piece['kind'] {
  return kind === 'bullet' || kind === 'numbered' ? kind : 'text';
}

/** The row under the head of a Markdown table. */
function isDelimiter(row: string): boolean {
  return row.includes('--') && /^[-|:\s]*$/.test(row);
}
