import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  describeInBrowser,
  openConsole,
  looks,
  type ConsoleInBrowser,
  type Visit,
} from '../support/browser/browser.js';
import { StageFailure } from '../../src/domain/article/stage-failure.js';
import { freshLimits } from '../support/server/fresh-limits.js';
import { call, createTenant, waitForJob, type Tenant } from '../support/server/test-galley.js';
import { until } from '../support/until.js';
import { finishArticle } from '../support/writing/finished-article.js';
import { checkOf, recordOf } from '../support/writing/provenance-record.js';
import { scriptedReport } from '../support/writing/scripted-report.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';

/** Every screen, each with a text by which it is known that its data are there. */
const SCREENS = [
  ['/sign-in', 'API key'],
  ['/', 'Nothing runs at the moment.'],
  ['/new', 'What to write about'],
  ['/batch', 'Read a CSV file'],
  ['/articles', 'There is no article yet.'],
  ['/audits', 'No audit was started yet.'],
  ['/reports', 'There is no report yet.'],
  ['/jobs', 'Nothing was started yet.'],
  ['/domains', 'Verified by your operator’s word'],
  ['/schedules', 'Nothing is scheduled yet.'],
  ['/webhooks', 'No webhook was made yet.'],
  ['/keys', 'Requests in the last minute'],
  ['/style', 'Virtual table of 30,000 rows'],
  ['/nowhere', 'Go to Home'],
] as const;

/** Of operators. */
const OPERATORS_SCREENS = [
  ['/operations', 'Usage and limits by account'],
  ['/operations/log', 'Who changed what'],
  ['/operations/sessions', 'This one'],
] as const;

/** Of an account that has something of everything; audits have `audits.test.ts`. */
const FILLED_SCREENS = [
  ['Home', () => '/', 'Held at the lock'],
  ['jobs', () => '/jobs', 'No source says anything.'],
  ['a job that is done', ({ done }) => `/jobs/${done}`, 'Read the article'],
  ['a job that failed', ({ failed }) => `/jobs/${failed}`, 'What to do'],
  ['articles', () => '/articles', 'Held at the lock'],
  ['an article', ({ held }) => `/articles/${held}`, 'The sea rises and falls'],
  ['reports', () => '/reports', 'Report of'],
  ['a report', ({ report }) => `/reports/${report}`, 'The site asks it and has no answer to it.'],
] as const satisfies readonly [name: string, path: (ids: Filled) => string, text: string][];

/** Ids of what an account has. */
interface Filled {
  readonly done: string;
  readonly failed: string;
  readonly held: string;
  readonly report: string;
}

describeInBrowser('every screen', () => {
  let inBrowser: ConsoleInBrowser;

  beforeAll(async () => {
    inBrowser = await openConsole({
      reportStages: scriptedReport().stages,
      writing: scriptedWriting({
        outline: async ({ brief }) => {
          if (brief.input === 'Bananas')
            throw new StageFailure('no_usable_sources', 'No source says anything.');
          await Promise.resolve();
        },
      }),
    });
  });
  afterAll(() => inBrowser.close());

  describe.each(looks())('%s', (title, sights) => {
    let seen: Visit;
    let operator: Visit;

    // One visit for all of them: the browser then has the files of the console already.
    beforeAll(async () => {
      seen = await inBrowser.visit(sights[0]);
      const { token } = await inBrowser.galley.services.operatorKeys.create(title);
      operator = await inBrowser.visit({ ...sights[0], key: token });
    });
    afterAll(() => Promise.all([seen.page.close(), operator.page.close()]));

    it.each([...SCREENS, ...OPERATORS_SCREENS])(
      '%s has no fault of accessibility, asks no other host and is not cut',
      async (path, text) => {
        const visit = path.startsWith('/operations') ? operator : seen;
        const { page, see, open, expectClean, expectSeen } = visit;
        await see(sights[0]);
        await open(path);
        await page.getByText(text).first().waitFor();
        await expectSeen(sights);
        expectClean();
      },
    );
  });

  describe('of an account that has something of everything', () => {
    let tenant: Tenant;
    let ids: Filled;

    beforeAll(async () => {
      const { galley } = inBrowser;
      tenant = await createTenant(galley, { webAddress: 'https://filled.example/', verified: true });
      const post = async (path: string, body?: object) => {
        const answer = await call(
          galley,
          tenant.full,
          'POST',
          `/v1/editions/${tenant.edition}/${path}`,
          body,
        );
        return String(answer.body.id);
      };
      const [done, failed, report] = [
        await post('articles', { input: 'Tides' }),
        await post('articles', { input: 'Bananas' }),
        await post('research'),
      ];
      for (const job of [done, failed]) await waitForJob(galley, tenant.full, job);
      const path = `/v1/editions/${tenant.edition}/research/${report}`;
      await until(async () => (await call(galley, tenant.full, 'GET', path)).body.status !== 'running');
      const provenance = recordOf({ verdict: 'fail' }, [checkOf('grounding', { verdict: 'fail' })]);
      const { id: held } = await finishArticle(galley, tenant, { title: 'Held at the lock', provenance });
      ids = { done, failed, report, held };
    });

    describe.each(looks())('%s', (_, sights) => {
      it.each(FILLED_SCREENS)(
        '%s has no fault of accessibility and is not cut',
        async (_name, path, text) => {
          const { page, open, expectClean, expectSeen } = await inBrowser.visit({
            ...sights[0],
            key: tenant.full,
          });
          await open(path(ids));
          await page.getByText(text).first().waitFor();
          await expectSeen(sights);
          expectClean();
        },
      );
    });
  });

  it('says that the server is away, tries again by itself, and shows what it is for when it is back', async () => {
    const { page, open } = await inBrowser.visit();
    await page.clock.install();
    await open('/style');
    const fault = page.getByRole('alert').filter({ hasText: 'Galley does not answer.' });
    // Those of the navigation that read something before they have something to show.
    const names = await page.getByRole('navigation', { name: 'Screens' }).getByRole('link').allTextContents();
    for (const name of names.filter((each) => each !== 'New article' && each !== 'Batch')) {
      await page.route('**/graphql', (route) => route.abort());
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.getByText('Galley does not answer. What you see may be old').waitFor();
      // It asks three times more, after pauses.
      await until(async () => {
        await page.clock.fastForward(2000);
        return fault.first().isVisible();
      });
      await page.getByRole('button', { name: 'Try now' }).waitFor();
      await page.unroute('**/graphql');
      await until(async () => {
        await page.clock.fastForward(2000);
        return (await fault.or(page.getByText('What you see may be old')).count()) === 0;
      });
    }
  });

  it('says that the requests of the key are used up, and is loaded again when there are more', async () => {
    const tenant = await createTenant(inBrowser.galley);
    const { page } = await inBrowser.visit({ key: tenant.full });
    for (let status = 200; status !== 429;)
      ({ status } = await call(inBrowser.galley, tenant.full, 'GET', '/v1/me'));
    await page.clock.install();
    await page.goto(`${inBrowser.address}/console/jobs`);
    await page.getByRole('heading', { level: 1, name: 'Too many requests' }).waitFor();
    await freshLimits(inBrowser.database);
    await page.clock.fastForward(20_000);
    await page.getByText('Nothing was started yet.').waitFor();
  });

  it('is loaded again after a part of it did not come, once the server that was away is back', async () => {
    const { page, open } = await inBrowser.visit();
    await page.clock.install();
    await open('/style');
    await page.route('**/webhooks-*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
    await page.getByText('Galley was updated while this page was open').waitFor();
    await page.unroute('**/webhooks-*.js');
    await page.route('**/icon.svg', (route) => route.fulfill({ status: 503, body: 'No server.' }));
    await page.clock.fastForward(8000);
    await page.getByText('When it is back, the page loads again by itself.').waitFor();
    await page.unroute('**/icon.svg');
    await page.clock.fastForward(8000);
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
  });

  it('reads on where the browser believes to be offline: Galley may run on the same machine', async () => {
    const { page, open } = await inBrowser.visit();
    await open('/style');
    await page.evaluate(`dispatchEvent(new Event('offline'))`);
    await page.getByRole('link', { name: 'Articles', exact: true }).click();
    await page.getByText('There is no article yet.').waitFor();
  });

  it('is printed without what surrounds it, in dark letters on white', async () => {
    const { page, open } = await inBrowser.visit({ colorScheme: 'dark' });
    await open('/style');
    await page.getByLabel('Theme').selectOption('Dark');
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('navigation', { name: 'Screens' }).waitFor({ state: 'hidden' });
    expect(await page.locator('.button').filter({ visible: true }).count()).toBe(0);
    const colours = await page.evaluate(`{
      const { color } = getComputedStyle(document.body);
      const { backgroundColor } = getComputedStyle(document.documentElement);
      [color, backgroundColor];
    }`);
    expect(colours).toEqual(['rgb(34, 26, 34)', 'rgb(255, 255, 255)']);
  });

  it('says by ? what the keyboard does, unless one types or has turned it off', async () => {
    const { page, open, expectClean, expectSeen } = await inBrowser.visit();
    await open('/articles');
    const help = page.getByRole('dialog', { name: 'Keyboard' });
    const search = page.getByLabel('Search');
    await search.fill('a');
    await search.press('?');
    expect(await search.inputValue()).toBe('a?');
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await help.waitFor();
    await expectSeen([{ colorScheme: 'dark' }, { width: 320 }]);
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.press('Enter');
    await page.getByRole('link', { name: 'Batch' }).press('Escape');
    expect(await menu.getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Keyboard' }).press('Enter');
    await help.getByRole('switch', { name: 'The key ? opens this' }).press('Space');
    await page.keyboard.press('Escape');
    await help.waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.reload();
    await page.getByRole('heading', { level: 1 }).press('?');
    expect(await help.count()).toBe(0);
    expectClean();
  });

  it('has a link past the navigation as the first that the keyboard meets', async () => {
    const { page, open } = await inBrowser.visit();
    await open('/style');
    const first = page.locator('a, button, input, select, [tabindex]').first();
    expect(await first.textContent()).toBe('Skip to the content');
    await first.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
  });

  it('is drawn in the colours that the reader chooses, now and later', async () => {
    const { page, open } = await inBrowser.visit();
    await open('/style');
    const ground = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor');
    const light = await ground();
    await page.getByLabel('Theme').selectOption('Dark');
    const dark = await ground();
    expect(dark).not.toBe(light);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await ground()).toBe(dark);
  });

  it('shows 30,000 rows with fewer than 60 in the document, sorted by keyboard', async () => {
    const { page, open } = await inBrowser.visit();
    await open('/style');
    const table = page.getByRole('table', { name: 'All pages' });
    const count = () => table.locator('tbody tr').count();
    expect(await count()).toBeLessThan(60);
    await table.getByRole('button', { name: 'Words' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect(await table.getByRole('columnheader', { name: 'Words' }).getAttribute('aria-sort')).toBe(
      'descending',
    );
    await table.getByText('2,399').first().waitFor();
    await page.evaluate(`document.querySelector('[role=region][aria-label="All pages"]').scrollTop = 1e9`);
    await table.locator('[aria-rowindex="30001"]').waitFor();
    expect(await count()).toBeLessThan(60);
  });
});
