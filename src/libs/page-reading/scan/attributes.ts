import { NameTable } from './name-table.js';

/** Attributes that the scanner reads; all others are skipped. At most 31, because each is a bit. */
export const ATTRIBUTE = {
  id: 1,
  name: 2,
  href: 3,
  src: 4,
  rel: 5,
  lang: 6,
  'xml:lang': 7,
  alt: 8,
  title: 9,
  'aria-label': 10,
  role: 11,
  width: 12,
  height: 13,
  content: 14,
  property: 15,
  'http-equiv': 16,
  charset: 17,
  type: 18,
  action: 19,
  method: 20,
  hreflang: 21,
  srcset: 22,
  data: 23,
  poster: 24,
  as: 25,
  style: 26,
  'xlink:href': 27,
  itemprop: 28,
  encoding: 29,
  imagesrcset: 30,
  background: 31,
} as const;

const table = new NameTable(ATTRIBUTE, []);

/** The attributes of the tag that is being read. Values become strings when they are requested. */
export class Attributes {
  private source = '';
  private present = 0;
  private current = 0;
  private readonly starts = new Int32Array(32);
  private readonly ends = new Int32Array(32);
  /** Values made of several stretches of the page, because of entities in them. */
  private readonly made: string[] = new Array<string>(32).fill('');

  read(source: string): void {
    this.source = source;
    this.present = 0;
  }

  /** Begins a new tag. */
  clear(): void {
    this.present = 0;
    this.current = 0;
  }

  /** Of two attributes of one name the first counts. */
  startName(start: number, end: number): void {
    const number = table.find(this.source, start, end);
    const bit = 1 << number;
    if (number === 0 || (this.present & bit) !== 0) {
      this.current = 0;
      return;
    }
    this.present |= bit;
    this.current = number;
    this.starts[number] = -1;
    this.made[number] = '';
  }

  addData(start: number, end: number): void {
    const number = this.current;
    if (number === 0) return;
    if (this.starts[number] === -1) {
      this.starts[number] = start;
      this.ends[number] = end;
    } else if (this.starts[number] === MADE) {
      this.made[number] = (this.made[number] ?? '') + this.source.slice(start, end);
    } else {
      this.made[number] = this.stretch(number) + this.source.slice(start, end);
      this.starts[number] = MADE;
    }
  }

  addEntity(codePoint: number): void {
    const number = this.current;
    if (number === 0) return;
    if (this.starts[number] !== MADE) {
      this.made[number] = this.starts[number] === -1 ? '' : this.stretch(number);
      this.starts[number] = MADE;
    }
    this.made[number] = (this.made[number] ?? '') + String.fromCodePoint(codePoint);
  }

  has(number: number): boolean {
    return (this.present & (1 << number)) !== 0;
  }

  /** @returns null for an attribute that the tag lacks; '' for one without a value */
  get(number: number): string | null {
    if ((this.present & (1 << number)) === 0) return null;
    const start = this.starts[number] ?? -1;
    if (start === MADE) return this.made[number] ?? '';
    return start === -1 ? '' : this.stretch(number);
  }

  private stretch(number: number): string {
    return this.source.slice(this.starts[number], this.ends[number]);
  }
}

const MADE = -2;
