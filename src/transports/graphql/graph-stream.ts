import { clearInterval, setInterval } from 'node:timers';
import { execute, OperationTypeNode, type ExecutionResult } from 'graphql';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { refuse } from '../../domain/errors.js';
import { CONNECTION_LIMITS } from './sockets/graph-connection.js';
import {
  askOf,
  answerGraphErrors,
  authenticateGraph,
  contextFrom,
  readOperation,
  refuseOperators,
} from './graph-requests.js';
import type { GraphContext } from './context.js';
import type { Admitted } from './documents/document-gate.js';
import type { DocumentCost } from './documents/document-limits.js';
import { presentResult, presentThrown, toGraphError } from './graph-errors.js';
import { MAX_CONNECTIONS, type GraphParts } from './graph-parts.js';

/** Proxies cut connections on which nothing comes, many of them after half a minute. */
const KEEP_ALIVE_EVERY_MS = 12_000;

/** A comment: it keeps a connection alive and is no event. */
const KEEP_ALIVE = ':\n\n';

/** Other than the product's own for tests. */
interface StreamLimits {
  /** How long a reader may leave one event unread, in ms. */
  readonly drainTimeoutMs: number;
  readonly keepAliveEveryMs: number;
}

/**
 * GraphQL as an event stream (graphql-sse, distinct connections mode), at `/graphql/stream`, and at `/graphql` for requests
 * that would rather have one than JSON: one operation a request, each result an event `next`, and `complete` at the end. It is for clients that can send a header and read a stream, and
 * for networks that let no WebSocket through.
 *
 * A key that does not hold, a request that can't be read and a mutation by GET are answered with a status, as on
 * `/graphql`; what is wrong with what it asks (the document, its variables, its name, its extensions) is the only event
 * of the stream. A stream that ends without `complete` was cut, and is to be opened again.
 */
export function createGraphStream(
  parts: GraphParts,
  options: Partial<StreamLimits> = {},
): {
  readonly router: Router;
  /** The same for clients that ask for it at an address that has JSON as well. */
  readonly whereAsked: RequestHandler;
  readonly stop: () => Promise<void>;
} {
  const limits = {
    drainTimeoutMs: CONNECTION_LIMITS.drainTimeoutMs,
    keepAliveEveryMs: KEEP_ALIVE_EVERY_MS,
    ...options,
  };
  const open = new Set<EventStream>();
  parts.showConnections('event stream', () => open.size);
  let isStopping = false;
  const keepAlive = setInterval(() => {
    for (const events of open) events.keepAlive();
  }, limits.keepAliveEveryMs).unref();
  const router = Router();
  router.use((request, _response, next) => {
    if (request.path === '/') next();
    else next('router');
  });
  router.use(authenticateGraph(parts), refuseOperators(parts), acceptStreams, readOperation);
  router.use(async (request, response) => {
    await socketOf(response);
    // Its reader left while the key was checked or the body read, so no event would report its end.
    if (response.destroyed || !response.socket || response.socket.destroyed) return;
    if (isStopping) throw refuse('unavailable', 'The server is shutting down; reconnect.');
    const { actor } = contextFrom(response, parts.services);
    const leave = parts.connections.acquire(actor.keyId);
    if (!leave)
      throw refuse(
        'rate_limited',
        `This key has ${MAX_CONNECTIONS} connections open already; close one of them first.`,
      );
    const events = new EventStream(response, limits.drainTimeoutMs);
    open.add(events);
    response.once('close', leave);
    response.on('error', (error) => {
      parts.log.info({ err: error }, 'an event stream failed');
    });
    try {
      await stream(parts, request, events);
    } finally {
      open.delete(events);
    }
  });
  router.use(answerGraphErrors(parts.log));
  return {
    router,
    whereAsked: (request, response, next) => {
      if (prefersStream(request)) router(request, response, next);
      else next();
    },
    stop: () => {
      isStopping = true;
      clearInterval(keepAlive);
      for (const events of open) events.cut();
      return Promise.resolve();
    },
  };
}

/**
 * Requests may be pipelined on a connection, and are answered in their order. Until Node assigns it the socket, a response
 * stays in memory, and no event marks its end when the connection breaks; so a stream begins when it has the socket, and
 * one that never gets it has used nothing.
 */
function socketOf(response: Response): Promise<void> {
  return new Promise((resolve) => {
    if (response.socket || response.destroyed) resolve();
    else
      response.once('socket', () => {
        resolve();
      });
  });
}

/** Some clients name every type that they can read with every request; what they name first is what they want. */
function prefersStream(request: Request): boolean {
  const type = request.accepts([
    'application/graphql-response+json',
    'application/json',
    'text/html',
    'text/event-stream',
  ]);
  return type === 'text/event-stream';
}

/** Before the body is read: one that takes no events would wait for an answer that it can't read. */
const acceptStreams: RequestHandler = (request, _response, next) => {
  if (request.method !== 'GET' && request.method !== 'POST') {
    // The next one in line refuses it.
    next();
    return;
  }
  if (request.accepts('text/event-stream') === false) {
    const message = 'must take text/event-stream';
    throw refuse('invalid_params', `The header Accept ${message}.`, [{ path: '', message }]);
  }
  next();
};

async function stream(parts: GraphParts, request: Request, events: EventStream): Promise<void> {
  const { response } = events;
  const contextValue = contextFrom(response, parts.services);
  const { requestId } = contextValue;
  const ask = askOf(request);
  try {
    const admitted = parts.gate.admit(ask);
    if (admitted.operation.operation === OperationTypeNode.MUTATION && request.method === 'GET') {
      response
        .setHeader('Allow', 'POST')
        .status(405)
        .json({
          errors: [
            toGraphError(refuse('method_not_allowed', 'A mutation is sent by POST, not by GET.'), requestId),
          ],
        });
      return;
    }
    events.open();
    const send = sender(events, admitted.cost, (result) => presentResult(result, requestId, parts.log));
    await run(parts, admitted, contextValue, events, send);
  } catch (error) {
    await events.next({ errors: presentThrown(error, requestId, parts.log) });
  }
  events.complete();
}

type Send = (result: ExecutionResult) => Promise<boolean>;

/** The cost stands beside the first result. */
function sender(events: EventStream, cost: DocumentCost, present: (result: ExecutionResult) => object): Send {
  let beside: object = { extensions: { cost } };
  return (result) => {
    const sent = events.next({ ...present(result), ...beside });
    beside = {};
    return sent;
  };
}

async function run(
  { gate: { schema }, results }: GraphParts,
  { document, operation, operationName, variables: variableValues }: Admitted,
  contextValue: GraphContext,
  events: EventStream,
  send: Send,
): Promise<void> {
  const args = { schema, document, operationName, variableValues, contextValue };
  const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION;
  const result = isSubscription ? await results.subscribe(args) : await execute(args);
  if (!(Symbol.asyncIterator in result)) {
    await send(result);
    return;
  }
  // By hand: a reader that goes while nothing happens must end the source at once, which a loop would wait for.
  const end = () => result.return?.();
  events.onClose(() => void end());
  try {
    // It may have gone while the source was opened.
    if (!events.isOpen) return;
    for (let each = await result.next(); !each.done; each = await result.next()) {
      if (!(await send(each.value))) return;
    }
  } finally {
    await end();
  }
}

/** Events on their way to one reader: the next one is asked for when there is room for it. */
class EventStream {
  constructor(
    readonly response: Response,
    private readonly drainTimeoutMs: number,
  ) {}

  onClose(leave: () => void): void {
    this.response.once('close', leave);
  }

  /** @returns whether the reader is still there; one that takes nothing for too long is cut, and may come back */
  next(result: object): Promise<boolean> {
    this.open();
    return this.write(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
  }

  /**
   * Whether more may be written. Node calls an answer writable long after its end, while what it holds is on its way; a
   * word behind the end is an error that would end the process.
   */
  get isOpen(): boolean {
    return !this.response.writableEnded && !this.response.destroyed;
  }

  /** Only what has come to its end: a stream that is cut has none. */
  complete(): void {
    if (this.isOpen) this.response.end('event: complete\ndata:\n\n');
  }

  cut(): void {
    if (this.isOpen) this.response.end();
  }

  /** Keeps the connection alive. */
  keepAlive(): void {
    // A stream whose reader does not read gets no more; the writer cuts it after a while.
    if (this.isOpen && !this.response.writableNeedDrain) this.response.write(KEEP_ALIVE);
  }

  /** Sends the head at once: a reader who resumes may wait long for the first event. */
  open(): void {
    const { response } = this;
    if (response.headersSent || !this.isOpen) return;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Compression would keep events back until there are enough of them, and so would some proxies.
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    // Some browsers take no head for the beginning of a stream.
    response.write(KEEP_ALIVE);
  }

  private write(text: string): Promise<boolean> {
    const { response } = this;
    if (!this.isOpen) return Promise.resolve(false);
    // What does not fit into the buffers is the reader's to take.
    if (response.write(text)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(late);
        response.off('drain', settle).off('close', settle);
        resolve(this.isOpen);
      };
      const late = setTimeout(() => response.destroy(), this.drainTimeoutMs);
      response.on('drain', settle).on('close', settle);
    });
  }
}
