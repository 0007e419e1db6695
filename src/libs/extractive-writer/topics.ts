import { foldText, holdsPhrase, isTellingHeading, overlap } from '../text/index.js';
import { FEWEST_SECTION_WORDS, MOST_SECTIONS, SAME, WORDS_A_SECTION } from './constants.js';
import type { Material } from './material.js';
import type { Printed } from './printed.js';
import { fill } from './fill.js';
import { dealOut } from './rooms.js';
import { isBox, wordCount, wordsIn } from './text-of.js';
import type { Group, Unit } from './types.js';

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
  const { ask } = material;
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
        isTellingHeading(group.heading) &&
        (!group.isQuestion || !group.parent) &&
        !isBox(group) &&
        !ask.forbidden.some((phrase) => holdsPhrase(group.heading, phrase));
      if (group.parent && (!tells || (wordsIn(units) < FEWEST_SECTION_WORDS && !material.namesPart(group)))) {
        homes.set(group.parent, [...units, ...(homes.get(group.parent) ?? [])]);
        continue;
      }
      const isTitle = foldText(group.heading) === title || group.heading === '' || !tells;
      topics.push({ heading: isTitle ? ask.labels.overview : group.heading, group, units });
    }
  }
  const merged: typeof topics = [];
  for (const topic of topics) {
    const same = merged.find((other) => sameHeading(other, topic));
    if (same) same.units.push(...topic.units);
    else merged.push(topic);
  }
  return merged
    .map((topic) => ({
      ...topic,
      units: topic.units.sort((a, b) => a.id - b.id),
      words: wordsIn(topic.units),
    }))
    .filter(
      ({ words, heading, group }) =>
        (words >= FEWEST_SECTION_WORDS || material.namesPart(group)) && !used.has(foldText(heading)),
    );
}

/** Pages have parts of the same name ("Principles"), so one word alone, or one page, tells nothing. */
function sameHeading(a: { heading: string; group: Group }, b: { heading: string; group: Group }): boolean {
  if (a.group.source === b.group.source) return false;
  const [one, other] = [new Set(a.group.terms.keys()), new Set(b.group.terms.keys())];
  return Math.min(one.size, other.size) >= 2 && one.size === other.size && overlap(one, other) >= SAME;
}

/**
 * Chooses the topics of an article, page by page: the page that is most about the subject is read out before another is
 * opened. Of a page with more topics than there is room for, those from which most would be taken if there were no headings.
 *
 * @param printed what the article has
 * @param room words
 * @returns with the words for each, in the order of the article: by part of the brief and page, then as they stand there
 */
export function chooseTopics(
  material: Material,
  printed: Printed,
  topics: readonly Topic[],
  room: number,
): { readonly topic: Topic; readonly words: number }[] {
  const { sectionCount } = material.ask;
  const byPart = topicsByPart(material, topics);
  const parts = byPart.length > 0 ? byPart : [topics];
  const shares = dealOut(
    room,
    parts.map((part) => part.reduce((sum, { words }) => sum + words, 0)),
  );
  const trial = printed.copy();
  const ranked = parts.map((part, index) => rankedByPage(material, trial, part, shares[index] ?? 0));
  // Each part that the brief lists has a section before one has two.
  const firsts = ranked.flatMap(([first, ...more]) => (first ? more.reduce(plainer, first) : []));
  // What belongs to none of them has the room that they leave.
  const inParts = new Set(parts.flat());
  const others = topics.filter((topic) => !inParts.has(topic));
  const taken = ranked.flat().reduce((sum, each) => sum + each.taken, 0);
  const rest = [
    ...ranked
      .flat()
      .filter((each) => !firsts.includes(each))
      .sort((a, b) => b.taken - a.taken),
    ...rankedByPage(material, trial, others, room - taken),
  ];
  const count = Math.max(
    firsts.length,
    sectionCount ?? Math.min(MOST_SECTIONS, Math.max(1, Math.round(Math.sqrt(room / WORDS_A_SECTION)))),
  );
  const headings = [...firsts, ...rest].map(({ topic }) => foldText(topic.heading));
  const chosen = [...firsts, ...rest]
    .filter((_, index) => headings.indexOf(headings[index] ?? '') === index)
    .slice(0, sectionCount ?? count);
  const rooms = dealOut(
    room,
    chosen.map(({ topic }) => topic.words),
    chosen.map(({ taken }) => FEWEST_SECTION_WORDS + taken),
  );
  const place = ({ topic }: TakenTopic) => [...parts, others].findIndex((part) => part.includes(topic));
  return chosen
    .map((each, index) => ({ ...each, words: Math.round(rooms[index] ?? 0) }))
    .sort(
      (a, b) =>
        place(a) - place(b) ||
        material.ofPage(b.topic.group.source) - material.ofPage(a.topic.group.source) ||
        (a.topic.units[0]?.id ?? 0) - (b.topic.units[0]?.id ?? 0),
    );
}

/** Of two sections on a part of the brief the one whose heading has fewer other words: "GiST", and not "SP-GiST". */
function plainer(one: TakenTopic, other: TakenTopic): TakenTopic {
  return other.topic.group.terms.size < one.topic.group.terms.size ? other : one;
}

interface TakenTopic {
  readonly topic: Topic;
  /** Words that would be taken from it if there were no headings. */
  readonly taken: number;
}

/** @returns the topics from which something would be taken, those of the best page first and the fullest of a page */
function rankedByPage(
  material: Material,
  trial: Printed,
  topics: readonly Topic[],
  room: number,
): TakenTopic[] {
  const pages = [...new Set(topics.map(({ group }) => group.source))].sort(
    (a, b) => material.ofPage(b) - material.ofPage(a),
  );
  let left = room;
  return pages.flatMap((page) => {
    const own = topics.filter(({ group }) => group.source === page);
    if (left < FEWEST_SECTION_WORDS) return [];
    const picks = fill(
      material,
      trial,
      own.flatMap(({ units }) => units),
      left,
    );
    left -= wordCount(picks);
    return own
      .map((topic) => ({
        topic,
        taken: wordCount(picks.filter(({ unit }) => topic.units.includes(unit))),
      }))
      .filter(({ taken }) => taken > 0)
      .sort((a, b) => b.taken - a.taken);
  });
}

/** @returns the topics of each part that the brief lists and the sources have, in its order; none of fewer than two */
function topicsByPart(material: Material, topics: readonly Topic[]): Topic[][] {
  const found = material.parts
    .map((_, index) => topics.filter(({ group }) => material.partOf(group) === index))
    .filter((part) => part.length > 0);
  return found.length > 1 ? found : [];
}
