// A worker for the chaos suite: the built program with stages that do next to nothing and stop where a test wants.
// What a job is to suffer stands in its brief's input (`Script` in worker-process.ts), so that it holds for whichever
// process takes the job. What happens is sent to the parent: { point, ref, id } on arriving, { ran, ref, id } for each
// stage, { refused, ref } for each write that changed nothing, because the lease was lost or the connection was.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Job } from 'agenda';
import { PostgresAuditStore } from '../../../dist/adapters/postgres/audit/audit-store.js';
import { PostgresCrawlStore } from '../../../dist/adapters/postgres/audit/crawl-store.js';
import { PostgresSitePageStore } from '../../../dist/adapters/postgres/site-page-store.js';
import { PostgresJobStore } from '../../../dist/adapters/postgres/job/job-store.js';
import { StageFailure } from '../../../dist/domain/article/stage-failure.js';
import { PostgresReportStore } from '../../../dist/adapters/postgres/report-store.js';
import { REPORT_STAGES } from '../../../dist/domain/report/report.js';
import { STAGES } from '../../../dist/domain/article/stages.js';
import { openApp } from '../../../dist/main/build-app.js';
import { readConfig } from '../../../dist/main/config.js';
import { openLog } from '../../../dist/main/log.js';
import { openAuditPool } from '../../../dist/main/open-database.js';
import { Closers, waitForSignal } from '../../../dist/main/shutdown.js';

const { limits, obeys } = JSON.parse(process.env.CHAOS_WORKER);
const log = openLog('warn', []);
// As `galley serve` does: an uncaught error ends the process, which the suite counts as a fault.
for (const event of ['uncaughtException', 'unhandledRejection']) {
  process.on(event, (error) => {
    log.error({ err: error }, event);
    process.exit(1);
  });
}
// A test that is killed itself leaves no workers behind.
process.on('disconnect', () => process.exit(1));

/** How long a stage waits for the site of its script. */
const SITE_MS = 1000;

const never = new Promise(() => undefined);
/** @returns when the parent can hear it whatever becomes of this process */
const tell = (what) => new Promise((resolve) => process.send(what, resolve));

const jobs = new Map();
const held = new Map();
process.on('message', ({ go }) => {
  for (const open of held.get(go) ?? []) open();
  held.delete(go);
});

/** Tells the parent and stands still until it says `{ go: ref }`, where the job's script has it so. */
async function point(name, ref) {
  const { id = null, script = {} } = jobs.get(ref) ?? {};
  if (!obeys || !script.hold?.includes(name)) return;
  await standStill(name, ref, id);
}

async function standStill(name, ref, id) {
  tell({ point: name, ref, id });
  await new Promise((resolve) => held.set(ref, [...(held.get(ref) ?? []), resolve]));
}

function wrap(prototype, method, instead) {
  const original = prototype[method];
  if (original === undefined) throw new Error(`there is no ${method} to wrap`);
  prototype[method] = function (...args) {
    return instead.call(this, () => original.apply(this, args), ...args);
  };
}

/** Jobs that were claimed, until their worker first reads or writes something of them. */
const fresh = new Set();
for (const method of ['claimNext', 'claim']) {
  wrap(PostgresJobStore.prototype, method, async (claim) => {
    const job = await claim();
    if (job) {
      jobs.set(job.ref, { id: job.progress.id, script: scriptOf(job.brief.input) });
      fresh.add(job.ref);
    }
    return job;
  });
}
// Its lease is being renewed by then, however long it is held.
async function afterClaim(ref) {
  if (fresh.delete(ref)) await point('after claim', ref);
}
wrap(PostgresJobStore.prototype, 'artifacts', async (read, ref) => {
  await afterClaim(ref);
  return read();
});
wrap(PostgresJobStore.prototype, 'advance', async (write, ref, _token, { status, stage, artifacts }) => {
  await afterClaim(ref);
  const name = artifacts.at(-1)?.stage ?? (status === 'failed' ? 'failure' : `beginning of ${stage}`);
  return around(name, 'advance', write, ref);
});
wrap(PostgresJobStore.prototype, 'release', (write, ref) => around('release', 'release', write, ref));
wrap(PostgresJobStore.prototype, 'requeue', (write, ref) => around('requeue', 'requeue', write, ref));
wrap(PostgresJobStore.prototype, 'complete', (write, ref) => around('assemble', 'complete', write, ref));
wrap(PostgresJobStore.prototype, 'renewLease', async (write, ref) => {
  const isHeld = await write();
  if (!isHeld) tell({ refused: 'renewLease', ref });
  return isHeld;
});
// Agenda has written that the job is over; only its row is still there.
wrap(Job.prototype, 'remove', async function (remove) {
  await point('letting go', this.attrs.data.ref);
  return remove();
});

async function around(name, method, write, ref) {
  await point(`before ${name}`, ref);
  const result = await write().catch((error) => {
    tell({ refused: method, ref });
    throw error;
  });
  if (result === null || result === false) tell({ refused: method, ref });
  await point(`after ${name}`, ref);
  return result;
}

function scriptOf(input) {
  return input.startsWith('{') ? JSON.parse(input) : {};
}

function stage(name) {
  return async (job, _made, { signal }) => {
    const { id, script } = jobs.get(job.ref);
    await tell({ ran: name, ref: job.ref, id });
    if (script.die === name) {
      process.kill(process.pid, 'SIGKILL');
      await never;
    }
    if (obeys && script.fail === name) throw new StageFailure('fetch_timeout', 'The page did not come.');
    if (name === 'research' && script.site) await visit(script.site, signal);
    const ms = script.slow?.[name] ?? script.ms ?? 0;
    if (ms > 0) await pause(ms, undefined, { signal });
    signal.throwIfAborted();
    return name === 'assemble' ? assembled(job) : { made: name };
  };
}

/** The link from a worker to a site, as far as a job's fate depends on it. */
async function visit(site, signal) {
  const late = AbortSignal.timeout(SITE_MS);
  try {
    await (await fetch(site, { signal: AbortSignal.any([signal, late]) })).text();
  } catch {
    signal.throwIfAborted();
    throw new StageFailure('fetch_timeout', 'The page did not come.');
  }
}

function assembled(job) {
  return {
    id: randomUUID(),
    editionId: job.editionId,
    slug: 'chaos',
    title: 'Chaos',
    body: '<p>Written in a storm.</p>',
    metaTitle: 'Chaos',
    metaDescription: 'Written in a storm.',
    languageCode: 'en',
    wordCount: 4,
    byline: 'Nobody',
    imageSource: 'manual:',
    image: null,
    provenance: {},
  };
}

/** Ends here a worker that obeys, where the address that a report is about says so: `https://site/?die=draft`. */
async function dieAt(point, { startUrl }) {
  if (!obeys || new URL(startUrl).searchParams.get('die') !== point) return;
  process.kill(process.pid, 'SIGKILL');
  await never;
}
/** Stands still here, where the address that a report or an audit is about says so: `https://site/?hold=complete`. */
async function holdBefore(method, ref, startUrl) {
  if (obeys && new URL(startUrl).searchParams.get('hold') === method) await standStill(method, ref, ref);
}
const tasks = new Map();
for (const method of ['claim', 'claimNext'])
  wrap(PostgresReportStore.prototype, method, async (claim) => {
    const report = await claim();
    if (report) {
      tasks.set(report.ref, report.task);
      await dieAt('claimed', report.task);
    }
    return report;
  });
wrap(PostgresReportStore.prototype, 'complete', async (write, ref) => {
  await dieAt('before the end', tasks.get(ref));
  await holdBefore('complete', ref, tasks.get(ref).startUrl);
  const done = await write();
  if (done === null) tell({ refused: 'complete', ref });
  await dieAt('after the end', tasks.get(ref));
  return done;
});
wrap(PostgresReportStore.prototype, 'advance', async (write, ref) => {
  await holdBefore('advance', ref, tasks.get(ref).startUrl);
  const made = await write();
  if (made === null) tell({ refused: 'advance', ref });
  return made;
});

const starts = new Map();
wrap(PostgresCrawlStore.prototype, 'work', async (read) => {
  const work = await read();
  if (work) starts.set(work.id, work.startUrl);
  return work;
});
for (const [store, method] of [
  [PostgresCrawlStore, 'fail'],
  [PostgresCrawlStore, 'settle'],
  [PostgresAuditStore, 'finish'],
]) {
  wrap(store.prototype, method, async (write, id) => {
    await holdBefore(method, id, starts.get(id));
    const result = await write();
    if (result === false || result?.isLost) tell({ refused: method, ref: id });
    return result;
  });
}
/** Audits in this thread, where their stores are wrapped; what they need is loaded for the first, since few tests have one. */
function auditsInside(databaseUrl) {
  let opening;
  return Promise.resolve({
    run: async (id, departure) => {
      const auditing = await (opening ??= openAuditing(databaseUrl));
      return auditing.run(id, departure);
    },
    close: async () => (await opening)?.close(),
  });
}
async function openAuditing(databaseUrl) {
  const [{ InlinePages }, { InlinePhraseCounter }, { loadPageScanner }, { buildAuditing }] =
    await Promise.all([
      import('../../../dist/adapters/pages/inline-pages.js'),
      import('../../../dist/adapters/phrases/inline-phrase-counter.js'),
      import('../../../dist/libs/page-reading/index.js'),
      import('../../../dist/main/build/build-auditing.js'),
    ]);
  const { fetch } = readConfig();
  const closers = new Closers(log);
  const database = openAuditPool(databaseUrl, closers);
  const auditing = await buildAuditing(
    {
      ...fetch,
      leaseMs: limits.auditLeaseMs,
      silentMs: limits.auditSilentMs,
      openPhrases: (seed, home) => new InlinePhraseCounter(seed, home),
      pages: new InlinePages(await loadPageScanner()),
    },
    {
      crawls: new PostgresCrawlStore(database),
      audits: new PostgresAuditStore(database),
      sitePages: new PostgresSitePageStore(database),
    },
    log,
  );
  closers.add('site fetcher', () => auditing.close());
  return { run: (id, departure) => auditing.worker.run(id, departure), close: () => closers.closeAll() };
}
const reportStages = Object.fromEntries(
  REPORT_STAGES.map((name) => [
    name,
    async (task) => {
      await tell({ ran: name, ref: task.id, id: task.id });
      await dieAt(name, task);
      return name === 'assemble' ? { id: task.id, title: 'Made in a storm' } : { made: name };
    },
  ]),
);

/** What a stage left here is no artifact of the product's. */
const read = (stored) => stored;
const stages = { ...Object.fromEntries(STAGES.map((name) => [name, stage(name)])), read };
async function main() {
  const asked = waitForSignal();
  const app = await openApp({
    config: readConfig(),
    role: 'worker',
    log,
    limits,
    ...(obeys && { openAudits: auditsInside }),
    reportStages: () => Promise.resolve({ ...reportStages, read }),
    writing: {
      fetcher: { checkAddress: () => undefined },
      engine: { mode: 'extractive', provider: null, model: null },
      stages: () => Promise.resolve(stages),
    },
  });
  tell({ ready: true });
  await asked;
  await app.close();
  // As `galley` does at its end.
  process.exit();
}

void main();
