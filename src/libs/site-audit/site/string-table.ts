/** Texts of which each is held once, by a number from 0 in the order of their coming. */
export class StringTable {
  private readonly numbers = new Map<string, number>();
  private readonly texts: string[] = [];

  get size(): number {
    return this.texts.length;
  }

  numberOf(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.length;
    const kept = copyOf(text);
    this.numbers.set(kept, number);
    this.texts.push(kept);
    return number;
  }

  /** @returns undefined for what never came */
  find(text: string): number | undefined {
    return this.numbers.get(text);
  }

  /** @returns an empty text for a number that is none */
  text(number: number): string {
    return this.texts[number] ?? '';
  }

  /** @returns the texts by their numbers, and forgets how to find them */
  take(): readonly string[] {
    this.numbers.clear();
    return this.texts;
  }
}

/** V8 makes a cut of a longer text a window onto it from here on. */
const SHORTEST_WINDOW = 13;

/**
 * A text that was cut from a page's source may hold that whole source in memory, and so the source of every page. Only
 * building it anew sets it free.
 */
export function copyOf(text: string): string {
  return text.length < SHORTEST_WINDOW ? text : (JSON.parse(JSON.stringify(text)) as string);
}
