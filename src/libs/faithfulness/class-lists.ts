import { primaryLanguage } from '../text/index.js';
import { CueIndex, CueList } from './cues.js';
import { de } from './lexicon/de.js';
import { en } from './lexicon/en.js';
import { es } from './lexicon/es.js';
import { fr } from './lexicon/fr.js';
import { it } from './lexicon/it.js';
import type { Lexicon } from './lexicon/lexicon.js';
import { nl } from './lexicon/nl.js';
import { pt } from './lexicon/pt.js';
import { UNIT_SIGNS } from './lexicon/units.js';

const LEXICONS: Readonly<Record<string, Lexicon>> = { en, de, fr, es, it, nl, pt };

/** For every other language: only what is written alike everywhere, such as signs of units, is compared. */
const NO_WORDS: Lexicon = {
  functionWords: '',
  joints: '',
  verbLast: false,
  negation: '',
  notNegation: '',
  negative: '',
  opposites: [],
  converses: [],
  all: '',
  most: '',
  many: '',
  some: '',
  allLike: '',
  only: '',
  onlyLike: '',
  atMost: '',
  atLeast: '',
  nearly: '',
  about: '',
  part: '',
  fractions: [],
  superlatives: [],
  notSuperlative: '',
  certain: '',
  doubt: '',
  planned: '',
  doubtLike: '',
  future: '',
  because: '',
  therefore: '',
  causeLike: '',
  seasons: [],
  units: {},
  per: '',
  articles: '',
  prepositions: '',
  to: '',
  from: '',
  by: '',
  fromTo: ['', ''],
  says: '',
  accordingTo: '',
  mutual: '',
};

/** The classes whose cues are plain lists. */
const CUE_CLASSES = [
  'negation',
  'notNegation',
  'negative',
  'all',
  'most',
  'many',
  'some',
  'allLike',
  'only',
  'onlyLike',
  'atMost',
  'atLeast',
  'nearly',
  'about',
  'part',
  'notSuperlative',
  'certain',
  'doubt',
  'planned',
  'doubtLike',
  'future',
  'because',
  'therefore',
  'causeLike',
  'says',
  'accordingTo',
  'mutual',
] as const satisfies readonly (keyof Lexicon)[];
export type CueClass = (typeof CUE_CLASSES)[number];

/** A language's lexicon, ready for searching. */
export class ClassLists {
  readonly functionWords: ReadonlySet<string>;
  readonly joints: ReadonlySet<string>;
  readonly articles: ReadonlySet<string>;
  readonly prepositions: ReadonlySet<string>;
  readonly to: ReadonlySet<string>;
  readonly from: ReadonlySet<string>;
  readonly by: ReadonlySet<string>;
  readonly per: CueList;
  readonly units: readonly (readonly [name: string, cues: CueList])[];
  readonly opposites: readonly (readonly [CueList, CueList])[];
  readonly converses: readonly (readonly [CueList, CueList])[];
  readonly superlatives: readonly CueList[];
  readonly fractions: readonly CueList[];
  readonly seasons: readonly CueList[];
  readonly months: readonly string[];
  readonly weekdays: readonly string[];
  readonly verbLast: boolean;
  readonly fromTo: readonly [string, string];
  readonly index = new CueIndex();
  private readonly plain = new Map<CueClass, CueList>();

  constructor(
    lexicon: Lexicon,
    readonly language: string,
  ) {
    this.functionWords = new Set(lexicon.functionWords.split(' '));
    this.joints = new Set(lexicon.joints.split(' '));
    this.articles = new Set(lexicon.articles.split(' '));
    this.prepositions = new Set(lexicon.prepositions.split(' '));
    this.to = new Set(lexicon.to.split(' '));
    this.from = new Set(lexicon.from.split(' '));
    this.by = new Set(lexicon.by.split(' '));
    this.per = this.list(lexicon.per);
    const names = new Set([...Object.keys(UNIT_SIGNS), ...Object.keys(lexicon.units)]);
    this.units = [...names].map((name) => [
      name,
      this.list([UNIT_SIGNS[name], lexicon.units[name]].filter((cues) => cues !== undefined).join(' | ')),
    ]);
    this.opposites = lexicon.opposites.map(([a, b]) => [this.list(a), this.list(b)]);
    this.converses = lexicon.converses.map(([a, b]) => [this.list(a), this.list(b)]);
    this.superlatives = lexicon.superlatives.map((group) => this.list(group));
    this.fractions = lexicon.fractions.map((group) => this.list(group));
    this.seasons = lexicon.seasons.map((group) => this.list(group));
    for (const kind of CUE_CLASSES) this.plain.set(kind, this.list(lexicon[kind]));
    this.verbLast = lexicon.verbLast;
    this.fromTo = lexicon.fromTo;
    const format = (options: Intl.DateTimeFormatOptions, month: number, day: number) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
        .format(new Date(Date.UTC(2024, month, day)))
        .toLocaleLowerCase(language);
    this.months = Array.from({ length: 12 }, (_, month) => format({ month: 'long' }, month, 15));
    this.weekdays = Array.from({ length: 7 }, (_, day) => format({ weekday: 'long' }, 0, day + 1));
  }

  cues(kind: CueClass): CueList {
    const list = this.plain.get(kind);
    if (!list) throw new Error(`There is no class ${kind}.`);
    return list;
  }

  private list(cues: string): CueList {
    return this.index.add(new CueList(cues));
  }
}

const built = new Map<string, ClassLists>();

/** @param language BCP 47 tag */
export function classListsOf(language: string): ClassLists {
  const primary = primaryLanguage(language);
  let lists = built.get(primary);
  if (!lists) {
    lists = new ClassLists(LEXICONS[primary] ?? NO_WORDS, primary);
    built.set(primary, lists);
  }
  return lists;
}
