import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';

describeInBrowser('the REST reference', () => {
  let inBrowser: ConsoleInBrowser;

  beforeAll(async () => {
    inBrowser = await openConsole();
  });
  afterAll(() => inBrowser.close());

  it.each(['light', 'dark'] as const)(
    'finds an operation by keyboard and tries it, %s',
    async (colorScheme) => {
      const { page, expectClean } = await inBrowser.visit({ colorScheme, key: null });
      await page.goto(`${inBrowser.address}/docs/`);
      const list = page.getByRole('navigation', { name: 'Operations' });
      const search = list.getByLabel('Search operations');
      await list.getByRole('link', { name: 'Publish an article' }).waitFor();
      await search.fill('process work');
      await list.getByText('1 operation', { exact: true }).waitFor();
      expect(await list.getByRole('link', { name: 'Publish an article' }).count()).toBe(0);
      await search.press('Enter');
      const operation = page.locator('#operations-Operations-readReadiness');
      await operation.getByRole('button', { name: 'Try it out' }).press('Enter');
      await operation.getByRole('button', { name: 'Execute' }).press('Enter');
      await operation.getByText('Server response').waitFor();
      await operation.locator('.live-responses-table').getByText('200').first().waitFor();
      expect(new URL(page.url()).hash).toBe('#/Operations/readReadiness');
      expectClean();
    },
  );

  it('is not cut on a phone', async () => {
    const { page } = await inBrowser.visit({ width: 320, key: null });
    await page.goto(`${inBrowser.address}/docs/`);
    await page.getByRole('link', { name: 'Publish an article' }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
  });
});
