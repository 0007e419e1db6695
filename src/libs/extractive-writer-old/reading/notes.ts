import { type Pool } from '../pool.js';
import type { Run } from '../runs.js';
import type { SectionPlan } from '../section-plan.js';
import type { Pick, Selection } from '../selection.js';

/** What notes may add to an article that has room for none: so much of its length, or this many words. */
const MOST = { share: 0.15, words: 80 };

/**
 * Notes have no heading, so no section asks for them; yet somebody wrote them for this very article. What is not in it
 * yet goes to the end of the section that it is most like, or else to the lead.
 * @returns the lead and the sections with the notes in them
 */
export function placeNotes(
  pool: Pool,
  selection: Selection,
  targetWords: number,
  lead: readonly Pick[],
  plans: readonly SectionPlan[],
): { lead: Pick[]; plans: SectionPlan[] } {
  const placed = { lead: [...lead], plans: [...plans] };
  let left = Math.max(MOST.words, MOST.share * targetWords);
  for (const run of pool.runs) {
    if (run.source.kind !== 'note' || selection.has(run) || run.words > left) continue;
    if (selection.needed(run)?.length !== 1) continue;
    const pick = selection.take(run);
    left -= run.words;
    const at = nearest(pool, run, placed.plans);
    const plan = placed.plans[at];
    if (plan) placed.plans[at] = withPick(plan, pick);
    else placed.lead.push(pick);
  }
  return placed;
}

/** @returns whether a task has notes of which nothing is in the article. */
export function notesUnused(pool: Pool, selection: Selection): boolean {
  const notes = pool.sources.filter(({ source }) => source.kind === 'note');
  return notes.length > 0 && notes.every(({ source }) => selection.sentencesFrom(source.id) === 0);
}

/** @returns the index of the section of prose that a run is most like; -1 when it is like none. */
function nearest(pool: Pool, run: Run, plans: readonly SectionPlan[]): number {
  let best = -1;
  let most = 0;
  for (const [index, plan] of plans.entries()) {
    const picks = plan.extra
      ? []
      : plan.entries.flatMap((entry) => (entry.kind === 'prose' ? entry.picks : []));
    const like = Math.max(0, ...picks.map((pick) => pool.statistics.likeness(run.terms, pick.run.terms)));
    if (like > most) [best, most] = [index, like];
  }
  return best;
}

function withPick(plan: SectionPlan, pick: Pick): SectionPlan {
  const last = plan.entries.findLastIndex(({ kind }) => kind === 'prose');
  const entries = plan.entries.map((entry, index) =>
    index === last && entry.kind === 'prose' ? { ...entry, picks: [...entry.picks, pick] } : entry,
  );
  return { ...plan, entries };
}
