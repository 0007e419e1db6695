/** A list of whole numbers below 2^32 that grows: 4 bytes each, where an array of a million takes eight and more. */
export class Uint32List {
  length = 0;
  private kept = new Uint32Array(64);

  push(value: number): void {
    if (this.length === this.kept.length) {
      // By half and not by twice: the slack of the largest list would be more than all small ones together.
      const larger = new Uint32Array(Math.ceil(this.kept.length * 1.5));
      larger.set(this.kept);
      this.kept = larger;
    }
    this.kept[this.length] = value;
    this.length += 1;
  }

  /** @returns 0 behind the end */
  at(index: number): number {
    return this.kept[index] ?? 0;
  }

  set(index: number, value: number): void {
    this.kept[index] = value;
  }

  /** @returns all of them, and leaves the list empty: two copies of a large one would be held at once */
  take(): Uint32Array {
    const taken = this.kept.slice(0, this.length);
    this.kept = new Uint32Array(64);
    this.length = 0;
    return taken;
  }
}
