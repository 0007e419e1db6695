import type { LogEntry } from '../../domain/access/audit-log.js';
import type { Article } from '../../domain/article/article.js';
import type { JobProgress } from '../../domain/article/job.js';
import type { Audit } from '../../domain/audit/audit.js';
import type { AccountEvent } from '../../domain/event.js';
import type { Edition } from '../../domain/edition.js';
import type { ListPage } from '../../domain/list-query.js';
import type { AccountLoad, OperatorWork } from '../../domain/operator.js';
import type { ReportProgress } from '../../domain/report/report.js';
import type { ScheduledRun } from '../../domain/schedule/schedule.js';
import type { Delivery } from '../../domain/webhook.js';
import type { AccountWork } from '../../domain/work.js';
import { writeCursor } from '../input/cursor.js';

/** A page of a list as GraphQL shows lists. */
export interface ConnectionModel<Item> {
  readonly nodes: readonly Item[];
  readonly edges: readonly { readonly cursor: string; readonly node: Item }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  /** Asked only where it is selected: it is a statement of its own. */
  readonly totalCount: () => Promise<number | null>;
}

export type ArticlesModel = ConnectionModel<Article>;
export type JobsModel = ConnectionModel<JobProgress>;
export type AuditsModel = ConnectionModel<Audit>;
export type ReportsModel = ConnectionModel<ReportProgress>;
export type EditionsModel = ConnectionModel<Edition>;
export type OperatorWorkPage = ConnectionModel<OperatorWork>;
export type AccountsModel = ConnectionModel<AccountLoad>;
export type WorkModel = ConnectionModel<AccountWork>;
export type DeliveriesModel = ConnectionModel<Delivery>;
export type EventsModel = ConnectionModel<AccountEvent>;
export type ScheduledRunsModel = ConnectionModel<ScheduledRun>;
export type LogModel = ConnectionModel<LogEntry>;

export function connectionOf<Item>(
  { items, hasNext, hasPrevious, start, end }: ListPage<Item>,
  totalCount: () => Promise<number | null>,
): ConnectionModel<Item> {
  return {
    nodes: items.map(({ item }) => item),
    edges: items.map(({ cursor, item }) => ({ cursor: writeCursor(cursor), node: item })),
    pageInfo: {
      hasNextPage: hasNext,
      hasPreviousPage: hasPrevious,
      startCursor: start && writeCursor(start),
      endCursor: end && writeCursor(end),
    },
    totalCount,
  };
}
