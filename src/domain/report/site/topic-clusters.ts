import { capitalised } from '../../article/title.js';
import { foldText, isTellingHeading, primaryLanguage } from '../../../libs/text/index.js';
import { TOPIC_PAGE_KINDS, type TopicPageKind } from '../report.js';
import { isInScript } from '../report-sentences.js';
import type { ReportWords } from '../report-words.js';
import { wordsUnder, type SitePage, type SiteSection } from './site-sections.js';
import type { TopicPhrase, TopicPhrases } from './topic-phrases.js';

export interface TopicPage {
  readonly sourceId: string;
  readonly kind: TopicPageKind;
  /** Words of the sections whose headings name the topic; of a devoted page, all of its words. */
  readonly words: number;
}

/** A topic of a site: phrases that its pages use together, under the name that its headings give it. */
export interface TopicCluster {
  readonly name: string;
  /** The phrase that it began with, as terms separated by spaces. */
  readonly key: string;
  /** The phrases as the site writes them, the weightiest first. */
  readonly terms: readonly string[];
  /** Headings that name one of them. */
  readonly headings: number;
  /** 0 to 1, the first 1. */
  readonly score: number;
  /** Pages about it, best first; those that only mention it come last. At most thirty. */
  readonly pages: readonly TopicPage[];
  /** How many there are in all. */
  readonly pageCount: number;
}

/** A phrase on more of the pages than this is the site's own stop word. */
const MOST_SHARE = 0.4;
/** With fewer pages than this rarity is counted among sections: a manual in ten long pages has hundreds. */
const FEWEST_PAGES = 20;
/** On one page of ten or fewer a phrase is as telling as on one alone. */
const FULLY_RARE = 10;
/** Of so few sections each word is on a good share. */
const FEWEST_UNITS = 12;
const MOST_CLUSTERS = 20;
const MOST_PAGES = 30;
const MOST_TERMS = 6;
/** What a mention in running text is worth in words: a sentence. */
const WORDS_A_MENTION = 20;
/** A section that something else heads is mostly about that. */
const MOST_MENTIONED = 0.4;
/** Of the words about the smaller phrase, the share that are about the larger too, where both are one topic. */
const IN_COMMON = 0.5;
/** The phrases that are looked at for clusters, best first. */
const MOST_CANDIDATES = 600;
/** Words of a heading that may name a topic. */
const LONGEST_NAME = 6;

interface Weighed {
  readonly phrase: TopicPhrase;
  readonly rarity: number;
  readonly score: number;
  /** Words about it, by section, and in all. */
  readonly about: ReadonlyMap<number, number>;
  readonly depth: number;
}

/** Joins phrases that titles and headings use into the topics of a site. */
export class TopicClustering {
  private readonly sections = new Map<number, SiteSection>();
  private readonly ofPage = new Map<string, SitePage>();
  private readonly units: number;
  private readonly byPages: boolean;
  /** Whether the language writes every noun with a capital, and no verb. */
  private readonly hasNouns: boolean;

  constructor(
    private readonly pages: readonly SitePage[],
    private readonly words: ReportWords,
    private readonly isTemplate: (heading: string) => boolean,
  ) {
    for (const page of pages) {
      this.ofPage.set(page.source.id, page);
      for (const section of page.sections) this.sections.set(section.id, section);
    }
    this.hasNouns = primaryLanguage(words.language) === 'de';
    this.byPages = pages.length >= FEWEST_PAGES;
    this.units = this.byPages ? pages.length : this.sections.size;
  }

  clusters(phrases: readonly TopicPhrase[], most: number = MOST_CLUSTERS): TopicCluster[] {
    const ranked = phrases
      .flatMap((phrase) => this.weigh(phrase) ?? [])
      .sort((a, b) => b.score - a.score || (a.phrase.key < b.phrase.key ? -1 : 1))
      .slice(0, MOST_CANDIDATES);
    const groups: Weighed[][] = [];
    for (const each of ranked) {
      const group = groups.find(([core]) => core !== undefined && isOneTopic(core, each));
      if (group) group.push(each);
      else if (groups.length < 3 * most) groups.push([each]);
    }
    const best = groups[0]?.[0]?.score ?? 1;
    const names = new Set<string>();
    const found: TopicCluster[] = [];
    for (const group of groups) {
      const cluster = this.clusterOf(group, best);
      if (found.length >= most || !cluster || names.has(foldText(cluster.name))) continue;
      names.add(foldText(cluster.name));
      found.push(cluster);
    }
    return found;
  }

  private weigh(phrase: TopicPhrase): Weighed | null {
    const { titles, headings, counts, pages, isHead, isWhole, isName, terms } = phrase;
    if (!isHead || titles.size + headings.size === 0) return null;
    // One word that is no name, and only ever part of longer headings, is a verb or a kind of thing.
    const isTold = this.hasNouns ? isName && (isWhole || titles.size > 1) : isWhole || isName;
    if (terms.length === 1 && !isTold) return null;
    // The untranslated rest of a half translated site.
    if (terms.length > 1 && !isInScript(phrase.form, this.words.language)) return null;
    if (!isTellingHeading(phrase.form)) return null;
    const holding = this.byPages ? pages.size : new Set([...counts.keys(), ...headings]).size;
    if (this.units >= FEWEST_UNITS && holding > MOST_SHARE * this.units) return null;
    const rarity = Math.min(1, Math.log((this.units + 1) / Math.max(1, holding)) / Math.log(FULLY_RARE));
    const about = this.aboutOf(phrase);
    let depth = 0;
    for (const words of about.values()) depth += words;
    const heads = new Set([...headings].map((id) => this.sections.get(id)?.sourceId));
    const named = 2 * titles.size + heads.size;
    return { phrase, rarity, about, depth, score: rarity * Math.log2(1 + named) * Math.log2(1 + depth / 50) };
  }

  /** Words about a phrase by section: all of a section that is headed by it, a sentence for each mention elsewhere. */
  private aboutOf({ titles, headings, counts }: TopicPhrase): Map<number, number> {
    const about = new Map<number, number>();
    for (const page of titles)
      for (const { id, words } of this.ofPage.get(page)?.sections ?? []) about.set(id, words);
    for (const id of headings) about.set(id, this.sections.get(id)?.words ?? 0);
    for (const [id, count] of counts) {
      if (about.has(id) || count < 2) continue;
      about.set(id, Math.min(MOST_MENTIONED * (this.sections.get(id)?.words ?? 0), count * WORDS_A_MENTION));
    }
    return about;
  }

  private clusterOf(group: readonly Weighed[], best: number): TopicCluster | null {
    const [core] = group;
    if (!core) return null;
    const pages = this.pagesOf(group);
    if (pages.length === 0) return null;
    return {
      name: this.nameOf(group),
      key: core.phrase.key,
      terms: distinct(group).slice(0, MOST_TERMS),
      headings: new Set(group.flatMap((each) => [...each.phrase.headings])).size,
      score: Math.round((1000 * core.score) / best) / 1000,
      pages: pages.slice(0, MOST_PAGES),
      pageCount: pages.length,
    };
  }

  private pagesOf(group: readonly Weighed[]): TopicPage[] {
    const [core] = group;
    if (!core) return [];
    const weights = new Map<string, number>();
    for (const { about, score } of group)
      for (const [id, words] of about) {
        const page = this.sections.get(id)?.sourceId ?? '';
        weights.set(page, (weights.get(page) ?? 0) + score * words);
      }
    const named = new Set(group.flatMap(({ phrase }) => [...phrase.headings]));
    return [...weights.keys()]
      .map((sourceId) => this.pageOf(sourceId, core, named))
      .filter(({ kind, sourceId }) => kind !== 'mentioned' || core.phrase.pages.has(sourceId))
      .sort(
        (a, b) =>
          TOPIC_PAGE_KINDS.indexOf(a.kind) - TOPIC_PAGE_KINDS.indexOf(b.kind) ||
          (weights.get(b.sourceId) ?? 0) - (weights.get(a.sourceId) ?? 0),
      );
  }

  private pageOf(sourceId: string, { phrase }: Weighed, named: ReadonlySet<number>): TopicPage {
    const page = this.ofPage.get(sourceId);
    if (phrase.titles.has(sourceId)) return { sourceId, kind: 'devoted', words: page?.source.words ?? 0 };
    const words = wordsUnder(page?.sections ?? [], named);
    return words === null ? { sourceId, kind: 'mentioned', words: 0 } : { sourceId, kind: 'section', words };
  }

  /** Of one page its title; of several the phrase that most of their titles have, the longest of those. */
  private nameOf(group: readonly Weighed[]): string {
    const [core] = group;
    if (!core) return '';
    const { phrase } = core;
    const headings =
      phrase.titles.size > 0
        ? [...phrase.titles].map((id) => this.ofPage.get(id)?.title ?? '')
        : [...phrase.headings].map((id) => this.sections.get(id)?.heading ?? '');
    const [only = ''] = headings;
    const isShort = this.words.of(only).filter(({ isLight }) => !isLight).length <= LONGEST_NAME;
    if (new Set(headings).size === 1 && isShort && !this.isTemplate(only))
      return capitalised(only, this.words.language);
    const longer = group
      .filter(
        (each) =>
          phrase.terms.every((term) => each.phrase.terms.includes(term)) &&
          [...each.phrase.titles].filter((id) => phrase.titles.has(id)).length > phrase.titles.size / 2,
      )
      .sort((a, b) => b.phrase.terms.length - a.phrase.terms.length);
    // Of "Developer's Reference" and "Developer's Duties" the developer is left.
    const name = (longer[0] ?? core).phrase.title.replace(/['’]s$/u, '');
    return capitalised(name, this.words.language);
  }
}

/** Whether half of the text about the smaller of two phrases is about the other too. */
function isOneTopic(core: Weighed, other: Weighed): boolean {
  const [few, many] = core.depth <= other.depth ? [core, other] : [other, core];
  const isPart =
    core.phrase.terms.every((term) => other.phrase.terms.includes(term)) ||
    other.phrase.terms.every((term) => core.phrase.terms.includes(term));
  let shared = 0;
  for (const [id, words] of few.about) shared += Math.min(words, many.about.get(id) ?? 0);
  return few.depth > 0 && shared >= (isPart ? IN_COMMON / 2 : IN_COMMON) * few.depth;
}

/** Without phrases that are a part of one before them, or have one in them. */
function distinct(group: readonly Weighed[]): string[] {
  const chosen: TopicPhrase[] = [];
  for (const { phrase } of group) {
    const isKnown = chosen.some(
      ({ terms }) =>
        terms.every((term) => phrase.terms.includes(term)) ||
        phrase.terms.every((term) => terms.includes(term)),
    );
    if (!isKnown) chosen.push(phrase);
  }
  return chosen.map(({ form }) => form);
}

/** @returns the topics of a site */
export function topicClusters(
  phrases: TopicPhrases,
  pages: readonly SitePage[],
  words: ReportWords,
): TopicCluster[] {
  return new TopicClustering(pages, words, (heading) => phrases.isTemplate(heading)).clusters(
    phrases.phrases(),
  );
}
