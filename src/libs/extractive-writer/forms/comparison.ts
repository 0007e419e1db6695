import { comparedNames, foldText, termsOf, type TermCounts } from '../../text/index.js';
import { paragraphsOf } from '../blocks.js';
import { fill, fillByUnit } from '../fill.js';
import type { Material } from '../material.js';
import type { Printed } from '../printed.js';
import { mayBeBody, wordsIn } from '../text-of.js';
import type { Group, Notice, PlannedSection, Unit } from '../types.js';
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
  for (const side of filled) sections.push(...sectionOfSide(material, printed, side, each));
  if (shared > 0) {
    const picks = fillByUnit(material, printed, together, room - filled.length * each);
    if (picks.length > 0)
      sections.push({ heading: material.ask.labels.compared, blocks: paragraphsOf(picks) });
  }
  const headed = new Set(sections.map(({ heading }) => heading));
  if (!headed.has(material.ask.labels.compared) && headed.size < 2) return { why: whyNot(sides) };
  return { sections, notices: noticesOf(sides, headed, both), roomLeft: 0 };
};

/** What names the thing goes before what stands under its heading, and what says what it is before all else. */
function sectionOfSide(material: Material, printed: Printed, side: Side, room: number): PlannedSection[] {
  const introduction = introductionOf(side);
  const own = (unit: Unit) => Number(names(unit.terms, side)) + Number(unit === introduction);
  const picks = fill(material, printed, side.units, room, (unit) => material.weight(unit) + own(unit));
  const first = picks.filter(({ unit }) => unit === introduction);
  const rest = picks.filter(({ unit }) => unit !== introduction);
  return picks.length > 0 ? [{ heading: side.name, blocks: paragraphsOf([...first, ...rest]) }] : [];
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
    const inText = sides.filter((side) => names(unit.terms, side));
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

/** The sides that the nearest heading names that names any, up to the title. */
function headingSides(group: Group, sides: readonly Side[]): Side[] {
  for (let at: Group | null = group; at; at = at.parent) {
    const { terms } = at;
    const named = sides.filter((side) => names(terms, side));
    if (named.length > 0) return named;
  }
  return [];
}

/** What a thing is stands before what it does: a sentence that begins with its name. */
function introductionOf({ name, units }: Side): Unit | undefined {
  const folded = foldText(name);
  return units.find(({ opens, sentences: [first] }) => {
    const place = foldText(first?.text ?? '').indexOf(folded);
    return opens && place >= 0 && place <= LONGEST_ARTICLE;
  });
}

/** "The " and its like may stand before a name. */
const LONGEST_ARTICLE = 4;

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
