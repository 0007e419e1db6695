import { blocksAsHtml } from '../article/markup/body.js';
import type { Claim } from '../article/claims.js';
import type { DeskReport } from '../article/desk/desk.js';
import { verdictOf } from '../article/desk/desk-verdict.js';
import type { Draft, Engine } from '../article/draft.js';
import { textOfBlock } from '../article/claims.js';
import { recordedCheck, recordedClaim, recordedSource } from '../article/provenance.js';
import { sanitiseHtml } from '../article/markup/sanitise.js';
import type { Instant } from '../instant.js';
import type { AskedQuery, Source } from '../research/source.js';
import type { Competitor } from './competitors.js';
import type { ReportParts } from './report-draft.js';
import { reportBody } from './report-html.js';
import { REPORT_VERSION, type ReportRecord, type ReportStatement } from './report.js';
import type { SiteGap } from './site-gaps.js';
import type { SiteTopic } from './site-topics.js';

const MOST_SUMMARY = 7;

export interface ReportRecordParts {
  readonly id: string;
  readonly edition: string | null;
  readonly domain: ReportRecord['domain'];
  readonly title: string;
  readonly input: string;
  readonly language: string;
  readonly country: string | null;
  readonly draft: Draft;
  readonly parts: ReportParts;
  /** The sources that the draft or a gap cites. */
  readonly sources: readonly Source[];
  /** Every page of the site that was read. */
  readonly pages: readonly Pick<Source, 'url' | 'finalUrl' | 'title' | 'words' | 'fetchedAt'>[];
  readonly pagesSeen: number;
  /** When each page was read. */
  readonly readAt: readonly Instant[];
  readonly topics: readonly SiteTopic[];
  readonly gaps: readonly SiteGap[];
  readonly competitors: readonly Competitor[];
  readonly queries: readonly AskedQuery[];
  readonly limits: readonly string[];
  readonly desk: Pick<DeskReport, 'claims' | 'checks'>;
  readonly engine: Engine;
  readonly budgetUsed: ReportRecord['method']['budgetUsed'];
  readonly createdAt: Instant;
}

/**
 * The record of a report as it is made.
 * @throws {Error} when a claim's evidence is not in its source, letter for letter, at the stated place
 */
export function makeReportRecord(parts: ReportRecordParts): ReportRecord {
  const { draft, desk, language, sources } = parts;
  assertEvidence(desk.claims, sources);
  const openQuestions = openQuestionsOf(parts.parts);
  const body = reportBody({ draft, sources, language, openQuestions, limits: parts.limits });
  const html = blocksAsHtml({ draft, sources, language });
  const claimIds = new Map<string, string[]>();
  for (const { id, blockId } of desk.claims) claimIds.set(blockId, [...(claimIds.get(blockId) ?? []), id]);
  const texts = new Map(
    draft.sections.flatMap(({ blocks }) => blocks.map((block) => [block.id, textOfBlock(block)] as const)),
  );
  const claimsOf = (blockIds: readonly string[]) => blockIds.flatMap((id) => claimIds.get(id) ?? []);
  const statement = (blockIds: readonly string[]): ReportStatement => ({
    text: blockIds.map((id) => texts.get(id) ?? '').join(' '),
    claimIds: claimsOf(blockIds),
  });
  const known = new Set(sources.map(({ id }) => id));
  const shown = new Set(parts.parts.sections);
  const moments = [...parts.readAt].sort();
  return {
    schemaVersion: REPORT_VERSION,
    id: parts.id,
    edition: parts.edition,
    domain: parts.domain,
    input: parts.input,
    language,
    country: parts.country,
    title: parts.title,
    summary: parts.parts.summary.slice(0, MOST_SUMMARY).map((id) => statement([id])),
    sections: draft.sections
      .filter(({ id }) => shown.has(id))
      .map(({ id, heading, blocks }) => ({
        id,
        heading,
        blocks: blocks.map((block) => ({
          html: sanitiseHtml(html.get(block.id) ?? ''),
          text: texts.get(block.id) ?? '',
          claimIds: claimsOf([block.id]),
        })),
      })),
    questions: parts.parts.questions.map(({ question, blockIds, answered }) => ({
      question,
      answer: answered ? statement(blockIds).text : null,
      answered,
      claimIds: claimsOf(blockIds),
    })),
    site: {
      pagesSeen: parts.pagesSeen,
      pagesRead: parts.pages.length,
      pages: parts.pages.map(({ url, finalUrl, title, words, fetchedAt }) => ({
        url: finalUrl ?? url ?? '',
        title: title || null,
        words,
        fetchedAt: fetchedAt ?? parts.createdAt,
      })),
      topics: parts.topics.map(({ term, score, pages }) => ({ term, score, pages })),
      gaps: parts.gaps.map(({ topic, why, evidenceSourceIds }) => ({
        topic,
        why,
        evidenceSourceIds: evidenceSourceIds.filter((id) => known.has(id)),
      })),
    },
    competitors: parts.competitors,
    findings: parts.parts.findings.map(({ blockIds, kind, importance }) => ({
      ...statement(blockIds),
      kind,
      importance,
    })),
    contradictions: parts.parts.contradictions.map(({ blockIds, note }) => ({
      claimIds: claimsOf(blockIds),
      note,
    })),
    sources: sources.map((source, index) => recordedSource(source, index, desk.claims)),
    claims: desk.claims.map(recordedClaim),
    checks: desk.checks.map(recordedCheck),
    queries: parts.queries,
    limits: parts.limits,
    method: {
      engine: parts.engine.mode,
      provider: parts.engine.provider,
      model: parts.engine.model,
      budgetUsed: parts.budgetUsed,
    },
    html: body.html,
    wordCount: body.wordCount,
    createdAt: parts.createdAt,
    dataAsOf: { oldest: moments[0] ?? null, newest: moments.at(-1) ?? null },
    verdict: verdictOf(desk.checks),
  };
}

/** @returns the questions of a report without an answer */
export function openQuestionsOf({ questions }: Pick<ReportParts, 'questions'>): string[] {
  return questions.filter(({ answered }) => !answered).map(({ question }) => question);
}

/** Evidence at the wrong place would be worse than no record. */
function assertEvidence(claims: readonly Claim[], sources: readonly Source[]): void {
  const texts = new Map(sources.map(({ id, text }) => [id, text]));
  for (const { id, evidence } of claims)
    for (const { sourceId, quote, start, end } of evidence)
      if (quote === '' || texts.get(sourceId)?.slice(start, end) !== quote)
        throw new Error(`the evidence of claim ${id} does not stand in source ${sourceId}`);
}
