import type { Source } from '../../domain/research/source.js';
import { overlap, foldText } from '../text/index.js';
import { type Pool } from './pool.js';
import { chainOf, type Fragment, type Run } from './runs.js';

/** How much a run's own worth counts against its likeness to what is in the article already. */
export const LAMBDA = 0.6;
/** Two sentences with this share of terms in common say the same. */
const SAME_TERMS = 0.75;
const FEWEST_TERMS_TO_COMPARE = 4;

/** A run that is in the article, or as many of its first sentences as are. */
export interface Pick {
  readonly run: Run;
  readonly sentences: readonly Fragment[];
  readonly items: readonly (readonly Fragment[])[];
}

export function wordsOf(pick: Pick): number {
  return [...pick.sentences, ...pick.items.flat()].reduce((sum, fragment) => sum + fragment.words, 0);
}

interface Said {
  readonly fragment: Fragment;
  readonly folded: string;
  readonly terms: ReadonlySet<string>;
}

/** What the article holds so far: nothing is taken twice, nor anything that says the same again. */
export class Selection {
  private readonly taken = new Set<number>();
  private readonly whole = new Set<number>();
  private said: Said[] = [];
  private readonly asked = new Set<string>();
  private picks: Pick[] = [];
  private readonly bySource = new Map<string, number>();

  constructor(private readonly pool: Pool) {}

  /** @returns how many sentences of a source are in. */
  sentencesFrom(sourceId: string): number {
    return this.bySource.get(sourceId) ?? 0;
  }

  has(run: Run): boolean {
    return this.taken.has(run.id);
  }

  /**
   * @param here the runs of the section (or lead) that it would go into: only there can it lean on one
   * @returns what must go in for this run to go in: itself last; null when that can't be
   */
  needed(run: Run, here: readonly Run[] = []): Run[] | null {
    const missing = chainOf(run).filter((link) => !(here.includes(link) && this.whole.has(link.id)));
    return missing.some((link) => this.taken.has(link.id) || this.repeats(link)) ? null : missing;
  }

  /**
   * @returns how many of a run's first sentences the article doesn't hold yet; the first counts unless it stands there
   * to the letter, for "A is a system that …" is news beside "B is a system that …".
   */
  newSentences(run: Run): number {
    const [first] = run.sentences;
    const folded = foldText(first?.text ?? '');
    if (this.said.some((other) => other.folded === folded)) return 0;
    const at = run.sentences.findIndex((fragment, index) => index > 0 && this.repeatsFragment(fragment));
    return at === -1 ? run.sentences.length : at;
  }

  /** @returns whether a fragment says what the article says already. */
  repeatsFragment(fragment: Fragment): boolean {
    const folded = foldText(fragment.text);
    const terms = new Set(fragment.terms.keys());
    return this.said.some(
      (other) =>
        other.folded === folded ||
        (Math.min(terms.size, other.terms.size) >= FEWEST_TERMS_TO_COMPARE &&
          Math.min(terms.size, other.terms.size) * 2 > Math.max(terms.size, other.terms.size) &&
          overlap(terms, other.terms) >= SAME_TERMS),
    );
  }

  /** @returns the run's worth less its likeness to what is in: maximal marginal relevance. */
  marginal(run: Run, worth: number): number {
    let likest = 0;
    for (const pick of this.picks) {
      if (pick.run !== run)
        likest = Math.max(likest, this.pool.statistics.likeness(run.terms, pick.run.terms));
    }
    return LAMBDA * worth - (1 - LAMBDA) * likest;
  }

  /** @param count how many of its first sentences; all when left out. */
  take(run: Run, count = run.sentences.length): Pick {
    const sentences = run.sentences.slice(0, count);
    const items = count === run.sentences.length ? run.items : [];
    const pick = { run, sentences, items };
    this.taken.add(run.id);
    if (count === run.sentences.length) this.whole.add(run.id);
    for (const fragment of [...sentences, ...items.flat()]) this.say(fragment);
    this.picks.push(pick);
    const from = run.source.id;
    this.bySource.set(from, this.sentencesFrom(from) + sentences.length + items.flat().length);
    return pick;
  }

  /** For a question that stands over its answer: no section may be headed by it too. */
  ask(question: string): void {
    this.asked.add(foldText(question));
  }

  hasAsked(heading: string): boolean {
    return this.asked.has(foldText(heading));
  }

  /** For a sentence of a run that goes in by itself, and counts for its source. */
  sayOf(run: Run, fragment: Fragment): void {
    this.say(fragment);
    this.count(run.source, 1);
  }

  /** For sentences that were said and are of no run. */
  count(source: Source, sentences: number): void {
    this.bySource.set(source.id, this.sentencesFrom(source.id) + sentences);
  }

  /** For a sentence that goes in by itself. */
  say(fragment: Fragment): void {
    this.said.push({ fragment, folded: foldText(fragment.text), terms: new Set(fragment.terms.keys()) });
  }

  /** Gives back what was taken for a section that came to nothing; another one may want it. */
  release(picks: readonly Pick[]): void {
    const gone = new Set(picks.flatMap(({ sentences, items }) => [...sentences, ...items.flat()]));
    this.said = this.said.filter(({ fragment }) => !gone.has(fragment));
    this.picks = this.picks.filter((pick) => !picks.includes(pick));
    for (const { run, sentences, items } of picks) {
      this.taken.delete(run.id);
      this.whole.delete(run.id);
      this.count(run.source, -sentences.length - items.flat().length);
    }
  }

  private repeats(run: Run): boolean {
    return [...run.sentences, ...run.items.flat()].some((fragment) => this.repeatsFragment(fragment));
  }
}
