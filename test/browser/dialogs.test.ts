import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { auditSite } from '../support/audit/audited-galley.js';
import { WITHOUT_CARD } from '../support/audit/audited-console.js';
import { startAuditedSite } from '../support/audit/audited-site.js';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';
import { gate } from '../support/gate.js';
import { freshLimits } from '../support/server/fresh-limits.js';
import { call, graph } from '../support/server/test-galley.js';
import type { TestWebsite } from '../support/server/test-website.js';
import { finishArticle } from '../support/writing/finished-article.js';
import { checkOf, recordOf } from '../support/writing/provenance-record.js';
import { scriptedReport } from '../support/writing/scripted-report.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';

const HELD = checkOf('grounding', { verdict: 'fail', summary: 'No sentence is supported.' });

/** What opens a dialog. */
type Step = (page: Page) => Promise<unknown>;

const press =
  (name: string | RegExp): Step =>
  (page) =>
    page.getByRole('button', { name, exact: true }).first().press('Enter');

const inTab =
  (tab: string, step: Step): Step =>
  async (page) => {
    await page.getByRole('tab', { name: tab }).click();
    await step(page);
  };

describeInBrowser('dialogs have no fault of accessibility and are not cut, on a phone and zoomed', () => {
  const held = gate();
  let inBrowser: ConsoleInBrowser;
  let site: TestWebsite;
  let audit: string;

  beforeAll(async () => {
    site = await startAuditedSite();
    inBrowser = await openConsole({
      site: site.origin,
      writing: scriptedWriting({ draft: () => held.opened }),
      reportStages: scriptedReport({ draft: () => held.opened }).stages,
      env: {
        SECRET_KEY: 'a key of more than thirty-two letters',
        WEBHOOK_ALLOW: new URL(site.origin).host,
      },
    });
    audit = await auditSite(inBrowser.galley, inBrowser.tenant);
  });
  beforeEach(() => freshLimits(inBrowser.database));
  afterAll(async () => {
    held.open();
    await inBrowser.close();
    await site.close();
  });

  const post = async (path: string, body?: object) => {
    const { galley, tenant } = inBrowser;
    const answer = await call(galley, tenant.full, 'POST', `/v1/${path}`, body);
    expect(answer.status).toBeLessThan(300);
    return String(answer.body.id);
  };
  const ofEdition = (path: string) => `editions/${inBrowser.tenant.edition}/${path}`;
  const change = (mutation: string, input: object) =>
    graph(inBrowser.galley, inBrowser.tenant.full, mutation, { input });

  /** Opens each of these dialogs of a screen, looks at it and closes it. */
  async function see(path: string, steps: readonly Step[], key = inBrowser.tenant.full): Promise<void> {
    const { page, open, expectClean, expectDialogSeen } = await inBrowser.visit({ key });
    await open(path);
    const dialog = page.getByRole('dialog');
    for (const step of steps) {
      await step(page);
      await dialog.waitFor();
      await expectDialogSeen();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    expectClean(WITHOUT_CARD);
  }

  it('of an article', async () => {
    const finish = async (provenance = recordOf()) => {
      const id = randomUUID();
      const options = { id, slug: `a-${id}`, title: 'Tides', provenance: { ...provenance, articleId: id } };
      await finishArticle(inBrowser.galley, inBrowser.tenant, options);
      return id;
    };
    const [refused, published] = [await finish(recordOf({ verdict: 'fail' }, [HELD])), await finish()];
    await change(
      'mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { article { id } } }',
      {
        id: refused,
        title: 'High tides',
      },
    );
    await change(
      'mutation ($input: PublishArticleInput!) { publishArticle(input: $input) { article { id } } }',
      { id: published },
    );
    await see(`/articles/${refused}`, [
      press('Publish …'),
      press('Delete …'),
      inTab('Revisions', press('Preview revision 1')),
      press('What changed after revision 1'),
      async (page) => {
        await press('Edit')(page);
        await page.getByLabel('Title', { exact: true }).fill('Low tides');
        await press('Cancel')(page);
      },
    ]);
    await see(`/articles/${published}`, [press('Unpublish …')]);
    await see('/articles', [
      async (page) => {
        await page.getByLabel('Choose High tides').press('Space');
        await press('Publish 1 article …')(page);
      },
    ]);
    await see('/new', [
      async (page) => {
        await page.getByLabel('What to write about').fill('How a lock lifts a boat');
        await page.getByRole('link', { name: 'Articles' }).click();
      },
      async (page) => {
        await page.getByRole('heading', { level: 1 }).focus();
        await page.keyboard.press('?');
      },
    ]);
  });

  it('of an audit', async () => {
    const view = (name: string) => `/audits/${audit}/${name}`;
    await see(view('overview'), [press('Test robots.txt')]);
    await see(view('issues?check=noindex'), [
      press('Ignore'),
      (page) =>
        page
          .getByRole('table', { name: /^Findings/ })
          .getByRole('button', { name: '/' })
          .first()
          .press('Enter'),
    ]);
    await see(view('pages'), [
      press('Columns'),
      press('Views'),
      async (page) => {
        await page.getByRole('button', { name: '/docs/', exact: true }).press('Enter');
        await page.getByRole('dialog').getByText('Link score').waitFor();
      },
    ]);
    await see(view('phrases'), [
      (page) => page.getByRole('table').getByRole('button', { name: 'tide table' }).first().press('Enter'),
    ]);
    site.set('/docs/', (_request, response) => {
      void held.opened.then(() => response.end('late'));
    });
    await see('/audits', [
      async (page) => {
        await press('Start an audit')(page);
        await page.getByRole('dialog').getByText('Settings', { exact: true }).click();
      },
    ]);
    await post(ofEdition('audit'));
    await see('/audits', [press('Cancel the audit')]);
  });

  it('of what runs', async () => {
    await see('/reports', [press('Start a report')]);
    const [job, report] = [
      await post(ofEdition('articles'), { input: 'Canals' }),
      await post(ofEdition('research')),
    ];
    await see(`/jobs/${job}`, [press('Cancel')]);
    await see('/jobs', [
      async (page) => {
        await page.getByLabel('Choose Canals').press('Space');
        await page
          .getByRole('group', { name: 'Chosen jobs' })
          .getByRole('button', { name: 'Cancel' })
          .click();
      },
    ]);
    await see(`/reports/${report}`, [press('Cancel the report')]);
    const { token } = await inBrowser.galley.services.operatorKeys.create('night shift');
    await see('/operations', [press(`Cancel article ${job.slice(0, 8)}`)], token);
  });

  it('of schedules, webhooks and keys', async () => {
    const schedule = await post(ofEdition('schedules'), {
      name: 'Leap days',
      kind: 'article',
      brief: { input: 'Canal locks' },
      cron: '0 5 29 2 *',
      time_zone: 'Europe/Berlin',
    });
    const webhook = await post('webhooks', { url: `${site.origin}/hook` });
    await post(`webhooks/${webhook}/test`);
    await see('/schedules', [press('New schedule')]);
    await see(`/schedules/${schedule}`, [press('Run now'), press('Pause'), press('Change'), press('Delete')]);
    await see('/webhooks', [press('New webhook')]);
    await see(`/webhooks/${webhook}`, [
      press('webhook.test'),
      press('Pause'),
      press('Change'),
      press('New secret'),
      press('Delete'),
    ]);
    await see('/keys', [press(/^Revoke/)]);
  });

  it('and a press beside one in which one types loses nothing, nor does Escape lose a secret', async () => {
    const { page, open, expectDialogSeen } = await inBrowser.visit();
    await open('/webhooks');
    await press('New webhook')(page);
    const dialog = page.getByRole('dialog');
    const beside = () => page.mouse.click(5, 5);
    await dialog.getByLabel('Address').fill(`${site.origin}/another`);
    await beside();
    await press('Make it')(page);
    await dialog.getByText(/^whsec_/).waitFor();
    await beside();
    await page.keyboard.press('Escape');
    await expectDialogSeen();
    await press('I have stored it')(page);
    await dialog.waitFor({ state: 'detached' });
  });
});
