import type { Reading, Token } from '../reading.js';

/** `second`: the other object, as in "pays the farmers a fee". */
export type Role = 'doer' | 'done' | 'second' | 'to' | 'from' | 'with';

/** Who stands around one verb, in which role: stems of words. */
export interface Parties {
  readonly verb: string;
  /** Where its clause begins. */
  readonly start: number;
  readonly roles: Readonly<Record<Role, ReadonlySet<string>>>;
  /** German: whether nothing but the order of the words tells doer and done apart, though they are written differently. */
  readonly isGuess: boolean;
}

/** Words that belong together: "the town council", "from the parish". */
interface Group {
  readonly preposition: string;
  readonly article: string;
  readonly tokens: { readonly token: Token; readonly at: number }[];
}

/** Chosen: no sentence that anyone reads has more verbs; further ones are not compared. */
const MOST_VERBS = 40;
/** Chosen: of words between a verb and its parties. */
const REACH = 30;

/** @returns the parties of each word that may be a verb, clause by clause, as far as order, prepositions and articles show them */
export function partiesIn(reading: Reading): Parties[] {
  const found: Parties[] = [];
  for (const [at, verb] of reading.tokens.entries()) {
    if (found.length >= MOST_VERBS) break;
    if (!mayBeVerb(reading, at)) continue;
    found.push(reading.lists.language === 'de' ? byCase(reading, at, verb) : byOrder(reading, at, verb));
  }
  return found;
}

function mayBeVerb({ tokens, lists }: Reading, at: number): boolean {
  const { isContent, isCapital } = tokens[at] ?? { isContent: false, isCapital: false };
  const before = tokens[at - 1]?.word ?? '';
  return (
    isContent && !(isCapital && at > 0) && !lists.articles.has(before) && !lists.prepositions.has(before)
  );
}

/** Marks and conjunctions; but not the articles that begin a relative clause in German. */
function isBoundary({ lists }: Reading, token: Token | undefined): boolean {
  if (!token || (token.kind === 'mark' && /^[,;:()—–.!?]$/u.test(token.text))) return true;
  return lists.joints.has(token.word) && !(lists.language === 'de' && lists.articles.has(token.word));
}

/** From the first word of a verb's clause to behind its last. */
function clauseAround(reading: Reading, at: number): [number, number] {
  let start = at;
  while (start > 0 && at - start < REACH && !isBoundary(reading, reading.tokens[start - 1])) start -= 1;
  let end = at + 1;
  while (end - at < REACH && !isBoundary(reading, reading.tokens[end])) end += 1;
  return [start, end];
}

/** The subject stands before the verb, in a passive behind "by". */
function byOrder(reading: Reading, at: number, verb: Token): Parties {
  const { tokens, lists } = reading;
  const [start, end] = clauseAround(reading, at);
  const left = groupsIn(reading, start, at);
  const right = withNameBeside(reading, groupsIn(reading, at + 1, end), end);
  const before = tokens[at - 1];
  const hasAuxiliary = at > start && before?.kind === 'word' && !before.isContent;
  const isPassive = hasAuxiliary && right.some(({ preposition }) => lists.by.has(preposition));
  const bare = left.filter(({ preposition }) => preposition === '');
  const subject = bare.length > 0 ? bare : left.slice(-1);
  const objects = right.filter(({ preposition }) => preposition === '');
  const agents = right.filter(({ preposition }) => lists.by.has(preposition));
  return {
    verb: verb.stem,
    start,
    roles: {
      doer: stemsOf(isPassive ? agents : subject),
      done: stemsOf(isPassive ? subject : objects.slice(0, 1)),
      second: stemsOf(isPassive ? objects : objects.slice(1)),
      ...oblique(reading, right),
    },
    isGuess: false,
  };
}

function oblique({ lists }: Reading, groups: readonly Group[]) {
  return {
    to: stemsOf(groups.filter(({ preposition }) => lists.to.has(preposition))),
    from: stemsOf(groups.filter(({ preposition }) => lists.from.has(preposition))),
    with: stemsOf(groups.filter(({ preposition }) => WITH.has(preposition))),
  };
}

/** What names the last party again belongs to it: "his aunt, the keeper Mary". @param end of the clause of these groups */
function withNameBeside(reading: Reading, groups: Group[], end: number): Group[] {
  const { tokens, lists } = reading;
  const next = tokens[end + 1];
  const last = groups.at(-1);
  const isBeside =
    last !== undefined &&
    tokens[end]?.text === ',' &&
    next !== undefined &&
    !isBoundary(reading, next) &&
    (lists.articles.has(next.word) || next.isCapital);
  if (!isBeside) return groups;
  const [beside] = groupsIn(reading, end + 1, clauseAround(reading, end + 1)[1]);
  if (beside?.preposition !== '') return groups;
  return [...groups.slice(0, -1), { ...last, tokens: [...last.tokens, ...beside.tokens] }];
}

/** In German articles show most cases, and a verb stands at two places of its clause. */
function byCase(reading: Reading, at: number, verb: Token): Parties {
  const { tokens, lists } = reading;
  const [start, end] = clauseAround(reading, at);
  const isPassive = tokens.slice(start, end).some(({ word }) => BECOMES.has(word));
  const groups = withNameBeside(reading, groupsIn(reading, start, end), end).map((group) => ({
    ...group,
    tokens: group.tokens.filter(({ token }) => token.isCapital),
  }));
  const accusative: Group[] = [];
  const dative: Group[] = [];
  const open: Group[] = [];
  for (const [index, group] of groups.entries()) {
    if (group.preposition !== '' || group.tokens.length === 0) continue;
    if (ACCUSATIVE.test(group.article)) accusative.push(group);
    else if (DATIVE.test(group.article)) dative.push(group);
    else if (group.article === 'des' || group.article === 'eines') continue;
    else if (group.article === 'der' && open.length > 0) {
      // Right behind another noun it is that noun's: "die Pflege der Kirche".
      const last = groups[index - 1]?.tokens.at(-1)?.at ?? -2;
      if ((group.tokens[0]?.at ?? 0) - last > 2) dative.push(group);
    } else open.push(group);
  }
  const agents = groups.filter(({ preposition }) => lists.by.has(preposition));
  const others = oblique(reading, groups);
  const to = new Set([...others.to, ...stemsOf(dative)]);
  const common = { verb: verb.stem, start };
  if (isPassive) {
    const roles = { doer: stemsOf(agents), done: stemsOf([...open, ...accusative]), second: EMPTY };
    return { ...common, roles: { ...others, ...roles, from: EMPTY, to }, isGuess: false };
  }
  const [first, ...rest] = open;
  const roles = {
    doer: stemsOf(first ? [first] : []),
    done: stemsOf([...accusative, ...rest]),
    second: EMPTY,
  };
  const isMarked = accusative.length > 0 || rest.length === 0 || first?.article === 'der';
  return {
    ...common,
    roles: { ...others, ...roles, to },
    isGuess: !isMarked && rest[0]?.article !== first?.article,
  };
}

/** Runs of words between articles, prepositions, other function words and marks. */
function groupsIn({ tokens, lists }: Reading, from: number, to: number): Group[] {
  const groups: Group[] = [];
  let preposition = '';
  let article = '';
  let open: Group | null = null;
  for (let at = from; at < to; at += 1) {
    const token = tokens[at];
    if (!token) break;
    const { word } = token;
    if (lists.prepositions.has(word)) {
      preposition = word;
      article = lists.language === 'de' && CONTRACTED.has(word) ? 'dem' : '';
      open = null;
    } else if (lists.articles.has(word)) {
      // A second article without a preposition of its own begins another group.
      if (open) preposition = '';
      article = word;
      open = null;
    } else if (token.isContent && !lists.months.includes(word)) {
      if (!open) groups.push((open = { preposition, article, tokens: [] }));
      open.tokens.push({ token, at });
    } else {
      // "In 2016 Anna sued Bert", but "by two brothers".
      if (open || YEAR.test(token.word)) preposition = '';
      article = '';
      open = null;
    }
  }
  return groups;
}

function stemsOf(groups: readonly Group[]): ReadonlySet<string> {
  return new Set(groups.flatMap(({ tokens }) => tokens.map(({ token }) => token.stem)));
}

const EMPTY: ReadonlySet<string> = new Set();
const WITH = new Set(['with', 'mit', 'avec', 'con', 'met', 'com']);
const BECOMES = new Set(['wurde', 'wurden', 'wird', 'werden', 'worden']);
const CONTRACTED = new Set(['im', 'am', 'beim', 'vom', 'zum', 'zur']);
const ACCUSATIVE = /^(?:den|(?:ein|kein|sein|ihr|unser|mein|dies|jen|jed)en)$/u;
const DATIVE =
  /^(?:dem|(?:ein|kein|sein|ihr|unser|mein|dies|jen|jed)em|(?:ein|kein|sein|ihr|unser|mein)er)$/u;
const YEAR = /^(?:1\d|20)\d\d$/u;
