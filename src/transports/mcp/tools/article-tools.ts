import { z } from 'zod';
import type { Article } from '../../../domain/article/article.js';
import { isOfThisVersion } from '../../../domain/article/provenance.js';
import { refuse } from '../../../domain/errors.js';
import { parseArticleQuery } from '../../input/connection.js';
import { presentArticle, presentPublication } from '../../output/article.js';
import { presentPage } from '../../output/list-page.js';
import { presentProvenance } from '../../output/provenance.js';
import { fenced, fencedDeep } from '../fence.js';
import { markdownOf } from '../markdown.js';
import type { McpCall, McpParts } from '../mcp-parts.js';
import { ANSWER_CHARACTERS, clipped, pageOf, pageWithin, type Fields } from '../tool-answer.js';
import {
  assertInConnection,
  cursorField,
  defineTool,
  editionField,
  fields,
  limitField,
  pageFields,
  placeIn,
} from '../tool.js';

const VERDICTS = ['pass', 'warn', 'fail'] as const;

export const articleIdField = z.string().max(100).describe('list_articles or a done job has it.');

/** @throws {GalleyError} `not_found` */
export async function findArticle(call: McpCall, { articles }: McpParts, id: string): Promise<Article> {
  return assertInConnection(call, await articles.findById(call.actor, id), 'article');
}

async function verdictsOf({ articles }: McpParts, list: readonly Article[]) {
  const heads = await articles.provenanceHeadsOf(list);
  return heads.map((head) => (head && isOfThisVersion(head) ? head.verdict : null));
}

export const listArticles = defineTool({
  name: 'list_articles',
  title: 'List articles',
  description:
    'Finished articles of an edition, newest first, without their text. verdict is the desk’s: fail holds publication back.',
  access: 'read',
  input: z.strictObject({
    edition: editionField,
    since: z.string().max(100).optional().describe('Finished later than this, ISO 8601, UTC.'),
    status: z.enum(['draft', 'published']).optional(),
    verdict: z.enum(VERDICTS).optional(),
    cursor: cursorField,
    limit: limitField(50),
  }),
  output: { articles: fields.rows, ...pageFields },
  required: ['articles'],
  run: async ({ edition, since, status, verdict, cursor, limit: asked = null }, { actor }, parts) => ({
    answer: await pageWithin('articles', { asked, usual: 20 }, async (limit) => {
      const page = await parts.lists.articles.page(actor, edition, () =>
        parseArticleQuery({
          first: limit,
          after: cursor,
          filter: { since, status, verdict },
          orderBy: { field: 'CREATED_AT', direction: 'DESC' },
        }),
      );
      const list = page.items.map(({ item }) => item);
      const verdicts = await verdictsOf(parts, list);
      return {
        rows: list.map((article, index) => rowOf(article, verdicts[index] ?? null)),
        next: presentPage(page).next,
      };
    }),
  }),
});

function rowOf(article: Article, verdict: string | null): Fields {
  const { id, title, status, url_path, language_code, word_count, created_at } = presentArticle(article);
  return { id, title: fenced(title), status, verdict, url_path, language_code, word_count, created_at };
}

const FORMATS = ['summary', 'markdown', 'html'] as const;
/** Characters of text where the caller asks for none; and the most. */
const [USUAL_TEXT, MOST_TEXT] = [12_000, 20_000];
/** Of an opening. */
const OPENING = 800;

export const getArticle = defineTool({
  name: 'get_article',
  title: 'Get an article',
  description:
    'An article’s text as markdown or html from offset on, or a summary: its opening and what the desk finds.',
  access: 'read',
  input: z.strictObject({
    article_id: articleIdField,
    format: z.enum(FORMATS).optional().describe('markdown if left out.'),
    offset: z.int().min(0).max(10_000_000).optional().describe('The next_offset of the part before.'),
    max_chars: z.int().min(1).max(MOST_TEXT).optional(),
  }),
  output: {
    id: fields.text,
    edition: fields.text,
    title: fields.text,
    status: fields.text,
    verdict: fields.text,
    text: fields.text,
    total_chars: fields.count,
    next_offset: fields.count,
    truncated: fields.flag,
    failing_checks: fields.rows,
  },
  required: ['id', 'edition', 'title', 'status'],
  run: async ({ article_id: id, format = 'markdown', offset = 0, max_chars: asked }, call, parts) => {
    const article = await findArticle(call, parts, id);
    const [verdict = null] = await verdictsOf(parts, [article]);
    const head = { ...headOf(article), verdict };
    const rest =
      format === 'summary'
        ? await summaryOf(article, call, parts)
        : partOf(format === 'html' ? article.body : await markdownOf(article.body), offset, asked);
    const link = { uri: `galley://articles/${article.id}`, name: 'The whole article', mimeType: 'text/html' };
    return { answer: { ...head, ...rest }, links: [link] };
  },
});

function headOf(article: Article): Fields {
  const shown = presentArticle(article);
  const { id, title, status, url_path, language_code, word_count, byline, created_at } = shown;
  const { published_at, override_reason } = presentPublication(article);
  return {
    id,
    edition: article.editionId,
    title: fenced(title),
    status,
    url_path,
    language_code,
    word_count,
    byline,
    meta_title: fenced(shown.meta_title),
    meta_description: fenced(shown.meta_description),
    created_at,
    published_at,
    override_reason,
  };
}

/** A part of a text, as much as was asked for and as an answer holds: escapes take room, too. */
function partOf(text: string, offset: number, asked: number | undefined): Fields {
  const room = asked === undefined ? ANSWER_CHARACTERS.usual : ANSWER_CHARACTERS.most;
  let part = text.slice(offset, offset + (asked ?? USUAL_TEXT));
  while (JSON.stringify(part).length > room - 3000) part = part.slice(0, Math.floor(part.length * 0.8));
  // Never through the middle of a character.
  if (offset + part.length < text.length) part = part.replace(/(?<=.)[\ud800-\udbff]$/s, '');
  const end = offset + part.length;
  const isCut = end < text.length;
  return {
    text: fenced(part),
    total_chars: text.length,
    next_offset: isCut ? end : null,
    truncated: isCut ? true : null,
  };
}

async function summaryOf(article: Article, { actor }: McpCall, { articles }: McpParts): Promise<Fields> {
  const { record } = await articles.recorded(actor, article.editionId, article.id);
  const text = await markdownOf(article.body);
  const checks = isOfThisVersion(record) ? record.checks.filter(({ verdict }) => verdict !== 'pass') : [];
  return {
    text: fenced(clipped(text, OPENING)),
    total_chars: text.length,
    truncated: text.length > OPENING ? true : null,
    failing_checks: checks.map(({ name, verdict, blocking, summary }) => ({
      name,
      verdict,
      blocking,
      summary: fenced(clipped(summary, 300)),
    })),
  };
}

/** Messages of a check that are shown, and evidence of a claim. */
const [MESSAGES, EVIDENCE] = [5, 3];

export const getProvenance = defineTool({
  name: 'get_provenance',
  title: 'Get the record of an article',
  description:
    'What an article rests on: its sources, its claims with their evidence, or the checks of the desk.',
  access: 'read',
  input: z.strictObject({
    article_id: articleIdField,
    show: z.enum(['sources', 'claims', 'checks']),
    verdict: z.string().max(30).optional().describe('Only such claims (unsupported) or checks (fail).'),
    cursor: cursorField,
    limit: limitField(100),
  }),
  output: {
    verdict: fields.text,
    sources: fields.rows,
    claims: fields.rows,
    checks: fields.rows,
    ...pageFields,
  },
  required: ['verdict'],
  run: async ({ article_id: id, show, verdict, cursor, limit: asked = null }, call, parts) => {
    const article = await findArticle(call, parts, id);
    const { record } = await parts.articles.recorded(call.actor, article.editionId, article.id);
    if (!isOfThisVersion(record))
      throw refuse('not_found', 'The record of this article is of an earlier version; REST has it as JSON.');
    const shown: Fields = presentProvenance(record);
    const rows = list(shown[show]).filter((row) => verdict === undefined || row['verdict'] === verdict);
    const after = placeIn(cursor);
    return {
      answer: {
        verdict: record.verdict,
        ...(await pageOf(show, rows.map(PRESENT[show]), { asked, usual: 30, after })),
      },
    };
  },
});

const list = (value: unknown) => (Array.isArray(value) ? (value as readonly Fields[]) : []);

/** Rows in the fields of REST, without whole texts and what only a program needs. */
const PRESENT: Readonly<Record<'sources' | 'claims' | 'checks', (row: Fields) => Fields>> = {
  sources: ({
    id,
    kind,
    url,
    title,
    site,
    author,
    published_at,
    fetched_at,
    words,
    via,
    rights,
    ...row
  }) => ({
    ...{
      id,
      kind,
      url,
      title: deep(title),
      site: deep(site),
      author: deep(author),
      published_at,
      fetched_at,
    },
    ...{ words, via, rights, used: row['used'], cited_count: row['cited_count'] },
    dropped_reason: row['dropped_reason'],
  }),
  claims: ({ id, text, kind, verdict, score, reason, evidence }) => ({
    ...{ id, text: deep(text), kind, verdict, score, reason: deep(reason) },
    evidence: list(evidence)
      .slice(0, EVIDENCE)
      .map(({ source_id, quote, score: likeness }) => ({ source_id, quote: deep(quote), score: likeness })),
  }),
  checks: ({ name, verdict, blocking, score, threshold, summary, items, override }) => ({
    ...{ name, verdict, blocking, score, threshold, summary: deep(summary), override },
    items: list(items)
      .slice(0, MESSAGES)
      .map(({ block_id, message }) => ({ block_id, message: deep(message) })),
  }),
};

const deep = fencedDeep;
