import type { WorkUpdate as WorkUpdateState } from '../../../services/job/job-service.js';
import { parseWorkQuery } from '../../input/connection.js';
import { editionOf } from '../edition-of.js';
import { enumValue } from '../enum-value.js';
import type {
  QueryResolvers,
  SubscriptionResolvers,
  WorkFailureResolvers,
  WorkResolvers,
  WorkUpdateResolvers,
} from '../generated/types.js';

export const work: NonNullable<QueryResolvers['work']> = (_parent, args, { actor, reads, services }) =>
  reads.connection(services.lists.work, actor.accountId, parseWorkQuery(args));

export const failures: NonNullable<QueryResolvers['failures']> = (_parent, _args, { actor, services }) =>
  services.lists.failures(actor);

export const watchWork: NonNullable<SubscriptionResolvers['work']> = {
  subscribe: (_parent, { edition }, { actor, services }) => services.jobs.watchWork(actor, edition ?? null),
  resolve: (update: WorkUpdateState) => update,
};

export const WorkUpdate: WorkUpdateResolvers = {
  kind: ({ kind }) => enumValue(kind),
  work: ({ job }) => job,
};

export const Work: WorkResolvers = {
  kind: ({ kind }) => enumValue(kind),
  status: ({ status }) => enumValue(status),
  edition: editionOf,
  stage: ({ stage }) => stage && enumValue(stage),
  job: ({ id, kind }, _args, { reads }) => (kind === 'article' ? reads.job(id) : null),
  report: ({ id, kind }, _args, { reads }) => (kind === 'research' ? reads.report(id) : null),
  audit: ({ id, kind }, _args, { reads }) => (kind === 'audit' ? reads.audit(id) : null),
};

export const WorkFailure: WorkFailureResolvers = { kind: ({ kind }) => enumValue(kind) };
