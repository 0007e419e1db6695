import { Readability } from '@mozilla/readability';
import type { TextBlock } from '../read-page.js';
import { withAsides } from './asides.js';
import { rootedBlocksOf, type RootedBlock } from './blocks.js';
import type { DomDocument, DomElement } from './dom.js';
import { removeBoilerplate } from './boilerplate.js';
import { withoutImprint } from './imprint.js';
import { withTypedSteps } from './steps.js';

/**
 * Chosen: Readability walks the tree many times; beyond these sizes it would take seconds, and so large a page is a
 * reference, for which the boilerplate rules alone do well.
 */
const MAX_ELEMENTS = 8000;
const MAX_LETTERS = 500_000;

/** An attribute that Readability keeps on the elements that it copies. */
const MARK = 'data-block';

/**
 * The blocks of a page's main text. Rules remove the boilerplate; then Readability finds where the article is. Its choice
 * inside the article is not final, because it takes side boxes, short sections and code for boilerplate and would leave
 * paragraphs incomplete.
 *
 * @param title of the page, which may say that it is a glossary
 * @param document can't be used afterwards
 */
export function mainText(document: DomDocument, title: string): TextBlock[] {
  const { body } = document;
  removeBoilerplate(body);
  const all = withoutImprint(rootedBlocksOf(body));
  const chosen = withinMain(body, all) ?? all;
  const kept = isLarge(body) ? null : keptByReadability(document, chosen);
  const text = kept ? aroundKept(body, chosen, kept) : chosen;
  const blocks = withoutEmptySections(text).map(({ element: _element, path: _path, ...block }) => block);
  return withAsides(withTypedSteps(blocks), title);
}

/** The blocks of `<main>` or of the page's `<article>`s, when they hold at least half of the page's text. */
function withinMain(body: DomElement, blocks: readonly RootedBlock[]): RootedBlock[] | null {
  for (const selector of ['main', '[role=main]', 'article']) {
    const found = new Set(body.querySelectorAll(selector));
    const inside = found.size > 0 ? blocks.filter((block) => block.path.some((one) => found.has(one))) : [];
    if (inside.length > 0 && lengthOf(inside) * 2 >= lengthOf(blocks)) return inside;
  }
  return null;
}

/** Readability's own bound (`maxElemsToParse`) counts by a selector that linkedom does not know. */
function isLarge(body: DomElement): boolean {
  if ((body.textContent ?? '').length > MAX_LETTERS) return true;
  return [...body.querySelectorAll('*')].length > MAX_ELEMENTS;
}

/** @returns the blocks that Readability takes for the article; null when its result is unusable. */
function keptByReadability(
  document: DomDocument,
  blocks: readonly RootedBlock[],
): ReadonlySet<RootedBlock> | null {
  const marks = new Map<DomElement, string>();
  for (const { element } of blocks) {
    if (marks.has(element)) continue;
    marks.set(element, String(marks.size));
    element.setAttribute(MARK, String(marks.size - 1));
  }
  let content: DomElement | null | undefined;
  try {
    const reader = new Readability<DomElement>(document, {
      disableJSONLD: true,
      // oxlint-disable-next-line typescript/no-unsafe-return -- its types name the DOM of browsers, which is not here
      serializer: (node) => node,
    });
    content = reader.parse()?.content;
  } catch {
    // A page that Readability fails on: the rules alone decide.
    return null;
  }
  if (!content) return null;
  const surviving = new Set<string>();
  for (const element of content.querySelectorAll(`[${MARK}]`))
    surviving.add(element.getAttribute(MARK) ?? '');
  const kept = blocks.filter(({ element }) => surviving.has(marks.get(element) ?? ''));
  // Less than half: it took a part for the whole, as it does on short pages and in manuals.
  return kept.length > 0 && lengthOf(kept) * 2 >= lengthOf(blocks) ? new Set(kept) : null;
}

/**
 * Adds the blocks of the article that Readability left out: all but stray lines inside its element, and prose outside when
 * the article has no element of its own. Bylines, teasers and notices stay out.
 */
function aroundKept(
  body: DomElement,
  blocks: readonly RootedBlock[],
  kept: ReadonlySet<RootedBlock>,
): RootedBlock[] {
  const article = widened(commonAncestor([...kept]) ?? body, blocks);
  const first = blocks.findIndex((block) => kept.has(block));
  const last = blocks.findLastIndex((block) => kept.has(block));
  return blocks.filter((block, index) => {
    if (kept.has(block)) return true;
    if (article !== body ? block.path.includes(article) : index > first && index < last) {
      return block.kind !== 'paragraph' || isProse(block) || isPartOfList(block);
    }
    return article === body && (block.kind === 'heading' || block.kind === 'code' || isProse(block));
  });
}

/**
 * Readability may choose one long section of several. When an element around it adds a tenth or more, mostly prose,
 * tables or code, the article is larger: teasers and notices are shorter and no prose. The same holds when that element
 * begins with the title.
 */
function widened(article: DomElement, blocks: readonly RootedBlock[]): DomElement {
  const within = (element: DomElement) => blocks.filter((block) => block.path.includes(element));
  const path = within(article)[0]?.path ?? [];
  let widest = article;
  let inside = within(widest);
  for (const outer of path.slice(path.indexOf(article) + 1)) {
    const around = within(outer);
    if (around.length === inside.length) continue;
    const added = around.filter((block) => !block.path.includes(widest));
    const telling = lengthOf(
      added.filter((block) => /^(?:code|table|item)$/.test(block.kind) || isProse(block)),
    );
    const large = telling * 10 >= lengthOf(inside) && telling * 2 >= lengthOf(added);
    if (!large && (outer === path.at(-1) || !beginsWithTitle(around, inside))) continue;
    widest = outer;
    inside = around;
  }
  return widest;
}

/** Whether the added part begins with a heading above all inside: the article's title, and perhaps its lead. */
function beginsWithTitle(around: readonly RootedBlock[], inside: readonly RootedBlock[]): boolean {
  const [title] = around;
  if (title?.kind !== 'heading' || inside.includes(title)) return false;
  return inside.every((block) => block.kind !== 'heading' || (block.level ?? 6) > (title.level ?? 6));
}

function commonAncestor(blocks: readonly RootedBlock[]): DomElement | undefined {
  return blocks.slice(1).reduce<readonly DomElement[]>((common, { path }) => {
    const around = new Set(path);
    const from = common.findIndex((element) => around.has(element));
    return from < 0 ? [] : common.slice(from);
  }, blocks[0]?.path ?? [])[0];
}

/** A sentence or more: at least about eight words, and a mark that ends a sentence. */
function isProse(block: TextBlock): boolean {
  return block.text.length >= 50 && /[.!?:;。！？…]["'”’»)\]]*$/u.test(block.text);
}

/** The description of an option in a list is short, and often ends without a full stop. */
function isPartOfList(block: RootedBlock): boolean {
  return block.path.some((element) => /^(?:dd|li|td)$/.test(element.localName));
}

/** A heading with nothing below it is left over from a list of links. */
function withoutEmptySections(blocks: readonly RootedBlock[]): RootedBlock[] {
  const kept: RootedBlock[] = [];
  // In reverse order: the level of the last heading, 7 after text, 0 at the end of the page.
  let below = 0;
  for (const block of [...blocks].reverse()) {
    if (block.kind === 'heading' && below <= (block.level ?? 6)) continue;
    below = block.kind === 'heading' ? (block.level ?? 6) : 7;
    kept.push(block);
  }
  return kept.reverse();
}

function lengthOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.text.length, 0);
}
