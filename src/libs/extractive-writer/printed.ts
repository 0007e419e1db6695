import { foldText, overlap } from '../text/index.js';
import { SAME } from './constants.js';
import { wordCount } from './text-of.js';
import type { Pick, Sentence, Unit } from './types.js';

/** Of a sentence with so few terms another may share all but one by chance: "Connect the printer to your system." */
const FEW_TERMS = 4;

interface Said {
  readonly folded: string;
  readonly terms: ReadonlySet<string>;
}

/** What the article holds so far: nothing goes in twice, nor what says the same again. */
export class Printed {
  private readonly units = new Map<Unit, Pick>();
  private readonly texts = new Set<string>();
  private readonly alone: SentenceTerms[] = [];
  private readonly byTerm = new Map<string, Said[]>();

  has(unit: Unit): boolean {
    return this.units.has(unit);
  }

  get words(): number {
    return wordCount([...this.units.values()]);
  }

  /** @returns whether the article has the sentence, or one of nearly the same words */
  repeats({ text, terms }: SentenceTerms): boolean {
    if (this.texts.has(foldText(text))) return true;
    const own = new Set(terms.keys());
    const seen = new Set<Said>();
    for (const term of own) {
      for (const said of this.byTerm.get(term) ?? []) {
        if (seen.has(said)) continue;
        seen.add(said);
        const [few, many] = [Math.min(own.size, said.terms.size), Math.max(own.size, said.terms.size)];
        if (few * 2 > many && overlap(own, said.terms) >= (few > FEW_TERMS ? SAME : 1)) return true;
      }
    }
    return false;
  }

  /** @returns how many of a unit's first sentences the article doesn't have yet */
  fresh(unit: Unit): number {
    if (this.units.has(unit)) return 0;
    const own = new Set<string>();
    const at = unit.sentences.findIndex((sentence, index) => {
      // What leads into another list says something else, though in the same words.
      const leadsIn = unit.list !== null && index === unit.sentences.length - 1;
      const isSaid =
        own.has(foldText(sentence.text)) ||
        (leadsIn ? this.texts.has(foldText(sentence.text)) : this.repeats(sentence));
      own.add(foldText(sentence.text));
      return isSaid;
    });
    return at === -1 ? unit.sentences.length : at;
  }

  /** @param count how many of its first sentences; all when left out */
  take(unit: Unit, count = unit.sentences.length): Pick {
    const pick = { unit, count };
    this.units.set(unit, pick);
    const list = count >= unit.sentences.length ? (unit.list?.items.flat() ?? []) : [];
    for (const sentence of [...unit.sentences.slice(0, count), ...list]) this.record(sentence);
    return pick;
  }

  /** For a sentence that goes in by itself. */
  say(sentence: SentenceTerms): void {
    this.alone.push(sentence);
    this.record(sentence);
  }

  private record({ text, terms }: SentenceTerms): void {
    const said = { folded: foldText(text), terms: new Set(terms.keys()) };
    this.texts.add(said.folded);
    // A term of every sentence tells nothing, and would make this slow.
    for (const term of said.terms) {
      const list = this.byTerm.get(term) ?? [];
      if (list.length < 50) list.push(said);
      this.byTerm.set(term, list);
    }
  }

  copy(): Printed {
    const copy = new Printed();
    for (const { unit, count } of this.units.values()) copy.take(unit, count);
    for (const sentence of this.alone) copy.say(sentence);
    return copy;
  }

  /** Gives back what was taken for a section that was not written. */
  release(picks: readonly Pick[]): void {
    for (const { unit } of picks) this.units.delete(unit);
    const kept = [...this.units.values()];
    this.texts.clear();
    this.byTerm.clear();
    this.units.clear();
    for (const { unit, count } of kept) this.take(unit, count);
    for (const sentence of this.alone) this.record(sentence);
  }
}

/** What is compared of a sentence. */
type SentenceTerms = Readonly<{ text: Sentence['text']; terms: Sentence['terms'] }>;
