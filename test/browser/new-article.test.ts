import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';
import { parseTenants } from '../../src/transports/input/tenants.js';
import { gate } from '../support/gate.js';
import { call } from '../support/server/test-galley.js';
import { startTestWebsite, type TestWebsite } from '../support/server/test-website.js';

const TEXT = 'A canal lock lifts a boat by water alone. '.repeat(20);

describeInBrowser('a new article', () => {
  let inBrowser: ConsoleInBrowser;
  let site: TestWebsite;

  beforeAll(async () => {
    site = await startTestWebsite();
    inBrowser = await openConsole({ site: site.origin });
    const { tenant, galley } = inBrowser;
    await galley.services.tenants.apply(
      parseTenants({
        editions: [
          {
            id: 'e5b6a9a6-8f3e-4f4e-9c53-0d8d8f3c1a11',
            account: tenant.account,
            name: 'Another edition',
            language: 'en',
          },
        ],
      }),
    );
  });
  afterAll(async () => {
    await inBrowser.close();
    await site.close();
  });

  const briefs = async () => {
    const { body } = await call(inBrowser.galley, inBrowser.tenant.full, 'POST', '/graphql', {
      query: `{ edition(id: "${inBrowser.tenant.edition}") { jobs(first: 1) { nodes { brief { input settings } } } } }`,
    });
    return body.data.edition.jobs.nodes[0].brief;
  };

  it('is started by keyboard, and leads to its job', async () => {
    const { page, open, expectAccessible } = await inBrowser.visit();
    await open('/new');
    await page.getByLabel('What to write about').focus();
    await page.keyboard.type('How a canal lock lifts a boat');
    await page.getByLabel('Words', { exact: true }).focus();
    await page.keyboard.type('400');
    await page.getByLabel('Keywords').focus();
    await page.keyboard.type('lock\nboat');
    for (const group of await page.locator('.brief-group > summary').all()) await group.press('Enter');
    await page.getByRole('button', { name: 'Add a section' }).press('Enter');
    await page.getByLabel('Heading 1').fill('From one gate to two');
    await page.getByLabel('Tone').fill('plain');
    await page.getByRole('button', { name: 'Paste a text' }).press('Enter');
    await page.getByLabel('Title of text 1').fill('Notes of a lock keeper');
    await page.getByLabel('Text', { exact: true }).fill(TEXT);
    await expectAccessible();
    await page.getByRole('button', { name: 'Start the article' }).press('Enter');
    await page.waitForURL(/\/console\/jobs\/[0-9a-f-]{36}/);
    expect(await briefs()).toMatchObject({
      input: 'How a canal lock lifts a boat',
      settings: {
        word_count: 400,
        keywords: ['lock', 'boat'],
        tone: 'plain',
        sections: [{ heading: 'From one gate to two' }],
        sources: [{ title: 'Notes of a lock keeper', text: TEXT.trim() }],
      },
    });
  });

  it('says what the sources give, files among them', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    await open('/new');
    await page.getByLabel('What to write about').fill('Locks');
    await page.getByLabel('Text files').setInputFiles([
      { name: 'lock keeper.txt', mimeType: 'text/plain', buffer: Buffer.from(TEXT) },
      { name: 'boat.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0, 0xff]) },
    ]);
    await page.getByText('boat.png is no text.').waitFor();
    expect(await page.getByLabel('Title of text 1').inputValue()).toBe('lock keeper');
    await page.getByRole('button', { name: 'See what the sources give' }).press('Enter');
    await page.getByText('180 words').waitFor();
    expectClean();
  });

  it('shows what is wrong at its fields, the first of which has the focus', async () => {
    const { page, open, expectAccessible } = await inBrowser.visit();
    await open('/new');
    await page.getByLabel('What to write about').fill('Locks');
    await page.getByLabel('Words', { exact: true }).fill('20');
    await page.getByRole('button', { name: 'Start the article' }).press('Enter');
    const field = page.getByLabel('Words', { exact: true });
    await page.getByText('One field is at fault. What is wrong stands below it.').waitFor();
    await page.getByText('must be at least 150', { exact: true }).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.evaluate('document.activeElement.value')).toBe('20');
    await expectAccessible();
  });

  it('is a form and JSON at once', async () => {
    const { page, open } = await inBrowser.visit();
    await open('/new');
    await page.getByLabel('What to write about').fill('Locks');
    await page.getByLabel('Form of the article').selectOption('Steps in order');
    await page.getByRole('tab', { name: 'JSON' }).click();
    const json = page.getByLabel('The brief as JSON');
    expect(JSON.parse(await json.inputValue())).toEqual({
      input: 'Locks',
      settings: { article_type: 'how_to' },
    });
    await json.fill('{ "input": "Weirs", "settings": { "word_count": 300, "sections": 4, "our_field": 1 } }');
    await page.getByRole('tab', { name: 'Form' }).click();
    expect(await page.getByLabel('What to write about').inputValue()).toBe('Weirs');
    expect(await page.getByLabel('Words', { exact: true }).inputValue()).toBe('300');
    await page.getByRole('tab', { name: 'JSON' }).click();
    expect(JSON.parse(await json.inputValue())).toEqual({
      input: 'Weirs',
      settings: { word_count: 300, sections: 4, our_field: 1 },
    });
    await json.fill('{');
    await page.getByText(/^This is not JSON/).waitFor();
  });

  it('asks before it is left with a change: by a link, by another edition, by Back and with the page', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open('/jobs');
    await page.getByRole('link', { name: 'New article' }).click();
    const input = page.getByLabel('What to write about');
    await input.fill('How a lock lifts a boat');
    const question = page.getByRole('dialog', { name: 'Leave this brief?' });
    const stay = async () => {
      await question.waitFor();
      await question.getByRole('button', { name: 'Stay' }).press('Enter');
      await question.waitFor({ state: 'detached' });
      expect(await input.inputValue()).toBe('How a lock lifts a boat');
    };
    await page.getByRole('link', { name: 'Articles' }).click();
    await question.waitFor();
    await expectAccessible();
    await stay();
    await page.getByLabel('Edition', { exact: true }).selectOption('Another edition');
    await stay();
    expect(await page.getByText('It is written for').textContent()).toContain('Test edition');
    await page.evaluate('history.back()');
    await stay();
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await page.getByRole('link', { name: 'Articles' }).click();
    await question.getByRole('button', { name: 'Leave and lose it' }).press('Enter');
    await page.waitForURL(/\/articles/);
    expectClean();
  });

  it('is left without a question when nothing was changed, and asks no site any more', async () => {
    const { page, open } = await inBrowser.visit();
    const [asked, left] = [gate(), gate()];
    site.set('/never', (_request, response) => {
      asked.open();
      response.once('close', () => left.open());
    });
    const settings = encodeURIComponent(JSON.stringify({ sources: [{ url: `${site.origin}/never` }] }));
    await open(`/new?input=Locks&settings=${settings}`);
    await page.getByRole('button', { name: 'See what the sources give' }).click();
    await asked.opened;
    await page.getByRole('link', { name: 'Jobs' }).click();
    await page.waitForURL(/\/jobs/);
    await left.opened;
  });

  it('begins with what the address says, as a report writes it', async () => {
    const { page, open } = await inBrowser.visit();
    const settings = encodeURIComponent('{"word_count":300}');
    await open(`/new?input=Locks&settings=${settings}`);
    expect(await page.getByLabel('What to write about').inputValue()).toBe('Locks');
    expect(await page.getByLabel('Words', { exact: true }).inputValue()).toBe('300');
  });

  it('is nothing for a key that reads', async () => {
    const { page, open } = await inBrowser.visit({ key: inBrowser.tenant.read });
    await open('/new');
    await page.getByText('Your key only reads.').waitFor();
    expect(await page.getByRole('button', { name: 'Start the article' }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'New article' }).count()).toBe(0);
  });
});
