import { z } from 'zod';
import { fixedHeading } from '../../../domain/article/fixed-headings.js';
import { countCodePoints, foldText } from '../../../libs/text/index.js';
import { readHeading } from './cited-text.js';
import type { Passages } from './passages.js';
import type { SentenceJudge } from './sentence-judge.js';

export const plan = z.object({
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), source_ids: z.array(z.string()) })),
});
export type Plan = z.infer<typeof plan>;

export interface GivenHeading {
  readonly heading: string;
  readonly notes: string | null;
  readonly words: number;
}

export interface PlannedSection {
  readonly heading: string;
  /** 0 where the brief does not say. */
  readonly words: number;
  readonly sourceIds: readonly string[];
}

export interface PlanReaderParts {
  readonly passages: Passages;
  /** Judges headings by the passages that the plan is made from. */
  readonly judge: SentenceJudge;
  readonly given: readonly GivenHeading[] | null;
  readonly mostSections: number;
  readonly language: string;
  readonly subject: string;
}

/** As long as a heading that a brief may give (`settings.outline`). */
const LONGEST_HEADING = 120;
/** Chosen: a passage that covers this share of a heading’s weight is about the heading. */
const SPEAKS_OF_HEADING = 0.4;
/** Chosen: a passage that covers this share of the subject’s weight does not do so by chance. */
const SPEAKS_OF_SUBJECT = 0.6;

/** Reads a model's plan: finds its faults, and uses what it can all the same. */
export class PlanReader {
  private readonly known: ReadonlySet<string>;

  constructor(private readonly parts: PlanReaderParts) {
    this.known = new Set(parts.passages.sourceIds);
  }

  /** @returns the fault, for the model; null when there is none. It quotes nothing of the plan, which may be anything. */
  faultOf(answer: Plan): string | null {
    const { given, mostSections } = this.parts;
    const { sections } = answer;
    if (sections.length === 0) return 'it plans no section';
    if (given) {
      const missing = given.findIndex((heading, index) => !this.match(heading, index, answer));
      if (missing !== -1) return `heading ${missing + 1} of those given is not in it, word for word`;
    } else {
      if (sections.length > mostSections)
        return `it plans ${sections.length} sections, and at most ${mostSections} are wanted`;
      const faults = sections.map(({ heading }) => this.faultOfHeading(heading));
      const wrong = faults.findIndex((fault) => fault !== null);
      if (wrong !== -1) return `heading ${wrong + 1}: ${faults[wrong] ?? ''}`;
      if (new Set(sections.map(({ heading }) => foldText(heading))).size < sections.length)
        return 'two sections have the same heading';
    }
    if (sections.every((section) => this.idsOf(section.source_ids).length === 0))
      return 'no section names a source by its id, such as "S1"';
    return null;
  }

  /**
   * The sections of a plan, sound or not. Headings of the brief stay to the letter; unusable headings of the model are merged
   * under one plain heading. Where the model names no sources at all, Galley searches for them.
   */
  sectionsOf(answer: Plan): { readonly sections: readonly PlannedSection[]; readonly replaced: number } {
    const { given } = this.parts;
    const isNamed = answer.sections.some((section) => this.idsOf(section.source_ids).length > 0);
    const sourcesOf = (about: string, ids: readonly string[], isPlanned = true) =>
      ids.length > 0 || (isPlanned && isNamed) ? ids : this.sourcesOn(about);
    if (given) {
      const sections = given.map((wanted, index) => {
        const planned = this.match(wanted, index, answer);
        const ids = this.idsOf(planned?.source_ids ?? []);
        const about = `${wanted.heading} ${wanted.notes ?? ''}`;
        return {
          heading: wanted.heading,
          words: wanted.words,
          sourceIds: sourcesOf(about, ids, planned !== undefined),
        };
      });
      return { sections, replaced: 0 };
    }
    const plain = fixedHeading('overview', this.parts.language);
    const sections = new Map<string, PlannedSection>();
    let replaced = 0;
    for (const { heading: own, source_ids: ids } of answer.sections) {
      const { text } = readHeading(own);
      // A mark at the end can be removed; one in the middle would leave a gap.
      const isSound = this.faultOfHeading(text) === null && own.replace(/^[\s#]+/u, '').startsWith(text);
      if (!isSound) replaced += 1;
      const heading = isSound ? text : plain;
      const named = sourcesOf(isSound ? text : '', this.idsOf(ids));
      const sourceIds = named.length > 0 || isNamed ? named : this.sourcesOnSubject();
      const same = sections.get(foldText(heading));
      sections.set(foldText(heading), {
        heading: same?.heading ?? heading,
        words: 0,
        sourceIds: [...new Set([...(same?.sourceIds ?? []), ...sourceIds])],
      });
    }
    return { sections: [...sections.values()].slice(0, this.parts.mostSections), replaced };
  }

  /** Whether the sources have the words of the subject: then an empty plan is the model's failure. */
  isSpokenOf(): boolean {
    return this.sourcesOnSubject().length > 0;
  }

  private sourcesOnSubject(): string[] {
    return this.parts.passages.sourcesOn(this.parts.subject, SPEAKS_OF_SUBJECT);
  }

  private faultOfHeading(heading: string): string | null {
    const read = readHeading(heading);
    if (foldText(read.text) === '' || countCodePoints(read.text) > LONGEST_HEADING)
      return `a heading has 1 to ${LONGEST_HEADING} characters`;
    if (read.cites.length > 0) return 'a heading has no marks';
    return this.parts.judge.judgeHeading(read).faults[0]?.detail ?? null;
  }

  private match({ heading }: GivenHeading, index: number, { sections }: Plan) {
    const same = sections.find(
      (section) => foldText(readHeading(section.heading).text) === foldText(heading),
    );
    return same ?? (sections.length === this.parts.given?.length ? sections[index] : undefined);
  }

  /** The ids that exist, whatever text surrounds their numbers. */
  private idsOf(ids: readonly string[]): string[] {
    const read = ids.map((id) => `S${Number(/\d{1,3}/u.exec(id)?.[0] ?? Number.NaN)}`);
    return [...new Set(read)].filter((id) => this.known.has(id));
  }

  /** Sources in another language can't be compared by words, so they may fit any heading. */
  private sourcesOn(about: string): string[] {
    const { passages } = this.parts;
    const foreign = passages.sourceIds.filter((id) => !passages.isComparable(id));
    return [...passages.sourcesOn(about, SPEAKS_OF_HEADING), ...foreign];
  }
}
