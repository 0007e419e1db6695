import { z } from 'zod';

const directoryShape = z.object({
  head: z.looseObject({}),
  /** Offset and length in bytes, by name. */
  sections: z.record(z.string(), z.tuple([z.number(), z.number()])),
});
type Directory = z.output<typeof directoryShape>;

/** `GRF1`; its bytes come the other way round on a machine that writes numbers so. */
const MAGIC = 0x31465247;

/** Where every section begins: eight-byte numbers may stand nowhere else. */
const ALIGNED = 8;

const PREFIX = 2 * Uint32Array.BYTES_PER_ELEMENT;

/**
 * Puts lists of numbers into one piece of bytes, with a head that tells where each is.
 * @param head JSON
 */
export function joinSections(
  head: object,
  sections: Readonly<Record<string, Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array>>,
): Uint8Array {
  let offset = 0;
  const placed = Object.entries(sections).map(([name, { byteLength }]) => {
    const place: [offset: number, length: number] = [offset, byteLength];
    offset = aligned(offset + byteLength);
    return [name, place] as const;
  });
  const directory: Directory = { head: { ...head }, sections: Object.fromEntries(placed) };
  const text = new TextEncoder().encode(JSON.stringify(directory));
  const base = aligned(PREFIX + text.length);
  const bytes = new Uint8Array(base + offset);
  new Uint32Array(bytes.buffer, 0, 2).set([MAGIC, text.length]);
  bytes.set(text, PREFIX);
  for (const [name, [start]] of placed) {
    const section = sections[name];
    if (section)
      bytes.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), base + start);
  }
  return bytes;
}

/** Reads what `joinSections` wrote: each list is a window onto the bytes, nothing is copied. */
export class Sections {
  readonly head: unknown;
  private readonly bytes: Uint8Array;
  private readonly base: number;
  private readonly sections: Directory['sections'];

  /** @throws RangeError for what is not such bytes, or not all of them */
  constructor(bytes: Uint8Array) {
    // A driver hands out windows onto larger buffers, which begin anywhere.
    this.bytes = bytes.byteOffset % ALIGNED === 0 ? bytes : new Uint8Array(bytes);
    if (bytes.length < PREFIX) throw new RangeError('packed sections have no head');
    const [magic, length = 0] = new Uint32Array(this.bytes.buffer, this.bytes.byteOffset, 2);
    if (magic !== MAGIC) throw new RangeError('these bytes are no packed sections of this machine');
    if (PREFIX + length > bytes.length) throw new RangeError('packed sections are cut short');
    const text = new TextDecoder().decode(this.bytes.subarray(PREFIX, PREFIX + length));
    const directory = directoryShape.safeParse(parsed(text)).data;
    if (!directory) throw new RangeError('packed sections have no directory');
    this.head = directory.head;
    this.sections = directory.sections;
    this.base = aligned(PREFIX + length);
  }

  bytesOf(name: string): Uint8Array {
    const [offset, length] = this.place(name);
    return new Uint8Array(this.bytes.buffer, offset, length);
  }

  shortsOf(name: string): Uint16Array {
    const [offset, length] = this.place(name);
    return new Uint16Array(this.bytes.buffer, offset, length / Uint16Array.BYTES_PER_ELEMENT);
  }

  numbersOf(name: string): Uint32Array {
    const [offset, length] = this.place(name);
    return new Uint32Array(this.bytes.buffer, offset, length / Uint32Array.BYTES_PER_ELEMENT);
  }

  signedOf(name: string): Int32Array {
    const [offset, length] = this.place(name);
    return new Int32Array(this.bytes.buffer, offset, length / Int32Array.BYTES_PER_ELEMENT);
  }

  floatsOf(name: string): Float64Array {
    const [offset, length] = this.place(name);
    return new Float64Array(this.bytes.buffer, offset, length / Float64Array.BYTES_PER_ELEMENT);
  }

  /** @returns the offset in the buffer, and the length in bytes */
  private place(name: string): readonly [number, number] {
    const [start, length] = this.sections[name] ?? [0, -1];
    if (length < 0 || this.base + start + length > this.bytes.length) {
      throw new RangeError(`packed sections have no whole ${name}`);
    }
    return [this.bytes.byteOffset + this.base + start, length];
  }
}

/** @returns null for what is no JSON */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function aligned(offset: number): number {
  return Math.ceil(offset / ALIGNED) * ALIGNED;
}
