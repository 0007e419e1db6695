import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { backoffMs } from '../../domain/article/stage-failure.js';
import { refuse } from '../../domain/errors.js';
import { countCodePoints } from '../../libs/text/index.js';
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
  readonly language_code: string;
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
  readonly attempt: number;
  readonly maxAttempts: number;
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

const WATCH = `subscription ($id: ID!) {
  jobProgress(id: $id) { status stage progress attempt maxAttempts articleId error { code message } }
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
    let shownAttempt = 0;
    for await (const event of client.iterate<{ jobProgress: ProgressNode }>({
      query: WATCH,
      variables: { id },
    })) {
      if (event.errors) throw refuse('unavailable', event.errors.map((error) => error.message).join('; '));
      last = event.data?.jobProgress ?? last;
      if (!last) continue;
      if (last.status !== 'QUEUED' || last.error === null) {
        line.show((last.stage ?? last.status).toLowerCase(), last.progress);
      } else if (last.attempt !== shownAttempt) {
        shownAttempt = last.attempt;
        line.note(describeRetry(last.attempt, last.maxAttempts, last.error.message));
      }
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

function describeRetry(attempt: number, maxAttempts: number, message: string): string {
  const seconds = Math.round(backoffMs(attempt) / 1000);
  return `Attempt ${attempt} of ${maxAttempts} failed: ${message}\nThe next one comes in about ${seconds} s.`;
}

/**
 * What a person wants to see at the end, and the lines to go on with. Sources have the numbers that they have in the
 * article, and their addresses unless these are files beside it.
 *
 * @param file where the article can be read; null when it could not be kept
 */
export function describeDemo(article: DemoArticle, file: string | null): string {
  const sources = listedSources(article.body);
  return [
    '',
    article.title,
    '='.repeat(Math.min(78, countCodePoints(article.title))),
    `${article.word_count} words, by ${article.byline}, finished ${article.created_at} UTC`,
    '',
    firstParagraph(article.body),
    '',
    `Written from ${sources.length} ${sources.length === 1 ? 'source' : 'sources'}:`,
    ...sources.map(({ number, title, url }) =>
      `  ${`[${number}]`.padEnd(5)}${title}  ${url !== null && /^https?:/.test(url) ? url : ''}`.trimEnd(),
    ),
    ...(file === null ? [] : ['', `Read it:  ${file}`]),
  ].join('\n');
}

/** The list at the end of an article's body. */
function listedSources(
  body: string,
): readonly { readonly number: string; readonly title: string; readonly url: string | null }[] {
  return [...body.matchAll(/<li id="source-(\d+)">([\s\S]*?)<\/li>/g)].map(([, number = '', item = '']) => {
    const link = /<a href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/.exec(item);
    return {
      number,
      title: textOf(link?.[2] ?? item),
      url: link?.[1] === undefined ? null : textOf(link[1]),
    };
  });
}

/** @param link signs a browser in to the console, once */
export function describeSignIn(link: string): string {
  return `Open this in a browser and watch: it signs you in to the console, once, within ten minutes.\n\n  ${link}\n`;
}

/** @param hasConsole whether people can sign in */
export function describeNextSteps(target: DemoTarget, hasConsole: boolean): string {
  const auth = `-H "Authorization: Bearer ${target.token}"`;
  return [
    '',
    `Galley is up at ${target.url}, and this is a key for it until you stop the demo:`,
    '',
    `  ${target.token}`,
    '',
    ...(hasConsole
      ? [`  ${target.url}/console  to start, review and publish articles; sign in with the key`]
      : []),
    `  ${target.url}/docs     the REST interface, with a form to try each operation`,
    '',
    'Or on the command line:',
    '',
    `  curl ${auth} ${target.url}/v1/editions/${target.edition}/articles`,
    `  curl ${auth} -H "Content-Type: application/json" \\`,
    `    -d '{"input": "How jobs survive a crash"}' ${target.url}/v1/editions/${target.edition}/articles`,
    `  curl ${auth} -H "Content-Type: application/json" \\`,
    `    -d '{"query": "{ me { account { name } } editions { nodes { name } } }"}' ${target.url}/graphql`,
    '',
    'Ctrl-C stops it; what it wrote is kept.',
  ].join('\n');
}

function firstParagraph(html: string): string {
  const paragraph = /<p[^>]*>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? '';
  return wrap(textOf(paragraph.replace(/<sup[\s\S]*?<\/sup>/g, '')), 78);
}

function textOf(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&');
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
