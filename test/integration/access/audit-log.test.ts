import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { byCommandLine, type LogEntry } from '../../../src/domain/access/audit-log.js';
import { assertOfAccount } from '../../../src/domain/access/operator-key.js';
import type { App } from '../../../src/main/build-app.js';
import { parseTenants } from '../../../src/transports/input/tenants.js';
import { runHere } from '../../support/server/run-here.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { startTestWebsite, type TestWebsite } from '../../support/server/test-website.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { checkOf, recordOf } from '../../support/writing/provenance-record.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

let database: TestDatabase;
let sql: Client;
let site: TestWebsite;
let gateway: App;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  site = await startTestWebsite();
  gateway = await startGalley({
    databaseUrl: database.url,
    role: 'gateway',
    writing: scriptedWriting(),
    env: { FETCH_ALLOW: `127.0.0.1:${site.port}` },
  });
});
beforeEach(async () => {
  await freshLimits(database);
  tenant = await createTenant(gateway, { webAddress: `${site.origin}/` });
});
afterAll(async () => {
  await gateway.close();
  await site.close();
  await sql.end();
  await database.drop();
});

/** The account's log, oldest first, but for how the tenant was made. */
async function entries(of: Tenant = tenant): Promise<readonly LogEntry[]> {
  const { items } = await gateway.services.auditLog.ofAll(of.account, {
    limit: 100,
    isFromEnd: false,
    after: null,
    before: null,
    filter: { actions: null, since: null, until: null },
    orderBy: { field: 'at', direction: 'asc' },
  });
  return items.map(({ item }) => item).slice(MADE.length);
}

/** Of the account of a tenant that was just made. */
const MADE = [
  'account_created',
  'newsroom_created',
  'user_created',
  'edition_created',
  'key_created',
  'key_created',
];

async function only(of: Tenant = tenant): Promise<LogEntry> {
  const found = await entries(of);
  expect(found).toHaveLength(1);
  return found[0]!;
}

const keysOf = () => gateway.services.keys.list(tenant.user);
const byTestUser = (sessionId: string | null = null) => ({
  kind: 'key',
  keyId: expect.any(String),
  keyName: 'full',
  user: { id: tenant.user, name: 'Test user' },
  sessionId,
});
const COMMAND_LINE = { kind: 'command_line' };

async function ask(document: string, variables: object, key = tenant.full) {
  const { body } = await graph(gateway, key, document, { ...variables });
  expect(body.errors).toBeUndefined();
  return body.data;
}

describe('a description of tenants that is applied', () => {
  const apply = (description: object) => gateway.services.tenants.apply(parseTenants(description));

  it('leaves an entry for each thing that it made, with states and without texts', async () => {
    const { rows } = await sql.query(
      'SELECT action, object_id, actor, details FROM audit_log WHERE account_id = $1 ORDER BY at',
      [tenant.account],
    );
    expect(rows.map(({ action }) => action)).toEqual(MADE);
    expect(rows[0]).toMatchObject({
      object_id: tenant.account,
      actor: COMMAND_LINE,
      details: { plan: `plan-${tenant.account}`, status: 'open' },
    });
    const plans = await sql.query('SELECT account_id, action FROM audit_log WHERE object_id = $1', [
      `plan-${tenant.account}`,
    ]);
    expect(plans.rows).toEqual([{ account_id: null, action: 'plan_created' }]);
  });

  it('leaves none for what stays as it is', async () => {
    await apply({
      users: [{ id: tenant.user, account: tenant.account, name: 'Test user', newsroom: tenant.newsroom }],
      keys: [{ name: 'full', user: tenant.user, permission: 'full' }],
    });
    expect(await entries()).toEqual([]);
  });

  it('names the fields that it changed, and their states where they are no texts', async () => {
    await apply({
      accounts: [{ id: tenant.account, name: 'Renamed', plan: `plan-${tenant.account}`, status: 'closed' }],
    });
    expect(await only()).toMatchObject({
      actor: COMMAND_LINE,
      action: 'account_updated',
      object: { kind: 'account', id: tenant.account, name: 'Renamed' },
      account: { id: tenant.account, name: 'Renamed' },
      details: { fields: expect.arrayContaining(['name', 'status']), status: 'closed' },
      requestId: null,
      keyPrefix: null,
    });
    expect((await only()).details).not.toHaveProperty('name');
  });

  it('leaves one for a key that it revokes, and none the second time', async () => {
    const revoked = { keys: [{ name: 'read', user: tenant.user, permission: 'read', revoked: true }] };
    await apply(revoked);
    await apply(revoked);
    expect(await only()).toMatchObject({ action: 'key_revoked', details: { key: 'read' } });
  });

  it('leaves none when it is refused', async () => {
    const edition = { id: randomUUID(), account: tenant.account, name: 'New', language: 'en' };
    const keys = [{ name: 'a', user: randomUUID(), permission: 'read' }];
    await expect(apply({ editions: [edition], keys })).rejects.toThrow('The description can’t be applied');
    expect(await entries()).toEqual([]);
  });

  it('names each change once, of two that are applied at the same time', async () => {
    const name = (text: string) => ({
      editions: [{ id: tenant.edition, account: tenant.account, name: text, language: 'en' }],
    });
    await Promise.all([apply(name('One')), apply(name('One')), apply(name('One'))]);
    expect(await only()).toMatchObject({ action: 'edition_updated', details: { fields: ['name'] } });
  });
});

describe('keys and sessions', () => {
  it('leave one entry when a key is made, and none when it is refused', async () => {
    const wanted = { userId: tenant.user, name: 'ci', permission: 'read' } as const;
    const { key, token } = await gateway.services.keys.create(wanted);
    await expect(gateway.services.keys.create(wanted)).rejects.toThrow('has a key named "ci" already');
    const entry = await only();
    expect(entry).toMatchObject({
      action: 'key_created',
      actor: COMMAND_LINE,
      object: { kind: 'key', id: key.id, name: 'ci' },
      details: { key: 'ci', permission: 'read', owner: tenant.user },
    });
    expect(JSON.stringify(entry)).not.toContain(token.slice(12));
  });

  it('leave one when a key is rotated, and none when it can’t be', async () => {
    const [full] = await keysOf();
    const { key } = await gateway.services.keys.rotate(full!.id, 60);
    await expect(gateway.services.keys.rotate(full!.id, 60)).rejects.toThrow('was rotated already');
    expect(await only()).toMatchObject({
      action: 'key_rotated',
      object: { kind: 'key', id: full!.id },
      details: { key: 'full', followedBy: key.id, overlapSeconds: 60 },
    });
  });

  it('leave one when the operator revokes a key, however often', async () => {
    const [, read] = await keysOf();
    for (const _ of [1, 2]) await gateway.services.keys.revoke(read!.id);
    expect(await only()).toMatchObject({ action: 'key_revoked', actor: COMMAND_LINE });
  });

  it('leave one when a caller revokes a key, with the key that did it and the request', async () => {
    const [, read] = await keysOf();
    const query = 'mutation ($id: ID!) { revokeKey(input: { id: $id }) { key { id } } }';
    const headers = { 'x-request-id': 'the-request' };
    for (const _ of [1, 2]) {
      const variables = { id: read!.id };
      await call(gateway, tenant.full, 'POST', '/graphql', { query, variables }, headers);
    }
    expect(await only()).toMatchObject({
      action: 'key_revoked',
      actor: byTestUser(),
      keyPrefix: tenant.full.slice(0, 12),
      object: { kind: 'key', id: read!.id, name: 'read' },
      requestId: 'the-request',
    });
  });

  it('leave one when a session is ended by another, and none for a sign-out', async () => {
    const { sessions, access } = gateway.services;
    const signIn = () => sessions.signIn(tenant.full, { from: 'here', userAgent: 'Firefox' });
    const [mine, theirs] = [await signIn(), await signIn()];
    const actor = assertOfAccount(await access.authenticateSession(mine.token));
    await sessions.end(actor, theirs.session.id);
    await expect(sessions.end(actor, theirs.session.id)).rejects.toThrow('There is no such session.');
    await sessions.end(actor, mine.session.id);
    expect(await only()).toMatchObject({
      action: 'session_ended',
      actor: byTestUser(mine.session.id),
      object: { kind: 'session', id: theirs.session.id },
      details: { key: 'full', owner: tenant.user },
    });
  });
});

describe('articles', () => {
  const FAILED = checkOf('numbers', { verdict: 'fail', summary: '1 of 2 figures stand in the cited text.' });
  const TITLE = 'A title that the brief gave';

  async function finish(checks = [checkOf('grounding')]): Promise<string> {
    const id = randomUUID();
    const provenance = recordOf({ articleId: id }, checks);
    await finishArticle(gateway, tenant, { id, title: TITLE, provenance });
    return id;
  }

  const PUBLISH = `mutation ($id: ID!, $reason: String) {
    publishArticle(input: { id: $id, overrideReason: $reason }) { article { id } } }`;
  const path = (id: string) => `/v1/editions/${tenant.edition}/articles/${id}`;

  it('leave one entry when one is published, and none the second time', async () => {
    const id = await finish();
    for (const _ of [1, 2]) await ask(PUBLISH, { id });
    expect(await only()).toMatchObject({
      action: 'article_published',
      actor: byTestUser(),
      object: { kind: 'article', id, name: TITLE },
      details: {},
    });
  });

  it('leave one with the reason and the checks that it overrode, and none for the refusal before', async () => {
    const id = await finish([FAILED, checkOf('grounding')]);
    const refused = await graph(gateway, tenant.full, PUBLISH, { id });
    expect(refused.body.errors[0].extensions.code).toBe('conflict');
    await ask(PUBLISH, { id, reason: 'The mayor confirmed the figure.' });
    expect((await only()).details).toEqual({
      reason: 'The mayor confirmed the figure.',
      overrides: ['numbers'],
    });
  });

  it('leave one for each that is published together', async () => {
    const [one, two] = [await finish(), await finish()];
    await ask('mutation ($ids: [ID!]!) { publishArticles(input: { ids: $ids }) { published { id } } }', {
      ids: [one, two],
    });
    expect((await entries()).map(({ action, object }) => [action, object.id])).toEqual([
      ['article_published', one],
      ['article_published', two],
    ]);
  });

  it('leave one when one is called back, edited and deleted over REST, with neither title nor text in it', async () => {
    const id = await finish();
    const headers = { 'x-request-id': 'a-rest-request' };
    for (const [method, rest, body] of [
      ['POST', '/publish', {}],
      ['POST', '/unpublish', {}],
      ['PATCH', '', { title: 'Planted title', body: '<p>Planted words of a body.</p>' }],
      ['DELETE', '', undefined],
    ] as const) {
      const { status } = await call(gateway, tenant.full, method, path(id) + rest, body, headers);
      expect(status).toBeLessThan(300);
    }
    const found = await entries();
    expect(found.map(({ action }) => action)).toEqual([
      'article_published',
      'article_unpublished',
      'article_edited',
      'article_deleted',
    ]);
    expect(found[2]!.details).toEqual({ fields: ['title', 'body'], revision: expect.any(Number) });
    for (const entry of found)
      expect(entry).toMatchObject({ object: { name: null }, requestId: 'a-rest-request' });
    const { rows } = await sql.query('SELECT * FROM audit_log');
    for (const planted of ['Planted', TITLE, tenant.full.slice(12)])
      expect(JSON.stringify(rows)).not.toContain(planted);
  });

  it('leave none of a change that is rolled back', async () => {
    const id = await finish();
    await sql.query(`CREATE FUNCTION no_commit() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'the disk is full'; END $$`);
    await sql.query(`CREATE CONSTRAINT TRIGGER no_commit AFTER UPDATE ON articles DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION no_commit()`);
    try {
      const { body } = await graph(gateway, tenant.full, PUBLISH, { id });
      expect(body.errors).toHaveLength(1);
    } finally {
      await sql.query('DROP TRIGGER no_commit ON articles');
      await sql.query('DROP FUNCTION no_commit');
    }
    expect(await entries()).toEqual([]);
    await ask(PUBLISH, { id });
    await only();
  });
});

describe('the rest', () => {
  it('leaves one entry for a check that is ignored, and one when it is restored', async () => {
    const variables = { edition: tenant.edition, check: 'viewport_missing', reason: 'No phones here.' };
    await ask(
      `mutation ($edition: ID!, $check: String!, $reason: String!) {
        ignoreAuditCheck(input: { edition: $edition, check: $check, reason: $reason }) { edition { id } } }`,
      variables,
    );
    const restore = `mutation ($edition: ID!, $check: String!) {
      restoreAuditCheck(input: { edition: $edition, check: $check }) { edition { id } } }`;
    for (const _ of [1, 2]) await ask(restore, { edition: tenant.edition, check: 'viewport_missing' });
    expect((await entries()).map(({ action, object, details }) => [action, object.id, details])).toEqual([
      [
        'check_ignored',
        tenant.edition,
        { check: 'viewport_missing', reason: 'No phones here.', until: null },
      ],
      ['check_restored', tenant.edition, { check: 'viewport_missing' }],
    ]);
  });

  it('leaves one entry for work that the operator cancels, without its brief', async () => {
    const { body } = await call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles`, {
      input: 'Planted words of a brief',
    });
    await gateway.services.operator.cancel(body.id, null);
    await expect(gateway.services.operator.cancel(body.id, null)).rejects.toThrow(
      'nothing is left to cancel',
    );
    expect(await only()).toMatchObject({
      action: 'work_cancelled',
      actor: COMMAND_LINE,
      object: { kind: 'work', id: body.id, name: null },
      details: { kind: 'article' },
    });
    const { rows } = await sql.query('SELECT * FROM audit_log');
    expect(JSON.stringify(rows)).not.toContain('Planted');
  });

  it('leaves one entry when a domain is verified, and none for a look that finds nothing or nothing new', async () => {
    const verify = () =>
      graph(
        gateway,
        tenant.full,
        'mutation ($id: ID!) { verifyEdition(input: { id: $id, method: META }) { edition { verified } } }',
        { id: tenant.edition },
      );
    site.set('/', '<title>Home</title>');
    expect((await verify()).body.errors).toHaveLength(1);
    const { rows } = await sql.query('SELECT verification_token AS token FROM editions WHERE id = $1', [
      tenant.edition,
    ]);
    site.set('/', `<head><meta name="galley-site-verification" content="${rows[0].token}"></head>`);
    for (const _ of [1, 2]) expect((await verify()).body.data.verifyEdition.edition.verified).toBe(true);
    const entry = await only();
    expect(entry).toMatchObject({
      action: 'edition_verified',
      actor: byTestUser(),
      object: { kind: 'edition', id: tenant.edition, name: 'Test edition' },
      details: { method: 'meta', code: null },
    });
    expect(JSON.stringify(entry)).not.toContain(rows[0].token);
  });

  it('is seen by no other account', async () => {
    const other = await createTenant(gateway);
    await gateway.services.keys.create({ userId: tenant.user, name: 'ci', permission: 'read' });
    expect(await entries()).toHaveLength(1);
    expect(await entries(other)).toEqual([]);
  });
});

const LOG = `query ($first: Int, $after: String, $filter: LogFilter) { me { account {
  log(first: $first, after: $after, filter: $filter) {
    nodes { action by { kind user { name } keyName keyPrefix sessionId } object { kind id name } details requestId }
    pageInfo { hasNextPage endCursor } totalCount } } } }`;

describe('the log over GraphQL', () => {
  const log = async (variables: object = {}, key = tenant.full) =>
    (await ask(LOG, variables, key)).me.account.log;

  it('shows the account what was changed, the newest first, and tells who did it', async () => {
    const [, read] = await keysOf();
    await ask('mutation ($id: ID!) { revokeKey(input: { id: $id }) { key { id } } }', { id: read!.id });
    const { nodes, totalCount } = await log({ first: 2 });
    expect(totalCount).toBe(MADE.length + 1);
    expect(nodes).toEqual([
      {
        action: 'KEY_REVOKED',
        by: {
          kind: 'KEY',
          user: { name: 'Test user' },
          keyName: 'full',
          keyPrefix: tenant.full.slice(0, 12),
          sessionId: null,
        },
        object: { kind: 'key', id: read!.id, name: 'read' },
        details: { key: 'read' },
        requestId: expect.any(String),
      },
      expect.objectContaining({
        action: 'KEY_CREATED',
        by: { kind: 'COMMAND_LINE', user: null, keyName: null, keyPrefix: null, sessionId: null },
        requestId: null,
      }),
    ]);
  });

  it('goes on where a page ended, and looks for actions', async () => {
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const { nodes, pageInfo } = await log({ first: 4, after });
      seen.push(...nodes.map(({ action }: { action: string }) => action.toLowerCase()));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(seen.toReversed()).toEqual(MADE);
    const { nodes } = await log({ filter: { action: ['USER_CREATED', 'KEY_REVOKED'], until: '2999-01-01' } });
    expect(nodes.map(({ action }: { action: string }) => action)).toEqual(['USER_CREATED']);
    expect((await log({ filter: { since: '2999-01-01' } })).nodes).toEqual([]);
  });

  it('is refused to a key that reads, and a cursor of another list is none of it', async () => {
    const refused = await graph(gateway, tenant.read, LOG);
    expect(refused.body.errors[0].extensions.code).toBe('key_read_only');
    expect(refused.body.data).toEqual({ me: { account: { log: null } } });
    const { data } = (await graph(gateway, tenant.full, '{ editions { pageInfo { endCursor } } }')).body;
    const after = data.editions.pageInfo.endCursor;
    const other = await graph(gateway, tenant.full, LOG, { after });
    expect(other.body.errors[0].extensions.code).toBe('invalid_params');
  });
});

describe('the log of all accounts', () => {
  const document = `query ($account: ID, $filter: LogFilter) { operator { auditLog(first: 3, account: $account, filter: $filter) {
    nodes { action account { id name } object { id name } details } } } }`;
  const read = async (variables: object) => {
    const { token } = await gateway.services.operatorKeys.create(randomUUID());
    return (await ask(document, variables, token)).operator.auditLog.nodes;
  };

  it('is shown to an operator’s key without titles and reasons', async () => {
    const id = randomUUID();
    const provenance = recordOf({ articleId: id }, [
      checkOf('numbers', { verdict: 'fail', summary: 'Wrong.' }),
    ]);
    await finishArticle(gateway, tenant, { id, title: 'A planted title', provenance });
    const publish = `mutation ($id: ID!) { publishArticle(input: { id: $id, overrideReason: "A planted reason" }) {
      article { id } } }`;
    await ask(publish, { id });
    const account = { id: tenant.account, name: 'Test account' };
    const published = { action: 'ARTICLE_PUBLISHED', account, object: { id, name: null } };
    const expected = { ...published, details: { overrides: ['numbers'] } };
    expect((await read({ account: tenant.account }))[0]).toEqual(expected);
    expect((await read({ filter: { action: ['ARTICLE_PUBLISHED'] } }))[0]).toEqual(expected);
    expect(await read({ account: randomUUID() })).toEqual([]);
  });

  it('is shown to an operator’s key without details that are not named, and without ids of requests that may be texts', async () => {
    const accountId = randomUUID();
    const entry = {
      ...byCommandLine(accountId),
      action: 'account_updated',
      object: { kind: 'account', id: accountId },
      details: { status: 'closed', note: 'A planted note' },
    } as const;
    const ours = randomUUID();
    await gateway.services.unitOfWork.run(({ auditLog }) =>
      auditLog.add([
        { ...entry, requestId: ours },
        { ...entry, requestId: 'A-planted-id' },
      ]),
    );
    const { token } = await gateway.services.operatorKeys.create(randomUUID());
    const { nodes } = (
      await ask(
        'query ($id: ID) { operator { auditLog(account: $id) { nodes { details requestId } } } }',
        { id: accountId },
        token,
      )
    ).operator.auditLog;
    const details = { status: 'closed' };
    expect(nodes).toEqual([
      { details, requestId: null },
      { details, requestId: ours },
    ]);
  });

  it('is shown to no key of an account', async () => {
    const { body } = await graph(gateway, tenant.full, document);
    expect(body.errors[0].extensions.code).toBe('forbidden');
  });
});

describe('galley log', () => {
  const run = async (...args: string[]) => {
    const { code, out, err } = await runHere(['log', ...args], { DATABASE_URL: database.url });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    return out;
  };

  it('shows who changed what in an account, the newest first', async () => {
    await gateway.services.keys.create({
      userId: tenant.user,
      name: 'to \u001b[2Jclear',
      permission: 'read',
    });
    const lines = (await run('--account', tenant.account)).trimEnd().split('\n');
    expect(lines).toHaveLength(MADE.length + 2);
    expect(lines[0]).toMatch(/^AT +WHO +WHAT +WHICH +ACCOUNT +DETAILS/);
    expect(lines[1]).toMatch(
      /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d +operator \(command line\) +key created +to +\[2Jclear +Test account +/,
    );
    expect(lines[1]).toMatch(/permission: read/);
    expect(
      await run('--account', tenant.account, '-n', '3').then((out) => out.trimEnd().split('\n')),
    ).toHaveLength(4);
  });

  it('prints JSON, of all accounts and of none, by action and time', async () => {
    const json = async (...args: string[]) => JSON.parse(await run('--json', ...args)).entries;
    const [plan] = await json('--action', 'plan_created', '-n', '1');
    expect(plan).toMatchObject({
      account: null,
      by: { kind: 'command_line', user: null, key: null, session: null },
      object: { kind: 'plan', id: `plan-${tenant.account}`, name: 'Test' },
    });
    const [made] = await json('--account', tenant.account, '--action', 'account_created');
    const later = await json('--account', tenant.account, '--since', `${made.at}Z`);
    expect(later).toHaveLength(MADE.length - 1);
  });

  it.each([
    [['--action', 'planet_moved'], 'Allowed choices are plan_created'],
    [['--since', 'yesterday'], 'It must be a date or a time in ISO 8601.'],
    [['-n', '0'], 'It must be a whole number from 1 to 1,000.'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await runHere(['log', ...args], { DATABASE_URL: database.url });
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });
});
