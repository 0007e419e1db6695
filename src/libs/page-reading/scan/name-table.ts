/** Names of tags or attributes, each with a number, looked up in a page's text without making a string. */
export class NameTable {
  private readonly names: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** Numbers by hash, 0 for an empty slot; four times as many slots as names, so that collisions are rare. */
  private readonly places: Uint16Array;
  private readonly mask: number;

  /**
   * @param given names whose numbers the code knows, from 1 without a gap
   * @param more names that get the next numbers; those that have one already are skipped
   */
  constructor(given: Readonly<Record<string, number>>, more: readonly string[]) {
    for (const [name, number] of Object.entries(given)) this.enter(name, number);
    for (const name of more) if (!this.numbers.has(name)) this.enter(name, this.numbers.size + 1);
    const size = 1 << (34 - Math.clz32(this.numbers.size));
    this.places = new Uint16Array(size);
    this.mask = size - 1;
    for (const [name, number] of this.numbers) {
      let place = hashOf(name, 0, name.length) & this.mask;
      while (this.places[place] !== 0) place = (place + 1) & this.mask;
      this.places[place] = number;
    }
  }

  /** One more than the largest number. */
  get size(): number {
    return this.numbers.size + 1;
  }

  /** @throws when the table has no such name, which is a fault of the code and not of a page */
  numberOf(name: string): number {
    const number = this.numbers.get(name);
    if (number === undefined) throw new Error(`No number for "${name}"`);
    return number;
  }

  nameOf(number: number): string {
    return this.names[number] ?? '';
  }

  /** @returns the number of the name at this position, in either case; 0 for an unknown name */
  find(source: string, start: number, end: number): number {
    const { places, mask } = this;
    let place = hashOf(source, start, Math.min(end, start + LONGEST)) & mask;
    for (let number = places[place]; number !== undefined && number !== 0; number = places[place]) {
      if (isThere(this.names[number] ?? '', source, start, end)) return number;
      place = (place + 1) & mask;
    }
    return 0;
  }

  private enter(name: string, number: number): void {
    this.numbers.set(name, number);
    this.names[number] = name;
  }
}

/** Chosen: how many characters of a name are compared; our longest has 14. */
const LONGEST = 16;

function hashOf(source: string, start: number, end: number): number {
  let hash = end - start;
  for (let at = start; at < end; at += 1) hash = (Math.imul(hash, 31) + (source.charCodeAt(at) | 0x20)) | 0;
  return hash ^ (hash >>> 7);
}

function isThere(name: string, source: string, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let at = 0; at < name.length; at += 1) {
    const code = source.charCodeAt(start + at);
    const lower = code >= 0x41 && code <= 0x5a ? code | 0x20 : code;
    if (lower !== name.charCodeAt(at)) return false;
  }
  return true;
}
