import { LEAD } from './constants.js';
import { inParagraphs } from './fill.js';
import { speaksOfItself } from './language/screen.js';
import type { Material } from './material.js';
import type { Printed } from './printed.js';
import type { Pick, SourceText, Unit } from './types.js';

/**
 * Takes what opens the article: of the page that is most about the subject the first paragraph that opens a section, names
 * the subject and points to nothing outside itself. It is taken whole; where there is none, or it is too long, the article
 * has no lead.
 *
 * @param units what it may be taken from, in reading order
 */
export function takeLead(material: Material, printed: Printed, units: readonly Unit[]): Pick[] {
  const best = bestPage(material, units);
  const paragraph = inParagraphs(units.filter(({ source }) => source === best)).find((each) =>
    mayOpen(material, printed, each),
  );
  return (paragraph ?? []).map((unit) => printed.take(unit));
}

function bestPage(material: Material, units: readonly Unit[]): SourceText | null {
  let best: SourceText | null = null;
  for (const { source } of units) if (!best || material.ofPage(source) > material.ofPage(best)) best = source;
  return best;
}

function mayOpen(material: Material, printed: Printed, paragraph: readonly Unit[]): boolean {
  const [first] = paragraph;
  const [sentence] = first?.sentences ?? [];
  if (!first || !sentence || !first.opens || first.group.isQuestion) return false;
  const sentences = paragraph.flatMap((unit) => unit.sentences);
  const named = new Map(sentences.flatMap(({ terms }) => [...terms]));
  return (
    first.group.units[0] === first &&
    material.isBody(first) &&
    material.coverOf(sentence.terms) > 0 &&
    material.coverOf(named) >= LEAD.names &&
    paragraph.every(
      (unit) => unit.kind === 'prose' && !unit.list && printed.fresh(unit) === unit.sentences.length,
    ) &&
    sentences.reduce((sum, { words }) => sum + words, 0) <= LEAD.mostWords &&
    !sentences.some(({ text }) => speaksOfItself(text, material.language))
  );
}
