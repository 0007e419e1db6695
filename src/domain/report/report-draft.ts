import type { Draft, DraftBlock, DraftSection, DraftSentence } from '../article/draft.js';
import { fixedHeading } from '../article/fixed-headings.js';
import { foldText, holdsPhrase } from '../../libs/text/index.js';
import type { Evidence, Source } from '../research/source.js';
import type { Contradiction } from './contradictions.js';
import type { ReaderQuestion } from './site/reader-questions.js';
import type { QuestionOrigin } from './report.js';
import { soundSentences } from './report-sentences.js';
import type { PlannedTopic } from './site/topic-coverage.js';
import type { ReportWording } from './wording/report-wording.js';

/** Which part of the report each block of its draft belongs to, by block id. */
export interface QuotedParts {
  /** Ids of the sections that the report shows as such. */
  readonly sections: readonly string[];
  readonly questions: readonly {
    readonly question: string;
    readonly askedIn: QuestionOrigin;
    /** The answer. */
    readonly blockIds: readonly string[];
    /** Where the answer stands; null without one. */
    readonly place: Evidence | null;
  }[];
  readonly contradictions: readonly { readonly blockIds: readonly string[]; readonly note: string }[];
}

export interface DraftedReport {
  readonly draft: Draft;
  readonly parts: QuotedParts;
}

export interface ReportMaterial {
  /** BCP 47 tag. */
  readonly language: string;
  readonly wording: ReportWording;
  readonly topics: readonly PlannedTopic[];
  readonly questions: readonly ReaderQuestion[];
  readonly contradictions: readonly Contradiction[];
  /** Pages of others. */
  readonly web: readonly Source[];
}

const MOST_TOPICS = 12;
const MOST_QUOTES = 8;

/**
 * Composes the quoted part of a report: what the site says of its topics, the answers to questions, what others say, and
 * where sources differ. Every sentence of it is in a source, at the stated place.
 */
export function draftReport(material: ReportMaterial): DraftedReport {
  const builder = new DraftBuilder();
  const { language, wording, topics, questions, web } = material;
  for (const { term, says } of topics.slice(0, MOST_TOPICS))
    builder.add(
      term,
      says.map((evidence) => ({ kind: 'item', sentences: [cited(evidence)] })),
    );
  builder.add(
    wording.headings.othersSay,
    quotesOf(web, topics, language).map((evidence) => ({ kind: 'quote', sentences: [cited(evidence)] })),
  );
  const rights = new Map(web.map(({ id, rights: whose }) => [id, whose]));
  const contradictions = material.contradictions.map(({ sentences, values }) => {
    const blocks = builder.add(
      wording.headings.differ,
      sentences.map((sentence) => ({
        kind: rights.get(sentence.sourceId) === 'third_party' ? 'quote' : 'item',
        sentences: [cited(sentence)],
      })),
    );
    return { blockIds: blocks.map(({ id }) => id), note: wording.reasons.differ(values[0], values[1]) };
  });
  const shown = builder.ids();
  const asked = fixedHeading('faq', language);
  const listed = questions.map(({ question, askedIn, answer }) => {
    const [place = null] = answer;
    if (!place) return { question, askedIn, blockIds: [], place };
    const added = builder.add(asked, [
      { kind: 'subheading', sentences: [{ text: question, evidence: [place], framing: true }] },
      { kind: 'paragraph', sentences: answer.map(cited) },
    ]);
    return { question, askedIn, blockIds: added.slice(1).map(({ id }) => id), place };
  });
  return { draft: builder.draft(), parts: { sections: shown, questions: listed, contradictions } };
}

type Spec = Omit<DraftBlock, 'id'>;

class DraftBuilder {
  private readonly sections = new Map<
    string,
    { readonly id: string; readonly heading: string; blocks: DraftBlock[] }
  >();
  private blocks = 0;

  /** @returns the new blocks; an existing heading is continued */
  add(heading: string, specs: readonly Spec[]): DraftBlock[] {
    if (specs.length === 0) return [];
    const blocks = specs.map((spec): DraftBlock => ({ ...spec, id: `B${++this.blocks}` }));
    const key = foldText(heading);
    const known = this.sections.get(key);
    if (known) known.blocks.push(...blocks);
    else this.sections.set(key, { id: `H${this.sections.size + 1}`, heading, blocks });
    return blocks;
  }

  ids(): string[] {
    return [...this.sections.values()].map(({ id }) => id);
  }

  draft(): Draft {
    return {
      form: 'digest',
      lead: [],
      sections: [...this.sections.values()].map((section): DraftSection => section),
    };
  }
}

/** Of each page of others the first sentence that names a topic of the site. */
function quotesOf(web: readonly Source[], topics: readonly PlannedTopic[], language: string): Evidence[] {
  const phrases = topics.flatMap(({ term, phrases: others }) => [term, ...others.slice(0, 2)]);
  return web
    .flatMap((source) => {
      const sentence = soundSentences(source, language).find(({ quote }) =>
        phrases.some((phrase) => holdsPhrase(quote, phrase)),
      );
      return sentence ?? [];
    })
    .slice(0, MOST_QUOTES);
}

function cited({ sourceId, quote, start, end }: Evidence): DraftSentence {
  return { text: quote, evidence: [{ sourceId, quote, start, end }] };
}
