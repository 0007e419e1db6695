import { NearPages } from './near-pages.js';
import type { NearNode } from './near-pages.js';
import { type PageFacts, variantKey } from '../../page-reading/index.js';
import type { UrlEntry } from './site-view.js';
import { StringTable } from './string-table.js';
import { foldForComparison, duplicatesBy, duplicatesByLanguage } from './duplicate-groups.js';
import type { DuplicateGroups } from './duplicate-groups.js';

/** How two pages' texts may be compared where they are at hand. */
export interface FinishOptions {
  /**
   * The exact share of common 5-word shingles of two pages, by id; null where their texts can't be had. Called once a
   * pair, for the 10 likeliest of a page. Left out, near duplicates rest on the signatures' estimate.
   */
  readonly exact?: (one: number, other: number) => number | null;
}

/** Shorter texts are the same by chance: a name, a date, a menu. Chosen. */
const LEAST_WORDS = 50;

/** Letters of a title or description that are compared; none that is honest is longer. Chosen. */
const COMPARED_LETTERS = 2000;

/** What is kept of a page to find its duplicates. Texts by their numbers. */
interface PageKeys {
  readonly node: number;
  readonly title: number | null;
  readonly description: number | null;
  /** Of the first H1 and the first H2 with text. */
  readonly h1: number | null;
  readonly h2: number | null;
  readonly text: number;
  readonly isLong: boolean;
}

/** Pages of a site that have the same title, description, headings or text as others, or nearly the same. */
export class DuplicatePages {
  private readonly near = new NearPages();
  private readonly keys: PageKeys[] = [];
  private readonly titles = new StringTable();
  private readonly descriptions = new StringTable();
  private readonly headings = new StringTable();
  private readonly hashes = new StringTable();
  /** Text numbers whose signature is taken: pages of one text are one to the search for near ones. */
  private readonly signed = new Map<number, number>();

  add(node: number, page: PageFacts, isIndexable: boolean): void {
    const isLong = page.text.mainWords >= LEAST_WORDS;
    const text = this.hashes.numberOf(page.text.hash);
    this.keys.push({
      node,
      title: keyOf(this.titles, page.head.titles),
      description: keyOf(this.descriptions, page.head.descriptions),
      h1: this.headingKey(page, 1),
      h2: this.headingKey(page, 2),
      text,
      isLong,
    });
    if (isIndexable && isLong && page.text.minhash !== null && !this.signed.has(text)) {
      this.signed.set(text, node);
      this.near.add(node, page.text.minhash);
    }
  }

  /** @param drafts of all URLs, by node */
  finish(drafts: readonly UrlEntry[], exact: FinishOptions['exact']) {
    const keys = (keyOfPage: (keys: PageKeys) => number | null) => this.indexableKeys(drafts, keyOfPage);
    return {
      texts: duplicatesBy(keys(({ text, isLong }) => (isLong ? text : null))),
      near: this.nearest(drafts, exact),
      titles: duplicatesByLanguage(keys(({ title }) => title)),
      descriptions: duplicatesByLanguage(keys(({ description }) => description)),
      h1s: duplicatesByLanguage(keys(({ h1 }) => h1)),
      h2s: duplicatesByLanguage(keys(({ h2 }) => h2)),
      variants: this.variants(drafts),
    };
  }

  private headingKey({ headings }: PageFacts, wanted: number): number | null {
    const first = headings.find(({ level, text }) => level === wanted && text.trim() !== '');
    return first ? keyOf(this.headings, [first]) : null;
  }

  private *indexableKeys(
    drafts: readonly UrlEntry[],
    keyOfPage: (keys: PageKeys) => number | null,
  ): Generator<{ node: number; key: number; language: string | null }> {
    for (const keys of this.keys) {
      const entry = drafts[keys.node];
      const key = keyOfPage(keys);
      if (entry?.indexable && key !== null) yield { node: keys.node, key, language: entry.language };
    }
  }

  /** Only pages that share their text with another are asked for their key: it costs more than all else here. */
  private variants(drafts: readonly UrlEntry[]): DuplicateGroups {
    const sameText = duplicatesBy(this.keys.map(({ node, text }) => ({ node, key: text })));
    const keyed = sameText
      .all()
      .flatMap((nodes, group) =>
        nodes.map((node) => ({ node, key: `${group} ${variantKey(drafts[node]?.url ?? '')}` })),
      );
    return duplicatesBy(keyed);
  }

  /** What is found for the first page of a text holds for all that share it. */
  private nearest(drafts: readonly UrlEntry[], exact: FinishOptions['exact']): Map<number, NearNode> {
    const idOf = (node: number) => drafts[node]?.id ?? 0;
    const found = this.near.nearest(exact && ((one, other) => exact(idOf(one), idOf(other))));
    for (const { node, text, isLong } of this.keys) {
      const duplicate = found.get(this.signed.get(text) ?? -1);
      if (duplicate && isLong && drafts[node]?.indexable) found.set(node, duplicate);
    }
    return found;
  }
}

function keyOf(table: StringTable, texts: readonly { readonly text: string }[]): number | null {
  const written = texts.find(({ text }) => text.trim() !== '')?.text;
  return written === undefined ? null : table.numberOf(foldForComparison(written.slice(0, COMPARED_LETTERS)));
}
