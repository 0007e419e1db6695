// A Galley with the demo's data for the pictures: one that it starts, and ends, or one that runs already.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { RENDERED_PAGE } from './screens.mjs';
import { noteRequest } from './visits.mjs';

const ROOT = path.join(import.meta.dirname, '../..');

const EDITED = 'How a failed job is retried';

/**
 * On what the docs answer; one in a form that they have nothing for, which the desk holds; and one that fails: so that the
 * pictures show how that looks. @param {string} site
 */
const briefsFor = (site) => [
  { input: EDITED, settings: { wordCount: 400 } },
  { input: 'How a job is cancelled' },
  { input: 'How the outbox wakes a worker' },
  { input: 'How an audit crawls a site', settings: { wordCount: 500 } },
  { input: 'Who may publish an article that a check holds', settings: { wordCount: 400 } },
  { input: 'Questions about keys and sessions', settings: { articleType: 'FAQ' } },
  {
    input: 'Storks of the northern marshes',
    settings: { sourcePolicy: 'ONLY_GIVEN', sources: [{ url: new URL('/storks', site).href }] },
  },
];

const FINAL = ['DONE', 'FAILED', 'CANCELLED'];

/**
 * @typedef {object} Demo
 * @property {string} url of the gateway
 * @property {string} key
 * @property {string} [operatorKey]
 * @property {string} edition its UUID
 * @property {string} article the file with the demo's article, or ''
 * @property {string} [dataDir] with its database; absent where the demo is another's
 * @property {() => Promise<void>} close
 */

/** Starts `galley demo` with a folder of its own. @returns {Promise<Demo>} once its article is written */
export async function startDemo() {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'galley-pictures-'));
  const options = {
    cwd: ROOT,
    env: { ...process.env, GALLEY_DATA_DIR: dataDir, PORT: '0', NODE_ENV: 'development', LOG_LEVEL: 'warn' },
  };
  const child = spawn(process.execPath, ['dist/main/cli.js', 'demo'], {
    ...options,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGINT');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  let article = '';
  for await (const line of createInterface(child.stdout)) {
    article = /Read it:\s+(\S+)/.exec(line)?.[1] ?? article;
    // The first of the calls to go on with.
    const call = /Bearer (gk_\w+)".* (http\S+)\/v1\/editions\/(\S+)\/articles/.exec(line);
    if (call === null) continue;
    const command = ['dist/main/cli.js', 'key', 'create', '--operator', 'night shift'];
    const { stdout } = await promisify(execFile)(process.execPath, command, options);
    const operatorKey = /gk_ops_\w+/.exec(stdout)?.[0] ?? '';
    return { key: call[1], operatorKey, url: call[2], edition: call[3], article, dataDir, close };
  }
  await close();
  throw new Error('The demo ended before its article was written.');
}

/**
 * Adds what the pictures show besides the demo's article: more articles, two audits and a report. What is there stays: a
 * key has twenty starts an hour.
 *
 * @param {Omit<Demo, 'close'>} demo
 * @returns {Promise<Record<'article' | 'editedArticle' | 'job' | 'failedJob' | 'audit' | 'report' | 'schedule' | 'webhook', string>>} their ids
 */
export async function fill(demo) {
  const { edition } = demo;
  const read = async () => (await askGraph(demo, CONTENT, { edition })).edition;
  const finished = async () => {
    const { jobs, audits, reports } = await read();
    return [jobs, audits, reports].every(({ nodes }) => nodes.every(({ status }) => FINAL.includes(status)));
  };
  const found = await read();
  if (!found.jobs.nodes.some(({ status }) => status === 'FAILED')) {
    await askGraph(
      demo,
      'mutation ($input: StartArticlesInput!) { startArticles(input: $input) { refused { code } } }',
      { input: { edition, briefs: briefsFor(found.webAddress) } },
    );
  }
  for (let count = found.audits.nodes.length; count < 2; count += 1) {
    await startAudit(demo);
    await until(finished);
  }
  if (found.reports.nodes.length === 0) await start(demo, 'startResearch', 'StartResearchInput', { edition });
  await until(finished);
  const { articles, jobs, audits, reports, schedules } = await read();
  const { webhooks } = await askGraph(demo, '{ webhooks { id } }', {});
  const edited =
    articles.nodes.find(({ revision }) => revision > 1) ??
    (await edit(
      demo,
      articles.nodes.find(({ title }) => title === EDITED),
    ));
  if (demo.dataDir !== undefined) await storeRendered(demo.dataDir, audits.nodes[0].id);
  const jobOf = (wanted) => jobs.nodes.find(({ status }) => status === wanted).id;
  return {
    article: articles.nodes[0].id,
    editedArticle: edited.id,
    job: jobOf('DONE'),
    failedJob: jobOf('FAILED'),
    audit: audits.nodes[0].id,
    report: reports.nodes[0].id,
    schedule: schedules[0].id,
    webhook: webhooks[0].id,
  };
}

const CONTENT = `query ($edition: ID!) {
  edition(id: $edition) {
    webAddress
    articles(first: 20) { nodes { id title body revision } }
    jobs(first: 20) { nodes { id status } }
    audits(first: 2) { nodes { id status } }
    reports(first: 1) { nodes { id status } }
    schedules { id }
  }
}`;

/** As an editor does: a clearer headline, and the first paragraph without its last sentence. */
async function edit(demo, { id, body }) {
  const input = {
    id,
    title: 'How to retry a job that failed',
    body: body.replace(/(?<=[.\])>]) [^.]+\.(?=(?:<sup.*?<\/sup>)?<\/p>)/, ''),
  };
  await askGraph(
    demo,
    'mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { article { id } } }',
    { input },
  );
  return { id };
}

/** The demo's docs have no scripts: these are of a page that is empty without them. */
const RENDERED = {
  failure: null,
  changes: [
    { field: 'title', raw: 'Loading', rendered: 'How Galley keeps a job safe' },
    { field: 'canonical', raw: null, rendered: 'https://docs.example/jobs' },
    { field: 'h1', raw: null, rendered: 'How Galley keeps a job safe' },
  ],
  noindex: null,
  addedLinks: 24,
  addedSiteLinks: 22,
  addedLinkSample: ['https://docs.example/limits', 'https://docs.example/errors'],
  rawWords: 12,
  words: 3385,
  rawStructuredData: 0,
  structuredData: 1,
  leadsTo: null,
  requests: 14,
  refused: 1,
};

/** As if a browser had rendered a page of the audit. @param {string} dataDir @param {string} audit its id */
async function storeRendered(dataDir, audit) {
  const { openEmbeddedPostgres } = await import('../../dist/adapters/postgres/embedded/embedded.js');
  const say = () => undefined;
  const server = await openEmbeddedPostgres({
    dataDir,
    log: { debug: say, info: say, warn: console.warn, error: console.error },
  });
  const client = new pg.Client({ connectionString: server.url });
  try {
    await client.connect();
    await client.query(
      `UPDATE audit_rows r SET row = (r.row::jsonb || jsonb_build_object('rendered', $3::jsonb))::json
       FROM audits a WHERE a.id = $1::uuid AND r.audit_id = a.id AND r.run = a.result AND r.row ->> 'url' LIKE '%' || $2`,
      [audit, RENDERED_PAGE, JSON.stringify(RENDERED)],
    );
  } finally {
    await client.end();
    await server.close();
  }
}

/** Starts an article, and doesn't wait for it. @param {Omit<Demo, 'close'>} demo */
export async function startArticle(demo) {
  const brief = { input: 'How Galley recovers the job of a lost worker' };
  await start(demo, 'startArticle', 'StartArticleInput', { edition: demo.edition, brief });
}

/** Starts an audit, and doesn't wait for it. @param {Omit<Demo, 'close'>} demo */
export async function startAudit(demo) {
  await start(demo, 'startAudit', 'StartAuditInput', { edition: demo.edition });
}

async function start(demo, field, type, input) {
  await askGraph(demo, `mutation ($input: ${type}!) { ${field}(input: $input) { created } }`, { input });
}

/** @param {() => Promise<boolean>} isSo */
async function until(isSo) {
  const latest = Date.now() + 180_000;
  while (!(await isSo())) {
    if (Date.now() > latest) throw new Error('What the pictures show was not finished within three minutes.');
    await pause(500);
  }
}

async function askGraph({ url, key }, query, variables) {
  noteRequest();
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors !== undefined) throw new Error(errors.map(({ message }) => message).join(' '));
  return data;
}
