import type { Actor } from '../../../domain/access/actor.js';
import { isUuid } from '../../../domain/access/uuid.js';
import type { Audit } from '../../../domain/audit/audit.js';
import { refuse } from '../../../domain/errors.js';
import {
  noUrlChanges,
  STORED_VIEWS,
  type UrlChange,
  type UrlChangeCounts,
} from '../../../libs/site-audit/index.js';
import type { AuditStore } from '../../../ports/audit/audit-store.js';
import { readOrRefuse } from '../../access/access-service.js';
import type { ViewPage } from './audit-views.js';
import { CostlyViewMaker, type ChangesQuery, type CostlyViews, refuseMissing } from './costly-views.js';

/** With which audit one is compared, and which of the changes are listed. */
export interface ComparisonQuery extends Pick<ChangesQuery, 'kinds' | 'after' | 'limit'> {
  /** The id of the other; null for the one that was the edition's last when this one ended. */
  readonly since: string | null;
}

/** Two audits of an edition beside each other. */
export interface AuditComparison {
  /** null for the first audit of an edition, which is compared with nothing. */
  readonly since: Audit | null;
  /** `partial` where one of the two did not see the whole site: what was added or removed may only have been unseen. */
  readonly confidence: 'full' | 'partial';
  readonly counts: UrlChangeCounts;
  readonly page: ViewPage;
  readonly changes: readonly UrlChange[];
}

/** Changes that are read at once for a file. Chosen: the most of a page. */
const CHANGES_AT_ONCE = 1000;

/** Compares any two audits of an edition, URL by URL. */
export class AuditComparisons {
  private readonly costly: CostlyViews;

  /** @param costly where audits are compared; by default where callers are answered */
  constructor(
    private readonly parts: {
      readonly stores: { readonly audits: Pick<AuditStore, 'find' | 'viewParts' | keyof CostlyStore> };
      readonly costly?: CostlyViews | undefined;
    },
  ) {
    this.costly = parts.costly ?? new CostlyViewMaker(parts.stores.audits);
  }

  /**
   * @param audit that the caller may read
   * @throws {GalleyError} `not_found` for a `since` that is no audit of the same edition, and for results of another version;
   *   `conflict` where one of the two is not done; `unavailable` where the account waits for several large views already
   */
  async read(actor: Actor, audit: Audit, query: ComparisonQuery): Promise<AuditComparison> {
    const { kinds, after, limit } = query;
    const { since, confidence } = await this.open(audit, query.since);
    if (since === null)
      return {
        since,
        confidence,
        counts: noUrlChanges(),
        page: { limit, after, next: null, total: 0 },
        changes: [],
      };
    const asked = { since: since.id, id: audit.id, kinds, after, limit };
    const { changes, counts, next, total } = await this.costly.changes(asked, actor.accountId);
    return { since, confidence, counts, changes, page: { limit, after, next, total } };
  }

  /** All changes that were asked for, whatever page. @throws {GalleyError} as `read` */
  async *all(actor: Actor, audit: Audit, query: ComparisonQuery): AsyncGenerator<UrlChange, void, void> {
    for (let after: number | null = 0; after !== null;) {
      const { changes, page }: AuditComparison = await this.read(actor, audit, {
        ...query,
        after,
        limit: CHANGES_AT_ONCE,
      });
      yield* changes;
      after = page.next;
    }
  }

  private async open(audit: Audit, wanted: string | null) {
    assertDone(audit);
    const { audits } = this.parts.stores;
    const own = await this.overviewOf(audit.id);
    const id = wanted ?? own.changes.since;
    const since =
      id === null || audit.editionId === null || !isUuid(id)
        ? null
        : await readOrRefuse(() => audits.find(String(audit.editionId), id.toLowerCase()));
    if (since === null && wanted !== null)
      throw refuse('not_found', 'There is no such audit of this edition to compare with.');
    if (since === null) return { since, confidence: own.score.confidence };
    assertDone(since);
    const other = await this.overviewOf(since.id);
    const isPartial = own.score.confidence === 'partial' || other.score.confidence === 'partial';
    return { since, confidence: isPartial ? ('partial' as const) : ('full' as const) };
  }

  private async overviewOf(id: string) {
    const parts = await readOrRefuse(() => this.parts.stores.audits.viewParts([id], 'overview', 'all'));
    const overview = STORED_VIEWS.overview(parts.get(id) ?? null);
    if (overview === null) throw refuseMissing('overview');
    return overview;
  }
}

type CostlyStore = ConstructorParameters<typeof CostlyViewMaker>[0];

function assertDone({ id, status }: Audit): void {
  if (status === 'done') return;
  throw refuse('conflict', `The audit ${id} is ${status}; only audits that are done can be compared.`);
}
