/** How deeply values may be nested: the settings of a brief in a batch in GraphQL variables reach 14. */
export const MAX_DEPTH = 64;

/**
 * Values that may be parsed in one go. A brief has some 8,200 at most: its settings are at most 16 KiB, and a value takes
 * two bytes. `JSON.parse` takes 11 ms of 10,000 values of the worst kind, which is objects with a key of their own each.
 */
export const MAX_VALUES = 10_000;

/**
 * Bytes of a key. The engine hashes a longer one by nothing but its length, and compares all of the same length: a hundred
 * that fill 16 MiB take a second. Three of them take a thirtieth of that.
 */
const LONG_KEY = 16_000;
const MAX_LONG_KEYS = 3;

/** A hundred rows that are escaped throughout have 2 million. Parsing 8 million of them in one string takes 100 ms. */
const MAX_ESCAPES = 3_000_000;

/**
 * Bytes of one element of a list, and of all that stands in no list: as many as a body may have that is no batch. Parsing
 * 16 MiB in one go takes up to 100 ms, whatever it holds; a row of the largest kind has some 120 KiB.
 */
const MAX_ELEMENT_BYTES = 2 * 1024 * 1024;

/** A list is cut into pieces of about so many values, or bytes. */
const PIECE_VALUES = 5000;
export const PIECE_BYTES = 1024 * 1024;

/** A list that stands in no other list, by its bytes: what is between its brackets, and where it may be cut. */
export interface OuterList {
  readonly start: number;
  readonly end: number;
  /** Places of commas between elements, in order. */
  readonly cuts: readonly number[];
}

/** What is larger than any valid body, in words that follow "The body". */
export class TooMuchJson extends Error {
  override readonly name = 'TooMuchJson';
}

const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Counts the values and the depth of a JSON text from its bytes, as they arrive, and finds where its lists can be
 * cut. It does not validate: of a text that is no JSON the outline means nothing, and parsing its pieces fails.
 */
export class JsonOutline {
  private readonly found: { readonly start: number; end: number; readonly cuts: number[] }[] = [];
  private offset = 0;
  private inString = false;
  private stringStart = 0;
  private stringEnd = 0;
  private longKeys = 0;
  private escapes = 0;
  private isEscaped = false;
  private depth = 0;
  /** Depth inside of the outer list that is open; 0 when none is. */
  private listDepth = 0;
  private outside = 1;
  private inElement = 0;
  private sinceCut = 0;
  private cutAt = 0;
  private elementAt = 0;
  private inLists = 0;
  /** Of the lists that are closed. */
  private listBytes = 0;

  /** @param mostInLists how many values all lists together may hold */
  constructor(private readonly mostInLists: number) {}

  /** Values, lists and objects included; never less than there are. */
  get values(): number {
    return this.outside + this.inLists;
  }

  get lists(): readonly OuterList[] {
    return this.found;
  }

  /** @throws {TooMuchJson} as soon as there are more values or levels than any valid body has */
  add(bytes: Uint8Array): void {
    for (let index = 0; index < bytes.length; index += 1) {
      const byte = bytes[index];
      if (this.inString) {
        if (this.isEscaped) this.isEscaped = false;
        else if (byte === BACKSLASH) this.escape();
        else if (byte === QUOTE) {
          this.inString = false;
          this.stringEnd = this.offset + index;
        }
      } else if (byte === QUOTE) {
        this.inString = true;
        this.stringStart = this.offset + index;
      } else if (byte === COLON) this.endKey();
      else if (byte === COMMA) this.comma(this.offset + index);
      else if (byte === OPEN_LIST || byte === OPEN_OBJECT) this.open(byte, this.offset + index);
      else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) this.close(this.offset + index);
    }
    this.offset += bytes.length;
    this.measure(this.offset);
  }

  private measure(at: number): void {
    const list = this.listDepth > 0 ? this.found.at(-1) : undefined;
    if (list && at - this.elementAt > MAX_ELEMENT_BYTES)
      throw new TooMuchJson('has more than 2 MiB in one element of a list');
    if ((list?.start ?? at) - this.listBytes > MAX_ELEMENT_BYTES)
      throw new TooMuchJson('has more than 2 MiB that are in no list');
  }

  private escape(): void {
    this.isEscaped = true;
    this.escapes += 1;
    if (this.escapes > MAX_ESCAPES)
      throw new TooMuchJson(`holds more than ${MAX_ESCAPES.toLocaleString('en')} escapes`);
  }

  private endKey(): void {
    if (this.stringEnd - this.stringStart <= LONG_KEY) return;
    this.longKeys += 1;
    if (this.longKeys > MAX_LONG_KEYS)
      throw new TooMuchJson(
        `has more than ${MAX_LONG_KEYS} keys of more than ${LONG_KEY.toLocaleString('en')} bytes`,
      );
  }

  private comma(at: number): void {
    if (this.listDepth > 0 && this.depth === this.listDepth) {
      this.measure(at);
      this.inElement = 0;
      this.elementAt = at + 1;
      if (this.sinceCut >= PIECE_VALUES || at - this.cutAt >= PIECE_BYTES) {
        this.found.at(-1)?.cuts.push(at);
        this.sinceCut = 0;
        this.cutAt = at;
      }
    }
    this.count();
  }

  private open(byte: number, at: number): void {
    this.count();
    this.depth += 1;
    if (this.depth > MAX_DEPTH) throw new TooMuchJson(`is nested deeper than ${MAX_DEPTH} levels`);
    if (byte !== OPEN_LIST || this.listDepth > 0) return;
    this.listDepth = this.depth;
    this.inElement = 0;
    this.sinceCut = 0;
    this.cutAt = at;
    this.elementAt = at + 1;
    this.found.push({ start: at + 1, end: at + 1, cuts: [] });
  }

  private close(at: number): void {
    const list = this.found.at(-1);
    if (list && this.listDepth > 0 && this.depth === this.listDepth) {
      this.measure(at);
      list.end = at;
      this.listBytes += at - list.start;
      this.listDepth = 0;
    }
    this.depth -= 1;
  }

  /** A text has at most one value more than it has commas and opening brackets. */
  private count(): void {
    if (this.listDepth === 0) this.outside += 1;
    else {
      this.inLists += 1;
      this.inElement += 1;
      this.sinceCut += 1;
    }
    if (this.outside > MAX_VALUES || this.inElement > MAX_VALUES)
      throw new TooMuchJson(
        `holds more than ${MAX_VALUES.toLocaleString('en')} values in one object or list element`,
      );
    if (this.inLists > this.mostInLists)
      throw new TooMuchJson(`holds more than ${this.mostInLists.toLocaleString('en')} values in its lists`);
  }
}
