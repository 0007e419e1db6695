import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Command } from 'commander';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { applyCommand } from '../../../src/transports/cli/apply.js';
import type { Terminal, WithAdmin } from '../../../src/transports/cli/command.js';
import { keyCommand } from '../../../src/transports/cli/key.js';
import {
  cancelCommand,
  jobsCommand,
  statusCommand,
  usageCommand,
} from '../../../src/transports/cli/operate.js';
import { accountCommand, exportCommand, userCommand } from '../../../src/transports/cli/tenants.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let sql: Client;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  sql = new Client({ connectionString: database.adminUrl });
  await sql.connect();
  folder = await mkdtemp(path.join(tmpdir(), 'galley-operator-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await gateway.close();
  await sql.end();
  await database.drop();
});

const withAdmin: WithAdmin = (work) => work(gateway.services);

/** Runs a command as a user does. @returns what it prints */
async function run(make: (terminal: Terminal, withAdmin: WithAdmin) => Command, ...args: string[]) {
  const printed: string[] = [];
  const terminal: Terminal = {
    out: (text) => printed.push(text),
    err: () => undefined,
    columns: null,
    paint: (_style: string, text: string) => text,
    interactive: false,
    width: 80,
  };
  const throwing = (command: Command) => {
    command.exitOverride().configureOutput({ writeErr: () => undefined });
    command.commands.forEach(throwing);
    return command;
  };
  await throwing(make(terminal, withAdmin)).parseAsync(args, { from: 'user' });
  return printed.join('\n');
}

async function runJson(make: Parameters<typeof run>[0], ...args: string[]) {
  return JSON.parse(await run(make, ...args, '--json'));
}

async function rename(table: 'accounts' | 'users' | 'editions' | 'api_keys', id: string, name: string) {
  await sql.query(`UPDATE ${table} SET name = $2 WHERE id = $1`, [id, name]);
}

const keysOf = async ({ user }: Tenant) => (await runJson(keyCommand, 'list', '--user', user)).keys;
const start = async ({ edition, full }: Tenant, body: object = {}) =>
  (await call(gateway, full, 'POST', `/v1/editions/${edition}/articles`, { input: 'Locks', ...body })).body
    .id;

describe('galley key, for operators', () => {
  it('makes, lists, rotates and revokes a key that belongs to nobody', async () => {
    const made = await runJson(keyCommand, 'create', '--operator', 'night shift');
    expect(made).toMatchObject({ name: 'night shift', user: null, newsroom: null, permission: 'ops' });
    expect(made.token).toMatch(/^gk_ops_/);
    const { body } = await call(gateway, made.token, 'POST', '/graphql', {
      query: '{ operator { key { name } } }',
    });
    expect(body.data.operator.key.name).toBe('night shift');
    const listed = (await runJson(keyCommand, 'list')).keys;
    expect(listed[0]).toMatchObject({ id: made.id, permission: 'ops', last_used_at: expect.any(String) });
    expect(await run(keyCommand, 'list')).toMatch(/gk_ops_\w{5} +ops +night shift +- /);
    const next = await runJson(keyCommand, 'rotate', 'night shift', '--overlap', '0');
    expect(next.replaces).toMatchObject({ id: made.id, revoked_at: expect.any(String) });
    expect(await run(keyCommand, 'revoke', next.id)).toBe(`revoked night shift (${next.id})`);
    const tenant = await createTenant(gateway);
    expect((await keysOf(tenant)).map((key: { permission: string }) => key.permission)).toEqual([
      'full',
      'read',
    ]);
  });

  it('takes its name by --name as well, and refuses one that is taken', async () => {
    await run(keyCommand, 'create', '--operator', '--name', 'twice');
    await expect(run(keyCommand, 'create', '--operator', 'twice')).rejects.toThrow(
      'There is an operator’s key named "twice" already.',
    );
  });

  it.each([
    [['--operator'], 'needs a name'],
    [['--operator', 'x', '--user', randomUUID()], 'has no --user'],
    [['--operator', 'x', '--permission', 'full'], 'has no --user and no --permission'],
    [['--name', 'x', '--permission', 'full'], '--user'],
    [['--user', 'x', '--permission', 'full'], '--name'],
    [['--user', 'x', '--name', 'x'], '--permission'],
  ])('says how to use it: create %j', async (options, sentence) => {
    await expect(run(keyCommand, 'create', ...options)).rejects.toThrow(sentence);
  });
});

describe('galley key', () => {
  it('takes the name of a user or key that only one has, and names the ids where several have it', async () => {
    const [tenant, other] = [await createTenant(gateway), await createTenant(gateway)];
    await rename('users', tenant.user, 'Ada Lock');
    const made = await runJson(
      keyCommand,
      'create',
      '--user',
      'Ada Lock',
      '--name',
      'ci',
      '--permission',
      'read',
    );
    expect(made).toMatchObject({ user: tenant.user, name: 'ci', token: expect.stringMatching(/^gk_read_/) });
    await rename('users', other.user, 'Ada Lock');
    const many = run(keyCommand, 'list', '--user', 'Ada Lock');
    await expect(many).rejects.toThrow(
      /^Several have the name "Ada Lock": say which user by its id \(.+, .+\)\.$/,
    );
    await expect(run(keyCommand, 'list', '--user', 'Eve')).rejects.toThrow('There is no user called "Eve".');
    await rename('api_keys', made.id, `ci of ${tenant.user}`);
    expect(await run(keyCommand, 'revoke', `ci of ${tenant.user}`)).toBe(
      `revoked ci of ${tenant.user} (${made.id})`,
    );
  });

  it('shows when each key was last used', async () => {
    const tenant = await createTenant(gateway);
    expect((await keysOf(tenant)).map((key: { last_used_at: unknown }) => key.last_used_at)).toEqual([
      null,
      null,
    ]);
    await call(gateway, tenant.read, 'GET', '/v1/editions');
    const [full, read] = await keysOf(tenant);
    expect(full.last_used_at).toBeNull();
    expect(Date.parse(`${read.last_used_at}Z`)).toBeGreaterThan(Date.parse(`${read.created_at}Z`) - 1);
    expect(await run(keyCommand, 'list', '--user', tenant.user)).toMatch(/full +Test user +never +active\n/);
  });

  it('rotates a key: the new one has its name, and the old one holds for the overlap and no longer', async () => {
    const tenant = await createTenant(gateway);
    const [full] = await keysOf(tenant);
    const status = async (token: string) => (await call(gateway, token, 'GET', '/v1/editions')).status;
    const made = await runJson(keyCommand, 'rotate', full.id, '--overlap', '2');
    expect(made).toMatchObject({
      name: 'full',
      permission: 'full',
      newsroom: tenant.newsroom,
      revoked_at: null,
    });
    expect(made.replaces).toMatchObject({ id: full.id, name: expect.stringMatching(/^full until \d{4}-/) });
    const hours =
      (Date.parse(`${made.replaces.revoked_at}Z`) - Date.parse(`${made.created_at}Z`)) / 3_600_000;
    expect(hours).toBeCloseTo(2, 1);
    expect([await status(tenant.full), await status(made.token)]).toEqual([200, 200]);
    expect(await run(keyCommand, 'list', '--user', tenant.user)).toMatch(
      /active until \d{4}-\d\d-\d\d \d\d:\d\d/,
    );
    await sql.query(`UPDATE api_keys SET revoked_at = clock_timestamp() WHERE id = $1`, [full.id]);
    expect([await status(tenant.full), await status(made.token)]).toEqual([401, 200]);
    // What describes the tenant still does.
    const file = { keys: [{ name: 'full', user: tenant.user, permission: 'full' }] };
    await writeFile(path.join(folder, 'keys.json'), JSON.stringify(file));
    expect(await runJson(applyCommand, path.join(folder, 'keys.json'))).toMatchObject({
      unchanged: 1,
      keys: [],
    });
  });

  it('refuses to rotate a key twice, or one whose owner would spend elsewhere, and revokes at once on demand', async () => {
    const tenant = await createTenant(gateway);
    const [full, read] = await keysOf(tenant);
    await run(keyCommand, 'rotate', read.id, '--overlap', '0');
    expect((await call(gateway, tenant.read, 'GET', '/v1/editions')).status).toBe(401);
    const again = run(keyCommand, 'rotate', read.id);
    await expect(again).rejects.toThrow(/^The key "read until .+" is revoked, or was rotated already\.$/);
    await expect(run(keyCommand, 'rotate', randomUUID())).rejects.toThrow('There is no key');
    await expect(run(keyCommand, 'rotate', full.id, '--overlap', '-1')).rejects.toThrow('from 0 to 8784');

    const newsroom = randomUUID();
    await sql.query(`INSERT INTO newsrooms (id, account_id, name) VALUES ($1, $2, 'Night')`, [
      newsroom,
      tenant.account,
    ]);
    await sql.query('UPDATE users SET newsroom_id = $2 WHERE id = $1', [tenant.user, newsroom]);
    await expect(run(keyCommand, 'rotate', full.id)).rejects.toThrow('Its owner is in another newsroom now');
    expect((await keysOf(tenant)).filter(({ name }: { name: string }) => name === 'full')).toHaveLength(1);
    expect((await call(gateway, tenant.full, 'GET', '/v1/editions')).status).toBe(200);
  });

  it('revokes at once what was rotated and still holds', async () => {
    const tenant = await createTenant(gateway);
    const [full] = await keysOf(tenant);
    await run(keyCommand, 'rotate', full.id);
    await run(keyCommand, 'revoke', full.id);
    expect((await call(gateway, tenant.full, 'GET', '/v1/editions')).status).toBe(401);
  });
});

describe('galley account, user and export', () => {
  it('lists accounts and users with what belongs to them', async () => {
    const tenant = await createTenant(gateway);
    const { accounts } = await runJson(accountCommand, 'list');
    expect(accounts.find(({ id }: { id: string }) => id === tenant.account)).toMatchObject({
      name: 'Test account',
      plan: `plan-${tenant.account}`,
      status: 'open',
      users: 1,
      editions: 1,
    });
    const { users } = await runJson(userCommand, 'list', '--account', tenant.account);
    expect(users).toEqual([
      {
        id: tenant.user,
        name: 'Test user',
        account: { id: tenant.account, name: 'Test account' },
        newsroom: { id: tenant.newsroom, name: 'Test newsroom' },
        may_spend: true,
        keys: 2,
        created_at: expect.stringMatching(/^\d{4}-.+\.\d{6}$/),
      },
    ]);
    expect(await run(accountCommand, 'list')).toMatch(/^ID +STATUS +PLAN/);
    expect(await run(userCommand, 'list')).toContain(tenant.user);
  });

  it('writes a file that changes nothing when it is applied, and makes the same tenants elsewhere', async () => {
    await createTenant(gateway, { webAddress: 'https://example.org/', editorOfRecord: 'Ada' });
    const file = path.join(folder, 'tenants.yaml');
    await run(exportCommand, '--output', file);
    expect(await readFile(file, 'utf8')).not.toMatch(/gk_(full|read)_/);
    const here = await runJson(applyCommand, file);
    expect(here).toMatchObject({ created: 0, updated: 0, keys: [] });

    const elsewhere = await createTestDatabase();
    const other = await startGalley({
      databaseUrl: elsewhere.url,
      role: 'gateway',
      writing: scriptedWriting(),
    });
    try {
      const there: WithAdmin = (work) => work(other.services);
      await run((terminal) => applyCommand(terminal, there), file);
      const text = await run((terminal) => exportCommand(terminal, there));
      const sorted = (yaml: string) => yaml.split('\n').sort();
      // A key that is revoked is not made anew.
      const before = await sql.query(`SELECT 1 FROM api_keys WHERE revoked_at IS NOT NULL`);
      const lines = sorted((await readFile(file, 'utf8')).trimEnd()).length - 4 * before.rows.length;
      expect(sorted(text)).toHaveLength(lines);
    } finally {
      await other.close();
      await elsewhere.drop();
    }
  });

  it('tells why a file could not be written', async () => {
    const file = path.join(folder, 'no', 'such', 'folder.yaml');
    await expect(run(exportCommand, '-o', file)).rejects.toThrow(`${file} can't be written (ENOENT).`);
  });
});

describe('galley status, jobs, usage and cancel', () => {
  it('lists work by account, edition, kind and status, without a word that its caller wrote', async () => {
    const [tenant, other] = [await createTenant(gateway), await createTenant(gateway)];
    const [first, second] = [await start(tenant, { input: 'A secret brief' }), await start(tenant)];
    await start(other);
    const list = async (...args: string[]) =>
      (await runJson(jobsCommand, '--account', tenant.account, ...args)).jobs.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list()).toEqual([second, first]);
    expect(await list('--limit', '1')).toEqual([second]);
    expect(await list('--edition', tenant.edition, '--status', 'open', '--kind', 'article')).toEqual([
      second,
      first,
    ]);
    expect(await list('--edition', other.edition)).toEqual([]);
    expect(await list('--status', 'failed')).toEqual([]);
    expect(await list('--kind', 'audit')).toEqual([]);
    expect(await run(jobsCommand, '--json')).not.toContain('secret');
    expect(await run(jobsCommand)).toMatch(new RegExp(`${second} +article +queued`));
    await expect(run(jobsCommand, '--status', 'lost')).rejects.toThrow('Allowed choices are open, queued');
    await expect(run(jobsCommand, '--limit', '0')).rejects.toThrow('a whole number from 1 to 1,000');
  });

  it('cancels a job of any account by its id, and says whose where several accounts have used it', async () => {
    const [tenant, other] = [await createTenant(gateway), await createTenant(gateway)];
    const id = randomUUID();
    for (const each of [tenant, other]) await start(each, { id });
    await expect(run(cancelCommand, id)).rejects.toThrow('name the account');
    expect(await run(cancelCommand, id, '--account', other.account)).toBe(`cancelled article ${id}`);
    const statuses = await Promise.all(
      [tenant, other].map(
        async ({ full }) => (await call(gateway, full, 'GET', `/v1/jobs/${id}`)).body.status,
      ),
    );
    expect(statuses).toEqual(['queued', 'cancelled']);
    await expect(run(cancelCommand, id, '--account', other.account)).rejects.toThrow('The job is cancelled;');
    await expect(run(cancelCommand, randomUUID())).rejects.toThrow('There is no job, report or audit');
    await expect(run(cancelCommand, 'it')).rejects.toThrow('must be named by its UUID, not "it"');
  });

  it.each([
    ['audit', 'audit'],
    ['research', 'report'],
  ])('cancels what is listed as %s by its id', async (kind, noun) => {
    const tenant = await createTenant(gateway, { webAddress: 'https://example.com/', verified: true });
    const path = `/v1/editions/${tenant.edition}/${kind}`;
    const { body } = await call(gateway, tenant.full, 'POST', path);
    const id = body.id as string;
    expect(await run(cancelCommand, id)).toBe(`failed ${kind} ${id}`);
    const after = await call(gateway, tenant.full, 'GET', `${path}/${id}`);
    expect(after.body).toMatchObject({ status: 'failed', error: { code: 'cancelled' } });
    await expect(run(cancelCommand, id)).rejects.toThrow(`The ${noun} is failed; nothing is left to cancel.`);
  });

  it('counts what waits, runs and failed, and why', async () => {
    const tenant = await createTenant(gateway);
    const before = await runJson(statusCommand);
    const ids = [await start(tenant), await start(tenant)];
    await sql.query(
      `UPDATE jobs SET status = 'failed', finished_at = clock_timestamp(), error = '{"code": "no_sources"}'
       WHERE id = $1`,
      [ids[0]],
    );
    const after = await runJson(statusCommand);
    expect(after.queue.waiting).toBe(Number(before.queue.waiting) + 1);
    expect(after.queue.oldest_seconds).toBeGreaterThanOrEqual(0);
    expect(after.failures).toContainEqual({
      kind: 'article',
      code: 'no_sources',
      count: 1,
      last_at: expect.any(String),
    });
    expect(after.work).toContainEqual({ kind: 'article', status: 'failed', count: 1 });
    expect(after).toMatchObject({
      leases: { held: 0, lapsed: 0 },
      database: { version: expect.stringMatching(/^\d+/) },
    });
    expect(await run(statusCommand)).toMatch(
      /^Database +PostgreSQL \d.*\nJobs that wait +\d+, the oldest for \d+ s\n/,
    );
    expect(await run(statusCommand)).toMatch(/Failed +1 article with no_sources/);
  });

  it('shows what an account spent in a month, and of what it may', async () => {
    const tenant = await createTenant(gateway);
    await sql.query('UPDATE plans SET articles_per_month = 100 WHERE id = $1', [`plan-${tenant.account}`]);
    for (let count = 0; count < 3; count += 1) await start(tenant);
    await sql.query('UPDATE jobs SET model_calls = 2, model_tokens = 500 WHERE account_id = $1', [
      tenant.account,
    ]);
    const { month, accounts } = await runJson(usageCommand, '--account', tenant.account);
    expect(month).toBe(new Date().toISOString().slice(0, 7));
    expect(accounts).toEqual([
      {
        account: { id: tenant.account, name: 'Test account' },
        plan: 'Test',
        articles: { used: 3, allowance: 100 },
        started: { article: 3, research: 0, audit: 0 },
        last_hour: 3,
        model: { calls: 6, tokens: 1500 },
      },
    ]);
    const former = await runJson(usageCommand, '--account', tenant.account, '--month', '2020-01');
    expect(former.accounts[0]).toMatchObject({
      articles: { used: 0 },
      started: { article: 0 },
      model: { tokens: 0 },
    });
    expect(await run(usageCommand)).toMatch(/Test account +Test +3 +100 +0 +0 +3 +1500/);
    await expect(run(usageCommand, '--month', '2026-13')).rejects.toThrow('a month such as 2026-11');
  });
});
