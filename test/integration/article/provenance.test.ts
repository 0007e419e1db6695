import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GraphQLOutputType } from 'graphql';
import { RECORD_VERSION } from '../../../src/domain/article/provenance.js';
import type { App } from '../../../src/main/build-app.js';
import { loadGraphSchema } from '../../../src/transports/graphql/graph-schema.js';
import { asGraph } from '../../support/graph/as-graph.js';
import { asRest } from '../../support/as-rest.js';
import { everythingOf } from '../../support/everything-of.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { asThirdVersion, checkOf, recordOf } from '../../support/writing/provenance-record.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, graph, startGalley, type Tenant } from '../../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  gateway = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(gateway);
});
afterAll(async () => {
  await gateway.close();
  await database.drop();
});

const schema = loadGraphSchema();

describe('the record of an article', () => {
  const Provenance = schema.getType('Provenance') as GraphQLOutputType;
  const query = `query ($id: ID!) { article(id: $id) { provenance ${everythingOf(schema, 'Provenance')} } }`;

  const answerOf = (id: string) =>
    call(gateway, tenant.read, 'GET', `/v1/editions/${tenant.edition}/articles/${id}/provenance`);

  it('is the same over REST and GraphQL, to the last field', async () => {
    const overridden = { editorId: tenant.user, reason: 'Checked.', at: '2026-03-01T08:00:00.000000Z' };
    const record = recordOf({}, [
      checkOf('numbers', { verdict: 'fail', items: [{ blockId: 'B1', message: 'Wrong.' }] }),
    ]);
    const { id } = await finishArticle(gateway, tenant, {
      provenance: {
        ...record,
        subject: {
          language: 'en',
          terms: [{ term: 'tide', also: ['ebb'], word: 'Tides', weight: 1, required: true }],
        },
        image: { sha256: 'c'.repeat(64), width: 1200, height: 630, alt: 'Tides' },
        editorOfRecord: {
          editorId: tenant.user,
          name: 'Test user',
          role: 'publisher',
          decision: 'approved',
          at: '2026-03-02T08:00:00.000000Z',
          note: null,
          decidedBy: { editorId: tenant.user, name: 'Test user' },
        },
        checks: record.checks.map((check) => ({ ...check, override: overridden })),
      },
    });
    const rest = await answerOf(id);
    const { body } = await graph(gateway, tenant.read, query, { slug: tenant.edition, id });
    expect(body.errors).toBeUndefined();
    expect(body.data.article.provenance).toEqual(asGraph(rest.body, Provenance));
    expect(body.data.article.provenance.claims[0]).toMatchObject({
      verdict: 'SUPPORTED',
      kind: 'NUMBER',
      evidence: [{ match: 'VERBATIM', sourceId: 'S1' }],
      numbers: expect.arrayContaining([{ raw: '4', value: '4', foundIn: 'S1' }]),
    });
  });

  it('is a page for people, and JSON-LD as GraphQL has it', async () => {
    const { id } = await finishArticle(gateway, tenant, { title: 'Tides' });
    const path = `/v1/editions/${tenant.edition}/articles/${id}/provenance`;
    const page = await call(gateway, tenant.read, 'GET', `${path}?format=html`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(page.body).toContain('<h1>Tides: what it rests on</h1>');
    const jsonLd = await call(gateway, tenant.read, 'GET', `${path}?format=jsonld`);
    expect(jsonLd.headers.get('content-type')).toBe('application/ld+json; charset=utf-8');
    expect(jsonLd.body).toMatchObject({ '@context': 'https://schema.org', headline: 'Tides' });
    const asked = 'query ($id: ID!) { article(id: $id) { jsonLd } }';
    const { body } = await graph(gateway, tenant.read, asked, { id });
    expect(body.data.article.jsonLd).toEqual(jsonLd.body);
  });

  it('is not answered in a format that there is none of', async () => {
    const { id } = await finishArticle(gateway, tenant);
    const path = `/v1/editions/${tenant.edition}/articles/${id}/provenance?format=pdf`;
    expect(await call(gateway, tenant.read, 'GET', path)).toMatchObject({
      status: 422,
      body: { code: 'invalid_params', errors: [{ path: '/format' }] },
    });
  });

  it('can be read, shown and published in version 3 like in the present one', async () => {
    const third = asThirdVersion(recordOf({ settings: { article_type: 'news_brief' } }));
    const { id } = await finishArticle(gateway, tenant, { provenance: third });
    expect(await answerOf(id)).toMatchObject({
      status: 200,
      body: { schema_version: RECORD_VERSION, form: 'news_brief', subject: null },
    });
    const path = `/v1/editions/${tenant.edition}/articles/${id}/provenance?format=html`;
    expect(await call(gateway, tenant.read, 'GET', path)).toMatchObject({ status: 200 });
    const asked = 'query ($id: ID!) { article(id: $id) { provenance { form digitalSourceType } } }';
    const { body } = await graph(gateway, tenant.read, asked, { id });
    expect(body.data.article.provenance).toMatchObject({ form: 'NEWS_BRIEF' });
    const publish = `mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { status } } }`;
    const published = await graph(gateway, tenant.full, publish, { id });
    expect(published.body).toMatchObject({ data: { publishArticle: { article: { status: 'PUBLISHED' } } } });
  });

  it('is JSON alone in an earlier version', async () => {
    const { id } = await finishArticle(gateway, tenant, { provenance: { ...recordOf(), schemaVersion: 2 } });
    const path = `/v1/editions/${tenant.edition}/articles/${id}/provenance?format=html`;
    expect(await call(gateway, tenant.read, 'GET', path)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    const { body } = await graph(gateway, tenant.read, 'query ($id: ID!) { article(id: $id) { jsonLd } }', {
      id,
    });
    expect(body.data).toEqual({ article: { jsonLd: null } });
  });

  it('is shown by REST with what an earlier version has, and by GraphQL not at all', async () => {
    const { checks: _checks, ...record } = recordOf();
    const old = { ...record, schemaVersion: 2, extra: { someNumber: 1 } };
    const { id } = await finishArticle(gateway, tenant, { provenance: old });
    expect(await answerOf(id)).toMatchObject({ status: 200, body: asRest(old) });
    const { body } = await graph(gateway, tenant.read, query, { slug: tenant.edition, id });
    expect(body.data).toEqual({ article: { provenance: null } });
  });

  it.each([
    ['without a version', { id: 'an older shape' }],
    ['of this version with a malformed claim', { ...recordOf(), claims: [{ id: 'C1' }] }],
  ])('is not found where it is stored %s', async (_, provenance) => {
    const { id } = await finishArticle(gateway, tenant, { provenance });
    expect(await answerOf(id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    const { body } = await graph(gateway, tenant.read, query, { slug: tenant.edition, id });
    expect(body.errors).toBeUndefined();
    expect(body.data).toEqual({ article: { provenance: null } });
    const publish = `mutation ($id: ID!) { publishArticle(input: { id: $id }) { article { id } } }`;
    const refused = await graph(gateway, tenant.full, publish, { slug: tenant.edition, id });
    expect(refused.body.errors[0].extensions.code).toBe('conflict');
  });

  it('costs too much to be read by the hundred', async () => {
    const wide = `query ($slug: ID!) { edition(id: $slug) { articles(first: 100) { nodes { provenance { verdict claims { id } } } } } }`;
    const { body } = await graph(gateway, tenant.read, wide, { slug: tenant.edition });
    expect(body.errors[0].extensions.code).toBe('invalid_params');
    const narrow = await graph(gateway, tenant.read, wide.replace('100', '10'), { slug: tenant.edition });
    expect(narrow.body.data.edition.articles.nodes.length).toBeGreaterThan(0);
  });
});
