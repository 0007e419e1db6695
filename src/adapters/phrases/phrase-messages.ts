import type { NgramPage } from '../../domain/audit/views/ngrams/ngram-page.js';
import type { NgramPart } from '../../domain/audit/views/ngrams/ngram-parts.js';

/** What the thread is asked. Pages go in bundles: a message costs as much as a small page. */
export type PhraseAsk =
  | { readonly kind: 'count'; readonly pages: readonly NgramPage[] }
  | { readonly kind: 'describe'; readonly pages: readonly NgramPage[] }
  | { readonly kind: 'choose' }
  /** URLs by id, one a line; ids are dense from 1. */
  | { readonly kind: 'finish'; readonly urls: string };

/** What it says: one answer to each question, in order. */
export type PhraseSaid = { readonly kind: 'done' } | { readonly kind: 'parts'; readonly json: string };

export function parseParts(json: string): NgramPart[] {
  return JSON.parse(json) as NgramPart[];
}
