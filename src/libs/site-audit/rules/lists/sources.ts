import type { Source } from '../check.js';

/** The standards and vendors' pages on which checks rest. Addresses are those that their publishers keep. */
export const SOURCES = {
  httpErrors: {
    title: 'Google Search Central: HTTP status codes, network and DNS errors',
    url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors',
  },
  clientErrors: {
    title: 'RFC 9110, 15.5: client errors',
    url: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-15.5',
  },
  serverErrors: {
    title: 'RFC 9110, 15.6: server errors',
    url: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-15.6',
  },
  tooManyRequests: {
    title: 'RFC 6585, 4: 429 Too Many Requests',
    url: 'https://www.rfc-editor.org/rfc/rfc6585.html#section-4',
  },
  ttfb: { title: 'web.dev: time to first byte', url: 'https://web.dev/articles/ttfb' },
  googlebot: {
    title: 'Google Search Central: Googlebot, and how much of a file it reads',
    url: 'https://developers.google.com/search/docs/crawling-indexing/googlebot',
  },
  compression: {
    title: 'web.dev: optimize the encoding and transfer size of text-based assets',
    url: 'https://web.dev/articles/optimizing-content-efficiency-optimize-encoding-and-transfer',
  },
  contentType: {
    title: 'RFC 9110, 8.3: Content-Type',
    url: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-8.3',
  },
  soft404: {
    title: 'Google Search Central: soft 404 errors',
    url: 'https://developers.google.com/search/docs/crawling-indexing/http-network-errors#soft-404-errors',
  },
  charset: {
    title: 'HTML Standard: the document’s character encoding declaration',
    url: 'https://html.spec.whatwg.org/multipage/semantics.html#charset',
  },
  encodings: {
    title: 'Encoding Standard: names and labels',
    url: 'https://encoding.spec.whatwg.org/#names-and-labels',
  },
  redirects: {
    title: 'Google Search Central: redirects and Google Search',
    url: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
  },
  redirectStatus: {
    title: 'RFC 9110, 15.4: redirections',
    url: 'https://www.rfc-editor.org/rfc/rfc9110.html#section-15.4',
  },
  https: { title: 'web.dev: why HTTPS matters', url: 'https://web.dev/articles/why-https-matters' },
  metaRefresh: {
    title: 'WCAG 2.2, failure F41: meta refresh',
    url: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F41',
  },
  robotsTxt: {
    title: 'RFC 9309: Robots Exclusion Protocol',
    url: 'https://www.rfc-editor.org/rfc/rfc9309.html',
  },
  robotsAccess: {
    title: 'RFC 9309, 2.3: access method',
    url: 'https://www.rfc-editor.org/rfc/rfc9309.html#section-2.3',
  },
  robotsUserAgents: {
    title: 'RFC 9309, 2.2.1: the user-agent line',
    url: 'https://www.rfc-editor.org/rfc/rfc9309.html#section-2.2.1',
  },
  robotsGoogle: {
    title: 'Google Search Central: how Google interprets robots.txt',
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots/robots_txt',
  },
  robotsIntro: {
    title: 'Google Search Central: introduction to robots.txt',
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots/intro',
  },
  rendering: {
    title: 'Google Search Central: JavaScript SEO basics',
    url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  },
  robotsMeta: {
    title: 'Google Search Central: robots meta tag and X-Robots-Tag',
    url: 'https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag',
  },
  noindex: {
    title: 'Google Search Central: block Search indexing with noindex',
    url: 'https://developers.google.com/search/docs/crawling-indexing/block-indexing',
  },
  canonical: {
    title: 'Google Search Central: how to specify a canonical URL',
    url: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  },
  canonicalRfc: {
    title: 'RFC 6596: the canonical link relation',
    url: 'https://www.rfc-editor.org/rfc/rfc6596.html',
  },
  sitemaps: { title: 'Sitemaps.org: the sitemap protocol', url: 'https://www.sitemaps.org/protocol.html' },
  sitemapsGoogle: {
    title: 'Google Search Central: build and submit a sitemap',
    url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
  },
  sitemapsIntro: {
    title: 'Google Search Central: about sitemaps',
    url: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/overview',
  },
  sitemapLocation: {
    title: 'Sitemaps.org: sitemap file location',
    url: 'https://www.sitemaps.org/protocol.html#location',
  },
  titles: {
    title: 'Google Search Central: influence your title links',
    url: 'https://developers.google.com/search/docs/appearance/title-link',
  },
  titleElement: {
    title: 'HTML Standard: the title element',
    url: 'https://html.spec.whatwg.org/multipage/semantics.html#the-title-element',
  },
  snippets: {
    title: 'Google Search Central: control your snippets',
    url: 'https://developers.google.com/search/docs/appearance/snippet',
  },
  metaDescription: {
    title: 'HTML Standard: meta name=description',
    url: 'https://html.spec.whatwg.org/multipage/semantics.html#meta-description',
  },
  headings: {
    title: 'HTML Standard: headings and outlines',
    url: 'https://html.spec.whatwg.org/multipage/sections.html#headings-and-outlines',
  },
  headingLevels: {
    title: 'W3C: page structure tutorial, headings',
    url: 'https://www.w3.org/WAI/tutorials/page-structure/headings/',
  },
  helpful: {
    title: 'Google Search Central: creating helpful, reliable, people-first content',
    url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  },
  readingLevel: {
    title: 'WCAG 2.2, 3.1.5: reading level',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/reading-level.html',
  },
  pageLanguage: {
    title: 'WCAG 2.2, 3.1.1: language of page',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-page.html',
  },
  languageTags: {
    title: 'RFC 5646: tags for identifying languages',
    url: 'https://www.rfc-editor.org/rfc/rfc5646.html',
  },
  links: {
    title: 'Google Search Central: link best practices',
    url: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
  },
  fragments: {
    title: 'HTML Standard: scrolling to a fragment',
    url: 'https://html.spec.whatwg.org/multipage/browsing-the-web.html#scrolling-to-a-fragment',
  },
  starter: {
    title: 'Google Search Central: SEO starter guide',
    url: 'https://developers.google.com/search/docs/fundamentals/seo-starter-guide',
  },
  qualify: {
    title: 'Google Search Central: qualify your outbound links',
    url: 'https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links',
  },
  linkPurpose: {
    title: 'WCAG 2.2, 2.4.4: link purpose',
    url: 'https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context.html',
  },
  specialNames: {
    title: 'RFC 6761: special-use domain names',
    url: 'https://www.rfc-editor.org/rfc/rfc6761.html',
  },
  urlParsing: { title: 'URL Standard: URL parsing', url: 'https://url.spec.whatwg.org/#url-parsing' },
  hreflang: {
    title: 'Google Search Central: localized versions of your pages',
    url: 'https://developers.google.com/search/docs/specialty/international/localized-versions',
  },
  alt: {
    title: 'HTML Standard: requirements for alternative text',
    url: 'https://html.spec.whatwg.org/multipage/images.html#alt',
  },
  imageWeight: {
    title: 'web.dev: image performance',
    url: 'https://web.dev/learn/performance/image-performance',
  },
  layoutShift: {
    title: 'web.dev: optimize cumulative layout shift',
    url: 'https://web.dev/articles/optimize-cls',
  },
  jsonLd: { title: 'W3C: JSON-LD 1.1', url: 'https://www.w3.org/TR/json-ld11/' },
  javascript: {
    title: 'Google Search Central: JavaScript SEO basics',
    url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics',
  },
  javascriptCanonical: {
    title: 'Google Search Central: JavaScript SEO basics, canonical',
    url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#properly-inject-canonical-links',
  },
  javascriptRobots: {
    title: 'Google Search Central: JavaScript SEO basics, robots meta tags',
    url: 'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics#use-meta-robots-tags-carefully',
  },
  structuredData: {
    title: 'Google Search Central: structured data that Search supports',
    url: 'https://developers.google.com/search/docs/appearance/structured-data/search-gallery',
  },
  openGraph: { title: 'The Open Graph protocol', url: 'https://ogp.me/' },
  mixed: { title: 'W3C: Mixed Content', url: 'https://www.w3.org/TR/mixed-content/' },
  secureContexts: { title: 'W3C: Secure Contexts', url: 'https://www.w3.org/TR/secure-contexts/' },
  headers: {
    title: 'web.dev: security headers quick reference',
    url: 'https://web.dev/articles/security-headers',
  },
  certificates: {
    title: 'RFC 5280, 4.1.2.5: validity of certificates',
    url: 'https://www.rfc-editor.org/rfc/rfc5280.html#section-4.1.2.5',
  },
  urls: {
    title: 'Google Search Central: URL structure best practices',
    url: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
  },
  viewport: {
    title: 'web.dev: responsive web design basics',
    url: 'https://web.dev/articles/responsive-web-design-basics',
  },
  validHead: {
    title: 'Google Search Central: use valid HTML to specify page metadata',
    url: 'https://developers.google.com/search/docs/crawling-indexing/valid-page-metadata',
  },
  ids: {
    title: 'HTML Standard: the id attribute',
    url: 'https://html.spec.whatwg.org/multipage/dom.html#the-id-attribute',
  },
  domSize: {
    title: 'web.dev: how large DOM sizes affect interactivity',
    url: 'https://web.dev/articles/dom-size-and-interactivity',
  },
  pagination: {
    title: 'Google Search Central: pagination and incremental page loading',
    url: 'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
  },
  linkTypes: {
    title: 'HTML Standard: sequential link types',
    url: 'https://html.spec.whatwg.org/multipage/links.html#sequential-link-types',
  },
} as const satisfies Readonly<Record<string, Source>>;
