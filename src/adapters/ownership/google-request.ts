import { parseRetryAfter } from '../../libs/guarded-fetch/index.js';

/** An answer of Google: its status, its JSON, and its `Retry-After`. */
export interface GoogleAnswer {
  readonly status: number;
  /** undefined for a body that is not JSON. */
  readonly json: unknown;
  readonly retryAfterMs: number | null;
}

/** No answer, or one that is too long. It has no cause: errors of HTTP clients may quote headers. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** A list of a thousand properties, the most that an account may have, is some 100 KB. */
const MAX_BYTES = 1024 * 1024;

/**
 * One request to Google. Redirects are not followed: they would send the token to another host.
 * @throws {NoAnswer} or the signal's reason
 */
export async function askGoogle(
  url: string,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'>,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<GoogleAnswer> {
  signal.throwIfAborted();
  const late = AbortSignal.timeout(timeoutMs);
  try {
    const both = AbortSignal.any([signal, late]);
    const response = await fetch(url, { ...init, redirect: 'manual', signal: both });
    return {
      status: response.status,
      json: parse(await readText(response)),
      retryAfterMs: parseRetryAfter(response.headers.get('retry-after'), Date.now()),
    };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (late.aborted) throw new NoAnswer('Google took too long to answer.');
    if (error instanceof NoAnswer) throw error;
    throw new NoAnswer('Google could not be reached.');
  }
}

/** Counted after decompression, so that a small answer can't unpack into a large one. */
async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > MAX_BYTES) throw new NoAnswer('Google answered with too much.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
