import { type Material, materialOf } from '../../../../src/libs/extractive-writer/material.js';
import type { Ask, SourceText } from '../../../../src/libs/extractive-writer/types.js';
import { taskOf } from '../writer-sources.js';

/** What the parts of the extractive engine work on, for a brief of a few words. */
export async function materialOfPages(
  input: string,
  sources: Parameters<typeof taskOf>[1],
  more: Partial<Ask> = {},
): Promise<Material> {
  const { subject } = taskOf(input, sources);
  const ask: Ask = {
    input,
    keywords: [],
    title: input,
    language: 'en',
    subject,
    form: 'article',
    headings: [],
    sectionCount: null,
    targetWords: 400,
    mustInclude: [],
    forbidden: [],
    faq: 0,
    takeaways: false,
    seed: 7,
    labels: {
      overview: 'Overview',
      notes: 'Notes',
      key_takeaways: 'Key takeaways',
      faq: 'Questions',
      what_sources_say: 'What the sources say',
      key_figures: 'Key figures',
      dates: 'Dates',
      open_questions: 'Open questions',
      compared: 'Side by side',
    },
    ...more,
  };
  const texts: readonly SourceText[] = sources;
  return materialOf(ask, texts, () => Promise.resolve());
}
