import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';
import { gate } from '../support/gate.js';
import { checkOf, recordOf } from '../support/writing/provenance-record.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';

const SENTENCE = 'The sea rises and falls twice a day, by 4 metres in this harbour.';
/** More than any screen of this test has to step through. */
const MOST_STEPS = 60;

describeInBrowser('by the keyboard alone', () => {
  const draft = gate();
  let inBrowser: ConsoleInBrowser;

  beforeAll(async () => {
    const written = scriptedWriting({ draft: () => draft.opened });
    const held = checkOf('grounding', { verdict: 'fail', summary: 'No sentence is supported.' });
    inBrowser = await openConsole({
      writing: {
        ...written,
        stages: async () => {
          const stages = await written.stages();
          return {
            ...stages,
            assemble: async (...given) => {
              const article = await stages.assemble(...given);
              return { ...article, provenance: recordOf({ articleId: article.id, verdict: 'fail' }, [held]) };
            },
          };
        },
      },
    });
  });
  afterAll(async () => {
    draft.open();
    await inBrowser.close();
  });

  /** Steps with Tab, or back with Shift and Tab, until it has the focus. */
  async function stepTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const focused = target.and(page.locator(':focus'));
    await target.first().waitFor();
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await page.keyboard.press(key);
      if ((await focused.count()) > 0) return;
    }
    throw new Error(`The keyboard does not reach ${String(target)}.`);
  }

  it('a person signs in, starts an article, watches it, reads what it rests on, and publishes it', async () => {
    const { page, expectClean } = await inBrowser.visit({ key: null });
    const press = (key: string) => page.keyboard.press(key);
    await page.goto(`${inBrowser.address}/console/`);
    await stepTo(page, page.getByLabel('API key'));
    await page.keyboard.type(inBrowser.tenant.full);
    await press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();

    await stepTo(page, page.getByRole('link', { name: 'New article', exact: true }));
    await press('Enter');
    await stepTo(page, page.getByLabel('What to write about'));
    await page.keyboard.type('How the tide moves a boat');
    await stepTo(page, page.getByRole('button', { name: 'Start the article' }));
    await press('Enter');

    await page.getByRole('heading', { level: 2, name: 'Writing' }).waitFor();
    draft.open();
    await stepTo(page, page.getByRole('link', { name: 'Read the article' }));
    await press('Enter');

    await stepTo(page, page.getByRole('button', { name: SENTENCE }));
    await press('Enter');
    expect(await page.getByRole('region', { name: 'Text of Tides' }).locator('mark').textContent()).toBe(
      SENTENCE,
    );
    await stepTo(page, page.getByRole('button', { name: 'Publish …' }), 'Shift+Tab');
    await press('Enter');
    await page.getByRole('dialog').getByText('No sentence is supported.').waitFor();
    await page.keyboard.type('The harbour master read it');
    await stepTo(page, page.getByRole('button', { name: 'Publish with this reason' }));
    await press('Enter');
    await page.getByText('Published', { exact: true }).waitFor();
    // Before the sign-in there was no session.
    expectClean(/401 \(Unauthorized\)/);
  });
});
