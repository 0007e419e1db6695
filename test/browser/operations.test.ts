import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';
import { freshLimits } from '../support/server/fresh-limits.js';
import { StageFailure } from '../../src/domain/article/stage-failure.js';
import { gate } from '../support/gate.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';
import { call, waitForJob } from '../support/server/test-galley.js';

/** Planted in what the account writes. */
const SECRET = 'xyzzyplugh';

describeInBrowser('Operations', () => {
  /** Until it is opened, what runs stays so. */
  const draft = gate();
  let inBrowser: ConsoleInBrowser;
  let token: string;

  beforeAll(async () => {
    inBrowser = await openConsole({
      writing: scriptedWriting({
        outline: async ({ brief }) => {
          if (brief.input.startsWith('Failing'))
            throw new StageFailure('no_usable_sources', `Nothing about ${SECRET}.`);
          await Promise.resolve();
        },
        draft: () => draft.opened,
      }),
    });
    ({ token } = await inBrowser.galley.services.operatorKeys.create('night shift'));
  });
  beforeEach(() => freshLimits(inBrowser.database));
  afterAll(async () => {
    draft.open();
    await inBrowser.close();
  });

  const startJob = async (input = 'About') => {
    const { full, edition } = inBrowser.tenant;
    const body = { input: `${input} ${SECRET}`, id: randomUUID() };
    await call(inBrowser.galley, full, 'POST', `/v1/editions/${edition}/articles`, body);
    return body.id;
  };

  it('is what an operator sees after signing in, and nothing of an account', async () => {
    await startJob();
    const { page, expectClean, expectAccessible } = await inBrowser.visit({ key: null });
    await page.goto(`${inBrowser.address}/console/articles`);
    await page.getByLabel('API key').fill(token);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Operations' }).waitFor();
    await page.getByRole('table', { name: 'Accounts' }).getByText('Test account').waitFor();
    const links = await page.getByRole('navigation', { name: 'Screens' }).getByRole('link').allTextContents();
    expect(links).toEqual(['Operations', 'Audit log', 'Sessions']);
    await page.getByText('night shift').waitFor();
    expect(await page.content()).not.toContain(SECRET);
    await expectAccessible();
    await page.goto(`${inBrowser.address}/console/keys`);
    await page.waitForURL(/\/console\/operations$/);
    // Before the sign-in there was no session.
    expectClean(/401/);
  });

  it('cancels work of an account by keyboard, after a question, and lists it by its status', async () => {
    const id = await startJob();
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit({ key: token });
    await open('/operations?status=RUNNING');
    const button = page.getByRole('button', { name: `Cancel article ${id.slice(0, 8)}` });
    await button.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: `Cancel article ${id.slice(0, 8)}?` });
    await question.getByText('It belongs to Test account.').waitFor();
    await expectAccessible();
    await question.getByRole('button', { name: 'Cancel', exact: true }).press('Enter');
    await page.getByText(`The article ${id.slice(0, 8)} is cancelled.`).waitFor();
    await button.waitFor({ state: 'detached' });
    await page.getByLabel('Status', { exact: true }).selectOption('Cancelled');
    await page.getByRole('table', { name: 'Work' }).getByTitle(id).waitFor();
    expectClean();
  });

  it('shows what failed by its code, and retries it', async () => {
    const id = await startJob('Failing');
    await waitForJob(inBrowser.galley, inBrowser.tenant.full, id);
    const { page, open } = await inBrowser.visit({ key: token });
    await open('/operations');
    await page.getByRole('button', { name: 'List what failed with no usable sources' }).click();
    await page.waitForURL(/code=no_usable_sources/);
    await page.getByRole('button', { name: `Retry article ${id.slice(0, 8)}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Retry', exact: true }).click();
    await page.getByText('is started anew').waitFor();
  });

  it('reads itself anew', async () => {
    const { page, open } = await inBrowser.visit({ key: token });
    await open('/operations?status=RUNNING');
    await page.getByRole('table', { name: 'Accounts' }).waitFor();
    const id = await startJob();
    await page.getByRole('table', { name: 'Work' }).getByTitle(id).waitFor();
  });

  it('ends a session of the operator’s key', async () => {
    const { page, open } = await inBrowser.visit({ key: token });
    await inBrowser.visit({ key: token });
    await open('/operations/sessions');
    await page.getByText('This one').waitFor();
    await page
      .getByRole('button', { name: /^End the session/ })
      .first()
      .click();
    await page.getByText('has ended.').waitFor();
  });

  it('is not for keys of an account', async () => {
    const { page } = await inBrowser.visit();
    await page.goto(`${inBrowser.address}/console/operations`);
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  });
});
