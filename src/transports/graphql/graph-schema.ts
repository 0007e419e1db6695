import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  defaultFieldResolver,
  GraphQLScalarType,
  isObjectType,
  isScalarType,
  type GraphQLSchema,
} from 'graphql';
import { JSONResolver } from 'graphql-scalars';
import { assertOfAccount, assertOperator } from '../../domain/access/operator-key.js';
import type { GraphContext } from './context.js';
import { costOf, isLookUp, withCosts } from './documents/field-costs.js';
import type { Resolvers } from './generated/types.js';
import { Account, AccountKey, Me, me, revokeKey } from './resolvers/access.js';
import {
  Article,
  ArticleImage,
  article,
  deleteArticle,
  previewBrief,
  publishArticle,
  publishArticles,
  RefusedArticle,
  startArticle,
  StartArticlePayload,
  startArticles,
  StartArticlesPayload,
  unpublishArticle,
  updateArticle,
} from './resolvers/article.js';
import {
  Audit,
  audit,
  auditChecks,
  AuditComparison,
  auditEnums,
  AuditFilters,
  AuditFolder,
  AuditGraph,
  auditProgress,
  AuditHit,
  AuditStatusClasses,
  cancelAudit,
  ignoreAuditCheck,
  RegressionRules,
  updateRegressionRules,
  restoreAuditCheck,
  startAudit,
  StartAuditPayload,
} from './resolvers/audit.js';
import { AuditUrl } from './resolvers/audit-url.js';
import { Event, events, eventTypes, watchedEvents } from './resolvers/event.js';
import { disableFeed, Edition, edition, editions, rotateFeed, verifyEdition } from './resolvers/edition.js';
import {
  ArticleJob,
  cancelJob,
  JobArtifact,
  JobAttempt,
  job,
  jobProgress,
  jobs,
  JobsUpdate,
  retryJob,
  RetryJobPayload,
} from './resolvers/job.js';
import {
  cancelResearch,
  researchProgress,
  ResearchReport,
  researchReport,
  startResearch,
  StartResearchPayload,
} from './resolvers/report.js';
import { LogEntry } from './resolvers/log.js';
import {
  Operator,
  operator,
  operatorCancel,
  operatorEndSession,
  operatorRetry,
  OperatorSession,
  OperatorStatus,
  OperatorWork,
} from './resolvers/operator.js';
import {
  createSchedule,
  deleteSchedule,
  pauseSchedule,
  previewSchedule,
  resumeSchedule,
  runSchedule,
  Schedule,
  schedule,
  ScheduledRun,
  ScheduleInterval,
  updateSchedule,
} from './resolvers/schedule.js';
import { endSession, Session } from './resolvers/session.js';
import { failures, watchWork, Work, work, WorkFailure, WorkUpdate } from './resolvers/work.js';

import { Webhook, WebhookDelivery, webhookMutations, webhookQueries } from './resolvers/webhook.js';

/** Stands at the root of the package, beside `src` and `dist` alike. */
const FOLDER = fileURLToPath(new URL('../../../schema/', import.meta.url));

/** Times are strings with microseconds all the way; the library's scalar makes a `Date` of them and loses three digits. */
const DateTime = new GraphQLScalarType<string, string>({ name: 'DateTime', serialize: String });

const resolvers: Resolvers = {
  Query: {
    me,
    editions,
    edition,
    article,
    job,
    audit,
    auditChecks,
    researchReport,
    schedule,
    previewSchedule,
    work,
    failures,
    events,
    eventTypes,
    ...webhookQueries,
    operator,
  },
  Mutation: {
    startArticle,
    startArticles,
    previewBrief,
    publishArticle,
    publishArticles,
    unpublishArticle,
    updateArticle,
    deleteArticle,
    cancelJob,
    retryJob,
    startAudit,
    cancelAudit,
    ignoreAuditCheck,
    updateRegressionRules,
    restoreAuditCheck,
    startResearch,
    cancelResearch,
    createSchedule,
    updateSchedule,
    deleteSchedule,
    pauseSchedule,
    resumeSchedule,
    runSchedule,
    verifyEdition,
    rotateFeed,
    disableFeed,
    endSession,
    revokeKey,
    ...webhookMutations,
    operatorCancel,
    operatorRetry,
    operatorEndSession,
  },
  Subscription: {
    jobProgress,
    jobs,
    work: watchWork,
    auditProgress,
    researchProgress,
    events: watchedEvents,
  },
  Me,
  Account,
  AccountKey,
  Edition,
  Event,
  Webhook,
  WebhookDelivery,
  Article,
  ArticleImage,
  RefusedArticle,
  ArticleJob,
  Audit,
  RegressionRules,
  AuditComparison,
  AuditFilters,
  AuditFolder,
  AuditUrl,
  AuditGraph,
  AuditHit,
  AuditStatusClasses,
  LogEntry,
  ResearchReport,
  Schedule,
  ScheduledRun,
  ScheduleInterval,
  Session,
  Operator,
  OperatorSession,
  OperatorStatus,
  OperatorWork,
  JobArtifact,
  JobAttempt,
  JobsUpdate,
  RetryJobPayload,
  StartArticlePayload,
  StartArticlesPayload,
  StartAuditPayload,
  StartResearchPayload,
  Work,
  WorkFailure,
  WorkUpdate,
  DateTime,
  JSON: JSONResolver,
};

let loaded: GraphQLSchema | undefined;

/** @returns the one executable schema of this process, for every transport: to make it takes a tenth of a second. Not to be changed */
export function loadGraphSchema(): GraphQLSchema {
  return (loaded ??= makeSchema());
}

function makeSchema(): GraphQLSchema {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.graphql'));
  const typeDefs = files.sort().map((file) => readFileSync(`${FOLDER}${file}`, 'utf8'));
  const schema = withCosts(
    makeExecutableSchema({
      typeDefs,
      // The generated types know resolvers of enums by their public names only.
      resolvers: [resolvers, auditEnums],
      // That the SDL is valid is checked where it is printed, not at each start.
      assumeValidSDL: true,
      // Nobody else has it, and a copy takes half as long as all else.
      updateResolversInPlace: true,
    }),
  );
  describeScalars(schema);
  queueLookUps(schema);
  guardRoots(schema);
  return schema;
}

/** What an operator's key reaches; every other field of a root is for keys of accounts. */
const OPERATORS_FIELDS = new Set(['operator', 'operatorCancel', 'operatorRetry', 'operatorEndSession']);

/** Refuses an operator's key at every field but its own, and other keys there, before anything of the field runs. */
function guardRoots(schema: GraphQLSchema): void {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const admit = OPERATORS_FIELDS.has(field.name) ? assertOperator : assertOfAccount;
      const { resolve = defaultFieldResolver, subscribe } = field;
      field.resolve = (parent, args, context: GraphContext, info) => {
        admit(context.caller);
        return resolve(parent, args, context, info);
      };
      if (!subscribe) continue;
      field.subscribe = (parent, args, context: GraphContext, info) => {
        admit(context.caller);
        return subscribe(parent, args, context, info);
      };
    }
  }
}

/** Scalars of a library bring words and links of their own; clients see those of the SDL. */
function describeScalars(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || !type.astNode) continue;
    type.description = type.astNode.description?.value;
    type.specifiedByURL = undefined;
  }
}

/** Aliases run concurrently: without a limit, one document would take every connection of the pool. */
function queueLookUps(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (!isLookUp(field) || costOf(field).isBatched) continue;
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (parent, args, context: GraphContext, info) =>
        context.limited(() => resolve(parent, args, context, info));
    }
  }
}
