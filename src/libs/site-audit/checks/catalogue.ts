import type { Check } from '../rules/check.js';
import { contentByScript } from './content/content-by-script.js';
import { emptyPage } from './content/empty-page.js';
import { exactDuplicate } from './content/exact-duplicate.js';
import { langContentMismatch } from './content/lang-content-mismatch.js';
import { langInvalid } from './content/lang-invalid.js';
import { langMissing } from './content/lang-missing.js';
import { loremIpsum } from './content/lorem-ipsum.js';
import { nearDuplicate } from './content/near-duplicate.js';
import { readabilityHard } from './content/readability-hard.js';
import { thinContent } from './content/thin-content.js';
import { urlVariantDuplicate } from './content/url-variant-duplicate.js';
import { aiCrawlersBlocked } from './discovery/ai-crawlers-blocked.js';
import { paginationBroken } from './discovery/pagination-broken.js';
import { paginationCanonicalFirst } from './discovery/pagination-canonical-first.js';
import { paginationNotLinked } from './discovery/pagination-not-linked.js';
import { hreflangConflict } from './hreflang/hreflang-conflict.js';
import { hreflangInvalidCode } from './hreflang/hreflang-invalid-code.js';
import { hreflangLangMismatch } from './hreflang/hreflang-lang-mismatch.js';
import { hreflangMissingReturn } from './hreflang/hreflang-missing-return.js';
import { hreflangMissingSelf } from './hreflang/hreflang-missing-self.js';
import { hreflangMissingXDefault } from './hreflang/hreflang-missing-x-default.js';
import { hreflangToBadTarget } from './hreflang/hreflang-to-bad-target.js';
import { imageAltMissing } from './images/image-alt-missing.js';
import { imageNoDimensions } from './images/image-no-dimensions.js';
import { imageTooLarge } from './images/image-too-large.js';
import { canonicalByScript } from './indexability/canonical-by-script.js';
import { noindexByScript } from './indexability/noindex-by-script.js';
import { canonicalChain } from './indexability/canonical-chain.js';
import { canonicalLoop } from './indexability/canonical-loop.js';
import { canonicalMissing } from './indexability/canonical-missing.js';
import { canonicalMultiple } from './indexability/canonical-multiple.js';
import { canonicalOutsideHead } from './indexability/canonical-outside-head.js';
import { canonicalRelative } from './indexability/canonical-relative.js';
import { canonicalToError } from './indexability/canonical-to-error.js';
import { canonicalToExternal } from './indexability/canonical-to-external.js';
import { canonicalToNonIndexable } from './indexability/canonical-to-non-indexable.js';
import { canonicalToRedirect } from './indexability/canonical-to-redirect.js';
import { internalBlockedByRobots } from './indexability/internal-blocked-by-robots.js';
import { nofollowPage } from './indexability/nofollow-page.js';
import { noindexPage } from './indexability/noindex-page.js';
import { robotsBlocksResources } from './indexability/robots-blocks-resources.js';
import { robotsBlocksSite } from './indexability/robots-blocks-site.js';
import { robotsDirectiveConflict } from './indexability/robots-directive-conflict.js';
import { robotsTxtInvalid } from './indexability/robots-txt-invalid.js';
import { robotsTxtMissing } from './indexability/robots-txt-missing.js';
import { robotsTxtUnreachable } from './indexability/robots-txt-unreachable.js';
import { anchorEmpty } from './links/anchor-empty.js';
import { anchorGeneric } from './links/anchor-generic.js';
import { brokenExternalLink } from './links/broken-external-link.js';
import { brokenFragment } from './links/broken-fragment.js';
import { brokenInternalLink } from './links/broken-internal-link.js';
import { brokenResource } from './links/broken-resource.js';
import { deadEnd } from './links/dead-end.js';
import { deepPage } from './links/deep-page.js';
import { internalNofollow } from './links/internal-nofollow.js';
import { localhostLink } from './links/localhost-link.js';
import { malformedLink } from './links/malformed-link.js';
import { onlyNofollowInlinks } from './links/only-nofollow-inlinks.js';
import { orphanPage } from './links/orphan-page.js';
import { singleInlink } from './links/single-inlink.js';
import { tooManyLinks } from './links/too-many-links.js';
import { descriptionDuplicate } from './metadata/description-duplicate.js';
import { descriptionMissing } from './metadata/description-missing.js';
import { descriptionMultiple } from './metadata/description-multiple.js';
import { descriptionTooLong } from './metadata/description-too-long.js';
import { descriptionTooShort } from './metadata/description-too-short.js';
import { h1Missing } from './metadata/h1-missing.js';
import { h1Multiple } from './metadata/h1-multiple.js';
import { headingSkip } from './metadata/heading-skip.js';
import { titleDuplicate } from './metadata/title-duplicate.js';
import { titleMissing } from './metadata/title-missing.js';
import { titleMultiple } from './metadata/title-multiple.js';
import { titleTooLong } from './metadata/title-too-long.js';
import { titleTooShort } from './metadata/title-too-short.js';
import { metaRefresh } from './redirects/meta-refresh.js';
import { redirectBroken } from './redirects/redirect-broken.js';
import { redirectChain } from './redirects/redirect-chain.js';
import { redirectHttpsToHttp } from './redirects/redirect-https-to-http.js';
import { redirectInternal } from './redirects/redirect-internal.js';
import { redirectLoop } from './redirects/redirect-loop.js';
import { redirectTemporary } from './redirects/redirect-temporary.js';
import { charsetConflict } from './responses/charset-conflict.js';
import { charsetMissing } from './responses/charset-missing.js';
import { contentTypeMismatch } from './responses/content-type-mismatch.js';
import { crawlTrap } from './responses/crawl-trap.js';
import { htmlOver2mb } from './responses/html-over-2mb.js';
import { internal4xx } from './responses/internal-4xx.js';
import { internal5xx } from './responses/internal-5xx.js';
import { internalForbidden } from './responses/internal-forbidden.js';
import { internalNoResponse } from './responses/internal-no-response.js';
import { missing404 } from './responses/missing-404.js';
import { mojibake } from './responses/mojibake.js';
import { rateLimited } from './responses/rate-limited.js';
import { slowTtfb } from './responses/slow-ttfb.js';
import { soft404 } from './responses/soft-404.js';
import { uncompressedText } from './responses/uncompressed-text.js';
import { verySlowResponse } from './responses/very-slow-response.js';
import { certificateExpiring } from './security/certificate-expiring.js';
import { httpNotRedirected } from './security/http-not-redirected.js';
import { httpPage } from './security/http-page.js';
import { httpsLinksToHttp } from './security/https-links-to-http.js';
import { insecureForm } from './security/insecure-form.js';
import { mixedContent } from './security/mixed-content.js';
import { securityHeadersMissing } from './security/security-headers-missing.js';
import { indexableNotInSitemap } from './sitemaps/indexable-not-in-sitemap.js';
import { sitemapForeignHost } from './sitemaps/sitemap-foreign-host.js';
import { sitemapInvalid } from './sitemaps/sitemap-invalid.js';
import { sitemapLastmodBad } from './sitemaps/sitemap-lastmod-bad.js';
import { sitemapMissing } from './sitemaps/sitemap-missing.js';
import { sitemapNon200 } from './sitemaps/sitemap-non-200.js';
import { sitemapNonIndexable } from './sitemaps/sitemap-non-indexable.js';
import { sitemapOrphan } from './sitemaps/sitemap-orphan.js';
import { jsonldInvalid } from './structured-data/jsonld-invalid.js';
import { ogIncomplete } from './structured-data/og-incomplete.js';
import { schemaRequiredMissing } from './structured-data/schema-required-missing.js';
import { domTooLarge } from './urls/dom-too-large.js';
import { duplicateId } from './urls/duplicate-id.js';
import { headBroken } from './urls/head-broken.js';
import { sessionIdInUrl } from './urls/session-id-in-url.js';
import { urlBadForm } from './urls/url-bad-form.js';
import { urlParameters } from './urls/url-parameters.js';
import { urlTooLong } from './urls/url-too-long.js';
import { viewportMissing } from './urls/viewport-missing.js';

/** Every check, in the order of the catalogue: category by category. */
export const CHECKS: readonly Check[] = [
  // responses
  internal4xx,
  internalForbidden,
  internal5xx,
  internalNoResponse,
  rateLimited,
  slowTtfb,
  verySlowResponse,
  htmlOver2mb,
  uncompressedText,
  contentTypeMismatch,
  soft404,
  missing404,
  charsetMissing,
  charsetConflict,
  mojibake,
  crawlTrap,
  // redirects
  redirectInternal,
  redirectChain,
  redirectLoop,
  redirectBroken,
  redirectTemporary,
  redirectHttpsToHttp,
  metaRefresh,
  // indexability
  robotsTxtMissing,
  robotsTxtUnreachable,
  robotsTxtInvalid,
  robotsBlocksSite,
  robotsBlocksResources,
  internalBlockedByRobots,
  noindexPage,
  nofollowPage,
  robotsDirectiveConflict,
  canonicalMissing,
  canonicalMultiple,
  canonicalRelative,
  canonicalOutsideHead,
  canonicalToRedirect,
  canonicalToError,
  canonicalToNonIndexable,
  canonicalChain,
  canonicalLoop,
  canonicalToExternal,
  canonicalByScript,
  noindexByScript,
  // sitemaps
  sitemapMissing,
  sitemapInvalid,
  sitemapNon200,
  sitemapNonIndexable,
  sitemapForeignHost,
  indexableNotInSitemap,
  sitemapOrphan,
  sitemapLastmodBad,
  // metadata
  titleMissing,
  titleDuplicate,
  titleTooLong,
  titleTooShort,
  titleMultiple,
  descriptionMissing,
  descriptionDuplicate,
  descriptionTooLong,
  descriptionTooShort,
  descriptionMultiple,
  h1Missing,
  h1Multiple,
  headingSkip,
  // content
  thinContent,
  emptyPage,
  contentByScript,
  exactDuplicate,
  nearDuplicate,
  urlVariantDuplicate,
  loremIpsum,
  readabilityHard,
  langMissing,
  langInvalid,
  langContentMismatch,
  // links
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
  // hreflang
  hreflangInvalidCode,
  hreflangMissingSelf,
  hreflangMissingReturn,
  hreflangMissingXDefault,
  hreflangToBadTarget,
  hreflangConflict,
  hreflangLangMismatch,
  // images
  imageAltMissing,
  imageTooLarge,
  imageNoDimensions,
  // structured-data
  jsonldInvalid,
  schemaRequiredMissing,
  ogIncomplete,
  // security
  httpPage,
  httpNotRedirected,
  mixedContent,
  httpsLinksToHttp,
  insecureForm,
  securityHeadersMissing,
  certificateExpiring,
  // urls
  urlTooLong,
  urlBadForm,
  urlParameters,
  sessionIdInUrl,
  viewportMissing,
  headBroken,
  duplicateId,
  domTooLarge,
  // discovery
  paginationNotLinked,
  paginationBroken,
  paginationCanonicalFirst,
  aiCrawlersBlocked,
];
