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

  /** @param terms those of the brief */
  constructor(private readonly terms: readonly string[]) {}

  /** A page that is known already is replaced. */
  add(page: SiteText): void {
    const terms = new Map(this.terms.flatMap((term) => [[term, page.terms.get(term) ?? 0] as const]));
    for (const [term, count] of terms) if (count === 0) terms.delete(term);
    this.pages.set(addressKey(page.url), { url: page.url, length: page.length, terms });
  }

  has(url: string): boolean {
    return this.pages.has(addressKey(url));
  }

  get texts(): number {
    return this.pages.size;
  }

  holding(term: string): number {
    let holding = 0;
    for (const { terms } of this.pages.values()) if (terms.has(term)) holding += 1;
    return holding;
  }

  get meanLength(): number {
    let length = 0;
    for (const page of this.pages.values()) length += page.length;
    return this.pages.size === 0 ? 1 : length / this.pages.size;
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
