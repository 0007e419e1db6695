import { isInternal, type PageFacts } from '../../page-reading/index.js';
import { cutText } from '../rules/evidence.js';
import { isClickable } from '../rules/links-by-target.js';
import { pageDescription, pageTitle } from '../rules/page-title.js';
import { metaDirectives, strictest } from '../site/robots-directives.js';
import type { RenderedChange, RenderedField, RenderedPage } from './rendered-page.js';

/** Letters of a text that is stored; as long as a description in a list of URLs. */
const MOST_LETTERS = 500;
const MOST_ADDRESS = 2048;
const MOST_LINKS = 10;

/** What the browser saw beside the tree. */
export interface Visit {
  readonly leadsTo: string | null;
  readonly requests: number;
  readonly refused: number;
}

/**
 * @param raw facts of the HTML that the browser was given
 * @param rendered facts of the tree when its scripts had run
 * @param home the start of the site
 */
export function renderedDifference(
  raw: PageFacts,
  rendered: PageFacts,
  home: string,
  { leadsTo, requests, refused }: Visit,
): RenderedPage {
  const [before, after] = [textsOf(raw), textsOf(rendered)];
  const [rawLinks, links] = [linksOf(raw), linksOf(rendered)];
  const added = [...links].filter((url) => !rawLinks.has(url));
  const isSameLinks = added.length === 0 && rawLinks.size === links.size;
  const changes: RenderedChange[] = [];
  for (const field of Object.keys(before) as (keyof typeof before)[]) {
    const isSame = field === 'links' ? isSameLinks : before[field] === after[field];
    if (!isSame) changes.push({ field, raw: before[field], rendered: after[field] });
  }
  const [rawRobots, robots] = [raw, rendered].map(
    ({ head }) => strictest(metaDirectives(head.robots)).noindex,
  );
  return {
    failure: null,
    changes,
    noindex: rawRobots === robots ? null : robots ? 'added' : 'removed',
    addedLinks: added.length,
    addedSiteLinks: added.filter((url) => isInternal(url, home)).length,
    addedLinkSample: added.slice(0, MOST_LINKS).map((url) => cutText(url, MOST_ADDRESS)),
    rawWords: raw.text.bodyWords,
    words: rendered.text.bodyWords,
    rawStructuredData: raw.jsonLd.length,
    structuredData: rendered.jsonLd.length,
    leadsTo: leadsTo === null ? null : cutText(leadsTo, MOST_ADDRESS),
    requests,
    refused,
  };
}

function textsOf({ head, headings, text, jsonLd, links }: PageFacts): Record<RenderedField, string | null> {
  const directives = metaDirectives(head.robots).flatMap((said) => [...said]);
  const headlines = headings.filter(({ level, text: words }) => level === 1 && words.trim() !== '');
  const canonicals = head.canonicals.filter(({ inHead, line }) => inHead || line === 0);
  return {
    title: cut(pageTitle(head)?.text),
    description: cut(pageDescription(head)?.text),
    h1: cut(headlines.map((heading) => heading.text).join(' | ')),
    canonical: cut(canonicals.map(({ url, href }) => url ?? href).join(' | ')),
    robots: cut([...new Set(directives)].sort().join(' | ')),
    links: String(linksOf({ links }).size),
    words: String(text.bodyWords),
    structured_data: String(jsonLd.length),
  };
}

/** Addresses that a reader can follow, each once. */
function linksOf({ links }: Pick<PageFacts, 'links'>): Set<string> {
  const urls = new Set<string>();
  for (const link of links) if (link.url !== null && isClickable(link)) urls.add(link.url);
  return urls;
}

function cut(text: string | undefined): string | null {
  return text === undefined || text === '' ? null : cutText(text, MOST_LETTERS);
}
