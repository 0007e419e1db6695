import { blocksAsHtml } from '../article/markup/body.js';
import type { DeskReport } from '../article/desk/desk.js';
import { verdictOf } from '../article/desk/desk-verdict.js';
import type { Draft, Engine } from '../article/draft.js';
import { textOfBlock } from '../article/claims.js';
import { recordedCheck, recordedClaim, recordedSource } from '../article/provenance.js';
import { escapeText } from '../article/markup/escape-html.js';
import { sanitiseHtml } from '../article/markup/sanitise.js';
import type { Instant } from '../instant.js';
import type { AskedQuery, Evidence, Source } from '../research/source.js';
import type { Competitor } from './competitors.js';
import type { ReportContents, ReportParts } from './report-contents.js';
import { reportBody } from './report-html.js';
import { REPORT_VERSION, type ReportRecord, type ReportStatement } from './report.js';

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
  readonly contents: ReportContents;
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
  const { draft, desk, language, sources, contents } = parts;
  assertEvidence(desk.claims, sources);
  assertEvidence(contents.gaps, sources);
  const moments = [...parts.readAt].sort();
  const dataAsOf = { oldest: moments[0] ?? null, newest: moments.at(-1) ?? null };
  const body = reportBody({ ...parts, host: parts.domain.host, pagesRead: parts.pages.length, dataAsOf });
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
  const shown = new Set(parts.parts.sections);
  return {
    schemaVersion: REPORT_VERSION,
    id: parts.id,
    edition: parts.edition,
    domain: parts.domain,
    input: parts.input,
    language,
    country: parts.country,
    title: parts.title,
    summary: contents.summary.map((text) => ({ text, claimIds: [] })),
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
    questions: parts.parts.questions.map(({ question, askedIn, blockIds, place, url }) => ({
      question,
      askedIn,
      answer: place === null ? null : statement(blockIds).text,
      answered: place !== null,
      url,
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
      topics: contents.topics,
      gaps: contents.gaps,
    },
    briefs: contents.briefs,
    competitors: parts.competitors,
    findings: contents.findings.map(({ text, blockIds, kind, importance }) => ({
      text,
      claimIds: claimsOf(blockIds),
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
    // An article's body has no h1, and so the sanitiser lets none through.
    html: `<h1>${escapeText(parts.title)}</h1>\n${body.html}`,
    wordCount: body.wordCount,
    createdAt: parts.createdAt,
    dataAsOf,
    verdict: verdictOf(desk.checks),
  };
}

/** Evidence at the wrong place would be worse than no record. */
function assertEvidence(
  resting: readonly { readonly id: string; readonly evidence: readonly Evidence[] }[],
  sources: readonly Source[],
): void {
  const texts = new Map(sources.map(({ id, text }) => [id, text]));
  for (const { id, evidence } of resting)
    for (const { sourceId, quote, start, end } of evidence)
      if (quote === '' || texts.get(sourceId)?.slice(start, end) !== quote)
        throw new Error(`the evidence of ${id} does not stand in source ${sourceId}`);
}
