import { isIP } from 'node:net';
import { checkServerIdentity, connect as openTls, type TLSSocket } from 'node:tls';
import type { AddressGuard, Destination } from './address-guard.js';
import { WrongPeer, type Connect } from './connect.js';
import type { CertificateFacts } from './site-answer.js';

const DAY_MS = 86_400_000;

/**
 * Reads the certificate of an https destination. An invalid one must be reported, so none is refused.
 * @returns null where there is no certificate to read
 * @throws {WrongPeer} or the connection's error; no byte is sent to another address than the checked one
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
  // The TLS socket handles only one of its errors; any other would end the process without a listener.
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
    // Checked here, because Node compares names only for a certificate that it trusts.
    nameMatches: checkServerIdentity(host, certificate) === undefined,
    protocol: secure.getProtocol() ?? '',
  };
}
