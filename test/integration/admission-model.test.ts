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

interface Caller {
  readonly model: Model;
  readonly way: Way;
  readonly key: Key;
}

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

const INVALID: Refusal = { code: 'invalid_params', about: /\/(jobs|briefs|input)/ };
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
    ({ key: { account }, at }) => account === key.account && new Date(at).toISOString().startsWith(thisMonth),
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

/** What a batch says of a row that a limit cut: which, and what room it left. */
const CUT: Readonly<Record<Limit, (left: number) => RegExp>> = {
  key: (left) => new RegExp(`key's hourly limit .* room for ${rowsOf(left)}\\.`),
  newsroom: (left) => new RegExp(`newsroom's hourly ceiling .* room for ${rowsOf(left)}\\.`),
  plan: (left) => new RegExp(`plan's allowance .* room for ${rowsOf(left)}\\.`),
};

function rowsOf(left: number): string {
  return left === 1 ? '1 row' : `${left} rows`;
}

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
      retryAfter: retryAfter === null ? null : Number(retryAfter),
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

/**
 * Sends, and checks what holds for every answer.
 * @param expected why it is refused, or null
 * @param apply brings the model to where it is after an answer that is no refusal
 * @returns that answer; null when it was refused, as expected
 */
async function ask(
  { model, way, key }: Caller,
  operation: Operation,
  expected: Refusal | null,
  apply: (result: Reply['result']) => void = () => undefined,
): Promise<Reply | null> {
  const reply = await send(way, key, operation);
  expect({ code: reply.code, detail: reply.detail }).toEqual({
    code: expected?.code ?? null,
    detail: expected ? expect.stringMatching(expected.about) : '',
  });
  if (expected) {
    expect(reply.status).toBe(way === 'REST' || expected.door ? STATUS[expected.code] : 200);
    expect([...reply.paths].sort()).toEqual([...(expected.paths ?? [])].sort());
    note(way, `${expected.code}, ${expected.about.source}`);
  } else {
    apply(reply.result);
  }
  expect(reply.retryAfter).toBe(expected?.code === 'rate_limited' ? 60 : null);
  expect(reply.headers.get('retry-after')).toBe(reply.status === 429 ? '60' : null);
  if (reply.status !== 401) expectFields(model, key, way, operation, reply, expected?.door === true);
  return expected ? null : reply;
}

function note(way: Way, outcome: string): void {
  seen.add(`${way}: ${outcome}`);
}

function expectFields(
  model: Model,
  key: Key,
  way: Way,
  { paid = false }: Operation,
  { headers }: Reply,
  atDoor: boolean,
): void {
  const fields = headers.get('ratelimit') ?? '';
  expect(fields).toMatch(new RegExp(`^"requests";r=${REQUESTS_A_MINUTE - key.requests};t=\\d+(, |$)`));
  if (way === 'REST' && !paid) expect(fields).not.toContain('paid-actions');
  // At the door of REST nobody knows yet what the request is for.
  else if (!atDoor)
    expect(fields).toMatch(new RegExp(`, "paid-actions";r=${leftOf('key', model, key)};t=\\d+$`));
}

function leftOf(limit: Limit, model: Model, key: Key): number {
  return roomOf(model, key).find(([name]) => name === limit)![1];
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

async function start(caller: Caller, slug: string, row: Row): Promise<void> {
  const { model, way, key } = caller;
  const id = row.id?.toLowerCase() ?? null;
  const known = id !== null && key.account.jobs.has(id);
  const full = roomOf(model, key).find(([, left]) => left === 0);
  const expected =
    enter(key) ??
    mayStart(key, slug) ??
    (row.blank ? { ...INVALID, paths: ['/input'] } : null) ??
    (full && !known ? NO_ROOM[full[0]] : null);
  const reply = await ask(caller, startOf(slug, row), expected, (result) => {
    if (!known) spend(model, key, String(result.id));
  });
  if (!reply) return;
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
  note(way, known ? (full ? 'a repeat without room' : 'a repeat') : 'a start');
}

async function startBatch(caller: Caller, slug: string, rows: readonly Row[]): Promise<void> {
  const { model, way, key } = caller;
  const paths = faultsOf(rows);
  const [limit, left] = tightest(roomOf(model, key));
  let room = left;
  const starts = rows.map(
    ({ id }) => (id !== null && key.account.jobs.has(id.toLowerCase())) || (room -= 1) >= 0,
  );
  const cut = starts.includes(false) ? limit : null;
  const known = new Set(key.account.jobs);
  const expected = enter(key) ?? mayStart(key, slug) ?? (paths.length > 0 ? { ...INVALID, paths } : null);
  const reply = await ask(caller, batchOf(slug, rows), expected, ({ accepted }: { accepted: string[] }) => {
    for (const id of accepted) if (!known.has(id)) spend(model, key, id);
  });
  if (!reply) return;
  const answeredId = ({ id }: Row): unknown => id?.toLowerCase() ?? expect.stringMatching(UUID);
  const { accepted, refused, ids } = reply.result;
  expect(accepted).toEqual(rows.filter((_, index) => starts[index]).map(answeredId));
  expect(ids).toEqual(rows.filter((_, index) => starts[index] || cut !== 'key').map(answeredId));
  expect(ids.filter((id: string) => accepted.includes(id))).toEqual(accepted);
  expect(new Set(ids).size).toBe(ids.length);
  const jobId = way === 'REST' ? 'job_id' : 'jobId';
  expect(refused).toEqual(
    rows.flatMap(({ id }, index) =>
      starts[index]
        ? []
        : [{ index, [jobId]: id?.toLowerCase() ?? null, detail: expect.stringMatching(CUT[limit](left)) }],
    ),
  );
  if (way === 'REST') expect(reply.status).toBe(202);
  note(
    way,
    cut === null ? 'a whole batch' : `a batch cut by the ${cut}${left === 0 ? ', without room' : ''}`,
  );
  if (cut && accepted.some((id: string) => known.has(id))) note(way, 'a cut batch with a repeat');
  if (cut && roomOf(model, key).filter(([, now]) => now === 0).length > 1) note(way, 'a tie of limits');
}

async function poll(caller: Caller, id: string): Promise<void> {
  const { way, key } = caller;
  const expected =
    enter(key) ?? (key.account.jobs.has(id) ? null : { code: 'not_found', about: /no such article job/ });
  const operation: Operation = {
    rest: ['GET', `/v1/jobs/${id}`],
    query: `query ($id: String!) { job(id: $id) { ${JOB} } }`,
    variables: { id },
    field: ['job'],
  };
  const reply = await ask(caller, operation, expected);
  if (!reply) return;
  const status = way === 'REST' ? 'queued' : 'QUEUED';
  expect(reply.result).toMatchObject({ id, status, edition: key.account.edition, progress: 0 });
  note(way, 'a poll');
}

/** @param seenBefore how many of the edition's articles its reader has */
async function list(caller: Caller, slug: string, seenBefore: number): Promise<void> {
  const { way, key } = caller;
  const { articles } = key.account;
  const since = articles[seenBefore - 1]?.createdAt;
  const expected = enter(key) ?? (isOwn(key, slug) ? null : NO_EDITION);
  const operation: Operation = {
    rest: ['GET', `/v1/editions/${slug}/articles${since === undefined ? '' : `?since=${since}`}`],
    query: `query ($slug: String!, $since: String) { edition(slug: $slug) {
      articles(since: $since) { total limit offset articles { id } } } }`,
    variables: { slug, since },
    field: ['edition', 'articles'],
  };
  const reply = await ask(caller, operation, expected);
  if (!reply) return;
  const left = since === undefined ? articles : articles.slice(seenBefore);
  expect(reply.result).toMatchObject({ total: left.length, limit: 20, offset: 0 });
  expect(reply.result.articles.map(({ id }: { id: string }) => id)).toEqual(
    left.slice(0, 20).map(({ id }) => id),
  );
  note(way, left.length > 0 ? 'a list' : 'an empty list');
}

/** Many requests at once: exactly those for which there is room are let in. */
async function burst({ key }: Caller, requests: number): Promise<void> {
  const answers = await Promise.all(
    Array.from({ length: requests }, () => call(gateway, key.token, 'GET', '/v1/jobs/none')),
  );
  const refusals = answers.map(() => enter(key)?.code ?? 'not_found');
  expect(answers.map(({ body }) => body.code).sort()).toEqual([...refusals].sort());
}

// What operators, owners and time do.

const NOTHING: Tenants = { plans: [], accounts: [], newsrooms: [], users: [], editions: [], keys: [] };

function planOf({ id, contentApi, articlesPerMonth }: Account) {
  return { id: `plan-${id}`, name: 'Plan', contentApi, articlesPerMonth };
}

function accountOf({ id, open }: Account) {
  return { id, name: 'Account', plan: `plan-${id}`, status: open ? ('open' as const) : ('closed' as const) };
}

function newsroomOf(account: Account, { id, ceiling }: Newsroom) {
  return { id, account: account.id, name: 'Newsroom', hourlyCeiling: ceiling };
}

function userOf(account: Account, { id, newsroom, maySpend }: User) {
  return { id, account: account.id, name: 'User', newsroom: newsroom.id, maySpend };
}

async function makeKey(
  model: Model,
  account: Account,
  user: User,
  permission: Key['permission'],
): Promise<void> {
  const { key, token } = await gateway.services.keys.create({
    userId: user.id,
    name: randomUUID(),
    permission,
  });
  const { newsroom } = user;
  model.keys.push({ id: key.id, token, account, user, newsroom, permission, revoked: false, requests: 0 });
}

async function passMinute({ keys }: Model): Promise<void> {
  await sql.query(
    `UPDATE key_requests SET moments = ARRAY(SELECT moment - interval '1 minute 1 second'
       FROM unnest(moments) WITH ORDINALITY AS each (moment, place) ORDER BY place)
     WHERE key_id = ANY ($1::uuid[])`,
    [keys.map(({ id }) => id)],
  );
  for (const key of keys) key.requests = 0;
}

async function passHour(model: Model): Promise<void> {
  await sql.query(
    `UPDATE paid_actions SET at = at - interval '1 hour 1 second' WHERE account_id = ANY ($1::uuid[])`,
    [model.accounts.map(({ id }) => id)],
  );
  for (const action of model.paid) {
    action.at -= 3_601_000;
    action.withinTheHour = false;
  }
  await passMinute(model);
}

/** Two tenants, each with two newsrooms, a user in each, and keys of both kinds. */
async function createModel(): Promise<Model> {
  const accounts = [1, 2].map((): Account => {
    const newsrooms = [1, 2].map((): Newsroom => ({ id: randomUUID(), ceiling: null }));
    return {
      id: randomUUID(),
      edition: randomUUID(),
      newsrooms,
      users: newsrooms.map((newsroom): User => ({ id: randomUUID(), newsroom, maySpend: true })),
      jobs: new Set(),
      articles: [],
      open: true,
      contentApi: true,
      articlesPerMonth: null,
    };
  });
  await gateway.services.tenants.apply({
    plans: accounts.map(planOf),
    accounts: accounts.map(accountOf),
    newsrooms: accounts.flatMap((account) => account.newsrooms.map((each) => newsroomOf(account, each))),
    users: accounts.flatMap((account) => account.users.map((each) => userOf(account, each))),
    editions: accounts.map(({ id, edition }) => ({
      id: edition,
      account: id,
      name: 'Edition',
      language: 'en',
    })),
    keys: [],
  });
  const model: Model = { accounts, keys: [], paid: [], ids: Array.from({ length: 6 }, () => randomUUID()) };
  for (const permission of ['full', 'full', 'read'] as const)
    for (const account of accounts)
      for (const user of account.users)
        if (permission === 'full' || user === account.users[0])
          await makeKey(model, account, user, permission);
  return model;
}

// The commands: a call or a change each, with what it needs drawn at random.

type Command = fc.AsyncCommand<Model, object>;

function command<Given>(
  name: string,
  given: fc.Arbitrary<Given>,
  run: (model: Model, given: Given) => Promise<void>,
): fc.Arbitrary<Command> {
  return given.map((drawn) => ({
    check: () => true,
    run: (model) => run(model, drawn),
    toString: () => `${name} ${fc.stringify(drawn)}`,
  }));
}

/** Any of a list whose length is known only when the command runs. */
const place = fc.nat({ max: 19 });
const at = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

const caller = { key: place, way: fc.constantFrom<Way>('REST', 'GraphQL') };
const callerOf = (model: Model, given: { key: number; way: Way }): Caller => ({
  model,
  way: given.way,
  key: at(model.keys, given.key),
});

const slug = fc.constantFrom(
  'own',
  'own',
  'own',
  'own',
  'own',
  'own',
  'own',
  'OWN',
  'other',
  'unknown',
  'none',
);
function slugOf({ accounts }: Model, { account }: Key, which: string): string {
  if (which === 'own') return account.edition;
  if (which === 'OWN') return account.edition.toUpperCase();
  if (which === 'other') return accounts.find((each) => each !== account)!.edition;
  return which === 'unknown' ? randomUUID() : 'none';
}

/** Ids as callers send them: a number is one that they share; some write it in capitals. */
const id = fc.oneof(
  fc.constantFrom('none', 'fresh'),
  fc.record({ of: fc.nat({ max: 5 }), capitals: fc.boolean() }),
);
const blank = fc.integer({ min: 0, max: 59 }).map((drawn) => drawn === 59);
type DrawnId = string | { readonly of: number; readonly capitals: boolean };
function rowOf({ ids }: Model, drawn: { id: DrawnId; blank: boolean }): Row {
  if (drawn.id === 'none') return { id: null, blank: drawn.blank };
  if (typeof drawn.id === 'string') return { id: randomUUID(), blank: drawn.blank };
  const known = at(ids, drawn.id.of);
  return { id: drawn.id.capitals ? known.toUpperCase() : known, blank: drawn.blank };
}

const account = fc.nat({ max: 1 });
const bound = fc.oneof(fc.constantFrom(null, 20), fc.integer({ min: 0, max: 25 }));
/** Mostly the state in which things work, or a walk soon ends in front of shut doors. */
const mostly = fc.constantFrom(true, true, true, false);

const starts = command('start', fc.record({ ...caller, slug, id, blank }), (model, given) => {
  const from = callerOf(model, given);
  return start(from, slugOf(model, from.key, given.slug), rowOf(model, given));
});
const batches = command(
  'batch',
  fc.record({
    ...caller,
    slug,
    rows: fc.oneof(
      fc.uniqueArray(fc.record({ id, blank: fc.constant(false) }), {
        maxLength: 30,
        size: 'max',
        // Of the ids that are shared each once: two rows of one id spoil the batch.
        comparator: (one, other) => typeof one !== 'string' && one === other,
        selector: ({ id: drawn }) => (typeof drawn === 'string' ? drawn : drawn.of),
      }),
      fc.array(fc.record({ id, blank }), { maxLength: 8 }),
    ),
  }),
  (model, given) => {
    const from = callerOf(model, given);
    return startBatch(
      from,
      slugOf(model, from.key, given.slug),
      given.rows.map((row) => rowOf(model, row)),
    );
  },
);
const polls = command('poll', fc.record({ ...caller, id: fc.nat({ max: 5 }) }), (model, given) =>
  poll(callerOf(model, given), at(model.ids, given.id)),
);
const lists = command(
  'list',
  fc.record({ ...caller, slug, seenBefore: fc.nat({ max: 4 }) }),
  (model, given) => {
    const from = callerOf(model, given);
    return list(from, slugOf(model, from.key, given.slug), given.seenBefore);
  },
);
const bursts = command(
  'burst',
  fc.record({ ...caller, requests: fc.integer({ min: 100, max: 130 }) }),
  (model, given) => burst(callerOf(model, given), given.requests),
);

const changes: readonly fc.Arbitrary<Command>[] = [
  command('revoke', fc.record({ key: place }), async ({ keys }, given) => {
    const key = at(keys, given.key);
    await gateway.services.keys.revoke(key.id);
    key.revoked = true;
  }),
  command(
    'make a key',
    fc.record({ account, user: account, permission: fc.constantFrom('full', 'full', 'read') }),
    (model, given) => {
      const owner = at(model.accounts, given.account);
      return makeKey(model, owner, at(owner.users, given.user), given.permission);
    },
  ),
  command(
    'change the plan',
    fc.record({ account, contentApi: mostly, articlesPerMonth: bound }),
    async ({ accounts }, { account: which, ...plan }) => {
      const changed = Object.assign(at(accounts, which), plan);
      await gateway.services.tenants.apply({ ...NOTHING, plans: [planOf(changed)] });
    },
  ),
  command(
    'change a ceiling',
    fc.record({ account, newsroom: account, ceiling: bound }),
    async (model, given) => {
      const owner = at(model.accounts, given.account);
      const newsroom = Object.assign(at(owner.newsrooms, given.newsroom), { ceiling: given.ceiling });
      await gateway.services.tenants.apply({ ...NOTHING, newsrooms: [newsroomOf(owner, newsroom)] });
    },
  ),
  command(
    'change a user',
    fc.record({ account, user: account, newsroom: account, maySpend: mostly }),
    async (model, given) => {
      const owner = at(model.accounts, given.account);
      const user = at(owner.users, given.user);
      Object.assign(user, { newsroom: at(owner.newsrooms, given.newsroom), maySpend: given.maySpend });
      await gateway.services.tenants.apply({ ...NOTHING, users: [userOf(owner, user)] });
    },
  ),
  command(
    'open or close',
    fc.record({ account, open: mostly }),
    async ({ accounts }, { account: which, open }) => {
      const changed = Object.assign(at(accounts, which), { open });
      await gateway.services.tenants.apply({ ...NOTHING, accounts: [accountOf(changed)] });
    },
  ),
  command('a minute passes', fc.constant(null), passMinute),
  command('an hour passes', fc.constant(null), passHour),
  command('an article is finished', fc.record({ account }), async ({ accounts }, given) => {
    const { id: owner, newsrooms, users, edition, articles } = at(accounts, given.account);
    const parts = { account: owner, newsroom: newsrooms[0]!.id, user: users[0]!.id, edition };
    articles.push(await finishArticle(gateway, { ...parts, full: '', read: '' }));
  }),
];

/** What the walk must have come to for the model to have said anything; over REST and over GraphQL. */
const OUTCOMES = [
  'a start',
  'a repeat',
  'a repeat without room',
  'a whole batch',
  'a batch cut by the key',
  'a batch cut by the key, without room',
  'a batch cut by the newsroom',
  'a batch cut by the newsroom, without room',
  'a batch cut by the plan',
  'a batch cut by the plan, without room',
  'a cut batch with a repeat',
  'a tie of limits',
  'a poll',
  'a list',
  'an empty list',
];

it('every walk of calls and changes over two tenants ends where the contract says, and so does the ledger', async () => {
  const walks = fc.commands(
    [starts, starts, starts, starts, batches, batches, batches, batches, polls, lists, bursts, ...changes],
    {
      maxCommands: COMMANDS,
      size: 'max',
    },
  );
  const walk = fc.asyncProperty(walks, async (commands) => {
    const model = await createModel();
    await fc.asyncModelRun(() => ({ model, real: {} }), commands);
    await expectLedger(model);
  });
  await fc.assert(walk, { seed: SEED, numRuns: RUNS });
}, 240_000);

/** The ledger holds what was answered as started, each under its own key, and there is no job that nobody paid. */
async function expectLedger({ accounts, paid }: Model): Promise<void> {
  const { rows } = await sql.query<{ job: string | null; key: string; newsroom: string; kind: string }>(
    `SELECT j.id AS job, p.key_id AS key, p.newsroom_id AS newsroom, p.kind
     FROM paid_actions p LEFT JOIN jobs j ON j.ref = p.subject AND j.account_id = p.account_id
     WHERE p.account_id = ANY ($1::uuid[])`,
    [accounts.map(({ id: each }) => each)],
  );
  const sorted = (list: readonly { job: string | null; key: string }[]) =>
    [...list].sort((one, other) => `${one.job}${one.key}`.localeCompare(`${other.job}${other.key}`));
  expect(sorted(rows)).toEqual(
    sorted(paid.map(({ job, key }) => ({ job, key: key.id, newsroom: key.newsroom.id, kind: 'article' }))),
  );
  const jobs = await sql.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM jobs WHERE status = 'queued' AND account_id = ANY ($1::uuid[])`,
    [accounts.map(({ id: each }) => each)],
  );
  expect(jobs.rows).toEqual([{ count: paid.length }]);
}
