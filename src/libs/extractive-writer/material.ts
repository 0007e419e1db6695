import {
  type BriefPart,
  cleanTitle,
  partsOf,
  primaryLanguage,
  sameLanguage,
  type Subject,
  subjectCover,
  subjectQuery,
  type TermCounts,
  TermStatistics,
} from '../text/index.js';
import { partOf } from './asked.js';
import { RANK, SEED_SHARE } from './constants.js';
import { readSource } from './read-source.js';
import { Relevance } from './relevance.js';
import { mayBeBody, termsOver, withAround } from './text-of.js';
import type { Ask, Group, ReadSource, SourceText, Unit } from './types.js';
import { centroidOf, likeness, type Vector, vectorOf } from './vectors.js';

/** All that may be printed, and what each piece of it is worth for this article. */
export class Material {
  readonly units: readonly Unit[];
  /** Rarity of terms among the units. */
  readonly statistics: TermStatistics;
  /** What the brief asks for one by one; none where it asks for one thing. */
  readonly parts: readonly BriefPart[];
  private readonly partsNamed = new Map<Group, number>();
  private readonly relevance: Relevance;
  private readonly vectors = new Map<Unit, Vector>();
  private readonly covers = new Map<Unit, number>();
  private readonly weights = new Map<Unit, number>();

  constructor(
    readonly ask: Ask,
    /** Primary subtag. */
    readonly language: string,
    readonly sources: readonly ReadSource[],
    /** Left out, being in another language than the article. */
    readonly foreign: readonly SourceText[],
  ) {
    this.units = sources.flatMap(({ units }) => units);
    this.statistics = new TermStatistics(this.units.map(({ terms }) => terms));
    this.parts = partsOf(ask.input, ask.language);
    for (const { groups } of sources)
      for (const group of groups) this.partsNamed.set(group, partOf(this.parts, group.heading, ask.language));
    this.relevance = new Relevance(
      ask.subject,
      sources,
      ask.headings.map(({ heading }) => heading),
      (group) => this.partOf(group) !== -1,
    );
    for (const unit of this.units) {
      this.vectors.set(unit, vectorOf(unit.terms, this.statistics));
      this.covers.set(unit, this.coverOf(contextOf(unit)));
    }
    this.weigh();
  }

  /** Weighed by what the sources are about. */
  get subject(): Subject {
    return this.relevance.subject;
  }

  /** @returns the part of the brief that the nearest heading of a section names, by its index; -1 for none */
  partOf(group: Group): number {
    const nearest = withAround(group).find((each) => this.namesPart(each));
    return (nearest && this.partsNamed.get(nearest)) ?? -1;
  }

  /** The heading of a section names a part of the brief. */
  namesPart(group: Group): boolean {
    return (this.partsNamed.get(group) ?? -1) !== -1;
  }

  /** @returns how much of the subject a text names, 0 to 1 */
  coverOf(terms: TermCounts): number {
    return subjectCover(this.relevance.subject, terms);
  }

  /** @returns how much of the subject a unit, the headings above it and its page's title name, 0 to 1 */
  cover(unit: Unit): number {
    return this.covers.get(unit) ?? 0;
  }

  /** What is not on the subject is not printed. The caller's own texts always are. */
  onSubject(unit: Unit): boolean {
    return this.relevance.has(unit);
  }

  /** As `onSubject`, for the caller's own texts too by what they say. */
  isNear(unit: Unit): boolean {
    return this.relevance.isNear(unit);
  }

  /** @returns how much a page is about the subject, 0 to 1 */
  ofPage(source: SourceText): number {
    return this.relevance.ofPage(source);
  }

  /** May be printed as text of the article's own. */
  isBody(unit: Unit): boolean {
    return mayBeBody(unit.source) && this.onSubject(unit);
  }

  /** @returns what a unit is worth for this article, 0 to 1 */
  weight(unit: Unit): number {
    return this.weights.get(unit) ?? 0;
  }

  vector(unit: Unit): Vector {
    return this.vectors.get(unit) ?? { weights: new Map(), norm: 0 };
  }

  private weigh(): void {
    const about = this.units.filter((unit) => this.onSubject(unit));
    const centroid = centroidOf(about.map((unit) => this.vector(unit)));
    const likest = about.reduce((most, unit) => Math.max(most, likeness(this.vector(unit), centroid)), 1e-9);
    for (const { units } of this.sources) {
      const seen = new Map<Group, number>();
      for (const [index, unit] of units.entries()) {
        const inGroup = seen.get(unit.group) ?? 0;
        seen.set(unit.group, inGroup + 1);
        const place = RANK.early * (1 - index / units.length) + RANK.opensSection / (1 + inGroup);
        const weight =
          (RANK.centroid * likeness(this.vector(unit), centroid)) / likest +
          RANK.subject * this.coverOf(unit.terms) +
          place;
        this.weights.set(unit, weight + SEED_SHARE * fractionOf(this.ask.seed, unit.id));
      }
    }
  }
}

/** @param pause called after each source; throws when the work is to stop */
export async function materialOf(
  ask: Ask,
  texts: readonly SourceText[],
  pause: (fraction: number) => Promise<void>,
): Promise<Material> {
  const language = primaryLanguage(ask.language);
  const foreign = texts.filter(
    (source) => source.language !== null && !sameLanguage(source.language, ask.language),
  );
  const kept = texts.filter((source) => !foreign.includes(source));
  const titles = kept.map(({ title }) => title);
  const subject = new Set(subjectQuery(ask.subject).keys());
  const sources: ReadSource[] = [];
  let firstId = 0;
  for (const [index, source] of kept.entries()) {
    const title = source.kind === 'note' ? '' : cleanTitle(source.title, source.site, titles);
    const read = readSource(source, { title, language, forbidden: ask.forbidden, subject, firstId });
    firstId += read.units.length;
    sources.push(read);
    await pause((index + 1) / kept.length);
  }
  return new Material(ask, language, sources, foreign);
}

function contextOf({ terms, group }: Unit): TermCounts {
  return new Map([...terms, ...termsOver(group)]);
}

/** A number from 0 to 1 made of two, the same on every machine (the last steps of MurmurHash3). */
function fractionOf(seed: number, id: number): number {
  let mixed = Math.imul(seed ^ Math.imul(id + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}
