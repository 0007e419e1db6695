import { leadsIntoList, belongsToPage } from './language/screen.js';
import { pointsNowhere } from './language/leaning.js';
import type { Group, List, Sentence, SourceText, Unit } from './types.js';

/** A unit that is still read. */
export interface OpenUnit {
  readonly sentences: Sentence[];
  list: List | null;
  readonly kind: Unit['kind'];
  readonly onHeading: boolean;
  readonly group: Group;
}

/** The units of a source while it is read: what the next sentence may go on with, and what must not be printed after all. */
export class OpenUnits {
  /** The unit that the next sentence may go on with; null where what went before can't be printed. */
  last: OpenUnit | null = null;
  /** Words of the units' first sentences. */
  words = 0;
  private readonly open: OpenUnit[] = [];

  begin(group: Group, sentences: Sentence[], kind: Unit['kind'], onHeading: boolean): void {
    this.last = { sentences, list: null, kind, onHeading, group };
    this.open.push(this.last);
    this.words += sentences[0]?.words ?? 0;
  }

  /** Nothing that follows may lean on what went before. */
  breakOff(): void {
    if (this.last && announces(this.last)) this.dropLead(this.last);
    this.last = null;
  }

  /** What leads into a list that is not printed leads nowhere. */
  dropLead(lead: OpenUnit): void {
    lead.sentences.pop();
    if (lead.sentences.length === 0) this.open.splice(this.open.indexOf(lead), 1);
  }

  /**
   * @param firstId of the first unit; the others follow
   * @param language primary subtag
   * @returns each as it is placed, in reading order; they are put into their groups
   */
  finish(source: SourceText, firstId: number, language: string): Map<OpenUnit, Unit> {
    this.breakOff();
    const made = new Map<OpenUnit, Unit>();
    for (const open of this.open) {
      const unit = unitOf(open, source, firstId + made.size, language);
      made.set(open, unit);
      open.group.units.push(unit);
    }
    return made;
  }
}

/** Its last sentence leads into what is to follow it. */
export function announces(unit: OpenUnit): boolean {
  const text = unit.sentences.at(-1)?.text ?? '';
  return unit.list === null && (leadsIntoList(text) || belongsToPage(text));
}

function unitOf(
  { sentences, list, kind, onHeading, group }: OpenUnit,
  source: SourceText,
  id: number,
  language: string,
): Unit {
  const all = [...sentences, ...(list?.items.flat() ?? [])];
  const terms = new Map<string, number>();
  for (const each of all)
    for (const [term, count] of each.terms) terms.set(term, (terms.get(term) ?? 0) + count);
  const [first] = sentences;
  const opens =
    kind !== 'definition' && !onHeading && first !== undefined && pointsNowhere(first.text, language);
  const words = all.reduce((sum, each) => sum + each.words, 0);
  return { id, source, group, sentences, list, kind, onHeading, opens, words, terms };
}
