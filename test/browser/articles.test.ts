import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';
import { finishArticle } from '../support/writing/finished-article.js';
import { checkOf, recordOf } from '../support/writing/provenance-record.js';

const HELD = checkOf('grounding', { verdict: 'fail', summary: 'No sentence is supported.' });

describeInBrowser('the articles', () => {
  let inBrowser: ConsoleInBrowser;

  /** An article that was just finished; `held` by the desk where it says so. */
  const finish = (title: string, { held = false, byline = 'Ada Lock' } = {}) => {
    const id = randomUUID();
    return finishArticle(inBrowser.galley, inBrowser.tenant, {
      id,
      title,
      metaTitle: title,
      slug: `a-${id}`,
      byline,
      provenance: recordOf({ articleId: id, verdict: held ? 'fail' : 'pass' }, held ? [HELD] : []),
    });
  };

  beforeAll(async () => {
    inBrowser = await openConsole();
    for (let count = 1; count <= 60; count += 1) await finish(`Canal number ${count}`);
    await finish('Tides of the harbour', { byline: 'Grace Weir' });
    await finish('Held at the lock', { held: true });
  });
  afterAll(() => inBrowser.close());

  it('are listed newest first, page by page, and the address says which page', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    await open('/articles');
    const links = page.getByRole('table', { name: 'Articles' }).getByRole('link');
    await page.getByText('62 articles').waitFor();
    expect(await links.first().textContent()).toBe('Held at the lock');
    expect(await links.count()).toBe(50);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('link', { name: 'Canal number 1', exact: true }).waitFor();
    expect(await links.count()).toBe(12);
    expect(page.url()).toContain('after=');
    await page.reload();
    await page.getByRole('link', { name: 'Canal number 1', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('link', { name: 'Held at the lock' }).waitFor();
    expectClean();
  });

  it('are found by words, byline, verdict and day, which the address keeps', async () => {
    const { page, open } = await inBrowser.visit();
    await open('/articles');
    await page.getByLabel('Search').fill('harb');
    await page.getByText('1 article', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Tides of the harbour' }).waitFor();
    await page.waitForURL(/words=harb/);
    await page.getByLabel('Byline').fill('Nobody');
    await page.getByText('No article matches.').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByText('62 articles').waitFor();
    expect(await page.getByLabel('Search').inputValue()).toBe('');
    await page.getByLabel('Desk').selectOption('Held');
    await page.getByText('1 article', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('1 article', { exact: true }).waitFor();
    await open('/articles?until=2001-01-01');
    await page.getByText('No article matches.').waitFor();
  });

  it('are published together, each with what became of it', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await finish('Ready to go');
    await finish('Not quite right', { held: true });
    await open('/articles');
    for (const title of ['Ready to go', 'Not quite right']) {
      await page.getByRole('checkbox', { name: `Choose ${title}` }).focus();
      await page.keyboard.press('Space');
    }
    await page.getByRole('button', { name: 'Publish 2 articles …' }).press('Enter');
    await page.getByText('The desk holds 1 of them.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).press('Enter');
    await page.getByText('1 published, 1 refused.').waitFor();
    const row = page.getByRole('dialog').getByRole('row', { name: /Not quite right/ });
    expect(await row.textContent()).toMatch(/Refused.*override it with a reason/);
    await expectAccessible();
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    // The refused one stays chosen, to be tried again with a reason.
    await page.getByRole('button', { name: 'Publish 1 article …' }).press('Enter');
    await page.getByLabel(/^Reason/).fill('Seen by the lock keeper');
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).press('Enter');
    await page.getByText('1 published, 0 refused.').waitFor();
    expectClean();
  });

  it('show a key that reads nothing to press', async () => {
    const { page, open } = await inBrowser.visit({ key: inBrowser.tenant.read });
    await open('/articles');
    await page.getByRole('link', { name: 'Held at the lock' }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'New article' }).count()).toBe(0);
  });
});
