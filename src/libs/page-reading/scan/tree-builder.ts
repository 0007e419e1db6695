import type { Attributes } from './attributes.js';
import { endElement } from './end-rules.js';
import { GrowingTree, type TreeListener } from './growing-tree.js';
import { AFTER_HEAD, BEFORE_HEAD, BEFORE_HTML, IN_BODY, IN_HEAD } from './head-state.js';
import { HTML, MATH, SVG } from './open-elements.js';
import { makeRoom } from './start-rules.js';
import { ENDS_FOREIGN, flagsOf, OF_HEAD, TAG, VOID } from './tags.js';

/** Knows the start tag or text that is being read, which may end the head. */
export interface TagPlace {
  nameOfTag(): string;
  lineOfTag(): number;
}

/**
 * Builds as much of a browser's tree as head, texts, links and depth depend on: implied `html`, `head` and `body`, implied
 * end tags, scopes, drawings. It moves nothing (text in tables stays where it is) and reopens nothing: `<p><b>a<p>b` has
 * one `b`.
 */
export class TreeBuilder {
  readonly tree: GrowingTree;
  private inert = 0;
  private inertDepth = 0;

  constructor(
    attributes: Attributes,
    listener: TreeListener,
    private readonly place: TagPlace,
    /** Whether `<p/>` is a whole element, as in XML. */
    private readonly isXhtml: boolean,
  ) {
    this.tree = new GrowingTree(attributes, listener);
  }

  /** The content of `template` and `noscript` is not part of the page: with scripts on, a browser treats the latter as text. */
  get isInert(): boolean {
    return this.inert !== 0;
  }

  startTag(tag: number, isSelfClosed: boolean): void {
    if (this.inert !== 0) {
      if (tag === this.inert && tag === TAG.template) this.inertDepth += 1;
      return;
    }
    const { tree } = this;
    const flags = flagsOf(tag);
    if (tree.open.foreign !== HTML && this.startForeign(tag, flags, isSelfClosed)) return;
    if (tree.isInHead && !this.startBeforeBody(tag, flags)) return;
    if (tag <= TAG.body && tag >= TAG.html) {
      if (tag === TAG.html) tree.repeatStart(tag, flags);
      if (tag === TAG.body) tree.head.endAsWritten();
      return;
    }
    if (!makeRoom(tree, tag, flags)) return;
    const isEmpty = (flags & VOID) !== 0 || (isSelfClosed && this.isXhtml);
    if (tag === TAG.svg || tag === TAG.math) {
      tree.insert(tag, flags, tag === TAG.svg ? SVG : MATH, isSelfClosed);
    } else if (tag === TAG.template || tag === TAG.noscript) {
      tree.insert(tag, flags, HTML, true);
      if (!isEmpty) this.inert = tag;
    } else if (tag !== TAG.frameset) {
      tree.insert(tag, flags, HTML, isEmpty);
    }
  }

  endTag(tag: number): void {
    if (this.inert !== 0) {
      if (tag !== this.inert) return;
      if (this.inertDepth > 0) this.inertDepth -= 1;
      else this.inert = 0;
      return;
    }
    const { tree } = this;
    if (tree.isInHead && !this.endBeforeBody(tag)) return;
    if (tree.open.spaceAt(tree.open.top) !== HTML && this.endForeign(tag)) return;
    if (tag === TAG.head) tree.head.endAsWritten();
    endElement(tree, tag, flagsOf(tag));
  }

  /** Text before the body that is more than white space. */
  startText(): void {
    this.beginBody('#text');
  }

  /** Closes all open elements. */
  end(): void {
    if (this.tree.isInHead) this.enter(IN_BODY);
    this.tree.popTo(0);
  }

  /** @returns whether the tag must still be inserted */
  private startBeforeBody(tag: number, flags: number): boolean {
    const { head } = this.tree;
    if (tag === TAG.html) {
      if (head.mode !== BEFORE_HTML) {
        this.tree.repeatStart(tag, flags);
        return false;
      }
      this.tree.insert(tag, flags, HTML, false);
      head.mode = BEFORE_HEAD;
      return false;
    }
    if (tag === TAG.head) {
      if (head.mode < IN_HEAD) {
        this.enter(BEFORE_HEAD);
        this.tree.insert(tag, flags, HTML, false);
        head.mode = IN_HEAD;
      }
      return false;
    }
    if ((flags & OF_HEAD) !== 0 && !(tag === TAG.noscript && head.mode === AFTER_HEAD)) {
      if (head.mode < IN_HEAD) this.enter(IN_HEAD);
      return true;
    }
    if (tag === TAG.body || tag === TAG.frameset) {
      head.endAsWritten();
      this.enter(AFTER_HEAD);
      this.tree.insert(tag, flags, HTML, false);
      head.mode = IN_BODY;
      return false;
    }
    this.beginBody(this.place.nameOfTag());
    return true;
  }

  private beginBody(element: string): void {
    const isEarly = this.tree.head.mode < AFTER_HEAD;
    this.enter(AFTER_HEAD);
    this.tree.head.endBy(element, this.place.lineOfTag(), isEarly);
    this.tree.imply(TAG.body);
  }

  /** Builds the implied elements until the tree has reached this state. */
  private enter(mode: number): void {
    const { head } = this.tree;
    if (head.mode === BEFORE_HTML && mode > BEFORE_HTML) {
      this.tree.imply(TAG.html);
      head.mode = BEFORE_HEAD;
    }
    if (head.mode === BEFORE_HEAD && mode > BEFORE_HEAD) {
      this.tree.imply(TAG.head);
      head.mode = IN_HEAD;
    }
    if (head.mode === IN_HEAD && mode > IN_HEAD) {
      this.tree.popDownTo(0);
      head.mode = AFTER_HEAD;
    }
    if (head.mode === AFTER_HEAD && mode > AFTER_HEAD) {
      this.tree.imply(TAG.body);
      head.mode = IN_BODY;
    }
  }

  /** @returns whether the tag is to be read as one in the body */
  private endBeforeBody(tag: number): boolean {
    const { head, open } = this.tree;
    // The end tag of a title, a script or the like.
    if (open.top >= 0 && open.tagAt(open.top) === tag && (flagsOf(tag) & OF_HEAD) !== 0) return true;
    if (tag === TAG.head) {
      this.enter(AFTER_HEAD);
      head.endAsWritten();
      return false;
    }
    if (tag !== TAG.body && tag !== TAG.html && tag !== TAG.br) return false;
    this.enter(IN_BODY);
    return true;
  }

  /** @returns false when the tag ends the drawing or formula and comes after it */
  private startForeign(tag: number, flags: number, isSelfClosed: boolean): boolean {
    const { open } = this.tree;
    if ((flags & ENDS_FOREIGN) !== 0) {
      while (open.foreign !== HTML) this.tree.pop();
      return false;
    }
    this.tree.insert(tag, flags, open.foreign, isSelfClosed);
    return true;
  }

  private endForeign(tag: number): boolean {
    const { open } = this.tree;
    if (tag === TAG.p || tag === TAG.br) {
      while (open.foreign !== HTML) this.tree.pop();
      return false;
    }
    const at = open.last(tag);
    if (at < 0 || open.spaceAt(at) === HTML) return false;
    this.tree.popTo(at);
    return true;
  }
}
