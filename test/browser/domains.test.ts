import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';
import { freshLimits } from '../support/server/fresh-limits.js';
import { createTenant } from '../support/server/test-galley.js';
import { startTestWebsite, type TestWebsite } from '../support/server/test-website.js';

const home = (head = '') =>
  `<!doctype html><html><head>${head}<title>Canals</title></head><body>Canals</body></html>`;

describeInBrowser('Domains', () => {
  let inBrowser: ConsoleInBrowser;
  let site: TestWebsite;

  beforeAll(async () => {
    site = await startTestWebsite({ '/': home() });
    inBrowser = await openConsole({ env: { FETCH_ALLOW: `127.0.0.1:${site.port}` } });
  });
  beforeEach(() => freshLimits(inBrowser.database));
  afterAll(async () => {
    await inBrowser.close();
    await site.close();
  });

  it('says what to put where, why a check failed, and when it succeeds', async () => {
    const tenant = await createTenant(inBrowser.galley, { webAddress: site.origin });
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit({ key: tenant.full });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('/domains');
    const card = page.getByRole('region', { name: 'Test edition', exact: true });
    await card.getByText('Not verified').waitFor();
    await card.getByRole('button', { name: 'Copy Tag' }).press('Enter');
    await card.getByText('Copied').waitFor();
    const tag = String(await page.evaluate('navigator.clipboard.readText()'));
    expect(tag).toMatch(/^<meta name="galley-site-verification" content="[^"]+">$/);

    await card.getByRole('button', { name: 'Check now' }).press('Enter');
    await card.getByRole('alert').getByText('has no').waitFor();
    await expectAccessible();
    site.set('/', home(tag));
    await card.getByRole('button', { name: 'Check now' }).press('Enter');
    await card.getByText('Verified by a tag in the home page').waitFor();
    // What is to be done goes out of sight with it.
    expect(await card.getByRole('button', { name: 'Check now' }).count()).toBe(0);
    expectClean();
  });

  it('has a tab for each method, by keyboard', async () => {
    const tenant = await createTenant(inBrowser.galley, { webAddress: 'https://canals.example/' });
    const { page, open } = await inBrowser.visit({ key: tenant.full });
    await open('/domains');
    await page.getByRole('tab', { name: 'Meta tag' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^https:\/\/canals\.example\/galley-.*\.html$/).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('tabpanel').getByText('canals.example', { exact: true }).waitFor();
  });

  it('says what comes next where no address is saved', async () => {
    const tenant = await createTenant(inBrowser.galley);
    const { page, open } = await inBrowser.visit({ key: tenant.full });
    await open('/domains');
    await page.getByText('Your operator saves it, with “galley apply”').waitFor();
  });

  it('shows a key that reads the state, and nothing to do', async () => {
    const tenant = await createTenant(inBrowser.galley, { webAddress: site.origin });
    const { page, open } = await inBrowser.visit({ key: tenant.read });
    await open('/domains');
    await page.getByText('How to verify it is shown to keys that may start paid work.').waitFor();
    expect(await page.getByRole('button', { name: 'Check now' }).count()).toBe(0);
  });
});
