import type { Article } from '../../domain/article/article.js';
import type { ProvenanceRecord, RecordedSource } from '../../domain/article/provenance.js';
import type { Edition } from '../../domain/edition.js';
import type { Instant } from '../../domain/instant.js';

/** What kind of work an article is, in words that a reader knows; by the form that it was written in. */
const GENRES = {
  article: 'Article',
  how_to: 'How-to',
  listicle: 'List',
  comparison: 'Comparison',
  faq: 'Questions and answers',
  news_brief: 'News in brief',
  digest: 'Digest',
} as const;

export interface JsonLdParts {
  readonly article: Article;
  readonly record: ProvenanceRecord;
  readonly edition: Pick<Edition, 'name' | 'webAddress'>;
}

/** An article in the words of schema.org, with what it rests on: for the head of the page that shows it. */
export function jsonLdOf({ article, record, edition }: JsonLdParts): object {
  const { byline, editorOfRecord, image } = record;
  const used = record.sources.filter((source) => source.used);
  return {
    '@context': 'https://schema.org',
    '@type': record.form === 'news_brief' ? 'NewsArticle' : 'Article',
    identifier: `urn:uuid:${article.id}`,
    headline: article.title,
    description: article.metaDescription,
    inLanguage: article.languageCode,
    genre: GENRES[record.form],
    wordCount: article.wordCount,
    creativeWorkStatus: article.status === 'published' ? 'Published' : 'Draft',
    dateCreated: moment(article.createdAt),
    dateModified: moment(article.changedAt),
    ...given('datePublished', article.publication && moment(article.publication.at)),
    author: { '@type': byline.isPerson === false ? 'Organization' : 'Person', name: article.byline },
    ...given('editor', editorOfRecord.name !== null && { '@type': 'Person', name: editorOfRecord.name }),
    publisher: { '@type': 'Organization', name: edition.name, ...given('url', edition.webAddress) },
    ...given(
      'image',
      image && {
        '@type': 'ImageObject',
        caption: image.alt,
        width: image.width,
        height: image.height,
        sha256: image.sha256,
      },
    ),
    digitalSourceType: record.digitalSourceType,
    isBasedOn: used.flatMap(({ finalUrl, url }) => finalUrl ?? url ?? []),
    citation: used.map(citationOf),
  };
}

function citationOf(source: RecordedSource): object {
  const { title, author, site, publishedAt, licence } = source;
  const url = source.finalUrl ?? source.url;
  return {
    '@type': url === null ? 'CreativeWork' : 'WebPage',
    name: title,
    ...given('url', url),
    ...given('author', author !== null && { '@type': 'Person', name: author }),
    ...given('publisher', site !== null && { '@type': 'Organization', name: site }),
    ...given('datePublished', publishedAt),
    ...given('license', licence),
  };
}

/** What is not known is left out. */
function given(name: string, value: unknown): object {
  return value === null || value === false ? {} : { [name]: value };
}

/** To the second: readers of schema.org take no more. */
function moment(instant: Instant): string {
  return `${instant.slice(0, 19)}Z`;
}
