import type { TextBlock } from '../read-page.js';
import { cutHeading, isBoxLabel, isCaption, isQuestionHeading, withoutTail } from '../../text/index.js';
import { isAsideElement, isBoxElement, isCaptionElement, isInBox } from './aside-elements.js';
import { childrenOf, isElement, isText, type DomElement } from './dom.js';
import { foldLines, foldText, withoutNumbering } from './fold-text.js';
import { INLINE, lineOf, linesOf } from './lines-of.js';
import type { PlacedBlock } from './placed-block.js';
import { StepCounter } from './steps.js';
import { isScaffold, rowsOf } from './tables.js';

/** A block with the elements around it, innermost first; recorded early, because Readability changes the tree. */
export interface RootedBlock extends PlacedBlock {
  readonly path: readonly DomElement[];
}

const BLOCK_INSIDE = 'p,div,ul,ol,dl,table,pre,blockquote,h1,h2,h3,h4,h5,h6,section,article,figure,form';

/** Chosen: real pages repeat nothing so often, hostile ones do. */
const MAX_BLOCKS = 20_000;

/** A line that consists of an address only (`→ https://…`) has no content. */
const LINK_ONLY = /^\W*https?:\/\/\S+(?:\s+https?:\/\/\S+)*$/;

/** The innermost section; a heading above a box, an example or a note does not begin a section of the page. */
const BOX_TITLE_LEVEL = 6;

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

interface Term {
  readonly text: string;
  readonly element: DomElement;
}

interface DefinitionList {
  /** Those whose meaning has not come yet. */
  readonly terms: Term[];
  /** What the last meaning explained, for another meaning of the same. */
  readonly term: Term | null;
}

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
  private definitions: DefinitionList = { terms: [], term: null };
  /** The term whose meaning comes next; null once it has begun. */
  private term: Term | null = null;
  /** The meanings that have a term. */
  private readonly meanings = new Set<DomElement>();
  /** Of the last heading of a section. */
  private sectionLevel = 1;
  private inAside = false;
  private inBox = false;
  private readonly steps = new StepCounter();

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
    if (this.kind === 'paragraph' && isBoxLabel(text)) this.pushLabel(text, this.owner);
    else if (this.kind === 'paragraph' && this.isBoxTitle(text, this.owner))
      this.pushBoxTitle(text, this.owner);
    else this.push(this.inQuote && this.kind === 'paragraph' ? 'quote' : this.kind, text, this.owner);
    // What follows the first line of an item is a paragraph below it.
    this.kind = 'paragraph';
  }

  /** `Note` over a note: no heading, and no part of what it says. */
  private pushLabel(text: string, element: DomElement): void {
    this.push('heading', text, element, BOX_TITLE_LEVEL, true);
  }

  private pushBoxTitle(text: string, element: DomElement): void {
    if (isCaption(text)) this.push('paragraph', text, element, undefined, true);
    else if (this.withinItem(element, 'paragraph') !== null) this.push('paragraph', text, element);
    else this.push('heading', withoutNumbering(text), element, BOX_TITLE_LEVEL);
  }

  private add(text: string, owner: DomElement): void {
    if (this.pending === '') this.owner = owner;
    this.pending += text;
    if (this.brokenOff && /\S/.test(text)) this.brokenOff = false;
  }

  private push(kind: Kind, text: string, element: DomElement, level?: number, aside = this.inAside): void {
    if (this.term && kind === 'paragraph') {
      const { text: term } = this.term;
      this.term = null;
      this.place({
        kind: 'definition',
        term,
        text: `${term}: ${text}`,
        element,
        ...(aside ? { aside } : {}),
      });
      return;
    }
    this.placeTerm();
    const order = kind === 'item' ? this.orderOf(element) : null;
    this.place({
      ...{ kind, text, element },
      ...(level === undefined ? {} : { level }),
      ...(order === null ? {} : { order }),
      ...(aside ? { aside } : {}),
    });
    if (kind === 'heading' && !aside) this.steps.forget();
  }

  private place(block: PlacedBlock): void {
    const isSection = block.kind === 'heading' && block.aside === undefined;
    const within = isSection ? null : this.withinItem(block.element, block.kind);
    this.blocks.push({
      ...block,
      ...(within === null ? {} : { within }),
      ...(this.inBox ? { box: true } : {}),
    });
  }

  /** The kind of a block that is not the first line of its item; null outside of lists. */
  private withinItem(element: DomElement, kind: Kind): NonNullable<TextBlock['within']> | null {
    let own = kind === 'item' || kind === 'definition';
    let inList = false;
    for (let at: DomElement | null = element; at; at = at.parentNode) {
      if (at.localName !== 'li' && !this.meanings.has(at)) continue;
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
    const last = this.ordered.get(list) ?? this.steps.continuedBy(list, this.blocks);
    this.ordered.set(list, last + 1);
    this.steps.took(list, last + 1, this.blocks.length);
    return last + 1;
  }

  private readElement(element: DomElement, owner: DomElement): void {
    const name = element.localName;
    if (name === 'br') {
      // Two line breaks in a row look like a new paragraph.
      if (this.brokenOff) this.end();
      else this.add('\n', owner);
      this.brokenOff = !this.brokenOff;
    } else if (INLINE.has(name)) this.readInline(element, owner);
    else if (!this.inAside && (isCaptionElement(element) || isAsideElement(element))) this.readAside(element);
    else if (name === 'dl') this.readDefinitions(element);
    else if (name === 'dt') this.readTerm(element);
    else if (name === 'dd') this.readMeaning(element);
    else if (/^h[1-6]$/.test(name)) this.readHeading(element, Number(name[1]));
    else if (name === 'pre') this.readCode(element);
    else if (name === 'table') this.readTable(element);
    else if (name === 'li') this.readBlock(element, 'item');
    else if (name === 'blockquote') this.readQuote(element);
    else if (isBoxElement(element)) this.readBox(element);
    else this.readBlock(element, 'paragraph');
  }

  private readBox(element: DomElement): void {
    const outer = this.inBox;
    this.end();
    this.inBox = true;
    this.readBlock(element, 'paragraph');
    this.inBox = outer;
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

  private readAside(element: DomElement): void {
    const outer = this.inAside;
    this.end();
    this.inAside = true;
    if (element.localName === 'dl') this.readDefinitions(element);
    else this.readBlock(element, 'paragraph');
    this.inAside = outer;
  }

  private readDefinitions(list: DomElement): void {
    this.end();
    this.placeTerm();
    const outer = this.definitions;
    this.definitions = { terms: [], term: null };
    this.readBlock(list, 'paragraph');
    const { terms, term } = this.definitions;
    // A lone term is what some wikis make of a small heading.
    const [title] = terms;
    if (title && terms.length === 1 && term === null) this.pushBoxTitle(title.text, title.element);
    else for (const { text, element } of terms) this.push('item', text, element);
    this.definitions = outer;
  }

  private readTerm(element: DomElement): void {
    this.end();
    this.placeTerm();
    if (element.querySelector(BLOCK_INSIDE)) {
      this.readBlock(element, 'paragraph');
      return;
    }
    const text = withoutTail(foldText(lineOf(element)), (letter) => ' :：'.includes(letter));
    // An answer does not begin with its question.
    if (isQuestionHeading(text))
      this.push('heading', text, element, Math.min(this.sectionLevel + 1, BOX_TITLE_LEVEL - 1));
    else if (text !== '') this.definitions.terms.push({ text, element });
  }

  /** The first paragraph becomes the definition, and all else stands within it. */
  private readMeaning(element: DomElement): void {
    this.end();
    this.placeTerm();
    const { terms, term: last } = this.definitions;
    const [first] = terms;
    const term = first ? { text: terms.map(({ text }) => text).join(', '), element: first.element } : last;
    this.definitions = { terms: [], term };
    this.term = term;
    if (term) this.meanings.add(element);
    this.readBlock(element, 'paragraph');
    this.placeTerm();
  }

  /** A term whose meaning begins with a list, a listing or a heading stands over it like the first line of an item. */
  private placeTerm(): void {
    const { term } = this;
    this.term = null;
    if (term) this.place({ kind: 'item', ...term, ...(this.inAside ? { aside: true } : {}) });
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
    if (!isBoxLabel(text)) this.headAll(element);
    // A section of its own may be called "Notes"; a small heading, or one in a box, is the label of that box.
    if (isBoxLabel(text) && (level > 2 || isInBox(element))) this.pushLabel(text, element);
    else {
      this.sectionLevel = level;
      this.push('heading', text, element, level);
    }
  }

  private headAll(element: DomElement): void {
    for (let at: DomElement | null = element; at; at = at.parentNode) {
      if (at.localName === 'li' || at.localName === 'dd') this.headed.add(at);
    }
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
      if (isElement(caption) && caption.localName === 'caption') this.readAside(caption);
    }
    const lines = rows.map((row) => row.map((cell) => foldText(lineOf(cell))));
    const text = lines.filter((line) => line.some(Boolean)).map((line) => line.join(' | '));
    if (text.length > 0) this.push('table', text.join('\n'), table);
  }
}
