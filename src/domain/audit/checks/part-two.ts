import type { Check } from '../check.js';
import { aiCrawlersBlocked } from './ai-crawlers-blocked.js';
import { anchorEmpty } from './anchor-empty.js';
import { anchorGeneric } from './anchor-generic.js';
import { brokenExternalLink } from './broken-external-link.js';
import { brokenFragment } from './broken-fragment.js';
import { brokenInternalLink } from './broken-internal-link.js';
import { brokenResource } from './broken-resource.js';
import { certificateExpiring } from './certificate-expiring.js';
import { deadEnd } from './dead-end.js';
import { deepPage } from './deep-page.js';
import { domTooLarge } from './dom-too-large.js';
import { duplicateId } from './duplicate-id.js';
import { headBroken } from './head-broken.js';
import { hreflangConflict } from './hreflang-conflict.js';
import { hreflangInvalidCode } from './hreflang-invalid-code.js';
import { hreflangLangMismatch } from './hreflang-lang-mismatch.js';
import { hreflangMissingReturn } from './hreflang-missing-return.js';
import { hreflangMissingSelf } from './hreflang-missing-self.js';
import { hreflangMissingXDefault } from './hreflang-missing-x-default.js';
import { hreflangToBadTarget } from './hreflang-to-bad-target.js';
import { httpNotRedirected } from './http-not-redirected.js';
import { httpPage } from './http-page.js';
import { httpsLinksToHttp } from './https-links-to-http.js';
import { imageAltMissing } from './image-alt-missing.js';
import { imageNoDimensions } from './image-no-dimensions.js';
import { imageTooLarge } from './image-too-large.js';
import { insecureForm } from './insecure-form.js';
import { internalNofollow } from './internal-nofollow.js';
import { jsonldInvalid } from './jsonld-invalid.js';
import { localhostLink } from './localhost-link.js';
import { malformedLink } from './malformed-link.js';
import { mixedContent } from './mixed-content.js';
import { ogIncomplete } from './og-incomplete.js';
import { onlyNofollowInlinks } from './only-nofollow-inlinks.js';
import { orphanPage } from './orphan-page.js';
import { paginationBroken } from './pagination-broken.js';
import { paginationCanonicalFirst } from './pagination-canonical-first.js';
import { paginationNotLinked } from './pagination-not-linked.js';
import { schemaRequiredMissing } from './schema-required-missing.js';
import { securityHeadersMissing } from './security-headers-missing.js';
import { sessionIdInUrl } from './session-id-in-url.js';
import { singleInlink } from './single-inlink.js';
import { tooManyLinks } from './too-many-links.js';
import { urlBadForm } from './url-bad-form.js';
import { urlParameters } from './url-parameters.js';
import { urlTooLong } from './url-too-long.js';
import { viewportMissing } from './viewport-missing.js';

/**
 * Links and structure, hreflang, images, structured data, security, URLs and mobile, discovery: in the catalogue's
 * order.
 */
export const CHECKS_PART_TWO: readonly Check[] = [
  brokenInternalLink,
  brokenExternalLink,
  brokenFragment,
  orphanPage,
  singleInlink,
  deepPage,
  deadEnd,
  tooManyLinks,
  internalNofollow,
  onlyNofollowInlinks,
  anchorEmpty,
  anchorGeneric,
  localhostLink,
  malformedLink,
  brokenResource,
  hreflangInvalidCode,
  hreflangMissingSelf,
  hreflangMissingReturn,
  hreflangMissingXDefault,
  hreflangToBadTarget,
  hreflangConflict,
  hreflangLangMismatch,
  imageAltMissing,
  imageTooLarge,
  imageNoDimensions,
  jsonldInvalid,
  schemaRequiredMissing,
  ogIncomplete,
  httpPage,
  httpNotRedirected,
  mixedContent,
  httpsLinksToHttp,
  insecureForm,
  securityHeadersMissing,
  certificateExpiring,
  urlTooLong,
  urlBadForm,
  urlParameters,
  sessionIdInUrl,
  viewportMissing,
  headBroken,
  duplicateId,
  domTooLarge,
  paginationNotLinked,
  paginationBroken,
  paginationCanonicalFirst,
  aiCrawlersBlocked,
];
