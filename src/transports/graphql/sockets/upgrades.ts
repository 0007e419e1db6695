import { randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, IncomingMessage, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocket, WebSocketServer } from 'ws';
import { type GalleyError, refuse } from '../../../domain/errors.js';
import { ERROR_TABLE } from '../../error-table.js';
import { refusalHeaders } from '../../response-headers.js';
import { requestIdOf, type RequestLog } from '../../request-log.js';
import { presentProblem } from '../../rest/middleware/problems.js';
import { basePathOf, withoutBasePath, type WebOptions } from '../../web-options.js';
import { canParseUrl } from '../../../libs/urls/index.js';

/**
 * For `createServer`: a request that would rather speak something else than a WebSocket, such as the `h2c` that some
 * clients offer with every first request, is a request like others. Node would give each of them to the listener for
 * upgrades as soon as there is one, and it would get no answer. That Node reads this field is not documented; decision 26
 * says what takes its place without Node 20.
 */
export class OnlyWebSocketsUpgrade extends IncomingMessage {
  private asksForIt: boolean | null = null;

  /**
   * Node sets it to what the client asked for, and reads it to decide who gets the request. Behind one that is no HTTP any
   * more it reads no others: of a connection that was cut, it would hand over all that came in the same packet.
   */
  get upgrade(): boolean | null {
    if (this.socket.destroyed) return true;
    return this.asksForIt && (this.method === 'CONNECT' || asksForWebSocket(this));
  }

  set upgrade(asked: boolean | null) {
    this.asksForIt = asked;
  }
}

function asksForWebSocket({ headers }: IncomingMessage): boolean {
  return headers.upgrade?.toLowerCase() === 'websocket';
}

export interface UpgradeOptions {
  readonly log: RequestLog;
  readonly web: WebOptions;
  readonly isStopping: () => boolean;
}

/** Gives each WebSocket at `/graphql` to `take`, with what it came on; all others are refused as problems are. */
export function handleUpgrades(
  httpServer: Server,
  sockets: WebSocketServer,
  { log, web, isStopping }: UpgradeOptions,
  take: (connection: WebSocket, request: IncomingMessage, socket: Duplex) => void,
): void {
  const ids = new WeakMap<IncomingMessage, string>();
  const refuseWith = (
    request: IncomingMessage,
    socket: Duplex,
    error: GalleyError,
    headers: Readonly<Record<string, string>> = {},
  ) => {
    const requestId = ids.get(request) ?? randomUUID();
    // As on the rest of `/graphql`, whose clients look for that one status.
    const status = error.code === 'invalid_params' ? 400 : ERROR_TABLE[error.code].status;
    const path = (request.url ?? '').split('?')[0];
    log.info({ requestId, method: request.method, path, status }, 'a WebSocket was refused');
    // No other listener is left: without this one, a caller that hangs up here would end the process.
    socket.on('error', () => socket.destroy());
    // A caller that never hangs up would keep it open, and the process from ending.
    socket.once('finish', () => socket.destroy());
    const body = JSON.stringify({ ...presentProblem(error, requestId), status });
    const fields = {
      Connection: 'close',
      'Content-Type': 'application/problem+json; charset=utf-8',
      'Content-Length': String(Buffer.byteLength(body)),
      'X-Request-Id': requestId,
      ...refusalHeaders(error.code),
      ...headers,
    };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${lines.join('')}\r\n${body}`);
  };
  sockets.on('headers', (headers, request) => {
    headers.push(`X-Request-Id: ${ids.get(request) ?? randomUUID()}`);
  });
  sockets.on('wsClientError', (error, socket, request) => {
    if (request.method === 'GET') {
      const fault = { path: '', message: error.message };
      const refused = refuse('invalid_params', `This is not a valid WebSocket request: ${error.message}.`, [
        fault,
      ]);
      refuseWith(request, socket, refused, { 'Sec-WebSocket-Version': '13' });
    } else {
      const refused = refuse('method_not_allowed', 'A WebSocket is opened by GET.');
      refuseWith(request, socket, refused, { Allow: 'GET' });
    }
  });
  httpServer.on('upgrade', (request, socket, head) => {
    if (socket.destroyed) return;
    ids.set(request, requestIdOf(request.headers['x-request-id'], randomUUID));
    const path = withoutBasePath(request.url ?? '', basePathOf(web)).split('?')[0];
    if (path !== '/graphql') {
      refuseWith(request, socket, refuse('not_found', 'There is no WebSocket at this path.'));
    } else if (!isOwnOrigin(request.headers, web)) {
      refuseWith(request, socket, refuse('forbidden', 'Pages of this origin may not open a WebSocket here.'));
    } else if (isStopping()) {
      refuseWith(request, socket, refuse('unavailable', 'The server is shutting down; reconnect.'));
    } else {
      sockets.handleUpgrade(request, socket, head, (connection) => {
        take(connection, request, socket);
      });
    }
  });
}

/**
 * Whether a WebSocket may be opened from where it comes: from a program, which says no origin, from a page of our own
 * address, or from one that the operator names. Browsers keep foreign pages from reading answers of HTTP by themselves;
 * a WebSocket they would let through.
 */
function isOwnOrigin({ origin, host }: IncomingHttpHeaders, { publicUrl, origins }: WebOptions): boolean {
  if (origin === undefined || origins === 'any') return true;
  // Pages of a sandbox, and files, have the origin `null`.
  if (!canParseUrl(origin)) return false;
  const from = new URL(origin);
  const own = publicUrl === null ? null : new URL(publicUrl).origin;
  return from.host === host?.toLowerCase() || from.origin === own || origins.includes(from.origin);
}
