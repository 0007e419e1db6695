import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { refuse } from '../../domain/errors.js';
import { countCodePoints } from '../../domain/text/code-points.js';
import { ProgressLine } from './demo.js';
import type { Terminal } from './command.js';

/** A Galley that runs, and a key and an edition to use it with. */
export interface DemoTarget {
  readonly url: string;
  readonly token: string;
  readonly edition: string;
}

export interface DemoArticle {
  readonly id: string;
  readonly title: string;
  readonly word_count: number;
  readonly byline: string;
  readonly body: string;
  readonly image: { readonly featured_url: string | null };
  readonly created_at: string;
}

export interface DemoSource {
  readonly id: string;
  readonly title: string;
  readonly final_url: string | null;
  readonly cited_count: number;
}

interface ProgressNode {
  readonly status: string;
  readonly stage: string | null;
  readonly progress: number;
  readonly articleId: string | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

/**
 * Does what a caller would: posts a brief over REST, watches the job by a GraphQL subscription, and pulls the
 * finished article out of the list.
 *
 * @throws {GalleyError} when a call is refused or the article fails
 */
export async function runDemo(
  target: DemoTarget,
  input: string,
  terminal: Terminal,
): Promise<{ readonly article: DemoArticle; readonly sources: readonly DemoSource[] }> {
  const started = (await call(target, 'POST', `/v1/editions/${target.edition}/articles`, { input })) as {
    id: string;
  };
  const articleId = await watch(target, started.id, terminal);
  const path = `/v1/editions/${target.edition}/articles`;
  const article = (await call(target, 'GET', `${path}/${articleId}`)) as DemoArticle;
  const { sources } = (await call(target, 'GET', `${path}/${articleId}/provenance`)) as {
    sources: DemoSource[];
  };
  return { article, sources: sources.filter((source) => source.cited_count > 0) };
}

async function call(
  target: DemoTarget,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(target.url + path, {
    method,
    headers: { authorization: `Bearer ${target.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as { detail?: string };
  if (!response.ok)
    throw refuse('unavailable', `${method} ${path} answered ${response.status}: ${answer.detail ?? ''}`);
  return answer;
}

const WATCH = `subscription ($id: String!) {
  jobProgress(id: $id) { status stage progress articleId error { code message } }
}`;

async function watch(target: DemoTarget, id: string, terminal: Terminal): Promise<string> {
  const client = createClient({
    url: `${target.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${target.token}` },
  });
  const line = new ProgressLine(terminal);
  try {
    let last: ProgressNode | null = null;
    for await (const event of client.iterate<{ jobProgress: ProgressNode }>({
      query: WATCH,
      variables: { id },
    })) {
      if (event.errors) throw refuse('unavailable', event.errors.map((error) => error.message).join('; '));
      last = event.data?.jobProgress ?? last;
      if (last) line.show((last.stage ?? last.status).toLowerCase(), last.progress);
    }
    line.end();
    if (last?.status === 'DONE' && last.articleId !== null) return last.articleId;
    throw refuse(
      'conflict',
      `The article failed: ${last?.error?.message ?? 'its job ended without a reason'}`,
    );
  } finally {
    line.end();
    await client.dispose();
  }
}

/** What a person wants to see at the end, and the lines to go on with. */
export function describeDemo(
  target: DemoTarget,
  { article, sources }: { readonly article: DemoArticle; readonly sources: readonly DemoSource[] },
  file: string,
): string {
  const cited = sources.map(
    (source) => `  ${source.id.padEnd(4)}${source.title}${source.final_url ? `  ${source.final_url}` : ''}`,
  );
  return [
    '',
    article.title,
    '='.repeat(Math.min(78, countCodePoints(article.title))),
    `${article.word_count} words, by ${article.byline}, finished ${article.created_at} UTC`,
    '',
    firstParagraph(article.body),
    '',
    `Written from ${sources.length} ${sources.length === 1 ? 'source' : 'sources'}:`,
    ...cited,
    '',
    `Read it:  ${file}`,
  ].join('\n');
}

export function describeNextSteps(target: DemoTarget): string {
  const auth = `-H "Authorization: Bearer ${target.token}"`;
  return [
    '',
    `Galley is up at ${target.url}. Go on with:`,
    '',
    `  curl ${auth} ${target.url}/v1/editions/${target.edition}/articles`,
    `  curl ${auth} -H "Content-Type: application/json" \\`,
    `    -d '{"input": "How jobs survive a crash"}' ${target.url}/v1/editions/${target.edition}/articles`,
    `  curl ${auth} -H "Content-Type: application/json" \\`,
    `    -d '{"query": "{ me { account { name } } editions { editions { name } } }"}' ${target.url}/graphql`,
    '',
    'Ctrl-C stops it; what it wrote is kept.',
  ].join('\n');
}

function firstParagraph(html: string): string {
  const paragraph = /<p[^>]*>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '';
  const text = paragraph
    .replace(/<sup[\s\S]*?<\/sup>/g, '')
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
  return wrap(text, 78);
}

function wrap(text: string, width: number): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join('\n');
}
