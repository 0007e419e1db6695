// A full audit of the command line, all its checks included, beside crawlers that only follow links, on the same site, one
// run after the other.
//   npm run build && node bench/audit.mjs <folder of a site> [--start /index.html] [--most n] [--peers <folder>] [--json]
//   npm run build && node bench/audit.mjs --pages 2000 [--peers <folder>] [--json]
//
// The site is served on loopback; with --pages it is a made one. --most is how many pages Galley reads of it. Peers are run where they are to be had: `wget` from the PATH; crawlee and linkinator
// from the folder that this made: `npm install --prefix <folder> @crawlee/cheerio@3 linkinator@7`. Pages are those that a run
// says it read; MB are of HTML as it is on disk. CPU and memory are of the run's own process, none of the
// server's.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { parseArgs } from 'node:util';
import { print, round } from './support/figures.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    start: { type: 'string', default: '/index.html' },
    pages: { type: 'string' },
    most: { type: 'string', default: '1000000' },
    peers: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});
const [folder] = positionals;
if (options.pages ? folder : !folder || !existsSync(folder)) {
  console.error(
    'usage: node bench/audit.mjs <folder of a site> | --pages n [--start /index.html] [--most n] [--peers <folder>] [--json]',
  );
  process.exit(2);
}
const here = import.meta.dirname;
const scratch = mkdtempSync(path.join(tmpdir(), 'galley-bench-'));
const TICKS = 100;
const SAMPLE_EVERY_MS = 50;

/** utime and stime in seconds, and the most memory that the process ever held, in MB; null for one that is gone. */
function readProcess(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    return {
      cpu: (Number(fields[11]) + Number(fields[12])) / TICKS,
      mb: Number(peak ?? 0) / 1024,
    };
  } catch {
    return null;
  }
}

/** Runs a command to its end. @returns its output, and what it cost */
async function measure(command, args, env = {}) {
  const began = performance.now();
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const own = { cpu: 0, mb: 0 };
  const sample = () => {
    const now = readProcess(child.pid);
    if (now) Object.assign(own, { cpu: now.cpu, mb: Math.max(own.mb, now.mb) });
  };
  const timer = setInterval(sample, SAMPLE_EVERY_MS);
  let [out, errors] = ['', ''];
  child.stdout.on('data', (bytes) => (out += bytes));
  child.stderr.on('data', (bytes) => (errors += bytes));
  const code = await new Promise((resolve) => child.on('close', resolve));
  clearInterval(timer);
  const seconds = (performance.now() - began) / 1000;
  return { code, out, errors, seconds, cpu: own.cpu, mb: own.mb };
}

const site = options.pages ? ['support/large-site.mjs', options.pages] : ['support/site-server.mjs', folder];
const server = spawn(process.execPath, [path.join(here, site[0]), site[1]], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
const origin = await new Promise((resolve) =>
  server.stdout.once('data', (line) => resolve(String(line).trim())),
);
const url = options.pages ? `${origin}/` : origin + options.start;

/** null where the pages are made as they are asked for. */
const htmlMb = folder ? sizeOf(folder) : null;
function sizeOf(at) {
  let bytes = 0;
  for (const name of readdirSync(at)) {
    const inner = path.join(at, name);
    // Documentation packages have links to what is not installed.
    const stat = statSync(inner, { throwIfNoEntry: false });
    if (!stat) continue;
    if (stat.isDirectory()) bytes += sizeOf(inner) * 1e6;
    else if (name.endsWith('.html')) bytes += stat.size;
  }
  return bytes / 1e6;
}

async function runGalley() {
  const env = { CRAWL_RATE: '0', CRAWL_MAX_PAGES: options.most };
  const cli = path.join(here, '../dist/main/cli.js');
  const run = await measure(process.execPath, [cli, 'audit', url, '--no-external', '--json'], env);
  const { page_count: pages, crawl } = JSON.parse(run.out);
  const auditSeconds = (Date.parse(crawl.finished_at) - Date.parse(crawl.started_at)) / 1000;
  return { ...run, pages, auditSeconds, crawlSeconds: crawl.elapsed_ms / 1000 };
}

async function runWget() {
  const target = path.join(scratch, 'wget');
  const run = await measure('wget', ['-q', '-r', '-l', 'inf', '-nH', '-P', target, url]);
  if (run.code === null || !existsSync(target)) return null;
  const count = (at) =>
    readdirSync(at, { withFileTypes: true }).reduce(
      (sum, entry) =>
        sum + (entry.isDirectory() ? count(path.join(at, entry.name)) : /\.html/.test(entry.name) ? 1 : 0),
      0,
    );
  return { ...run, pages: count(target) };
}

async function runPeer(name, source) {
  if (!options.peers) return null;
  const require = createRequire(path.join(path.resolve(options.peers), 'package.json'));
  let entry;
  try {
    entry = require.resolve(name);
  } catch {
    return null;
  }
  const file = path.join(scratch, `${path.basename(name)}.mjs`);
  writeFileSync(file, source(entry));
  const run = await measure(process.execPath, [file, url], {
    CRAWLEE_STORAGE_DIR: path.join(scratch, 'crawlee'),
    CRAWLEE_LOG_LEVEL: 'ERROR',
  });
  const pages = Number(/PAGES (\d+)/.exec(run.out)?.[1] ?? 0);
  if (run.code !== 0 || pages === 0) throw new Error(`${name} failed: ${run.errors.slice(-500)}`);
  return { ...run, pages };
}

// What each does without an option of ours but the site: links followed within it, twelve requests at a time as we have.
const CRAWLEE = (entry) => `
const { CheerioCrawler } = await import(${JSON.stringify(entry)});
let pages = 0;
const crawler = new CheerioCrawler({
  maxConcurrency: 12, minConcurrency: 12, maxRequestRetries: 0,
  async requestHandler({ enqueueLinks }) { pages += 1; await enqueueLinks({ strategy: 'same-hostname' }); },
  failedRequestHandler() {},
});
await crawler.run([process.argv[2]]);
console.log('PAGES', pages);
process.exit(0);
`;
const LINKINATOR = (entry) => `
const { LinkChecker } = await import(${JSON.stringify(entry)});
const checker = new LinkChecker();
let pages = 0;
checker.on('pagestart', () => { pages += 1; });
const origin = new URL(process.argv[2]).origin;
// It recurses below its start only.
await checker.check({ path: new URL('.', process.argv[2]).href, recurse: true, concurrency: 12, linksToSkip: async (link) => !link.startsWith(origin) });
console.log('PAGES', pages);
process.exit(0);
`;

try {
  const runs = {
    galley: await runGalley(),
    wget: await runWget().catch(() => null),
    crawlee: await runPeer('@crawlee/cheerio', CRAWLEE),
    linkinator: await runPeer('linkinator', LINKINATOR),
  };
  const figures = htmlMb === null ? {} : { 'site, MB of HTML': round(htmlMb) };
  for (const [name, run] of Object.entries(runs)) {
    if (!run) {
      figures[name] = 'not to be had here';
      continue;
    }
    figures[`${name}: pages`] = run.pages;
    figures[`${name}: seconds`] = round(run.seconds);
    figures[`${name}: pages/s`] = round(run.pages / run.seconds);
    if (htmlMb !== null) figures[`${name}: MB/s`] = round(htmlMb / run.seconds);
    figures[`${name}: CPU s`] = round(run.cpu);
    figures[`${name}: peak MB`] = round(run.mb);
    if (name === 'galley') {
      figures['galley: of it, the audit, s'] = round(run.auditSeconds);
      figures['galley: audit, pages/s'] = round(run.pages / run.auditSeconds);
      figures['galley: of it, the crawl, s'] = round(run.crawlSeconds);
      figures['galley: crawl, pages/s'] = round(run.pages / run.crawlSeconds);
    } else
      figures[`galley / ${name}, pages/s`] = round(
        runs.galley.pages / runs.galley.seconds / (run.pages / run.seconds),
      );
  }
  print(figures, options.json);
} finally {
  server.kill();
  rmSync(scratch, { recursive: true, force: true });
}
