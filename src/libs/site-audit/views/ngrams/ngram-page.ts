import type { CrawledUrl } from '../../site/crawled-url.js';
import type { UrlEntry } from '../../site/site-view.js';

/** Texts of a page whose phrases are counted apart. */
export const NGRAM_AREAS = ['main', 'title', 'h1', 'headings', 'anchor', 'description'] as const;
export type NgramArea = (typeof NGRAM_AREAS)[number];

/** What the phrases of a page are counted from. */
export interface NgramPage {
  readonly id: number;
  /** Primary tag; null where it can't be detected. */
  readonly language: string | null;
  readonly indexable: boolean;
  /** Blocks parted by newlines. */
  readonly mainText: string;
  readonly title: string;
  readonly h1s: readonly string[];
  /** Those below h1. */
  readonly headings: readonly string[];
  readonly description: string;
  /** `target` is the id of a URL of the site; null for all other links. */
  readonly links: readonly { readonly target: number | null; readonly anchor: string }[];
}

/** What is asked of the rest of the site. */
export interface NgramSite {
  find(url: string): Pick<UrlEntry, 'id' | 'internal'> | undefined;
}

/**
 * @param entry the same URL in the index of the site
 * @returns null for what is no page of the site; plain data, which may go to another thread
 */
export function ngramPageOf(
  { page }: Pick<CrawledUrl, 'page'>,
  { id, language, indexable, isPage }: Pick<UrlEntry, 'id' | 'language' | 'indexable' | 'isPage'>,
  mainText: string | null,
  site: NgramSite,
): NgramPage | null {
  if (!page || !isPage) return null;
  const { head, headings, links } = page;
  const targetOf = (url: string | null) => {
    const target = url === null ? undefined : site.find(url);
    return target?.internal === true ? target.id : null;
  };
  return {
    id,
    language,
    indexable,
    mainText: mainText ?? '',
    title: head.titles.map(({ text }) => text).join('\n'),
    h1s: headings.flatMap(({ level, text }) => (level === 1 ? [text] : [])),
    headings: headings.flatMap(({ level, text }) => (level > 1 ? [text] : [])),
    description: head.descriptions.map(({ text }) => text).join('\n'),
    links: links
      .filter(({ element }) => element === 'a' || element === 'area')
      .map(({ url, anchor }) => ({ target: targetOf(url), anchor })),
  };
}

const LINE_ENDS = /[\n\r\u2028\u2029]+/g;

/** @returns one text, a line for each part */
export function textOfArea(page: NgramPage, area: NgramArea): string {
  switch (area) {
    case 'main':
      return page.mainText;
    case 'title':
    case 'description':
      return page[area];
    case 'h1':
      return linesOf(page.h1s);
    case 'headings':
      return linesOf(page.headings);
    case 'anchor':
      return linesOf(page.links.map(({ anchor }) => anchor));
  }
}

function linesOf(texts: readonly string[]): string {
  return texts.map((text) => text.replace(LINE_ENDS, ' ')).join('\n');
}
