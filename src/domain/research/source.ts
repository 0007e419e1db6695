import type { TextBlock } from '../../libs/page-reading/index.js';
import type { Instant } from '../instant.js';
import type { FetchFailureCode } from '../../libs/guarded-fetch/index.js';
import type { SearchFailureCode } from './search-failure.js';

export type SourceKind = 'note' | 'given_text' | 'given_url' | 'domain_page' | 'web';

/** How a source was found. `site`: as the edition's own web address; `search`: by `query`. */
export interface SourceVia {
  readonly by: 'given' | 'site' | 'link' | 'sitemap' | 'feed' | 'search';
  readonly query?: string;
}

/** Whose words these are: the edition's own, handed over by the caller, or a stranger's (quote only, short). */
export type SourceRights = 'own' | 'given' | 'third_party';

/** Something an article is written from. `text` is what evidence offsets point into and is never changed. */
export interface Source {
  /** `S0` for the brief's notes, `S1` … for the rest, in the order in which they were taken. */
  readonly id: string;
  readonly kind: SourceKind;
  readonly rights: SourceRights;
  readonly title: string;
  /** The address as it was given or found; null for notes and for texts without one. */
  readonly url: string | null;
  /** The address that answered, after redirects. */
  readonly finalUrl: string | null;
  readonly site: string | null;
  readonly author: string | null;
  /** As the page states it, or else the site's feed, ISO 8601; null when neither does (never guessed). */
  readonly publishedAt: string | null;
  readonly fetchedAt: Instant | null;
  readonly httpStatus: number | null;
  readonly contentType: string | null;
  /** BCP 47 primary language, detected from the text or declared by the page; null when unknown. */
  readonly language: string | null;
  readonly blocks: readonly TextBlock[];
  /** The blocks' texts joined by a blank line: see `textOfBlocks`. */
  readonly text: string;
  /** Words of `text`. */
  readonly words: number;
  /** Lower-case hex SHA-256 of `text` in UTF-8. */
  readonly textSha256: string;
  /** Absent, like the next, where an earlier version gathered it. */
  readonly via?: SourceVia;
  /** True for what was fetched, for nothing is fetched that a robots.txt forbids; null for what came with the brief. */
  readonly robotsAllowed?: true | null;
  /** As the caller stated it for a text of his, in his words; null for all else. Absent where an earlier version gathered it. */
  readonly licence?: string | null;
  /** Whether `text` is the beginning of a longer one. Absent where an earlier version gathered it. */
  readonly shortened?: boolean;
}

/** Why a page was not used: it could not be read, or one of these. */
export type DropCode =
  | FetchFailureCode
  | 'no_text'
  | 'too_short'
  | 'duplicate'
  | 'other_language'
  | 'too_old'
  | 'off_site'
  | 'host_share'
  | 'not_needed';

/** A page that was looked for and not used, and why: kept, so that nobody wonders. */
export interface DroppedSource {
  readonly url: string | null;
  readonly title: string | null;
  readonly reason: string;
  /** Absent where an earlier version dropped it. */
  readonly code?: DropCode;
  /** The address or title of what says the same, for `duplicate`. */
  readonly duplicateOf?: string;
}

/** A question that was put to a web search. */
export interface AskedQuery {
  readonly text: string;
  readonly provider: string;
  /**
   * When this article read the answer; null when there was none. The provider may have given it earlier the same day, to
   * somebody else, and when that was is nobody's business.
   */
  readonly at: Instant | null;
  readonly results: number;
  /** Of the results, how many became sources. */
  readonly kept: number;
  readonly failure: SearchFailureCode | null;
}

export const BLOCK_SEPARATOR = '\n\n';

export function textOfBlocks(blocks: readonly TextBlock[]): string {
  return blocks.map((block) => block.text).join(BLOCK_SEPARATOR);
}

/** A stretch of a source's `text`, in UTF-16 units: `text.slice(start, end) === quote`, always. */
export interface Evidence {
  readonly sourceId: string;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}
