import { block } from '../blocks.js';
import type { Material } from '../material.js';
import type { PlannedBlock, Unit } from '../types.js';

/** Bounds, in words and sentences of one row. */
const LONGEST = { words: 60, sentences: 3 };

/** A sentence that says what a thing is good for, or not: what somebody who must choose looks for. */
const EVALUATES =
  /(?<!\p{L})(?:best|better|prefer(?:red|able)?|suit(?:s|ed|able)?|appropriate|recommend(?:ed)?|effective|efficient|easie[rs]t?|easy|simpler?|difficult|hard(?:er)?|complex|fast(?:er)?|slow(?:er)?|useful|ideal|advantages?|drawbacks?|only (?:handle|support|suit|work)|can (?:only )?handle|just a matter|geeignet|eignet|besser|beste[nrs]?|einfach\p{L}*|schwierig\p{L}*|schnell\p{L}*|langsam\p{L}*|vorteil\p{L}*|nachteil\p{L}*|empf\p{L}+|convien\p{L}+|adapté\p{L}*|meilleure?s?|mieux|facile\p{L}*|difficile\p{L}*|rapide\p{L}*|lente?s?|avantag\p{L}+|inconvénient\p{L}*|recommand\p{L}+|mejor\p{L}*|peor|adecuad\p{L}+|fácil\p{L}*|difícil\p{L}*|rápid\p{L}+|lent\p{L}+|ventaj\p{L}+|desventaj\p{L}+|recomend\p{L}+|vantagg\p{L}+|svantagg\p{L}+|migliore?|adatt\p{L}+|consigli\p{L}+|melhor|adequad\p{L}+|vantag\p{L}+|geschikt\p{L}*|beter|voorde\p{L}+|nade\p{L}+)(?!\p{L})|適して|向いて|最適|優れ|利点|欠点|簡単|難し|推奨|便利|速|遅/iu;

/**
 * What the sources hold that helps to choose: for each thing the sentences that say what it is good for, from one that names it on.
 *
 * @param sides each with what may stand for it, the units that are about it alone
 * @returns one row a thing, in their order; none where no such sentence stands for any, or fewer than two can have a row
 */
export function choiceRows(
  material: Material,
  sides: readonly { readonly name: string; readonly units: readonly Unit[] }[],
  names: (unit: Unit, side: number) => boolean,
): PlannedBlock[] {
  let judged = 0;
  const rows = sides.flatMap(({ name, units }, side): PlannedBlock[] => {
    const able = units.filter((unit) => unit.opens && unit.kind === 'prose' && names(unit, side));
    const open = able
      .flatMap((unit) => rowOf(unit) ?? [])
      .sort((a, b) => worthOf(material, b) - worthOf(material, a));
    if (open.length > 0) judged += 1;
    // Beside what is judged of others, what it is.
    const [first] = able.filter(({ sentences: [said], list }) => said && !(list && said.text.endsWith(':')));
    const best = open[0] ?? (first && { unit: first, count: 1 });
    return best
      ? [{ ...block('row', best.unit.source, best.unit.sentences.slice(0, best.count)), label: name }]
      : [];
  });
  return rows.length > 1 && judged > 0 ? rows : [];
}

interface Row {
  readonly unit: Unit;
  readonly count: number;
  /** How many words say what the thing is good for. */
  readonly cues: number;
}

/** Up to the last of the first sentences that says it; what leads into a list leads to none here. */
function rowOf(unit: Unit): Row | null {
  const sentences = unit.list ? unit.sentences.slice(0, -1) : unit.sentences;
  let words = 0;
  let [count, cues] = [0, 0];
  for (const [index, { text, words: own }] of sentences.slice(0, LONGEST.sentences).entries()) {
    words += own;
    if (words > LONGEST.words) break;
    if (EVALUATES.test(text)) [count, cues] = [index + 1, cues + 1];
  }
  return count > 0 ? { unit, count, cues } : null;
}

function worthOf(material: Material, { unit, cues }: Row): number {
  return material.weight(unit) + material.ofPage(unit.source) + 0.2 * cues;
}
