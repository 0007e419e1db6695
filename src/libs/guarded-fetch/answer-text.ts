import { Readable } from 'node:stream';
import type { AnswerFacts } from './answer-facts.js';
import { readBody } from './body.js';
import { decodeText, UnknownEncoding, type TextKind } from './charset.js';
import { FetchFailure } from './fetch-failure.js';
import { MAX_PAGE_BYTES } from './page-kinds.js';

export function badStatus(url: string, { status, retryAfterMs }: AnswerFacts): FetchFailure {
  return new FetchFailure('bad_status', url, `${url} answered with status ${status}`, status, {
    retryAfterMs,
  });
}

export function unreadable(url: string, { contentType, status }: AnswerFacts): FetchFailure {
  const what = contentType === '' ? 'of no stated kind' : `of type ${contentType.slice(0, 80)}`;
  return new FetchFailure('unsupported_type', url, `${url} is ${what}, which can’t be read here`, status);
}

export function decoded(
  url: string,
  { contentType, status }: AnswerFacts,
  bytes: Uint8Array,
  kind: TextKind,
): string {
  try {
    return decodeText(bytes, contentType, kind);
  } catch (error) {
    if (!(error instanceof UnknownEncoding)) throw error;
    const message = `${url} can’t be read: nothing says what it is encoded in`;
    throw new FetchFailure('unsupported_type', url, message, status, { cause: error });
  }
}

/** Sitemaps named `.xml.gz` are gzip files: their compression is the content's own, not the transfer's. */
export async function ungzipped(url: string, bytes: Uint8Array, status: number): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await readBody(Readable.from([bytes]), 'gzip', { bytes: MAX_PAGE_BYTES, beyond: 'refuse' });
  } catch (error) {
    throw new FetchFailure('too_large', url, `${url} can’t be unpacked`, status, { cause: error });
  }
}
