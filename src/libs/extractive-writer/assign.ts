import {
  countTerms,
  foldText,
  foldedWords,
  isKin,
  isStopWord,
  stemOf,
  TermStatistics,
  type TermCounts,
  termsOf,
} from '../text/index.js';
import { ASSIGN, FEWEST_SECTION_WORDS, SAME } from './constants.js';
import type { Material } from './material.js';
import { isBox, isCallersText, withAround, wordsIn } from './text-of.js';
import type { AskedHeading, Group, ReadSource, Unit } from './types.js';

/** Units, and how much each shares with the heading. */
export type AssignedUnits = Map<Unit, number>;

/**
 * Assigns the units of each source to the headings of the caller. What a unit shares with a heading, by the rarity of the
 * stems, speaks for it; that a text seldom changes its matter from one sentence to the next speaks for the heading of its
 * neighbours. The best way through the text is found by dynamic programming (Viterbi).
 *
 * @returns the units of each heading, in reading order; what belongs to none is in none
 */
export function assignUnits(
  material: Material,
  headings: readonly AskedHeading[],
  units: readonly Unit[],
): AssignedUnits[] {
  const shared = new SharedStems(material.language, headings, units, material.sources);
  const wanted = new Set(units);
  const assigned = headings.map((): AssignedUnits => new Map());
  for (const source of material.sources) {
    const isInterview = isCallersText(source.source) && source.groups.some(({ isQuestion }) => isQuestion);
    const steps = source.units
      // What stands before the first question introduces all of them.
      .filter((unit) => wanted.has(unit) && !(isInterview && unit.group.level === 0))
      .flatMap((unit) => partsOf(unit).map((text, at) => ({ unit, at, scores: shared.scores(unit, text) })));
    const path = bestPath(source, steps);
    if (isInterview) keepAnswersWhole(path, steps);
    // A unit stands where it begins, though it may end with the next matter.
    for (const [index, heading] of path.entries()) {
      const { unit, at } = steps[index] ?? {};
      if (unit && at === 0 && heading < headings.length)
        assigned[heading]?.set(unit, shared.scores(unit, partsOf(unit).join(' '))[heading] ?? 0);
    }
  }
  preferSections(material, headings, units, assigned);
  return assigned;
}

/**
 * Where a page has a section under nearly the same words as a heading of the caller, that section stands there and no stray
 * sentences of others. The caller's own texts go before it.
 */
function preferSections(
  material: Material,
  headings: readonly AskedHeading[],
  units: readonly Unit[],
  assigned: readonly AssignedUnits[],
): void {
  const { language } = material;
  const ofPage = ({ source }: Group) => material.ofPage(source);
  const pages = material.sources.filter(({ source }) => !isCallersText(source));
  const groups = pages.flatMap((page) => page.groups.filter((group) => group.level > 0 && !isBox(group)));
  for (const [index, { heading }] of headings.entries()) {
    const own = assigned[index];
    if (!own || [...own.keys()].some(({ source }) => isCallersText(source))) continue;
    const asked = countTerms(termsOf(heading, language));
    const [best] = groups
      .map((group) => ({ group, like: likenessOf(asked, group.terms, language) }))
      .filter(({ like }) => like >= SAME)
      .sort((a, b) => b.like + ofPage(b.group) - a.like - ofPage(a.group));
    const section = units.filter(({ group }) => best && withAround(group).includes(best.group));
    if (wordsIn(section) < FEWEST_SECTION_WORDS) continue;
    for (const others of assigned) for (const unit of section) others.delete(unit);
    own.clear();
    for (const unit of section) own.set(unit, 0);
  }
}

/** Bound, in terms: what has more is no heading, and each term is compared with each. */
const LONGEST_HEADING = 24;

/** @returns the share of the terms of two headings that have kin in the other, 0 to 1; 0 of one that is too long for a heading */
export function likenessOf(one: TermCounts, other: TermCounts, language: string): number {
  if (Math.max(one.size, other.size) > LONGEST_HEADING) return 0;
  const kin = (some: TermCounts, others: TermCounts) =>
    [...some.keys()].filter((term) => [...others.keys()].some((each) => isKin(term, each, language))).length;
  return (kin(one, other) + kin(other, one)) / Math.max(1, one.size + other.size);
}

/** The sentences of a unit, the last one with the list that it leads into. */
function partsOf({ sentences, list }: Unit): string[] {
  const items = list?.items.flat() ?? [];
  return sentences.map(({ text }, at) =>
    at < sentences.length - 1 ? text : [text, ...items.map((item) => item.text)].join(' '),
  );
}

/** One sentence on the way through a text. */
interface Step {
  readonly unit: Unit;
  /** Its place in the unit. */
  readonly at: number;
  /** For each heading. */
  readonly scores: readonly number[];
}

/** The headings that have a stem, or a word of one family with it, and how much it tells, 0.5 to 1. */
interface Worth {
  readonly headings: readonly number[];
  readonly worth: number;
}

/** How much units share with each heading. */
class SharedStems {
  private readonly worths = new Map<string, Worth>();
  private readonly profiles: readonly ReadonlySet<string>[];
  private readonly statistics: TermStatistics;
  private readonly wholes: ReadonlySet<Group>;

  constructor(
    private readonly language: string,
    headings: readonly AskedHeading[],
    units: readonly Unit[],
    sources: readonly ReadSource[],
  ) {
    this.wholes = new Set(sources.flatMap(({ groups, title }) => wholesOf(groups, title)));
    this.profiles = headings.map(({ heading, notes }) => this.stemsOf(`${heading}. ${notes}`));
    const stems = units.map((unit) => this.stemsOf(partsOf(unit).join(' ')));
    this.statistics = new TermStatistics(stems.map(countTerms));
  }

  /** @returns one number for each heading, 0 for nothing in common. @param text of the unit, or a part of it */
  scores(unit: Unit, text: string): number[] {
    const scores = this.profiles.map(() => 0);
    const add = (stems: Iterable<string>) => {
      for (const stem of stems) {
        const { headings, worth } = this.worthOf(stem);
        for (const heading of headings) scores[heading] = (scores[heading] ?? 0) + worth;
      }
    };
    add(this.stemsOf(text));
    // What stands above the whole text tells nothing of a sentence.
    for (let at: Group | null = unit.group; at && !this.wholes.has(at); at = at.parent)
      add(this.stemsOf(at.heading));
    return scores;
  }

  /** With those stop words that may tell a heading from another: "opening", "work", "need". */
  private stemsOf(text: string): Set<string> {
    const stems = new Set(termsOf(text, this.language));
    for (const word of foldedWords(text))
      if (word.length >= 4 && isStopWord(word, this.language) && !SAYS_NOTHING.has(word))
        stems.add(`${STOP}${stemOf(word, this.language)}`);
    return stems;
  }

  private worthOf(stem: string): Worth {
    let found = this.worths.get(stem);
    if (!found) {
      const headings = this.profiles.flatMap((profile, index) =>
        [...profile].some((other) => isKin(stem, other, this.language)) ? [index] : [],
      );
      // What most headings have tells nothing.
      const isCommon = headings.length * 2 > this.profiles.length && this.profiles.length > 2;
      const rarity = this.statistics.weight(stem) / this.statistics.weight('');
      found = { headings: isCommon ? [] : headings, worth: (1 + rarity) / 2 };
      this.worths.set(stem, found);
    }
    return found;
  }
}

/** The page itself, and a heading that says its title or is the only one of the first level. */
function wholesOf(groups: readonly Group[], title: string): Group[] {
  const first = groups.filter(({ level }) => level === 1);
  const isWhole = (group: Group) =>
    group.level === 0 ||
    foldText(group.heading) === foldText(title) ||
    (first.length === 1 && group === first[0]);
  return groups.filter(isWhole);
}

/** Stop words that tell no heading from another. */
const SAYS_NOTHING = new Set(
  'what which when where whom whose that this these those with from your their they them have does will would about into over more most than then also'.split(
    ' ',
  ),
);
/** Marks the stem of a stop word. */
const STOP = '~';

/** @returns for each step the index of its heading; their number for none */
function bestPath(source: ReadSource, steps: readonly Step[]): number[] {
  const none = steps[0]?.scores.length ?? 0;
  let best: number[] = [];
  const from: number[][] = [];
  for (const [index, { unit, scores }] of steps.entries()) {
    const before = steps[index - 1]?.unit;
    const cost = before && holdsOn(source, before, unit) ? ASSIGN.change : 0;
    const own = [...scores, ASSIGN.none];
    const bestBefore = best.indexOf(Math.max(...best));
    const origins: number[] = [];
    best = own.map((score, state) => {
      const stay = best[state] ?? 0;
      const leave = (best[bestBefore] ?? 0) - cost;
      // Between equals the change comes late.
      origins.push(stay > leave || bestBefore === -1 ? state : bestBefore);
      return score + Math.max(stay, leave);
    });
    from.push(origins);
  }
  const path: number[] = [];
  let state = best.indexOf(Math.max(...best));
  for (let index = steps.length - 1; index >= 0; index -= 1) {
    path[index] = state;
    state = from[index]?.[state] ?? none;
  }
  return path;
}

/** An answer stands under its question and nowhere else: all of it goes to the heading to which most of it went. */
function keepAnswersWhole(path: number[], steps: readonly Step[]): void {
  const votes = new Map<Group, number[]>();
  for (const [index, { unit }] of steps.entries()) {
    const heading = path[index];
    if (heading !== undefined && unit.group.isQuestion)
      votes.set(unit.group, [...(votes.get(unit.group) ?? []), heading]);
  }
  for (const [index, { unit }] of steps.entries()) {
    const own = votes.get(unit.group);
    const count = (heading: number) => own?.filter((each) => each === heading).length ?? 0;
    const [most] = [...(own ?? [])].sort((a, b) => count(b) - count(a));
    if (most !== undefined) path[index] = most;
  }
}

/** A text holds on to its matter between two neighbours, but for a new heading; those of an interview are its questions. */
function holdsOn({ source }: ReadSource, before: Unit, unit: Unit): boolean {
  return before.group === unit.group || (unit.group.isQuestion && isCallersText(source));
}
