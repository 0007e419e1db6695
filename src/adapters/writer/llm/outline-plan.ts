import { z } from 'zod';
import type { Outline, OutlineSection } from '../../../domain/article/draft.js';
import { StageFailure } from '../../../domain/article/stage-failure.js';
import { LONGEST_TITLE, titleOf } from '../../../domain/article/title.js';
import { askedWords } from '../../../domain/brief/settings.js';
import { countCodePoints } from '../../../domain/text/code-points.js';
import { isAmong, numbersIn, readingsIn } from '../../../domain/text/numbers.js';
import { foldText, holdsPhrase } from '../../../domain/text/phrases.js';
import type { WritingProgress, WritingTask } from '../../../ports/writer.js';
import type { ModelClient, Request } from './model-client.js';
import type { Passages } from './passages.js';
import { outlinePrompt } from './prompts.js';

const PASSAGES_SHOWN = 30;
/** What a section of an article is long, more or less; decides how many there are where the brief leaves it open. */
const USUAL_SECTION_WORDS = 180;
const FEWEST_SECTION_WORDS = 60;
const LEAD_WORDS = 60;
const SHORTEST_ARTICLE = 150;
/** Told in other words a source gives at most so much of its length; beyond, a model begins to fill up. */
const LARGEST_PART = 0.6;

const plan = z.object({
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), source_ids: z.array(z.string()) })),
});
type Plan = z.infer<typeof plan>;

interface GivenHeading {
  readonly heading: string;
  readonly notes: string | null;
  readonly words: number;
}

/** @returns the headings of the brief, in order; null where it has none of its own. */
export function givenHeadings({ settings: { sections } }: WritingTask): GivenHeading[] | null {
  if (!Array.isArray(sections) || sections.length === 0) return null;
  return sections.map(({ heading, notes = '', words = 0 }) => ({
    heading,
    notes: notes === '' ? null : notes,
    words,
  }));
}

/**
 * Has the sections planned. Every section names sources that there are; one without a source is left out and told.
 *
 * @throws {StageFailure} `no_usable_sources` when the model finds nothing on the subject in the passages
 */
export async function planOutline(
  client: ModelClient,
  request: Omit<Request, 'prompt' | 'task'>,
  task: WritingTask,
  passages: Passages,
  progress: WritingProgress,
): Promise<Outline> {
  const given = givenHeadings(task);
  const targetWords = targetOf(task, passages, progress);
  const prompt = outlinePrompt({
    task,
    passages: shownFor(task, passages, given),
    headings: given,
    sections: countOf(task, targetWords),
  });
  const answer = await client.json({ ...request, task: 'outline', prompt }, plan, (value) =>
    faultOf(value, task, given),
  );
  const wanted = given ? matched(given, answer) : answer.sections.map(withoutWords);
  const known = new Set(passages.sourceIds);
  const planned = wanted.map(({ source_ids: ids, ...section }) => ({
    ...section,
    sourceIds: [...new Set(ids.map(idIn))].filter((id) => known.has(id)),
  }));
  for (const { heading } of planned.filter(({ sourceIds }) => sourceIds.length === 0)) {
    progress.warn({
      code: 'section_without_source',
      message: `The sources say too little about “${heading}”, so the section was left out.`,
    });
  }
  const kept = planned.filter(({ sourceIds }) => sourceIds.length > 0);
  if (kept.length === 0) {
    throw new StageFailure('no_usable_sources', 'The sources hold too little on the subject to write from.');
  }
  return {
    title: titleFrom(answer, task, passages),
    sections: withWords(kept, targetWords),
    targetWords,
  };
}

function targetOf({ settings }: WritingTask, passages: Passages, progress: WritingProgress): number {
  const asked = askedWords(settings);
  const most = Math.max(LARGEST_PART * passages.words, Math.min(SHORTEST_ARTICLE, passages.words));
  if (most >= asked) return asked;
  const target = Math.floor(most);
  progress.warn({
    code: 'short_sources',
    message: `The sources hold ${passages.words} usable words, so the article aims at ${target} words instead of ${asked}; it is never padded.`,
  });
  return target;
}

function countOf({ settings }: WritingTask, targetWords: number): readonly [number, number] {
  if (typeof settings.sections === 'number') return [settings.sections, settings.sections];
  const usual = Math.round((targetWords - LEAD_WORDS) / USUAL_SECTION_WORDS);
  const most = Math.max(1, Math.min(12, usual));
  return [Math.max(1, most - 2), most];
}

function shownFor(task: WritingTask, passages: Passages, given: readonly GivenHeading[] | null) {
  const subject = [task.input, ...(task.settings.keywords ?? [])].join(' ');
  if (!given) return passages.find(subject, PASSAGES_SHOWN);
  const each = Math.max(2, Math.floor(PASSAGES_SHOWN / given.length));
  const forHeadings = given.flatMap(({ heading, notes }) =>
    passages.find(`${heading} ${notes ?? ''} ${subject}`, each),
  );
  return [...new Set([...forHeadings, ...passages.find(subject, each)])].slice(0, PASSAGES_SHOWN);
}

function faultOf(
  value: Plan,
  { settings }: WritingTask,
  given: readonly GivenHeading[] | null,
): string | null {
  if (given) return null;
  const seen = new Set<string>();
  for (const { heading } of value.sections) {
    const folded = foldText(heading);
    if (folded === '' || countCodePoints(heading) > 120) return 'every heading has 1 to 120 characters';
    if (seen.has(folded)) return `two sections are headed "${heading}"`;
    seen.add(folded);
    const word = settings.forbidden?.find((phrase) => holdsPhrase(heading, phrase));
    if (word !== undefined) return `the heading "${heading}" holds the forbidden "${word}"`;
  }
  const count = value.sections.length;
  if (typeof settings.sections === 'number' && count > settings.sections)
    return `there are ${count} sections and not ${settings.sections}`;
  return null;
}

interface Wanted {
  readonly heading: string;
  readonly words: number;
  readonly source_ids: readonly string[];
}

function withoutWords(section: Plan['sections'][number]): Wanted {
  return {
    ...section,
    heading: section.heading
      .replace(/^#+\s*/u, '')
      .replace(/\s+/gu, ' ')
      .trim(),
    words: 0,
  };
}

/** The brief's headings to the letter, whatever the model made of them. */
function matched(given: readonly GivenHeading[], { sections }: Plan): Wanted[] {
  return given.map(({ heading, words }, index) => {
    const same = sections.find((section) => foldText(section.heading) === foldText(heading));
    const inPlace = sections.length === given.length ? sections[index] : undefined;
    return { heading, words, source_ids: (same ?? inPlace)?.source_ids ?? [] };
  });
}

function idIn(text: string): string {
  const number = /\d{1,3}/u.exec(text)?.[0];
  return number === undefined ? text : `S${Number(number)}`;
}

function withWords(
  sections: readonly {
    readonly heading: string;
    readonly words: number;
    readonly sourceIds: readonly string[];
  }[],
  targetWords: number,
): OutlineSection[] {
  const told = sections.reduce((sum, { words }) => sum + words, 0);
  const open = sections.filter(({ words }) => words === 0).length;
  const rest = Math.max(0, targetWords - LEAD_WORDS - told);
  const each = open === 0 ? 0 : Math.max(FEWEST_SECTION_WORDS, Math.floor(rest / open));
  return sections.map(({ heading, words, sourceIds }, index) => ({
    id: `H${index + 1}`,
    heading,
    targetWords: words > 0 ? words : each,
    sourceIds,
  }));
}

/** The brief's title, or the model's where it is sound: short, and without numbers or addresses of its own. */
function titleFrom({ title }: Plan, task: WritingTask, passages: Passages): string {
  const { settings, input, language } = task;
  const fallback = titleOf(settings.title, input, language);
  const proposed = title.replace(/\s+/gu, ' ').trim();
  if (settings.title || proposed === '' || countCodePoints(proposed) > LONGEST_TITLE) return fallback;
  if (/https?:|www\.|[[\]<>]/iu.test(proposed)) return fallback;
  if (settings.forbidden?.some((phrase) => holdsPhrase(proposed, phrase))) return fallback;
  const held = new Set(
    [input, ...passages.all.map(({ text }) => text)].flatMap((text) => [...readingsIn(text, language)]),
  );
  return numbersIn(proposed, language).every((number) => isAmong(number, held)) ? proposed : fallback;
}
