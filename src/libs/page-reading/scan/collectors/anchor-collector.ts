import type { PageFacts } from '../../facts/page-facts.js';

/** Chosen: ids listed as evidence of a finding. */
const MOST_DUPLICATES = 20;
/** Chosen: no link uses a longer one. In characters. */
const LONGEST = 2048;

interface Duplicate {
  readonly id: string;
  count: number;
  readonly line: number;
}

/** The targets of fragments, and ids that occur more than once. */
export class AnchorCollector {
  private readonly ids = new Set<string>();
  private readonly names = new Set<string>();
  private readonly duplicates = new Map<string, Duplicate>();

  /** @param place gives the line of an id that occurs a second time */
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
