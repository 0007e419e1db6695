import { createHash } from 'node:crypto';

/** A file or folder of a backup, by its path below the data folder. */
export interface ArchiveEntry {
  readonly name: string;
  readonly isFolder: boolean;
}

/** Why what is read is no backup, or no longer one. */
export class DamagedBackup extends Error {
  override readonly name = 'DamagedBackup';
}

/** Takes an entry in; it need not read the content to its end. */
export type TakeEntry = (entry: ArchiveEntry, content: AsyncIterable<Buffer>) => Promise<void>;

/** What a tar file is made of: a header of one block, the content filled up to whole blocks; two empty blocks at the end. */
const BLOCK = 512;
const END = Buffer.alloc(2 * BLOCK);

/** The last entry: the sha256 of all bytes of the archive before it, in hexadecimal. */
const CHECKSUM = 'galley-backup.sha256';
const TEXT_BYTES = 1024 * 1024;

/**
 * A backup as a tar file that any `tar` can read: texts of ours, then what PostgreSQL sent, then the checksum of both.
 *
 * @param texts by their names
 * @param base the tar file of PostgreSQL's base backup
 */
export async function* writeArchive(
  texts: Readonly<Record<string, string>>,
  base: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  const counted = (piece: Buffer) => {
    hash.update(piece);
    return piece;
  };
  for (const [name, text] of Object.entries(texts)) yield counted(textEntry(name, text));
  // Its end is held back, because another entry follows.
  let held: Buffer = Buffer.alloc(0);
  for await (const piece of base) {
    const all = held.length === 0 ? piece : Buffer.concat([held, piece]);
    const split = Math.max(0, all.length - END.length);
    if (split > 0) yield counted(all.subarray(0, split));
    held = all.subarray(split);
  }
  if (!held.equals(END)) throw new Error('PostgreSQL sent a base backup without an end.');
  yield Buffer.concat([textEntry(CHECKSUM, `${hash.digest('hex')}\n`), END]);
}

/**
 * Reads what `writeArchive` wrote, to its end.
 *
 * @throws {DamagedBackup} when it is cut off, or the checksum is not that of its bytes; entries were taken by then
 */
export async function readArchive(pieces: AsyncIterable<Buffer>, take: TakeEntry): Promise<void> {
  const reader = new ByteReader(pieces);
  const hash = createHash('sha256');
  for (;;) {
    const header = await reader.take(BLOCK);
    const { size, ...entry } = parseHeader(header);
    if (entry.name === CHECKSUM) {
      const declared = (await reader.take(blocks(size))).subarray(0, size).toString('latin1').trim();
      if (declared !== hash.digest('hex')) throw new DamagedBackup('its checksum is not that of its content');
      // To the end, so that the checksum of the compression is looked at as well.
      await reader.drain();
      return;
    }
    hash.update(header);
    const content = reader.upTo(size);
    await take(entry, heard(content, hash));
    for await (const rest of content) hash.update(rest);
    hash.update(await reader.take(blocks(size) - size));
  }
}

/** The whole text of an entry. @throws {DamagedBackup} when it is longer than any of ours */
export async function readText(content: AsyncIterable<Buffer>): Promise<string> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    length += piece.length;
    if (length > TEXT_BYTES) throw new DamagedBackup('it does not begin as a backup does');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Not a generator around the content: that would close it when it is left early, and its rest could not be skipped. */
function heard(content: AsyncIterator<Buffer>, hash: { update(piece: Buffer): unknown }) {
  const iterator: AsyncIterableIterator<Buffer> = {
    next: async () => {
      const next = await content.next();
      if (next.done !== true) hash.update(next.value);
      return next;
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

function textEntry(name: string, text: string): Buffer {
  const content = Buffer.from(text);
  const block = Buffer.alloc(BLOCK);
  block.write(name, 0, 100);
  block.write('0000600\0' + '0000000\0' + '0000000\0', 100);
  block.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  block.write('00000000000\0', 136);
  // The checksum of a header is computed with spaces in its own place.
  block.write('        0', 148);
  block.write('ustar\x0000', 257);
  block.write(`${sumOf(block).toString(8).padStart(6, '0')}\0 `, 148);
  return Buffer.concat([block, content], BLOCK + blocks(content.length));
}

/** PostgreSQL writes files, folders and links with names below 100 bytes, and no file from 8 GB. */
function parseHeader(block: Buffer): ArchiveEntry & { readonly size: number } {
  const text = (from: number, to: number) => block.toString('utf8', from, to).replace(/\0.*$/s, '');
  const unsummed = Buffer.from(block).fill(' ', 148, 156);
  if (Number.parseInt(text(148, 156), 8) !== sumOf(unsummed))
    throw new DamagedBackup('what should be the header of a file is none');
  const type = text(156, 157);
  // PostgreSQL writes `./pg_wal/archive_status`.
  const name = text(0, 100).replace(/^\.\//, '').replace(/\/$/, '');
  const size = Number.parseInt(text(124, 136), 8);
  const isFolder = type === '5';
  const isWithin = name !== '' && name.split('/').every((part) => !['', '.', '..'].includes(part));
  if (!isWithin || !(isFolder || type === '0' || type === '') || !(size >= 0))
    throw new DamagedBackup(`it has an entry that no backup of Galley has: ${JSON.stringify(name)}`);
  return { name, isFolder, size: isFolder ? 0 : size };
}

function sumOf(block: Buffer): number {
  let sum = 0;
  for (const byte of block) sum += byte;
  return sum;
}

function blocks(size: number): number {
  return Math.ceil(size / BLOCK) * BLOCK;
}

/** Takes so many bytes of a stream as are asked for. */
class ByteReader {
  private readonly pieces: AsyncIterator<Buffer>;
  private held: Buffer = Buffer.alloc(0);

  constructor(pieces: AsyncIterable<Buffer>) {
    this.pieces = pieces[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    const taken: Buffer[] = [];
    for await (const piece of this.upTo(count)) taken.push(piece);
    return Buffer.concat(taken);
  }

  async *upTo(count: number): AsyncGenerator<Buffer, undefined> {
    let left = count;
    while (left > 0) {
      if (this.held.length === 0) await this.fill();
      const piece = this.held.subarray(0, left);
      this.held = this.held.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  async drain(): Promise<void> {
    while ((await this.pieces.next()).done !== true);
  }

  private async fill(): Promise<void> {
    const next = await this.pieces.next();
    if (next.done === true) throw new DamagedBackup('it is cut off');
    this.held = next.value;
  }
}
