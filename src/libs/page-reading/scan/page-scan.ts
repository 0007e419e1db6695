import type { TokenizerCallbacks } from 'htmlparser2';
import { AddressResolver } from './address-resolver.js';
import type { Attributes } from './attributes.js';
import { ElementReader, type MarkupFacts, type Origin } from './element-reader.js';
import type { GrowingTree } from './growing-tree.js';
import type { HeadCollector } from './collectors/head-collector.js';
import { LineCounter } from './line-counter.js';
import { DRAWING_TITLE, HTML, MUTED, TEXT, TITLE } from './open-elements.js';
import { TAG, tagTable } from './tags.js';
import type { TextCollector } from './collectors/text-collector.js';
import { TreeBuilder, type TagPlace } from './tree-builder.js';

/** What is reused from page to page. */
export interface Workshop {
  readonly attributes: Attributes;
  readonly text: TextCollector;
}

/** Chosen: so many unknown names get numbers of their own; all others share one. */
const MOST_TAGS = 20_000;
const LONGEST_NAME = 40;

/** One pass over one page: the tokenizer's events go to the tree, and text to where the tree directs it. */
export class PageScan implements TokenizerCallbacks, TagPlace {
  private readonly builder: TreeBuilder;
  private readonly tree: GrowingTree;
  private readonly reader: ElementReader;
  private readonly lines: LineCounter;
  private readonly attributes: Attributes;
  private readonly text: TextCollector;
  private readonly madeUp = new Map<string, number>();
  /** Facts of the start tag that is being read. */
  private tag = 0;
  private tagStart = 0;
  private tagEnd = 0;

  constructor(
    private readonly source: string,
    origin: Origin,
    { attributes, text }: Workshop,
  ) {
    this.attributes = attributes;
    this.text = text;
    attributes.read(source);
    text.read(source);
    this.lines = new LineCounter(source);
    const addresses = new AddressResolver(origin.finalUrl);
    this.reader = new ElementReader(attributes, text, this.lines, addresses, origin);
    this.builder = new TreeBuilder(attributes, this.reader, this, origin.isXhtml);
    this.tree = this.builder.tree;
  }

  /** Call it once, after the tokenizer has ended. */
  finish(): MarkupFacts {
    this.builder.end();
    return this.reader.factsOf(this.tree);
  }

  /** The facts of the whole page, after it was read. */
  get proofs(): HeadCollector['proofs'] {
    return this.reader.head.proofs;
  }

  isInForeignContext(): boolean {
    return !this.builder.isInert && this.tree.open.foreign !== HTML;
  }

  onopentagname(start: number, end: number): void {
    this.tagStart = start;
    this.tagEnd = end;
    this.tag = this.tagOf(start, end);
    this.attributes.clear();
  }

  onattribname(start: number, end: number): void {
    this.attributes.startName(start, end);
  }

  onattribdata(start: number, end: number): void {
    this.attributes.addData(start, end);
  }

  onattribentity(codePoint: number): void {
    this.attributes.addEntity(codePoint);
  }

  onattribend(): void {
    // The next attribute name ends it, or the end of the tag.
  }

  onopentagend(): void {
    this.reader.startsAt(this.tagStart);
    this.builder.startTag(this.tag, false);
  }

  onselfclosingtag(): void {
    this.reader.startsAt(this.tagStart);
    this.builder.startTag(this.tag, true);
  }

  onclosetag(start: number, end: number): void {
    const tag = this.tagOf(start, end);
    if (tag === TAG.a && !this.builder.isInert) this.reader.endOfLink();
    this.builder.endTag(tag);
  }

  ontext(start: number, end: number): void {
    const { tree } = this;
    if (this.builder.isInert) return;
    const { sink } = tree.open;
    if (sink === TEXT) {
      if (tree.isInHead && !this.startsBody(start, end)) return;
      this.text.add(start, end, tree.open.last(TAG.pre) >= 0);
    } else if (sink !== MUTED) {
      if (sink === TITLE) this.text.inspect(start, end);
      this.reader.hold(sink, this.source.slice(start, end));
    }
  }

  ontextentity(codePoint: number, end: number): void {
    const { tree } = this;
    if (this.builder.isInert) return;
    const { sink } = tree.open;
    if (sink === TEXT) {
      // A browser does not treat an entity as white space here: `&nbsp;` ends a head.
      if (tree.isInHead) {
        this.tagStart = end - 1;
        this.builder.startText();
      }
      this.text.addEntity(codePoint);
    } else if (sink === TITLE || sink === DRAWING_TITLE) {
      this.reader.hold(sink, String.fromCodePoint(codePoint));
    }
  }

  oncdata(start: number, end: number, offset: number): void {
    const { open } = this.tree;
    // In HTML it is a comment; in XML and in drawings it is text.
    if (open.spaceAt(open.top) !== HTML) this.ontext(start, end - offset);
  }

  oncomment(): void {
    // It is not part of the page's text.
  }

  ondeclaration(): void {
    // A doctype affects nothing that is collected here.
  }

  onprocessinginstruction(): void {
    // An XML instruction, which is a comment in HTML.
  }

  onend(): void {
    // `finish` closes what is open.
  }

  nameOfTag(): string {
    return this.source
      .slice(this.tagStart, Math.min(this.tagEnd, this.tagStart + LONGEST_NAME))
      .toLowerCase();
  }

  lineOfTag(): number {
    return this.lines.at(this.tagStart);
  }

  private tagOf(start: number, end: number): number {
    const known = tagTable.find(this.source, start, end);
    return known === 0 ? this.madeUpTag(start, end) : known;
  }

  private madeUpTag(start: number, end: number): number {
    const name = this.source.slice(start, Math.min(end, start + LONGEST_NAME)).toLowerCase();
    const known = this.madeUp.get(name);
    if (known !== undefined) return known;
    const tag = tagTable.size + this.madeUp.size;
    if (this.madeUp.size < MOST_TAGS) this.madeUp.set(name, tag);
    return tag;
  }

  /** Text before the body begins it, unless it is white space. */
  private startsBody(start: number, end: number): boolean {
    for (let at = start; at < end; at += 1) {
      const code = this.source.charCodeAt(at);
      if (code === 0x20 || (code >= 0x09 && code <= 0x0d && code !== 0x0b)) continue;
      this.tagStart = at;
      this.builder.startText();
      return true;
    }
    return false;
  }
}
