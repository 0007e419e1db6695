import { GalleyApiError, readRefusal } from './api-error.js';
import { pause } from './pause.js';

export interface CallerOptions {
  /** Such as `https://galley.example.org`; a path before `/v1` stays part of it. */
  readonly baseUrl: string;
  readonly key: string;
  /** How often a call is repeated; default 4. */
  readonly retries?: number;
  /** The longest `Retry-After` that is waited for, in seconds; default 120. A longer one fails the call at once. */
  readonly maxWaitSeconds?: number;
  /**
   * Time-out of one try until its answer begins, or is complete where it is JSON, and of a subscription until Galley has
   * acknowledged its connection, in ms; default 30,000.
   */
  readonly timeoutMs?: number;
  /** Default the platform's own. */
  readonly fetch?: typeof fetch;
}

type QueryValue = string | number | boolean | undefined;
/** A list becomes a repeated parameter. */
type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

export interface Call {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Query;
  readonly body?: unknown;
  /** The `ETag` that still has to stand for the call to change anything. */
  readonly ifMatch?: string | undefined;
  /** Whether it may be repeated when its outcome is unknown: reads, and starts with an id of the client's. */
  readonly isRepeatable: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** The first wait without a `Retry-After`, in ms; the maximum doubles with each further one, up to the last. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** Sends calls, and repeats those that may succeed later: after 429 and 503, and without an answer. */
export class Caller {
  readonly baseUrl: string;
  private readonly options: Required<Omit<CallerOptions, 'baseUrl' | 'key'>>;
  // `#`, not only `private`: code that prints a client must not print its key.
  readonly #key: string;

  /** @throws {TypeError} for a `baseUrl` that is not HTTP */
  constructor({ baseUrl, key, ...options }: CallerOptions) {
    const { origin, pathname, protocol } = new URL(baseUrl);
    if (protocol !== 'http:' && protocol !== 'https:') {
      throw new TypeError('the baseUrl of Galley begins with http:// or https://');
    }
    this.baseUrl = `${origin}${pathname}`.replace(/(?<!\/)\/+$/, '');
    this.#key = key;
    this.options = {
      retries: 4,
      maxWaitSeconds: 120,
      timeoutMs: 30_000,
      fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
      ...options,
    };
  }

  get key(): string {
    return this.#key;
  }

  get timeoutMs(): number {
    return this.options.timeoutMs;
  }

  get maxWaitSeconds(): number {
    return this.options.maxWaitSeconds;
  }

  /** @throws {GalleyApiError}, or the reason of the signal */
  json<Body>(call: Call): Promise<Body> {
    return this.send(call, readJson<Body>);
  }

  /** What the answer holds, with the `ETag` that names it. @throws {GalleyApiError}, or the reason of the signal */
  tagged(call: Call): Promise<{ readonly body: unknown; readonly etag: string | null }> {
    return this.send(call, async (response) => ({
      body: await readJson<unknown>(response),
      etag: response.headers.get('etag'),
    }));
  }

  /** The answer itself, its body unread. @throws {GalleyApiError}, or the reason of the signal */
  raw(call: Call): Promise<Response> {
    return this.send(call, (response) => Promise.resolve(response));
  }

  private async send<Read>(call: Call, read: (response: Response) => Promise<Read>): Promise<Read> {
    for (let tried = 0; ; tried += 1) {
      const { error, answer } = await this.tryOnce(call, read);
      if (!error) return answer;
      const wait = tried < this.options.retries ? this.waitFor(error, tried, call.isRepeatable) : null;
      if (wait === null) throw error;
      await pause(wait, call.signal);
    }
  }

  private async tryOnce<Read>(call: Call, read: (response: Response) => Promise<Read>) {
    const { method, path, query = {}, body, ifMatch, signal } = call;
    // Made of no other signals: the caller's may live as long as its process, and would keep something of each call.
    const end = new AbortController();
    const timer = setTimeout(() => {
      end.abort(new Error(`there was no answer within ${this.options.timeoutMs} ms`));
    }, this.options.timeoutMs);
    const onAbort = () => {
      end.abort(signal?.reason);
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    if (signal?.aborted) onAbort();
    try {
      const response = await this.options.fetch(`${this.baseUrl}${path}${queryOf(query)}`, {
        method,
        headers: {
          authorization: `Bearer ${this.key}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // Galley never redirects, and another host must not get the key.
        redirect: 'error',
        signal: end.signal,
      });
      if (!response.ok) return { error: await readRefusal(response) };
      return { answer: await read(response) };
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof GalleyApiError) return { error: cause };
      return { error: new GalleyApiError('unreachable', 'Galley could not be reached.', { cause }) };
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    }
  }

  /** @returns how long to wait before the next try, in ms; null where there is none, or the wait would be too long */
  private waitFor(
    { code, retryAfter, status }: GalleyApiError,
    tried: number,
    isRepeatable: boolean,
  ): number | null {
    const isPassing = status === 429 || status === 503 || (code === 'unreachable' && isRepeatable);
    if (!isPassing) return null;
    if (retryAfter !== null) return retryAfter > this.options.maxWaitSeconds ? null : retryAfter * 1000;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tried);
    // Half of it is random, so that clients that were refused at the same time do not return at the same time.
    return longest * (0.5 + Math.random() / 2);
  }
}

/** @throws {GalleyApiError} `unknown` for a successful answer that is not Galley's, such as a network's sign-in page */
async function readJson<Body>(response: Response): Promise<Body> {
  const text = await response.text();
  try {
    return JSON.parse(text) as Body;
  } catch (cause) {
    const { headers, status } = response;
    throw new GalleyApiError('unknown', `The answer was ${status} and no JSON: Galley did not give it.`, {
      status,
      requestId: headers.get('x-request-id'),
      cause,
    });
  }
}

function queryOf(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of typeof value === 'object' ? value : [value]) {
      if (each !== undefined) search.append(name, String(each));
    }
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
