import { canonicalByScript } from '../../checks/indexability/canonical-by-script.js';
import { noindexByScript } from '../../checks/indexability/noindex-by-script.js';
import { contentByScript } from '../../checks/content/content-by-script.js';
import type { RenderedField, RenderedPage } from '../../rendering/rendered-page.js';
import { filterByCheck, filterByFact, type Filter, type FilterGroup } from './filter.js';

const filterByRendering = (id: string, title: string, isTrue: (rendered: RenderedPage) => boolean): Filter =>
  filterByFact(id, title, ({ row: { rendered } }) => rendered !== null && isTrue(rendered));

const changed = (id: string, title: string, field: RenderedField): Filter =>
  filterByRendering(id, title, ({ changes }) => changes.some((change) => change.field === field));

/** Of pages that were rendered in a browser; shown only where some were. */
export const renderedFilters: FilterGroup = {
  id: 'rendered',
  title: 'Rendered',
  appliesTo: 'html',
  isRare: true,
  filters: [
    filterByRendering('rendered', 'Rendered', ({ failure }) => failure === null),
    filterByRendering('failed', 'Could not be rendered', ({ failure }) => failure !== null),
    filterByRendering('changed', 'Changed by scripts', ({ changes }) => changes.length > 0),
    changed('title_changed', 'Title changed', 'title'),
    changed('description_changed', 'Description changed', 'description'),
    changed('h1_changed', 'H1 changed', 'h1'),
    changed('canonical_changed', 'Canonical changed', 'canonical'),
    changed('robots_changed', 'Robots changed', 'robots'),
    filterByRendering('links_only_rendered', 'Links only when rendered', ({ addedLinks }) => addedLinks > 0),
    changed('words_changed', 'Words changed', 'words'),
    filterByRendering(
      'structured_data_only_rendered',
      'Structured data only when rendered',
      ({ rawStructuredData, structuredData }) => rawStructuredData === 0 && structuredData > 0,
    ),
    filterByRendering('script_redirect', 'Scripts lead elsewhere', ({ leadsTo }) => leadsTo !== null),
    filterByCheck(contentByScript, { id: 'content_only_rendered', title: 'Content only when rendered' }),
    filterByCheck(canonicalByScript, { id: 'canonical_by_script', title: 'Another canonical by script' }),
    filterByCheck(noindexByScript, { id: 'noindex_by_script', title: 'Noindex by script' }),
  ],
};
