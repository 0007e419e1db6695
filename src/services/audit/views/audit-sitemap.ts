import type { Audit } from '../../../domain/audit/audit.js';
import { refuse } from '../../../domain/errors.js';
import {
  type ListedPage,
  type RowField,
  type UrlRow,
  writeSitemapIndex,
  writeSitemaps,
} from '../../../libs/site-audit/index.js';
import type { AuditViews } from './audit-views.js';
import { refuseParameter } from './costly-views.js';

/** A sitemap that was made of an audit, or the index of several. */
export interface AuditSitemap {
  /** How many sitemaps the pages need. */
  readonly files: number;
  /** Pages in all of them. */
  readonly pages: number;
  readonly xml: string;
}

/** Sitemaps with the pages of an audit that search engines may index, in the order in which the crawl met them. */
export async function readListedPages(id: string, views: Pick<AuditViews, 'rows'>): Promise<ListedPage[]> {
  const pages: ListedPage[] = [];
  const fields = ['url', 'internal', 'words', 'lastModified'] as const satisfies readonly RowField[];
  const rows = views.rows(id, {
    view: 'filters',
    filters: [],
    match: 'all',
    facets: { indexability: ['indexable'] },
    search: null,
    order: null,
    fields,
    limit: 0,
    after: 0,
  });
  for await (const row of rows as AsyncIterable<Pick<UrlRow, (typeof fields)[number]>>)
    // Of what is no page it is not known whether it can be indexed.
    if (row.internal && row.words !== null) pages.push({ url: row.url, lastModified: row.lastModified });
  return pages;
}

/**
 * @param file the number of a sitemap, from 1; null for the only one, or for the index of several
 * @throws {GalleyError} `conflict` for an audit that is not done, `invalid_params` for a file that there is not
 */
export async function readSitemap(
  { id, status, startUrl }: Pick<Audit, 'id' | 'status' | 'startUrl'>,
  file: number | null,
  views: Pick<AuditViews, 'rows'>,
): Promise<AuditSitemap> {
  if (status !== 'done')
    throw refuse('conflict', `The audit is ${status}; a sitemap is made of one that is done.`);
  const pages = await readListedPages(id, views);
  const files = writeSitemaps(pages);
  const counts = { files: files.length, pages: pages.length };
  if (file === null && files.length > 1)
    return {
      ...counts,
      xml: writeSitemapIndex(files.map((_, place) => sitemapAddress(startUrl, place + 1))),
    };
  const xml = files[(file ?? 1) - 1];
  if (xml === undefined) throw refuseParameter('/file', `must be from 1 to ${files.length}`);
  return { ...counts, xml };
}

/** Where the index expects a sitemap: `/sitemap-1.xml` of the site. */
function sitemapAddress(startUrl: string, file: number): string {
  return new URL(`/sitemap-${file}.xml`, startUrl).href;
}
