/** What the pages of a site are called, by their terms. */
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

  /** Whether a page is called just so. */
  isTitle(terms: readonly string[]): boolean {
    return terms.length > 0 && this.whole.has([...new Set(terms)].sort().join(' '));
  }

  /** Whether some page's name has all of these terms, or is made of some of them and nothing else. */
  has(terms: readonly string[]): boolean {
    const wanted = new Set(terms);
    return [...wanted].some((term) =>
      (this.byTerm.get(term) ?? []).some(
        (name) => [...wanted].every((each) => name.includes(each)) || name.every((each) => wanted.has(each)),
      ),
    );
  }
}
