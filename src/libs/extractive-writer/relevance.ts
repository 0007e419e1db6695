import {
  countTerms,
  foldText,
  isTellingHeading,
  namesTerm,
  oppositesOf,
  type Subject,
  subjectQuery,
  type SubjectTerm,
  type TermCounts,
} from '../text/index.js';
import { FLOOR, SUBJECT } from './constants.js';
import { isBox, isCallersText, withAround } from './text-of.js';
import type { Group, ReadSource, SourceText, Unit } from './types.js';

/** How much the sources, their sections and their sentences are on the subject. */
export class Relevance {
  /** Weighed by what the sources are about. */
  readonly subject: Subject;
  /** Terms of the headings of each of the caller's texts, without those of its title. */
  private readonly headings = new Map<SourceText, TermCounts>();
  private readonly mainTerms: Subject['terms'];
  private readonly onSubject = new Set<Group>();
  private readonly near = new Set<Group>();
  private readonly scores = new Map<SourceText, number>();

  /**
   * @param headings that the caller asks for: what stands under them in a source is asked for too
   * @param isPart whether a section is about one of the things that the brief lists
   */
  constructor(
    asked: Subject,
    sources: readonly ReadSource[],
    headings: readonly string[],
    isPart: (group: Group) => boolean,
  ) {
    this.subject = weighed(asked, sources);
    const heaviest = mostOf(this.subject.terms.map(({ weight }) => weight));
    this.mainTerms = this.subject.terms.filter(({ weight }) => weight >= FLOOR.main * heaviest);
    for (const { source, groups } of sources)
      if (isCallersText(source)) this.headings.set(source, headedOnly(groups));
    const pages = sources.map((source) => ({
      source,
      score: this.scoreOf(countsOfPage(source), halfSaidOn(source), this.mainTerms),
    }));
    for (const { source, score } of pages) this.scores.set(source.source, score);
    const best = mostOf(pages.map(({ score }) => score));
    const sections = pages.flatMap(({ source, score }) =>
      source.groups.map((group) => ({
        group,
        score: this.scoreOf(countsOfSection(group), SUBJECT.halfSaid.section),
        isPage:
          this.isTitled(source) ||
          score >= FLOOR.main * best ||
          source.source.kind === 'given_url' ||
          isCallersText(source.source),
      })),
    );
    const wanted = new Set(headings.map(lettersOf));
    const opposites = oppositesOf(new Set(subjectQuery(asked).keys()), asked.language);
    const most = mostOf(sections.map(({ score }) => score));
    for (const { group, score, isPage } of sections) {
      const isWanted = isPart(group) || (score >= FLOOR.section * most && this.namesSubject(group));
      const isNear = isPage && isWanted && !isHeadedBy(opposites, group);
      if (isNear || wanted.has(lettersOf(group.heading)) || asked.terms.length === 0) this.near.add(group);
      if (isCallersText(group.source) || this.near.has(group)) this.onSubject.add(group);
    }
  }

  /** As `has`, for the caller's own texts too by what they say. */
  isNear({ group }: Unit): boolean {
    return this.near.has(group);
  }

  /** @returns how much a page is about the subject, 0 to 1 */
  ofPage(source: SourceText): number {
    return this.scores.get(source) ?? 0;
  }

  has({ group }: Unit): boolean {
    return this.onSubject.has(group);
  }

  /** A main word of the subject stands in the title. */
  private isTitled({ groups }: ReadSource): boolean {
    return this.namesMain(
      countTerms(groups.slice(0, 2).flatMap(({ level, terms }) => (level <= 1 ? [...terms.keys()] : []))),
    );
  }

  /** A main word of the subject stands in what is said, or above it. What is in a box is not what is around it. */
  private namesSubject(section: Group): boolean {
    if (isBox(section)) return this.isBoxOnSubject(section);
    const said = new Map<string, number>();
    for (const { terms } of section.units) add(said, terms, 1);
    for (const { terms } of withAround(section)) add(said, terms, 1);
    return this.tellingTerms(section.source).some((term) => namesTerm(term, said));
  }

  /** What explains something else names the subject in passing. */
  private isBoxOnSubject({ terms, units }: Group): boolean {
    return (
      this.namesMain(terms) || 2 * units.filter((unit) => this.namesMain(unit.terms)).length >= units.length
    );
  }

  /** In a text of the caller's, what its title names is said of all of it; what its headings name distinguishes its parts. */
  private tellingTerms(source: SourceText): Subject['terms'] {
    const headings = this.headings.get(source);
    const telling = headings ? this.subject.terms.filter((term) => namesTerm(term, headings)) : [];
    return telling.length > 0 ? telling : this.mainTerms;
  }

  private namesMain(counts: TermCounts): boolean {
    return this.mainTerms.some((term) => namesTerm(term, counts));
  }

  /** @returns how much of the subject a text is about, 0 to 1: a word said often counts more than one said once */
  private scoreOf(counts: TermCounts, halfSaid: number, terms = this.subject.terms): number {
    return terms.reduce((sum, term) => {
      const count = [term.term, ...(term.also ?? [])].reduce((all, each) => all + (counts.get(each) ?? 0), 0);
      return sum + (term.weight * count) / (count + halfSaid);
    }, 0);
  }
}

/**
 * The subject without the words that no source knows, and with less of those that no source has in a title:
 * "protect a small server with a firewall" is about the firewall.
 */
function weighed(asked: Subject, sources: readonly ReadSource[]): Subject {
  const known = new Map<string, number>();
  const headed = new Map<string, number>();
  const titled = new Map<string, number>();
  for (const { groups, units } of sources) {
    for (const { terms } of units) for (const term of terms.keys()) known.set(term, 1);
    for (const { terms } of groups) add(headed, terms, 1);
    for (const { terms } of groups.slice(0, 2)) add(titled, terms, 1);
  }
  const weight = (term: SubjectTerm) => {
    if (!namesTerm(term, headed) && !namesTerm(term, known)) return 0;
    const tells = isTellingHeading(term.word);
    const share = namesTerm(term, titled) ? 1 : namesTerm(term, headed) ? SUBJECT.lower : SUBJECT.lower ** 2;
    return Math.sqrt(term.weight) * (tells ? share : SUBJECT.lower ** 2);
  };
  const terms = asked.terms
    .map((term) => ({ ...term, weight: weight(term) }))
    .filter(({ weight: own }) => own > 0);
  const sum = terms.reduce((total, { weight: own }) => total + own, 0);
  return { ...asked, terms: terms.map((term) => ({ ...term, weight: term.weight / sum })) };
}

/** By itself or by what stands above it, but for the page's title, which is of more than this. */
function isHeadedBy(terms: ReadonlySet<string>, section: Group): boolean {
  return withAround(section).some(
    (each) => each.parent !== null && [...each.terms.keys()].some((term) => terms.has(term)),
  );
}

/** A long page says a word more often. */
function halfSaidOn({ source }: ReadSource): number {
  return SUBJECT.halfSaid.page * Math.max(1, source.words / 1000);
}

function countsOfPage(read: ReadSource): TermCounts {
  const { groups, units } = read;
  const counts = new Map<string, number>();
  for (const { terms, level } of groups) add(counts, terms, level === 0 ? halfSaidOn(read) : 1);
  for (const { terms } of units) add(counts, terms, 1);
  return counts;
}

/** With what stands above it, but for what stands around a box. */
function countsOfSection(section: Group): TermCounts {
  const counts = new Map<string, number>();
  for (let at: Group | null = section; at; at = isBox(at) ? null : at.parent) add(counts, at.terms, 1);
  for (const { terms } of section.units) add(counts, terms, 1);
  return counts;
}

function add(counts: Map<string, number>, terms: TermCounts, times: number): void {
  for (const [term, count] of terms) counts.set(term, (counts.get(term) ?? 0) + times * count);
}

function headedOnly(groups: readonly Group[]): TermCounts {
  const title = groups[0]?.terms ?? new Map<string, number>();
  const headed = new Map<string, number>();
  for (const { terms, level } of groups) if (level > 0) add(headed, terms, 1);
  for (const term of title.keys()) headed.delete(term);
  return headed;
}

function lettersOf(heading: string): string {
  return foldText(heading).replace(/[^\p{L}\p{M}\p{N}]+/gu, '');
}

function mostOf(scores: readonly number[]): number {
  return scores.reduce((most, score) => Math.max(most, score), 1e-9);
}
