// Runs Specmatic's generative tests against a Galley of their own: valid and invalid requests, derived from the description.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { setTimeout } from 'node:timers/promises';
import { openEmbeddedPostgres } from '../../dist/adapters/postgres/embedded/embedded.js';
import { openApp } from '../../dist/main/build-app.js';
import { readConfig } from '../../dist/main/config.js';
import { serveDocs } from '../../dist/main/demo/demo-site.js';
import { Closers } from '../../dist/main/shutdown.js';
import { makeBenchTenant } from '../../bench/support/bench-tenant.mjs';
import { asAsked, asMeant, forSpecmatic, OF_A_PART } from './meant-for-specmatic.mjs';

const silent = { debug() {}, info() {}, warn() {}, error() {} };
/** The key that Specmatic sends; the hook replaces it by a real one. */
const ANY_KEY = 'any-key';
/** Fewer than the 20 paid actions and 120 requests that a key has. */
const CALLS_A_KEY = 15;

/** The most bodies for each operation; a brief has thousands of variants. */
const BODIES = '40';

/**
 * @param {object} given
 * @param {string} given.description the file
 * @param {(args: readonly string[], options: object) => import('node:child_process').ChildProcess} given.startSpecmatic
 * @returns {Promise<number>} the exit code: 1 where a test failed; its log then stays
 */
export async function judgeWithSpecmatic({ description, startSpecmatic }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'galley-judge-'));
  await chmod(folder, 0o755);
  const closers = new Closers(console);
  try {
    const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'data'), log: silent });
    closers.add('PostgreSQL', () => postgres.close());
    const prepared = await prepare(postgres.url);
    const app = await openApp({ config: configOf(postgres.url), role: 'gateway', log: silent });
    closers.add('Galley', () => app.close());
    const hook = await openHook(app, prepared, postgres.url);
    closers.add('hook', () => hook.close());
    const forJudge = path.join(folder, 'openapi.json');
    const examples = path.join(folder, 'examples');
    await writeForJudge(description, forJudge, examples, await examplesOf(hook.url, prepared));
    const log = await open(path.join(folder, 'specmatic.log'), 'w');
    closers.add('log', () => log.close());
    const child = startSpecmatic(['test', forJudge, `--testBaseURL=${hook.url}`, `--examples=${examples}`], {
      cwd: folder,
      stdio: ['ignore', log.fd, log.fd],
      env: {
        ...process.env,
        SPECMATIC_GENERATIVE_TESTS: 'true',
        MAX_TEST_REQUEST_COMBINATIONS: BODIES,
        // It reads the key of the scheme from a variable of the scheme's name.
        key: ANY_KEY,
      },
    });
    const [code] = await once(child, 'exit');
    const { text, failed, run } = await readLog(path.join(folder, 'specmatic.log'));
    console.log(text);
    const isGood = code === 0 && failed === 0 && run > 0;
    if (isGood) closers.add('folder', () => rm(folder, { recursive: true, force: true }));
    else console.log(`Requests and answers: ${path.join(folder, 'specmatic.log')}`);
    return isGood ? 0 : 1;
  } finally {
    await closers.closeAll();
  }
}

/** The log has every request with its answer and may exceed the longest string. */
async function readLog(file) {
  const lines = createInterface({ input: createReadStream(file) });
  const failures = [];
  let [run, failed, last] = [0, 0, ''];
  for await (const line of lines) {
    if (line.startsWith('+ve') || line.startsWith('-ve')) last = line;
    if (line.endsWith('has FAILED')) failures.push(`  ${last.slice(0, 300)}`);
    const counts = /^Tests run: (\d+), Successes: \d+, Failures: (\d+), WIP: \d+, Errors: (\d+)/.exec(line);
    if (counts) [run, failed] = [Number(counts[1]), Number(counts[2]) + Number(counts[3])];
  }
  return { run, failed, text: [`Specmatic: ${run} tests, ${failed} failed`, ...failures].join('\n') };
}

async function writeForJudge(description, forJudge, folder, examples) {
  const whole = JSON.parse(await readFile(description, 'utf8'));
  const meant = forSpecmatic(whole, examples.image['http-response'].headers['Content-Type']);
  await writeFile(forJudge, JSON.stringify(meant));
  const all = { ...examples };
  const { audit } = examples;
  for (const part of Object.keys(meant.paths).flatMap((each) => OF_A_PART.exec(each)?.[0] ?? [])) {
    const request = audit['http-request'];
    all[part.slice(1)] = { ...audit, 'http-request': { ...request, path: part + request.path } };
  }
  await mkdir(folder);
  for (const [name, example] of Object.entries(all))
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(example));
}

function configOf(url, more = {}) {
  return readConfig({ PORT: '0', DATABASE_URL: url, LOG_LEVEL: 'silent', CRAWL_RATE: '0', ...more });
}

/** How many articles there are to be deleted: by the example, and by the tests of it. */
const TO_DELETE = 4;

/** A tenant with articles, an audit and a report; jobs that Specmatic starts are not written. */
async function prepare(databaseUrl) {
  const docs = await serveDocs();
  const config = configOf(databaseUrl, { FETCH_ALLOW: new URL(docs.url).host });
  const app = await openApp({ config, role: 'all', log: silent });
  try {
    const { user, edition, tokens } = await makeBenchTenant(app.services, {
      keyCount: 1,
      edition: { webAddress: docs.url, verified: true },
    });
    const [token] = tokens;
    const ask = async (method, path, body) => {
      const response = await fetch(app.url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const json = await response.json();
      if (!response.ok)
        throw new Error(`${method} ${path} answered ${response.status}: ${JSON.stringify(json)}`);
      return json;
    };
    const until = async (path) => {
      for (;;) {
        const found = await ask('GET', path);
        if (found.status === 'done') return found;
        if (/failed|cancelled/.test(found.status))
          throw new Error(`${path} ended as ${JSON.stringify(found.error)}`);
        await setTimeout(2000);
      }
    };
    const base = `/v1/editions/${edition}`;
    const job = await ask('POST', `${base}/articles`, BRIEF);
    const more = await ask('POST', `${base}/articles/batch`, {
      jobs: Array.from({ length: 1 + TO_DELETE }, () => BRIEF),
    });
    const audit = await ask('POST', `${base}/audit`);
    const report = await ask('POST', `${base}/research`);
    const { article_id: article } = await until(`/v1/jobs/${job.id}`);
    await until(`${base}/audit/${audit.id}`);
    await until(`${base}/research/${report.id}`);
    const deletable = [];
    for (const id of more.ids) deletable.push((await until(`/v1/jobs/${id}`)).article_id);
    const edited = deletable.pop();
    return { user, edition, job: job.id, article, edited, deletable, audit: audit.id, report: report.id };
  } finally {
    await app.close();
    await docs.close();
  }
}

const BRIEF = {
  input: 'Canal locks',
  settings: {
    source_policy: 'only_given',
    notes:
      'A canal lock is a chamber with gates at both ends. It lifts boats by the weight of water alone. ' +
      'The keeper of the lock closes the lower gates and opens the sluices of the upper gates. ' +
      'The water of the upper reach fills the chamber of the lock within ten minutes.',
  },
};

async function makeKeys({ services }, user, count, permission = 'full') {
  const { keys } = await services.tenants.apply({
    plans: [],
    accounts: [],
    newsrooms: [],
    users: [],
    editions: [],
    keys: Array.from({ length: count }, () => ({ name: randomUUID(), user, permission, revoked: false })),
  });
  return keys.map(({ token }) => token);
}

/**
 * A proxy before Galley: gives each call a key with room, each cancellation, retry and deletion something of its own, and
 * each signed address its signature. Nothing else is changed, and no answer is.
 */
async function openHook(app, { user, edition, job, article, deletable, audit, report }, databaseUrl) {
  const base = `/v1/editions/${edition}`;
  let [token, left] = ['', 0];
  const keys = [];
  const nextKey = async () => {
    if (keys.length === 0) keys.push(...(await makeKeys(app, user, 20)));
    return keys.pop();
  };
  const keyFor = async (target) => {
    if (/\/batch/.test(target)) return nextKey();
    if (left === 0) [token, left] = [await nextKey(), CALLS_A_KEY];
    left -= 1;
    return token;
  };
  const server = createServer(async (incoming, outgoing) => {
    const parts = [];
    for await (const part of incoming) parts.push(part);
    const body = Buffer.concat(parts);
    const headers = Object.fromEntries(
      Object.entries(incoming.headers).filter(
        ([name]) =>
          !/^(host|connection|content-length|transfer-encoding|accept-encoding|expect|upgrade|http2-settings)$/.test(
            name,
          ),
      ),
    );
    if (headers.authorization === `Bearer ${ANY_KEY}`)
      headers.authorization = `Bearer ${await keyFor(incoming.url)}`;
    let target = asAsked(incoming.url);
    let sent = body;
    // Specmatic sends the status that it expects: a request that is to be refused passes unchanged.
    if (String(headers['specmatic-response-code']).startsWith('2')) {
      ({ target, body: sent } = asMeant(target, body));
      // Its tag is made up.
      delete headers['if-match'];
    }
    const own = OWN[`${incoming.method} ${new URL(target, app.url).pathname}`];
    if (own) target = await own(headers);
    const answer = await fetch(app.url + target, {
      method: incoming.method,
      headers,
      ...(sent.length ? { body: sent } : {}),
    });
    const fields = [...answer.headers].filter(
      ([name]) => !/^(content-encoding|content-length|transfer-encoding|connection|keep-alive)$/.test(name),
    );
    outgoing.writeHead(answer.status, fields.flat());
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
  const ask = async ({ authorization }, method, path, body) => {
    const answer = await fetch(app.url + path, {
      method,
      headers: { authorization, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return answer.json();
  };
  const startJob = async (headers) => (await ask(headers, 'POST', `${base}/articles`, BRIEF)).id;
  const failedJob = async (headers) => {
    const id = await startJob(headers);
    const sql = new pg.Client({ connectionString: databaseUrl });
    await sql.connect();
    try {
      await sql.query(`UPDATE jobs SET status = 'failed', finished_at = updated_at WHERE id = $1`, [id]);
    } finally {
      await sql.end();
    }
    return id;
  };
  /** The path of a call on something of its own. */
  const OWN = {
    [`POST /v1/jobs/${job}/cancel`]: async (headers) => `/v1/jobs/${await startJob(headers)}/cancel`,
    [`POST /v1/jobs/${job}/retry`]: async (headers) => `/v1/jobs/${await failedJob(headers)}/retry`,
    [`POST ${base}/audit/${audit}/cancel`]: async (headers) =>
      `${base}/audit/${(await ask(headers, 'POST', `${base}/audit`)).id}/cancel`,
    [`POST ${base}/research/${report}/cancel`]: async (headers) =>
      `${base}/research/${(await ask(headers, 'POST', `${base}/research`)).id}/cancel`,
    [`DELETE ${base}/articles/${deletable[0]}`]: async () => `${base}/articles/${deletable.pop()}`,
    [`GET ${base}/articles/${article}/signed-image`]: async () => {
      const headers = { authorization: `Bearer ${await keyFor('')}` };
      const { url } = await ask(headers, 'GET', `${base}/articles/${article}/image-address`);
      const { pathname, search } = new URL(url, app.url);
      return pathname + search;
    },
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Calls with their answers, in Specmatic's format: it reuses their ids and fields. */
async function examplesOf(url, { edition, job, article, edited, deletable, audit, report }) {
  const base = `/v1/editions/${edition}`;
  const wanted = {
    editions: ['GET', '/v1/editions'],
    articles: ['GET', `${base}/articles`, { since: '2026-01-01' }],
    article: ['GET', `${base}/articles/${article}`],
    image: ['GET', `${base}/articles/${article}/image`],
    image_address: ['GET', `${base}/articles/${article}/image-address`],
    signed_image: ['GET', `${base}/articles/${article}/signed-image`, { expires: '1', signature: 'any' }],
    provenance: ['GET', `${base}/articles/${article}/provenance`],
    publication: ['GET', `${base}/articles/${article}/publication`],
    publish: ['POST', `${base}/articles/${article}/publish`],
    unpublish: ['POST', `${base}/articles/${article}/unpublish`],
    edit: ['PATCH', `${base}/articles/${edited}`, {}, { title: 'Locks of canals' }],
    revisions: ['GET', `${base}/articles/${edited}/revisions`],
    delete: ['DELETE', `${base}/articles/${deletable[0]}`],
    verification: ['GET', `${base}/verification`],
    start: ['POST', `${base}/articles`, {}, BRIEF],
    batch: ['POST', `${base}/articles/batch`, {}, { jobs: [BRIEF] }],
    job: ['GET', `/v1/jobs/${job}`],
    jobs: ['GET', '/v1/jobs', { ids: job }],
    jobs_of_edition: ['GET', `${base}/jobs`],
    cancel: ['POST', `/v1/jobs/${job}/cancel`],
    retry: ['POST', `/v1/jobs/${job}/retry`],
    audit_start: ['POST', `${base}/audit`],
    audit: ['GET', `${base}/audit/${audit}`],
    audit_robots: ['POST', `${base}/audit/${audit}/robots`, {}, { urls: ['/'] }],
    audit_cancel: ['POST', `${base}/audit/${audit}/cancel`],
    audits: ['GET', `${base}/audits`],
    research_start: ['POST', `${base}/research`],
    research: ['GET', `${base}/research/${report}`],
    research_cancel: ['POST', `${base}/research/${report}/cancel`],
    reports: ['GET', `${base}/research`],
  };
  const made = {};
  for (const [name, [method, path, query = {}, body]] of Object.entries(wanted)) {
    const search = new globalThis.URLSearchParams(query).toString();
    const answer = await fetch(`${url}${path}${search && `?${search}`}`, {
      method,
      headers: {
        authorization: `Bearer ${ANY_KEY}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const type = answer.headers.get('content-type') ?? '';
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    made[name] = {
      'http-request': {
        method,
        path,
        ...(search ? { query } : {}),
        headers: {
          // This path alone needs no key.
          ...(name === 'signed_image' ? {} : { Authorization: `Bearer ${ANY_KEY}` }),
          ...(body ? { 'Content-Type': 'application/json' } : {}),
        },
        ...(body ? { body } : {}),
      },
      'http-response': {
        status: answer.status,
        headers: type === '' ? {} : { 'Content-Type': type },
        ...(answer.status === 204 ? {} : { body: /json/.test(type) ? JSON.parse(text) : 'bytes' }),
      },
    };
  }
  return made;
}
