import { mayBeBody, type Pool } from './pool.js';
import type { Run } from './runs.js';
import { FEWEST_SECTION_WORDS, type Wish } from './section-choice.js';
import { type Pick, Selection, wordsOf } from './selection.js';

/** How far a section may pass its length before a run is cut or left. */
const OVERSHOOT = 1.2;
/** A section this full needs nothing from elsewhere. */
const FULL_ENOUGH = 0.6;
/** A run beside one that is in reads on from it. */
const BESIDE = 0.15;
/** Runs from elsewhere must be as close to the section as this. */
const CLOSE_ENOUGH = 0.22;
/** On a heading that no source has, a run must be at least this relevant to the article too. */
const RELEVANT_ENOUGH = 0.2;

export interface FilledSection {
  readonly heading: string;
  readonly targetWords: number;
  readonly picks: readonly Pick[];
}

/** Fills one section: first with what stands under its heading in the sources, then with what is close to it. */
export class SectionFill {
  private readonly picks: Pick[] = [];
  private words = 0;

  constructor(
    private readonly pool: Pool,
    private readonly selection: Selection,
    private readonly wish: Wish,
    /** Sentences that one source may give to the whole article. */
    private readonly cap: number,
  ) {}

  fill(): FilledSection | null {
    if (!this.wish.anyRun) this.takeBest([...this.wish.runs], (run) => this.pool.scores.get(run.id) ?? 0);
    if (this.words < FULL_ENOUGH * this.wish.targetWords) this.takeFromElsewhere();
    const first = this.picks[0];
    if (!first || this.words < Math.min(FEWEST_SECTION_WORDS, this.wish.targetWords)) return null;
    return { heading: this.wish.heading, targetWords: this.wish.targetWords, picks: this.inOrder() };
  }

  private takeFromElsewhere(): void {
    const { statistics, contexts, relevance, query, scores } = this.pool;
    // Terms that the whole article is about don't tell one section from another.
    const own = new Map([...this.wish.terms].filter(([term]) => !query.has(term) && statistics.knows(term)));
    const wanted = own.size > 0 ? own : this.wish.terms;
    const worth = new Map<number, number>();
    const runs = this.pool.runs.filter((run) => {
      if (!mayBeBody(run.source) || (relevance.get(run.id) ?? 0) < RELEVANT_ENOUGH) return false;
      const context = contexts.get(run.id) ?? run.terms;
      const fit = statistics.coverage(wanted, context);
      const close = Math.max(0, ...this.picks.map((pick) => statistics.likeness(pick.run.terms, run.terms)));
      if (this.wish.anyRun ? fit === 0 : close < CLOSE_ENOUGH || fit === 0) return false;
      worth.set(run.id, 0.5 * fit + 0.2 * close + 0.3 * (scores.get(run.id) ?? 0));
      return true;
    });
    this.takeBest(runs, (run) => worth.get(run.id) ?? 0);
  }

  private takeBest(runs: Run[], worth: (run: Run) => number): void {
    const open = new Set(runs);
    while (open.size > 0 && this.words < this.wish.targetWords * 0.9) {
      let best: Run | null = null;
      let most = -Infinity;
      for (const run of open) {
        const beside = this.picks.some((pick) => pick.run.source === run.source && Math.abs(pick.run.id - run.id) === 1);
        const value = this.selection.marginal(run, worth(run)) + (beside ? BESIDE : 0);
        if (value > most) [best, most] = [run, value];
      }
      if (!best) return;
      open.delete(best);
      this.takeIfFits(best);
    }
  }

  private takeIfFits(run: Run): void {
    if (this.selection.has(run) || this.selection.sentencesFrom(run.source.id) >= this.cap) return;
    const chain = this.selection.needed(run);
    if (!chain) return;
    const most = Math.max(this.wish.targetWords * OVERSHOOT, FEWEST_SECTION_WORDS * 1.5);
    const before = chain.slice(0, -1).reduce((sum, link) => sum + link.words, 0);
    const count = this.sentencesThatFit(run, most - this.words - before);
    if (count === 0) return;
    for (const link of chain) this.picks.push(this.selection.take(link, link === run ? count : link.sentences.length));
    this.words = this.picks.reduce((sum, pick) => sum + wordsOf(pick), 0);
  }

  /** A list goes in whole or not at all; of prose, two sentences at least, unless it has only one. */
  private sentencesThatFit(run: Run, room: number): number {
    if (run.words <= room) return run.sentences.length;
    if (run.items.length > 0) return 0;
    let words = 0;
    let count = 0;
    for (const sentence of run.sentences) {
      if (words + sentence.words > room) break;
      words += sentence.words;
      count += 1;
    }
    return count >= 2 ? count : 0;
  }

  /** The heading's own source first, then the others as they came; within a source, its own order. */
  private inOrder(): Pick[] {
    const home = this.wish.runs[0]?.source ?? this.picks[0]?.run.source;
    const sources = [...new Set([home, ...this.picks.map((pick) => pick.run.source)])];
    return [...this.picks].sort(
      (a, b) => sources.indexOf(a.run.source) - sources.indexOf(b.run.source) || a.run.id - b.run.id,
    );
  }
}
