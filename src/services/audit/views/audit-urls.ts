import type { AnswerFacts } from '../../../libs/guarded-fetch/index.js';
import {
  type ImageFacts,
  type LinkFacts,
  type Located,
  normaliseUrl,
} from '../../../libs/page-reading/index.js';
import type { FiltersData, IncomingLinks } from '../../../libs/site-audit/index.js';
import type { ReadRow, ViewStore } from '../../../ports/audit/audit-store.js';
import type { AuditUrlStore, StoredUrl } from '../../../ports/audit/audit-url-store.js';
import { readOrRefuse } from '../../access/access-service.js';
import type { Audit } from '../../../domain/audit/audit.js';
import { readRow } from './audit-views.js';
import { type AnsweredRobots, answerRobots, type RobotsQuestion } from '../robots-tests.js';
import { CostlyViewMaker, type CostlyViews } from './costly-views.js';

/** A piece of a list that never changes: `after` is the `next` of the piece before, 0 for the first. */
export interface Piece {
  readonly after: number;
  readonly limit: number;
}

/** What such a piece holds. */
export interface PieceOf<Item> {
  readonly items: readonly Item[];
  readonly limit: number;
  /** null at the end. */
  readonly next: number | null;
  readonly total: number;
}

/** A link of a page, or its picture, with what its target answered. */
export type WithStatus<Facts> = Facts & {
  /** null for no answer, and for what the crawl does not know. */
  readonly status: number | null;
};

/** A URL in one audit of its edition. */
export interface UrlState {
  readonly audit: string;
  readonly at: string;
  /** null where that audit did not know it. */
  readonly row: FiltersData['rows'][number] | null;
}

type Heading = Located & { readonly level: number };

/** Audits in which a URL is looked up. Chosen: more than a year of monthly ones. */
const MOST_AUDITS = 20;

/** Single URLs of audits that are done: what stands on them, and what leads to them. */
export class AuditUrls {
  private readonly costly: CostlyViews;

  /** @param costly where links to a URL are looked for; by default where callers are answered */
  constructor(
    private readonly parts: {
      readonly stores: { readonly auditUrls: AuditUrlStore; readonly audits: ViewStore };
      readonly costly?: CostlyViews | undefined;
    },
  ) {
    this.costly = parts.costly ?? new CostlyViewMaker(parts.stores.audits);
  }

  /** @returns null for a URL that the crawl does not know. @throws {GalleyError} `not_found` for what another version stored */
  async find(auditId: string, url: string): Promise<AuditUrl | null> {
    const { auditUrls } = this.parts.stores;
    const found = await readOrRefuse(() => auditUrls.row(auditId, url));
    return found && new AuditUrl(auditId, url, found, { store: auditUrls, costly: this.costly });
  }

  /** As `answerRobots`, by what the audit stored. */
  testRobots(audit: Pick<Audit, 'id' | 'startUrl'>, question: RobotsQuestion): Promise<AnsweredRobots> {
    return answerRobots(audit, question, this.parts.stores.auditUrls);
  }
}

/** One of them; each part is read when it is asked for. */
export class AuditUrl {
  private stored: Promise<StoredUrl | null> | null = null;

  constructor(
    private readonly auditId: string,
    private readonly url: string,
    private readonly found: ReadRow,
    private readonly parts: { readonly store: AuditUrlStore; readonly costly: CostlyViews },
  ) {}

  get row(): FiltersData['rows'][number] {
    return readRow(this.found);
  }

  /** null where it was not requested. */
  async answer(): Promise<AnswerFacts | null> {
    return (await this.crawled())?.answer ?? null;
  }

  /** In the order of the page; none of what is no page. */
  async headings(): Promise<readonly Heading[]> {
    return (await this.crawled())?.page?.headings ?? [];
  }

  /** In the order of the page, each as often as it stands there. */
  async links(piece: Piece): Promise<PieceOf<WithStatus<LinkFacts>>> {
    const all = (await this.crawled())?.page?.links ?? [];
    return this.withStatuses(pieceOf(all, piece), ({ url }) => url);
  }

  async images(piece: Piece): Promise<PieceOf<WithStatus<ImageFacts>>> {
    const all = (await this.crawled())?.page?.images ?? [];
    // Of what a page says its base is nothing is stored; hardly any has one.
    const { items, ...rest } = pieceOf(all, piece);
    const absolute = items.map((image) => ({
      ...image,
      src: normaliseUrl(image.src, this.url)?.url ?? image.src,
    }));
    return this.withStatuses({ ...rest, items: absolute }, ({ src }) => src);
  }

  /**
   * What leads here, one entry for each page and kind of link.
   * @param account for whom; see `CostlyViews`
   * @throws {GalleyError} as `CostlyViews.incoming`
   */
  async sources(piece: Piece, account: string): Promise<PieceOf<IncomingLinks['links'][number]>> {
    const { links, next, total } = await this.parts.costly.incoming(
      this.auditId,
      { url: this.url, ...piece },
      account,
    );
    return { items: links, limit: piece.limit, next, total };
  }

  /** In the last audits of the edition, the newest first. */
  async history(): Promise<readonly UrlState[]> {
    const moments = await readOrRefuse(() => this.parts.store.history(this.auditId, this.url, MOST_AUDITS));
    return moments.map(({ row, ...moment }) => ({ ...moment, row: row && readRow(row) }));
  }

  private crawled(): Promise<StoredUrl | null> {
    return (this.stored ??= readOrRefuse(() => this.parts.store.crawled(this.auditId, this.url)));
  }

  private async withStatuses<Facts>(
    { items, ...piece }: PieceOf<Facts>,
    urlOf: (facts: Facts) => string | null,
  ): Promise<PieceOf<WithStatus<Facts>>> {
    const urls = [...new Set(items.flatMap((item) => urlOf(item) ?? []))];
    const statuses = await readOrRefuse(() => this.parts.store.statuses(this.auditId, urls));
    return {
      ...piece,
      items: items.map((item) => ({ ...item, status: statuses.get(urlOf(item) ?? '') ?? null })),
    };
  }
}

function pieceOf<Item>(all: readonly Item[], { after, limit }: Piece): PieceOf<Item> {
  const end = after + limit;
  return { items: all.slice(after, end), limit, next: end < all.length ? end : null, total: all.length };
}
