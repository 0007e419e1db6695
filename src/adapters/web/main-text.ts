import { Readability } from '@mozilla/readability';
import type { TextBlock } from '../../domain/research/source.js';
import { blocksOf, type PlacedBlock } from './blocks.js';
import type { DomDocument, DomElement } from './dom.js';
import { removeFurniture } from './furniture.js';

/**
 * Readability walks the tree many times over: past this many elements it would take seconds, and a page so large is a
 * reference, where the furniture rules alone do well.
 */
const MAX_ELEMENTS = 8000;
const MAX_LETTERS = 500_000;

/** Survives whatever Readability does to an element. */
const MARK = 'data-block';

/**
 * The blocks of a page's main text. Furniture is removed by rules; Readability then says where on the page the article
 * is. It does not have the last word inside it, for it takes side boxes, short sections and code for furniture and
 * would leave paragraphs half told.
 *
 * The document is used up.
 */
export function mainText(document: DomDocument): TextBlock[] {
  const { body } = document;
  removeFurniture(body);
  const all = blocksOf(body);
  const chosen = withinMain(body, all) ?? all;
  const kept = keptByReadability(document, chosen);
  const text = kept ? aroundKept(chosen, kept) : chosen;
  return withoutEmptySections(text).map(({ element: _element, ...block }) => block);
}

/** The blocks of `<main>` or of the page's one `<article>`, when they hold at least half of what stands on the page. */
function withinMain(body: DomElement, blocks: readonly PlacedBlock[]): PlacedBlock[] | null {
  for (const selector of ['main', '[role=main]', 'article']) {
    const found = [...body.querySelectorAll(selector)];
    if (found.length === 0) continue;
    const inside = blocks.filter((block) =>
      found.some((main) => main === block.element || contains(main, block)),
    );
    if (lengthOf(inside) * 2 >= lengthOf(blocks)) return inside;
  }
  return null;
}

function contains(ancestor: DomElement, block: PlacedBlock): boolean {
  for (let at: DomElement | null = block.element; at; at = at.parentNode) if (at === ancestor) return true;
  return false;
}

/** @returns which blocks Readability takes for the article; null when it has no opinion worth hearing. */
function keptByReadability(
  document: DomDocument,
  blocks: readonly PlacedBlock[],
): ReadonlySet<number> | null {
  if (isLarge(document.body)) return null;
  const marks = new Map<DomElement, number>();
  for (const [index, { element }] of blocks.entries()) {
    if (!marks.has(element)) {
      marks.set(element, index);
      element.setAttribute(MARK, String(index));
    }
  }
  let content: DomElement | null | undefined;
  try {
    const reader = new Readability<DomElement>(document as never, {
      disableJSONLD: true,
      serializer: (node) => node as unknown as DomElement,
    });
    content = reader.parse()?.content;
  } catch {
    // A page that it can't cope with: the rules alone decide.
    return null;
  }
  if (!content) return null;
  const surviving = new Set<string>();
  for (const element of content.querySelectorAll(`[${MARK}]`))
    surviving.add(element.getAttribute(MARK) ?? '');
  const kept = new Set<number>();
  for (const [index, { element }] of blocks.entries()) {
    if (surviving.has(String(marks.get(element)))) kept.add(index);
  }
  const words = lengthOf(blocks.filter((_block, index) => kept.has(index)));
  return words * 2 >= lengthOf(blocks) ? kept : null;
}

/** Readability's own bound (`maxElemsToParse`) counts by a selector that linkedom does not know. */
function isLarge(body: DomElement): boolean {
  if ((body.textContent ?? '').length > MAX_LETTERS) return true;
  return [...body.querySelectorAll('*')].length > MAX_ELEMENTS;
}

/**
 * From the first to the last block that was kept, with what stands between; before and behind, only what follows on
 * without a break in kind. What is left out is a byline, a teaser, a notice.
 */
function aroundKept(blocks: readonly PlacedBlock[], kept: ReadonlySet<number>): PlacedBlock[] {
  const first = Math.min(...kept);
  const last = Math.max(...kept);
  return blocks.filter((block, index) => {
    if (kept.has(index)) return true;
    if (index > first && index < last) return block.kind !== 'paragraph' || isProse(block);
    return block.kind === 'heading' || block.kind === 'code' || isProse(block);
  });
}

/** A sentence or more: some eight words, and an end. */
function isProse(block: TextBlock): boolean {
  return block.text.length >= 50 && /[.!?:;。！？…]["'”’»)\]]*$/u.test(block.text);
}

/** A heading with nothing below it is what is left of a list of links. */
function withoutEmptySections(blocks: readonly PlacedBlock[]): PlacedBlock[] {
  const kept: PlacedBlock[] = [];
  // The level of the heading just taken (going backwards), or 7 behind text.
  let below = 0;
  for (const block of [...blocks].reverse()) {
    if (block.kind !== 'heading') {
      below = 7;
      kept.push(block);
    } else if (below > (block.level ?? 6)) {
      below = block.level ?? 6;
      kept.push(block);
    }
  }
  return kept.reverse();
}

function lengthOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, block) => sum + block.text.length, 0);
}
