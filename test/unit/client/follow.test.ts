import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { inspect } from 'node:util';
import { afterEach, describe, expect, it } from '@jest/globals';
import { WebSocket as BrowserSocket } from 'undici';
import { WebSocket, WebSocketServer } from 'ws';
import type { GalleyApiError } from '../../../src/client/api-error.js';
import { follow, followJob, followState, type FollowOptions } from '../../../src/client/follow.js';
import { Inbox } from '../../../src/client/inbox.js';
import { GalleyClient } from '../../../src/client/index.js';
import { subscribe } from '../../../src/client/subscribe.js';

const ID = '0a000000-0000-4000-8000-000000000001';
const KEY = 'gk_full_not_to_be_seen';
const QUERY = 'subscription { auditProgress { id status } }';

/** A connection that a client opened, and what a test does on it. */
interface Link {
  readonly socket: WebSocket;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly show: (data: unknown) => void;
  readonly refuse: (code: string, more?: object) => void;
  readonly complete: () => void;
}
interface Message {
  readonly type: string;
  readonly id?: string;
  readonly payload?: { readonly variables: Record<string, unknown> };
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A server that takes each connection unless `take` refuses it, and hands its subscription over. */
async function listen(
  onSubscribe: (link: Link, count: number) => void,
  {
    take = () => true,
    pong = true,
  }: { take?: (socket: WebSocket, count: number) => boolean; pong?: boolean } = {},
) {
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    handleProtocols: () => 'graphql-transport-ws',
  });
  const seen = { connections: 0, closings: [] as number[], pings: 0 };
  server.on('connection', (socket) => {
    const count = (seen.connections += 1);
    socket.on('close', (code) => seen.closings.push(code));
    socket.on('message', (text: Buffer) => {
      const { type, id, payload } = JSON.parse(String(text)) as Message;
      const send = (message: object) => socket.send(JSON.stringify(message));
      if (type === 'connection_init' && take(socket, count)) send({ type: 'connection_ack' });
      if (type === 'ping' && (seen.pings += 1) && pong) send({ type: 'pong' });
      if (type !== 'subscribe') return;
      const link: Link = {
        socket,
        variables: payload!.variables,
        show: (data) => send({ id, type: 'next', payload: { data } }),
        refuse: (code, more) =>
          send({
            id,
            type: 'error',
            payload: [{ message: 'No.', extensions: { code, requestId: 'r-1', ...more } }],
          }),
        complete: () => send({ id, type: 'complete' }),
      };
      onSubscribe(link, count);
    });
  });
  closing.push(() => {
    for (const client of server.clients) client.terminate();
    server.close();
  });
  await once(server, 'listening');
  return { options: optionsFor(server.address() as AddressInfo), seen };
}

function optionsFor({ port }: AddressInfo, more: Partial<FollowOptions> = {}): FollowOptions {
  const baseUrl = `http://127.0.0.1:${port}`;
  return {
    baseUrl,
    key: KEY,
    webSocket: undefined,
    timeoutMs: 30_000,
    maxWaitSeconds: 1,
    firstWaitMs: 0,
    ...more,
  };
}

/** A server that takes connections and never says a word. */
async function listenSilently(): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    closing.push(() => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await once(server, 'listening');
  return server;
}

async function all<Update>(updates: AsyncIterable<Update>): Promise<Update[]> {
  const seen: Update[] = [];
  for await (const update of updates) seen.push(update);
  return seen;
}

const job = (version: number) => ({ jobProgress: { id: ID, version } });
const audit = (status: string) => ({ auditProgress: { id: ID, status } });
const followAudit = (options: FollowOptions) =>
  followState<{ status: string }>(options, QUERY, 'auditProgress', () => ({}));
const statuses = async (options: FollowOptions) =>
  (await all(followAudit(options))).map(({ status }) => status);

describe('a connection that can’t be opened', () => {
  const left = async (options: FollowOptions, { signal }: AbortController) => {
    await expect(subscribe({ ...options, signal }, QUERY, {}).next()).rejects.toThrow('gone home');
  };

  it('ends with the signal’s reason while the host does not answer', async () => {
    const leaving = new AbortController();
    const server = await listenSilently();
    server.once('connection', () => leaving.abort(new Error('gone home')));
    await left(optionsFor(server.address() as AddressInfo), leaving);
  });

  it('ends with the signal’s reason while Galley does not accept it', async () => {
    const leaving = new AbortController();
    const take = () => {
      leaving.abort(new Error('gone home'));
      return false;
    };
    const { options } = await listen(() => undefined, { take });
    await left(options, leaving);
  });

  it('is given up after a while, and the socket is closed', async () => {
    const server = await listenSilently();
    const left = new Promise((resolve) => {
      server.once('connection', (socket) => socket.resume().once('close', resolve));
    });
    const options = optionsFor(server.address() as AddressInfo, { timeoutMs: 50 });
    await expect(subscribe(options, QUERY, {}).next()).rejects.toMatchObject({
      code: 'unreachable',
      message: 'There was no connection within 50 ms.',
    });
    await left;
  });

  it('is given up when Galley answers the handshake and does not accept it', async () => {
    const { options } = await listen(() => undefined, { take: () => false });
    const asked = subscribe({ ...options, timeoutMs: 50, pingEveryMs: 10 }, QUERY, {});
    await expect(asked.next()).rejects.toMatchObject({ code: 'unreachable' });
  });

  it('is tried six times when it is followed', async () => {
    const { options, seen } = await listen(() => undefined, {
      take: (socket) => (socket.close(1013, 'unavailable'), false),
    });
    await expect(followJob(options, ID, null).next()).rejects.toMatchObject({ code: 'unavailable' });
    expect(seen.connections).toBe(6);
  });
});

describe('a connection that is lost', () => {
  it('is reopened as often as it is lost, for a waiting job, and nothing is shown twice', async () => {
    const asked: unknown[] = [];
    const { options } = await listen(({ socket, variables, show, complete }, count) => {
      asked.push(variables['after']);
      if (count === 1) show(job(3));
      if (count < 20) {
        socket.close(1001);
        return;
      }
      show(job(4));
      complete();
    });
    const versions = (await all(followJob(options, ID, null))).map(({ version }) => version);
    expect(versions).toEqual([3, 4]);
    expect(asked).toEqual([null, ...Array<number>(19).fill(3)]);
  });

  it.each([1000, 1001, 1006, 1012, 1013])(
    'is reopened for an audit, once, when it ends with %d',
    async (code) => {
      const { options, seen } = await listen(({ socket, show, complete }, count) => {
        show(audit('crawling'));
        if (count === 1) {
          if (code === 1006) socket.terminate();
          else socket.close(code);
          return;
        }
        show(audit('done'));
        complete();
      });
      expect(await statuses(options)).toEqual(['crawling', 'done']);
      expect(seen.connections).toBe(2);
    },
  );

  it('begins with the present state of a list again, though nothing in it has changed', async () => {
    const { options } = await listen(({ socket, show, complete }, count) => {
      show({ jobs: { kind: 'PRESENT_END', job: null } });
      if (count === 1) socket.close(1001);
      else complete();
    });
    const shown = await all(follow<{ kind: string }>(options, QUERY, 'jobs', () => ({})));
    expect(shown.map(({ kind }) => kind)).toEqual(['PRESENT_END', 'PRESENT_END']);
  });

  it('shows what arrived before it was lost', async () => {
    const { options } = await listen(({ socket, show, complete }, count) => {
      if (count === 2) {
        complete();
        return;
      }
      for (const status of ['crawling', 'analysing', 'done']) show(audit(status));
      socket.close(1001);
    });
    expect(await statuses(options)).toEqual(['crawling', 'analysing', 'done']);
  });

  it('is found lost when a ping is not answered', async () => {
    const { options, seen } = await listen(
      ({ show, complete }, count) => {
        show(audit('crawling'));
        if (count === 2) complete();
      },
      { pong: false },
    );
    expect(await statuses({ ...options, timeoutMs: 200, pingEveryMs: 20 })).toEqual(['crawling']);
    expect(seen).toMatchObject({ connections: 2, pings: 1 });
  });

  it('is kept by pings that are answered', async () => {
    const { options, seen } = await listen(({ show, complete }) => {
      show(audit('crawling'));
      const asking = setInterval(() => {
        if (seen.pings < 5) return;
        clearInterval(asking);
        complete();
      }, 5);
    });
    expect(await statuses({ ...options, timeoutMs: 200, pingEveryMs: 20 })).toEqual(['crawling']);
    expect(seen.connections).toBe(1);
  });

  it('is reported by a subscription that is not followed', async () => {
    const { options } = await listen(({ socket }) => socket.close(1001));
    await expect(subscribe(options, QUERY, {}).next()).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('a subscription that is refused', () => {
  it('is retried six times while the cause may pass', async () => {
    const { options, seen } = await listen(({ refuse }) => refuse('unavailable'));
    await expect(followAudit(options).next()).rejects.toMatchObject({
      code: 'unavailable',
      requestId: 'r-1',
    });
    expect(seen.connections).toBe(6);
  });

  it('is retried after retryAfter', async () => {
    let refused = 0;
    const { options } = await listen(({ refuse, show, complete }, count) => {
      if (count === 1) {
        refused = performance.now();
        refuse('rate_limited', { retryAfter: 1 });
        return;
      }
      show(audit('done'));
      complete();
    });
    expect(await statuses(options)).toEqual(['done']);
    expect(performance.now() - refused).toBeGreaterThanOrEqual(990);
  });

  it.each([
    ['what stays so', 'not_found', {}],
    ['a wait that is too long', 'rate_limited', { retryAfter: 2 }],
  ])('throws at once: %s', async (_what, code, more) => {
    const { options, seen } = await listen(({ refuse }) => refuse(code, more));
    await expect(followAudit(options).next()).rejects.toMatchObject({ code });
    expect(seen.connections).toBe(1);
  });

  it.each([
    [4403, 'invalid_key', 'Galley closed the connection.'],
    [4403, 'account_closed', 'Galley closed the connection.'],
    [1009, 'payload_too_large: Too much before the acknowledgement.', 'Too much before the acknowledgement.'],
    [4400, 'invalid_params: The message holds more: see 3.', 'The message holds more: see 3.'],
    // The wait of a limit is longer than these tests allow.
    [1008, 'rate_limited: Too many messages.', 'Too many messages.'],
  ])('throws at once what a closing with %d says: %s', async (closing, reason, message) => {
    const { options, seen } = await listen(({ socket }) => socket.close(closing, reason));
    const [code] = reason.split(':');
    const retryAfter = code === 'rate_limited' ? 60 : null;
    await expect(followAudit(options).next()).rejects.toMatchObject({ code, message, retryAfter });
    expect(seen.connections).toBe(1);
  });

  it('takes a reason that is no code of Galley for a broken connection', async () => {
    const { options } = await listen(({ socket }) => socket.close(1011, 'upstream: gone'));
    await expect(subscribe(options, QUERY, {}).next()).rejects.toMatchObject({ code: 'unreachable' });
  });
});

describe('a reader who leaves', () => {
  it('closes the connection, though the server does not answer the closing handshake', async () => {
    const { options } = await listen(({ socket, show }) => {
      show(audit('crawling'));
      // Reads nothing more, so it does not see the closing.
      socket.pause();
    });
    const opened: WebSocket[] = [];
    class Kept extends WebSocket {
      constructor(address: string, protocols?: string | string[]) {
        super(address, protocols);
        opened.push(this);
      }
    }
    for await (const _update of followAudit({ ...options, webSocket: Kept })) break;
    const left = performance.now();
    await once(opened[0]!, 'close');
    expect(performance.now() - left).toBeLessThan(15_000);
  });

  it('is shown nothing that arrived before, only the reason', async () => {
    const { options } = await listen(({ show }) => {
      for (const status of ['crawling', 'analysing', 'done']) show(audit(status));
    });
    const leaving = new AbortController();
    const seen: string[] = [];
    const reading = (async () => {
      for await (const { status } of followAudit({ ...options, signal: leaving.signal })) {
        seen.push(status);
        leaving.abort(new Error('seen enough'));
      }
    })();
    await expect(reading).rejects.toThrow('seen enough');
    expect(seen).toEqual(['crawling']);
  });
});

describe('a feed that is faster than its reader', () => {
  it('is left at once when the signal says so, and shows nothing more', async () => {
    let left: Promise<unknown> = Promise.resolve();
    const { options } = await listen(({ socket, show }) => {
      const feeding = setInterval(() => show(audit('crawling')), 1);
      left = once(socket, 'close').finally(() => clearInterval(feeding));
    });
    const leaving = new AbortController();
    let shown = 0;
    const reading = (async () => {
      for await (const _update of followAudit({ ...options, signal: leaving.signal })) {
        shown += 1;
        leaving.abort(new Error('seen enough'));
        await left;
      }
    })();
    await expect(reading).rejects.toThrow('seen enough');
    expect(shown).toBe(1);
  });

  it.each([
    ['it is cut off', (inbox: Inbox<number>) => inbox.cut(new Error('over')), []],
    ['it fails', (inbox: Inbox<number>) => inbox.fail(new Error('over')), [1]],
  ])('shows nothing before the end when %s', async (_what, end, before) => {
    const inbox = new Inbox<number>();
    inbox.push(1);
    end(inbox);
    inbox.push(2);
    const seen: number[] = [];
    const reading = (async () => {
      for await (const message of inbox.read()) seen.push(message);
    })();
    await expect(reading).rejects.toThrow('over');
    expect(seen).toEqual(before);
  });
});

describe('the WebSocket of a browser', () => {
  const webSocket = BrowserSocket;

  it('follows over a connection that is lost', async () => {
    const { options, seen } = await listen(({ socket, show, complete }, count) => {
      show(audit('crawling'));
      if (count === 1) {
        socket.terminate();
        return;
      }
      show(audit('done'));
      complete();
    });
    expect(await statuses({ ...options, webSocket })).toEqual(['crawling', 'done']);
    expect(seen.connections).toBe(2);
  });

  it('is closed when it can’t be opened', async () => {
    const server = await listenSilently();
    const left = new Promise((resolve) => {
      server.once('connection', (socket) => socket.resume().once('close', resolve));
    });
    const options = optionsFor(server.address() as AddressInfo, { timeoutMs: 50, webSocket });
    await expect(subscribe(options, QUERY, {}).next()).rejects.toMatchObject({ code: 'unreachable' });
    await left;
  });
});

describe('the key', () => {
  it('is in no printed client, and in no error', async () => {
    const { options } = await listen(({ refuse }) => refuse('not_found'));
    const client = new GalleyClient({ baseUrl: options.baseUrl, key: KEY, retries: 0 });
    const asked = await Promise.allSettled([client.followJob(ID).next(), client.job(ID)]);
    const thrown = asked.map((each) => (each as PromiseRejectedResult).reason as GalleyApiError);
    expect(thrown.map(({ code }) => code)).toEqual(['not_found', 'unknown']);
    for (const thing of [client, client.articles(ID), client.audits(ID), client.research(ID), ...thrown]) {
      expect(inspect(thing, { depth: 30, showHidden: true })).not.toContain(KEY);
      expect(JSON.stringify(thing)).not.toContain(KEY);
    }
  });
});
