import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Client } from 'pg';
import type { Tenants } from '../../src/domain/access/tenants.js';
import type { App } from '../../src/main/build-app.js';
import { finishArticle } from '../support/finished-article.js';
import { scriptedWriting } from '../support/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../support/test-database.js';
import { call, graph, startGalley, type Answer } from '../support/test-galley.js';

/*
 * Long rows of calls and changes, made up by a generator, against a model of the contract that is written as plainly
 * as the contract reads. It shares no code with what it checks: the limits stand here once more, by hand.
 */

const SEED = 20_261_121;
const RUNS = 40;
const COMMANDS = 40;

const REQUESTS_A_MINUTE = 120;
const PAID_ACTIONS_AN_HOUR = 20;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

interface Newsroom {
  readonly id: string;
  ceiling: number | null;
}

interface User {
  readonly id: string;
  newsroom: Newsroom;
  maySpend: boolean;
}

interface Account {
  readonly id: string;
  readonly edition: string;
  readonly newsrooms: readonly Newsroom[];
  readonly users: readonly User[];
  readonly jobs: Set<string>;
  readonly articles: { readonly id: string; readonly createdAt: string }[];
  open: boolean;
  contentApi: boolean;
  articlesPerMonth: number | null;
}

interface Key {
  readonly id: string;
  readonly token: string;
  readonly account: Account;
  readonly user: User;
  readonly newsroom: Newsroom;
  readonly permission: 'full' | 'read';
  revoked: boolean;
  requests: number;
}

interface PaidAction {
  readonly job: string;
  readonly key: Key;
  at: number;
  withinTheHour: boolean;
}

interface Model {
  readonly accounts: readonly Account[];
  readonly keys: Key[];
  readonly paid: PaidAction[];
  /** Ids that callers of both accounts use, so that they repeat. */
  readonly ids: readonly string[];
}

type Way = 'REST' | 'GraphQL';
type Limit = 'key' | 'newsroom' | 'plan';

/** `about`: what the sentence must speak of. A refusal at the door has its status over GraphQL too. */
interface Refusal {
  readonly code: string;
  readonly about: RegExp;
  readonly door?: boolean;
  readonly paths?: readonly string[];
}

const STATUS: Readonly<Record<string, number>> = {
  invalid_key: 401,
  account_closed: 401,
  plan_required: 402,
  payment_required: 402,
  key_read_only: 403,
  wrong_newsroom: 403,
  forbidden: 403,
  not_found: 404,
  invalid_params: 422,
  rate_limited: 429,
};

let database: TestDatabase;
let gateway: App;
let sql: Client;
/** Which outcomes the walk came to, so that a generator that never gets anywhere is noticed. */
const seen = new Set<string>();

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  sql = new Client({ connectionString: database.url });
  await sql.connect();
});
afterAll(async () => {
  await sql.end();
  await gateway.close();
  await database.drop();
});

// The contract.

/** Checks 1 and 2: counts the request, or says why not. */
function enter(key: Key): Refusal | null {
  if (key.revoked) return { code: 'invalid_key', about: /not valid/, door: true };
  if (!key.account.open) return { code: 'account_closed', about: /closed/, door: true };
  if (key.requests === REQUESTS_A_MINUTE) return { code: 'rate_limited', about: /minute/, door: true };
  key.requests += 1;
  return null;
}

/** Checks 3 and 4. */
function mayStart(key: Key, slug: string): Refusal | null {
  if (!isOwn(key, slug)) return NO_EDITION;
  if (key.permission === 'read') return { code: 'key_read_only', about: /Read only/ };
  if (key.user.newsroom !== key.newsroom) return { code: 'wrong_newsroom', about: /newsroom/ };
  if (!key.account.contentApi) return { code: 'plan_required', about: /content API/ };
  if (!key.user.maySpend) return { code: 'forbidden', about: /may not spend/ };
  return null;
}

const NO_EDITION: Refusal = { code: 'not_found', about: /no such edition/ };

function isOwn(key: Key, slug: string): boolean {
  return slug.toLowerCase() === key.account.edition;
}

/** What each limit leaves, in the order of check 8. */
function roomOf(model: Model, key: Key): readonly (readonly [Limit, number])[] {
  const hour = model.paid.filter(({ withinTheHour }) => withinTheHour);
  const ofKey = hour.filter((each) => each.key === key).length;
  const ofNewsroom = hour.filter((each) => each.key.newsroom === key.newsroom).length;
  const thisMonth = new Date().toISOString().slice(0, 7);
  const ofPlan = model.paid.filter(
    ({ key: { account }, at }) =>
      account === key.account && new Date(at).toISOString().startsWith(thisMonth),
  ).length;
  return [
    ['key', PAID_ACTIONS_AN_HOUR - ofKey],
    ['newsroom', Math.max(0, (key.newsroom.ceiling ?? Infinity) - ofNewsroom)],
    ['plan', Math.max(0, (key.account.articlesPerMonth ?? Infinity) - ofPlan)],
  ];
}

const NO_ROOM: Readonly<Record<Limit, Refusal>> = {
  key: { code: 'rate_limited', about: /20 paid actions/ },
  newsroom: { code: 'forbidden', about: /newsroom.*ceiling/ },
  plan: { code: 'payment_required', about: /plan.*allowance/ },
};

/** The limit with the least room; of equal ones the first. */
function tightest(room: readonly (readonly [Limit, number])[]): readonly [Limit, number] {
  const least = Math.min(...room.map(([, left]) => left));
  return room.find(([, left]) => left === least)!;
}

function spend(model: Model, key: Key, job: string): void {
  key.account.jobs.add(job);
  model.paid.push({ job, key, at: Date.now(), withinTheHour: true });
}

function faultsOf(rows: readonly Row[]): string[] {
  if (rows.length === 0) return ['/jobs'];
  return rows.flatMap(({ id, blank }, index) => [
    ...(blank ? [`/jobs/${index}/input`] : []),
    ...(id !== null && rows.slice(0, index).some((before) => equal(before.id, id))
      ? [`/jobs/${index}/id`]
      : []),
  ]);
}

function equal(one: string | null, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

// Calls, and what is expected of each answer.

interface Operation {
  readonly rest: readonly [method: string, path: string, body?: unknown];
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly field: readonly string[];
  readonly paid?: boolean;
}

interface Reply extends Answer {
  readonly code: string | null;
  readonly detail: string;
  readonly paths: readonly string[];
  readonly retryAfter: number | null;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly result: any;
}

interface Row {
  readonly id: string | null;
  readonly blank: boolean;
}

async function send(way: Way, key: Key, { rest, query, variables, field }: Operation): Promise<Reply> {
  if (way === 'REST') {
    const answer = await call(gateway, key.token, ...rest);
    const { code = null, detail = '', errors } = answer.body;
    const retryAfter = answer.headers.get('retry-after');
    const paths = (errors ?? []).map(({ path }: { path: string }) => path);
    return {
      ...answer,
      code,
      detail,
      paths,
      retryAfter: retryAfter && Number(retryAfter),
      result: answer.body,
    };
  }
  const answer = await graph(gateway, key.token, query, variables);
  const [error] = answer.body.errors ?? [];
  if (!error) {
    let result = answer.body.data;
    for (const name of field) result = result[name];
    return { ...answer, code: null, detail: '', paths: [], retryAfter: null, result };
  }
  const { code, retryAfter = null, errors = [] } = error.extensions;
  const paths = errors.map(({ path }: { path: string }) => path.replace('/briefs', '/jobs'));
  return { ...answer, code, detail: error.message, paths, retryAfter, result: null };
}

/** Sends, and checks what holds for every answer; the model is to be changed before. @returns null when refused as expected */
async function expectOf(
  model: Model,
  way: Way,
  key: Key,
  operation: Operation,
  refusal: Refusal | null,
  after: () => void = () => undefined,
): Promise<Reply | null> {
  const reply = await send(way, key, operation);
  expect({ code: reply.code, detail: reply.detail }).toEqual({
    code: refusal?.code ?? null,
    detail: refusal ? expect.stringMatching(refusal.about) : '',
  });
  if (refusal) {
    const overHttp = way === 'REST' || refusal.door;
    expect(reply.status).toBe(overHttp ? STATUS[refusal.code] : 200);
    expect([...reply.paths].sort()).toEqual([...(refusal.paths ?? [])].sort());
    seen.add(`${way}: ${refusal.code} ${refusal.about.source}`);
  }
  expect(reply.retryAfter).toBe(refusal?.code === 'rate_limited' ? 60 : null);
  expect(reply.headers.get('retry-after')).toBe(reply.status === 429 ? '60' : null);
  after();
  expectFields(model, way, key, operation, reply, refusal?.door === true);
  return refusal ? null : reply;
}

function expectFields(
  model: Model,
  way: Way,
  key: Key,
  operation: Operation,
  { headers, status }: Reply,
  atDoor: boolean,
): void {
  if (status === 401) return;
  const fields = headers.get('ratelimit') ?? '';
  expect(fields).toMatch(new RegExp(`^"requests";r=${REQUESTS_A_MINUTE - key.requests};t=\\d+(, |$)`));
  if (way === 'REST' && !operation.paid) expect(fields).not.toContain('paid-actions');
  else if (!atDoor) {
    const left = roomOf(model, key).find(([limit]) => limit === 'key')![1];
    expect(fields).toMatch(new RegExp(`, "paid-actions";r=${left};t=\\d+$`));
  }
}

const JOB = 'id status edition progress';

function startOf(slug: string, row: Row): Operation {
  const brief = briefOf(row);
  return {
    rest: ['POST', `/v1/editions/${slug}/articles`, brief],
    query: `mutation ($slug: String!, $brief: BriefInput!) { startArticle(slug: $slug, brief: $brief) { ${JOB} } }`,
    variables: { slug, brief },
    field: ['startArticle'],
    paid: true,
  };
}

function batchOf(slug: string, rows: readonly Row[]): Operation {
  const briefs = rows.map(briefOf);
  return {
    rest: ['POST', `/v1/editions/${slug}/articles/batch`, { jobs: briefs }],
    query: `mutation ($slug: String!, $briefs: [BriefInput!]!) { startArticles(slug: $slug, briefs: $briefs) {
      accepted refused { index jobId detail } ids } }`,
    variables: { slug, briefs },
    field: ['startArticles'],
    paid: true,
  };
}

function briefOf({ id, blank }: Row) {
  return { input: blank ? ' ' : 'Anything', ...(id === null ? {} : { id }) };
}

async function start(model: Model, way: Way, key: Key, slug: string, row: Row): Promise<void> {
  const id = row.id?.toLowerCase() ?? null;
  const invalid = row.blank ? { code: 'invalid_params', about: /input/, paths: ['/input'] } : null;
  const known = id !== null && key.account.jobs.has(id);
  const early = enter(key) ?? mayStart(key, slug) ?? invalid;
  const full = early || known ? undefined : roomOf(model, key).find(([, left]) => left === 0);
  const reply = await send(way, key, startOf(slug, row));
  const refusal = early ?? (full ? NO_ROOM[full[0]] : null);
  if (!refusal && !known && typeof reply.result?.id === 'string') spend(model, key, reply.result.id);
  expectReply(model, way, key, true, reply, refusal);
  if (refusal) return;
  const progress = { id: id ?? expect.stringMatching(UUID), status: 'queued', edition: key.account.edition };
  if (way === 'GraphQL') {
    expect(reply.result).toEqual({ ...progress, status: 'QUEUED', progress: 0 });
  } else if (known) {
    expect(reply.status).toBe(200);
    expect(reply.result).toMatchObject({ ...progress, kind: 'article', progress: 0, article_id: null });
  } else {
    expect(reply.status).toBe(202);
    expect(reply.result).toEqual({ id: progress.id, status: 'queued' });
  }
  seen.add(`${way}: ${known ? 'a repeat' : 'a start'}`);
  if (known && roomOf(model, key).some(([, left]) => left === 0)) seen.add(`${way}: a repeat without room`);
}
