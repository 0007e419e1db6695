import type { LogPage } from '../../../services/access/audit-log-service.js';
import { parseLogQuery } from '../../input/connection.js';
import { connectionOf, type LogModel } from '../connection.js';
import { enumValue } from '../enum-value.js';
import type { AccountResolvers, LogEntryResolvers } from '../generated/types.js';

export const log: NonNullable<AccountResolvers['log']> = async (_account, args, { actor, services }) =>
  logOf(await services.auditLog.ofAccount(actor, () => parseLogQuery(args)));

/** A page of the audit log as GraphQL shows lists. */
export function logOf(page: LogPage): LogModel {
  return connectionOf(page, () => page.total());
}

export const LogEntry: LogEntryResolvers = {
  action: ({ action }) => enumValue(action),
  by: ({ actor, keyPrefix }) => ({
    kind: enumValue(actor.kind),
    user: actor.kind === 'key' ? actor.user : null,
    keyName: 'keyName' in actor ? actor.keyName : null,
    keyPrefix,
    sessionId: actor.kind === 'key' ? actor.sessionId : null,
  }),
};
