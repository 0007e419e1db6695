import type { AnswerFacts } from '../../../guarded-fetch/index.js';
import { contentTypeMismatch } from '../../checks/responses/content-type-mismatch.js';
import { httpPage } from '../../checks/security/http-page.js';
import { httpsLinksToHttp } from '../../checks/security/https-links-to-http.js';
import { insecureForm } from '../../checks/security/insecure-form.js';
import { mixedContent } from '../../checks/security/mixed-content.js';
import { securityHeadersMissing } from '../../checks/security/security-headers-missing.js';
import {
  filterByCheck,
  filterByFact,
  filterByFault,
  filterByPage,
  type Filter,
  type FilterGroup,
} from './filter.js';

/** The check reports each header for the whole site; which pages lack it is listed here. */
function filterByHeader(
  id: string,
  header: string,
  name: keyof AnswerFacts['security'],
  needsHttps = false,
): Filter {
  return filterByPage(
    id,
    `Missing ${header}`,
    (_, { crawled, entry }) =>
      entry.isPage &&
      crawled.answer?.security[name] === false &&
      (!needsHttps || entry.url.startsWith('https:')),
    securityHeadersMissing,
  );
}

export const securityFilters: FilterGroup = {
  id: 'security',
  title: 'Security',
  appliesTo: 'internal',
  filters: [
    filterByFact('http', 'HTTP URLs', ({ entry }) => entry.url.startsWith('http:')),
    filterByFact('https', 'HTTPS URLs', ({ entry }) => entry.url.startsWith('https:')),
    filterByCheck(httpPage),
    filterByCheck(mixedContent, { id: 'mixed_content', title: 'Mixed content' }),
    filterByFault(
      insecureForm,
      { id: 'form_insecure', title: 'Form URL insecure' },
      ({ crawled }) => crawled.page?.forms.some(({ action }) => action?.startsWith('http:')) === true,
    ),
    filterByFault(insecureForm, { id: 'form_on_http', title: 'Form on an HTTP URL' }, ({ entry }) =>
      entry.url.startsWith('http:'),
    ),
    filterByCheck(httpsLinksToHttp),
    filterByPage('protocol_relative', 'Protocol-relative links', ({ links }) =>
      links.some(({ href }) => href.startsWith('//')),
    ),
    filterByHeader('missing_hsts', 'HSTS', 'hsts', true),
    filterByHeader('missing_csp', 'Content-Security-Policy', 'csp'),
    filterByHeader('missing_x_content_type_options', 'X-Content-Type-Options', 'nosniff'),
    filterByHeader('missing_x_frame_options', 'X-Frame-Options or frame-ancestors', 'framing'),
    filterByHeader('missing_referrer_policy', 'Referrer-Policy', 'referrerPolicy'),
    filterByCheck(contentTypeMismatch, { id: 'bad_content_type', title: 'Bad content type' }),
  ],
};
