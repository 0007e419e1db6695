import { paragraphsOf } from '../blocks.js';
import { LEAD, OVERSHOOT } from '../constants.js';
import type { Material } from '../material.js';
import type { Printed } from '../printed.js';
import { isBox, mayBeBody, termsOver, wordCount, wordsIn } from '../text-of.js';
import type { Group, Pick, PlannedBlock, PlannedSection, ReadSource, Unit } from '../types.js';
import { takeInOrder } from './in-order.js';
import { isForbidden, type Procedure, proceduresOf } from './steps.js';
import { tellingGroup } from './telling-group.js';

/** With fewer listings and lists of steps a page tells about a thing and not how it is done. */
const FEWEST_SHOWN = 2;

interface Part {
  readonly group: Group;
  readonly units: readonly Unit[];
  readonly words: number;
  readonly steps: Procedure | undefined;
  /** How many listings and lists of steps it has. */
  readonly shown: number;
}

interface Walkthrough {
  readonly lead: readonly Pick[];
  readonly sections: readonly PlannedSection[];
}

/**
 * A how-to as manuals tell it: prose with commands between. The page that names most of the subject is printed section by
 * section, in its order: room goes first to those that show commands or steps, and what is left to the others.
 *
 * @returns null where no page shows commands
 */
export function walkthroughOf(material: Material, printed: Printed, room: number): Walkthrough | null {
  const pages = material.sources
    .filter(({ source }) => mayBeBody(source))
    .map((read) => ({ read, parts: partsOf(material, read) }))
    // How a page is written shows in all of it.
    .filter(({ parts }) => sum(parts.map(({ shown }) => shown)) >= FEWEST_SHOWN)
    .map(({ read, parts }) => ({ read, parts: parts.filter(({ units }) => units.length > 0) }))
    .filter(({ parts }) => parts.some(({ shown }) => shown > 0))
    .map((page) => ({ ...page, cover: coverOf(material, page.parts) }));
  const most = Math.max(...pages.map(({ cover }) => cover));
  const best = pages.find(({ cover }) => cover === most);
  if (!best) return null;
  const { read, parts } = best;
  const lead = openingOf(printed, read, parts[0]);
  let left = room;
  let spare = room - sum(parts.map(({ shown, words }) => (shown > 0 ? words : 0)));
  const sections = parts.flatMap((part): PlannedSection[] => {
    const heading = tellingGroup(part.group, material)?.heading;
    if (heading === undefined) return [];
    const { words, blocks } = sectionOf(printed, read, part, part.shown > 0 ? left : Math.min(left, spare));
    left -= words;
    if (part.shown === 0) spare -= words;
    return blocks.length > 0 ? [{ heading, blocks }] : [];
  });
  return sections.length > 0 ? { lead, sections } : null;
}

/** The sections, with their units where they are on the subject; what stands in a box interrupts them. */
function partsOf(material: Material, read: ReadSource): Part[] {
  const { forbidden } = material.ask;
  const procedures = new Map(
    proceduresOf(read, material.language, true)
      .filter((procedure) => !isForbidden(procedure, forbidden))
      .map((procedure) => [procedure.block, procedure]),
  );
  return (
    read.groups
      .filter((group) => !isBox(group))
      // Of several procedures in one section what stands between them may belong to either: the section is left out whole.
      .filter((group) => group.lists.filter(({ block }) => procedures.has(block)).length < 2)
      .map((group) => {
        const units = group.units.filter((unit) => material.isBody(unit) && !unit.onHeading);
        const steps = group.lists
          .map(({ block }) => procedures.get(block))
          .find((each) => each !== undefined);
        const listings = group.units.filter(({ list }) => list?.kind === 'code').length;
        const words = wordsIn(units);
        return { group, units, words, steps, shown: listings + (steps ? 1 : 0) };
      })
  );
}

function coverOf(material: Material, parts: readonly Part[]): number {
  return material.coverOf(new Map(parts.flatMap(({ group }) => [...termsOver(group)])));
}

/** What a page begins with opens the article, where it points to nothing. */
function openingOf(printed: Printed, read: ReadSource, part: Part | undefined): Pick[] {
  const isOpening = part?.units[0]?.opens === true && part.shown === 0;
  return isOpening ? takeInOrder(read, printed, part.units, LEAD.mostWords) : [];
}

/** What stands before its steps, the steps, and what follows them. */
function sectionOf(
  printed: Printed,
  read: ReadSource,
  { units, steps }: Part,
  room: number,
): { words: number; blocks: PlannedBlock[] } {
  const blockOf = (unit: Unit) => unit.sentences[0]?.block ?? 0;
  const isBefore = (unit: Unit) => !steps || blockOf(unit) < steps.block;
  const before = takeInOrder(read, printed, units.filter(isBefore), room, steps?.block);
  if (!steps) return { words: wordCount(before), blocks: asSteps(paragraphsOf(before)) };
  const words = wordCount(before) + steps.words;
  if (words > room * OVERSHOOT) {
    printed.release(before);
    return { words: 0, blocks: [] };
  }
  for (const sentence of steps.sentences) printed.say(sentence);
  const behind = units.filter((unit) => blockOf(unit) >= steps.end);
  const after = takeInOrder(read, printed, behind, room - words);
  return {
    words: words + wordCount(after),
    blocks: [...paragraphsOf(before), ...steps.blocks, ...paragraphsOf(after)],
  };
}

/** What leads into a listing is a step, and the listing and what is said behind it stand within it. */
function asSteps(blocks: readonly PlannedBlock[]): PlannedBlock[] {
  const isStep = (at: number) => blocks[at]?.kind === 'paragraph' && blocks[at + 1]?.kind === 'code';
  const steps = blocks.filter((_, at) => isStep(at)).length;
  if (steps < 2 || blocks.some(({ kind }) => kind !== 'code' && kind !== 'paragraph')) return [...blocks];
  const first = blocks.findIndex((_, at) => isStep(at));
  return blocks.map((block, at): PlannedBlock => {
    if (at < first) return block;
    return isStep(at) ? { ...block, kind: 'step' } : { ...block, within: true };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
