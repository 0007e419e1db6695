import { primaryLanguage } from '../../../libs/text/index.js';
import { continuesName, isCapital, isCode, isCommon, nameGoesOn } from './gap-names.js';
import { isInScript } from '../report-sentences.js';
import { startsAnew, type ReportWord, type ReportWords } from '../report-words.js';
import type { SitePage } from './site-sections.js';

/** Something that the site calls by a name. */
export interface NamedThing {
  readonly name: string;
  /** Its terms, separated by spaces. */
  readonly key: string;
  readonly mentions: number;
  /** Mentions by page. */
  readonly pages: ReadonlyMap<string, number>;
  /** The most mentions in one section: of several there, the section is about it. */
  readonly mostInSection: number;
}

/** Languages that write every noun with a capital: only acronyms and mixed spellings are names for sure. */
const CAPITALS_EVERYWHERE = new Set(['de', 'lb']);
/** A word is a name when running text writes it so at least this often. */
const CAPITALS = 0.85;
/** Followed by a number more often than this it is one of a series: "Section 3", "Version 2". */
const NUMBERED = 0.25;
/** A site with tens of thousands of names is a directory, and none of them is a gap. */
const MOST_NAMES = 20_000;
const MOST_WORDS = 4;
const LONGEST_NAME = 60;
const LONGEST_BLOCK = 4000;

interface Tally {
  readonly forms: Map<string, number>;
  readonly key: string;
  mentions: number;
  numbered: number;
  readonly pages: Map<string, number>;
  readonly sections: Map<number, number>;
}

/** Collects the names in running text, page by page: capital letters in the middle of a sentence, and acronyms. */
export class NamedThings {
  private readonly names = new Map<string, Tally>();
  private readonly cases = new Map<string, { capital: number; small: number }>();
  private readonly blocks = new Set<string>();
  private readonly hasCapitals: boolean;

  constructor(private readonly words: ReportWords) {
    this.hasCapitals = !CAPITALS_EVERYWHERE.has(primaryLanguage(words.language));
  }

  read({ source, sections }: SitePage): void {
    for (const { id, from, to } of sections)
      for (const { kind, aside, text } of source.blocks.slice(from, to)) {
        if (aside === true || kind === 'code' || kind === 'heading' || kind === 'table') continue;
        const part = text.slice(0, LONGEST_BLOCK);
        // A template repeats its text on each page; it counts once.
        if (this.blocks.has(part)) continue;
        this.blocks.add(part);
        this.readText(part, source.id, id);
      }
  }

  /** @returns what running text nearly always writes as a name, and that is no numbered part of something */
  named(): NamedThing[] {
    return [...this.names.values()].flatMap(({ forms, key, mentions, numbered, pages, sections }) => {
      const name = [...forms].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)[0]?.[0] ?? '';
      if (numbered > NUMBERED * mentions || !this.hasCapital(name)) return [];
      return [{ name, key, mentions, pages, mostInSection: Math.max(0, ...sections.values()) }];
    });
  }

  private readText(text: string, page: string, section: number): void {
    const words = this.words.of(text);
    if (!/\p{Ll}|\p{Lo}/u.test(text) || !isInScript(text, this.words.language)) return;
    for (let at = 0; at < words.length; at += 1) {
      const first = words[at];
      if (!first || first.isLight || first.isStop) continue;
      const isName = this.hasCapitals ? isCapital(first.text) : isMixed(first.text);
      const isAnew = startsAnew(text, first.start);
      if (!isAnew || at === 0) this.countCase(first.text, isName && at !== 0);
      if (!isName) continue;
      let to = at;
      while (this.hasCapitals && to - at + 1 < MOST_WORDS && nameGoesOn(words[to], words[to + 1])) to += 1;
      for (let inner = at + 1; inner <= to; inner += 1) this.countCase(words[inner]?.text ?? '', true);
      // The first word of a sentence always has a capital; a second capital after it makes a name.
      if ((!isAnew || to > at) && !continuesName(words, at))
        this.takeName(text, words.slice(at, to + 1), words[to + 1], { page, section });
      at = to;
    }
  }

  private takeName(
    text: string,
    run: readonly ReportWord[],
    next: ReportWord | undefined,
    { page, section }: { readonly page: string; readonly section: number },
  ): void {
    const form = text.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0).replace(/['’]s$/u, '');
    if (form.length > LONGEST_NAME || isCode(form) || isCommon(form)) return;
    const key = run.map(({ term }) => term).join(' ');
    // A Mac has a MAC address.
    const cased = `${/^[^\p{Ll}]+$/u.test(form) ? '^' : ''}${key}`;
    const known = this.names.get(cased);
    if (!known && this.names.size >= MOST_NAMES) return;
    const name = known ?? {
      forms: new Map(),
      key,
      mentions: 0,
      numbered: 0,
      pages: new Map(),
      sections: new Map(),
    };
    name.mentions += 1;
    count(name.forms, form);
    count(name.pages, page);
    count(name.sections, section);
    if (next?.joins && /^\p{N}/u.test(next.text)) name.numbered += 1;
    this.names.set(cased, name);
  }

  private countCase(word: string, isName: boolean): void {
    const key = word.toLowerCase();
    const known = this.cases.get(key) ?? { capital: 0, small: 0 };
    if (isName) known.capital += 1;
    else known.small += 1;
    if (this.cases.size < 5 * MOST_NAMES || this.cases.has(key)) this.cases.set(key, known);
  }

  private hasCapital(form: string): boolean {
    return form.split(/[\s-]+/).some((word) => {
      const { capital, small } = this.cases.get(word.toLowerCase()) ?? { capital: 1, small: 0 };
      return capital / (capital + small) >= CAPITALS;
    });
  }
}

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

/** `LDAP`, `OpenVPN`: not the one capital that every noun has. */
function isMixed(word: string): boolean {
  return /^\p{Lu}/u.test(word) && /^.+\p{Lu}/u.test(word);
}
