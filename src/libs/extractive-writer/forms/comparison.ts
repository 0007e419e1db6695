import { comparedNames, foldText, termsOf, type TermCounts } from '../../text/index.js';
import { paragraphsOf } from '../blocks.js';
import { LEAD } from '../constants.js';
import { fillByUnit, readOut } from '../fill.js';
import type { Material } from '../material.js';
import type { Printed } from '../printed.js';
import { mayBeBody, withAround, wordCount, wordsIn } from '../text-of.js';
import type { Group, Notice, Pick, PlannedSection, SourceText, Unit } from '../types.js';
import type { FormWriter } from './form.js';

/** Bound. */
const MOST_SIDES = 8;
/** One sentence of more than a few words makes a section. */
const FEWEST_WORDS = 12;

/** Something that is compared, in the words of the brief. */
interface Side {
  readonly name: string;
  /** That tell it from the others: of "red wine or white wine", "red". */
  readonly terms: readonly string[];
  readonly units: Unit[];
}

/** A section for what is said of several things at once, and one for each. */
export const writeComparison: FormWriter = (material, printed, room) => {
  const sides = sidesOf(material);
  if (sides.length < 2)
    return { why: 'the brief names no two things that the sources speak of, such as “tin or copper”.' };
  const together = sortUnits(material, sides);
  const filled = sides.filter(({ units }) => wordsIn(units) >= FEWEST_WORDS);
  const both = wordsIn(together);
  if (filled.length < 2 && both < FEWEST_WORDS) return { why: whyNot(sides) };
  const shared = both < FEWEST_WORDS ? 0 : 1;
  const each = Math.floor(room / (filled.length + shared));
  const sections: PlannedSection[] = [];
  const lead = leadOf(material, printed, filled, together);
  for (const side of filled) sections.push(...sectionOfSide(material, printed, side, each));
  if (shared > 0) {
    // What names one of the things in passing compares nothing.
    const comparing = together.filter((unit) => sidesNamed(unit, sides) > 1);
    const picks = fillByUnit(material, printed, comparing, room - filled.length * each);
    if (picks.length > 0)
      sections.push({ heading: material.ask.labels.compared, blocks: paragraphsOf(picks) });
  }
  const headed = new Set(sections.map(({ heading }) => heading));
  if (!headed.has(material.ask.labels.compared) && headed.size < 2) return { why: whyNot(sides) };
  return { lead, sections, notices: noticesOf(sides, headed, both), roomLeft: 0 };
};

/**
 * What says what the thing is goes before all else; then the page that is most about the subject is read out from its beginning on, and
 * of other pages goes in what begins with its name.
 */
function sectionOfSide(material: Material, printed: Printed, side: Side, room: number): PlannedSection[] {
  const introduction = introductionOf(side);
  const pages = new Map<SourceText, Unit[]>();
  for (const unit of side.units) pages.set(unit.source, [...(pages.get(unit.source) ?? []), unit]);
  const says = (units: readonly Unit[]) => Number(wordsIn(units) >= FEWEST_WORDS);
  const ranked = [...pages].sort(
    ([a, one], [b, other]) => says(other) - says(one) || material.ofPage(b) - material.ofPage(a),
  );
  const [best = [], ...others] = ranked.map(([, units]) => units);
  const picks: Pick[] = [];
  const units = [
    ...(introduction && !best.includes(introduction) ? [introduction] : []),
    ...best,
    ...others.flat().filter((unit) => unit !== introduction && begins(unit, side)),
  ];
  for (const group of new Set(units.map((unit) => unit.group))) {
    const own = units.filter((unit) => unit.group === group);
    picks.push(...readOut(printed, own, room - wordCount(picks)));
  }
  return picks.length > 0 ? [{ heading: side.name, blocks: paragraphsOf(picks) }] : [];
}

/** By its first sentence. */
function sidesNamed({ sentences: [first] }: Unit, sides: readonly Side[]): number {
  return sides.filter((side) => first !== undefined && names(first.terms, side)).length;
}

/** What names most of the things at once opens the article; of two, and where nothing does, what each of them is. */
function leadOf(
  material: Material,
  printed: Printed,
  sides: readonly Side[],
  together: readonly Unit[],
): Pick[] {
  const count = (unit: Unit) => sidesNamed(unit, sides);
  const overall = together
    .filter((unit) => unit.opens && !unit.list && unit.words <= LEAD.mostWords && count(unit) > 2)
    .sort((a, b) => count(b) - count(a) || material.weight(b) - material.weight(a))[0];
  if (overall) return [printed.take(overall)];
  const introductions = sides.map(introductionOf).filter((unit) => unit !== undefined);
  if (introductions.length < sides.length) return [];
  // They may be in the same words: what tells the things apart is their names.
  const isShort = wordsIn(introductions) <= 2 * LEAD.mostWords && introductions.every(({ list }) => !list);
  return isShort ? introductions.map((unit) => printed.take(unit)) : [];
}

/** "Which index: B-tree, hash or BRIN?" */
function listedIn({ parts }: Material): string[] | undefined {
  return parts.length > 1 ? parts.map(({ text }) => text) : undefined;
}

function sidesOf(material: Material): Side[] {
  const { title, input, keywords, forbidden } = material.ask;
  const named = [title, input]
    .map((text) => comparedNames(text, material.language))
    .find((names) => names.length > 1);
  const names = withoutSharedNoun(material, (named ?? listedIn(material) ?? keywords).slice(0, MOST_SIDES));
  const terms = names.map((name) => termsOf(name, material.language));
  return names
    .map((name, index): Side => {
      const others = new Set(terms.filter((_, other) => other !== index).flat());
      const own = (terms[index] ?? []).filter((term) => !others.has(term));
      return { name: spelt(material, name), terms: [...new Set(own)], units: [] };
    })
    .filter(({ name, terms: own }) => {
      const isForbidden = forbidden.some((phrase) => foldText(name).includes(foldText(phrase)));
      return own.length > 0 && !isForbidden;
    });
}

/**
 * Of "B-tree vs hash vs GIN indexes" the noun belongs to all three, which the sources show: they write "hash indexes"
 * too. Left to the last alone, only what says "GIN" and "index" would be about that.
 */
function withoutSharedNoun({ units }: Material, names: readonly string[]): string[] {
  const last = names.at(-1) ?? '';
  const [, bare, noun] = /^(.+)\s+(\S+)$/u.exec(last) ?? [];
  if (bare === undefined || noun === undefined) return [...names];
  const others = names.slice(0, -1).map((name) => foldText(`${name} ${noun}`).replace(/s$/u, ''));
  const isShared = units.some(({ sentences }) =>
    sentences.some(({ text }) => {
      const folded = foldText(text);
      return others.some((other) => folded.includes(other));
    }),
  );
  return isShared ? [...names.slice(0, -1), bare] : [...names];
}

/** With a capital, unless the sources begin sentences with it small: `dpkg` is a name. */
function spelt({ units }: Material, name: string): string {
  const isSmall = units.some(({ sentences }) => sentences.some(({ text }) => text.startsWith(`${name} `)));
  return isSmall ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

/** Gives each side what is about it alone. @returns what is about several */
function sortUnits(material: Material, sides: readonly Side[]): Unit[] {
  const together: Unit[] = [];
  const headings = new Map<Group, Side[]>();
  for (const unit of material.units) {
    if (!mayBeBody(unit.source)) continue;
    const said = unit.sentences.map(({ text }) => text).join(' ');
    const inText = sides.filter((side) => names(unit.terms, side) && !isPartOfName(said, side));
    const above = headings.get(unit.group) ?? headingSides(unit.group, sides);
    headings.set(unit.group, above);
    const [named] = inText;
    const [headed] = above;
    if (inText.length > 1 || (named && above.length === 1 && named !== headed)) together.push(unit);
    else if (named) named.units.push(unit);
    else if (headed && above.length === 1) headed.units.push(unit);
  }
  return together;
}

function names(terms: TermCounts, side: Side): boolean {
  return side.terms.every((term) => terms.has(term));
}

/** "SP-GiST" is another thing than "GiST": the name stands there as a part of another alone. */
function isPartOfName(text: string, { name }: Side): boolean {
  const [said, own] = [foldText(text), foldText(name)];
  let at = said.indexOf(own);
  if (at === -1) return false;
  for (; at !== -1; at = said.indexOf(own, at + own.length))
    if (!/[\p{L}\p{N}]-$/u.test(said.slice(Math.max(0, at - 2), at))) return false;
  return true;
}

/** The sides that the nearest heading names that names any, up to the title. */
function headingSides(group: Group, sides: readonly Side[]): Side[] {
  const named = withAround(group).map(({ heading, terms }) =>
    sides.filter((side) => names(terms, side) && !isPartOfName(heading, side)),
  );
  return named.find((some) => some.length > 0) ?? [];
}

/** What a thing is stands before what it does: a sentence that begins with its name. */
function introductionOf(side: Side): Unit | undefined {
  return side.units.find((unit) => begins(unit, side));
}

function begins({ opens, kind, sentences: [first] }: Unit, { name }: Side): boolean {
  const bare = foldText(first?.text ?? '').replace(ARTICLE, '');
  return opens && kind === 'prose' && bare.startsWith(foldText(name));
}

/** That may stand before a name. */
const ARTICLE = /^(?:the|an?|der|die|das|le|la|les|el|los|las|il|lo|os?|as|de|het|een) |^l['’]/u;

function whyNot(sides: readonly Side[]): string {
  const silent = sides.filter(({ units }) => units.length === 0).map(({ name }) => `“${name}”`);
  return silent.length > 0
    ? `the sources say nothing of ${silent.join(' and ')} that could stand in a section.`
    : 'the sources say too little of the things by themselves and of both at once.';
}

function noticesOf(sides: readonly Side[], headed: ReadonlySet<string>, both: number): Notice[] {
  const missing = sides
    .filter(({ name }) => headed.size > 1 && !headed.has(name) && both === 0)
    .map(({ name }) => ({
      code: 'section_without_source',
      message: `The sources say too little about “${name}”, so the section was left out.`,
    }));
  if (both > 0) return missing;
  const message =
    'No sentence of the sources names two of the things compared, so they only stand side by side.';
  return [...missing, { code: 'comparison_not_in_sources', message }];
}
