import { BLOCK_SEPARATOR, type Source } from '../../research/source.js';
import { cleanHeading, countWords } from '../../../libs/text/index.js';

/** The text under one heading of a page; what stands before the first heading is a section without one. */
export interface SiteSection {
  /** Counts the sections of the whole site from 0. */
  readonly id: number;
  readonly sourceId: string;
  /** As it is printed, without its number; empty where the page begins without one. */
  readonly heading: string;
  /** 1 to 6; 0 where there is no heading. */
  readonly level: number;
  /** Words of its text, without those of its heading and of the sections below it. */
  readonly words: number;
  /** The same with the sections below it. */
  readonly allWords: number;
  /** Indices of its blocks in the source: the heading's own, and that behind its last. */
  readonly from: number;
  readonly to: number;
  /** Where its heading begins in the source's text, in UTF-16 units. */
  readonly start: number;
}

/** A page of the site as the report reads it: whole, by its sections. */
export interface SitePage {
  readonly source: Source;
  readonly title: string;
  readonly sections: readonly SiteSection[];
  /** Whether only its beginning was read. Nothing is concluded from what such a page does not say. */
  readonly isCut: boolean;
}

const FEWEST_COPIED = 20;
/** Of a text: two sections that begin and end alike at the same length are one. */
const END = 300;

/** A page with so much of it on other pages is a compilation of them: all of a manual on one page. */
const COMPILED = 0.6;

/**
 * Takes the pages of a site apart. What stands on several pages counts once, on the shortest of them; a page that says
 * hardly anything else is left out. First `add` for each page, then `pages`.
 */
export class SiteReading {
  private readonly added: SitePage[] = [];
  private sections = 0;

  /** @param title without the name of the site */
  add(source: Source, title: string): void {
    const page = sitePage(source, title, this.sections);
    this.sections += page.sections.length;
    this.added.push(page);
  }

  pages(): SitePage[] {
    const known = new Set<string>();
    const kept = new Map<SitePage, SitePage>();
    for (const page of [...this.added].sort((a, b) => a.source.words - b.source.words)) {
      const sections = page.sections.filter((section) => !isKnown(known, page, section));
      const lost = wordsOf(page.sections) - wordsOf(sections);
      if (lost <= COMPILED * page.source.words) kept.set(page, { ...page, sections });
    }
    return this.added.flatMap((page) => kept.get(page) ?? []);
  }
}

function wordsOf(sections: readonly SiteSection[]): number {
  return sections.reduce((sum, { words }) => sum + words, 0);
}

function isKnown(known: Set<string>, { source }: SitePage, { from, to, words }: SiteSection): boolean {
  if (words < FEWEST_COPIED) return false;
  const text = source.blocks
    .slice(from, to)
    .filter(({ kind }) => kind !== 'heading')
    .map((block) => block.text)
    .join('\n');
  const key = `${text.length} ${text.slice(0, END)} ${text.slice(-END)}`;
  if (known.has(key)) return true;
  known.add(key);
  return false;
}

function sitePage(source: Source, title: string, firstId: number): SitePage {
  const sections: SiteSection[] = [];
  let [from, start, offset, words] = [0, 0, 0, 0];
  const end = (to: number) => {
    const head = source.blocks[from];
    const isHeaded = head?.kind === 'heading';
    if (to === from || (!isHeaded && words === 0)) return;
    sections.push({
      id: firstId + sections.length,
      sourceId: source.id,
      heading: isHeaded ? cleanHeading(head.text) : '',
      level: isHeaded ? (head.level ?? 6) : 0,
      words,
      allWords: words,
      from,
      to,
      start,
    });
  };
  for (const [index, block] of source.blocks.entries()) {
    // The label of a note, and a heading over references, begin no section.
    if (block.aside) {
      offset += block.text.length + BLOCK_SEPARATOR.length;
      continue;
    }
    if (block.kind === 'heading') {
      end(index);
      [from, start, words] = [index, offset, 0];
    } else words += countWords(block.text);
    offset += block.text.length + BLOCK_SEPARATOR.length;
  }
  end(source.blocks.length);
  return { source, title, sections: withSubsections(sections), isCut: source.shortened ?? false };
}

/**
 * @param sections of one page. @param ids of some of them
 * @returns the words of those and of what is below them, each once; null where the page has none of them
 */
export function wordsUnder(sections: readonly SiteSection[], ids: ReadonlySet<number>): number | null {
  let words: number | null = null;
  /** Of the section that is counted, while what follows is below it. */
  let level = Infinity;
  for (const section of sections) {
    if (section.level > level) continue;
    const isCounted = ids.has(section.id);
    if (isCounted) words = (words ?? 0) + section.allWords;
    level = isCounted ? section.level : Infinity;
  }
  return words;
}

/** Adds to each section the words of those below its heading, in one pass from the end. */
function withSubsections(sections: readonly SiteSection[]): SiteSection[] {
  const totals: number[] = [];
  /** Sections whose parent is not known yet, the nearest last. */
  const open: { readonly level: number; readonly words: number }[] = [];
  for (let at = sections.length - 1; at >= 0; at -= 1) {
    const { level, words } = sections[at] ?? { level: 0, words: 0 };
    let all = words;
    while (level > 0 && (open.at(-1)?.level ?? 0) > level) all += open.pop()?.words ?? 0;
    open.push({ level, words: all });
    totals[at] = all;
  }
  return sections.map((section, index) => ({ ...section, allWords: totals[index] ?? section.words }));
}
