import { parseRetryAfter } from '../../libs/guarded-fetch/index.js';
import { SearchFailure } from '../../domain/research/search-failure.js';

export interface SearchRequest {
  /** The provider's name as callers see it. */
  readonly provider: string;
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** How long the whole answer may take, in ms. Default 10 s. */
  readonly timeoutMs?: number | undefined;
}

/** Chosen: shorter than the lease of a query (`CLAIM_MS`), for which other callers wait. */
const TIMEOUT_MS = 10_000;

/** Chosen: twenty results with everything that providers add to them are about 100 KB; a larger answer is refused. */
const MAX_BYTES = 1024 * 1024;

/**
 * One request to a search provider. Redirects are not followed: they would send the key to another host.
 * @returns the parsed JSON, whatever its shape
 * @throws {SearchFailure} or the signal's reason
 */
export async function askForJson(request: SearchRequest, signal: AbortSignal): Promise<unknown> {
  signal.throwIfAborted();
  const { provider } = request;
  const stop = new AbortController();
  const cancel = () => stop.abort();
  signal.addEventListener('abort', cancel, { once: true });
  const late = new SearchFailure('timeout', `The web search (${provider}) took too long to answer.`);
  const timer = setTimeout(() => {
    stop.abort(late);
  }, request.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await send(request, stop.signal);
    if (!response.ok) {
      void response.body?.cancel().catch(() => undefined);
      throw refused(provider, response);
    }
    return parse(provider, await readText(provider, response));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (stop.signal.reason === late) throw late;
    if (error instanceof SearchFailure) throw error;
    throw new SearchFailure('unavailable', `The web search (${provider}) could not be reached.`);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
    // Closes the connection if the answer was not read to its end.
    stop.abort();
  }
}

function send({ url, method, headers, body }: SearchRequest, signal: AbortSignal): Promise<Response> {
  const target = new URL(url);
  // `fetch` accepts no address with a password; self-hosted SearXNG is often behind one.
  const login = `${decodeURIComponent(target.username)}:${decodeURIComponent(target.password)}`;
  target.username = '';
  target.password = '';
  return fetch(target, {
    method,
    redirect: 'manual',
    signal,
    headers: {
      accept: 'application/json',
      ...(login === ':' ? {} : { authorization: `Basic ${Buffer.from(login).toString('base64')}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** Counted after decompression, so that a small answer can't unpack into a large one. */
async function readText(provider: string, response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > MAX_BYTES) {
      throw new SearchFailure('bad_answer', `The web search (${provider}) answered with too much.`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parse(provider: string, text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new SearchFailure(
      'bad_answer',
      `The web search (${provider}) answered with something else than JSON.`,
    );
  }
}

function refused(provider: string, { status, headers }: Response): SearchFailure {
  const retryAfterMs = parseRetryAfter(headers.get('retry-after'), Date.now()) ?? windowMs(headers);
  if (status === 429) {
    return new SearchFailure(
      'rate_limited',
      `The web search (${provider}) takes no more queries for now.`,
      retryAfterMs,
    );
  }
  if (status >= 500) {
    return new SearchFailure(
      'unavailable',
      `The web search (${provider}) answered with status ${status}.`,
      retryAfterMs,
    );
  }
  return new SearchFailure(
    'rejected',
    `The web search (${provider}) refused the query with status ${status}.`,
  );
}

/**
 * Brave states when its windows end by `X-RateLimit-Reset: 1, 1419704` (a second's, a month's), and which of them is
 * exhausted by `X-RateLimit-Remaining: 0, 1000`.
 */
function windowMs(headers: Headers): number | null {
  const numbers = (name: string) => (headers.get(name) ?? '').split(',').map((part) => part.trim());
  const left = numbers('x-ratelimit-remaining');
  const waits = numbers('x-ratelimit-reset').flatMap((reset, index) =>
    /^\d{1,9}$/.test(reset) && (left[index] ?? '0') === '0' ? [Number(reset) * 1000] : [],
  );
  return waits.length === 0 ? null : Math.max(...waits);
}
