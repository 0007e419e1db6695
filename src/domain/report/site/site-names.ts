import { cleanHeading } from '../../../libs/text/index.js';
import type { ReportWords } from '../report-words.js';
import { SiteCoverage } from './site-coverage.js';

/** Every name that a site gives its own pages and their parts: what none of them says has no page. */
export class SiteNames {
  private readonly covered = new SiteCoverage();

  constructor(private readonly words: ReportWords) {}

  /** @param name a title, a heading, the text of a link, or the last part of an address */
  add(name: string): void {
    this.covered.add(this.termsOf(cleanHeading(name)));
  }

  /** Whether a page or a part of one is called so. */
  has(name: string): boolean {
    const terms = this.termsOf(name);
    return terms.length === 0 || this.covered.has(terms);
  }

  private termsOf(text: string): string[] {
    return this.words.of(text).flatMap(({ term, isLight }) => (isLight ? [] : [term]));
  }
}
