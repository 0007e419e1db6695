import { PARTED, type PageWords } from './page-words.js';

/** Of one page; more tell nothing new. */
const MOST_OF_PAGE = 16;
const MOST_HELD = 256;

/** Beside the border of a sentence or a block. */
const NONE = 0x3c6ef372;

/** On how many pages a phrase stands between the same two words. */
export class Neighbours {
  private readonly pages = new Map<number, number>();
  private readonly ofPage: number[] = [];

  see({ count, low, marks }: PageWords, at: number, words: number): void {
    if (this.ofPage.length === MOST_OF_PAGE) return;
    const behind = at + words;
    const before = at === 0 || isParted(marks, at) ? NONE : (low[at - 1] ?? 0);
    const after = behind === count || isParted(marks, behind) ? NONE : (low[behind] ?? 0);
    const pair = Math.imul(before, 0x9e3779b1) ^ after;
    if (!this.ofPage.includes(pair)) this.ofPage.push(pair);
  }

  endPage(): void {
    for (const pair of this.ofPage) {
      // What most pages have in common comes again and stays.
      if (this.pages.size === MOST_HELD && !this.pages.has(pair)) this.forgetRare();
      this.pages.set(pair, (this.pages.get(pair) ?? 0) + 1);
    }
    this.ofPage.length = 0;
  }

  /** Pages with the pair that most of them have. */
  get most(): number {
    return Math.max(0, ...this.pages.values());
  }

  private forgetRare(): void {
    const middle = [...this.pages.values()].sort((a, b) => a - b)[MOST_HELD >> 1] ?? 0;
    for (const [pair, pages] of this.pages) if (pages <= middle) this.pages.delete(pair);
  }
}

function isParted(marks: Uint8Array, at: number): boolean {
  return ((marks[at] ?? 0) & PARTED) !== 0;
}
