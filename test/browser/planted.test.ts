import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import type { RenderedPage } from '../../src/libs/site-audit/index.js';
import { StageFailure } from '../../src/domain/article/stage-failure.js';
import { auditSite } from '../support/audit/audited-galley.js';
import { setRendered, WITHOUT_CARD } from '../support/audit/audited-console.js';
import { harbourPage, startAuditedSite } from '../support/audit/audited-site.js';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';
import { expectHarmless, PLANTED, PLANTED_ADDRESS, plantedIn } from '../support/browser/planted.js';
import { freshLimits } from '../support/server/fresh-limits.js';
import { call } from '../support/server/test-galley.js';
import type { TestWebsite } from '../support/server/test-website.js';
import { until } from '../support/until.js';
import { startReceiver, type Receiver } from '../support/webhook/receiver.js';
import { finishArticle } from '../support/writing/finished-article.js';
import { checkOf, recordOf } from '../support/writing/provenance-record.js';
import { reportRecordOf } from '../support/writing/report-record.js';
import { scriptedReport } from '../support/writing/scripted-report.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';

const RENDERED: RenderedPage = {
  failure: null,
  changes: [
    { field: 'title', raw: 'Harbour', rendered: PLANTED },
    { field: 'canonical', raw: null, rendered: PLANTED_ADDRESS },
  ],
  noindex: null,
  addedLinks: 2,
  addedSiteLinks: 0,
  addedLinkSample: [PLANTED_ADDRESS, `https://elsewhere.invalid/${encodeURI(PLANTED)}`],
  rawWords: 60,
  words: 90,
  rawStructuredData: 0,
  structuredData: 0,
  leadsTo: PLANTED_ADDRESS,
  requests: 4,
  refused: 1,
};

describeInBrowser('what others have planted in their texts', () => {
  let inBrowser: ConsoleInBrowser;
  let site: TestWebsite;
  let receiver: Receiver;
  let audit: string;

  beforeAll(async () => {
    site = await startAuditedSite();
    const escaped = PLANTED.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    site.set('/docs/', harbourPage(escaped, ['/'], `<meta name="description" content="${escaped}">`));
    receiver = await startReceiver();
    receiver.answer = (_message, response) => void response.writeHead(404).end(PLANTED);
    const report = scriptedReport();
    inBrowser = await openConsole({
      site: site.origin,
      writing: scriptedWriting({
        outline: () => Promise.reject(new StageFailure('no_usable_sources', `Nothing in ${PLANTED}`)),
      }),
      reportStages: async () => ({
        ...(await report.stages()),
        assemble: (task) => Promise.resolve(plantedIn(reportRecordOf(task))),
      }),
      env: {
        SECRET_KEY: 'a key of more than thirty-two letters',
        WEBHOOK_ALLOW: `127.0.0.1:${receiver.port}`,
      },
    });
    audit = await auditSite(inBrowser.galley, inBrowser.tenant);
  });
  beforeEach(() => freshLimits(inBrowser.database));
  afterAll(async () => {
    await inBrowser.close();
    await receiver.close();
    await site.close();
  });

  async function ask(method: 'GET' | 'POST', path: string, body?: object) {
    const { galley, tenant } = inBrowser;
    const answer = await call(galley, tenant.full, method, `/v1/${path}`, body);
    expect(answer.status).toBeLessThan(300);
    return answer.body;
  }
  const ofEdition = (path: string) => `editions/${inBrowser.tenant.edition}/${path}`;
  const ended = (path: string) =>
    until(async () => ['done', 'failed'].includes(String((await ask('GET', path)).status)));

  /** Opens a screen, and after it each of its parts, and looks at all of them. */
  async function see(path: string, parts: readonly ((page: Page) => Promise<unknown>)[] = []): Promise<void> {
    const { page, open, expectClean } = await inBrowser.visit();
    await open(path);
    if (parts.length === 0) await expectHarmless(page);
    for (const part of parts) {
      await part(page);
      await expectHarmless(page);
    }
    expectClean(WITHOUT_CARD);
  }

  it('does nothing in an article and its record', async () => {
    const id = randomUUID();
    const held = checkOf('grounding', { verdict: 'fail', summary: 'It has no source.', items: [] });
    await finishArticle(inBrowser.galley, inBrowser.tenant, {
      id,
      slug: 'planted',
      title: PLANTED,
      byline: PLANTED,
      metaTitle: PLANTED,
      metaDescription: PLANTED,
      provenance: plantedIn(recordOf({ articleId: id, verdict: 'fail' }, [held])),
    });
    const tab = (name: RegExp) => (page: Page) => page.getByRole('tab', { name }).click();
    await see(`/articles/${id}`, [tab(/^Checks/), tab(/^Sources/), tab(/^Record/)]);
    await see('/articles');
    await see('/');
  });

  it('does nothing in a job that failed, nor in lists of jobs', async () => {
    const { id } = await ask('POST', ofEdition('articles'), { input: `Storks ${PLANTED}` });
    await ended(`jobs/${id}`);
    await see(`/jobs/${id}`);
    await see('/jobs');
  });

  it('does nothing in a report, nor in the brief that a gap leads to', async () => {
    const { id } = await ask('POST', ofEdition('research'));
    await ended(ofEdition(`research/${id}`));
    await see(`/reports/${id}`, [
      (page) => page.getByText('Tides').first().waitFor(),
      (page) => page.locator('summary').evaluateAll('(all) => all.forEach((each) => each.click())'),
    ]);
    const { page, open, expectClean } = await inBrowser.visit();
    await open(`/reports/${id}`);
    await page
      .getByRole('link', { name: /^Write this/ })
      .first()
      .click();
    await page.getByRole('heading', { name: 'New article' }).waitFor();
    await page.getByLabel('What to write about').and(page.locator('textarea')).waitFor();
    expect(await page.getByLabel('What to write about').inputValue()).toContain('<script>');
    expect(await page.evaluate(`'planted' in window`)).toBe(false);
    expectClean();
  });

  it('does nothing in what an audit has found, and in what scripts made of a page', async () => {
    await setRendered(inBrowser, audit, '/docs/', RENDERED);
    await see(`/audits/${audit}/issues?check=description_too_long`, [
      async (page) => {
        await page.getByRole('button', { name: '/docs/', exact: true }).press('Enter');
        await page.getByRole('dialog', { name: 'Finding' }).waitFor();
      },
    ]);
    await see(`/audits/${audit}/pages`, [
      () => Promise.resolve(),
      async (page) => {
        await page
          .getByRole('table', { name: 'Addresses' })
          .getByRole('button', { name: '/docs/', exact: true })
          .press('Enter');
        await page.getByRole('dialog').waitFor();
      },
      async (page) => {
        await page.getByRole('tab', { name: 'Rendered' }).click();
        await page.getByRole('table', { name: 'Changed by scripts' }).waitFor();
      },
    ]);
  });

  it('does nothing in schedules', async () => {
    const { id } = await ask('POST', ofEdition('schedules'), {
      name: PLANTED.slice(0, 60),
      kind: 'article',
      brief: { input: `Storks ${PLANTED}` },
      cron: '0 5 29 2 *',
      time_zone: 'Europe/Berlin',
    });
    await see('/schedules');
    await see(`/schedules/${id}`);
  });

  it('does nothing in webhooks, and in what their servers answer', async () => {
    const { id } = await ask('POST', 'webhooks', {
      url: `${receiver.origin}/hook`,
      description: PLANTED,
      event_types: ['article.published'],
    });
    await ask('POST', `webhooks/${id}/test`);
    await until(() => receiver.received.length > 0);
    await see('/webhooks');
    await see(`/webhooks/${id}`, [
      async (page) => {
        const row = page
          .getByRole('table', { name: 'Deliveries' })
          .getByRole('row')
          .filter({ hasText: '404' });
        await row.getByRole('button', { name: 'webhook.test' }).press('Enter');
        await page.getByRole('dialog').getByText('zero').waitFor();
      },
    ]);
  });
});
