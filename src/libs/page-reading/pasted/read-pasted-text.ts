import { cutHeading } from '../../text/index.js';
import { withAsides } from '../article/asides.js';
import { withTypedSteps } from '../article/steps.js';
import type { TextBlock } from '../read-page.js';
import { plainText } from './inline-marks.js';
import { conversationOf, labelledPieces, type Labelled } from './labels.js';
import { linesOf } from './lines.js';
import { mailParts } from './mail.js';
import { piecesOf, type Piece } from './pieces.js';
import { titleLevels } from './titles.js';

/** A question under the headings of its section. */
const QUESTION_LEVEL = 4;
/** Chosen, in letters: a longer question is a paragraph. */
const LONGEST_QUESTION = 200;
/** Chosen, in spaces: what is set in by so many belongs to the item above. */
const SET_IN = 2;

/**
 * Reads a text as people paste it: Markdown or none, wrapped or one line a paragraph, minutes, press releases, letters,
 * conversations. Its layout makes no difference to its sentences. No letter of it is lost: what is no prose is an aside,
 * and only marks (`#`, `-`, `1.`, `Q:`) are no part of a block's text.
 */
export function readPastedText(text: string): TextBlock[] {
  return withAsides(withTypedSteps(new PastedText(text).blocks()), '');
}

class PastedText {
  private readonly made: TextBlock[] = [];
  private readonly pieces: readonly Piece[];
  private readonly levels: readonly (number | null)[];
  private readonly labels: readonly (Labelled | null)[];
  private readonly conversation: ReturnType<typeof conversationOf>;
  private readonly mail: ReadonlySet<number>;
  /** How far the list is set in that is being read; null outside of lists. */
  private listIndent: number | null = null;

  constructor(text: string) {
    this.pieces = piecesOf(linesOf(text));
    this.mail = mailParts(this.pieces);
    this.labels = labelledPieces(this.pieces);
    this.levels = titleLevels(this.pieces, this.labels);
    this.conversation = conversationOf(this.labels);
  }

  blocks(): TextBlock[] {
    for (const [index, piece] of this.pieces.entries()) {
      if (this.mail.has(index)) this.made.push({ kind: 'paragraph', aside: true, text: piece.text });
      else this.read(piece, index);
    }
    return this.made;
  }

  private read(piece: Piece, index: number): void {
    const { kind, text } = piece;
    const level = kind === 'heading' ? piece.level : (this.levels[index] ?? null);
    if (level !== null) this.add({ kind: 'heading', level, text: '' }, text);
    else if (kind === 'code' || kind === 'table') this.made.push({ kind, text, ...this.within(piece) });
    else if (kind === 'quote') this.readQuote(text);
    else if (kind === 'bullet') this.readItem(piece);
    else if (kind === 'numbered') this.readNumbered(piece);
    else if (kind === 'text') this.readText(piece, index);
  }

  /** @param marked the text with its marks, which go where the block's own text is */
  private add(block: TextBlock, marked: string): void {
    const { text, addresses } = plainText(marked);
    const cut = block.kind === 'heading' ? cutHeading(text.replace(/[:：]$/u, '')) : text;
    if (cut !== '') this.made.push({ ...block, text: cut });
    // What a heading was cut by, and what a link points to, stays in the record.
    const rest = [...(text.length > cut.length + 1 ? [text.slice(cut.length)] : []), ...addresses]
      .join(' ')
      .trim();
    const { within } = block;
    const place = within ?? (block.kind === 'item' ? 'item' : undefined);
    if (rest !== '')
      this.made.push({ kind: 'paragraph', aside: true, text: rest, ...(place ? { within: place } : {}) });
    if (block.kind === 'heading') this.listIndent = null;
  }

  /** What is set in below an item is a part of it. */
  private within({ indent }: Piece): Pick<TextBlock, 'within'> {
    return this.listIndent !== null && indent >= this.listIndent + SET_IN ? { within: 'item' } : {};
  }

  private readItem(piece: Piece): void {
    const within = this.within(piece);
    if (within.within === undefined) this.listIndent = piece.indent;
    this.add({ kind: 'item', text: '', ...within }, piece.text);
  }

  /** Whether its number counts is known when the whole list is (`withTypedSteps`). */
  private readNumbered(piece: Piece): void {
    const within = this.within(piece);
    if (within.within === undefined) this.listIndent = piece.indent;
    this.add({ kind: within.within ? 'item' : 'paragraph', text: '', ...within }, piece.text);
  }

  private readQuote(quoted: string): void {
    this.listIndent = null;
    for (const { text } of piecesOf(linesOf(quoted))) this.add({ kind: 'quote', text: '' }, text);
  }

  private readText(piece: Piece, index: number): void {
    const within = this.within(piece);
    if (within.within === undefined) this.listIndent = null;
    const labelled = this.labels[index];
    if (!labelled) this.add({ kind: 'paragraph', text: '', ...within }, piece.text);
    else if (this.conversation.asks(labelled.label)) this.readQuestion(labelled.value);
    else if (this.conversation.answers(labelled.label))
      this.add({ kind: 'paragraph', text: '' }, labelled.value);
    else {
      const { label: term, value } = labelled;
      this.add({ kind: 'definition', term, text: '', ...within }, `${term}: ${value}`);
    }
  }

  private readQuestion(question: string): void {
    const isHeading = question.length <= LONGEST_QUESTION && /[?？؟][\s"'”’»)\]*_]{0,4}$/u.test(question);
    const block: TextBlock = isHeading
      ? { kind: 'heading', level: QUESTION_LEVEL, text: '' }
      : { kind: 'paragraph', text: '' };
    this.add(block, question);
  }
}
