import { cleanHeading } from '../../../libs/text/index.js';
import type { ReportWords } from '../report-words.js';
import { SiteCoverage } from './site-coverage.js';

/** Every name that a site gives its own pages and their parts: what none of them says has no page. */
export class SiteNames {
  private readonly covered = new SiteCoverage();

  constructor(private readonly words: ReportWords) {}

  /** @param name a title, a heading, the text of a link, or the last part of an address */
  add(name: string): void {
    const heading = cleanHeading(name);
    for (const written of new Set([heading, parted(heading)])) this.covered.add(this.termsOf(written));
  }

  /** Whether a page or a part of one is called so. */
  has(name: string): boolean {
    return [...new Set([name, parted(name)])].some((written) => {
      const terms = this.termsOf(written);
      return terms.length === 0 || this.covered.has(terms);
    });
  }

  private termsOf(text: string): string[] {
    return this.words.of(text).flatMap(({ term, isLight }) => (isLight ? [] : [term]));
  }
}

/** "CD-ROM/DVD-ROM" names a CD-ROM, and `debian-policy` the Debian Policy. */
function parted(name: string): string {
  return name.replace(/[-/._]+/gu, ' ');
}
