import { GalleyApiError, readRefusal } from './api-error.js';
import { pause } from './pause.js';

export interface CallerOptions {
  /** Such as `https://galley.example.org`; a path before `/v1` is kept. */
  readonly baseUrl: string;
  readonly key: string;
  /** Times that a call is sent once more; default 4. */
  readonly retries?: number;
  /** The longest `Retry-After` that is waited for, in seconds; default 120. Longer ones are told at once. */
  readonly maxWaitSeconds?: number;
  /**
   * How long one try may take until its answer begins, or is whole where it is JSON, and a subscription until Galley has
   * taken its connection, in ms; default 30,000.
   */
  readonly timeoutMs?: number;
  /** Other than the one of the platform. */
  readonly fetch?: typeof fetch;
}

type QueryValue = string | number | boolean | undefined;
/** A list is sent as its parameter again and again. */
type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

export interface Call {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly query?: Query;
  readonly body?: unknown;
  /** Whether it may be sent again when nobody knows what became of it: reading, and starts with an id of our own. */
  readonly isRepeatable: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** The first wait without a `Retry-After`, in ms; each further one may be twice as long, up to the last. */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 30_000;

/** Sends calls, and sends those again that may succeed later: 429 and 503, and no answer at all. */
export class Caller {
  readonly baseUrl: string;
  private readonly options: Required<Omit<CallerOptions, 'baseUrl' | 'key'>>;
  // Not only private by name: what prints a client must not print its key.
  readonly #key: string;

  /** @throws {TypeError} for a `baseUrl` that is not of HTTP */
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
    const { method, path, query = {}, body, signal } = call;
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
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // Galley never redirects, and a key is for Galley alone.
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

  /** @returns how long to wait before the call is sent again, in ms; null where it must not be, or would wait too long */
  private waitFor(
    { code, retryAfter, status }: GalleyApiError,
    tried: number,
    isRepeatable: boolean,
  ): number | null {
    const isPassing = status === 429 || status === 503 || (code === 'unreachable' && isRepeatable);
    if (!isPassing) return null;
    if (retryAfter !== null) return retryAfter > this.options.maxWaitSeconds ? null : retryAfter * 1000;
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tried);
    // Half of it by chance, so that many who were refused together do not come back together.
    return longest * (0.5 + Math.random() / 2);
  }
}

/** @throws {GalleyApiError} `unknown` for a good answer that is not Galley's, as the sign-in page of a network is */
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
