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
  match({ types, editionId, since, until, withoutKeys }, _field, bind) {
    const all: string[] = [];
    if (since !== null) all.push(`v.at > ${bind(since)}::timestamptz`);
    if (until !== null) all.push(`v.at < ${bind(until)}::timestamptz`);
    if (editionId !== null) all.push(`v.edition_id = ${bind(editionId)}::uuid`);
    // There are few.
    if (withoutKeys) all.push(`v.object_kind <> 'key'`);
    if (types === null) return { all, isBounded: true };
    // Each by an index, so that a reader of what is rare does not read everything behind the last of it.
    return { all, oneOf: types.map((type) => `v.type = ${bind(type)}`), isBounded: true };
  },
  read: (row) => accountEventShape.safeParse(row).data ?? null,
};
