import { countTerms, countWords, termsOf } from '../text/index.js';
import { writeTakeaways } from './forms/index.js';
import type { Material } from './material.js';
import { wordsOfBlocks } from './text-of.js';
import type { Form, Pick, PlannedBlock, PlannedSection } from './types.js';

/** Bounds: what is shorter needs no summary, and one of three sentences is read. */
const ENDING = { fewestWords: 500, fewestSections: 3, most: 3 };
/** Bounds: more headings are a table of contents, and a longer line says something. */
const MOST_HEADINGS = 7;
const LONGEST_LINE = 30;
/** A sentence that names this share of the subject says what the article is about. */
const NAMED = 0.25;

/**
 * @returns the lines that open an article of sections of which no sentence of the sources says what it is about: its subject, and
 *   its headings. A figure in one of them would be a fact without a source, so such a line is left out
 */
export function frameOf(
  material: Material,
  form: Form,
  lead: readonly Pick[],
  sections: readonly PlannedSection[],
): string[] {
  const { opening, sections: before } = material.ask.frame;
  const fewest = form === 'digest' ? 1 : 2;
  if (opening === '' || form === 'news_brief' || sections.length < fewest) return [];
  const [first] = lead[0]?.unit.sentences ?? [];
  if (first !== undefined && material.coverOf(first.terms) >= NAMED) return [];
  const headings = sections.map(({ heading }) => heading.replace(/^\d{1,2}\. /u, ''));
  const isTold = before !== '' && form !== 'faq' && headings.length > 1 && headings.length <= MOST_HEADINGS;
  return [opening, ...(isTold ? [listed(before, headings)] : [])].filter(
    (line) => !/[\p{Nd}"“”„«»「」]/u.test(line) && countWords(line) < LONGEST_LINE,
  );
}

function listed(before: string, headings: readonly string[]): string {
  if (/[\u3040-\u30ff]/u.test(before)) return `${before}${headings.join('、')}。`;
  const hasCommas = headings.some((heading) => heading.includes(','));
  return `${before} ${headings.join(hasCommas ? '; ' : ', ')}.`;
}

/** "Groups: what is there to know?" */
export function questionOf(heading: string, question: string): string {
  return `${heading}${/[:：]/u.test(heading) ? ' – ' : ': '}${question}`;
}

/** What an article of some length ends with: its best sentences once more. */
export function endingOf(
  material: Material,
  form: Form,
  parts: readonly (readonly PlannedBlock[])[],
): PlannedSection[] {
  const { labels } = material.ask;
  const words = parts.reduce((sum, blocks) => sum + wordsOfBlocks(blocks), 0);
  if (words < ENDING.fewestWords || parts.length <= ENDING.fewestSections) return [];
  if (form !== 'article' || material.ask.sectionCount !== null) return [];
  const blocks = writeTakeaways(material, parts, ENDING.most).filter(({ sentences: [said] }) =>
    namesSubject(material, said?.text ?? ''),
  );
  return blocks.length > 1 ? [{ heading: labels.in_short, blocks, extra: true }] : [];
}

/** Away from its paragraph a sentence that does not name the subject is a stray one. */
function namesSubject(material: Material, text: string): boolean {
  return material.coverOf(countTerms(termsOf(text, material.language))) >= NAMED;
}
