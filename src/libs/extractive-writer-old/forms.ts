import type { Warning } from '../../domain/article/draft.js';
import { fixedHeading } from '../../domain/article/fixed-headings.js';
import type { ArticleForm, BriefSettings } from '../../domain/brief/settings.js';
import { countTerms, type TermCounts, foldText, termsOf, isTellingHeading } from '../text/index.js';
import { compareBy, type Compared, type Subject, subjectsOf } from './comparison.js';
import { mayBeBody, type Pool, textScore } from './pool.js';
import type { OpenQuestion, Procedure, ReadSource, Run } from './runs.js';
import { FEWEST_SECTION_WORDS, FEWEST_WANTED_WORDS, type Wish } from './section-choice.js';
import type { Selection } from './selection.js';

type Shortfall = Omit<Warning, 'stage'>;

const MOST_OPEN_QUESTIONS = 6;
/** A source with less room than this would say nothing in a digest. */
const FEWEST_SOURCE_WORDS = 35;
const MOST_PROCEDURES = 4;
/** What is said of one thing may be so many times as long as what is said of another. */
const MOST_BESIDE = 2;
/** From so many words on what compares two things can spare a lead. */
const MUCH_TOGETHER = 250;
/** One thing may have so much of the room of a section that compares it with another. */
const MOST_ALONE = 0.4;
/** "The " and its like may stand before a name. */
const LONGEST_ARTICLE = 4;
/** Of what is asked, what stands over steps must name a quarter at least: of "test a package before uploading it" more than "package". */
const FITS = 0.25;
/** What may stand over numbered steps under their heading. */
const BEFORE_STEPS = 60;
const ENTRY_WORDS = 90;
const ENTRIES = { fewest: 3, most: 12 };

export function formOf(settings: BriefSettings): ArticleForm {
  return settings.article_type ?? 'article';
}

/** @returns the warning that the sources have not what a form is made of. */
export function formNotAvailable(form: ArticleForm, why: string): Shortfall {
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
    wish: ownWish(
      source.groups[0]?.heading ?? source.source.title,
      Math.floor(words / chosen.length),
      runs,
      pool.query,
    ),
  }));
}

function runsOnSubject(pool: Pool, { groups }: ReadSource): Run[] {
  const runs = groups.flatMap((group) => group.runs);
  return runs.filter((run) => run.source.kind === 'note' || (pool.relevance.get(run.id) ?? 0) > 0);
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

/** A numbered list of the sources, and the heading that it is to stand under. */
export interface ChosenProcedure {
  readonly heading: string;
  readonly procedure: Procedure;
}

/** @returns the procedures of the sources that fit the subject, the best first, as many as there is room for. */
export function proceduresOf(pool: Pool, selection: Selection, words: number): ChosenProcedure[] {
  // What steps are for is said over them; that a step names the thing in passing is no reason to print them.
  const told = new Map<Procedure, TermCounts>();
  const worth = (procedure: Procedure) =>
    pool.statistics.coverage(pool.query, told.get(procedure) ?? new Map()) +
    0.5 * pool.statistics.coverage(pool.query, procedure.terms);
  for (const procedure of pool.sources.flatMap((source) => source.procedures))
    told.set(procedure, purposeOf(pool, procedure));
  const open = pool.sources
    .flatMap((source) => source.procedures)
    .filter((procedure) => mayBeBody(procedure.source))
    .filter((procedure) => pool.statistics.coverage(pool.query, told.get(procedure) ?? new Map()) >= FITS)
    .sort((a, b) => worth(b) - worth(a));
  const best = open[0] ? worth(open[0]) : 0;
  const chosen: ChosenProcedure[] = [];
  let left = words;
  for (const procedure of open) {
    if (chosen.length >= MOST_PROCEDURES || worth(procedure) < 0.5 * best) break;
    const name = headingOver(procedure, pool.language);
    const fits = chosen.length === 0 || procedure.words <= left;
    const isNew = procedure.steps.flat().every((step) => !selection.repeatsFragment(step));
    if (name === null || !fits || !isNew || chosen.some((other) => other.heading === name)) continue;
    for (const step of [...procedure.lead, ...procedure.steps.flat()]) selection.say(step);
    selection.count(procedure.source, procedure.lead.length + procedure.steps.flat().length);
    chosen.push({ heading: name, procedure });
    left -= procedure.words;
  }
  return chosen;
}

/** What stands over the steps: the sentences that lead into them, and their heading. */
function purposeOf(pool: Pool, { group, lead }: Procedure): TermCounts {
  const heading = [...(pool.headings.get(group)?.keys() ?? [])];
  const over = isTellingHeading(group.heading, pool.language)
    ? heading
    : [...(pool.headings.get(group.parent ?? group)?.keys() ?? [])];
  return countTerms([...over, ...lead.flatMap(({ terms }) => [...terms.keys()])]);
}

/** @returns words of the brief that the sources know and the chosen steps never name, as the brief writes them. */
export function wordsWithoutSteps(pool: Pool, chosen: readonly ChosenProcedure[]): string[] {
  const named = new Set(
    chosen.flatMap(({ heading, procedure }) => [
      ...termsOf(heading, pool.language),
      ...purposeOf(pool, procedure).keys(),
      ...procedure.terms.keys(),
    ]),
  );
  const words = pool.task.input.match(/[\p{L}\p{M}\p{Nd}-]+/gu) ?? [];
  return [...new Set(words)].filter((word) => {
    const terms = termsOf(word, pool.language);
    return (
      terms.length > 0 &&
      terms.every((term) => pool.query.has(term) && pool.statistics.knows(term) && !named.has(term))
    );
  });
}

/** @returns what stands before the steps under their heading: what they are for, and what to mind. */
export function proseBefore(pool: Pool, { heading, procedure }: ChosenProcedure): Wish | null {
  const runs = procedure.group.runs.filter(
    ({ block }) => block < procedure.block - (procedure.lead.length > 0 ? 1 : 0),
  );
  return runs.length === 0
    ? null
    : ownWish(
        heading,
        Math.min(BEFORE_STEPS, wordCount(runs)),
        runs,
        countTerms(termsOf(heading, pool.language)),
      );
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
  /** What may open the article: it belongs to none of the things alone. */
  readonly openings: ReadonlySet<Run>;
  /** The names of all that is to be compared, in the order of the brief. */
  readonly names: readonly string[];
}

/** @returns a section for each thing compared and one for what is said of several; a sentence when that can't be. */
export function comparisonWishes(pool: Pool, words: number): ComparisonPlan | string {
  const { forbidden = [] } = pool.task.settings;
  const subjects = subjectsOf(pool).filter(
    ({ name }) => !forbidden.some((phrase) => name.toLowerCase().includes(phrase.toLowerCase())),
  );
  if (subjects.length < 2) return 'name two things that the sources tell of, such as “tin or copper”.';
  const compared = compareBy(pool, subjects);
  const able = compared.subjects.filter(({ runs }) => wordCount(runs) >= FEWEST_SECTION_WORDS);
  const named = compared.subjects.filter(({ runs }) => wordCount(runs) >= FEWEST_WANTED_WORDS);
  const both = wordCount(compared.together);
  const rest = {
    comparesNothing: both === 0,
    openings: openingsOf(compared),
    names: subjects.map(({ name }) => name),
  };
  if (able.length < 2) {
    if (both < FEWEST_SECTION_WORDS) return whyNot(compared);
    // A page that compares well says little of either thing alone.
    const side = Math.min(both, words);
    const left = Math.min(words - side, Math.floor(MOST_ALONE * side));
    const alone = left < FEWEST_SECTION_WORDS ? [] : able.map((entry) => subjectWish(pool, entry, left));
    return { wishes: [togetherWish(pool, compared, side), ...alone], ...rest };
  }
  const hasBoth = both >= FEWEST_SECTION_WORDS;
  const least = Math.min(...able.map(({ runs }) => wordCount(runs)));
  const each = Math.min(MOST_BESIDE * least, Math.floor(words / (named.length + (hasBoth ? 0.7 : 0))));
  const wishes = named.map((entry) => subjectWish(pool, entry, each));
  if (!hasBoth) return { wishes, ...rest };
  // Where little is said of each alone, what compares them may have the room.
  const side = Math.max(Math.floor(0.7 * each), words - named.length * each);
  return { wishes: [...wishes, togetherWish(pool, compared, side)], ...rest };
}

/** Where little is said of both, all of it is wanted for the section that compares them. */
function openingsOf({ together, around }: Compared): Set<Run> {
  return new Set([...around, ...(wordCount(together) >= MUCH_TOGETHER ? together : [])]);
}

function whyNot({ subjects, together }: Compared): string {
  const silent = subjects.filter(({ runs }) => runs.length === 0).map(({ subject }) => `“${subject.name}”`);
  return silent.length > 0 && together.length === 0
    ? `the sources say nothing of ${silent.join(' and ')} that could stand in a section.`
    : 'the sources say too little of the things by themselves and of both at once.';
}

function subjectWish(pool: Pool, { subject, runs }: Compared['subjects'][number], words: number): Wish {
  const wish = ownWish(subject.name, Math.min(words, wordCount(runs)), runs, countTerms(subject.terms));
  return { ...wish, sorted: true, first: introductionOf(subject, runs) };
}

/** What a thing is comes before what it does: the first sentence of a page that begins with its name. */
function introductionOf({ name }: Subject, runs: readonly Run[]): Run | null {
  const folded = foldText(name);
  const opens = ({ text, needsNothing }: Run['sentences'][number]) => {
    const at = foldText(text).indexOf(folded);
    return needsNothing && at >= 0 && at <= LONGEST_ARTICLE;
  };
  return runs.find(({ sentences: [first] }) => first && opens(first)) ?? null;
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
