import { segmentSentences } from '../../../libs/text/index.js';

/** A sentence of a model, with the ids of passages or sources that it cites: known and unknown ones, in upper case. */
export interface WrittenSentence {
  readonly text: string;
  readonly cites: readonly string[];
}

export interface WrittenBlock {
  readonly kind: 'paragraph' | 'item' | 'subheading';
  readonly sentences: readonly WrittenSentence[];
}

/**
 * `[S1.4]`, `[S1.4, S2.1]`, `[S1]`, and the variants of models: `[1]`, `[source 1]`, `【S1】`; with its inner text and the space before
 * it. A source's own marks of that kind are shown in round brackets, so that they can't be confused with citations.
 */
export const MARK =
  /(?<!\s)(\s*)[[【]\s*((?:\^|sources?\s*)?S?\d{1,3}(?:\.\d{1,4})?(?:\s*[,;]\s*S?\d{1,3}(?:\.\d{1,4})?)*)\s*[\]】]/giu;

/**
 * Reads a model's answer: paragraphs separated by blank lines, items that begin with a dash or number, subheadings that
 * begin with `#`. Each mark belongs to the sentence before it.
 *
 * @param language BCP 47 tag of the text
 */
export function readCitedText(text: string, language: string): WrittenBlock[] {
  const blocks: WrittenBlock[] = [];
  let paragraph: string[] = [];
  const add = (kind: WrittenBlock['kind'], line: string) => {
    const sentences = kind === 'subheading' ? oneSentence(line) : sentencesOf(line, language);
    if (sentences.length > 0) blocks.push({ kind, sentences });
  };
  const close = () => {
    if (paragraph.length > 0) add('paragraph', paragraph.join(' '));
    paragraph = [];
  };
  for (const line of text.split(/\r?\n/u).map((each) => each.trim())) {
    const heading = /^#{1,6}\s+(\S.*)$/u.exec(line);
    const item = /^(?:[-*•]|\d{1,2}[.)])\s+(\S.*)$/u.exec(line);
    if (line === '' || /^(?:```|-{3,}$|={3,}$)/u.test(line)) close();
    else if (heading) {
      close();
      add('subheading', heading[1] ?? '');
    } else if (item) {
      close();
      add('item', item[1] ?? '');
    } else paragraph.push(line);
  }
  close();
  return blocks;
}

/** Reads a heading by itself, with marks of its own or without. */
export function readHeading(line: string): WrittenSentence {
  const [sentence] = oneSentence(line.replace(/^\s*#+\s*/u, ''));
  return sentence ?? { text: '', cites: [] };
}

function oneSentence(line: string): WrittenSentence[] {
  const { text, marks } = withoutMarks(line);
  return text === '' ? [] : [{ text, cites: marks.flatMap(({ ids }) => ids) }];
}

function sentencesOf(line: string, language: string): WrittenSentence[] {
  const { text, marks } = withoutMarks(line);
  const sentences = segmentSentences(text, language);
  const ids = sentences.map((): string[] => []);
  for (const mark of marks) {
    const at = Math.max(
      0,
      sentences.findLastIndex(({ start }) => start < mark.at),
    );
    ids[at]?.push(...mark.ids);
  }
  return sentences.map((sentence, index) => ({ text: sentence.text, cites: [...new Set(ids[index])] }));
}

function withoutMarks(line: string): {
  readonly text: string;
  readonly marks: readonly { readonly at: number; readonly ids: readonly string[] }[];
} {
  const marks: { at: number; ids: string[] }[] = [];
  let text = '';
  let from = 0;
  const plain = decoded(line)
    .replace(/\*\*|__|`/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  for (const match of plain.matchAll(MARK)) {
    text += plain.slice(from, match.index);
    from = match.index + match[0].length;
    marks.push({ at: text.length, ids: idsIn(match[2] ?? '') });
  }
  text += plain.slice(from);
  return { text: text.trimEnd(), marks };
}

function idsIn(mark: string): string[] {
  return mark
    .replace(/^(?:\^|sources?\s*)/iu, '')
    .split(/[,;]/u)
    .map((id) => id.trim().toUpperCase());
}

/** Sources are shown with these marks escaped, so a quotation may come back with them. */
function decoded(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
