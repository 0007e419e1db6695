import { canParseUrl, textFragment } from '../../libs/urls/index.js';
import { cleanHeading } from '../../libs/text/index.js';
import type { Evidence, Source } from '../research/source.js';
import type { Competitor } from './competitors.js';
import { ranked, type ContentGap } from './site/content-gaps.js';
import { gapBriefs } from './gap-briefs.js';
import type { ReaderQuestion } from './site/reader-questions.js';
import { draftReport, type DraftedReport, type QuotedParts } from './report-draft.js';
import { findingsOf, summaryOf, type PlannedFinding } from './report-statements.js';
import type { ReportBrief, ReportGap, ReportTopic } from './report.js';
import type { Contradiction } from './contradictions.js';
import type { PlannedTopic } from './site/topic-coverage.js';
import { reportWording } from './wording/wording-of.js';

/** Which part of the report each block of its draft belongs to, by block id, with the places of answers. */
export interface ReportParts extends Omit<QuotedParts, 'questions'> {
  readonly questions: readonly (QuotedParts['questions'][number] & {
    /** The place of the answer, as a text fragment; null without one. */
    readonly url: string | null;
  })[];
}

/** What Galley composes for a report: it quotes nothing but as evidence. */
export interface ReportContents {
  readonly summary: readonly string[];
  readonly topics: readonly ReportTopic[];
  readonly gaps: readonly ReportGap[];
  readonly briefs: readonly ReportBrief[];
  readonly findings: readonly PlannedFinding[];
}

export interface ContentsMaterial {
  /** BCP 47 tag. */
  readonly language: string;
  readonly country: string | null;
  /** The pages of the site that the report is written from. */
  readonly own: readonly Source[];
  /** Pages of others. */
  readonly web: readonly Source[];
  readonly pagesRead: number;
  readonly pagesSeen: number;
  readonly topics: readonly PlannedTopic[];
  readonly gaps: readonly ContentGap[];
  readonly questions: readonly ReaderQuestion[];
  readonly contradictions: readonly Contradiction[];
  readonly competitors: readonly Competitor[];
}

export interface ComposedReport extends Pick<DraftedReport, 'draft'> {
  readonly parts: ReportParts;
  readonly contents: ReportContents;
  /** The sources that it rests on. */
  readonly sourceIds: readonly string[];
}

/** Puts a report together from what the site and the web have shown. */
export function composeReport(material: ContentsMaterial): ComposedReport {
  const { language, country, own, web } = material;
  const { wording } = reportWording(language);
  const { counted, pagesCounted } = countsIn(language);
  const byId = new Map([...own, ...web].map((source) => [source.id, source]));
  const addressOf = (id: string) => {
    const source = byId.get(id);
    const url = source?.finalUrl ?? source?.url ?? null;
    return url !== null && canParseUrl(url) ? url : null;
  };
  const placed = (evidence: Evidence) => textFragment(addressOf(evidence.sourceId) ?? '', evidence.quote);
  const { draft, parts: quoted } = draftReport({ ...material, wording });
  const parts = {
    ...quoted,
    questions: quoted.questions.map((each) => ({ ...each, url: each.place && placed(each.place) })),
  };
  const gaps = ranked(material.gaps).map((gap, index) => ({ ...gap, id: `G${index + 1}` }));
  const ownIds = new Set(own.map(({ id }) => id));
  const briefs = gapBriefs(gaps, {
    language,
    country,
    ownUrl: (id) => (ownIds.has(id) ? addressOf(id) : null),
    titleOf: (id) => (ownIds.has(id) ? cleanHeading(byId.get(id)?.title ?? '') : ''),
    phrasesOf: (id) =>
      material.topics.find(({ best }) => best.some(({ sourceId }) => sourceId === id))?.phrases ?? [],
  });
  const shownGaps = gaps.map(({ id, kind, topic, why, importance, evidence, touching }) => ({
    id,
    kind,
    topic,
    why,
    importance,
    evidence: evidence.map((each) => ({ ...each, url: placed(each) })),
    evidenceSourceIds: [
      ...new Set([...evidence.map(({ sourceId }) => sourceId), ...touching.slice(0, 3)]),
    ].filter((each) => byId.has(each)),
  }));
  const topics = material.topics.map(({ key: _, says: _said, best, ...topic }): ReportTopic => ({
    ...topic,
    best: best.flatMap(({ sourceId, kind, words }) => {
      const url = addressOf(sourceId);
      return url === null
        ? []
        : [{ url, title: cleanHeading(byId.get(sourceId)?.title ?? '') || null, kind, words }];
    }),
  }));
  const words = own.reduce((sum, source) => sum + source.words, 0);
  const statements = {
    ...material,
    wording,
    counted,
    pagesCounted,
    topics,
    gaps,
    words,
    questions: quoted.questions,
  };
  const cited = new Set([
    ...draft.sections.flatMap(({ blocks }) =>
      blocks.flatMap(({ sentences }) =>
        sentences.flatMap(({ evidence }) => evidence.map(({ sourceId }) => sourceId)),
      ),
    ),
    ...shownGaps.flatMap(({ evidenceSourceIds }) => evidenceSourceIds),
    ...web.map(({ id }) => id),
  ]);
  return {
    draft,
    parts,
    contents: {
      summary: summaryOf(statements),
      topics,
      gaps: shownGaps,
      briefs,
      findings: findingsOf({
        ...statements,
        contradictions: parts.contradictions,
        competitors: material.competitors,
      }),
    },
    sourceIds: [...byId.keys()].filter((id) => cited.has(id)),
  };
}

/** Numbers as a report prints them. */
export function countsIn(language: string) {
  const { wording } = reportWording(language);
  const format = new Intl.NumberFormat(language);
  const counted = (count: number) => format.format(count);
  return { counted, pagesCounted: (count: number) => wording.pages(count, counted(count)) };
}
