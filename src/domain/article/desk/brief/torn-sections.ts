import { countTerms } from '../../../../libs/text/index.js';
import type { Source } from '../../../research/source.js';
import type { Draft } from '../../draft.js';
import type { Lack } from './lack.js';

/** Of fewer sentences it is no section that could be torn. */
const FEWEST_SENTENCES = 3;
/** What a page says at length under one heading may well serve several. */
const LONGEST_SECTION = 15;
/** A heading under which so much of the text is of one section of a source is that section's home. */
const HOME = 0.5;

/**
 * Sections of the sources of which sentences stand under several headings, and beside those of another section that has its
 * home there: "Choose your menu" of the dinner under "Repairing your bike".
 */
export function tornSections(draft: Draft, sources: readonly Source[]): Lack[] {
  const byId = new Map(sources.map((source) => [source.id, sectionsIn(source)]));
  const printed = draft.sections.map(({ heading, blocks }) => ({
    heading,
    of: blocks
      .flatMap(({ sentences }) => sentences)
      .flatMap(({ evidence }) => {
        const [first] = evidence;
        const own = first && byId.get(first.sourceId)?.findLast(({ start }) => start <= first.start);
        return own ? [own] : [];
      }),
  }));
  const all = countTerms(printed.flatMap(({ of }) => of.map(({ id }) => id)));
  const torn = [...all].filter(([, count]) => count >= FEWEST_SENTENCES && count <= LONGEST_SECTION);
  return torn.flatMap(([id]) => {
    const under = printed.filter(({ of }) => of.some((section) => section.id === id));
    const strays = under.filter(({ of }) =>
      of.some((section) => section.id !== id && isHome(of, section.id)),
    );
    const heading = under[0]?.of.find((section) => section.id === id)?.heading;
    if (under.length < 2 || strays.length === 0 || heading === undefined) return [];
    const places = under.map((each) => `“${each.heading}”`).join(', ');
    return [{ message: `What a source says under “${heading}” is spread over ${places}.` }];
  });
}

function isHome(of: readonly SourceSection[], id: string): boolean {
  return of.filter((section) => section.id === id).length >= HOME * of.length;
}

interface SourceSection {
  readonly id: string;
  readonly heading: string;
  /** In UTF-16 units of the source's text. */
  readonly start: number;
}

/** What stands before the first heading is no section: it may be about all. */
function sectionsIn({ id, blocks }: Source): SourceSection[] {
  let at = 0;
  return blocks.flatMap((block) => {
    const start = at;
    at += block.text.length + 2;
    return block.kind === 'heading' ? [{ id: `${id} ${start}`, heading: block.text, start }] : [];
  });
}
