import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';
import { graphBy } from '../support/browser/console.js';

/** What a page tries; each tells what came of it, or the error of the browser. */
const ATTEMPTS = `async (galley) => {
  const post = { method: 'POST', credentials: 'include', body: '{"query":"{ me { key { id } } }"}' };
  const header = { 'x-galley-console': '1', 'content-type': 'application/json' };
  const attempts = {
    'a document with the header of the console': () => fetch(galley + '/graphql', { ...post, headers: header }),
    'a document without it': () => fetch(galley + '/graphql', { ...post, headers: { 'content-type': 'application/json' } }),
    'a document in a link': () => fetch(galley + '/graphql?query={me{key{id}}}', { credentials: 'include' }),
    'the end of the session': () => fetch(galley + '/console/session', { ...post, method: 'DELETE' }),
    'a list of REST': () => fetch(galley + '/v1/editions', { credentials: 'include' }),
  };
  const results = {};
  for (const [name, attempt] of Object.entries(attempts))
    results[name] = await attempt().then(async (answer) => (await answer.text()) + answer.status, () => 'no answer');
  // What needs no leave of the other side, whose answer the page may not read.
  await fetch(galley + '/console/session', { ...post, mode: 'no-cors', body: '{"key":"' + galley + '"}' }).catch(() => 0);
  await fetch(galley + '/console/session', { ...post, mode: 'no-cors' }).catch(() => 0);
  await new Promise((loaded) => {
    const frame = document.createElement('iframe');
    frame.name = 'answer';
    const form = document.createElement('form');
    Object.assign(form, { action: galley + '/graphql', method: 'post', target: 'answer', enctype: 'text/plain' });
    document.body.append(frame, form);
    frame.onload = loaded;
    form.submit();
  });
  return results;
}`;

/** Whether a frame with the console in it shows anything. */
const FRAMED = `(galley) => new Promise((shown) => {
  const frame = document.createElement('iframe');
  frame.src = galley + '/console';
  frame.onload = () => shown(frame.contentDocument !== null || frame.contentWindow.length > 0);
  document.body.append(frame);
})`;

describeInBrowser('the session of somebody who visits other pages', () => {
  let inBrowser: ConsoleInBrowser;
  let elsewhere: Server;
  let page: Page;
  let cookie: string;

  beforeAll(async () => {
    inBrowser = await openConsole();
    elsewhere = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>');
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
  });
  beforeEach(async () => {
    const { page: ours, open } = await inBrowser.visit({ key: null });
    await open('/sign-in');
    await ours.getByLabel('API key').fill(inBrowser.tenant.full);
    await ours.keyboard.press('Enter');
    await ours.waitForURL(/\/console\/?$/);
    const [stored] = await ours.context().cookies();
    cookie = `${stored!.name}=${stored!.value}`;
    page = await ours.context().newPage();
    await ours.close();
  });
  afterAll(async () => {
    elsewhere.close();
    await inBrowser.close();
  });

  const session = async () => {
    const query = '{ me { session { id } sessions { id } usage { minute { used } } } }';
    const { body } = await graphBy(inBrowser.galley, cookie, query);
    const { usage, ...me } = body.data.me;
    return { me: me as object, used: usage.minute.used as number };
  };

  // A neighbour on another port is of the same site, so the browser sends it the cookie; another host is a site of its own.
  it.each(['127.0.0.1', 'localhost'])('is of no use to a page at another origin: %s', async (host) => {
    const galley = inBrowser.galley.url!;
    await page.goto(`http://${host}:${(elsewhere.address() as AddressInfo).port}/`);
    const before = await session();
    const results = (await page.evaluate(`(${ATTEMPTS})(${JSON.stringify(galley)})`)) as object;
    expect(new Set(Object.values(results))).toEqual(new Set(['no answer']));
    expect(await page.evaluate(`(${FRAMED})(${JSON.stringify(galley)})`)).toBe(false);
    // It has not ended, and counted for nothing but the look at it.
    expect(await session()).toEqual({ me: before.me, used: before.used + 1 });
    const [stored] = await page.context().cookies(galley);
    expect(`${stored!.name}=${stored!.value}`).toBe(cookie);
  });

  it('can be read by no script, not even of our own pages', async () => {
    await page.goto(`${inBrowser.galley.url!}/console`);
    expect(await page.evaluate('document.cookie')).toBe('');
  });

  it('is gone when the key is revoked: the open page asks to sign in', async () => {
    const owner = { userId: inBrowser.tenant.user, name: 'lost', permission: 'full' } as const;
    const { key, token } = await inBrowser.galley.services.keys.create(owner);
    const { page: ours, open } = await inBrowser.visit({ key: token });
    await open('/');
    await inBrowser.galley.services.keys.revoke(key.id);
    await ours.waitForURL(/\/console\/sign-in\?back=/);
  });
});
