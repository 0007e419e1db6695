import { randomUUID } from 'node:crypto';
import { SLUG_TAKEN } from '../../../src/adapters/postgres/article/free-slug.js';
import { brokenConstraint } from '../../../src/adapters/postgres/database/connection.js';
import type { Article, NewArticle } from '../../../src/domain/article/article.js';
import { MAX_ATTEMPTS, waitingStages } from '../../../src/domain/article/job.js';
import type { App } from '../../../src/main/build-app.js';
import type { NewJob, ProgressUpdate } from '../../../src/ports/job-store.js';
import type { Stores } from '../../../src/ports/unit-of-work.js';
import { recordOf } from './provenance-record.js';
import type { Tenant } from '../server/test-galley.js';

/** The update with which a worker ends a job well. */
export const DONE: ProgressUpdate = {
  status: 'done',
  stage: null,
  progress: 100,
  stages: waitingStages(),
  warnings: [],
  error: null,
  fetches: 0,
  queries: 0,
  modelCalls: 0,
  modelTokens: 0,
  waitedMs: 0,
  artifacts: [],
};

/** A job of the tenant's, as a start would store it. */
export async function newJob(
  app: { readonly services: Pick<App['services'], 'keys'> },
  tenant: Tenant,
): Promise<NewJob> {
  const [key] = await app.services.keys.list(tenant.user);
  if (!key) throw new Error('the tenant has no key');
  return {
    ref: randomUUID(),
    id: randomUUID(),
    accountId: tenant.account,
    editionId: tenant.edition,
    newsroomId: tenant.newsroom,
    userId: tenant.user,
    keyId: key.id,
    brief: { id: null, input: 'Anything', language: null, country: null, settings: {} },
    engine: { mode: 'extractive', provider: null, model: null },
    retryOf: null,
    progress: { stages: waitingStages(), warnings: [], maxAttempts: MAX_ATTEMPTS },
  };
}

export function newArticle(tenant: Tenant, options: Partial<NewArticle> = {}): NewArticle {
  const { id = randomUUID() } = options;
  return {
    id,
    editionId: tenant.edition,
    slug: 'tides',
    title: 'Tides',
    body: '<p>The sea rises and falls.</p>',
    metaTitle: 'Tides of the sea',
    metaDescription: 'How the sea moves.',
    languageCode: 'en',
    wordCount: 5,
    byline: 'Ada Lock',
    imageSource: 'manual:',
    image: null,
    provenance: recordOf({ articleId: id }),
    ...options,
  };
}

/** An article that is there at once: stored through the doors that a worker uses, with no worker. */
export async function finishArticle(
  app: App,
  tenant: Tenant,
  // A test may store a record that no version of Galley writes.
  options: Partial<Omit<NewArticle, 'provenance'>> & { readonly provenance?: object } = {},
): Promise<Article> {
  const job = await newJob(app, tenant);
  const article = newArticle(tenant, options as Partial<NewArticle>);
  // In one transaction, so that no worker of the test sees the job before it is done.
  const write = () =>
    app.services.unitOfWork.run(async ({ articles, jobs }: Stores) => {
      await jobs.insertAll([job]);
      const token = randomUUID();
      await jobs.claim(job.ref, token, 60_000);
      await jobs.complete(job.ref, token, DONE, article);
      const made = await articles.find(tenant.edition, article.id);
      if (!made) throw new Error('the job was taken by another');
      return made;
    });
  for (;;) {
    try {
      return await write();
    } catch (error) {
      // Another took the slug at the same moment; what a worker asks again by itself, a transaction can't.
      if (brokenConstraint(error) !== SLUG_TAKEN) throw error;
    }
  }
}
