import { GalleyApiError, type GalleyErrorCode, type GalleyErrorParts } from './api-error.js';
import type {
  ArticleJob,
  Audit,
  Edition,
  Event,
  JobError,
  ResearchError,
  ResearchReport,
} from './generated/graph.js';
import { Inbox } from './inbox.js';

/** The WebSocket class of the platform, or of the package `ws`. */
export type WebSocketClass = new (address: string, protocols?: string | string[]) => unknown;

export interface SubscribeOptions {
  readonly baseUrl: string;
  readonly key: string;
  readonly webSocket: WebSocketClass | undefined;
  /** Time-out until Galley has acknowledged the connection, and until it answers a ping, in ms. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  /** Called when Galley has accepted the connection and its key. */
  readonly onConnected?: () => void;
  /** Time without a message before the connection is probed, in ms; for tests, default the client's own. */
  readonly pingEveryMs?: number;
}

export type JobUpdate = Pick<
  ArticleJob,
  'id' | 'version' | 'status' | 'title' | 'stage' | 'progress' | 'attempt' | 'articleId'
> & { readonly error: Pick<JobError, 'code' | 'message'> | null };

/** A job among others, which may be of several editions. */
export type ListedJobUpdate = JobUpdate & { readonly edition: Pick<Edition, 'id'> };

/**
 * What is said of the jobs of an edition or an account. The present state, which comes first on every connection, is each job that is not final,
 * and `PRESENT_END` behind them.
 */
export type JobsUpdate =
  | { readonly kind: 'PRESENT' | 'CHANGE'; readonly job: ListedJobUpdate }
  | { readonly kind: 'PRESENT_END'; readonly job: null };

export type AuditUpdate = Pick<Audit, 'id' | 'status' | 'pageCount' | 'finishedAt'>;

export type ReportUpdate = Pick<
  ResearchReport,
  'id' | 'version' | 'status' | 'stage' | 'progress' | 'attempt' | 'finishedAt'
> & { readonly error: Pick<ResearchError, 'code' | 'message'> | null };

/** What became of something of the account; `data` has its names in camel case. */
export type EventUpdate = Pick<
  Event,
  'id' | 'type' | 'at' | 'sequence' | 'kind' | 'objectId' | 'editionId' | 'data'
>;

export const EVENTS = `subscription ($filter: EventWatchFilter) {
  events(filter: $filter) { id type at sequence kind objectId editionId data }
}`;

export const JOB_PROGRESS = `subscription ($id: ID!, $after: Int) {
  jobProgress(id: $id, after: $after) {
    id version status title stage progress attempt articleId error { code message }
  }
}`;

export const JOBS = `subscription ($edition: ID) {
  jobs(edition: $edition) {
    kind
    job { id version status title stage progress attempt articleId edition { id } error { code message } }
  }
}`;

export const AUDIT_PROGRESS = `subscription ($id: ID!) {
  auditProgress(id: $id) { id status stage progress pageCount finishedAt }
}`;

export const RESEARCH_PROGRESS = `subscription ($id: ID!) {
  researchProgress(id: $id) {
    id version status stage progress attempt finishedAt error { code message }
  }
}`;

/** A network may drop a silent connection without notice; pings prevent that, or detect it. */
const PING_EVERY_MS = 20_000;

/** Time-out of the closing handshake, in ms. `ws` would hold the process for 30 seconds. */
const CLOSED_WITHIN_MS = 1000;

/** One subscription on a connection of its own. @throws {GalleyApiError}, or the reason of the signal */
export async function* subscribe<Data>(
  { baseUrl, key, webSocket, timeoutMs, signal, onConnected, pingEveryMs = PING_EVERY_MS }: SubscribeOptions,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): AsyncGenerator<Data, void, void> {
  signal?.throwIfAborted();
  // Loaded on demand: clients that only call REST need neither package.
  const { createClient } = await import('graphql-ws/client');
  const Given = webSocket ?? platformWebSocket() ?? (await import('ws')).WebSocket;
  signal?.throwIfAborted();

  const inbox = new Inbox<Result<Data>>();
  let isTaken = false;
  let late: ReturnType<typeof setTimeout> | undefined;
  const expect = (what: string): void => {
    late = setTimeout(() => {
      inbox.fail(new GalleyApiError('unreachable', `There was no ${what} within ${timeoutMs} ms.`));
    }, timeoutMs);
  };
  // The library passes a socket on when it is open, and one that never opens must be closed, too.
  let socket: Socket | undefined;
  const Kept = new Proxy(Given, {
    construct: (Class, [address, protocols]: [string, string]) =>
      (socket = new Class(address, protocols) as Socket),
  });
  const client = createClient({
    url: `${baseUrl.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { authorization: `Bearer ${key}` },
    webSocketImpl: Kept,
    // By itself the library would resubscribe and receive the same results again.
    retryAttempts: 0,
    keepAlive: pingEveryMs,
    on: {
      connected: () => {
        isTaken = true;
        clearTimeout(late);
        onConnected?.();
      },
      // The library also pings before the acknowledgement; until then the time-out of the connection applies.
      ping: (isReceived) => {
        if (isTaken && !isReceived) expect('answer to a ping');
      },
      pong: (isReceived) => {
        if (isTaken && isReceived) clearTimeout(late);
      },
      closed: (event) => {
        inbox.fail(brokenOff(event));
        // A closing with 1000 would make the library reconnect, whatever its retry option.
        leave();
      },
    },
  });
  expect('connection');
  const leave = client.subscribe<Data>(
    { query, variables: { ...variables } },
    {
      next: (result) => {
        inbox.push(result);
      },
      error: (error) => {
        inbox.fail(brokenOff(error));
      },
      complete: () => {
        inbox.close();
      },
    },
  );
  const abort = (): void => {
    inbox.cut(signal?.reason);
    // A slow reader reaches the end below late, or never, so the subscription is ended here.
    leave();
  };
  signal?.addEventListener('abort', abort, { once: true });
  try {
    for await (const { data, errors } of inbox.read()) {
      if (errors) throw refusalOf(errors);
      if (data) yield data;
    }
  } finally {
    signal?.removeEventListener('abort', abort);
    clearTimeout(late);
    leave();
    hangUp(socket);
  }
}

/** The used part of a WebSocket; only that of `ws` can be terminated. */
interface Socket {
  close(code: number, reason: string): void;
  terminate?(): void;
}

function hangUp(socket: Socket | undefined): void {
  if (!socket) return;
  socket.close(1000, 'Normal Closure');
  if (!socket.terminate) return;
  setTimeout(() => socket.terminate?.(), CLOSED_WITHIN_MS).unref();
}

function platformWebSocket(): WebSocketClass | undefined {
  return (globalThis as { readonly WebSocket?: WebSocketClass }).WebSocket;
}

interface Result<Data> {
  readonly data?: Data | null | undefined;
  readonly errors?: readonly GraphError[] | undefined;
}

interface GraphError {
  readonly message: string;
  readonly extensions?: Readonly<Record<string, unknown>> | undefined;
}

function refusalOf(errors: readonly GraphError[]): GalleyApiError {
  const [first] = errors;
  const { code, requestId, retryAfter, errors: faults } = first?.extensions ?? {};
  return new GalleyApiError(
    typeof code === 'string' ? (code as GalleyErrorCode) : 'unknown',
    first?.message ?? 'The subscription was refused.',
    {
      requestId: typeof requestId === 'string' ? requestId : null,
      retryAfter: typeof retryAfter === 'number' ? retryAfter : null,
      errors: Array.isArray(faults) ? (faults as NonNullable<GalleyErrorParts['errors']>) : [],
      cause: errors,
    },
  );
}

/** What Galley says with every refusal of this code. */
const RETRY_AFTER_SECONDS = 60;

/** The codes that Galley closes a connection with: the reason of the closing begins with one of them. */
const CLOSED_BY = [
  'invalid_key',
  'account_closed',
  'forbidden',
  'rate_limited',
  'payload_too_large',
  'invalid_params',
  'conflict',
  'unavailable',
  'internal',
] as const satisfies readonly GalleyErrorCode[];

/** Errors of the library: a list of errors, or the close event of the socket. */
function brokenOff(thrown: unknown): GalleyApiError {
  if (Array.isArray(thrown)) return refusalOf(thrown as readonly GraphError[]);
  const reason = typeof thrown === 'object' && thrown !== null && 'reason' in thrown ? thrown.reason : null;
  const [said, ...sentence] = typeof reason === 'string' ? reason.split(': ') : [];
  const code = CLOSED_BY.find((each) => each === said);
  if (code === undefined)
    return new GalleyApiError('unreachable', 'The connection broke.', { cause: thrown });
  return new GalleyApiError(code, sentence.join(': ') || 'Galley closed the connection.', {
    retryAfter: code === 'rate_limited' ? RETRY_AFTER_SECONDS : null,
    cause: thrown,
  });
}
