import { z } from 'zod';
import { countShape, type Frozen, shapeOf, shareShape, urlShape } from '../../../shape/index.js';
import { RENDERED_FIELDS, type RenderedPage } from '../../rendering/rendered-page.js';
import { FOUND_VIA, SKIP_REASONS } from '../../site/crawled-url.js';
import { NON_INDEXABLE_REASONS } from '../../site/site-view.js';
import { severityShape } from '../check-shapes.js';
import { STATUS_CLASSES } from '../status-class.js';
import type { Facet, RowField, UrlRow } from '../url-row.js';
import type { CountedGroup } from './filter-tally.js';

export const filterGroupShape = shapeOf<CountedGroup>()(
  z
    .object({
      id: z.string(),
      title: z.string(),
      appliesTo: z.enum(['all', 'internal', 'external', 'urls', 'html', 'html_and_images']),
      total: countShape.describe('URLs that the group is about.'),
      filters: z.array(
        z.object({
          id: z.string(),
          title: z.string(),
          count: countShape,
          share: shareShape,
          severity: severityShape.nullable(),
          check: z.string().nullable(),
          urls: z.string().describe('The query that lists its URLs.'),
        }),
      ),
    })
    .describe('Filters that belong together, each with its count.'),
);

export const pageFindShape = z
  .object({
    search: z.string(),
    count: countShape.describe('Up to 100.'),
    values: z.array(z.string()).describe('The first ten; none of a text.'),
  })
  .describe('What a search found on a page.');

export const renderedPageShape = shapeOf<RenderedPage>()(
  z
    .object({
      failure: z
        .object({ reason: z.string(), detail: z.string() })
        .nullable()
        .describe('Why it could not be rendered; null for a page that was.'),
      changes: z
        .array(
          z.object({
            field: z.enum(RENDERED_FIELDS),
            raw: z.string().nullable(),
            rendered: z.string().nullable(),
          }),
        )
        .describe('What is otherwise than in its HTML as it was sent. Lists are parted by ` | `.'),
      noindex: z.enum(['added', 'removed']).nullable(),
      addedLinks: countShape.describe('Addresses that only the rendered page links to.'),
      addedSiteLinks: countShape.describe('Those of the site.'),
      addedLinkSample: z.array(z.string()).describe('The first ten.'),
      rawWords: countShape.describe('Words of the body as it was sent.'),
      words: countShape.describe('And when it was rendered.'),
      rawStructuredData: countShape.describe('JSON-LD blocks as it was sent.'),
      structuredData: countShape.describe('And when it was rendered.'),
      leadsTo: z.string().nullable().describe('Where its scripts led the reader.'),
      requests: countShape,
      refused: countShape.describe('Requests that were refused.'),
    })
    .describe('What scripts made of a page.'),
);

/** A row with everything. Its facets are counted and never shown. */
export const rowShape = shapeOf<Pick<UrlRow, RowField>>()(
  z.object({
    url: urlShape,
    internal: z.boolean(),
    status: z.int().nullable(),
    statusClass: z.enum(STATUS_CLASSES).nullable(),
    contentType: z.string().nullable(),
    indexable: z.boolean(),
    indexabilityReason: z.enum(NON_INDEXABLE_REASONS).nullable(),
    title: z.string().nullable(),
    titleGraphemes: countShape.nullable(),
    titlePx: z.number().nullable(),
    description: z.string().nullable(),
    descriptionGraphemes: countShape.nullable(),
    descriptionPx: z.number().nullable(),
    h1: z.array(z.string()),
    canonical: urlShape.nullable(),
    robots: z.array(z.string()),
    lang: z.string().nullable(),
    words: countShape.nullable(),
    depth: countShape.nullable(),
    inlinks: countShape,
    uniqueInlinks: countShape,
    outlinks: countShape.nullable(),
    externalOutlinks: countShape.nullable(),
    pagerank: z.number().nullable(),
    linkScore: z.number().nullable(),
    ttfbMs: z.number().nullable(),
    totalMs: z.number().nullable(),
    bytes: z.number().nullable(),
    transferBytes: z.number().nullable(),
    hash: z.string().nullable(),
    nearDuplicateOf: urlShape.nullable(),
    similarity: z.number().nullable(),
    inSitemap: z.boolean(),
    redirectTo: urlShape.nullable(),
    foundVia: z.enum(FOUND_VIA),
    lastModified: z.string().nullable(),
    issues: z.array(z.string()).describe('Checks that hit it.'),
    skipped: z
      .object({ reason: z.enum(SKIP_REASONS), detail: z.string() })
      .nullable()
      .describe('Why it was not crawled.'),
    folder: z.string().nullable(),
    found: z
      .array(pageFindShape)
      .default([])
      .describe('Of each search that the audit was started with; empty for what is no page.'),
    rendered: renderedPageShape.nullable().default(null).describe('Null for what was not to be rendered.'),
  }),
);

export const filterRowShape = rowShape
  .partial()
  .describe('A URL that the crawl knows. With `fields`, only these.');

const facetShape = z.array(z.object({ value: z.string(), count: countShape }));

export const filtersShape = z
  .object({
    groups: z.array(filterGroupShape),
    facets: z
      .object({
        statusClass: facetShape,
        indexability: facetShape,
        contentType: facetShape,
        depth: facetShape,
        folder: facetShape,
        lang: facetShape,
        inSitemap: facetShape,
        found: z
          .array(z.object({ search: z.string(), values: facetShape }))
          .optional()
          .describe(
            'Of each search of the audit that found values, the first of each page; absent where none did.',
          ),
      } satisfies Record<Facet | 'found', unknown>)
      .describe(
        'How many of the chosen URLs have each value; of a field by which is chosen, how many there would be by that value.',
      ),
    selection: z.object({
      filters: z.array(z.string()),
      match: z.enum(['all', 'any']),
      facets: z.array(z.string()).describe('Chosen values of facets, each as `field:value`.'),
      q: z.string().nullable().describe('What address or title must contain.'),
    }),
    rows: z
      .array(filterRowShape)
      .describe('The URLs that were asked for by `filter`, `facet` or `q`; empty without.'),
  })
  .describe('Every filter with its count, and the URLs that chosen ones hold for.');
/** The view as it is answered. */
export type FiltersData = Frozen<z.output<typeof filtersShape>>;

export const shortFiltersShape = z
  .object({ groups: z.array(filterGroupShape) })
  .describe('Every filter with its count.');
