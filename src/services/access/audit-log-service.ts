import { assertFullKey } from '../../domain/access/admission.js';
import type { Actor } from '../../domain/access/actor.js';
import type { LogEntry } from '../../domain/access/audit-log.js';
import { isUuid } from '../../domain/access/uuid.js';
import type { ListPage, ListQuery, LogListFilter } from '../../domain/list-query.js';
import { EVERYBODY, type ListStore } from '../../ports/list-store.js';
import { readOrRefuse } from './access-service.js';

export type LogQuery = ListQuery<LogListFilter, 'at'>;

/** A page of the audit log, and how many entries match: null where that can't be counted. */
export type LogPage = ListPage<LogEntry> & { total(): Promise<number | null> };

/** Who changed what. Entries are written where the changes are, in their transactions. */
export class AuditLogService {
  constructor(private readonly parts: { readonly stores: { readonly lists: ListStore } }) {}

  /**
   * The changes of the caller's account, by everybody who made one.
   * @param readQuery parses the query, for a caller who may read
   * @throws {GalleyError} `key_read_only`
   */
  async ofAccount(actor: Actor, readQuery: () => LogQuery): Promise<LogPage> {
    assertFullKey(actor, 'reading the audit log');
    return pageOf(this.parts.stores.lists.log, actor.accountId, readQuery());
  }

  /** For the operator at the command line. @param accountId null for all, and for what belongs to no account */
  ofAll(accountId: string | null, query: LogQuery): Promise<LogPage> {
    const { log, wholeLog } = this.parts.stores.lists;
    return accountId === null ? pageOf(wholeLog, EVERYBODY, query) : pageOf(log, accountId, query);
  }

  /** The same for an operator's key, which reads no text of an account: neither titles nor the reasons that people gave. */
  async ofAllWithoutTexts(accountId: string | null, query: LogQuery): Promise<LogPage> {
    const page = await this.ofAll(accountId, query);
    return { ...page, items: page.items.map(({ cursor, item }) => ({ cursor, item: withoutTexts(item) })) };
  }
}

async function pageOf(list: ListStore['log'], owner: string, query: LogQuery): Promise<LogPage> {
  const [page] = await readOrRefuse(() => list.pages([owner], query));
  if (!page) throw new Error('a list had no page');
  const total = async () => (await readOrRefuse(() => list.totals([owner], query.filter)))[0] ?? null;
  return { ...page, total };
}

/** What operators see of an entry's details: words, figures and ids of ours, and the names that operators gave. */
const SHOWN_TO_OPERATORS = new Set([
  'accounts',
  'articles_per_month',
  'asked',
  'check',
  'code',
  'content_api',
  'country',
  'fields',
  'followedBy',
  'hourly_ceiling',
  'key',
  'kind',
  'language',
  'may_spend',
  'method',
  'newsroom',
  'overlapSeconds',
  'overrides',
  'owner',
  'permission',
  'plan',
  'refused',
  'retriedBy',
  'revision',
  'status',
  'verified',
]);

/** The id of a request is what its caller sent, which might be any text: Galley's own are UUIDs. */
function withoutTexts(entry: LogEntry): LogEntry {
  const details = Object.fromEntries(
    Object.entries(entry.details).filter(([name]) => SHOWN_TO_OPERATORS.has(name)),
  );
  const name = entry.object.kind === 'article' ? null : entry.object.name;
  const requestId = entry.requestId !== null && isUuid(entry.requestId) ? entry.requestId : null;
  return { ...entry, object: { ...entry.object, name }, details, requestId };
}
