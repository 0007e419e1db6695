import type { Actor } from '../domain/access/actor.js';
import type { Person } from '../domain/article/byline.js';
import type { JobProgress } from '../domain/article/job.js';
import type { ListPage, ListQuery } from '../domain/list-query.js';
import type { JobArtifact, JobAttempt, WorkFailure } from '../domain/work.js';
import type { ItemLists, ListStore } from '../ports/list-store.js';
import type { JobOrigin, RelatedStore } from '../ports/article/related-store.js';
import { readOrRefuse, type AccessService } from './access/access-service.js';

/** Chosen: more are no choice for a person. */
const MOST_PEOPLE = 100;

export interface ListServiceParts {
  readonly stores: { readonly lists: ListStore; readonly related: RelatedStore };
  readonly access: AccessService;
}

/** The lists of an account's editions, and of the editions themselves, page by page. */
export class ListService {
  readonly articles;
  readonly jobs;
  readonly audits;
  readonly reports;
  readonly editions;
  readonly work;
  readonly events;
  readonly deliveries;

  constructor(private readonly parts: ListServiceParts) {
    const { lists } = parts.stores;
    this.articles = new NounLists('articles', parts.access, lists.articles);
    this.jobs = new NounLists('jobs', parts.access, lists.jobs);
    this.audits = new NounLists('audits', parts.access, lists.audits);
    this.reports = new NounLists('reports', parts.access, lists.reports);
    this.editions = new NounLists('editions', parts.access, lists.editions);
    this.work = new NounLists('work', parts.access, lists.work);
    this.events = new NounLists('events', parts.access, lists.events);
    this.deliveries = new NounLists('deliveries', parts.access, lists.deliveries);
  }

  /** How jobs of the account began, in the order asked; null for others. @param jobIds in lower case */
  async jobOrigins(actor: Actor, jobIds: readonly string[]): Promise<readonly (JobOrigin | null)[]> {
    const { related } = this.parts.stores;
    const found = await readOrRefuse(() => related.jobOrigins(actor.accountId, jobIds));
    return jobIds.map((id) => found.get(id) ?? null);
  }

  /** The jobs of articles, in their order; null for one that another version stored in another shape. */
  async jobsOfArticles(
    actor: Actor,
    articleIds: readonly string[],
  ): Promise<readonly (JobProgress | null)[]> {
    const { related } = this.parts.stores;
    const found = await readOrRefuse(() => related.jobsOfArticles(actor.accountId, articleIds));
    return articleIds.map((id) => found.get(id) ?? null);
  }

  /** The attempts at jobs of the account, in the order asked; none for others, and for events past their retention. */
  async jobAttempts(actor: Actor, jobIds: readonly string[]): Promise<readonly (readonly JobAttempt[])[]> {
    const { related } = this.parts.stores;
    const found = await readOrRefuse(() => related.jobAttempts(actor.accountId, jobIds));
    return jobIds.map((id) => found.get(id) ?? []);
  }

  /** What the stages of jobs of the account have left, in the order asked; nothing for others. */
  async jobArtifacts(actor: Actor, jobIds: readonly string[]): Promise<readonly (readonly JobArtifact[])[]> {
    const { related } = this.parts.stores;
    const found = await readOrRefuse(() => related.jobArtifacts(actor.accountId, jobIds));
    return jobIds.map((id) => found.get(id) ?? []);
  }

  /** What failed of the account within the last 24 hours, by code, the most frequent first. */
  failures(actor: Actor): Promise<readonly WorkFailure[]> {
    return readOrRefuse(() => this.parts.stores.related.failures(actor.accountId));
  }

  /** The users of the account, by name, the first 100. */
  people(actor: Actor): Promise<readonly Person[]> {
    return readOrRefuse(() => this.parts.stores.related.people(actor.accountId, MOST_PEOPLE));
  }
}

export type { JobOrigin, NounLists };

/** Lists of one noun. */
class NounLists<Item, Filter, Field extends string> {
  /** @param noun no other has the same */
  constructor(
    readonly noun: keyof ListStore,
    private readonly access: AccessService,
    private readonly lists: ItemLists<Item, Filter, Field>,
  ) {}

  /**
   * A page of what an edition has.
   * @param readQuery parses the query; called once the edition is known to be the caller's
   * @throws {GalleyError} `not_found`
   */
  async page(
    actor: Actor,
    slug: string,
    readQuery: () => ListQuery<Filter, Field>,
  ): Promise<ListPage<Item> & { readonly limit: number; total(): Promise<number | null> }> {
    const { id } = await this.access.openEdition(actor, slug);
    const query = readQuery();
    const [page] = await this.pages([id], query);
    if (!page) throw new Error('a list had no page');
    const { limit, filter } = query;
    return { ...page, limit, total: async () => (await this.totals([id], filter))[0] ?? null };
  }

  /** The same page of several lists. @param ownerIds editions, or of editions their account, which are the caller's */
  pages(ownerIds: readonly string[], query: ListQuery<Filter, Field>): Promise<readonly ListPage<Item>[]> {
    return readOrRefuse(() => this.lists.pages(ownerIds, query));
  }

  /** How many match in each list; null where that can't be counted (`ItemLists.totals`). */
  totals(ownerIds: readonly string[], filter: Filter): Promise<readonly (number | null)[]> {
    return readOrRefuse(() => this.lists.totals(ownerIds, filter));
  }

  /** @param ids in lower case @returns those of the caller's account, in the order asked; null for others */
  async findAll(actor: Actor, ids: readonly string[]): Promise<readonly (Item | null)[]> {
    const found = await readOrRefuse(() => this.lists.findAll(actor.accountId, ids));
    return ids.map((id) => found.get(id) ?? null);
  }
}
