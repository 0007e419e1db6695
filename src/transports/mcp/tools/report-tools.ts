import { z } from 'zod';
import type { ReportRecord } from '../../../domain/report/report.js';
import { refuse } from '../../../domain/errors.js';
import { presentRecord, presentReportProgress } from '../../output/report.js';
import { fencedDeep } from '../fence.js';
import type { McpCall, McpParts } from '../mcp-parts.js';
import { ANSWER_CHARACTERS, firstThatFit, type Fields } from '../tool-answer.js';
import { defineTool, editionField, fields } from '../tool.js';

async function newestReport({ actor }: McpCall, { lists }: McpParts, edition: string): Promise<string> {
  for (const statuses of [['done'] as const, null]) {
    const page = await lists.reports.page(actor, edition, () => ({
      filter: { statuses },
      orderBy: { field: 'createdAt', direction: 'desc' },
      limit: 1,
      isFromEnd: false,
      after: null,
      before: null,
    }));
    const [newest] = page.items;
    if (newest) return newest.item.id;
  }
  throw refuse('not_found', 'There is no research report of this edition yet; start_research begins one.');
}

/** What each list of a report may take of an answer. */
const SHARES: Readonly<Record<'summary' | 'gaps' | 'briefs' | 'questions' | 'sources' | 'limits', number>> = {
  summary: 0.12,
  gaps: 0.35,
  briefs: 0.2,
  questions: 0.1,
  sources: 0.13,
  limits: 0.1,
};

export const getResearchReport = defineTool({
  name: 'get_research_report',
  title: 'Get a research report',
  description:
    'What an edition’s domain covers and lacks, the newest report unless report_id names one: summary, gaps with their evidence, briefs ready for start_articles, unanswered questions, sources.',
  access: 'read',
  input: z.strictObject({
    edition: editionField,
    report_id: z.string().max(100).optional(),
  }),
  output: {
    id: fields.text,
    status: fields.text,
    title: fields.text,
    summary: fields.texts,
    gaps: fields.rows,
    briefs: fields.rows,
    questions: fields.texts,
    sources: fields.rows,
    limits: fields.texts,
    truncated: fields.flag,
    poll_after_ms: fields.count,
  },
  required: ['id', 'status'],
  run: async ({ edition, report_id: asked }, call, parts) => {
    const id = asked ?? (await newestReport(call, parts, edition));
    const report = await parts.reports.poll(call.actor, edition, id);
    const { status, stage, progress, error, finished_at } = presentReportProgress(report);
    const record = await parts.reports.recordOf(report);
    const head = { id: report.id, status, error, finished_at };
    if (record === null)
      return { answer: { ...head, stage, progress, poll_after_ms: status === 'failed' ? null : 10_000 } };
    return { answer: { ...head, ...shortRecord(record) } };
  },
});

/** The parts of a record that say what to do next, each cut to its share. */
function shortRecord(record: ReportRecord): Fields {
  const shown = presentRecord(record) as unknown as ShownRecord;
  const lists: Readonly<Record<keyof typeof SHARES, readonly unknown[]>> = {
    summary: shown.summary.map(({ text }) => fencedDeep(text)),
    gaps: [...shown.site.gaps]
      .sort((a, b) => Number(b['importance']) - Number(a['importance']))
      .map(({ id, kind, topic, why, importance, evidence }) => ({
        ...{ id, kind, topic: fencedDeep(topic), why: fencedDeep(why), importance },
        evidence: evidence.slice(0, 2).map(({ quote, url }) => ({ quote: fencedDeep(quote), url })),
      })),
    briefs: shown.briefs.map(({ gap_id, brief }) => ({ gap_id, brief: fencedDeep(brief) })),
    questions: shown.questions
      .filter(({ answered }) => !answered)
      .map(({ question }) => fencedDeep(question)),
    sources: shown.sources.map(({ id, url, title }) => ({ id, url, title: fencedDeep(title) })),
    limits: shown.limits.map(fencedDeep),
  };
  const room = ANSWER_CHARACTERS.usual - 2000;
  const cut = Object.entries(SHARES).map(([name, share]) => {
    const all = lists[name as keyof typeof SHARES];
    return { name, all, fits: firstThatFit(all, room * share) };
  });
  return {
    title: fencedDeep(shown.title),
    verdict: shown.verdict,
    ...Object.fromEntries(cut.map(({ name, fits }) => [name, fits])),
    truncated: cut.some(({ all, fits }) => fits.length < all.length) ? true : null,
  };
}

/** What is read here of a record as REST writes it. */
interface ShownRecord {
  readonly title: string;
  readonly verdict: string;
  readonly summary: readonly { readonly text: string }[];
  readonly site: { readonly gaps: readonly (Fields & { readonly evidence: readonly Fields[] })[] };
  readonly briefs: readonly Fields[];
  readonly questions: readonly Fields[];
  readonly sources: readonly Fields[];
  readonly limits: readonly string[];
}
