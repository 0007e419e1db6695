import { flagsOf, MATH_TEXT, SCOPE, SPECIAL, TAG } from './tags.js';

/** The region of the page to which an element's content belongs. */
export const HTML = 0;
export const SVG = 1;
export const MATH = 2;

/** What happens to an element's text. */
export const TEXT = 0;
export const MUTED = 1;
/** `title` of the document, `title` of a drawing, JSON-LD, `style`, a module. */
export const TITLE = 2;
export const DRAWING_TITLE = 3;
export const JSON_LD = 4;
export const STYLE = 5;
export const MODULE = 6;

/** Fields of an entry, stored side by side in one array. */
const TAG_AT = 0;
/** The previous open element of the same name, and of the same kind; -1 for none. */
const SAME_BEFORE = 1;
const SCOPE_BEFORE = 2;
const SPECIAL_BEFORE = 3;
/** Special elements except `address`, `div` and `p`: an open `li` is searched only up to these. */
const FIRM_BEFORE = 4;
const CHILDREN = 5;
const REGION = 6;
const SINK = 7;
const SPACE_OF = 8;
/** 1 for an element that holds HTML again, inside a drawing or formula. */
const INTEGRATES = 9;
const FIELDS = 10;

/**
 * The open elements. Each knows the previous one of its name and of each kind that the rules of the HTML standard search
 * for, so that no rule has to walk down the stack: 100,000 open elements and as many end tags that close none of them take
 * linear time.
 */
export class OpenElements {
  private entries = new Int32Array(64 * FIELDS);
  private size = 0;
  private lastOf = new Int32Array(512).fill(-1);
  private lastScope = -1;
  private lastSpecial = -1;
  private lastFirm = -1;
  /** Entries that were removed from among others. */
  private removed = 0;
  elements = 0;
  deepest = 0;
  /** The count of the element with the most children. */
  mostChildren = 0;

  get top(): number {
    return this.size - 1;
  }

  tagAt(at: number): number {
    return at < 0 ? 0 : (this.entries[at * FIELDS + TAG_AT] ?? 0);
  }

  get region(): number {
    return this.size === 0 ? 0 : (this.entries[this.top * FIELDS + REGION] ?? 0);
  }

  get sink(): number {
    return this.size === 0 ? TEXT : (this.entries[this.top * FIELDS + SINK] ?? 0);
  }

  /** SVG or MATH when the next start tag belongs to a drawing or formula. */
  get foreign(): number {
    if (this.size === 0) return HTML;
    const base = this.top * FIELDS;
    return this.entries[base + INTEGRATES] === 1 ? HTML : (this.entries[base + SPACE_OF] ?? HTML);
  }

  /** Also answers for the element that was popped last, as `childrenAt` does. */
  spaceAt(at: number): number {
    return this.entries[at * FIELDS + SPACE_OF] ?? HTML;
  }

  childrenAt(at: number): number {
    return this.entries[at * FIELDS + CHILDREN] ?? 0;
  }

  /** @returns the place of the innermost open element of a name; -1 for none */
  last(tag: number): number {
    return tag < this.lastOf.length ? (this.lastOf[tag] ?? -1) : -1;
  }

  /** The innermost element that ends the scope of all end tags except those of tables. */
  get scope(): number {
    return this.lastScope;
  }

  get special(): number {
    return this.lastSpecial;
  }

  get firm(): number {
    return this.lastFirm;
  }

  isInScope(tag: number): boolean {
    const at = this.last(tag);
    // An element that ends the scope is itself in it.
    return at >= 0 && at >= this.lastScope;
  }

  /** A void element, which has no content. */
  addVoid(): void {
    this.countChild();
    this.deepest = Math.max(this.deepest, this.size - this.removed + 1);
  }

  push(tag: number, region: number, sink: number, space: number): void {
    this.countChild();
    const at = this.size;
    const base = at * FIELDS;
    if (base + FIELDS > this.entries.length) this.entries = grown(this.entries, 0);
    if (tag >= this.lastOf.length) this.lastOf = grown(this.lastOf, -1);
    const { entries } = this;
    entries[base + TAG_AT] = tag;
    entries[base + SAME_BEFORE] = this.lastOf[tag] ?? -1;
    entries[base + SCOPE_BEFORE] = this.lastScope;
    entries[base + SPECIAL_BEFORE] = this.lastSpecial;
    entries[base + FIRM_BEFORE] = this.lastFirm;
    entries[base + CHILDREN] = 0;
    entries[base + REGION] = region;
    entries[base + SINK] = sink;
    entries[base + SPACE_OF] = space;
    const integrates = space !== HTML && isIntegrationPoint(tag, space);
    entries[base + INTEGRATES] = integrates ? 1 : 0;
    this.lastOf[tag] = at;
    this.size = at + 1;
    this.deepest = Math.max(this.deepest, this.size - this.removed);
    const flags = flagsOf(tag);
    if (space === HTML ? (flags & SCOPE) !== 0 : integrates) this.lastScope = at;
    if (space === HTML ? (flags & SPECIAL) !== 0 : integrates) {
      this.lastSpecial = at;
      if (tag !== TAG.div && tag !== TAG.p && tag !== TAG.address) this.lastFirm = at;
    }
  }

  private countChild(): void {
    this.elements += 1;
    if (this.size === 0) return;
    const base = this.top * FIELDS + CHILDREN;
    const children = (this.entries[base] ?? 0) + 1;
    this.entries[base] = children;
    if (children > this.mostChildren) this.mostChildren = children;
  }

  /** @returns the number of the element that was closed; 0 for one that had been removed before */
  pop(): number {
    const at = this.size - 1;
    const base = at * FIELDS;
    const { entries } = this;
    const tag = entries[base + TAG_AT] ?? 0;
    this.size = at;
    this.lastScope = entries[base + SCOPE_BEFORE] ?? -1;
    this.lastSpecial = entries[base + SPECIAL_BEFORE] ?? -1;
    this.lastFirm = entries[base + FIRM_BEFORE] ?? -1;
    if (tag > 0) {
      this.lastOf[tag] = entries[base + SAME_BEFORE] ?? -1;
      return tag;
    }
    if (tag === MOVED) this.removed -= 1;
    return 0;
  }

  /**
   * Removes the innermost element of a name from among others, which stay open: of `<b><div></b>` the `b`. It must not be one
   * that ends a scope.
   * @param leavesChildren whether the open elements in it move out of it; those of a `form` do not
   */
  takeOut(tag: number, leavesChildren: boolean): void {
    const at = this.last(tag);
    if (at < 0) return;
    this.entries[at * FIELDS + TAG_AT] = leavesChildren ? MOVED : STAYS;
    this.lastOf[tag] = this.entries[at * FIELDS + SAME_BEFORE] ?? -1;
    if (leavesChildren) this.removed += 1;
  }
}

/** Stands for the tag of an element that was removed. */
const MOVED = 0;
const STAYS = -1;

function isIntegrationPoint(tag: number, space: number): boolean {
  if (space === SVG) return tag === TAG.foreignobject || tag === TAG.desc || tag === TAG.title;
  return (flagsOf(tag) & MATH_TEXT) !== 0;
}

function grown(array: Int32Array<ArrayBuffer>, rest: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * array.length).fill(rest, array.length);
  larger.set(array);
  return larger;
}
