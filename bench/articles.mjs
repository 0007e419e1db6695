// What whole articles cost, from their start to what is stored, and what more workers bring: articles of 1,200 words, each from five
// pages of a site on loopback, written by one and by more worker processes on one durable PostgreSQL.
//   npm run build && node bench/articles.mjs [--json] [--articles 40] [--workers 1,2,4]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { openApp } from '../dist/main/build-app.js';
import { readConfig } from '../dist/main/config.js';
import { makeBenchTenant } from './support/bench-tenant.mjs';
import { readArticles } from './eval/freshwiki.mjs';
import { cpuMs, cpuMsOfChildren, print, round } from './support/figures.mjs';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    articles: { type: 'string', default: '40' },
    workers: { type: 'string', default: '1,2,4' },
  },
});
const ARTICLES = Number(options.articles);
const SOURCES = 5;
/** An hour has room for 20 starts a key. */
const STARTS_A_KEY = 20;
const CLI = path.join(import.meta.dirname, '..', 'dist', 'main', 'cli.js');
const silent = { debug() {}, info() {}, warn() {}, error() {} };

const counts = options.workers.split(',').map(Number);
const texts = await readArticles();
const site = createServer((request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const text = texts[Number(request.url.slice(1))];
  if (!text) response.statusCode = 404;
  response.end(text ? pageOf(text) : 'Not found');
}).listen(0, '127.0.0.1');
await once(site, 'listening');
const origin = `http://127.0.0.1:${site.address().port}`;
const dataDir = await mkdtemp(path.join(tmpdir(), 'galley-bench-'));
await chmod(dataDir, 0o755);
const closing = [() => site.close(), () => rm(dataDir, { recursive: true, force: true })];
try {
  const server = await openEmbeddedPostgres({ dataDir, log: silent });
  closing.push(() => server.close());
  const FETCH_ALLOW = new URL(origin).host;
  const config = readConfig({ DATABASE_URL: server.url, PORT: '0', LOG_LEVEL: 'silent', FETCH_ALLOW });
  const gateway = await openApp({ config, role: 'gateway', log: silent });
  closing.push(() => gateway.close());
  const sql = new pg.Client({ connectionString: server.adminUrl });
  await sql.connect();
  closing.push(() => sql.end());
  const postmaster = Number(
    (await sql.query(`SELECT pg_read_file('postmaster.pid') AS file`)).rows[0].file.split('\n')[0],
  );

  const figures = { articles: ARTICLES };
  for (const workers of counts) {
    const { seconds, worker, database, mb } = await write(gateway, server, sql, postmaster, workers);
    const by = `${workers} ${workers === 1 ? 'worker' : 'workers'}`;
    figures[`${by}: articles an hour`] = Math.round((ARTICLES / seconds) * 3600);
    figures[`${by}: ms of a processor an article`] = round(worker / ARTICLES);
    figures[`${by}: of PostgreSQL's, ms an article`] = round(database / ARTICLES);
    figures[`${by}: most memory of one, MB`] = Math.round(mb);
  }
  print(figures, options.json);
} finally {
  for (const close of closing.reverse()) await close();
}
process.exit();

/** Starts the articles, then the workers, and waits until all are done. @returns seconds from the first claim, and processor ms */
async function write(gateway, server, sql, postmaster, workers) {
  const { tokens, editions } = await makeBenchTenant(gateway.services, {
    keyCount: Math.ceil(ARTICLES / STARTS_A_KEY),
  });
  for (let n = 0; n < ARTICLES; n += 1) {
    const from = (n * SOURCES) % (texts.length - SOURCES);
    const chosen = Array.from({ length: SOURCES }, (_, at) => from + at);
    const answer = await fetch(`${gateway.url}/v1/editions/${editions[0]}/articles`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tokens[Math.floor(n / STARTS_A_KEY)]}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        input: chosen.map((at) => texts[at].title).join(', '),
        language: 'en',
        settings: {
          word_count: 1200,
          sources: chosen.map((at) => ({ url: `${origin}/${at}` })),
          source_policy: 'only_given',
        },
      }),
    });
    if (answer.status !== 202) throw new Error(`${answer.status} ${await answer.text()}`);
  }
  const before = sumOf(cpuMsOfChildren(postmaster));
  const processes = Array.from({ length: workers }, () =>
    spawn(process.execPath, [CLI, 'serve', '--role', 'worker'], {
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: server.url,
        FETCH_ALLOW: new URL(origin).host,
        CRAWL_RATE: '0',
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  try {
    const states = async () => {
      const { rows } = await sql.query(
        `SELECT status, count(*)::int AS n FROM jobs WHERE edition_id = $1 GROUP BY status`,
        [editions[0]],
      );
      return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
    };
    while (((await states()).done ?? 0) < ARTICLES) {
      if ((await states()).failed) throw new Error('an article failed');
      await delay(100);
    }
    const { rows } = await sql.query(
      `SELECT extract(epoch FROM max(finished_at) - min(started_at))::float8 AS seconds FROM jobs WHERE edition_id = $1`,
      [editions[0]],
    );
    const worker = processes.reduce((sum, { pid }) => sum + cpuMs(pid), 0);
    const mb = Math.max(...processes.map(({ pid }) => mostMemory(pid)));
    return { seconds: rows[0].seconds, worker, database: sumOf(cpuMsOfChildren(postmaster)) - before, mb };
  } finally {
    await Promise.all(
      processes.map(async (child) => {
        child.kill('SIGTERM');
        await once(child, 'close');
      }),
    );
  }
}

/** MB that a process held at most. */
function mostMemory(pid) {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))[1]) / 1024;
}

function sumOf(milliseconds) {
  return [...milliseconds.values()].reduce((sum, ms) => sum + ms, 0);
}

function pageOf({ title, lead, sections }) {
  const body = sections.map(
    ([depth, heading, sentences]) =>
      `<h${depth + 1}>${escape(heading)}</h${depth + 1}><p>${escape(sentences.join(' '))}</p>`,
  );
  return `<!doctype html><html lang="en"><title>${escape(title)}</title><body><article><h1>${escape(title)}</h1><p>${escape(lead)}</p>${body.join('')}</article>`;
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
