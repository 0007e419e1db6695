import { workCounts } from '../../../domain/operator.js';
import type { Listed } from '../../../services/operator/operator-api.js';
import {
  parseAccountsQuery,
  parseLogAccount,
  parseLogQuery,
  parseOperatorWorkQuery,
} from '../../input/connection.js';
import { connectionOf } from '../connection.js';
import { enumValue } from '../enum-value.js';
import { logOf } from './log.js';
import type {
  MutationResolvers,
  OperatorResolvers,
  OperatorSessionResolvers,
  OperatorStatusResolvers,
  OperatorWorkResolvers,
  QueryResolvers,
} from '../generated/types.js';

export const operator: NonNullable<QueryResolvers['operator']> = (_parent, _args, context) =>
  context.operator;

export const operatorCancel: NonNullable<MutationResolvers['operatorCancel']> = async (
  _parent,
  { input: { id, account } },
  { operator: caller, services },
) => ({ work: await services.operatorApi.cancel(caller, { id, account: account ?? null }) });

export const operatorRetry: NonNullable<MutationResolvers['operatorRetry']> = async (
  _parent,
  { input: { id, account } },
  { operator: caller, services },
) => ({ work: await services.operatorApi.retry(caller, { id, account: account ?? null }) });

export const operatorEndSession: NonNullable<MutationResolvers['operatorEndSession']> = async (
  _parent,
  { input: { id } },
  { operator: caller, services },
) => {
  await services.sessions.endOfOperator(caller, id);
  return { endedId: id.toLowerCase() };
};

export const Operator: OperatorResolvers = {
  key: ({ keyId, keyName }) => ({ id: keyId, name: keyName }),
  sessions: (caller, _args, { services }) => services.sessions.ofOperator(caller),
  status: (caller, _args, { services }) => services.operatorApi.status(caller),
  workers: (caller, _args, { services }) => services.operatorApi.workers(caller),
  stores: (caller, _args, { services }) => services.operatorApi.stores(caller),
  work: async (caller, args, { services }) =>
    shown(await services.operatorApi.work(caller, parseOperatorWorkQuery(args))),
  auditLog: async (_caller, args, { services }) =>
    logOf(await services.auditLog.ofAllWithoutTexts(parseLogAccount(args), parseLogQuery(args))),
  accounts: async (caller, args, { services }) =>
    shown(await services.operatorApi.accounts(caller, parseAccountsQuery(args))),
};

function shown<Item>(page: Listed<Item>) {
  return connectionOf(page, () => page.total());
}

export const OperatorSession: OperatorSessionResolvers = {
  isCurrent: ({ id }, _args, context) => id === context.operator.sessionId,
};

export const OperatorStatus: OperatorStatusResolvers = {
  version: (_status, _args, { services }) => services.operatorApi.version,
  databaseVersion: ({ database }) => database.version,
  databaseBytes: ({ database }) => database.bytes,
  queues: ({ queues }) => queues.map((queue) => ({ ...queue, kind: enumValue(queue.kind) })),
  unsent: ({ outbox }) => outbox.waiting,
  leasesHeld: ({ leases }) => leases.held,
  leasesLapsed: ({ leases }) => leases.lapsed,
  counts: (status) =>
    workCounts(status).map(({ kind, status: of, count }) => ({
      kind: enumValue(kind),
      status: enumValue(of),
      count,
    })),
  // A report or an audit that was cancelled has not failed.
  failures: ({ failures }) => failures.filter(({ kind, code }) => kind === 'article' || code !== 'cancelled'),
};

export const OperatorWork: OperatorWorkResolvers = {
  kind: ({ kind }) => enumValue(kind),
  status: ({ status }) => enumValue(status),
};
