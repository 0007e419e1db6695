import type { RenderedPage } from '../../libs/site-audit/index.js';

/** A page of a crawl that is over. */
export interface RenderablePage {
  /** As `ClaimedUrl.id`. */
  readonly id: string;
  readonly url: string;
  readonly depth: number | null;
  /** Whether it was rendered, or could not be. */
  readonly isRendered: boolean;
}

/** What scripts made of the pages of an audit, whose crawl is over: written by the holder of its lease alone. */
export interface RenderStore {
  /** In the order of their discovery. */
  renderablePages(auditId: string): Promise<readonly RenderablePage[]>;
  /**
   * Stores it with the page's answer, and begins to count attempts at the audit anew: one that gets on is no lost work.
   * @returns false when the lease was lost: nothing was written
   */
  storeRendered(auditId: string, token: string, id: string, rendered: RenderedPage): Promise<boolean>;
}
