import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { makeToken } from '../../../src/domain/access/key.js';
import type { ErrorCode } from '../../../src/domain/errors.js';
import type { App } from '../../../src/main/build-app.js';
import { loadGraphSchema } from '../../../src/transports/graphql/graph-schema.js';
import { createRestApp } from '../../../src/transports/rest/rest-app.js';
import type { Access } from '../../../src/transports/rest/route.js';
import { V1_ROUTES } from '../../../src/transports/rest/routes.js';
import { NO_WEB_OPTIONS } from '../../../src/transports/web-options.js';
import { expectProblem } from '../../support/expect-problem.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { openGraphClient } from '../../support/graph/graph-client.js';
import { eventsIn } from '../../support/graph/graph-transports.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { casesOf } from '../../support/sample.js';
import { recordingLog } from '../../support/recording-log.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { routesOf } from '../../support/routes-of.js';
import {
  call,
  createTenant,
  graph,
  startGalley,
  type Answer,
  type Tenant,
} from '../../support/server/test-galley.js';

/** What a path or an argument may name. */
interface Ids {
  readonly slug: string;
  readonly article: string;
  readonly job: string;
  readonly audit: string;
  readonly report: string;
  readonly session: string;
  readonly schedule: string;
  readonly key: string;
  readonly webhook: string;
  readonly delivery: string;
  readonly operatorSession?: string;
  readonly operatorJob?: string;
}

/**
 * What an operation asks of a key: `self` is about the caller alone, `read` names something of the account, `compare` two audits of which none is done here, `start`
 * spends as well, `whole` (an audit or a report of the domain) does so but for one that runs already, `retry` starts a failed job anew, `cancel` ends a job,
 * `cancelWhole` an audit or a report, `feed` gives a feed an address or takes it away, `publish` sends an article out or calls it back, `publishAll` several, each refused on its own, `preview` tries the sources of a brief, `ignore` says what is to be seen of audits, `edit` changes its texts, `delete` erases one, `revoke` ends a key, `verify` shows whose a
 * domain is, `endSession` signs a browser out of the console, `makeWebhook`, `changeWebhook`, `deleteWebhook` and `sendAgain` are about webhooks, `operator` is for an operator's key alone.
 */
type Kind =
  | 'self'
  | 'read'
  | 'compare'
  | 'start'
  | 'whole'
  | 'retry'
  | 'cancel'
  | 'cancelWhole'
  | 'publish'
  | 'publishAll'
  | 'ignore'
  | 'feed'
  | 'preview'
  | 'revoke'
  | 'edit'
  | 'delete'
  | 'verify'
  | 'endSession'
  | 'makeSchedule'
  | 'schedule'
  | 'deleteSchedule'
  | 'runSchedule'
  | 'makeWebhook'
  | 'changeWebhook'
  | 'deleteWebhook'
  | 'sendAgain'
  | 'operator'
  | 'operatorRetry';

interface RestRow {
  readonly kind: Kind;
  readonly request: (ids: Ids) => readonly [path: string, body?: unknown];
}

interface GraphRow {
  readonly kind: Kind;
  readonly query: string;
  readonly variables?: (ids: Ids) => Readonly<Record<string, unknown>>;
}

const BRIEF = { input: 'Anything' };

/** The page below `/docs`, which everybody may see. */
const REFERENCE = [
  'GET /',
  'GET /inter-400.woff2',
  'GET /inter-600.woff2',
  'GET /reference.css',
  'GET /start.js',
  'GET /swagger-ui.css',
  'GET /swagger-ui-bundle.js',
];

const isKeyed = ({ access }: { readonly access: Access }) => access !== 'open';

const KIND_OF_METHOD: Readonly<Partial<Record<string, Kind>>> = { delete: 'delete', patch: 'edit' };

/** Every route that needs a key, by method and path, asked with the first example of its own description. */
const REST: Readonly<Record<string, RestRow>> = Object.fromEntries(
  V1_ROUTES.filter(isKeyed).map(({ access, body, method, path }) => [
    `${method.toUpperCase()} ${path}`,
    {
      kind:
        scheduleKind(method, path) ??
        webhookKindOf(method, path) ??
        (path.includes('{article_id}') ? KIND_OF_METHOD[method] : undefined) ??
        kindOf(access, path, body !== undefined),
      request: (ids) => [pathTo(path, ids), body && Object.values(body.examples)[0]],
    },
  ]),
);

/** Schedules are changed as nothing else is. */
function scheduleKind(method: string, path: string): Kind | null {
  if (!path.includes('/schedules') || method === 'get') return null;
  if (method === 'delete') return 'deleteSchedule';
  if (path.endsWith('/run')) return 'runSchedule';
  return path.endsWith('/schedules') ? 'makeSchedule' : 'schedule';
}

function webhookKindOf(method: string, path: string): Kind | null {
  if (!/\/(webhooks|deliveries)\b/.test(path) || method === 'get') return null;
  if (path === '/v1/webhooks') return 'makeWebhook';
  if (method === 'delete') return 'deleteWebhook';
  return method === 'patch' || path.endsWith('/rotate') ? 'changeWebhook' : 'sendAgain';
}

/** What starts an article takes a brief; what starts an audit or a report takes nothing, and answers the one that runs. */
function kindOf(access: Access, path: string, hasBody: boolean): Kind {
  if (path.endsWith('/retry')) return 'retry';
  if (path.endsWith('/audit')) return 'whole';
  if (access === 'paid') return hasBody ? 'start' : 'whole';
  if (access === 'write') {
    if (path.endsWith('/verification')) return 'verify';
    if (path.endsWith('/feed-address')) return 'feed';
    if (/\/(?:ignored-checks|regression-rules)\b/.test(path)) return 'ignore';
    if (path.includes('{article_id}')) return 'publish';
    return path.includes('{slug}') ? 'cancelWhole' : 'cancel';
  }
  if (/\/audit\/\{crawl_id\}\/(?:changes|sitemap|robots)$/.test(path)) return 'compare';
  return access as 'self' | 'read';
}

function pathTo(path: string, ids: Ids): string {
  const named: Readonly<Record<string, string>> = {
    slug: ids.slug,
    article_id: ids.article,
    id: ids.job,
    crawl_id: ids.audit,
    report_id: ids.report,
    schedule_id: ids.schedule,
    webhook_id: ids.webhook,
    delivery_id: ids.delivery,
    check: 'title_missing',
  };
  const needed = path === '/v1/jobs' ? `?ids=${ids.job}` : '';
  return path.replace(/\{(\w+)\}/g, (_, name: string) => named[name]!) + needed;
}

/** Every field of the three roots of the schema. */
const GRAPH: Readonly<Record<string, GraphRow>> = {
  'Query.me': { kind: 'self', query: '{ me { key { id } user { id } account { id } } }' },
  'Query.editions': { kind: 'self', query: '{ editions { totalCount nodes { id name } } }' },
  'Query.edition': {
    kind: 'read',
    query: 'query ($slug: ID!) { edition(id: $slug) { id articles { nodes { id } } } }',
    variables: ({ slug }) => ({ slug }),
  },
  'Query.article': {
    kind: 'read',
    query: 'query ($article: ID!) { article(id: $article) { id } }',
    variables: ({ slug, article }) => ({ slug, article }),
  },
  'Query.job': {
    kind: 'read',
    query: 'query ($job: ID!) { job(id: $job) { id } }',
    variables: ({ job }) => ({ job }),
  },
  'Query.audit': {
    kind: 'read',
    query: 'query ($audit: ID!) { audit(id: $audit) { id overview { score { value } } } }',
    variables: ({ slug, audit }) => ({ slug, audit }),
  },
  'Query.auditChecks': { kind: 'self', query: '{ auditChecks { id } }' },
  'Query.work': {
    kind: 'self',
    query:
      '{ work { totalCount nodes { id startedBy { name } job { attempts { number } artifacts { stage } } } } }',
  },
  'Query.events': { kind: 'self', query: '{ events { totalCount nodes { id type data } } }' },
  'Query.eventTypes': { kind: 'self', query: '{ eventTypes { type kind description schema example } }' },
  'Query.webhooks': { kind: 'self', query: '{ webhooks { id url headers } }' },
  'Query.webhook': {
    kind: 'read',
    query: 'query ($webhook: ID!) { webhook(id: $webhook) { id deliveries { nodes { id } } } }',
    variables: ({ webhook }) => ({ webhook }),
  },
  'Query.webhookDelivery': {
    kind: 'read',
    query: 'query ($delivery: ID!) { webhookDelivery(id: $delivery) { id attempts { number } } }',
    variables: ({ delivery }) => ({ delivery }),
  },
  'Mutation.createWebhook': {
    kind: 'makeWebhook',
    query: 'mutation { createWebhook(input: { url: "https://example.com/" }) { secret } }',
  },
  'Mutation.updateWebhook': {
    kind: 'changeWebhook',
    query:
      'mutation ($webhook: ID!) { updateWebhook(input: { id: $webhook, description: "x" }) { webhook { id } } }',
    variables: ({ webhook }) => ({ webhook }),
  },
  'Mutation.rotateWebhookSecret': {
    kind: 'changeWebhook',
    query: 'mutation ($webhook: ID!) { rotateWebhookSecret(input: { id: $webhook }) { secret } }',
    variables: ({ webhook }) => ({ webhook }),
  },
  'Mutation.deleteWebhook': {
    kind: 'deleteWebhook',
    query: 'mutation ($webhook: ID!) { deleteWebhook(input: { id: $webhook }) { deletedId } }',
    variables: ({ webhook }) => ({ webhook }),
  },
  'Mutation.testWebhook': {
    kind: 'sendAgain',
    query: 'mutation ($webhook: ID!) { testWebhook(input: { id: $webhook }) { webhook { id } } }',
    variables: ({ webhook }) => ({ webhook }),
  },
  'Mutation.recoverWebhook': {
    kind: 'sendAgain',
    query:
      'mutation ($webhook: ID!) { recoverWebhook(input: { id: $webhook, since: "2026-01-01" }) { recovered } }',
    variables: ({ webhook }) => ({ webhook }),
  },
  'Mutation.resendDelivery': {
    kind: 'sendAgain',
    query: 'mutation ($delivery: ID!) { resendDelivery(input: { id: $delivery }) { delivery { id } } }',
    variables: ({ delivery }) => ({ delivery }),
  },
  'Query.operator': {
    kind: 'operator',
    query:
      '{ operator { key { id name } sessions { id } status { at } workers { name } stores { isUp } work { nodes { id } } } }',
  },
  'Mutation.operatorCancel': {
    kind: 'operator',
    query: 'mutation ($id: ID!) { operatorCancel(input: { id: $id }) { work { id } } }',
    variables: ({ operatorJob, job }) => ({ id: operatorJob ?? job }),
  },
  'Mutation.operatorRetry': {
    kind: 'operatorRetry',
    query: 'mutation ($id: ID!) { operatorRetry(input: { id: $id }) { work { id } } }',
    variables: ({ operatorJob, job }) => ({ id: operatorJob ?? job }),
  },
  'Mutation.operatorEndSession': {
    kind: 'operator',
    query: 'mutation ($id: ID!) { operatorEndSession(input: { id: $id }) { endedId } }',
    variables: ({ operatorSession }) => ({ id: operatorSession ?? randomUUID() }),
  },
  'Query.failures': { kind: 'self', query: '{ failures { code count } }' },
  'Query.researchReport': {
    kind: 'read',
    query: 'query ($report: ID!) { researchReport(id: $report) { id report { title } } }',
    variables: ({ slug, report }) => ({ slug, report }),
  },
  'Mutation.startResearch': {
    kind: 'whole',
    query: 'mutation ($slug: ID!) { startResearch(input: { edition: $slug }) { report { id } } }',
    variables: ({ slug }) => ({ slug }),
  },
  'Mutation.startAudit': {
    kind: 'whole',
    query: 'mutation ($slug: ID!) { startAudit(input: { edition: $slug }) { audit { id } } }',
    variables: ({ slug }) => ({ slug }),
  },
  'Mutation.startArticle': {
    kind: 'start',
    query:
      'mutation ($slug: ID!, $brief: BriefInput!) { startArticle(input: { edition: $slug, brief: $brief }) { job { id } } }',
    variables: ({ slug }) => ({ slug, brief: BRIEF }),
  },
  'Mutation.startArticles': {
    kind: 'start',
    query: `mutation ($slug: ID!, $briefs: [BriefInput!]!) {
      startArticles(input: { edition: $slug, briefs: $briefs }) { accepted } }`,
    variables: ({ slug }) => ({ slug, briefs: [BRIEF] }),
  },
  'Mutation.cancelJob': {
    kind: 'cancel',
    query: 'mutation ($job: ID!) { cancelJob(input: { id: $job }) { job { id } } }',
    variables: ({ job }) => ({ job }),
  },
  'Mutation.publishArticle': {
    kind: 'publish',
    query: 'mutation ($article: ID!) { publishArticle(input: { id: $article }) { article { id } } }',
    variables: ({ slug, article }) => ({ slug, article }),
  },
  'Mutation.ignoreAuditCheck': {
    kind: 'ignore',
    query: `mutation ($slug: ID!) { ignoreAuditCheck(input: { edition: $slug, check: "title_missing", reason: "Known." }) {
      edition { ignoredChecks { check } } } }`,
    variables: ({ slug }) => ({ slug }),
  },
  'Mutation.restoreAuditCheck': {
    kind: 'ignore',
    query: `mutation ($slug: ID!) { restoreAuditCheck(input: { edition: $slug, check: "title_missing" }) {
      edition { ignoredChecks { check } } } }`,
    variables: ({ slug }) => ({ slug }),
  },
  'Mutation.updateRegressionRules': {
    kind: 'ignore',
    query: `mutation ($slug: ID!) { updateRegressionRules(input: { edition: $slug, newHits: 2 }) {
      edition { regressionRules { newHits } } } }`,
    variables: ({ slug }) => ({ slug }),
  },
  'Mutation.rotateFeed': {
    kind: 'feed',
    query: 'mutation ($slug: ID!) { rotateFeed(input: { edition: $slug }) { path } }',
    variables: ({ slug }) => ({ slug }),
  },
  'Mutation.disableFeed': {
    kind: 'feed',
    query: 'mutation ($slug: ID!) { disableFeed(input: { edition: $slug }) { edition { id } } }',
    variables: ({ slug }) => ({ slug }),
  },
  'Mutation.previewBrief': {
    kind: 'preview',
    query:
      'mutation ($slug: ID!, $brief: BriefInput!) { previewBrief(input: { edition: $slug, brief: $brief }) { sources { index } } }',
    variables: ({ slug }) => ({ slug, brief: BRIEF }),
  },
  'Mutation.publishArticles': {
    kind: 'publishAll',
    query:
      'mutation ($article: ID!) { publishArticles(input: { ids: [$article] }) { published { title } refused { code } } }',
    variables: ({ article }) => ({ article }),
  },
  'Mutation.revokeKey': {
    kind: 'revoke',
    query: 'mutation ($key: ID!) { revokeKey(input: { id: $key }) { key { name } } }',
    variables: ({ key }) => ({ key }),
  },
  'Mutation.unpublishArticle': {
    kind: 'publish',
    query: 'mutation ($article: ID!) { unpublishArticle(input: { id: $article }) { article { id } } }',
    variables: ({ slug, article }) => ({ slug, article }),
  },
  'Mutation.updateArticle': {
    kind: 'edit',
    query:
      'mutation ($article: ID!) { updateArticle(input: { id: $article, title: "Ebb" }) { article { id } } }',
    variables: ({ article }) => ({ article }),
  },
  'Mutation.retryJob': {
    kind: 'retry',
    query: 'mutation ($job: ID!) { retryJob(input: { id: $job }) { job { id } } }',
    variables: ({ job }) => ({ job }),
  },
  'Mutation.cancelAudit': {
    kind: 'cancelWhole',
    query: 'mutation ($audit: ID!) { cancelAudit(input: { id: $audit }) { audit { id } } }',
    variables: ({ audit }) => ({ audit }),
  },
  'Mutation.cancelResearch': {
    kind: 'cancelWhole',
    query: 'mutation ($report: ID!) { cancelResearch(input: { id: $report }) { report { id } } }',
    variables: ({ report }) => ({ report }),
  },
  'Mutation.deleteArticle': {
    kind: 'delete',
    query: 'mutation ($article: ID!) { deleteArticle(input: { id: $article }) { deletedId } }',
    variables: ({ article }) => ({ article }),
  },
  'Query.schedule': {
    kind: 'read',
    query: 'query ($schedule: ID!) { schedule(id: $schedule) { id next runs { totalCount } } }',
    variables: ({ schedule }) => ({ schedule }),
  },
  'Query.previewSchedule': {
    kind: 'self',
    query: '{ previewSchedule(input: { cron: "0 5 * * *" }) }',
  },
  'Mutation.createSchedule': {
    kind: 'makeSchedule',
    query: `mutation ($slug: ID!) { createSchedule(input: { edition: $slug, name: "Weekly audit", kind: AUDIT,
      cron: "30 6 * * mon" }) { schedule { id } } }`,
    variables: ({ slug }) => ({ slug }),
  },
  'Mutation.updateSchedule': {
    kind: 'schedule',
    query: `mutation ($schedule: ID!) { updateSchedule(input: { id: $schedule, cron: "1 1 * * *" }) { schedule { id } } }`,
    variables: ({ schedule }) => ({ schedule }),
  },
  'Mutation.deleteSchedule': {
    kind: 'deleteSchedule',
    query: 'mutation ($schedule: ID!) { deleteSchedule(input: { id: $schedule }) { id } }',
    variables: ({ schedule }) => ({ schedule }),
  },
  'Mutation.pauseSchedule': {
    kind: 'schedule',
    query: 'mutation ($schedule: ID!) { pauseSchedule(input: { id: $schedule }) { schedule { id } } }',
    variables: ({ schedule }) => ({ schedule }),
  },
  'Mutation.resumeSchedule': {
    kind: 'schedule',
    query: 'mutation ($schedule: ID!) { resumeSchedule(input: { id: $schedule }) { schedule { id } } }',
    variables: ({ schedule }) => ({ schedule }),
  },
  'Mutation.runSchedule': {
    kind: 'runSchedule',
    query: 'mutation ($schedule: ID!) { runSchedule(input: { id: $schedule }) { run { id } } }',
    variables: ({ schedule }) => ({ schedule }),
  },
  'Mutation.verifyEdition': {
    kind: 'verify',
    query: 'mutation ($slug: ID!) { verifyEdition(input: { id: $slug, method: DNS }) { edition { id } } }',
    variables: ({ slug }) => ({ slug }),
  },
  'Mutation.endSession': {
    kind: 'endSession',
    query: 'mutation ($session: ID!) { endSession(input: { id: $session }) { endedId } }',
    variables: ({ session }) => ({ session }),
  },
  'Subscription.jobProgress': {
    kind: 'read',
    query: 'subscription ($job: ID!) { jobProgress(id: $job) { id } }',
    variables: ({ job }) => ({ job }),
  },
  'Subscription.jobs': {
    kind: 'read',
    query: 'subscription ($slug: ID!) { jobs(edition: $slug) { kind job { id } } }',
    variables: ({ slug }) => ({ slug }),
  },
  'Subscription.work': {
    kind: 'read',
    query: 'subscription ($slug: ID!) { work(edition: $slug) { kind work { id } } }',
    variables: ({ slug }) => ({ slug }),
  },
  // Each of them has had an article finished.
  'Subscription.events': {
    kind: 'self',
    query: 'subscription { events(filter: { since: "2020-01-01" }) { id type data } }',
  },
  'Subscription.auditProgress': {
    kind: 'read',
    query: 'subscription ($audit: ID!) { auditProgress(id: $audit) { id } }',
    variables: ({ slug, audit }) => ({ slug, audit }),
  },
  'Subscription.researchProgress': {
    kind: 'read',
    query: 'subscription ($report: ID!) { researchProgress(id: $report) { id } }',
    variables: ({ slug, report }) => ({ slug, report }),
  },
};

/** Who calls: by name, with a token, about the things of that account. */
interface Column {
  readonly token: string | null;
  readonly ids: Ids;
}

/** An exact answer: `ok`, or a refusal by its code. */
type Cell = 'ok' | ErrorCode;

const AT_THE_DOOR = {
  'no key': 'invalid_key',
  'a malformed key': 'invalid_key',
  'an unknown key': 'invalid_key',
  'a revoked key': 'invalid_key',
  'a key of a closed account': 'account_closed',
  'a key without requests left': 'rate_limited',
} as const satisfies Record<string, ErrorCode>;

const OPERATOR = 'an operator’s key';

const READS: Readonly<Record<string, Cell>> = {
  ...AT_THE_DOOR,
  'a full key': 'ok',
  'a read key': 'ok',
  'another’s full key': 'not_found',
  [OPERATOR]: 'forbidden',
  'another’s read key': 'not_found',
};

const WRITES: Readonly<Record<string, Cell>> = {
  ...AT_THE_DOOR,
  'a full key': 'ok',
  'a read key': 'key_read_only',
  'another’s full key': 'not_found',
  [OPERATOR]: 'forbidden',
  'another’s read key': 'not_found',
};

/** The whole matrix, for all operations of a kind are answered alike. */
const CELLS: Readonly<Record<Kind, Readonly<Record<string, Cell>>>> = {
  self: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'ok',
    'another’s full key': 'ok',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'ok',
  },
  read: READS,
  compare: READS,
  start: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  whole: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  retry: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  cancel: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  cancelWhole: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  publish: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  preview: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  ignore: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  feed: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  publishAll: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'ok',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'key_read_only',
  },
  revoke: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  edit: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  delete: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  verify: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  makeSchedule: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  schedule: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  deleteSchedule: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  runSchedule: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  // The session is of the full key.
  endSession: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'not_found',
    'another’s full key': 'not_found',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'not_found',
  },
  makeWebhook: {
    ...AT_THE_DOOR,
    'a full key': 'ok',
    'a read key': 'key_read_only',
    'another’s full key': 'ok',
    [OPERATOR]: 'forbidden',
    'another’s read key': 'key_read_only',
  },
  changeWebhook: WRITES,
  deleteWebhook: WRITES,
  sendAgain: WRITES,
  operator: {
    ...AT_THE_DOOR,
    'a full key': 'forbidden',
    'a read key': 'forbidden',
    'another’s full key': 'forbidden',
    'another’s read key': 'forbidden',
    [OPERATOR]: 'ok',
  },
  operatorRetry: {
    ...AT_THE_DOOR,
    'a full key': 'forbidden',
    'a read key': 'forbidden',
    'another’s full key': 'forbidden',
    'another’s read key': 'forbidden',
    [OPERATOR]: 'ok',
  },
};

/** How many jobs there are more after a row: one that was started, and one to be cancelled or retried, or whose article is edited or deleted. */
const MADE: Readonly<Record<Kind, number>> = {
  self: 0,
  read: 0,
  compare: 0,
  start: 1,
  whole: 0,
  retry: 2,
  cancel: 1,
  cancelWhole: 0,
  publish: 0,
  preview: 0,
  ignore: 0,
  feed: 0,
  publishAll: 0,
  revoke: 0,
  edit: 1,
  delete: 1,
  verify: 0,
  makeSchedule: 0,
  schedule: 0,
  deleteSchedule: 0,
  runSchedule: 1,
  endSession: 0,
  makeWebhook: 0,
  changeWebhook: 0,
  deleteWebhook: 0,
  sendAgain: 0,
  operator: 1,
  operatorRetry: 2,
};

/** How many of those an operator's key makes, which comes by plain HTTP alone. */
const OPERATORS_OWN: Readonly<Record<string, number>> = { operatorRetry: 1 };

/** What REST says of a thing that goes on after the answer. */
const OK: Readonly<Record<Kind, 200 | 201 | 202 | 204 | 409>> = {
  makeWebhook: 201,
  changeWebhook: 200,
  deleteWebhook: 204,
  sendAgain: 202,
  self: 200,
  read: 200,
  compare: 409,
  start: 202,
  whole: 202,
  retry: 202,
  cancel: 202,
  cancelWhole: 202,
  publish: 200,
  preview: 200,
  ignore: 200,
  feed: 200,
  publishAll: 200,
  revoke: 200,
  edit: 200,
  delete: 204,
  verify: 200,
  makeSchedule: 201,
  schedule: 200,
  deleteSchedule: 204,
  runSchedule: 202,
  endSession: 200,
  operator: 200,
  operatorRetry: 200,
};

/** Statuses of REST, and of GraphQL for what is refused before the document is looked at. */
const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  invalid_key: 401,
  account_closed: 401,
  key_read_only: 403,
  forbidden: 403,
  not_found: 404,
  rate_limited: 429,
};

/** How a WebSocket is closed to whom it is not opened. */
const CLOSED: Readonly<Partial<Record<ErrorCode, number>>> = {
  invalid_key: 4403,
  account_closed: 4403,
  forbidden: 4403,
  rate_limited: 1013,
};

let spentKey: string;
let database: TestDatabase;
let sql: Client;
let gateway: App;
let operator: { readonly token: string };
let tenant: Tenant;
let stranger: Tenant;
let ids: Ids;
let strangersIds: Ids;
const columns: Record<string, Column> = {};

beforeAll(async () => {
  database = await createTestDatabase();
  sql = new Client({ connectionString: database.url });
  await sql.connect();
  gateway = await startGalley({
    databaseUrl: database.url,
    role: 'gateway',
    writing: scriptedWriting(),
    resolveTxt: proofsOfAll,
    env: { SECRET_KEY: 'a key of more than thirty-two letters' },
  });
  const domain = { webAddress: 'https://example.com/', verified: true };
  tenant = await createTenant(gateway, domain);
  stranger = await createTenant(gateway, domain);
  ids = await furnish(tenant);
  strangersIds = await furnish(stranger);
  const closing = await createTenant(gateway, domain);
  const idsOfClosed = await furnish(closing);
  await gateway.services.tenants.apply({
    plans: [],
    accounts: [{ id: closing.account, name: 'Closed', plan: `plan-${closing.account}`, status: 'closed' }],
    newsrooms: [],
    users: [],
    editions: [],
    keys: [],
  });
  operator = await gateway.services.operatorKeys.create('matrix');
  Object.assign(columns, {
    'no key': { token: null, ids },
    'a malformed key': { token: `${tenant.full.slice(0, -1)}_`, ids },
    'an unknown key': { token: makeToken('full', (length) => new Uint8Array(length).fill(7)), ids },
    'a revoked key': { token: await makeRevokedKey(), ids },
    'a key of a closed account': { token: closing.full, ids: idsOfClosed },
    'a key without requests left': { token: await makeSpentKey(tenant), ids },
    'a full key': { token: tenant.full, ids },
    'a read key': { token: tenant.read, ids },
    'another’s full key': { token: stranger.full, ids },
    'another’s read key': { token: stranger.read, ids },
    [OPERATOR]: { token: operator.token, ids },
  });
});

beforeEach(async () => {
  await freshLimits(database);
  await sql.query(
    'UPDATE key_requests SET moments = array_fill(clock_timestamp(), ARRAY[120]) WHERE key_id = $1',
    [spentKey],
  );
});
afterAll(async () => {
  await gateway.close();
  await sql.end();
  await database.drop();
});

/** A domain that has shown everything that anybody could ask of it. */
async function proofsOfAll(): Promise<string[][]> {
  const { rows } = await sql.query<{ token: string }>('SELECT verification_token AS token FROM editions');
  return rows.map(({ token }) => [`galley-site-verification=${token}`]);
}

/** One of everything that can be addressed. */
async function furnish(owner: Tenant): Promise<Ids> {
  const image = { bytes: Buffer.from('png'), contentType: 'image/png', sha256: 'a'.repeat(64) };
  const { id: article } = await finishArticle(gateway, owner, {
    imageSource: 'ai:generated',
    image: { ...image, width: 1, height: 1, alt: 'A dot' },
  });
  // No worker runs here, so they run as long as the test does.
  const started = async (what: string) => {
    const { body } = await call(gateway, owner.full, 'POST', `/v1/editions/${owner.edition}/${what}`);
    return body.id as string;
  };
  const [audit, report] = [await started('audit'), await started('research')];
  const { key } = await makeKey(owner);
  const webhook = await makeWebhook(owner);
  await call(gateway, owner.full, 'POST', `/v1/webhooks/${webhook}/test`);
  const { body } = await call(gateway, owner.full, 'GET', `/v1/webhooks/${webhook}/deliveries`);
  return {
    webhook,
    delivery: body.deliveries[0].id as string,
    slug: owner.edition,
    article,
    job: await startJob(owner),
    audit,
    report,
    key: key.id,
    schedule: await makeSchedule(owner),
    session: await signIn(owner),
  };
}

/** Of articles, any number of which may be written at a time. */
async function makeSchedule({ full, edition }: Tenant): Promise<string> {
  const terms = { name: randomUUID(), kind: 'article', brief: BRIEF, cron: '0 0 1 1 *', overlap: 'allow' };
  const { body } = await call(gateway, full, 'POST', `/v1/editions/${edition}/schedules`, terms);
  return body.id as string;
}

/** The oldest are gone: an account has 20 at most. */
async function makeWebhook({ account, full }: Tenant): Promise<string> {
  await sql.query(
    `DELETE FROM webhooks WHERE account_id = $1 AND id NOT IN (SELECT id FROM webhooks WHERE account_id = $1 ORDER BY created_at LIMIT 1)`,
    [account],
  );
  const { body } = await call(gateway, full, 'POST', '/v1/webhooks', { url: 'https://example.com/hook' });
  return body.id as string;
}

async function signIn({ full }: Tenant): Promise<string> {
  const { session } = await gateway.services.sessions.signIn(full, { from: 'here', userAgent: 'a test' });
  return session.id;
}

async function operatorSignIn(): Promise<string> {
  const browser = { from: 'here', userAgent: 'a test' };
  const { session } = await gateway.services.sessions.signIn(operator.token, browser);
  return session.id;
}

async function startJob({ full, edition }: Tenant): Promise<string> {
  const { body } = await call(gateway, full, 'POST', `/v1/editions/${edition}/articles`, BRIEF);
  return body.id as string;
}

/** What can be cancelled, retried or deleted once is made anew for a call that may; of an edited article the desk has something else to say. */
async function aboutFor(kind: Kind, cell: Cell, about: Ids): Promise<Ids> {
  if (cell !== 'ok') return about;
  switch (kind) {
    case 'edit':
    case 'delete':
      return { ...about, article: (await finishArticle(gateway, tenant)).id };
    case 'deleteWebhook':
      return { ...about, webhook: await makeWebhook(tenant) };
    case 'operator':
      return { ...about, operatorSession: await operatorSignIn(), operatorJob: await startJob(tenant) };
    case 'operatorRetry':
      return { ...about, operatorJob: await failedJob() };
    case 'makeSchedule':
      await sql.query(`DELETE FROM schedules WHERE name = 'Weekly audit'`);
      return about;
    case 'deleteSchedule':
      return { ...about, schedule: await makeSchedule(tenant) };
    case 'endSession':
      return { ...about, session: await signIn(tenant) };
    case 'cancel':
      return { ...about, job: await startJob(tenant) };
    case 'retry':
      return { ...about, job: await failedJob() };
    case 'cancelWhole': {
      // By a key of its own, for the others have their hour to use up.
      const full = (await makeKey(tenant)).token;
      const running = await Promise.all(
        ['audit', 'research'].map((what) =>
          call(gateway, full, 'POST', `/v1/editions/${tenant.edition}/${what}`),
        ),
      );
      const [audit, report] = running.map(({ body }) => body.id as string) as [string, string];
      return { ...about, audit, report };
    }
    default:
      return about;
  }
}

async function failedJob(): Promise<string> {
  const id = await startJob(tenant);
  await sql.query(`UPDATE jobs SET status = 'failed', finished_at = updated_at WHERE id = $1`, [id]);
  return id;
}

function makeKey({ user }: Tenant) {
  return gateway.services.keys.create({ userId: user, name: randomUUID(), permission: 'full' });
}

async function makeRevokedKey(): Promise<string> {
  const { key, token } = await makeKey(tenant);
  expect((await call(gateway, token, 'GET', '/v1/editions')).status).toBe(200);
  await gateway.services.keys.revoke(key.id);
  return token;
}

/** A key that has just made its 120 requests of the minute; on a slow machine the tables take longer than that. */
async function makeSpentKey(owner: Tenant): Promise<string> {
  const { token, key } = await makeKey(owner);
  spentKey = key.id;
  for (let n = 0; n < 12; n += 1) {
    const round = Array.from({ length: 10 }, () => call(gateway, token, 'GET', '/v1/jobs/none'));
    for (const { status } of await Promise.all(round)) expect(status).toBe(404);
  }
  return token;
}

async function countJobs(): Promise<number> {
  const { rows } = await sql.query<{ count: number }>('SELECT count(*)::integer AS count FROM jobs');
  return rows[0]!.count;
}

/** Every answer to it is byte for byte the same but for what it says. */
const SAME_ID = { 'x-request-id': 'same' };

function askRest(name: string, token: string | null, about: Ids): Promise<Answer> {
  const [path, body] = REST[name]!.request(about);
  return call(gateway, token, name.split(' ')[0]!, path, body, SAME_ID);
}

function askGraph(name: string, token: string | null, about: Ids): Promise<Answer> {
  const { query, variables } = GRAPH[name]!;
  return call(gateway, token, 'POST', '/graphql', { query, variables: variables?.(about) }, SAME_ID);
}

/** What a socket said first: a result with its errors, or the code with which it was closed. */
async function askSocket(
  name: string,
  token: string | null,
  about: Ids,
): Promise<{ readonly closed: number } | { readonly data?: unknown; readonly errors?: readonly Json[] }> {
  const { query, variables } = GRAPH[name]!;
  const client = openGraphClient(gateway, token);
  try {
    for await (const result of client.follow(query, variables?.(about))) return result;
    throw new Error('the operation ended without a word');
  } catch (thrown) {
    if (Array.isArray(thrown)) return { errors: thrown as Json[] };
    return { closed: (await client.closed).code };
  } finally {
    client.close();
  }
}

/** The status, and the first result of a stream, or the answer that came in place of one. */
async function askStream(name: string, token: string | null, about: Ids) {
  const { query, variables } = GRAPH[name]!;
  const leaving = new AbortController();
  const response = await fetch(`${gateway.url!}/graphql/stream`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...SAME_ID,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables: variables?.(about) }),
    signal: leaving.signal,
  });
  if (!response.ok) return { status: response.status, first: (await response.json()) as Json };
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  // A long one comes in pieces.
  while (!/^event: next\n.*\n\n/m.test(text)) {
    const { done, value } = await reader.read();
    if (done) throw new Error('the stream ended without a word');
    text += value;
  }
  leaving.abort();
  return { status: response.status, first: eventsIn(text)[0]!.data as unknown as Json };
}

type Json = Record<string, unknown> & {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly Json[];
  readonly extensions?: Readonly<Record<string, unknown>>;
};

/** Nothing of the tenant may stand in what others read. */
function expectNothingOf(owner: Tenant, about: Ids, answer: unknown): void {
  const text = JSON.stringify(answer);
  for (const secret of [owner.account, owner.newsroom, owner.user, ...Object.values(about)])
    expect(text).not.toContain(secret);
}

describe('the access matrix', () => {
  it('lists every route of REST that the app serves', () => {
    const log = recordingLog();
    const app = createRestApp(
      {
        ...gateway.services,
        log,
        version: '0.0.0',
        newId: randomUUID,
        now: () => new Date(),
        web: NO_WEB_OPTIONS,
      },
      () => undefined,
    );
    const declared = V1_ROUTES.map(
      ({ method, path }) =>
        `${method.toUpperCase()} ${path.slice('/v1'.length).replace(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(routesOf(app.router).sort()).toEqual([...declared, ...REFERENCE].sort());
  });

  it('requires a key on every route but signed and secret addresses and the description, and one with Full access on all that change something', () => {
    const open = V1_ROUTES.filter((route) => !isKeyed(route));
    expect(open.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'get /v1/editions/{slug}/articles/{article_id}/signed-image',
      'get /v1/editions/{slug}/feed',
      'get /v1/openapi.json',
    ]);
    // One asks with a text that no address can hold, and changes nothing.
    const reading = V1_ROUTES.filter(
      ({ id, access }) => access !== 'write' && access !== 'paid' && id !== 'testAuditRobots',
    );
    expect(new Set(reading.map(({ method }) => method))).toEqual(new Set(['get']));
  });

  it('lists every field of Query, Mutation and Subscription', () => {
    const schema = loadGraphSchema();
    const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
    const fields = roots.flatMap((root) =>
      Object.keys(root?.getFields() ?? {}).map((field) => `${root!.name}.${field}`),
    );
    expect(fields.sort()).toEqual(Object.keys(GRAPH).sort());
  });

  it('has a caller for each of its columns', () => {
    for (const cells of Object.values(CELLS))
      expect(Object.keys(cells).sort()).toEqual(Object.keys(columns).sort());
  });
});

describe('access over REST', () => {
  it.each(Object.entries(REST))('%s answers each caller as it must', async (name, { kind }) => {
    const before = await countJobs();
    for (const [column, { token, ids: about }] of Object.entries(columns)) {
      const cell = CELLS[kind][column]!;
      const answer = await askRest(name, token, await aboutFor(kind, cell, about));
      if (cell === 'ok') expect([column, answer.status]).toEqual([column, OK[kind]]);
      else {
        expect([column, answer.body.code]).toEqual([column, cell]);
        expectProblem(answer, STATUS[cell]!, cell);
      }
      expect(answer.headers.get('www-authenticate')).toBe(answer.status === 401 ? 'Bearer' : null);
      if (column.startsWith('another’s')) expectNothingOf(tenant, ids, answer.body);
    }
    const rows = name.endsWith('/batch') ? 2 : 1;
    expect(await countJobs()).toBe(before + MADE[kind] * rows);
  });
});

/** Its socket is closed at its first message, in which it says who it is: no operation can make a difference. */
const isClosedTo = (column: string) => column in AT_THE_DOOR || column === OPERATOR;

describe('access over GraphQL', () => {
  const overHttp = Object.entries(GRAPH).filter(([name]) => !name.startsWith('Subscription'));
  /** The schema answers an operation alike on every transport, so the others are asked for a part of what HTTP is asked for. */
  const overOthers = [
    ...Object.entries(GRAPH).filter(([name]) => name.startsWith('Subscription')),
    ...casesOf(overHttp),
  ];

  it.each(overHttp)('%s answers each caller as it must by HTTP', async (name, { kind }) => {
    const before = await countJobs();
    for (const [column, { token, ids: about }] of Object.entries(columns)) {
      const cell = CELLS[kind][column]!;
      const answer = await askGraph(name, token, await aboutFor(kind, cell, about));
      const { data, errors } = answer.body;
      const code = cell === 'ok' ? undefined : cell;
      expect([column, errors?.[0].extensions.code, errors?.length]).toEqual([column, code, code && 1]);
      expect([column, answer.status]).toEqual([column, column in AT_THE_DOOR ? STATUS[code!] : 200]);
      if (cell === 'ok') expect(data[name.split('.')[1]!]).toBeTruthy();
      else expect(data?.[name.split('.')[1]!] ?? null).toBeNull();
      expect(errors?.[0].extensions.retryAfter).toBe(code === 'rate_limited' ? 60 : undefined);
      expect(answer.headers.get('retry-after')).toBe(answer.status === 429 ? '60' : null);
      if (column.startsWith('another’s')) expectNothingOf(tenant, ids, answer.body);
    }
    expect(await countJobs()).toBe(before + MADE[kind]);
  });

  it.each(overOthers)('%s answers each caller as it must by WebSocket', async (name, { kind }) => {
    const before = await countJobs();
    for (const [column, { token, ids: about }] of Object.entries(columns)) {
      if (isClosedTo(column)) continue;
      const cell = CELLS[kind][column]!;
      const answer = await askSocket(name, token, await aboutFor(kind, cell, about));
      if (cell === 'ok') {
        const data = { [name.split('.')[1]!]: expect.anything() };
        expect([column, answer]).toEqual([column, { data, extensions: { cost: expect.anything() } }]);
      } else {
        const errors = [expect.objectContaining({ extensions: expect.objectContaining({ code: cell }) })];
        expect([column, answer]).toEqual([column, expect.objectContaining({ errors })]);
      }
      if (column.startsWith('another’s')) expectNothingOf(tenant, ids, answer);
    }
    expect(await countJobs()).toBe(before + (kind.startsWith('operator') ? 0 : MADE[kind]));
  });

  it('opens no WebSocket to who has no key that holds, before it hears of any operation', async () => {
    const closed = Object.keys(columns).filter(isClosedTo);
    expect(closed).toHaveLength(7);
    for (const column of closed) {
      const { token, ids: about } = columns[column]!;
      const code = column === OPERATOR ? 'forbidden' : (CELLS.self[column] as ErrorCode);
      for (const name of ['Query.me', 'Mutation.startArticle', 'Subscription.jobProgress'])
        expect([column, await askSocket(name, token, about)]).toEqual([column, { closed: CLOSED[code] }]);
    }
  });

  it.each(overOthers)('%s answers each caller as it must by event stream', async (name, { kind }) => {
    const before = await countJobs();
    for (const [column, { token, ids: about }] of Object.entries(columns)) {
      const cell = CELLS[kind][column]!;
      const { status, first } = await askStream(name, token, await aboutFor(kind, cell, about));
      const isAtTheDoor = column in AT_THE_DOOR || column === OPERATOR;
      const code = column === OPERATOR ? 'forbidden' : cell === 'ok' ? undefined : cell;
      expect([column, status]).toEqual([column, isAtTheDoor ? STATUS[code!] : 200]);
      expect([column, first.errors?.[0]?.extensions?.['code']]).toEqual([column, code]);
      if (code === undefined) expect(first.data?.[name.split('.')[1]!]).toBeTruthy();
      else expect(first.data?.[name.split('.')[1]!] ?? null).toBeNull();
      if (column.startsWith('another’s')) expectNothingOf(tenant, ids, first);
    }
    expect(await countJobs()).toBe(before + MADE[kind] - (OPERATORS_OWN[kind] ?? 0));
  });

  it('a subscription by HTTP is refused, and a key that does not hold is refused before it', async () => {
    for (const [column, { token, ids: about }] of Object.entries(columns)) {
      const { status, body } = await askGraph('Subscription.jobProgress', token, about);
      const code = column in AT_THE_DOOR ? CELLS.read[column] : 'invalid_params';
      const expected = [column, column in AT_THE_DOOR ? STATUS[code as ErrorCode] : 400, code];
      expect([column, status, body.errors[0].extensions.code]).toEqual(expected);
    }
  });
});

describe('what belongs to another tenant', () => {
  // All of them together are more than the stranger's minute has room for.
  beforeEach(() =>
    sql.query(
      `UPDATE key_requests SET moments = DEFAULT
       WHERE key_id IN (SELECT id FROM api_keys WHERE user_id = $1)`,
      [stranger.user],
    ),
  );

  const unknown: Ids = {
    slug: randomUUID(),
    article: randomUUID(),
    job: randomUUID(),
    audit: randomUUID(),
    report: randomUUID(),
    session: randomUUID(),
    schedule: randomUUID(),
    key: randomUUID(),
    webhook: randomUUID(),
    delivery: randomUUID(),
  };

  /** All that a caller can see, but for the clock and what it has left. */
  const visible = ({ status, headers, body }: Answer) => {
    const reported = [...headers].filter(([name]) => !['date', 'ratelimit'].includes(name));
    return { status, headers: Object.fromEntries(reported), body };
  };

  /** Where a stranger may look for it: where it is, and in an edition of its own. */
  const pairs = (): [where: string, theirs: Ids, nobodys: Ids][] => [
    ['where it is', ids, unknown],
    ['at home', { ...ids, slug: strangersIds.slug }, { ...unknown, slug: strangersIds.slug }],
  ];

  it.each(Object.keys(REST).filter((name) => !['self', 'makeWebhook'].includes(REST[name]!.kind)))(
    'answers %s exactly like an id that does not exist',
    async (name) => {
      for (const [where, theirs, nobodys] of pairs())
        for (const token of [stranger.read, stranger.full]) {
          const [one, other] = [await askRest(name, token, theirs), await askRest(name, token, nobodys)];
          // Each start at home is a job with an id of its own.
          if (one.status === 202) expect([where, other.status]).toEqual(['at home', 202]);
          // And each check of a domain has its moment.
          else if (REST[name]!.kind === 'verify' && one.status === 200)
            expect([where, other.status]).toEqual(['at home', 200]);
          // Of two schedules of one name the first is made.
          else if (REST[name]!.kind === 'makeSchedule' && one.status === 201)
            expect([where, other.status]).toEqual(['at home', 409]);
          // A check is ignored since a moment.
          else if (REST[name]!.kind === 'ignore' && one.status === 200)
            expect([where, other.status]).toEqual(['at home', 200]);
          // Each feed has an address of its own.
          else if (REST[name]!.kind === 'feed' && one.status === 200)
            expect([where, other.status]).toEqual(['at home', 200]);
          // A running audit has the time that it has taken.
          else if (name.endsWith('/audits') && one.status === 200)
            expect([where, other.status]).toEqual(['at home', 200]);
          else expect([where, visible(one)]).toEqual([where, visible(other)]);
          if (where === 'where it is') expect(one.status).toBe(404);
        }
    },
  );

  it.each(Object.keys(GRAPH).filter((name) => !['self', 'makeWebhook'].includes(GRAPH[name]!.kind)))(
    'answers %s exactly like an id that does not exist',
    async (name) => {
      const say = async (about: Ids) => {
        if (!name.startsWith('Subscription')) return visible(await askGraph(name, stranger.full, about));
        const said = await askSocket(name, stranger.full, about);
        return JSON.stringify(said, (key, value: unknown) => (key === 'requestId' ? 'an id' : value));
      };
      const said = await say(ids);
      // A list has the code of each row as its enum has it.
      expect(JSON.stringify(said)).toMatch(
        GRAPH[name]!.kind.startsWith('operator') ? /forbidden/ : /not_found/i,
      );
      expect(said).toEqual(await say(unknown));
    },
  );

  it('does not block a start with the same id, and is not revealed', async () => {
    const shared = { ...BRIEF, id: ids.job };
    const path = `/v1/editions/${stranger.edition}/articles`;
    const single = await call(gateway, stranger.full, 'POST', path, shared);
    expect([single.status, single.body]).toEqual([202, { id: ids.job, status: 'queued' }]);
    const third = await createTenant(gateway);
    const batch = await call(gateway, third.full, 'POST', `/v1/editions/${third.edition}/articles/batch`, {
      jobs: [shared],
    });
    expect(batch.body).toEqual({ accepted: [ids.job], refused: [], ids: [ids.job] });
    for (const { full, edition } of [tenant, stranger, third])
      expect((await call(gateway, full, 'GET', `/v1/jobs/${ids.job}`)).body).toMatchObject({ edition });
  });
});

describe('the headers RateLimit and RateLimit-Policy', () => {
  const REQUESTS = '"requests";q=120;w=60';
  const BOTH = `${REQUESTS}, "paid-actions";q=20;w=3600`;
  const MINUTE = '"requests";r=\\d{1,3};t=([1-9]|[1-5]\\d|60)';
  const HOUR = '"paid-actions";r=\\d{1,2};t=[1-9]\\d{0,3}';

  function expectFields({ headers }: Answer, hour: boolean): void {
    expect(headers.get('ratelimit-policy')).toBe(hour ? BOTH : REQUESTS);
    expect(headers.get('ratelimit')).toMatch(new RegExp(`^${MINUTE}${hour ? `, ${HOUR}` : ''}$`));
  }

  const articles = () => `/v1/editions/${tenant.edition}/articles`;
  const large = { input: 'x'.repeat(4 * 1024 * 1024) };

  it.each<[what: string, status: number, hour: boolean, () => Promise<Answer>]>([
    ['a list', 200, false, () => call(gateway, tenant.read, 'GET', articles())],
    [
      'an image',
      200,
      false,
      () => askRest('GET /v1/editions/{slug}/articles/{article_id}/image', tenant.read, ids),
    ],
    ['a start', 202, true, () => call(gateway, tenant.full, 'POST', articles(), BRIEF)],
    ['a repeat', 200, true, () => call(gateway, tenant.full, 'POST', articles(), { ...BRIEF, id: ids.job })],
    [
      'a batch',
      202,
      true,
      () => call(gateway, tenant.full, 'POST', `${articles()}/batch`, { jobs: [BRIEF] }),
    ],
    ['an unknown path', 404, false, () => call(gateway, tenant.read, 'GET', '/v1/nowhere')],
    ['an unknown edition', 404, false, () => call(gateway, tenant.read, 'GET', '/v1/editions/none/articles')],
    [
      'a start there',
      404,
      true,
      () => call(gateway, tenant.full, 'POST', '/v1/editions/none/articles', BRIEF),
    ],
    ['a start that may not be', 403, true, () => call(gateway, tenant.read, 'POST', articles(), BRIEF)],
    ['another method', 405, false, () => call(gateway, tenant.read, 'DELETE', articles())],
    ['a bad query', 422, false, () => call(gateway, tenant.read, 'GET', `${articles()}?since=x`)],
    ['a bad body', 422, true, () => call(gateway, tenant.full, 'POST', articles(), '{')],
    ['a body that is too large', 413, true, () => call(gateway, tenant.full, 'POST', articles(), large)],
    ['a query of GraphQL', 200, true, () => askGraph('Query.me', tenant.read, ids)],
    ['a mutation', 200, true, () => askGraph('Mutation.startArticle', tenant.full, ids)],
    ['a refusal of GraphQL', 200, true, () => askGraph('Mutation.startArticle', tenant.read, ids)],
    ['a faulty document', 400, true, () => graph(gateway, tenant.read, '{ nothing }')],
    ['no document', 400, true, () => call(gateway, tenant.read, 'POST', '/graphql', '{')],
    ['another method of GraphQL', 405, true, () => call(gateway, tenant.read, 'PUT', '/graphql', {})],
  ])('are sent with %s', async (_what, status, hour, send) => {
    const answer = await send();
    expect(answer.status).toBe(status);
    expectFields(answer, hour);
    expect(answer.headers.get('retry-after')).toBeNull();
  });

  it('are sent with 304 Not Modified', async () => {
    const first = await call(gateway, tenant.read, 'GET', '/v1/editions');
    const mark = { 'if-none-match': first.headers.get('etag')! };
    const again = await call(gateway, tenant.read, 'GET', '/v1/editions', undefined, mark);
    expect(again.status).toBe(304);
    expectFields(again, false);
  });

  it('are sent with the refusal of a request too many, with Retry-After: 60', async () => {
    const { token } = columns['a key without requests left']!;
    const answer = await call(gateway, token, 'GET', '/v1/editions');
    expectProblem(answer, 429, 'rate_limited');
    expectFields(answer, false);
    expect(answer.headers.get('ratelimit')).toMatch(/^"requests";r=0;/);
    expect(answer.headers.get('retry-after')).toBe('60');
    const byGraph = await askGraph('Query.me', token, ids);
    expect([byGraph.status, byGraph.headers.get('retry-after')]).toEqual([429, '60']);
    expectFields(byGraph, true);
  });

  it('count down by one with each request, whatever its outcome', async () => {
    const { token } = await makeKey(tenant);
    const left: string[] = [];
    for (const path of ['/v1/editions', '/v1/nowhere', '/v1/jobs/none', '/v1/editions']) {
      const { headers } = await call(gateway, token, 'GET', path);
      left.push(/r=(\d+)/.exec(headers.get('ratelimit')!)![1]!);
    }
    expect(left).toEqual(['119', '118', '117', '116']);
  });

  it('report the hour that is used up: 429 for a start, never for a batch', async () => {
    const spender = await createTenant(gateway);
    const path = `/v1/editions/${spender.edition}/articles`;
    const jobs = Array.from({ length: 21 }, () => BRIEF);
    const batch = await call(gateway, spender.full, 'POST', `${path}/batch`, { jobs });
    expect([batch.status, batch.body.accepted.length, batch.body.refused.length]).toEqual([202, 20, 1]);
    expect(batch.headers.get('retry-after')).toBeNull();
    const single = await call(gateway, spender.full, 'POST', path, BRIEF);
    expectProblem(single, 429, 'rate_limited');
    expect(single.headers.get('retry-after')).toBe('60');
    const byGraph = await askGraph('Mutation.startArticle', spender.full, { ...ids, slug: spender.edition });
    expect(byGraph.body.errors[0].extensions).toMatchObject({ code: 'rate_limited', retryAfter: 60 });
    for (const answer of [batch, single, byGraph]) {
      expectFields(answer, true);
      expect(answer.headers.get('ratelimit')).toMatch(/, "paid-actions";r=0;/);
    }
  });
});
