export { parseLinkHeader } from './facts/link-header.js';
export {
  type CanonicalFacts,
  type HeadFacts,
  type ImageFacts,
  type LinkFacts,
  type Located,
  POSITIONS,
  type PageFacts,
  type Position,
  type ResourceFacts,
} from './facts/page-facts.js';
export { PLACEHOLDER_PHRASES } from './facts/placeholder-phrases.js';
export { decodeFragment, isInternal, normaliseUrl, variantKey } from './facts/url-identity.js';
export { type HeadReader, VERIFICATION_META } from './head-metas.js';
export { type PackedPage, packPage, unpackFacts, unpackText } from './packed-page.js';
export type { FeedEntry, MarkedQuestion, NamedPages, PageReader, ReadPage, TextBlock } from './read-page.js';
export type { PageFind, PageSearch } from './search/page-search.js';
export { withAsides } from './article/asides.js';
export { readPastedText } from './pasted/read-pasted-text.js';
export {
  loadHeadReader,
  loadPageReader,
  loadPageScanner,
  loadPageSearcher,
  loadSitemapScanner,
} from './load.js';
export { type PageReply, type PageScanner, PageTooCostly, type Searcher } from './scanned-page.js';
export type { SitemapFault, SitemapScanner } from './scanned-sitemap.js';
