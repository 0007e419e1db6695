import { numbersIn, piecesOf, stemOf, type WrittenNumber } from '../text/index.js';
import type { ClassLists, CueClass } from './class-lists.js';
import type { Cue, CueList } from './cues.js';

export interface Token {
  readonly text: string;
  /** In lower case. */
  readonly word: string;
  readonly stem: string;
  readonly kind: 'word' | 'number' | 'mark';
  /** A word that carries content: no function word. */
  readonly isContent: boolean;
  readonly isCapital: boolean;
  /** Counts the clauses of the sentence, from 0. */
  readonly clause: number;
  readonly number: WrittenNumber | null;
}

interface NamedUnit {
  readonly name: string;
  /** In words. */
  readonly length: number;
}

/** Words, numbers and marks; a hyphen separates words. */
const TOKEN = /\p{L}[\p{L}\p{M}\p{N}]*|\p{N}+|[’']\p{L}+|[%‰°€$£¥₹₩²³,;:.!?()—–/]/gu;
const CLAUSE_MARKS = new Set([',', ';', ':', '(', ')', '—', '–', '.', '!', '?']);

/** Chosen: words between the two parts of "ne … que". */
const ONLY_REACH = 7;
const DENIES_FR = new Set([
  'pas',
  'plus',
  'jamais',
  'rien',
  'aucun',
  'aucune',
  'personne',
  'point',
  'guère',
  'ni',
]);

/** One sentence, read word by word once for all rules. */
export class Reading {
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
  /** The places of a list's cues, in order. */
  readonly find: (list: CueList) => readonly Cue[];

  constructor(
    readonly text: string,
    readonly lists: ClassLists,
  ) {
    this.tokens = [...tokensOf(text, lists)];
    this.words = this.tokens.map(({ word }) => word);
    this.find = lists.index.find(this.words);
    this.stems = new Set(this.tokens.filter(({ isContent }) => isContent).map(({ stem }) => stem));
  }

  /** By place: the unit that begins there; of several the longest. */
  get units(): ReadonlyMap<number, NamedUnit> {
    this.unitsByPlace ??= this.readUnits();
    return this.unitsByPlace;
  }

  private unitsByPlace: ReadonlyMap<number, NamedUnit> | null = null;

  private readUnits(): ReadonlyMap<number, NamedUnit> {
    const units = new Map<number, NamedUnit>();
    for (const [name, list] of this.lists.units) {
      for (const { at, length } of this.find(list)) {
        if (length > (units.get(at)?.length ?? 0)) units.set(at, { name, length });
      }
    }
    return units;
  }

  cues(kind: CueClass): readonly Cue[] {
    return this.find(this.lists.cues(kind));
  }

  has(kind: CueClass): boolean {
    return this.cues(kind).length > 0;
  }

  /** Whether it names a day of the week. */
  get hasWeekday(): boolean {
    return this.words.some((word) =>
      this.lists.weekdays.some((day) => word.startsWith(day) && word.length <= day.length + 1),
    );
  }

  /** The words of negation that deny something. */
  get negations(): readonly Cue[] {
    return this.cues('negation').filter(
      (cue) => !this.isWithin(cue, 'notNegation') && !this.isOnly(cue) && !this.isLessThan(cue),
    );
  }

  /** German: "keine zwei Kilometer" are less than two. */
  isLessThan({ at, length }: Cue): boolean {
    return this.words[at]?.startsWith('kein') === true && this.tokens[at + length]?.number != null;
  }

  /** "ne … que" says "only". */
  private isOnly({ at }: Cue): boolean {
    if (this.lists.language !== 'fr' || !/^ne?$/u.test(this.words[at] ?? '')) return false;
    const next = this.words.slice(at + 1, at + 1 + ONLY_REACH);
    return next.some((word) => /^qu?e?$/u.test(word)) && !next.some((word) => DENIES_FR.has(word));
  }

  /** Whether a cue is a part of one of another class: "all" of "not all". */
  isWithin({ at }: Cue, kind: CueClass): boolean {
    return this.cues(kind).some((each) => at >= each.at && at < each.at + each.length);
  }

  /** The next content words from a place on, in its clause or in all that follows. */
  contentAfter(at: number, most: number, isInClause = true): Token[] {
    const found: Token[] = [];
    const { clause } = this.tokens[at - 1] ?? this.tokens[at] ?? { clause: 0 };
    for (let index = at; index < this.tokens.length && found.length < most; index += 1) {
      const token = this.tokens[index];
      if (!token || (isInClause && token.clause !== clause)) break;
      if (token.isContent) found.push(token);
    }
    return found;
  }

  contentBefore(at: number, most: number, isInClause = true): Token[] {
    const found: Token[] = [];
    const { clause } = this.tokens[at] ?? { clause: 0 };
    for (let index = at - 1; index >= 0 && found.length < most; index -= 1) {
      const token = this.tokens[index];
      if (!token || (isInClause && token.clause !== clause)) break;
      if (token.isContent) found.push(token);
    }
    return found;
  }
}

function* tokensOf(text: string, lists: ClassLists): Generator<Token> {
  const { language } = lists;
  const numbers = numbersIn(text, language).toSorted((a, b) => a.start - b.start);
  let next = 0;
  let clause = 0;
  let sinceJoint = 0;
  for (const piece of piecesOf(text)) {
    for (const match of piece.text.matchAll(TOKEN)) {
      const start = piece.start + match.index;
      while ((numbers[next]?.end ?? Infinity) <= start) next += 1;
      const number = numbers[next];
      if (number && start >= number.start && start < number.end) {
        // The further parts of a number, such as its scale, belong to it.
        if (start > number.start && !isFirst(number, start, text)) continue;
        yield { ...plain(number.raw, language, clause), kind: 'number', isContent: false, number };
        continue;
      }
      const [written] = match;
      if (CLAUSE_MARKS.has(written)) {
        clause += 1;
        sinceJoint = 0;
        yield { ...plain(written, language, clause), kind: 'mark', isContent: false, number: null };
        continue;
      }
      const isWord = /^[’'\p{L}]/u.test(written);
      for (const part of isWord ? partsOf(written, language) : [written]) {
        const token = plain(part, language, clause);
        if (lists.joints.has(token.word) && sinceJoint > 0) {
          clause += 1;
          sinceJoint = 0;
        }
        const isContent = isWord && !lists.functionWords.has(token.word) && token.word.length > 1;
        if (isContent) sinceJoint += 1;
        yield { ...token, clause, kind: isWord ? 'word' : 'mark', isContent, number: null };
      }
    }
  }
}

/** A sign may stand before the digits of a number. */
function isFirst({ start }: WrittenNumber, at: number, text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text.slice(start, at));
}

function plain(text: string, language: string, clause: number) {
  const word = text.toLocaleLowerCase(language).replace(/^[’']/u, '');
  const stem = /\p{L}/u.test(word) ? stemOf(word, language) : word;
  return { text, word, stem, clause, isCapital: /^\p{Lu}/u.test(text) };
}

/** "don’t" reads as "do n’t"; "’s" carries nothing. */
function partsOf(written: string, language: string): string[] {
  if (!/^[’']/u.test(written)) return [written];
  const word = written.slice(1).toLowerCase();
  if (language === 'en') return word === 't' ? ["n't"] : [];
  return [written.slice(1)];
}
