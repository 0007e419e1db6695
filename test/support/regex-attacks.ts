import { RegExpParser, type AST } from '@eslint-community/regexpp';

/** Characters that expressions tell apart; of those that one expression treats alike, one stands for all. */
const ALPHABET = Array.from(
  ' \t\n\u00a0aAeEsSwWxXzZé1０9_.,;:!?…-–—·•|/\\\'"`´“”‘’«»()[]{}<>&=+*#@%^$~¶§。、とのو年月ß中ก\u0301\u{1f600}',
);
/** Behind the attack: what most expressions can't end with, and what others need to get as far as they can. */
const ENDINGS = ['\u0001', '\n\u0001', '\u2028a'];

/**
 * Texts that make an expression try again and again, where it can: what precedes each unbounded repeat, and then what the
 * repeat takes, many times over; the same with the beginning repeated too; and each character by itself.
 * @returns for each such text, those that differ in their end alone
 */
export function* attacksOn(source: string, flags: string): Generator<((repeats: number) => string)[]> {
  const seen = new Set<string>();
  const letters = lettersOf(source, flags);
  for (const [lead, unit] of [
    ...unitsOf(source, flags, letters),
    ...letters.map((each) => ['', each] as const),
  ])
    for (const [once, again] of [
      [lead, unit],
      ['', lead + unit],
    ] as const) {
      if (again === '' || seen.has(`${once}\u0000${again}`)) continue;
      seen.add(`${once}\u0000${again}`);
      yield ENDINGS.map((ending) => (repeats) => once + again.repeat(repeats) + ending);
    }
}

/** Whether it repeats anything, or leaves anything out: without, it takes time in proportion to any text. */
export function hasRepeat(source: string, flags: string): boolean {
  let found = false;
  visit(parsed(source, flags), (node) => (found ||= node.type === 'Quantifier'));
  return found;
}

function parsed(source: string, flags: string): AST.Pattern {
  const modes = { unicode: flags.includes('u'), unicodeSets: flags.includes('v') };
  return new RegExpParser({ ecmaVersion: 2025 }).parsePattern(source, 0, source.length, modes);
}

/** One character for each set of characters that the expression treats alike. */
function lettersOf(source: string, flags: string): string[] {
  const sets: RegExp[] = [];
  const literals = new Set<string>();
  visit(parsed(source, flags), (node) => {
    if (node.type === 'Character') literals.add(String.fromCodePoint(node.value));
    if (node.type === 'CharacterClass' || node.type === 'CharacterSet') sets.push(whole(node.raw, flags));
  });
  // Of a word list, its letters differ by nothing but their order: a few of them do.
  const few = [...literals].slice(0, 10);
  const kinds = new Map<string, string>();
  for (const letter of [...few, ...ALPHABET]) {
    const kind =
      sets.map((set) => (set.test(letter) ? 1 : 0)).join('') + (few.includes(letter) ? letter : '');
    if (!kinds.has(kind)) kinds.set(kind, letter);
  }
  return [...kinds.values()];
}

function unitsOf(source: string, flags: string, letters: readonly string[]): [lead: string, unit: string][] {
  const units: [string, string][] = [];
  visit(parsed(source, flags), (node) => {
    if (node.type !== 'Quantifier' || node.max < 20) return;
    const { element } = node;
    const isSet =
      element.type === 'Character' || element.type === 'CharacterSet' || element.type === 'CharacterClass';
    const set = isSet ? whole(element.raw, flags) : null;
    const taken = set
      ? letters.filter((letter) => set.test(letter))
      : [0, 1, 2].map((choice) => sampleOf(element, flags, choice));
    for (const lead of new Set([0, 1].map((choice) => leadOf(node, flags, choice))))
      for (const unit of taken) units.push([lead, unit]);
  });
  return units;
}

/** A text that everything before a node takes, as far as that follows from the expression. */
function leadOf(node: AST.Node, flags: string, choice: number): string {
  const { parent } = node;
  if (!parent) return '';
  const before = leadOf(parent, flags, choice);
  if (parent.type !== 'Alternative') return before;
  const siblings = parent.elements;
  return (
    before +
    siblings
      .slice(0, siblings.indexOf(node as AST.Element))
      .map((each) => sampleOf(each, flags, choice))
      .join('')
  );
}

/** A short text that a node takes; `choice` picks among several. */
function sampleOf(node: AST.Node, flags: string, choice: number): string {
  switch (node.type) {
    case 'Character':
      return String.fromCodePoint(node.value);
    case 'CharacterSet':
    case 'CharacterClass': {
      const set = whole(node.raw, flags);
      const taken = ALPHABET.filter((letter) => set.test(letter));
      const [first] = node.type === 'CharacterClass' ? node.elements : [];
      if (taken.length === 0 && first?.type === 'Character') return String.fromCodePoint(first.value);
      if (taken.length === 0 && first?.type === 'CharacterClassRange')
        return String.fromCodePoint(first.min.value);
      return taken[choice % Math.max(1, taken.length)] ?? '';
    }
    case 'Quantifier':
      return sampleOf(node.element, flags, choice).repeat(
        Math.max(node.min, choice === 0 ? 0 : Math.min(1, node.max)),
      );
    case 'Alternative':
      return node.elements.map((each) => sampleOf(each, flags, choice)).join('');
    case 'Group':
    case 'CapturingGroup': {
      const { alternatives } = node;
      const chosen = alternatives[choice % alternatives.length];
      return chosen ? sampleOf(chosen, flags, choice) : '';
    }
    default:
      return '';
  }
}

function whole(raw: string, flags: string): RegExp {
  return new RegExp(`^(?:${raw})$`, flags.replace(/[gym]/g, ''));
}

function visit(node: AST.Node, see: (node: AST.Node) => void): void {
  see(node);
  switch (node.type) {
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
    case 'Assertion':
      if ('alternatives' in node) for (const each of node.alternatives) visit(each, see);
      break;
    case 'Alternative':
      for (const each of node.elements) visit(each, see);
      break;
    case 'Quantifier':
      visit(node.element, see);
      break;
    default:
  }
}
