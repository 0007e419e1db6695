import { keyPhrase, type PhraseKey } from './phrases/each-phrase.js';
import { KeyNumbers } from './key-numbers.js';
import { STOPPED, type PageWords } from './page-words.js';

/** A page that a phrase is anchor text for. */
export interface AnchorTarget {
  readonly id: number;
  readonly links: number;
}

/** Some 25 MB. Beyond, pairs of few links are forgotten, so that a phrase may show fewer links than it has. */
const MOST_PAIRS = 500_000;

const LANGUAGE = 0;
const LOW = 1;
const HIGH = 2;
const TARGET = 3;
const LINKS = 4;
const FIELDS = 5;

/** How often each phrase links to each page: anchors whose words are the phrase, stop words around it left away. */
export class AnchorTargets {
  private readonly pairs = new KeyNumbers();
  private rows = new Int32Array(FIELDS * 1024);
  private readonly key: PhraseKey = { low: 0, high: 0 };

  constructor(
    private readonly seed: number,
    private readonly mostPairs = MOST_PAIRS,
  ) {}

  /**
   * @param language its number
   * @param words of all anchors of a page, one a line
   * @param targets ids of the pages they lead to; null for a link that is not to be counted
   */
  add(language: number, words: PageWords, targets: readonly (number | null)[]): void {
    const { key } = this;
    let at = 0;
    let lineEnd = -1;
    for (const target of targets) {
      const found = words.text.indexOf('\n', lineEnd + 1);
      lineEnd = found < 0 ? words.text.length : found;
      let first = at;
      while (at < words.count && (words.starts[at] ?? 0) < lineEnd) at += 1;
      let last = at;
      if (target === null) continue;
      while (first < last && ((words.marks[first] ?? 0) & STOPPED) !== 0) first += 1;
      while (last > first && ((words.marks[last - 1] ?? 0) & STOPPED) !== 0) last -= 1;
      if (keyPhrase(words, first, last, this.seed, key))
        this.addLinks(language, key.low, key.high, target, 1);
    }
  }

  each(see: (language: number, low: number, high: number, target: AnchorTarget) => void): void {
    const { rows } = this;
    for (let at = 0; at < FIELDS * this.pairs.size; at += FIELDS) {
      const target = { id: rows[at + TARGET] ?? 0, links: rows[at + LINKS] ?? 0 };
      see(rows[at + LANGUAGE] ?? 0, rows[at + LOW] ?? 0, rows[at + HIGH] ?? 0, target);
    }
  }

  private addLinks(language: number, low: number, high: number, target: number, links: number): void {
    if (this.pairs.size >= this.mostPairs) this.forgetRare();
    const number = this.pairs.numberOf(
      low ^ Math.imul(target, 0x9e3779b1),
      Math.imul(high ^ target, 0x85ebca6b) ^ Math.imul(language + 1, 0xc2b2ae35),
    );
    const at = number * FIELDS;
    if (at >= this.rows.length) {
      const larger = new Int32Array(Math.ceil((this.rows.length / FIELDS) * 1.5) * FIELDS);
      larger.set(this.rows);
      this.rows = larger;
    }
    const { rows } = this;
    rows[at + LANGUAGE] = language;
    rows[at + LOW] = low;
    rows[at + HIGH] = high;
    rows[at + TARGET] = target;
    rows[at + LINKS] = (rows[at + LINKS] ?? 0) + links;
  }

  private forgetRare(): void {
    const { rows } = this;
    const held = FIELDS * this.pairs.size;
    const links = Array.from({ length: this.pairs.size }, (_, pair) => rows[pair * FIELDS + LINKS] ?? 0);
    const most = links.sort((a, b) => a - b)[links.length >> 1] ?? 0;
    this.rows = new Int32Array(rows.length);
    this.pairs.clear();
    for (let at = 0; at < held; at += FIELDS) {
      const count = rows[at + LINKS] ?? 0;
      if (count <= most) continue;
      const [language = 0, low = 0, high = 0, target = 0] = rows.subarray(at, at + LINKS);
      this.addLinks(language, low, high, target, count);
    }
  }
}
