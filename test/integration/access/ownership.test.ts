import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { parseTenants } from '../../../src/transports/input/tenants.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import {
  ACCESS_TOKEN,
  json,
  makeServiceAccount,
  siteList,
  startTestGoogle,
  type TestGoogle,
} from '../../support/server/google-account.js';
import { recordingLog } from '../../support/recording-log.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { startTestWebsite, type TestWebsite } from '../../support/server/test-website.js';

const FIELDS = `verified verifiedAt verification { verified method verifiedAt checkedAt failingSince nextCheckAt
  failure { code message } instructions { token methods { method place value text } } }`;
const VERIFY = `mutation ($slug: ID!, $method: OwnershipMethod!) {
  verifyEdition(input: { id: $slug, method: $method }) { edition { id ${FIELDS} } } }`;
const READ = `query ($slug: ID!) { edition(id: $slug) { id ${FIELDS} } }`;

const NEVER = {
  verified: false,
  method: null,
  verifiedAt: null,
  checkedAt: null,
  failingSince: null,
  nextCheckAt: null,
  failure: null,
};

let database: TestDatabase;
let sql: Client;
let google: TestGoogle;
let site: TestWebsite;
let gateway: App;
let tenant: Tenant;
let token: string;
let records: string[][] = [];
const log = recordingLog();
const { file: keyFile } = makeServiceAccount('');

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  google = await startTestGoogle();
  site = await startTestWebsite();
  gateway = await startGalley({
    databaseUrl: database.url,
    role: 'gateway',
    writing: scriptedWriting(),
    log,
    resolveTxt: () => Promise.resolve(records),
    env: {
      FETCH_ALLOW: `127.0.0.1:${site.port}`,
      GOOGLE_BASE_URL: google.origin,
      GOOGLE_SERVICE_ACCOUNT: JSON.stringify({ ...keyFile, token_uri: `${google.origin}/token` }),
    },
  });
});
afterAll(async () => {
  await gateway.close();
  await site.close();
  await google.close();
  await sql.end();
  await database.drop();
});
beforeEach(async () => {
  await freshLimits(database);
  google.sites = siteList();
  records = [];
  tenant = await createTenant(gateway, { webAddress: `${site.origin}/shop/` });
  token = (await read()).verification.instructions.token;
  site.set('/', '<title>Home</title>');
});

const verify = (method: string, key = tenant.full, slug = tenant.edition) =>
  graph(gateway, key, VERIFY, { slug, method });
const refusal = ({ body }: Awaited<ReturnType<typeof verify>>) => ({
  code: body.errors[0].extensions.code,
  reason: body.errors[0].extensions.reason,
});
const read = async (key = tenant.full) =>
  (await graph(gateway, key, READ, { slug: tenant.edition })).body.data.edition;
const putTag = (content = token) =>
  site.set('/', `<head><meta name="galley-site-verification" content="${content}"></head>`);
const audit = () => call(gateway, tenant.full, 'POST', `/v1/editions/${tenant.edition}/audit`);

/** As `galley apply` does with a file that says this of the edition. */
const apply = (edition: object) =>
  gateway.services.tenants.apply(
    parseTenants({
      editions: [
        { id: tenant.edition, account: tenant.account, name: 'Test edition', language: 'en', ...edition },
      ],
    }),
  );

describe('a key that is revoked while its domain is checked', () => {
  it('verifies nothing, and leaves the domain free for the next check', async () => {
    const { keyId } = await gateway.services.access.authenticate(tenant.full);
    site.set('/', (_request, response) => {
      void gateway.services.keys.revoke(keyId).then(() => {
        response.setHeader('content-type', 'text/html');
        response.end(`<head><meta name="galley-site-verification" content="${token}"></head>`);
      });
    });
    expect(refusal(await verify('META'))).toEqual({ code: 'invalid_key', reason: undefined });
    expect(await read(tenant.read)).toMatchObject({ verified: false, verification: { checkedAt: null } });
    const operator = gateway.services.ownership.verifyAsOperator(tenant.edition, 'meta');
    await expect(operator).resolves.toMatchObject({ verification: { verified: true } });
  });
});

describe('ownership over REST', () => {
  const path = () => `/v1/editions/${tenant.edition}/verification`;
  const look = (key = tenant.read) => call(gateway, key, 'GET', path());

  it('says how to verify a domain, and verifies it, as GraphQL does', async () => {
    const { body: before } = await look(tenant.full);
    expect(before).toMatchObject({ verified: false, method: null, failure: null, instructions: { token } });
    expect((await audit()).body.detail).toBe(
      `The domain is not verified. GET ${path()} says how to verify it.`,
    );
    const early = await call(gateway, tenant.full, 'POST', path(), { method: 'meta' });
    expect([early.status, early.body.code]).toEqual([403, 'forbidden']);
    expect(early.body.detail).toContain('has no tag');
    putTag();
    const done = await call(gateway, tenant.full, 'POST', path(), { method: 'meta' });
    expect([done.status, done.body]).toEqual([200, (await look(tenant.full)).body]);
    expect(done.body).toMatchObject({ verified: true, method: 'meta', failure: null });
    const { verification } = await read();
    expect(`${done.body.verified_at}Z`).toBe(verification.verifiedAt);
    expect(done.body.instructions).toEqual({
      ...verification.instructions,
      methods: verification.instructions.methods.map(({ method, ...rest }: { method: string }) => ({
        method: method.toLowerCase(),
        ...rest,
      })),
    });
    expect((await audit()).status).toBe(202);
  });

  it('shows no instructions to a key that may not spend, and refuses a method that is none', async () => {
    expect((await look()).body.instructions).toBeNull();
    const wrong = await call(gateway, tenant.full, 'POST', path(), { method: 'post' });
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, '/method']);
  });
});

describe('an edition that was never verified', () => {
  it('says so, and shows its owner where to put which proof', async () => {
    const { verified, verification } = await read();
    expect(verified).toBe(false);
    expect(verification).toMatchObject(NEVER);
    expect(token).toMatch(/^[0-9a-f]{32}$/);
    const { methods } = verification.instructions;
    expect(methods.map(({ method, place, value }: Record<string, string>) => [method, place, value])).toEqual(
      [
        ['META', `${site.origin}/`, `<meta name="galley-site-verification" content="${token}">`],
        ['FILE', `${site.origin}/galley-${token}.html`, `galley-site-verification=${token}`],
        ['GOOGLE', `${site.origin}/`, keyFile.client_email],
      ],
    );
  });

  it('has a token of its own, and the same each time', async () => {
    expect((await read()).verification.instructions.token).toBe(token);
    const other = await createTenant(gateway, { webAddress: site.origin });
    const { body } = await graph(gateway, other.full, READ, { slug: other.edition });
    expect(body.data.edition.verification.instructions.token).not.toBe(token);
  });

  it('shows its instructions to no caller without the right to spend, and none without a web address', async () => {
    expect((await read(tenant.read)).verification).toMatchObject({ ...NEVER, instructions: null });
    const miser = await createTenant(gateway, { webAddress: site.origin, maySpend: false });
    const homeless = await createTenant(gateway);
    for (const { full, edition } of [miser, homeless]) {
      const { body } = await graph(gateway, full, READ, { slug: edition });
      expect(body.data.edition.verification).toEqual({ ...NEVER, instructions: null });
    }
    expect(refusal(await verify('META', homeless.full, homeless.edition))).toEqual({
      code: 'forbidden',
      reason: 'no_web_address',
    });
  });
});

describe('a start for a whole domain', () => {
  const refusalOf = async (mutation: string, { full, edition }: Tenant) =>
    refusal(
      await graph(
        gateway,
        full,
        `mutation ($slug: ID!) { ${mutation}(input: { edition: $slug }) { created } }`,
        {
          slug: edition,
        },
      ),
    );
  const start = async (owner: Tenant) => {
    const [audit, report] = [await refusalOf('startAudit', owner), await refusalOf('startResearch', owner)];
    expect(report).toEqual(audit);
    return report;
  };

  it('is refused without an address, when unverified and when verified no more, each with its code', async () => {
    expect(await start(await createTenant(gateway))).toEqual({ code: 'forbidden', reason: 'no_web_address' });
    expect(await start(tenant)).toEqual({ code: 'forbidden', reason: 'not_verified' });
    putTag();
    await verify('META');
    site.set('/', '<title>Sold</title>');
    await verify('META');
    expect(await start(tenant)).toEqual({ code: 'forbidden', reason: 'verification_lost' });
    await apply({ verified: true });
    await apply({ verified: false });
    expect(await start(tenant)).toEqual({ code: 'forbidden', reason: 'not_verified' });
  });
});

describe('verifyEdition', () => {
  const shows: Record<string, () => void> = {
    META: () => putTag(),
    FILE: () => site.set(`/galley-${token}.html`, { body: `galley-site-verification=${token}` }),
    GOOGLE: () => (google.sites = siteList([`${site.origin}/`, 'siteFullUser'])),
  };

  it.each(Object.keys(shows))('verifies by %s the owner’s proof, and an audit may start', async (method) => {
    expect((await audit()).body.code).toBe('forbidden');
    shows[method]!();
    const { body } = await verify(method);
    const { edition } = body.data.verifyEdition;
    const { verification: seen } = edition;
    expect(edition).toMatchObject({ id: tenant.edition, verified: true });
    expect(seen).toMatchObject({ verified: true, method, failingSince: null, failure: null });
    expect(seen.verifiedAt).toBe(edition.verifiedAt);
    const { verifiedAt, verification } = await read();
    expect(verifiedAt).toMatch(/^\d{4}-.*\.\d{6}Z$/);
    const days = (Date.parse(verification.nextCheckAt) - Date.parse(verification.checkedAt)) / 86_400_000;
    expect(days).toBe(30);
    expect((await audit()).status).toBe(202);
    const { rows } = await sql.query(`SELECT count(*)::int AS n FROM paid_actions`);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('verifies by DNS the domain of a name', async () => {
    await apply({ web_address: 'https://www.example.com/' });
    records = [['v=spf1 -all'], [`galley-site-verification=${token}`]];
    expect((await verify('DNS')).body.data.verifyEdition.edition.verification.method).toBe('DNS');
  });

  it('shows only the fact and its moment over REST', async () => {
    putTag();
    await verify('META');
    const { body } = await call(gateway, tenant.read, 'GET', '/v1/editions');
    expect(body.editions[0]).toMatchObject({
      verified: true,
      verified_at: expect.stringMatching(/\.\d{6}$/),
    });
    expect(Object.keys(body.editions[0])).toHaveLength(9);
    expect(JSON.stringify(body)).not.toContain(token);
  });

  it.each<[method: string, what: string, prepare: () => void, code: string, reason: string]>([
    ['META', 'no tag', () => undefined, 'forbidden', 'token_missing'],
    ['META', 'another’s token', () => putTag('0'.repeat(32)), 'forbidden', 'token_wrong'],
    ['META', 'a site that is down', () => site.set('/', { status: 500 }), 'forbidden', 'site_unreachable'],
    ['FILE', 'no file', () => undefined, 'forbidden', 'token_missing'],
    ['DNS', 'an address in numbers', () => undefined, 'forbidden', 'token_missing'],
    ['GOOGLE', 'no property', () => undefined, 'forbidden', 'property_missing'],
    [
      'GOOGLE',
      'a restricted user',
      () => (google.sites = siteList([`${site.origin}/`, 'siteRestrictedUser'])),
      'forbidden',
      'permission_insufficient',
    ],
    ['GOOGLE', '403', () => (google.sites = json(403, {})), 'unavailable', 'google_refused'],
    ['GOOGLE', '500', () => (google.sites = json(500, {})), 'unavailable', 'google_unavailable'],
  ])('refuses %s of %s, and changes nothing', async (method, _what, prepare, code, reason) => {
    prepare();
    expect(refusal(await verify(method))).toEqual({ code, reason });
    expect((await read()).verification).toMatchObject(NEVER);
    // The look is over: the next one is not refused for it.
    expect(refusal(await verify(method))).toEqual({ code, reason });
  });

  it('is refused to a Read only key, and for another account’s edition', async () => {
    putTag();
    const stranger = await createTenant(gateway);
    expect(refusal(await verify('META', tenant.read)).code).toBe('key_read_only');
    expect(refusal(await verify('META', stranger.full)).code).toBe('not_found');
    expect((await verify('OPERATOR')).body.errors[0].extensions.code).toBe('invalid_params');
    expect((await read()).verified).toBe(false);
  });

  it('checks once at a time, and refuses a concurrent caller', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      site.set('/', (_request, response) => {
        answer = () => response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Home</title>');
        resolve();
      });
    });
    const first = verify('META');
    await asked;
    expect(refusal(await verify('META')).code).toBe('conflict');
    answer();
    expect(refusal(await first)).toEqual({ code: 'forbidden', reason: 'token_missing' });
  });

  it('changes no verification by another method, and counts as a re-check by the same', async () => {
    putTag();
    await verify('META');
    expect(refusal(await verify('FILE')).reason).toBe('token_missing');
    expect((await read()).verification).toMatchObject({ verified: true, method: 'META', failure: null });
    site.set('/', { status: 503 });
    expect(refusal(await verify('META')).reason).toBe('site_unreachable');
    expect((await read()).verification).toMatchObject({
      verified: true,
      failure: { code: 'site_unreachable' },
    });
    site.set('/', '<title>Sold</title>');
    expect(refusal(await verify('META')).reason).toBe('token_missing');
    const { verified, verifiedAt, verification } = await read();
    expect({ verified, verifiedAt }).toEqual({ verified: false, verifiedAt: null });
    expect(verification).toMatchObject({
      method: 'META',
      failure: { code: 'token_missing' },
      nextCheckAt: null,
    });
    expect(verification.failingSince).not.toBeNull();
    expect((await audit()).body).toMatchObject({
      code: 'forbidden',
      detail: `The domain is verified no more: The <head> of ${site.origin}/ has no tag "galley-site-verification". GET /v1/editions/${tenant.edition}/verification says how to verify it.`,
    });
    putTag();
    expect((await verify('META')).body.data.verifyEdition.edition.verification).toMatchObject({
      verified: true,
      failure: null,
    });
  });

  it('leaves a running audit alone when the verification is lost', async () => {
    putTag();
    await verify('META');
    const { id } = (await audit()).body;
    site.set('/', '<title>Sold</title>');
    await verify('META');
    const poll = await call(gateway, tenant.read, 'GET', `/v1/editions/${tenant.edition}/audit/${id}`);
    expect([poll.status, poll.body.status]).toEqual([200, 'crawling']);
    // It is the one that a further start answers; once it is gone, a start is refused.
    expect((await audit()).body).toMatchObject({ id });
    await sql.query('DELETE FROM audits WHERE id = $1', [id]);
    expect((await audit()).body.code).toBe('forbidden');
  });

  it('reveals no secret, in answers or in the log', async () => {
    for (const sites of [json(401, {}), json(403, {}), json(429, {}), json(200, 'x')]) {
      google.sites = sites;
      await verify('GOOGLE');
    }
    google.sites = siteList([`${site.origin}/`, 'siteOwner']);
    const { body } = await verify('GOOGLE');
    const reported = JSON.stringify([
      body,
      await read(),
      log.entries.map(({ fields, message }) => [textOf(fields), message]),
    ]);
    for (const secret of [ACCESS_TOKEN, keyFile.private_key.slice(30, 90), 'BEGIN PRIVATE KEY']) {
      expect(reported).not.toContain(secret);
      expect(reported).not.toContain(JSON.stringify(secret).slice(1, -1));
    }
  });
});

/** Errors, which JSON leaves empty, with all that a log would print of them. */
function textOf(fields: object): string {
  return Object.values(fields)
    .map((value: unknown) =>
      value instanceof Error ? `${value.stack ?? ''} ${String(value.cause)}` : JSON.stringify(value),
    )
    .join(' ');
}

describe('a verification by the operator', () => {
  it('is a method of its own, is never checked again, and can be taken back', async () => {
    await apply({ verified: true });
    expect((await read()).verification).toMatchObject({
      ...NEVER,
      verified: true,
      method: 'OPERATOR',
      verifiedAt: expect.any(String),
    });
    expect(refusal(await verify('META')).reason).toBe('token_missing');
    expect((await read()).verified).toBe(true);
    await apply({ verified: false });
    expect((await read()).verification).toMatchObject(NEVER);
  });

  it('leaves the owner’s proof as it is, and is replaced by it', async () => {
    putTag();
    await apply({ verified: true });
    await verify('META');
    await apply({ verified: true });
    await apply({ name: 'Renamed' });
    expect((await read()).verification).toMatchObject({ verified: true, method: 'META' });
    await apply({ verified: false });
    expect((await read()).verification).toMatchObject(NEVER);
    expect((await read()).verification.instructions.token).toBe(token);
  });

  it('ends the proof of the first domain when it is for another, unless it vouches for both', async () => {
    putTag();
    await verify('META');
    await apply({ web_address: `${site.origin}/other/` });
    expect((await read()).verified).toBe(true);
    await apply({ web_address: 'https://elsewhere.example.com/' });
    expect((await read()).verification).toMatchObject({
      verified: false,
      verifiedAt: null,
      method: 'META',
      failure: { code: 'address_changed' },
      nextCheckAt: null,
    });
    await apply({ web_address: site.origin });
    await verify('META');
    await apply({ web_address: 'https://elsewhere.example.com/', verified: true });
    expect((await read()).verification).toMatchObject({
      verified: true,
      method: 'OPERATOR',
      nextCheckAt: null,
    });
  });

  it('is not undone by a running check of the domain before', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      site.set('/', (_request, response) => {
        answer = () => {
          response.writeHead(200, { 'content-type': 'text/html' });
          response.end(`<meta name="galley-site-verification" content="${token}">`);
        };
        resolve();
      });
    });
    const look = verify('META');
    await asked;
    await apply({ web_address: 'https://elsewhere.example.com/' });
    answer();
    expect(refusal(await look).code).toBe('conflict');
    expect((await read()).verified).toBe(false);
  });

  it('is read from the row of an older version', async () => {
    await sql.query('UPDATE editions SET verified = true, verified_at = now() WHERE id = $1', [
      tenant.edition,
    ]);
    expect((await read()).verification).toMatchObject({ verified: true, method: 'OPERATOR' });
  });
});

describe('workers of the ownership sweep', () => {
  const workers: App[] = [];
  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.close();
  });

  const start = async () => {
    workers.push(
      await startGalley({
        databaseUrl: database.url,
        role: 'worker',
        writing: scriptedWriting(),
        log,
        limits: { reCheckEveryMs: 10 },
        env: { FETCH_ALLOW: `127.0.0.1:${site.port}` },
      }),
    );
  };
  const makeDue = () =>
    sql.query(`UPDATE editions SET verification_due_at = now() - interval '1 hour' WHERE id = $1`, [
      tenant.edition,
    ]);

  it('re-check due domains, each by one of them', async () => {
    putTag();
    await verify('META');
    const before = (await read()).verification;
    let looks = 0;
    const seen = new Promise<void>((resolve) => {
      site.set('/', (_request, response) => {
        looks += 1;
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end(`<meta name="galley-site-verification" content="${token}">`, resolve);
      });
    });
    await Promise.all([start(), start()]);
    await makeDue();
    await seen;
    let after = before;
    while (after.checkedAt === before.checkedAt) after = (await read()).verification;
    // Both have had rounds enough to look once more, if they would.
    for (let n = 0; n < 20; n += 1) await sql.query('SELECT pg_sleep(0.01)');
    expect(looks).toBe(1);
    expect(after).toMatchObject({ verified: true, verifiedAt: before.verifiedAt, failure: null });
  });

  it('release a check when they leave, and another takes it over', async () => {
    putTag();
    await verify('META');
    const asked = new Promise<void>((resolve) => {
      site.set('/', () => resolve());
    });
    await start();
    await makeDue();
    await asked;
    await workers.splice(0)[0]!.close();
    putTag();
    await start();
    let now = (await read()).verification;
    while (Date.parse(now.nextCheckAt) < Date.now()) now = (await read()).verification;
    expect(now).toMatchObject({ verified: true, failure: null });
  });
});
