import type { WritingTask } from '../../ports/writer.js';
import type { Source } from '../../domain/research/source.js';
import {
  countTerms,
  type TermCounts,
  TermStatistics,
  sameLanguage,
  primaryLanguage,
  termsOf,
  rankTexts,
  cleanTitle,
} from '../text/index.js';
import { queryOf } from './query.js';
import { type Group, type Question, type ReadSource, type Run } from './runs.js';
import { SourceReader } from './reading/source-reader.js';

/** How many runs the walk of TextRank goes over; its time grows with the square. */
const MOST_RANKED = 500;
/** A heading says what its paragraphs are about, so its words count again; the page's title a little. */
const HEADING_SHARE = 0.5;
const TITLE_SHARE = 0.25;
const WEIGHTS = { relevance: 0.55, rank: 0.25, place: 0.2 };
/** What a box's text keeps of its worth: it is seldom what the section is about. */
const ASIDE_SHARE = 0.6;
const RECENCY_SHARE = 0.3;
const WEEK = 7 * 24 * 60 * 60 * 1000;
/** How far a seed can move a score: enough to choose otherwise between equals, too little to make the choice worse. */
const SEED_SHARE = 0.02;

export interface ScoredGroup {
  readonly group: Group;
  readonly score: number;
  readonly words: number;
  readonly terms: TermCounts;
}

/** All that may be printed from a task's sources, and what each piece is worth for it. */
export interface Pool {
  readonly task: WritingTask;
  /** Primary subtag. */
  readonly language: string;
  readonly query: TermCounts;
  readonly statistics: TermStatistics;
  readonly sources: readonly ReadSource[];
  readonly runs: readonly Run[];
  readonly byId: ReadonlyMap<number, Run>;
  readonly questions: readonly Question[];
  /** 0 to 1, for this article; by run id. */
  readonly scores: ReadonlyMap<number, number>;
  /** BM25 of run, heading and title for the query, the best 1; 0 when they share no word with it. By run id. */
  readonly relevance: ReadonlyMap<number, number>;
  /** As `relevance`, of the run's own words alone. By run id. */
  readonly textRelevance: ReadonlyMap<number, number>;
  /** Terms of the run, its heading and its page's title. */
  readonly contexts: ReadonlyMap<number, TermCounts>;
  readonly groups: readonly ScoredGroup[];
  /** Terms of each group's heading. */
  readonly headings: ReadonlyMap<Group, TermCounts>;
  /** Words of the printable sentences of all sources that touch the subject and may be body text. */
  readonly usableWords: number;
  /** Sources that were left out, being in another language. */
  readonly foreign: readonly Source[];
}

/** @param pause called after each source, so that a long reading can be stopped and never holds up the process. */
export async function poolOf(task: WritingTask, pause: (fraction: number) => Promise<void>): Promise<Pool> {
  const primary = primaryLanguage(task.language);
  const foreign = task.sources.filter(
    (source) => source.language !== null && !sameLanguage(source.language, task.language),
  );
  const kept = task.sources.filter((source) => !foreign.includes(source));
  const titles = kept.map((source) => source.title);
  let firstId = 0;
  const sources: ReadSource[] = [];
  for (const [index, source] of kept.entries()) {
    // Notes have no title of their own; `Notes` over a section would say nothing.
    const title = source.kind === 'note' ? '' : cleanTitle(source.title, source.site, titles);
    const read = new SourceReader(source, title, primary, task.settings.forbidden ?? [], firstId).read();
    firstId += read.groups.reduce((sum, group) => sum + group.runs.length, 0) + read.questions.length;
    sources.push(read);
    await pause((index + 1) / kept.length);
  }
  const runs = sources.flatMap((read) => read.groups.flatMap((group) => group.runs));
  const statistics = new TermStatistics(runs.map((run) => run.terms));
  const query = queryOf(task.input, task.settings, primary, statistics);
  const headings = termsByGroup(sources, primary);
  const contexts = new Map(runs.map((run) => [run.id, contextOf(run, headings)]));
  const textRelevance = textRelevanceOf(runs, query, statistics);
  const relevance = relevanceOf(runs, textRelevance, headings, query, statistics);
  const scores = scoresOf(runs, relevance, statistics, task);
  return {
    task,
    language: primary,
    query,
    statistics,
    sources,
    runs,
    byId: new Map(runs.map((run) => [run.id, run])),
    questions: sources.flatMap((read) => read.questions),
    scores,
    relevance,
    textRelevance,
    contexts,
    headings,
    groups: groupScores(sources, headings, query, statistics, textRelevance),
    usableWords: usableWordsOf(sources, relevance, task.settings.article_type === 'how_to'),
    foreign,
  };
}

/** Strangers' words are quoted and never made body text. */
export function mayBeBody(source: Source): boolean {
  return source.rights !== 'third_party';
}

/** A caller's own notes and texts are on the subject, whether they name it or not. */
export function isHandedOver(source: Source): boolean {
  return source.kind === 'note' || source.kind === 'given_text';
}

/** Somebody picked it for this article, so it may well be on the subject without naming all of it. */
export function isChosen(source: Source): boolean {
  return isHandedOver(source) || source.kind === 'given_url';
}

function termsByGroup(sources: readonly ReadSource[], language: string): Map<Group, TermCounts> {
  const terms = new Map<Group, TermCounts>();
  for (const { groups } of sources) {
    for (const group of groups) terms.set(group, countTerms(termsOf(group.heading, language)));
  }
  return terms;
}

function titleGroup(group: Group): Group {
  let at = group;
  while (at.parent) at = at.parent;
  return at;
}

function contextOf(run: Run, headings: ReadonlyMap<Group, TermCounts>): TermCounts {
  const counts = new Map(run.terms);
  for (const group of new Set([run.group, run.group.parent ?? run.group, titleGroup(run.group)])) {
    for (const [term, count] of headings.get(group) ?? []) counts.set(term, (counts.get(term) ?? 0) + count);
  }
  return counts;
}

function textRelevanceOf(
  runs: readonly Run[],
  query: TermCounts,
  statistics: TermStatistics,
): Map<number, number> {
  const raw = runs.map((run) => statistics.score(query, run.terms));
  const best = largestOf(raw);
  return new Map(runs.map((run, index) => [run.id, query.size === 0 ? 1 : (raw[index] ?? 0) / best]));
}

function relevanceOf(
  runs: readonly Run[],
  textRelevance: ReadonlyMap<number, number>,
  headings: ReadonlyMap<Group, TermCounts>,
  query: TermCounts,
  statistics: TermStatistics,
): Map<number, number> {
  if (query.size === 0) return new Map(runs.map((run) => [run.id, 1]));
  const sums = runs.map((run) => {
    const heading = coverageOf(run.group, headings, query, statistics);
    const title = coverageOf(titleGroup(run.group), headings, query, statistics);
    return (textRelevance.get(run.id) ?? 0) + HEADING_SHARE * heading + TITLE_SHARE * title;
  });
  const most = largestOf(sums);
  return new Map(runs.map((run, index) => [run.id, (sums[index] ?? 0) / most]));
}

function coverageOf(
  group: Group,
  headings: ReadonlyMap<Group, TermCounts>,
  query: TermCounts,
  statistics: TermStatistics,
): number {
  return statistics.coverage(query, headings.get(group) ?? new Map());
}

function scoresOf(
  runs: readonly Run[],
  relevance: ReadonlyMap<number, number>,
  statistics: TermStatistics,
  task: WritingTask,
): Map<number, number> {
  const about = (run: Run) => relevance.get(run.id) ?? 0;
  const ranked = [...runs].sort((a, b) => about(b) - about(a) || a.id - b.id).slice(0, MOST_RANKED);
  const ranks = rankTexts(
    ranked.map((run) => run.terms),
    ranked.map(about),
    statistics,
  );
  const rankById = new Map(ranked.map((run, index) => [run.id, ranks[index] ?? 0]));
  const wanted = (task.settings.must_include ?? []).map((phrase) => phrase.toLowerCase());
  const recency = recencyOf(runs, task);
  const places = new Map<Run, number>();
  for (const group of new Set(runs.map((run) => run.group))) {
    for (const [index, run] of group.runs.entries()) places.set(run, index);
  }
  return new Map(
    runs.map((run) => {
      const place = 1 / (1 + (places.get(run) ?? 0));
      const aside = run.aside ? ASIDE_SHARE : 1;
      const mustInclude = wanted.some((phrase) => textOf(run).toLowerCase().includes(phrase)) ? 0.3 : 0;
      const score =
        WEIGHTS.relevance * about(run) +
        WEIGHTS.rank * (rankById.get(run.id) ?? 0) +
        WEIGHTS.place * place +
        RECENCY_SHARE * recency(run.source) +
        mustInclude;
      return [run.id, aside * score * (1 + SEED_SHARE * (fractionOf(task.seed, run.id) - 0.5))];
    }),
  );
}

/**
 * News are new: each week that a page is older than the newest halves what its date is worth. By the pages' own dates
 * and not by the clock, for the same sources give the same article on any day. Other forms don't look at dates.
 */
function recencyOf(runs: readonly Run[], task: WritingTask): (source: Source) => number {
  if (task.settings.article_type !== 'news_brief') return () => 0;
  const dates = new Map(runs.map(({ source }) => [source, Date.parse(source.publishedAt ?? '')]));
  const newest = largestOf([...dates.values()].filter((date) => !Number.isNaN(date)));
  return (source) => {
    const date = dates.get(source) ?? NaN;
    return Number.isNaN(date) ? 0 : 0.5 ** ((newest - date) / WEEK);
  };
}

/** @returns all that a run says, items too. */
export function textOf(run: Run): string {
  return [...run.sentences, ...run.items.flat()].map((fragment) => fragment.text).join(' ');
}

/** A number from 0 to 1 made of two, the same on every machine (the last steps of MurmurHash3). */
function fractionOf(seed: number, id: number): number {
  let mixed = Math.imul(seed ^ Math.imul(id + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

function groupScores(
  sources: readonly ReadSource[],
  headings: ReadonlyMap<Group, TermCounts>,
  query: TermCounts,
  statistics: TermStatistics,
  textRelevance: ReadonlyMap<number, number>,
): ScoredGroup[] {
  const scored = sources.flatMap(({ groups }) =>
    groups.map((group) => {
      const terms = headings.get(group) ?? new Map<string, number>();
      const words = group.runs.reduce((sum, run) => sum + run.words, 0);
      const heading = statistics.coverage(query, terms);
      const title = coverageOf(titleGroup(group), headings, query, statistics);
      const text = textScore(group.runs, textRelevance);
      return { group, terms, words, score: 0.35 * heading + 0.1 * title + 0.55 * text };
    }),
  );
  return scored.sort((a, b) => b.score - a.score);
}

/** Half of it is the best of a group, half its mean: one happy sentence doesn't make a section. */
export function textScore(runs: readonly Run[], textRelevance: ReadonlyMap<number, number>): number {
  const worth = runs.map((run) => textRelevance.get(run.id) ?? 0);
  const [first = 0, second = 0] = [...worth].sort((a, b) => b - a);
  const words = runs.reduce((sum, run) => sum + run.words, 0);
  const mean =
    runs.reduce((sum, run, index) => sum + run.words * (worth[index] ?? 0), 0) / Math.max(1, words);
  return 0.5 * ((first + second) / 2) + 0.5 * mean;
}

/** A page that says nothing on the subject at all adds nothing to what may be drawn from. */
function usableWordsOf(
  sources: readonly ReadSource[],
  relevance: ReadonlyMap<number, number>,
  withSteps: boolean,
): number {
  return sources
    .filter(({ source }) => mayBeBody(source))
    .filter(({ groups }) =>
      groups.some((group) => group.runs.some((run) => (relevance.get(run.id) ?? 0) > 0)),
    )
    .reduce((sum, read) => sum + read.usableWords + (withSteps ? stepWords(read) : 0), 0);
}

/** Steps stand in no run, save where a sentence leads into them, and only a how-to prints them. */
function stepWords({ groups, procedures }: ReadSource): number {
  const inLists = new Set(
    groups.flatMap(({ runs }) =>
      runs.filter(({ ordered }) => ordered).flatMap(({ items }) => items[0]?.[0]?.start ?? []),
    ),
  );
  return procedures
    .filter(({ steps }) => !inLists.has(steps[0]?.[0]?.start ?? -1))
    .reduce((sum, { words }) => sum + words, 0);
}

/** Never 0, to divide by. A loop, for there may be more runs than a call takes arguments. */
function largestOf(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 1e-9);
}
