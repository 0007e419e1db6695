import { connect as openSocket, isIP, type Socket } from 'node:net';
import { connect as openTls } from 'node:tls';
import { isNativeError } from 'node:util/types';
import type { buildConnector } from 'undici';
import type { AddressGuard, Destination } from './address-guard.js';

/** Opens a TCP connection to one IP address. A parameter, so that a test can see the address. */
export type Connect = (target: {
  readonly address: string;
  readonly port: number;
  readonly signal: AbortSignal;
}) => Promise<Socket>;

/** Chosen: an address that drops packets must not use up the request's 15 s while other addresses are untried. */
const CONNECT_TIMEOUT_MS = 5000;

/** Chosen: a name may have dozens of addresses; if the first few fail, the host is down. */
const MAX_ADDRESSES_TRIED = 3;

/** The peer's address is not the one that was connected to: a transparent proxy, or an attack. */
export class WrongPeer extends Error {
  override readonly name = 'WrongPeer';
}

/** Opens a TCP connection with the system's sockets. */
export const connectTcp: Connect = ({ address, port, signal }) =>
  new Promise((resolve, reject) => {
    const socket = openSocket({ host: address, port, signal, noDelay: true, keepAlive: true });
    const settle = (act: () => void) => {
      socket.off('error', fail);
      act();
    };
    const fail = (error: Error) => settle(() => reject(error));
    socket.once('error', fail);
    socket.once('connect', () => settle(() => resolve(socket)));
  });

/**
 * undici's connector for one checked destination: it connects to the checked addresses themselves, so no
 * name is resolved a second time, and it checks the peer's address before it sends a byte.
 * @param trusted certificates (PEM) to trust in place of the system's
 */
export function connectorTo(
  destination: Destination,
  guard: AddressGuard,
  connect: Connect,
  trusted?: string,
): buildConnector.connector {
  return (_options, callback) => {
    connectToAny(destination, guard, connect)
      .then((socket) => (destination.secure ? secured(socket, destination.host, trusted) : socket))
      .then(
        (socket) => callback(null, socket),
        (error: unknown) => callback(isNativeError(error) ? error : new Error(String(error)), null),
      );
  };
}

async function connectToAny(
  destination: Destination,
  guard: AddressGuard,
  connect: Connect,
): Promise<Socket> {
  let lastError: unknown;
  for (const address of destination.addresses.slice(0, MAX_ADDRESSES_TRIED)) {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), CONNECT_TIMEOUT_MS);
    let socket: Socket;
    try {
      socket = await connect({ address, port: destination.port, signal: timeout.signal });
    } catch (error) {
      lastError = error;
      continue;
    } finally {
      clearTimeout(timer);
    }
    if (!guard.reached(destination, socket.remoteAddress)) {
      socket.destroy();
      throw new WrongPeer(`the connection to ${address} ended elsewhere`);
    }
    return socket;
  }
  throw lastError;
}

function secured(socket: Socket, host: string, trusted: string | undefined): Promise<Socket> {
  return new Promise((resolve, reject) => {
    // An IP literal has no server name (RFC 6066, 3); `host` is then what the certificate is checked against.
    const name = isIP(host) ? {} : { servername: host.replace(/\.$/, '') };
    const ca = trusted === undefined ? {} : { ca: trusted };
    const secure = openTls({ socket, host, ...name, ...ca, ALPNProtocols: ['http/1.1'] });
    const fail = (error: Error) => {
      clearTimeout(timer);
      secure.destroy();
      reject(error);
    };
    const timer = setTimeout(() => fail(new Error('the TLS handshake took too long')), CONNECT_TIMEOUT_MS);
    // The socket under the TLS socket emits its own errors; without a listener one would end the process.
    socket.on('error', fail);
    secure.once('error', fail);
    secure.once('secureConnect', () => {
      clearTimeout(timer);
      secure.off('error', fail);
      resolve(secure);
    });
  });
}
