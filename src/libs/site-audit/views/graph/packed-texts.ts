/** Collects texts as UTF-8, one behind the other. */
export class PackedTextsBuilder {
  private bytes = new Uint8Array(1 << 16);
  private length = 0;
  private readonly ends: number[] = [];
  private readonly encoder = new TextEncoder();

  get count(): number {
    return this.ends.length;
  }

  /** @returns its number, from 0 */
  add(text: string): number {
    // A UTF-16 unit never takes more than three bytes.
    const most = this.length + 3 * text.length;
    if (most > this.bytes.length) {
      const larger = new Uint8Array(Math.max(most, Math.ceil(this.bytes.length * 1.5)));
      larger.set(this.bytes.subarray(0, this.length));
      this.bytes = larger;
    }
    this.length += this.encoder.encodeInto(text, this.bytes.subarray(this.length)).written;
    return this.ends.push(this.length) - 1;
  }

  /** What `PackedTexts` reads. The bytes are those of the builder, which is spent. */
  finish(): { readonly bytes: Uint8Array; readonly ends: Uint32Array } {
    return { bytes: this.bytes.subarray(0, this.length), ends: Uint32Array.from(this.ends) };
  }
}

/** Texts by their numbers; a text is made when it is asked for. */
export class PackedTexts {
  private readonly decoder = new TextDecoder();

  constructor(
    private readonly bytes: Uint8Array,
    private readonly ends: Uint32Array,
  ) {}

  get count(): number {
    return this.ends.length;
  }

  /** @returns an empty text for a number that is none */
  at(number: number): string {
    const end = this.ends[number] ?? 0;
    return this.decoder.decode(this.bytes.subarray(this.startOf(number), end));
  }

  /** @returns the number of the first that is this text; -1 for none. Makes no other text on the way. */
  indexOf(text: string): number {
    const wanted = new TextEncoder().encode(text);
    for (let number = 0; number < this.ends.length; number += 1) {
      const start = this.startOf(number);
      if ((this.ends[number] ?? 0) - start === wanted.length && this.isAt(start, wanted)) return number;
    }
    return -1;
  }

  private startOf(number: number): number {
    return number === 0 ? 0 : (this.ends[number - 1] ?? 0);
  }

  private isAt(start: number, wanted: Uint8Array): boolean {
    // Backwards: addresses of one site differ at their ends.
    for (let at = wanted.length - 1; at >= 0; at -= 1) {
      if (this.bytes[start + at] !== wanted[at]) return false;
    }
    return true;
  }
}
