import type { Source } from '../research/source.js';
import { cleanHeading, isTellingHeading } from '../../libs/text/index.js';
import { phrasesIn, type ReportWords } from './report-words.js';

/** A topic of a site. */
export interface SiteTopic {
  /** In the site's most frequent spelling. */
  readonly term: string;
  /** 0 to 1, the first 1. */
  readonly score: number;
  /** How many of the pages that were read mention it. */
  readonly pages: number;
  /** Its terms, separated by spaces. */
  readonly key: string;
  /** Pages about it, best first. */
  readonly sourceIds: readonly string[];
}

/** The parts of a page that topics are derived from. */
export type TopicPage = Pick<Source, 'id' | 'title' | 'blocks'>;

/** The names that a site gives one of its pages elsewhere: in links, or in an audit. */
export interface SiteName {
  readonly url: string;
  readonly texts: readonly string[];
}

/** A heading on this many pages, and on this share of them, is part of a template. */
const TEMPLATE_PAGES = 4;
const TEMPLATE_SHARE = 0.05;
/** A link text with this many targets is navigation ("Next") and no name. */
const SAME_TEXT_TARGETS = 3;
/** A term in nearly every title is the site's own name. */
const NAME_SHARE = 0.5;
const MOST_TOPICS = 20;
const MOST_BLOCKS = 2000;
const LONGEST_BLOCK = 4000;
const WEIGHTS = { title: 3, heading: 1, anchor: 1.5, whole: 4 };
/** Two words name a thing more exactly than one; four are mostly two things. */
const LENGTHS = [0, 1, 2.2, 2.2, 1.3];
const MOST_SOURCES = 8;
const MOST_FORMS = 50;
const PART_OF = 1.2;
/**
 * Each takes about a kilobyte. Three hundred pages of a manual have some tens of thousands; a site that consists of
 * headings has millions, and the pages that come first matter most.
 */
const MOST_PHRASES = 100_000;

/** Words of headings that describe the kind of text and no subject. In stems, with English determiners. */
const GENERIC = new Set(
  (
    'introduct overview exampl note summari conclus usag use basic general detail option set setup featur function chapter ' +
    'section part appendix tabl figur page document guid manual tutori refer issu problem question answer tip advanc ' +
    'simpl common main new other special type kind way thing case step list name support work creat chang ad manag ' +
    'configur instal run get make perform build defin write read control handl differ access avail provid includ inform ' +
    'descript content version usual'
  ).split(' '),
);

/** Words that every manual uses: with another word they name a thing, alone they name none. In stems. */
const VAGUE = new Set(
  (
    'tool task process sourc structur principl environ book project interfac remov share exist detect develop implement ' +
    'default output releas updat intern addit applic error machin comput virtual migrat directori row column log client ' +
    'index file data system user command valu paramet argument object method class time state level mode size line result ' +
    'set item group test model team servic product custom compani softwar ' +
    '設定 管理 作成 方法 問題 機能 利用 操作 使用 場合 必要 情報 本書 参照 紹介 構造 一覧 説明 概要 基本 関連 ファイル システム ユーザ ユーザー ' +
    'コマンド ツール マシン インストール'
  ).split(' '),
);

interface Tally {
  /** Spellings in headings, and in the text. */
  readonly forms: Map<string, number>;
  readonly textForms: Map<string, number>;
  readonly terms: number;
  heads: number;
  /** Titles that consist of it. */
  whole: number;
  titles: number;
  headings: number;
  anchors: number;
  readonly pages: Set<string>;
  /** Pages with a measure of how much they are about it. */
  readonly about: Map<string, number>;
}

/**
 * Counts what the titles, headings and links of a site name, and then on how many pages its texts mention that. First
 * `name` for each page, then `addLinks` once and `nameLinks` for each of its names, then `read` for each page, then
 * `topics`. The calls are many and short, so that the caller can yield to the event loop in between.
 */
export class TopicTally {
  private readonly tallies = new Map<string, Tally>();
  private readonly template: ReadonlySet<string>;
  /** Texts of links, with their number of targets. */
  private readonly targets = new Map<string, number>();
  private readonly pages: number;

  constructor(
    private readonly words: ReportWords,
    pages: readonly TopicPage[],
    private readonly mostPhrases: number = MOST_PHRASES,
  ) {
    this.pages = pages.length;
    this.template = templateHeadings(pages);
  }

  name(page: TopicPage): void {
    const seen = new Set<string>();
    this.take(page.title, 'title', page.id, seen);
    for (const { kind, level = 6, text } of page.blocks)
      if (kind === 'heading' && level <= 3) this.take(text, level === 1 ? 'title' : 'heading', page.id, seen);
  }

  /** All names that links and audits give the pages of the site: a text with many targets names none of them. */
  addLinks(names: readonly SiteName[]): void {
    for (const { texts } of names)
      for (const text of new Set(texts)) this.targets.set(text, (this.targets.get(text) ?? 0) + 1);
  }

  /** The names that links and audits give one page of the site. */
  nameLinks({ texts }: SiteName): void {
    const seen = new Set<string>();
    for (const text of texts)
      if ((this.targets.get(text) ?? 0) < SAME_TEXT_TARGETS) this.take(text, 'anchor', null, seen);
  }

  read(page: TopicPage): void {
    for (const { kind, text } of page.blocks.slice(0, MOST_BLOCKS)) {
      if (kind === 'code' || kind === 'heading') continue;
      const part = text.slice(0, LONGEST_BLOCK);
      for (const { key, form } of phrasesIn(part, this.words.of(part))) {
        const tally = this.tallies.get(key);
        if (!tally) continue;
        tally.pages.add(page.id);
        tally.about.set(page.id, (tally.about.get(page.id) ?? 0) + 1);
        if (tally.textForms.size < MOST_FORMS)
          tally.textForms.set(form, (tally.textForms.get(form) ?? 0) + 1);
      }
    }
  }

  topics(most: number = MOST_TOPICS): SiteTopic[] {
    const scored = [...this.tallies]
      .map(([key, tally]) => ({ key, tally, score: this.scoreOf(key, tally) }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
    const chosen: typeof scored = [];
    const parts = this.partsOfLonger();
    for (const each of scored) {
      if (chosen.length >= most) break;
      if (parts.has(each.key)) continue;
      if (!chosen.some((other) => sameSubject(each.key, other.key))) chosen.push(each);
    }
    const best = chosen[0]?.score ?? 1;
    return chosen.map(({ key, tally, score }) => ({
      term: formOf(tally),
      score: Math.round((1000 * score) / best) / 1000,
      pages: tally.pages.size,
      key,
      sourceIds: [...tally.about]
        .sort((a, b) => b[1] - a[1])
        .slice(0, MOST_SOURCES)
        .map(([id]) => id),
    }));
  }

  private take(
    heading: string,
    where: 'title' | 'heading' | 'anchor',
    page: string | null,
    seen: Set<string>,
  ): void {
    const text = cleanHeading(heading);
    if (this.template.has(text) || !isTellingHeading(text, this.words.language)) return;
    const words = this.words.of(text);
    const weight = words.filter(({ isLight }) => !isLight).length;
    for (const { key, form, terms, isHead } of phrasesIn(text, words)) {
      const known = this.tallies.get(key);
      if (!known && this.tallies.size >= this.mostPhrases) continue;
      const tally = known ?? newTally(terms);
      if (!known) this.tallies.set(key, tally);
      tally.forms.set(form, (tally.forms.get(form) ?? 0) + 1);
      if (page !== null) {
        tally.pages.add(page);
        tally.about.set(page, (tally.about.get(page) ?? 0) + (where === 'title' ? 30 : 6));
      }
      // A page that names a thing in each of its headings counts as one page.
      if (seen.has(key)) continue;
      seen.add(key);
      if (isHead) tally.heads += 1;
      if (where === 'title' && terms > 1 && terms === weight) tally.whole += 1;
      if (where === 'title') tally.titles += 1;
      else if (where === 'heading') tally.headings += 1;
      else tally.anchors += 1;
    }
  }

  /** Phrases that hardly ever occur outside a longer one: "foreign data" of "foreign data wrapper". */
  private partsOfLonger(): Set<string> {
    const parts = new Set<string>();
    for (const [key, { pages, terms }] of this.tallies) {
      if (terms < 3) continue;
      const words = key.split(' ');
      for (const part of [words.slice(1).join(' '), words.slice(0, -1).join(' ')]) {
        const own = this.tallies.get(part)?.pages.size ?? 0;
        if (pages.size >= 3 && own <= PART_OF * pages.size) parts.add(part);
      }
    }
    return parts;
  }

  private scoreOf(key: string, { titles, headings, anchors, heads, pages, terms, whole }: Tally): number {
    const named =
      WEIGHTS.title * titles + WEIGHTS.heading * headings + WEIGHTS.anchor * anchors + WEIGHTS.whole * whole;
    const least = this.pages >= 8 ? 2 : 1;
    if (pages.size < least || titles + anchors === 0) return 0;
    if (titles > NAME_SHARE * this.pages && this.pages >= 4) return 0;
    const parts = key.split(' ');
    if (parts.every((part) => GENERIC.has(part))) return 0;
    if (terms === 1 ? VAGUE.has(key) : heads === 0) return 0;
    if (GENERIC.has(parts[0] ?? '') || GENERIC.has(parts.at(-1) ?? '')) return 0;
    // A word that only describes other things ("automatic", "existing") is no topic by itself.
    if (terms === 1 && heads < Math.min(2, named) && heads < named / 4) return 0;
    return Math.log(1 + named) * Math.log(1 + pages.size) * (LENGTHS[terms] ?? 1);
  }
}

function newTally(terms: number): Tally {
  return {
    forms: new Map(),
    textForms: new Map(),
    terms,
    heads: 0,
    whole: 0,
    titles: 0,
    headings: 0,
    anchors: 0,
    pages: new Set(),
    about: new Map(),
  };
}

/** Headings that several pages share: those of a template name no subject. */
function templateHeadings(pages: readonly TopicPage[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { blocks } of pages) {
    const own = new Set(blocks.flatMap(({ kind, text }) => (kind === 'heading' ? [cleanHeading(text)] : [])));
    for (const text of own) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const least = Math.max(TEMPLATE_PAGES, TEMPLATE_SHARE * pages.length);
  return new Set([...counts].flatMap(([text, count]) => (count >= least ? [text] : [])));
}

/** Whether one is a part of the other, or both share most of their terms. */
export function sameSubject(one: string, other: string): boolean {
  const [a, b] = [one.split(' '), other.split(' ')];
  const shared = a.filter((term) => b.includes(term)).length;
  return shared > 0 && shared >= Math.min(a.length, b.length);
}

/** The spelling in headings; one in capitals gets the most frequent spelling of the text, since headings overuse capitals. */
function formOf({ forms, textForms }: Tally): string {
  const heading = mostOf(forms);
  const alike = [...textForms].filter(([form]) => form.toLowerCase() === heading.toLowerCase());
  // Commands are written in capitals everywhere; the thing itself is not.
  const quiet = alike.filter(([form]) => !/^[^\p{Ll}]+$/u.test(form));
  if (heading.includes(' ') && quiet.length > 0) return mostOf(new Map(quiet));
  return mostOf(new Map(alike)) || heading;
}

function mostOf(forms: ReadonlyMap<string, number>): string {
  const [first] = [...forms].sort(([a, x], [b, y]) => y - x || a.length - b.length || (a < b ? -1 : 1));
  return first?.[0] ?? '';
}
