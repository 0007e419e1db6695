import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { parseAtomFeed, parseFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { Client } from 'pg';
import type { App } from '../../../src/main/build-app.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { runHere } from '../../support/server/run-here.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';

let database: TestDatabase;
let sql: Client;
let galley: App;

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  galley = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await galley.close();
  await sql.end();
  await database.drop();
});

const stateOf = (tenant: Tenant) => `/v1/editions/${tenant.edition}/feed-address`;

/** The addresses of a new feed, by format. */
async function rotate(tenant: Tenant): Promise<Record<'atom' | 'rss' | 'json', string>> {
  const { status, body } = await call(galley, tenant.full, 'POST', stateOf(tenant));
  expect([status, body.detail]).toEqual([200, undefined]);
  return body;
}

async function read(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(address, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

async function publish(tenant: Tenant, options: Parameters<typeof finishArticle>[2] = {}) {
  const { id } = await finishArticle(galley, tenant, { slug: `tides-${randomUUID()}`, ...options });
  await call(galley, tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles/${id}/publish`);
  const whole = (await call(galley, tenant.read, 'GET', `/v1/editions/${tenant.edition}/articles/${id}`))
    .body;
  expect(whole.status).toBe('published');
  return whole;
}

const HOSTILE = 'Tides <b>& "more"</b> ]]> \u0007 🙂';

describe('a feed of an edition', () => {
  it('has what is published, whole and sanitised, in three formats that an outside parser reads', async () => {
    const tenant = await createTenant(galley, { webAddress: 'https://tides.example/' });
    const addresses = await rotate(tenant);
    await finishArticle(galley, tenant, { slug: 'a-draft', title: 'A draft' });
    const body = '<h2>Why</h2><p>The sea rises &amp; falls, <em>twice</em> a day.</p>';
    const older = await publish(tenant, { body });
    const newer = await publish(tenant, {
      title: HOSTILE,
      body: '<p>It rises &lt;twice&gt; ]]&gt; a day.</p>',
    });

    const atom = await read(addresses.atom);
    expect([atom.status, atom.headers.get('content-type')]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ]);
    expect(parseFeed(atom.text).format).toBe('atom');
    const { entries = [], ...head } = parseAtomFeed(atom.text);
    expect(head).toMatchObject({ id: `urn:uuid:${tenant.edition}`, title: { value: 'Test edition' } });
    expect(entries.map(({ id }) => id)).toEqual([`urn:uuid:${newer.id}`, `urn:uuid:${older.id}`]);
    expect(entries[1]).toMatchObject({
      title: { value: 'Tides' },
      links: [{ rel: 'alternate', href: `https://tides.example/${older.slug}` }],
      authors: [{ name: older.byline }],
    });
    expect(entries.map(({ content }) => content?.value)).toEqual([newer.body, older.body]);

    const rss = await read(addresses.rss);
    expect([rss.status, rss.headers.get('content-type')]).toEqual([
      200,
      'application/rss+xml; charset=utf-8',
    ]);
    const channel = parseRssFeed(rss.text);
    expect(channel.items?.map(({ guid }) => guid?.value)).toEqual(entries.map(({ id }) => id));
    expect(channel.items?.map(({ content }) => content?.encoded)).toEqual([newer.body, older.body]);
    expect(channel.items?.[0]?.title).toBe(HOSTILE.replace('\u0007', ''));

    const json = await read(addresses.json);
    expect([json.status, json.headers.get('content-type')]).toEqual([
      200,
      'application/feed+json; charset=utf-8',
    ]);
    const { items } = parseJsonFeed(json.text);
    expect(items?.map(({ content_html: html }) => html)).toEqual([newer.body, older.body]);
    expect(items?.[0]).toMatchObject({ title: newer.title, language: 'en' });
    for (const { text } of [atom, rss, json]) expect(text).not.toContain('A draft');
  });

  it('tells of what is gone', async () => {
    const tenant = await createTenant(galley);
    const addresses = await rotate(tenant);
    const [kept, withdrawn, deleted] = [await publish(tenant), await publish(tenant), await publish(tenant)];
    const articles = `/v1/editions/${tenant.edition}/articles`;
    await call(galley, tenant.full, 'POST', `${articles}/${withdrawn.id}/unpublish`);
    await call(galley, tenant.full, 'DELETE', `${articles}/${deleted.id}`);
    const { text } = await read(addresses.atom);
    expect(parseAtomFeed(text).entries?.map(({ id }) => id)).toEqual([`urn:uuid:${kept.id}`]);
    const gone = [...text.matchAll(/<at:deleted-entry ref="urn:uuid:([^"]+)" when="[^"]+Z"\/>/g)].map(
      ([, id]) => id,
    );
    expect(gone).toEqual([deleted.id, withdrawn.id]);
    for (const format of ['rss', 'json'] as const) {
      const whole = (await read(addresses[format])).text;
      for (const { id } of [withdrawn, deleted]) expect(whole).not.toContain(id);
    }
    await call(galley, tenant.full, 'POST', `${articles}/${withdrawn.id}/publish`);
    expect((await read(addresses.atom)).text).not.toContain(`deleted-entry ref="urn:uuid:${withdrawn.id}"`);
  });

  it('is not sent again while nothing has changed', async () => {
    const tenant = await createTenant(galley);
    const { atom } = await rotate(tenant);
    await publish(tenant);
    const { headers } = await read(atom);
    const [tag, moment] = [headers.get('etag')!, headers.get('last-modified')!];
    expect(await read(atom, { 'if-none-match': tag })).toMatchObject({ status: 304, text: '' });
    expect(await read(atom, { 'if-modified-since': moment })).toMatchObject({ status: 304 });
    // Seconds are all that the field has: what is of the same second the tag tells.
    await publish(tenant);
    expect(await read(atom, { 'if-none-match': tag })).toMatchObject({ status: 200 });
  });

  it('moves to another address, and is turned off, at once, with entries of the audit log', async () => {
    const tenant = await createTenant(galley);
    expect((await call(galley, tenant.read, 'GET', stateOf(tenant))).body).toEqual({ since: null });
    const first = await rotate(tenant);
    expect((await read(first.atom)).status).toBe(200);
    const { since } = (await call(galley, tenant.read, 'GET', stateOf(tenant))).body;
    expect(since).toEqual(expect.any(String));
    const { path } = (
      await graph(
        galley,
        tenant.full,
        'mutation ($edition: ID!) { rotateFeed(input: { edition: $edition }) { path edition { feedSince } } }',
        { edition: tenant.edition },
      )
    ).body.data.rotateFeed;
    expect((await read(first.atom)).status).toBe(404);
    expect((await read(`${galley.url!}${path}`)).status).toBe(200);
    const off =
      'mutation ($edition: ID!) { disableFeed(input: { edition: $edition }) { edition { feedSince } } }';
    const { data } = (await graph(galley, tenant.full, off, { edition: tenant.edition })).body;
    expect(data.disableFeed).toEqual({ edition: { feedSince: null } });
    for (let count = 0; count < 2; count += 1)
      expect((await call(galley, tenant.full, 'DELETE', stateOf(tenant))).body).toEqual({ since: null });
    expect((await read(`${galley.url!}${path}`)).status).toBe(404);
    const { rows } = await sql.query(
      `SELECT action FROM audit_log WHERE account_id = $1 AND action LIKE 'feed%' ORDER BY at`,
      [tenant.account],
    );
    expect(rows.map(({ action }) => action)).toEqual(['feed_rotated', 'feed_rotated', 'feed_disabled']);
  });

  it('stores its token as a hash alone, and writes it to no log', async () => {
    const tenant = await createTenant(galley);
    const token = new URL((await rotate(tenant)).atom).searchParams.get('token')!;
    const { rows } = await sql.query('SELECT row_to_json(e)::text AS row FROM editions e WHERE id = $1', [
      tenant.edition,
    ]);
    expect(rows[0].row).not.toContain(token);
  });

  it('is found at no other address', async () => {
    const [tenant, stranger] = [await createTenant(galley), await createTenant(galley)];
    const mine = new URL((await rotate(tenant)).atom);
    const theirs = new URL((await rotate(stranger)).atom);
    const other = new URL(mine);
    other.pathname = theirs.pathname;
    const altered = new URL(mine);
    altered.searchParams.set('token', `${mine.searchParams.get('token')!.slice(0, -1)}_`);
    const none = new URL(mine);
    none.searchParams.delete('token');
    const twice = new URL(mine);
    twice.searchParams.append('token', 'gf_x');
    for (const address of [other, altered, none, twice]) {
      const answer = await read(address.href);
      expect([address.search, answer.status]).toEqual([address.search, 404]);
    }
    await sql.query(`UPDATE accounts SET status = 'closed' WHERE id = $1`, [stranger.account]);
    expect((await read(theirs.href)).status).toBe(404);
    const wrong = new URL(mine);
    wrong.searchParams.set('format', 'gopher');
    expect((await read(wrong.href)).status).toBe(422);
  });

  it('serves 120 requests in a minute', async () => {
    const tenant = await createTenant(galley);
    const { json } = await rotate(tenant);
    let last = 200;
    for (let count = 0; count <= 120 && last === 200; count += 1) last = (await read(json)).status;
    expect(last).toBe(429);
  });
});

describe('galley edition feed', () => {
  it('gives a feed an address, and turns it off', async () => {
    const tenant = await createTenant(galley, { webAddress: `https://${randomUUID()}.example/` });
    const run = (...args: string[]) =>
      runHere(['edition', 'feed', tenant.edition, ...args], { DATABASE_URL: database.url });
    const made = await run('--base', galley.url!, '--json');
    expect(made.code).toBe(0);
    const { rss } = JSON.parse(made.out) as { rss: string };
    expect((await read(rss)).status).toBe(200);
    expect((await run('--off')).out).toMatch(/The feed is off/);
    expect((await read(rss)).status).toBe(404);
    expect((await run('--off')).out).toMatch(/There was no feed/);
    expect((await runHere(['edition', 'feed', 'nobody'], { DATABASE_URL: database.url })).code).toBe(1);
    const { rows } = await sql.query(
      `SELECT action FROM audit_log WHERE account_id = $1 AND action LIKE 'feed%' ORDER BY at`,
      [tenant.account],
    );
    expect(rows.map(({ action }) => action)).toEqual(['feed_rotated', 'feed_disabled']);
  });
});
