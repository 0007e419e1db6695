import { foldText, indexOfWords } from '../../../libs/text/index.js';
import type { DeskInput } from './desk-check.js';

/**
 * The title and the headings of the engine's own making, each once. They rest on no passage, and yet they are printed
 * larger than what does. Those that are words of the brief are the caller's.
 */
export function ownHeadings(input: DeskInput): string[] {
  const given = wordsOfBrief(input).map(foldText);
  // The places of a list are counted by the engine.
  const headings = input.draft.sections.map(({ heading }) => heading.replace(/^\d{1,2}\. /, ''));
  const printed = [input.outline.title, ...headings];
  return [...new Set(printed)].filter((heading) => {
    const folded = foldText(heading);
    return folded !== '' && !given.some((text) => indexOfWords(text, folded) !== -1);
  });
}

/** What the brief says of the article in the caller's own words. */
export function wordsOfBrief({ input, settings }: DeskInput): string[] {
  const sections = Array.isArray(settings?.sections) ? settings.sections : [];
  const texts = [input, settings?.title, ...sections.map(({ heading }) => heading)];
  return texts.flatMap((text) => (text === undefined || text === '' ? [] : text));
}
