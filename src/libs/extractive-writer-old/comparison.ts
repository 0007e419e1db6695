import { foldText, termsOf } from '../text/index.js';
import { comparedNames } from './compared-names.js';
import { mayBeBody, type Pool } from './pool.js';
import type { Group, Run } from './runs.js';

const MOST_SUBJECTS = 4;

/** Something that is compared, in the words of the brief. */
export interface Subject {
  readonly name: string;
  /** That tell it from the others: of "red wine or white wine", "red". */
  readonly terms: readonly string[];
}

export interface Compared {
  readonly subjects: readonly { readonly subject: Subject; readonly runs: Run[] }[];
  /** What names two of them or more, or one of them on a page about another. */
  readonly together: Run[];
  /** What stands under a heading or a title that names two of them, and names neither. */
  readonly around: Run[];
}

/** @returns the things that a brief wants compared, two to four; none when it names fewer. */
export function subjectsOf(pool: Pool): Subject[] {
  const { input, settings } = pool.task;
  const named = [settings.title ?? '', input]
    .map((text) => comparedNames(text, pool.language))
    .find((names) => names.length > 1);
  const names = withoutSharedNoun(pool, (named ?? settings.keywords ?? []).slice(0, MOST_SUBJECTS));
  const terms = names.map((name) => termsOf(name, pool.language));
  const subjects = names.map((name, index): Subject => {
    const others = terms.filter((_, other) => other !== index).flat();
    const own = (terms[index] ?? []).filter((term) => !others.includes(term));
    return { name: spelt(pool, name), terms: [...new Set(own)] };
  });
  return subjects.filter(({ terms: own }) => own.length > 0);
}

/**
 * Of "B-tree vs hash vs GIN indexes" the noun belongs to all three, which the sources show: they write "hash indexes"
 * too. Left to the last alone, only what says "GIN" and "index" would be about that.
 */
function withoutSharedNoun(pool: Pool, names: readonly string[]): string[] {
  const last = names.at(-1) ?? '';
  const [, bare, noun] = /^(.+)\s+(\S+)$/u.exec(last) ?? [];
  if (bare === undefined || noun === undefined) return [...names];
  const others = names.slice(0, -1).map((name) => foldText(`${name} ${noun}`).replace(/s$/u, ''));
  const isShared = pool.runs.some(({ sentences }) =>
    sentences.some(({ text }) => {
      const folded = foldText(text);
      return others.some((other) => folded.includes(other));
    }),
  );
  return isShared ? [...names.slice(0, -1), bare] : [...names];
}

/** With a capital, unless the sources begin sentences with it small: `dpkg` is a name. */
function spelt(pool: Pool, name: string): string {
  const small = pool.runs.some((run) => run.sentences.some(({ text }) => text.startsWith(`${name} `)));
  return small ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

/** Parts what the sources say by what it is about: one of the subjects, or more than one. */
export function compareBy(pool: Pool, subjects: readonly Subject[]): Compared {
  const sorted = subjects.map((subject) => ({ subject, runs: [] as Run[] }));
  const together: Run[] = [];
  const around: Run[] = [];
  const abouts = new Map<Group, typeof sorted>();
  for (const run of pool.runs) {
    if (!mayBeBody(run.source)) continue;
    const inText = sorted.filter(({ subject }) => subject.terms.every((term) => run.terms.has(term)));
    const heading = abouts.get(run.group) ?? aboutOf(pool, run.group, sorted);
    abouts.set(run.group, heading);
    const [named] = inText;
    const about = heading.length === 1 ? heading[0] : undefined;
    const isBoth = inText.length > 1 || (named && about && named !== about);
    if (isBoth) together.push(run);
    else if (!named && heading.length > 1) around.push(run);
    else (named ?? about)?.runs.push(run);
  }
  return { subjects: sorted, together, around };
}

/** @returns the subjects that the nearest heading names that names any, up to the title. */
function aboutOf<T extends { readonly subject: Subject }>(
  pool: Pool,
  group: Group,
  subjects: readonly T[],
): T[] {
  for (let at: Group | null = group; at; at = at.parent) {
    const heading = pool.headings.get(at) ?? new Map<string, number>();
    const named = subjects.filter(({ subject }) => subject.terms.every((term) => heading.has(term)));
    if (named.length > 0) return named;
  }
  return [];
}
