import { canParseUrl, normalHost } from '../../libs/urls/index.js';
import type { ReportWords } from './report-words.js';

/** Another site that a web search finds for this site's topics. */
export interface Competitor {
  readonly host: string;
  /** Different addresses of it among the results. */
  readonly pages: number;
  /** Share of the site's topics that its results and pages mention, 0 to 1. */
  readonly overlap: number;
}

/** A page as a web search describes it, or as it was read. */
export interface CompetingPage {
  readonly url: string;
  readonly text: string;
}

const MOST_HOSTS = 20;
/** Of one page: its beginning shows its subject. */
const LONGEST_TEXT = 20_000;

/**
 * @param topics of the site, each as its terms separated by spaces
 * @param isOwn whether an address is the site's own
 * @returns the hosts of these pages, those with the most topics in common first
 */
export function competitorsOf(
  pages: readonly CompetingPage[],
  topics: readonly string[],
  isOwn: (url: string) => boolean,
  words: ReportWords,
): Competitor[] {
  const hosts = new Map<string, { readonly urls: Set<string>; readonly spoken: Set<string> }>();
  for (const { url, text } of pages) {
    if (!canParseUrl(url) || isOwn(url) || !/^https?:$/.test(new URL(url).protocol)) continue;
    const host = normalHost(new URL(url).host).replace(/^www\./, '');
    const known = hosts.get(host) ?? { urls: new Set<string>(), spoken: new Set<string>() };
    known.urls.add(url);
    const terms = words.of(text.slice(0, LONGEST_TEXT)).map(({ term }) => term);
    const line = ` ${terms.join(' ')} `;
    for (const topic of topics) if (line.includes(` ${topic} `)) known.spoken.add(topic);
    hosts.set(host, known);
  }
  return [...hosts]
    .map(([host, { urls, spoken }]) => ({
      host,
      pages: urls.size,
      overlap: topics.length === 0 ? 0 : Math.round((1000 * spoken.size) / topics.length) / 1000,
    }))
    .sort((a, b) => b.overlap - a.overlap || b.pages - a.pages || (a.host < b.host ? -1 : 1))
    .slice(0, MOST_HOSTS);
}
