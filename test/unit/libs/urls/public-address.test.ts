import { describe, expect, it } from '@jest/globals';
import { isPublicAddress, parseAddress } from '../../../../src/libs/urls/public-address.js';

function judge(text: string): boolean | null {
  const address = parseAddress(text);
  return address && isPublicAddress(address);
}

describe('a public address', () => {
  it.each(['93.184.215.14', '1.1.1.1', '223.255.255.254', '2606:4700::1111', '2a00:1450:4001::200e'])(
    '%s is one',
    (text) => expect(judge(text)).toBe(true),
  );

  it.each([
    ['this host', '0.0.0.0'],
    ['this network', '0.1.2.3'],
    ['private', '10.0.0.1'],
    ['private', '172.16.0.1'],
    ['private', '172.31.255.255'],
    ['private', '192.168.1.1'],
    ['carrier-grade NAT', '100.64.0.1'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local, cloud metadata', '169.254.169.254'],
    ['cloud metadata behind a public number', '168.63.129.16'],
    ['the same, mapped', '::ffff:168.63.129.16'],
    ['the same behind NAT64', '64:ff9b::a83f:8110'],
    ['protocol assignments', '192.0.0.192'],
    ['documentation', '192.0.2.1'],
    ['6to4 relay', '192.88.99.1'],
    ['benchmarking', '198.18.0.1'],
    ['documentation', '198.51.100.1'],
    ['documentation', '203.0.113.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['broadcast', '255.255.255.255'],
    ['unspecified', '::'],
    ['loopback', '::1'],
    ['mapped loopback', '::ffff:127.0.0.1'],
    ['mapped private', '::ffff:a00:1'],
    ['IPv4-compatible loopback', '::127.0.0.1'],
    ['IPv4-compatible public', '::5db8:d70e'],
    ['translated', '::ffff:0:127.0.0.1'],
    ['NAT64 of loopback', '64:ff9b::7f00:1'],
    ['NAT64 of metadata', '64:ff9b::a9fe:a9fe'],
    ['local NAT64', '64:ff9b:1::1'],
    ['discard', '100::1'],
    ['Teredo', '2001::1'],
    ['benchmarking', '2001:2::1'],
    ['documentation', '2001:db8::1'],
    ['6to4 of loopback', '2002:7f00:1::'],
    ['6to4 of a public address', '2002:5db8:d70e::1'],
    ['documentation', '3fff::1'],
    ['unassigned', '4000::1'],
    ['segment routing', '5f00::1'],
    ['unique local', 'fd00::1'],
    ['metadata', 'fd00:ec2::254'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
  ])('is not one that is %s (%s)', (_what, text) => expect(judge(text)).toBe(false));

  it('is judged by the embedded IPv4 address, where the form is in use', () => {
    expect(judge('::ffff:93.184.215.14')).toBe(true);
    expect(judge('64:ff9b::5db8:d70e')).toBe(true);
  });

  it.each([
    '127.1',
    '0x7f.0.0.1',
    '2130706433',
    '010.0.0.1',
    'fe80::1%eth0',
    '',
    'example.com',
    '[',
    '1.2.3.4:80',
  ])('is not parsed from %j', (text) => expect(parseAddress(text)).toBeNull());
});
