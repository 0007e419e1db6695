import { countWords, foldText, holdsPhrase, primaryLanguage } from '../../../libs/text/index.js';
import type { Evidence } from '../../research/source.js';
import { isCode, isCommon } from './gap-names.js';
import { namedInHalfRead } from './half-read.js';
import type { NamedThing } from './named-things.js';
import { passageOn } from './passage-on.js';
import type { ReaderQuestion } from './reader-questions.js';
import { GAP_KINDS, type GapKind } from '../report.js';
import { isInScript } from '../report-sentences.js';
import type { ReportWords } from '../report-words.js';
import type { SiteNames } from './site-names.js';
import type { SitePage, SiteSection } from './site-sections.js';
import type { TopicPhrase } from './topic-phrases.js';
import type { ReportWording } from '../wording/report-wording.js';

/** Something that the site lacks, and what shows it. */
export interface ContentGap {
  readonly kind: GapKind;
  readonly topic: string;
  readonly why: string;
  readonly importance: 1 | 2 | 3;
  readonly evidence: readonly Evidence[];
  /** Pages of the site that touch it, best first. */
  readonly touching: readonly string[];
  /** Headings of the sections that touch it. */
  readonly headings: readonly string[];
  /** Orders gaps of the same importance. */
  readonly weight: number;
}

/** A page that links lead to: one of another site, or one that is not there. */
export interface LinkedName {
  readonly url: string;
  readonly text: string;
  /** How many of the pages link there. */
  readonly pages: number;
  readonly sourceIds: readonly string[];
}

export interface GapMaterial {
  readonly words: ReportWords;
  readonly pages: readonly SitePage[];
  /** The names of its pages, of their parts, and of what they define. */
  readonly names: { readonly ofPages: SiteNames; readonly ofParts: SiteNames; readonly ofTerms: SiteNames };
  readonly phrases: readonly TopicPhrase[];
  readonly named: readonly NamedThing[];
  readonly questions: readonly ReaderQuestion[];
  readonly outbound: readonly LinkedName[];
  readonly broken: readonly LinkedName[];
  /** Ids of the pages that link to a page, by its id; links of a template are left out. */
  readonly linkers: ReadonlyMap<string, readonly string[]>;
  /** How many other pages each page links to, by its id; without those of a template. */
  readonly links: ReadonlyMap<string, number>;
  /** Whether so much of the site is known that what no page is named after has no page. */
  readonly knowsAbsence: boolean;
  readonly wording: ReportWording;
  /** Numbers as the report prints them. */
  readonly counted: (count: number) => string;
  readonly pagesCounted: (count: number) => string;
}

/** More than anybody plans at once. */
const MOST_GAPS = 20;
/** An equal share for each kind, so that none hides the others; what the others leave goes by importance. */
const SURE_OF_KIND = Math.floor(MOST_GAPS / GAP_KINDS.length);
const MOST_EVIDENCE = 3;
const MOST_TOUCHING = 8;
/** What fewer pages mention, or less often, is mentioned in passing. */
const FEWEST_PAGES = 4;
const FEWEST_SHARE = 0.03;
const FEWEST_MENTIONS = 8;
/** On a site of so few pages three of them are many. */
const SMALL_SITE = 10;
/** A site of fewer pages is one of long ones: what a heading of it names is treated there. */
const FEWEST_FOR_SHALLOW = 20;
const FEWEST_ON_SMALL = 3;
/** What this share of the pages mentions matters. */
const MATTERS = 0.1;
/** A section that says it so often is about it, whatever its heading. */
const MOST_IN_SECTION = 5;
/** What headings say of it in so many words together counts as treated. */
const TREATED_WORDS = 150;
/** A page with fewer words is thin; and only where the site's pages are longer. */
const THIN_WORDS = 120;
const THIN_SHARE = 0.35;
/** A page with links to so many others, and with fewer words for each, is a list of contents. */
const HUB_LINKS = 5;
const HUB_WORDS = 15;
const FEWEST_LINKERS = 3;
/** A link on more of the pages is part of their template. */
const TEMPLATE_SHARE = 0.3;
const LONGEST_NAME_WORDS = 6;
/** What the site says nothing of. */
const ABSENT: ReadonlySet<GapKind> = new Set(['sent_elsewhere', 'no_page']);

/** @returns what the site lacks, the most important first; nothing is concluded from pages that were half read */
export function contentGaps(material: GapMaterial): ContentGap[] {
  const gaps = new GapFinding(material);
  const found = [
    ...gaps.unanswered(),
    ...gaps.missing(),
    ...gaps.thin(),
    ...(material.knowsAbsence ? [...gaps.sentElsewhere(), ...gaps.withoutPage()] : []),
  ];
  const isHalfRead = namedInHalfRead(material.pages);
  return ranked(found, ({ kind, topic }) => !ABSENT.has(kind) || !isHalfRead(topic));
}

/**
 * Keeps the best, the most important first, and of each kind a few.
 * @param holds asked of those alone that would be kept
 */
export function ranked(
  found: readonly ContentGap[],
  holds: (gap: ContentGap) => boolean = () => true,
): ContentGap[] {
  const chosen = new Set<ContentGap>();
  const ofKind = new Map<GapKind, number>();
  const choose = (gap: ContentGap) => {
    const { kind, topic } = gap;
    // "Debian Policy" and "Debian Policy Manual" are one gap.
    const isKnown = [...chosen].some(
      (other) => other.kind === kind && (holdsPhrase(topic, other.topic) || holdsPhrase(other.topic, topic)),
    );
    if (chosen.size >= MOST_GAPS || isKnown || !holds(gap)) return;
    chosen.add(gap);
    ofKind.set(kind, (ofKind.get(kind) ?? 0) + 1);
  };
  const sorted = [...found].sort(
    (a, b) => b.importance - a.importance || b.weight - a.weight || (a.topic < b.topic ? -1 : 1),
  );
  for (const gap of sorted) if ((ofKind.get(gap.kind) ?? 0) < SURE_OF_KIND) choose(gap);
  for (const gap of sorted) if (chosen.size < MOST_GAPS) choose(gap);
  return sorted.filter((gap) => chosen.has(gap));
}

class GapFinding {
  private readonly byId: ReadonlyMap<string, SitePage>;
  /** Whether a capital letter makes a name. */
  private readonly hasNames: boolean;
  private readonly titleTerms: ReadonlySet<string>;
  private readonly sections: ReadonlyMap<number, SiteSection>;

  constructor(private readonly material: GapMaterial) {
    this.byId = new Map(material.pages.map((page) => [page.source.id, page]));
    this.hasNames = primaryLanguage(material.words.language) !== 'de';
    this.sections = new Map(
      material.pages.flatMap(({ sections }) => sections.map((section) => [section.id, section])),
    );
    this.titleTerms = new Set(
      material.pages.flatMap(({ title }) =>
        material.words.of(title).flatMap(({ term, isLight }) => (isLight ? [] : [term])),
      ),
    );
  }

  unanswered(): ContentGap[] {
    const { questions, wording } = this.material;
    return questions.flatMap(({ question, answer, asked }) =>
      answer.length === 0 && asked && !this.isCut(asked.sourceId)
        ? [
            {
              kind: 'unanswered_question' as const,
              topic: question,
              why: wording.reasons.unanswered(),
              importance: 3 as const,
              ...this.touched([asked], [asked.sourceId]),
              weight: 1,
            },
          ]
        : [],
    );
  }

  missing(): ContentGap[] {
    const { broken, wording, pagesCounted } = this.material;
    return broken.flatMap(({ text, pages, sourceIds }) => {
      const topic = text.trim();
      if (topic === '' || pages === 0 || countWords(topic) > LONGEST_NAME_WORDS * 2) return [];
      return [
        {
          kind: 'missing_target' as const,
          topic,
          why: wording.reasons.missingTarget(pagesCounted(pages)),
          importance: pages >= FEWEST_LINKERS ? (3 as const) : (2 as const),
          ...this.touched(this.passages(sourceIds, topic), sourceIds),
          weight: pages,
        },
      ];
    });
  }

  thin(): ContentGap[] {
    const { pages, linkers, links, wording, counted, pagesCounted } = this.material;
    const lengths = pages.map(({ source }) => source.words).sort((a, b) => a - b);
    const median = lengths[Math.floor(lengths.length / 2)] ?? 0;
    const most = Math.min(THIN_WORDS, THIN_SHARE * median);
    const inlinks = pages.map(({ source }) => linkers.get(source.id)?.length ?? 0).sort((a, b) => a - b);
    const usual = inlinks[Math.floor(inlinks.length / 2)] ?? 0;
    const least = Math.max(FEWEST_LINKERS, 2 * usual);
    return pages.flatMap(({ source, title, isCut }) => {
      const from = linkers.get(source.id) ?? [];
      const out = links.get(source.id) ?? 0;
      const isHub = out >= HUB_LINKS && source.words < HUB_WORDS * out;
      if (isCut || isHub || source.words > most || from.length < least) return [];
      const heading = source.blocks[0];
      const quote = heading?.text ?? '';
      return [
        {
          kind: 'thin_page' as const,
          topic: title,
          why: wording.reasons.thin(counted(source.words), pagesCounted(from.length)),
          importance: from.length >= 2 * least ? (2 as const) : (1 as const),
          ...this.touched(quote === '' ? [] : [{ sourceId: source.id, quote, start: 0, end: quote.length }], [
            source.id,
            ...from,
          ]),
          weight: from.length,
        },
      ];
    });
  }

  sentElsewhere(): ContentGap[] {
    const { outbound, pages: all, wording, pagesCounted } = this.material;
    const least = all.length <= SMALL_SITE ? 2 : FEWEST_LINKERS;
    return outbound.flatMap(({ url, text, pages, sourceIds }) => {
      const topic = text.trim();
      const isTemplate = pages > Math.max(2, TEMPLATE_SHARE * all.length);
      if (pages < least || isTemplate || !this.isName(topic) || this.isNamed(topic)) return [];
      if (sourceIds.some((id) => this.byId.get(id)?.isCut)) return [];
      return [
        {
          kind: 'sent_elsewhere' as const,
          topic,
          why: wording.reasons.sentElsewhere(pagesCounted(pages), new URL(url).host),
          importance: pages >= 2 * FEWEST_LINKERS ? (2 as const) : (1 as const),
          ...this.touched(this.passages(sourceIds, topic), sourceIds),
          weight: pages,
        },
      ];
    });
  }

  /** Names that many pages use, and phrases of headings and links, that no page is named after. */
  withoutPage(): ContentGap[] {
    const { pages, names, named, phrases, wording, counted, pagesCounted } = this.material;
    const isSmall = pages.length <= SMALL_SITE;
    const least = isSmall ? FEWEST_ON_SMALL : Math.max(FEWEST_PAGES, FEWEST_SHARE * pages.length);
    const mentionsLeast = isSmall ? FEWEST_ON_SMALL : FEWEST_MENTIONS;
    const things = named.flatMap(({ name, mentions, pages: on, mostInSection }) => {
      const isPassing = on.size < least || mentions < mentionsLeast || mostInSection >= MOST_IN_SECTION;
      return isPassing || this.isNamed(name) ? [] : [this.noPage(name, mentions, on)];
    });
    const words = new Map([...this.sections].map(([id, { allWords }]) => [id, allWords]));
    const topics = phrases.flatMap(({ form, titles, headings, counts, pages: on, isHead, terms, isName }) => {
      const mentions = [...counts.values()].reduce((sum, count) => sum + count, 0);
      const treated = [...headings].reduce((sum, id) => sum + (words.get(id) ?? 0), 0);
      const isTreated =
        titles.size > 0 ||
        headings.size === 0 ||
        treated >= TREATED_WORDS ||
        pages.length < FEWEST_FOR_SHALLOW;
      const isThing = isHead && (terms.length > 1 || (isName && this.hasNames));
      const isPassing = on.size < least || mentions < mentionsLeast || !isThing;
      if (isTreated || isPassing || Math.max(0, ...counts.values()) >= MOST_IN_SECTION) return [];
      // A page on a part of it may be about it under another name: "graphical desktops" for "desktop environments".
      if (
        names.ofPages.has(form) ||
        names.ofTerms.has(form) ||
        terms.some((term) => this.titleTerms.has(term))
      )
        return [];
      if (this.isSecondName(form, headings)) return [];
      const gap = this.noPage(form, mentions, new Map([...on].map((id) => [id, 1])));
      const why = wording.reasons.shallow(counted(mentions), pagesCounted(on.size), counted(treated));
      return gap ? [{ ...gap, why }] : [];
    });
    return [...things, ...topics].flatMap((gap) => gap ?? []);
  }

  private noPage(topic: string, mentions: number, on: ReadonlyMap<string, number>): ContentGap | null {
    const { wording, counted, pagesCounted, pages } = this.material;
    const ids = [...on].sort((a, b) => b[1] - a[1]).map(([id]) => id);
    if (ids.some((id) => this.byId.get(id)?.isCut)) return null;
    return {
      kind: 'no_page',
      topic,
      why: wording.reasons.noPage(counted(mentions), pagesCounted(on.size)),
      importance: on.size >= MATTERS * pages.length ? 2 : 1,
      ...this.touched(this.passages(ids, topic), ids),
      weight: on.size + mentions / 10,
    };
  }

  private isNamed(topic: string): boolean {
    const { ofPages, ofParts, ofTerms } = this.material.names;
    return ofPages.has(topic) || ofParts.has(topic) || ofTerms.has(topic);
  }

  /** "Wireless (Wi-Fi) connections": the site treats it, and calls it otherwise. */
  private isSecondName(form: string, headings: ReadonlySet<number>): boolean {
    const bracketed = `(${foldText(form)})`;
    return [...headings].some((id) => foldText(this.sections.get(id)?.heading ?? '').includes(bracketed));
  }

  private isName(text: string): boolean {
    // "for various reasons" may be a link too.
    if (!/^[\p{Lu}\p{Lo}]/u.test(text) || !isInScript(text, this.material.words.language)) return false;
    const words = this.material.words.of(text);
    if (words.length === 0 || words.length > LONGEST_NAME_WORDS || words.every(({ isLight }) => isLight))
      return false;
    return !isCode(text) && !isCommon(text) && !/^https?:|^www\./iu.test(text);
  }

  private touched(
    evidence: readonly Evidence[],
    sourceIds: readonly string[],
  ): Pick<ContentGap, 'evidence' | 'touching' | 'headings'> {
    const headings = evidence.flatMap(({ sourceId, start }) => {
      const sections = this.byId.get(sourceId)?.sections ?? [];
      return sections.findLast((section) => section.start <= start && section.heading !== '')?.heading ?? [];
    });
    return { evidence, touching: sourceIds.slice(0, MOST_TOUCHING), headings: [...new Set(headings)] };
  }

  private isCut(sourceId: string): boolean {
    return this.byId.get(sourceId)?.isCut ?? true;
  }

  private passages(sourceIds: readonly string[], topic: string): Evidence[] {
    const found: Evidence[] = [];
    for (const id of sourceIds) {
      if (found.length >= MOST_EVIDENCE) break;
      const page = this.byId.get(id);
      const passage = page && passageOn(page.source, topic, this.material.words.language);
      if (passage) found.push(passage);
    }
    return found;
  }
}
