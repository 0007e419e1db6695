import type { GraphQLNamedType, GraphQLSchema } from 'graphql';
import { VIEW_COSTS, VIEW_ENTRIES, type SizedByView } from '../audit-sizes.js';

/** So that no document asks the database more than two hundred times. */
export const LOOK_UP_COST = 100;

/** A record holds all of its article's sources: a page of a hundred would be hundreds of megabytes. */
const RECORD_COST = 500;

/** A report holds up to some hundred pages: nine in a document. */
const REPORT_COST = 2000;
/** Its head is some two kilobytes, and those of a page are read together: a page of twenty in each of twenty editions. */
export const RECORD_HEAD_COST = 10;

/** It asks the web and may wait half a minute: nine in a document. */
const VERIFY_COST = 2000;

/** Fields that are long: under a thousand names in one document they would be gigabytes. */
const LONG: ReadonlyMap<string, number> = new Map([
  ['Article.body', 10],
  ['ProvenanceSource.text', 50],
  ['ResearchRecord.html', 50],
]);

/** Lists without a limit, and how many entries they have in a long article, more or less. */
export const ENTRIES: ReadonlyMap<string, number | SizedByView> = new Map<string, number | SizedByView>([
  ...VIEW_ENTRIES,
  ['Provenance.sources', 20],
  ['Provenance.droppedSources', 20],
  ['Provenance.queries', 20],
  ['Provenance.blocks', 50],
  ['Provenance.claims', 100],
  ['Provenance.checks', 16],
  ['Provenance.refusedSentences', 20],
  ['Claim.evidence', 2],
  ['Claim.numbers', 2],
  ['DeskCheck.items', 5],
  ['Provenance.internalLinks', 10],
  ['ArticleJob.stages', 8],
  ['OwnershipInstructions.methods', 4],
  ['ResearchReport.stages', 6],
  ['ResearchRecord.summary', 7],
  ['ResearchRecord.sections', 10],
  ['ResearchSection.blocks', 5],
  ['ResearchRecord.questions', 12],
  ['ResearchSite.pages', 100],
  ['ResearchSite.topics', 30],
  ['ResearchSite.gaps', 10],
  ['ResearchRecord.competitors', 10],
  ['ResearchRecord.findings', 20],
  ['ResearchRecord.contradictions', 5],
  ['ResearchRecord.sources', 60],
  ['ResearchRecord.claims', 100],
  ['ResearchRecord.checks', 16],
  ['ResearchRecord.queries', 20],
]);

/** Fields that ask the database and don't stand at a root, or cost more than those do, and what each costs. */
const LOOK_UPS: ReadonlyMap<string, number> = new Map([
  ['Edition.articles', LOOK_UP_COST],
  ['Edition.verification', LOOK_UP_COST],
  ['ArticleJob.article', LOOK_UP_COST],
  ['Article.provenance', RECORD_COST],
  ['ResearchReport.report', REPORT_COST],
  ...VIEW_COSTS,
  ['Mutation.verifyEdition', VERIFY_COST],
]);

/** Fields that rows of a list ask together, in one turn for all of them. */
const BATCHED: ReadonlySet<string> = new Set([
  'Edition.articles',
  'Edition.verification',
  'Article.provenance',
]);

export function isBatched(parent: GraphQLNamedType, field: string): boolean {
  return BATCHED.has(`${parent.name}.${field}`);
}

/** Whether a field asks the database: what stands at a root does, all but the caller, who is known already. */
export function isLookUp(schema: GraphQLSchema, parent: GraphQLNamedType, field: string): boolean {
  const isRoot = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].some(
    (root) => root === parent,
  );
  return isRoot ? field !== 'me' : LOOK_UPS.has(`${parent.name}.${field}`);
}

/** What a field costs without what is in it. */
export function ownCost(schema: GraphQLSchema, parent: GraphQLNamedType, field: string): number {
  const name = `${parent.name}.${field}`;
  if (isLookUp(schema, parent, field)) return LOOK_UPS.get(name) ?? LOOK_UP_COST;
  return LONG.get(name) ?? 1;
}
