import type { NgramPage } from '../../libs/site-audit/index.js';
import type { WrittenPart } from '../../ports/audit/phrase-counter.js';

/** What the thread is asked. Pages go in bundles: a message costs as much as a small page. */
export type PhraseAsk =
  | { readonly kind: 'count'; readonly pages: readonly NgramPage[] }
  | { readonly kind: 'describe'; readonly pages: readonly NgramPage[] }
  | { readonly kind: 'choose'; readonly ids: Int32Array }
  /** URLs by id, one a line. */
  | { readonly kind: 'finish'; readonly urls: string }
  /** The next of what is to be stored. */
  | { readonly kind: 'part' };

/** What it says: one answer to each question, in order. */
export type PhraseSaid =
  | { readonly kind: 'done' }
  /** null behind the last. */
  | { readonly kind: 'part'; readonly part: WrittenPart | null };
