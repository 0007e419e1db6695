import type { BriefSettings } from '../brief/settings.js';
import { inverseFrequency, quotedIn } from '../../libs/text/index.js';
import { escapeAttribute, escapeText } from './markup/escape-html.js';
import { readMarkup, writeMarkup, type MarkupElement, type MarkupNode } from './markup/markup-tree.js';
import { namingsIn, phraseIn, termsOfName, wordsOf, type Naming, type TextWord } from './page-names.js';
import { isWebAddress, OWN_PAGE_REL, STRANGERS_REL } from './markup/sanitise.js';

/** A page that an article may link to. */
export interface LinkTarget {
  readonly url: string;
  /** Whether it is known as the edition's own page. */
  readonly own: boolean;
  /** How Galley knows it: the brief names it, the article is written from it, it was read, or the site names it. */
  readonly known: 'brief' | 'source' | 'read' | 'named';
  /** The words that the link has to be put on, as the brief asks; null for any. */
  readonly anchor: string | null;
  /** Otherwise its names: its title, or the texts of links to it. */
  readonly names: readonly string[];
}

export interface InternalLink {
  readonly url: string;
  /** The words that it was put on. */
  readonly text: string;
}

export interface LinkedHtml {
  readonly html: string;
  /** In the order of the article. */
  readonly links: readonly InternalLink[];
}

const DEFAULT_MOST = 3;

/** How many links a brief gets, and how many it asked for explicitly: only those can be missing. */
export function linksAsked({ internal_links: asked }: Pick<BriefSettings, 'internal_links'>): {
  readonly most: number;
  readonly asked: number;
} {
  if (!asked) return { most: DEFAULT_MOST, asked: 0 };
  const { max, urls = [] } = asked;
  const most = max ?? DEFAULT_MOST;
  return { most, asked: max ?? (urls.length > 0 ? Math.min(most, urls.length) : most) };
}

/**
 * Puts links to the edition's pages on words of an article that name them: in paragraphs, items and cells, never in
 * headings, quotations or the list of sources. Each page has one link at most; paragraphs without one are preferred.
 *
 * @param html as `assembleBody` writes it; with the links the sanitiser still returns it unchanged
 * @param targets the most wanted first
 */
export function withInternalLinks(
  html: string,
  options: { readonly targets: readonly LinkTarget[]; readonly most: number; readonly language: string },
): LinkedHtml {
  if (options.most === 0 || options.targets.length === 0) return { html, links: [] };
  const tree = readMarkup(html);
  const blocks = blocksOf(tree, options.language);
  const placed: Placed[] = [];
  for (const target of ranked(options.targets, blocks, options.language)) {
    if (placed.length === options.most) break;
    const place = freePlace(target.places, placed);
    if (place && !placed.some(({ url }) => url === target.url)) placed.push({ ...place, ...target });
  }
  if (placed.length === 0) return { html, links: [] };
  const links = [...placed]
    .sort((a, b) => a.block.order - b.block.order || a.start - b.start)
    .map(({ url, block, start, end }) => ({ url, text: block.text.slice(start, end) }));
  return { html: writeMarkup(linked(tree, placed)), links };
}

/** A stretch of text in the tree, and its start in the text of its block. */
interface Leaf {
  readonly node: MarkupElement;
  /** Its place among the children of `node`. */
  readonly child: number;
  readonly start: number;
  readonly end: number;
}

interface Block {
  readonly order: number;
  /** Its text without citation marks and links. */
  readonly text: string;
  readonly leaves: readonly Leaf[];
  readonly words: readonly TextWord[];
  /** Stretches between quotation marks. */
  readonly quoted: readonly { readonly start: number; readonly end: number }[];
}

interface Place extends Naming {
  readonly block: Block;
  readonly leaf: Leaf;
}

interface Placed extends Place {
  readonly url: string;
  readonly own: boolean;
}

const BLOCKS = new Set(['p', 'li', 'td', 'dd']);
/** No link is put inside of these. */
const CLOSED = new Set('a sup cite footer blockquote h2 h3 h4 th pre code caption'.split(' '));

function isClosed({ tag, open }: MarkupElement): boolean {
  return CLOSED.has(tag) || open.includes('class="sources"');
}

function blocksOf(tree: readonly MarkupNode[], language: string): Block[] {
  const found: Block[] = [];
  const visit = (nodes: readonly MarkupNode[]): void => {
    for (const node of nodes) {
      if (typeof node === 'string' || isClosed(node)) continue;
      if (BLOCKS.has(node.tag)) found.push(blockOf(node, found.length, language));
      // Blocks inside of blocks, such as the paragraphs of an item, count by themselves.
      visit(node.children);
    }
  };
  visit(tree);
  return found;
}

function blockOf(element: MarkupElement, order: number, language: string): Block {
  const leaves: Leaf[] = [];
  let text = '';
  const gather = (node: MarkupElement): void => {
    for (const [child, each] of node.children.entries()) {
      if (typeof each === 'string') {
        const plain = unescaped(each);
        leaves.push({ node, child, start: text.length, end: text.length + plain.length });
        text += plain;
      } else if (!isClosed(each) && !BLOCKS.has(each.tag)) gather(each);
    }
  };
  gather(element);
  const quoted = quotedIn(text).map((quotation) => ({
    start: quotation.start,
    end: quotation.start + quotation.text.length,
  }));
  return { order, text, leaves, words: wordsOf(text, language), quoted };
}

interface RankedTarget {
  readonly url: string;
  readonly own: boolean;
  readonly places: readonly Place[];
}

/** The targets that the text names: the brief's own in their order, then the others by the share of the name in the text. */
function ranked(targets: readonly LinkTarget[], blocks: readonly Block[], language: string): RankedTarget[] {
  const article = new Set(blocks.flatMap(({ words }) => words.map(({ term }) => term)));
  const rarity = new NameRarity(targets, language);
  return targets
    .filter(({ url }) => isWebAddress(url))
    .map((target, order) => {
      const { places, fit } = placesOf(target, blocks, article, rarity);
      return {
        url: target.url,
        own: target.own,
        places,
        order,
        fit: target.known === 'brief' ? Infinity : fit,
      };
    })
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => b.fit - a.fit || a.order - b.order);
}

/** How much of a name must be there, by the rarity of its words: what is left out may be what tells pages apart. */
const LEAST_TELLING = 2 / 3;

/** Which words tell the targets apart: "free software" names no page about the "Free Software Guidelines" where others have it too. */
class NameRarity {
  private readonly terms = new Map<string, readonly string[]>();
  private readonly inTargets = new Map<string, number>();
  private readonly called = new Map<string, number>();
  readonly texts: number;

  constructor(
    targets: readonly LinkTarget[],
    private readonly language: string,
  ) {
    const once = new Map(targets.map((target) => [target.url, target]));
    this.texts = once.size;
    for (const { names } of once.values()) {
      const all = names.map((name) => this.termsOf(name));
      for (const term of new Set(all.flat())) this.inTargets.set(term, this.holding(term) + 1);
      for (const name of new Set(all.map((terms) => terms.join(' '))))
        this.called.set(name, (this.called.get(name) ?? 0) + 1);
    }
  }

  termsOf(name: string): readonly string[] {
    const terms = this.terms.get(name) ?? termsOfName(name, this.language);
    this.terms.set(name, terms);
    return terms;
  }

  /** Whether no other target has the same name, or has its only word in one. */
  isOfOne(terms: readonly string[]): boolean {
    const [only = ''] = terms;
    return terms.length === 1 ? this.holding(only) === 1 : this.called.get(terms.join(' ')) === 1;
  }

  /** Whether a place has the words of a name that tell the page from others. */
  distinguishes({ from, terms: count }: Naming, name: readonly string[]): boolean {
    const weights = name.map((term) => inverseFrequency(this, this.holding(term)));
    const said = weights.slice(from, from + count);
    return sumOf(said) >= LEAST_TELLING * sumOf(weights) && Math.max(...said) === Math.max(...weights);
  }

  private holding(term: string): number {
    return this.inTargets.get(term) ?? 0;
  }
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

/** @returns the places that name a page best, and how well: by the share of its name, then by the number of words */
function placesOf(
  target: LinkTarget,
  blocks: readonly Block[],
  /** The terms of all blocks. */
  article: ReadonlySet<string | null>,
  rarity: NameRarity,
): { readonly places: readonly Place[]; readonly fit: number } {
  const { anchor } = target;
  if (anchor !== null) {
    const places = blocks.flatMap((block) => inLeaves(block, phraseIn(block.text, anchor)));
    return { places, fit: 1 };
  }
  let best: { places: Place[]; fit: number } = { places: [], fit: 0 };
  for (const name of target.names) {
    const terms = rarity.termsOf(name);
    const least = leastOf(terms.length, target);
    // Of hundreds of pages most are not named at all: this finds out cheaply.
    if (terms.filter((term) => article.has(term)).length < least) continue;
    if (target.known !== 'brief' && !rarity.isOfOne(terms)) continue;
    const found = blocks.map((block) =>
      namingsIn(block.text, block.words, terms, least).filter((naming) =>
        rarity.distinguishes(naming, terms),
      ),
    );
    const places = bestOf(blocks, found);
    const said = places[0]?.terms ?? 0;
    // Of two names that occur in full, the longer one is more specific.
    const fit = said / Math.max(1, terms.length) + said / 1000;
    if (fit > best.fit) best = { places, fit };
  }
  return best;
}

/** @returns of the places that may have a link, the best */
function bestOf(blocks: readonly Block[], found: readonly (readonly Naming[])[]): Place[] {
  const counts = [...new Set(found.flatMap((namings) => namings.map(({ terms }) => terms)))];
  for (const count of counts.sort((a, b) => b - a)) {
    const places = blocks.flatMap((block, index) =>
      inLeaves(block, found[index]?.filter(({ terms }) => terms === count) ?? []),
    );
    if (places.length > 0) return places;
  }
  return [];
}

/**
 * How many words of a name identify it: half of them, and two at the least. A name of a single word may mean anything,
 * unless the page shares the article's subject, or the brief asks for the link.
 */
function leastOf(words: number, { known }: LinkTarget): number {
  if (words === 1) return known === 'brief' || known === 'source' ? 1 : Infinity;
  return Math.max(2, Math.ceil(words / 2));
}

/** The places within one stretch of text and outside of quotations. */
function inLeaves(block: Block, namings: readonly Naming[]): Place[] {
  return namings.flatMap((naming) => {
    const { start, end } = naming;
    const leaf = block.leaves.find((each) => each.start <= start && end <= each.end);
    const isQuoted = block.quoted.some((quotation) => start < quotation.end && end > quotation.start);
    return leaf && !isQuoted ? [{ ...naming, block, leaf }] : [];
  });
}

function freePlace(places: readonly Place[], placed: readonly Placed[]): Place | undefined {
  const free = places.filter(
    ({ block, start, end }) =>
      !placed.some((other) => other.block === block && start < other.end && end > other.start),
  );
  return free.find(({ block }) => !placed.some((other) => other.block === block)) ?? free[0];
}

/** The tree with its links in it. */
function linked(nodes: readonly MarkupNode[], placed: readonly Placed[]): MarkupNode[] {
  return nodes.map((node): MarkupNode => {
    if (typeof node === 'string') return node;
    const here = placed.filter(({ leaf }) => leaf.node === node);
    const children = node.children.flatMap((child, index): readonly MarkupNode[] => {
      const links = here.filter(({ leaf }) => leaf.child === index);
      if (typeof child !== 'string') return linked([child], placed);
      return links.length === 0 ? [child] : withLinks(child, links);
    });
    return { ...node, children };
  });
}

function withLinks(escaped: string, links: readonly Placed[]): MarkupNode[] {
  const text = unescaped(escaped);
  const parts: MarkupNode[] = [];
  let from = 0;
  for (const { leaf, start, end, url, own } of [...links].sort((a, b) => a.start - b.start)) {
    const [first, behind] = [start - leaf.start, end - leaf.start];
    if (first > from) parts.push(escapeText(text.slice(from, first)));
    const open = `<a href="${escapeAttribute(url)}" rel="${own ? OWN_PAGE_REL : STRANGERS_REL}">`;
    parts.push({ tag: 'a', open, children: [escapeText(text.slice(first, behind))] });
    from = behind;
  }
  if (from < text.length) parts.push(escapeText(text.slice(from)));
  return parts;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function unescaped(text: string): string {
  return text.replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
}
