import { factAsked, tellsFact } from '../../text/index.js';
import { fillByUnit } from '../fill.js';
import { block, paragraphsOf } from '../blocks.js';
import type { Material } from '../material.js';
import type { Printed } from '../printed.js';
import { mayBeBody, wordCount } from '../text-of.js';
import type { PlannedBlock, PlannedSection, ReadSource, Slice, SourceText, Unit } from '../types.js';
import type { FormWriter } from './form.js';
import { openQuestions } from './open-questions.js';
import { dateRows, figureRows } from './rows.js';
import { wordsIn } from './words-in.js';

/** A source with less room than the first would say nothing, and with fewer words than the second says none. */
const WORDS_OF_SOURCE = 35;
const FEWEST_OF_SOURCE = 10;
/** By these a source is weighed. */
const BEST_UNITS = 8;

/** What each source says, then tables of figures and dates, then what the sources leave open. */
export const writeDigest: FormWriter = (material, printed, room) => {
  const { ask } = material;
  const { labels } = ask;
  const order = inOrderOfBrief(material);
  // Tables choose first, for fewer sentences are fit for them.
  const figures = figureRows(material, printed);
  const tables = [
    { heading: labels.dates, blocks: dateRows(material, printed) },
    { heading: labels.open_questions, blocks: openQuestions(material, printed) },
  ].filter(({ blocks }) => blocks.length > 0);
  const left = room - wordsIn([{ heading: '', blocks: figures }, ...tables]);
  const said = whatSourcesSay(material, printed, left);
  if (said.length < 2 && tables.length === 0 && figures.length === 0)
    return {
      why: 'the sources hold too few figures, dates and open questions, and only one of them speaks of the subject.',
    };
  // Who asks what something costs wants the figures first, and each beside what it is the figure of.
  const isOfFigures = factAsked(ask.input, ask.language) !== null;
  const names = isOfFigures ? [...new Set([...figures, ...said.flat()].map(({ source }) => source))] : [];
  const prose = said.length > 1 ? said : [];
  const together = names
    .sort((one, other) => order(one) - order(other))
    .flatMap((source) => [
      ...named(material, source, names.length),
      ...figures.filter((row) => row.source === source),
      ...prose.flat().filter((block) => block.source === source && block.framing === undefined),
    ]);
  const sections: PlannedSection[] = isOfFigures
    ? [
        { heading: prose.length > 0 ? labels.what_sources_say : labels.key_figures, blocks: together },
        ...tables,
      ]
    : [
        { heading: labels.what_sources_say, blocks: prose.flat() },
        { heading: labels.key_figures, blocks: figures },
        ...tables,
      ];
  return {
    sections: sections.filter(({ blocks }) => blocks.length > 0),
    notices: noticesOf(tables.length + figures.length),
    roomLeft: prose.length > 0 ? 0 : left,
  };
};

/** What a brief lists ("allotments, parking permits and the town hall") comes in its order, by the titles of pages. */
function inOrderOfBrief(material: Material): (source: SourceText) => number {
  const order = material.sources.map((read, at) => {
    const parts = read.groups.map((group) => material.partOf(group)).filter((part) => part !== -1);
    return { source: read.source, place: (parts[0] ?? material.parts.length) * material.sources.length + at };
  });
  return (source) => order.find((each) => each.source === source)?.place ?? 0;
}

/** The name of a source over its figures; none where it is the only one. */
function named(material: Material, source: SourceText, sources: number): PlannedBlock[] {
  const read = material.sources.find((each) => each.source === source);
  const [first] = read?.units[0]?.sentences ?? [];
  return read && first && sources > 1 ? nameOf(read, nameIn(material, read), first) : [];
}

function nameIn({ ask }: Material, { source, title }: ReadSource): string {
  return source.kind === 'note' ? ask.labels.notes : title;
}

function noticesOf(tables: number) {
  if (tables > 0) return [];
  const message =
    'The sources hold too few figures, dates and open questions for tables, so the digest has prose alone.';
  return [{ code: 'form_not_available', message }];
}

/** @returns for each source its name and what it says on the subject, the one with most to say first */
function whatSourcesSay(material: Material, printed: Printed, room: number): PlannedBlock[][] {
  const able = material.sources
    .map((read) => ({ read, units: read.units.filter((unit) => material.isBody(unit) && !unit.onHeading) }))
    .filter(({ read, units }) => mayBeBody(read.source) && units.length > 0)
    .map((each) => ({ ...each, worth: worthOf(material, each.units) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, Math.max(2, Math.floor(room / WORDS_OF_SOURCE)));
  if (able.length < 2) return [];
  const tells = tellsTime(material);
  let left = room;
  return able.flatMap(({ read, units }, index) => {
    const picks = fillByUnit(
      material,
      printed,
      units,
      left / (able.length - index),
      (unit) => material.weight(unit) + Number(tells(unit)),
    );
    const [first] = picks;
    const words = wordCount(picks);
    if (!first || words < FEWEST_OF_SOURCE) {
      printed.release(picks);
      return [];
    }
    left -= words;
    const [sentence] = first.unit.sentences;
    return [[...(sentence ? nameOf(read, nameIn(material, read), sentence) : []), ...paragraphsOf(picks)]];
  });
}

/** Where a part of the brief asks for deadlines, what tells one goes before all else: "within ten days", "on 29 September". */
function tellsTime({ ask: { language }, parts }: Material): (unit: Unit) => boolean {
  if (!parts.some(({ text }) => factAsked(text, language) === 'time')) return () => false;
  return ({ sentences }) =>
    sentences.some(({ text }) => tellsFact(text, 'time', language) && tellsFact(text, 'number', language));
}

/** The mean weight of its best units. */
function worthOf(material: Material, units: readonly Unit[]): number {
  const best = units
    .map((unit) => material.weight(unit))
    .sort((a, b) => b - a)
    .slice(0, BEST_UNITS);
  return best.reduce((sum, weight) => sum + weight, 0) / best.length;
}

/**
 * The name of a source over what it says: it asserts nothing. A name may hold a figure all the same ("July 2022 …"), so
 * it names its place: where the page says it, else the first sentence of what stands under it.
 */
function nameOf({ source }: ReadSource, name: string, first: Slice): PlannedBlock[] {
  if (name === '') return [];
  const start = source.text.indexOf(name);
  const place: Slice = start >= 0 ? { text: name, start, end: start + name.length } : first;
  return [{ ...block('subheading', source, [place]), framing: name }];
}
