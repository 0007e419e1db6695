import { cleanHeading, isTellingHeading } from '../../../libs/text/index.js';
import { phrasesIn, startsAnew, type ReportWords } from '../report-words.js';
import { isQuestion } from './question-wording.js';
import type { SitePage, SiteSection } from './site-sections.js';

/** The names that a site gives one of its pages elsewhere: in links, or in an audit. */
export interface SiteName {
  readonly url: string;
  readonly texts: readonly string[];
}

/** A phrase that titles, headings or links use, and where the site speaks of it. */
export interface TopicPhrase {
  /** Its terms, separated by spaces. */
  readonly key: string;
  readonly terms: readonly string[];
  /** In the site's most frequent spelling. */
  readonly form: string;
  /** In the most frequent spelling of titles, headings and links, those first that consist of it. */
  readonly title: string;
  /** Pages whose title has it. */
  readonly titles: ReadonlySet<string>;
  /** Sections whose heading has it. */
  readonly headings: ReadonlySet<number>;
  /** How often the text of a section has it. */
  readonly counts: ReadonlyMap<number, number>;
  /** Pages that have it anywhere. */
  readonly pages: ReadonlySet<string>;
  /** Whether it ends some title or heading, one word a good share of them: then it names a thing, and no kind or act. */
  readonly isHead: boolean;
  /** Whether some title, heading or link consists of it. */
  readonly isWhole: boolean;
  /** Whether running text writes it with a capital, or with one inside of it. */
  readonly isName: boolean;
}

/** A heading on this many pages, and on this share of them, is part of a template. */
const TEMPLATE_PAGES = 4;
const TEMPLATE_SHARE = 0.05;
/** A link text with this many targets is navigation ("Next") and no name. */
const SAME_TEXT_TARGETS = 3;
/** Headings below this level are boxes and remarks. */
const DEEPEST_HEADING = 4;
const LONGEST_TITLE = 6;
const MOST_BLOCKS = 4000;
const LONGEST_BLOCK = 4000;
const MOST_FORMS = 50;
/**
 * Each takes about a kilobyte. Three hundred pages of a manual have some tens of thousands; a site that consists of
 * headings has millions, and the pages that come first matter most.
 */
const MOST_PHRASES = 100_000;

/** A heading that consists of a phrase spells it as a name: "Virtualization", not "virtual". */
const WHOLE = 10;
/** "Change" begins twenty titles, and ends one. Chosen: adjectives come after their nouns in many languages. */
const HEADS = 0.25;

interface Tally {
  readonly terms: readonly string[];
  /** Spellings, those in titles, headings and links apart. */
  readonly forms: Map<string, number>;
  readonly heads: Map<string, number>;
  readonly titles: Set<string>;
  readonly headings: Set<number>;
  readonly counts: Map<number, number>;
  readonly pages: Set<string>;
  /** How many titles and headings have it, and how many of those end with it. */
  named: number;
  ended: number;
  isWhole: boolean;
  /** In running text: how often with a capital, less how often without. */
  capitals: number;
}

/**
 * Collects the phrases of titles, headings and links, and then counts them in the texts. First `name` for each page,
 * then `addLinks` once and `nameLinks` for each name, then `read` for each page, then `phrases`. The calls are many and
 * short, so that the caller can yield to the event loop in between.
 */
export class TopicPhrases {
  private readonly tallies = new Map<string, Tally>();
  private readonly template: ReadonlySet<string>;
  /** Texts of links, with their number of targets. */
  private readonly targets = new Map<string, number>();

  constructor(
    private readonly words: ReportWords,
    pages: readonly SitePage[],
    private readonly mostPhrases: number = MOST_PHRASES,
  ) {
    this.template = templateHeadings(pages);
  }

  /** Whether a heading is part of a template: it stands on too many pages to name one. */
  isTemplate(heading: string): boolean {
    return this.template.has(heading);
  }

  name({ source, title, sections }: SitePage): void {
    // A title of so many words is a list: its sections tell what the page is about.
    const isList = this.words.of(title).filter(({ isLight }) => !isLight).length > LONGEST_TITLE;
    this.take(title, (tally) => isList || tally.titles.add(source.id));
    for (const { id, heading, level } of sections) {
      if (level < 1 || level > DEEPEST_HEADING) continue;
      // The page's own heading is its title once more.
      this.take(heading, (tally) =>
        level === 1 ? isList || tally.titles.add(source.id) : tally.headings.add(id),
      );
    }
  }

  /** All names that links and audits give the pages of the site: a text with many targets names none of them. */
  addLinks(names: readonly SiteName[]): void {
    for (const { texts } of names)
      for (const text of new Set(texts)) this.targets.set(text, (this.targets.get(text) ?? 0) + 1);
  }

  /** The names that links and audits give one page of the site. */
  nameLinks({ texts }: SiteName): void {
    for (const text of texts) if ((this.targets.get(text) ?? 0) < SAME_TEXT_TARGETS) this.take(text, null);
  }

  read({ source, sections }: SitePage): void {
    for (const section of sections) this.readSection(source.id, section, source.blocks);
  }

  /** @returns every phrase that some text, title or heading has */
  phrases(): TopicPhrase[] {
    return [...this.tallies].map(([key, { forms, heads, capitals, named, ended, ...tally }]) => {
      const spelled = mostOf(heads);
      const form = mostOf(forms) ?? spelled ?? key;
      // "How To Migrate" and "Migrating the mail" spell no name: the text speaks of "migration".
      const isSpelled = tally.terms.length > 1 || (heads.get(spelled ?? '') ?? 0) >= WHOLE;
      return {
        key,
        ...tally,
        isHead: ended > 0 && (tally.terms.length > 1 || ended >= HEADS * named),
        isName: capitals > 0,
        pages: new Set([...tally.pages, ...tally.titles]),
        form,
        title: isSpelled ? (spelled ?? key) : form,
      };
    });
  }

  private readSection(
    page: string,
    { id, from, to }: SiteSection,
    blocks: SitePage['source']['blocks'],
  ): void {
    for (const { kind, aside, text } of blocks.slice(from, Math.min(to, MOST_BLOCKS))) {
      if (aside === true || kind === 'code') continue;
      const part = text.slice(0, LONGEST_BLOCK);
      for (const { key, form, start } of phrasesIn(part, this.words.of(part))) {
        const tally = this.tallies.get(key);
        if (!tally) continue;
        tally.pages.add(page);
        if (kind === 'heading') continue;
        if (!startsAnew(part, start)) tally.capitals += /\p{Lu}/u.test(form) ? 1 : -1;
        tally.counts.set(id, (tally.counts.get(id) ?? 0) + 1);
        if (tally.forms.size < MOST_FORMS || tally.forms.has(form))
          tally.forms.set(form, (tally.forms.get(form) ?? 0) + 1);
      }
    }
  }

  /** @param put notes the title or heading; null for a link */
  private take(heading: string, put: ((tally: Tally) => unknown) | null): void {
    const text = cleanHeading(heading);
    if (this.template.has(text) || !isTellingHeading(text)) return;
    const words = this.words.of(text);
    const weight = words.filter(({ isLight }) => !isLight).length;
    const asks = isQuestion(text, this.words.language);
    for (const { key, form, terms, isHead } of phrasesIn(text, words)) {
      const known = this.tallies.get(key);
      if (!known && this.tallies.size >= this.mostPhrases) continue;
      const tally = known ?? newTally(key);
      if (!known) this.tallies.set(key, tally);
      const isSpelled = terms === weight && !asks;
      tally.heads.set(form, (tally.heads.get(form) ?? 0) + (isSpelled ? WHOLE : 1));
      if (terms === weight) tally.isWhole = true;
      if (!put) continue;
      put(tally);
      tally.named += 1;
      if (isHead) tally.ended += 1;
    }
  }
}

function mostOf(forms: ReadonlyMap<string, number>): string | undefined {
  return [...forms].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0]?.[0];
}

function newTally(key: string): Tally {
  return {
    terms: key.split(' '),
    forms: new Map(),
    heads: new Map(),
    titles: new Set(),
    headings: new Set(),
    counts: new Map(),
    pages: new Set(),
    named: 0,
    ended: 0,
    isWhole: false,
    capitals: 0,
  };
}

/** Headings that stand on so many pages that they belong to their template. */
function templateHeadings(pages: readonly SitePage[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { title, sections } of pages) {
    const texts = new Set([cleanHeading(title), ...sections.map(({ heading }) => heading)]);
    for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const least = Math.max(TEMPLATE_PAGES, TEMPLATE_SHARE * pages.length);
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text));
}
