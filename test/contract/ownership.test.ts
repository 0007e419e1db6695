import { afterEach, describe, expect, it } from '@jest/globals';
import { DnsOwnership, type ResolveTxt } from '../../src/adapters/ownership/dns-ownership.js';
import { FileOwnership } from '../../src/adapters/ownership/file-ownership.js';
import { MetaOwnership } from '../../src/adapters/ownership/meta-ownership.js';
import { GuardedFetcher } from '../../src/libs/guarded-fetch/index.js';
import { loadHeadReader } from '../../src/libs/page-reading/index.js';
import type { OwnershipFailureCode } from '../../src/domain/ownership/ownership-finding.js';
import { parseFetchAllow } from '../../src/libs/urls/index.js';
import type { OwnershipCheck } from '../../src/ports/ownership-check.js';
import {
  redirectTo,
  silence,
  startTestWebsite,
  type Route,
  type TestWebsite,
} from '../support/server/test-website.js';
import { describeOwnership, expectNoSecrets, OTHER_TOKEN, TOKEN } from './ownership-suite.js';

const never = new AbortController().signal;
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Reaches these sites on loopback and nothing else. */
function fetcherFor(...sites: readonly TestWebsite[]): GuardedFetcher {
  const allow = parseFetchAllow(sites.map(({ port }) => `127.0.0.1:${port}`).join(','));
  return new GuardedFetcher({
    allow: allow.ok ? allow.list : [],
    ratePerSecond: 0,
    userAgent: 'Galley/0.1.0 (site ownership)',
    resolve: () => Promise.reject(new Error('ENOTFOUND')),
    timeoutMs: 400,
  });
}

const headReader = await loadHeadReader();
const checkBy = {
  meta: (fetcher: GuardedFetcher): OwnershipCheck => new MetaOwnership(fetcher, headReader),
  file: (fetcher: GuardedFetcher): OwnershipCheck => new FileOwnership(fetcher),
};

const home = (inHead: string, inBody = '') =>
  `<!doctype html><html><head><title>Home</title>${inHead}</head><body><p>Welcome.</p>${inBody}</body></html>`;
const tag = (token: string) => `<meta name="galley-site-verification" content="${token}">`;
const FILE = `/galley-${TOKEN}.html`;

async function startSite(method: 'meta' | 'file') {
  const site = await startTestWebsite({ '/': home('') });
  const fetcher = fetcherFor(site);
  const path = method === 'meta' ? '/' : FILE;
  const shown = (token: string): Route =>
    method === 'meta' ? home(tag(token)) : { body: `galley-site-verification=${token}\n` };
  const close = async () => {
    await fetcher.close();
    await site.close();
  };
  return {
    check: checkBy[method](fetcher),
    claim: { webAddress: `${site.origin}/shop/`, token: TOKEN },
    show: () => site.set(path, shown(TOKEN)),
    showAnother: () => site.set(path, shown(OTHER_TOKEN)),
    takeDown: () => site.close(),
    fallSilent: () => site.set(path, silence()),
    secrets: [],
    close,
  };
}

const GONE = { nothing: 'token_missing', another: 'token_wrong', gone: 'site_unreachable' } as const;
describeOwnership('meta', GONE, () => startSite('meta'));
describeOwnership('file', GONE, () => startSite('file'));

describeOwnership(
  'dns',
  { nothing: 'token_missing', another: 'token_wrong', gone: 'dns_unavailable' },
  () => {
    let answer: ResolveTxt = () => Promise.reject(codedError('ENODATA'));
    const records = (token: string) => () => Promise.resolve([[`galley-site-verification=${token}`]]);
    return Promise.resolve({
      check: new DnsOwnership((name) => answer(name)),
      claim: { webAddress: 'https://example.com/', token: TOKEN },
      show: () => (answer = records(TOKEN)),
      showAnother: () => (answer = records(OTHER_TOKEN)),
      takeDown: () => {
        answer = () => Promise.reject(codedError('ESERVFAIL'));
        return Promise.resolve();
      },
      fallSilent: () => (answer = () => new Promise(() => undefined)),
      secrets: [],
      close: () => Promise.resolve(),
    });
  },
);

function codedError(code: string): Error {
  return Object.assign(new Error(`queryTxt ${code} example.com`), { code });
}

/** One look at a site with these routes. */
async function probeDomain(
  method: 'meta' | 'file',
  routes: Readonly<Record<string, Route>>,
  other: Readonly<Record<string, Route>> = {},
) {
  const neighbour = await startTestWebsite(other);
  const resolved = Object.fromEntries(
    Object.entries(routes).map(([path, route]) => [
      path,
      typeof route === 'object' && route.headers?.['location'] === 'elsewhere'
        ? redirectTo(`${neighbour.origin}${path}`, route.status)
        : route,
    ]),
  );
  const site = await startTestWebsite(resolved);
  const fetcher = fetcherFor(site, neighbour);
  undo.push(
    () => site.close(),
    () => neighbour.close(),
    () => fetcher.close(),
  );
  const finding = await checkBy[method](fetcher).check({ webAddress: site.origin, token: TOKEN }, never);
  return { finding, site, neighbour };
}

const elsewhere: Route = redirectTo('elsewhere');

describe('the tag of a home page', () => {
  it.each<[what: string, page: string]>([
    [
      'in single quotes, in capitals, with the content first',
      `<META content='${TOKEN}' NAME='Galley-Site-Verification'/>`,
    ],
    ['without quotes', `<meta name=galley-site-verification content=${TOKEN}>`],
    ['with spaces around it and its name', `<meta name=" galley-site-verification " content=" ${TOKEN} ">`],
    ['with entities in it', `<meta name="galley-site-verification" content="&#48;${TOKEN.slice(1)}">`],
    ['beside those of other editions', tag(OTHER_TOKEN) + tag(TOKEN)],
    ['behind a script that looks like the end of the head', `<script>"</head><body>"</script>${tag(TOKEN)}`],
  ])('counts %s', async (_what, markup) => {
    expect((await probeDomain('meta', { '/': home(markup) })).finding).toEqual({ owned: true });
  });

  it('counts in a page without tags of its head', async () => {
    expect((await probeDomain('meta', { '/': `<title>Home</title>${tag(TOKEN)}<p>Hi` })).finding).toEqual({
      owned: true,
    });
  });

  it.each<[what: string, page: string, OwnershipFailureCode]>([
    ['in the body', home('', tag(TOKEN)), 'token_misplaced'],
    ['in a head that an element of the body ended', home(`<div>Ad</div>${tag(TOKEN)}`), 'token_misplaced'],
    ['in a comment', home(`<!-- ${tag(TOKEN)} -->`), 'token_missing'],
    ['in a script', home(`<script>'${tag(TOKEN)}'</script>`), 'token_missing'],
    ['in a template', home(`<template>${tag(TOKEN)}</template>`), 'token_missing'],
    ['in a title', home(`<title>${tag(TOKEN)}</title>`), 'token_missing'],
    [
      'in the text of a comment that a visitor wrote',
      home('', `<textarea>${tag(TOKEN)}</textarea>`),
      'token_missing',
    ],
    ['with another name', home(tag(TOKEN).replace('galley-', 'other-')), 'token_missing'],
    ['with its name as a property', home(tag(TOKEN).replace('name', 'property')), 'token_missing'],
    ['with another token', home(tag(OTHER_TOKEN)), 'token_wrong'],
    ['with more than the token', home(tag(`${TOKEN}0`)), 'token_wrong'],
    [
      'with another in the head and the token in the body',
      home(tag(OTHER_TOKEN), tag(TOKEN)),
      'token_misplaced',
    ],
    ['without content', home('<meta name="galley-site-verification">'), 'token_missing'],
  ])('does not count %s', async (_what, page, code) => {
    expect((await probeDomain('meta', { '/': page })).finding).toMatchObject({
      owned: false,
      failure: { code },
    });
  });

  it('is not searched for behind a hundred others', async () => {
    const page = `<head>${'<meta name="galley-site-verification" content="x">'.repeat(30_000)}${tag(TOKEN)}`;
    const { finding } = await probeDomain('meta', { '/': page });
    expect(finding).toMatchObject({ owned: false, failure: { code: 'token_wrong' } });
  });
});

describe('the file of a site', () => {
  it.each<[what: string, body: string]>([
    ['without a line break', `galley-site-verification=${TOKEN}`],
    ['with one of Windows, behind a byte order mark', `\ufeffgalley-site-verification=${TOKEN}\r\n`],
  ])('counts %s', async (_what, body) => {
    const { finding } = await probeDomain('file', {
      [FILE]: { headers: { 'content-type': 'text/plain' }, body },
    });
    expect(finding).toEqual({ owned: true });
  });

  it.each<[what: string, body: string]>([
    ['has more than its line', `galley-site-verification=${TOKEN}\nand more`],
    ['is a page that repeats its address', `<p>No page at ${FILE}`],
    ['has the line inside a page', `<html>galley-site-verification=${TOKEN}</html>`],
    ['has the token alone', TOKEN],
    ['has another token', `galley-site-verification=${OTHER_TOKEN}`],
    ['is empty', ''],
  ])('does not count when it %s', async (_what, body) => {
    const { finding } = await probeDomain('file', { [FILE]: { body } });
    expect(finding).toMatchObject({ failure: { code: 'token_wrong' } });
  });

  it('is missing when the site answers 410, too', async () => {
    const { finding } = await probeDomain('file', { [FILE]: { status: 410 } });
    expect(finding).toMatchObject({ failure: { code: 'token_missing' } });
  });
});

describe.each(['meta', 'file'] as const)('a site that is looked at by %s', (method) => {
  const path = method === 'meta' ? '/' : FILE;
  const shown: Route = method === 'meta' ? home(tag(TOKEN)) : { body: `galley-site-verification=${TOKEN}` };

  it('may redirect to a page of its own', async () => {
    const { finding } = await probeDomain(method, { [path]: redirectTo('/start'), '/start': shown });
    expect(finding).toEqual({ owned: true });
  });

  it('proves nothing by redirecting to another host that has the token', async () => {
    const { finding, neighbour } = await probeDomain(method, { [path]: elsewhere }, { [path]: shown });
    expect(neighbour.asked).toContain(path);
    expect(finding).toMatchObject({ failure: { code: 'redirected' } });
  });

  it('proves nothing, and is not missing, by redirecting to a dead address', async () => {
    const { finding } = await probeDomain(method, { [path]: elsewhere });
    expect(finding).toMatchObject({ failure: { code: 'site_refused' } });
  });

  it.each<[what: string, route: Route, OwnershipFailureCode]>([
    ['answers 500', { status: 500 }, 'site_unreachable'],
    ['answers 503', { status: 503, headers: { 'retry-after': '120' } }, 'site_unreachable'],
    ['answers 429', { status: 429 }, 'site_unreachable'],
    ['answers 401', { status: 401 }, 'site_refused'],
    ['answers 403', { status: 403 }, 'site_refused'],
    ['says nothing', silence(), 'site_unreachable'],
    ['cuts the connection', (request) => request.socket.destroy(), 'site_unreachable'],
    ['redirects in a circle', redirectTo(path), 'site_refused'],
    ['redirects to a private address', redirectTo('http://169.254.169.254/latest'), 'site_refused'],
    ['redirects to a file', redirectTo('file:///etc/passwd'), 'site_refused'],
    ['answers with a picture', { headers: { 'content-type': 'image/png' }, body: 'PNG' }, 'site_refused'],
    ['answers with too much', { body: 'x'.repeat(3_000_000) }, 'site_refused'],
  ])('could not be seen when it %s', async (_what, route, code) => {
    const { finding } = await probeDomain(method, { [path]: route });
    expect(finding).toMatchObject({ owned: false, failure: { code } });
    expectNoSecrets(finding, ['/etc/passwd content']);
  });

  it('reports the site’s Retry-After', async () => {
    const { finding } = await probeDomain(method, {
      [path]: { status: 503, headers: { 'retry-after': '120' } },
    });
    expect(finding).toMatchObject({ failure: { retryAfterMs: 120_000 } });
  });

  it('is not requested when robots.txt forbids it', async () => {
    const robots = { body: 'User-agent: Galley\nDisallow: /\n' };
    const { finding, site } = await probeDomain(method, { '/robots.txt': robots, [path]: shown });
    expect(finding).toMatchObject({ failure: { code: 'site_refused' } });
    expect(site.asked).toEqual(['/robots.txt']);
  });

  it('is not requested at a private address', async () => {
    const site = await startTestWebsite({ [path]: shown });
    const fetcher = fetcherFor();
    undo.push(
      () => site.close(),
      () => fetcher.close(),
    );
    const finding = await checkBy[method](fetcher).check({ webAddress: site.origin, token: TOKEN }, never);
    expect(finding).toMatchObject({ failure: { code: 'site_refused' } });
    expect(site.asked).toEqual([]);
  });

  it('could not be seen when its name is not known', async () => {
    const fetcher = fetcherFor();
    undo.push(() => fetcher.close());
    const claim = { webAddress: 'https://gone.example.com/', token: TOKEN };
    expect(await checkBy[method](fetcher).check(claim, never)).toMatchObject({
      failure: { code: 'site_unreachable' },
    });
  });
});

describe('the records of a domain', () => {
  const line = `galley-site-verification=${TOKEN}`;
  const look = (resolve: ResolveTxt, webAddress = 'https://www.example.com/') =>
    new DnsOwnership(resolve).check({ webAddress, token: TOKEN }, never);

  it('count among others, in pieces, and with spaces around them', async () => {
    const others = [
      ['v=spf1 -all'],
      ['google-site-verification=abc'],
      [`galley-site-verification=${OTHER_TOKEN}`],
    ];
    expect(await look(() => Promise.resolve([...others, [line]]))).toEqual({ owned: true });
    expect(await look(() => Promise.resolve([[line.slice(0, 30), line.slice(30)]]))).toEqual({ owned: true });
    expect(await look(() => Promise.resolve([[` ${line} `]]))).toEqual({ owned: true });
  });

  it('are looked up at the host and below its www, and at no other name', async () => {
    const asked: string[] = [];
    const resolve: ResolveTxt = (name) => {
      asked.push(name);
      return name === 'example.com' ? Promise.resolve([[line]]) : Promise.reject(codedError('ENODATA'));
    };
    expect(await look(resolve)).toEqual({ owned: true });
    expect(asked).toEqual(['www.example.com', 'example.com']);
  });

  it.each<[what: string, records: string[][], OwnershipFailureCode]>([
    ['others only', [['v=spf1 -all']], 'token_missing'],
    ['none', [], 'token_missing'],
    ['the token alone', [[TOKEN]], 'token_missing'],
    ['the line in another', [[`x ${line}`]], 'token_missing'],
    ['the line with more behind it', [[`${line}0`]], 'token_wrong'],
    ['two pieces that are no one record', [[line.slice(0, 30)], [line.slice(30)]], 'token_wrong'],
  ])('prove nothing with %s', async (_what, records, code) => {
    expect(await look(() => Promise.resolve(records))).toMatchObject({ failure: { code } });
  });

  it.each<[string, OwnershipFailureCode]>([
    ['ENOTFOUND', 'token_missing'],
    ['ENODATA', 'token_missing'],
    ['ESERVFAIL', 'dns_unavailable'],
    ['ETIMEOUT', 'dns_unavailable'],
    ['EREFUSED', 'dns_unavailable'],
    ['ECONNREFUSED', 'dns_unavailable'],
  ])('prove nothing when a look-up fails with %s: %s', async (code, expected) => {
    const finding = await look(() => Promise.reject(codedError(code)));
    expect(finding).toMatchObject({ owned: false, failure: { code: expected } });
  });

  it('are not reported missing while one of the names could not be looked up', async () => {
    const resolve: ResolveTxt = (name) =>
      name === 'example.com' ? Promise.reject(codedError('ESERVFAIL')) : Promise.resolve([['other']]);
    expect(await look(resolve)).toMatchObject({ failure: { code: 'dns_unavailable' } });
  });

  it('are not looked up for an IP address', async () => {
    const resolve = () => Promise.reject(new Error('asked'));
    expect(await look(resolve, 'http://192.0.2.7/')).toMatchObject({ failure: { code: 'token_missing' } });
    const claim = { webAddress: 'http://192.0.2.7/', token: TOKEN };
    expect(new DnsOwnership(resolve).instruct(claim)).toBeNull();
  });
});
