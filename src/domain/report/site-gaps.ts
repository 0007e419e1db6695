import type { Source } from '../research/source.js';
import { cleanHeading, primaryLanguage } from '../../libs/text/index.js';
import { continuesName, isCapital, isCode, isCommon, nameGoesOn } from './gap-names.js';
import type { ReportWord, ReportWords } from './report-words.js';
import { SiteCoverage } from './site-coverage.js';

/** Something that the site names without having a page on it. */
export interface SiteGap {
  readonly topic: string;
  /** A sentence. */
  readonly why: string;
  /** Pages that name it, those with the most mentions first. */
  readonly evidenceSourceIds: readonly string[];
  readonly key: string;
}

export type GapPage = Pick<Source, 'id' | 'title' | 'blocks' | 'finalUrl'>;

export interface OutboundName {
  readonly text: string;
  readonly url: string;
  readonly pages: number;
  readonly sourceIds: readonly string[];
}

const MOST_GAPS = 12;
const MOST_EVIDENCE = 5;
const MOST_BLOCKS = 2000;
const LONGEST_BLOCK = 4000;
/** A site with tens of thousands of names is a directory, and none of them is a gap. */
const MOST_NAMES = 20_000;
/** A name has its capital everywhere; a word that has it half the time only begins sentences and boxes. */
const CAPITALS = 0.85;
/** A word that a number follows this often counts things ("Section 9.4") and is no name. */
const NUMBERED = 0.25;
const MOST_WORDS = 4;
/** Of the pages of a large site: a name on fewer of them is mentioned in passing. */
const LEAST_SHARE = 0.01;
/** A link on more of the pages is part of their template. */
const TEMPLATE_SHARE = 0.3;
const LONGEST_NAME = 60;
/** A page that was not read may have a heading for it: such pages are known only by links and audits. */
const UNNAMED = 'no title or heading that was read, and no link to a page of the site, speaks of it';
/** German writes every noun with a capital. */
const CAPITALS_EVERYWHERE = new Set(['de', 'lb']);
const STARTS_ANEW = /(?:^|[.!?:;…。！？]["'”’)\]]*\s+|["“„«([•–—-]\s*)$/u;

interface Name {
  /** As it is written, with how often. */
  readonly forms: Map<string, number>;
  readonly terms: readonly string[];
  mentions: number;
  numbered: number;
  readonly pages: Map<string, number>;
}

/**
 * Finds what a site names again and again and has no page for. It is strict, because a list with false gaps is worse than
 * a short one. A gap is a proper name on several pages, an entry of a list whose neighbours have pages, or the target of
 * links to other sites; and no title, heading or link to a page of the site may name it.
 */
export class GapTally {
  private readonly names = new Map<string, Name>();
  private readonly cases = new Map<string, { capital: number; small: number }>();
  private readonly blocks = new Set<string>();
  private readonly covered = new SiteCoverage();
  private readonly lists: ListEntry[] = [];
  private pages = 0;

  constructor(private readonly words: ReportWords) {}

  /** Call it first: it takes every name that the site has for its own pages. */
  cover(name: string): void {
    this.covered.add(termsOf(this.words.of(cleanHeading(name))));
  }

  read(page: GapPage): void {
    this.pages += 1;
    const hasCapitals = !CAPITALS_EVERYWHERE.has(primaryLanguage(this.words.language));
    let list: { text: string; words: ReportWord[] }[] = [];
    for (const { kind, text } of page.blocks.slice(0, MOST_BLOCKS)) {
      if (kind === 'heading') this.cover(text);
      const part = text.slice(0, LONGEST_BLOCK);
      if (kind === 'item') list.push(entryOf(part, this.words));
      else {
        this.endList(list, page.id);
        list = [];
      }
      // A template repeats its text on each page; it counts once.
      if (kind === 'code' || kind === 'heading' || kind === 'table' || this.blocks.has(part)) continue;
      this.blocks.add(part);
      if (hasCapitals) this.takeNames(part, page.id);
    }
    this.endList(list, page.id);
  }

  gaps(outbound: readonly OutboundName[] = [], most: number = MOST_GAPS): SiteGap[] {
    const found = [...this.repeated(), ...this.listed(), ...this.linkedAway(outbound)];
    const chosen: (SiteGap & { readonly worth: number })[] = [];
    for (const gap of found.sort((a, b) => b.worth - a.worth || (a.key < b.key ? -1 : 1))) {
      if (chosen.length >= most) break;
      const parts = gap.key.split(' ');
      const isKnown = chosen.some(({ key }) => {
        const other = key.split(' ');
        return parts.every((term) => other.includes(term)) || other.every((term) => parts.includes(term));
      });
      if (!isKnown) chosen.push(gap);
    }
    return chosen.map(({ worth: _, ...gap }) => gap);
  }

  private takeNames(text: string, page: string): void {
    const words = this.words.of(text);
    if (!/\p{Ll}/u.test(text)) return;
    for (let at = 0; at < words.length; at += 1) {
      const first = words[at];
      if (!first || first.isLight || first.isStop) continue;
      const isName = isCapital(first.text);
      const isAnew = STARTS_ANEW.test(text.slice(Math.max(0, first.start - 4), first.start));
      if (!isAnew || at === 0) this.countCase(first.text, isName && !(at === 0));
      if (!isName) continue;
      let to = at;
      while (to - at + 1 < MOST_WORDS && nameGoesOn(words[to], words[to + 1])) to += 1;
      const last = words[to];
      for (let inner = at + 1; inner <= to; inner += 1) this.countCase(words[inner]?.text ?? '', true);
      // The first word of a sentence always has a capital; a second capital after it makes a name.
      if (last && (!isAnew || to > at) && !continuesName(words, at))
        this.takeName(text, words.slice(at, to + 1), words[to + 1], page);
      at = to;
    }
  }

  private takeName(
    text: string,
    run: readonly ReportWord[],
    next: ReportWord | undefined,
    page: string,
  ): void {
    const form = text.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0).replace(/['’]s$/u, '');
    if (form.length > LONGEST_NAME || isCode(form) || isCommon(form)) return;
    const terms = run.map(({ term }) => term);
    // A Mac has a MAC address.
    const key = `${/^[^\p{Ll}]+$/u.test(form) ? '^' : ''}${terms.join(' ')}`;
    const known = this.names.get(key);
    if (!known && this.names.size >= MOST_NAMES) return;
    const name = known ?? {
      forms: new Map<string, number>(),
      terms,
      mentions: 0,
      numbered: 0,
      pages: new Map<string, number>(),
    };
    name.mentions += 1;
    name.forms.set(form, (name.forms.get(form) ?? 0) + 1);
    if (next?.joins && /^\p{N}/u.test(next.text)) name.numbered += 1;
    name.pages.set(page, (name.pages.get(page) ?? 0) + 1);
    this.names.set(key, name);
  }

  private countCase(word: string, isCapital: boolean): void {
    const key = word.toLowerCase();
    const known = this.cases.get(key) ?? { capital: 0, small: 0 };
    if (isCapital) known.capital += 1;
    else known.small += 1;
    if (this.cases.size < 5 * MOST_NAMES || this.cases.has(key)) this.cases.set(key, known);
  }

  private hasCapital(form: string): boolean {
    return form.split(/[\s-]+/).some((word) => {
      const { capital, small } = this.cases.get(word.toLowerCase()) ?? { capital: 1, small: 0 };
      return capital / (capital + small) >= CAPITALS;
    });
  }

  private repeated() {
    const leastPages = this.pages <= 10 ? 2 : Math.max(3, Math.ceil(LEAST_SHARE * this.pages));
    return [...this.names.values()].flatMap((name) => {
      const { forms, terms, mentions, numbered, pages } = name;
      const form = [...forms].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)[0]?.[0] ?? '';
      if (pages.size < leastPages || mentions < leastPages + 1 || numbered > NUMBERED * mentions) return [];
      if (!this.hasCapital(form) || this.covered.has(terms)) return [];
      const why = `The site names it ${mentions} times on ${pages.size} of the pages that were read, and ${UNNAMED}.`;
      return [
        {
          key: terms.join(' '),
          topic: form,
          why,
          worth: pages.size + mentions / 4,
          evidenceSourceIds: bestOf(pages),
        },
      ];
    });
  }

  /** The entries of a list that are no titles of pages, when the others are. */
  private listed() {
    return this.lists.flatMap(({ missing, having, page }) =>
      missing
        .filter(({ terms }) => !this.covered.has(terms))
        .map(({ form, terms }) => ({
          key: terms.join(' '),
          topic: form,
          why: `It stands in a list of the site, of which ${having} other entries are titles, headings or links, and ${UNNAMED}.`,
          worth: 3 + having / 4,
          evidenceSourceIds: [page],
        })),
    );
  }

  private linkedAway(outbound: readonly OutboundName[]) {
    return outbound.flatMap(({ text, pages, sourceIds }) => {
      const words = this.words.of(text);
      const terms = termsOf(words);
      const form = text.trim();
      if (
        pages < 2 ||
        pages > Math.max(2, TEMPLATE_SHARE * this.pages) ||
        terms.length === 0 ||
        words.length > MOST_WORDS ||
        !isCapital(form)
      )
        return [];
      if (isCode(form) || isCommon(form) || !this.hasCapital(form)) return [];
      if (this.covered.has(terms)) return [];
      const why = `Links on ${pages} pages that were read lead to another site for it, and ${UNNAMED}.`;
      return [
        {
          key: terms.join(' '),
          topic: form,
          why,
          worth: 2 + pages,
          evidenceSourceIds: sourceIds.slice(0, MOST_EVIDENCE),
        },
      ];
    });
  }

  private endList(list: readonly { text: string; words: ReportWord[] }[], page: string): void {
    if (list.length < FEWEST_ENTRIES || list.length > MOST_ENTRIES) return;
    const entries = list.map(({ text, words }) => ({ form: text, terms: termsOf(words) }));
    // Whether an entry has a page is known after all pages were read.
    this.lists.push(new ListEntryOf(entries, page, this.covered));
  }
}

const FEWEST_ENTRIES = 4;
const MOST_ENTRIES = 40;

interface Entry {
  readonly form: string;
  readonly terms: readonly string[];
}

interface ListEntry {
  readonly page: string;
  readonly having: number;
  readonly missing: readonly Entry[];
}

class ListEntryOf implements ListEntry {
  constructor(
    private readonly entries: readonly Entry[],
    readonly page: string,
    private readonly covered: SiteCoverage,
  ) {}

  get having(): number {
    return this.entries.filter(({ terms }) => this.covered.isTitle(terms)).length;
  }

  get missing(): readonly Entry[] {
    const { having } = this;
    // In a list of anything one or two entries are titles by chance.
    if (having < 3 || having < 0.7 * this.entries.length) return [];
    return this.entries.filter(
      ({ form, terms }) => terms.length > 0 && terms.length <= MOST_WORDS && isCapital(form) && !isCode(form),
    );
  }
}

function termsOf(words: readonly ReportWord[]): string[] {
  return words.flatMap(({ term, isLight }) => (isLight ? [] : [term]));
}

/** The name of a list entry: the text before its dash, colon or bracket. */
function entryOf(text: string, words: ReportWords) {
  const [name = ''] = text.slice(0, 2 * LONGEST_NAME).split(/\s[–—-]\s|[:：(（.。]/u);
  return { text: name.trim(), words: words.of(name.trim()) };
}

function bestOf(pages: ReadonlyMap<string, number>): string[] {
  return [...pages]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_EVIDENCE)
    .map(([id]) => id);
}
