import {
  parseArticleQuery,
  parseAuditQuery,
  parseEditionQuery,
  parseJobQuery,
  parseReportQuery,
} from '../../input/connection.js';
import type { OwnershipInstruction } from '../../../domain/ownership/verification.js';
import { enumValue, enumWord } from '../enum-value.js';
import type { EditionResolvers, MutationResolvers, QueryResolvers } from '../generated/types.js';

export const editions: NonNullable<QueryResolvers['editions']> = (
  _parent,
  args,
  { actor, reads, services },
) => reads.connection(services.lists.editions, actor.accountId, parseEditionQuery(args));

export const edition: NonNullable<QueryResolvers['edition']> = (_parent, { id }, { actor, services }) =>
  services.editions.find(actor, id);

export const verifyEdition: NonNullable<MutationResolvers['verifyEdition']> = async (
  _parent,
  { input },
  { actor, services },
) => ({ edition: await services.ownership.verify(actor, input.id, enumWord(input.method)) });

export const rotateFeed: NonNullable<MutationResolvers['rotateFeed']> = (
  _parent,
  { input },
  { actor, services },
) => services.feeds.rotate(actor, input.edition);

export const disableFeed: NonNullable<MutationResolvers['disableFeed']> = async (
  _parent,
  { input },
  { actor, services },
) => ({ edition: await services.feeds.disable(actor, input.edition) });

export const Edition: EditionResolvers = {
  houseStyle: ({ houseStyle }) =>
    houseStyle && {
      ...houseStyle,
      headingCase: houseStyle.headingCase && enumValue(houseStyle.headingCase),
      readingLevel: houseStyle.readingLevel && enumValue(houseStyle.readingLevel),
    },
  verification: async ({ id }, _args, { reads }) => {
    const { verification, instructions } = await reads.verificationOf(id);
    const { method, dueAt, tries: _tries, ...rest } = verification;
    return {
      ...rest,
      method: method && enumValue(method),
      nextCheckAt: dueAt,
      instructions: instructions && { ...instructions, methods: instructions.methods.map(inGraph) },
    };
  },
  articles: ({ id }, args, { reads, services }) =>
    reads.connection(services.lists.articles, id, parseArticleQuery(args)),
  jobs: ({ id }, args, { reads, services }) => reads.connection(services.lists.jobs, id, parseJobQuery(args)),
  audits: ({ id }, args, { reads, services }) =>
    reads.connection(services.lists.audits, id, parseAuditQuery(args)),
  reports: ({ id }, args, { reads, services }) =>
    reads.connection(services.lists.reports, id, parseReportQuery(args)),
  latestAudit: ({ id }, _args, { reads, services }) =>
    reads.newest(services.lists.audits, id, { statuses: null }),
  latestReport: ({ id }, _args, { reads, services }) =>
    reads.newest(services.lists.reports, id, { statuses: null }),
  ignoredChecks: ({ id }, _args, { reads }) => reads.ignoredChecks(id),
  regressionRules: ({ id }, _args, { reads }) => reads.regressionRules(id),
  schedules: ({ id }, _args, { reads }) => reads.schedules(id),
  feedSince: ({ id }, _args, { reads }) => reads.feedSince(id),
  people: (_parent, _args, { reads }) => reads.people(),
};

function inGraph(instruction: OwnershipInstruction) {
  return { ...instruction, method: enumValue(instruction.method) };
}
