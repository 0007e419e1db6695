import { logEntryShape } from '../../../domain/access/audit-log-shape.js';
import type { LogEntry } from '../../../domain/access/audit-log.js';
import type { LogListFilter } from '../../../domain/list-query.js';
import { EVERYBODY } from '../../../ports/list-store.js';
import { instantSql } from '../database/connection.js';
import type { ListSource } from './keyset-lists.js';

/** An article's title, and a key's name, may be another now, or gone. Work is named after its brief, so it has no name here. */
const NAME = `CASE l.object_kind
  WHEN 'plan' THEN (SELECT t.name FROM plans t WHERE t.id = l.object_id)
  WHEN 'account' THEN (SELECT t.name FROM accounts t WHERE t.id = l.object_id::uuid)
  WHEN 'newsroom' THEN (SELECT t.name FROM newsrooms t WHERE t.id = l.object_id::uuid)
  WHEN 'user' THEN (SELECT t.name FROM users t WHERE t.id = l.object_id::uuid)
  WHEN 'edition' THEN (SELECT t.name FROM editions t WHERE t.id = l.object_id::uuid)
  WHEN 'key' THEN COALESCE((SELECT t.name FROM api_keys t WHERE t.id = l.object_id::uuid),
    (SELECT t.name FROM operator_keys t WHERE t.id = l.object_id::uuid))
  WHEN 'schedule' THEN (SELECT t.name FROM schedules t WHERE t.id = l.object_id::uuid)
  WHEN 'article' THEN (SELECT t.title FROM articles t WHERE t.id = l.object_id::uuid) END`;

const log = (owner: string): ListSource<LogEntry, LogListFilter, 'at'> => ({
  list: 'log',
  table: 'audit_log l',
  primaryKey: 'l.id',
  owner,
  account: 'l.account_id',
  select: `l.id, ${instantSql('l.at')} AS at, l.account_id AS "accountId", l.actor, l.action, l.details,
    l.request_id AS "requestId",
    jsonb_build_object('kind', l.object_kind, 'id', l.object_id, 'name', ${NAME}) AS object,
    (SELECT jsonb_build_object('id', a.id, 'name', a.name) FROM accounts a WHERE a.id = l.account_id) AS account,
    COALESCE((SELECT k.token_prefix FROM api_keys k WHERE k.id = (l.actor ->> 'keyId')::uuid),
      (SELECT k.token_prefix FROM operator_keys k WHERE k.id = (l.actor ->> 'keyId')::uuid)) AS "keyPrefix"`,
  moments: { at: 'l.at' },
  id: 'l.id',
  match({ actions, since, until }, _field, bind) {
    const all: string[] = [];
    if (since !== null) all.push(`l.at > ${bind(since)}::timestamptz`);
    if (until !== null) all.push(`l.at < ${bind(until)}::timestamptz`);
    const examined = actions === null ? [] : [`l.action = ANY (${bind(actions)}::text[])`];
    return { all, examined, isBounded: true };
  },
  read: (row) => logEntryShape.safeParse(row).data ?? null,
});

export const accountLog = log('l.account_id');
export const wholeLog = log(`'${EVERYBODY}'::uuid`);
