/** What is compared of a page as it was sent and as it stands after its scripts have run. */
export const RENDERED_FIELDS = [
  'title',
  'description',
  'h1',
  'canonical',
  'robots',
  'links',
  'words',
  'structured_data',
] as const;
export type RenderedField = (typeof RENDERED_FIELDS)[number];

/** Texts as they are shown; lists are parted by ` | `. null where there is nothing of the kind. */
export interface RenderedChange {
  readonly field: RenderedField;
  readonly raw: string | null;
  readonly rendered: string | null;
}

/** What scripts made of a page. JSON. */
export interface RenderedPage {
  /** Why it could not be rendered; null for a page that was. */
  readonly failure: { readonly reason: string; readonly detail: string } | null;
  /** None for a page whose scripts change nothing that is compared. */
  readonly changes: readonly RenderedChange[];
  /** What only the rendered page has of what search engines obey: whether they may list it. */
  readonly noindex: 'added' | 'removed' | null;
  /** Addresses that only the rendered page links to: how many, those of the site among them, and the first ten. */
  readonly addedLinks: number;
  readonly addedSiteLinks: number;
  readonly addedLinkSample: readonly string[];
  /** Words of the body before and after. */
  readonly rawWords: number;
  readonly words: number;
  /** JSON-LD blocks before and after. */
  readonly rawStructuredData: number;
  readonly structuredData: number;
  /** Where its scripts led the reader; null where they led nowhere. */
  readonly leadsTo: string | null;
  /** Requests that it made, and those that were refused. */
  readonly requests: number;
  readonly refused: number;
}

/** A page that could not be rendered. */
export function unrenderedPage(reason: string, detail: string): RenderedPage {
  return {
    failure: { reason, detail },
    changes: [],
    noindex: null,
    addedLinks: 0,
    addedSiteLinks: 0,
    addedLinkSample: [],
    rawWords: 0,
    words: 0,
    rawStructuredData: 0,
    structuredData: 0,
    leadsTo: null,
    requests: 0,
    refused: 0,
  };
}
