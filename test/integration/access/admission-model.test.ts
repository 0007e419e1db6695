import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { Client } from 'pg';
import type { Tenants } from '../../../src/domain/access/tenants.js';
import type { App } from '../../../src/main/build-app.js';
import {
  enter,
  faultsOf,
  hourLeft,
  isKnown,
  maySpend,
  openEdition,
  passHour,
  passMinute,
  PAID_ACTIONS_AN_HOUR,
  REFUSALS,
  REQUESTS_A_MINUTE,
  roomForOne,
  roomOf,
  sayingOf,
  spend,
  tightest,
  type Account,
  type Key,
  type Model,
  type Newsroom,
  type Reason,
  type Row,
  type User,
} from '../../support/chaos/admission-model.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, graph, startGalley, type Answer } from '../../support/server/test-galley.js';
import { UNCOUNTED_MONTHS } from '../../support/uncounted-months.js';

/** With this seed the walks come to every outcome that is listed at the end; a failure prints it with the walk. */
const SEED = 1;
const WALKS = 40;
const COMMANDS = 60;
/** Far more than the walks take: what a failure has left of it goes into making its walk short. */
const LIMIT_MS = 90_000;
/** Requests that come together. */
const RUSH = 5;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const WAYS = ['REST', 'GraphQL'] as const;
type Way = (typeof WAYS)[number];

interface Caller {
  readonly model: Model;
  readonly way: Way;
  readonly key: Key;
}

let database: TestDatabase;
let gateway: App;
let sql: Client;
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

// Calls, and what is expected of each answer.

interface Operation {
  readonly rest: readonly [method: string, path: string, body?: unknown];
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly field: readonly string[];
  readonly isPaid: boolean;
}

interface Reply extends Answer {
  readonly code: string | null;
  readonly detail: string;
  readonly paths: readonly string[];
  readonly retryAfter: number | null;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly result: any;
}

async function send(way: Way, { token }: Key, { rest, query, variables, field }: Operation): Promise<Reply> {
  const answer = await (way === 'REST'
    ? call(gateway, token, ...rest)
    : graph(gateway, token, query, variables));
  const { body } = answer;
  const error = way === 'REST' ? (body.code ? body : null) : body.errors?.[0];
  if (!error) {
    const result = way === 'REST' ? body : field.reduce((value, name) => value[name], body.data);
    return { ...answer, code: null, detail: '', paths: [], retryAfter: null, result };
  }
  const { code, errors = [], retryAfter } = way === 'REST' ? body : error.extensions;
  const header = answer.headers.get('retry-after');
  return {
    ...answer,
    code,
    detail: way === 'REST' ? error.detail : error.message,
    paths: errors
      .map(({ path }: { path: string }) => path.replace('/briefs', '/jobs').replace(/^\/brief\b/, ''))
      .sort(),
    retryAfter: retryAfter ?? (header === null ? null : Number(header)),
    result: null,
  };
}

/**
 * Sends, and checks what holds for every answer.
 *
 * @param reason why it is refused, or null
 * @param apply brings the model to where it is after an answer that is no refusal
 * @returns that answer; null when it was refused for that reason
 */
async function ask(
  { model, way, key }: Caller,
  operation: Operation,
  { reason, paths = [] }: { readonly reason: Reason | null; readonly paths?: readonly string[] },
  apply: (result: Reply['result']) => void = () => undefined,
): Promise<Reply | null> {
  const reply = await send(way, key, operation);
  const refusal = reason && REFUSALS[reason];
  expect({ code: reply.code, detail: reply.detail }).toEqual({
    code: refusal?.code ?? null,
    detail: refusal ? expect.stringMatching(refusal.about) : '',
  });
  const atDoor = reply.status === 401 || reason === 'no room in the minute';
  if (refusal) {
    expect(reply.status).toBe(way === 'REST' || atDoor ? refusal.status : 200);
    expect(reply.paths).toEqual(reason === 'faults in the body' ? [...paths].sort() : []);
    note(way, reason);
  } else {
    apply(reply.result);
  }
  expect(reply.retryAfter).toBe(refusal?.status === 429 ? 60 : null);
  expect(reply.headers.get('retry-after')).toBe(reply.status === 429 ? '60' : null);
  if (reply.status === 401) return null;
  const fields = reply.headers.get('ratelimit') ?? '';
  expect(fields).toMatch(new RegExp(`^"requests";r=${REQUESTS_A_MINUTE - key.requests};t=\\d+(, |$)`));
  if (way === 'REST' && !operation.isPaid) expect(fields).not.toContain('paid-actions');
  // REST checks the key before it knows what the request is for.
  else if (!atDoor) {
    expect(fields).toMatch(new RegExp(`, "paid-actions";r=${hourLeft(model, key)};t=\\d+$`));
  }
  return refusal ? null : reply;
}

function note(way: Way, outcome: string): void {
  seen.add(`${way}: ${outcome}`);
}

const briefOf = ({ id, blank }: Row) => ({ input: blank ? ' ' : 'Anything', ...(id === null ? {} : { id }) });

async function start(caller: Caller, slug: string, row: Row): Promise<void> {
  const { model, way, key } = caller;
  const known = isKnown(key, row);
  const full = roomForOne(model, key);
  const reason =
    enter(key) ??
    openEdition(key, slug) ??
    maySpend(key) ??
    (row.blank ? 'faults in the body' : null) ??
    (known ? null : full);
  const brief = briefOf(row);
  const operation: Operation = {
    rest: ['POST', `/v1/editions/${slug}/articles`, brief],
    query: `mutation ($slug: ID!, $brief: BriefInput!) {
      startArticle(input: { edition: $slug, brief: $brief }) { job { id status edition { id } progress } } }`,
    variables: { slug, brief },
    field: ['startArticle', 'job'],
    isPaid: true,
  };
  const reply = await ask(caller, operation, { reason, paths: ['/input'] }, ({ id }) => {
    if (!known) spend(model, key, inLowerCase(String(id)));
  });
  if (!reply) return;
  const sent = row.id ?? expect.stringMatching(UUID);
  const id = row.id?.toLowerCase() ?? sent;
  const edition = key.account.edition;
  if (way === 'GraphQL') {
    expect(reply.result).toEqual({ id, status: 'QUEUED', edition: { id: edition }, progress: 0 });
  } else if (known) {
    expect(reply.status).toBe(200);
    expect(reply.result).toMatchObject({ id, kind: 'article', status: 'queued', edition, progress: 0 });
  } else {
    expect(reply.status).toBe(202);
    expect(reply.result).toEqual({ id: sent, status: 'queued' });
  }
  note(way, known ? (full ? 'a repeat without room' : 'a repeat') : 'a start');
}

const inLowerCase = (id: string) => id.toLowerCase();

async function startBatch(caller: Caller, slug: string, rows: readonly Row[]): Promise<void> {
  const { model, way, key } = caller;
  const paths = faultsOf(rows);
  const rooms = roomOf(model, key);
  const room = tightest(model, key);
  let left = room.left;
  const starts = rows.map((row) => {
    if (isKnown(key, row)) return true;
    left -= 1;
    return left >= 0;
  });
  const cut = starts.includes(false) ? room : null;
  const known = new Set(key.account.jobs);
  const reason =
    enter(key) ?? openEdition(key, slug) ?? maySpend(key) ?? (paths.length > 0 ? 'faults in the body' : null);
  const briefs = rows.map(briefOf);
  const operation: Operation = {
    rest: ['POST', `/v1/editions/${slug}/articles/batch`, { jobs: briefs }],
    query: `mutation ($slug: ID!, $briefs: [BriefInput!]!) {
      startArticles(input: { edition: $slug, briefs: $briefs }) { accepted refused { index jobId detail } ids } }`,
    variables: { slug, briefs },
    field: ['startArticles'],
    isPaid: true,
  };
  const reply = await ask(caller, operation, { reason, paths }, ({ accepted }: { accepted: string[] }) => {
    for (const id of accepted.map(inLowerCase)) if (!known.has(id)) spend(model, key, id);
  });
  if (!reply) return;
  const { accepted, refused, ids } = reply.result as { accepted: string[]; refused: unknown; ids: string[] };
  const answered = ({ id }: Row): unknown => id ?? expect.stringMatching(UUID);
  expect(accepted).toEqual(rows.filter((_, index) => starts[index]).map(answered));
  // What the key's hour cuts was never handed on.
  expect(ids).toEqual(cut?.limit === 'key' ? accepted : rows.map(answered));
  expect(ids.filter((each) => accepted.includes(each))).toEqual(accepted);
  expect(new Set(ids).size).toBe(ids.length);
  const jobId = way === 'REST' ? 'job_id' : 'jobId';
  const detail = expect.stringMatching(sayingOf(room));
  expect(refused).toEqual(
    rows
      .map(({ id }, index) => ({ index, [jobId]: id ?? null, detail }))
      .filter((_, index) => !starts[index]),
  );
  if (way === 'REST') expect(reply.status).toBe(202);
  note(way, cut ? `a batch cut by the ${cut.limit}` : 'a whole batch');
  if (!cut) return;
  if (cut.left === 0) note(way, 'a batch without room');
  if (accepted.some((id) => known.has(inLowerCase(id)))) note(way, 'a cut batch with a repeat');
  if (rooms.some((each) => each !== room && each.left === cut.left)) note(way, 'a tie of limits');
}

async function poll(caller: Caller, id: string): Promise<void> {
  const { way, key } = caller;
  const reason = enter(key) ?? (key.account.jobs.has(id) ? null : 'no such job');
  const operation: Operation = {
    rest: ['GET', `/v1/jobs/${id}`],
    query: `query ($id: ID!) { job(id: $id) { id status edition { id } progress } }`,
    variables: { id },
    field: ['job'],
    isPaid: false,
  };
  const reply = await ask(caller, operation, { reason });
  if (!reply) return;
  const { edition } = key.account;
  expect(reply.result).toMatchObject(
    way === 'REST'
      ? { id, status: 'queued', edition, progress: 0 }
      : { id, status: 'QUEUED', edition: { id: edition }, progress: 0 },
  );
  note(way, 'a poll');
}

/** @param read how many of the edition's articles its reader has */
async function list(caller: Caller, slug: string, read: number): Promise<void> {
  const { way, key } = caller;
  const { articles } = key.account;
  const since = articles[read - 1]?.createdAt;
  const reason = enter(key) ?? openEdition(key, slug);
  const operation: Operation = {
    rest: ['GET', `/v1/editions/${slug}/articles${since === undefined ? '' : `?since=${since}`}`],
    query: `query ($slug: ID!, $since: String) {
      edition(id: $slug) { articles(filter: { since: $since }) { totalCount nodes { id } } } }`,
    variables: { slug, since },
    field: ['edition', 'articles'],
    isPaid: false,
  };
  const reply = await ask(caller, operation, { reason });
  if (!reply) return;
  const unread = since === undefined ? articles : articles.slice(read);
  const shown = unread.slice(0, 20).map(({ id }) => ({ id }));
  expect(reply.result).toMatchObject(
    way === 'REST'
      ? { total: unread.length, limit: 20, offset: 0, articles: shown }
      : { totalCount: unread.length, nodes: shown },
  );
  note(way, since === undefined ? 'a list' : 'a list of what is new');
}

/**
 * More requests at once than there may be room for: exactly those that fit are let in. What filled the minute is put
 * there by hand, for a hundred real requests take longer than all the rest of a walk.
 */
async function rush({ way, key }: Caller, room: number): Promise<void> {
  await sql.query(
    `UPDATE key_requests SET oldest = 1, moments = array_fill('-infinity'::timestamptz, ARRAY[$2::integer])
       || array_fill(clock_timestamp(), ARRAY[$3::integer]) WHERE key_id = $1`,
    [key.id, room, REQUESTS_A_MINUTE - room],
  );
  key.requests = REQUESTS_A_MINUTE - room;
  const operation: Operation = {
    rest: ['GET', '/v1/jobs/none'],
    query: '{ job(id: "none") { id } }',
    variables: {},
    field: ['job'],
    isPaid: false,
  };
  const replies = await Promise.all(Array.from({ length: RUSH }, () => send(way, key, operation)));
  const expected = replies.map(() => REFUSALS[enter(key) ?? 'no such job'].code);
  expect(replies.map(({ code }) => code).sort()).toEqual(expected.sort());
}

// What operators, owners and time do.

const NOTHING: Tenants = { plans: [], accounts: [], newsrooms: [], users: [], editions: [], keys: [] };

const planOf = ({ id, contentApi, articlesPerMonth }: Account) => ({
  id: `plan-${id}`,
  name: 'Plan',
  contentApi,
  articlesPerMonth,
});
const accountOf = ({ id, open }: Account) => ({
  id,
  name: 'Account',
  plan: `plan-${id}`,
  status: open ? ('open' as const) : ('closed' as const),
});
const newsroomOf = (account: Account, { id, ceiling }: Newsroom) => ({
  id,
  account: account.id,
  name: 'Newsroom',
  hourlyCeiling: ceiling,
});
const userOf = (account: Account, user: User) => ({
  id: user.id,
  account: account.id,
  name: 'User',
  newsroom: user.newsroom.id,
  maySpend: user.maySpend,
});

function apply(part: Partial<Tenants>) {
  return gateway.services.tenants.apply({ ...NOTHING, ...part });
}

async function makeKey(model: Model, account: Account, user: User, permission: Key['permission']) {
  const wanted = { userId: user.id, name: randomUUID(), permission };
  const { key, token } = await gateway.services.keys.create(wanted);
  const { newsroom } = user;
  model.keys.push({ id: key.id, token, account, user, newsroom, permission, revoked: false, requests: 0 });
}

async function letMinutePass(model: Model): Promise<void> {
  await sql.query(
    `UPDATE key_requests SET moments = ARRAY(SELECT moment - interval '1 minute 1 second'
       FROM unnest(moments) WITH ORDINALITY AS each (moment, place) ORDER BY place)
     WHERE key_id = ANY ($1::uuid[])`,
    [model.keys.map(({ id }) => id)],
  );
  passMinute(model);
}

async function letHourPass(model: Model): Promise<void> {
  await sql.query(
    `UPDATE paid_actions SET at = at - interval '1 hour 1 second' WHERE account_id = ANY ($1::uuid[])`,
    [model.accounts.map(({ id }) => id)],
  );
  await letMinutePass(model);
  passHour(model);
}

/** Of each account, in the order in which callers prefer them. */
const KEYS = [
  [0, 'full'],
  [0, 'read'],
  [0, 'full'],
  [1, 'full'],
  [1, 'read'],
] as const;

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
  await apply({
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
  });
  const model: Model = { accounts, keys: [], paid: [], ids: Array.from({ length: 6 }, () => randomUUID()) };
  for (const [user, permission] of KEYS)
    for (const account of accounts) await makeKey(model, account, account.users[user]!, permission);
  return model;
}

/** The ledger has every start that was answered, each under its own key, and no job is unpaid. */
async function expectLedger({ accounts, paid }: Model): Promise<void> {
  const ids = [accounts.map(({ id }) => id)];
  const ledger = await sql.query<{ job: string }>(
    `SELECT j.id AS job, p.key_id AS key, p.newsroom_id AS newsroom, p.kind
     FROM paid_actions p LEFT JOIN jobs j ON j.ref = p.subject AND j.account_id = p.account_id
     WHERE p.account_id = ANY ($1::uuid[]) ORDER BY job, key`,
    ids,
  );
  const expected = paid
    .map(({ job, key }) => ({ job, key: key.id, newsroom: key.newsroom.id, kind: 'article' }))
    .sort((one, other) => (one.job + one.key < other.job + other.key ? -1 : 1));
  expect(ledger.rows).toEqual(expected);
  const jobs = await sql.query(
    `SELECT count(*)::integer AS count FROM jobs WHERE status = 'queued' AND account_id = ANY ($1::uuid[])`,
    ids,
  );
  expect(jobs.rows).toEqual([{ count: paid.length }]);
  expect((await sql.query(UNCOUNTED_MONTHS)).rows).toEqual([]);
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

/** One of a list whose length is known only when the command runs; the first often, so that they use up their room. */
const place = fc.oneof(fc.nat({ max: 1 }), fc.nat({ max: 5 }), fc.nat({ max: 13 }));
const at = <T>(all: readonly T[], index: number): T => all[index % all.length]!;

const caller = { key: place, way: fc.constantFrom(...WAYS) };
const callerOf = (model: Model, given: { key: number; way: Way }): Caller => ({
  model,
  way: given.way,
  key: at(model.keys, given.key),
});

const own = Array.from({ length: 12 }, () => 'own');
const slug = fc.constantFrom(...own, 'in capitals', 'another’s', 'unknown', 'none');
function slugOf({ model, key: { account } }: Caller, drawn: string): string {
  if (drawn === 'own') return account.edition;
  if (drawn === 'in capitals') return account.edition.toUpperCase();
  if (drawn === 'another’s') return model.accounts.find((each) => each !== account)!.edition;
  return drawn === 'unknown' ? randomUUID() : 'none';
}

type DrawnId = 'none' | 'fresh' | { readonly of: number; readonly capitals: boolean };
interface DrawnRow {
  readonly id: DrawnId;
  readonly blank: boolean;
}

const shared = fc.nat({ max: 5 });
const id = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom<DrawnId[]>('none', 'fresh') },
  { weight: 1, arbitrary: fc.record({ of: shared, capitals: fc.boolean() }) },
);
const mostlySane = fc.record({ id, blank: fc.nat({ max: 29 }).map((drawn) => drawn === 29) });
const sane = fc.record({ id, blank: fc.constant(false) });

function rowOf({ ids }: Model, { id: drawn, blank }: DrawnRow): Row {
  if (drawn === 'none') return { id: null, blank };
  if (drawn === 'fresh') return { id: randomUUID(), blank };
  const known = at(ids, drawn.of);
  return { id: drawn.capitals ? known.toUpperCase() : known, blank };
}

/** Of each shared id the first row only: two rows of one id spoil a batch. */
function withoutTwins(rows: readonly DrawnRow[]): DrawnRow[] {
  const idOf = ({ id: drawn }: DrawnRow) => (typeof drawn === 'string' ? null : drawn.of);
  return rows.filter(
    (row, index) => idOf(row) === null || rows.findIndex((each) => idOf(each) === idOf(row)) === index,
  );
}

const rows: fc.Arbitrary<DrawnRow[]> = fc.oneof(
  fc.array(sane, { minLength: 1, maxLength: 40, size: 'max' }).map(withoutTwins),
  fc.array(mostlySane, { maxLength: 8, size: 'max' }),
);

const account = fc.nat({ max: 1 });
/** Mostly the state in which things work, or a walk soon ends in front of shut doors. */
const mostly = fc.constantFrom(true, true, true, true, false);

const COMMAND_WEIGHTS: readonly (readonly [weight: number, command: fc.Arbitrary<Command>])[] = [
  [
    10,
    command('start', fc.record({ ...caller, slug, row: mostlySane }), (model, given) => {
      const from = callerOf(model, given);
      return start(from, slugOf(from, given.slug), rowOf(model, given.row));
    }),
  ],
  [
    10,
    command('batch', fc.record({ ...caller, slug, rows }), (model, given) => {
      const from = callerOf(model, given);
      const sent = given.rows.map((row) => rowOf(model, row));
      return startBatch(from, slugOf(from, given.slug), sent);
    }),
  ],
  [
    2,
    command('poll', fc.record({ ...caller, id: shared }), (model, given) =>
      poll(callerOf(model, given), at(model.ids, given.id)),
    ),
  ],
  [
    2,
    command('list', fc.record({ ...caller, slug, read: fc.nat({ max: 4 }) }), (model, given) => {
      const from = callerOf(model, given);
      return list(from, slugOf(from, given.slug), given.read % (from.key.account.articles.length + 1));
    }),
  ],
  [
    2,
    command('rush', fc.record({ ...caller, room: fc.nat({ max: RUSH }) }), (model, given) =>
      rush(callerOf(model, given), given.room),
    ),
  ],
  [
    1,
    command('revoke', fc.record({ key: place }), async ({ keys }, given) => {
      const key = at(keys, given.key);
      await gateway.services.keys.revoke(key.id);
      key.revoked = true;
    }),
  ],
  [
    1,
    command(
      'make a key',
      fc.record({ account, user: account, permission: fc.constantFrom('full', 'full', 'read') }),
      (model, given) => {
        const owner = at(model.accounts, given.account);
        return makeKey(model, owner, at(owner.users, given.user), given.permission);
      },
    ),
  ],
  [
    3,
    command(
      'change the plan',
      fc.record({
        account,
        contentApi: mostly,
        articlesPerMonth: fc.option(fc.nat({ max: 30 }), { freq: 2 }),
      }),
      async (model, { account: which, ...plan }) => {
        await apply({ plans: [planOf(Object.assign(at(model.accounts, which), plan))] });
      },
    ),
  ],
  [
    3,
    command(
      'change a ceiling',
      fc.record({
        account,
        newsroom: account,
        ceiling: fc.oneof(fc.constantFrom(null, PAID_ACTIONS_AN_HOUR), fc.nat({ max: 12 })),
      }),
      async (model, { ceiling, ...given }) => {
        const owner = at(model.accounts, given.account);
        const changed = Object.assign(at(owner.newsrooms, given.newsroom), { ceiling });
        await apply({ newsrooms: [newsroomOf(owner, changed)] });
      },
    ),
  ],
  [
    2,
    command(
      'change a user',
      fc.record({ account, user: account, atHome: mostly, maySpend: mostly }),
      async (model, given) => {
        const owner = at(model.accounts, given.account);
        const newsroom = at(owner.newsrooms, given.user + (given.atHome ? 0 : 1));
        const changed = Object.assign(at(owner.users, given.user), { newsroom, maySpend: given.maySpend });
        await apply({ users: [userOf(owner, changed)] });
      },
    ),
  ],
  [
    1,
    command(
      'open or close',
      fc.record({ account, open: mostly }),
      async (model, { account: which, open }) => {
        await apply({ accounts: [accountOf(Object.assign(at(model.accounts, which), { open }))] });
      },
    ),
  ],
  [
    1,
    command('close for one call', fc.record({ ...caller, id: shared }), async (model, given) => {
      const from = callerOf(model, given);
      const { open } = from.key.account;
      await apply({ accounts: [accountOf(Object.assign(from.key.account, { open: false }))] });
      await poll(from, at(model.ids, given.id));
      await apply({ accounts: [accountOf(Object.assign(from.key.account, { open }))] });
    }),
  ],
  [2, command('a minute passes', fc.constant(null), letMinutePass)],
  [1, command('an hour passes', fc.constant(null), letHourPass)],
  [
    2,
    command('an article is finished', fc.record({ account }), async (model, given) => {
      const { id: owner, newsrooms, users, edition, articles } = at(model.accounts, given.account);
      const names = { account: owner, newsroom: newsrooms[0]!.id, user: users[0]!.id, edition };
      articles.push(await finishArticle(gateway, { ...names, full: '', read: '' }));
    }),
  ],
];

/** What the walks must have come to, or the model has said nothing of it. */
const OUTCOMES = [
  ...Object.keys(REFUSALS),
  'a start',
  'a repeat',
  'a repeat without room',
  'a whole batch',
  'a batch cut by the key',
  'a batch cut by the newsroom',
  'a batch cut by the plan',
  'a batch without room',
  'a cut batch with a repeat',
  'a tie of limits',
  'a poll',
  'a list',
  'a list of what is new',
];

it(
  'every sequence of calls and changes over two tenants follows the contract, and so does the ledger',
  async () => {
    const commands = fc.commands(
      // The weights are drawn by how often a command stands in the list.
      COMMAND_WEIGHTS.flatMap(([weight, each]) => Array.from({ length: weight }, () => each)),
      { maxCommands: COMMANDS, size: 'max' },
    );
    const walk = fc.asyncProperty(commands, async (drawn) => {
      const model = await createModel();
      await fc.asyncModelRun(() => ({ model, real: {} }), drawn);
      await expectLedger(model);
    });
    await fc.assert(walk, {
      seed: SEED,
      numRuns: WALKS,
      plugins: [fc.interruptAfterTimeLimit(LIMIT_MS, { failOnInterrupt: true })],
    });
    const expected = WAYS.flatMap((way) => OUTCOMES.map((outcome) => `${way}: ${outcome}`));
    expect([...seen].sort()).toEqual(expected.sort());
  },
  2 * LIMIT_MS,
);
