import type { TermCounts } from '../../text/index.js';
import { mayBeBody, type Pool } from '../pool.js';
import type { Fragment, Run } from '../runs.js';
import { FEWEST_WORDS } from './sentence-screen.js';
import type { Selection } from '../selection.js';

/** Quotation stays short, whoever is quoted: of a stranger's page at most so many words at once … */
export const MOST_QUOTE_WORDS = 40;
/** … at most this share of the page, so that a page of a few lines is not quoted at all … */
const SHARE_OF_SOURCE = 0.05;
/** … and at most this share of the article, when the article has text of its own. */
const SHARE_OF_ARTICLE = 0.1;

export interface Quote {
  readonly run: Run;
  readonly fragment: Fragment;
}

/** Deals out sentences of strangers' pages, within what quotation allows. */
export class QuoteBudget {
  private readonly bySource = new Map<string, number>();
  private left: number;

  constructor(
    private readonly pool: Pool,
    private readonly selection: Selection,
    /** Words of the article's own text; 0 when it is to be made of quotations alone. */
    ownWords: number,
  ) {
    this.left = ownWords > 0 ? SHARE_OF_ARTICLE * ownWords : Infinity;
  }

  /** @returns the best sentence for a subject, or null; each is given once. */
  next(about: TermCounts): Quote | null {
    let best: Quote | null = null;
    let most = 0;
    for (const run of this.pool.runs) {
      const relevance = this.pool.relevance.get(run.id) ?? 0;
      if (mayBeBody(run.source) || relevance === 0) continue;
      for (const fragment of run.sentences) {
        if (fragment.words < FEWEST_WORDS) continue;
        if (!fragment.needsNothing || !this.allows(run, fragment) || this.selection.repeatsFragment(fragment))
          continue;
        const fit = this.pool.statistics.coverage(about, fragment.terms);
        if (fit > 0 && fit + relevance > most) [best, most] = [{ run, fragment }, fit + relevance];
      }
    }
    if (best) this.spend(best);
    return best;
  }

  private allows(run: Run, fragment: Fragment): boolean {
    const spent = this.bySource.get(run.source.id) ?? 0;
    if (fragment.words > Math.min(MOST_QUOTE_WORDS, this.left)) return false;
    return spent + fragment.words <= SHARE_OF_SOURCE * run.source.words;
  }

  private spend({ run, fragment }: Quote): void {
    this.selection.say(fragment);
    this.left -= fragment.words;
    this.bySource.set(run.source.id, (this.bySource.get(run.source.id) ?? 0) + fragment.words);
  }
}
