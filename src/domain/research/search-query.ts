import { countCodePoints, cutCodePoints } from '../../libs/text/index.js';

/** Maximum age of results; `any` sets no limit. */
export type Freshness = 'any' | 'day' | 'week' | 'month' | 'year';

/** One query to a web search. */
export interface SearchQuery {
  /** 1 to `MAX_QUERY` code points, one line. */
  readonly text: string;
  /** BCP 47 tag. */
  readonly language: string;
  /** ISO 3166-1 alpha-2, upper case; null for anywhere. */
  readonly country: string | null;
  readonly freshness: Freshness;
  /** Hosts, each with its subdomains, that results should come from; none: from anywhere. A preference, not a filter. */
  readonly hosts: readonly string[];
}

/** Code points and words that the strictest provider accepts (Brave); it refuses a longer query. */
export const MAX_QUERY = 400;
const MAX_WORDS = 50;

/** @returns the text on one line, cut between words to a length that every provider accepts. */
export function queryText(text: string): string {
  const words = text.split(/[\s\p{Cc}]+/u).filter((word) => word !== '');
  let cut = '';
  for (const word of words.slice(0, MAX_WORDS)) {
    const longer = cut === '' ? word : `${cut} ${word}`;
    if (countCodePoints(longer) > MAX_QUERY) break;
    cut = longer;
  }
  // A first word that exceeds the limit: in languages without spaces.
  return cut === '' ? cutCodePoints(words[0] ?? '', MAX_QUERY) : cut;
}

/**
 * The query with its hosts as `site:` operators, for providers that have no field for them: as many as fit, and none when
 * not even one fits beside the words.
 */
export function withSites({ text, hosts }: SearchQuery): string {
  let sites = '';
  for (const host of hosts) {
    const longer = sites === '' ? `site:${host}` : `${sites} OR site:${host}`;
    const words = `${text} (${longer})`.split(' ').length;
    if (countCodePoints(`${text} (${longer})`) > MAX_QUERY || words > MAX_WORDS) break;
    sites = longer;
  }
  if (sites === '') return text;
  return sites.includes(' OR ') ? `${text} (${sites})` : `${text} ${sites}`;
}
