/** The names of the pages of a site, as sets of terms. */
export class SiteCoverage {
  private readonly byTerm = new Map<string, (readonly string[])[]>();
  private readonly whole = new Set<string>();

  add(terms: readonly string[]): void {
    const key = [...new Set(terms)].sort().join(' ');
    if (terms.length === 0 || this.whole.has(key)) return;
    this.whole.add(key);
    for (const term of new Set(terms)) {
      const names = this.byTerm.get(term) ?? [];
      names.push(terms);
      this.byTerm.set(term, names);
    }
  }

  /** Whether a page has exactly this name. */
  isTitle(terms: readonly string[]): boolean {
    return terms.length > 0 && this.whole.has([...new Set(terms)].sort().join(' '));
  }

  /**
   * Whether some page's name has all of these terms, or consists of some of them and nothing else. A term that very many
   * names have counts as covered: comparing thousands of gaps with tens of thousands of names would take minutes.
   */
  has(terms: readonly string[]): boolean {
    const wanted = [...new Set(terms)].slice(0, MOST_TERMS);
    if (partsOf(wanted).some((part) => this.isTitle(part))) return true;
    const [rarest = []] = wanted
      .map((term) => this.byTerm.get(term) ?? [])
      .sort((a, b) => a.length - b.length);
    if (rarest.length > MOST_NAMES) return true;
    return rarest.some((name) => wanted.every((each) => name.includes(each)));
  }
}

/** Of a name that is searched for; a longer one has too many subsets. */
const MOST_TERMS = 6;
const MOST_NAMES = 2000;

/** @returns every non-empty subset of these terms */
function partsOf(terms: readonly string[]): string[][] {
  return terms.reduce<string[][]>(
    (parts, term) => [...parts, ...parts.map((part) => [...part, term]), [term]],
    [],
  );
}
