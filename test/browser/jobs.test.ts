import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { parseTenants } from '../../src/transports/input/tenants.js';
import { StageFailure } from '../../src/domain/article/stage-failure.js';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';
import { gate } from '../support/gate.js';
import { call, waitForJob } from '../support/server/test-galley.js';
import { startTestWebsite, type TestWebsite } from '../support/server/test-website.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';

describeInBrowser('jobs', () => {
  const draft = gate();
  let inBrowser: ConsoleInBrowser;
  let site: TestWebsite;

  beforeAll(async () => {
    site = await startTestWebsite();
    inBrowser = await openConsole({
      site: site.origin,
      writing: scriptedWriting({
        outline: async ({ brief }) => {
          if (brief.input.startsWith('Bananas'))
            throw new StageFailure('no_usable_sources', 'No source says anything.');
          await Promise.resolve();
        },
        draft: ({ brief }) => (brief.input.startsWith('Canals') ? draft.opened : Promise.resolve()),
      }),
    });
  });
  afterAll(async () => {
    draft.open();
    await inBrowser.close();
    await site.close();
  });

  async function start(input: string): Promise<string> {
    const { galley, tenant } = inBrowser;
    const path = `/v1/editions/${tenant.edition}/articles`;
    return (await call(galley, tenant.full, 'POST', path, { input })).body.id as string;
  }

  it('come into the list as they are started, and one of them is watched and cancelled by keyboard', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open('/jobs');
    await page.getByText('Nothing was started yet.').waitFor();
    await start('Canals that freeze');
    await page.getByRole('link', { name: 'Canals that freeze' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Canals that freeze' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Writing' }).waitFor();
    await expectAccessible();
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await expectAccessible();
    await page.getByRole('button', { name: 'Cancel the job' }).press('Enter');
    await page.getByText('Cancelled', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Cancel', exact: true }).count()).toBe(0);
    expectClean();
  });

  it('that failed say why and what to do, and are retried', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    const id = await start('Bananas on Mars');
    await waitForJob(inBrowser.galley, inBrowser.tenant.full, id);
    await open(`/jobs/${id}`);
    await page.getByText('No source says anything.').first().waitFor();
    await page.getByText('Give other sources').waitFor();
    await expectAccessible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.waitForURL((url) => url.pathname.includes('/jobs/') && !url.pathname.endsWith(id));
    await page.getByRole('link', { name: 'an earlier job' }).click();
    await page.waitForURL((url) => url.pathname.endsWith(id));
    expectClean();
  });

  it('are filtered by the address, which a reload keeps', async () => {
    const { page, open } = await inBrowser.visit();
    const done = await start('Locks and weirs');
    await waitForJob(inBrowser.galley, inBrowser.tenant.full, done);
    await open('/jobs');
    await page.getByLabel('Status').selectOption('Failed');
    await page.waitForURL(/status=FAILED/);
    await page.getByRole('link', { name: 'Bananas on Mars' }).first().waitFor();
    await page.getByRole('link', { name: 'Scripted' }).waitFor({ state: 'detached' });
    await page.getByLabel('Why it failed').selectOption('Worker lost');
    await page.getByText('No job fits these filters.').waitFor();
    await page.reload();
    await page.getByText('No job fits these filters.').waitFor();
    expect(await page.getByLabel('Why it failed').inputValue()).toBe('worker_lost');
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.getByRole('link', { name: 'Scripted' }).waitFor();
  });

  it('have no button and no box for a key that reads', async () => {
    const { page, open } = await inBrowser.visit({ key: inBrowser.tenant.read });
    await open('/jobs');
    await page.getByRole('link', { name: 'Scripted' }).click();
    await page.getByRole('heading', { level: 2, name: 'Stages', exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^(Retry|Cancel)/ }).count()).toBe(0);
    await page.goBack();
    await page.getByRole('link', { name: 'Scripted' }).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });

  it('of other kinds are in the list, and lead to their own screens', async () => {
    const { page, open } = await inBrowser.visit();
    const { galley, tenant } = inBrowser;
    const path = `/v1/editions/${tenant.edition}/research`;
    const { id } = (await call(galley, tenant.full, 'POST', path)).body as { readonly id: string };
    await open('/jobs?kind=RESEARCH');
    await page.getByRole('link', { name: 'Report of Test edition' }).click();
    await page.waitForURL((url) => url.pathname.endsWith(`/reports/${id}`));
  });

  it('lead to the article and to the audit that they made', async () => {
    const { page, open } = await inBrowser.visit();
    const { galley, tenant } = inBrowser;
    const job = await start('Sluices at dusk');
    const { article_id: article } = await waitForJob(galley, tenant.full, job);
    const path = `/v1/editions/${tenant.edition}/audit`;
    const audit = (await call(galley, tenant.full, 'POST', path)).body.id as string;
    await open('/jobs?kind=ARTICLE&status=DONE');
    await page.getByRole('link', { name: 'Article', exact: true }).first().click();
    await page.waitForURL((url) => url.pathname.endsWith(`/articles/${String(article)}`));
    await open('/jobs?kind=AUDIT');
    await page.getByRole('link', { name: 'Audit of Test edition' }).click();
    await page.waitForURL((url) => url.pathname.endsWith(`/audits/${audit}/overview`));
  });

  it('of another edition come into the list of all of them at once', async () => {
    const { page, open } = await inBrowser.visit();
    const { galley, tenant } = inBrowser;
    const other = randomUUID();
    await galley.services.tenants.apply(
      parseTenants({
        editions: [{ id: other, account: tenant.account, name: 'Harbour', language: 'en' }],
      }),
    );
    const streams: unknown[] = [];
    page.on('request', (request) => {
      const asked = request.postDataJSON() as { operationName?: string; variables?: unknown } | null;
      if (asked?.operationName === 'JobsLive') streams.push(asked.variables);
    });
    await open('/jobs?all=true');
    await page
      .getByRole('link', { name: 'Sluices at dusk' })
      .or(page.getByRole('link', { name: 'Scripted' }))
      .first()
      .waitFor();
    const path = `/v1/editions/${other}/articles`;
    const { id } = (await call(galley, tenant.full, 'POST', path, { input: 'Canals of the harbour' })).body;
    const row = page.getByRole('row').filter({ hasText: 'Canals of the harbour' });
    await row.getByText('Harbour', { exact: true }).waitFor();
    await call(galley, tenant.full, 'POST', `/v1/jobs/${String(id)}/cancel`);
    await row.getByText('Cancelled').waitFor();
    expect(streams).toEqual([{ edition: null }]);
  });

  it('are retried together', async () => {
    const { page, open } = await inBrowser.visit();
    const ids = [await start('Bananas on Venus'), await start('Bananas on Pluto')];
    for (const id of ids) await waitForJob(inBrowser.galley, inBrowser.tenant.full, id);
    await open('/jobs?status=FAILED');
    for (const name of ['Venus', 'Pluto'])
      await page.getByRole('checkbox', { name: `Choose Bananas on ${name}` }).press('Space');
    await page.getByText('2 chosen').waitFor();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('2 jobs started anew.').waitFor();
  });
});
