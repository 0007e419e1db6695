import { isIP } from 'node:net';
import { checkServerIdentity, connect as openTls, type TLSSocket } from 'node:tls';
import type { AddressGuard, Destination } from './address-guard.js';
import { WrongPeer, type Connect } from './connect.js';
import type { CertificateFacts } from './site-answer.js';

const DAY_MS = 86_400_000;

/**
 * What the certificate at an https destination says. One that is not valid is just what is to be told of, so none is
 * refused.
 * @returns null where there is no certificate to read
 * @throws {WrongPeer} or whatever broke the connection; no byte is sent to another address than the checked one
 */
export async function readCertificate(
  destination: Destination,
  guard: AddressGuard,
  connect: Connect,
  now: Date,
  signal: AbortSignal,
): Promise<CertificateFacts | null> {
  const [address] = destination.addresses;
  if (!destination.secure || address === undefined) return null;
  const socket = await connect({ address, port: destination.port, signal });
  // One of its errors is heard by the TLS connection; any other, unheard, would end the process.
  socket.on('error', () => undefined);
  const hangUp = () => socket.destroy();
  signal.addEventListener('abort', hangUp, { once: true });
  try {
    if (!guard.reached(destination, socket.remoteAddress))
      throw new WrongPeer(`the connection to ${address} ended elsewhere`);
    const host = destination.host.replace(/\.$/, '');
    return await new Promise((resolve, reject) => {
      // An IP literal has no server name (RFC 6066, 3).
      const name = isIP(host) ? {} : { servername: host };
      const secure = openTls({ socket, host, ...name, rejectUnauthorized: false });
      secure.on('error', reject);
      secure.once('close', () => reject(new Error('the connection was closed')));
      secure.once('secureConnect', () => resolve(factsOf(secure, host, now)));
    });
  } finally {
    signal.removeEventListener('abort', hangUp);
    socket.destroy();
  }
}

function factsOf(secure: TLSSocket, host: string, now: Date): CertificateFacts | null {
  const certificate = secure.getPeerCertificate();
  const end = Date.parse(certificate.valid_to);
  if (Number.isNaN(end)) return null;
  return {
    daysLeft: Math.floor(((end - now.getTime()) / DAY_MS) * 10) / 10,
    // Asked here: Node compares the names only of a certificate that it trusts.
    nameMatches: checkServerIdentity(host, certificate) === undefined,
    protocol: secure.getProtocol() ?? '',
  };
}
