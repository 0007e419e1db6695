import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { unrenderedPage } from '../../src/libs/site-audit/index.js';
import {
  exported,
  growRows,
  openAuditedConsole,
  setRendered,
  type AuditedConsole,
} from '../support/audit/audited-console.js';
import { describeInBrowser, looks, type ConsoleInBrowser, type Visit } from '../support/browser/browser.js';
import { parseCsv } from '../support/parse-csv.js';
import { until } from '../support/until.js';

describeInBrowser('The pages of an audit', () => {
  let audited: AuditedConsole;
  let inBrowser: ConsoleInBrowser;
  let pages: string;

  beforeAll(async () => {
    audited = await openAuditedConsole();
    ({ inBrowser } = audited);
    pages = `/audits/${audited.second}/pages`;
    const rendered = {
      ...unrenderedPage('', ''),
      failure: null,
      addedLinks: 1,
      addedLinkSample: ['/by-script'],
    };
    const changes = [{ field: 'title', raw: 'Docs', rendered: 'Docs by a script' }] as const;
    await setRendered(inBrowser, audited.second, '/docs/', { ...rendered, changes });
    await setRendered(
      inBrowser,
      audited.second,
      '/broken.html',
      unrenderedPage('timeout', 'it took more than 15 seconds'),
    );
  });
  afterAll(() => audited.close());

  const rowsOf = (page: Page) => page.getByRole('table', { name: 'Addresses' });
  const addressesOf = (page: Page) => rowsOf(page).locator('tbody td:first-child').allTextContents();
  const at = (path: string) => encodeURIComponent(audited.site.origin + path);

  it('are narrowed by values and filters, searched and sorted by keyboard, all of it in the address', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    await open(pages);
    await page.getByText(/^\d+ addresses$/).waitFor();
    const values = page.getByRole('region', { name: 'Values' });
    await values.getByText('Folder').press('Enter');
    const docs = values.getByRole('button', { name: /^\/docs\// });
    await docs.press('Enter');
    await values
      .getByRole('button', { name: /^\/docs\// })
      .and(page.locator('[aria-pressed=true]'))
      .waitFor();
    // It keeps the focus, so that the next value is one step away.
    expect(await page.evaluate('document.activeElement.textContent')).toContain('/docs/');
    await page.getByText(/^13 addresses$/).waitFor();
    await values.getByRole('button', { name: /^\/de\// }).press('Enter');
    await page.getByText(/^14 addresses$/).waitFor();
    await page.getByLabel('In address or title').fill('CHAPTER');
    await page.keyboard.press('Enter');
    await page.getByText(/^12 addresses$/).waitFor();
    await rowsOf(page).getByRole('button', { name: 'Title' }).press('Enter');
    await rowsOf(page).locator('th[aria-sort=ascending]').waitFor();
    await page.getByText(/^12 addresses$/).waitFor();
    // The focus is still there.
    await page.keyboard.press('Enter');
    await rowsOf(page).locator('th[aria-sort=descending]').waitFor();
    await page.getByText(/^12 addresses$/).waitFor();
    const address = page.url();
    const listed = await addressesOf(page);
    expect(listed[6]).toBe('/docs/chapter-6/');
    const link = await inBrowser.visit();
    await link.page.goto(address);
    await link.page.getByText(/^12 addresses$/).waitFor();
    expect(await addressesOf(link.page)).toEqual(listed);
    await page.getByRole('button', { name: 'Remove the filter Folder: /docs/' }).press('Enter');
    await page.getByText('No address fits these filters.').waitFor();
    expectClean();
  });

  it('join filters by all or by one, and keep columns in the address', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    await open(pages);
    await page.getByText(/^\d+ addresses$/).waitFor();
    await page.getByText('Response codes').first().press('Enter');
    await page.getByRole('button', { name: /Internal redirection/ }).press('Enter');
    await page.getByRole('button', { name: /^Remove the filter Response codes/ }).waitFor();
    await page.getByLabel('Several filters').selectOption('One filter holds');
    await page.getByRole('button', { name: '/moved.html' }).waitFor();
    await page.getByRole('button', { name: 'Remove the filter Internal: HTML' }).press('Enter');
    await page.getByText(/^1 address$/).waitFor();
    await page.getByRole('button', { name: 'Columns' }).press('Enter');
    await page.getByRole('dialog').getByText('Leads to').click();
    await page.keyboard.press('Escape');
    await page.reload();
    await page.getByRole('columnheader', { name: 'Leads to' }).waitFor();
    await page.getByRole('button', { name: '/moved.html' }).waitFor();
    expectClean();
  });

  it('fold their filters where there is little room, and unfold them where there is again', async () => {
    const { page, open } = await inBrowser.visit({ width: 640 });
    await open(pages);
    await page.getByText(/^\d+ addresses$/).waitFor();
    const values = page.getByRole('region', { name: 'Values' });
    await values.waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 1280, height: 800 });
    await values.getByText('Folder').waitFor();
    await page.getByText('Narrow the list').waitFor({ state: 'hidden' });
    await page.setViewportSize({ width: 640, height: 800 });
    await values.waitFor({ state: 'hidden' });
    await page.getByText('Narrow the list').press('Enter');
    await values.getByText('Folder').waitFor();
  });

  it('are saved as views of a person in this browser, and opened by name on another audit', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open(`${pages}?q=chapter&sort=title&order=desc`);
    await page.getByText(/^12 addresses$/).waitFor();
    await page.getByRole('button', { name: 'Views' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('None is saved').waitFor();
    await dialog.getByLabel('Save what is shown as').fill('Chapters');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Chapters', exact: true }).waitFor();
    await expectAccessible();
    await open(`/audits/${audited.first}/pages`);
    await page.getByRole('button', { name: 'Views' }).press('Enter');
    await dialog.getByRole('button', { name: 'Chapters', exact: true }).press('Enter');
    await page.waitForURL(/q=chapter/);
    await page.getByText(/^12 addresses$/).waitFor();
    await page.getByRole('button', { name: 'Views' }).press('Enter');
    await dialog.getByRole('button', { name: 'Delete the view Chapters' }).press('Enter');
    await dialog.getByText('None is saved').waitFor();
    await page.evaluate(
      `for (const key of Object.keys(localStorage)) localStorage.setItem(key, '[1, {"name": 2}')`,
    );
    await page.reload();
    await page.getByRole('button', { name: 'Views' }).press('Enter');
    await dialog.getByText('None is saved').waitFor();
    expectClean();
  });

  it('are exported as they are listed, in a file that a spreadsheet does not run', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    await open(pages);
    await page.getByText('<script>').first().waitFor();
    const csv = await exported(page, 'CSV');
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.invalid""`);
    await open(`${pages}?q=chapter&sort=title&order=desc`);
    await page.getByText(/^12 addresses$/).waitFor();
    const rows = parseCsv(await exported(page, 'CSV'));
    const listed = await addressesOf(page);
    expect(rows.map(({ url }) => url)).toEqual(listed.map((path) => audited.site.origin + path));
    const lines = (await exported(page, 'NDJSON')).trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { url: string }).url)).toEqual(
      rows.map(({ url }) => url),
    );
    expectClean();
  });

  it('open with all that is known of them, and lead on to others', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    await open(`${pages}?q=/docs/&sort=url`);
    await rowsOf(page).getByRole('button', { name: '/docs/', exact: true }).press('Enter');
    const dialog = page.getByRole('dialog');
    const tab = (name: string) => dialog.getByRole('tab', { name, exact: true });
    await dialog.getByText('Indexable', { exact: true }).waitFor();
    await tab('Links to it').press('Enter');
    await dialog
      .getByRole('table', { name: 'Links to it' })
      .getByRole('button', { name: '/', exact: true })
      .waitFor();
    await tab('Pictures').click();
    await dialog.getByRole('table', { name: 'Pictures' }).getByText('/lamp.png').waitFor();
    await tab('Headers').click();
    await dialog.getByText('Content-Type').waitFor();
    await tab('As a search result').click();
    await dialog.getByText(/of 561 pixels/).waitFor();
    await tab('Rendered').click();
    const changed = dialog.getByRole('table', { name: 'Changed by scripts' });
    await changed.getByRole('row', { name: 'Title Docs Docs by a script' }).waitFor();
    await dialog.getByText('/by-script').waitFor();
    await tab('Links from it').click();
    await dialog.getByRole('button', { name: '/docs/chapter-2/', exact: true }).press('Enter');
    await dialog.getByRole('heading', { name: '/docs/chapter-2/' }).waitFor();
    expect(page.url()).toContain(at('/docs/chapter-2/'));
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('chapter-2');
    await open(`${pages}?url=${at('/broken.html')}`);
    await tab('History').click();
    await dialog.getByRole('table', { name: 'History' }).getByText('500').waitFor();
    await tab('Rendered').click();
    await dialog.getByText('It could not be rendered: it took more than 15 seconds.').waitFor();
    await open(`${pages}?url=${at('/copy.html')}`);
    await tab('Rendered').click();
    await dialog.getByText('It was not rendered.').waitFor();
    await open(`${pages}?url=${at('/nowhere')}`);
    await dialog.getByText('This audit does not know the address.').waitFor();
    expectClean();
  });

  describe.each(looks())('%s', (_, sights) => {
    let visit: Visit;

    beforeAll(async () => {
      visit = await inBrowser.visit(sights[0]);
      await visit.open(`${pages}?url=${at('/docs/')}`);
    });
    afterAll(() => visit.page.close());

    it.each([
      'Details',
      'Links from it',
      'Pictures',
      'Headings',
      'Headers',
      'As a search result',
      'Rendered',
      'History',
    ])('one opened at %s has no fault of accessibility', async (name) => {
      const { page, see, expectClean, expectSeen } = visit;
      await see(sights[0]);
      await page.getByRole('tab', { name, exact: true }).click();
      await page.getByRole('tabpanel', { name }).getByText(/\S/).first().waitFor();
      await expectSeen(sights);
      expectClean();
    });
  });

  describe('of which there are 30,000', () => {
    const COUNT = 30_000;
    beforeAll(() => growRows(inBrowser, audited.first, `${audited.site.origin}/docs/chapter-1/`, COUNT));

    /** A visit that notes the longest task of the page, in ms. */
    async function visit() {
      const visited = await inBrowser.visit();
      await visited.page.addInitScript(`globalThis.longest = 0; new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
      }).observe({ type: 'longtask', buffered: true })`);
      const limits: unknown[] = [];
      visited.page.on('request', (sent) => {
        const asked = sent.postDataJSON() as {
          operationName?: string;
          variables?: { limit?: number };
        } | null;
        if (asked?.operationName === 'AuditRows') limits.push(asked.variables?.limit);
      });
      await visited.open(`/audits/${audited.first}/pages?q=more-&sort=words&order=desc`);
      await visited.page.getByText(/^1,200 of 30,000 are loaded/).waitFor();
      expect(limits.slice(0, 2)).toEqual([200, 1000]);
      return { ...visited, limits, longest: () => visited.page.evaluate<number>('globalThis.longest') };
    }

    /** On a busy machine a task takes longer than what is done in it. @returns the least of some tries */
    async function leastOf(longestOf: () => Promise<number>): Promise<number> {
      let least = Infinity;
      for (let tries = 0; tries < 3 && least >= 1000; tries += 1) least = Math.min(least, await longestOf());
      return least;
    }

    it('say that a field has more values than are counted', async () => {
      const { page, open } = await inBrowser.visit();
      await open(`/audits/${audited.first}/pages?q=more-`);
      const values = page.getByRole('region', { name: 'Values' });
      await values.getByText('Folder 100+').click();
      await values.getByText('These are the 100 most frequent.').waitFor();
      expect(await values.getByText('These are the').count()).toBe(1);
    });

    it('are sorted all of them, and scroll, without a second in which nothing is drawn', async () => {
      const scrolled = async () => {
        const { page, expectClean, limits, longest } = await visit();
        // Of all of them, and not only of those that were loaded.
        await rowsOf(page).getByRole('button', { name: '/docs/chapter-1/more-30000' }).waitFor();
        const scrollTo = (share: number) =>
          page.evaluate(
            `{ const frame = document.querySelector('[role=region][aria-label=Addresses]'); frame.scrollTop = frame.scrollHeight * ${share}; }`,
          );
        // As a person who goes on scrolling: a list may grow after its end was looked up.
        await until(async () => {
          await scrollTo(1);
          const [loaded = ''] =
            /^[\d,]+/.exec(await page.getByText(/of 30,000 are loaded/).innerText()) ?? [];
          return Number(loaded.replaceAll(',', '')) >= 4200;
        });
        expect(limits.slice(1, 5)).toEqual([1000, 1000, 1000, 1000]);
        for (let step = 0; step < 40; step += 1) {
          await scrollTo(step / 50);
          await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))');
        }
        expect(await rowsOf(page).locator('tbody tr').count()).toBeLessThan(60);
        expectClean();
        return longest();
      };
      expect(await leastOf(scrolled)).toBeLessThan(1000);
    });

    it('are exported, all of them and in their order, without a second in which nothing is drawn', async () => {
      const read = async () => {
        const { page, expectClean, longest } = await visit();
        const rows = parseCsv(await exported(page, 'CSV', 150_000));
        expect(rows).toHaveLength(COUNT);
        expect([rows[0]?.['words'], rows.at(-1)?.['words']]).toEqual(['30000', '1']);
        expectClean();
        return longest();
      };
      expect(await leastOf(read)).toBeLessThan(1000);
    }, 600_000);
  });
});
