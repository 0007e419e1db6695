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

/** Who is told of elements as the tree grows. */
export interface TreeListener {
  /** An element whose tag is in the page, before it stands in the tree; its attributes are those of the last tag. */
  opened(tag: number, flags: number, space: number, tree: TreeBuilder): void;
  /** One that no longer stands in the tree. */
  closed(tag: number, flags: number, space: number, tree: TreeBuilder): void;
  /** @param region the one that stands open now */
  turned(region: number): void;
}

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

  /** Closes what the start of an element implies the end of. @returns false for one that is to be ignored */
  private makeRoom(tag: number, flags: number): boolean {
    const { open } = this;
    if ((flags & OF_TABLE) !== 0) return this.makeRoomInTable(tag);
    if (tag === TAG.li) {
      if (open.tagAt(open.firm) === TAG.li) this.popTo(open.firm);
    } else if (tag === TAG.dt || tag === TAG.dd) {
      const firm = open.tagAt(open.firm);
      if (firm === TAG.dt || firm === TAG.dd) this.popTo(open.firm);
    } else if (tag === TAG.form) {
      if (this.hasForm) return false;
      this.hasForm = true;
    } else if (tag === TAG.table) {
      const cell = Math.max(open.last(TAG.td), open.last(TAG.th), open.last(TAG.caption));
      if (open.last(TAG.table) > cell) this.popTo(open.last(TAG.table));
    }
    if ((flags & ENDS_P) !== 0 && this.isParagraphOpen()) this.popTo(open.last(TAG.p));
    const current = open.tagAt(open.top);
    if ((flags & HEADING) !== 0 && (flagsOf(current) & HEADING) !== 0) this.pop();
    switch (tag) {
      case TAG.a:
        if (open.last(TAG.a) > open.scope) this.closeFormatting(TAG.a);
        return true;
      case TAG.button:
        if (open.last(TAG.button) > open.scope) this.popTo(open.last(TAG.button));
        return true;
      case TAG.option:
        if (current === TAG.option) this.pop();
        return true;
      case TAG.optgroup:
        if (current === TAG.option) this.pop();
        if (open.tagAt(open.top) === TAG.optgroup) this.pop();
        return true;
      case TAG.select:
        if (open.last(TAG.select) <= open.scope) return true;
        this.popTo(open.last(TAG.select));
        return false;
      case TAG.rt:
      case TAG.rp:
        if (current === TAG.rt || current === TAG.rp) this.pop();
        return true;
      default:
        return true;
    }
  }

  private isParagraphOpen(): boolean {
    const { open } = this;
    const at = open.last(TAG.p);
    return at > open.scope && at > open.last(TAG.button);
  }

  /** @returns false outside a table, where such tags mean nothing */
  private makeRoomInTable(tag: number): boolean {
    const { open } = this;
    const table = open.last(TAG.table);
    if (table < 0) return false;
    const section = Math.max(table, open.last(TAG.tbody), open.last(TAG.thead), open.last(TAG.tfoot));
    if (tag === TAG.td || tag === TAG.th) {
      const row = open.last(TAG.tr);
      this.popDownTo(Math.max(row, section));
      if (row < section) {
        if (section === table) this.imply(TAG.tbody);
        this.imply(TAG.tr);
      }
    } else if (tag === TAG.tr) {
      this.popDownTo(section);
      if (section === table) this.imply(TAG.tbody);
    } else {
      const columns = open.last(TAG.colgroup);
      this.popDownTo(tag !== TAG.colgroup && (flagsOf(tag) & VOID) !== 0 ? Math.max(table, columns) : table);
    }
    return true;
  }

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

  private endInBody(tag: number, flags: number): void {
    const { open } = this;
    const at = open.last(tag);
    switch (tag) {
      case TAG.html:
      case TAG.head:
      case TAG.body:
        if (tag === TAG.head) this.head.endAsWritten();
        return;
      case TAG.p:
        if (!this.isParagraphOpen()) this.imply(TAG.p);
        this.popTo(open.last(TAG.p));
        return;
      case TAG.br:
        this.attributes.clear();
        this.listener.opened(TAG.br, flags, HTML, this);
        open.addVoid();
        return;
      case TAG.li:
        if (at > open.scope && at > open.last(TAG.ul) && at > open.last(TAG.ol)) this.popTo(at);
        return;
      case TAG.form:
        this.hasForm = false;
        if (at <= open.scope) return;
        if (at === open.top) this.pop();
        else this.takeOut(TAG.form);
        return;
      case TAG.table:
        if (at >= 0) this.popTo(at);
        return;
    }
    if ((flags & OF_TABLE) !== 0) {
      if (at > open.last(TAG.table)) this.popTo(at);
    } else if ((flags & HEADING) !== 0) {
      const heading = this.lastHeading();
      if (heading > open.scope) this.popTo(heading);
    } else if ((flags & FORMATTING) !== 0) {
      this.closeFormatting(tag);
    } else if ((flags & CLOSES) !== 0) {
      if (at >= 0 && at >= open.scope) this.popTo(at);
    } else if (at >= 0 && at >= open.special) {
      this.popTo(at);
    }
  }

  private lastHeading(): number {
    const { open } = this;
    let last = -1;
    for (let tag: number = TAG.h1; tag <= TAG.h6; tag += 1) last = Math.max(last, open.last(tag));
    return last;
  }

  private closeFormatting(tag: number): void {
    const at = this.open.last(tag);
    if (at <= this.open.scope) return;
    if (this.open.special > at) this.takeOut(tag);
    else this.popTo(at);
  }

  // The tree itself

  private insert(tag: number, flags: number, space: number, isEmpty: boolean): void {
    const { open, attributes } = this;
    this.listener.opened(tag, flags, space, this);
    if (isEmpty) {
      open.addVoid();
      return;
    }
    const before = open.region;
    const region = space === HTML ? regionOf(tag, attributes.get(ATTRIBUTE.role), before) : before;
    open.push(tag, region, sinkOf(tag, flags, space, open.sink, attributes), space);
    if (region !== before) this.listener.turned(region);
  }

  private imply(tag: number): void {
    const { open } = this;
    open.push(tag, open.region, open.sink, HTML);
  }

  private popTo(at: number): void {
    while (this.open.top >= at) this.pop();
  }

  private popDownTo(at: number): void {
    while (this.open.top > at) this.pop();
  }

  private pop(): void {
    const { open } = this;
    const { top, region } = open;
    const tag = open.pop();
    if (tag !== 0) this.listener.closed(tag, flagsOf(tag), open.spaceAt(top), this);
    if (open.region !== region) this.listener.turned(open.region);
  }

  private takeOut(tag: number): void {
    this.open.takeOut(tag);
    this.listener.closed(tag, flagsOf(tag), HTML, this);
  }
}
