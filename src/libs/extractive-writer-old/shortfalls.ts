import type { Draft, Outline, Warning } from '../../domain/article/draft.js';
import { askedWords, type BriefSettings } from '../../domain/brief/settings.js';
import { foldText, countWords } from '../text/index.js';
import type { Source } from '../../domain/research/source.js';
import { targetOf } from './composition-target.js';
import { formOf } from './forms.js';
import { mayBeBody, type Pool } from './pool.js';

/** From this share of the words asked for on, an article is as long as it should be. */
const NEARLY = 0.9;

type Shortfall = Omit<Warning, 'stage'>;

/** What each of these would ask for, and why the engine can't do it: it uses the sources' sentences as they are. */
const NOT_APPLIED: readonly {
  field: keyof BriefSettings;
  asksForMore: (settings: BriefSettings) => boolean;
}[] = [
  { field: 'tone', asksForMore: ({ tone }) => tone !== undefined && tone.toLowerCase() !== 'informative' },
  { field: 'audience', asksForMore: ({ audience }) => audience !== undefined },
  { field: 'point_of_view', asksForMore: (settings) => (settings.point_of_view ?? 'third') !== 'third' },
  {
    field: 'reading_level',
    asksForMore: (settings) => !['any', 'general'].includes(settings.reading_level ?? 'any'),
  },
  { field: 'instructions', asksForMore: ({ instructions }) => (instructions ?? '').trim() !== '' },
];

/** @returns a warning for each setting that the extractive engine can't follow. */
export function settingsNotApplied(settings: BriefSettings): Shortfall[] {
  return NOT_APPLIED.filter(({ asksForMore }) => asksForMore(settings)).map(({ field }) => ({
    code: 'setting_not_applied',
    message: `“${field}” was not applied: the extractive engine prints the sources’ own sentences unchanged.`,
  }));
}

/** @returns warnings about what the sources do not give. */
export function sourceShortfalls(pool: Pool, outline: Outline, draft: Draft): Shortfall[] {
  const asked = askedWords(pool.task.settings);
  const form = formOf(pool.task.settings);
  const shortfalls: Shortfall[] = [];
  const quotationsOnly = pool.sources.length > 0 && pool.sources.every(({ source }) => !mayBeBody(source));
  if (outline.targetWords < asked && !quotationsOnly) {
    shortfalls.push({
      code: 'short_sources',
      message:
        (outline.targetWords < targetOf(pool, null)
          ? `The sources hold too little of what the form “${form}” is made of, `
          : `The sources hold ${pool.usableWords} usable words, `) +
        `so the article aims at ${outline.targetWords} words instead of ${asked}; it is never padded.`,
    });
  }
  const written = wordsOf(draft, outline, pool.language);
  if (outline.targetWords >= asked && written < NEARLY * asked && !quotationsOnly) {
    shortfalls.push({
      code: 'short_sources',
      message: `The sources gave ${written} words on the subject instead of ${asked}; the article is never padded.`,
    });
  }
  if (pool.foreign.length > 0) {
    const names = pool.foreign.map((source: Source) => source.id).join(', ');
    shortfalls.push({
      code: 'source_language_differs',
      message: `Not used, being in another language than the article: ${names}.`,
    });
  }
  if (quotationsOnly) {
    shortfalls.push({
      code: 'quotations_only',
      message:
        'Every source is a stranger’s page, which may only be quoted, so the article is a list of quotations.',
    });
  }
  return shortfalls;
}

/** @returns the words of an article without its extras, which come on top. */
function wordsOf(draft: Draft, outline: Outline, language: string): number {
  const planned = new Set(outline.sections.map(({ heading }) => heading));
  const blocks = draft.sections
    .filter(({ heading }) => planned.has(heading))
    .flatMap((section) => section.blocks);
  return [...draft.lead, ...blocks]
    .flatMap(({ sentences }) => sentences)
    .reduce((sum, { text }) => sum + countWords(text, language), 0);
}

/** @returns a warning for each phrase that must be in the article and is in none of its sentences. */
export function missingPhrases(settings: BriefSettings, draft: Draft): Shortfall[] {
  const blocks = [...draft.lead, ...draft.sections.flatMap((section) => section.blocks)];
  const headings = draft.sections.map((section) => section.heading);
  const text = foldText(
    [...headings, ...blocks.flatMap((block) => block.sentences.map(({ text }) => text))].join(' '),
  );
  return (settings.must_include ?? [])
    .filter((phrase) => !text.includes(foldText(phrase)))
    .map((phrase) => ({
      code: 'must_include_missing',
      message: `No usable sentence of the sources holds “${phrase}”.`,
    }));
}
