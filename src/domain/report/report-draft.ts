import type { Draft, DraftBlock, DraftSection, DraftSentence, Outline } from '../article/draft.js';
import { fixedHeading } from '../article/fixed-headings.js';
import type { Evidence, Source } from '../research/source.js';
import { foldText, holdsPhrase } from '../../libs/text/index.js';
import type { Contradiction } from './contradictions.js';
import { placeOf } from './place-of.js';
import { reportHeading } from './report-headings.js';
import { soundSentences } from './report-sentences.js';
import type { SiteGap } from './site-gaps.js';
import type { PlannedQuestion } from './site-questions.js';

/** Which part of the report each block of its draft belongs to, by block id. */
export interface ReportParts {
  readonly summary: readonly string[];
  /** Ids of the sections that the report shows as such; summary and questions are fields of their own. */
  readonly sections: readonly string[];
  readonly questions: readonly {
    readonly question: string;
    /** The answer. */
    readonly blockIds: readonly string[];
    readonly answered: boolean;
  }[];
  readonly findings: readonly {
    readonly blockIds: readonly string[];
    readonly kind: 'fact' | 'comparison' | 'gap' | 'risk';
    /** 3 is the most important. */
    readonly importance: 1 | 2 | 3;
  }[];
  readonly contradictions: readonly { readonly blockIds: readonly string[]; readonly note: string }[];
}

export interface DraftedReport {
  readonly draft: Draft;
  /** The engine's outline, of the sections that it has written. */
  readonly outline: Outline;
  readonly parts: ReportParts;
}

export interface ReportMaterial {
  /** BCP 47 tag. */
  readonly language: string;
  readonly sources: readonly Source[];
  /** The engine's draft. */
  readonly written: Draft;
  readonly outline: Outline;
  readonly gaps: readonly SiteGap[];
  readonly questions: readonly PlannedQuestion[];
  readonly contradictions: readonly Contradiction[];
}

const MOST_SUMMARY = 7;
const MOST_QUESTIONS = 12;
const MOST_FACTS = 6;
const MOST_COMPARED = 4;
const MOST_GAPS_FOUND = 5;
/** At most this much of a block is shown for a name, when the block has no sentence that can be quoted alone. */
const LONGEST_PASSAGE = 300;

/**
 * Joins the engine's text about the site's topics with the rest of a report: answers, third parties' statements, gaps, and
 * contradictions of sources. Every sentence is in a source, at the stated place.
 */
export function draftReport(material: ReportMaterial): DraftedReport {
  return new ReportDrafting(material).draft();
}

type Spec = Omit<DraftBlock, 'id'>;

class ReportDrafting {
  private readonly sections: { heading: string; blocks: DraftBlock[] }[] = [];
  private readonly byHeading = new Map<string, { heading: string; blocks: DraftBlock[] }>();
  private readonly sources: ReadonlyMap<string, Source>;
  private blocks = 0;

  constructor(private readonly material: ReportMaterial) {
    this.sources = new Map(material.sources.map((source) => [source.id, source]));
  }

  draft(): DraftedReport {
    const { written, outline, language } = this.material;
    const takeaways = fixedHeading('key_takeaways', language);
    const asked = fixedHeading('faq', language);
    const isQuote = (block: DraftBlock) => block.kind === 'quote' && this.isOfOthers(block);
    const body = written.sections.filter(({ heading }) => ![takeaways, asked].includes(heading));
    const summary = this.summary(written, takeaways, body);
    this.add(
      fixedHeading('overview', language),
      written.lead.filter((block) => !isQuote(block)),
    );
    for (const { heading, blocks } of body)
      this.add(
        heading,
        blocks.filter((block) => !isQuote(block)),
      );
    const quotes = [...written.lead, ...body.flatMap(({ blocks }) => blocks)].filter(isQuote);
    const others = this.add(reportHeading('others_say', language), quotes);
    const gaps = this.gaps();
    const contradictions = this.contradictions();
    const questions = this.questions(written.sections.find(({ heading }) => heading === asked)?.blocks ?? []);
    const sections = this.sections.map(({ heading, blocks }, index): DraftSection => ({
      id: `H${index + 1}`,
      heading,
      blocks,
    }));
    const shown = sections.filter(({ heading }) => ![takeaways, asked].includes(heading)).map(({ id }) => id);
    const headings = new Set(sections.map(({ heading }) => foldText(heading)));
    const refused = written.refused ? { refused: written.refused } : {};
    return {
      draft: { form: 'article', lead: [], sections, ...refused },
      outline: {
        ...outline,
        sections: outline.sections.filter(({ heading }) => headings.has(foldText(heading))),
      },
      parts: {
        summary,
        sections: shown,
        questions,
        findings: [
          ...contradictions.map(({ blockIds }) => ({
            blockIds,
            kind: 'risk' as const,
            importance: 3 as const,
          })),
          ...gaps.slice(0, MOST_GAPS_FOUND).map((blockId, index) => ({
            blockIds: [blockId],
            kind: 'gap' as const,
            importance: index < 2 ? (3 as const) : (2 as const),
          })),
          ...this.facts(summary),
          ...others.slice(0, MOST_COMPARED).map(({ id }) => ({
            blockIds: [id],
            kind: 'comparison' as const,
            importance: 1 as const,
          })),
        ],
        contradictions,
      },
    };
  }

  /** @returns the new blocks; an existing heading is continued */
  private add(heading: string, specs: readonly Spec[]): DraftBlock[] {
    // A heading without text is left out.
    if (!specs.some(({ kind }) => kind !== 'subheading')) return [];
    const blocks = specs.map((spec): DraftBlock => {
      this.blocks += 1;
      return { ...spec, id: `B${this.blocks}` };
    });
    const key = foldText(heading);
    const known = this.byHeading.get(key);
    if (known) known.blocks.push(...blocks);
    else {
      const section = { heading, blocks };
      this.byHeading.set(key, section);
      this.sections.push(section);
    }
    return blocks;
  }

  private isOfOthers({ sentences }: DraftBlock): boolean {
    return sentences.some(({ evidence }) =>
      evidence.some(({ sourceId }) => this.sources.get(sourceId)?.rights === 'third_party'),
    );
  }

  /** The engine's own list; else the first sentence of each part, without third parties' sentences. */
  private summary(written: Draft, takeaways: string, body: readonly DraftSection[]): string[] {
    const own = written.sections.find(({ heading }) => heading === takeaways)?.blocks ?? [];
    const items = own.filter(({ kind }) => kind === 'item');
    const firsts = [written.lead, ...body.map(({ blocks }) => blocks)].flatMap((blocks) => {
      const first = blocks.find((block) => block.kind === 'paragraph' && !this.isOfOthers(block));
      const sentence = first?.sentences.find(({ evidence }) => evidence.length > 0);
      return sentence ? [{ kind: 'item' as const, sentences: [sentence] }] : [];
    });
    const chosen: readonly Spec[] = items.length > 0 ? items : firsts;
    return this.add(takeaways, chosen.slice(0, MOST_SUMMARY)).map(({ id }) => id);
  }

  private facts(summary: readonly string[]): ReportParts['findings'] {
    const rows = this.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === 'row'));
    const ids = rows.length > 0 ? rows.map(({ id }) => id) : summary;
    return ids.slice(0, MOST_FACTS).map((id) => ({ blockIds: [id], kind: 'fact', importance: 2 }));
  }

  private gaps(): string[] {
    const specs = this.material.gaps.flatMap(({ topic, evidenceSourceIds }): Spec[] => {
      for (const id of evidenceSourceIds) {
        const source = this.sources.get(id);
        const passage = source && passageOn(source, topic, this.material.language);
        const place = source && placeOf(source, topic);
        if (!passage || !place) continue;
        const name = { text: topic, evidence: [place], framing: true };
        return [
          { kind: 'subheading', sentences: [name] },
          { kind: 'paragraph', sentences: [cited(passage)] },
        ];
      }
      return [];
    });
    return this.add(reportHeading('not_covered', this.material.language), specs)
      .filter(({ kind }) => kind === 'paragraph')
      .map(({ id }) => id);
  }

  private contradictions(): ReportParts['contradictions'] {
    const heading = reportHeading('sources_differ', this.material.language);
    return this.material.contradictions.map(({ sentences, values }) => {
      const blocks = this.add(
        heading,
        sentences.map((sentence) => ({
          kind: this.sources.get(sentence.sourceId)?.rights === 'third_party' ? 'quote' : 'item',
          sentences: [cited(sentence)],
        })),
      );
      return {
        blockIds: blocks.map(({ id }) => id),
        note: `Two pages say the same with different figures: ${values[0]} and ${values[1]}.`,
      };
    });
  }

  /** The engine's questions with their answers, then the planned ones. */
  private questions(written: readonly DraftBlock[]): ReportParts['questions'] {
    const { language, questions } = this.material;
    const heading = fixedHeading('faq', language);
    const listed: { question: string; blockIds: string[]; answered: boolean }[] = [];
    const isDiscovered = (question: string) =>
      listed.length >= MOST_QUESTIONS ||
      listed.some((other) => foldText(other.question) === foldText(question));
    for (const { question, blocks } of parted(written)) {
      if (isDiscovered(question)) continue;
      const added = this.add(heading, blocks).slice(1);
      if (added.length > 0) listed.push({ question, blockIds: added.map(({ id }) => id), answered: true });
    }
    for (const { question, answer } of questions) {
      const [first] = answer;
      if (!first || isDiscovered(question)) continue;
      const added = this.add(heading, [
        { kind: 'subheading', sentences: [{ text: question, evidence: [bare(first)], framing: true }] },
        { kind: 'paragraph', sentences: answer.map(cited) },
      ]).slice(1);
      listed.push({ question, blockIds: added.map(({ id }) => id), answered: true });
    }
    for (const { question, answer, named } of questions) {
      // It has no evidence, so it is no sentence of the draft; the gap says where its subject is named.
      if (answer.length > 0 || !named || isDiscovered(question)) continue;
      listed.push({ question, blockIds: [], answered: false });
    }
    return listed;
  }
}

/** Each question with its blocks, the question first. */
function parted(blocks: readonly DraftBlock[]) {
  const found: { question: string; blocks: DraftBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'subheading')
      found.push({ question: block.sentences.map(({ text }) => text).join(' '), blocks: [block] });
    else found.at(-1)?.blocks.push(block);
  }
  return found;
}

function cited(evidence: Evidence): DraftSentence {
  return { text: evidence.quote, evidence: [bare(evidence)] };
}

function bare({ sourceId, quote, start, end }: Evidence): Evidence {
  return { sourceId, quote, start, end };
}

/** @returns the first sentence of a source that names the topic; else a short block that does */
function passageOn(source: Source, topic: string, language: string): Evidence | null {
  const sentence = soundSentences(source, language).find(({ quote }) => holdsPhrase(quote, topic));
  if (sentence) return sentence;
  const block = source.blocks.find(
    ({ kind, text }) =>
      (kind === 'paragraph' || kind === 'item') && text.length <= LONGEST_PASSAGE && holdsPhrase(text, topic),
  );
  return block ? placeOf(source, block.text) : null;
}
