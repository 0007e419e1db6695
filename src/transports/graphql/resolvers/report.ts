import type { ReportProgress, ReportRecord } from '../../../domain/report/report.js';
import { editionOf } from '../edition-of.js';
import { enumValue } from '../enum-value.js';
import type {
  MutationResolvers,
  QueryResolvers,
  ResearchRecord,
  ResearchReportResolvers,
  StartResearchPayloadResolvers,
  SubscriptionResolvers,
} from '../generated/types.js';
import { usage } from './access.js';
import { recordInGraph } from '../provenance-in-graph.js';

export const researchReport: NonNullable<QueryResolvers['researchReport']> = (
  _parent,
  { id },
  { actor, services },
) => services.reports.findById(actor, id);

export const startResearch: NonNullable<MutationResolvers['startResearch']> = async (
  _parent,
  { input },
  context,
) => {
  const permit = await context.services.reports.admit(context.actor, input.edition);
  const start = await permit.start(null);
  if (start.paidActions) context.showPaidActions(start.paidActions);
  return start;
};

export const cancelResearch: NonNullable<MutationResolvers['cancelResearch']> = async (
  _parent,
  { input },
  { actor, services },
) => ({ report: await services.reports.cancel(actor, input.id) });

export const StartResearchPayload: StartResearchPayloadResolvers = { report: ({ work }) => work, usage };

export const researchProgress: NonNullable<SubscriptionResolvers['researchProgress']> = {
  subscribe: (_parent, { id }, { actor, services }) => services.reports.watch(actor, id),
  resolve: (progress: ReportProgress) => progress,
};

export const ResearchReport: ResearchReportResolvers = {
  status: ({ status }) => enumValue(status),
  edition: editionOf,
  stage: ({ stage }) => stage && enumValue(stage),
  stages: ({ stages }) =>
    stages.map((stage) => ({ ...stage, name: enumValue(stage.name), status: enumValue(stage.status) })),
  engine: ({ engine }) => ({ ...engine, mode: enumValue(engine.mode) }),
  error: ({ error }) => error && { ...error, stage: error.stage && enumValue(error.stage) },
  report: async (parent, _args, { reads }) => {
    const record = await reads.reportRecordOf(parent);
    return record && inGraph(record);
  },
};

/** The schema names every field as the record does: test/integration/report/reports.test.ts holds one against the other. */
function inGraph(record: ReportRecord): ResearchRecord {
  const { domain, ...rest } = recordInGraph(record) as ResearchRecord;
  // Of a claim the method is a word of its checker's, and no enum.
  const { method } = record.domain;
  return { ...rest, domain: { ...domain, method: method && enumValue(method) } };
}
