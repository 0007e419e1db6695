import type { AccountLoad, OperatorWork, OperatorWorkFilter } from '../../../domain/operator.js';
import { EVERYBODY, type NoFilter } from '../../../ports/list-store.js';
import { HOUR_AGO } from '../access/ledger-store.js';
import { instantSql } from '../database/connection.js';
import type { ListSource } from './keyset-lists.js';
import { CODE, matchWork, reference, STATUS, WORK } from './work-list.js';

/** Names no text of an account: neither title nor message is read. */
export const operatorWork: ListSource<OperatorWork, OperatorWorkFilter, 'createdAt'> = {
  list: 'operatorWork',
  table: WORK,
  primaryKey: 'w.ref',
  owner: `'${EVERYBODY}'::uuid`,
  account: 'w.account_id',
  // Those of the command line have no account.
  hidden: '(w.account_id IS NULL OR w.dropped_at IS NOT NULL)',
  select: `w.kind, w.ref, w.id, ${STATUS} AS status, w.stage, ${reference('accounts', 'account_id')} AS account,
    ${reference('editions', 'edition_id')} AS edition, w.attempt, ${CODE} AS error,
    ${instantSql('w.lease_until')} AS "leaseUntil", ${instantSql('w.created_at')} AS "createdAt",
    ${instantSql('w.updated_at')} AS "updatedAt", ${instantSql('w.finished_at')} AS "finishedAt"`,
  moments: { createdAt: 'w.created_at' },
  // Ids are unique within an account alone.
  id: 'w.ref',
  match({ accountId, ...filter }, _field, bind) {
    const all = accountId === null ? [] : [`w.account_id = ${bind(accountId)}::uuid`];
    return { ...matchWork(filter, { all, examined: [] }, bind), isBounded: true };
  },
  read: (row) => row as OperatorWork,
};

/** By newsrooms and by the indexes of waiting and of running jobs: nothing of it reads an account's month. */
export const accounts: ListSource<AccountLoad, NoFilter, 'createdAt'> = {
  list: 'accounts',
  table: 'accounts a',
  primaryKey: 'a.id',
  owner: `'${EVERYBODY}'::uuid`,
  account: 'a.id',
  select: `a.id, a.name, a.status = 'open' AS "isOpen",
    (SELECT p.name FROM plans p WHERE p.id = a.plan_id) AS plan,
    (SELECT p.articles_per_month FROM plans p WHERE p.id = a.plan_id) AS "articlesAllowed",
    COALESCE((SELECT m.articles FROM account_months m
      WHERE m.account_id = a.id AND m.month = date_trunc('month', statement_timestamp(), 'UTC')), 0) AS articles,
    (SELECT COALESCE(sum(spent.n), 0)::integer FROM newsrooms n, LATERAL (
       SELECT count(*) AS n FROM paid_actions p WHERE p.newsroom_id = n.id AND p.at >= ${HOUR_AGO}) AS spent
     WHERE n.account_id = a.id) AS "lastHour",
    (SELECT CASE WHEN count(*) = count(n.hourly_ceiling) THEN sum(n.hourly_ceiling)::integer END
     FROM newsrooms n WHERE n.account_id = a.id) AS "hourlyCeiling",
    (SELECT count(*)::integer FROM jobs j WHERE j.account_id = a.id AND j.status = 'queued') AS queued,
    (SELECT count(*)::integer FROM jobs j WHERE j.account_id = a.id AND j.status = 'running') AS running`,
  moments: { createdAt: 'a.created_at' },
  id: 'a.id',
  match: () => ({}),
  read: (row) => row as AccountLoad,
};
