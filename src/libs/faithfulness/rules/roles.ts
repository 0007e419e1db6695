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

/** Two parties have changed places around the same verb. */
export function roles({ claim, near, lists }: Comparison): Fault | null {
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
      return { kind: 'roles', reason: `The cited text has ${names} the other way round.` };
  }
  return null;
}

/** Words of content between two parties and their verb. */
const BETWEEN = 3;

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
  if ([...between, ...joint].some(({ word, kind }) => kind === 'mark' || LISTING.has(word))) return null;
  const { by } = reading.lists;
  // "of" and its like join a noun to a noun, and stand behind no verb.
  if (joint.some(({ word }) => NOUNS_JOINT.has(word))) return null;
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
