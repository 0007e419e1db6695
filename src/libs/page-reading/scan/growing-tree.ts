import { ATTRIBUTE, type Attributes } from './attributes.js';
import { HeadState, IN_BODY } from './head-state.js';
import { HTML, OpenElements } from './open-elements.js';
import { regionOf } from './regions.js';
import { sinkOf } from './sinks.js';
import { flagsOf, TAG } from './tags.js';

/** Who is told of elements as the tree grows. */
export interface TreeListener {
  /** An element whose tag is in the page, before it stands in the tree; its attributes are those of the last tag. */
  opened(tag: number, flags: number, space: number, tree: GrowingTree): void;
  /** One that no longer stands in the tree. */
  closed(tag: number, flags: number, space: number, tree: GrowingTree): void;
  /** @param region the one that stands open now */
  turned(region: number): void;
}

/** A tree whose open elements are known, and that tells of what is opened and closed. */
export class GrowingTree {
  readonly open = new OpenElements();
  readonly head = new HeadState();
  /** The one form that may be open. */
  hasForm = false;

  constructor(
    private readonly attributes: Attributes,
    private readonly listener: TreeListener,
  ) {}

  get isInHead(): boolean {
    return this.head.mode !== IN_BODY;
  }

  /** Opens an element whose tag was read last; an empty one is closed again. */
  insert(tag: number, flags: number, space: number, isEmpty: boolean): void {
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

  /** A second tag of an element that stands already: what its first one has not, it says. */
  tellAgain(tag: number, flags: number): void {
    this.listener.opened(tag, flags, HTML, this);
  }

  /** `</br>` is a line break all the same. */
  insertBreak(flags: number): void {
    this.attributes.clear();
    this.insert(TAG.br, flags, HTML, true);
  }

  /** Opens an element that no tag names. */
  imply(tag: number): void {
    const { open } = this;
    open.push(tag, open.region, open.sink, HTML);
  }

  /** Closes all from a place on. */
  popTo(at: number): void {
    while (this.open.top >= at) this.pop();
  }

  /** Closes all behind a place. */
  popDownTo(at: number): void {
    while (this.open.top > at) this.pop();
  }

  pop(): void {
    const { open } = this;
    const { top, region } = open;
    const tag = open.pop();
    if (tag !== 0) this.listener.closed(tag, flagsOf(tag), open.spaceAt(top), this);
    if (open.region !== region) this.listener.turned(open.region);
  }

  /** Takes the innermost element of a name out from between others, which stay open. */
  takeOut(tag: number): void {
    this.open.takeOut(tag, tag !== TAG.form);
    this.listener.closed(tag, flagsOf(tag), HTML, this);
  }

  /** An end tag of `b`, `a` and the like takes its element out from between blocks that were opened in it. */
  closeFormatting(tag: number): void {
    const at = this.open.last(tag);
    if (at <= this.open.scope) return;
    if (this.open.special > at) this.takeOut(tag);
    else this.popTo(at);
  }

  isParagraphOpen(): boolean {
    const { open } = this;
    const at = open.last(TAG.p);
    return at > open.scope && at > open.last(TAG.button);
  }
}
