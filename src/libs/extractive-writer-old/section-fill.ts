import { type TermCounts, type TermStatistics, isQuestionHeading } from '../text/index.js';
import { isHandedOver, mayBeBody, type Pool } from './pool.js';
import type { Run } from './runs.js';
import { FEWEST_SECTION_WORDS, FEWEST_WANTED_WORDS, type Wish } from './section-choice.js';
import { paragraphsOf } from './draft-builder.js';
import { type Pick, type Selection, wordsOf } from './selection.js';

/** How far a section may pass its length before a run is cut or left. */
const OVERSHOOT = 1.15;
/** A section this full needs nothing from elsewhere. */
const FULL_ENOUGH = 0.6;
/** Weighing each run against all that is in takes its time; the rest would not be chosen anyhow. */
const MOST_WEIGHED = 150;
/** A run beside one that is in reads on from it. */
const BESIDE = 0.15;
/** How like its neighbour a run must be to go on from it, when it names neither subject nor heading. */
const GOES_ON = 0.12;
/** A sentence this long makes a paragraph. */
const FEWEST_WORDS_ALONE = 28;
/** Runs from elsewhere must be as close to the section as this. */
const CLOSE_ENOUGH = 0.22;
/** Under a heading that no source has stands only what fits it about as well as anything does. */
const BEST_FITS = 0.7;
/** What goes under no heading of its own must name so much of the subject, of what the best run names of it. */
const ON_SUBJECT = 0.5;
/** A run from elsewhere must be at least this relevant to the article too. */
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
    private readonly room: number,
    /** Sentences that one source may give to the whole article. */
    private readonly cap: number,
  ) {}

  fill(): FilledSection | null {
    this.takeFirst();
    if (!this.wish.anyRun) this.takeBest([...this.wish.runs], (run) => this.pool.scores.get(run.id) ?? 0);
    if (!this.wish.onlyOwn && this.words < FULL_ENOUGH * this.room) this.takeFromElsewhere();
    const first = this.picks[0];
    const usual = this.wish.template ? 1 : this.wish.wanted ? FEWEST_WANTED_WORDS : FEWEST_SECTION_WORDS;
    const fewest = this.wish.fewest ?? usual;
    if (!first || this.words < Math.min(fewest, this.room)) {
      this.selection.release(this.picks);
      return null;
    }
    return {
      heading: this.wish.heading,
      targetWords: this.wish.targetWords,
      picks: this.withoutStrays(this.inOrder()),
    };
  }

  /** Its end may repeat what was said of another thing; what the thing is must be said all the same. */
  private takeFirst(): void {
    const { first } = this.wish;
    if (!first) return;
    this.takeIfFits(first);
    const count = this.selection.newSentences(first);
    if (this.selection.has(first) || first.needs || count === 0) return;
    this.picks.push(this.selection.take(first, count));
    this.words = this.picks.reduce((sum, pick) => sum + wordsOf(pick), 0);
  }

  /** A paragraph of one short sentence looks lost; where the section can spare it, it goes. What a thing is stays. */
  private withoutStrays(picks: Pick[]): Pick[] {
    const kept = paragraphsOf(picks).filter((paragraph) => {
      const [only] = paragraph;
      const stray = paragraph.length === 1 && only?.sentences.length === 1 && only.items.length === 0;
      if (
        !stray ||
        only.run === this.wish.first ||
        wordsOf(only) >= FEWEST_WORDS_ALONE ||
        this.words - wordsOf(only) < FEWEST_SECTION_WORDS
      )
        return true;
      this.words -= wordsOf(only);
      return false;
    });
    return kept.flat();
  }

  private takeFromElsewhere(): void {
    const { statistics, contexts, relevance, query, scores } = this.pool;
    // Terms that the whole article is about don't tell one section from another.
    const own = new Map([...this.wish.terms].filter(([term]) => !query.has(term) && statistics.knows(term)));
    const names = ({ terms, group }: Run, telling: TermCounts) => {
      const heading = this.wish.anyRun ? this.pool.headings.get(group) : undefined;
      const holds = (term: string) => terms.has(term) || (heading?.has(term) ?? false);
      return telling.size > 0
        ? [...telling.keys()].some(holds)
        : [...this.wish.terms.keys()].every((term) => !statistics.knows(term) || holds(term));
    };
    const wanted = own.size > 0 ? own : this.wish.terms;
    const fits = new Map(
      this.pool.runs.map((run) => [run.id, fitOf(wanted, contexts.get(run.id) ?? run.terms, statistics)]),
    );
    const best = [...fits.values()].reduce((most, fit) => Math.max(most, fit), 0);
    const cover = (run: Run) => statistics.coverage(query, contexts.get(run.id) ?? run.terms);
    // News are all of one heading, and what happened is seldom told in the words of the brief.
    const isRest = this.wish.template && this.pool.task.settings.article_type !== 'news_brief';
    const most = isRest ? this.pool.runs.reduce((highest, run) => Math.max(highest, cover(run)), 0) : 0;
    const worth = new Map<number, number>();
    const runs = this.pool.runs.filter((run) => {
      const fit = fits.get(run.id) ?? 0;
      if (!mayBeBody(run.source) || (fit === 0 && !this.wish.template)) return false;
      // Under a heading of its own page a run may speak of "it"; from elsewhere it must name what the heading names.
      if (!this.wish.template && !names(run, own)) return false;
      if (isQuestionHeading(run.group.heading) && !(this.wish.template && run.sentences[0]?.needsNothing))
        return false;
      const close = Math.max(0, ...this.picks.map((pick) => statistics.likeness(pick.run.terms, run.terms)));
      const about = relevance.get(run.id) ?? 0;
      const named = this.wish.template
        ? (about > 0 && cover(run) >= ON_SUBJECT * most) || isHandedOver(run.source)
        : this.wish.anyRun && fit >= BEST_FITS * best;
      if (!named && (this.wish.anyRun || about < RELEVANT_ENOUGH || close < CLOSE_ENOUGH)) return false;
      worth.set(run.id, 0.5 * fit + 0.2 * close + 0.3 * (scores.get(run.id) ?? 0));
      return true;
    });
    this.takeBest(runs, (run) => worth.get(run.id) ?? 0);
  }

  private takeBest(runs: Run[], worth: (run: Run) => number): void {
    const weighed = runs.sort((a, b) => worth(b) - worth(a) || a.id - b.id).slice(0, MOST_WEIGHED);
    const open = new Set(weighed.sort((a, b) => a.id - b.id));
    while (open.size > 0 && this.words < this.room * 0.9) {
      let best: Run | null = null;
      let most = -Infinity;
      for (const run of open) {
        const beside = this.picks.some(
          (pick) => pick.run.source === run.source && Math.abs(pick.run.id - run.id) === 1,
        );
        const value = this.selection.marginal(run, worth(run)) + (beside ? BESIDE : 0);
        if (value > most) [best, most] = [run, value];
      }
      if (!best) return;
      open.delete(best);
      this.takeIfFits(best);
    }
  }

  private takeIfFits(run: Run): void {
    if (
      !this.belongs(run) ||
      this.selection.has(run) ||
      this.selection.sentencesFrom(run.source.id) >= this.cap
    )
      return;
    const chain = this.selection.needed(
      run,
      this.picks.map((pick) => pick.run),
    );
    if (!chain) return;
    const most = Math.max(this.room * OVERSHOOT, FEWEST_SECTION_WORDS * 1.5);
    const before = chain.slice(0, -1).reduce((sum, link) => sum + link.words, 0);
    const count = this.sentencesThatFit(run, most - this.words - before);
    const sentences = chain.slice(0, -1).reduce((sum, link) => sum + link.sentences.length, count);
    const items = count === run.sentences.length ? run.items.length : 0;
    if (count === 0 || this.selection.sentencesFrom(run.source.id) + sentences + items > this.cap) return;
    for (const link of chain)
      this.picks.push(this.selection.take(link, link === run ? count : link.sentences.length));
    this.words = this.picks.reduce((sum, pick) => sum + wordsOf(pick), 0);
  }

  /** Pages hold asides that no heading announces; a run must speak of the subject, of its heading, or go on from what is in. */
  private belongs(run: Run): boolean {
    const { query, statistics } = this.pool;
    if (
      query.size === 0 ||
      (this.wish.sorted ?? false) ||
      isHandedOver(run.source) ||
      [...run.terms.keys()].some((term) => query.has(term) || this.wish.terms.has(term))
    )
      return true;
    return this.picks.some(
      (pick) =>
        pick.run.source === run.source &&
        Math.abs(pick.run.id - run.id) === 1 &&
        statistics.likeness(pick.run.terms, run.terms) >= GOES_ON,
    );
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

/** @returns how much of the wanted terms' weight a text holds, the rare ones counting most: 0 to 1. */
function fitOf(wanted: TermCounts, text: TermCounts, statistics: TermStatistics): number {
  let held = 0;
  let all = 0;
  for (const term of wanted.keys()) {
    const weight = statistics.weight(term) ** 2;
    all += weight;
    if (text.has(term)) held += weight;
  }
  return all === 0 ? 0 : held / all;
}
