import { afterAll, beforeAll, expect, it } from '@jest/globals';
import {
  describeInBrowser,
  openConsole,
  operationsOf,
  type ConsoleInBrowser,
} from '../support/browser/browser.js';
import { gate } from '../support/gate.js';
import { call, createTenant, graph } from '../support/server/test-galley.js';
import { until } from '../support/until.js';
import { scriptedReport } from '../support/writing/scripted-report.js';

describeInBrowser('Reports', () => {
  let draft = gate();
  let inBrowser: ConsoleInBrowser;

  beforeAll(async () => {
    const { stages } = scriptedReport({ draft: () => draft.opened });
    inBrowser = await openConsole({ reportStages: stages });
  });
  afterAll(async () => {
    draft.open();
    await inBrowser.close();
  });

  it('starts a report by keyboard, shows it live, and leads from its first gap to a brief', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open('/reports');
    await page.getByText('There is no report yet.').waitFor();
    await page.getByRole('button', { name: 'Start a report' }).press('Enter');
    await page.getByRole('dialog').getByText('It counts as one start within your limits').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').filter({ hasText: 'Writing' }).getByText('Running').waitFor();
    await expectAccessible();
    draft.open();
    const gap = page.getByRole('listitem').filter({ hasText: 'The site asks it and has no answer to it.' });
    await gap.getByText('High').waitFor();
    await expectAccessible();
    const write = gap.getByRole('link', { name: 'Write this: Why does it rise?' });
    const { searchParams, pathname } = new URL((await write.getAttribute('href'))!, inBrowser.galley.url!);
    expect(pathname).toBe('/console/new');
    expect(searchParams.get('input')).toBe('Why does it rise?');
    expect(JSON.parse(searchParams.get('settings')!)).toMatchObject({ source_policy: 'given_first' });
    const claim = page.getByRole('region', { name: 'Tides' }).locator('summary').first();
    await claim.press('Enter');
    await page.getByRole('region', { name: 'Tides' }).getByRole('figure').first().waitFor();
    expectClean();
  });

  it('cancels a report after a question', async () => {
    draft = gate();
    const { tenant, galley } = inBrowser;
    const { body } = await call(galley, tenant.full, 'POST', `/v1/editions/${tenant.edition}/research`);
    const { page, open } = await inBrowser.visit();
    await open(`/reports/${body.id}`);
    await page.getByRole('button', { name: 'Cancel the report' }).press('Enter');
    await page
      .getByRole('dialog', { name: 'Cancel this report?' })
      .getByRole('button', { name: 'Cancel the report' })
      .press('Enter');
    await page.getByRole('heading', { name: 'This report failed' }).waitFor();
    expect(await page.getByRole('button', { name: 'Cancel the report' }).count()).toBe(0);
    draft.open();
  });

  it('reads a further page again once for each report that runs, however often its progress changes', async () => {
    draft = gate();
    const { tenant, galley } = inBrowser;
    const reports = `/v1/editions/${tenant.edition}/research`;
    const start = async () => String((await call(galley, tenant.full, 'POST', reports)).body.id);
    const running = await start();
    const { body } = await graph(
      galley,
      tenant.full,
      'query ($id: ID!) { edition(id: $id) { reports(first: 1) { pageInfo { endCursor } } } }',
      { id: tenant.edition },
    );
    const { page, open } = await inBrowser.visit();
    const asked = operationsOf(page);
    const readings = () => asked.filter((name) => name === 'Reports').length;
    await open(`/reports?after=${encodeURIComponent(String(body.data.edition.reports.pageInfo.endCursor))}`);
    await until(() => readings() === 2);
    draft.open();
    await until(async () => {
      const { body: report } = await call(galley, tenant.full, 'GET', `${reports}/${running}`);
      return report.status !== 'running';
    });
    draft = gate();
    await start();
    // The stream tells in order: all of the first report's updates came before.
    await until(() => readings() > 2);
    expect(readings()).toBe(3);
    draft.open();
  });

  it('leads to the verification of a domain where it is not verified', async () => {
    const tenant = await createTenant(inBrowser.galley, { webAddress: 'https://unproved.example/' });
    const { page, open, expectAccessible } = await inBrowser.visit({ key: tenant.full });
    await open('/reports');
    await page.getByText('so show first that it is yours').waitFor();
    expect(await page.getByRole('button', { name: 'Start a report' }).count()).toBe(0);
    await expectAccessible();
    await page.getByRole('link', { name: 'Verify the domain' }).press('Enter');
    await page.getByRole('heading', { name: 'Domains', level: 1 }).waitFor();
  });

  it('shows a key that only reads neither a start nor a way to write', async () => {
    const { page, open } = await inBrowser.visit({ key: inBrowser.tenant.read });
    await open('/reports');
    const done = page.getByRole('row').filter({ hasText: 'Done' }).getByRole('link').first();
    await done.click();
    await page.getByText('The site asks it and has no answer to it.').waitFor();
    expect(await page.getByRole('link', { name: /^Write this/ }).count()).toBe(0);
    await open('/reports');
    await done.waitFor();
    expect(await page.getByRole('button', { name: 'Start a report' }).count()).toBe(0);
  });
});
