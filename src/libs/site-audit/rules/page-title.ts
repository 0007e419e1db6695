import { joinSpace } from '../../text/index.js';
import type { HeadFacts, Located } from '../../page-reading/index.js';

/** Browsers and search engines take the first that says something. White space joined; null for none. */
export function pageTitle(head: Pick<HeadFacts, 'titles'>): Located | null {
  return firstWithText(head.titles);
}

/** As `pageTitle`, of `meta name=description`. */
export function pageDescription(head: Pick<HeadFacts, 'descriptions'>): Located | null {
  return firstWithText(head.descriptions);
}

function firstWithText(candidates: readonly Located[]): Located | null {
  for (const { text, line } of candidates) {
    const joined = joinSpace(text);
    if (joined !== '') return { text: joined, line };
  }
  return null;
}
