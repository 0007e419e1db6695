const CHUNK_BITS = 14;
const CHUNK = 1 << CHUNK_BITS;

/**
 * A list of whole numbers below 2^32 that grows: 4 bytes each, where an array of a million takes eight and more. It grows
 * by pieces of 64 KiB: one that moves into larger ones leaves three times its size behind for the collector.
 */
export class Uint32List {
  length = 0;
  private chunks: Uint32Array[] = [];

  push(value: number): void {
    if (this.length === this.chunks.length * CHUNK) this.chunks.push(new Uint32Array(CHUNK));
    this.length += 1;
    this.set(this.length - 1, value);
  }

  /** @returns 0 behind the end */
  at(index: number): number {
    return this.chunks[index >>> CHUNK_BITS]?.[index & (CHUNK - 1)] ?? 0;
  }

  set(index: number, value: number): void {
    const chunk = this.chunks[index >>> CHUNK_BITS];
    if (chunk) chunk[index & (CHUNK - 1)] = value;
  }

  /** @returns all of them, and leaves the list empty: two copies of a large one would be held at once */
  take(): Uint32Array {
    const taken = new Uint32Array(this.length);
    for (const [place, chunk] of this.chunks.entries())
      taken.set(chunk.subarray(0, this.length - place * CHUNK), place * CHUNK);
    this.chunks = [];
    this.length = 0;
    return taken;
  }
}
