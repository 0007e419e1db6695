import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';

/** The body has more bytes than the caller accepts; reading stopped there. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** A content coding that `Accept-Encoding` did not offer. */
export class UnknownCoding extends Error {
  override readonly name = 'UnknownCoding';
}

/** What to do with a body that is longer than `bytes`: refuse it, or keep its beginning. */
export interface BodyLimit {
  readonly bytes: number;
  readonly beyond: 'refuse' | 'cut';
  /** Called when the end of a body is left out. */
  readonly onCut?: () => void;
}

/** Chosen: a proxy that compresses again makes two layers; there is no honest use for more, which only cost memory. */
const MAX_CODINGS = 2;

/** Servers cut streams short, and browsers show what arrived: so a missing end is no error. */
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH };
const LENIENT_BROTLI = { finishFlush: constants.BROTLI_OPERATION_FLUSH };

/**
 * Reads a response body through its content codings, bounded before and after decompression. Decompression streams,
 * so an archive bomb is dropped after a few kilobytes beyond the limit.
 * @throws {BodyTooLarge | UnknownCoding} or the error of the stream or of the decompression.
 */
export async function readBody(
  source: Readable,
  contentEncoding: string,
  limit: BodyLimit,
): Promise<Uint8Array> {
  try {
    const codings = contentEncoding
      .toLowerCase()
      .split(',')
      .map((coding) => coding.trim())
      .filter((coding) => coding !== '' && coding !== 'identity')
      .reverse();
    if (codings.length > MAX_CODINGS) throw new UnknownCoding(`${codings.length} content codings`);
    // A compressed stream can be endless and inflate to nothing, so the compressed bytes are bounded too.
    let stream = bounded(source as AsyncIterable<Uint8Array>, limit);
    for (const coding of codings) stream = bounded(decoded(stream, coding), limit);
    const parts: Uint8Array[] = [];
    for await (const chunk of stream) parts.push(chunk);
    return Buffer.concat(parts);
  } finally {
    source.destroy();
  }
}

async function* bounded(chunks: AsyncIterable<Uint8Array>, limit: BodyLimit): AsyncGenerator<Uint8Array> {
  let left = limit.bytes;
  for await (const chunk of chunks) {
    if (chunk.length > left) {
      if (limit.beyond === 'refuse') throw new BodyTooLarge(`more than ${limit.bytes} bytes`);
      limit.onCut?.();
      yield chunk.subarray(0, left);
      return;
    }
    left -= chunk.length;
    yield chunk;
  }
}

async function* decoded(chunks: AsyncGenerator<Uint8Array>, coding: string): AsyncGenerator<Uint8Array> {
  const first = await chunks.next();
  if (first.done) return;
  const decoder = decoderOf(coding, first.value);
  const feeding = pipeline(async function* () {
    yield first.value;
    yield* chunks;
  }, decoder);
  // The same error ends the loop below. Without this handler the rejection would count as unhandled.
  feeding.catch(() => undefined);
  try {
    yield* decoder as AsyncIterable<Uint8Array>;
  } finally {
    decoder.destroy();
  }
}

function decoderOf(coding: string, start: Uint8Array) {
  switch (coding) {
    case 'gzip':
    case 'x-gzip':
      return createGunzip(LENIENT);
    case 'deflate':
      // By RFC 9110 `deflate` has zlib's wrapper; some servers send the bare stream. A wrapper's low nibble is 8.
      return ((start[0] ?? 0) & 0x0f) === 8 ? createInflate(LENIENT) : createInflateRaw(LENIENT);
    case 'br':
      return createBrotliDecompress(LENIENT_BROTLI);
    default:
      throw new UnknownCoding(coding);
  }
}
