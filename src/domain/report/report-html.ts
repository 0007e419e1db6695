import { assembleBody, type Body } from '../article/markup/body.js';
import type { Draft } from '../article/draft.js';
import { escapeAttribute, escapeText } from '../article/markup/escape-html.js';
import { sanitiseHtml } from '../article/markup/sanitise.js';
import type { Instant } from '../instant.js';
import type { Source } from '../research/source.js';
import { primaryLanguage } from '../../libs/text/index.js';
import type { Competitor } from './competitors.js';
import { briefsHtml } from './report-briefs-html.js';
import type { ReportContents, ReportParts } from './report-contents.js';
import { link, rows, table } from './report-tables.js';
import { reportWording } from './wording/wording-of.js';

export interface ReportBodyParts {
  readonly host: string;
  /** BCP 47 tag. */
  readonly language: string;
  readonly createdAt: Instant;
  readonly dataAsOf: { readonly oldest: Instant | null; readonly newest: Instant | null };
  readonly pagesRead: number;
  readonly pagesSeen: number;
  readonly draft: Draft;
  readonly parts: ReportParts;
  readonly contents: ReportContents;
  readonly competitors: readonly Competitor[];
  readonly sources: readonly Source[];
  /** In English, whatever the language of the report. */
  readonly limits: readonly string[];
}

/** @returns what stands below the report's title, as safe HTML; `text` is of its quoted sections alone */
export function reportBody(parts: ReportBodyParts): Body {
  const shown = new Set(parts.parts.sections);
  const quoted = { ...parts.draft, sections: parts.draft.sections.filter(({ id }) => shown.has(id)) };
  const { sources, language } = parts;
  const writer = new ReportHtml(parts);
  const body = assembleBody({
    draft: quoted,
    sources,
    language,
    citations: 'inline',
    remarks: writer.after(),
  });
  return { ...body, html: sanitiseHtml([...writer.before(), body.html].join('\n')) };
}

class ReportHtml {
  private readonly wording;
  private readonly isTranslated: boolean;

  constructor(private readonly parts: ReportBodyParts) {
    const { wording, language } = reportWording(parts.language);
    this.wording = wording;
    this.isTranslated = language === primaryLanguage(parts.language);
  }

  before(): string[] {
    return [
      ...this.head(),
      ...this.contents(),
      ...this.summary(),
      ...this.topics(),
      ...this.gaps(),
      ...briefsHtml(this.parts.contents, this.wording, this.heading(this.wording.headings.briefs, 'briefs')),
      ...this.questions(),
      ...this.competitors(),
      ...(this.parts.parts.sections.length > 0 ? [this.heading(this.wording.headings.says, 'says')] : []),
    ];
  }

  after(): string[] {
    const { limits } = this.parts;
    if (limits.length === 0) return [];
    const lang = primaryLanguage(this.parts.language) === 'en' ? '' : ' lang="en" dir="ltr"';
    return [
      this.heading(this.wording.headings.limits, 'limits'),
      `<ul>\n${limits.map((line) => `<li${lang}>${escapeText(line)}</li>`).join('\n')}\n</ul>`,
    ];
  }

  private head(): string[] {
    const { host, createdAt, dataAsOf, pagesRead, pagesSeen } = this.parts;
    const { labels } = this.wording;
    const between = [dataAsOf.oldest, dataAsOf.newest].flatMap((at) => (at === null ? [] : this.dateOf(at)));
    const facts = [
      [labels.domain, host],
      [labels.date, this.dateOf(createdAt)],
      [labels.pagesRead, `${this.numberOf(pagesRead)} / ${this.numberOf(pagesSeen)}`],
      ...(between.length > 0 ? [[labels.readBetween, [...new Set(between)].join(' – ')]] : []),
    ];
    return [
      `<dl>\n${facts.map(([name = '', value = '']) => `<dt>${escapeText(name)}</dt><dd>${escapeText(value)}</dd>`).join('\n')}\n</dl>`,
    ];
  }

  private contents(): string[] {
    const { headings } = this.wording;
    const { contents, parts, competitors, limits } = this.parts;
    const listed: readonly (readonly [string, string, boolean])[] = [
      ['summary', headings.summary, true],
      ['topics', headings.topics, contents.topics.length > 0],
      ['gaps', headings.gaps, contents.gaps.length > 0],
      ['briefs', headings.briefs, contents.briefs.length > 0],
      ['questions', headings.questions, parts.questions.length > 0],
      ['competitors', headings.competitors, competitors.length > 0],
      ['says', headings.says, parts.sections.length > 0],
      ['limits', headings.limits, limits.length > 0],
    ];
    const items = listed
      .filter(([, , isThere]) => isThere)
      .map(([id, text]) => `<li><a href="#${idOf(id)}">${escapeText(text)}</a></li>`);
    return [this.heading(headings.contents, 'contents'), `<ul>\n${items.join('\n')}\n</ul>`];
  }

  private summary(): string[] {
    const lang = this.isTranslated ? '' : ' lang="en" dir="ltr"';
    const items = this.parts.contents.summary.map((line) => `<li${lang}>${escapeText(line)}</li>`);
    return [this.heading(this.wording.headings.summary, 'summary'), `<ul>\n${items.join('\n')}\n</ul>`];
  }

  private topics(): string[] {
    const { topics } = this.parts.contents;
    if (topics.length === 0) return [];
    const { labels, depths, headings } = this.wording;
    const isDated = topics.some(({ newest }) => newest !== null);
    const columns = [labels.topic, labels.depth, labels.pages, labels.devoted, labels.words, labels.links];
    return this.section(
      headings.topics,
      'topics',
      table(
        headings.topics,
        [...columns, ...(isDated ? [labels.newest] : []), labels.best],
        rows(topics, (topic) => [
          escapeText(topic.term),
          escapeText(depths[topic.depth]),
          this.numberOf(topic.pages),
          this.numberOf(topic.devotedPages),
          this.numberOf(topic.words),
          this.numberOf(topic.internalLinks),
          ...(isDated ? [escapeText(topic.newest?.slice(0, 10) ?? '–')] : []),
          topic.best
            .slice(0, 3)
            .map(({ url, title }) => link(url, title ?? url))
            .join(', '),
        ]),
      ),
    );
  }

  private gaps(): string[] {
    const { gaps } = this.parts.contents;
    if (gaps.length === 0) return [];
    const { labels, headings, gapKinds, importances } = this.wording;
    return this.section(
      headings.gaps,
      'gaps',
      table(
        headings.gaps,
        [labels.gap, labels.importance, labels.why, labels.evidence],
        rows(gaps, ({ topic, kind, importance, why, evidence }) => [
          `${escapeText(topic)} (${escapeText(gapKinds[kind])})`,
          escapeText(importances[importance]),
          escapeText(why),
          evidence.map(({ url, quote }) => link(url, `“${shortened(quote)}”`)).join('<br>'),
        ]),
      ),
    );
  }

  private questions(): string[] {
    const { questions } = this.parts.parts;
    if (questions.length === 0) return [];
    const { labels, headings } = this.wording;
    const texts = new Map(
      this.parts.draft.sections.flatMap(({ blocks }) =>
        blocks.map(({ id, sentences }) => [id, sentences.map(({ text }) => text).join(' ')] as const),
      ),
    );
    const titles = new Map(this.parts.sources.map(({ id, title }) => [id, title]));
    return this.section(
      headings.questions,
      'questions',
      table(
        headings.questions,
        [labels.question, labels.answer, labels.best],
        rows(questions, ({ question, blockIds, place, url }) => [
          escapeText(question),
          escapeText(blockIds.map((id) => texts.get(id) ?? '').join(' ') || labels.noAnswer),
          place && url !== null ? link(url, titles.get(place.sourceId) ?? url) : '–',
        ]),
      ),
    );
  }

  private competitors(): string[] {
    const { competitors, language } = this.parts;
    if (competitors.length === 0) return [];
    const { labels, headings } = this.wording;
    const share = new Intl.NumberFormat(language, { style: 'percent' });
    return this.section(
      headings.competitors,
      'competitors',
      table(
        headings.competitors,
        [labels.host, labels.pages, labels.overlap],
        rows(competitors, ({ host, pages, overlap }) => [
          escapeText(host),
          this.numberOf(pages),
          escapeText(share.format(overlap)),
        ]),
      ),
    );
  }

  private section(heading: string, id: string, html: string): string[] {
    return [this.heading(heading, id), html];
  }

  private heading(text: string, id: string): string {
    return `<h2 id="${escapeAttribute(idOf(id))}">${escapeText(text)}</h2>`;
  }

  private numberOf(count: number): string {
    return escapeText(new Intl.NumberFormat(this.parts.language).format(count));
  }

  private dateOf(at: Instant): string {
    return new Intl.DateTimeFormat(this.parts.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(at),
    );
  }
}

const LONGEST_QUOTE = 90;

function shortened(quote: string): string {
  const letters = Array.from(quote);
  return letters.length <= LONGEST_QUOTE ? quote : `${letters.slice(0, LONGEST_QUOTE).join('').trimEnd()}…`;
}

function idOf(part: string): string {
  return `section-of-report-${part}`;
}
