import { foldText, holdsPhrase, isTellingHeading, overlap } from '../text/index.js';
import { partOf, partsOf } from './asked.js';
import { FEWEST_SECTION_WORDS, MOST_SECTIONS, SAME, WORDS_A_SECTION } from './constants.js';
import type { Material } from './material.js';
import type { Printed } from './printed.js';
import { fill } from './fill.js';
import { dealOut } from './rooms.js';
import { isBox, wordsOf } from './text-of.js';
import type { Group, SourceText, Unit } from './types.js';

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
        (!group.isQuestion || !group.parent) &&
        !isBox(group) &&
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

/** Pages have parts of the same name ("Principles"), so one word alone, or one page, tells nothing. */
function sameHeading(a: { heading: string; group: Group }, b: { heading: string; group: Group }): boolean {
  if (a.group.source === b.group.source) return false;
  const [one, other] = [new Set(a.group.terms.keys()), new Set(b.group.terms.keys())];
  return Math.min(one.size, other.size) >= 2 && one.size === other.size && overlap(one, other) >= SAME;
}

/**
 * Chooses the topics of an article: those from which most would be taken if there were no headings.
 *
 * @param printed what the article has
 * @param room words
 * @param first the source of the lead
 * @returns with the words for each, in the order of the article: by source, the fullest first, then as they stand there
 */
export function chooseTopics(
  material: Material,
  printed: Printed,
  topics: readonly Topic[],
  room: number,
  first: SourceText | undefined,
): { readonly topic: Topic; readonly words: number }[] {
  const { sectionCount } = material.ask;
  const count =
    sectionCount ?? Math.min(MOST_SECTIONS, Math.max(1, Math.round(Math.sqrt(room / WORDS_A_SECTION))));
  const homes = new Map(topics.flatMap((topic) => topic.units.map((unit) => [unit, topic] as const)));
  const trial = printed.copy();
  const taken = new Map<Topic, number>();
  const byPart = topicsByPart(material, topics);
  const shares = dealOut(
    room,
    byPart.map((part) => part.reduce((sum, { words }) => sum + words, 0)),
  );
  const take = (units: readonly Unit[], words: number) => {
    for (const { unit, count: sentences } of fill(material, trial, units, words)) {
      const topic = homes.get(unit);
      if (topic) taken.set(topic, (taken.get(topic) ?? 0) + wordsOf(unit, sentences));
    }
  };
  for (const [index, part] of byPart.entries())
    take(
      part.flatMap(({ units }) => units),
      shares[index] ?? 0,
    );
  if (byPart.length === 0) take([...homes.keys()], room);
  const fullest = [...topics].sort((a, b) => (taken.get(b) ?? 0) - (taken.get(a) ?? 0));
  // Each part that the brief lists has a section before one has two.
  const firsts = byPart.flatMap((part) => fullest.find((topic) => part.includes(topic)) ?? []);
  const ranked = [...firsts, ...fullest.filter((topic) => !firsts.includes(topic))];
  const headings = ranked.map(({ heading }) => foldText(heading));
  const chosen = ranked
    .filter((_, index) => headings.indexOf(headings[index] ?? '') === index)
    .slice(0, count);
  const rooms = dealOut(
    room,
    chosen.map(({ words }) => words),
    chosen.map((topic) => FEWEST_SECTION_WORDS + (taken.get(topic) ?? 0)),
  );
  const sized = chosen.map((topic, index) => ({ topic, words: Math.round(rooms[index] ?? 0) }));
  const bySource = new Map<SourceText, number>();
  for (const { topic, words } of sized) {
    const { source } = topic.group;
    bySource.set(source, (bySource.get(source) ?? 0) + words);
  }
  // The page that the lead was taken from goes on first.
  const fullness = ({ topic: { group } }: { readonly topic: Topic }) =>
    (bySource.get(group.source) ?? 0) + (group.source === first ? room : 0);
  const place = ({ topic: { group } }: { readonly topic: Topic }) => {
    const parts = byPart.flatMap((part, index) =>
      part.some((topic) => topic.group.source === group.source && taken.has(topic)) ? [index] : [],
    );
    return Math.min(byPart.length, ...parts);
  };
  return sized.sort(
    (a, b) =>
      place(a) - place(b) ||
      fullness(b) - fullness(a) ||
      (a.topic.units[0]?.id ?? 0) - (b.topic.units[0]?.id ?? 0),
  );
}

/** @returns the topics of each part that the brief lists and the sources have, in its order; none of fewer than two */
function topicsByPart({ ask }: Material, topics: readonly Topic[]): Topic[][] {
  const parts = partsOf(ask);
  const found = parts
    .map((_, index) => topics.filter(({ group }) => partOf(parts, group) === index))
    .filter((part) => part.length > 0);
  return found.length > 1 ? found : [];
}

function wordCount(units: readonly Unit[]): number {
  return units.reduce((sum, { words }) => sum + words, 0);
}
