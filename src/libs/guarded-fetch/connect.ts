import { connect as openSocket, isIP, type Socket } from 'node:net';
import { connect as openTls } from 'node:tls';
import { isNativeError } from 'node:util/types';
import type { buildConnector } from 'undici';
import type { AddressGuard, Destination } from './address-guard.js';

/** Opens a TCP connection to one IP address. A function of its own, so that a test can see where it would go. */
export type Connect = (target: {
  readonly address: string;
  readonly port: number;
  readonly signal: AbortSignal;
}) => Promise<Socket>;

/** A host that swallows packets must not use up the whole request's 15 s while its other addresses go untried. */
const CONNECT_TIMEOUT_MS = 5000;

/** A name may have dozens of addresses; past a few, the host is down. */
const MAX_ADDRESSES_TRIED = 3;

/** A socket ended somewhere else than where it was sent: a transparent proxy, or a lie. */
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
 * undici's connector for one checked destination: it connects to the checked addresses themselves, so nothing is
 * resolved a second time, and looks at who answered before a byte is sent.
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
    // The connection under the TLS one has errors of its own; unheard, one would end the process.
    socket.on('error', fail);
    secure.once('error', fail);
    secure.once('secureConnect', () => {
      clearTimeout(timer);
      secure.off('error', fail);
      resolve(secure);
    });
  });
}
