import { once } from 'node:events';
import { createSocket } from 'node:dgram';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** Listens on loopback, of both families and by TCP and UDP, and counts what comes. */
export interface PrivateServer {
  readonly port: number;
  readonly connections: () => number;
  close(): Promise<void>;
}

export async function openPrivateServer(): Promise<PrivateServer> {
  let connections = 0;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    connections += 1;
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 200 OK\r\naccess-control-allow-origin: *\r\ncontent-length: 6\r\n\r\nsecret');
  });
  // Dual-stack, where there is IPv6.
  server.listen(0, '::').unref();
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const datagrams = createSocket('udp4').unref();
  datagrams.on('message', () => (connections += 1));
  datagrams.bind(port, '127.0.0.1');
  await once(datagrams, 'listening');
  return {
    port,
    connections: () => connections,
    close: async () => {
      datagrams.close();
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}
