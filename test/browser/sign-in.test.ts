import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';
import { ask, OURS } from '../support/browser/console.js';
import { until } from '../support/until.js';

/** Compressed, of everything that the first screen needs: decision 64. */
const FIRST_LOAD = 250_000;
/** What a browser says of an answer that a test asks for. */
const REFUSED = /401 \(Unauthorized\)/;

/** The name or text of what has the focus. */
const focused = (page: Page) =>
  page.evaluate('document.activeElement.name ?? document.activeElement.textContent');

describeInBrowser('signing in', () => {
  let inBrowser: ConsoleInBrowser;

  beforeAll(async () => {
    inBrowser = await openConsole();
  });
  afterAll(() => inBrowser.close());

  it('is done by keyboard, and leads back to the screen that was asked for', async () => {
    const { page, open, expectClean } = await inBrowser.visit({ key: null });
    await open('/style');
    await page.waitForURL(/\/console\/sign-in\?back=/);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('key');
    await page.keyboard.type(inBrowser.tenant.full);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/console\/style$/);
    await until(async () => (await focused(page)) === 'Style');
    expect(await page.title()).toBe('Style · Galley');
    expectClean(REFUSED);
  });

  it('shows the reason of a refusal beside the field, and keeps the key nowhere', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit({ key: null });
    await open('/sign-in');
    const field = page.getByLabel('API key');
    await field.fill('gk_full_wrong');
    await page.keyboard.press('Enter');
    await page.locator('.fault').waitFor();
    expect(await page.locator('.fault').textContent()).toMatch(/key/i);
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await expectAccessible();
    expect(await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }])')).toBe(
      '[{},{}]',
    );
    expectClean(REFUSED);
  });

  it('is done by a link that works once and stays nowhere', async () => {
    const { services } = inBrowser.galley;
    const { keyId } = await services.access.authenticate(inBrowser.tenant.read);
    const link = `${inBrowser.address}/console/sign-in#ticket=${await services.sessions.makeTicket(keyId)}`;
    const { page, expectClean } = await inBrowser.visit({ key: null });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(link);
    await page.getByRole('heading', { name: 'Home' }).waitFor();
    await page.getByText('Read only').waitFor();
    expect(page.url()).toBe(`${inBrowser.address}/console/`);
    await page.goBack();
    expect(page.url()).not.toContain('ticket');
    expect(asked.filter((url) => url.includes('ticket'))).toEqual([]);
    expectClean();

    const later = await inBrowser.visit({ key: null });
    await later.page.goto(link);
    await later.page.getByRole('alert').getByText('it was used, or is too old').waitFor();
    expect(later.page.url()).toBe(`${inBrowser.address}/console/sign-in`);
    await later.expectAccessible();
    await later.page.getByLabel('API key').fill(inBrowser.tenant.full);
    await later.page.keyboard.press('Enter');
    await later.page.getByRole('heading', { name: 'Home' }).waitFor();
    later.expectClean(REFUSED);
  });

  it('is asked for again when the session ends elsewhere, within a moment', async () => {
    const { page, open } = await inBrowser.visit();
    await open('/');
    await page.getByText('Nothing runs at the moment.').waitFor();
    const [cookie] = await page.context().cookies();
    await ask(inBrowser.galley, 'DELETE', '/console/session', {
      headers: { ...OURS, cookie: `${cookie!.name}=${cookie!.value}` },
    });
    await page.waitForURL(/\/console\/sign-in\?back=/);
  });

  it('ends by a button', async () => {
    const { page, open } = await inBrowser.visit();
    await open('/');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/console\/sign-in$/);
    await page.goto(`${inBrowser.address}/console/`);
    await page.waitForURL(/\/console\/sign-in\?back=/);
  });

  it('brings the first screen in at most 250 KB', async () => {
    const { page, open, transferred } = await inBrowser.visit({ isFirst: true });
    await open('/');
    await page.getByText('Nothing runs at the moment.').waitFor();
    await page.evaluate('document.fonts.ready');
    expect(transferred()).toBeGreaterThan(100_000);
    expect(transferred()).toBeLessThan(FIRST_LOAD);
  });
});

describeInBrowser('the console below a base path', () => {
  let inBrowser: ConsoleInBrowser;

  beforeAll(async () => {
    inBrowser = await openConsole({ basePath: '/galley' });
  });
  afterAll(() => inBrowser.close());

  it('signs in, reads and loads its files below it', async () => {
    const { page, open, expectClean } = await inBrowser.visit({ key: null });
    await open('/style');
    await page.getByLabel('API key').fill(inBrowser.tenant.full);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${inBrowser.address}/console/style`);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.waitForURL(/\/galley\/console\/?$/);
    await page.getByText('Nothing runs at the moment.').waitFor();
    const asked = (await page.evaluate(
      'performance.getEntriesByType("resource").map(({ name }) => name)',
    )) as string[];
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((address) => !address.startsWith(inBrowser.address))).toEqual([]);
    expectClean(REFUSED);
  });
});
