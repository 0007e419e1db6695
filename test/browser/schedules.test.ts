import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeInBrowser, openConsole, looks, type ConsoleInBrowser } from '../support/browser/browser.js';
import { freshLimits } from '../support/server/fresh-limits.js';
import { call } from '../support/server/test-galley.js';

describeInBrowser('Schedules', () => {
  let inBrowser: ConsoleInBrowser;

  beforeAll(async () => {
    inBrowser = await openConsole();
  });
  beforeEach(() => freshLimits(inBrowser.database));
  afterAll(() => inBrowser.close());

  const ask = (method: string, path: string, body?: unknown) =>
    call(
      inBrowser.galley,
      inBrowser.tenant.full,
      method,
      `/v1/editions/${inBrowser.tenant.edition}/schedules${path}`,
      body,
    );

  /** Its next moment is far off: nothing starts by itself while a test looks. */
  async function make(more: Record<string, unknown> = {}): Promise<string> {
    const { status, body } = await ask('POST', '', {
      name: `Yearly ${Date.now()}`,
      kind: 'article',
      brief: { input: 'Canal locks', language: 'en', settings: { word_count: 700, tone: 'dry' } },
      cron: '0 5 29 2 *',
      time_zone: 'Europe/Berlin',
      ...more,
    });
    expect(status).toBe(201);
    return body.id;
  }

  it('makes one, with its next moments in words while it is typed', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open('/schedules');
    await page.getByRole('button', { name: 'New schedule' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'New schedule' });
    await form.getByLabel('Name').fill('Weekly audit');
    const zone = form.getByRole('combobox', { name: 'Time zone' });
    await zone.fill('Europe/Berl');
    await page.getByRole('option', { name: 'Europe/Berlin' }).click();
    const preview = form.getByRole('region', { name: 'The next moments' });
    await preview
      .getByText(/^Monday, .* at 06:00$/)
      .first()
      .waitFor();
    await form.getByText('Monday', { exact: true }).click();
    await form.getByText('Friday', { exact: true }).click();
    await preview
      .getByText(/^Friday, .* at 06:00$/)
      .first()
      .waitFor();
    await form.getByLabel('Every', { exact: true }).selectOption({ label: 'A cron expression' });
    await form.getByLabel('Cron expression').fill('nonsense');
    await preview.getByText(/must be a cron expression of five fields/).waitFor();
    const unit = form.getByLabel('Every', { exact: true });
    await unit.selectOption({ label: 'Weeks' });
    await form.getByLabel('How many of them').fill('0');
    await preview.getByText('“How many of them” must be at least 1.').waitFor();
    await unit.selectOption({ label: 'A cron expression' });
    await form.getByLabel('Cron expression').fill('30 7 * * sat');
    await form.getByText('Settings of the audits').click();
    await form.getByLabel('Only paths that begin with', { exact: true }).fill('/docs/');
    expect(await form.getByLabel('Login').count()).toBe(0);
    await form.getByText('Late starts and failures').click();
    const delay = form.getByLabel('Put off by up to so many seconds');
    await delay.fill('99999');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('must be at most 3600', { exact: true }).waitFor();
    await delay.and(page.locator(':focus')).fill('');
    await preview
      .getByText(/^Saturday, .* at 07:30$/)
      .first()
      .waitFor();
    await expectAccessible();
    await form.getByRole('button', { name: 'Save' }).click();
    const row = page
      .getByRole('table', { name: 'Schedules' })
      .getByRole('row')
      .filter({ hasText: 'Weekly audit' });
    await row.getByText('Audit. By cron: 30 7 * * sat').waitFor();
    const { schedules } = (await ask('GET', '')).body;
    expect(schedules).toMatchObject([{ cron: '30 7 * * sat', time_zone: 'Europe/Berlin', kind: 'audit' }]);
    expect(schedules[0].audit.include).toEqual(['/docs/']);
    expectClean(/422|invalid_params/);
  });

  it('is paused with a reason, resumed, changed and deleted', async () => {
    const id = await make();
    const { page, open, expectClean } = await inBrowser.visit();
    await open(`/schedules/${id}`);
    await page.getByText('Canal locks').waitFor();
    await page.getByRole('button', { name: 'Pause' }).click();
    const question = page.getByRole('dialog');
    await question.getByLabel('Why').fill('The site moves.');
    await question.getByRole('button', { name: 'Pause' }).click();
    await page.getByText('The site moves.').waitFor();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('On', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Change' }).click();
    const form = page.getByRole('dialog', { name: 'Change this schedule' });
    await form.getByLabel('Name').fill('Leap days');
    await form.getByLabel('What to write about').fill('Canal weirs');
    await form.getByLabel('Settings of the articles').fill('{ "word_count": 900');
    await form.getByText(/This is not JSON/).waitFor();
    await form.getByLabel('Settings of the articles').fill('{ "word_count": 900, "tone": "dry" }');
    await form.getByLabel('Every', { exact: true }).selectOption({ label: 'Months' });
    await form.getByLabel('On these days of the month').fill('1, 15');
    await form.getByLabel('Not before').fill('2030-03-01T08:00');
    await form.getByLabel('Not after').fill('2030-12-31T23:59');
    await form
      .getByRole('region', { name: 'The next moments' })
      .getByText(/15 March 2030/)
      .waitFor();
    await form.getByText('Late starts and failures').click();
    await form.getByLabel(/^Pause after/).fill('0');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Leap days', level: 1 }).waitFor();
    await page.getByText('Every month on day 1 and 15 at 06:00').waitFor();
    const stored = (await ask('GET', `/${id}`)).body;
    expect(stored).toMatchObject({ pause_after: 0, catchup_seconds: 86_400 });
    const settings = { word_count: 900, tone: 'dry' };
    expect(stored.brief).toEqual({ input: 'Canal weirs', language: 'en', country: null, settings });
    expect([stored.starts_at.slice(0, 10), stored.ends_at.slice(0, 7)]).toEqual(['2030-03-01', '2030-12']);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await form.getByLabel('Not after').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'detached' });
    const later = (await ask('GET', `/${id}`)).body;
    expect([later.starts_at, later.ends_at]).toEqual([stored.starts_at, null]);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/\/schedules(\?|$)/);
    expect((await ask('GET', `/${id}`)).status).toBe(404);
    expectClean(/404|not_found/);
  });

  it('runs at once, and leads to what was started', async () => {
    const id = await make();
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open(`/schedules/${id}`);
    await page.getByText('No moment has come yet.').waitFor();
    await page.getByRole('button', { name: 'Run now' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    const row = page.getByRole('table', { name: 'Runs' }).getByRole('row').nth(1);
    await row.getByText('A caller, at once').waitFor();
    await expectAccessible();
    const [run] = (await ask('GET', `/${id}/runs`)).body.runs;
    await row.getByRole('link', { name: 'Article' }).click();
    await page.waitForURL(new RegExp(`/jobs/${run.work_id}`));
    expectClean();
  });

  it('has no actions for a key that reads, and no fault of accessibility at any size', async () => {
    const id = await make();
    const { page, open, see, expectClean, expectSeen } = await inBrowser.visit({
      key: inBrowser.tenant.read,
    });
    await open('/schedules');
    await page.getByRole('table', { name: 'Schedules' }).waitFor();
    expect(await page.getByRole('button', { name: 'New schedule' }).count()).toBe(0);
    await open(`/schedules/${id}`);
    await page
      .getByText(/29 February \d{4} at 05:00/)
      .first()
      .waitFor();
    for (const name of ['Run now', 'Pause', 'Change', 'Delete'])
      expect([name, await page.getByRole('button', { name }).count()]).toEqual([name, 0]);
    for (const [, sights] of looks()) {
      await see(sights[0]);
      await expectSeen(sights);
    }
    expectClean();
  });
});
