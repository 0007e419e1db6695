import { createServer, type ServerOptions } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';

/** For `shop.example.com`, the names below it and 127.0.0.1, signed by itself; its end is far off. */
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBxjCCAWygAwIBAgIUZCfjoPFJbKTCVrNr8pGdFjH2jscwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQc2hvcC5leGFtcGxlLmNvbTAgFw0yNjExMjEyMzE2MzhaGA8y
MTI2MTAyODIzMTYzOFowGzEZMBcGA1UEAwwQc2hvcC5leGFtcGxlLmNvbTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABGqC1S8+Yh0ZuAH1tq7uDIJRGcKYXWGoviGq
4GN9GHZxX/16y4noUKq4WQ3zvcRjHrJ/9DUFdqc61uBxEXzcxuyjgYswgYgwHQYD
VR0OBBYEFJHwUcOMubMgkyTnXThMU4hgc7mPMB8GA1UdIwQYMBaAFJHwUcOMubMg
kyTnXThMU4hgc7mPMA8GA1UdEwEB/wQFMAMBAf8wNQYDVR0RBC4wLIIQc2hvcC5l
eGFtcGxlLmNvbYISKi5zaG9wLmV4YW1wbGUuY29thwR/AAABMAoGCCqGSM49BAMC
A0gAMEUCIDQL2MVoOQFkfRoBL6lVRCsHYPHHtdAjW1jiQMlveClsAiEAqnGSEG+9
FMvz8B4iAdqgpGtTaKmgDeWD52U5sfxjtvw=
-----END CERTIFICATE-----
`;

/** Of no use but here. */
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg8e5OdyFUw+3qs/ej
VR8YjpMNL4fV45MS0qUqdJYRRgehRANCAARqgtUvPmIdGbgB9bau7gyCURnCmF1h
qL4hquBjfRh2cV/9esuJ6FCquFkN873EYx6yf/Q1BXanOtbgcRF83Mbs
-----END PRIVATE KEY-----
`;

/** When the certificate ends, to the second. */
export const CERTIFICATE_END = new Date('2126-10-28T23:16:38Z');

export interface TestTlsSite {
  readonly port: number;
  /** Server names that clients asked for in their greeting, in order. */
  readonly names: readonly string[];
  close(): Promise<void>;
}

/** Starts a website on loopback with an untrusted certificate. */
export async function startTestTlsSite(options: ServerOptions = {}): Promise<TestTlsSite> {
  const names: string[] = [];
  const sockets = new Set<Socket>();
  // As soon as it is said: a client that only wants the certificate is gone before the greeting is over.
  const SNICallback: ServerOptions['SNICallback'] = (name, done) => {
    names.push(name);
    done(null);
  };
  const server = createServer(
    { cert: CERTIFICATE, key: KEY, SNICallback, ...options },
    (_request, response) => {
      response.end('<p>Hello');
    },
  );
  server.on('tlsClientError', () => undefined);
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    names,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
