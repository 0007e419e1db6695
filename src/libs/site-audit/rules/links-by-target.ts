import type { Finding } from './check.js';
import type { LinkFacts, PageFacts } from '../../page-reading/index.js';

/** A page may write as many as it likes. Chosen: HTML knows some twenty for a link, of which few stand together. */
const MOST_RELS = 10;

/** Links of one page that lead to one target; at least one. */
export interface LinksToTarget {
  /** What makes them one: a URL, or whatever `targetOf` gave. */
  readonly target: string;
  readonly links: readonly [LinkFacts, ...LinkFacts[]];
}

/**
 * Links of a page grouped by target, so that a target that a page links ten times is reported once.
 * @param targetOf null leaves the link out
 * @returns in the order in which the targets come first
 */
export function linksByTarget(
  page: PageFacts,
  targetOf: (link: LinkFacts) => string | null,
): readonly LinksToTarget[] {
  const groups = new Map<string, [LinkFacts, ...LinkFacts[]]>();
  for (const link of page.links) {
    const target = targetOf(link);
    if (target === null) continue;
    const group = groups.get(target);
    if (group) group.push(link);
    else groups.set(target, [link]);
  }
  return Array.from(groups, ([target, links]) => ({ target, links }));
}

/** Whether a reader can click it: of `a` and `area`, not of `link` and `form`. */
export function isClickable(link: LinkFacts): boolean {
  return link.element === 'a' || link.element === 'area';
}

/**
 * The part of a finding that every check of links tells alike.
 * @param shown the link that is shown, the first of them where it is left out
 * @returns `about`, `where`, and in `detail` the `anchor`, its `position`, `rel` and `href` as written, and how many `links`
 *   of the page lead there
 */
export function linkEvidence(
  { target, links }: LinksToTarget,
  shown: LinkFacts = links[0],
): Required<Pick<Finding, 'about' | 'where' | 'detail'>> {
  return {
    about: target,
    where: { selector: shown.element, line: shown.line },
    detail: {
      anchor: shown.anchor,
      position: shown.position,
      rel: shown.rel.slice(0, MOST_RELS),
      href: shown.href,
      links: links.length,
    },
  };
}
