import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an OpenAI-compatible server was sent. */
export interface SentRequest {
  readonly headers: IncomingMessage['headers'];
  // Tests look into bodies of every shape; what is there is what they assert.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
  /** Fulfilled when the connection of its answer is closed; true: the answer had ended before. */
  readonly closed: Promise<boolean>;
}

export interface ModelServer {
  /** With the version. */
  readonly url: string;
  readonly requests: readonly SentRequest[];
  close(): Promise<void>;
}

type Answer = (response: ServerResponse, request: SentRequest, nth: number) => void;

/** A server that answers byte by byte as a test wants: what doubles of providers are too well-behaved for. */
export async function openModelServer(answer: Answer): Promise<ModelServer> {
  const requests: SentRequest[] = [];
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString('utf8');
      const closed = new Promise<boolean>((resolve) => {
        response.on('close', () => {
          resolve(response.writableFinished);
        });
      });
      const sent = { headers: request.headers, body: text === '' ? null : JSON.parse(text), closed };
      requests.push(sent);
      answer(response, sent, requests.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      }),
  };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

export function refuse(response: ServerResponse, status: number, message = 'no'): void {
  sendJson(response, { error: { message } }, status);
}

/** A whole answer. */
export function sendAnswer(response: ServerResponse, text: string, usage?: object): void {
  sendJson(response, {
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    ...(usage ? { usage } : {}),
  });
}

/** Pieces of a streamed answer, and its end where a reason for it is given. */
export function sendPieces(response: ServerResponse, texts: readonly string[], finishReason?: string): void {
  const send = (delta: object, reason: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'x', choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`,
    );
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of texts) send({ content });
  if (finishReason === undefined) return;
  send({}, finishReason);
  response.end('data: [DONE]\n\n');
}
