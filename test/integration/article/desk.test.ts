import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { App } from '../../../src/main/build-app.js';
import { QUEUE_PAGES } from '../../support/writing/writer-sources.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  graph,
  startGalley,
  waitForJob,
  type Tenant,
} from '../../support/server/test-galley.js';

let database: TestDatabase;
let galley: App;
let tenant: Tenant;
let stranger: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  galley = await startGalley({ databaseUrl: database.url, env: { IMAGE: 'card' } });
  tenant = await createTenant(galley, { editorOfRecord: 'Ada Lock' });
  stranger = await createTenant(galley);
});
afterAll(async () => {
  await galley.close();
  await database.drop();
});

const SOURCES = QUEUE_PAGES.map(({ title, blocks }) => ({
  title,
  text: blocks
    .map(({ kind, text }) => (kind === 'heading' ? `## ${text}` : kind === 'item' ? `- ${text}` : text))
    .join('\n\n'),
}));

/** A whole article by the engine without a model, and its record. */
async function write(settings: object = {}, by = tenant) {
  const brief = {
    input: 'How the job queue works',
    settings: { sources: SOURCES, source_policy: 'only_given', word_count: 150, ...settings },
  };
  const base = `/v1/editions/${by.edition}/articles`;
  const { body } = await call(galley, by.full, 'POST', base, brief);
  const job = await waitForJob(galley, by.full, body.id as string);
  const article = (await call(galley, by.read, 'GET', `${base}/${job.article_id}`)).body;
  const record = (await call(galley, by.read, 'GET', `${base}/${job.article_id}/provenance`)).body;
  return { job, article, record };
}

const codesOf = (job: { warnings: { code: string; message: string }[] }) =>
  job.warnings.map(({ code }) => code);

describe('a whole article', () => {
  it('records the licence under which a text was given', async () => {
    const sources = SOURCES.map((source, index) =>
      index === 0 ? { ...source, licence: 'CC BY 4.0' } : source,
    );
    const { record } = await write({ sources });
    const licences = record.sources.map(({ licence }: { licence: string | null }) => licence);
    expect(licences).toEqual(['CC BY 4.0', ...SOURCES.slice(1).map(() => null)]);
  });

  it('passes every check, and its record lists all that it rests on', async () => {
    const { job, article, record } = await write();
    expect(job.status).toBe('done');
    expect(record.checks.map(({ name }: { name: string }) => name)).toEqual(
      (
        'answers_brief grounding quotes_verbatim numbers citation_ids_known duplication_domain duplication_internal source_overlap ' +
        'links_alive forbidden house_style must_include length reading_level language html_valid structure image_alt'
      ).split(' '),
    );
    const faulty = record.checks.filter(({ verdict }: { verdict: string }) =>
      ['fail', 'error'].includes(verdict),
    );
    expect(faulty).toEqual([]);
    expect(record).toMatchObject({
      schema_version: 4,
      article_id: article.id,
      revision: 1,
      job_id: job.id,
      engine: { mode: 'extractive', provider: null, model: null, prompts_version: null },
      digital_source_type: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
      byline: { author_id: null, name: 'Ada Lock', is_person: true },
      editor_of_record: { name: 'Ada Lock', role: 'editor_of_record', decision: 'none', at: null },
      text_sha256: createHash('sha256').update(article.body).digest('hex'),
      image: { width: 1200, height: 630 },
    });
    expect(record.made_at).toMatch(/^[-\d]+T[:\d]+\.\d{6}$/);
    const texts = new Map<string, string>(
      record.sources.map(({ id, text }: { id: string; text: string }) => [id, text]),
    );
    const blocks = new Map<string, string>(
      record.blocks.map(({ id, text }: { id: string; text: string }) => [id, text]),
    );
    expect(record.claims.length).toBeGreaterThan(3);
    for (const claim of record.claims) {
      expect(blocks.get(claim.block_id)?.slice(claim.start, claim.end)).toBe(claim.text);
      if (claim.check_required)
        expect(claim).toMatchObject({ verdict: 'supported', score: 1, checker_version: 8 });
      for (const { source_id: id, quote, start, end, match } of claim.evidence) {
        expect(texts.get(id)?.slice(start, end)).toBe(quote);
        expect(match).toBe('verbatim');
      }
    }
    for (const { id, text, text_sha256: sha256, used, cited_count: count, via, rights } of record.sources) {
      expect(createHash('sha256').update(text).digest('hex')).toBe(sha256);
      expect([id, used, via, rights]).toEqual([id, count > 0, 'given', 'given']);
    }
  });

  it('is in the style of its house as far as its sources are, and stays so when it is edited', async () => {
    const house = await createTenant(galley, {
      houseStyle: {
        instructions: null,
        forbidden: ['pause'],
        preferred: [{ use: 'task', insteadOf: ['job', 'jobs'] }],
        headingCase: null,
        readingLevel: null,
      },
    });
    const { article, record } = await write({}, house);
    const named = (checks: { name: string }[], name: string) => checks.find((check) => check.name === name);
    expect(article.body).not.toContain('pause');
    expect(named(record.checks, 'forbidden')).toMatchObject({ verdict: 'pass' });
    expect(named(record.checks, 'house_style')).toMatchObject({
      verdict: 'warn',
      items: expect.arrayContaining([
        { block_id: expect.any(String), message: '“task” is preferred to “job”.' },
      ]),
    });
    expect(record.settings.forbidden).toBeUndefined();
    const path = `/v1/editions/${house.edition}/articles/${article.id}`;
    const edit = (body: string) => call(galley, house.full, 'PATCH', path, { body });
    await edit('<p>After a pause the job goes on.</p>');
    const edited = (await call(galley, house.read, 'GET', `${path}/provenance`)).body;
    expect(named(edited.checks, 'forbidden')).toMatchObject({ verdict: 'fail' });
    expect(named(edited.checks, 'house_style')).toMatchObject({ verdict: 'warn' });
  });

  it('is published, and another of the same sources is held back', async () => {
    const first = await write({ seed: 1 });
    const publish = `mutation ($id: ID!, $reason: String) {
      publishArticle(input: { id: $id, overrideReason: $reason }) {
        article { status provenance { checks { name override { reason } } } } } }`;
    const answer = await graph(galley, tenant.full, publish, { id: first.article.id });
    expect(answer.body.data.publishArticle.article.status).toBe('PUBLISHED');
    const second = await write({ seed: 1 });
    const check = second.record.checks.find(({ name }: { name: string }) => name === 'duplication_domain');
    expect(check).toMatchObject({ verdict: 'fail', blocking: true });
    expect(check.items[0].message).toContain(first.article.id);
    expect(second.record.verdict).toBe('fail');
    expect(second.job).toMatchObject({ status: 'done' });
    expect(codesOf(second.job)).toContain('desk_check_failed');
    const variables = { id: second.article.id };
    const refused = await graph(galley, tenant.full, publish, variables);
    expect(refused.body.errors[0].extensions.code).toBe('conflict');
    const reason = 'A second edition of it, on purpose.';
    const forced = await graph(galley, tenant.full, publish, { ...variables, reason });
    expect(forced.body.data.publishArticle.article).toMatchObject({
      status: 'PUBLISHED',
      provenance: { checks: expect.arrayContaining([{ name: 'duplication_domain', override: { reason } }]) },
    });
  });

  it('is held back for nothing with a report-only policy, and for what it lacks with a strict one', async () => {
    const options = { must_include: ['a phrase that nobody wrote'] };
    const report = await write({ ...options, checks: { strictness: 'report_only' } });
    expect(report.record.checks.some(({ blocking }: { blocking: boolean }) => blocking)).toBe(false);
    expect(report.record.verdict).toBe('warn');
    const strict = await write({ ...options, checks: { strictness: 'strict' } });
    expect(strict.record.verdict).toBe('fail');
    expect(codesOf(strict.job)).not.toContain('setting_not_applied');
  });

  it('has the author and the editor that the brief names', async () => {
    const { article, record, job } = await write({
      byline: { author_id: tenant.user.toUpperCase(), editor_id: tenant.user },
    });
    expect(article.byline).toBe('Test user');
    expect(record.byline).toEqual({ author_id: tenant.user, name: 'Test user', is_person: true });
    expect(record.editor_of_record).toMatchObject({ editor_id: tenant.user, name: 'Test user' });
    expect(codesOf(job)).not.toContain('unknown_person');
  });

  it.each([randomUUID(), 'nobody', null])(
    'has the usual byline where the brief names %p, and says so',
    async (id) => {
      const { article, record, job } = await write({
        byline: { author_id: id ?? stranger.user, editor_id: id ?? stranger.user },
      });
      expect(article.byline).toBe('Ada Lock');
      expect(record.editor_of_record.name).toBe('Ada Lock');
      expect(codesOf(job).filter((code) => code === 'unknown_person')).toHaveLength(2);
    },
  );
});
