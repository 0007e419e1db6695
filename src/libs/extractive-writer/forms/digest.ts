import { factAsked } from '../../text/index.js';
import { fillByUnit } from '../fill.js';
import { block, paragraphsOf } from '../blocks.js';
import type { Material } from '../material.js';
import type { Printed } from '../printed.js';
import { mayBeBody, wordCount } from '../text-of.js';
import type { PlannedBlock, PlannedSection, ReadSource, Slice, Unit } from '../types.js';
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
  const { labels } = material.ask;
  // Tables choose first, for fewer sentences are fit for them.
  const tables = [
    { heading: labels.key_figures, blocks: figureRows(material, printed) },
    { heading: labels.dates, blocks: dateRows(material, printed) },
    { heading: labels.open_questions, blocks: openQuestions(material, printed) },
  ].filter(({ blocks }) => blocks.length > 0);
  const left = room - wordsIn(tables, material.language);
  const said = whatSourcesSay(material, printed, left);
  if (said.length < 2 && tables.length === 0)
    return {
      why: 'the sources hold too few figures, dates and open questions, and only one of them speaks of the subject.',
    };
  const sections: PlannedSection[] = [];
  if (said.length > 1) sections.push({ heading: labels.what_sources_say, blocks: said.flat() });
  const prose = wordsIn(sections, material.language);
  return {
    // Who asks what something costs wants the figures first.
    sections: factAsked(material.ask.input, material.ask.language)
      ? [...tables, ...sections]
      : [...sections, ...tables],
    notices: noticesOf(tables.length),
    roomLeft: said.length > 1 ? 0 : left - prose,
  };
};

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
  let left = room;
  return able.flatMap(({ read, units }, index) => {
    const picks = fillByUnit(material, printed, units, left / (able.length - index));
    const [first] = picks;
    const words = wordCount(picks);
    if (!first || words < FEWEST_OF_SOURCE) {
      printed.release(picks);
      return [];
    }
    left -= words;
    const name = read.source.kind === 'note' ? material.ask.labels.notes : read.title;
    return [[...nameOf(read, name, first.unit), ...paragraphsOf(picks)]];
  });
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
function nameOf({ source }: ReadSource, name: string, { sentences: [first] }: Unit): PlannedBlock[] {
  if (name === '' || !first) return [];
  const start = source.text.indexOf(name);
  const place: Slice = start >= 0 ? { text: name, start, end: start + name.length } : first;
  return [{ ...block('subheading', source, [place]), framing: name }];
}
