import type { NgramPage } from '../../libs/site-audit/index.js';
import type { WrittenPart } from '../../ports/audit/phrase-counter.js';

/** Messages to the thread. Pages are sent in bundles, because a message costs as much as a small page. */
export type PhraseAsk =
  | { readonly kind: 'count'; readonly pages: readonly NgramPage[] }
  | { readonly kind: 'describe'; readonly pages: readonly NgramPage[] }
  | { readonly kind: 'choose'; readonly ids: Int32Array }
  /** URLs by id, one a line. */
  | { readonly kind: 'finish'; readonly urls: string }
  /** Requests the next part of the result. */
  | { readonly kind: 'part' };

/** Messages from the thread: one answer to each message, in order. */
export type PhraseSaid =
  | { readonly kind: 'done' }
  /** null after the last. */
  | { readonly kind: 'part'; readonly part: WrittenPart | null };
