import type { Outline } from '../../domain/article/draft.js';
import {
  countTerms,
  type TermCounts,
  foldText,
  holdsPhrase,
  primaryLanguage,
  termsOf,
  isQuestionHeading,
  isTellingHeading,
} from '../text/index.js';
import { fixedHeading } from '../../domain/article/fixed-headings.js';
import { titleOf } from '../../domain/article/title.js';
import { headingTerms, sameHeading } from './reading/heading-terms.js';
import { FEWEST_ENTRIES, isListed, listPageOf } from './reading/list-page.js';
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
  /** Its runs were sorted by what they are about, so they need not name it. */
  readonly sorted?: boolean;
  /** Goes in before anything is weighed: what says what the thing is. */
  readonly first?: Run | null;
  /** Words that it must come to; when left out, what a section must. */
  readonly fewest?: number;
  /** Of the one section of an article whose sources have no headings: all that was said on the subject goes under it. */
  readonly template: boolean;
}

/** Fewer words than these are no section. */
export const FEWEST_SECTION_WORDS = 40;
export const FEWEST_WANTED_WORDS = 15;
const SMALL_GROUP_WORDS = 45;
/** An entry of a list may be as short as this where its neighbours are entries too. */
const FEWEST_ENTRY_WORDS = 15;
const MOST_ENTRIES = 12;
/** The entries of a page that is the list asked for go before all that only could be one. */
const LISTED = 1;
/** One section for so many words, when the caller does not say. */
const WORDS_A_SECTION = 170;
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
  /** All its words save the smallest, to be compared with other headings. */
  readonly saying: TermCounts;
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
  const candidates = candidatesOf(pool, selection, entries !== null);
  if (Array.isArray(sections) && sections.length > 0) {
    const each = Math.round(targetWords / sections.length);
    return sections.map(({ heading, notes, words }) => {
      const asked = words !== undefined && words > 0 ? Math.min(words, targetWords) : each;
      return wishFor(heading, notes ?? '', asked, candidates, pool);
    });
  }
  const chosen = chooseCandidates(pool, candidates, targetWords, spreadSources, {
    count: typeof sections === 'number' ? sections : null,
    entries,
  });
  if (chosen.length === 0) return [templateWish(pool, targetWords)];
  return chosen.map(({ candidate, words }) => ({
    heading: candidate.heading,
    targetWords: words,
    terms: candidate.terms,
    runs: candidate.runs,
    anyRun: false,
    wanted: candidate.wanted,
    template: false,
    // An entry says what its heading says, or it is no entry.
    ...(entries === null
      ? {}
      : { onlyOwn: true, sorted: true, first: candidate.runs[0] ?? null, fewest: FEWEST_ENTRY_WORDS }),
  }));
}

/** @returns the sections of an outline made before, with what stands under their headings. */
export function sectionsOfOutline(pool: Pool, outline: Outline): Wish[] {
  const candidates = candidatesOf(pool, null, false);
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
  const own = headingTerms(heading, language);
  const same = candidates.filter(
    (candidate) => foldText(candidate.heading) === foldText(heading) || sameHeading(own, candidate.saying),
  );
  return {
    heading,
    targetWords,
    terms,
    runs: same.flatMap((candidate) => candidate.runs),
    anyRun: same.length === 0,
    wanted: same.some((candidate) => candidate.wanted),
    template: false,
    // Who asks for a heading and gives a page that has it wants what stands there, be it little.
    ...(same.length > 0 ? { fewest: FEWEST_WANTED_WORDS } : {}),
  };
}

/**
 * The sources' headings, each with all that may stand under it: what follows a heading that says nothing
 * ("Notes"), and small parts of a few lines, fall to the heading above; an answer never does, for without its question
 * it answers nothing. Headings that mean the same become one.
 *
 * @param asEntries whether they are to be entries of a list, where short parts that stand in a row stay apart
 */
function candidatesOf(pool: Pool, selection: Selection | null, asEntries: boolean): Candidate[] {
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
    const isEntry = isListed(groups);
    for (const group of [...groups].reverse()) {
      const own = group.runs.filter((run) => !selection?.has(run));
      const runs = [...own, ...(homes.get(group) ?? [])];
      homes.delete(group);
      if (runs.length === 0) continue;
      const stays = asEntries && isEntry(group) && wordCount(runs) >= FEWEST_ENTRY_WORDS;
      const small = wordCount(runs) < SMALL_GROUP_WORDS && !stays;
      const parent = group.parent;
      if (isQuestionHeading(group.heading) || selection?.hasAsked(group.heading)) homes.set(group, runs);
      else if (parent && (!telling(group) || small))
        homes.set(parent, [...runs, ...(homes.get(parent) ?? [])]);
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
        saying: headingTerms(group.heading, language),
        text: countTerms(runs.flatMap((run) => [...run.terms.keys()])),
        runs: runs.sort((a, b) => a.id - b.id),
        words: wordCount(runs),
        group,
      };
    })
    .sort((a, b) => b.score - a.score || (a.runs[0]?.id ?? 0) - (b.runs[0]?.id ?? 0));
  return mergeSame(asEntries ? withoutPagesOfEntries(candidates) : candidates);
}

/** What stands under the title of a page that is a list itself is its beginning and no entry. */
function withoutPagesOfEntries(candidates: readonly Candidate[]): Candidate[] {
  const entries = new Map<string, number>();
  for (const { group } of candidates) {
    if (group.level > 0) entries.set(group.source.id, (entries.get(group.source.id) ?? 0) + 1);
  }
  return candidates.filter(
    ({ group }) => group.level > 0 || (entries.get(group.source.id) ?? 0) < FEWEST_ENTRIES,
  );
}

function wordCount(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + run.words, 0);
}

function mergeSame(candidates: readonly Candidate[]): Candidate[] {
  const merged: Candidate[] = [];
  for (const candidate of candidates) {
    const twin = merged.find(
      (other) =>
        foldText(other.heading) === foldText(candidate.heading) ||
        sameHeading(other.saying, candidate.saying),
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

function chooseCandidates(
  pool: Pool,
  candidates: readonly Candidate[],
  targetWords: number,
  spreadSources: boolean,
  { count, entries }: { readonly count: number | null; readonly entries: number | null },
): { candidate: Candidate; words: number }[] {
  const best = Math.max(0, ...candidates.map((candidate) => candidate.score));
  if (best === 0) return [];
  const byLength = Math.min(8, Math.max(1, Math.round(targetWords / WORDS_A_SECTION)));
  const usual = count ?? entries ?? byLength;
  const most = count ?? (entries === null ? usual + 3 : MOST_ENTRIES);
  const share = Math.max(FEWEST_SECTION_WORDS, Math.round(targetWords / usual));
  const list = entries === null ? null : listPageOf(pool);
  const isOfList = ({ group }: Candidate) => list !== null && group.source === list.source && group.level > 0;
  const fewest = (candidate: Candidate) => (entries === null ? fewestWords(candidate) : FEWEST_ENTRY_WORDS);
  const chosen: { candidate: Candidate; words: number }[] = [];
  const bySource = new Map<string, number>();
  const limit = spreadSources ? Math.max(LARGEST_SHARE * targetWords, FEWEST_SECTION_WORDS) : Infinity;
  let planned = 0;
  const open = candidates.filter((candidate) => candidate.words >= fewest(candidate));
  while (open.length > 0 && chosen.length < most && (chosen.length < usual || planned < targetWords)) {
    const value = (candidate: Candidate) =>
      candidate.score +
      (candidate.wanted ? 1 : 0) +
      (isOfList(candidate) ? LISTED : 0) -
      0.3 *
        Math.max(0, ...chosen.map((other) => pool.statistics.likeness(other.candidate.text, candidate.text)));
    open.sort((a, b) => value(b) - value(a) || (a.runs[0]?.id ?? 0) - (b.runs[0]?.id ?? 0));
    const next = open.shift();
    if (!next) break;
    const enough = entries === null || chosen.length >= FEWEST_ENTRIES;
    if (count === null && enough && !next.wanted && !isOfList(next) && next.score < WEAKEST_SECTION * best)
      continue;
    const from = next.group.source.id;
    const room = limit - (bySource.get(from) ?? 0);
    const words = Math.floor(Math.min(next.words, share, room));
    if (words < fewest(next)) continue;
    chosen.push({ candidate: next, words });
    bySource.set(from, (bySource.get(from) ?? 0) + words);
    planned += words;
  }
  const ordered = inReadingOrder(spread(chosen, targetWords - planned, limit, bySource));
  // The list that was asked for comes before what others add to it.
  return ordered.sort((a, b) => Number(isOfList(b.candidate)) - Number(isOfList(a.candidate)));
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
