import { textOfMarkup, type MarkupElement, type MarkupNode } from './markup-tree.js';

/** Elements with phrasing content: words and inline elements, no blocks. */
const OF_WORDS = new Set('p h2 h3 h4 pre'.split(' '));
const INLINE = new Set('cite a sup sub strong em b i code br abbr'.split(' '));
const HOLDERS = new Set('div blockquote li dd td th footer'.split(' '));
/** What may be a direct child of these; anything else is wrapped in the first, or moved out where that would change the meaning. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  dl: ['dt', 'dd'],
};
/** Deeper nesting occurs in no article, and would exhaust the stack. */
const DEEPEST = 40;

/**
 * Moves elements of the allow-list to the places that the content model of HTML allows. Only elements get lost, so the
 * words stay. A block inside of a paragraph is replaced by its words, an item outside of a list by a paragraph, a link
 * inside of a link by its words.
 */
export function inPlace(nodes: readonly MarkupNode[]): MarkupNode[] {
  return flow(nodes, { depth: 0, within: new Set() });
}

interface Place {
  readonly depth: number;
  /** Enclosing tags: some must not contain themselves. */
  readonly within: ReadonlySet<string>;
}

function inside({ depth, within }: Place, tag: string): Place {
  return { depth: depth + 1, within: new Set([...within, tag]) };
}

/** Flow content: blocks and words side by side. */
function flow(nodes: readonly MarkupNode[], place: Place): MarkupNode[] {
  if (place.depth > DEEPEST) return [textOfMarkup(nodes)];
  return nodes.flatMap((node): MarkupNode[] => {
    if (typeof node === 'string') return [node];
    const { tag, children } = node;
    if (tag === 'hr') return [node];
    if (INLINE.has(tag)) return inline(node, place);
    if (OF_WORDS.has(tag)) return ofWords(node, place);
    if (tag === 'table') return table(node, place);
    if (PARTS[tag]) return list(node, PARTS[tag], place);
    if (tag === 'footer' && place.within.has('footer')) return flow(children, place);
    if (tag === 'div' || tag === 'blockquote' || tag === 'footer') {
      return [{ ...node, children: flow(children, inside(place, tag)) }];
    }
    // A part without its parent: an item without a list, a cell without a table.
    return asParagraph(node, place);
  });
}

function ofWords(node: MarkupElement, place: Place): MarkupNode[] {
  const children = words(node.children, inside(place, node.tag));
  const isEmpty = textOfMarkup(children).trim() === '';
  // An empty heading is an error, and an empty paragraph has no effect.
  return isEmpty ? [] : [{ ...node, children }];
}

function asParagraph(node: MarkupElement, place: Place): MarkupNode[] {
  const hasBlocks = node.children.some((child) => typeof child !== 'string' && !INLINE.has(child.tag));
  if (hasBlocks) return flow(node.children, place);
  return ofWords({ tag: 'p', open: '<p>', children: node.children }, place);
}

/** Phrasing content: a block is replaced by its words. */
function words(nodes: readonly MarkupNode[], place: Place): MarkupNode[] {
  if (place.depth > DEEPEST) return [textOfMarkup(nodes)];
  return nodes.flatMap((node): MarkupNode[] => {
    if (typeof node === 'string') return [node];
    if (INLINE.has(node.tag)) return inline(node, place);
    return node.tag === 'hr' ? [] : words(node.children, place);
  });
}

function inline(node: MarkupElement, place: Place): MarkupNode[] {
  const { tag } = node;
  if (tag === 'br') return [node];
  if (tag === 'a' && place.within.has('a')) return words(node.children, place);
  const children = words(node.children, inside(place, tag));
  // A link without words is invisible to screen readers, and one without an address is no link.
  const isEmpty = textOfMarkup(children).trim() === '';
  if (tag === 'a' && (isEmpty || !node.open.includes(' href='))) return children;
  return [{ ...node, children }];
}

function list(node: MarkupElement, parts: readonly string[], place: Place): MarkupNode[] {
  const [first = 'li'] = parts;
  const children = node.children.flatMap((child): MarkupNode[] => {
    if (typeof child === 'string')
      return child.trim() === ''
        ? [child]
        : part({ tag: first, open: `<${first}>`, children: [child] }, place);
    if (parts.includes(child.tag)) return part(child, place);
    return part({ tag: first, open: `<${first}>`, children: [child] }, place);
  });
  const items = children.filter((child) => typeof child !== 'string');
  if (items.length === 0) return [];
  // A description list needs pairs of terms and descriptions.
  const tags = items.map(({ tag }) => tag);
  if (node.tag === 'dl' && !(tags[0] === 'dt' && tags.at(-1) === 'dd'))
    return items.flatMap((item) => asParagraph(item, place));
  return [{ ...node, children }];
}

function part(node: MarkupElement, place: Place): MarkupNode[] {
  const within = inside(place, node.tag);
  const children = HOLDERS.has(node.tag) ? flow(node.children, within) : words(node.children, within);
  return textOfMarkup(children).trim() === '' ? [] : [{ ...node, children }];
}

/** A well-formed table stays: a caption, then rows of cells, with or without head and body. Otherwise its words stay. */
function table(node: MarkupElement, place: Place): MarkupNode[] {
  const children: MarkupNode[] = [];
  const loose: MarkupElement[] = [];
  for (const child of node.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') return flow(wordsOfTable(node), place);
      children.push(child);
      continue;
    }
    if (child.tag === 'caption' && loose.length === 0 && !children.some((one) => typeof one !== 'string')) {
      const inner = words(child.children, inside(place, 'caption'));
      if (textOfMarkup(inner).trim() !== '') children.push({ ...child, children: inner });
    } else if (child.tag === 'tr' || child.tag === 'thead' || child.tag === 'tbody') {
      loose.push(child);
      children.push(child);
    } else return flow(wordsOfTable(node), place);
  }
  const tags = loose.map(({ tag }) => tag);
  // A head comes first and once; rows are in bodies or by themselves, never both.
  const ordered = tags.lastIndexOf('thead') <= 0 && !(tags.includes('tr') && tags.includes('tbody'));
  if (loose.length === 0 || !ordered) return flow(wordsOfTable(node), place);
  const rows = children.map((child) =>
    typeof child !== 'string' && loose.includes(child) ? rowsOf(child, place) : child,
  );
  if (rows.includes(null)) return flow(wordsOfTable(node), place);
  return [{ ...node, children: rows.filter((row) => row !== null) }];
}

function rowsOf(node: MarkupNode, place: Place): MarkupNode | null {
  if (typeof node === 'string') return node;
  const parts = node.tag === 'tr' ? ['td', 'th'] : ['tr'];
  const children: MarkupNode[] = [];
  for (const child of node.children) {
    if (typeof child === 'string') {
      if (child.trim() !== '') return null;
      children.push(child);
    } else if (!parts.includes(child.tag)) return null;
    else {
      const made =
        child.tag === 'tr'
          ? rowsOf(child, place)
          : { ...child, children: words(child.children, inside(place, child.tag)) };
      if (made === null) return null;
      children.push(made);
    }
  }
  return children.some((child) => typeof child !== 'string') ? { ...node, children } : null;
}

/** Cells and captions as paragraphs, whatever the fault around them. */
function wordsOfTable(node: MarkupElement): MarkupNode[] {
  return node.children.flatMap((child): MarkupNode[] => {
    if (typeof child === 'string')
      return child.trim() === '' ? [] : [{ tag: 'p', open: '<p>', children: [child] }];
    if (['td', 'th', 'caption'].includes(child.tag))
      return [{ tag: 'div', open: '<div>', children: child.children }];
    return ['tr', 'thead', 'tbody', 'table'].includes(child.tag) ? wordsOfTable(child) : [child];
  });
}
