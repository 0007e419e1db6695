import { createHash } from 'node:crypto';
import type { TextBlock } from '../../libs/page-reading/index.js';
import { countWords } from '../../libs/text/index.js';
import type { Instant } from '../instant.js';
import type { FetchFailureCode } from '../../libs/guarded-fetch/index.js';
import type { SearchFailureCode } from './search-failure.js';

export type SourceKind = 'note' | 'given_text' | 'given_url' | 'domain_page' | 'web';

/** How a source was found. `site`: by the edition's own web address; `search`: by `query`. */
export interface SourceVia {
  readonly by: 'given' | 'site' | 'link' | 'sitemap' | 'feed' | 'search';
  readonly query?: string;
}

/** Whose words these are: the edition's own, given by the caller, or a third party's (quote only, short). */
export type SourceRights = 'own' | 'given' | 'third_party';

/** A text that an article is written from. Offsets of evidence refer to `text`, which never changes. */
export interface Source {
  /** `S0` for the brief's notes, `S1` … for the rest, in the order in which they were added. */
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
  /** From the page, or else from the site's feed, ISO 8601; null when neither states it (never guessed). */
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
  /** Like the next field absent where an earlier version collected it. */
  readonly via?: SourceVia;
  /** True for fetched pages, since a page that robots.txt forbids is never fetched; null for texts of the brief. */
  readonly robotsAllowed?: true | null;
  /** Of a text of the brief in the caller's words, of a page as it declares it; null where none is stated. Absent where an earlier version collected it. */
  readonly licence?: string | null;
  /** Whether `text` is the beginning of a longer one. Absent where an earlier version collected it. */
  readonly shortened?: boolean;
}

/** A source before it has its place among the others, and with it its id. */
export type NewSource = Omit<Source, 'id'>;

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
  | 'off_subject'
  | 'not_needed';

/** A page that was found and not used, and why. The record shows it to explain the choice of sources. */
export interface DroppedSource {
  readonly url: string | null;
  readonly title: string | null;
  readonly reason: string;
  /** Absent where an earlier version dropped it. */
  readonly code?: DropCode;
  /** The address or title of the source with the same text, for `duplicate`. */
  readonly duplicateOf?: string;
}

/** A query that was sent to a web search. */
export interface AskedQuery {
  readonly text: string;
  readonly provider: string;
  /**
   * When this article read the results; null when there were none. They may come from the cache; when the provider was asked
   * for them, perhaps for another account, is not disclosed.
   */
  readonly at: Instant | null;
  readonly results: number;
  /** How many of the results became sources. */
  readonly kept: number;
  readonly failure: SearchFailureCode | null;
}

export const BLOCK_SEPARATOR = '\n\n';

export function textOfBlocks(blocks: readonly TextBlock[]): string {
  return blocks.map((block) => block.text).join(BLOCK_SEPARATOR);
}

/** What a source has of its text. @param words of all blocks, where they have been counted */
export function sourceText(
  blocks: readonly TextBlock[],
  words?: number,
): Pick<Source, 'blocks' | 'text' | 'textSha256' | 'words'> {
  const text = textOfBlocks(blocks);
  const textSha256 = createHash('sha256').update(text).digest('hex');
  return { blocks, text, words: words ?? countWords(text), textSha256 };
}

/** A span of a source's `text`, in UTF-16 units: `text.slice(start, end) === quote`, always. */
export interface Evidence {
  readonly sourceId: string;
  readonly quote: string;
  readonly start: number;
  readonly end: number;
}
