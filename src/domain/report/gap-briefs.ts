import {
  countCodePoints,
  cutCodePoints,
  foldCase,
  foldText,
  holdsPhrase,
  isTellingHeading,
} from '../../libs/text/index.js';
import { capitalised } from '../article/title.js';
import type { BriefSettings } from '../brief/settings.js';
import type { ContentGap } from './site/content-gaps.js';
import { isQuestion } from './site/question-wording.js';
import type { ReportBrief } from './report.js';

export interface BriefMaterial {
  readonly language: string;
  readonly country: string | null;
  /** The address of a page of the site; null for a page of others. */
  readonly ownUrl: (sourceId: string) => string | null;
  /** The title of a page. */
  readonly titleOf: (sourceId: string) => string;
  /** Phrases of the site's topic that a page treats first. */
  readonly phrasesOf: (sourceId: string) => readonly string[];
}

const MOST_BRIEFS = 5;
const MOST_SECTIONS = 5;
const MOST_KEYWORDS = 6;
const MOST_SOURCES = 8;
const WORDS_A_SECTION = 180;
const FEWEST_WORDS = 500;
const LONGEST = { title: 200, heading: 120, keyword: 80, url: 2048 };

/** @returns briefs for the first gaps, each as a start of an article takes it */
export function gapBriefs(
  gaps: readonly (ContentGap & { readonly id: string })[],
  material: BriefMaterial,
): ReportBrief[] {
  return gaps.slice(0, MOST_BRIEFS).map((gap) => {
    const { language, country } = material;
    // The topic alone: every further word would count as a part of what is asked about.
    const input = cutCodePoints(gap.topic, LONGEST.title);
    return { gapId: gap.id, brief: { input, language, country, settings: settingsOf(gap, material) } };
  });
}

function settingsOf({ topic, headings, touching }: ContentGap, material: BriefMaterial): BriefSettings {
  const sections = sectionsOf({ topic, headings, touching }, material);
  const isHowTo = /^how to\s/iu.test(topic);
  const title = capitalised(cutCodePoints(topic, LONGEST.title), material.language);
  const sources = [...new Set(touching.flatMap((id) => material.ownUrl(id) ?? []))]
    .filter((url) => url.length <= LONGEST.url)
    .slice(0, MOST_SOURCES)
    .map((url) => ({ url }));
  return {
    ...(countCodePoints(title) >= 3 ? { title } : {}),
    article_type: isHowTo ? 'how_to' : 'article',
    word_count: Math.max(FEWEST_WORDS, sections.length * WORDS_A_SECTION),
    keywords: keywordsOf(topic, touching, material),
    ...(sections.length >= 2 ? { sections } : {}),
    ...(sources.length > 0 ? { sources, source_policy: 'given_first' as const } : {}),
  };
}

/** Headings and titles that name the topic: others of the pages that touch it are about something else. */
function sectionsOf(
  { topic, headings, touching }: Pick<ContentGap, 'topic' | 'headings' | 'touching'>,
  { titleOf }: BriefMaterial,
): { heading: string }[] {
  const seen = new Set([foldText(topic)]);
  return [...headings, ...touching.map(titleOf)]
    .map((heading) => cutCodePoints(heading.trim(), LONGEST.heading))
    .filter((heading) => {
      const key = foldText(heading);
      if (seen.has(key) || !holdsPhrase(heading, topic) || !isTellingHeading(heading)) return false;
      seen.add(key);
      return true;
    })
    .slice(0, MOST_SECTIONS)
    .map((heading) => ({ heading }));
}

function keywordsOf(
  topic: string,
  touching: readonly string[],
  { phrasesOf, language }: BriefMaterial,
): string[] {
  // A question is no keyword; the page that it stands on has a topic.
  const keywords = (
    isQuestion(topic, language) ? touching.slice(0, 1).flatMap((id) => phrasesOf(id).slice(0, 2)) : [topic]
  )
    .map((phrase) => cutCodePoints(phrase.trim(), LONGEST.keyword))
    .filter((phrase) => phrase !== '');
  return [...new Map(keywords.map((phrase) => [foldCase(phrase), phrase])).values()].slice(0, MOST_KEYWORDS);
}
