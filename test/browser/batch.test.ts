import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeInBrowser, openConsole, textOf, type ConsoleInBrowser } from '../support/browser/browser.js';

const TABLE = [
  'Input,Word count,Keywords,Remarks',
  '"How canals freeze, and thaw",600,ice; winter,none',
  'How weirs work,20,,too short',
  'How locks lift boats,,"lock; <img src=x onerror=""window.planted = 1"">",',
].join('\r\n');

describeInBrowser('a batch', () => {
  let inBrowser: ConsoleInBrowser;

  beforeAll(async () => {
    inBrowser = await openConsole();
  });
  afterAll(() => inBrowser.close());

  it('starts the rows of a table, and says what became of each', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open('/batch');
    await page
      .getByLabel('CSV file')
      .setInputFiles([{ name: 'briefs.csv', mimeType: 'text/csv', buffer: Buffer.from(TABLE) }]);
    await page.getByText('How canals freeze, and thaw', { exact: true }).waitFor();
    expect(await page.getByLabel('Word count').inputValue()).toBe('word_count');
    expect(await page.getByLabel('Remarks').inputValue()).toBe('');
    await expectAccessible();
    await page.getByRole('button', { name: 'Start 3 articles' }).press('Enter');
    // One brief that can't be written stops them all: it is named, and the others can go without it.
    await page.getByText('Nothing was started: 1 row has a fault.').waitFor();
    expect(await page.getByRole('row', { name: /How weirs work/ }).textContent()).toMatch(/Words must be/);
    await page.getByRole('button', { name: 'Start the 2 without a fault' }).press('Enter');
    await page.getByText('2 started, 0 refused.').waitFor();
    const rows = page.getByRole('row');
    expect(await rows.nth(1).textContent()).toMatch(/freeze, and thawStarted/);
    expect(await rows.nth(2).textContent()).toMatch(/How weirs workNot started/);
    expect(await rows.nth(3).getByRole('link', { name: 'Started' }).getAttribute('href')).toMatch(
      /\/jobs\/[0-9a-f-]+$/,
    );
    await expectAccessible();
    expect(await page.evaluate('window.planted ?? null')).toBeNull();
    expectClean();
  });

  it('says which columns there may be, and gives an example that it reads itself', async () => {
    const { page, open, expectAccessible } = await inBrowser.visit();
    await open('/batch');
    await page.getByText('Columns that there may be').click();
    await page.getByText('point_of_view', { exact: true }).waitFor();
    await expectAccessible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Take an example' }).click();
    const file = await saved;
    const buffer = Buffer.from(await textOf(file));
    const name = file.suggestedFilename();
    await page.getByLabel('CSV file').setInputFiles({ name, mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Start 2 articles' }).waitFor();
    expect(await page.getByLabel('keywords').inputValue()).toBe('keywords');
  });

  it('asks before a table is left that was not started', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    await open('/batch');
    await page.getByLabel('Or paste it').fill('input\nCanals');
    await page.getByRole('link', { name: 'Jobs' }).click();
    await page.getByRole('dialog', { name: 'Leave this table?' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Start 1 article' }).click();
    await page.getByText('1 started, 0 refused.').waitFor();
    await page.getByRole('link', { name: 'See them run' }).click();
    await page.waitForURL(/\/jobs/);
    expectClean();
  });

  it('says what is wrong with a table before anything starts', async () => {
    const { page, open } = await inBrowser.visit();
    await open('/batch');
    const field = page.getByLabel('Or paste it');
    await field.fill('input\n"How canals');
    await page.getByText('A quote that begins in row 2 is not closed.').waitFor();
    await field.fill('subject\nCanals');
    await page.getByText('Say which column holds what to write about.').waitFor();
    await page.getByLabel('subject').selectOption('What to write about');
    expect(await page.getByRole('button', { name: 'Start 1 article' }).isEnabled()).toBe(true);
    await field.fill(`input\n${'Canals\n'.repeat(101)}`);
    await page.getByText('A batch has up to 100 rows: split the table.').waitFor();
    expect(await page.getByRole('button', { name: 'Start 101 articles' }).isDisabled()).toBe(true);
  });
});
