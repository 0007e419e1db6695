import { ATTRIBUTE, type Attributes } from './attributes.js';
import { HeadState, IN_BODY } from './head-state.js';
import { HTML, OpenElements } from './open-elements.js';
import { regionOf } from './regions.js';
import { sinkOf } from './sinks.js';
import { flagsOf, TAG } from './tags.js';

/** Listens to elements as the tree grows. */
export interface TreeListener {
  /** The tag of an element was read, before the element is in the tree; its attributes are those of the last tag. */
  opened(tag: number, flags: number, space: number, tree: GrowingTree): void;
  /** An element was closed. */
  closed(tag: number, flags: number, space: number, tree: GrowingTree): void;
  /** @param region the region that is open now */
  turned(region: number): void;
}

/** A tree that knows its open elements and reports each that is opened or closed. */
export class GrowingTree {
  readonly open = new OpenElements();
  readonly head = new HeadState();
  /** The form that is open; there is at most one. */
  hasForm = false;

  constructor(
    private readonly attributes: Attributes,
    private readonly listener: TreeListener,
  ) {}

  get isInHead(): boolean {
    return this.head.mode !== IN_BODY;
  }

  /** Opens the element whose tag was read last; an empty one is closed at once. */
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

  /** A second tag of an element that exists already adds the attributes that the first one lacks. */
  repeatStart(tag: number, flags: number): void {
    this.listener.opened(tag, flags, HTML, this);
  }

  /** `</br>` counts as a line break. */
  insertBreak(flags: number): void {
    this.attributes.clear();
    this.insert(TAG.br, flags, HTML, true);
  }

  /** Opens an element without a tag. */
  imply(tag: number): void {
    const { open } = this;
    open.push(tag, open.region, open.sink, HTML);
  }

  /** Closes all elements from a place on. */
  popTo(at: number): void {
    while (this.open.top >= at) this.pop();
  }

  /** Closes all elements after a place. */
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

  /** Removes the innermost element of a name from among others, which stay open. */
  takeOut(tag: number): void {
    this.open.takeOut(tag, tag !== TAG.form);
    this.listener.closed(tag, flagsOf(tag), HTML, this);
  }

  /** An end tag of `b`, `a` and the like removes its element from among blocks that were opened in it. */
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
