import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { NO_METRICS } from '../../../src/ports/metrics.js';
import { ScheduledStarts } from '../../../src/services/schedule/scheduled-starts.js';
import { ScheduleTicker } from '../../../src/services/schedule/schedule-ticker.js';
import { recordingLog } from '../../support/recording-log.js';
import { expectKnownData } from '../../support/known-events.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { until } from '../../support/until.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

let database: TestDatabase;
let sql: Client;
let gateway: App;
let tenant: Tenant;
let stranger: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  const domain = { webAddress: 'https://example.com/', verified: true };
  tenant = await createTenant(gateway, domain);
  stranger = await createTenant(gateway, domain);
});
beforeEach(async () => {
  await freshLimits(database);
  await sql.query('DELETE FROM schedules');
  await sql.query(`UPDATE audits SET status = 'failed', finished_at = now(), error = '{"code": "cancelled", "message": ""}'
    WHERE status = 'crawling'`);
});
afterEach(() => expectKnownData(sql));
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

const at = (path = '') => `/v1/editions/${tenant.edition}/schedules${path}`;
const ask = (method: string, path: string, body?: unknown, token: string | null = tenant.full) =>
  call(gateway, token, method, at(path), body);

const AUDIT = { name: 'Audits', kind: 'audit', cron: '30 6 * * mon', time_zone: 'Europe/Berlin' };
/** Of a moment that comes once in four years, so that only those come here that a test moves. */
const ARTICLE = { name: 'Articles', kind: 'article', cron: '0 5 29 2 *', brief: { input: 'Tides' } };

async function made(terms: object): Promise<string> {
  const { status, body } = await ask('POST', '', terms);
  expect([status, body]).toEqual([201, expect.objectContaining({ failures: 0, paused: null })]);
  return body.id;
}

/** The ticker of another process than that which answers. */
function openTicker(overlay: Partial<Pick<ScheduledStarts, 'start'>> = {}) {
  const { services } = gateway;
  const starts = Object.assign(new ScheduledStarts(services), overlay);
  const parts = { schedules: services.stores.schedules, unitOfWork: services.unitOfWork };
  return new ScheduleTicker({ ...parts, starts, metrics: NO_METRICS, log: recordingLog() });
}

/** Moves the next moment of a schedule, so that it has come. */
async function comes(id: string, ago = '1 second'): Promise<void> {
  await sql.query(
    `UPDATE schedules SET next_at = date_trunc('minute', clock_timestamp()) - $2::interval,
       resumed_at = resumed_at - interval '1 year' WHERE id = $1`,
    [id, ago],
  );
}

async function runsOf(id: string) {
  const { body } = await ask('GET', `/${id}/runs`);
  return body.runs as {
    outcome: string;
    code: string | null;
    work_id: string | null;
    work_end: string | null;
  }[];
}

const jobs = async () =>
  (await sql.query('SELECT id FROM jobs WHERE edition_id = $1', [tenant.edition])).rows.length;

describe('a schedule', () => {
  it('is made, read, listed, changed and deleted, with an entry of the log for each change', async () => {
    const id = await made(AUDIT);
    const { body: read } = await ask('GET', `/${id}`, undefined, tenant.read);
    expect(read).toMatchObject({
      ...AUDIT,
      overlap: 'skip',
      catchup_seconds: 3600,
      pause_after: 3,
      brief: null,
      last: null,
    });
    expect((await ask('GET', '')).body.schedules).toEqual([read]);
    const { body: changed } = await ask('PATCH', `/${id}`, { every: { unit: 'hour', n: 6 }, name: 'More' });
    const every = { unit: 'hour', n: 6, at: null, weekdays: null, month_days: null };
    expect(changed).toMatchObject({ name: 'More', cron: null, every, kind: 'audit' });
    // What is sent again as it is moves nothing.
    const { body: renamed } = await ask('PATCH', `/${id}`, { every: { unit: 'hour', n: 6 }, name: 'Again' });
    expect(renamed).toEqual({ ...changed, name: 'Again', updated_at: renamed.updated_at });
    for (const [given, ends] of [
      ['2999-01-01', '2999-01-01T00:00:00.000000'],
      [null, null],
    ])
      expect((await ask('PATCH', `/${id}`, { ends_at: given })).body.ends_at).toBe(ends);
    expect((await ask('DELETE', `/${id}`)).status).toBe(204);
    expect((await ask('GET', `/${id}`)).status).toBe(404);
    const { rows } = await sql.query(
      `SELECT action, details FROM audit_log WHERE object_kind = 'schedule' AND object_id = $1 ORDER BY at`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'schedule_created', details: { kind: 'audit' } },
      { action: 'schedule_updated', details: { fields: ['name', 'recurrence'] } },
      { action: 'schedule_updated', details: { fields: ['name', 'recurrence'] } },
      { action: 'schedule_updated', details: { fields: ['endsAt'] } },
      { action: 'schedule_updated', details: { fields: ['endsAt'] } },
      { action: 'schedule_deleted', details: { name: 'Again' } },
    ]);
  });

  it('names every fault of its body', async () => {
    const { status, body } = await ask('POST', '', {
      name: ' ',
      kind: 'article',
      cron: '* * * * * *',
      time_zone: '+02:00',
      brief: { settings: { word_count: 1 } },
    });
    expect(status).toBe(422);
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      '/cron',
      '/name',
      '/time_zone',
    ]);
    const paths = async (terms: object) =>
      (await ask('POST', '', terms)).body.errors.map(({ path }: { path: string }) => path);
    expect(await paths({ ...ARTICLE, brief: { input: '' } })).toEqual(['/brief/input']);
    expect(await paths({ ...ARTICLE, brief: null })).toEqual(['/brief']);
    expect(await paths({ ...AUDIT, brief: { input: 'Tides' } })).toEqual(['/brief']);
    expect(await paths({ ...AUDIT, cron: null })).toEqual(['/cron']);
    expect(await paths({ ...AUDIT, cron: '0 0 30 2 *' })).toEqual(['/cron']);
    expect(await paths({ ...AUDIT, cron: null, every: { unit: 'day', n: 1, at: '25:00' } })).toEqual([
      '/every/at',
    ]);
    expect(await paths({ ...AUDIT, cron: null, every: { unit: 'week', n: 90, at: '05:00' } })).toEqual([
      '/every/n',
      '/every/weekdays',
    ]);
    const login = { username: 'a', password: 'b' };
    expect(await paths({ ...AUDIT, audit: { login } })).toEqual(['/audit/login']);
    const searches = [
      { name: 'a', css: 'p' },
      { name: 'b', regex: '(' },
    ];
    expect(await paths({ ...AUDIT, audit: { searches } })).toEqual(['/audit/searches/1/regex']);
    expect(await paths({ ...AUDIT, starts_at: '2027-02-01', ends_at: '2027-01-01' })).toEqual(['/ends_at']);
  });

  it('has a name of its own in its edition, which holds fifty', async () => {
    await made(AUDIT);
    expect(await ask('POST', '', AUDIT)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const other = await made({ ...AUDIT, name: 'Other' });
    expect(await ask('PATCH', `/${other}`, { name: 'Audits' })).toMatchObject({ status: 409 });
    await sql.query(
      `INSERT INTO schedules (id, account_id, edition_id, key_id, name, kind, terms, anchor_at)
       SELECT gen_random_uuid(), account_id, edition_id, key_id, 'n' || n, kind, terms, anchor_at
       FROM schedules, generate_series(1, 48) n WHERE id = $1`,
      [other],
    );
    const { status, body } = await ask('POST', '', { ...AUDIT, name: 'One too many' });
    expect([status, body.detail]).toEqual([409, expect.stringContaining('50 schedules')]);
  });

  it('previews its next moments, in the order of its zone', async () => {
    const id = await made({ ...AUDIT, starts_at: '2027-03-27', cron: '30 2 * * *' });
    expect((await ask('GET', `/${id}/next?count=3`)).body).toEqual({
      time_zone: 'Europe/Berlin',
      moments: ['2027-03-27T01:30:00.000000', '2027-03-28T01:00:00.000000', '2027-03-29T00:30:00.000000'],
    });
    expect((await ask('GET', `/${id}/next`)).body.moments).toHaveLength(10);
  });

  it('is nothing to other accounts, in whichever way it is asked for', async () => {
    const id = await made(ARTICLE);
    const own = `/v1/editions/${stranger.edition}/schedules`;
    for (const [method, path, body] of [
      ['GET', '', undefined],
      ['PATCH', '', { name: 'Mine' }],
      ['DELETE', '', undefined],
      ['POST', '/pause', {}],
      ['POST', '/resume', undefined],
      ['POST', '/run', undefined],
      ['GET', '/next', undefined],
      ['GET', '/runs', undefined],
    ] as const) {
      for (const slug of [`${own}/${id}`, at(`/${id}`), `${own}/${randomUUID()}`])
        expect((await call(gateway, stranger.full, method, slug + path, body)).status).toBe(404);
      if (method !== 'GET') expect((await ask(method, `/${id}${path}`, body, tenant.read)).status).toBe(403);
    }
    expect((await call(gateway, stranger.full, 'GET', own)).body).toEqual({ schedules: [] });
  });

  it('starts audits with searches and segments', async () => {
    const questions = {
      searches: [{ name: 'Price', css: '.price', attribute: 'content' }],
      segments: [{ name: 'Blog', include: ['/blog/'] }],
    };
    const { body } = await ask('POST', '', { ...AUDIT, name: 'Questions', audit: questions });
    const searches = [{ name: 'Price', kind: 'css', pattern: '.price', attribute: 'content', in: 'source' }];
    expect(body.audit).toMatchObject({ ...questions, searches });
    const { id } = body;
    const shown = await graph(
      gateway,
      tenant.read,
      `{ schedule(id: "${String(id)}") { audit { searches { name kind pattern attribute in } segments { name include } } } }`,
    );
    expect(shown.body.data.schedule.audit).toEqual({ ...questions, searches });
    const { body: started } = await ask('POST', `/${id}/run`);
    const { body: audit } = await call(
      gateway,
      tenant.read,
      'GET',
      `/v1/editions/${tenant.edition}/audit/${started.work_id}`,
    );
    expect(audit.crawl.config).toMatchObject({ ...questions, searches });
  });

  it('is the same in GraphQL', async () => {
    const input = {
      edition: tenant.edition,
      name: 'Graph',
      kind: 'ARTICLE',
      brief: { input: 'Tides', settings: { wordCount: 800 } },
      every: { unit: 'WEEK', n: 2, at: '09:00', weekdays: ['MON', 'FRI'] },
      timeZone: 'America/New_York',
      overlap: 'BUFFER_ONE',
    };
    const FIELDS = `id name kind brief { input settings } audit { maxPages } cron every { unit n at weekdays monthDays } timeZone overlap
      catchupSeconds pauseAfter paused { by note } failures nextAt last { outcome } edition { id } next(first: 2)
      runs { totalCount nodes { id outcome trigger workId } }`;
    const mutate = async (name: string, type: string, given: object, fields = `schedule { ${FIELDS} }`) => {
      const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`;
      const { body } = await graph(gateway, tenant.full, query, { input: given });
      expect(body.errors).toBeUndefined();
      return body.data[name];
    };
    const { schedule } = await mutate('createSchedule', 'CreateScheduleInput', input);
    const { body: rest } = await ask('GET', `/${schedule.id}`);
    expect(schedule).toMatchObject({
      kind: 'ARTICLE',
      brief: { input: 'Tides', settings: rest.brief.settings },
      every: { unit: 'WEEK', n: 2, at: '09:00', weekdays: ['MON', 'FRI'], monthDays: null },
      overlap: 'BUFFER_ONE',
      catchupSeconds: 86_400,
      nextAt: `${rest.next_at}Z`,
      next: (await ask('GET', `/${schedule.id}/next?count=2`)).body.moments.map((m: string) => `${m}Z`),
      runs: { totalCount: 0, nodes: [] },
    });
    const { id } = schedule;
    const paused = await mutate('pauseSchedule', 'PauseScheduleInput', { id, note: 'Holiday' });
    expect(paused.schedule).toMatchObject({ paused: { by: 'Test user', note: 'Holiday' }, nextAt: null });
    const { run } = await mutate(
      'runSchedule',
      'RunScheduleInput',
      { id },
      'run { id outcome trigger workId }',
    );
    expect(run).toEqual({ id: run.id, outcome: 'STARTED', trigger: 'CALLER', workId: run.id });
    const resumed = await mutate('resumeSchedule', 'ResumeScheduleInput', { id });
    expect(resumed.schedule).toMatchObject({ paused: null, runs: { totalCount: 1, nodes: [run] } });
    const changed = await mutate('updateSchedule', 'UpdateScheduleInput', { id, cron: '5 5 * * *' });
    expect(changed.schedule).toMatchObject({ cron: '5 5 * * *', every: null });
    const query = '{ edition(id: "' + tenant.edition + '") { schedules { id last { outcome } } } }';
    const { body } = await graph(gateway, tenant.full, query);
    expect(body.data.edition.schedules).toEqual([{ id, last: { outcome: 'STARTED' } }]);
    expect(await mutate('deleteSchedule', 'DeleteScheduleInput', { id }, 'id')).toEqual({ id });
    const gone = await graph(gateway, tenant.full, `{ schedule(id: "${id}") { id } }`);
    expect(gone.body.errors[0].extensions.code).toBe('not_found');
    const wrong = { ...input, brief: { input: 'Tides', settings: { wordCount: 1 } }, timeZone: 'Mars' };
    const faulty = await graph(
      gateway,
      tenant.full,
      'mutation ($input: CreateScheduleInput!) { createSchedule(input: $input) { schedule { id } } }',
      { input: wrong },
    );
    expect(faulty.body.errors[0].extensions).toMatchObject({
      code: 'invalid_params',
      errors: [{ path: '/timeZone' }],
    });
  });
});

describe('a moment that has come', () => {
  it('is one start, as a paid action of the schedule’s key, however many tickers race for it', async () => {
    const id = await made(ARTICLE);
    const before = await jobs();
    await comes(id);
    await Promise.all(Array.from({ length: 4 }, () => openTicker().round()));
    const [run, ...more] = await runsOf(id);
    expect([run, more]).toEqual([expect.objectContaining({ outcome: 'started', work_end: null }), []]);
    expect(await jobs()).toBe(before + 1);
    expect((await call(gateway, tenant.full, 'GET', `/v1/jobs/${run!.work_id}`)).body.status).toBe('queued');
    const { rows } = await sql.query('SELECT kind FROM paid_actions');
    expect(rows).toEqual([{ kind: 'article' }]);
    const { body } = await ask('GET', `/${id}`);
    expect(Date.parse(`${body.next_at}Z`)).toBeGreaterThan(Date.now());
    expect(body.last).toEqual(run);
  });

  it('is one start where the process is killed between any two steps', async () => {
    const id = await made(ARTICLE);
    const before = await jobs();
    await comes(id);
    const { schedules } = gateway.services.stores;
    const killed = new Error('killed');
    // After the moment is recorded, before it is started.
    const unstarted = openTicker({ start: () => Promise.reject(killed) });
    await unstarted.round();
    await sql.query('UPDATE scheduled_runs SET try_at = now(), tries = 0, code = NULL');
    // In the transaction that starts it, after everything is written.
    const { services } = gateway;
    const starts = new ScheduledStarts(services);
    const within = openTicker({
      start: (schedule, { id: runId, record }) =>
        starts.start(schedule, {
          id: runId,
          record: async (stores) => {
            await record(stores);
            throw killed;
          },
        }),
    });
    await within.round();
    expect(await jobs()).toBe(before);
    expect(await runsOf(id)).toMatchObject([{ outcome: 'waiting', code: 'unavailable', work_id: null }]);
    await sql.query('UPDATE scheduled_runs SET try_at = now()');
    // After the commit.
    const after = openTicker({
      start: async (schedule, planned) => {
        await starts.start(schedule, planned);
        throw killed;
      },
    });
    await after.round();
    await openTicker().round();
    expect(await jobs()).toBe(before + 1);
    expect(await runsOf(id)).toMatchObject([{ outcome: 'started', code: null }]);
    expect(await schedules.waiting(10)).toEqual([]);
  });

  it('is skipped while the work of an earlier one runs, or waits for its end, one at a time', async () => {
    const skipping = await made(ARTICLE);
    const buffering = await made({ ...ARTICLE, name: 'Buffer', overlap: 'buffer_one' });
    for (const ago of ['30 minutes', '20 minutes', '10 minutes']) {
      for (const id of [skipping, buffering]) await comes(id, ago);
      await openTicker().round();
    }
    expect((await runsOf(skipping)).map(({ outcome }) => outcome)).toEqual([
      'skipped_overlap',
      'skipped_overlap',
      'started',
    ]);
    const outcomes = async () => (await runsOf(buffering)).map(({ outcome }) => outcome);
    expect(await outcomes()).toEqual(['skipped_overlap', 'waiting', 'started']);
    const [, , { work_id: first }] = (await runsOf(buffering)) as [unknown, unknown, { work_id: string }];
    await call(gateway, tenant.full, 'POST', `/v1/jobs/${first}/cancel`);
    await openTicker().round();
    expect(await outcomes()).toEqual(['skipped_overlap', 'started', 'started']);
    expect((await runsOf(buffering))[2]).toMatchObject({ work_end: 'cancelled' });
  });

  it('joins nothing: an audit that somebody started is an overlap', async () => {
    const { body } = await call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/audit`);
    const id = await made({ ...AUDIT, overlap: 'allow', audit: { max_pages: 5 } });
    await comes(id);
    await openTicker().round();
    expect(await runsOf(id)).toMatchObject([{ outcome: 'skipped_overlap', work_id: body.id }]);
    expect(await ask('POST', `/${id}/run`)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    await call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/audit/${body.id}/cancel`);
    const run = await ask('POST', `/${id}/run`);
    expect(run).toMatchObject({ status: 202, body: { trigger: 'caller', outcome: 'started' } });
    const { rows } = await sql.query('SELECT config FROM audits WHERE id = $1', [run.body.work_id]);
    expect(rows[0].config).toMatchObject({ maxPages: 5 });
  });

  it('is missed when it comes later than may be, several in a row as one', async () => {
    const id = await made({ ...AUDIT, cron: '*/10 * * * *', catchup_seconds: 0 });
    await comes(id, '2 hours');
    await openTicker().round();
    const runs = (await ask('GET', `/${id}/runs`)).body.runs;
    expect(runs).toMatchObject([{ outcome: 'missed', code: null }]);
    expect(runs[0].moments).toBeGreaterThanOrEqual(12);
  });

  it('is refused with the code of a caller’s own start, and pauses the schedule after so many', async () => {
    const { key, token } = await gateway.services.keys.create({
      userId: tenant.user,
      name: randomUUID(),
      permission: 'full',
    });
    const { body } = await ask('POST', '', { ...ARTICLE, pause_after: 2 }, token);
    await gateway.services.keys.revoke(key.id);
    for (const ago of ['20 minutes', '10 minutes']) {
      await comes(body.id, ago);
      await openTicker().round();
    }
    expect(await runsOf(body.id)).toMatchObject([
      { outcome: 'refused', code: 'invalid_key' },
      { outcome: 'refused', code: 'invalid_key' },
    ]);
    const { body: paused } = await ask('GET', `/${body.id}`);
    expect(paused).toMatchObject({
      failures: 2,
      next_at: null,
      paused: { by: null, note: '2 runs in a row failed.' },
    });
    // It goes on by the right of the key that resumes it.
    const { body: resumed } = await ask('POST', `/${body.id}/resume`);
    expect(resumed).toMatchObject({ failures: 0, paused: null });
    await comes(body.id);
    await openTicker().round();
    expect((await runsOf(body.id))[0]).toMatchObject({ outcome: 'started' });
  });

  it('waits where there may be room later, and is missed with the last refusal', async () => {
    const id = await made(ARTICLE);
    await sql.query('UPDATE newsrooms SET hourly_ceiling = 0 WHERE id = $1', [tenant.newsroom]);
    await comes(id);
    await openTicker().round();
    expect(await runsOf(id)).toMatchObject([{ outcome: 'waiting', code: 'forbidden' }]);
    await sql.query(`UPDATE scheduled_runs SET try_at = now(), expires_at = now() - interval '1 second'`);
    await openTicker().round();
    await sql.query('UPDATE newsrooms SET hourly_ceiling = NULL WHERE id = $1', [tenant.newsroom]);
    expect(await runsOf(id)).toMatchObject([{ outcome: 'missed', code: 'forbidden' }]);
    expect((await ask('GET', `/${id}`)).body.failures).toBe(1);
    const { body } = await call(gateway, tenant.full, 'GET', '/v1/events?types=schedule.missed');
    const about = body.events.filter(({ data }: { data: { id: string } }) => data.id === id);
    expect(about).toMatchObject([
      { data: { kind: 'schedule', outcome: 'missed', code: 'forbidden', moments: 1 } },
    ]);
  });

  it('is one of a pause, where it came in one, and what waits for its start is given up', async () => {
    const id = await made({ ...ARTICLE, cron: '*/10 * * * *' });
    await comes(id, '15 minutes');
    const { body } = await ask('POST', `/${id}/pause`, { note: 'Moving' });
    expect(body).toMatchObject({ paused: { by: 'Test user', note: 'Moving' }, next_at: null });
    const recorded = await runsOf(id);
    expect(recorded.every(({ outcome }) => outcome === 'paused')).toBe(true);
    expect(recorded.length).toBeGreaterThanOrEqual(1);
    await sql.query(`UPDATE schedules SET next_at = next_at - interval '1 hour' WHERE id = $1`, [id]);
    await openTicker().round();
    expect(await runsOf(id)).toEqual(recorded);
    await ask('POST', `/${id}/resume`);
    await openTicker().round();
    expect((await runsOf(id)).some(({ outcome }) => outcome !== 'paused')).toBe(false);
  });

  it('belongs to the key that follows one which was rotated', async () => {
    const { key, token } = await gateway.services.keys.create({
      userId: tenant.user,
      name: randomUUID(),
      permission: 'full',
    });
    const { body } = await ask('POST', '', ARTICLE, token);
    await gateway.services.keys.rotate(key.id, 0);
    await comes(body.id);
    await openTicker().round();
    expect(await runsOf(body.id)).toMatchObject([{ outcome: 'started' }]);
  });
});

it('a worker starts what is planned, and sees how it ended', async () => {
  const worker = await startGalley({
    databaseUrl: database.url,
    role: 'worker',
    writing: scriptedWriting(),
    limits: { scheduleEveryMs: 100 },
  });
  try {
    const id = await made(ARTICLE);
    await comes(id);
    await until(async () => {
      await freshLimits(database);
      const [run] = await runsOf(id);
      expect(['done', null, undefined]).toContain(run?.work_end);
      return run?.work_end === 'done';
    });
    expect((await ask('GET', `/${id}`)).body).toMatchObject({ failures: 0, last: { work_end: 'done' } });
  } finally {
    await worker.close();
  }
});
