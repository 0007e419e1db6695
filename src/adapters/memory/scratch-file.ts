import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where something stands in scratch space, in bytes. */
export interface Segment {
  readonly at: number;
  readonly length: number;
}

/** Where bytes are laid aside for as long as this process needs them. */
export interface Scratch {
  /** @throws what the system says of a write that failed */
  write(bytes: Uint8Array): Promise<Segment>;
  /** @throws Error for a stretch that is not wholly there */
  read(segment: Segment): Promise<Buffer>;
}

/** Bytes that are too many to be held in memory: a file of the folder of `TMPDIR`. */
export class ScratchFile implements Scratch {
  private end = 0;
  /** The first write that failed, as one to a full disk; null while all is well. */
  fault: Error | null = null;

  private constructor(
    private readonly file: FileHandle,
    private readonly folder: string,
  ) {}

  static async open(): Promise<ScratchFile> {
    const folder = await mkdtemp(path.join(tmpdir(), 'galley-'));
    const file = await open(path.join(folder, 'scratch'), 'wx+', 0o600);
    // Where the system allows it, the file has no name from now on and goes with the process, however that ends.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    return new ScratchFile(file, folder);
  }

  async write(bytes: Uint8Array): Promise<Segment> {
    const segment = { at: this.end, length: bytes.length };
    // Taken before the first wait, so that no two writes take the same place.
    this.end += bytes.length;
    try {
      for (let done = 0; done < bytes.length;) {
        const { bytesWritten } = await this.file.write(bytes, done, bytes.length - done, segment.at + done);
        done += bytesWritten;
      }
    } catch (error) {
      this.fault ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    }
    return segment;
  }

  async read({ at, length }: Segment): Promise<Buffer> {
    const bytes = Buffer.allocUnsafe(length);
    for (let done = 0; done < length;) {
      const { bytesRead } = await this.file.read(bytes, done, length - done, at + done);
      if (bytesRead === 0) throw new Error('the scratch file is shorter than it was');
      done += bytesRead;
    }
    return bytes;
  }

  async close(): Promise<void> {
    await this.file.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}
