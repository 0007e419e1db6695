import { afterAll, beforeAll, afterEach, describe, expect, it } from '@jest/globals';
import type { LLMock } from '@copilotkit/aimock';
import { Client } from 'pg';
import sharp from 'sharp';
import type { App } from '../../../src/main/build-app.js';
import { faultyAnswer, PLANTED } from '../../support/writing/faulty-model.js';
import { recordingLog } from '../../support/recording-log.js';
import { openModelServer, sendAnswer, sendPieces } from '../../support/writing/model-server.js';
import { honestAnswer, openScriptedModel, read, TEST_KEY } from '../../support/writing/scripted-model.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, waitForJob } from '../../support/server/test-galley.js';

let database: TestDatabase;
let open: { app: App; mock: LLMock } | null = null;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await open?.app.close();
  await open?.mock.stop();
  open = null;
});
afterAll(() => database.drop());

const TEXT = [
  '# The job queue',
  'Harbour keeps its work in a queue. Every job is a row in the database, so a crash loses nothing. Workers claim rows one at a time and mark them as done when the work is finished.',
  '# Retries',
  'A job that fails is tried again after a pause. The pause doubles with each attempt, up to one hour. After five attempts the job is parked and an operator is told. Parked jobs stay in the queue until somebody decides about them.',
  '# Workers',
  'A worker is a process that takes jobs from the queue and runs them. Each worker needs about 80 MB of memory and one database connection. The database decides which worker gets a job, so no job runs twice.',
].join('\n\n');

type Kind = 'openai' | 'anthropic';
const openaiEnv = (mock: Pick<LLMock, 'url'>) => ({
  WRITER: 'openai',
  WRITER_BASE_URL: `${mock.url}/v1`,
  WRITER_API_KEY: TEST_KEY,
  WRITER_MODEL: 'test-model',
});
const envOf: Readonly<Record<Kind, (mock: LLMock) => Record<string, string>>> = {
  openai: openaiEnv,
  anthropic: (mock) => ({ ...openaiEnv(mock), WRITER: 'anthropic' }),
};

async function writeArticle(mock: LLMock, env: Record<string, string>, settings: object = {}) {
  const log = recordingLog();
  const app = await startGalley({ databaseUrl: database.url, env, log });
  open = { app, mock };
  const tenant = await createTenant(app);
  const { body } = await call(app, tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles`, {
    input: 'How the job queue works',
    settings: {
      sources: [{ title: 'Queue handbook', text: TEXT }],
      source_policy: 'only_given',
      word_count: 300,
      ...settings,
    },
  });
  const job = await waitForJob(app, tenant.full, body.id);
  const path = `/v1/editions/${tenant.edition}/articles/${job.article_id}`;
  const get = async (more = '') => (await call(app, tenant.full, 'GET', path + more)).body;
  const article = job.article_id ? await get() : null;
  return { job, article, provenance: article && (await get('/provenance')), log };
}

describe.each<Kind>(['openai', 'anthropic'])('an article by a model of %s', (kind) => {
  it('goes from the brief to the page, with its record, through a provider that is busy twice', async () => {
    const mock = await openScriptedModel();
    mock.nextRequestError(429, { message: 'slow down' });
    mock.nextRequestError(429, { message: 'slow down' });
    const { job, article, provenance, log } = await writeArticle(mock, envOf[kind](mock));
    expect(job).toMatchObject({
      status: 'done',
      progress: 100,
      attempt: 1,
      engine: { mode: 'llm', provider: kind, model: 'test-model' },
    });
    expect(article.body).toContain('Harbour keeps its work in a queue.');
    expect(article.body).toContain('<ol class="sources">');
    expect(provenance).toMatchObject({
      engine: { mode: 'llm', provider: kind, model: 'test-model', prompts_version: '4' },
      refused_sentences: [],
    });
    for (const claim of provenance.claims) {
      for (const { source_id: id, quote, start, end } of claim.evidence) {
        const source = provenance.sources.find((each: { id: string }) => each.id === id);
        expect(source.text.slice(start, end)).toBe(quote);
      }
    }
    expect(JSON.stringify([job, article, provenance, log.entries])).not.toContain(TEST_KEY);
  });

  it('fails as provider_rejected, without showing the key, when the key is refused', async () => {
    const mock = await openScriptedModel();
    mock.nextRequestError(401, { message: `Incorrect API key provided: ${TEST_KEY}` });
    const { job, log } = await writeArticle(mock, envOf[kind](mock));
    expect(job).toMatchObject({
      status: 'failed',
      error: { code: 'provider_rejected', stage: 'outline', retryable: false },
    });
    expect(JSON.stringify([job, log.entries])).not.toContain(TEST_KEY);
  });
});

describe('a provider that keeps failing', () => {
  it('sends the job back to its queue, with the reason in its progress', async () => {
    const mock = await openScriptedModel();
    mock.prependFixture({ match: { endpoint: 'chat' }, response: { error: { message: 'oh' }, status: 500 } });
    const app = await startGalley({ databaseUrl: database.url, env: openaiEnv(mock) });
    open = { app, mock };
    const tenant = await createTenant(app);
    const { body } = await call(app, tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles`, {
      input: 'How the job queue works',
      settings: { sources: [{ title: 'Queue handbook', text: TEXT }], source_policy: 'only_given' },
    });
    const actor = await app.services.access.authenticate(tenant.full);
    for await (const progress of app.services.jobs.watch(actor, body.id)) {
      if (progress.error === null) continue;
      expect(progress).toMatchObject({
        status: 'queued',
        stage: 'outline',
        error: { code: 'provider_unavailable', retryable: true },
      });
      break;
    }
    await app.services.jobs.cancel(actor, body.id);
  });
});

describe('an article whose worker leaves in the middle of it', () => {
  it('is finished by the next worker, which requests no finished section again', async () => {
    const sections: string[] = [];
    let onSecond: () => void = () => undefined;
    const second = new Promise<void>((resolve) => (onSecond = resolve));
    const server = await openModelServer((response, { body }) => {
      const asked = read(body);
      if (asked.task !== 'section') {
        const answer = honestAnswer(asked);
        if (body.stream) sendPieces(response, [answer], 'stop');
        else sendAnswer(response, answer);
        return;
      }
      sections.push(asked.heading);
      // The first to ask for the second section never gets it.
      if (sections.length === 2) onSecond();
      else sendPieces(response, [honestAnswer(asked)], 'stop');
    });
    try {
      const env = { ...openaiEnv({ url: '' }), WRITER_BASE_URL: server.url };
      const leaving = await startGalley({ databaseUrl: database.url, env, limits: { drainMs: 100 } });
      const tenant = await createTenant(leaving);
      const { body } = await call(leaving, tenant.full, 'POST', `/v1/editions/${tenant.edition}/articles`, {
        input: 'How the job queue works',
        settings: {
          sources: [{ title: 'Queue handbook', text: TEXT }],
          source_policy: 'only_given',
          sections: [{ heading: 'What the queue does' }, { heading: 'How workers share it' }],
        },
      });
      await second;
      await leaving.close();
      const app = await startGalley({ databaseUrl: database.url, env });
      try {
        const job = await waitForJob(app, tenant.full, body.id);
        expect(job).toMatchObject({ status: 'done', attempt: 1 });
      } finally {
        await app.close();
      }
      expect(sections).toEqual(['What the queue does', 'How workers share it', 'How workers share it']);
    } finally {
      await server.close();
    }
  });
});

describe('an article that failed at the provider', () => {
  const returned = async (jobId: string) => {
    const sql = new Client({ connectionString: database.url });
    await sql.connect();
    try {
      const { rows } = await sql.query(
        'SELECT p.returned_at IS NOT NULL AS returned FROM paid_actions p JOIN jobs j ON j.ref = p.subject WHERE j.id = $1',
        [jobId],
      );
      return rows;
    } finally {
      await sql.end();
    }
  };

  it('is returned to the allowance when the operator has to fix the cause', async () => {
    const mock = await openScriptedModel(() => ({ error: { message: 'no such model' }, status: 404 }));
    const { job } = await writeArticle(mock, openaiEnv(mock));
    expect(job).toMatchObject({ status: 'failed', error: { code: 'provider_rejected' } });
    expect(await returned(job.id)).toEqual([{ returned: true }]);
  });

  it('is not returned when the answer was withheld for its content', async () => {
    const mock = await openScriptedModel(() => ({ content: '', finishReason: 'content_filter' }));
    const { job } = await writeArticle(mock, openaiEnv(mock));
    expect(job).toMatchObject({ status: 'failed', error: { code: 'provider_withheld', retryable: false } });
    expect(await returned(job.id)).toEqual([{ returned: false }]);
  });
});

describe('an article by a model that makes errors', () => {
  it('contains no detectable error, and its record lists all of them', async () => {
    const mock = await openScriptedModel(faultyAnswer);
    const { job, article, provenance } = await writeArticle(mock, openaiEnv(mock));
    expect(job.status).toBe('done');
    expect(job.warnings.map(({ code }: { code: string }) => code)).toContain('sentences_left_out');
    const refused = JSON.stringify(provenance.refused_sentences);
    // Only one source here: what was swapped between sources is another test's.
    const reported = PLANTED.filter(({ caughtAs }) =>
      ['number', 'unknown_id', 'address', 'invented_quote'].includes(caughtAs ?? ''),
    );
    for (const { trace } of reported) {
      expect([trace, article.body.includes(trace), refused.includes(trace)]).toEqual([trace, false, true]);
    }
  });
});

describe('an image by a provider', () => {
  const IMAGE = { image: { mode: 'provider' } };
  const env = (mock: LLMock) => ({ IMAGE: 'openai', IMAGE_BASE_URL: `${mock.url}/v1` });

  it('is in the article when the brief requests it', async () => {
    const mock = await openScriptedModel();
    const create = { width: 900, height: 600, channels: 3 as const, background: '#336699' };
    const b64Json = (await sharp({ create }).png().toBuffer()).toString('base64');
    mock.onImage(/job queue/i, { image: { b64Json } });
    const { job, article } = await writeArticle(mock, env(mock), IMAGE);
    expect(job).toMatchObject({ status: 'done', engine: { mode: 'extractive' } });
    expect(JSON.stringify(job.warnings)).not.toContain('image');
    expect(article.image.source).toBe('ai:generated');
    expect(mock.getRequests().filter(({ path }) => path.includes('images'))).toHaveLength(1);
  });

  it('is replaced by the title card, with a warning, when the provider fails or there is none', async () => {
    const mock = await openScriptedModel();
    mock.on({ endpoint: 'image' }, { error: { message: 'no' }, status: 500 });
    const failed = await writeArticle(mock, env(mock), IMAGE);
    expect(failed.job.warnings).toContainEqual(
      expect.objectContaining({ code: 'image_provider_failed', stage: 'image' }),
    );
    expect(failed.article.image.featured_url).not.toBeNull();
    await open?.app.close();
    const none = await writeArticle(mock, {}, IMAGE);
    expect(none.job.warnings).toContainEqual(
      expect.objectContaining({ code: 'setting_not_applied', stage: 'image' }),
    );
    expect(none.article.image.featured_url).not.toBeNull();
  });

  it('is not requested when the brief does not name it', async () => {
    const mock = await openScriptedModel();
    const { article } = await writeArticle(mock, env(mock));
    expect(article.image.featured_url).not.toBeNull();
    expect(mock.getRequests()).toEqual([]);
  });
});
