import type { Comparison, Fault } from '../comparison.js';
import type { Reading, Token } from '../reading.js';

/** Who does something to whom. */
interface Deed {
  readonly verb: string;
  readonly doer: string;
  readonly done: string;
  readonly names: string;
  /** The preposition before the second, such as "from" in "borrows from"; empty for none. */
  readonly preposition: string;
}

/** Two parties have changed places around the same verb, or one does what another did. */
export function roles(comparison: Comparison): Fault | null {
  const { claim, near, lists } = comparison;
  const mutual = lists.cues('mutual');
  const held = near.flatMap(deedsIn);
  for (const { verb, doer, done, names, preposition } of deedsIn(claim)) {
    const turned = held.some(
      (other) =>
        other.verb === verb &&
        other.doer === done &&
        other.done === doer &&
        other.preposition === preposition,
    );
    const straight = held.some((other) => other.verb === verb && other.doer === doer && other.done === done);
    if (turned && !straight && !mutual.has(verb))
      return fault(`The cited text has ${names} the other way round.`);
  }
  return compared(comparison) ?? doneByAnother(comparison);
}

const THAN = new Set(['than', 'als', 'dan']);

/** "A has more than B" for "B has more than A". */
function compared({ claim, near }: Comparison): Fault | null {
  const own = sidesOf(claim);
  if (!own) return null;
  for (const reading of near) {
    const held = sidesOf(reading);
    if (!held || held.word !== own.word) continue;
    const isCrossed = overlaps(own.right, held.left) && overlaps(own.left, held.right);
    if (isCrossed && !overlaps(own.right, held.right))
      return fault('The cited text compares the two the other way round.');
  }
  return null;
}

interface Sides {
  /** What compares: "more", "larger". */
  readonly word: string;
  /** Stems that stand on this side alone. */
  readonly left: ReadonlySet<string>;
  readonly right: ReadonlySet<string>;
}

function sidesOf({ tokens }: Reading): Sides | null {
  const at = tokens.findIndex(({ word }) => THAN.has(word));
  const compares = tokens
    .slice(0, Math.max(0, at))
    .findLast(({ word }) => COMPARING.has(word) || (word.length > 4 && word.endsWith('er')));
  if (!compares) return null;
  const stems = (part: readonly Token[]) =>
    new Set(part.filter(({ isContent }) => isContent).map(({ stem }) => stem));
  const [left, right] = [stems(tokens.slice(0, at)), stems(tokens.slice(at + 1))];
  return {
    word: compares.word,
    left: new Set([...left].filter((each) => !right.has(each))),
    right: new Set([...right].filter((each) => !left.has(each))),
  };
}

const COMPARING = new Set(['more', 'less', 'fewer', 'mehr', 'weniger', 'meer', 'minder']);

function overlaps(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((each) => b.has(each));
}

/** Another party of the evidence stands right before a verb, in the very form, whose doer the evidence names. */
function doneByAnother({ claim, evidence }: Comparison): Fault | null {
  for (const [at, verb] of claim.tokens.entries()) {
    const doer = claim.tokens[at - 1];
    if (!verb.isContent || verb.isCapital || !doer?.isContent) continue;
    if (
      evidence.some(({ tokens }) => tokens.some((each, place) => isPair(tokens[place - 1], each, doer, verb)))
    )
      continue;
    const doings = evidence.flatMap((reading) => {
      const other = doerOf(reading, verb.word);
      return other ? [{ reading, other }] : [];
    });
    const [doing] = doings;
    if (!doing || doings.some(({ reading }) => reading.stems.has(doer.stem))) continue;
    const isElsewhere = evidence.some((reading) => reading !== doing.reading && reading.stems.has(doer.stem));
    const { other } = doing;
    if (!isElsewhere || claim.words.includes(other.word)) {
      // Both are named: each must do its own.
      if (!isElsewhere || !doer.isCapital) continue;
    }
    return fault(`The cited text says “${verb.text}” of ${other.text} and not of ${doer.text}.`);
  }
  return null;
}

/** The name that stands right before a verb, or behind "by". */
function doerOf({ tokens, words, lists }: Reading, verb: string): Token | null {
  const at = words.indexOf(verb);
  // In German every noun has a capital.
  if (at === -1 || lists.language === 'de') return null;
  const before = tokens[at - 1];
  // The first word of a sentence has a capital anyway.
  const isName = at > 1 && before?.isContent && before.isCapital;
  if (isName) return before;
  const by = tokens.findIndex(({ word }, index) => index > at && lists.by.has(word));
  const behind = tokens[by + 1];
  return by !== -1 && behind?.isContent && behind.isCapital ? behind : null;
}

function isPair(a: Token | undefined, b: Token, doer: Token, verb: Token): boolean {
  return a?.stem === doer.stem && b.stem === verb.stem;
}

function fault(reason: string): Fault {
  return { kind: 'roles', reason };
}

/** Words of content between two parties and their verb. */
const BETWEEN = 4;

/** Every pair of words around a third one, in active and in passive: most are no deed, and then have no counterpart. */
function deedsIn(reading: Reading): Deed[] {
  const content = reading.tokens.flatMap((token, at) => (token.isContent ? [{ token, at }] : []));
  const found: Deed[] = [];
  for (const [middle, { token: verb, at }] of content.entries()) {
    if (verb.isCapital && at > 0) continue;
    const before = content.slice(Math.max(0, middle - BETWEEN), middle);
    const after = content.slice(middle + 1, middle + 1 + BETWEEN);
    for (const left of before) {
      for (const right of after) {
        const deed = deedOf(reading, left, { token: verb, at }, right);
        if (deed) found.push(deed);
      }
    }
  }
  return found;
}

interface Placed {
  readonly token: Token;
  readonly at: number;
}

function deedOf(reading: Reading, left: Placed, verb: Placed, right: Placed): Deed | null {
  const between = reading.tokens.slice(verb.at + 1, right.at);
  const joint = reading.tokens.slice(left.at + 1, verb.at);
  const areNames = left.token.isCapital && right.token.isCapital;
  // Common words are compared only next to the verb, and within one clause.
  if (!areNames && [...between, ...joint].some(({ isContent }) => isContent)) return null;
  if (left.token.clause !== right.token.clause && !areNames) return null;
  if ([...between, ...joint].some(({ kind }) => kind === 'mark')) return null;
  if (isListed(reading, left.at, verb.at, areNames) || isListed(reading, verb.at, right.at, areNames))
    return null;
  const { by } = reading.lists;
  // "of" and its like join a noun to a noun, and stand behind no verb.
  if (!areNames && joint.some(({ word }) => NOUNS_JOINT.has(word))) return null;
  const preposition =
    between.findLast(({ isContent, word }) => !isContent && !ARTICLES.has(word))?.word ?? '';
  if (NOUNS_JOINT.has(preposition)) return null;
  const isPassive = between.some(({ word }) => by.has(word)) && joint.some(({ word }) => !ARTICLES.has(word));
  const [doer, done] = isPassive ? [right, left] : [left, right];
  return {
    verb: verb.token.stem,
    doer: doer.token.stem,
    done: done.token.stem,
    names: `${left.token.text} and ${right.token.text}`,
    preposition: isPassive ? '' : preposition,
  };
}

/** "A and B": between names only where another name follows, for else it joins what one of them does. */
function isListed({ tokens }: Reading, from: number, to: number, areNames: boolean): boolean {
  return tokens
    .slice(from + 1, to)
    .some(
      ({ word }, index) => LISTING.has(word) && (!areNames || tokens[from + 2 + index]?.isCapital === true),
    );
}

const LISTING = new Set([
  'and',
  'or',
  'und',
  'oder',
  'et',
  'ou',
  'y',
  'o',
  'e',
  'en',
  'of',
  'with',
  'mit',
  'avec',
  'con',
  'com',
  'met',
  'between',
  'zwischen',
]);
const NOUNS_JOINT = new Set(['of', 'des', 'du', 'del', 'della', 'van', 'do', 'da', 'in', 'im', 'at', 'on']);
const ARTICLES = new Set(
  'a an the its their his her our this that these those der die das den dem des ein eine einen einem einer le la les l un une el los las il lo i gli uno una de het een o os as um uma su sus son sa ses sein seine ihr ihre zijn haar seu sua'.split(
    ' ',
  ),
);
