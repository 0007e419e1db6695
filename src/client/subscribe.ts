import { GalleyApiError, type GalleyErrorCode, type GalleyErrorParts } from './api-error.js';
import type { ArticleJob, Audit, JobError, ResearchError, ResearchReport } from './generated/graph.js';
import { pause } from './pause.js';

/** What the platform, or the package `ws`, speaks WebSocket with. */
export type WebSocketClass = new (address: string, protocols?: string | string[]) => unknown;

export interface SubscribeOptions {
  readonly baseUrl: string;
  readonly key: string;
  readonly webSocket: WebSocketClass | undefined;
  readonly signal?: AbortSignal | undefined;
}

export type JobUpdate = Pick<
  ArticleJob,
  'id' | 'version' | 'status' | 'stage' | 'progress' | 'attempt' | 'articleId'
> & { readonly error: Pick<JobError, 'code' | 'message'> | null };

export type AuditUpdate = Pick<Audit, 'id' | 'status' | 'pageCount' | 'finishedAt'>;

export type ReportUpdate = Pick<
  ResearchReport,
  'id' | 'version' | 'status' | 'stage' | 'progress' | 'attempt' | 'finishedAt'
> & { readonly error: Pick<ResearchError, 'code' | 'message'> | null };

export const JOB_PROGRESS = `subscription ($id: String!, $after: NonNegativeInt) {
  jobProgress(id: $id, after: $after) {
    id version status stage progress attempt articleId error { code message }
  }
}`;

export const EDITION_JOBS = `subscription ($slug: String!) {
  jobs(slug: $slug) {
    id version status stage progress attempt articleId error { code message }
  }
}`;

export const AUDIT_PROGRESS = `subscription ($slug: String!, $id: String!) {
  auditProgress(slug: $slug, id: $id) { id status pageCount finishedAt }
}`;

export const RESEARCH_PROGRESS = `subscription ($slug: String!, $id: String!) {
  researchProgress(slug: $slug, id: $id) {
    id version status stage progress attempt finishedAt error { code message }
  }
}`;

const RECONNECTS = 5;
const FIRST_WAIT_MS = 500;

/** Follows a job to its final state; where the connection breaks, it comes back and asks for what it has not seen. */
export async function* followJob(
  options: SubscribeOptions,
  id: string,
  after: number | null,
): AsyncGenerator<JobUpdate, void, void> {
  let seen = after;
  let broken = 0;
  for (;;) {
    try {
      for await (const { jobProgress } of subscribe<{ jobProgress: JobUpdate }>(options, JOB_PROGRESS, {
        id,
        after: seen,
      })) {
        seen = jobProgress.version;
        broken = 0;
        yield jobProgress;
      }
      return;
    } catch (error) {
      const mayPass =
        error instanceof GalleyApiError && (error.code === 'unreachable' || error.code === 'unavailable');
      if (!mayPass || broken === RECONNECTS) throw error;
    }
    await pause(FIRST_WAIT_MS * 2 ** broken, options.signal);
    broken += 1;
  }
}

/** One subscription on a connection of its own. @throws {GalleyApiError}, or the reason of the signal */
export async function* subscribe<Data>(
  { baseUrl, key, webSocket, signal }: SubscribeOptions,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): AsyncGenerator<Data, void, void> {
  signal?.throwIfAborted();
  // Loaded here: who only calls REST needs neither package.
  const { createClient } = await import('graphql-ws');
  const client = createClient({
    url: `${baseUrl.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { authorization: `Bearer ${key}` },
    webSocketImpl: webSocket ?? platformWebSocket() ?? (await import('ws')).WebSocket,
    // By itself it would ask anew for what was seen already.
    retryAttempts: 0,
  });
  const results = client.iterate<Data>({ query, variables: { ...variables } });
  const end = (): void => {
    void results.return?.();
  };
  signal?.addEventListener('abort', end, { once: true });
  try {
    for await (const { data, errors } of results) {
      if (errors) throw refusalOf(errors);
      if (data) yield data;
    }
    signal?.throwIfAborted();
  } catch (error) {
    signal?.throwIfAborted();
    throw error instanceof GalleyApiError ? error : brokenOff(error);
  } finally {
    signal?.removeEventListener('abort', end);
    await client.dispose();
  }
}

function platformWebSocket(): WebSocketClass | undefined {
  return (globalThis as { readonly WebSocket?: WebSocketClass }).WebSocket;
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

/** What the library throws: a list of errors, or how the socket was closed. */
function brokenOff(thrown: unknown): GalleyApiError {
  if (Array.isArray(thrown)) return refusalOf(thrown as readonly GraphError[]);
  const closing = typeof thrown === 'object' && thrown !== null && 'code' in thrown ? thrown.code : null;
  if (closing === 4403 || closing === 4401) {
    return new GalleyApiError('invalid_key', 'The key is not valid, or no longer.', { cause: thrown });
  }
  if (closing === 1013) {
    return new GalleyApiError('unavailable', 'Galley has no room for this connection now.', {
      cause: thrown,
    });
  }
  return new GalleyApiError('unreachable', 'The connection broke.', { cause: thrown });
}
