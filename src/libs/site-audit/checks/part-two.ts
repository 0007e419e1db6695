import type { Check } from '../rules/check.js';
import { aiCrawlersBlocked } from './discovery/ai-crawlers-blocked.js';
import { anchorEmpty } from './links/anchor-empty.js';
import { anchorGeneric } from './links/anchor-generic.js';
import { brokenExternalLink } from './links/broken-external-link.js';
import { brokenFragment } from './links/broken-fragment.js';
import { brokenInternalLink } from './links/broken-internal-link.js';
import { brokenResource } from './links/broken-resource.js';
import { certificateExpiring } from './security/certificate-expiring.js';
import { deadEnd } from './links/dead-end.js';
import { deepPage } from './links/deep-page.js';
import { domTooLarge } from './urls/dom-too-large.js';
import { duplicateId } from './urls/duplicate-id.js';
import { headBroken } from './urls/head-broken.js';
import { hreflangConflict } from './hreflang/hreflang-conflict.js';
import { hreflangInvalidCode } from './hreflang/hreflang-invalid-code.js';
import { hreflangLangMismatch } from './hreflang/hreflang-lang-mismatch.js';
import { hreflangMissingReturn } from './hreflang/hreflang-missing-return.js';
import { hreflangMissingSelf } from './hreflang/hreflang-missing-self.js';
import { hreflangMissingXDefault } from './hreflang/hreflang-missing-x-default.js';
import { hreflangToBadTarget } from './hreflang/hreflang-to-bad-target.js';
import { httpNotRedirected } from './security/http-not-redirected.js';
import { httpPage } from './security/http-page.js';
import { httpsLinksToHttp } from './security/https-links-to-http.js';
import { imageAltMissing } from './images/image-alt-missing.js';
import { imageNoDimensions } from './images/image-no-dimensions.js';
import { imageTooLarge } from './images/image-too-large.js';
import { insecureForm } from './security/insecure-form.js';
import { internalNofollow } from './links/internal-nofollow.js';
import { jsonldInvalid } from './structured-data/jsonld-invalid.js';
import { localhostLink } from './links/localhost-link.js';
import { malformedLink } from './links/malformed-link.js';
import { mixedContent } from './security/mixed-content.js';
import { ogIncomplete } from './structured-data/og-incomplete.js';
import { onlyNofollowInlinks } from './links/only-nofollow-inlinks.js';
import { orphanPage } from './links/orphan-page.js';
import { paginationBroken } from './discovery/pagination-broken.js';
import { paginationCanonicalFirst } from './discovery/pagination-canonical-first.js';
import { paginationNotLinked } from './discovery/pagination-not-linked.js';
import { schemaRequiredMissing } from './structured-data/schema-required-missing.js';
import { securityHeadersMissing } from './security/security-headers-missing.js';
import { sessionIdInUrl } from './urls/session-id-in-url.js';
import { singleInlink } from './links/single-inlink.js';
import { tooManyLinks } from './links/too-many-links.js';
import { urlBadForm } from './urls/url-bad-form.js';
import { urlParameters } from './urls/url-parameters.js';
import { urlTooLong } from './urls/url-too-long.js';
import { viewportMissing } from './urls/viewport-missing.js';

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
