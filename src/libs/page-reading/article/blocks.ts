import type { TextBlock } from '../read-page.js';
import { cutHeading } from '../../text/index.js';
import { childrenOf, isElement, isText, type DomElement, type DomNode } from './dom.js';
import { foldLines, foldText, withoutNumbering } from './fold-text.js';

/** A block, and the element that it was made from. */
export interface PlacedBlock extends TextBlock {
  readonly element: DomElement;
}

/** A block with the elements around it, innermost first; recorded early, because Readability changes the tree. */
export interface RootedBlock extends PlacedBlock {
  readonly path: readonly DomElement[];
}

const INLINE = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark math q ruby s samp small span ' +
    'strike strong sub sup time tt u var wbr'
  ).split(' '),
);

const BLOCK_INSIDE = 'p,div,ul,ol,dl,table,pre,blockquote,h1,h2,h3,h4,h5,h6,section,article,figure,form';

/** Chosen: a table with longer cells is layout, or prose in boxes; its cells are then read one by one. */
const LONG_CELL = 400;

/** Chosen: real pages repeat nothing so often, hostile ones do. */
const MAX_BLOCKS = 20_000;

/** A line that consists of an address only (`→ https://…`) has no content. */
const LINK_ONLY = /^\W*https?:\/\/\S+(?:\s+https?:\/\/\S+)*$/;

/** The innermost section; a heading above a box, an example or a note does not begin a section of the page. */
const BOX_TITLE_LEVEL = 6;

const BOX_TITLES =
  /^(?:notes?|tip|warning|caution|important|hint|danger|info|remark|hinweis|tipp|warnung|achtung|remarque|astuce|attention|nota|consejo|advertencia|aviso|dica|avvertimento)[:!]?$/i;

/** The heading of a list of the page's own sections; the list itself is removed as a list of links. */
const CONTENTS =
  /^(?:table of contents|contents|on this page|in this (?:article|section|chapter)|inhalt|inhaltsverzeichnis|table des matières|sommaire|índice|indice|tabla de contenidos)$/i;

/** Cuts the text below an element into blocks, in reading order. */
function blocksOf(root: DomElement): PlacedBlock[] {
  const cutting = new Cutting();
  cutting.readChildren(root, root);
  cutting.end();
  return cutting.blocks;
}

/** Like `blocksOf`, each with its ancestors up to the root. */
export function rootedBlocksOf(root: DomElement): RootedBlock[] {
  return blocksOf(root).map((block) => ({ ...block, path: pathOf(block.element, root) }));
}

function pathOf(element: DomElement, root: DomElement): DomElement[] {
  const path: DomElement[] = [];
  for (let at: DomElement | null = element; at; at = at === root ? null : at.parentNode) path.push(at);
  return path;
}

type Kind = TextBlock['kind'];

class Cutting {
  readonly blocks: PlacedBlock[] = [];
  private pending = '';
  private owner: DomElement | null = null;
  private kind: Kind = 'paragraph';
  private inQuote = false;
  /** Whether only white space follows the last `<br>`. */
  private brokenOff = false;
  /** How many items were read of each numbered list. */
  private readonly ordered = new Map<DomElement, number>();
  private readonly firstBold = new Map<DomElement, string>();
  /** Items with a heading inside are sections marked up as a list: what follows belongs to the heading. */
  private readonly headed = new Set<DomElement>();

  /** @param owner the block element whose line the text is part of. */
  readChildren(parent: DomElement, owner: DomElement): void {
    for (const child of childrenOf(parent)) {
      if (this.blocks.length >= MAX_BLOCKS) return;
      if (isText(child)) this.add(child.textContent ?? '', owner);
      else if (isElement(child)) this.readElement(child, owner);
    }
  }

  /** A line that is bold as a whole looks like a title, and is no sentence. */
  private isBoxTitle(text: string, owner: DomElement): boolean {
    if (text.length > 120 || /[.!?:;,。！？]$/u.test(text)) return false;
    let bold = this.firstBold.get(owner);
    if (bold === undefined) {
      bold = foldText(owner.querySelector('b,strong')?.textContent ?? '');
      // Cached, because for an element of thousands of lines each would search it again.
      this.firstBold.set(owner, bold);
    }
    return bold === text;
  }

  /** Ends the current line. */
  end(): void {
    const text = foldText(this.pending);
    this.pending = '';
    if (text === '' || this.owner === null || LINK_ONLY.test(text) || CONTENTS.test(text)) return;
    if (this.kind === 'paragraph' && (BOX_TITLES.test(text) || this.isBoxTitle(text, this.owner))) {
      this.push('heading', withoutNumbering(text), this.owner, BOX_TITLE_LEVEL);
      return;
    }
    this.push(this.inQuote && this.kind === 'paragraph' ? 'quote' : this.kind, text, this.owner);
    // What follows the first line of an item is a paragraph below it.
    this.kind = 'paragraph';
  }

  private add(text: string, owner: DomElement): void {
    if (this.pending === '') this.owner = owner;
    this.pending += text;
    if (this.brokenOff && /\S/.test(text)) this.brokenOff = false;
  }

  private push(kind: Kind, text: string, element: DomElement, level?: number): void {
    const order = kind === 'item' ? this.orderOf(element) : null;
    const within = kind === 'heading' ? null : this.withinItem(element, kind);
    this.blocks.push({
      kind,
      text,
      element,
      ...(level === undefined ? {} : { level }),
      ...(order === null ? {} : { order }),
      ...(within === null ? {} : { within }),
    });
  }

  /** The kind of a block that is not the first line of its item; null outside of lists. */
  private withinItem(element: DomElement, kind: Kind): NonNullable<TextBlock['within']> | null {
    let own = kind === 'item';
    let inList = false;
    for (let at: DomElement | null = element; at; at = at.parentNode) {
      if (at.localName !== 'li') continue;
      if (this.headed.has(at)) return null;
      // The first `<li>` among the ancestors of an item is the item itself.
      if (!own && at.parentNode?.localName === 'ol') return 'step';
      inList = inList || !own;
      own = false;
    }
    return inList ? 'item' : null;
  }

  /** The number of an item among those of its numbered list that have text, from 1; null in any other list. */
  private orderOf(element: DomElement): number | null {
    // The item's first line may be a paragraph inside it.
    let item: DomElement | null = element;
    while (item && item.localName !== 'li') item = item.parentNode;
    const list = item?.parentNode;
    if (list?.localName !== 'ol') return null;
    const order = (this.ordered.get(list) ?? 0) + 1;
    this.ordered.set(list, order);
    return order;
  }

  private readElement(element: DomElement, owner: DomElement): void {
    const name = element.localName;
    if (name === 'br') {
      // Two line breaks in a row look like a new paragraph.
      if (this.brokenOff) this.end();
      else this.add('\n', owner);
      this.brokenOff = !this.brokenOff;
    } else if (INLINE.has(name)) this.readInline(element, owner);
    else if (/^h[1-6]$/.test(name)) this.readHeading(element, Number(name[1]));
    else if (name === 'pre') this.readCode(element);
    else if (name === 'table') this.readTable(element);
    else if (name === 'li' || name === 'dt') this.readBlock(element, 'item');
    else if (name === 'blockquote') this.readQuote(element);
    else this.readBlock(element, 'paragraph');
  }

  /** A link may hold whole blocks (a card that is one link); then it is not part of a line. */
  private readInline(element: DomElement, owner: DomElement): void {
    if (element.querySelector(BLOCK_INSIDE)) this.readBlock(element, 'paragraph');
    else this.readChildren(element, owner);
  }

  private readBlock(element: DomElement, kind: Kind): void {
    this.end();
    // A `<p>` inside a `<li>` still is the item's first line.
    if (kind !== 'paragraph') this.kind = kind;
    this.readChildren(element, element);
    this.end();
    if (kind !== 'paragraph') this.kind = 'paragraph';
  }

  private readQuote(element: DomElement): void {
    this.end();
    const outer = this.inQuote;
    this.inQuote = true;
    this.readChildren(element, element);
    this.end();
    this.inQuote = outer;
  }

  private readHeading(element: DomElement, level: number): void {
    this.end();
    this.kind = 'paragraph';
    const text = withoutNumbering(cutHeading(foldText(lineOf(element))));
    if (text === '' || CONTENTS.test(text)) return;
    for (let at: DomElement | null = element; at; at = at.parentNode) {
      if (at.localName === 'li') this.headed.add(at);
    }
    this.push('heading', text, element, BOX_TITLES.test(text) ? BOX_TITLE_LEVEL : level);
  }

  private readCode(element: DomElement): void {
    this.end();
    this.kind = 'paragraph';
    const text = foldLines(linesOf(element));
    if (text !== '') this.push('code', text, element);
  }

  private readTable(table: DomElement): void {
    this.end();
    const rows = rowsOf(table);
    const cells = rows.flat();
    if (isScaffold(table, cells)) {
      for (const cell of cells) this.readBlock(cell, 'paragraph');
      return;
    }
    if (rows.every((row) => row.length === 1 && row[0]?.localName === 'td')) {
      // A list laid out as a table.
      for (const cell of cells) this.readBlock(cell, cell.querySelector(BLOCK_INSIDE) ? 'paragraph' : 'item');
      return;
    }
    for (const caption of childrenOf(table)) {
      if (isElement(caption) && caption.localName === 'caption') this.readBlock(caption, 'paragraph');
    }
    const lines = rows.map((row) => row.map((cell) => foldText(lineOf(cell))));
    const text = lines.filter((line) => line.some(Boolean)).map((line) => line.join(' | '));
    if (text.length > 0) this.push('table', text.join('\n'), table);
  }
}

/** Whether a table is mere layout. A table with column headers holds data, however long its cells are. */
function isScaffold(table: DomElement, cells: readonly DomElement[]): boolean {
  if (/^(presentation|none)$/.test(table.getAttribute('role') ?? '')) return true;
  if (table.querySelector('table,h1,h2,h3,h4,h5,h6,blockquote')) return true;
  if (cells.some((cell) => cell.localName === 'th')) return false;
  return cells.some(
    (cell) => (cell.textContent ?? '').length > LONG_CELL || cell.querySelector('pre') !== null,
  );
}

function rowsOf(table: DomElement): DomElement[][] {
  const rows: DomElement[][] = [];
  const gather = (parent: DomElement) => {
    for (const child of childrenOf(parent)) {
      if (!isElement(child)) continue;
      if (child.localName === 'tr') rows.push([...childrenOf(child)].filter(isElement));
      else if (/^t(head|body|foot)$/.test(child.localName)) gather(child);
    }
  };
  gather(table);
  return rows.filter((row) => row.length > 0);
}

/** The text of an element with inner blocks as one line; a space separates the blocks. */
function lineOf(element: DomElement): string {
  let line = '';
  for (const child of childrenOf(element)) {
    if (isText(child)) line += child.textContent ?? '';
    else if (isElement(child)) line += INLINE.has(child.localName) ? lineOf(child) : ` ${lineOf(child)} `;
  }
  return line;
}

/** The text of code; line breaks end lines, and so do the blocks that some highlighters make of each line. */
function linesOf(node: DomNode): string {
  let lines = '';
  for (const child of childrenOf(node)) {
    if (isText(child)) lines += child.textContent ?? '';
    else if (!isElement(child)) continue;
    else if (child.localName === 'br') lines += '\n';
    else if (INLINE.has(child.localName)) lines += linesOf(child);
    else lines += `${lines === '' || lines.endsWith('\n') ? '' : '\n'}${linesOf(child)}\n`;
  }
  return lines;
}
