import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import type { Applied } from '../../../src/services/access/tenant-service.js';
import { parseTenants } from '../../../src/transports/input/tenants.js';
import { presentTenants } from '../../../src/transports/output/tenants.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { recordingLog } from '../../support/recording-log.js';
import { call, createTenant, graph, startGalley } from '../../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let sql: Client;
const log = recordingLog();

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({
    databaseUrl: database.url,
    role: 'gateway',
    writing: scriptedWriting(),
    log,
  });
  sql = new Client({ connectionString: database.url });
  await sql.connect();
});
afterAll(async () => {
  await sql.end();
  await gateway.close();
  await database.drop();
});

/** As `galley apply` does with a file that holds this. */
async function apply(file: object): Promise<Applied> {
  return gateway.services.tenants.apply(parseTenants(file));
}

/** A whole file of one account; each test has its own. */
function describeTenant() {
  const [account, newsroom, other, user, edition] = [
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
    randomUUID(),
  ] as const;
  const plan = `plan_${account}`;
  const ids = { plan, account, newsroom, other, user, edition };
  const file = {
    plans: [{ id: plan, name: 'Studio', content_api: true, articles_per_month: 100 }],
    accounts: [{ id: account, name: 'Waterside Press', plan, status: 'open' }],
    newsrooms: [
      { id: newsroom, account, name: 'Canal desk', hourly_ceiling: 5 },
      { id: other, account, name: 'Night desk' },
    ],
    users: [{ id: user, account, name: 'Ada Lock', newsroom, may_spend: true }],
    editions: [
      {
        id: edition,
        account,
        name: 'Waterside Weekly',
        web_address: 'https://example.com/',
        language: 'en-gb',
        country: 'gb',
        editor_of_record: 'Ada Lock',
        verified: true,
      },
    ],
    keys: [
      { name: 'script', user, permission: 'full' },
      { name: 'site', user, permission: 'read' },
    ],
  };
  return { file, ids };
}

const NOTHING = { keys: [], created: 0, updated: 0, unchanged: 0 };
const status = async (token: string): Promise<number> =>
  (await call(gateway, token, 'GET', '/v1/editions')).status;
const editionsOf = async (token: string) => (await call(gateway, token, 'GET', '/v1/editions')).body.editions;

describe('a description of tenants', () => {
  it('creates what it names, once, and returns the tokens of the new keys', async () => {
    const { file, ids } = describeTenant();
    const first = await apply(file);
    expect(first).toEqual({
      keys: [
        {
          name: 'script',
          user: ids.user,
          permission: 'full',
          token: expect.stringMatching(/^gk_full_\w{38}$/),
        },
        {
          name: 'site',
          user: ids.user,
          permission: 'read',
          token: expect.stringMatching(/^gk_read_\w{38}$/),
        },
      ],
      created: 8,
      updated: 0,
      unchanged: 0,
    });
    expect(await apply(file)).toEqual({ ...NOTHING, unchanged: 8 });
    expect(await editionsOf(first.keys[1]!.token)).toMatchObject([
      { id: ids.edition, language_code: 'en-GB', country: 'GB', verified: true },
    ]);
  });

  it('changes what differs and counts it, and creates only the keys that are new', async () => {
    const { file, ids } = describeTenant();
    const { keys } = await apply(file);
    const changed = {
      ...file,
      editions: [{ ...file.editions[0], name: 'Waterside Daily' }],
      keys: [...file.keys, { name: 'third', user: ids.user, permission: 'read' }],
    };
    expect(await apply(changed)).toMatchObject({
      keys: [{ name: 'third' }],
      created: 1,
      updated: 1,
      unchanged: 7,
    });
    expect(await editionsOf(keys[0]!.token)).toMatchObject([{ name: 'Waterside Daily' }]);
  });

  it('leaves unmentioned things and fields as they are', async () => {
    const { file, ids } = describeTenant();
    const { keys } = await apply(file);
    expect(await apply({})).toEqual(NOTHING);
    const bare = {
      plans: [{ id: ids.plan, name: 'Studio', content_api: true }],
      accounts: [{ id: ids.account, name: 'Waterside Press', plan: ids.plan }],
      newsrooms: [{ id: ids.newsroom, account: ids.account, name: 'Canal desk' }],
      users: [{ id: ids.user, account: ids.account, name: 'Ada Lock', newsroom: ids.newsroom }],
      editions: [{ id: ids.edition, account: ids.account, name: 'Waterside Weekly', language: 'en-GB' }],
    };
    expect(await apply(bare)).toEqual({ ...NOTHING, unchanged: 5 });
    const [edition] = await editionsOf(keys[0]!.token);
    expect(edition).toMatchObject({
      web_address: 'https://example.com/',
      country: 'GB',
      editor_of_record: 'Ada Lock',
      verified: true,
    });
    await apply({ accounts: [{ ...bare.accounts[0], status: 'closed' }] });
    expect(await apply(bare)).toEqual({ ...NOTHING, unchanged: 5 });
    expect(await status(keys[0]!.token)).toBe(401);
  });

  it('clears fields that are null', async () => {
    const { file } = describeTenant();
    const { keys } = await apply(file);
    const nothing = { web_address: null, country: null, editor_of_record: null };
    expect(await apply({ editions: [{ ...file.editions[0], ...nothing }] })).toEqual({
      ...NOTHING,
      updated: 1,
    });
    expect(await editionsOf(keys[0]!.token)).toMatchObject([nothing]);
  });

  it('gives an edition a house style, changes it, leaves it and takes it away', async () => {
    const { file } = describeTenant();
    const { keys } = await apply(file);
    const [edition] = file.editions;
    const style = {
      instructions: 'Short sentences.',
      forbidden: ['leverage'],
      preferred: [{ use: 'colour', instead_of: ['color'] }],
      heading_case: 'sentence',
      reading_level: 'simple',
    };
    const houseStyle = async () => {
      const { body } = await graph(
        gateway,
        keys[0]!.token,
        `query ($id: ID!) { edition(id: $id) {
          houseStyle { instructions forbidden preferred { use insteadOf } headingCase readingLevel } } }`,
        { id: edition!.id },
      );
      return body.data.edition.houseStyle;
    };
    const exported = async () =>
      presentTenants(await gateway.services.operator.tenants()).editions.find(({ id }) => id === edition!.id)
        ?.house_style;
    expect([await houseStyle(), await exported()]).toEqual([null, null]);
    expect(await apply({ editions: [{ ...edition, house_style: style }] })).toMatchObject({ updated: 1 });
    expect(await apply({ editions: [{ ...edition, house_style: style }] })).toMatchObject({ unchanged: 1 });
    expect(await exported()).toEqual(style);
    expect(await houseStyle()).toEqual({
      instructions: 'Short sentences.',
      forbidden: ['leverage'],
      preferred: [{ use: 'colour', insteadOf: ['color'] }],
      headingCase: 'SENTENCE',
      readingLevel: 'SIMPLE',
    });
    expect(await apply({ editions: [edition] })).toMatchObject({ unchanged: 1 });
    const bare = {
      instructions: null,
      forbidden: [],
      preferred: [],
      headingCase: null,
      readingLevel: null,
    };
    await apply({ editions: [{ ...edition, house_style: {} }] });
    expect(await houseStyle()).toEqual(bare);
    await apply({ editions: [{ ...edition, house_style: null }] });
    expect(await houseStyle()).toBeNull();
  });

  it('is refused with the name of each fault in a house style', async () => {
    const { file } = describeTenant();
    const style = {
      instructions: 'x'.repeat(2001),
      forbidden: [''],
      preferred: [
        { use: 'colour', instead_of: [] },
        { use: 'x'.repeat(81), instead_of: ['y'] },
      ],
      heading_case: 'shouting',
      reading_level: 'hard',
      tone: 'dry',
    };
    const fault = await apply({ editions: [{ ...file.editions[0], house_style: style }] }).catch(
      (error: unknown) => error,
    );
    expect(fault).toMatchObject({ code: 'invalid_params' });
    const paths = (fault as { faults: { path: string }[] }).faults.map(({ path }) => path).sort();
    expect(paths).toEqual(
      [
        'forbidden/0',
        'heading_case',
        'instructions',
        'preferred/0/instead_of',
        'preferred/1/use',
        'reading_level',
        'tone',
      ].map((name) => `/editions/0/house_style/${name}`),
    );
  });

  it('gives a verified edition the moment of its verification, and removes both together', async () => {
    const { file } = describeTenant();
    const { keys } = await apply(file);
    const since = async () => (await editionsOf(keys[0]!.token))[0].verified_at;
    const first = await since();
    expect(first).toMatch(/^\d{4}-.*\.\d{6}$/);
    await apply({ editions: [{ ...file.editions[0], name: 'Renamed' }] });
    expect(await since()).toBe(first);
    await apply({ editions: [{ ...file.editions[0], verified: false }] });
    expect(await since()).toBeNull();
    await apply(file);
    expect((await since()) > first).toBe(true);
  });

  it('applied twice at once creates everything once', async () => {
    const { file } = describeTenant();
    const both = await Promise.all([apply(file), apply(file)]);
    expect(both.map(({ created }) => created).sort()).toEqual([0, 8]);
    const tokens = both.flatMap(({ keys }) => keys.map(({ token }) => token));
    expect(await Promise.all(tokens.map(status))).toEqual([200, 200]);
  });

  it('locks, of thousands of editions, only those that differ, and names the faulty one', async () => {
    const { file, ids } = describeTenant();
    const editions = Array.from({ length: 4000 }, (_, n) => ({
      ...file.editions[0]!,
      id: randomUUID(),
      name: `Edition ${n}`,
      // Some are described in part.
      ...(n % 2 === 0 ? { verified: undefined } : {}),
    }));
    const many = { ...file, editions };
    await apply(many);
    const [changed, ...others] = editions;
    const holder = new Client({ connectionString: database.url });
    await holder.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM editions WHERE id = ANY ($1::uuid[]) FOR UPDATE', [
        others.map(({ id }) => id),
      ]);
      await holder.query('SELECT FROM newsrooms WHERE account_id = $1 FOR UPDATE', [ids.account]);
      const renamed = { ...many, editions: [{ ...changed!, name: 'Renamed' }, ...others] };
      expect(await apply(renamed)).toEqual({ ...NOTHING, updated: 1, unchanged: 4006 });
    } finally {
      await holder.end();
    }
    const stranger = randomUUID();
    const faulty = editions.map((edition, n) => ({
      ...edition,
      name: `Once more ${n}`,
      ...(n === 2500 ? { id: randomUUID(), account: stranger } : {}),
    }));
    const fault = `names the account ${stranger}, which does not exist here.`;
    await expect(apply({ editions: faulty })).rejects.toThrow(fault);
    const { rows } = await sql.query(`SELECT FROM editions WHERE name LIKE 'Once more %'`);
    expect(rows).toEqual([]);
  });

  it('applies the later of two descriptions of one thing', async () => {
    const { file } = describeTenant();
    const [edition] = file.editions;
    const twice = { ...file, editions: [edition!, { ...edition!, name: 'Waterside Daily' }] };
    const { keys } = await apply(twice);
    expect(await editionsOf(keys[0]!.token)).toMatchObject([{ name: 'Waterside Daily', verified: true }]);
  });

  it('is applied as a whole or not at all, down to its last key', async () => {
    const { file, ids } = describeTenant();
    const { keys } = await apply(file);
    const second = randomUUID();
    const faulty = {
      editions: [
        { ...file.editions[0], name: 'Renamed' },
        { ...file.editions[0], id: second },
      ],
      keys: [
        { name: 'third', user: ids.user, permission: 'full' },
        { name: 'script', user: ids.user, permission: 'read' },
      ],
    };
    await expect(apply(faulty)).rejects.toMatchObject({ code: 'invalid_params' });
    expect(await editionsOf(keys[0]!.token)).toMatchObject([{ id: ids.edition, name: 'Waterside Weekly' }]);
    const names = (await gateway.services.keys.list(ids.user)).map(({ name }) => name);
    expect(names).toEqual(['script', 'site']);
  });

  it('is refused with the names of all faults and of every misspelt field', async () => {
    const { file } = describeTenant();
    const faulty = {
      ...file,
      plans: [{ ...file.plans[0], id: 'two words', content_api: 'yes' }],
      accounts: [{ ...file.accounts[0], status: 'ajar' }],
      editions: [{ ...file.editions[0], langauge: 'en', web_address: 'ftp://example.com/' }],
      keys: [{ ...file.keys[0], user: 'Ada' }],
    };
    const fault = await apply(faulty).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: 'invalid_params' });
    const paths = (fault as { faults: { path: string }[] }).faults.map(({ path }) => path).sort();
    expect(paths).toEqual([
      '/accounts/0/status',
      '/editions/0/langauge',
      '/editions/0/web_address',
      '/keys/0/user',
      '/plans/0/content_api',
      '/plans/0/id',
    ]);
  });

  it.each<[string, (known: ReturnType<typeof describeTenant>) => [file: object, named: string]]>([
    ['plan', ({ file }) => [{ accounts: [{ ...file.accounts[0], plan: 'gone' }] }, 'plan gone']],
    ['account of a newsroom', ({ file }) => unknown({ newsrooms: [file.newsrooms[0]] }, 'account')],
    ['account of an edition', ({ file }) => unknown({ editions: [file.editions[0]] }, 'account')],
    ['newsroom', ({ file }) => unknown({ users: [file.users[0]] }, 'newsroom')],
    ['user of a key', ({ file }) => unknown({ keys: [file.keys[0]] }, 'user')],
  ])('is refused with the name of an unknown %s', async (_what, make) => {
    const known = describeTenant();
    const { plans, accounts } = known.file;
    await apply({ plans, accounts });
    const [file, named] = make(known);
    const fault = (await apply(file).catch((error: unknown) => error)) as { detail: string; faults: unknown };
    expect(fault).toMatchObject({ code: 'invalid_params' });
    expect(JSON.stringify([fault.detail, fault.faults])).toContain(named);
  });

  it('does not put a user into a newsroom of another account', async () => {
    const [mine, theirs] = [describeTenant(), describeTenant()];
    await apply(mine.file);
    await apply(theirs.file);
    const moved = { users: [{ ...mine.file.users[0], newsroom: theirs.ids.newsroom }] };
    await expect(apply(moved)).rejects.toMatchObject({
      code: 'invalid_params',
      detail: expect.stringContaining(theirs.ids.newsroom),
    });
  });

  it('moves nothing from one account to another', async () => {
    const [mine, theirs] = [describeTenant(), describeTenant()];
    await apply(mine.file);
    const { keys } = await apply(theirs.file);
    const to = { account: mine.ids.account };
    for (const [file, id] of [
      [{ editions: [{ ...theirs.file.editions[0], ...to }] }, theirs.ids.edition],
      [{ newsrooms: [{ ...theirs.file.newsrooms[0], ...to }] }, theirs.ids.newsroom],
      [{ users: [{ ...theirs.file.users[0], ...to, newsroom: mine.ids.newsroom }] }, theirs.ids.user],
    ] as const)
      await expect(apply(file)).rejects.toMatchObject({
        code: 'invalid_params',
        detail: expect.stringContaining(id),
      });
    expect(await editionsOf(keys[0]!.token)).toMatchObject([{ id: theirs.ids.edition }]);
  });
});

/** The thing with a parent of that kind that does not exist. */
function unknown(
  file: Record<string, (object | undefined)[]>,
  parent: string,
): [file: object, named: string] {
  const id = randomUUID();
  const [[name, things]] = Object.entries(file) as [[string, object[]]];
  return [{ [name]: things.map((thing) => ({ ...thing, [parent]: id })) }, id];
}

describe('a described key', () => {
  it('is revoked for good by revoked: true, and may be left out afterwards', async () => {
    const { file, ids } = describeTenant();
    const { keys } = await apply(file);
    const [script] = file.keys;
    expect(await apply({ keys: [{ ...script, revoked: true }] })).toEqual({ ...NOTHING, updated: 1 });
    expect(await Promise.all(keys.map(({ token }) => status(token)))).toEqual([401, 200]);
    expect(await apply({ keys: [{ ...script, revoked: true }] })).toEqual({ ...NOTHING, unchanged: 1 });
    // The file that made it still applies; only asking for it back does not.
    expect(await apply(file)).toEqual({ ...NOTHING, unchanged: 8 });
    await expect(apply({ keys: [{ ...script, revoked: false }] })).rejects.toMatchObject({
      code: 'invalid_params',
      faults: [{ path: '/keys/0/revoked', message: expect.stringContaining('for good') }],
    });
    expect(await status(keys[0]!.token)).toBe(401);
    const never = { name: 'never made', user: ids.user, permission: 'full', revoked: true };
    expect(await apply({ keys: [never] })).toEqual({ ...NOTHING, unchanged: 1 });
    expect(await gateway.services.keys.list(ids.user)).toHaveLength(2);
  });

  it('keeps its permission for life', async () => {
    const { file } = describeTenant();
    await apply(file);
    await expect(
      apply({ keys: [file.keys[1], { ...file.keys[0], permission: 'read' }] }),
    ).rejects.toMatchObject({
      code: 'invalid_params',
      faults: [{ path: '/keys/1/permission', message: expect.stringContaining('for life') }],
    });
  });

  it('keeps the newsroom in which its user was when it was made', async () => {
    const { file, ids } = describeTenant();
    await apply(file);
    const users = [{ ...file.users[0], newsroom: ids.other }];
    const { keys } = await apply({ ...file, users, keys: [{ ...file.keys[0], name: 'later' }] });
    const newsrooms = (await gateway.services.keys.list(ids.user)).map(({ name, newsroomId }) => [
      name,
      newsroomId,
    ]);
    expect(Object.fromEntries(newsrooms)).toEqual({
      script: ids.newsroom,
      site: ids.newsroom,
      later: ids.other,
    });
    expect(await status(keys[0]!.token)).toBe(200);
  });
});

describe('keys from the command line', () => {
  it('are created, listed without their tokens, and revoked', async () => {
    const { user, newsroom } = await createTenant(gateway);
    const { keys } = gateway.services;
    const made = await keys.create({ userId: user, name: 'night shift', permission: 'full' });
    expect(made.token.startsWith(made.key.prefix)).toBe(true);
    expect(made.key).toMatchObject({
      prefix: made.token.slice(0, 12),
      newsroomId: newsroom,
      revokedAt: null,
    });
    const listed = await keys.list(user);
    expect(listed.map(({ name }) => name)).toEqual(['full', 'read', 'night shift']);
    expect(listed.at(-1)).toEqual(made.key);
    expect(JSON.stringify(listed)).not.toContain(made.token.slice(12));
    const ids = (await keys.list(null)).map(({ id }) => id);
    expect(ids).toContain(made.key.id);
    const revoked = await keys.revoke(made.key.id);
    expect(revoked.revokedAt).not.toBeNull();
    expect(await keys.revoke(made.key.id)).toEqual(revoked);
    expect(await status(made.token)).toBe(401);
  });

  it('are refused with a name twice, an unknown owner or an unknown id', async () => {
    const { user } = await createTenant(gateway);
    const { keys } = gateway.services;
    const again = { userId: user, name: 'full', permission: 'read' } as const;
    await expect(keys.create(again)).rejects.toMatchObject({ code: 'conflict' });
    await expect(keys.create({ ...again, userId: randomUUID() })).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(keys.revoke(randomUUID())).rejects.toMatchObject({ code: 'not_found' });
  });

  it('leave no trace of their secret, in no table and not in the log', async () => {
    const { full, edition } = await createTenant(gateway);
    const path = `/v1/editions/${edition}/articles`;
    await call(gateway, full, 'POST', path, { input: 'Anything' });
    await call(gateway, full.toUpperCase(), 'POST', path, { input: 'Anything' });
    await call(gateway, null, 'GET', `${path}?access_token=${full}`);
    const secret = full.slice(12);
    const { rows: tables } = await sql.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['api_keys', 'jobs', 'agenda_jobs']),
    );
    const hex = Buffer.from(secret).toString('hex');
    for (const { name } of tables) {
      const { rows } = await sql.query(
        `SELECT 1 FROM ${name} AS t WHERE position($1 IN t::text) > 0 OR position($2 IN t::text) > 0`,
        [secret, hex],
      );
      expect([name, rows]).toEqual([name, []]);
    }
    expect(JSON.stringify(log.entries)).not.toContain(secret);
  });
});
