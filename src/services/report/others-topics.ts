import { canParseUrl, normalHost } from '../../libs/urls/index.js';
import { cleanHeading, foldText, isTellingHeading } from '../../libs/text/index.js';
import type { ContentGap } from '../../domain/report/site/content-gaps.js';
import { namedInHalfRead } from '../../domain/report/site/half-read.js';
import { passageOn } from '../../domain/report/site/passage-on.js';
import { isQuestion } from '../../domain/report/site/question-wording.js';
import type { ReaderQuestion } from '../../domain/report/site/reader-questions.js';
import { countsIn } from '../../domain/report/report-contents.js';
import { phrasesIn, ReportWords } from '../../domain/report/report-words.js';
import { SectionSearch } from '../../domain/report/site/section-search.js';
import { reportWording } from '../../domain/report/wording/wording-of.js';
import type { Evidence, Source } from '../../domain/research/source.js';
import type { SearchResult } from '../../ports/web-search.js';
import type { PlanArtifact, SiteArtifact } from './report-artifacts.js';
import { knowsAbsence, siteNamesOf, sitePagesOf } from './site-pages.js';

interface Survey {
  readonly site: SiteArtifact;
  readonly plan: PlanArtifact;
  /** Pages of others that were read. */
  readonly sources: readonly Source[];
  readonly results: readonly SearchResult[];
  readonly isOwn: (url: string) => boolean;
}

const MOST_QUESTIONS = 8;
const LONGEST_QUESTION = 120;
const MOST_GAPS = 6;
const MOST_EVIDENCE = 3;
/** What one host alone has may be its own affair. */
const FEWEST_HOSTS = 2;
const DEEPEST = 2;

/** The questions in the titles of search results, and what several others have and the site lacks. */
export async function whatOthersHave(
  survey: Survey,
  signal: AbortSignal,
): Promise<{ readonly questions: ReaderQuestion[]; readonly gaps: ContentGap[] }> {
  const { site, plan } = survey;
  const pages = await sitePagesOf(site, signal);
  const words = new ReportWords(site.language);
  const known = new Set(plan.questions.map(({ question }) => foldText(question)));
  const search = new SectionSearch(pages, words);
  const questions = asked(survey)
    .filter(({ question }) => !known.has(foldText(question)))
    .slice(0, MOST_QUESTIONS)
    .map(({ question, hosts }): ReaderQuestion => ({
      question,
      askedIn: 'search',
      answer: search.answerTo(question) ?? [],
      asked: null,
      askedOn: hosts.size,
    }));
  if (!knowsAbsence(site)) return { questions, gaps: [] };
  const names = await siteNamesOf(site, pages, words);
  const isHalfRead = namedInHalfRead(pages);
  const isAbsent = (form: string) =>
    !names.ofPages.has(form) && !names.ofParts.has(form) && !isHalfRead(form);
  return { questions, gaps: [...unanswered(questions, survey), ...topicsOfOthers(survey, words, isAbsent)] };
}

function asked({ results, isOwn, site }: Survey) {
  const found = new Map<string, { readonly question: string; readonly hosts: Set<string> }>();
  for (const { url, title } of results) {
    if (isOwn(url) || !canParseUrl(url)) continue;
    const question = cleanHeading(title.split(/ [|·•–—-] /u)[0] ?? '');
    if (question.length > LONGEST_QUESTION || !isQuestion(question, site.language)) continue;
    const key = foldText(question);
    const known = found.get(key) ?? { question, hosts: new Set<string>() };
    known.hosts.add(hostOf(url));
    found.set(key, known);
  }
  return [...found.values()].sort((a, b) => b.hosts.size - a.hosts.size);
}

function unanswered(questions: readonly ReaderQuestion[], { sources, site }: Survey): ContentGap[] {
  const { wording } = reportWording(site.language);
  const { pagesCounted } = countsIn(site.language);
  return questions
    .filter(({ answer }) => answer.length === 0)
    .map(({ question, askedOn }) => ({
      kind: 'unanswered_question',
      topic: question,
      why: wording.reasons.unansweredOnWeb(pagesCounted(askedOn)),
      importance: askedOn >= FEWEST_HOSTS ? 3 : 2,
      ...shown(sources, question, site.language),
      weight: askedOn,
    }));
}

function topicsOfOthers(
  { sources, results, plan, site, isOwn }: Survey,
  words: ReportWords,
  isAbsent: (form: string) => boolean,
): ContentGap[] {
  const { wording } = reportWording(site.language);
  const titles = [
    ...results.map(({ url, title }) => ({ url, title })),
    ...sources.flatMap(({ finalUrl, title, blocks }) =>
      [
        title,
        ...blocks
          .filter(({ kind, aside, level = 6 }) => kind === 'heading' && !aside && level <= DEEPEST)
          .map(({ text }) => text),
      ].map((text) => ({ url: finalUrl ?? '', title: text })),
    ),
  ];
  const found = new Map<string, { readonly form: string; readonly hosts: Set<string> }>();
  for (const { url, title } of titles) {
    if (isOwn(url) || !canParseUrl(url) || !isTellingHeading(title)) continue;
    for (const { key, form, terms, isHead } of phrasesIn(title, words.of(title))) {
      if (!isHead || (terms < 2 && !/\p{Lu}.*\p{Lu}/u.test(form))) continue;
      const known = found.get(key) ?? { form, hosts: new Set<string>() };
      known.hosts.add(hostOf(url));
      found.set(key, known);
    }
  }
  const own = new Set(plan.topics.flatMap(({ key }) => key.split(' ')));
  return [...found]
    .filter(
      ([key, { form, hosts }]) =>
        hosts.size >= FEWEST_HOSTS && key.split(' ').some((term) => !own.has(term)) && isAbsent(form),
    )
    .sort(([, a], [, b]) => b.hosts.size - a.hosts.size)
    .slice(0, MOST_GAPS)
    .map(([, { form, hosts }]) => ({
      kind: 'competitor_topic',
      topic: form,
      why: wording.reasons.competitor(hosts.size, countsIn(site.language).counted(hosts.size)),
      importance: hosts.size > FEWEST_HOSTS ? 3 : 2,
      ...shown(sources, form, site.language),
      weight: hosts.size,
    }));
}

function shown(sources: readonly Source[], topic: string, language: string) {
  const evidence: Evidence[] = sources
    .flatMap((source) => passageOn(source, topic, language) ?? [])
    .slice(0, MOST_EVIDENCE);
  return { evidence, touching: evidence.map(({ sourceId }) => sourceId), headings: [] };
}

function hostOf(url: string): string {
  return normalHost(new URL(url).host).replace(/^www\./, '');
}
