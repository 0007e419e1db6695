import { z } from 'zod';
import type { Article } from '../../../domain/article/article.js';
import type { Brief } from '../../../domain/brief/brief.js';
import { GalleyError } from '../../../domain/errors.js';
import { HeldByDesk, type EditorPermit } from '../../../services/article/publishing-service.js';
import type { CheckSources } from '../../../services/article/check-sources.js';
import { parseAuditSettings } from '../../input/audit-settings.js';
import { parseBatch } from '../../input/brief.js';
import { parseReason, REASON_LENGTH } from '../../input/fields.js';
import { presentArticle, presentPublication } from '../../output/article.js';
import { presentAuditStart } from '../../output/audit.js';
import { presentBatch } from '../../output/job.js';
import { presentReportStart } from '../../output/report.js';
import { NeedsPerson } from '../asked-person.js';
import { fenced } from '../fence.js';
import type { McpCall } from '../mcp-parts.js';
import { defineTool, editionField, fields } from '../tool.js';
import { articleIdField, findArticle } from './article-tools.js';

/** Of one call. */
const MOST_BRIEFS = 20;

/** What is wrong with a brief is found where all briefs are read, with every fault. */
const brief = z.looseObject({
  id: z.string().describe('A new UUID of yours: with a known one nothing starts again.'),
  input: z.string().describe('What to write about, at most 2,000 characters.'),
  language: z.string().optional().describe('BCP 47.'),
  settings: z.looseObject({}).optional().describe('Such as word_count, tone, sources: [{url}].'),
});

export const startArticles = defineTool({
  name: 'start_articles',
  title: 'Start articles',
  description:
    'Starts 1 to 20 articles in the background; each is a paid action. Rows start as far as there is room: look at refused. Then wait with get_job.',
  access: 'write',
  isIdempotent: true,
  isOpenWorld: true,
  input: z.strictObject({ edition: editionField, briefs: z.array(brief).min(1).max(MOST_BRIEFS) }),
  output: { accepted: fields.texts, refused: fields.rows, ids: fields.texts },
  required: ['accepted', 'refused', 'ids'],
  run: async ({ edition, briefs }, { actor }, { articleStarts }) => {
    const permit = await articleStarts.admit(actor, edition);
    const rows = await readBriefs(briefs, permit.checkSources);
    return { answer: presentBatch(await permit.startBatch(rows)) };
  },
});

/** Faults are named as the rows are called here. @throws {GalleyError} `invalid_params` */
async function readBriefs(briefs: readonly unknown[], check: CheckSources): Promise<readonly Brief[]> {
  try {
    return await parseBatch({ jobs: briefs }, check);
  } catch (error) {
    if (!(error instanceof GalleyError)) throw error;
    const named = (text: string) => text.replaceAll('/jobs/', '/briefs/');
    const faults = error.faults.map(({ path, message }) => ({ path: named(path), message }));
    throw new GalleyError(error.code, named(error.detail), faults, { cause: error });
  }
}

const startInput = z.strictObject({
  edition: editionField,
  id: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('Of your own, new for each start: with a known one nothing starts again.'),
});
const startFields = { id: fields.text, status: fields.text };

export const startAudit = defineTool({
  name: 'start_audit',
  title: 'Start an audit',
  description:
    'Crawls and audits the whole domain of an edition, which must be verified; a paid action. Answers the running audit if there is one. Then wait with get_job.',
  access: 'write',
  isIdempotent: true,
  isOpenWorld: true,
  input: startInput,
  output: startFields,
  required: ['id', 'status'],
  run: async ({ edition, id }, { actor }, { audits }) => {
    const permit = await audits.admit(actor, edition);
    const settings = await parseAuditSettings({});
    const start = id === undefined ? permit.start(settings) : permit.startOnce(settings, id);
    return { answer: presentAuditStart(await start) };
  },
});

export const startResearch = defineTool({
  name: 'start_research',
  title: 'Start a research report',
  description:
    'Starts a report on what an edition’s domain covers and lacks; it must be verified, and it is a paid action. Answers the running report if there is one. Then wait with get_job.',
  access: 'write',
  isIdempotent: true,
  isOpenWorld: true,
  input: startInput,
  output: startFields,
  required: ['id', 'status'],
  run: async ({ edition, id }, { actor }, { reports }) => {
    const permit = await reports.admit(actor, edition);
    const start = id === undefined ? permit.start(null) : permit.startOnce(null, id);
    return { answer: presentReportStart((await start).work) };
  },
});

export const setArticleStatus = defineTool({
  name: 'set_article_status',
  title: 'Publish or unpublish an article',
  description:
    'Publishes an article, or makes it a draft again. While the desk holds it back it is a conflict: ask the person whether to override, and give their reason.',
  access: 'write',
  isDestructive: true,
  isIdempotent: true,
  input: z.strictObject({
    article_id: articleIdField,
    action: z.enum(['publish', 'unpublish']),
    override_reason: z.string().optional().describe('The person’s own, 3 to 1,000 characters.'),
  }),
  output: { id: fields.text, title: fields.text, status: fields.text, published_at: fields.text },
  required: ['id', 'status'],
  run: async ({ article_id: id, action, override_reason: given }, call, parts) => {
    const { actor } = call;
    const found = await findArticle(call, parts, id);
    const isOut = action === 'publish';
    const what = isOut ? 'publishing an article' : 'withdrawing an article';
    const permit = await parts.publishing.admit(actor, found.editionId, found.id, what);
    const reason = parseReason(given, '/override_reason');
    const article = isOut ? await publishOrAsk(permit, reason, call, found.title) : await permit.unpublish();
    const { title, status, url_path } = presentArticle(article);
    const { published_at, override_reason } = presentPublication(article);
    return {
      answer: { id: article.id, title: fenced(title), status, url_path, published_at, override_reason },
    };
  },
});

const OVERRIDE = 'override_reason';

/**
 * Publishes an article. While the desk holds it back and there is no reason, a person is asked for theirs, where the client has
 * one; a person who refuses to say one leaves it at that. Their reason overrides what they were shown: where something else blocks by
 * then, they are asked again.
 */
async function publishOrAsk(
  permit: EditorPermit,
  reason: string | null,
  { person }: McpCall,
  title: string,
): Promise<Article> {
  const said = reason === null ? person?.answer(OVERRIDE) : null;
  try {
    if (reason !== null) return await permit.publish(reason);
    // A client that does not send back what was shown has shown nothing.
    return await permit.publish(parseReason(said, `/${OVERRIDE}`), person?.shown ?? '');
  } catch (error) {
    if (!(error instanceof HeldByDesk) || person === null || said === null) throw error;
    throw new NeedsPerson({
      name: OVERRIDE,
      message: `“${title}”: ${error.detail}`,
      title: 'Why it is published all the same',
      shown: error.shown,
      ...{ minLength: REASON_LENGTH.least, maxLength: REASON_LENGTH.most },
    });
  }
}
