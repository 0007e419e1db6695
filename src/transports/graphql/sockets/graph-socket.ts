import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import { execute, GraphQLError, type ExecutionArgs } from 'graphql';
import {
  CloseCode,
  handleProtocols,
  makeServer,
  type Context,
  type ServerOptions,
  type SubscribePayload,
} from 'graphql-ws';
import { WebSocket, WebSocketServer } from 'ws';
import type { Actor } from '../../../domain/access/actor.js';
import { refuse } from '../../../domain/errors.js';
import { endsConnection } from '../../../services/access/key-watch.js';
import { bearerOf } from '../../bearer.js';
import { visibleError } from '../../error-table.js';
import { closingOf } from '../caller-left.js';
import { contextOf, type GraphContext } from '../context.js';
import { FaultyDocument } from '../documents/document-gate.js';
import type { DocumentCost } from '../documents/document-limits.js';
import {
  closeWithin,
  reasonOf,
  TOO_SLOW,
  TRY_AGAIN_LATER,
  CONNECTION_LIMITS,
  serveConnection,
  type ConnectionLimits,
  type GraphConnection,
} from './graph-connection.js';
import { presentGraphError, presentResult, toGraphError } from '../graph-errors.js';
import type { GraphParts } from '../graph-parts.js';
import { handleUpgrades } from './upgrades.js';

/** A document and its variables; nothing of ours is larger. */
const MAX_MESSAGE = 1024 * 1024;

type Socket = Context<Record<string, unknown> | undefined, GraphConnection>;

/**
 * GraphQL over WebSocket (`graphql-transport-ws`) at `/graphql`. The key comes with the handshake's
 * `Authorization` header, or, from a browser, in the payload of `connection_init` (`{ authorization: "Bearer …" }`).
 *
 * @param options limits other than the product's own, for tests
 * @returns closes every connection, each with a code that tells its client to come back
 */
export function serveGraphSocket(
  parts: GraphParts,
  httpServer: Server,
  options: Partial<ConnectionLimits> = {},
): () => Promise<void> {
  const limits = { ...CONNECTION_LIMITS, ...options };
  const { log, pace, messages } = parts;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MAX_MESSAGE,
    handleProtocols,
    // One message of a connection a tick of the event loop: a packet holds thousands, and others wait meanwhile.
    allowSynchronousEvents: false,
  });
  parts.showConnections('websocket', () => sockets.clients.size);
  const protocol = makeServer(hooksOf(parts, limits));
  let isStopping = false;
  const upgradeOptions = { log, web: parts.web, isStopping: () => isStopping };
  handleUpgrades(httpServer, sockets, upgradeOptions, (socket, request, stream) => {
    serveConnection({ protocol, limits, pace, messages, log }, socket, request, stream);
  });
  return async () => {
    isStopping = true;
    const reason = reasonOf('unavailable', 'The server is shutting down; reconnect.');
    for (const socket of sockets.clients) closeWithin(limits.closedWithinMs, socket, 1001, reason);
    await new Promise<void>((resolve) => {
      sockets.close(() => {
        resolve();
      });
    });
  };
}

/** What happens at each step of the protocol. */
function hooksOf(
  parts: GraphParts,
  { drainTimeoutMs }: ConnectionLimits,
): ServerOptions<Record<string, unknown> | undefined, GraphConnection> {
  const costs = new WeakMap<ExecutionArgs, DocumentCost>();
  const releases = new WeakMap<ExecutionArgs, () => void>();
  const withSlot =
    <Result>(run: (args: ExecutionArgs) => Result | Promise<Result>) =>
    async (args: ExecutionArgs): Promise<Result> => {
      try {
        const { actor } = args.contextValue as GraphContext;
        return await parts.access.onBehalfOf(actor, () => run(args));
      } finally {
        releases.get(args)?.();
      }
    };
  return {
    onConnect: async (socket) => {
      try {
        const actor = await parts.access.authenticate(keyOf(socket));
        const leave = parts.connections.acquire(actor.keyId);
        if (!leave) throw refuse('rate_limited', 'This key has too many connections open already.');
        hold(parts, socket.extra, actor, leave);
        return true;
      } catch (error) {
        const { code } = visibleError(error);
        // An operator's key reaches nothing here, however often it comes.
        if (endsConnection(error) || code === 'forbidden')
          socket.extra.socket.close(CloseCode.Forbidden, code);
        else {
          if (code !== 'rate_limited') parts.log.error({ err: error }, 'a WebSocket could not be opened');
          const closing = code === 'internal' ? CloseCode.InternalServerError : TRY_AGAIN_LATER;
          socket.extra.socket.close(closing, code);
        }
        return true;
      }
    },
    onSubscribe: async (socket, id, payload) => {
      const requestId = randomUUID();
      const { opening } = socket.extra;
      // The library knows operations by their ids alone: of two with the same id it would never end the first.
      if (opening.has(id)) {
        const isOpen = 'An operation with this id is already open.';
        socket.extra.socket.close(CloseCode.SubscriberAlreadyExists, reasonOf('conflict', isOpen));
        return [toGraphError(refuse('conflict', isOpen), requestId)];
      }
      opening.add(id);
      const leave = await acquireSlot(parts, socket);
      try {
        // Its reader may have left by now; then the answer is not shown.
        if (!(id in socket.subscriptions)) throw refuse('conflict', 'The operation has already ended.');
        const { args, cost } = await prepare(parts, socket, payload, requestId);
        costs.set(args, cost);
        releases.set(args, leave);
        return args;
      } catch (error) {
        leave();
        opening.delete(id);
        if (endsConnection(error)) socket.extra.socket.close(CloseCode.Forbidden, error.code);
        if (error instanceof FaultyDocument) return error.faults.map((fault) => named(fault, requestId));
        return [toGraphError(visibleError(error), requestId)];
      }
    },
    execute: withSlot(execute),
    subscribe: withSlot((args) => parts.results.subscribe(args)),
    onOperation: (socket, id, _payload, args, result) => {
      socket.extra.opening.delete(id);
      const { actor, requestId } = args.contextValue as GraphContext;
      if (!(Symbol.asyncIterator in result)) return result;
      // A generator runs in the context of its reader, which is the library here and acts for no account.
      const source = result[Symbol.asyncIterator]();
      const next = () => parts.access.onBehalfOf(actor, () => source.next());
      const leave = async () => source.return?.(undefined) ?? { done: true as const, value: undefined };
      return guarded(socket, { next, return: leave }, requestId, drainTimeoutMs);
    },
    onNext: (_socket, _id, _payload, args, result) => {
      const { requestId } = args.contextValue as GraphContext;
      const cost = costs.get(args);
      if (!result.errors && !cost) return;
      // Said once an operation, beside its first result.
      costs.delete(args);
      return { ...presentResult(result, requestId, parts.log), ...(cost ? { extensions: { cost } } : {}) };
    },
    onError: (_socket, _id, _payload, errors) =>
      errors.map((error) => {
        const requestId = error.extensions['requestId'];
        return presentGraphError(
          error.toJSON(),
          error,
          typeof requestId === 'string' ? requestId : '',
          parts.log,
        );
      }),
  };
}

/** A connection of a known caller, until one of the two ends it or the key no longer holds. */
function hold(parts: GraphParts, connection: GraphConnection, actor: Actor, leave: () => void): void {
  const { socket } = connection;
  if (socket.readyState !== WebSocket.OPEN) {
    leave();
    return;
  }
  const stop = parts.keyWatch.watch(actor, (code) => {
    socket.close(CloseCode.Forbidden, code);
  });
  socket.once('close', () => {
    stop();
    leave();
  });
  connection.admit(actor);
}

/**
 * Thousands of operations may come in one packet, and each would ask the database at once. Those of a key that have to
 * wait keep their connection from being read, so that few of them do.
 */
async function acquireSlot({ operations }: GraphParts, { extra }: Socket): Promise<() => void> {
  const slot = operations.acquire(extra.actor?.keyId ?? '');
  return slot instanceof Promise ? extra.readNothingUntil(slot) : slot;
}

/** Refused keys and faulty documents are found here, before anything runs. */
async function prepare(
  parts: GraphParts,
  socket: Socket,
  payload: SubscribePayload,
  requestId: string,
): Promise<{ readonly args: ExecutionArgs; readonly cost: DocumentCost }> {
  if (!socket.extra.actor) throw new Error('an operation came before its connection was opened');
  const actor = await parts.access.authenticateAgain(socket.extra.actor);
  const { document, operationName, variables, cost } = parts.gate.admit(payload);
  const contextValue = contextOf({
    caller: actor,
    requestId,
    services: parts.services,
    callerLeft: () => {
      const { socket: connection } = socket.extra;
      return closingOf(connection, connection.readyState === WebSocket.CLOSED);
    },
    // A message has no fields for it.
    showPaidActions: () => undefined,
  });
  return {
    args: { schema: parts.gate.schema, document, operationName, variableValues: variables, contextValue },
    cost,
  };
}

/** The library hands errors on without their request; so the error carries its id. */
function named(error: GraphQLError, requestId: string): GraphQLError {
  error.extensions['requestId'] = requestId;
  return error;
}

function keyOf(socket: Socket): string | null {
  const { authorization } = socket.extra.request.headers;
  if (authorization !== undefined) return bearerOf(authorization);
  const params = socket.connectionParams ?? {};
  const given = params['authorization'] ?? params['Authorization'];
  return typeof given === 'string' ? bearerOf(given) : null;
}

function ofRequest(error: unknown, requestId: string): GraphQLError {
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError('The operation failed.', { originalError, extensions: { requestId } });
}

/**
 * What goes out on a socket. A subscription that is refused midway, because its key was revoked, ends its whole connection.
 * So does a reader who does not take what is sent, with a code on which clients come back and resume: the library asks for
 * the next result when the last one has left the process, so no more than one is ever held for a subscription, and the time
 * until then is the reader's.
 *
 * No generator: its `return()` would wait for the event that the leaving reader no longer wants. And no async functions, of
 * which each of thousands of subscriptions would have one waiting.
 */
function guarded<T>(
  socket: Socket,
  source: AsyncIterator<T>,
  requestId: string,
  drainTimeoutMs: number,
): AsyncIterableIterator<T> {
  const end = { done: true, value: undefined } as const;
  let late: NodeJS.Timeout | null = null;
  let isRead = true;
  let slow = false;
  let hasLeft = false;
  const { shown } = socket.extra;
  const leave = async () => {
    hasLeft = true;
    shown.delete(leave);
    if (late) clearTimeout(late);
    await source.return?.();
    return end;
  };
  shown.add(leave);
  const give = (result: IteratorResult<T>): IteratorResult<T> => {
    if (result.done) {
      shown.delete(leave);
      if (late) clearTimeout(late);
      return result;
    }
    isRead = false;
    // Data for a reader that has left starts no timer, because no code would clear it.
    if (hasLeft) return end;
    // One timer for all results: it goes on when one is taken, and means nothing then.
    if (late) late.refresh();
    else
      late = setTimeout(() => {
        if (isRead) return;
        slow = true;
        socket.extra.socket.close(TRY_AGAIN_LATER, TOO_SLOW);
      }, drainTimeoutMs);
    return result;
  };
  const refuseOn = (error: unknown): typeof end => {
    shown.delete(leave);
    if (late) clearTimeout(late);
    if (!endsConnection(error)) throw ofRequest(error, requestId);
    socket.extra.socket.close(CloseCode.Forbidden, error.code);
    return end;
  };
  return {
    [Symbol.asyncIterator]() {
      return this;
    },
    next: () => {
      isRead = true;
      // The library would go on until the other side has answered the closing.
      return slow ? leave() : source.next().then(give, refuseOn);
    },
    return: leave,
  };
}
