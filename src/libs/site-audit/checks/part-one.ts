import type { Check } from '../rules/check.js';
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
import { charsetConflict } from './responses/charset-conflict.js';
import { charsetMissing } from './responses/charset-missing.js';
import { contentTypeMismatch } from './responses/content-type-mismatch.js';
import { crawlTrap } from './responses/crawl-trap.js';
import { descriptionDuplicate } from './metadata/description-duplicate.js';
import { descriptionMissing } from './metadata/description-missing.js';
import { descriptionMultiple } from './metadata/description-multiple.js';
import { descriptionTooLong } from './metadata/description-too-long.js';
import { descriptionTooShort } from './metadata/description-too-short.js';
import { emptyPage } from './content/empty-page.js';
import { exactDuplicate } from './content/exact-duplicate.js';
import { h1Missing } from './metadata/h1-missing.js';
import { h1Multiple } from './metadata/h1-multiple.js';
import { headingSkip } from './metadata/heading-skip.js';
import { htmlOver2mb } from './responses/html-over-2mb.js';
import { indexableNotInSitemap } from './sitemaps/indexable-not-in-sitemap.js';
import { internal4xx } from './responses/internal-4xx.js';
import { internal5xx } from './responses/internal-5xx.js';
import { internalBlockedByRobots } from './indexability/internal-blocked-by-robots.js';
import { internalForbidden } from './responses/internal-forbidden.js';
import { internalNoResponse } from './responses/internal-no-response.js';
import { langContentMismatch } from './content/lang-content-mismatch.js';
import { langInvalid } from './content/lang-invalid.js';
import { langMissing } from './content/lang-missing.js';
import { loremIpsum } from './content/lorem-ipsum.js';
import { metaRefresh } from './redirects/meta-refresh.js';
import { missing404 } from './responses/missing-404.js';
import { mojibake } from './responses/mojibake.js';
import { nearDuplicate } from './content/near-duplicate.js';
import { nofollowPage } from './indexability/nofollow-page.js';
import { noindexPage } from './indexability/noindex-page.js';
import { rateLimited } from './responses/rate-limited.js';
import { readabilityHard } from './content/readability-hard.js';
import { redirectBroken } from './redirects/redirect-broken.js';
import { redirectChain } from './redirects/redirect-chain.js';
import { redirectHttpsToHttp } from './redirects/redirect-https-to-http.js';
import { redirectInternal } from './redirects/redirect-internal.js';
import { redirectLoop } from './redirects/redirect-loop.js';
import { redirectTemporary } from './redirects/redirect-temporary.js';
import { robotsBlocksResources } from './indexability/robots-blocks-resources.js';
import { robotsBlocksSite } from './indexability/robots-blocks-site.js';
import { robotsDirectiveConflict } from './indexability/robots-directive-conflict.js';
import { robotsTxtInvalid } from './indexability/robots-txt-invalid.js';
import { robotsTxtMissing } from './indexability/robots-txt-missing.js';
import { robotsTxtUnreachable } from './indexability/robots-txt-unreachable.js';
import { sitemapForeignHost } from './sitemaps/sitemap-foreign-host.js';
import { sitemapInvalid } from './sitemaps/sitemap-invalid.js';
import { sitemapLastmodBad } from './sitemaps/sitemap-lastmod-bad.js';
import { sitemapMissing } from './sitemaps/sitemap-missing.js';
import { sitemapNon200 } from './sitemaps/sitemap-non-200.js';
import { sitemapNonIndexable } from './sitemaps/sitemap-non-indexable.js';
import { sitemapOrphan } from './sitemaps/sitemap-orphan.js';
import { slowTtfb } from './responses/slow-ttfb.js';
import { soft404 } from './responses/soft-404.js';
import { thinContent } from './content/thin-content.js';
import { titleDuplicate } from './metadata/title-duplicate.js';
import { titleMissing } from './metadata/title-missing.js';
import { titleMultiple } from './metadata/title-multiple.js';
import { titleTooLong } from './metadata/title-too-long.js';
import { titleTooShort } from './metadata/title-too-short.js';
import { uncompressedText } from './responses/uncompressed-text.js';
import { urlVariantDuplicate } from './content/url-variant-duplicate.js';
import { verySlowResponse } from './responses/very-slow-response.js';

/** Responses, redirects, robots and canonicals, sitemaps, titles and headings, text and language; in the order of the catalogue. */
export const CHECKS_PART_ONE: readonly Check[] = [
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
  redirectInternal,
  redirectChain,
  redirectLoop,
  redirectBroken,
  redirectTemporary,
  redirectHttpsToHttp,
  metaRefresh,
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
  sitemapMissing,
  sitemapInvalid,
  sitemapNon200,
  sitemapNonIndexable,
  sitemapForeignHost,
  indexableNotInSitemap,
  sitemapOrphan,
  sitemapLastmodBad,
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
  thinContent,
  emptyPage,
  exactDuplicate,
  nearDuplicate,
  urlVariantDuplicate,
  loremIpsum,
  readabilityHard,
  langMissing,
  langInvalid,
  langContentMismatch,
];
