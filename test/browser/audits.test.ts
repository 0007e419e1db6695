import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { auditSite } from '../support/audit/audited-galley.js';
import { harbourPage, startAuditedSite } from '../support/audit/audited-site.js';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser.js';
import { gate } from '../support/gate.js';
import type { TestWebsite } from '../support/server/test-website.js';

/** Each view, with a text by which it is known that its data are there. */
const VIEWS = [
  ['overview', 'What to fix first'],
  ['issues', 'Why it matters'],
  ['pages', 'What was chosen'],
  ['structure', 'Branches'],
  ['phrases', 'tide table'],
  ['graph', 'Clicks to the farthest'],
] as const;

const SIGHTS = [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['320 pixels wide', { width: 320 }],
  ['zoomed', { width: 640 }],
] as const;

/** What Chromium says of WebGL where no graphics card helps. */
const WITHOUT_CARD = /GL Driver Message/;

describeInBrowser('Audits', () => {
  let site: TestWebsite;
  let inBrowser: ConsoleInBrowser;
  let first: string;
  let second: string;

  beforeAll(async () => {
    site = await startAuditedSite();
    inBrowser = await openConsole({ site: site.origin });
    const { galley, tenant } = inBrowser;
    first = await auditSite(galley, tenant);
    site.set('/broken.html', harbourPage('Fixed', ['/']));
    second = await auditSite(galley, tenant);
  });
  afterAll(async () => {
    await inBrowser.close();
    await site.close();
  });

  describe.each(SIGHTS)('%s', (_, sight) => {
    it.each(VIEWS)('the view %s has no fault of accessibility and is not cut', async (view, text) => {
      const { page, open, expectClean, expectAccessible } = await inBrowser.visit(sight);
      await open(`/audits/${second}/${view}`);
      await page.getByText(text).first().waitFor();
      await expectAccessible();
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      expectClean(WITHOUT_CARD);
    });
  });

  it('shows how the score went, and leads to an audit', async () => {
    const { page, open } = await inBrowser.visit();
    await open('/audits');
    await page.getByRole('img', { name: /^Scores of 2 audits/ }).waitFor();
    await page.getByRole('table', { name: 'Audits' }).getByRole('link').last().click();
    await page.waitForURL(new RegExp(`/audits/${first}/overview$`));
    await page.getByText('This is the first audit of the site.').waitFor();
  });

  it('leads from the audit before to what was fixed since, by keyboard', async () => {
    const { page, open } = await inBrowser.visit();
    await open(`/audits/${second}`);
    await page.getByRole('link', { name: /fixed finding/ }).press('Enter');
    await page.waitForURL(/\/issues\?changed=FIXED$/);
    const list = page.getByRole('list', { name: 'Issues' });
    await list.getByRole('button').first().focus();
    await page.keyboard.press('ArrowDown');
    await list.getByRole('button').nth(1).and(page.locator(':focus')).waitFor();
    await list.getByRole('button', { name: /5xx|server error/i }).press('Enter');
    const hits = page.getByRole('table', { name: /^Findings:/ });
    await hits.getByRole('button', { name: '/broken.html' }).waitFor();
    expect(await hits.textContent()).toContain('fixed');
  });

  it('shows a finding with its value and the pages that link there', async () => {
    const { page, open } = await inBrowser.visit();
    await open(`/audits/${second}/issues?category=LINKS`);
    await page.getByRole('list', { name: 'Issues' }).getByRole('button').first().press('Enter');
    await page
      .getByRole('table', { name: /^Findings:/ })
      .getByRole('button', { name: /^\// })
      .first()
      .press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('What was found').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });

  it('filters addresses, chooses columns and keeps both in the address', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    await open(`/audits/${second}/pages`);
    await page.getByText(/^\d+ addresses$/).waitFor();
    await page.getByText('Response codes').first().press('Enter');
    await page.getByRole('button', { name: /Internal redirection/ }).press('Enter');
    await page.getByRole('button', { name: 'Remove the filter Internal: HTML' }).press('Enter');
    await page.getByRole('button', { name: '/moved.html' }).waitFor();
    await page.getByRole('button', { name: 'Columns' }).press('Enter');
    await page.getByRole('dialog').getByText('Leads to').click();
    await page.keyboard.press('Escape');
    await page.getByRole('columnheader', { name: 'Leads to' }).waitFor();
    await page.reload();
    await page.getByRole('columnheader', { name: 'Leads to' }).waitFor();
    await page.getByRole('button', { name: '/moved.html' }).waitFor();
    expectClean();
  });

  it('exports a list that a spreadsheet does not run, with the texts of hostile pages', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    await open(`/audits/${second}/pages`);
    await page.getByText('<script>').first().waitFor();
    const csv = await exported(page, 'CSV');
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.invalid""`);
    const rows = (await exported(page, 'NDJSON')).trim().split('\n');
    expect(rows.map((row) => (JSON.parse(row) as { url: string }).url)).toContain(`${site.origin}/docs/`);
    expectClean();
  });

  it('divides the site by folders, and opens one', async () => {
    const { page, open } = await inBrowser.visit();
    await open(`/audits/${second}/structure`);
    await page.getByRole('table', { name: 'Branches' }).getByRole('button', { name: 'docs' }).press('Enter');
    await page.waitForURL(/path=/);
    await page.getByRole('table', { name: 'Branches' }).getByText('chapter-1').waitFor();
    await page.getByRole('button', { name: 'The whole site' }).press('Enter');
    await page.getByRole('table', { name: 'Branches' }).getByRole('button', { name: 'docs' }).waitFor();
  });

  it('finds phrases, and shows where one is used', async () => {
    const { page, open } = await inBrowser.visit();
    await open(`/audits/${second}/phrases`);
    await page.getByLabel('Contains').fill('tide');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=tide/);
    await page.getByRole('button', { name: 'tide table' }).press('Enter');
    await page.getByRole('dialog').getByText('Used on').waitFor();
  });

  it('shows the links as a table too, and exports them', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    await open(`/audits/${second}/graph`);
    await page.getByText('All addresses are shown').waitFor();
    const asTable = page.getByRole('button', { name: 'Show as table' });
    if ((await asTable.count()) > 0) {
      await page.getByRole('img', { name: /addresses and the links between them/ }).waitFor();
      await asTable.press('Enter');
    }
    await page
      .getByRole('table', { name: 'Addresses and their links' })
      .getByText('/docs/')
      .first()
      .waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export GEXF' }).press('Enter');
    const gexf = await readFile(await (await download).path(), 'utf8');
    expect(gexf).toContain(`label="${site.origin}/docs/"`);
    expectClean(WITHOUT_CARD);
  });

  it('ignores an issue for a reason that others read, and lists it again', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open(`/audits/${second}/issues?check=noindex`);
    const title = await page.locator('h2').last().textContent();
    await page.getByRole('button', { name: 'Ignore', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why').fill('Hidden by intent.');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Ignore it' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const entry = page.getByRole('list', { name: 'Issues' }).getByRole('button', { name: title! });
    await entry.waitFor({ state: 'detached' });
    await page.getByText('Show 1 ignored issue').click();
    await entry.press('Enter');
    await page.getByText('“Hidden by intent.”').waitFor();
    await page.getByRole('button', { name: 'Ignore no longer' }).press('Enter');
    await page.getByText('Show 1 ignored issue').waitFor({ state: 'detached' });
    await entry.waitFor();
    expectClean();
  });

  it('shows a key that reads what was found, and nothing that it may not do', async () => {
    const { page, open } = await inBrowser.visit({ key: inBrowser.tenant.read });
    await open('/audits');
    await page.getByRole('table', { name: 'Audits' }).getByRole('link').first().waitFor();
    expect(await page.getByRole('button', { name: 'Start an audit' }).count()).toBe(0);
    await open(`/audits/${second}/issues`);
    await page.getByText('Why it matters').waitFor();
    expect(await page.getByRole('button', { name: /Ignore/ }).count()).toBe(0);
  });

  it('starts an audit by keyboard, follows it live and cancels it', async () => {
    const held = gate();
    site.set('/docs/', (_request, response) => {
      void held.opened.then(() => response.end('late'));
    });
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open('/audits');
    await page.getByRole('button', { name: 'Start an audit' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).press('Enter');
    await page.getByText('is being audited').waitFor();
    await page.getByText('Reading pages').waitFor();
    await expectAccessible();
    expect(await page.getByRole('button', { name: 'Start an audit' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Cancel the audit' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel the audit' }).press('Enter');
    await page.getByRole('table', { name: 'Audits' }).getByText('Failed').waitFor();
    await page.getByText('is being audited').waitFor({ state: 'detached' });
    held.open();
    expectClean();
  });
});

/** Exports what is shown. @returns the text of the file */
async function exported(page: Page, kind: 'CSV' | 'NDJSON'): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await page.getByRole('menuitem', { name: kind, exact: true }).press('Enter');
  return readFile(await (await download).path(), 'utf8');
}
