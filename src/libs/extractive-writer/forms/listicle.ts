import { entriesAsked, foldText, holdsPhrase, isTellingHeading } from '../../text/index.js';
import { block, itemBlocks, paragraphsOf } from '../blocks.js';
import { FLOOR, PASSAGE_WORDS } from '../constants.js';
import { readOut } from '../fill.js';
import { takeLead } from '../lead.js';
import type { Material } from '../material.js';
import type { Printed } from '../printed.js';
import { dealOut } from '../rooms.js';
import { mayBeBody, termsOver, wordsIn as unitWords } from '../text-of.js';
import type { Group, PlannedBlock, PlannedSection, ReadSource, Sentence, Unit } from '../types.js';
import type { FormParts, FormWriter } from './form.js';
import { explainsTerm } from './steps.js';
import { tellingGroup } from './telling-group.js';
import { wordsIn } from './words-in.js';

/** What has a smaller share of the room is a list in an article, and no article of a list. */
const LEAST = 0.3;
/** Fewer entries are no list. */
const FEWEST = 3;
/** Items with fewer words in the mean tell nothing. */
const ITEM_WORDS = 4;

interface ItemList {
  readonly group: Group;
  readonly leadIn: readonly Sentence[];
  readonly items: readonly (readonly Sentence[])[];
}

/** A list that a source has already. */
interface Found {
  readonly read: ReadSource;
  /** Headings in a row; else the items of one list. */
  readonly isPage: boolean;
  /** How much of the subject stands over it, 0 to 1. */
  readonly cover: number;
  readonly entries: number;
  readonly words: number;
  write(printed: Printed, room: number): PlannedSection[];
}

/** The list that a source is, or lists that sources have, the one most on the subject first; else their sections, numbered. */
export const writeListicle: FormWriter = (material, printed, room) => {
  const all = material.sources
    .filter(({ source }) => mayBeBody(source))
    .flatMap((read) => [...pageLists(material, read), ...itemLists(material, read)])
    .sort((a, b) => b.cover - a.cover);
  const lists = all.filter(({ cover }) => cover >= FLOOR.section);
  const best = lists.find(
    ({ entries, isPage, words }) => entries >= FEWEST && (isPage || words >= LEAST * room),
  );
  // What opens the list's page stands over all of its entries.
  const lead = best ? takeLead(material, printed, best.read.units, PASSAGE_WORDS / 2, true) : [];
  if (best?.isPage) return { lead, sections: best.write(printed, room), notices: [], roomLeft: 0 };
  if (best) {
    const sections = best.write(printed, room);
    // What is left is for the other lists, and for nothing that is none.
    const add = (list: Found, least = 0) => {
      const left = Math.max(least, room - wordsIn(sections));
      const headed = new Set(sections.map(({ heading }) => heading));
      if (list.words > left) return;
      sections.push(...list.write(printed, left).filter(({ heading }) => !headed.has(heading)));
    };
    const isOther = (list: Found) => list !== best && !list.isPage;
    for (const list of lists.filter(isOther)) add(list);
    // Of pages that gave a list, the others too where fewer entries are there than are asked for.
    const used = new Set(sections.flatMap(({ blocks }) => blocks.map(({ source }) => source)));
    const asked = entriesAsked(material.ask.input, material.ask.language);
    for (const list of all.filter((each) => isOther(each) && used.has(each.read.source)))
      if (entriesIn(sections) < (asked ?? 0)) add(list, PASSAGE_WORDS);
    return { lead, ...counted(asked, sections) };
  }
  return (
    numberedSections(material, printed, room) ?? {
      why: 'the sources hold no list on the subject, and too few headings on it to make entries of.',
    }
  );
};

function entriesIn(sections: readonly PlannedSection[]): number {
  return sections.flatMap(({ blocks }) => blocks).filter(({ kind, within }) => kind === 'item' && !within)
    .length;
}

/**
 * A brief that asks for ten gets one list with numbers, and no eleventh entry. A list of several has no heading, for none of
 * theirs fits all of it.
 */
function counted(asked: number | undefined, sections: readonly PlannedSection[]): Omit<FormParts, 'lead'> {
  const parts = { sections, notices: [], roomLeft: 0 };
  const [only, ...others] = sections;
  if (asked === undefined || !only) return parts;
  let entries = 0;
  const number = (blocks: readonly PlannedBlock[]) =>
    blocks.flatMap((each): PlannedBlock[] => {
      const isEntry = each.kind === 'item' && !each.within;
      if (isEntry) entries += 1;
      if (entries > asked) return [];
      return [isEntry ? { ...each, kind: 'step' } : each];
    });
  if (others.length === 0) return { ...parts, sections: [{ ...only, blocks: number(only.blocks) }] };
  const listed = sections.flatMap(({ blocks }) =>
    blocks.filter(({ kind, within }) => within === true || kind === 'item'),
  );
  return { ...parts, sections: [], entries: number(listed) };
}

/** Headings in a row under one heading, on a page or part of it that is about the subject. */
function pageLists(material: Material, read: ReadSource): Found[] {
  const { groups } = read;
  const rows = new Map<Group, Group[]>();
  for (const group of groups) {
    if (!group.parent || !isEntry(material, group)) continue;
    rows.set(group.parent, [...(rows.get(group.parent) ?? []), group]);
  }
  return [...rows].map(([parent, row]): Found => {
    const level = Math.min(...row.map((group) => group.level));
    const entries = row.filter((group) => group.level === level);
    return {
      read,
      isPage: true,
      // Of so much text some sentence names anything.
      cover: coverOf(material, parent, [], entries),
      entries: entries.length,
      words: unitWords(entries.flatMap(({ units }) => units)),
      write: (printed, room) => entriesOf(material, printed, entries, room),
    };
  });
}

function isEntry({ ask }: Material, { heading, units, isQuestion }: Group): boolean {
  return (
    units.length > 0 &&
    !isQuestion &&
    isTellingHeading(heading) &&
    !ask.forbidden.some((phrase) => holdsPhrase(heading, phrase))
  );
}

/** Each under its number, from its beginning on: as many as are asked for or fit, the best ones, in the order of the page. */
function entriesOf(
  material: Material,
  printed: Printed,
  groups: readonly Group[],
  room: number,
): PlannedSection[] {
  const { ask } = material;
  const fitting = Math.max(FEWEST, Math.round((2 * room) / PASSAGE_WORDS));
  const most = ask.sectionCount ?? entriesAsked(ask.input, ask.language) ?? fitting;
  const worth = ({ units }: Group) => Math.max(...units.map((unit) => material.weight(unit)));
  const chosen = new Set([...groups].sort((a, b) => worth(b) - worth(a)).slice(0, most));
  const kept = groups.filter((group) => chosen.has(group));
  const rooms = dealOut(
    Math.max(room, (kept.length * PASSAGE_WORDS) / 2),
    kept.map(({ units }) => unitWords(units)),
  );
  const filled = kept.flatMap(({ heading, units }, index) => {
    const picks = readOut(printed, units, rooms[index] ?? 0);
    return picks.length > 0 ? [{ heading, blocks: paragraphsOf(picks) }] : [];
  });
  return filled.map(({ heading, blocks }, index) => ({ heading: `${index + 1}. ${heading}`, blocks }));
}

/** Each list of items or terms by itself, and all those of the page, each under its heading. */
function itemLists(material: Material, read: ReadSource): Found[] {
  const { groups } = read;
  const lists = groups.flatMap((group) => [
    ...group.lists
      .filter((list) => list.whole && (list.kind === 'items' || list.items.every(explainsTerm)))
      .map(({ leadIn, items }): ItemList => ({ group, leadIn, items })),
    { group, leadIn: [], items: ownItems(material, group) },
  ]);
  const isTelling = ({ items }: ItemList) => wordsOf(items) >= ITEM_WORDS * Math.max(1, items.length);
  const telling = lists.filter(isTelling);
  // By itself a list is judged by its own cover; all of a page together have what is on the subject.
  const alone = groups
    .map((group): ItemList => ({ group, leadIn: [], items: ownItems(material, group, true) }))
    .filter((list) => list.items.length > 0 && isTelling(list));
  return [...telling.map((list) => [list]), telling, ...alone.map((list) => [list])].map((some): Found => {
    const items = some.flatMap((list) => list.items);
    const home = some.length === 1 ? some[0]?.group : groups[0];
    const over = some.length === 1 ? (some[0]?.leadIn ?? []) : [];
    return {
      read,
      isPage: false,
      cover: home ? coverOf(material, home, over, [...some.map(({ group }) => group), ...items.flat()]) : 0,
      entries: items.length,
      words: wordsOf(items),
      write: (printed, room) => sectionsOf(material, printed, some, room),
    };
  });
}

/** Terms with their meanings, and items that say something each by itself. */
function ownItems(material: Material, group: Group, all = false): Sentence[][] {
  const isItem = ({ kind, source, sentences: [first] }: Unit) =>
    kind !== 'prose' || source.blocks[first?.block ?? -1]?.kind === 'item';
  return group.units
    .filter((unit) => isItem(unit) && (all ? mayBeBody(unit.source) : material.isBody(unit)))
    .map(({ sentences }) => [...sentences]);
}

function wordsOf(items: readonly (readonly Sentence[])[]): number {
  return items.flat().reduce((sum, { words }) => sum + words, 0);
}

function sectionsOf(
  material: Material,
  printed: Printed,
  lists: readonly ItemList[],
  room: number,
): PlannedSection[] {
  const sections: PlannedSection[] = [];
  let left = room;
  for (const { group, leadIn, items: all } of lists) {
    // What is announced is whole, and of other lists goes in what is new.
    const items =
      leadIn.length > 0 ? all : all.filter((item) => !item.some((sentence) => printed.repeats(sentence)));
    const heading = tellingGroup(group, material)?.heading ?? material.ask.labels.overview;
    const isNew = items.flat().every((sentence) => !printed.repeats(sentence));
    if (!isNew || items.length === 0 || (sections.length > 0 && wordsOf(items) > left)) continue;
    for (const sentence of [...leadIn, ...items.flat()]) printed.say(sentence);
    left -= wordsOf(items);
    const lead = leadIn.length > 0 ? [block('paragraph', group.source, leadIn)] : [];
    const blocks = [...lead, ...items.flatMap((item) => itemBlocks('item', group.source, item))];
    const same = sections.findIndex((other) => foldText(other.heading) === foldText(heading));
    if (same < 0) sections.push({ heading, blocks });
    else sections[same] = { heading, blocks: [...(sections[same]?.blocks ?? []), ...blocks] };
  }
  return sections;
}

/** How much of the subject the headings over a list and what leads into it name, counted again with its items. */
function coverOf(
  material: Material,
  group: Group,
  leadIn: readonly Sentence[],
  items: readonly Pick<Sentence, 'terms'>[],
): number {
  const over = new Map([...leadIn.flatMap(({ terms }) => [...terms]), ...termsOver(group)]);
  const all = new Map([...over, ...items.flatMap(({ terms }) => [...terms])]);
  return (material.coverOf(over) + material.coverOf(all)) / 2;
}

/** Sections under headings of several sources, as entries. */
function numberedSections(material: Material, printed: Printed, room: number): FormParts | null {
  const groups = material.sources
    .flatMap((read) => read.groups)
    .filter((group) => mayBeBody(group.source) && group.level > 0 && isEntry(material, group))
    .filter(({ units }) => units.some((unit) => material.onSubject(unit)));
  const worth = ({ units }: Group) => Math.max(...units.map((unit: Unit) => material.weight(unit)));
  const seen = new Set<string>();
  const differing = [...groups]
    .sort((a, b) => worth(b) - worth(a))
    .filter(({ heading }) => !seen.has(foldText(heading)) && seen.add(foldText(heading)));
  if (differing.length < FEWEST) return null;
  const sections = entriesOf(material, printed, differing, room);
  return sections.length < FEWEST ? null : { sections, notices: [], roomLeft: 0 };
}
