import { slugOf } from '../slug.js';
import { unescapeText } from './escape-html.js';
import { textOfMarkup, type MarkupNode } from './markup-tree.js';

const HEADINGS = new Set(['h2', 'h3', 'h4']);
/** With the prefix it stays within the length that `sanitiseHtml` accepts. */
const LONGEST = 80;
const ID = / id="([^"]*)"/;

/**
 * Unique and readable ids for the headings of an article: `section-` and the heading in ASCII, from any script. The same
 * headings in the same order get the same ids, so that links into an article stay valid.
 */
export class HeadingIds {
  private readonly taken = new Set<string>();
  /** By what equal headings have in common: the number that the last of them has. */
  private readonly counts = new Map<string, number>();

  idFor(heading: string): string {
    const base = `section-${
      slugOf(heading)
        .slice(0, LONGEST)
        .replace(/(?<!-)-+$/, '') || 'part'
    }`;
    let count = this.counts.get(base) ?? 0;
    let id: string;
    do {
      count += 1;
      id = count === 1 ? base : `${base}-${count}`;
    } while (this.taken.has(id));
    this.counts.set(base, count);
    this.taken.add(id);
    return id;
  }

  /** @returns false when an element has this id already */
  take(id: string): boolean {
    if (this.taken.has(id)) return false;
    this.taken.add(id);
    return true;
  }
}

/** Gives every heading an id, makes ids unique, and leaves existing ids unchanged where it can. */
export function withHeadingIds(nodes: readonly MarkupNode[]): MarkupNode[] {
  const ids = new HeadingIds();
  const kept = new Set<MarkupNode>();
  walk(nodes, (node) => {
    const id = typeof node === 'string' ? undefined : ID.exec(node.open)?.[1];
    if (id !== undefined && ids.take(id)) kept.add(node);
  });
  const named = (all: readonly MarkupNode[]): MarkupNode[] =>
    all.map((node) => {
      if (typeof node === 'string') return node;
      const children = named(node.children);
      if (kept.has(node)) return { ...node, children };
      const open = node.open.replace(ID, '');
      if (!HEADINGS.has(node.tag)) return { ...node, open, children };
      const id = ids.idFor(unescapeText(textOfMarkup(node.children)));
      return { ...node, open: open.replace(/^<h\d/, (start) => `${start} id="${id}"`), children };
    });
  return named(nodes);
}

function walk(nodes: readonly MarkupNode[], visit: (node: MarkupNode) => void): void {
  for (const node of nodes) {
    visit(node);
    if (typeof node !== 'string') walk(node.children, visit);
  }
}
