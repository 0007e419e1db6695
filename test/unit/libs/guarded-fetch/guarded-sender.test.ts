import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GuardedSender } from '../../../../src/libs/guarded-fetch/index.js';
import { parseFetchAllow } from '../../../../src/libs/urls/index.js';

const servers: Server[] = [];
const senders: GuardedSender[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  for (const sender of senders.splice(0)) await sender.close();
});

async function serve(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

function senderTo(
  allowed: string,
  more: Partial<ConstructorParameters<typeof GuardedSender>[0]> = {},
): GuardedSender {
  const parsed = parseFetchAllow(allowed);
  if (!parsed.ok) throw new Error('the list is not valid');
  const sender = new GuardedSender({ allow: parsed.list, userAgent: 'Test/1', timeoutMs: 5000, ...more });
  senders.push(sender);
  return sender;
}

const signal = new AbortController().signal;
const connected: string[] = [];
const never = {
  connect: (target: { readonly address: string }) => {
    connected.push(target.address);
    return Promise.reject(new Error('nothing may be connected to'));
  },
};

describe('a message to an address of a stranger', () => {
  it.each([
    ['a private address beside a public one', ['93.184.216.34', '127.0.0.1']],
    ['a private address', ['10.1.2.3']],
    ['an address of the cloud', ['169.254.169.254']],
    ['a loopback address as IPv6 writes it', ['::ffff:127.0.0.1']],
  ])('is not sent where the name leads to %s', async (_what, addresses) => {
    connected.length = 0;
    const sender = senderTo('', { resolve: () => Promise.resolve(addresses), ...never });
    expect(await sender.post('https://hooks.example.com/', '{}', {}, signal)).toEqual({
      status: null,
      failure: 'blocked',
    });
    expect(connected).toEqual([]);
  });

  it('is not sent by http to a public address, though the list names a private one', async () => {
    connected.length = 0;
    const sender = senderTo('10.0.0.0/8', { resolve: () => Promise.resolve(['93.184.216.34']), ...never });
    const sent = await sender.post('http://hooks.example.com/', '{}', {}, signal);
    expect([sent, connected]).toEqual([{ status: null, failure: 'blocked' }, []]);
  });

  it('connects to the address that was checked, though the name leads elsewhere by then', async () => {
    connected.length = 0;
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const sender = senderTo('', { resolve: () => Promise.resolve(answers.shift() ?? []), ...never });
    const sent = await sender.post('https://hooks.example.com/', '{}', {}, signal);
    expect([sent, connected]).toEqual([{ status: null, failure: 'unreachable' }, ['93.184.216.34']]);
  });

  it('says by the same words that nobody is there and that nothing is known of the name', async () => {
    const sender = senderTo('', { resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    expect(await sender.post('https://hooks.example.com/', '{}', {}, signal)).toEqual({
      status: null,
      failure: 'unreachable',
    });
  });

  it('ends with its time where no answer comes', async () => {
    const port = await serve(() => undefined);
    const sender = senderTo(`127.0.0.1:${port}`, { timeoutMs: 50 });
    expect(await sender.post(`http://127.0.0.1:${port}/`, '{}', {}, signal)).toEqual({
      status: null,
      failure: 'timeout',
    });
  });

  it('is answered by a status though the rest comes byte by byte, and keeps no NUL', async () => {
    const port = await serve((_request, response) => {
      response.writeHead(202, { 'retry-after': '7' });
      response.write('a\0b');
    });
    const sender = senderTo(`127.0.0.1:${port}`);
    expect(await sender.post(`http://127.0.0.1:${port}/`, '{}', {}, signal)).toEqual({
      status: 202,
      retryAfterMs: 7000,
      text: 'ab',
    });
  });

  it('unpacks nothing, and follows no redirect', async () => {
    const asked: string[] = [];
    const port = await serve((request, response) => {
      asked.push(`${request.url} ${request.headers['accept-encoding']}`);
      response.writeHead(307, { location: '/other', 'content-encoding': 'gzip' }).end('no gzip');
    });
    const sender = senderTo(`127.0.0.1:${port}`);
    const sent = await sender.post(`http://127.0.0.1:${port}/hook`, '{}', {}, signal);
    expect([sent.status, asked]).toEqual([307, ['/hook identity']]);
  });
});
