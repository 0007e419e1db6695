import { createVerify } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { GoogleOwnership } from '../../src/adapters/ownership/google-ownership.js';
import type { OwnershipFailureCode } from '../../src/domain/ownership/ownership-finding.js';
import { readServiceAccount } from '../../src/main/read-service-account.js';
import {
  ACCESS_TOKEN,
  json,
  makeServiceAccount,
  siteList,
  startTestGoogle,
  type TestGoogle,
} from '../support/server/google-account.js';
import { describeOwnership, expectNoSecrets, TOKEN } from './ownership-suite.js';

const CLAIM = { webAddress: 'https://example.com/', token: TOKEN };
const never = new AbortController().signal;
const { file: FILE, publicKey } = makeServiceAccount('http://127.0.0.1/replaced');
const SECRETS = [ACCESS_TOKEN, FILE.private_key.slice(30, 90), 'BEGIN PRIVATE', 'assertion'];

let google: TestGoogle;
let now: Date;
const silent = () => undefined;

function open(timeoutMs = 2000): GoogleOwnership {
  const account = readServiceAccount(JSON.stringify({ ...FILE, token_uri: `${google.origin}/token` }));
  if (typeof account === 'string') throw new Error(account);
  return new GoogleOwnership({ account, baseUrl: `${google.origin}/`, clock: { now: () => now }, timeoutMs });
}

beforeEach(async () => {
  google = await startTestGoogle();
  now = new Date('2026-03-01T12:00:00Z');
});
afterEach(() => google.close());

describeOwnership(
  'google',
  { nothing: 'property_missing', another: 'property_missing', gone: 'google_unavailable' },
  () =>
    Promise.resolve({
      check: open(),
      claim: CLAIM,
      show: () => (google.sites = siteList(['https://example.com/', 'siteOwner'])),
      showAnother: () => (google.sites = siteList(['https://other.example/', 'siteOwner'])),
      takeDown: () => google.close(),
      fallSilent: () => (google.sites = silent),
      secrets: SECRETS,
      close: () => Promise.resolve(),
    }),
);

describe('the properties of the service account', () => {
  it.each<[level: string, siteUrl: string, OwnershipFailureCode | null]>([
    ['siteOwner', 'https://example.com/', null],
    ['siteFullUser', 'https://example.com/', null],
    ['siteOwner', 'sc-domain:example.com', null],
    ['siteFullUser', 'sc-domain:example.com', null],
    ['siteRestrictedUser', 'https://example.com/', 'permission_insufficient'],
    ['siteUnverifiedUser', 'sc-domain:example.com', 'permission_insufficient'],
    ['SITEOWNER', 'https://example.com/', 'permission_insufficient'],
    ['siteOwner', 'https://example.com/blog/', 'property_missing'],
    ['siteOwner', 'http://example.com/', 'property_missing'],
    ['siteOwner', 'sc-domain:example.org', 'property_missing'],
  ])('%s of %s: %s', async (level, siteUrl, code) => {
    google.sites = siteList(['https://unrelated.example/', 'siteOwner'], [siteUrl, level]);
    const finding = await open().check(CLAIM, never);
    expect(finding).toMatchObject(code === null ? { owned: true } : { owned: false, failure: { code } });
  });

  it('are judged by the highest permission among them', async () => {
    google.sites = siteList(
      ['https://example.com/', 'siteRestrictedUser'],
      ['sc-domain:example.com', 'siteFullUser'],
    );
    expect(await open().check(CLAIM, never)).toEqual({ owned: true });
  });

  it('are read past malformed entries', async () => {
    const good = { siteUrl: 'sc-domain:example.com', permissionLevel: 'siteOwner' };
    google.sites = json(200, { siteEntry: [null, 7, {}, { siteUrl: 5, permissionLevel: [] }, good] });
    expect(await open().check(CLAIM, never)).toEqual({ owned: true });
  });
});

describe('Google with an unexpected answer', () => {
  const quota = {
    error: { code: 403, message: 'secret words', errors: [{ reason: 'userRateLimitExceeded' }] },
  };
  const disabled = {
    error: { code: 403, message: 'secret words', details: [{ '@type': 'x', reason: 'SERVICE_DISABLED' }] },
  };

  it.each<[what: string, sites: TestGoogle['sites'], OwnershipFailureCode, retryAfterMs: number | null]>([
    ['401', json(401, { error: { code: 401 } }), 'google_refused', null],
    ['403', json(403, disabled), 'google_refused', null],
    ['403 without a word', json(403, ''), 'google_refused', null],
    ['403 for want of quota', json(403, quota), 'google_unavailable', null],
    ['429', json(429, {}), 'google_unavailable', null],
    ['429 for 90 s', json(429, {}, { 'retry-after': '90' }), 'google_unavailable', 90_000],
    ['500', json(500, 'oops'), 'google_unavailable', null],
    ['503 for 7 s', json(503, {}, { 'retry-after': '7' }), 'google_unavailable', 7000],
    ['a redirect', json(302, '', { location: 'http://127.0.0.1:1/' }), 'google_unavailable', null],
    ['malformed JSON', json(200, '{"siteEntry": ['), 'google_unavailable', null],
    ['JSON of another shape', json(200, { siteEntry: 'none' }), 'google_unavailable', null],
    ['an array', json(200, []), 'google_unavailable', null],
    ['HTML', json(200, '<html>Sign in</html>'), 'google_unavailable', null],
    ['too much', json(200, `{"siteEntry":["${'x'.repeat(2_000_000)}"]}`), 'google_unavailable', null],
    ['a cut connection', (_asked, response) => response.destroy(), 'google_unavailable', null],
    ['silence', silent, 'google_unavailable', null],
  ])('%s: could not be seen', async (what, sites, code, retryAfterMs) => {
    google.sites = sites;
    const finding = await open(what === 'silence' ? 100 : 2000).check(CLAIM, never);
    expect(finding).toMatchObject({ owned: false, failure: { code, retryAfterMs } });
    expectNoSecrets(finding, [...SECRETS, 'secret words']);
  });

  it.each<[what: string, token: TestGoogle['token'], OwnershipFailureCode]>([
    [
      '400 invalid_grant',
      json(400, { error: 'invalid_grant', error_description: 'secret words' }),
      'google_refused',
    ],
    ['401', json(401, { error: 'invalid_client' }), 'google_refused'],
    ['429', json(429, {}), 'google_unavailable'],
    ['500', json(500, ''), 'google_unavailable'],
    ['200 without a token', json(200, {}), 'google_unavailable'],
    ['200 with a token that no header may hold', json(200, { access_token: 'a\nb' }), 'google_unavailable'],
    ['malformed JSON', json(200, 'access_token=1'), 'google_unavailable'],
    ['silence', silent, 'google_unavailable'],
  ])('%s to the exchange of the key: could not be seen', async (what, token, code) => {
    google.token = token;
    google.sites = siteList(['https://example.com/', 'siteOwner']);
    const finding = await open(what === 'silence' ? 100 : 2000).check(CLAIM, never);
    expect(finding).toMatchObject({ owned: false, failure: { code } });
    expectNoSecrets(finding, [...SECRETS, 'secret words']);
    expect(google.asked.map(({ path }) => path)).toEqual(['/token']);
  });

  it('is not called again before its Retry-After', async () => {
    google.sites = json(429, {}, { 'retry-after': '90' });
    const check = open();
    await check.check(CLAIM, never);
    google.sites = siteList(['https://example.com/', 'siteOwner']);
    now = new Date(now.getTime() + 89_000);
    const asked = google.asked.length;
    expect(await check.check(CLAIM, never)).toMatchObject({ failure: { retryAfterMs: 1000 } });
    expect(google.asked).toHaveLength(asked);
    now = new Date(now.getTime() + 1000);
    expect(await check.check(CLAIM, never)).toEqual({ owned: true });
  });
});

describe('the service account', () => {
  it('authenticates by an assertion signed with its key, for reading alone, for an hour', async () => {
    await open().check(CLAIM, never);
    const [exchange, list] = google.asked;
    const form = new URLSearchParams(exchange!.body);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const [head, claims, signature] = form.get('assertion')!.split('.') as [string, string, string];
    const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(read(head)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'key-7' });
    const issued = now.getTime() / 1000;
    expect(read(claims)).toEqual({
      iss: FILE.client_email,
      scope: 'https://www.googleapis.com/auth/webmasters.readonly',
      aud: `${google.origin}/token`,
      iat: issued,
      exp: issued + 3600,
    });
    const verify = createVerify('RSA-SHA256').update(`${head}.${claims}`);
    expect(verify.verify(publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(list).toMatchObject({ method: 'GET', authorization: `Bearer ${ACCESS_TOKEN}` });
  });

  it('keeps its token until a minute before its end', async () => {
    const check = open();
    const exchanges = () => google.asked.filter(({ path }) => path === '/token').length;
    await check.check(CLAIM, never);
    now = new Date(now.getTime() + 3_538_000);
    await check.check(CLAIM, never);
    expect(exchanges()).toBe(1);
    now = new Date(now.getTime() + 1000);
    await check.check(CLAIM, never);
    expect(exchanges()).toBe(2);
  });

  it('requests a new token, once, when a cached one is refused', async () => {
    const check = open();
    await check.check(CLAIM, never);
    let refused = 0;
    google.sites = (asked, response) => {
      refused += 1;
      if (refused === 1) json(401, {})(asked, response);
      else siteList(['https://example.com/', 'siteOwner'])(asked, response);
    };
    expect(await check.check(CLAIM, never)).toEqual({ owned: true });
    expect(google.asked.filter(({ path }) => path === '/token')).toHaveLength(2);
    google.sites = json(401, {});
    const before = google.asked.length;
    expect(await check.check(CLAIM, never)).toMatchObject({ failure: { code: 'google_refused' } });
    // The kept one, an exchange, the fresh one.
    expect(google.asked.length - before).toBe(3);
  });
});
