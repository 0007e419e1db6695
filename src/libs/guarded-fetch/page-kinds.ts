import type { TextKind } from './charset.js';
import { mediaTypeOf } from './content-family.js';
import type { Ask } from './exchange.js';
import type { FetchOptions } from './fetched-page.js';
import { ROBOTS_BYTES } from './robots/robots-rules.js';

export type PageKind = NonNullable<FetchOptions['accept']>;

/** Chosen: the slowest page of this size that we could make takes the reader of articles 1.5 s. */
export const MAX_PAGE_BYTES = 2 * 1024 * 1024;

const HTML = /^(text\/html|application\/xhtml\+xml)$/;
const XML = /^((text|application)\/xml|application\/[\w.-]+\+xml)$/;
const JSON_TYPE = /^application\/([\w.-]+\+)?json$/;
/** Sitemaps are sent as these types too: as plain text by misconfigured servers, or gzipped. */
const LOOSE_XML = /^(text\/plain|application\/(x-)?gzip|application\/octet-stream)$/;

/** Whether a body of this media type can be read as a page of this kind. */
const READS: Readonly<Record<PageKind, (type: string) => boolean>> = {
  // Without a declared type, the first characters of the body decide later.
  html: (type) => type === '' || HTML.test(type),
  xml: (type) => XML.test(type) || LOOSE_XML.test(type),
  text: (type) => type.startsWith('text/'),
  feed: (type) => JSON_TYPE.test(type) || XML.test(type) || LOOSE_XML.test(type),
};

const ACCEPT: Readonly<Record<PageKind, string>> = {
  html: 'text/html,application/xhtml+xml;q=0.9',
  xml: 'application/xml,text/xml;q=0.9,*/*;q=0.1',
  text: 'text/plain,text/*;q=0.5',
  feed: 'application/rss+xml,application/atom+xml,application/feed+json;q=0.9,*/*;q=0.1',
};

/** @param contentType the header as received */
export function isReadable(kind: PageKind, contentType: string): boolean {
  return READS[kind](mediaTypeOf(contentType));
}

export function isOk(status: number | null): boolean {
  return status !== null && status >= 200 && status <= 299;
}

export function askForPage(kind: PageKind): Ask {
  return {
    method: 'GET',
    accept: ACCEPT[kind],
    maxBytes: MAX_PAGE_BYTES,
    beyond: 'refuse',
    reads: ({ status, contentType }) => isOk(status) && isReadable(kind, contentType),
  };
}

/** robots.txt is read whatever its declared type. */
export const ASK_FOR_ROBOTS: Ask = {
  method: 'GET',
  accept: 'text/plain,*/*;q=0.1',
  maxBytes: ROBOTS_BYTES,
  beyond: 'cut',
  reads: ({ status }) => isOk(status),
};

/** How a page declares its encoding: a feed is XML or JSON. */
export function textKindOf(kind: PageKind, contentType: string): TextKind {
  if (kind !== 'feed') return kind;
  return JSON_TYPE.test(mediaTypeOf(contentType)) ? 'text' : 'xml';
}
