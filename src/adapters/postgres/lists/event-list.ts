import { accountEventShape, type AccountEvent } from '../../../domain/event.js';
import type { EventListFilter } from '../../../domain/list-query.js';
import { instantSql } from '../database/connection.js';
import type { ListSource } from './keyset-lists.js';

/** An account's events by `at`, in the order in which they became visible: see the migration `events`. */
export const eventList: ListSource<AccountEvent, EventListFilter, 'at'> = {
  list: 'events',
  table: 'events v',
  primaryKey: 'v.id',
  owner: 'v.account_id',
  account: 'v.account_id',
  select: `v.id, v.account_id AS "accountId", v.edition_id AS "editionId", v.type, v.data, v.sequence::float8 AS sequence,
    jsonb_build_object('kind', v.object_kind, 'id', v.object_id) AS object, ${instantSql('v.at')} AS at`,
  moments: { at: 'v.at' },
  id: 'v.id',
  match({ types, editionId, since, until }, _field, bind) {
    const all: string[] = [];
    const examined: string[] = [];
    if (since !== null) all.push(`v.at > ${bind(since)}::timestamptz`);
    if (until !== null) all.push(`v.at < ${bind(until)}::timestamptz`);
    if (types !== null) examined.push(`v.type = ANY (${bind(types)}::text[])`);
    if (editionId !== null) examined.push(`v.edition_id = ${bind(editionId)}::uuid`);
    return { all, examined, isBounded: true };
  },
  read: (row) => accountEventShape.safeParse(row).data ?? null,
};
