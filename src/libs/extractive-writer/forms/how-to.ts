import { countTerms, foldText, namesTerm, subjectCover, type TermCounts } from '../../text/index.js';
import { asksFor } from '../asked.js';
import { block, paragraphsOf } from '../blocks.js';
import { LONGEST_STEPS, PASSAGE_WORDS, STEPS_FLOOR } from '../constants.js';
import { takeLead } from '../lead.js';
import type { Material } from '../material.js';
import type { Printed } from '../printed.js';
import { mayBeBody, termsOver } from '../text-of.js';
import type { Group, Notice, Pick, PlannedBlock, Sentence, Unit } from '../types.js';
import type { FormWriter } from './form.js';
import { tellingGroup } from './telling-group.js';
import { takeInOrder } from './in-order.js';
import { isForbidden, type Procedure, proceduresOf } from './steps.js';
import { walkthroughOf } from './walkthrough.js';
import { roomLeft } from './words-in.js';

/** Bound. */
const MOST_PROCEDURES = 4;
/** Steps for a part of what is asked: half of the floor will do where they name so much of it that no others name. */
const PART = 0.5;
const NEW_PART = 0.2;

interface Chosen {
  readonly procedure: Procedure;
  readonly group: Group;
  readonly heading: string;
  /** How much of the subject its heading and lead-in name, counted again with its steps and with its page. */
  readonly worth: number;
  /** The brief says its heading. */
  readonly isAsked: boolean;
  /** Of what stands right over the steps. */
  readonly own: TermCounts;
  /** Of the steps and of all that stands over them. */
  readonly terms: TermCounts;
}

/** The numbered lists on the subject, whole and in order, each with what its page says around it. */
export const writeHowTo: FormWriter = (material, printed, room) => {
  const open = proceduresOn(material);
  const chosen = chooseProcedures(material, open, room);
  if (chosen.length === 0) {
    const walkthrough = walkthroughOf(material, printed, room);
    return walkthrough ? { ...walkthrough, notices: [], roomLeft: 0 } : { why: whyNone(open, room) };
  }
  // The prose of one section must not use up the room of the next one's steps.
  for (const { procedure } of chosen) for (const sentence of procedure.sentences) printed.say(sentence);
  const written = chosen.map((each) => sectionOf(material, printed, each));
  // What the first steps are for opens the article, where it names the subject.
  const opening = written[0]?.opening ?? [];
  const names = opening.some(({ unit }) => material.coverOf(unit.terms) >= STEPS_FLOOR);
  const sections = written.map(({ heading, opening: own, blocks }, index) => ({
    heading,
    blocks: names && index === 0 ? blocks : [...paragraphsOf(own), ...blocks],
  }));
  return {
    lead: names ? opening : leadOf(material, printed, chosen),
    sections,
    notices: unnamedWords(material, chosen),
    roomLeft: roomLeft(room, sections),
  };
};

/** @returns the numbered lists on the subject, the best first */
function proceduresOn(material: Material): Chosen[] {
  return material.sources
    .filter(({ source }) => mayBeBody(source))
    .flatMap((read) => proceduresOf(read, material.language))
    .filter((procedure) => !isForbidden(procedure, material.ask.forbidden))
    .flatMap((procedure) => placed(material, procedure) ?? [])
    .filter(({ worth, isAsked }) => isAsked || worth >= STEPS_FLOOR * PART)
    .sort((a, b) => Number(b.isAsked) - Number(a.isAsked) || b.worth - a.worth);
}

function whyNone([longest]: readonly Chosen[], room: number): string {
  return longest && (longest.isAsked || longest.worth >= STEPS_FLOOR)
    ? `the numbered steps on the subject are ${longest.procedure.words} words, more than fit into ${Math.round(room)}.`
    : 'the sources hold no numbered steps on the subject that can be printed whole.';
}

function chooseProcedures(material: Material, all: readonly Chosen[], room: number): Chosen[] {
  const open = all.filter(({ procedure }) => procedure.words <= LONGEST_STEPS * room);
  const best = open.reduce((most, { worth }) => Math.max(most, worth), 0);
  if (best < STEPS_FLOOR && !open[0]?.isAsked) return [];
  const chosen: Chosen[] = [];
  let left = room;
  for (const each of open) {
    if (chosen.length >= MOST_PROCEDURES) break;
    if (!each.isAsked && each.worth < best && !addsPart(material, chosen, each)) continue;
    if (chosen.length > 0 && each.procedure.words > left) continue;
    if (chosen.some((other) => foldText(other.heading) === foldText(each.heading))) continue;
    if (chosen.some((other) => sharesSteps(other.procedure, each.procedure))) continue;
    chosen.push(each);
    left -= each.procedure.words;
  }
  // The best page first, and what one page tells in its own order.
  const pages = [...new Set(chosen.map(({ procedure }) => procedure.read))];
  return chosen.sort(
    (a, b) =>
      pages.indexOf(a.procedure.read) - pages.indexOf(b.procedure.read) ||
      a.procedure.block - b.procedure.block,
  );
}

function placed(material: Material, procedure: Procedure): Chosen | null {
  const group = procedure.read.groups.find(({ lists }) =>
    lists.some(({ block: at }) => at === procedure.block),
  );
  const home = group && tellingGroup(group, material);
  if (!group || !home) return null;
  // What steps are for stands right over them; that their page or one of them names the thing in passing is no reason.
  const own = countTerms([
    ...home.terms.keys(),
    ...leadInto(group, procedure).flatMap(({ terms }) => [...terms.keys()]),
  ]);
  const near = new Map([...own, ...procedure.terms]);
  const all = new Map([...near, ...termsOver(group)]);
  const isAsked = asksFor(material.ask, home.heading);
  if (!isAsked && !namesHeaviest(material, near)) return null;
  const worth = [own, near, all].reduce((sum, terms) => sum + coverOf(material, terms), 0) / 3;
  return { procedure, group, heading: home.heading, worth, isAsked, own, terms: all };
}

/** By the rarity of the brief's words in the site: all pages here may do something with the thing, and few do this. */
function coverOf({ ask, subject }: Material, text: TermCounts): number {
  const known = new Set(subject.terms.map(({ term }) => term));
  const terms = ask.subject.terms.filter(({ term }) => known.has(term));
  const whole = terms.reduce((sum, { weight }) => sum + weight, 0);
  return terms.length === 0 ? 1 : subjectCover({ ...ask.subject, terms }, text) / whole;
}

/** Of "set up a printer and print on both sides" each part has steps of its own: their headings name what no other does. */
function addsPart(material: Material, chosen: readonly Chosen[], { own }: Chosen): boolean {
  const before = new Map(chosen.flatMap((other) => [...other.own]));
  return coverOf(material, new Map([...before, ...own])) - coverOf(material, before) >= NEW_PART;
}

/** From the pages of the steps; what another page opens with is about something else. */
function leadOf(material: Material, printed: Printed, chosen: readonly Chosen[]): Pick[] {
  const pages = new Set(chosen.map(({ procedure }) => procedure.read));
  const units = [...pages].flatMap((read) => read.units);
  return takeLead(material, printed, units, PASSAGE_WORDS);
}

/** Without the word that tells the subject from all others they are steps of something else. */
function namesHeaviest({ subject: { terms } }: Material, text: TermCounts): boolean {
  const heaviest = Math.max(0, ...terms.map(({ weight }) => weight));
  return terms.length === 0 || terms.some((term) => term.weight === heaviest && namesTerm(term, text));
}

function leadInto(group: Group, { block: first }: Procedure): readonly Sentence[] {
  return group.lists.find((list) => list.block === first)?.leadIn ?? [];
}

/** To change a printer's name and to change its place takes the same steps but for one. */
function sharesSteps(a: Procedure, b: Procedure): boolean {
  const said = new Set(a.sentences.map(({ text }) => foldText(text)));
  const shared = b.sentences.filter(({ text }) => said.has(foldText(text))).length;
  return 2 * shared > b.sentences.length;
}

interface WrittenSection {
  readonly heading: string;
  /** What the steps are for. */
  readonly opening: readonly Pick[];
  readonly blocks: readonly PlannedBlock[];
}

/** What the steps are for, with what leads into them, and behind them what to do when they fail. */
function sectionOf(
  material: Material,
  printed: Printed,
  { procedure, group, heading }: Chosen,
): WrittenSection {
  const { block: first, end, blocks, read } = procedure;
  const { offsets, source } = read;
  // One that goes on from a sentence before it leans on that.
  const leadIn = leadInto(group, procedure).length === 1 ? leadInto(group, procedure) : [];
  const startOf = (unit: Unit) => unit.sentences[0]?.start ?? 0;
  const before = group.units.filter(
    (unit) => startOf(unit) < (offsets[first] ?? 0) && !leadIn.some(({ start }) => start === startOf(unit)),
  );
  const after = group.units.filter((unit) => startOf(unit) >= (offsets[end] ?? Infinity));
  return {
    heading,
    opening: takeInOrder(read, printed, before, PASSAGE_WORDS, first),
    blocks: [
      ...(leadIn.length > 0 ? [block('paragraph', source, leadIn)] : []),
      ...blocks,
      ...paragraphsOf(takeInOrder(read, printed, after, PASSAGE_WORDS)),
    ],
  };
}

/** Words of the subject that the steps never name: they may be for something else. */
function unnamedWords({ subject }: Material, chosen: readonly Chosen[]): Notice[] {
  const named = new Map(chosen.flatMap(({ terms }) => [...terms]));
  const missing = subject.terms.filter((term) => term.required && !namesTerm(term, named));
  if (missing.length === 0) return [];
  const words = missing.map(({ word }) => `“${word}”`).join(', ');
  return [
    {
      code: 'steps_incomplete',
      message: `The numbered steps that the sources hold don't speak of ${words}, so they may be for something else.`,
    },
  ];
}
