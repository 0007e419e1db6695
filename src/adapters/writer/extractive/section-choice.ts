import type { Outline } from '../../../domain/article/draft.js';
import { countTerms, type TermCounts } from '../../../domain/text/relevance.js';
import { foldText, holdsPhrase } from '../../../domain/text/phrases.js';
import { primaryLanguage } from '../../../domain/text/segmenter.js';
import { termsOf } from '../../../domain/text/terms.js';
import { fixedHeading } from '../../../domain/article/fixed-headings.js';
import { titleOf } from '../../../domain/article/title.js';
import { isTellingHeading } from './headings.js';
import { mayBeBody, type Pool, textOf, textScore } from './pool.js';
import type { Group, Run } from './runs.js';
import type { Selection } from './selection.js';

/** A section that the article is to have. */
export interface Wish {
  readonly heading: string;
  readonly targetWords: number;
  /** What it is about: the heading's terms and those of the caller's notes. */
  readonly terms: TermCounts;
  /** What stands under this heading in the sources; empty when none of them has it. */
  readonly runs: readonly Run[];
  /** Of a heading that no source has: any run on the subject may stand under it. */
  readonly anyRun: boolean;
  /** It holds a phrase that must be in the article. */
  readonly wanted: boolean;
  /** Nothing else may stand under it. */
  readonly onlyOwn?: boolean;
  /** Of the one section of an article whose sources have no headings: all that was said on the subject goes under it. */
  readonly template: boolean;
}

/** Fewer words than these are no section. */
export const FEWEST_SECTION_WORDS = 40;
export const FEWEST_WANTED_WORDS = 15;
const SMALL_GROUP_WORDS = 45;
/** One section for so many words, when the caller does not say. */
const WORDS_A_SECTION = 170;
const SAME_HEADING = 0.65;
/** Sections far weaker than the best one are about something else. */
const WEAKEST_SECTION = 0.4;
/** Of one source when there are three or more. */
export const LARGEST_SHARE = 0.4;

interface Candidate {
  readonly heading: string;
  readonly score: number;
  /** It holds a phrase that must be in the article. */
  readonly wanted: boolean;
  readonly terms: TermCounts;
  readonly text: TermCounts;
  readonly runs: Run[];
  words: number;
  readonly group: Group;
}

/**
 * @param selection what the article holds already: no section is planned from it
 * @param spreadSources whether to plan for no more than two fifths from any source
 * @param entries how many short sections to look for, when the caller does not say; null: by the length
 * @returns the sections for the caller's headings, or else for the sources' own headings that fit the subject best
 */
export function chooseSections(
  pool: Pool,
  selection: Selection,
  targetWords: number,
  spreadSources: boolean,
  entries: number | null = null,
): Wish[] {
  const { sections } = pool.task.settings;
  const candidates = candidatesOf(pool, selection);
  if (Array.isArray(sections) && sections.length > 0) {
    const each = Math.round(targetWords / sections.length);
    return sections.map(({ heading, notes, words }) => {
      const asked = words !== undefined && words > 0 ? Math.min(words, targetWords) : each;
      return wishFor(heading, notes ?? '', asked, candidates, pool);
    });
  }
  const count = typeof sections === 'number' ? sections : entries;
  const chosen = chooseCandidates(pool, candidates, targetWords, count, spreadSources);
  if (chosen.length === 0) return [templateWish(pool, targetWords)];
  return chosen.map(({ candidate, words }) => ({
    heading: candidate.heading,
    targetWords: words,
    terms: candidate.terms,
    runs: candidate.runs,
    anyRun: false,
    wanted: candidate.wanted,
    template: false,
  }));
}

/** @returns the sections of an outline made before, with what stands under their headings. */
export function sectionsOfOutline(pool: Pool, outline: Outline): Wish[] {
  const candidates = candidatesOf(pool, null);
  const notes = new Map(
    (Array.isArray(pool.task.settings.sections) ? pool.task.settings.sections : []).map((section) => [
      section.heading,
      section.notes ?? '',
    ]),
  );
  return outline.sections.map((section) =>
    section.heading === fixedHeading('what_sources_say', pool.task.language)
      ? templateWish(pool, section.targetWords)
      : wishFor(section.heading, notes.get(section.heading) ?? '', section.targetWords, candidates, pool),
  );
}

/** For sources without a heading that fits. */
export function templateWish(pool: Pool, targetWords: number): Wish {
  const heading = fixedHeading('what_sources_say', pool.task.language);
  return { heading, targetWords, terms: pool.query, runs: [], anyRun: true, wanted: false, template: true };
}

function wishFor(
  heading: string,
  notes: string,
  targetWords: number,
  candidates: Candidate[],
  pool: Pool,
): Wish {
  const language = primaryLanguage(pool.task.language);
  const terms = countTerms(termsOf(`${heading} ${notes}`, language));
  const own = countTerms(termsOf(heading, language));
  const same = candidates.filter(
    (candidate) => foldText(candidate.heading) === foldText(heading) || sameHeading(own, candidate.terms),
  );
  return {
    heading,
    targetWords,
    terms,
    runs: same.flatMap((candidate) => candidate.runs),
    anyRun: same.length === 0,
    wanted: same.some((candidate) => candidate.wanted),
    template: false,
  };
}

/**
 * The sources' headings, each with all that may stand under it: what follows a heading that says nothing
 * ("Notes"), and small parts of a few lines, fall to the heading above. Headings that mean the same become one.
 */
function candidatesOf(pool: Pool, selection: Selection | null): Candidate[] {
  const language = primaryLanguage(pool.task.language);
  const { forbidden = [] } = pool.task.settings;
  const scored = new Map(pool.groups.map((entry) => [entry.group, entry]));
  // Under the title "Index types" a heading "Index types" would only say it again.
  const title = foldText(titleOf(pool.task.settings.title, pool.task.input, language));
  // A page called "Help" or "timer(5)" says what it is about all the same, and has no other heading for it; but an
  // overview is no entry of a list.
  const opensPage = (group: Group) =>
    group.level === 0 &&
    group.heading !== '' &&
    pool.task.settings.article_type !== 'listicle' &&
    !isTellingHeading(group.heading, language);
  const telling = (group: Group) =>
    (isTellingHeading(group.heading, language) || opensPage(group)) &&
    !selection?.hasAsked(group.heading) &&
    !forbidden.some((phrase) => holdsPhrase(group.heading, phrase));
  // What must be in the article comes first, however little it has of the subject otherwise.
  const phrases = (pool.task.settings.must_include ?? []).map(foldText);
  const holdsWanted = (run: Run) => {
    const text = phrases.length > 0 ? foldText(textOf(run)) : '';
    return phrases.some((phrase) => text.includes(phrase));
  };
  const homes = new Map<Group, Run[]>();
  for (const { source, groups } of pool.sources) {
    if (!mayBeBody(source)) continue;
    for (const group of [...groups].reverse()) {
      const own = group.runs.filter((run) => !selection?.has(run));
      const runs = [...own, ...(homes.get(group) ?? [])];
      homes.delete(group);
      if (runs.length === 0) continue;
      const small = wordCount(runs) < SMALL_GROUP_WORDS;
      const parent = group.parent;
      if (parent && (!telling(group) || small)) homes.set(parent, [...runs, ...(homes.get(parent) ?? [])]);
      else if (telling(group)) homes.set(group, runs);
    }
  }
  const candidates = [...homes]
    .filter(([group]) => telling(group))
    .map(([group, runs]): Candidate => {
      const entry = scored.get(group);
      return {
        heading:
          foldText(group.heading) === title || opensPage(group)
            ? fixedHeading('overview', language)
            : group.heading,
        score: Math.max(entry?.score ?? 0, 0.55 * textScore(runs, pool.textRelevance)),
        wanted: runs.some(holdsWanted),
        terms: entry?.terms ?? new Map(),
        text: countTerms(runs.flatMap((run) => [...run.terms.keys()])),
        runs: runs.sort((a, b) => a.id - b.id),
        words: wordCount(runs),
        group,
      };
    })
    .sort((a, b) => b.score - a.score || (a.runs[0]?.id ?? 0) - (b.runs[0]?.id ?? 0));
  return mergeSame(candidates);
}

function wordCount(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + run.words, 0);
}

function mergeSame(candidates: readonly Candidate[]): Candidate[] {
  const merged: Candidate[] = [];
  for (const candidate of candidates) {
    const twin = merged.find(
      (other) =>
        foldText(other.heading) === foldText(candidate.heading) || sameHeading(other.terms, candidate.terms),
    );
    if (twin) {
      twin.runs.push(...candidate.runs);
      twin.words += candidate.words;
    } else {
      merged.push(candidate);
    }
  }
  return merged;
}

function sameHeading(a: TermCounts, b: TermCounts): boolean {
  const union = new Set([...a.keys(), ...b.keys()]).size;
  const shared = [...a.keys()].filter((term) => b.has(term)).length;
  return union > 0 && shared / union >= SAME_HEADING;
}

function chooseCandidates(
  pool: Pool,
  candidates: readonly Candidate[],
  targetWords: number,
  count: number | null,
  spreadSources: boolean,
): { candidate: Candidate; words: number }[] {
  const best = Math.max(0, ...candidates.map((candidate) => candidate.score));
  if (best === 0) return [];
  const usual = count ?? Math.min(8, Math.max(1, Math.round(targetWords / WORDS_A_SECTION)));
  const most = count ?? usual + 3;
  const share = Math.max(FEWEST_SECTION_WORDS, Math.round(targetWords / usual));
  const chosen: { candidate: Candidate; words: number }[] = [];
  const bySource = new Map<string, number>();
  const limit = spreadSources ? Math.max(LARGEST_SHARE * targetWords, FEWEST_SECTION_WORDS) : Infinity;
  let planned = 0;
  const open = candidates.filter((candidate) => candidate.words >= fewestWords(candidate));
  while (open.length > 0 && chosen.length < most && (chosen.length < usual || planned < targetWords)) {
    const value = (candidate: Candidate) =>
      candidate.score +
      (candidate.wanted ? 1 : 0) -
      0.3 *
        Math.max(0, ...chosen.map((other) => pool.statistics.likeness(other.candidate.text, candidate.text)));
    open.sort((a, b) => value(b) - value(a) || (a.runs[0]?.id ?? 0) - (b.runs[0]?.id ?? 0));
    const next = open.shift();
    if (!next) break;
    if (count === null && !next.wanted && next.score < WEAKEST_SECTION * best) continue;
    const from = next.group.source.id;
    const room = limit - (bySource.get(from) ?? 0);
    const words = Math.floor(Math.min(next.words, share, room));
    if (words < fewestWords(next)) continue;
    chosen.push({ candidate: next, words });
    bySource.set(from, (bySource.get(from) ?? 0) + words);
    planned += words;
  }
  return inReadingOrder(spread(chosen, targetWords - planned, limit, bySource));
}

/** What must be in the article may make a short section; else a heading over a line or two looks lost. */
function fewestWords(candidate: Candidate): number {
  return candidate.wanted ? FEWEST_WANTED_WORDS : FEWEST_SECTION_WORDS;
}

/** Gives what is left of the article's length to the sections whose sources hold more. */
function spread(
  chosen: { candidate: Candidate; words: number }[],
  left: number,
  limit: number,
  bySource: Map<string, number>,
): { candidate: Candidate; words: number }[] {
  let rest = left;
  return chosen.map(({ candidate, words }) => {
    const from = candidate.group.source.id;
    const room = Math.min(candidate.words - words, words, rest, limit - (bySource.get(from) ?? 0));
    const more = Math.max(0, Math.floor(room));
    rest -= more;
    bySource.set(from, (bySource.get(from) ?? 0) + more);
    return { candidate, words: words + more };
  });
}

/** A source's sections stay together and in its own order; the source with the best section comes first. */
function inReadingOrder(
  chosen: { candidate: Candidate; words: number }[],
): { candidate: Candidate; words: number }[] {
  const sources = [
    ...new Set([...chosen].sort((a, b) => b.candidate.score - a.candidate.score).map(sourceOf)),
  ];
  return chosen.sort(
    (a, b) =>
      sources.indexOf(sourceOf(a)) - sources.indexOf(sourceOf(b)) ||
      (a.candidate.runs[0]?.id ?? 0) - (b.candidate.runs[0]?.id ?? 0),
  );
}

function sourceOf({ candidate }: { candidate: Candidate }): string {
  return candidate.group.source.id;
}

/** @returns how many sources have enough on the subject for a section. */
export function ableSources(pool: Pool): number {
  return pool.sources.filter(({ source, groups }) => {
    const runs = groups
      .flatMap((group) => group.runs)
      .filter((run) => (pool.textRelevance.get(run.id) ?? 0) > 0);
    return mayBeBody(source) && wordCount(runs) >= FEWEST_SECTION_WORDS;
  }).length;
}
