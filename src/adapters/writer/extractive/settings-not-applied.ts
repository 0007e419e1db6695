import type { BriefSettings } from '../../../domain/brief/settings.js';
import type { Warning } from '../../../domain/article/draft.js';
import type { Draft } from '../../../domain/article/draft.js';
import { foldText } from '../../../libs/text/index.js';

/** What each of these would ask for: the engine uses the sources' sentences as they are. */
const NOT_APPLIED: readonly {
  readonly field: keyof BriefSettings;
  readonly asksForMore: (settings: BriefSettings) => boolean;
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

/** @returns a warning for each setting that the extractive engine can't follow */
export function settingsNotApplied(settings: BriefSettings): Omit<Warning, 'stage'>[] {
  return NOT_APPLIED.filter(({ asksForMore }) => asksForMore(settings)).map(({ field }) => ({
    code: 'setting_not_applied',
    message: `“${field}” was not applied: the extractive engine prints the sources’ own sentences unchanged.`,
  }));
}

/** @returns a warning for each phrase that must be in the article and is in none of its sentences */
export function missingPhrases(settings: BriefSettings, { lead, sections }: Draft): Omit<Warning, 'stage'>[] {
  const blocks = [...lead, ...sections.flatMap((section) => section.blocks)];
  const sentences = blocks.flatMap((block) => block.sentences.map(({ text }) => text));
  const text = foldText([...sections.map(({ heading }) => heading), ...sentences].join(' '));
  return (settings.must_include ?? [])
    .filter((phrase) => !text.includes(foldText(phrase)))
    .map((phrase) => ({
      code: 'must_include_missing',
      message: `No usable sentence of the sources holds “${phrase}”.`,
    }));
}
