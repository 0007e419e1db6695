import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';
import { randomUUID } from 'node:crypto';
import { parseTenants } from '../../src/transports/input/tenants.js';
import { gate } from '../support/gate.js';
import { call, startGalley } from '../support/server/test-galley.js';
import { finishArticle } from '../support/writing/finished-article.js';
import { checkOf, recordOf } from '../support/writing/provenance-record.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';

describeInBrowser('Home', () => {
  const [draft, weirs] = [gate(), gate()];
  let inBrowser: ConsoleInBrowser;

  const startJob = (input: string) =>
    call(
      inBrowser.galley,
      inBrowser.tenant.full,
      'POST',
      `/v1/editions/${inBrowser.tenant.edition}/articles`,
      {
        input,
      },
    );

  beforeAll(async () => {
    inBrowser = await openConsole({
      writing: scriptedWriting({
        draft: ({ brief }) => (brief.input === 'How weirs work' ? weirs.opened : draft.opened),
      }),
    });
  });
  afterAll(() => inBrowser.close());

  it('shows a job from its start to its end without a reload', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    await open('/');
    await page.getByText('Nothing runs at the moment.').waitFor();
    await page.getByRole('link', { name: 'Start a new article' }).waitFor();
    await startJob('How canals freeze');
    const row = page.getByRole('listitem').filter({ hasText: 'How canals freeze' });
    await row.getByText('Writing').waitFor();
    expect(await row.getByRole('progressbar').getAttribute('aria-valuenow')).toMatch(/^[1-9]\d?$/);
    draft.open();
    await page.getByText('Nothing runs at the moment.').waitFor();
    expectClean();
  });

  it('shows the jobs of all editions, and leads to what it names', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    const { galley, tenant } = inBrowser;
    const other = randomUUID();
    await galley.services.tenants.apply(
      parseTenants({
        editions: [{ id: other, account: tenant.account, name: 'Harbour', language: 'en' }],
      }),
    );
    const id = randomUUID();
    await finishArticle(galley, tenant, {
      id,
      slug: `a-${id}`,
      title: 'Held at the lock',
      provenance: recordOf({ articleId: id, verdict: 'fail' }, [checkOf('grounding', { verdict: 'fail' })]),
    });
    await open('/');
    await page.getByText('Nothing runs at the moment.').waitFor();
    await call(galley, tenant.full, 'POST', `/v1/editions/${other}/articles`, { input: 'How weirs work' });
    const row = page.getByRole('listitem').filter({ hasText: 'How weirs work' });
    await row.getByText('Harbour').waitFor();
    await expectAccessible();
    await row.getByRole('link').click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Cancel the job' }).click();
    weirs.open();
    await page.goBack();
    await page.getByText('Nothing runs at the moment.').waitFor();
    await page.getByRole('link', { name: 'Held at the lock' }).click();
    await page.waitForURL((url) => url.pathname.endsWith(`/articles/${id}`));
    expectClean();
  });

  it('says what is wrong when a screen can’t be loaded', async () => {
    const { page, open } = await inBrowser.visit();
    await open('/');
    await page.route(/assets\/style/, (route) => route.abort());
    await page.evaluate("history.pushState({}, '', 'style')");
    await page.getByRole('heading', { name: 'This screen could not be loaded' }).waitFor();
    expect(await page.getByRole('link', { name: 'Home' }).isVisible()).toBe(true);
    await page.unroute(/assets\/style/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('heading', { name: 'Style' }).waitFor();
  });

  it('says that the server is away, and goes on when it is back', async () => {
    const { page, open } = await inBrowser.visit();
    await open('/');
    await page.getByText('Nothing runs at the moment.').waitFor();
    const other = await inBrowser.visit({ isFirst: true });
    await other.open('/');
    const { port } = new URL(inBrowser.galley.url!);
    await inBrowser.galley.close();
    await page.getByText('Galley does not answer.').waitFor();
    await other.page.getByRole('link', { name: 'Reports', exact: true }).click();
    await other.page.getByRole('heading', { name: 'This screen could not be loaded' }).waitFor();
    const later = gate();
    const again = await startGalley({
      databaseUrl: inBrowser.database.url,
      env: { PORT: port },
      writing: scriptedWriting({ draft: () => later.opened }),
    });
    try {
      await call(again, inBrowser.tenant.full, 'POST', `/v1/editions/${inBrowser.tenant.edition}/articles`, {
        input: 'What came meanwhile',
      });
      await page.getByRole('listitem').filter({ hasText: 'What came meanwhile' }).waitFor();
      await page.getByText('Galley does not answer.').waitFor({ state: 'detached' });
      expect(page.url()).not.toContain('/sign-in');
      await other.page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
    } finally {
      later.open();
      await page.close();
      await again.close();
    }
  });
});
