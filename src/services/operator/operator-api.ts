import { byOperator } from '../../domain/access/audit-log.js';
import type { Operator } from '../../domain/access/operator-key.js';
import { isUuid } from '../../domain/access/uuid.js';
import { GalleyError, isUnavailable, refuse } from '../../domain/errors.js';
import type { ListPage, ListQuery } from '../../domain/list-query.js';
import type {
  AccountLoad,
  ListedWork,
  ListedWorker,
  OperatorStatus,
  OperatorWork,
  OperatorWorkFilter,
  StoreState,
} from '../../domain/operator.js';
import type { KeyStore } from '../../ports/access/key-store.js';
import type { OperatorStore } from '../../ports/access/operator-store.js';
import type { MonotonicClock } from '../../ports/clock.js';
import { EVERYBODY, type ItemLists, type ListStore, type NoFilter } from '../../ports/list-store.js';
import { readOrRefuse, type AccessService } from '../access/access-service.js';
import type { ArticleStartService } from '../article/article-start-service.js';
import { SingleFlight } from '../concurrency/single-flight.js';
import type { OperatorService } from './operator-service.js';

/** Chosen: far more than a person would look through. */
const MOST_WORKERS = 200;

/** How long a store may take to answer before it counts as away, in ms. */
const ANSWER_MS = 2000;

/** Something that Galley stores things in. */
export interface StoreProbe {
  readonly name: string;
  /** Rejects while it does not answer. */
  readonly ask: () => Promise<unknown>;
}

/** Which work; several accounts may have used one id. */
export interface NamedWork {
  readonly id: string;
  readonly account: string | null;
}

type Lists = Pick<ListStore, 'operatorWork' | 'accounts'>;

/**
 * What an operator's key may do, over all accounts: `OperatorService` for callers who are not at the command line. It takes an
 * operator first and answers no text of an account.
 */
export class OperatorApi {
  private readonly read = new SingleFlight<OperatorStatus>();

  constructor(
    private readonly parts: {
      readonly stores: {
        readonly keys: Pick<KeyStore, 'actorOfKey'>;
        readonly lists: Lists;
        readonly operator: OperatorStore;
      };
      readonly access: AccessService;
      readonly operator: OperatorService;
      readonly articleStarts: Pick<ArticleStartService, 'retry'>;
      readonly clock: MonotonicClock;
      readonly probes: readonly StoreProbe[];
      readonly version: string;
    },
  ) {}

  /** Of this process. */
  get version(): string {
    return this.parts.version;
  }

  /** Operators who ask at the same time share one answer. */
  status(_operator: Operator): Promise<OperatorStatus> {
    return readOrRefuse(() => this.read.read('status', () => this.parts.operator.status()));
  }

  /** Those that live first. */
  workers(_operator: Operator): Promise<readonly ListedWorker[]> {
    return readOrRefuse(() => this.parts.stores.operator.workers(MOST_WORKERS));
  }

  /** Asks each of them now. */
  stores(_operator: Operator): Promise<readonly StoreState[]> {
    return Promise.all(this.parts.probes.map((probe) => this.ask(probe)));
  }

  work(
    _operator: Operator,
    query: ListQuery<OperatorWorkFilter, 'createdAt'>,
  ): Promise<Listed<OperatorWork>> {
    return listed(this.parts.stores.lists.operatorWork, query);
  }

  accounts(_operator: Operator, query: ListQuery<NoFilter, 'createdAt'>): Promise<Listed<AccountLoad>> {
    return listed(this.parts.stores.lists.accounts, query);
  }

  /**
   * Ends work before its time.
   * @throws {GalleyError} `not_found`, `conflict` as `OperatorService.cancel`; `invalid_key` for a key that was revoked meanwhile
   */
  async cancel(operator: Operator, named: NamedWork): Promise<OperatorWork> {
    const { id, account } = given(named);
    await this.parts.access.confirmOperator(operator);
    return this.shown(
      await readOrRefuse(() => this.parts.operator.cancel(id, account, byOperator(operator, null))),
    );
  }

  /**
   * Starts a failed article job anew, as the key that started it: its account pays as it would for a retry of its own, and
   * all of its limits hold.
   * @returns the new job, or the one that an earlier retry made
   * @throws {GalleyError} `not_found`; `conflict` for work that is no failed article job, and where the account may not start it
   */
  async retry(operator: Operator, named: NamedWork): Promise<OperatorWork> {
    const { id, account } = given(named);
    await this.parts.access.confirmOperator(operator);
    const work = await readOrRefuse(() => this.parts.operator.find(id, account));
    if (work.kind !== 'article')
      throw refuse('conflict', 'Only an article job can be retried; its account can start other work again.');
    const { keys, operator: store } = this.parts.stores;
    const actor = await readOrRefuse(async () => {
      const keyId = await store.keyOf(work.ref);
      return keyId === null ? null : keys.actorOfKey(keyId);
    });
    if (!actor?.accountOpen)
      throw refuse('conflict', 'The key that started the job is no longer valid, so the retry has no payer.');
    const by = byOperator(operator, work.account.id);
    const { progress } = await this.parts.articleStarts.retry(actor, id, by).catch((error: unknown) => {
      throw ofAccount(error);
    });
    return this.shown(await readOrRefuse(() => this.parts.operator.find(progress.id, work.account.id)));
  }

  private async shown({ ref, account }: ListedWork): Promise<OperatorWork> {
    const work = await readOrRefuse(() => this.parts.stores.lists.operatorWork.find(account.id, ref));
    if (!work) throw refuse('not_found', 'The work is gone by now.');
    return work;
  }

  private async ask({ name, ask }: StoreProbe): Promise<StoreState> {
    const began = this.parts.clock.elapsedMs();
    const late = new Promise<'late'>((resolve) => setTimeout(resolve, ANSWER_MS, 'late').unref());
    const isUp = await Promise.race([ask(), late]).then(
      (answer) => answer !== 'late',
      () => false,
    );
    return { name, isUp, latencyMs: isUp ? this.parts.clock.elapsedMs() - began : null };
  }
}

/** A page, and how many match: null where that can't be counted. */
export type Listed<Item> = ListPage<Item> & { total(): Promise<number | null> };

async function listed<Item, Filter>(
  list: ItemLists<Item, Filter>,
  query: ListQuery<Filter, 'createdAt'>,
): Promise<Listed<Item>> {
  const [page] = await readOrRefuse(() => list.pages([EVERYBODY], query));
  if (!page) throw new TypeError('a list of one owner has one page');
  const total = async () => (await readOrRefuse(() => list.totals([EVERYBODY], query.filter)))[0] ?? null;
  return { ...page, total };
}

/** @throws {GalleyError} `not_found` for what is no UUID */
function given({ id, account }: NamedWork): NamedWork {
  if (!isUuid(id) || (account !== null && !isUuid(account)))
    throw refuse('not_found', 'There is no such work.');
  return { id: id.toLowerCase(), account: account?.toLowerCase() ?? null };
}

/** What the account's own key is refused with is no fault of the operator's. */
function ofAccount(error: unknown): unknown {
  if (!(error instanceof GalleyError) || error.code === 'internal' || isUnavailable(error)) return error;
  return refuse('conflict', `Its account may not start it now: ${error.detail}`);
}
