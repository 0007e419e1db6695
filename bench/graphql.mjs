// What GraphQL costs: a built gateway of Galley, with keys, limits and logging, compared with Apollo Server on bare Express,
// which runs the same SQL for the same data; with the same plus the statement of the key; and with graphql-yoga. Two
// documents: a job by its id; and an edition with 20 articles and their provenance heads. Every server and the load
// generator are a process each, on a fresh durable embedded PostgreSQL.
//   npm run build && node bench/graphql.mjs [--json] [--rounds n] [--only job|edition] [--peers <folder>] [--prof folder]
//
// graphql-yoga is run from the folder that this made: `npm install --prefix <folder> graphql-yoga@5 graphql@16`.
import { fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { Agent, createServer, request } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { PostgresArticleStore } from '../dist/adapters/postgres/article/article-store.js';
import { instantSql } from '../dist/adapters/postgres/database/connection.js';
import { openEmbeddedPostgres } from '../dist/adapters/postgres/embedded/embedded.js';
import { PROGRESS } from '../dist/adapters/postgres/job/job-sql-parts.js';
import { PostgresKeyStore } from '../dist/adapters/postgres/access/key-store.js';
import { prepared } from '../dist/adapters/postgres/database/prepared.js';
import { hashToken } from '../dist/domain/access/key.js';
import { buildCoreServices } from '../dist/main/build/build-services.js';
import { readConfig } from '../dist/main/config.js';
import { openMigrated } from '../dist/main/open-database.js';
import { Closers } from '../dist/main/shutdown.js';
import { provenanceInGraph } from '../dist/transports/graphql/provenance-in-graph.js';
import { insertBenchJobs, makeBenchTenant } from './support/bench-tenant.mjs';
import { cpuMs, cpuMsOfChildren, median, print, round } from './support/figures.mjs';

const ARTICLES = 20;
const PEER_POOL = 10;
const LOADS = {
  job: { concurrency: 16, requests: 1500 },
  edition: { concurrency: 16, requests: 400 },
};
const WARM_UP = 1000;
// Not a dependency of Galley.
const YOGA = 'graphql-yoga';
const silent = { debug() {}, info() {}, warn() {}, error() {} };
const DOCUMENTS = {
  job: `query Job($id: ID!) { job(id: $id) { id status edition { id } stage progress stages { name status startedAt finishedAt }
    attempt maxAttempts engine { mode provider model } articleId createdAt startedAt updatedAt finishedAt version } }`,
  edition: `query Edition($id: ID!) { edition(id: $id) { id name articles { totalCount nodes {
    id slug status title metaTitle metaDescription languageCode wordCount byline createdAt
    provenance { schemaVersion revision jobId briefSha256 engine { mode provider model packageVersion } madeAt
      byline { name isPerson } editorOfRecord { name decision at } digitalSourceType textSha256 verdict } } } } }`,
};

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    peers: { type: 'string' },
    prof: { type: 'string' },
    peer: { type: 'string' },
  },
});
const rounds = Number(options.rounds);

if (options.peer) await servePeer(JSON.parse(options.peer));
else await measure();

async function servePeer({ kind, url, account, peers }) {
  const pool = new pg.Pool({ connectionString: url, max: PEER_POOL });
  // Galley's own stores make the statements, so that both sides run the same; Galley's layers between them and `pg` are left out.
  const database = {
    rows: async (sql, bind) => (await pool.query(sql, bind)).rows,
    row: async (sql, bind) => (await pool.query(sql, bind)).rows[0] ?? null,
  };
  const articles = new PostgresArticleStore(database);
  // Not through the stores, which batch concurrent reads into one statement: a bare server runs one for each.
  const findJob = prepared(
    `SELECT j.ref, ${PROGRESS} AS progress FROM jobs j WHERE j.account_id = $1::uuid AND j.id = $2::uuid`,
  );
  const findEdition = prepared(
    `SELECT id, account_id, name, web_address, language_code, country, editor_of_record, verified,
       ${instantSql('verified_at')} AS verified_since, ${instantSql('created_at')} AS created
     FROM editions WHERE account_id = $1::uuid AND id = $2::uuid`,
  );
  const { makeExecutableSchema } = await import('@graphql-tools/schema');
  const { default: DataLoader } = await import('dataloader');
  const typeDefs = await readFile(new URL('../schema/printed/schema.graphql', import.meta.url), 'utf8');
  const upper = (word) => word && word.toUpperCase();
  const resolvers = {
    Query: {
      job: async (_parent, { id }) => (await database.row(findJob, [account, id])).progress,
      edition: (_parent, { id }) => database.row(findEdition, [account, id]),
    },
    ArticleJob: {
      status: ({ status }) => upper(status),
      edition: ({ editionId }) => database.row(findEdition, [account, editionId]),
      stage: ({ stage }) => upper(stage),
      stages: ({ stages }) =>
        stages.map((each) => ({ ...each, name: upper(each.name), status: upper(each.status) })),
      engine: ({ engine }) => ({ ...engine, mode: upper(engine.mode) }),
    },
    Edition: {
      articles: async ({ id }, { first = 20 }) => {
        const filter = { since: null, status: null, order: 'asc', limit: first, offset: 0 };
        const { items, total } = await articles.list(id, filter);
        return { nodes: items, totalCount: total };
      },
    },
    Article: {
      status: ({ status }) => upper(status),
      provenance: async ({ id }, _args, { heads }) => provenanceInGraph(await heads.load(id)),
    },
  };
  const schemaOf = (make) => make({ typeDefs, resolvers });
  const context = () => ({ heads: new DataLoader((ids) => articles.provenanceHeads(ids)) });
  // A store for each request has no concurrent callers to batch.
  const takeKey = (headers) =>
    new PostgresKeyStore(database).countRequest({ tokenHash: hashToken(headers.authorization.slice(7)) });
  let server;
  if (kind === 'yoga') {
    const require = createRequire(path.join(path.resolve(peers), 'package.json'));
    const { createSchema, createYoga } = await import(pathToFileURL(require.resolve(YOGA)).href);
    const yoga = createYoga({ schema: schemaOf(createSchema), context, logging: false, graphiql: false });
    server = createServer(yoga);
  } else {
    const { ApolloServer } = await import('@apollo/server');
    const { expressMiddleware } = await import('@as-integrations/express5');
    const { default: express } = await import('express');
    const apollo = new ApolloServer({ schema: schemaOf(makeExecutableSchema), csrfPrevention: false });
    await apollo.start();
    const app = express();
    app.use(
      '/graphql',
      express.json(),
      expressMiddleware(apollo, {
        context: async ({ req }) => {
          if (kind === 'apollo_keyed') await takeKey(req.headers);
          return context();
        },
      }),
    );
    server = createServer(app);
  }
  server.listen(0, '127.0.0.1', () => process.send(`http://127.0.0.1:${server.address().port}/graphql`));
  process.once('SIGTERM', () => process.exit());
}

async function measure() {
  const folder = await mkdtemp(path.join(tmpdir(), 'galley-bench-'));
  await chmod(folder, 0o755);
  const closers = new Closers(console);
  closers.add('folder', () => rm(folder, { recursive: true, force: true }));
  try {
    print(await measureIn(folder, closers), options.json);
  } finally {
    await closers.closeAll();
  }
}

async function measureIn(folder, closers) {
  const postgres = await openEmbeddedPostgres({ dataDir: path.join(folder, 'data'), log: silent });
  closers.add('PostgreSQL', () => postgres.close());
  const config = readConfig({ DATABASE_URL: postgres.url, LOG_LEVEL: 'silent' });
  const { database } = await openMigrated(config, silent, closers, 'bench');
  const { account, edition, tokens, job } = await makeTenant(buildCoreServices(database));
  await insertArticles(postgres.adminUrl, edition);
  const parts = { url: postgres.url, account, peers: options.peers };
  const addresses = {
    galley: await startGalley(postgres.url, folder, closers),
    apollo: await startPeer({ kind: 'apollo', ...parts }, closers),
    apollo_keyed: await startPeer({ kind: 'apollo_keyed', ...parts }, closers),
  };
  if (options.peers && existsSync(options.peers))
    addresses.yoga = await startPeer({ kind: 'yoga', ...parts }, closers);
  const postmaster = await postmasterOf(postgres.adminUrl);
  let next = 0;
  const figures = { rounds };
  for (const [name, query] of Object.entries(DOCUMENTS)) {
    if (options.only && options.only !== name) continue;
    const body = JSON.stringify({ query, variables: { id: name === 'job' ? job : edition } });
    const post = (url, agent) => ask(url, agent, body, tokens[next++ % tokens.length]);
    const answers = await Promise.all(Object.values(addresses).map(({ url }) => post(url)));
    const [first, ...others] = answers.map((text) => JSON.stringify(JSON.parse(text).data));
    for (const other of others)
      if (other !== first) throw new Error(`the servers answer ${name} differently:\n${first}\n${other}`);
    figures[`${name}_bytes`] = Buffer.byteLength(first);
    Object.assign(figures, await compare(name, addresses, post, postmaster));
  }
  return figures;
}

async function makeTenant(services) {
  const sides = options.peers ? 4 : 3;
  const all = Object.values(LOADS).reduce(
    (sum, { requests }) => sum + sides * (WARM_UP + rounds * requests),
    0,
  );
  // A key has 120 requests a minute: the keys rotate, and each gets fewer requests than that in all.
  const tenant = await makeBenchTenant(services, { keyCount: Math.ceil(all / 100), permission: 'read' });
  const [job] = await insertBenchJobs(services, tenant, 1);
  return { ...tenant, job };
}

/** As large as usual: a body of 12 KB, and a record of 150 KB whose head is 1 KB. Without jobs, which a superuser may leave out. */
async function insertArticles(adminUrl, edition) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const hash = 'ab'.repeat(32);
  const noise = Array.from({ length: 20_000 }, (_, n) => (n * 7919 + 12_345).toString(36)).join(' ');
  const source = {
    id: 'S1',
    kind: 'web',
    url: 'https://bench.example/',
    finalUrl: 'https://bench.example/',
    title: 'Bench',
    site: null,
    author: null,
    publishedAt: null,
    fetchedAt: null,
    httpStatus: 200,
    contentType: 'text/html',
    language: 'en',
    words: 20_000,
    textSha256: hash,
    text: noise,
    shortened: false,
    storedTextRef: '/sources/0/text',
    robotsAllowed: true,
    via: 'query',
    foundBy: 'search',
    query: null,
    rights: 'third_party',
    licence: null,
    used: true,
    citedCount: 1,
    duplicateOf: null,
    droppedReason: null,
  };
  const record = {
    schemaVersion: 3,
    articleId: randomUUID(),
    revision: 1,
    jobId: randomUUID(),
    briefSha256: hash,
    settings: {},
    engine: {
      mode: 'extractive',
      provider: null,
      model: null,
      promptsVersion: null,
      packageVersion: '0.1.0',
    },
    madeAt: '2026-11-20T08:15:30.123456Z',
    byline: { authorId: null, name: 'Bench', isPerson: null },
    editorOfRecord: {
      editorId: null,
      name: null,
      role: null,
      decision: 'none',
      at: null,
      note: null,
      decidedBy: null,
    },
    digitalSourceType: 'algorithmicMedia',
    textSha256: hash,
    image: null,
    verdict: 'pass',
    sources: [source],
    droppedSources: [],
    queries: [],
    internalLinks: [],
    blocks: [],
    claims: [],
    refusedSentences: [],
    checks: [],
  };
  try {
    await client.query('SET session_replication_role = replica');
    await client.query(
      `INSERT INTO articles (id, edition_id, job_ref, slug, status, title, body, meta_title, meta_description,
         language_code, word_count, byline, image_source, provenance, created_at, changed_at)
       SELECT gen_random_uuid(), $1::uuid, gen_random_uuid(), 'article-' || n, 'draft', 'Article number ' || n, $3,
         'Article number ' || n, 'What article number ' || n || ' tells.', 'en', 2000, 'Bench', 'manual:', $4::jsonb,
         moment.at, moment.at
       FROM generate_series(1, $2::integer) AS n,
         LATERAL (SELECT clock_timestamp() - ($2::integer - n) * interval '1 second' AS at) AS moment`,
      [edition, ARTICLES, `<p>${noise.slice(0, 12_000)}</p>`, JSON.stringify(record)],
    );
    await client.query('VACUUM (FULL, ANALYZE) articles');
    await client.query('CHECKPOINT');
  } finally {
    await client.end();
  }
}

/** Galley's command as installed, its log in a file. */
async function startGalley(url, folder, closers) {
  const log = await open(path.join(folder, 'galley.log'), 'w');
  const cli = fileURLToPath(new URL('../dist/main/cli.js', import.meta.url));
  const profiling = options.prof ? ['--cpu-prof', `--cpu-prof-dir=${options.prof}`] : [];
  const child = spawn(process.execPath, [...profiling, cli, 'serve', '--role', 'gateway'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_URL: url, PORT: '0', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', log.fd],
  });
  closers.add('log', () => log.close());
  closers.add('Galley', () => stop(child));
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /ready at (\S+)/.exec(line)?.[1];
    if (address) return { url: `${address}/graphql`, pid: child.pid };
  }
  throw new Error('Galley did not start');
}

async function startPeer(parts, closers) {
  const child = fork(fileURLToPath(import.meta.url), ['--peer', JSON.stringify(parts)], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  closers.add(parts.kind, () => stop(child));
  const url = await Promise.race([
    once(child, 'message').then(([message]) => message),
    once(child, 'exit').then(() => Promise.reject(new Error(`${parts.kind} did not start`))),
  ]);
  return { url, pid: child.pid };
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** The process whose children serve the connections. */
async function postmasterOf(adminUrl) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query(`SELECT current_setting('data_directory') AS folder`);
    return parseInt(await readFile(path.join(rows[0].folder, 'postmaster.pid'), 'utf8'), 10);
  } finally {
    await client.end();
  }
}

/** Runs the sides alternately, after a warm-up of all; ratios compare neighbouring runs, because the speed of a machine drifts. */
async function compare(name, addresses, post, postmaster) {
  const sides = Object.keys(addresses);
  const runs = Object.fromEntries(sides.map((side) => [side, []]));
  for (const side of sides)
    await run(addresses[side], post, { concurrency: 8, requests: WARM_UP }, postmaster);
  for (let count = 0; count < rounds; count += 1) {
    // The order alternates.
    const order = count % 2 === 1 ? [...sides].reverse() : sides;
    for (const side of order) runs[side].push(await run(addresses[side], post, LOADS[name], postmaster));
  }
  const figures = {};
  for (const side of sides) {
    figures[`${name}_${side}_requests_a_second`] = round(
      median(runs[side].map(({ perSecond }) => perSecond)),
    );
    figures[`${name}_${side}_cpu_ms_a_request`] = round(median(runs[side].map(({ cpu }) => cpu)));
    figures[`${name}_${side}_postgres_cpu_ms_a_request`] = round(
      median(runs[side].map(({ server }) => server)),
    );
    figures[`${name}_${side}_p99_ms`] = round(median(runs[side].map(({ p99 }) => p99)));
  }
  for (const side of sides.slice(1))
    figures[`${name}_galley_over_${side}`] = round(
      median(runs.galley.map((each, n) => each.perSecond / runs[side][n].perSecond)),
    );
  return figures;
}

/** `concurrency` clients, each with a persistent connection, share `requests` between them. */
async function run({ url, pid }, post, { concurrency, requests }, postmaster) {
  const cpuBefore = cpuMs(pid);
  const serverBefore = cpuMsOfChildren(postmaster);
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times = [];
  let left = requests;
  const caller = async () => {
    while (left > 0) {
      left -= 1;
      const began = performance.now();
      await post(url, agent);
      times.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: concurrency }, caller));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    perSecond: requests / seconds,
    p99: times[Math.floor(times.length * 0.99)],
    cpu: (cpuMs(pid) - cpuBefore) / requests,
    // A connection that was opened meanwhile began at zero.
    server: sum(cpuMsOfChildren(postmaster), (ms, child) => ms - (serverBefore.get(child) ?? 0)) / requests,
  };
}

function sum(values, of) {
  let all = 0;
  for (const [key, value] of values) all += of(value, key);
  return all;
}

function ask(url, agent, body, token) {
  return new Promise((resolve, reject) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      accept: 'application/json',
    };
    const sent = request(url, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response.once('end', () => {
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url} answered ${response.statusCode}: ${text.slice(0, 300)}`));
      });
      response.once('error', reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
}
