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
  for (const unit of units) {
    if (!mayOpen(material, printed, unit, strict)) continue;
    const worth = worthOf(material, unit);
    if (worth > most) [best, most] = [unit, worth];
  }
  if (!best) return [];
  const picks: Pick[] = [];
  let words = 0;
  const from = units.indexOf(best);
  for (let at = from; at < units.length && at < from + LEAD.mostSentences; at += 1) {
    const unit = units[at];
    if (!unit || unit.group !== best.group || unit.kind !== 'prose' || unit.onHeading) break;
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

function mayOpen(material: Material, printed: Printed, unit: Unit, strict: boolean): boolean {
  const [first] = unit.sentences;
  return (
    first !== undefined &&
    unit.opens &&
    material.isBody(unit) &&
    !printed.has(unit) &&
    !unit.group.isQuestion &&
    !isBox(unit.group) &&
    !(unit.list && unit.sentences.length === 1) &&
    !DENIES.test(first.text) &&
    material.coverOf(first.terms) > 0 &&
    (isCallersText(unit.source) || opensGroup(unit) || definesSubject(material, first)) &&
    (!strict || opensSource(material, unit, first) || definesSubject(material, first)) &&
    !speaksOfItself(first.text, material.language)
  );
}

/** The middle of a section of a page is no beginning. */
function opensGroup(unit: Unit): boolean {
  return unit === unit.group.units.find(({ kind }) => kind === 'prose');
}

/** What a caller gives begins with what it is about, and so does the page that is most about the subject. */
function opensSource(material: Material, unit: Unit, first: Sentence): boolean {
  const { sources } = material;
  const read = sources.find(({ source }) => source === unit.source);
  if (unit !== read?.units.find(({ kind }) => kind === 'prose')) return false;
  const isBest = sources.every(({ source }) => material.ofPage(source) <= material.ofPage(unit.source));
  return isCallersText(unit.source) || (isBest && material.coverOf(first.terms) >= LEAD.names);
}

/** It says of the subject what it is. */
export function introduces(material: Material, { sentences: [first] }: Unit): boolean {
  return first !== undefined && definesSubject(material, first);
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

function worthOf(material: Material, unit: Unit): number {
  const first = unit.sentences[0];
  if (!first) return 0;
  const named = Math.min(LEAD.names, material.coverOf(first.terms));
  const title = material.coverOf(unit.group.terms);
  return named + material.weight(unit) + LEAD.more * (title + (defines(material, first.text) ? named : 0));
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
