import type { JobProgress } from '../../../domain/article/job.js';
import type { JobsUpdate as JobsUpdateState } from '../../../services/job/job-service.js';
import { editionOf } from '../edition-of.js';
import { enumValue } from '../enum-value.js';
import type {
  ArticleJobResolvers,
  JobArtifactResolvers,
  JobAttemptResolvers,
  JobsUpdateResolvers,
  MutationResolvers,
  QueryResolvers,
  RetryJobPayloadResolvers,
  SubscriptionResolvers,
} from '../generated/types.js';
import { usage } from './access.js';

export const job: NonNullable<QueryResolvers['job']> = (_parent, { id }, { actor, services }) =>
  services.jobs.progress(actor, id);

export const cancelJob: NonNullable<MutationResolvers['cancelJob']> = async (
  _parent,
  { input },
  { actor, services },
) => ({ job: await services.jobs.cancel(actor, input.id) });

export const retryJob: NonNullable<MutationResolvers['retryJob']> = async (_parent, { input }, context) => {
  const start = await context.services.articleStarts.retry(context.actor, input.id);
  if (start.paidActions) context.showPaidActions(start.paidActions);
  return start;
};

export const RetryJobPayload: RetryJobPayloadResolvers = { job: ({ progress }) => progress, usage };

export const jobProgress: NonNullable<SubscriptionResolvers['jobProgress']> = {
  subscribe: (_parent, { id, after }, { actor, services }) => services.jobs.watch(actor, id, after ?? null),
  resolve: (progress: JobProgress) => progress,
};

export const jobs: NonNullable<SubscriptionResolvers['jobs']> = {
  subscribe: (_parent, { edition }, { actor, services }) => services.jobs.watchAll(actor, edition ?? null),
  resolve: (update: JobsUpdateState) => update,
};

export const JobsUpdate: JobsUpdateResolvers = { kind: ({ kind }) => enumValue(kind) };

export const ArticleJob: ArticleJobResolvers = {
  status: (parent) => enumValue(parent.status),
  edition: editionOf,
  stage: (parent) => parent.stage && enumValue(parent.stage),
  stages: (parent) =>
    parent.stages.map((stage) => ({
      ...stage,
      name: enumValue(stage.name),
      status: enumValue(stage.status),
    })),
  engine: ({ engine }) => ({ ...engine, mode: enumValue(engine.mode) }),
  article: ({ articleId }, _args, { reads }) => (articleId === null ? null : reads.article(articleId)),
  retryOf: ({ retryOf }, _args, { reads }) => (retryOf === null ? null : reads.job(retryOf)),
  brief: async ({ id }, _args, { reads }) => (await reads.jobOrigin(id))?.brief ?? null,
  startedBy: async ({ id }, _args, { reads }) => {
    const origin = await reads.jobOrigin(id);
    if (!origin) throw new TypeError('a job was started by nobody');
    return origin.startedBy;
  },
  error: ({ error }) => error && { ...error, stage: error.stage && enumValue(error.stage) },
  attempts: ({ id }, _args, { reads }) => reads.jobAttempts(id),
  artifacts: ({ id }, _args, { reads }) => reads.jobArtifacts(id),
};

export const JobAttempt: JobAttemptResolvers = {
  error: ({ error }) => error && { ...error, stage: error.stage && enumValue(error.stage) },
};

export const JobArtifact: JobArtifactResolvers = { stage: ({ stage }) => enumValue(stage) };
