import type { Article } from '../../../domain/article/article.js';
import type { JobProgress, JobStatus } from '../../../domain/article/job.js';
import type { Audit } from '../../../domain/audit/audit.js';
import { readAudit } from '../../../domain/audit/audit-shape.js';
import type { Edition } from '../../../domain/edition.js';
import type {
  ArticleListFilter,
  ArticleOrderField,
  AuditListFilter,
  EditionListFilter,
  JobListFilter,
  ReportListFilter,
} from '../../../domain/list-query.js';
import { reportProgressShape } from '../../../domain/report/report-progress-shape.js';
import type { ReportProgress } from '../../../domain/report/report.js';
import type { ScheduledRun } from '../../../domain/schedule/schedule.js';
import type { ListStore, NoFilter } from '../../../ports/list-store.js';
import { EDITION, toEdition, type EditionRow } from '../access/edition-store.js';
import { ARTICLE, HAS_IMAGE, toArticle, type ArticleRow } from '../article/read-article.js';
import { AUDIT } from '../audit/audit-store.js';
import type { Database } from '../database/connection.js';
import { PROGRESS as JOB } from '../job/job-sql-parts.js';
import { readJob } from '../job/read-job.js';
import { PROGRESS as REPORT } from '../report-store.js';
import { readRun, RUN } from '../schedule/read-schedule.js';
import { KeysetLists, type ListSource } from './keyset-lists.js';
import { deliveryList } from '../event/delivery-store.js';
import { eventList } from './event-list.js';
import { accountLog, wholeLog } from './log-list.js';
import { accounts, operatorWork } from './operator-lists.js';
import { workList } from './work-list.js';

/** As the index `articles_edition_words` has them: the edition is among them, as no word of a text is written. */
const WORDS = `(to_tsvector('simple', a.title || ' ' || a.meta_title || ' ' || a.meta_description)
  || array_to_tsvector(ARRAY['@' || a.edition_id::text]))`;
const OF_EDITION = `quote_literal('@' || o.id)::tsquery`;

const articles: ListSource<Article, ArticleListFilter, ArticleOrderField> = {
  list: 'articles',
  table: 'articles a',
  primaryKey: 'a.id',
  owner: 'a.edition_id',
  account: '(SELECT e.account_id FROM editions e WHERE e.id = a.edition_id)',
  select: `${ARTICLE}, ${HAS_IMAGE}`,
  moments: { createdAt: 'a.created_at', updatedAt: 'a.changed_at' },
  id: 'a.id',
  match({ status, verdict, language, since, until, changedSince, search, words, byline }, field, bind) {
    const all: string[] = [];
    const examined: string[] = [];
    // One index serves a statement, so the first of these is looked up, and what it finds is examined for the others.
    let isServed = false;
    const lookUp = (condition: string, order: ArticleOrderField | null) => {
      const serves = !isServed && (field === null || order === null || field === order);
      (serves ? all : examined).push(condition);
      isServed ||= serves;
    };
    if (words !== null) {
      const query = `to_tsquery('simple', ${bind(queryOf(words))})`;
      // Of signs alone nothing is left to ask for, which finds nothing.
      lookUp(`numnode(${query}) > 0 AND ${WORDS} @@ (${OF_EDITION} && ${query})`, null);
    }
    if (status !== null) lookUp(`a.status = ${bind(status)}`, 'createdAt');
    if (verdict !== null) lookUp(`a.provenance_head ->> 'verdict' = ${bind(verdict)}`, 'createdAt');
    // The order, and each index that serves it, has its moments in order, so a bound on them cuts off what is before or behind.
    const created = field === 'updatedAt' ? examined : all;
    const changed = field === 'updatedAt' || (field === null && all.length === 0) ? all : examined;
    if (changedSince !== null) changed.push(`a.changed_at > ${bind(changedSince)}::timestamptz`);
    if (since !== null) created.push(`a.created_at > ${bind(since)}::timestamptz`);
    if (until !== null) created.push(`a.created_at < ${bind(until)}::timestamptz`);
    if (language !== null) examined.push(`a.language_code = ${bind(language)}`);
    if (byline !== null) examined.push(`a.byline = ${bind(byline)}`);
    if (search !== null) examined.push(contains('a.title', bind(patternOf(search))));
    return { all, examined, isBounded: words !== null };
  },
  read: (row) => toArticle(row as ArticleRow),
};

/** Each has an index in the order of the list that holds little else: see `migrations`. */
const JOBS_OF: Readonly<Record<JobStatus, string>> = {
  queued: `j.status = 'queued' AND j.finished_at IS NULL`,
  running: `j.status = 'running' AND j.finished_at IS NULL`,
  done: `j.status = 'done'`,
  failed: `j.status = 'failed'`,
  cancelled: `j.status = 'cancelled'`,
};

const jobs: ListSource<JobProgress, JobListFilter, 'createdAt'> = {
  list: 'jobs',
  table: 'jobs j',
  primaryKey: 'j.ref',
  owner: 'j.edition_id',
  account: 'j.account_id',
  select: `j.ref, ${JOB} AS progress`,
  moments: { createdAt: 'j.created_at' },
  id: 'j.id',
  match: ({ statuses }) => {
    if (statuses === null) return {};
    return statuses.length === 0 ? { all: ['false'] } : { oneOf: statuses.map((status) => JOBS_OF[status]) };
  },
  read: (row) => readJob(row)?.progress ?? null,
};

const audits: ListSource<Audit, AuditListFilter, 'createdAt'> = {
  list: 'audits',
  table: 'audits a',
  primaryKey: 'a.id',
  owner: 'a.edition_id',
  account: 'a.account_id',
  hidden: '(a.dropped_at IS NOT NULL)',
  select: AUDIT,
  moments: { createdAt: 'a.created_at' },
  id: 'a.id',
  // One runs at a time, so an edition has few.
  match: ({ statuses }, _field, bind) =>
    statuses === null ? {} : { all: [`a.status = ANY (${bind(statuses)}::text[])`] },
  read: readAudit,
};

const reports: ListSource<ReportProgress, ReportListFilter, 'createdAt'> = {
  list: 'reports',
  table: 'reports r',
  primaryKey: 'r.id',
  owner: 'r.edition_id',
  account: 'r.account_id',
  select: REPORT,
  moments: { createdAt: 'r.created_at' },
  id: 'r.id',
  match: ({ statuses }, _field, bind) =>
    statuses === null ? {} : { all: [`r.status = ANY (${bind(statuses)}::text[])`] },
  read: (row) => reportProgressShape.safeParse(row).data ?? null,
};

const editions: ListSource<Edition, EditionListFilter, 'createdAt'> = {
  list: 'editions',
  table: 'editions e',
  primaryKey: 'e.id',
  owner: 'e.account_id',
  account: 'e.account_id',
  select: EDITION,
  moments: { createdAt: 'e.created_at' },
  id: 'e.id',
  match({ verified, search }, _field, bind) {
    const examined: string[] = [];
    if (verified !== null) examined.push(verified ? 'e.verified' : 'NOT e.verified');
    if (search !== null) examined.push(contains('e.name', bind(patternOf(search))));
    return { examined };
  },
  read: (row) => toEdition(row as EditionRow),
};

const scheduledRuns: ListSource<ScheduledRun, NoFilter, 'plannedAt'> = {
  list: 'scheduledRuns',
  table: 'scheduled_runs r',
  primaryKey: 'r.id',
  owner: 'r.schedule_id',
  account: '(SELECT s.account_id FROM schedules s WHERE s.id = r.schedule_id)',
  select: `${RUN} AS run`,
  moments: { plannedAt: 'r.planned_at' },
  id: 'r.id',
  match: () => ({}),
  read: (row) => readRun((row as { readonly run?: unknown }).run),
};

export function openLists(database: Database): ListStore {
  return {
    articles: new KeysetLists(database, articles),
    jobs: new KeysetLists(database, jobs),
    audits: new KeysetLists(database, audits),
    reports: new KeysetLists(database, reports),
    editions: new KeysetLists(database, editions),
    work: new KeysetLists(database, workList),
    events: new KeysetLists(database, eventList),
    deliveries: new KeysetLists(database, deliveryList),
    log: new KeysetLists(database, accountLog),
    wholeLog: new KeysetLists(database, wholeLog),
    scheduledRuns: new KeysetLists(database, scheduledRuns),
    operatorWork: new KeysetLists(database, operatorWork),
    accounts: new KeysetLists(database, accounts),
  };
}

function contains(column: string, pattern: string): string {
  return `${column} ILIKE ${pattern}`;
}

/** A pattern of LIKE for a text that is to be found as it is. */
function patternOf(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** A query of PostgreSQL for all of these words, or for words that begin so: each is quoted, so it means itself. */
function queryOf(words: readonly string[]): string {
  return words.map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`).join(' & ');
}
