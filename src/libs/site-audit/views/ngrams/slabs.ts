/**
 * From 32 MiB on the C library returns an allocation to the system as soon as it is freed; hundreds of small ones would stay
 * with the process. An unwritten part of a slab takes no memory yet.
 */
const SLAB_BYTES = 33 * 1024 * 1024;
/** Of the first; each is four times the one before. V8 collects its whole heap for some of 33 MiB. */
const FIRST_BYTES = 1024 * 1024;

/** Lists of numbers cut from large pieces of memory, for tables that grow to a hundred megabytes and go all at once. */
export class Slabs {
  private slab = new ArrayBuffer(0);
  private used = 0;
  private readonly free = new Map<number, Int32Array[]>();

  /**
   * @param length at most that of the first slab
   * @returns zeros
   */
  take(length: number): Int32Array {
    const again = this.free.get(length)?.pop();
    if (again) return again.fill(0);
    const bytes = length * Int32Array.BYTES_PER_ELEMENT;
    if (this.used + bytes > this.slab.byteLength) {
      this.slab = new ArrayBuffer(Math.min(SLAB_BYTES, Math.max(FIRST_BYTES, 4 * this.slab.byteLength)));
      this.used = 0;
    }
    const list = new Int32Array(this.slab, this.used, length);
    this.used += bytes;
    return list;
  }

  /** Returns a list that is not used any more; the next of its length reuses it. */
  give(list: Int32Array): void {
    const alike = this.free.get(list.length);
    if (alike) alike.push(list);
    else this.free.set(list.length, [list]);
  }
}
