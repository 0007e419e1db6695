import { generateKeyPairSync } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A service account of no one's, and its key file as Google writes it. */
export function makeServiceAccount(tokenUri: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    // Half of Google's: one as long takes up to a second to find.
    modulusLength: 1024,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const file = {
    type: 'service_account',
    project_id: 'press',
    private_key_id: 'key-7',
    private_key: privateKey,
    client_email: 'galley@press.iam.gserviceaccount.com',
    client_id: '123',
    auth_uri: 'https://accounts.google.com/o/oauth2/auth',
    token_uri: tokenUri,
  };
  return { file, publicKey };
}

export interface AskedGoogle {
  readonly method: string;
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: string;
}

type Answer = (asked: AskedGoogle, response: ServerResponse) => void;

export interface TestGoogle {
  readonly origin: string;
  readonly asked: readonly AskedGoogle[];
  /** From now on: how requests for a token and for the list of properties are answered. */
  token: Answer;
  sites: Answer;
  close(): Promise<void>;
}

/** The access token that it gives; nothing of it may ever be revealed. */
export const ACCESS_TOKEN = 'ya29.secret-of-the-test';

export function json(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return (_asked, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

export const siteList = (...entries: readonly (readonly [siteUrl: string, permissionLevel: string])[]) =>
  json(
    200,
    entries.length === 0
      ? {}
      : { siteEntry: entries.map(([siteUrl, permissionLevel]) => ({ siteUrl, permissionLevel })) },
  );

/** Google on loopback: the exchange for a token, and the list of an account's properties. */
export async function startTestGoogle(): Promise<TestGoogle> {
  const asked: AskedGoogle[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '/';
      const { authorization } = request.headers;
      const one = {
        method: request.method ?? '',
        path,
        authorization,
        body: Buffer.concat(parts).toString(),
      };
      asked.push(one);
      if (path === '/token') subject.token(one, response);
      else if (path === '/webmasters/v3/sites') subject.sites(one, response);
      else json(404, {})(one, response);
    });
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const subject: TestGoogle = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    token: json(200, { access_token: ACCESS_TOKEN, expires_in: 3599, token_type: 'Bearer' }),
    sites: siteList(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return subject;
}
