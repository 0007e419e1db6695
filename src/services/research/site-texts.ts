import { subjectScore, type Subject, type TermCounts, type TermRarity } from '../../libs/text/index.js';
import { addressKey } from './page-address.js';

/** What a page says in the words of a brief. */
interface SiteText {
  readonly url: string;
  /** Its number of terms, whatever they are. */
  readonly length: number;
  /** At least those of the brief. */
  readonly terms: TermCounts;
}

/** What the pages of one site say in the words of a brief, as far as they are known: how rare each word is, and which pages say most. */
export class SiteTexts implements TermRarity {
  private readonly pages = new Map<string, SiteText>();
  private readonly inPages = new Map<string, number>();
  private length = 0;

  /** @param terms those of the brief */
  constructor(private readonly terms: readonly string[]) {}

  /** A page that is known already is replaced. */
  add(page: SiteText): void {
    const terms = new Map<string, number>();
    for (const term of this.terms) {
      const count = page.terms.get(term) ?? 0;
      if (count > 0) terms.set(term, count);
    }
    const key = addressKey(page.url);
    const before = this.pages.get(key);
    if (before) this.count(before, -1);
    const known = { url: page.url, length: page.length, terms };
    this.pages.set(key, known);
    this.count(known, 1);
  }

  private count({ length, terms }: SiteText, by: 1 | -1): void {
    this.length += by * length;
    for (const term of terms.keys()) this.inPages.set(term, this.holding(term) + by);
  }

  has(url: string): boolean {
    return this.pages.has(addressKey(url));
  }

  get texts(): number {
    return this.pages.size;
  }

  holding(term: string): number {
    return this.inPages.get(term) ?? 0;
  }

  get meanLength(): number {
    return this.pages.size === 0 ? 1 : this.length / this.pages.size;
  }

  /** @returns the addresses of pages that name anything of a subject, those that say most first */
  ranked(subject: Subject): string[] {
    const { meanLength } = this;
    return [...this.pages.values()]
      .map(({ url, length, terms }) => ({ url, score: subjectScore(subject, terms, length, meanLength) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.url < b.url ? -1 : 1))
      .map(({ url }) => url);
  }
}
