import { describe, expect, it } from '@jest/globals';
import { developmentHost, isLoopbackHost } from '../../../../src/libs/urls/development-hosts.js';

const FROM = 'https://www.harbour.example/boats';

describe('a link to a host of development', () => {
  it.each([
    ['http://localhost:3000/', 'loopback'],
    ['http://shop.localhost/', 'loopback'],
    ['http://127.0.0.53/', 'loopback'],
    ['http://0.0.0.0:8080/', 'loopback'],
    ['http://[::1]/', 'loopback'],
    ['http://192.168.0.12/', 'private_address'],
    ['http://169.254.1.1/', 'private_address'],
    ['http://[fd00::1]/', 'private_address'],
    ['https://harbour.local/', 'reserved_name'],
    ['https://harbour.test./', 'reserved_name'],
    ['https://a1b2.ngrok-free.app/', 'staging_name'],
    ['https://staging2.elsewhere.example/', 'staging_name'],
    ['https://dev.harbour.example/', 'staging_name'],
  ])('is recognised: %s as %s', (url, kind) => {
    expect(developmentHost(url, FROM)).toBe(kind);
  });

  it.each([
    ['https://93.184.216.34/'],
    ['https://harbour.example/'],
    ['https://dev.elsewhere.example/'],
    ['https://staging.example/'],
    ['https://www.ngrok.io/'],
    ['https://testing-times.harbour.example/'],
  ])('is not assumed for %s', (url) => {
    expect(developmentHost(url, FROM)).toBeNull();
  });

  it('may be the site’s own host while it is under development', () => {
    expect(developmentHost('http://localhost:3000/a', 'http://localhost:3000/b')).toBeNull();
  });
});

describe('a loopback host', () => {
  it.each([
    ['localhost', true],
    ['LOCALHOST.', true],
    ['127.1.2.3', true],
    ['[::1]', true],
    ['localhost.example', false],
    ['10.0.0.1', false],
  ])('%s: %s', (host, expected) => {
    expect(isLoopbackHost(host)).toBe(expected);
  });
});
