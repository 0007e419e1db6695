import { subjectQuery, termsOf } from '../text/index.js';
import { LEAD } from './constants.js';
import { speaksOfItself } from './language/screen.js';
import type { Material } from './material.js';
import type { Printed } from './printed.js';
import { isBox, isCallersText, wordsOf } from './text-of.js';
import type { Pick, Sentence, Unit } from './types.js';

/** "X is a …", "X provides …": what a reader who comes fresh wants first. */
const DEFINES =
  /^(.{2,70}?)(?<!\p{L})(?:is|are|was|were|ist|sind|est|sont|es|son|è|é|são) (?:an?|the|one|ein|eine|der|die|das|une?|la|le|el|los?|las?|uno?|una|il|o|os?|um|uma)(?!\p{L})|^(.{1,40}?)(?:とは|是一|는 )/u;

/** What something is not, or does not do, is no beginning. */
const DENIES =
  /^[^.,;:]{0,60}?(?<![\p{L}])(?:not|cannot|\p{L}{2,6}n['’]t|never|nicht|keine?|pas|no|nunca|non|niet|geen|não)(?!\p{L})/iu;

/** What is to be done to reach something is no beginning either: "To recover, …". */
const PURPOSE = /^(?:to|um|pour|para|per|om) /iu;

/**
 * Takes what opens the article: a unit that names the subject and points to nothing before it, and those that follow it on
 * its page.
 * @param units what it may be taken from
 * @param strict whether it must open a source or say what the thing is, as beside headings and forms that took the rest
 */
export function takeLead(
  material: Material,
  printed: Printed,
  units: readonly Unit[],
  room: number,
  strict = false,
): Pick[] {
  let best: Unit | null = null;
  let most = -Infinity;
  const mostOf = units.reduce((high, { source }) => Math.max(high, material.ofPage(source)), 0);
  for (const unit of units) {
    const isBest = material.ofPage(unit.source) === mostOf;
    if (!mayOpen(material, printed, unit, isBest, strict)) continue;
    const worth = worthOf(material, unit, isBest);
    if (worth > most) [best, most] = [unit, worth];
  }
  if (!best) return [];
  const picks: Pick[] = [];
  let words = 0;
  const from = units.indexOf(best);
  for (let at = from; at < units.length && at < from + LEAD.mostSentences; at += 1) {
    const unit = units[at];
    if (!unit || unit.group !== best.group || unit.kind !== 'prose' || unit.onHeading || isItem(unit)) break;
    if (at > from && (unit.id !== best.id + picks.length || printed.has(unit))) break;
    // A unit that fits goes in whole, for the article loses what is cut off.
    const said = picks.reduce((sum, { count }) => sum + count, 0);
    const atMost = unit.words <= room - words ? Infinity : LEAD.mostSentences - said;
    const count =
      said >= LEAD.mostSentences
        ? 0
        : sentencesFor(material, unit, Math.min(atMost, printed.fresh(unit)), room - words);
    if (count === 0) break;
    picks.push(printed.take(unit, count));
    words += wordsOf(unit, count);
    if (count < unit.sentences.length || unit.list) break;
  }
  return picks;
}

function mayOpen(
  material: Material,
  printed: Printed,
  unit: Unit,
  isBest: boolean,
  strict: boolean,
): boolean {
  const [first] = unit.sentences;
  if (!first) return false;
  const isIntroduction = isBest && opensPage(material, unit, first);
  return (
    (unit.opens || isIntroduction) &&
    material.isBody(unit) &&
    !printed.has(unit) &&
    !unit.group.isQuestion &&
    (!isBox(unit.group) || definesSubject(material, first)) &&
    !isItem(unit) &&
    !(unit.list && unit.sentences.length === 1) &&
    !DENIES.test(first.text) &&
    (material.coverOf(first.terms) > 0 || isIntroduction) &&
    (isCallersText(unit.source) || opensGroup(unit) || definesSubject(material, first)) &&
    (!strict || isIntroduction || opensText(material, unit) || definesSubject(material, first)) &&
    !speaksOfItself(first.text, material.language)
  );
}

/** An entry of a list, which may be a paragraph, belongs to the others. */
function isItem({ source, sentences: [first] }: Unit): boolean {
  return first !== undefined && source.blocks[first.block]?.kind === 'item';
}

/** The middle of a section of a page is no beginning. */
function opensGroup(unit: Unit): boolean {
  return unit === unit.group.units.find(({ kind }) => kind === 'prose');
}

/** What a caller gives begins with what it is about. */
function opensText({ sources }: Material, unit: Unit): boolean {
  const read = sources.find(({ source }) => source === unit.source);
  return isCallersText(unit.source) && unit === read?.units.find(({ kind }) => kind === 'prose');
}

/**
 * The page that is most about the subject begins with what it is about, in whatever words, and points to nothing before it:
 * "When batteries age, they …". Not where what stood there is not fit for print, nor where the brief asks for more than the page.
 */
function opensPage(material: Material, unit: Unit, { block, start }: Sentence): boolean {
  const { source, group } = unit;
  const first = source.blocks.findIndex(({ kind, aside, box }) => kind === 'paragraph' && !aside && !box);
  const read = material.sources.find((each) => each.source === source);
  return (
    !isCallersText(source) &&
    block === first &&
    start === read?.offsets[first] &&
    material.partOf(group) === -1 &&
    !PURPOSE.test(unit.sentences[0]?.text ?? '')
  );
}

/**
 * It says of the subject what it is, or begins its text and names what that is about, though a heading may be like it. Not
 * those beside it in its paragraph: where a paragraph ends is the layout's.
 */
export function introduces(material: Material, unit: Unit): boolean {
  const [first] = unit.sentences;
  if (!first) return false;
  const isNamed = material.coverOf(first.terms) >= LEAD.names;
  return definesSubject(material, first) || (opensText(material, unit) && isNamed);
}

function definesSubject(material: Material, { text, terms }: Sentence): boolean {
  return defines(material, text) && material.coverOf(terms) >= LEAD.names;
}

/** What a sentence says what it is must be the subject, and nothing that has a word more: "The Linux kernel is a …". */
function defines({ subject, language }: Material, text: string): boolean {
  const [, spaced, unspaced] = DEFINES.exec(text) ?? [];
  const defined = spaced ?? unspaced ?? '';
  const named = termsOf(defined.replace(/\([^()]{0,70}\)/gu, ' '), language);
  const own = subjectQuery(subject);
  return named.length > 0 && named.every((term) => own.has(term));
}

function worthOf(material: Material, unit: Unit, isBest: boolean): number {
  const first = unit.sentences[0];
  if (!first) return 0;
  const named = Math.min(LEAD.names, material.coverOf(first.terms));
  const title = material.coverOf(unit.group.terms);
  const introduction = isBest && opensPage(material, unit, first) ? LEAD.names : 0;
  const more = title + introduction + (defines(material, first.text) ? named : 0);
  return named + material.weight(unit) + LEAD.more * more;
}

function sentencesFor(material: Material, unit: Unit, most: number, room: number): number {
  let words = 0;
  let count = 0;
  const prose = unit.list ? unit.sentences.slice(0, -1) : unit.sentences;
  for (const sentence of prose.slice(0, most)) {
    words += sentence.words;
    if (words > room || speaksOfItself(sentence.text, material.language)) break;
    count += 1;
  }
  return count;
}
