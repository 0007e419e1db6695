import type { Material } from '../material.js';
import type { PlannedBlock, Unit } from '../types.js';

const FEWEST = 3;
const MOST = 5;
/** Of a sentence: shorter ones say little, longer ones are none to take away. */
const WORDS = { fewest: 8, most: 32 };

/**
 * Takeaways say again what the article says, so they are its own sentences: the best one of each part first, in the order
 * of the article.
 * @param parts what stands in the lead and in each section
 * @returns three to five sentences that lean on nothing; none when there are fewer
 */
export function writeTakeaways(
  material: Material,
  parts: readonly (readonly PlannedBlock[])[],
): PlannedBlock[] {
  const openings = new Map(
    material.units
      .filter(isTakeaway)
      .map((unit) => [placeOf(unit.source.id, unit.sentences[0]?.start), unit]),
  );
  const weigh = (unit: Unit) =>
    material.weight(unit) + material.coverOf(unit.sentences[0]?.terms ?? new Map());
  const open = parts.flatMap((blocks, part) =>
    blocks
      .filter(({ kind }) => kind === 'paragraph')
      .flatMap(({ source, sentences }) =>
        sentences.flatMap(({ start }) => openings.get(placeOf(source.id, start)) ?? []),
      )
      .sort((a, b) => weigh(b) - weigh(a))
      .map((unit, place) => ({ unit, part, place })),
  );
  const chosen = open.sort((a, b) => a.place - b.place || weigh(b.unit) - weigh(a.unit)).slice(0, MOST);
  if (chosen.length < FEWEST) return [];
  return chosen
    .sort((a, b) => a.part - b.part || a.place - b.place)
    .map(({ unit }) => ({ kind: 'item', source: unit.source, sentences: unit.sentences.slice(0, 1) }));
}

function isTakeaway({ opens, sentences: [first], list }: Unit): boolean {
  if (!opens || !first || list?.leadIn.length === 1) return false;
  return first.words >= WORDS.fewest && first.words <= WORDS.most;
}

function placeOf(id: string, start = -1): string {
  return `${id} ${start}`;
}
