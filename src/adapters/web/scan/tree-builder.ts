import { ATTRIBUTE, type Attributes } from './attributes.js';
import { AFTER_HEAD, BEFORE_HEAD, BEFORE_HTML, HeadState, IN_BODY, IN_HEAD } from './head-state.js';
import { HTML, MATH, OpenElements, SVG } from './open-elements.js';
import { regionOf } from './regions.js';
import { sinkOf } from './sinks.js';
import {
  CLOSES,
  ENDS_FOREIGN,
  ENDS_P,
  flagsOf,
  FORMATTING,
  HEADING,
  OF_HEAD,
  OF_TABLE,
  TAG,
  VOID,
} from './tags.js';

/** Who knows the start tag that is read, or the text: asked where the head ends at it. */
export interface TagPlace {
  nameOfTag(): string;
  lineOfTag(): number;
}

/**
 * Builds as much of the tree as a browser would that head, texts, links and depth come out right: implied `html`, `head`
 * and `body`, implied ends, scopes, drawings. It moves nothing (text in tables stays where it is) and opens nothing
 * again: `<p><b>a<p>b` has one `b`.
 */
export class TreeBuilder {
  readonly open = new OpenElements();
  readonly head = new HeadState();
  private inert = 0;
  private inertDepth = 0;
  private hasForm = false;

  constructor(
    private readonly attributes: Attributes,
    private readonly listener: TreeListener,
    private readonly place: TagPlace,
    /** Whether `<p/>` is a whole element, as it is in XML. */
    private readonly isXhtml: boolean,
  ) {}

  /** Within `template` and `noscript` nothing is of the page: with scripts on, a browser takes the latter for text. */
  get isInert(): boolean {
    return this.inert !== 0;
  }

  get isInHead(): boolean {
    return this.head.mode !== IN_BODY;
  }

  startTag(tag: number, isSelfClosed: boolean): void {
    if (this.inert !== 0) {
      if (tag === this.inert && tag === TAG.template) this.inertDepth += 1;
      return;
    }
    const flags = flagsOf(tag);
    if (this.open.foreign !== HTML && this.startForeign(tag, flags, isSelfClosed)) return;
    if (this.head.mode !== IN_BODY && !this.startBeforeBody(tag, flags)) return;
    if (tag === TAG.html || tag === TAG.head || tag === TAG.body || tag === TAG.frameset) {
      if (tag === TAG.body) this.head.endAsWritten();
      return;
    }
    if (!this.makeRoom(tag, flags)) return;
    const isEmpty = (flags & VOID) !== 0 || (isSelfClosed && this.isXhtml);
    if (tag === TAG.svg || tag === TAG.math) {
      this.insert(tag, flags, tag === TAG.svg ? SVG : MATH, isSelfClosed);
    } else if (tag === TAG.template || tag === TAG.noscript) {
      this.insert(tag, flags, HTML, true);
      if (!isEmpty) this.inert = tag;
    } else {
      this.insert(tag, flags, HTML, isEmpty);
    }
  }

  endTag(tag: number): void {
    if (this.inert !== 0) {
      if (tag !== this.inert) return;
      if (this.inertDepth > 0) this.inertDepth -= 1;
      else this.inert = 0;
      return;
    }
    if (this.head.mode !== IN_BODY && !this.endBeforeBody(tag)) return;
    const { open } = this;
    if (open.spaceAt(open.top) !== HTML && this.endForeign(tag)) return;
    this.endInBody(tag, flagsOf(tag));
  }

  /** Text that is more than white space stands before the body. */
  startText(): void {
    this.beginBody('#text');
  }

  /** Closes all that is open. */
  end(): void {
    if (this.head.mode !== IN_BODY) this.enter(IN_BODY);
    while (this.open.top >= 0) this.pop();
  }

  // Before the body

  /** @returns whether the tag is still to be inserted */
  private startBeforeBody(tag: number, flags: number): boolean {
    const { head } = this;
    if (tag === TAG.html) {
      if (head.mode === BEFORE_HTML) {
        this.insert(tag, flags, HTML, false);
        head.mode = BEFORE_HEAD;
      }
      return false;
    }
    if (tag === TAG.head) {
      if (head.mode < IN_HEAD) {
        this.enter(BEFORE_HEAD);
        this.insert(tag, flags, HTML, false);
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
      this.insert(tag, flags, HTML, false);
      head.mode = IN_BODY;
      return false;
    }
    this.beginBody(this.place.nameOfTag());
    return true;
  }

  private beginBody(element: string): void {
    const isEarly = this.head.mode < AFTER_HEAD;
    this.enter(AFTER_HEAD);
    this.head.endBy(element, this.place.lineOfTag(), isEarly);
    this.imply(TAG.body);
  }

  /** Implies what a browser builds until the page has come so far. */
  private enter(mode: number): void {
    const { head } = this;
    if (head.mode === BEFORE_HTML && mode > BEFORE_HTML) {
      this.imply(TAG.html);
      head.mode = BEFORE_HEAD;
    }
    if (head.mode === BEFORE_HEAD && mode > BEFORE_HEAD) {
      this.imply(TAG.head);
      head.mode = IN_HEAD;
    }
    if (head.mode === IN_HEAD && mode > IN_HEAD) {
      this.popDownTo(0);
      head.mode = AFTER_HEAD;
    }
    if (head.mode === AFTER_HEAD && mode > AFTER_HEAD) {
      this.imply(TAG.body);
      head.mode = IN_BODY;
    }
  }

  /** @returns whether the tag is to be read as one in the body */
  private endBeforeBody(tag: number): boolean {
    const { head, open } = this;
    // Of a title, a script or the like.
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

  // Starts

  /** @returns false where the tag ends the drawing or formula, and stands behind it */
  private startForeign(tag: number, flags: number, isSelfClosed: boolean): boolean {
    const { open } = this;
    if ((flags & ENDS_FOREIGN) !== 0) {
      while (open.foreign !== HTML) this.pop();
      return false;
    }
    this.insert(tag, flags, open.foreign, isSelfClosed);
    return true;
  }

  // Ends

  private endForeign(tag: number): boolean {
    const { open } = this;
    if (tag === TAG.p || tag === TAG.br) {
      while (open.foreign !== HTML) this.pop();
      return false;
    }
    const at = open.last(tag);
    if (at < 0 || open.spaceAt(at) === HTML) return false;
    this.popTo(at);
    return true;
  }
}
