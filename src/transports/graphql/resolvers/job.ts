import type { JobProgress } from '../../../domain/article/job.js';
import type {
  ArticleJobResolvers,
  MutationResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from '../generated/types.js';

/** Enum values are the domain's words in upper case. */
function upper<Word extends string>(word: Word): Uppercase<Word> {
  return word.toUpperCase() as Uppercase<Word>;
}

export const job: NonNullable<QueryResolvers['job']> = (_parent, { id }, { actor, services }) =>
  services.jobs.progress(actor, id);

export const cancelJob: NonNullable<MutationResolvers['cancelJob']> = (
  _parent,
  { id },
  { actor, services },
) => services.jobs.cancel(actor, id);

export const jobProgress: NonNullable<SubscriptionResolvers['jobProgress']> = {
  subscribe: (_parent, { id, after }, { actor, services }) => services.jobs.watch(actor, id, after ?? null),
  resolve: (progress: JobProgress) => progress,
};

export const jobs: NonNullable<SubscriptionResolvers['jobs']> = {
  subscribe: (_parent, { slug }, { actor, services }) => services.jobs.watchEdition(actor, slug),
  resolve: (progress: JobProgress) => progress,
};

export const ArticleJob: ArticleJobResolvers = {
  status: (parent) => upper(parent.status),
  edition: (parent) => parent.editionId,
  stage: (parent) => parent.stage && upper(parent.stage),
  stages: (parent) =>
    parent.stages.map((stage) => ({ ...stage, name: upper(stage.name), status: upper(stage.status) })),
  engine: ({ engine }) => ({ ...engine, mode: upper(engine.mode) }),
  article: (parent, _args, { actor, services }) =>
    parent.articleId === null ? null : services.articles.find(actor, parent.editionId, parent.articleId),
  error: ({ error }) => error && { ...error, stage: error.stage && upper(error.stage) },
};
