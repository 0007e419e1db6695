// A research report on a site, without a database: `node bench/research.mjs <address> [record.json]`, with
// `FETCH_ALLOW` for an address on loopback (see bench/support/site-server.mjs). Prints topics, gaps, questions, briefs and the duration of
// each stage. Needs `npm run build`.
import { writeFileSync } from 'node:fs';
import { GuardedFetcher } from '../dist/libs/guarded-fetch/index.js';
import { loadPageReader } from '../dist/libs/page-reading/index.js';
import { FetchBudget, ModelBudget, QueryBudget } from '../dist/domain/article/job-budget.js';
import { buildReportStages } from '../dist/main/build/build-report-stages.js';
import { reportPage } from '../dist/transports/cli/research.js';
import { readConfig } from '../dist/main/config.js';

const [address, out] = process.argv.slice(2);
const config = readConfig({ CRAWL_RATE: '0', FETCH_ALLOW: new URL(address).host, ...process.env });
const fetcher = new GuardedFetcher({ ...config.fetch, userAgent: 'Galley/0 (bench)' });
const log = { debug() {}, info() {}, warn: console.warn, error: console.error };
const stores = { audits: { lastDone: () => null }, crawls: {}, searches: { find: () => null, keep() {} } };
const stages = buildReportStages(config, stores, log, { fetcher, reader: await loadPageReader() });
const progress = {
  signal: new globalThis.AbortController().signal,
  fetches: new FetchBudget(0, 400),
  queries: new QueryBudget(0),
  models: new ModelBudget(),
  savedPart: null,
  savePart: async () => {},
  timeLeft: () => 15 * 60_000,
  advance: async () => {},
  warn: ({ code, message }) => console.log(`warning ${code}: ${message}`),
};
const task = {
  id: '00000000-0000-4000-8000-000000000000',
  edition: null,
  startUrl: address,
  verifiedAt: null,
  method: null,
};
const made = {};
let record;
const began = performance.now();
for (const name of ['site', 'plan', 'search', 'draft', 'checks', 'assemble']) {
  const from = performance.now();
  const artifact = await stages[name](task, made, progress);
  const bytes = JSON.stringify(artifact).length;
  console.log(`${name}: ${((performance.now() - from) / 1000).toFixed(1)} s, ${bytes} bytes`);
  if (name === 'assemble') record = artifact;
  else made[name] = JSON.parse(JSON.stringify(artifact));
}
const seconds = ((performance.now() - began) / 1000).toFixed(1);
const { user, system } = process.cpuUsage();
console.log(`${seconds} s in all, ${((user + system) / 1e6).toFixed(1)} s of processor`);
console.log(`pages: ${record.site.pagesRead} read of ${record.site.pagesSeen}`);
for (const { term, depth, pages, devotedPages, words, internalLinks, phrases, best } of record.site.topics)
  console.log(
    `topic ${term}: ${depth}, ${pages} pages, ${devotedPages} of its own, ${words} words, ${internalLinks} links; ${phrases.join(', ')}; ${best.map(({ title }) => title).join(' | ')}`,
  );
for (const { kind, importance, topic, why, evidence } of record.site.gaps)
  console.log(
    `gap ${importance} ${kind} ${topic}: ${why} ${evidence.map(({ quote }) => `“${quote}”`).join(' ')}`,
  );
for (const { askedIn, question, answer } of record.questions)
  console.log(`question ${askedIn}: ${question} ${answer ?? '-'}`);
for (const { brief } of record.briefs) console.log(`brief: ${JSON.stringify(brief)}`);
for (const { text } of record.summary) console.log(`summary: ${text}`);
for (const { kind, importance, text } of record.findings) console.log(`${kind} ${importance}: ${text}`);
for (const { note } of record.contradictions) console.log(`contradiction: ${note}`);
for (const limit of record.limits) console.log(`limit: ${limit}`);
for (const { name, verdict, summary, items } of record.checks)
  console.log(
    `check ${name}: ${verdict}, ${summary} ${items
      .slice(0, 3)
      .map(({ message }) => message)
      .join(' ')}`,
  );
console.log(
  `verdict: ${record.verdict}, ${record.wordCount} words, ${record.sources.length} sources, ${record.claims.length} claims`,
);
if (out) {
  writeFileSync(out, JSON.stringify(record, null, 2));
  writeFileSync(`${out}.html`, reportPage(record));
}
await fetcher.close();
