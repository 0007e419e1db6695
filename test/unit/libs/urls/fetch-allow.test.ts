import { describe, expect, it } from '@jest/globals';
import {
  allowsAddress,
  allowsHost,
  formatFetchAllow,
  mayAllowNames,
  parseFetchAllow,
  type FetchAllow,
} from '../../../../src/libs/urls/fetch-allow.js';
import { parseAddress } from '../../../../src/libs/urls/public-address.js';

function listOf(text: string): FetchAllow {
  const parsed = parseFetchAllow(text);
  if (!parsed.ok) throw new Error(parsed.faults.join('; '));
  return parsed.list;
}

function allows(list: string, address: string, port: number): boolean {
  const parsed = parseAddress(address);
  if (!parsed) throw new Error(`${address} is no address`);
  return allowsAddress(listOf(list), parsed, port);
}

describe('FETCH_ALLOW', () => {
  it('is an empty list when it is empty', () => {
    expect(parseFetchAllow('')).toEqual({ ok: true, list: [] });
    expect(parseFetchAllow(' , ,')).toEqual({ ok: true, list: [] });
  });

  it('allows a named host on its port only', () => {
    const list = listOf('Wiki.Example:8080');
    expect(allowsHost(list, 'wiki.example', 8080)).toBe(true);
    expect(allowsHost(list, 'WIKI.example.', 8080)).toBe(true);
    expect(allowsHost(list, 'wiki.example', 80)).toBe(false);
    expect(allowsHost(list, 'a.wiki.example', 8080)).toBe(false);
  });

  it('allows an address on its port only, in every spelling', () => {
    expect(allows('127.0.0.1:4100', '127.0.0.1', 4100)).toBe(true);
    expect(allows('127.0.0.1:4100', '::ffff:127.0.0.1', 4100)).toBe(true);
    expect(allows('127.0.0.1:4100', '127.0.0.1', 80)).toBe(false);
    expect(allows('127.0.0.1:4100', '127.0.0.2', 4100)).toBe(false);
    expect(allows('[::1]:4100', '0:0:0:0:0:0:0:1', 4100)).toBe(true);
    expect(allows('[::1]:4100', '127.0.0.1', 4100)).toBe(false);
  });

  it('allows every port of a range, and nothing else', () => {
    expect(allows('10.1.0.0/16', '10.1.255.255', 9200)).toBe(true);
    expect(allows('10.1.0.0/16', '10.2.0.0', 9200)).toBe(false);
    expect(allows('10.1.0.0/16', 'fd00::1', 80)).toBe(false);
    expect(allows('fd00::/8', 'fd12::9', 8443)).toBe(true);
  });

  it('takes several entries', () => {
    expect(listOf('a.example:80, 10.0.0.0/8 ,[fd00::1]:81')).toHaveLength(3);
  });

  it('knows whether a name may resolve to an allowed address', () => {
    expect(mayAllowNames(listOf('10.0.0.0/8'), 5000)).toBe(true);
    expect(mayAllowNames(listOf('10.0.0.1:5000'), 5000)).toBe(true);
    expect(mayAllowNames(listOf('10.0.0.1:5000'), 5001)).toBe(false);
    expect(mayAllowNames(listOf('a.example:5000'), 5000)).toBe(false);
  });

  it.each([
    'localhost',
    '127.0.0.1',
    '[::1]',
    '::1:80',
    'a.example:0',
    'a.example:70000',
    'a.example:http',
    'http://a.example:80',
    ':80',
    '127.1:80',
    '256.0.0.1:80',
    '[::g]:80',
    'a b:80',
    '10.0.0.0/33',
    '10.0.0.0/x',
    '10.0.0/8',
    'a.example/8',
    '10.0.0.0/8/8',
    'fd00::/129',
    '::ffff:10.0.0.0/104',
    '[fd00::]/8',
  ])('finds fault with %s', (text) => {
    const parsed = parseFetchAllow(text);
    expect(parsed.ok).toBe(false);
    expect(parsed.ok ? '' : parsed.faults.join()).toContain(text.split(',')[0]);
  });

  it('lists every fault', () => {
    expect(parseFetchAllow('a,b:80,c/1')).toMatchObject({ ok: false, faults: [{}, {}] });
  });
});

describe('a formatted list', () => {
  it.each([
    '',
    'wiki.example:8080',
    '127.0.0.1:4100',
    '[::1]:80',
    '[2001:db8::1]:8443',
    '10.0.0.0/8',
    'fd00::/8',
    'wiki.example:80,127.0.0.1:81,[fe80::1]:82,192.168.0.0/16,::/0',
  ])('is parsed to the same list: %s', (text) => {
    const list = listOf(text);
    expect(formatFetchAllow(list)).toBe(text);
    expect(listOf(formatFetchAllow(list))).toEqual(list);
  });

  it('is the same for every spelling of an entry', () => {
    const list = listOf(' Wiki.Example.:80 , [::FFFF:10.0.0.1]:443,[2001:DB8:0:0:0:0:0:1]:1, 10.1.2.3/8');
    expect(formatFetchAllow(list)).toBe('wiki.example:80,10.0.0.1:443,[2001:db8::1]:1,10.1.2.3/8');
    expect(listOf(formatFetchAllow(list))).toEqual(list);
  });
});
