import type { Check } from '../check.js';
import { canonicalChain } from './canonical-chain.js';
import { canonicalLoop } from './canonical-loop.js';
import { canonicalMissing } from './canonical-missing.js';
import { canonicalMultiple } from './canonical-multiple.js';
import { canonicalOutsideHead } from './canonical-outside-head.js';
import { canonicalRelative } from './canonical-relative.js';
import { canonicalToError } from './canonical-to-error.js';
import { canonicalToExternal } from './canonical-to-external.js';
import { canonicalToNonIndexable } from './canonical-to-non-indexable.js';
import { canonicalToRedirect } from './canonical-to-redirect.js';
import { charsetConflict } from './charset-conflict.js';
import { charsetMissing } from './charset-missing.js';
import { contentTypeMismatch } from './content-type-mismatch.js';
import { crawlTrap } from './crawl-trap.js';
import { descriptionDuplicate } from './description-duplicate.js';
import { descriptionMissing } from './description-missing.js';
import { descriptionMultiple } from './description-multiple.js';
import { descriptionTooLong } from './description-too-long.js';
import { descriptionTooShort } from './description-too-short.js';
import { emptyPage } from './empty-page.js';
import { exactDuplicate } from './exact-duplicate.js';
import { h1Missing } from './h1-missing.js';
import { h1Multiple } from './h1-multiple.js';
import { headingSkip } from './heading-skip.js';
import { htmlOver2mb } from './html-over-2mb.js';
import { indexableNotInSitemap } from './indexable-not-in-sitemap.js';
import { internal4xx } from './internal-4xx.js';
import { internal5xx } from './internal-5xx.js';
import { internalBlockedByRobots } from './internal-blocked-by-robots.js';
import { internalForbidden } from './internal-forbidden.js';
import { internalNoResponse } from './internal-no-response.js';
import { langContentMismatch } from './lang-content-mismatch.js';
import { langInvalid } from './lang-invalid.js';
import { langMissing } from './lang-missing.js';
import { loremIpsum } from './lorem-ipsum.js';
import { metaRefresh } from './meta-refresh.js';
import { missing404 } from './missing-404.js';
import { mojibake } from './mojibake.js';
import { nearDuplicate } from './near-duplicate.js';
import { nofollowPage } from './nofollow-page.js';
import { noindexPage } from './noindex-page.js';
import { rateLimited } from './rate-limited.js';
import { readabilityHard } from './readability-hard.js';
import { redirectBroken } from './redirect-broken.js';
import { redirectChain } from './redirect-chain.js';
import { redirectHttpsToHttp } from './redirect-https-to-http.js';
import { redirectInternal } from './redirect-internal.js';
import { redirectLoop } from './redirect-loop.js';
import { redirectTemporary } from './redirect-temporary.js';
import { robotsBlocksResources } from './robots-blocks-resources.js';
import { robotsBlocksSite } from './robots-blocks-site.js';
import { robotsDirectiveConflict } from './robots-directive-conflict.js';
import { robotsTxtInvalid } from './robots-txt-invalid.js';
import { robotsTxtMissing } from './robots-txt-missing.js';
import { robotsTxtUnreachable } from './robots-txt-unreachable.js';
import { sitemapForeignHost } from './sitemap-foreign-host.js';
import { sitemapInvalid } from './sitemap-invalid.js';
import { sitemapLastmodBad } from './sitemap-lastmod-bad.js';
import { sitemapMissing } from './sitemap-missing.js';
import { sitemapNon200 } from './sitemap-non-200.js';
import { sitemapNonIndexable } from './sitemap-non-indexable.js';
import { sitemapOrphan } from './sitemap-orphan.js';
import { slowTtfb } from './slow-ttfb.js';
import { soft404 } from './soft-404.js';
import { thinContent } from './thin-content.js';
import { titleDuplicate } from './title-duplicate.js';
import { titleMissing } from './title-missing.js';
import { titleMultiple } from './title-multiple.js';
import { titleTooLong } from './title-too-long.js';
import { titleTooShort } from './title-too-short.js';
import { uncompressedText } from './uncompressed-text.js';
import { urlVariantDuplicate } from './url-variant-duplicate.js';
import { verySlowResponse } from './very-slow-response.js';

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
