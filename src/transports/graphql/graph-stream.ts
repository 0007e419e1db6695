import { clearInterval, setInterval } from 'node:timers';
import { execute, OperationTypeNode, type ExecutionResult } from 'graphql';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { refuse } from '../../domain/errors.js';
import { askOf, answerGraphErrors, authenticateGraph, contextFrom, readOperation } from './graph-requests.js';
import type { GraphContext } from './context.js';
import type { Admitted } from './document-gate.js';
import type { DocumentCost } from './document-limits.js';
import { presentResult, presentThrown, toGraphError } from './graph-errors.js';
import { MAX_CONNECTIONS, type GraphParts } from './graph-parts.js';
import { TAKEN_WITHIN_MS } from './graph-socket.js';

/** Proxies cut connections on which nothing comes, many of them after half a minute. */
const BREATHE_EVERY_MS = 12_000;

/** A comment: it keeps a connection alive and is no event. */
const BREATH = ':\n\n';

/**
 * GraphQL as an event stream (graphql-sse, distinct connections mode) at `/graphql/stream`: one operation a request, each
 * result an event `next`, and `complete` at the end. It is for clients that can send a header and read a stream, and
 * for networks that let no WebSocket through.
 *
 * What is wrong with a request is answered as on `/graphql`; what is wrong with its document is the only event of the
 * stream. A stream that ends without `complete` was cut, and is to be opened again.
 *
 * @param takenWithinMs other than the product's own for tests
 */
export function createGraphStream(
  parts: GraphParts,
  takenWithinMs = TAKEN_WITHIN_MS,
): { readonly router: Router; readonly stop: () => Promise<void> } {
  const open = new Set<Response>();
  const breathing = setInterval(() => {
    // One that does not take what it has is not given more; whoever writes to it cuts it in time.
    for (const response of open) if (!response.writableNeedDrain) response.write(BREATH);
  }, BREATHE_EVERY_MS).unref();
  const router = Router();
  router.use((request, _response, next) => {
    if (request.path === '/') next();
    else next('router');
  });
  router.use(authenticateGraph(parts.access), acceptStreams, readOperation);
  router.use(async (request, response) => {
    const { actor } = contextFrom(response, parts.services);
    const leave = parts.connections.take(actor.keyId);
    if (!leave)
      throw refuse(
        'rate_limited',
        `This key has ${MAX_CONNECTIONS} connections open already; close one of them first.`,
      );
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      leave();
    });
    await stream(parts, request, new EventStream(response, takenWithinMs));
  });
  router.use(answerGraphErrors(parts.log));
  return {
    router,
    stop: () => {
      clearInterval(breathing);
      for (const response of open) response.end();
      return Promise.resolve();
    },
  };
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
  events.onClose(() => void result.return?.());
  for (let each = await result.next(); !each.done; each = await result.next()) {
    if (!(await send(each.value))) return;
  }
}

/** Events on their way to one reader: the next one is asked for when there is room for it. */
class EventStream {
  constructor(
    readonly response: Response,
    private readonly takenWithinMs: number,
  ) {}

  onClose(leave: () => void): void {
    this.response.once('close', leave);
  }

  /** @returns whether the reader is still there; one that takes nothing for too long is cut, and may come back */
  next(result: object): Promise<boolean> {
    this.open();
    return this.write(`event: next\ndata: ${JSON.stringify(result)}\n\n`);
  }

  /** Only what has come to its end: a stream that is cut has none. */
  complete(): void {
    if (this.response.writable) this.response.end('event: complete\ndata:\n\n');
  }

  /** Sends the head at once: a reader who resumes may wait long for the first event. */
  open(): void {
    const { response } = this;
    if (response.headersSent || !response.writable) return;
    response.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      // Compression would keep events back until there are enough of them, and so would some proxies.
      'Cache-Control': 'private, no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    // Some browsers take no head for the beginning of a stream.
    response.write(BREATH);
  }

  private write(text: string): Promise<boolean> {
    const { response } = this;
    if (!response.writable) return Promise.resolve(false);
    // What does not fit into the buffers is the reader's to take.
    if (response.write(text)) return Promise.resolve(true);
    return new Promise((resolve) => {
      const settle = () => {
        clearTimeout(late);
        response.off('drain', settle).off('close', settle);
        resolve(response.writable);
      };
      const late = setTimeout(() => response.destroy(), this.takenWithinMs);
      response.on('drain', settle).on('close', settle);
    });
  }
}
