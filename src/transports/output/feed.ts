import { z } from 'zod';
import type { Article } from '../../domain/article/article.js';
import { changedAtOf, type PublishedFeed } from '../../domain/feed/feed.js';
import type { Instant } from '../../domain/instant.js';
import { canParseUrl } from '../../libs/urls/index.js';
import type { FeedAddress } from '../../services/article/feed-service.js';
import { urlPathOf } from './article.js';
import { presentInstant } from './shape.js';
import { instantShape, urlShape, type Answer } from './shape.js';

/** In which a feed is written. */
export const FEED_FORMATS = ['atom', 'rss', 'json'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

export const FEED_TYPES: Readonly<Record<FeedFormat, string>> = {
  atom: 'application/atom+xml',
  rss: 'application/rss+xml',
  json: 'application/feed+json',
};

/** Whether an edition has a feed. */
export const feedStateShape = z
  .object({
    since: instantShape
      .nullable()
      .describe('Since when it stands at its present address; null while it has none.'),
  })
  .describe(
    'The feed of what an edition has published. Its address is secret, and is shown only when it is made.',
  );

/** Where a feed stands. */
export const feedAddressShape = z
  .object({
    atom: urlShape,
    rss: urlShape,
    json: urlShape,
    since: instantShape,
  })
  .describe('The new address of a feed in each format, shown this once: who knows it may read the feed.');

/** @param base the address that paths are appended to */
export function presentFeedAddress(
  { path, since }: FeedAddress,
  base: string,
): Answer<typeof feedAddressShape> {
  const [atom, rss, json] = FEED_FORMATS.map((format) => `${base}${path}&format=${format}`);
  return { atom: atom ?? '', rss: rss ?? '', json: json ?? '', since: presentInstant(since) };
}

/**
 * A feed as it is sent.
 * @param base the address of this Galley, for an edition that has no web address
 */
export function writeFeed(feed: PublishedFeed, format: FeedFormat, base: string): string {
  const entries = feed.articles.map((article) => entryOf(article, feed));
  const head: Head = {
    id: `urn:uuid:${feed.edition.id}`,
    title: feed.edition.name,
    home: feed.edition.webAddress ?? base,
    language: feed.edition.languageCode,
    updated: changedAtOf(feed),
  };
  if (format === 'json') return jsonFeed(head, entries);
  return format === 'rss' ? rssFeed(head, entries) : atomFeed(head, entries, feed);
}

interface Head {
  readonly id: string;
  readonly title: string;
  readonly home: string;
  readonly language: string;
  readonly updated: Instant;
}

interface Entry {
  readonly id: string;
  /** On the site of the edition, as far as Galley knows it; null without a web address or a slug. */
  readonly url: string | null;
  readonly title: string;
  readonly summary: string;
  /** Sanitised. */
  readonly html: string;
  readonly author: string;
  readonly language: string;
  readonly published: Instant;
  readonly updated: Instant;
}

function entryOf(article: Article, { edition }: PublishedFeed): Entry {
  const path = urlPathOf(article);
  const { webAddress } = edition;
  const url = webAddress === null || path === '' ? null : webAddress.replace(/\/$/, '') + path;
  return {
    id: `urn:uuid:${article.id}`,
    url: url !== null && canParseUrl(url) ? url : null,
    title: article.title,
    summary: article.metaDescription,
    html: article.body,
    author: article.byline,
    language: article.languageCode,
    published: article.publication?.at ?? article.createdAt,
    updated: article.changedAt,
  };
}

/** RFC 4287, with the entries that are gone of RFC 6721. */
function atomFeed(head: Head, entries: readonly Entry[], { gone }: PublishedFeed): string {
  return xml(
    `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:at="http://purl.org/atompub/tombstones/1.0" xml:lang="${text(head.language)}">`,
    element('id', head.id),
    element('title', head.title),
    element('updated', head.updated),
    link('alternate', head.home),
    '<generator>Galley</generator>',
    ...entries.flatMap((entry) => [
      `<entry xml:lang="${text(entry.language)}">`,
      element('id', entry.id),
      element('title', entry.title),
      ...(entry.url === null ? [] : [link('alternate', entry.url)]),
      element('published', entry.published),
      element('updated', entry.updated),
      `<author>${element('name', entry.author)}</author>`,
      ...(entry.summary === '' ? [] : [element('summary', entry.summary)]),
      `<content type="html">${text(entry.html)}</content>`,
      '</entry>',
    ]),
    ...gone.map(({ id, at }) => `<at:deleted-entry ref="urn:uuid:${id}" when="${at}"/>`),
    '</feed>',
  );
}

/** RSS 2.0, which has no word for what is gone: it is left out. */
function rssFeed(head: Head, entries: readonly Entry[]): string {
  return xml(
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', head.title),
    element('link', head.home),
    element('description', head.title),
    element('language', head.language),
    element('lastBuildDate', rfc822(head.updated)),
    '<generator>Galley</generator>',
    ...entries.flatMap((entry) => [
      '<item>',
      element('title', entry.title),
      ...(entry.url === null ? [] : [element('link', entry.url)]),
      `<guid isPermaLink="false">${text(entry.id)}</guid>`,
      element('pubDate', rfc822(entry.published)),
      element('dc:creator', entry.author),
      ...(entry.summary === '' ? [] : [element('description', entry.summary)]),
      element('content:encoded', entry.html),
      '</item>',
    ]),
    '</channel>',
    '</rss>',
  );
}

/** JSON Feed 1.1, which has no word for what is gone either. */
function jsonFeed(head: Head, entries: readonly Entry[]): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: head.title,
    home_page_url: head.home,
    language: head.language,
    items: entries.map((entry) => ({
      id: entry.id,
      ...(entry.url === null ? {} : { url: entry.url }),
      title: entry.title,
      ...(entry.summary === '' ? {} : { summary: entry.summary }),
      content_html: entry.html,
      date_published: entry.published,
      date_modified: entry.updated,
      authors: [{ name: entry.author }],
      language: entry.language,
    })),
  });
}

function xml(...lines: readonly string[]): string {
  return ['<?xml version="1.0" encoding="utf-8"?>', ...lines, ''].join('\n');
}

function element(name: string, content: string): string {
  return `<${name}>${text(content)}</${name}>`;
}

function link(rel: string, href: string): string {
  return `<link rel="${rel}" href="${text(href)}"/>`;
}

/** Characters that XML 1.0 has no way to write. */
// oxlint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function text(value: string): string {
  return value.replace(NOT_XML, '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
}

function rfc822(instant: Instant): string {
  return new Date(instant).toUTCString();
}
