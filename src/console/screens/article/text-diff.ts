import { diffArrays, diffWords } from 'diff';

/** A stretch of a paragraph. */
export interface DiffPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** A paragraph of what both texts have together, in the order of reading; without a change it is one part. */
export type DiffParagraph = readonly DiffPart[];

/** Of all words of two paragraphs, how many both must have for one to be the other's new wording. Chosen by reading. */
const ALIKE = 0.5;

/** Two long paragraphs that have little in common take the longest; then each is shown whole. */
const LONGEST_MS = 300;

/**
 * What became of a text, word by word: paragraphs are matched first, so that one that was moved in or taken out does not
 * shift all that follow.
 *
 * @param before paragraphs, one a line
 * @param after the same of the later text
 * @param language BCP 47: it says where words end
 */
export function diffTexts(before: string, after: string, language: string): DiffParagraph[] {
  const [old, young] = [paragraphsOf(before), paragraphsOf(after)];
  const segmenter = segmenterOf(language);
  const bags = new Map<string, ReadonlySet<string>>();
  const bagOf = (text: string) => {
    const bag = bags.get(text) ?? new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
    bags.set(text, bag);
    return bag;
  };
  const areAlike = (a: string, b: string) => a === b || shareOf(bagOf(a), bagOf(b)) >= ALIKE;
  let [from, to] = [0, 0];
  return diffArrays(old, young, { comparator: areAlike }).flatMap(({ added, removed, count }) => {
    const paragraphs = Array.from({ length: count }, (_, place): DiffParagraph => {
      const [was, is] = [old[from + place] ?? '', young[to + place] ?? ''];
      if (added) return [{ kind: 'added', text: is }];
      if (removed) return [{ kind: 'removed', text: was }];
      return was === is ? [{ kind: 'same', text: is }] : diffParagraph(was, is, segmenter);
    });
    if (!added) from += count;
    if (!removed) to += count;
    return paragraphs;
  });
}

/** @returns whether nothing of it was changed */
export function isUnchanged(paragraph: DiffParagraph): boolean {
  return paragraph.every(({ kind }) => kind === 'same');
}

function diffParagraph(before: string, after: string, intlSegmenter: Intl.Segmenter): DiffParagraph {
  const changes = diffWords(before, after, { intlSegmenter, timeout: LONGEST_MS });
  if (changes === undefined) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  return changes.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}

function paragraphsOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

/** @returns how many of the words of both are in both, 0 to 1 */
function shareOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size + b.size === 0) return 1;
  let common = 0;
  for (const word of a) if (b.has(word)) common += 1;
  return (2 * common) / (a.size + b.size);
}

function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'word' });
  } catch {
    return new Intl.Segmenter(undefined, { granularity: 'word' });
  }
}
