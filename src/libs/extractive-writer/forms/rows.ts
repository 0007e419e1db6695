import { dateIn, figureIn, type Span, termsOf } from '../../text/index.js';
import { block } from '../blocks.js';
import type { Material } from '../material.js';
import type { Printed } from '../printed.js';
import type { PlannedBlock, Sentence, Unit } from '../types.js';

/** Rows of a table, and of one source where there are three or more. */
const MOST_ROWS = 12;
const FEWEST_ROWS = 2;
const ROWS_OF_SOURCE = 4;
/** Of a row's sentence. */
const WORDS = { fewest: 6, most: 36 };

/** A sentence of a table, and the figure or date at its head. */
interface Row {
  readonly unit: Unit;
  readonly sentence: Sentence;
  readonly label: string;
  readonly worth: number;
  /** Of a date, `yyyymmdd`. */
  readonly order: number;
}

interface Found {
  readonly span: Span;
  readonly worth: number;
  readonly order: number;
}

/** @returns sentences that give a figure, in the order of the sources; none when there are fewer than two */
export function figureRows(material: Material, printed: Printed): PlannedBlock[] {
  const { ask, language, subject } = material;
  const asked = yearsIn(`${ask.title} ${ask.input}`);
  const about = new Set(subject.terms.map(({ term }) => term));
  const isOnTopic = (text: string) => termsOf(text, language).some((term) => about.has(term));
  const rows = rowsOf(material, printed, ({ text }) => {
    const figure = figureIn(text, language, isOnTopic);
    return figure && { span: figure, worth: figure.weight - ofOtherYear(text, asked), order: 0 };
  });
  const order = (row: Row) => material.sources.findIndex(({ source }) => source === row.unit.source);
  return rows.sort((a, b) => order(a) - order(b) || a.unit.id - b.unit.id).map(blockOf);
}

/** @returns sentences that name a date with its year, the oldest first; none when there are fewer than two */
export function dateRows(material: Material, printed: Printed): PlannedBlock[] {
  const rows = rowsOf(material, printed, ({ text }) => {
    const date = dateIn(text, material.language);
    return date && { span: date, worth: date.order % 10_000 > 0 ? 0.3 : 0, order: date.order };
  });
  return rows.sort((a, b) => a.order - b.order || a.unit.id - b.unit.id).map(blockOf);
}

function blockOf({ unit, sentence, label }: Row): PlannedBlock {
  return { ...block('row', unit.source, [sentence]), label };
}

function yearsIn(text: string): string[] {
  return text.match(/(?<!\p{Nd})(?:1[5-9]|20)\d\d(?!\p{Nd})/gu) ?? [];
}

/** Who asks about the quakes of 2022 is not helped by the dead of 1924. */
function ofOtherYear(sentence: string, asked: readonly string[]): number {
  const named = yearsIn(sentence);
  return asked.length > 0 && named.length > 0 && !named.some((year) => asked.includes(year)) ? 1 : 0;
}

/** A row stands by itself, so it leans on nothing. */
function rowsOf(material: Material, printed: Printed, find: (sentence: Sentence) => Found | null): Row[] {
  const open = material.units.flatMap((unit): Row[] => {
    const [sentence] = unit.sentences;
    if (!sentence || !unit.opens || !material.isBody(unit) || /[:：]$/u.test(sentence.text)) return [];
    if (sentence.words < WORDS.fewest || sentence.words > WORDS.most) return [];
    const cover = material.coverOf(sentence.terms);
    const found = find(sentence);
    if (!found) return [];
    const label = sentence.text.slice(found.span.start, found.span.end).trim();
    const worth = found.worth + material.weight(unit) + cover;
    return [{ unit, sentence, label, worth, order: found.order }];
  });
  open.sort((a, b) => b.worth - a.worth || a.unit.id - b.unit.id);
  const most = material.sources.length >= 3 ? ROWS_OF_SOURCE : MOST_ROWS;
  const rows: Row[] = [];
  for (const row of open) {
    if (rows.length >= MOST_ROWS) break;
    const same = rows.filter(({ unit }) => unit.source === row.unit.source);
    const isSaid = rows.some(({ sentence }) => sentence.text === row.sentence.text);
    if (!isSaid && same.length < most && !printed.repeats(row.sentence)) rows.push(row);
  }
  if (rows.length < FEWEST_ROWS) return [];
  // Said first when there is a table: what is said can go nowhere else.
  return rows.filter(({ sentence }) => {
    if (printed.repeats(sentence)) return false;
    printed.say(sentence);
    return true;
  });
}
