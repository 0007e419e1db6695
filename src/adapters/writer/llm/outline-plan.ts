import type { Outline, OutlineSection } from '../../../domain/article/draft.js';
import { fixedHeading } from '../../../domain/article/fixed-headings.js';
import { StageFailure } from '../../../domain/article/stage-failure.js';
import { LONGEST_TITLE, titleOf } from '../../../domain/article/title.js';
import { askedWords } from '../../../domain/brief/settings.js';
import { countCodePoints } from '../../../libs/text/index.js';
import type { WritingProgress, WritingTask } from '../../../ports/article/writer.js';
import { readHeading } from './cited-text.js';
import type { ModelClient, Request } from './provider/model-client.js';
import type { Passage, Passages } from './passages.js';
import { plan, PlanReader, type GivenHeading, type Plan, type PlannedSection } from './plan-reader.js';
import { outlinePrompt } from './prompts.js';
import { SentenceJudge } from './sentence-judge.js';
import { withinTokens } from './provider/tokens.js';

/** Chosen: enough passages to see every topic of the sources; fewer when the tokens are short. */
const PASSAGES_SHOWN = 30;
const FEWEST_SHOWN = 6;
/** Chosen: of the remaining tokens; the plan may need three tries, and the article has to be written too. */
const SHARE_SHOWN = 8;
/** Chosen: the usual length of a section; decides how many there are where the brief does not say. */
const USUAL_SECTION_WORDS = 180;
const FEWEST_SECTION_WORDS = 60;
const LEAD_WORDS = 60;
const SHORTEST_ARTICLE = 150;
/** Chosen: a source that is paraphrased gives at most this share of its length; beyond it a model begins to pad. */
const LARGEST_PART = 0.6;

/** @returns the headings of the brief, in order; null where it has none. */
export function givenHeadings({ settings: { sections } }: WritingTask): GivenHeading[] | null {
  if (!Array.isArray(sections) || sections.length === 0) return null;
  return sections.map(({ heading, notes = '', words = 0 }) => ({
    heading,
    notes: notes === '' ? null : notes,
    words,
  }));
}

/**
 * Has the sections planned. Every section names existing sources; a section without one is left out with a warning.
 *
 * @throws {StageFailure} `no_usable_sources` when neither the model nor a search finds anything on the subject in them
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
  const sections = countOf(task, targetWords);
  const shown = shownFor(task, passages, given, progress);
  const judge = new SentenceJudge(passages, task.language, shown, task.settings.forbidden ?? []);
  const reader = new PlanReader({
    passages,
    judge,
    given,
    mostSections: sections[1],
    language: task.language,
    subject: task.input,
  });
  const prompt = outlinePrompt({ task, passages: shown, headings: given, sections });
  const answer = await client.json(
    { ...request, task: 'outline', prompt },
    plan,
    (value) => reader.faultOf(value),
    (value) => value,
  );
  const planned = reader.sectionsOf(answer);
  const kept = planned.sections.filter(({ sourceIds }) => sourceIds.length > 0);
  warnAbout(planned, kept.length, task, progress);
  if (kept.length === 0) {
    if (!given && reader.isSpokenOf()) {
      throw new StageFailure(
        'provider_bad_output',
        'The language model named no source, though the sources speak of the subject.',
      );
    }
    throw new StageFailure('no_usable_sources', 'The sources hold too little on the subject to write from.');
  }
  return {
    title: titleFrom(answer, task, judge),
    sections: withWords(kept, targetWords),
    targetWords,
  };
}

function warnAbout(
  { sections, replaced }: ReturnType<PlanReader['sectionsOf']>,
  kept: number,
  { settings, language }: WritingTask,
  progress: WritingProgress,
): void {
  for (const { heading } of sections.filter(({ sourceIds }) => sourceIds.length === 0)) {
    progress.warn({
      code: 'section_without_source',
      message: `The sources say too little about “${heading}”, so the section was left out.`,
    });
  }
  if (replaced > 0) {
    progress.warn({
      code: 'heading_replaced',
      message: `${replaced} of the model’s headings can’t be used, so their sections were merged under “${fixedHeading('overview', language)}”.`,
    });
  }
  const asked = settings.sections;
  if (typeof asked === 'number' && kept > 0 && kept < asked) {
    progress.warn({
      code: 'fewer_sections',
      message: `The sources support ${kept === 1 ? 'one section' : `${kept} sections`} instead of ${asked}.`,
    });
  }
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
  const most = Math.max(2, Math.min(12, usual));
  return [Math.max(1, most - 2), most];
}

function shownFor(
  task: WritingTask,
  passages: Passages,
  given: readonly GivenHeading[] | null,
  { models }: WritingProgress,
): Passage[] {
  const subject = [task.input, ...(task.settings.keywords ?? [])].join(' ');
  const each = given ? Math.max(2, Math.floor(PASSAGES_SHOWN / given.length)) : PASSAGES_SHOWN;
  const forHeadings = (given ?? []).flatMap(({ heading, notes }) =>
    passages.find(`${heading} ${notes ?? ''} ${subject}`, each),
  );
  const all = [...new Set([...forHeadings, ...passages.find(subject, each)])].slice(0, PASSAGES_SHOWN);
  const most = models.tokensLeft / SHARE_SHOWN;
  return withinTokens(all, most, FEWEST_SHOWN, ({ heading, text }) => heading + text);
}

function withWords(sections: readonly PlannedSection[], targetWords: number): OutlineSection[] {
  const planned = sections.reduce((sum, { words }) => sum + words, 0);
  const open = sections.filter(({ words }) => words === 0).length;
  const rest = Math.max(0, targetWords - LEAD_WORDS - planned);
  const each = open === 0 ? 0 : Math.max(FEWEST_SECTION_WORDS, Math.floor(rest / open));
  return sections.map(({ heading, words, sourceIds }, index) => ({
    id: `H${index + 1}`,
    heading,
    targetWords: words > 0 ? words : each,
    sourceIds,
  }));
}

/** The brief's title, or the model's where it is sound: short, and allowed as a heading. */
function titleFrom(
  { title }: Plan,
  { settings, input, language }: WritingTask,
  judge: SentenceJudge,
): string {
  const fallback = titleOf(settings.title, input, language);
  const proposed = readHeading(title);
  const isTooLong = countCodePoints(proposed.text) > LONGEST_TITLE;
  if (settings.title || proposed.text === '' || isTooLong || /[[\]<>]/u.test(proposed.text)) return fallback;
  return judge.judgeHeading(proposed, input).faults.length === 0 ? proposed.text : fallback;
}
