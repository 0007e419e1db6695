import { sessionIdInUrl } from '../../checks/urls/session-id-in-url.js';
import { urlBadForm, urlFormFaults, type UrlFormFault } from '../../checks/urls/url-bad-form.js';
import { isTracking, urlParameters } from '../../checks/urls/url-parameters.js';
import { urlTooLong } from '../../checks/urls/url-too-long.js';
import { urlVariantDuplicate } from '../../checks/content/url-variant-duplicate.js';
import { filterByCheck, filterByFact, filterByFault, type Filter, type FilterGroup } from './filter.js';

/** Parameters under which systems take what a reader searches for, and folders in which they show what is found. */
const SEARCH_NAMES: ReadonlySet<string> = new Set(['q', 'query', 's', 'search', 'keyword', 'keywords']);
const SEARCH_FOLDERS: ReadonlySet<string> = new Set(['search', 'suche', 'recherche', 'busqueda', 'buscar']);

function filterByForm(id: string, title: string, fault: UrlFormFault): Filter {
  return filterByFault(urlBadForm, { id, title }, ({ entry }) =>
    urlFormFaults(entry.url).some(({ reason }) => reason === fault),
  );
}

/** The addresses of the site themselves. */
export const urlFilters: FilterGroup = {
  id: 'url',
  title: 'URL',
  appliesTo: 'urls',
  filters: [
    // Of one form, every letter beyond ASCII is an escape from %80 on, and of a host its punycode.
    filterByFact('non_ascii', 'Non ASCII characters', ({ entry }) =>
      /%[89A-F][0-9A-F]|:\/\/(?:[^/]*\.)?xn--/.test(entry.url),
    ),
    filterByForm('underscores', 'Underscores', 'underscore'),
    filterByForm('uppercase', 'Uppercase', 'upper_case'),
    filterByForm('multiple_slashes', 'Multiple slashes', 'double_slash'),
    filterByForm('repetitive_path', 'Repetitive path', 'repeated_segment'),
    filterByForm('contains_space', 'Contains a space', 'space'),
    filterByFact('internal_search', 'Internal search', ({ entry }) => isSearch(entry.url)),
    filterByFact('parameters', 'Parameters', ({ entry }) => entry.url.includes('?')),
    filterByCheck(urlParameters, {
      id: 'many_parameters',
      title: `Over ${urlParameters.threshold.value} parameters, or linked with tracking ones`,
    }),
    filterByFact('tracking_parameters', 'Tracking parameters', ({ entry }) =>
      parametersOf(entry.url).some(isTracking),
    ),
    filterByCheck(sessionIdInUrl),
    filterByCheck(urlVariantDuplicate),
    filterByCheck(urlTooLong, {
      id: `over_${urlTooLong.threshold.value}_characters`,
      title: `Over ${urlTooLong.threshold.value} characters`,
    }),
  ],
};

function parametersOf(url: string): string[] {
  return url.includes('?') ? [...new URL(url).searchParams.keys()] : [];
}

function isSearch(url: string): boolean {
  if (parametersOf(url).some((name) => SEARCH_NAMES.has(name.toLowerCase()))) return true;
  return new URL(url).pathname.split('/').some((segment) => SEARCH_FOLDERS.has(segment.toLowerCase()));
}
