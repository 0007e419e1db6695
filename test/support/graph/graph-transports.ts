import type { FormattedExecutionResult, GraphQLFormattedError } from 'graphql';
import type { App } from '../../../src/main/build-app.js';
import { openGraphClient, type Closing } from './graph-client.js';

export interface GraphAsk {
  readonly query?: string;
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** What came of an operation, by whatever transport. */
export interface GraphOutcome {
  readonly results: readonly FormattedExecutionResult[];
  /** Of a refusal, or of results that have some. */
  readonly errors: readonly GraphQLFormattedError[];
  /** How a WebSocket was closed, or the status of an answer; null where that says nothing. */
  readonly status: number;
}

export type GraphTransport = (app: App, token: string | null, ask: GraphAsk) => Promise<GraphOutcome>;

const posted = (app: App, path: string, token: string | null, ask: GraphAsk, accept: string) =>
  fetch(app.url! + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(ask),
  });

function outcome(status: number, results: readonly FormattedExecutionResult[]): GraphOutcome {
  return { status, results, errors: results.flatMap(({ errors }) => errors ?? []) };
}

const overHttp: GraphTransport = async (app, token, ask) => {
  const response = await posted(app, '/graphql', token, ask, 'application/graphql-response+json');
  return outcome(response.status, [(await response.json()) as FormattedExecutionResult]);
};

const overStream: GraphTransport = async (app, token, ask) => {
  const response = await posted(app, '/graphql/stream', token, ask, 'text/event-stream');
  const text = await response.text();
  if (!response.ok) return outcome(response.status, [JSON.parse(text) as FormattedExecutionResult]);
  return outcome(
    response.status,
    eventsIn(text)
      .map(({ data }) => data)
      .filter((data) => data !== null),
  );
};

/** The events of a whole stream, without what keeps it alive. */
export function eventsIn(
  text: string,
): { readonly event: string; readonly data: FormattedExecutionResult | null }[] {
  return text
    .split('\n\n')
    .filter((part) => part.startsWith('event: '))
    .map((part) => {
      const [event = '', data = ''] = part.split('\n');
      const json = data.replace(/^data: ?/, '');
      return {
        event: event.replace('event: ', ''),
        data: json === '' ? null : (JSON.parse(json) as FormattedExecutionResult),
      };
    });
}

const overSocket: GraphTransport = async (app, token, ask) => {
  const client = openGraphClient(app, token);
  const results: FormattedExecutionResult[] = [];
  try {
    for await (const result of client.run({ query: '', ...ask }))
      results.push(result as FormattedExecutionResult);
    return outcome(1000, results);
  } catch (thrown) {
    if (Array.isArray(thrown)) return { status: 1000, results, errors: thrown as GraphQLFormattedError[] };
    const { code, reason } = thrown as Closing;
    return { status: code, results, errors: [{ message: reason, extensions: {} }] };
  } finally {
    client.close();
  }
};

/** The three ways in, each of which takes the same and is to answer the same. */
export const GRAPH_TRANSPORTS: readonly (readonly [name: string, run: GraphTransport])[] = [
  ['HTTP', overHttp],
  ['a WebSocket', overSocket],
  ['an event stream', overStream],
];
