import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  exported,
  openAuditedConsole,
  WITHOUT_CARD,
  type AuditedConsole,
} from '../support/audit/audited-console.js';
import {
  describeInBrowser,
  looks,
  textOf,
  type ConsoleInBrowser,
  type Visit,
} from '../support/browser/browser.js';
import { gate } from '../support/gate.js';
import { call } from '../support/server/test-galley.js';
import type { TestWebsite } from '../support/server/test-website.js';

/** Each view, with a text by which it is known that its data are there. */
const VIEWS = [
  ['overview', 'What to fix first'],
  ['issues', 'Why it matters'],
  ['pages', 'In a sitemap'],
  ['structure', 'Branches'],
  ['phrases', 'tide table'],
  ['graph', 'Clicks to the farthest'],
  ['changes', '/broken.html'],
] as const;

describeInBrowser('Audits', () => {
  let audited: AuditedConsole;
  let site: TestWebsite;
  let inBrowser: ConsoleInBrowser;
  let first: string;
  let second: string;

  beforeAll(async () => {
    audited = await openAuditedConsole();
    ({ inBrowser, site, first, second } = audited);
  });
  afterAll(() => audited.close());

  describe.each(looks())('%s', (_, sights) => {
    let visit: Visit;

    beforeAll(async () => {
      visit = await inBrowser.visit(sights[0]);
    });
    afterAll(() => visit.page.close());

    it.each(VIEWS)('the view %s has no fault of accessibility and is not cut', async (view, text) => {
      const { page, see, open, expectClean, expectSeen } = visit;
      await see(sights[0]);
      await open(`/audits/${second}/${view}`);
      // Where there is little room the filters are folded.
      if (view === 'pages' && 'width' in sights[0]) await page.getByText('Narrow the list').click();
      await page.getByText(text).first().waitFor();
      await expectSeen(sights);
      expectClean(WITHOUT_CARD);
    });
  });

  it('says at the pages to render that they are too many, and leaves open what was opened', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open('/audits');
    await page.getByRole('button', { name: 'Start an audit' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'Start an audit?' });
    const settings = form.locator('details');
    await settings.locator('summary').press('Enter');
    const renderPages = form.getByLabel('Pages to render in a browser');
    await renderPages.fill('9000');
    await settings.locator('summary').press('Enter');
    const start = form.getByRole('button', { name: 'Start', exact: true });
    const refused = () =>
      Promise.all([
        page.waitForResponse((response) => response.url().endsWith('/graphql') && response.status() >= 200),
        start.press('Enter'),
      ]);
    await refused();
    await form.getByText('must be at most 500').waitFor();
    await renderPages.and(page.locator(':focus')).waitFor();
    await expectAccessible();
    await refused();
    await form.getByText('One field is at fault.').waitFor();
    expect(await settings.getAttribute('open')).not.toBeNull();
    expectClean(/422|400/);
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
    const gexf = await textOf(await download);
    expect(gexf).toContain(`label="${site.origin}/docs/"`);
    expectClean(WITHOUT_CARD);
  });

  it('compares it with another audit, chooses a kind of change by keyboard, and saves the list', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    await open(`/audits/${second}/changes`);
    const table = page.getByRole('table', { name: 'Changes' });
    await table.getByRole('button', { name: '/broken.html' }).first().waitFor();
    await page.getByLabel('What changed').selectOption({ label: 'Status (1)' });
    await page.waitForURL(/kind=STATUS/);
    await page.getByText('1 change', { exact: true }).waitFor();
    expect(await table.getByRole('row').last().textContent()).toMatch(/broken\.html.*Status.*500.*200/);
    expect(await exported(page, 'CSV')).toBe(
      `"URL","Kind","Before","After"\r\n"${site.origin}/broken.html","status","500","200"\r\n`,
    );
    await table.getByRole('button', { name: '/broken.html' }).press('Enter');
    await page.getByRole('dialog').getByRole('tab', { name: 'Details' }).waitFor();
    await page.keyboard.press('Escape');
    await open(`/audits/${first}/changes?since=${second}`);
    await table.getByRole('button', { name: '/broken.html' }).first().waitFor();
    expectClean();
  });

  it('saves the report for people as one file', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    await open(`/audits/${second}/overview`);
    await page.getByRole('button', { name: 'Download' }).press('Enter');
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^Report/ }).press('Enter');
    expect(await textOf(await saved)).toMatch(/^<!doctype html>[^]*<h1>Audit of 127\.0\.0\.1/);
    expectClean();
  });

  it('saves a sitemap, and tests addresses against a robots.txt', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open(`/audits/${second}/overview`);
    await page.getByRole('button', { name: 'Download' }).press('Enter');
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /^Sitemap/ }).press('Enter');
    expect(await textOf(await saved)).toContain(`<loc>${site.origin}/docs/</loc>`);
    await page.getByRole('button', { name: 'Test robots.txt' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Addresses').fill('/secret/\n/docs/');
    await dialog.getByLabel('Another robots.txt').fill('User-agent: *\nDisallow: /secret/');
    await dialog.getByRole('button', { name: 'Test', exact: true }).press('Enter');
    await dialog.getByText('2: Disallow: /secret/').waitFor();
    expect(await dialog.getByText('allowed', { exact: true }).count()).toBe(1);
    await expectAccessible();
    await dialog.getByLabel('Another robots.txt').fill('');
    await dialog.getByLabel('Addresses').fill('https://other.example/');
    await dialog.getByRole('button', { name: 'Test', exact: true }).press('Enter');
    await dialog.getByText(/is not of 127\.0\.0\.1/).waitFor();
    expectClean();
  });

  it('ignores an issue for a reason that others read, and lists it again', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open(`/audits/${second}/issues?check=noindex`);
    const title = await page.locator('h2').last().textContent();
    await page.getByRole('button', { name: 'Ignore', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Why').fill('Hidden by intent.');
    await dialog.getByLabel('Until').fill('2999-01-01T00:00');
    await expectAccessible();
    await dialog.getByRole('button', { name: 'Ignore it' }).press('Enter');
    await dialog.waitFor({ state: 'detached' });
    const entry = page.getByRole('list', { name: 'Issues' }).getByRole('button', { name: title! });
    await entry.waitFor({ state: 'detached' });
    await page.getByText('Show 1 ignored issue').click();
    await entry.press('Enter');
    await page.getByText(/“Hidden by intent.”.* until in \d+ years/).waitFor();
    await page.getByRole('button', { name: 'Ignore no longer' }).press('Enter');
    await page.getByText('Show 1 ignored issue').waitFor({ state: 'detached' });
    await entry.waitFor();
    expectClean();
  });

  it('says what counts as worse, and with which audit later ones are compared', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open('/audits');
    await page.getByRole('button', { name: 'What counts as worse' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'What counts as worse' });
    await form.getByLabel('Compare with').selectOption({ value: first });
    await form.getByLabel('Points of the score, or more').fill('');
    await form.getByLabel('Per cent of the pages gone, or more').fill('250');
    await form.getByLabel('Per cent slower to the first byte').fill('50');
    await form.getByText('The sitemaps are gone').click();
    await form.getByLabel('Only these checks').fill('no_such_check');
    await expectAccessible();
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('2 fields are at fault. What is wrong stands below each.').waitFor();
    await form.getByText('must be at most 100', { exact: true }).waitFor();
    await form.getByText('is no check of the catalogue', { exact: true }).waitFor();
    await form.getByLabel('Per cent of the pages gone, or more').and(page.locator(':focus')).fill('2.5');
    await form.getByLabel('Only these checks').fill('noindex_page, title_missing');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    const path = `/v1/editions/${inBrowser.tenant.edition}/regression-rules`;
    const { body } = await call(inBrowser.galley, inBrowser.tenant.full, 'GET', path);
    expect(body).toMatchObject({
      baseline_id: first,
      score_points: null,
      pages_share: 0.025,
      start_page: true,
      sitemap: false,
      ttfb_share: 0.5,
      checks: ['noindex_page', 'title_missing'],
      severity: 'error',
    });
    await call(inBrowser.galley, inBrowser.tenant.full, 'PATCH', path, { baseline_id: null, checks: null });
    expectClean(/422|invalid_params/);
  });

  it('starts an audit with searches and segments, and shows what they came to', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open('/audits');
    await page.getByRole('button', { name: 'Start an audit' }).press('Enter');
    await page.getByRole('dialog').getByText('Settings', { exact: true }).click();
    const searches = page.getByLabel('Searches on each page');
    await searches.fill('no name of its own');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).press('Enter');
    // What was typed is still there, with what is wrong beside it.
    await page.getByText(/^line 1 must be a name of 1 to 50 letters/).waitFor();
    await searches.and(page.locator(':focus')).waitFor();
    await searches.fill('Heading: css h1\nAddress: css a @href');
    await page.getByLabel('Segments').fill('Docs: /docs/');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).press('Enter');
    await page.getByText('is being audited').waitFor();
    await page.getByText('is being audited').waitFor({ state: 'detached' });
    await page.getByRole('table', { name: 'Audits' }).getByRole('link').first().click();
    await page.getByRole('table', { name: 'Segments' }).getByText('Docs').waitFor();
    await expectAccessible();
    await page.getByRole('table', { name: 'Searches' }).getByRole('link', { name: 'Heading' }).press('Enter');
    await page.getByRole('button', { name: '/docs/', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Columns' }).press('Enter');
    await page.getByRole('dialog').getByText('Searches', { exact: true }).click();
    await page.keyboard.press('Escape');
    await page
      .getByText(/^Heading: .+Address: /)
      .first()
      .waitFor();
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
    await page.getByRole('dialog').getByText('Settings', { exact: true }).click();
    await page.getByLabel('Only paths that begin with').fill('/docs/');
    // A password that has no login would be dropped.
    await page.getByLabel('Password').fill('open sesame');
    await page.getByText('The password has no login').waitFor();
    expect(await page.getByRole('dialog').getByRole('button', { name: 'Start' }).isDisabled()).toBe(true);
    await page.getByLabel('Password').fill('');
    await expectAccessible();
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
