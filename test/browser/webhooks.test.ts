import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeInBrowser, openConsole, looks, type ConsoleInBrowser } from '../support/browser/browser.js';
import { freshLimits } from '../support/server/fresh-limits.js';
import { call } from '../support/server/test-galley.js';
import { until } from '../support/until.js';
import { startReceiver, type Receiver } from '../support/webhook/receiver.js';

describeInBrowser('Webhooks', () => {
  let inBrowser: ConsoleInBrowser;
  let receiver: Receiver;

  beforeAll(async () => {
    receiver = await startReceiver();
    inBrowser = await openConsole({
      env: {
        SECRET_KEY: 'a key of more than thirty-two letters',
        WEBHOOK_ALLOW: `127.0.0.1:${receiver.port}`,
      },
    });
  });
  beforeEach(() => freshLimits(inBrowser.database));
  afterEach(() => {
    receiver.answer = (_message, response) => void response.writeHead(204).end();
    receiver.received.length = 0;
  });
  afterAll(async () => {
    await inBrowser.close();
    await receiver.close();
  });

  const ask = (method: string, path: string, body?: unknown) =>
    call(inBrowser.galley, inBrowser.tenant.full, method, `/v1/${path}`, body);

  async function make(more: Record<string, unknown> = {}): Promise<string> {
    const { status, body } = await ask('POST', 'webhooks', { url: `${receiver.origin}/hook`, ...more });
    expect(status).toBe(201);
    return body.id;
  }

  it('makes one with the events that it wants, and shows its secret once', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open('/webhooks');
    await page.getByRole('button', { name: 'New webhook' }).press('Enter');
    const form = page.getByRole('dialog', { name: 'New webhook' });
    await form.getByLabel('Address').fill('http://10.0.0.1/');
    await form.getByText('All events, of new types as well').click();
    await form.getByRole('button', { name: 'Make it' }).click();
    await form.getByText('One field is at fault. What is wrong stands below it.').waitFor();
    await form.getByLabel('Description').fill('The shop');
    await form.getByText('article.finished', { exact: true }).click();
    await form.getByText('audit.failed', { exact: true }).click();
    await form.getByRole('button', { name: 'Make it' }).click();
    await form.getByText('must be a public https address').first().waitFor();
    await form.getByLabel('Address').fill(`${receiver.origin}/galley`);
    await expectAccessible();
    await form.getByRole('button', { name: 'Make it' }).click();
    const made = page.getByRole('dialog', { name: 'The webhook is made' });
    await made.getByText(/^whsec_/).waitFor();
    await expectAccessible();
    await made.getByRole('button', { name: 'I have stored it' }).click();
    const row = page
      .getByRole('table', { name: 'Webhooks' })
      .getByRole('row')
      .filter({ hasText: 'The shop' });
    await row.getByText('article.finished, audit.failed').waitFor();
    expect(await page.getByText(/whsec_/).count()).toBe(0);
    expectClean(/422/);
  });

  it('sends a test, and shows what the endpoint answered', async () => {
    receiver.answer = (_message, response) => void response.writeHead(404).end('No such <b>hook</b>.');
    const id = await make({ description: 'Of the test' });
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await open(`/webhooks/${id}`);
    await page.getByRole('button', { name: 'Send a test' }).press('Enter');
    await until(() => receiver.received.length > 0);
    const row = page.getByRole('table', { name: 'Deliveries' }).getByRole('row').filter({ hasText: '404' });
    await row.getByText('On its way').waitFor();
    await row.getByRole('button', { name: 'webhook.test' }).press('Enter');
    const details = page.getByRole('dialog', { name: 'webhook.test' });
    await details.getByText('the answer was 404').waitFor();
    await details.getByText('No such <b>hook</b>.').waitFor();
    await expectAccessible();
    expectClean();
  });

  it('sends a delivery again', async () => {
    const id = await make();
    await ask('POST', `webhooks/${id}/test`);
    await until(() => receiver.received.length > 0);
    const { page, open } = await inBrowser.visit();
    await open(`/webhooks/${id}`);
    await page.getByText('Delivered', { exact: true }).last().waitFor();
    await page.getByRole('button', { name: 'webhook.test' }).click();
    await page.getByRole('button', { name: 'Send it again' }).click();
    // What another endpoint is still sent comes here as well.
    const [{ event_id }] = (await ask('GET', `webhooks/${id}/deliveries`)).body.deliveries;
    const sent = () => receiver.received.filter(({ headers }) => headers['webhook-id'] === event_id);
    await until(() => sent().length > 1);
    await page.getByRole('region', { name: 'Attempt 2' }).waitFor();
  });

  it('sends what was missed since a moment', async () => {
    const id = await make();
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    await ask('PATCH', `webhooks/${id}`, { enabled: false });
    const key = await inBrowser.galley.services.keys.create({
      userId: inBrowser.tenant.user,
      name: 'k',
      permission: 'read',
    });
    await inBrowser.galley.services.keys.revoke(key.key.id);
    await ask('PATCH', `webhooks/${id}`, { enabled: true });
    await open(`/webhooks/${id}`);
    await page.getByRole('button', { name: 'Recover' }).press('Enter');
    const question = page.getByRole('dialog', { name: 'Send what was missed?' });
    expect(await question.getByRole('button', { name: 'Send them' }).isDisabled()).toBe(true);
    await question.getByLabel('Since').fill('2026-01-01T00:00');
    await expectAccessible();
    await question.getByRole('button', { name: 'Send them' }).click();
    await page.getByText(/events? (?:is|are) on the way/).waitFor();
    await until(() => receiver.received.some(({ body }) => body.includes('key.revoked')));
    expectClean();
  });

  it('is paused, resumed, changed, given another secret and deleted', async () => {
    const id = await make();
    const { page, open, expectClean } = await inBrowser.visit();
    await open(`/webhooks/${id}`);
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Pause' }).click();
    await page.getByText('Paused', { exact: true }).waitFor();
    expect((await ask('GET', `webhooks/${id}`)).body.enabled).toBe(false);
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByText('On', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Change' }).click();
    await page.getByLabel('Description').fill('The other shop');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'The other shop', level: 1 }).waitFor();
    await page.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('button', { name: 'Make another' }).click();
    await page.getByText(/^whsec_/).waitFor();
    await page.getByRole('button', { name: 'I have stored it' }).click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.waitForURL(/\/webhooks(\?|$)/);
    expect((await ask('GET', `webhooks/${id}`)).status).toBe(404);
    expectClean(/404|not_found/);
  });

  it('has no actions for a key that reads, and no fault of accessibility at any size', async () => {
    const id = await make();
    await ask('POST', `webhooks/${id}/test`);
    await until(() => receiver.received.length > 0);
    const { page, open, see, expectClean, expectSeen } = await inBrowser.visit({
      key: inBrowser.tenant.read,
    });
    await open('/webhooks');
    await page.getByRole('table', { name: 'Webhooks' }).waitFor();
    expect(await page.getByRole('button', { name: 'New webhook' }).count()).toBe(0);
    await open(`/webhooks/${id}`);
    await page.getByRole('table', { name: 'Deliveries' }).waitFor();
    for (const name of ['Send a test', 'Pause', 'Change', 'New secret', 'Delete'])
      expect([name, await page.getByRole('button', { name }).count()]).toEqual([name, 0]);
    for (const [, sights] of looks()) {
      await see(sights[0]);
      await expectSeen(sights);
    }
    expectClean();
  });
});
