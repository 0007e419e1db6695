/** Finds what hangs together, whatever the direction of the edges. */
export class ConnectedParts {
  private readonly heads: Uint32Array;

  constructor(count: number) {
    this.heads = Uint32Array.from({ length: count }, (_, node) => node);
  }

  join(one: number, other: number): void {
    const [a, b] = [this.headOf(one), this.headOf(other)];
    // The lower one heads both: the answer does not hang on the order of the edges.
    if (a < b) this.heads[b] = a;
    else this.heads[a] = b;
  }

  /** The lowest node of the part that a node is of. */
  headOf(node: number): number {
    let at = node;
    for (;;) {
      const head = this.heads[at] ?? at;
      if (head === at) return at;
      // Halves the way for later look-ups, so that a chain of a whole site costs no square.
      const next = this.heads[head] ?? head;
      this.heads[at] = next;
      at = next;
    }
  }
}
