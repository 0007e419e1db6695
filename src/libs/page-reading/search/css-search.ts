import { AttributeAction, type AttributeSelector, parse, type Selector, SelectorType } from 'css-what';
import { Parser } from 'htmlparser2';
import { LONGEST_VALUE, MOST_FINDS, MOST_VALUES, valueOf } from './page-search.js';

/** One element of a selector, and how it stands to the one before. */
interface Step {
  readonly tag: string | null;
  readonly attributes: readonly AttributeSelector[];
  readonly by: 'start' | 'descendant' | 'child' | 'adjacent' | 'sibling';
}

/** A selector whose matches are found in one pass: each of its alternatives has a bit for each of its steps. */
export type CssSearch = readonly (readonly Step[])[];

/** Bits of a number that are counted with. */
const MOST_STEPS = 30;
const MOST_ALTERNATIVES = 10;
/** The depth at which reading ends. Chosen: deeper is no page, and each end tag is looked for in all that is open. */
const DEEPEST = 1000;
const PIECE = 16_384;

const COMBINATORS: Readonly<Partial<Record<SelectorType, Step['by']>>> = {
  [SelectorType.Descendant]: 'descendant',
  [SelectorType.Child]: 'child',
  [SelectorType.Adjacent]: 'adjacent',
  [SelectorType.Sibling]: 'sibling',
};

/** @throws Error with a sentence for people, for a selector that is none, or that can't be found in one pass */
export function compileCss(text: string): CssSearch {
  const alternatives = parse(text).map(stepsOf);
  if (alternatives.length > MOST_ALTERNATIVES)
    throw new Error(`has more than ${MOST_ALTERNATIVES} alternatives`);
  return alternatives;
}

function stepsOf(tokens: readonly Selector[]): Step[] {
  const steps: Step[] = [];
  const ends = [tokens.at(0), tokens.at(-1)];
  if (ends.some((token) => token === undefined || COMBINATORS[token.type] !== undefined))
    throw new Error('begins or ends with a combinator');
  let step: { tag: string | null; attributes: AttributeSelector[]; by: Step['by'] } = {
    tag: null,
    attributes: [],
    by: 'start',
  };
  for (const token of tokens) {
    const by = COMBINATORS[token.type];
    if (by !== undefined) {
      steps.push(step);
      step = { tag: null, attributes: [], by };
    } else if (token.type === SelectorType.Tag) step.tag = token.name.toLowerCase();
    else if (token.type === SelectorType.Attribute) step.attributes.push(token);
    else if (token.type !== SelectorType.Universal)
      throw new Error('has a pseudo-class, or something else that can’t be searched for');
  }
  steps.push(step);
  if (steps.length > MOST_STEPS) throw new Error(`has more than ${MOST_STEPS} elements`);
  return steps;
}

type Attributes = Readonly<Record<string, string>>;

/** An open element: for each alternative the steps that it matches, and those that stand around it. */
interface Frame {
  readonly own: readonly number[];
  /** Of it and all that it stands in. */
  readonly around: readonly number[];
  /** Of its children so far, and of the last of them. */
  readonly children: number[];
  last: readonly number[];
}

/** A match whose text is being read. */
interface Reading {
  readonly depth: number;
  readonly isRaw: boolean;
  text: string;
}

/** @param attribute whose values are wanted; null for texts */
export function findByCss(
  search: CssSearch,
  attribute: string | null,
  html: string,
): { readonly count: number; readonly values: readonly string[] } {
  const none = search.map(() => 0);
  const root: Frame = { own: none, around: none, children: [...none], last: none };
  const open: Frame[] = [root];
  const readings: Reading[] = [];
  const values: string[] = [];
  let count = 0;
  let rawDepth = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      const parent = open.at(-1) ?? root;
      const own = search.map((steps, place) => matched(steps, name, attributes, parent, place));
      const isMatch = own.some((bits, place) => (bits & (1 << ((search[place]?.length ?? 1) - 1))) !== 0);
      own.forEach((bits, place) => {
        parent.children[place] = (parent.children[place] ?? 0) | bits;
      });
      parent.last = own;
      open.push({
        own,
        around: own.map((bits, place) => bits | (parent.around[place] ?? 0)),
        children: [...none],
        last: none,
      });
      const isRaw = name === 'script' || name === 'style';
      if (isRaw) rawDepth += 1;
      if (!isMatch || count >= MOST_FINDS) return;
      count += 1;
      if (values.length + readings.length >= MOST_VALUES) return;
      if (attribute === null) readings.push({ depth: open.length, isRaw, text: '' });
      else if (attributes[attribute] !== undefined) values.push(valueOf(attributes[attribute]));
    },
    ontext(text) {
      for (const reading of readings)
        if ((rawDepth === 0 || reading.isRaw) && reading.text.length < LONGEST_VALUE * 10)
          reading.text += text;
    },
    onclosetag(name) {
      if (name === 'script' || name === 'style') rawDepth = Math.max(0, rawDepth - 1);
      while (readings.length > 0 && readings.at(-1)?.depth === open.length)
        values.push(valueOf(readings.pop()?.text ?? ''));
      if (open.length > 1) open.pop();
      // Blocks stand apart, as readers see them.
      for (const reading of readings) if (!reading.text.endsWith(' ')) reading.text += ' ';
    },
  });
  for (let at = 0; at < html.length && open.length <= DEEPEST; at += PIECE)
    parser.write(html.slice(at, at + PIECE));
  parser.end();
  return { count, values };
}

function matched(
  steps: readonly Step[],
  name: string,
  attributes: Attributes,
  parent: Frame,
  place: number,
): number {
  let bits = 0;
  const before: Readonly<Record<Step['by'], number>> = {
    start: -1,
    descendant: parent.around[place] ?? 0,
    child: parent.own[place] ?? 0,
    adjacent: parent.last[place] ?? 0,
    sibling: parent.children[place] ?? 0,
  };
  for (const [index, { tag, attributes: wanted, by }] of steps.entries()) {
    if (index > 0 && (before[by] & (1 << (index - 1))) === 0) continue;
    if (tag !== null && tag !== name) continue;
    if (wanted.every((each) => hasAttribute(attributes, each))) bits |= 1 << index;
  }
  return bits;
}

function hasAttribute(
  attributes: Attributes,
  { name, action, value: given, ignoreCase }: AttributeSelector,
): boolean {
  const written = attributes[name.toLowerCase()];
  if (written === undefined) return action === AttributeAction.Not;
  const [has, value] = ignoreCase === true ? [written.toLowerCase(), given.toLowerCase()] : [written, given];
  switch (action) {
    case AttributeAction.Exists:
      return true;
    case AttributeAction.Equals:
      return has === value;
    case AttributeAction.Not:
      return has !== value;
    case AttributeAction.Start:
      return value !== '' && has.startsWith(value);
    case AttributeAction.End:
      return value !== '' && has.endsWith(value);
    case AttributeAction.Any:
      return value !== '' && has.includes(value);
    case AttributeAction.Element:
      return value !== '' && has.split(/\s+/).includes(value);
    default:
      return has === value || has.startsWith(`${value}-`);
  }
}
