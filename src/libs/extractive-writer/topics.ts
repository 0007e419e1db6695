import { foldText, holdsPhrase, isTellingHeading, overlap } from '../text/index.js';
import { FEWEST_SECTION_WORDS, SAME, WORDS_A_SECTION } from './constants.js';
import type { Material } from './material.js';
import type { Printed } from './printed.js';
import type { Group, Unit } from './types.js';
import { centroidOf, likeness, type Vector } from './vectors.js';

/** A section that may be written under a heading of the sources. */
export interface Topic {
  readonly heading: string;
  readonly group: Group;
  readonly units: readonly Unit[];
  readonly words: number;
}

/**
 * @param taken headings that the article has
 *
 * What may stand under each heading of the sources that tells its subject. What stands under one that tells nothing
 * ("Notes"), or is too little for a section, falls to the heading above. Headings that say the same become one.
 */
export function topicsOf(material: Material, printed: Printed, taken: readonly string[]): Topic[] {
  const { ask, language } = material;
  const title = foldText(ask.title);
  const used = new Set(taken.map(foldText));
  const topics: { heading: string; group: Group; units: Unit[] }[] = [];
  for (const { groups } of material.sources) {
    const homes = new Map<Group, Unit[]>();
    for (const group of [...groups].reverse()) {
      const own = group.units.filter(
        (unit) => material.isBody(unit) && !unit.onHeading && !printed.has(unit),
      );
      const units = [...own, ...(homes.get(group) ?? [])];
      homes.delete(group);
      if (units.length === 0) continue;
      const tells =
        isTellingHeading(group.heading, language) &&
        !group.isQuestion &&
        !ask.forbidden.some((phrase) => holdsPhrase(group.heading, phrase));
      if (group.parent && (!tells || wordCount(units) < FEWEST_SECTION_WORDS)) {
        homes.set(group.parent, [...units, ...(homes.get(group.parent) ?? [])]);
        continue;
      }
      const isTitle = foldText(group.heading) === title || group.heading === '' || !tells;
      topics.push({ heading: isTitle ? ask.labels.overview : group.heading, group, units });
    }
  }
  const merged: typeof topics = [];
  for (const topic of topics) {
    const twin = merged.find((other) => sameHeading(other, topic));
    if (twin) twin.units.push(...topic.units);
    else merged.push(topic);
  }
  return merged
    .map((topic) => ({
      ...topic,
      units: topic.units.sort((a, b) => a.id - b.id),
      words: wordCount(topic.units),
    }))
    .filter(({ words, heading }) => words >= FEWEST_SECTION_WORDS && !used.has(foldText(heading)));
}

function sameHeading(a: { heading: string; group: Group }, b: { heading: string; group: Group }): boolean {
  if (foldText(a.heading) === foldText(b.heading)) return true;
  const [one, other] = [new Set(a.group.terms.keys()), new Set(b.group.terms.keys())];
  return Math.min(one.size, other.size) >= 2 && one.size === other.size && overlap(one, other) >= SAME;
}

/**
 * Chooses the topics of an article: the best ones that say different things.
 * @param room words
 * @returns with the words for each, in the order of the article: by source, the best first, then as they stand there
 */
export function chooseTopics(
  material: Material,
  topics: readonly Topic[],
  room: number,
): { topic: Topic; words: number }[] {
  const { sectionCount } = material.ask;
  const count = sectionCount ?? Math.min(8, Math.max(1, Math.round(room / WORDS_A_SECTION)));
  const share = room / count;
  const open = topics.map((topic) => ({
    topic,
    score: scoreOf(material, topic, share),
    vector: vectorOfTopic(material, topic),
  }));
  const chosen: typeof open = [];
  let planned = 0;
  while (
    open.length > 0 &&
    chosen.length < (sectionCount ?? 12) &&
    (chosen.length < count || planned < room)
  ) {
    const value = ({ score, vector }: (typeof open)[number]) =>
      score - 0.3 * Math.max(0, ...chosen.map((other) => likeness(other.vector, vector)));
    open.sort((a, b) => value(b) - value(a));
    const next = open.shift();
    if (!next) break;
    chosen.push(next);
    planned += Math.min(next.topic.words, share);
  }
  let rest = Math.max(0, room - planned);
  const sized = chosen.map(({ topic, score }) => {
    const words = Math.min(topic.words, share);
    const more = Math.min(rest, topic.words - words);
    rest -= more;
    return { topic, score, words: Math.round(words + more) };
  });
  const best = new Map<string, number>();
  for (const { topic, score } of sized) {
    const { id } = topic.group.source;
    best.set(id, Math.max(best.get(id) ?? 0, score));
  }
  const rank = ({ topic }: { topic: Topic }) => best.get(topic.group.source.id) ?? 0;
  return sized.sort((a, b) => rank(b) - rank(a) || (a.topic.units[0]?.id ?? 0) - (b.topic.units[0]?.id ?? 0));
}

/** The mean weight of the best units that a section of its share would print. */
function scoreOf(material: Material, { units }: Topic, share: number): number {
  const weights = units.map((unit) => ({ weight: material.weight(unit), words: unit.words }));
  weights.sort((a, b) => b.weight - a.weight);
  let words = 0;
  let sum = 0;
  for (const each of weights) {
    if (words >= share) break;
    words += each.words;
    sum += each.words * each.weight;
  }
  return sum / Math.max(1, words);
}

function vectorOfTopic(material: Material, { units }: Topic): Vector {
  return centroidOf(units.slice(0, 50).map((unit) => material.vector(unit)));
}

function wordCount(units: readonly Unit[]): number {
  return units.reduce((sum, { words }) => sum + words, 0);
}
