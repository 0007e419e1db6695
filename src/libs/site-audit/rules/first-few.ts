/** A list in a finding is evidence, not the data: a page with 5,000 images must not make a row of a megabyte. Chosen. */
const MOST = 20;

/** @returns the first 20 */
export function firstFew<Item>(items: readonly Item[]): readonly Item[] {
  return items.slice(0, MOST);
}
