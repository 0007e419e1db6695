import type { Warning } from '../../../domain/article/draft.js';
import { fixedHeading } from '../../../domain/article/fixed-headings.js';
import type { BriefSettings } from '../../../domain/brief/settings.js';
import { countTerms, type TermCounts } from '../../../domain/text/relevance.js';
import { compareBy, type Compared, subjectsOf } from './comparison.js';
import { isTellingHeading } from './headings.js';
import { mayBeBody, type Pool, textScore } from './pool.js';
import type { OpenQuestion, Procedure, ReadSource, Run } from './runs.js';
import { FEWEST_SECTION_WORDS, type Wish } from './section-choice.js';
import type { Selection } from './selection.js';

export type Form = NonNullable<BriefSettings['article_type']>;
type Shortfall = Omit<Warning, 'stage'>;

const MOST_OPEN_QUESTIONS = 6;
/** A source with less room than this would say nothing in a digest. */
const FEWEST_SOURCE_WORDS = 35;
const MOST_PROCEDURES = 4;
/** What is said of one thing may be so many times as long as what is said of another. */
const MOST_BESIDE = 2;
const ENTRY_WORDS = 90;
const ENTRIES = { fewest: 3, most: 12 };

export function formOf(settings: BriefSettings): Form {
  return settings.article_type ?? 'article';
}

/** @returns the warning that the sources have not what a form is made of. */
export function formNotAvailable(form: Form, why: string): Shortfall {
  return {
    code: 'form_not_available',
    message: `“article_type”: ${form} could not be followed, so this is written as a plain article: ${why}`,
  };
}

/** How many entries a list of so many words has; the brief's own number goes before. */
export function entryCount(settings: BriefSettings, words: number): number {
  if (typeof settings.sections === 'number') return settings.sections;
  return Math.min(ENTRIES.most, Math.max(ENTRIES.fewest, Math.round(words / ENTRY_WORDS)));
}

/** @returns a wish for each source that has something to say on the subject, the best first. */
export function sourceWishes(pool: Pool, words: number): { source: ReadSource; wish: Wish }[] {
  const able = pool.sources
    .map((source) => ({ source, runs: runsOnSubject(pool, source) }))
    .filter(({ source, runs }) => mayBeBody(source.source) && runs.length > 0)
    .map((entry) => ({ ...entry, score: textScore(entry.runs, pool.textRelevance) }))
    .sort((a, b) => b.score - a.score);
  const chosen = able.slice(0, Math.max(2, Math.floor(words / FEWEST_SOURCE_WORDS)));
  return chosen.map(({ source, runs }) => ({
    source,
    wish: ownWish(source.source.title, Math.floor(words / chosen.length), runs, pool.query),
  }));
}

function runsOnSubject(pool: Pool, { groups }: ReadSource): Run[] {
  const runs = groups.flatMap((group) => group.runs);
  return runs.filter((run) => (pool.relevance.get(run.id) ?? 0) > 0);
}

/** A section of these runs and of no others. */
function ownWish(heading: string, targetWords: number, runs: readonly Run[], terms: TermCounts): Wish {
  return { heading, targetWords, terms, runs, anyRun: false, onlyOwn: true, wanted: false, template: true };
}

/** @returns questions on the subject that the sources leave open, the most relevant first. */
export function openQuestionsOf(pool: Pool, selection: Selection): OpenQuestion[] {
  const worth = ({ group, question }: OpenQuestion) =>
    pool.statistics.coverage(pool.query, question.terms) +
    0.5 * pool.statistics.coverage(pool.query, pool.headings.get(group) ?? new Map());
  const open = pool.sources
    .flatMap((source) => source.openQuestions)
    .filter((question) => mayBeBody(question.source) && worth(question) > 0)
    .sort((a, b) => worth(b) - worth(a));
  const chosen: OpenQuestion[] = [];
  for (const question of open) {
    if (chosen.length >= MOST_OPEN_QUESTIONS) break;
    if (selection.repeatsFragment(question.question)) continue;
    selection.say(question.question);
    chosen.push(question);
  }
  return chosen;
}

/** @returns the procedures of the sources that fit the subject, the best first, as many as there is room for. */
export function proceduresOf(
  pool: Pool,
  selection: Selection,
  words: number,
): { heading: string; procedure: Procedure }[] {
  const heading = ({ group }: Procedure) => pool.headings.get(group) ?? new Map<string, number>();
  const worth = (procedure: Procedure) =>
    pool.statistics.coverage(pool.query, heading(procedure)) +
    0.5 * pool.statistics.coverage(pool.query, procedure.terms);
  const open = pool.sources
    .flatMap((source) => source.procedures)
    .filter((procedure) => mayBeBody(procedure.source) && worth(procedure) > 0)
    .sort((a, b) => worth(b) - worth(a));
  const best = open[0] ? worth(open[0]) : 0;
  const chosen: { heading: string; procedure: Procedure }[] = [];
  let left = words;
  for (const procedure of open) {
    if (chosen.length >= MOST_PROCEDURES || worth(procedure) < 0.5 * best) break;
    const name = headingOver(procedure, pool.language);
    const fits = chosen.length === 0 || procedure.words <= left;
    const isNew = procedure.steps.flat().every((step) => !selection.repeatsFragment(step));
    if (name === null || !fits || !isNew || chosen.some((other) => other.heading === name)) continue;
    for (const step of procedure.steps.flat()) selection.say(step);
    selection.count(procedure.source, procedure.steps.flat().length);
    chosen.push({ heading: name, procedure });
    left -= procedure.words;
  }
  return chosen;
}

function headingOver({ group }: Procedure, language: string): string | null {
  for (let at: typeof group | null = group; at; at = at.parent) {
    if (isTellingHeading(at.heading, language)) return at.heading;
  }
  return null;
}

export interface ComparisonPlan {
  readonly wishes: readonly Wish[];
  readonly comparesNothing: boolean;
}

/** @returns a section for each thing compared and one for what is said of several; null when the sources tell of one. */
export function comparisonWishes(pool: Pool, words: number): ComparisonPlan | null {
  const { forbidden = [] } = pool.task.settings;
  const subjects = subjectsOf(pool).filter(
    ({ name }) => !forbidden.some((phrase) => name.toLowerCase().includes(phrase.toLowerCase())),
  );
  const compared = compareBy(pool, subjects);
  const able = compared.subjects.filter(({ runs }) => wordCount(runs) >= FEWEST_SECTION_WORDS);
  if (able.length < 2) return null;
  const hasBoth = wordCount(compared.together) >= FEWEST_SECTION_WORDS;
  const least = Math.min(...able.map(({ runs }) => wordCount(runs)));
  const each = Math.min(MOST_BESIDE * least, Math.floor(words / (able.length + (hasBoth ? 0.7 : 0))));
  const wishes = able.map(({ subject, runs }) =>
    ownWish(subject.name, Math.min(each, wordCount(runs)), runs, countTerms(subject.terms)),
  );
  if (hasBoth) wishes.push(togetherWish(pool, compared, Math.floor(0.7 * each)));
  return { wishes, comparesNothing: compared.together.length === 0 };
}

function togetherWish(pool: Pool, { together, subjects }: Compared, words: number): Wish {
  const terms = countTerms(subjects.flatMap(({ subject }) => subject.terms));
  return ownWish(
    fixedHeading('compared', pool.language),
    Math.min(words, wordCount(together)),
    together,
    terms,
  );
}

function wordCount(runs: readonly Run[]): number {
  return runs.reduce((sum, run) => sum + run.words, 0);
}
