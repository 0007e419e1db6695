import type { Draft, Outline, Warning } from '../../domain/article/draft.js';
import { askedWords } from '../../domain/brief/settings.js';
import type { Pool } from './pool.js';

/** Of the sources' usable words: with more than this the article would be a copy of its sources. */
const LARGEST_PART = 0.35;
/** The least that a brief can ask for; short notes are better printed nearly whole than cut to a line. */
const SHORTEST_ARTICLE = 150;

export interface Composition {
  readonly pool: Pool;
  readonly outline: Outline;
  readonly draft: Draft;
  readonly warnings: readonly Omit<Warning, 'stage'>[];
}

/** @returns the words to aim at: the outline's, else the brief's or what the sources allow. */
export function targetOf(pool: Pool, outline: Outline | null): number {
  const part = Math.max(LARGEST_PART * pool.usableWords, Math.min(SHORTEST_ARTICLE, pool.usableWords));
  return outline?.targetWords ?? Math.min(askedWords(pool.task.settings), Math.floor(part));
}
