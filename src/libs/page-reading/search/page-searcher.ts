import { RE2JS } from 're2js';
import { compileCss, findByCss } from './css-search.js';
import {
  MOST_FINDS,
  MOST_VALUES,
  type PageFind,
  type PageSearch,
  SEARCHED_LETTERS,
  valueOf,
} from './page-search.js';

type Found = Omit<PageFind, 'search'>;
/** Looks through a page: its HTML, and its visible text. */
type Look = (source: string, text: string) => Found;

/** Looks for all searches of an audit on one page after the other, each in time that grows with the page alone. */
export class PageSearcher {
  private readonly looks: readonly { readonly search: string; readonly look: Look }[];

  /** @throws Error for a search that `faultOfSearch` finds a fault of */
  constructor(searches: readonly PageSearch[]) {
    this.looks = searches.map((search) => ({ search: search.name, look: lookOf(search) }));
  }

  /** @returns a result for each search, in their order */
  find(source: string, text: string): PageFind[] {
    const [html, seen] = [source.slice(0, SEARCHED_LETTERS), text.slice(0, SEARCHED_LETTERS)];
    return this.looks.map(({ search, look }) => ({ search, ...look(html, seen) }));
  }
}

/** @returns what is wrong with the pattern of a search, as the end of a sentence; null for nothing */
export function faultOfSearch(search: PageSearch): string | null {
  try {
    lookOf(search);
    return null;
  } catch (error) {
    return `can’t be searched for: ${error instanceof Error ? error.message : String(error)}`.slice(0, 300);
  }
}

function lookOf({ kind, pattern, attribute, in: where }: PageSearch): Look {
  const within = (source: string, text: string) => (where === 'text' ? text : source);
  switch (kind) {
    case 'css': {
      const search = compileCss(pattern);
      return (source) => findByCss(search, attribute, source);
    }
    case 'regex': {
      const expression = RE2JS.compile(pattern);
      return (source, text) => findByRegex(expression, within(source, text));
    }
    default: {
      const wanted = pattern.toLowerCase();
      return (source, text) => ({ count: countOf(wanted, within(source, text).toLowerCase()), values: [] });
    }
  }
}

/** Whatever its case, as people look for a text. */
function countOf(wanted: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(wanted); at !== -1 && count < MOST_FINDS; count += 1)
    at = text.indexOf(wanted, at + wanted.length);
  return count;
}

function findByRegex(expression: RE2JS, text: string): Found {
  const matcher = expression.matcher(text);
  const group = matcher.groupCount() > 0 ? 1 : 0;
  const values: string[] = [];
  let count = 0;
  while (count < MOST_FINDS && matcher.find()) {
    count += 1;
    if (values.length < MOST_VALUES) values.push(valueOf(matcher.group(group) ?? ''));
  }
  return { count, values };
}
