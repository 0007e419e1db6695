import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';
import { randomUUID } from 'node:crypto';
import { graphBy, signIn } from '../support/browser/console.js';
import { freshLimits } from '../support/server/fresh-limits.js';
import { graph } from '../support/server/test-galley.js';
import { finishArticle } from '../support/writing/finished-article.js';
import { checkOf, recordOf } from '../support/writing/provenance-record.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0';

describeInBrowser('Keys and sessions', () => {
  let inBrowser: ConsoleInBrowser;

  beforeAll(async () => {
    inBrowser = await openConsole();
  });
  beforeEach(() => freshLimits(inBrowser.database));
  afterAll(() => inBrowser.close());

  const makeKey = (name: string, permission: 'full' | 'read' = 'full') =>
    inBrowser.galley.services.keys.create({ userId: inBrowser.tenant.user, name, permission });

  it('revokes a key by keyboard, after a question', async () => {
    const { key, token } = await makeKey('old importer');
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open('/keys');
    const row = page
      .getByRole('table', { name: 'Keys' })
      .getByRole('row')
      .filter({ hasText: 'old importer' });
    await row.getByText(key.prefix).waitFor();
    await row.getByRole('button', { name: 'Revoke old importer' }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Revoke “old importer”?' });
    await question.getByText('its sessions end').waitFor();
    expect(await question.getByText('signs you out').count()).toBe(0);
    await expectAccessible();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await inBrowser.galley.services.access.authenticate(token);
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Revoke' }).press('Enter');
    await row.getByText('Revoked').waitFor();
    await expect(inBrowser.galley.services.access.authenticate(token)).rejects.toMatchObject({
      code: 'invalid_key',
    });
    expectClean();
  });

  it('says at once that Galley is away, though what is in sight is read again in vain', async () => {
    await makeKey('of a bad day');
    const { page, open } = await inBrowser.visit();
    // No pause before another try ends.
    await page.clock.install();
    await open('/keys');
    await page.getByRole('button', { name: 'Revoke of a bad day' }).click();
    await page.route('**/graphql', (route) => route.abort());
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Revoke' }).click();
    await question.getByRole('alert').getByText('Galley does not answer.').waitFor();
  });

  it('says that revoking the key of the session signs out, and does', async () => {
    const { token } = await makeKey('mine');
    const { page, open } = await inBrowser.visit({ key: token });
    await open('/keys');
    const row = page.getByRole('row').filter({ hasText: 'mine' }).filter({ hasText: 'Yours' });
    await row.getByRole('button', { name: 'Revoke mine' }).click();
    await page.getByText('signs you out').waitFor();
    await page.getByRole('button', { name: 'Revoke and sign out' }).click();
    await page.waitForURL(/\/console\/sign-in/);
  });

  it('tells browsers in words, and ends the session of another one', async () => {
    const cookie = await signIn(inBrowser.galley, inBrowser.tenant.read, { 'user-agent': FIREFOX });
    const { page, open, expectClean } = await inBrowser.visit();
    await open('/keys');
    const sessions = page.getByRole('table', { name: 'Sessions' });
    await sessions.getByText('This one').waitFor();
    await sessions.getByRole('button', { name: 'End the session of Firefox on Linux' }).press('Enter');
    await sessions.getByText('Firefox on Linux').waitFor({ state: 'detached' });
    expect((await graphBy(inBrowser.galley, cookie, '{ me { key { id } } }')).status).toBe(401);
    expectClean();
  });

  it('shows a key that reads its own sessions, and no keys', async () => {
    const { token } = await makeKey('reader', 'read');
    const { page, open, expectClean } = await inBrowser.visit({ key: token });
    await open('/keys');
    await page.getByRole('table', { name: 'Sessions' }).getByText('This one').waitFor();
    expect(await page.getByRole('table', { name: 'Sessions' }).locator('tbody tr').count()).toBe(1);
    expect(await page.getByRole('table', { name: 'Keys' }).count()).toBe(0);
    expect(await page.getByRole('heading', { name: 'Changes' }).count()).toBe(0);
    await page.getByRole('meter', { name: /Requests in the last minute/ }).waitFor();
    expectClean();
  });

  it('tells who changed what in sentences, by subject and by pages', async () => {
    const { galley, tenant } = inBrowser;
    const id = randomUUID();
    const failed = checkOf('numbers', {
      verdict: 'fail',
      summary: '1 of 2 figures stand in the cited text.',
    });
    const provenance = recordOf({ articleId: id }, [failed]);
    await finishArticle(galley, tenant, { id, title: 'Tides & <b>locks</b>', provenance });
    const document = `mutation ($id: ID!) { publishArticle(input: { id: $id, overrideReason: "The mayor <i>confirmed</i> it." }) {
      article { id } } }`;
    expect((await graph(galley, tenant.full, document, { id })).body.errors).toBeUndefined();
    for (let n = 0; n < 21; n += 1) await makeKey(`robot ${n}`);
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open('/keys');
    const changes = page.getByRole('table', { name: 'Changes' });
    await changes.getByText('The operator made the key “robot 20”').waitFor();
    const pages = page.getByRole('navigation', { name: 'Pages of changes' });
    await pages.getByRole('button', { name: 'Next' }).press('Enter');
    const sentence = changes.getByRole('row').filter({ hasText: 'over a failing check (numbers)' });
    await sentence.getByText('The mayor <i>confirmed</i> it.').waitFor();
    expect(await changes.getByText('robot 20').count()).toBe(0);
    await pages.getByRole('button', { name: 'Previous' }).press('Enter');
    await changes.getByText('robot 20').waitFor();
    await page.getByLabel('Which changes').selectOption({ label: 'Articles' });
    await sentence.waitFor();
    expect(await changes.locator('tbody tr').count()).toBe(1);
    await expectAccessible();
    expect(new URL(page.url()).searchParams.get('changes')).toBe('articles');
    await sentence.getByRole('link', { name: 'Tides & <b>locks</b>' }).click();
    await page.waitForURL(new RegExp(`/articles/${id}`));
    expectClean();
  });
});
