import { jsonldInvalid } from '../../checks/structured-data/jsonld-invalid.js';
import { ogIncomplete } from '../../checks/structured-data/og-incomplete.js';
import { schemaRequiredMissing } from '../../checks/structured-data/schema-required-missing.js';
import { filterByCheck, filterByPage, type FilterGroup } from './filter.js';

/** JSON-LD; of microdata and RDFa nothing is read. */
export const structuredDataFilters: FilterGroup = {
  id: 'structured_data',
  title: 'Structured data',
  appliesTo: 'html',
  filters: [
    filterByPage('contains', 'Contains JSON-LD', ({ jsonLd }) => jsonLd.length > 0),
    filterByPage('missing', 'Missing', ({ jsonLd }) => jsonLd.length === 0),
    filterByCheck(schemaRequiredMissing, { id: 'validation_errors', title: 'Required property missing' }),
    filterByCheck(jsonldInvalid, { id: 'parse_errors', title: 'Parse errors' }),
    filterByCheck(ogIncomplete),
  ],
};
