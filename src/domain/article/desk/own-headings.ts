import { foldText, indexOfWords } from '../../../libs/text/index.js';
import type { DeskInput } from './desk-check.js';

/**
 * The title and the headings that the engine made up, each once. No passage supports them, and yet they are printed larger
 * than the text. Headings in the words of the brief are the caller's and left out.
 */
export function ownHeadings(input: DeskInput): string[] {
  const given = wordsOfBrief(input).map(foldText);
  // The engine numbers the items of a list.
  const headings = input.draft.sections.map(({ heading }) => heading.replace(/^\d{1,2}\. /, ''));
  const printed = [input.outline.title, ...headings];
  return [...new Set(printed)].filter((heading) => {
    const folded = foldText(heading);
    return folded !== '' && !given.some((text) => indexOfWords(text, folded) !== -1);
  });
}

/** The parts of the brief that hold the caller's own words. */
export function wordsOfBrief({ input, settings }: DeskInput): string[] {
  const sections = Array.isArray(settings?.sections) ? settings.sections : [];
  const texts = [input, settings?.title, ...sections.map(({ heading }) => heading)];
  return texts.flatMap((text) => (text === undefined || text === '' ? [] : text));
}
