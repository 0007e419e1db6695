import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { App } from '../../../src/main/build-app.js';
import { gate } from '../../support/gate.js';
import { collect, openGraphClient } from '../../support/graph/graph-client.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';
import {
  redirectTo,
  silence,
  startTestWebsite,
  type TestWebsite,
} from '../../support/server/test-website.js';

const LOCKS = `<html lang="en"><head><title>Canal locks</title></head><body><article><h1>Canal locks</h1>
  <p>${'A lock lifts a boat from one level of a canal to another, and a keeper opens its gates. '.repeat(10)}</p></article></body></html>`;

const PREVIEW = `mutation ($edition: ID!, $brief: BriefInput!) { previewBrief(input: { edition: $edition, brief: $brief }) {
  sources { index url title httpStatus words language fault { code message } } } }`;

let database: TestDatabase;
let site: TestWebsite;
let gateway: App;
let tenant: Tenant;
let stranger: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  site = await startTestWebsite({
    '/robots.txt': { body: 'User-agent: *\nDisallow: /private\n', headers: { 'content-type': 'text/plain' } },
    '/locks': LOCKS,
    '/moved': redirectTo('/locks'),
    '/empty': '<html><head><title>Empty</title></head><body></body></html>',
    '/private': LOCKS,
    '/never': silence(),
  });
  gateway = await startGalley({
    databaseUrl: database.url,
    role: 'gateway',
    writing: scriptedWriting(),
    env: { FETCH_ALLOW: new URL(site.origin).host },
  });
  tenant = await createTenant(gateway);
  stranger = await createTenant(gateway);
});
beforeEach(() => freshLimits(database));
afterAll(async () => {
  await gateway.close();
  await site.close();
  await database.drop();
});

const preview = (settings: object, token = tenant.full, edition = tenant.edition) =>
  graph(gateway, token, PREVIEW, { edition, brief: { input: 'Canal locks', settings } }).then(
    ({ body }) => body,
  );

describe('previewBrief', () => {
  it('tells of each source what it gives, or why it gives nothing', async () => {
    const at = (path: string) => ({ url: site.origin + path });
    const { data, errors } = await preview({
      sources: [
        at('/moved'),
        { title: 'Notes', text: 'Ein Wehr staut das Wasser, und der Wärter öffnet die Schleuse am Morgen.' },
        at('/empty'),
        at('/gone'),
        at('/private'),
      ],
    });
    expect(errors).toBeUndefined();
    const { sources } = data.previewBrief;
    expect(sources.map(({ index }: { index: number }) => index)).toEqual([0, 1, 2, 3, 4]);
    expect(sources[0]).toMatchObject({
      url: `${site.origin}/locks`,
      title: 'Canal locks',
      httpStatus: 200,
      language: 'en',
      fault: null,
    });
    expect(sources[0].words).toBeGreaterThan(150);
    expect(sources[1]).toEqual({
      index: 1,
      url: null,
      title: 'Notes',
      httpStatus: null,
      words: 13,
      language: null,
      fault: null,
    });
    expect(sources.slice(2).map(({ fault }: { fault: { code: string } }) => fault.code)).toEqual([
      'no_text',
      'bad_status',
      'robots_forbidden',
    ]);
    expect(sources[3]).toMatchObject({ httpStatus: 404, words: 0, title: null });
    expect(
      (await call(gateway, tenant.read, 'GET', `/v1/editions/${tenant.edition}/jobs`)).body.jobs,
    ).toEqual([]);
    expect((await call(gateway, tenant.full, 'GET', '/v1/me')).body.usage.hour.used).toBe(0);
  });

  it('asks for ten addresses, and for none that the brief leaves out', async () => {
    const asked = await preview({
      sources: Array.from({ length: 12 }, (_, n) => ({ url: `${site.origin}/gone?${n}` })),
    });
    const codes = asked.data.previewBrief.sources.map(({ fault }: { fault: { code: string } }) => fault.code);
    expect(codes).toEqual([
      ...Array.from({ length: 10 }, () => 'bad_status'),
      'out_of_fetches',
      'out_of_fetches',
    ]);
    const left = await preview({
      domains: { exclude: [new URL(site.origin).hostname] },
      sources: [{ url: `${site.origin}/locks` }],
    });
    expect(left.data.previewBrief.sources[0].fault.code).toBe('source_blocked');
  });

  it('refuses a brief as its start would, every fault named', async () => {
    const { errors } = await preview({ wordCount: 3, sources: [{ url: 'http://127.0.0.1:9/' }] });
    expect(errors[0].extensions.code).toBe('invalid_params');
    expect(errors[0].extensions.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      '/brief/settings/sources/0/url',
      '/brief/settings/wordCount',
    ]);
  });

  it('is for full keys of the account alone', async () => {
    const codeOf = ({ errors }: { errors: { extensions: { code: string } }[] }) => errors[0]!.extensions.code;
    expect(codeOf(await preview({}, tenant.read))).toBe('key_read_only');
    expect(codeOf(await preview({}, stranger.full))).toBe('not_found');
    expect(codeOf(await preview({}, tenant.full, randomUUID()))).toBe('not_found');
  });

  it('leaves the sites as soon as its caller has left, by HTTP and by WebSocket', async () => {
    const places = { edition: tenant.edition, brief: { input: 'Locks', settings: {} } };
    const variables = {
      ...places,
      brief: { ...places.brief, settings: { sources: [{ url: `${site.origin}/never` }] } },
    };
    const byHttp = () => {
      const leaving = new AbortController();
      const answer = fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${tenant.full}`, 'content-type': 'application/json' },
        body: JSON.stringify({ query: PREVIEW, variables }),
        signal: leaving.signal,
      });
      answer.catch(() => undefined);
      return () => leaving.abort();
    };
    const bySocket = () => {
      const client = openGraphClient(gateway, tenant.full);
      collect(client.follow(PREVIEW, variables)).catch(() => undefined);
      return () => client.close();
    };
    for (const ask of [byHttp, bySocket]) {
      const [asked, left] = [gate(), gate()];
      site.set('/never', (_request, response) => {
        asked.open();
        response.once('close', () => left.open());
      });
      const leave = ask();
      await asked.opened;
      leave();
      await left.opened;
    }
  });
});
