import type { PageFacts } from '../../facts/page-facts.js';

/** Evidence of a finding, which lists no more. */
const MOST_DUPLICATES = 20;
/** No link names a longer one. Letters. */
const LONGEST = 2048;

interface Duplicate {
  readonly id: string;
  count: number;
  readonly line: number;
}

/** Where fragments may lead, and ids that stand more than once. */
export class AnchorCollector {
  private readonly ids = new Set<string>();
  private readonly names = new Set<string>();
  private readonly duplicates = new Map<string, Duplicate>();

  /** @param place asked for its line where the id stands a second time */
  addId(id: string, place: { readonly line: number }): void {
    if (id === '' || id.length > LONGEST) return;
    if (!this.ids.has(id)) {
      this.ids.add(id);
      return;
    }
    const known = this.duplicates.get(id);
    if (known) known.count += 1;
    else if (this.duplicates.size < MOST_DUPLICATES)
      this.duplicates.set(id, { id, count: 2, line: place.line });
  }

  addName(name: string): void {
    if (name !== '' && name.length <= LONGEST) this.names.add(name);
  }

  get anchors(): string[] {
    if (this.names.size === 0) return [...this.ids];
    return [...this.ids, ...[...this.names].filter((name) => !this.ids.has(name))];
  }

  get duplicateIds(): PageFacts['duplicateIds'] {
    return [...this.duplicates.values()];
  }
}
