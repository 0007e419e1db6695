/** Why a sitemap can't be used. */
export type SitemapFault =
  | 'not_well_formed'
  | 'wrong_root'
  | 'broken_gzip'
  | 'too_many_urls'
  | 'too_large'
  | 'bomb';

export interface ScannedSitemap {
  readonly isIndex: boolean;
  readonly invalid: SitemapFault | null;
  /** Absolute addresses, in order, at most 50,000; for an index those of its sitemaps. */
  readonly entries: readonly {
    readonly url: string;
    readonly lastmod: string | null;
    readonly hreflangs: readonly { readonly code: string; readonly url: string }[];
  }[];
  /** How many it lists, including those beyond the bound. */
  readonly listed: number;
}

/** Reads a sitemap, or an index of them; XML or plain text, gzipped or not. */
export interface SitemapScanner {
  scan(url: string, bytes: Uint8Array): Promise<ScannedSitemap>;
}
