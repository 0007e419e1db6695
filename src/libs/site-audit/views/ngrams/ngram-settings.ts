import type { Places } from './phrases/best-phrases.js';
import type { NgramArea } from './ngram-page.js';

export interface NgramOptions {
  /** Only pages that a search engine may list; true by default. */
  readonly indexableOnly?: boolean;
  /** The seed of the hashes of phrases; any number that the authors of pages can't know. */
  readonly seed?: number;
  /** Different phrases that are counted exactly; 5 million by default. */
  readonly capacity?: number;
}

/** 5 million phrases are some 135 MB: 2,048 segments of 64 KiB. */
export const CAPACITY = 5_000_000;
/**
 * Phrases that begin or end with a stop word are as many again and seldom asked for: they get a tenth, and are counted
 * with a bound of error from there on.
 */
export const STOPPED_SHARE = 0.1;

export const SEED = 0x51ed270b;

/** A language is what a page says it is, so there may be as many as pages: those that come late share `und`. */
export const MOST_LANGUAGES = 40;
export const UNKNOWN_LANGUAGE = 'und';

const LARGE: Places = { byCount: 2000, byPages: 1000, byTfidf: 1000 };
const SMALL: Places = { byCount: 1000, byPages: 500, byTfidf: 500 };
const STOPPED: Places = { byCount: 300, byPages: 100, byTfidf: 100 };

/**
 * How many phrases are kept. A thousand may be asked for, and some of those kept are hidden by longer ones.
 * @param share of the site's words that are in the language, 0 to 1: a site with twenty languages can't keep phrases of all
 */
export function placesFor(
  area: NgramArea,
  share: number,
): { readonly plain: Places; readonly stopped: Places } {
  const scale = Math.min(1, Math.max(0.05, 2 * share));
  return { plain: scaled(area === 'main' ? LARGE : SMALL, scale), stopped: scaled(STOPPED, scale) };
}

function scaled({ byCount, byPages, byTfidf }: Places, scale: number): Places {
  return {
    byCount: Math.ceil(byCount * scale),
    byPages: Math.ceil(byPages * scale),
    byTfidf: Math.ceil(byTfidf * scale),
  };
}
