import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** A file as it is sent, compressed once: a large one anew for everybody who asks would keep the process busy for anybody. */
export interface PackedFile {
  readonly plain: Buffer;
  /** Not shorter for pictures and fonts, which are compressed already. */
  readonly gzipped: Buffer;
  readonly tag: string;
}

export async function packFile(read: () => Promise<Buffer>): Promise<PackedFile> {
  const plain = await read();
  const gzipped = await promisify(gzip)(plain);
  return { plain, gzipped, tag: createHash('sha256').update(plain).digest('base64url').slice(0, 22) };
}

/** Sends it with its `ETag`, by which the framework answers a condition; other headers are the caller's. */
export function sendPacked(request: Request, response: Response, { plain, gzipped, tag }: PackedFile): void {
  response.set('ETag', `W/"${tag}"`).vary('Accept-Encoding');
  if (gzipped.length < plain.length && request.acceptsEncodings('gzip') === 'gzip')
    response.set('Content-Encoding', 'gzip').send(gzipped);
  else response.set('Content-Encoding', 'identity').send(plain);
}

/** What failed is tried again by the next who asks. */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
}
