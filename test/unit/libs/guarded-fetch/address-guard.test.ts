import { describe, expect, it } from '@jest/globals';
import { GuardedFetcher } from '../../../../src/libs/guarded-fetch/guarded-fetcher.js';
import type { Connect } from '../../../../src/libs/guarded-fetch/connect.js';
import { parseFetchAllow } from '../../../../src/libs/urls/index.js';
import type { FetchFailure } from '../../../../src/libs/guarded-fetch/fetch-failure.js';

/** No connection is ever opened here: the step that would is replaced, and notes where it was sent. */
function guarded(options: { names?: Record<string, string[][]>; allow?: string } = {}) {
  const connections: string[] = [];
  const lookups: string[] = [];
  const connect: Connect = ({ address, port }) => {
    connections.push(`${address} ${port}`);
    return Promise.reject(Object.assign(new Error('stubbed'), { code: 'ESTUB' }));
  };
  const resolve = (host: string) => {
    lookups.push(host);
    const answers = options.names?.[host] ?? [];
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next ? Promise.resolve(next) : Promise.reject(new Error('ENOTFOUND'));
  };
  const allow = parseFetchAllow(options.allow ?? '');
  if (!allow.ok) throw new Error('the test’s own list is wrong');
  const fetcher = new GuardedFetcher({
    allow: allow.list,
    ratePerSecond: 0,
    userAgent: 'Galley/0 (test)',
    connect,
    resolve,
    sleep: () => Promise.resolve(),
  });
  const failure = (url: string): Promise<FetchFailure> =>
    fetcher.fetch(url).then(
      () => {
        throw new Error(`${url} was fetched`);
      },
      (error: unknown) => error as FetchFailure,
    );
  return { fetcher, connections, lookups, failure };
}

const PRIVATE_SPELLINGS = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://127.0.1/',
  'http://0x7f.1/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://017700000001/',
  'http://2130706433/',
  'http://127.0.0.1./',
  'http://%31%32%37.0.0.1/',
  'http://①②⑦.0.0.1/',
  'http://127。0。0。1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://10.0.0.1/',
  'http://172.16.5.4/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://0xa9fea9fe/',
  'http://2852039166/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::]/',
  'http://[::1]/',
  'http://[0:0:0:0:0:0:0:1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[::127.0.0.1]/',
  'http://[::ffff:0:127.0.0.1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[64:ff9b:1::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001::1]/',
  'http://[fd00:ec2::254]/',
  'http://[fe80::1]/',
  'http://[fec0::1]/',
  'http://[ff02::1]/',
  'http://localhost/',
  'http://LOCALHOST/',
  'http://ⓛocalhost/',
  'http://localhost./',
  'http://www.localhost/',
  'http://localhost.localdomain/',
  'http://metadata.google.internal/computeMetadata/v1/',
  'http://metadata.google.internal./',
  'http://metadata/',
  'http://instance-data/',
  'http://kubernetes.default.svc.cluster.local/',
  'http://printer.local/',
  'http://router.lan/',
  'http://intranet/',
];

describe('the address guard', () => {
  it.each(PRIVATE_SPELLINGS)('refuses %s without a look-up or a connection', async (url) => {
    const { fetcher, connections, lookups, failure } = guarded();
    expect(() => fetcher.checkAddress(url)).toThrow(expect.objectContaining({ code: 'source_blocked' }));
    expect(await failure(url)).toMatchObject({ code: 'source_blocked', retryable: false });
    expect(connections).toEqual([]);
    expect(lookups).toEqual([]);
  });

  it.each(PRIVATE_SPELLINGS.map((url) => url.replace('http:', 'https:')))(
    'refuses %s too, for TLS makes no address public',
    async (url) => {
      const { connections, failure } = guarded();
      expect(await failure(url)).toMatchObject({ code: 'source_blocked' });
      expect(connections).toEqual([]);
    },
  );

  it.each([
    ['another scheme', 'ftp://www.example.com/'],
    ['a file', 'file:///etc/passwd'],
    ['data', 'data:text/html,<p>hello'],
    ['a script', 'javascript:alert(1)'],
    ['a gopher', 'gopher://127.0.0.1:25/'],
    ['no address', 'www.example.com'],
    ['an empty text', ''],
    ['an address that can’t be', 'http://256.1.1.1/'],
    ['a NUL in the host', 'http://127.0.0.1%00.example.com/'],
    ['a zone', 'http://[fe80::1%25eth0]/'],
    ['an endless address', `http://www.example.com/${'a'.repeat(2048)}`],
  ])('does not support %s', async (_what, url) => {
    const { fetcher, connections, failure } = guarded();
    expect(() => fetcher.checkAddress(url)).toThrow(expect.objectContaining({ code: 'unsupported_address' }));
    expect(await failure(url)).toMatchObject({ code: 'unsupported_address', retryable: false });
    expect(connections).toEqual([]);
  });

  it('refuses addresses with a password, and does not repeat the password', async () => {
    const { connections, failure } = guarded();
    const refused = await failure('http://someone:secret@www.example.com/');
    expect(refused).toMatchObject({ code: 'unsupported_address' });
    expect(`${refused.message} ${refused.url}`).not.toMatch(/secret|someone/);
    expect(await failure('http://localhost:80@www.example.com/')).toMatchObject({
      code: 'unsupported_address',
    });
    expect(connections).toEqual([]);
  });

  it.each([22, 25, 3306, 5432, 6379, 8080, 8443, 9200])('refuses port %i of a public host', async (port) => {
    const { connections, lookups, failure } = guarded({ names: { 'www.example.com': [['93.184.215.14']] } });
    expect(await failure(`http://www.example.com:${port}/`)).toMatchObject({ code: 'source_blocked' });
    expect(await failure(`http://93.184.215.14:${port}/`)).toMatchObject({ code: 'source_blocked' });
    expect([...connections, ...lookups]).toEqual([]);
  });

  it('connects to the address that it checked', async () => {
    const { connections, lookups, failure } = guarded({ names: { 'www.example.com': [['93.184.215.14']] } });
    expect(await failure('http://www.example.com/page')).toMatchObject({
      code: 'unreachable',
      retryable: true,
    });
    expect(connections).toEqual(['93.184.215.14 80']);
    expect(lookups).toEqual(['www.example.com']);
  });

  it('tries the next checked address when one does not answer', async () => {
    const names = { 'www.example.com': [['2606:4700::1111', '93.184.215.14']] };
    const { connections, failure } = guarded({ names });
    await failure('https://www.example.com/');
    expect(connections).toEqual(['2606:4700::1111 443', '93.184.215.14 443']);
  });

  it.each([
    ['a private address', ['127.0.0.1']],
    ['the metadata service', ['169.254.169.254']],
    ['mapped loopback', ['::ffff:7f00:1']],
    ['a private address among public ones', ['93.184.215.14', '10.0.0.7']],
    ['a public address among private ones', ['fd00::1', '93.184.215.14']],
    ['no address at all', ['not-an-address']],
  ])('refuses a name that leads to %s', async (_what, addresses) => {
    const { connections, failure } = guarded({ names: { 'www.example.com': [addresses] } });
    expect(await failure('http://www.example.com/')).toMatchObject({ code: 'source_blocked' });
    expect(connections).toEqual([]);
  });

  it('refuses a name that resolves to a public address first and to a private one later', async () => {
    const names = { 'rebind.example.com': [['93.184.215.14'], ['127.0.0.1']] };
    const { connections, lookups, failure } = guarded({ names });
    await failure('http://rebind.example.com/');
    // One look-up for the page and its robots.txt; what was checked is what was connected to.
    expect(lookups).toEqual(['rebind.example.com']);
    expect(connections).toEqual(['93.184.215.14 80']);
    expect(await failure('http://rebind.example.com/again')).toMatchObject({ code: 'source_blocked' });
    expect(connections).toEqual(['93.184.215.14 80']);
  });

  it('reports an unknown name as unreachable', async () => {
    const { failure } = guarded();
    expect(await failure('http://nowhere.example.com/')).toMatchObject({
      code: 'unreachable',
      retryable: true,
    });
  });

  it('reveals no private address behind a public name', async () => {
    const { failure } = guarded({ names: { 'www.example.com': [['10.20.30.40']] } });
    expect((await failure('http://www.example.com/')).message).not.toContain('10.20');
  });
});

describe('the allow list', () => {
  it('allows exactly the named host and port', async () => {
    const names = { 'wiki.internal': [['10.0.0.7']] };
    const { connections, failure } = guarded({ names, allow: 'wiki.internal:8080' });
    await failure('http://wiki.internal:8080/');
    expect(connections).toEqual(['10.0.0.7 8080']);
    for (const url of ['http://wiki.internal/', 'http://wiki.internal:8081/', 'http://10.0.0.7:8080/']) {
      expect(await failure(url)).toMatchObject({ code: 'source_blocked' });
    }
    expect(connections).toHaveLength(1);
  });

  it('allows exactly the given address and port, under any name', async () => {
    const names = { 'wiki.internal': [['10.0.0.7']], 'other.internal': [['10.0.0.8']] };
    const { connections, failure } = guarded({ names, allow: '10.0.0.7:8080' });
    await failure('http://10.0.0.7:8080/');
    await failure('http://[::ffff:10.0.0.7]:8080/');
    await failure('http://wiki.internal:8080/');
    expect(new Set(connections)).toEqual(new Set(['10.0.0.7 8080']));
    for (const url of ['http://10.0.0.7/', 'http://10.0.0.8:8080/', 'http://other.internal:8080/']) {
      expect(await failure(url)).toMatchObject({ code: 'source_blocked' });
    }
  });

  it('allows a range and still refuses all other private addresses', async () => {
    const names = { 'half.internal': [['10.1.0.7', '10.2.0.7']] };
    const { connections, failure } = guarded({ names, allow: '10.1.0.0/16' });
    await failure('http://10.1.2.3:9999/');
    expect(connections).toEqual(['10.1.2.3 9999']);
    for (const url of [
      'http://10.2.0.1/',
      'http://127.0.0.1/',
      'http://half.internal/',
      'http://[::1]:9999/',
    ]) {
      expect(await failure(url)).toMatchObject({ code: 'source_blocked' });
    }
    expect(connections).toHaveLength(1);
  });

  it('allows no other port of a public host because a range is allowed', async () => {
    const names = { 'www.example.com': [['93.184.215.14']] };
    const { connections, failure } = guarded({ names, allow: '10.1.0.0/16' });
    expect(await failure('http://www.example.com:8080/')).toMatchObject({ code: 'source_blocked' });
    expect(connections).toEqual([]);
  });
});
