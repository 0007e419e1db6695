import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { Tenants } from '../../src/domain/access/tenants.js';
import type { App } from '../../src/main/build-app.js';
import { loadGraphSchema } from '../../src/transports/graphql/graph-schema.js';
import { V1_ROUTES } from '../../src/transports/rest/routes.js';
import { collect, openGraphClient } from '../support/graph/graph-client.js';
import { finishArticle } from '../support/writing/finished-article.js';
import { freshLimits } from '../support/server/fresh-limits.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../support/server/test-galley.js';

type Json = Record<string, unknown>;

/** What a call came to, in the words of GraphQL, whichever way it took. */
type Outcome =
  | { readonly result: unknown }
  | { readonly code: string; readonly detail: string; readonly paths: string[] };

interface Operation {
  /** The operation of the route that does the same in REST. */
  readonly route: string;
  /** What REST takes from the input beside the ids of the path: parameters of a query, or a body. */
  readonly sent?: (input: Json) => unknown;
  /** The answer of REST in the words of GraphQL, where they are others than in `asGraph`. */
  readonly inRest?: (body: Json) => unknown;
  readonly query: string;
  /** Its variables, where they are not the input as it stands. */
  readonly variables?: (input: Json) => Json;
  /** The one field of the query whose value is the result; a list when it is nested. */
  readonly field: readonly string[];
}

const JOB = `id status edition { id } stage progress stages { name status startedAt finishedAt } attempt maxAttempts
  engine { mode provider model } warnings { code message stage } articleId error { code message stage retryable }
  createdAt startedAt updatedAt finishedAt`;
const ARTICLE = `id slug urlPath status title body metaTitle metaDescription languageCode wordCount byline
  image { featuredUrl source } createdAt`;
// All but what the clock moves.
const AUDIT = `id status edition { id } stage progress pageCount finishedAt analysedAt error { code message }
  crawl { domain startUrl status stopReason startedAt finishedAt effectiveDelayMs crawlDelaySeconds secondsLeft
    coverage { complete fetched queued blockedByRobots failed skipped limit }
    config { maxPages maxDepth userAgent respectRobots include exclude } schemaVersion }`;
const REPORT = `id status edition { id } stage progress stages { name status startedAt finishedAt } attempt maxAttempts
  engine { mode provider model } warnings { code message stage } error { code message stage retryable }
  createdAt startedAt updatedAt finishedAt report { title }`;
const EDITION = `id name webAddress languageCode country editorOfRecord verified verifiedAt createdAt`;

function query(values: Json): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== undefined);
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs as [string, string][]).toString()}`;
}

const OPERATIONS = {
  'list editions': {
    route: 'listEditions',
    sent: ({ limit }) => ({ limit }),
    inRest: ({ total, editions }) => ({ totalCount: total, nodes: editions }),
    query: `query ($limit: Int) { editions(first: $limit) { totalCount nodes { ${EDITION} } } }`,
    field: ['editions'],
  },
  'list articles': {
    route: 'listArticles',
    sent: ({ slug: _slug, ...rest }) => lowerStatus(rest),
    inRest: ({ total, articles }) => ({ totalCount: total, nodes: articles }),
    query: `query ($slug: ID!, $since: String, $status: ArticleStatus, $limit: Int) { edition(id: $slug) {
      articles(first: $limit, filter: { since: $since, status: $status }) { totalCount nodes { ${ARTICLE} } } } }`,
    field: ['edition', 'articles'],
  },
  'list jobs': {
    route: 'listJobs',
    sent: ({ slug: _slug, after, ...rest }) => ({ ...lowerStatus(rest), cursor: after }),
    inRest: ({ jobs, next }) => ({ nodes: jobs, pageInfo: { hasNextPage: next !== null } }),
    query: `query ($slug: ID!, $status: [JobStatus!], $limit: Int, $after: String) { edition(id: $slug) {
      jobs(first: $limit, after: $after, filter: { status: $status }) { nodes { ${JOB} } pageInfo { hasNextPage } } } }`,
    field: ['edition', 'jobs'],
  },
  'list audits': {
    route: 'listAudits',
    sent: ({ slug: _slug, ...rest }) => lowerStatus(rest),
    inRest: ({ audits, next }) => ({ nodes: audits, pageInfo: { hasNextPage: next !== null } }),
    query: `query ($slug: ID!, $status: [AuditStatus!], $limit: Int) { edition(id: $slug) {
      audits(first: $limit, filter: { status: $status }) { nodes { ${AUDIT} } pageInfo { hasNextPage } } } }`,
    field: ['edition', 'audits'],
  },
  'list reports': {
    route: 'listResearch',
    sent: ({ slug: _slug, ...rest }) => lowerStatus(rest),
    inRest: ({ reports, next }) => ({ nodes: reports, pageInfo: { hasNextPage: next !== null } }),
    query: `query ($slug: ID!, $status: [ResearchStatus!], $limit: Int) { edition(id: $slug) {
      reports(first: $limit, filter: { status: $status }) { nodes { id status progress } pageInfo { hasNextPage } } } }`,
    field: ['edition', 'reports'],
  },
  'read an article': {
    route: 'readArticle',
    query: `query ($id: ID!) { article(id: $id) { ${ARTICLE} } }`,
    field: ['article'],
  },
  'publish an article': {
    route: 'publishArticle',
    sent: ({ overrideReason }) =>
      overrideReason === undefined ? undefined : { override_reason: overrideReason },
    query: `mutation ($input: PublishArticleInput!) { publishArticle(input: $input) { article { ${ARTICLE} } } }`,
    variables: ({ id, overrideReason }) => ({ input: { id, overrideReason } }),
    field: ['publishArticle', 'article'],
  },
  'unpublish an article': {
    route: 'unpublishArticle',
    query: `mutation ($input: UnpublishArticleInput!) { unpublishArticle(input: $input) { article { ${ARTICLE} } } }`,
    variables: ({ id }) => ({ input: { id } }),
    field: ['unpublishArticle', 'article'],
  },
  'start an article': {
    route: 'startArticle',
    sent: ({ brief }) => snakeCased(brief),
    query: `mutation ($input: StartArticleInput!) { startArticle(input: $input) { job { ${JOB} } } }`,
    variables: ({ slug, brief }) => ({ input: { edition: slug, brief } }),
    field: ['startArticle', 'job'],
  },
  'start a batch': {
    route: 'startArticles',
    sent: ({ briefs }) => ({ jobs: snakeCased(briefs) }),
    query: `mutation ($input: StartArticlesInput!) {
      startArticles(input: $input) { accepted refused { index jobId detail } ids } }`,
    variables: ({ slug, briefs }) => ({ input: { edition: slug, briefs } }),
    field: ['startArticles'],
  },
  'poll a job': {
    route: 'readJob',
    query: `query ($id: ID!) { job(id: $id) { ${JOB} } }`,
    field: ['job'],
  },
  'cancel a job': {
    route: 'cancelJob',
    query: `mutation ($input: CancelJobInput!) { cancelJob(input: $input) { job { ${JOB} } } }`,
    variables: ({ id }) => ({ input: { id } }),
    field: ['cancelJob', 'job'],
  },
  'edit an article': {
    route: 'updateArticle',
    sent: ({ slug: _slug, id: _id, ...edit }) => snakeCased(edit),
    query: `mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { article { ${ARTICLE} } } }`,
    variables: ({ slug: _slug, ...input }) => ({ input }),
    field: ['updateArticle', 'article'],
  },
  'retry a job': {
    route: 'retryJob',
    query: `mutation ($input: RetryJobInput!) { retryJob(input: $input) { job { ${JOB} } } }`,
    variables: ({ id }) => ({ input: { id } }),
    field: ['retryJob', 'job'],
  },
  'cancel an audit': {
    route: 'cancelAudit',
    query: `mutation ($input: CancelAuditInput!) { cancelAudit(input: $input) { audit { ${AUDIT} } } }`,
    variables: ({ id }) => ({ input: { id } }),
    field: ['cancelAudit', 'audit'],
  },
  'cancel a report': {
    route: 'cancelResearch',
    query: `mutation ($input: CancelResearchInput!) { cancelResearch(input: $input) { report { ${REPORT} } } }`,
    variables: ({ id }) => ({ input: { id } }),
    field: ['cancelResearch', 'report'],
  },
  'start an audit': {
    route: 'startAudit',
    sent: ({ slug: _slug, ...settings }) =>
      Object.keys(settings).length === 0 ? undefined : snakeCased(settings),
    query: `mutation ($input: StartAuditInput!) { startAudit(input: $input) { audit { id status } } }`,
    variables: ({ slug, ...settings }) => ({ input: { edition: slug, ...settings } }),
    field: ['startAudit', 'audit'],
  },
  'poll an audit': {
    route: 'readAudit',
    query: `query ($id: ID!) { audit(id: $id) { ${AUDIT} } }`,
    field: ['audit'],
  },
  'compare audits': {
    route: 'compareAudits',
    sent: ({ cursor }) => ({ cursor }),
    query: `query ($id: ID!, $cursor: String) { audit(id: $id) { changes(cursor: $cursor) { confidence } } }`,
    field: ['audit', 'changes'],
  },
  'start a report': {
    route: 'startResearch',
    query: `mutation ($input: StartResearchInput!) { startResearch(input: $input) { report { id status } } }`,
    variables: ({ slug }) => ({ input: { edition: slug } }),
    field: ['startResearch', 'report'],
  },
  'poll a report': {
    route: 'readResearch',
    query: `query ($id: ID!) { researchReport(id: $id) { ${REPORT} } }`,
    field: ['researchReport'],
  },
} satisfies Record<string, Operation>;

type Name = keyof typeof OPERATIONS;

/** What frontends inside a newsroom do and see besides (decisions §6, §10). */
const IN_GRAPH_ALONE = [
  'Query.auditChecks',
  'Mutation.endSession',
  'Query.work',
  'Query.failures',
  'Mutation.previewBrief',
  'Query.previewSchedule',
  'Mutation.publishArticles',
  'Mutation.revokeKey',
  'Query.operator',
  'Mutation.operatorCancel',
  'Mutation.operatorRetry',
  'Mutation.operatorEndSession',
  'Subscription.jobProgress',
  'Subscription.events',
  'Subscription.jobs',
  'Subscription.work',
  'Subscription.auditProgress',
  'Subscription.researchProgress',
];

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;
let stranger: Tenant;
let article: string;
let job: string;
let cancelled: string;
let failed: string;
let strangersJob: string;
let audit: string;
let report: string;
const tokens: Record<string, string | null> = { none: null, malformed: 'gk_full_nonsense' };

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway, {
    webAddress: 'https://example.com/',
    editorOfRecord: 'Ada Lock',
    verified: true,
  });
  stranger = await createTenant(gateway);
  for (let n = 0; n < 3; n += 1) article = (await finishArticle(gateway, tenant)).id;
  job = await startJob(tenant);
  strangersJob = await startJob(stranger);
  // No worker runs here, so they run as long as the tests do.
  const startedId = async (what: string) => {
    const { body } = await call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/${what}`);
    return body.id as string;
  };
  audit = await startedId('audit');
  report = await startedId('research');
  failed = await startJob(tenant);
  const sql = new Client({ connectionString: database.url });
  await sql.connect();
  await sql.query(`UPDATE jobs SET status = 'failed', finished_at = updated_at WHERE id = $1`, [failed]);
  await sql.end();
  cancelled = await startJob(tenant);
  await call(gateway, tenant.full, 'POST', `/v1/jobs/${cancelled}/cancel`);
  Object.assign(tokens, { full: tenant.full, read: tenant.read });
  const revoked = await gateway.services.keys.create({
    userId: tenant.user,
    name: 'old',
    permission: 'full',
  });
  await gateway.services.keys.revoke(revoked.key.id);
  tokens['revoked'] = revoked.token;
  await setUpPoorKeys();
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

async function startJob({ full, edition }: Tenant): Promise<string> {
  const { body } = await call(gateway, full, 'POST', `/v1/editions/${edition}/articles`, {
    input: 'Anything',
  });
  return body.id as string;
}

/** Keys of the tenant's own account, so that its paths are theirs, each short of one right. */
async function setUpPoorKeys(): Promise<void> {
  const { account } = tenant;
  const [newsroom, mover, miser] = [randomUUID(), randomUUID(), randomUUID()];
  const nothing: Tenants = { plans: [], accounts: [], newsrooms: [], users: [], editions: [], keys: [] };
  const user = (id: string, inside: string, maySpend: boolean) => ({
    id,
    account,
    name: 'Someone',
    newsroom: inside,
    maySpend,
  });
  const key = (owner: string) => ({ name: 'key', user: owner, permission: 'full' as const, revoked: false });
  const { keys } = await gateway.services.tenants.apply({
    ...nothing,
    newsrooms: [{ id: newsroom, account, name: 'Elsewhere', hourlyCeiling: null }],
    users: [user(mover, newsroom, true), user(miser, tenant.newsroom, false)],
    keys: [key(mover), key(miser)],
  });
  await gateway.services.tenants.apply({ ...nothing, users: [user(mover, tenant.newsroom, true)] });
  tokens['of one who moved'] = keys[0]!.token;
  tokens['of one who may not spend'] = keys[1]!.token;
}

async function overRest(name: Name, token: string | null, input: Json): Promise<Outcome> {
  const { route: id, sent, inRest = (body: Json) => body } = OPERATIONS[name] as Operation;
  const { method, path } = V1_ROUTES.find((route) => route.id === id)!;
  // The last id of a path is `id` to GraphQL, whatever it is the id of.
  const at = path.replace(/\{(\w+)\}/g, (_, part: string) =>
    String(part === 'slug' ? input['slug'] : input['id']),
  );
  const more = sent?.(input);
  const answer =
    method === 'get'
      ? await call(gateway, token, 'GET', at + query((more ?? {}) as Json))
      : await call(gateway, token, method.toUpperCase(), at, more);
  if (answer.status < 400) return { result: asGraph(inRest(answer.body)) };
  const { code, detail, errors } = answer.body;
  return { code, detail, paths: pathsOf(errors, (path) => inGraphSpelling(name, path)) };
}

interface GraphAnswer {
  readonly data?: Json | null;
  readonly errors?: readonly { message: string; extensions: { code: string; errors?: { path: string }[] } }[];
}

function outcomeOf(name: Name, { data, errors }: GraphAnswer): Outcome {
  const [error] = errors ?? [];
  if (error) {
    const { code, errors: faults } = error.extensions;
    return { code, detail: error.message, paths: pathsOf(faults) };
  }
  let result: unknown = data;
  for (const field of OPERATIONS[name].field) result = (result as Json)[field];
  return { result };
}

async function overHttp(name: Name, token: string | null, input: Json): Promise<Outcome> {
  const { query, variables } = OPERATIONS[name] as Operation;
  return outcomeOf(name, (await graph(gateway, token, query, variables?.(input) ?? input)).body);
}

async function overSocket(name: Name, token: string | null, input: Json): Promise<Outcome> {
  const client = openGraphClient(gateway, token);
  try {
    const { query, variables } = OPERATIONS[name] as Operation;
    const [answer] = await collect(client.follow(query, variables?.(input) ?? input));
    return outcomeOf(name, answer);
  } catch (thrown) {
    // The errors of an operation that never ran.
    if (Array.isArray(thrown)) return outcomeOf(name, { errors: thrown });
    throw thrown;
  } finally {
    client.close();
  }
}

function pathsOf(faults: readonly { path: string }[] | undefined, spell = (path: string) => path): string[] {
  return (faults ?? []).map(({ path }) => spell(path)).sort();
}

/** An answer of REST as GraphQL says it: names in camel case, enum values in upper case, moments with `Z`. */
function asGraph(value: unknown, key = '', parent = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => asGraph(each, '', key));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [camelCased(name), asGraph(each, name, parent)]),
    );
  if (typeof value !== 'string') return value;
  if (key.endsWith('_at')) return `${value}Z`;
  // Where REST has the id of an edition, GraphQL has the edition.
  if (key === 'edition') return { id: value };
  const isEnum = ['status', 'stage', 'mode'].includes(key) || (key === 'name' && parent === 'stages');
  return isEnum ? value.toUpperCase() : value;
}

/** A brief, and the rows of a batch, have names of their own in GraphQL. */
function inGraphSpelling(name: Name, path: string): string {
  const inGraph = camelCased(path).replace(/^\/jobs\b/, '/briefs');
  if (name.startsWith('list ')) return inGraph.replace('/since', '/filter/since');
  return name === 'start an article' ? `/brief${inGraph}` : inGraph;
}

function camelCased(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function snakeCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      /^[A-Z_]+$/.test(String(each)) ? String(each).toLowerCase() : snakeCased(each),
    ]),
  );
}

function lowerStatus({ status, ...rest }: Json): Json {
  return { ...rest, status: typeof status === 'string' ? status.toLowerCase() : undefined };
}

/** In `test/integration/event/webhooks.test.ts`. */
const WEBHOOKS = V1_ROUTES.filter(({ path }) => /\/(webhooks|deliveries)\b/.test(path)).map(({ id }) => id);

/**
 * Held against GraphQL elsewhere: `test/integration/article/provenance.test.ts`, `test/integration/access/me.test.ts`,
 * `test/integration/access/ownership.test.ts`, `test/integration/event/events.test.ts` and `test/integration/article/changes.test.ts`.
 */
// An address is another each time: test/integration/article/feeds.test.ts asks for both.
const COMPARED_ELSEWHERE = [
  // audit/regression-rules.test.ts
  'updateRegressionRules',
  'ignoreCheck',
  'restoreCheck',
  'rotateFeed',
  'disableFeed',
  'readProvenance',
  'readMe',
  'verifyEdition',
  'deleteArticle',
  'listEvents',
  'listEventTypes',
  // schedules.test.ts
  'listSchedules',
  'createSchedule',
  'readSchedule',
  'updateSchedule',
  'deleteSchedule',
  'pauseSchedule',
  'resumeSchedule',
  'runSchedule',
  'listScheduleMoments',
  'listScheduleRuns',
  ...WEBHOOKS,
];

it('every root field has a route that does the same, or a reason to have none', () => {
  const schema = loadGraphSchema();
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (root) => Object.keys(root!.getFields()).map((field) => `${root!.name}.${field}`),
  );
  const alike = new Set(V1_ROUTES.flatMap(({ graph: like }) => like ?? []));
  expect(fields.sort()).toEqual([...alike, ...IN_GRAPH_ALONE].sort());
});

it('every route with a field in GraphQL is compared with it here', () => {
  const compared = Object.values(OPERATIONS).map(({ route }) => route);
  const alike = V1_ROUTES.filter(({ graph: like }) => like !== null).map(({ id }) => id);
  expect([...compared, ...COMPARED_ELSEWHERE].sort()).toEqual(alike.sort());
  for (const { route, query, field } of Object.values(OPERATIONS)) {
    const like = V1_ROUTES.find(({ id }) => id === route)!.graph!;
    expect([route, like.split('.')[1]]).toEqual([route, field[0]]);
    expect([route, /^\w+/.exec(query)![0]]).toEqual([route, like.split('.')[0]!.toLowerCase()]);
  }
});

describe('an answer is the same over REST, GraphQL and a WebSocket', () => {
  it.each<
    [
      string,
      Name,
      (
        known: Readonly<Record<'article' | 'job' | 'cancelled' | 'failed' | 'audit' | 'report', string>>,
      ) => Json,
      Json,
    ]
  >([
    ['all editions', 'list editions', () => ({}), { totalCount: 1 }],
    ['editions, clamped', 'list editions', () => ({ limit: 0 }), { totalCount: 1 }],
    ['all articles', 'list articles', () => ({}), { totalCount: 3 }],
    ['a page of articles', 'list articles', () => ({ limit: 2 }), { totalCount: 3 }],
    ['articles, clamped', 'list articles', () => ({ limit: 1000 }), { totalCount: 3 }],
    ['articles since a day', 'list articles', () => ({ since: '9999-W01' }), { totalCount: 0, nodes: [] }],
    ['drafts', 'list articles', () => ({ status: 'DRAFT' }), { totalCount: 3 }],
    ['what is published', 'list articles', () => ({ status: 'PUBLISHED' }), { totalCount: 0 }],
    ['a page of jobs', 'list jobs', () => ({ limit: 2 }), { pageInfo: { hasNextPage: true } }],
    ['jobs of a status', 'list jobs', () => ({ status: 'CANCELLED' }), { nodes: [{ status: 'CANCELLED' }] }],
    ['audits', 'list audits', () => ({ status: 'CRAWLING' }), { pageInfo: { hasNextPage: false } }],
    ['reports', 'list reports', () => ({}), { nodes: [{ status: 'RUNNING' }] }],
    ['one article', 'read an article', (known) => ({ id: known.article }), { title: 'Tides' }],
    [
      'an id in capitals',
      'read an article',
      (known) => ({ id: known.article.toUpperCase() }),
      { slug: 'tides-3' },
    ],
    ['a publication', 'publish an article', (known) => ({ id: known.article }), { status: 'PUBLISHED' }],
    [
      'a publication with a reason',
      'publish an article',
      (known) => ({ id: known.article, overrideReason: 'Checked by hand.' }),
      { status: 'PUBLISHED' },
    ],
    ['its end', 'unpublish an article', (known) => ({ id: known.article }), { status: 'DRAFT' }],
    ['a job', 'poll a job', (known) => ({ id: known.job }), { status: 'QUEUED', progress: 0 }],
    ['a cancelled job', 'poll a job', (known) => ({ id: known.cancelled }), { status: 'CANCELLED' }],
    ['a job, its id in capitals', 'poll a job', (known) => ({ id: known.job.toUpperCase() }), { attempt: 0 }],
    ['an audit', 'poll an audit', (known) => ({ id: known.audit }), { status: 'CRAWLING', pageCount: 0 }],
    [
      'an audit, its id in capitals',
      'poll an audit',
      (known) => ({ id: known.audit.toUpperCase() }),
      { crawl: { domain: 'example.com' } },
    ],
    [
      'a report',
      'poll a report',
      (known) => ({ id: known.report }),
      { status: 'RUNNING', progress: 0, report: null },
    ],
    [
      'a report, its id in capitals',
      'poll a report',
      (known) => ({ id: known.report.toUpperCase() }),
      { attempt: 0, maxAttempts: 5 },
    ],
    [
      'an edit, and again what changes nothing',
      'edit an article',
      (known) => ({ id: known.article, title: 'Ebb', metaTitle: 'Of the ebb', byline: null }),
      { title: 'Ebb', metaTitle: 'Of the ebb', slug: 'tides-3' },
    ],
    ['a retry', 'retry a job', (known) => ({ id: known.failed }), { status: 'QUEUED', progress: 0 }],
    ['a start of a report while one runs', 'start a report', () => ({}), { status: 'RUNNING' }],
    ['a start of an audit while one runs', 'start an audit', () => ({}), { status: 'CRAWLING' }],
    [
      'a repeated start',
      'start an article',
      (known) => ({ brief: { id: known.job, input: 'Something else' } }),
      { status: 'QUEUED', maxAttempts: 5 },
    ],
    [
      'a batch of repeated starts',
      'start a batch',
      (known) => ({ briefs: [known.job, known.cancelled].map((id) => ({ id, input: 'Something else' })) }),
      { refused: [] },
    ],
    [
      'a repeated start, null in every field that may be absent',
      'start an article',
      (known) => ({
        brief: {
          id: known.job,
          input: 'Something else',
          language: null,
          country: null,
          settings: {
            title: null,
            wordCount: null,
            sections: [{ heading: 'High water', notes: null, words: null }],
            image: { featured: null, alt: null },
            checks: null,
          },
        },
      }),
      { status: 'QUEUED', maxAttempts: 5 },
    ],
  ])('%s', async (_what, name, inputOf, expected) => {
    const input = { slug: tenant.edition, ...inputOf({ article, job, cancelled, failed, audit, report }) };
    const rest = await overRest(name, tenant.full, input);
    const http = await overHttp(name, tenant.full, input);
    expect(http).toMatchObject({ result: expected });
    // REST has fields besides that are always empty or always null.
    expect(rest).toMatchObject(http);
    expect(await overSocket(name, tenant.full, input)).toEqual(http);
  });
});

describe('a refusal is the same over REST, GraphQL and a WebSocket', () => {
  const own = () => ({ slug: tenant.edition });
  const brief = (more: Json) => () => ({ slug: tenant.edition, brief: { input: 'Anything', ...more } });

  it.each<[what: string, Name, token: string, () => Json, code: string, paths?: string[]]>([
    ['a slug that is no UUID', 'list articles', 'read', () => ({ slug: 'x' }), 'not_found'],
    ['an unknown edition', 'list articles', 'read', () => ({ slug: randomUUID() }), 'not_found'],
    ['another’s edition', 'list articles', 'read', () => ({ slug: stranger.edition }), 'not_found'],
    ['an unknown article', 'read an article', 'read', () => ({ ...own(), id: randomUUID() }), 'not_found'],
    ['an article id that is none', 'read an article', 'read', () => ({ ...own(), id: 'x' }), 'not_found'],
    [
      'a publication by a Read only key',
      'publish an article',
      'read',
      () => ({ ...own(), id: article }),
      'key_read_only',
    ],
    [
      'a publication of what is not there',
      'publish an article',
      'full',
      () => ({ ...own(), id: 'x' }),
      'not_found',
    ],
    [
      'a publication for no reason',
      'publish an article',
      'full',
      () => ({ ...own(), id: article, overrideReason: 'no' }),
      'invalid_params',
      ['/overrideReason'],
    ],
    [
      'its end by a Read only key',
      'unpublish an article',
      'read',
      () => ({ ...own(), id: article }),
      'key_read_only',
    ],
    ['an unknown job', 'poll a job', 'read', () => ({ id: randomUUID() }), 'not_found'],
    ['a job id that is none', 'poll a job', 'read', () => ({ id: 'x' }), 'not_found'],
    ['an unknown job, cancelled', 'cancel a job', 'read', () => ({ id: randomUUID() }), 'not_found'],
    ['another’s job, cancelled', 'cancel a job', 'full', () => ({ id: strangersJob }), 'not_found'],
    ['a job cancelled by a Read only key', 'cancel a job', 'read', () => ({ id: job }), 'key_read_only'],
    ['a final job, by a Read only key', 'cancel a job', 'read', () => ({ id: cancelled }), 'key_read_only'],
    ['a retry of what has not failed', 'retry a job', 'full', () => ({ id: job }), 'conflict'],
    ['a retry by a Read only key', 'retry a job', 'read', () => ({ id: failed }), 'key_read_only'],
    ['a retry by a miser', 'retry a job', 'of one who may not spend', () => ({ id: failed }), 'forbidden'],
    ['another’s job, retried', 'retry a job', 'full', () => ({ id: strangersJob }), 'not_found'],
    [
      'an edit by a Read only key',
      'edit an article',
      'read',
      () => ({ ...own(), id: article }),
      'key_read_only',
    ],
    [
      'an edit of everything that can’t be',
      'edit an article',
      'full',
      () => ({ ...own(), id: article, title: ' ', metaTitle: 'x'.repeat(201), byline: '' }),
      'invalid_params',
      ['/byline', '/metaTitle', '/title'],
    ],
    [
      'an edit of nothing',
      'edit an article',
      'full',
      () => ({ ...own(), id: article }),
      'invalid_params',
      [''],
    ],
    [
      'an audit cancelled by a Read only key',
      'cancel an audit',
      'read',
      () => ({ ...own(), id: audit }),
      'key_read_only',
    ],
    ['an unknown audit, cancelled', 'cancel an audit', 'full', () => ({ ...own(), id: job }), 'not_found'],
    [
      'a report cancelled by a Read only key',
      'cancel a report',
      'read',
      () => ({ ...own(), id: report }),
      'key_read_only',
    ],
    ['an unknown report, cancelled', 'cancel a report', 'full', () => ({ ...own(), id: job }), 'not_found'],
    ['an unknown audit', 'poll an audit', 'read', () => ({ ...own(), id: randomUUID() }), 'not_found'],
    ['an audit id that is none', 'poll an audit', 'read', () => ({ ...own(), id: 'x' }), 'not_found'],
    ['an unknown audit, compared', 'compare audits', 'read', () => ({ ...own(), id: job }), 'not_found'],
    ['a running audit, compared', 'compare audits', 'read', () => ({ ...own(), id: audit }), 'conflict'],
    [
      'audits compared from nowhere on',
      'compare audits',
      'read',
      () => ({ ...own(), id: audit, cursor: 'x' }),
      'invalid_params',
      ['/cursor'],
    ],
    ['a job asked for as an audit', 'poll an audit', 'read', () => ({ ...own(), id: job }), 'not_found'],
    ['an audit asked for as a job', 'poll a job', 'read', () => ({ id: audit }), 'not_found'],
    [
      'an audit of another’s edition',
      'start an audit',
      'full',
      () => ({ slug: stranger.edition }),
      'not_found',
    ],
    ['an audit by a Read only key', 'start an audit', 'read', own, 'key_read_only'],
    [
      'an audit as nobody can make it',
      'start an audit',
      'full',
      () => ({
        ...own(),
        urls: ['nowhere'],
        include: ['docs'],
        exclude: [],
        userAgent: 'Ä',
        maxPages: 0,
        maxSeconds: 3601,
      }),
      'invalid_params',
      ['/exclude', '/include/0', '/maxPages', '/maxSeconds', '/urls/0', '/userAgent'],
    ],
    ['an audit by one who moved', 'start an audit', 'of one who moved', own, 'wrong_newsroom'],
    ['an audit by a miser', 'start an audit', 'of one who may not spend', own, 'forbidden'],
    ['an unknown report', 'poll a report', 'read', () => ({ ...own(), id: randomUUID() }), 'not_found'],
    ['a report id that is none', 'poll a report', 'read', () => ({ ...own(), id: 'x' }), 'not_found'],
    ['a job asked for as a report', 'poll a report', 'read', () => ({ ...own(), id: job }), 'not_found'],
    ['an audit asked for as a report', 'poll a report', 'read', () => ({ ...own(), id: audit }), 'not_found'],
    ['a report asked for as a job', 'poll a job', 'read', () => ({ id: report }), 'not_found'],
    ['a report cancelled as a job', 'cancel a job', 'full', () => ({ id: report }), 'not_found'],
    [
      'a report of another’s edition',
      'start a report',
      'full',
      () => ({ slug: stranger.edition }),
      'not_found',
    ],
    ['a report by a Read only key', 'start a report', 'read', own, 'key_read_only'],
    ['a report by one who moved', 'start a report', 'of one who moved', own, 'wrong_newsroom'],
    ['a report by a miser', 'start a report', 'of one who may not spend', own, 'forbidden'],
    ['a job cancelled again', 'cancel a job', 'full', () => ({ id: cancelled }), 'conflict'],
    [
      'a bad since',
      'list articles',
      'read',
      () => ({ ...own(), since: 'yesterday' }),
      'invalid_params',
      ['/filter/since'],
    ],
    [
      'an empty since',
      'list articles',
      'read',
      () => ({ ...own(), since: '' }),
      'invalid_params',
      ['/filter/since'],
    ],
    [
      'a bad since at another’s edition',
      'list articles',
      'read',
      () => ({ slug: stranger.edition, since: 'x' }),
      'not_found',
    ],
    [
      'a start there',
      'start an article',
      'full',
      () => ({ slug: stranger.edition, brief: { input: '' } }),
      'not_found',
    ],
    ['a start by a Read only key', 'start an article', 'read', brief({ input: '' }), 'key_read_only'],
    ['a start elsewhere', 'start an article', 'of one who moved', brief({ input: '' }), 'wrong_newsroom'],
    ['a start by a miser', 'start an article', 'of one who may not spend', brief({ input: '' }), 'forbidden'],
    [
      'a batch there',
      'start a batch',
      'full',
      () => ({ slug: stranger.edition, briefs: [{ input: 'x' }] }),
      'not_found',
    ],
    [
      'a batch by a Read only key',
      'start a batch',
      'read',
      () => ({ ...own(), briefs: [{ input: 'x' }] }),
      'key_read_only',
    ],
    [
      'a fault in a row of a batch',
      'start a batch',
      'full',
      () => ({ ...own(), briefs: [{ input: 'x' }, { input: ' ' }] }),
      'invalid_params',
      ['/briefs/1/input'],
    ],
    ['no input', 'start an article', 'full', brief({ input: ' ' }), 'invalid_params', ['/brief/input']],
    [
      'too long',
      'start an article',
      'full',
      brief({ input: 'é'.repeat(2001) }),
      'invalid_params',
      ['/brief/input'],
    ],
    ['a NUL', 'start an article', 'full', brief({ input: 'a\0b' }), 'invalid_params', ['/brief/input']],
    [
      'every fault',
      'start an article',
      'full',
      brief({
        id: 'x',
        language: '!',
        country: 'XX',
        settings: { wordCount: 1, tone: '', maxSources: 99 },
      }),
      'invalid_params',
      [
        '/brief/country',
        '/brief/id',
        '/brief/language',
        '/brief/settings/maxSources',
        '/brief/settings/tone',
        '/brief/settings/wordCount',
      ],
    ],
    [
      'nothing to write from',
      'start an article',
      'full',
      brief({ settings: { sourcePolicy: 'ONLY_GIVEN' } }),
      'invalid_params',
      ['/brief/settings/sources'],
    ],
    [
      'a source that is neither address nor text',
      'start an article',
      'full',
      brief({ settings: { sources: [{ licence: 'CC0' }] } }),
      'invalid_params',
      ['/brief/settings/sources/0'],
    ],
    [
      'a source without its text, and an empty heading of a section',
      'start an article',
      'full',
      brief({
        settings: { sources: [{ title: 'Only this' }], sections: [{ heading: 'Light' }, { heading: ' ' }] },
      }),
      'invalid_params',
      ['/brief/settings/sections/1/heading', '/brief/settings/sources/0/text'],
    ],
  ])('%s', async (_what, name, token, inputOf, code, paths = []) => {
    const input = inputOf();
    const rest = await overRest(name, tokens[token] ?? null, input);
    expect(rest).toMatchObject({ code, paths });
    const http = await overHttp(name, tokens[token] ?? null, input);
    // The sentence names fields as each way spells them, and says where it looked for an id.
    expect(http).toMatchObject(paths.length > 0 || code === 'not_found' ? { code, paths } : rest);
    expect(await overSocket(name, tokens[token] ?? null, input)).toEqual(http);
  });

  it.each<[Name, Json, string]>([
    ['list articles', { status: 'WEIRD' }, '/status'],
    ['list jobs', { status: 'WEIRD' }, '/status'],
    ['start an article', { brief: {} }, '/brief/input'],
    ['start an article', { brief: { input: 5 } }, '/brief/input'],
    ['start an article', { brief: { input: null } }, '/brief/input'],
    [
      'start an article',
      { brief: { input: 'x', settings: { articleType: 'POEM' } } },
      '/brief/settings/articleType',
    ],
    [
      'start an article',
      { brief: { input: 'x', settings: { keywords: ['a', 5] } } },
      '/brief/settings/keywords/1',
    ],
    [
      'start an article',
      { brief: { input: 'x', settings: { extras: { faq: ' at "x.y"; ' } } } },
      '/brief/settings/extras/faq',
    ],
    [
      'start an article',
      { brief: { input: 'x', settings: { domains: { includes: [] } } } },
      '/brief/settings/domains/includes',
    ],
  ])('what the types of GraphQL refuse by themselves: %s %p', async (name, more, path) => {
    const input = { slug: tenant.edition, ...more };
    for (const way of [overRest, overHttp, overSocket])
      expect(await way(name, tenant.full, input)).toMatchObject({ code: 'invalid_params', paths: [path] });
  });

  it.each<[Name, Json, string]>([
    ['list articles', { limit: 'abc' }, '/limit'],
    ['list articles', { limit: 1.5 }, '/limit'],
    ['list editions', { limit: 'abc' }, '/limit'],
  ])(
    'what is no whole number is refused by the types of GraphQL, and takes the default in REST: %s %p',
    async (name, more, path) => {
      const input = { slug: tenant.edition, ...more };
      for (const way of [overHttp, overSocket])
        expect(await way(name, tenant.full, input)).toMatchObject({ code: 'invalid_params', paths: [path] });
      expect(await overRest(name, tenant.full, input)).toMatchObject({
        result: { nodes: expect.any(Array) },
      });
    },
  );

  it('a cursor that is none is refused by its name', async () => {
    const input = { slug: tenant.edition, after: 'x' };
    expect(await overRest('list jobs', tenant.full, input)).toMatchObject({ paths: ['/cursor'] });
    expect(await overHttp('list jobs', tenant.full, input)).toMatchObject({
      code: 'invalid_params',
      paths: ['/after'],
    });
  });

  it.each<[string, Json, string]>([
    ['a count of sections beside none', { sectionCount: 99, sections: [] }, '/brief/settings/sectionCount'],
    [
      'a count beside sections',
      { sectionCount: 3, sections: [{ heading: 'High water' }] },
      '/brief/settings/sectionCount',
    ],
    [
      'a count beside sections of another name',
      { sectionCount: 3, extra: { sections: 4 } },
      '/brief/settings/sectionCount',
    ],
    ['a count out of bounds', { sectionCount: 99 }, '/brief/settings/sectionCount'],
  ])('what only GraphQL can express, having two fields for one: %s', async (_what, settings, path) => {
    const input = { slug: tenant.edition, brief: { input: 'Anything', settings } };
    const http = await overHttp('start an article', tenant.full, input);
    expect(http).toMatchObject({
      code: 'invalid_params',
      detail: expect.stringContaining(path),
      paths: [path],
    });
    expect(await overSocket('start an article', tenant.full, input)).toEqual(http);
  });

  it.each(['none', 'malformed', 'revoked'])('a key that does not hold: %s', async (token) => {
    for (const name of Object.keys(OPERATIONS) as Name[]) {
      const input = {
        slug: tenant.edition,
        id: job,
        brief: { input: 'Anything' },
        briefs: [{ input: 'Anything' }],
      };
      const rest = await overRest(name, tokens[token] ?? null, input);
      expect(rest).toMatchObject({ code: 'invalid_key' });
      expect(await overHttp(name, tokens[token] ?? null, input)).toEqual(rest);
    }
    expect(await openGraphClient(gateway, tokens[token] ?? null).closed).toMatchObject({ code: 4403 });
  });

  it.each([
    ['no web address', { webAddress: null, verified: true }],
    ['a domain that is not verified', { webAddress: 'https://example.com/', verified: false }],
  ])('an audit, or a report, with %s', async (_what, options) => {
    const poor = await createTenant(gateway, options);
    const input = { slug: poor.edition };
    for (const name of ['start an audit', 'start a report'] as const) {
      const rest = await overRest(name, poor.full, input);
      expect(rest).toMatchObject({ code: 'forbidden' });
      for (const way of [overHttp, overSocket]) expect(await way(name, poor.full, input)).toEqual(rest);
    }
  });

  it('a plan without the content API, and a closed account', async () => {
    const poor = await createTenant(gateway, { contentApi: false });
    const input = { slug: poor.edition, brief: { input: '' } };
    for (const way of [overRest, overHttp, overSocket])
      expect(await way('start an article', poor.full, input)).toMatchObject({ code: 'plan_required' });
    await gateway.services.tenants.apply({
      plans: [],
      accounts: [{ id: poor.account, name: 'Closed', plan: `plan-${poor.account}`, status: 'closed' }],
      newsrooms: [],
      users: [],
      editions: [],
      keys: [],
    });
    for (const way of [overRest, overHttp])
      expect(await way('list editions', poor.read, {})).toMatchObject({ code: 'account_closed' });
    expect(await openGraphClient(gateway, poor.read).closed).toMatchObject({ code: 4403 });
  });
});

describe('a brief', () => {
  let sql: Client;
  beforeAll(async () => {
    sql = new Client({ connectionString: database.url });
    await sql.connect();
  });
  afterAll(() => sql.end());

  const REST = {
    title: 'Tides of a harbour',
    article_type: 'how_to',
    tone: 'calm_and_plain',
    audience: 'Pilots',
    point_of_view: 'first_plural',
    word_count: 500,
    reading_level: 'advanced',
    keywords: ['tide', 'harbour_master'],
    sections: [{ heading: 'High water', notes: 'Twice a day', words: 100 }],
    extras: { faq: 2, key_takeaways: true },
    sources: [
      { url: 'https://example.com/' },
      { title: 'Tides', text: 'The sea_rises.', url: 'https://example.com/tides', licence: 'CC0' },
    ],
    source_policy: 'given_first',
    domains: { include: ['example.com'], exclude: ['example.org'] },
    max_sources: 4,
    freshness: 'month',
    notes: 'OPEN',
    instructions: 'Short sentences.',
    must_include: ['neap_tide'],
    forbidden: ['very'],
    internal_links: { max: 2, urls: [{ url: 'https://example.com/a', anchor: 'DAY' }] },
    citations: 'end',
    image: { featured: true, mode: 'card', alt: 'A harbour' },
    byline: { name: 'Ada Lock', editor_id: 'ed_1' },
    checks: { strictness: 'report_only', min_supported: 0.5 },
    seed: 7,
    house_style: { quoteMarks: 'SINGLE', deep: [{ a_b: null }] },
  };
  const GRAPH = {
    title: 'Tides of a harbour',
    articleType: 'HOW_TO',
    tone: 'calm_and_plain',
    audience: 'Pilots',
    pointOfView: 'FIRST_PLURAL',
    wordCount: 500,
    readingLevel: 'ADVANCED',
    keywords: ['tide', 'harbour_master'],
    sections: [{ heading: 'High water', notes: 'Twice a day', words: 100 }],
    extras: { faq: 2, keyTakeaways: true },
    sources: [
      { url: 'https://example.com/' },
      { title: 'Tides', text: 'The sea_rises.', url: 'https://example.com/tides', licence: 'CC0' },
    ],
    sourcePolicy: 'GIVEN_FIRST',
    domains: { include: ['example.com'], exclude: ['example.org'] },
    maxSources: 4,
    freshness: 'MONTH',
    notes: 'OPEN',
    instructions: 'Short sentences.',
    mustInclude: ['neap_tide'],
    forbidden: ['very'],
    internalLinks: { max: 2, urls: [{ url: 'https://example.com/a', anchor: 'DAY' }] },
    citations: 'END',
    image: { featured: true, mode: 'CARD', alt: 'A harbour' },
    byline: { name: 'Ada Lock', editorId: 'ed_1' },
    checks: { strictness: 'REPORT_ONLY', minSupported: 0.5 },
    seed: 7,
    extra: { house_style: { quoteMarks: 'SINGLE', deep: [{ a_b: null }] } },
  };
  const START = OPERATIONS['start an article'].query;
  const startedBy = (brief: Json) =>
    graph(gateway, tenant.full, START, { input: { edition: tenant.edition, brief } });
  const storedBrief = async (id: string): Promise<unknown> =>
    (await sql.query<{ brief: unknown }>('SELECT brief FROM jobs WHERE id = $1', [id])).rows[0]?.brief;

  it('is stored with every field the same over every transport', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const more = { input: 'Tides', language: 'pt-br', country: 'br' };
    const path = `/v1/editions/${tenant.edition}/articles`;
    await call(gateway, tenant.full, 'POST', path, { id: one, ...more, settings: REST });
    const brief = { id: two, ...more, settings: GRAPH };
    const answer = await startedBy(brief);
    expect(answer.body.errors).toBeUndefined();
    const stored = await storedBrief(one);
    expect(stored).toEqual({ input: 'Tides', language: 'pt-BR', country: 'BR', settings: REST });
    expect(await storedBrief(two)).toEqual(stored);
  });

  it('may ask for a number of sections, which has a field of its own in GraphQL', async () => {
    const id = randomUUID();
    const brief = { id, input: 'Tides', settings: { sectionCount: 3 } };
    await startedBy(brief);
    expect(await storedBrief(id)).toMatchObject({ settings: { sections: 3 } });
  });

  it('is refused when extra is no object', async () => {
    for (const extra of ['salt', 5, ['salt']]) {
      const brief = { input: 'Tides', settings: { extra } };
      const { body } = await startedBy(brief);
      expect(body.errors).toMatchObject([
        { extensions: { code: 'invalid_params', errors: [{ path: '/brief/settings/extra' }] } },
      ]);
    }
  });
});
