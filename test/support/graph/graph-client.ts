import { createClient, type Client, type SubscribePayload } from 'graphql-ws';
import WebSocket from 'ws';
import type { App } from '../../../src/main/build-app.js';

export interface Closing {
  readonly code: number;
  readonly reason: string;
}

/** A GraphQL client on one real WebSocket, which never reconnects by itself. */
export interface GraphClient {
  /** What comes of an operation, in order. Throws the list of errors of one that is refused, or a `Closing`. */
  // Results come in every shape; what is there is what a test asserts.
  // oxlint-disable-next-line typescript/no-explicit-any
  follow(query: string, variables?: Readonly<Record<string, unknown>>): AsyncIterableIterator<any>;
  /** The same for a request with all its parts. */
  // oxlint-disable-next-line typescript/no-explicit-any
  run(request: SubscribePayload): AsyncIterableIterator<any>;
  /** How the socket was closed, by whichever side. */
  readonly closed: Promise<Closing>;
  close(): void;
}

/** @param params the payload of `connection_init`; by default the key, as a browser sends it */
export function openGraphClient(
  app: Pick<App, 'url'>,
  token: string | null,
  params: Readonly<Record<string, unknown>> = token === null ? {} : { authorization: `Bearer ${token}` },
): GraphClient {
  let settle: (closing: Closing) => void = () => undefined;
  const closed = new Promise<Closing>((resolve) => (settle = resolve));
  const client: Client = createClient({
    url: socketAddress(app),
    webSocketImpl: WebSocket,
    connectionParams: params,
    lazy: false,
    retryAttempts: 0,
    // The library insists on a text; what is asked for by its hash is sent without one, as other libraries do.
    jsonMessageReplacer: (key, value: unknown) =>
      key === 'payload' && isByHash(value) ? { ...value, query: undefined } : value,
    // An eager client reports a refused connection here; tests see it in `closed`.
    onNonLazyError: () => undefined,
    on: { closed: (event) => settle(event as Closing) },
  });
  return {
    closed,
    follow: (query, variables = {}) => client.iterate({ query, variables }),
    run: (request) => client.iterate(request),
    close: () => void client.dispose(),
  };
}

function isByHash(payload: unknown): payload is SubscribePayload {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'query' in payload &&
    payload.query === '' &&
    'extensions' in payload
  );
}

export function socketAddress(app: Pick<App, 'url'>): string {
  return `${app.url!.replace(/^http/, 'ws')}/graphql`;
}

/** All results of a subscription to its end. */
export async function collect<T>(results: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const result of results) all.push(result);
  return all;
}
