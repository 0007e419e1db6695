import { eventsIn } from '../graph/graph-transports.js';
import type { App } from '../../../src/main/build-app.js';
import type { Answer } from '../server/test-galley.js';

/** What the console's own pages send with every request, as browsers do for them. */
export const OURS = { 'x-galley-console': '1', 'sec-fetch-site': 'same-origin' };

type Headers = Readonly<Record<string, string>>;

/** A request of a page; `undefined` in a header leaves it out. */
export async function ask(
  app: App,
  method: string,
  path: string,
  { body, headers = OURS }: { readonly body?: unknown; readonly headers?: Headers } = {},
): Promise<Answer & { readonly cookie: string | null }> {
  const response = await fetch(app.url! + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /[/+]json\b/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    headers: response.headers,
    body: isJson ? JSON.parse(text) : text,
    cookie: response.headers.get('set-cookie'),
  };
}

/** Signs in by a key. @returns the cookie as a browser sends it back */
export async function signIn(app: App, key: string, headers: Headers = {}): Promise<string> {
  const answer = await ask(app, 'POST', '/console/session', {
    body: { key },
    headers: { ...OURS, ...headers },
  });
  if (answer.status !== 204 || answer.cookie === null)
    throw new Error(`the sign-in was answered by ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.cookie.split(';')[0]!;
}

/** A document that a page sends with its cookie. */
export function graphBy(
  app: App,
  cookie: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  headers: Headers = OURS,
) {
  return ask(app, 'POST', '/graphql', { body: { query, variables }, headers: { ...headers, cookie } });
}

/** Opens a subscription as a page does. @returns what it said from its beginning to its end */
export async function streamBy(
  app: App,
  cookie: string,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly status: number; readonly ended: Promise<ReturnType<typeof eventsIn>> }> {
  const response = await fetch(`${app.url!}/graphql`, {
    method: 'POST',
    headers: { ...OURS, cookie, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, ended: response.text().then(eventsIn) };
}
