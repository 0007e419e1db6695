import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { PostgresEventBus } from '../../../src/adapters/postgres/database/event-bus.js';
import { PostgresJobStore } from '../../../src/adapters/postgres/job/job-store.js';
import type { App } from '../../../src/main/build-app.js';
import { parseTenants } from '../../../src/transports/input/tenants.js';
import { collect, openGraphClient, type GraphClient } from '../../support/graph/graph-client.js';
import { recordingLog } from '../../support/recording-log.js';
import { newJob } from '../../support/writing/finished-article.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { until } from '../../support/until.js';

const JOBS = `subscription ($edition: ID) {
  jobs(edition: $edition) { kind job { id version status stage progress article { title } } }
}`;

interface Shown {
  readonly kind: 'PRESENT' | 'PRESENT_END' | 'CHANGE';
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly article: { readonly title: string } | null;
}

let database: TestDatabase;
let sql: Client;
/** Callers meet one process; jobs are started at another and written by a third. */
let gateway: App;
let other: App;
let tenant: Tenant;
const log = recordingLog();
const clients: GraphClient[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
  const options = { databaseUrl: database.url, role: 'gateway', writing: scriptedWriting(), log } as const;
  gateway = await startGalley(options);
  other = await startGalley(options);
});
afterAll(async () => {
  await other.close();
  await gateway.close();
  await sql.end();
  await database.drop();
});
beforeEach(async () => {
  tenant = await createTenant(gateway);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
  jest.restoreAllMocks();
});

function connect(token: string): GraphClient {
  const client = openGraphClient(gateway, token);
  clients.push(client);
  return client;
}

async function startJob(edition = tenant.edition, of = tenant): Promise<string> {
  const path = `/v1/editions/${edition}/articles`;
  return (await call(other, of.full, 'POST', path, { input: 'Anything' })).body.id as string;
}

/** Adds an edition to the tenant's account. */
async function addEdition(): Promise<string> {
  const id = randomUUID();
  await gateway.services.tenants.apply(
    parseTenants({ editions: [{ id, account: tenant.account, name: 'Another', language: 'en' }] }),
  );
  return id;
}

async function* follow(client: GraphClient, edition: string | null = tenant.edition): AsyncGenerator<Shown> {
  for await (const { data, errors } of client.follow(JOBS, { edition })) {
    expect(errors).toBeUndefined();
    const { kind, job } = data.jobs;
    yield { kind, ...job };
  }
}

/** The next job, without the mark behind the present ones. */
async function next(results: AsyncIterator<Shown>): Promise<Shown> {
  const { value, done } = await results.next();
  if (done) throw new Error('the subscription ended early');
  return value.kind === 'PRESENT_END' ? next(results) : value;
}

describe('a subscription to the jobs of an edition', () => {
  it('shows those that are not final, oldest first, then new ones and every job to its end, of any process', async () => {
    const [done, first, second] = [await startJob(), await startJob(), await startJob()];
    await call(other, tenant.full, 'POST', `/v1/jobs/${done}/cancel`);
    const results = follow(connect(tenant.read));
    const queued = { status: 'QUEUED', version: 1 };
    expect(await next(results)).toMatchObject({ kind: 'PRESENT', id: first, ...queued });
    expect(await next(results)).toMatchObject({ kind: 'PRESENT', id: second, ...queued });
    expect((await results.next()).value).toEqual({ kind: 'PRESENT_END' });
    const third = await startJob();
    expect(await next(results)).toMatchObject({ kind: 'CHANGE', id: third, ...queued });
    await call(other, tenant.full, 'POST', `/v1/jobs/${second}/cancel`);
    expect(await next(results)).toMatchObject({ id: second, status: 'CANCELLED' });
    const worker = await startGalley({
      databaseUrl: database.url,
      role: 'worker',
      writing: scriptedWriting(),
      log,
    });
    const seen: Shown[] = [];
    const isDone = (id: string) => seen.some((each) => each.id === id && each.status === 'DONE');
    try {
      while (!isDone(first) || !isDone(third)) seen.push(await next(results));
    } finally {
      await worker.close();
    }
    for (const id of [first, third]) {
      const versions = seen.filter((each) => each.id === id).map(({ version }) => version);
      expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
      expect(seen.findLast((each) => each.id === id)).toMatchObject({ article: { title: 'Scripted' } });
    }
    expect(seen.filter(({ id }) => id === done || id === second)).toEqual([]);
  });

  it('marks the end of the present state at once where nothing is to be shown', async () => {
    const { data } = (await connect(tenant.read).follow(JOBS, { edition: tenant.edition }).next()).value;
    expect(data.jobs).toEqual({ kind: 'PRESENT_END', job: null });
  });

  it('is read once for all its watchers, whatever their keys', async () => {
    const asked = jest.spyOn(PostgresJobStore.prototype, 'changedIn');
    const present = jest.spyOn(PostgresJobStore.prototype, 'openOf');
    const started = await startJob();
    const watchers = [tenant.read, tenant.full].flatMap((token) => {
      const client = connect(token);
      return Array.from({ length: 20 }, () => follow(client));
    });
    for (const each of await Promise.all(watchers.map(next))) expect(each).toMatchObject({ id: started });
    expect(present.mock.calls.length).toBeLessThan(10);
    const before = asked.mock.calls.length;
    const fresh = await startJob();
    for (const each of await Promise.all(watchers.map(next))) expect(each).toMatchObject({ id: fresh });
    // One for the start, and one for a look that its time may have brought.
    expect(asked.mock.calls.length - before).toBeLessThanOrEqual(2);
  });

  it('misses nothing while the connection for notifications is lost', async () => {
    const results = follow(connect(tenant.read));
    const present = await startJob();
    expect(await next(results)).toMatchObject({ id: present });
    // As if every word were lost.
    const heard = jest.spyOn(PostgresEventBus.prototype, 'listen').mockReturnValue(() => undefined);
    const { rows } = await sql.query(
      `SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
       WHERE application_name = 'galley-events' AND datname = current_database()`,
    );
    expect(rows).toEqual([{ ended: true }, { ended: true }]);
    heard.mockRestore();
    const ended = await startJob();
    await call(other, tenant.full, 'POST', `/v1/jobs/${ended}/cancel`);
    let last = await next(results);
    while (last.status !== 'CANCELLED') last = await next(results);
    expect(last).toMatchObject({ id: ended });
  });

  it('is refused for an edition of another account; the connection stays open', async () => {
    const stranger = await createTenant(gateway);
    const client = connect(stranger.full);
    for (const foreign of [tenant.edition, randomUUID(), 'x']) {
      const refused = await collect(follow(client, foreign)).catch((errors: unknown) => errors);
      expect(refused).toMatchObject([{ extensions: { code: 'not_found' } }]);
    }
    expect(await collect(client.follow('{ me { user { name } } }'))).toHaveLength(1);
  });

  it('ends with its connection once its key is revoked, and no other ends', async () => {
    const id = await startJob();
    const { key, token } = await gateway.services.keys.create({
      userId: tenant.user,
      name: 'short-lived',
      permission: 'read',
    });
    const [leaving, staying] = [connect(token), connect(tenant.read)];
    const [lost, kept] = [follow(leaving), follow(staying)];
    expect(await next(lost)).toMatchObject({ id });
    await next(kept);
    const rest = collect(lost).catch((reason: unknown) => reason);
    await gateway.services.keys.revoke(key.id);
    expect(await leaving.closed).toMatchObject({ code: 4403, reason: 'invalid_key' });
    expect(await rest).toMatchObject({ code: 4403 });
    const started = await startJob();
    expect(await next(kept)).toMatchObject({ id: started });
  });

  it('is closed when the edition has moved to another account, and shows no more of it', async () => {
    const stranger = await createTenant(gateway);
    const present = jest.spyOn(PostgresJobStore.prototype, 'openOf');
    const results = follow(connect(tenant.read));
    const ended = next(results).catch((errors: unknown) => errors);
    await until(() => present.mock.calls.length > 0);
    await sql.query('UPDATE editions SET account_id = $1 WHERE id = $2', [stranger.account, tenant.edition]);
    const job = { ...(await newJob(gateway, stranger)), editionId: tenant.edition };
    await gateway.services.stores.jobs.insertAll([job]);
    expect(await ended).toMatchObject([{ extensions: { code: 'not_found' } }]);
  });

  it('counts against the key’s limit like any other subscription to jobs', async () => {
    await startJob();
    const client = connect(tenant.read);
    const watched = Array.from({ length: 100 }, () => follow(client));
    for (const each of watched) await next(each);
    const refused = await next(follow(client)).catch((errors: unknown) => errors);
    expect(refused).toMatchObject([{ extensions: { code: 'rate_limited' } }]);
  });

  it('works as an event stream too', async () => {
    const id = await startJob();
    const leaving = new AbortController();
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${tenant.read}`,
        'content-type': 'application/json',
        accept: 'text/event-stream',
      },
      body: JSON.stringify({ query: JOBS, variables: { edition: tenant.edition } }),
      signal: leaving.signal,
    });
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (text.includes('event: next')) break;
    }
    leaving.abort();
    expect(text).toContain(`"id":"${id}"`);
  });
});

describe('a subscription to the jobs of all editions', () => {
  const ofAll = (token: string) => follow(connect(token), null);

  it('shows those of each, of one that is added later too, and to no other account anything', async () => {
    const second = await addEdition();
    const present = [await startJob(), await startJob(second)];
    const stranger = await createTenant(gateway);
    const [ours, theirs] = [ofAll(tenant.read), ofAll(stranger.read)];
    for (const id of present) expect(await next(ours)).toMatchObject({ kind: 'PRESENT', id });
    expect((await ours.next()).value).toEqual({ kind: 'PRESENT_END' });
    expect((await theirs.next()).value).toEqual({ kind: 'PRESENT_END' });
    await call(other, tenant.full, 'POST', `/v1/jobs/${present[1]}/cancel`);
    expect(await next(ours)).toMatchObject({ kind: 'CHANGE', id: present[1], status: 'CANCELLED' });
    const added = await startJob(await addEdition());
    expect(await next(ours)).toMatchObject({ kind: 'CHANGE', id: added, version: 1 });
    const foreign = await startJob(stranger.edition, stranger);
    expect(await next(theirs)).toMatchObject({ id: foreign });
    const last = await startJob();
    expect(await next(ours)).toMatchObject({ id: last });
  });

  it('shows every job to its end, written by a worker', async () => {
    const started = [await startJob(), await startJob(await addEdition())];
    const results = ofAll(tenant.read);
    for (const id of started) expect(await next(results)).toMatchObject({ id });
    const worker = await startGalley({
      databaseUrl: database.url,
      role: 'worker',
      writing: scriptedWriting(),
      log,
    });
    const done = new Set<string>();
    try {
      while (done.size < started.length) {
        const { id, status } = await next(results);
        if (status === 'DONE') done.add(id);
      }
    } finally {
      await worker.close();
    }
    expect([...done].sort()).toEqual([...started].sort());
  });

  it('is read once for all its watchers, however many editions there are', async () => {
    const editions = [tenant.edition, await addEdition(), await addEdition()];
    const started = await startJob();
    const asked = jest.spyOn(PostgresJobStore.prototype, 'changedIn');
    const client = connect(tenant.read);
    const watchers = Array.from({ length: 20 }, () => follow(client, null));
    for (const each of await Promise.all(watchers.map(next))) expect(each).toMatchObject({ id: started });
    for (const edition of editions) {
      const before = asked.mock.calls.length;
      const fresh = await startJob(edition);
      for (const each of await Promise.all(watchers.map(next))) expect(each).toMatchObject({ id: fresh });
      expect(asked.mock.calls.length - before).toBeLessThanOrEqual(2);
    }
  });

  it('ends once its key is revoked', async () => {
    const { key, token } = await gateway.services.keys.create({
      userId: tenant.user,
      name: 'short-lived',
      permission: 'read',
    });
    const client = connect(token);
    const results = follow(client, null);
    const id = await startJob();
    expect(await next(results)).toMatchObject({ id });
    const rest = collect(results).catch((reason: unknown) => reason);
    await gateway.services.keys.revoke(key.id);
    expect(await client.closed).toMatchObject({ code: 4403, reason: 'invalid_key' });
    expect(await rest).toMatchObject({ code: 4403 });
  });
});

describe('a subscription to all work', () => {
  const WORK = `subscription ($edition: ID) {
    work(edition: $edition) { kind work { id kind status version report { id } audit { id } job { id } } }
  }`;
  const start = async (noun: 'research' | 'audit') =>
    (await call(other, verified.full, 'POST', `/v1/editions/${verified.edition}/${noun}`)).body.id as string;
  let verified: Tenant;

  beforeEach(async () => {
    verified = await createTenant(gateway, { webAddress: 'https://www.example.org/', verified: true });
  });

  it.each([
    ['an edition', () => verified.edition],
    ['an account', () => null],
  ])('of %s shows reports and audits beside the jobs, from any process, to their end', async (_, edition) => {
    const report = await start('research');
    const results = connect(verified.read).follow(WORK, { edition: edition() });
    const next = async () => {
      const { value } = await results.next();
      expect(value.errors).toBeUndefined();
      return value.data.work as { readonly kind: string; readonly work: Record<string, unknown> | null };
    };
    expect(await next()).toMatchObject({
      kind: 'PRESENT',
      work: {
        id: report,
        kind: 'RESEARCH',
        status: 'RUNNING',
        report: { id: report },
        audit: null,
        job: null,
      },
    });
    expect(await next()).toEqual({ kind: 'PRESENT_END', work: null });
    const audit = await start('audit');
    expect(await next()).toMatchObject({
      kind: 'CHANGE',
      work: { id: audit, kind: 'AUDIT', status: 'RUNNING', audit: { id: audit }, report: null },
    });
    const job = await startJob(verified.edition, verified);
    expect(await next()).toMatchObject({
      work: { id: job, kind: 'ARTICLE', status: 'QUEUED', job: { id: job } },
    });
    const cancel = (path: string) =>
      call(other, verified.full, 'POST', `/v1/editions/${verified.edition}/${path}/cancel`);
    await cancel(`research/${report}`);
    expect(await next()).toMatchObject({ work: { id: report, status: 'CANCELLED', version: 2 } });
    await cancel(`audit/${audit}`);
    expect(await next()).toMatchObject({ work: { id: audit, status: 'CANCELLED', version: 2 } });
  });
});
