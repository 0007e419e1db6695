import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { harbourPage } from '../support/audit/audited-site.js';
import {
  describeInBrowser,
  openConsole,
  operationsOf,
  type ConsoleInBrowser,
} from '../support/browser/browser.js';
import { gate } from '../support/gate.js';
import { call } from '../support/server/test-galley.js';
import { startTestWebsite, type TestWebsite } from '../support/server/test-website.js';
import { until } from '../support/until.js';
import { scriptedReport } from '../support/writing/scripted-report.js';

describeInBrowser('Work that others started', () => {
  /** What each kind waits at, one behind the other. */
  const report = [gate(), gate()] as const;
  const audit = [gate(), gate()] as const;
  let inBrowser: ConsoleInBrowser;
  let site: TestWebsite;

  beforeAll(async () => {
    site = await startTestWebsite({
      '/': harbourPage('Harbour', ['/quay.html']),
      '/quay.html': (_request, response) => {
        void audit[0].opened.then(() => response.end(harbourPage('Quay', ['/pier.html'])));
      },
      '/pier.html': (_request, response) => {
        void audit[1].opened.then(() => response.end(harbourPage('Pier', ['/'])));
      },
    });
    const { stages } = scriptedReport({ draft: () => report[0].opened, checks: () => report[1].opened });
    inBrowser = await openConsole({ site: site.origin, reportStages: stages });
  });
  afterAll(async () => {
    for (const each of [...report, ...audit]) each.open();
    await inBrowser.close();
    await site.close();
  });

  it.each([
    {
      kind: 'a report',
      path: 'research',
      screen: '/reports',
      list: '/jobs?kind=RESEARCH',
      name: 'Report of Test edition',
      steps: report,
      // In the list of jobs, on Home, and on Home after its first step.
      stage: 'Writing',
      first: 'Writing',
      then: 'Checking',
    },
    {
      kind: 'an audit',
      path: 'audit',
      screen: '/audits',
      list: '/jobs?kind=AUDIT',
      name: 'Audit of Test edition',
      steps: audit,
      stage: 'Reading pages',
      first: '1 page ·',
      then: '2 pages ·',
    },
  ])(
    '$kind is on Home and in the list of jobs from its start to its end by one stream each, without polling',
    async ({ path, screen, list, name, steps, stage, first, then }) => {
      const { galley, tenant } = inBrowser;
      const [home, jobs, own] = [await inBrowser.visit(), await inBrowser.visit(), await inBrowser.visit()];
      const [ofHome, ofJobs] = [operationsOf(home.page), operationsOf(jobs.page)];
      for (const { page } of [home, jobs]) await page.clock.install();
      await home.open('/');
      await home.page.getByText('Nothing runs at the moment.').waitFor();
      await jobs.open(list);
      await jobs.page.getByText('No job fits these filters.').waitFor();
      await own.open(screen);
      await own.page.getByText(/^(There is no report|No audit was started) yet\.$/).waitFor();
      await until(() => ofHome.includes('HomeLive') && ofJobs.includes('JobsLive'));
      expect(ofHome.toSorted()).toEqual(['Frame', 'Home', 'HomeLive']);
      expect(ofJobs.toSorted()).toEqual(['Frame', 'Jobs', 'JobsLive']);

      await call(galley, tenant.full, 'POST', `/v1/editions/${tenant.edition}/${path}`);
      const running = home.page.getByRole('listitem').filter({ hasText: name });
      const row = jobs.page.getByRole('row').filter({ hasText: name });
      await running.getByText(first).waitFor();
      await row.getByText(stage).waitFor();
      // The screen of its kind noticed it too.
      await own.page.getByRole('progressbar').waitFor();
      // The list was read anew for the new row, and is once more if it changed meanwhile.
      await jobs.page.clock.fastForward('00:10');
      const progress = async () => Number(await row.getByRole('progressbar').getAttribute('aria-valuenow'));
      const [atFirst, before] = [await progress(), [ofHome.length, ofJobs.length]];

      // What asks by a clock asks now: Home reads what no stream tells, such as limits, once a minute.
      await home.page.clock.fastForward('00:40');
      await jobs.page.clock.fastForward('02:00:00');
      steps[0].open();
      await running.getByText(then).waitFor();
      await until(async () => (await progress()) > atFirst);
      expect([ofHome.length, ofJobs.length]).toEqual(before);

      steps[1].open();
      await home.page.getByText('Nothing runs at the moment.').waitFor();
      await row.getByText('Done', { exact: true }).waitFor();
      await own.page.getByRole('row').filter({ hasText: 'Done' }).waitFor();
      expect(ofJobs).toHaveLength(before[1]!);
      expect(ofJobs.filter((asked) => asked === 'JobsLive')).toHaveLength(1);
      expect(ofHome.filter((asked) => asked === 'HomeLive')).toHaveLength(1);
    },
  );
});
