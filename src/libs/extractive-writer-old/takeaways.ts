import { mayBeBody, type Pool } from './pool.js';
import type { Fragment, Run } from './runs.js';
import type { Pick } from './selection.js';

const FEWEST = 3;
const MOST = 5;
const WORDS = { fewest: 8, most: 32 };

export interface Takeaway {
  readonly run: Run;
  readonly fragment: Fragment;
}

/**
 * Takeaways say again what the article says, so they are its own sentences: the best one of each part first, in the
 * order of the article.
 * @param parts what stands in each section, or in each paragraph of an article without any
 * @returns three to five sentences that lean on nothing; none when there are fewer
 */
export function takeTakeaways(pool: Pool, parts: readonly (readonly Pick[])[]): Takeaway[] {
  const open = parts.flatMap((picks, part) =>
    picks
      .filter(({ run }) => mayBeBody(run.source))
      .flatMap(({ run, sentences, items }) =>
        // The last sentence before a list is its lead.
        (items.length > 0 ? sentences.slice(0, -1) : sentences)
          .filter(isTakeaway)
          .map((fragment) => ({ part, takeaway: { run, fragment }, worth: worthOf(pool, run, fragment) })),
      )
      .sort((a, b) => b.worth - a.worth)
      .map((entry, place) => ({ ...entry, place })),
  );
  const chosen = open.sort((a, b) => a.place - b.place || b.worth - a.worth).slice(0, MOST);
  if (chosen.length < FEWEST) return [];
  return chosen.sort((a, b) => a.part - b.part || a.place - b.place).map(({ takeaway }) => takeaway);
}

function isTakeaway({ needsNothing, words }: Fragment): boolean {
  return needsNothing && words >= WORDS.fewest && words <= WORDS.most;
}

function worthOf(pool: Pool, run: Run, fragment: Fragment): number {
  const about = pool.relevance.get(run.id) ?? 0;
  return pool.statistics.coverage(pool.query, fragment.terms) + about + 0.5 * (pool.scores.get(run.id) ?? 0);
}
