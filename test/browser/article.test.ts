import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { describeInBrowser, openConsole, type ConsoleInBrowser } from '../support/browser/browser.js';
import { graph } from '../support/server/test-galley.js';
import { finishArticle } from '../support/writing/finished-article.js';
import { checkOf, recordOf } from '../support/writing/provenance-record.js';

const SENTENCE = 'The sea rises and falls twice a day, by 4 metres in this harbour.';
/** What a page that was read may hold; each sets a mark where it runs. */
const PLANTED = '<script>window.planted = 1</script><img src=x onerror="window.planted = 1">';

describeInBrowser('an article', () => {
  let inBrowser: ConsoleInBrowser;

  const finish = (options: { readonly title?: string; readonly held?: boolean } = {}) => {
    const id = randomUUID();
    const held = checkOf('grounding', { verdict: 'fail', summary: 'No sentence is supported.' });
    return finishArticle(inBrowser.galley, inBrowser.tenant, {
      id,
      slug: `a-${id}`,
      title: options.title ?? 'Tides',
      provenance: options.held
        ? recordOf({ articleId: id, verdict: 'fail' }, [held])
        : recordOf({ articleId: id }),
    });
  };

  beforeAll(async () => {
    inBrowser = await openConsole();
  });
  afterAll(() => inBrowser.close());

  it('shows what a sentence rests on where it stands in its source, by keyboard', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    const { id } = await finish();
    await open(`/articles/${id}`);
    await page.getByRole('button', { name: SENTENCE }).focus();
    await page.keyboard.press('Enter');
    const passage = page.getByRole('region', { name: 'Text of Tides' });
    expect(await passage.locator('mark').textContent()).toBe(SENTENCE);
    await page.getByText('The edition’s own').waitFor();
    expect(await page.getByRole('link', { name: /docs\.example\/s1/ }).getAttribute('rel')).toContain(
      'noopener',
    );
    await expectAccessible();
    for (const part of [/^Checks/, /^Sources/, 'Revisions', 'Record']) {
      await page.getByRole('tab', { name: part }).click();
      await expectAccessible();
    }
    expectClean();
  });

  it('is shown as a page in a frame that runs no script', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    const { id } = await finish();
    await open(`/articles/${id}`);
    await page.getByRole('tab', { name: 'Preview' }).click();
    const frame = page.locator('iframe');
    expect(await frame.getAttribute('sandbox')).not.toContain('allow-scripts');
    const shown = page.frameLocator('iframe');
    await shown.getByText('The sea rises and falls.').waitFor();
    // Its style sheet is there.
    expect(await page.frames()[1]!.evaluate('getComputedStyle(document.body).maxWidth')).toBe('704px');
    await expectAccessible();
    expectClean();
  });

  it.each([
    { colorScheme: 'dark', width: 320 },
    { colorScheme: 'light', width: 640 },
  ] as const)(
    'is read at $width pixels in the $colorScheme without a fault of accessibility',
    async (sight) => {
      const { page, open, expectAccessible } = await inBrowser.visit(sight);
      const { id } = await finish({ held: true });
      await open(`/articles/${id}`);
      await page.getByRole('button', { name: SENTENCE }).click();
      await page.locator('mark').waitFor();
      await expectAccessible();
      await page.getByRole('tab', { name: /^Checks/ }).click();
      await expectAccessible();
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
    },
  );

  it('is published over the desk with a reason, and called back, by keyboard', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    const { id } = await finish({ held: true });
    await open(`/articles/${id}`);
    await page.getByRole('button', { name: 'Publish …' }).press('Enter');
    await page.getByRole('dialog').getByText('No sentence is supported.').waitFor();
    await page.keyboard.type('The lock keeper read it');
    await page.getByRole('button', { name: 'Publish with this reason' }).press('Enter');
    await page.getByText('Published', { exact: true }).waitFor();
    await page.getByRole('tab', { name: 'Record' }).click();
    await page.getByText('The lock keeper read it').waitFor();
    await page.getByRole('button', { name: 'Unpublish …' }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).press('Enter');
    await page.getByText('Draft', { exact: true }).waitFor();
    expectClean();
  });

  it('is edited, and a former revision is brought back', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    const { id } = await finish();
    await open(`/articles/${id}`);
    await page.getByRole('button', { name: 'Edit' }).press('Enter');
    const title = page.getByLabel('Title', { exact: true });
    await title.fill('Tides, seen anew');
    await expectAccessible();
    await page.keyboard.press('Enter');
    await page
      .getByRole('heading', { level: 1, name: 'Tides, seen anew' })
      .and(page.locator(':focus'))
      .waitFor();
    await page.getByRole('tab', { name: 'Revisions' }).click();
    await page.getByRole('button', { name: 'Edit from revision 1' }).click();
    expect(await title.inputValue()).toBe('Tides');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Tides', exact: true }).waitFor();
    expectClean();
  });

  it('shows what was changed between two revisions, word by word', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    const { id } = await finish();
    const edit = (input: object) =>
      graph(
        inBrowser.galley,
        inBrowser.tenant.full,
        'mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { article { id } } }',
        { input: { id, ...input } },
      );
    const paragraphs = [
      'Canals freeze.',
      'Weirs hold water.',
      'Tides rise.',
      'A lock lifts a boat by water.',
    ];
    const bodyOf = (...last: string[]) => [...paragraphs, ...last].map((text) => `<p>${text}</p>`).join('');
    await edit({ body: bodyOf('Gates close at night.') });
    await edit({
      title: 'High tides',
      body: bodyOf('All gates close at noon.', PLANTED, '<b>New</b> line.'),
    });
    await open(`/articles/${id}`);
    await page.getByRole('tab', { name: 'Revisions' }).click();
    await page.getByRole('button', { name: 'What changed after revision 2' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'What changed' });
    await dialog.getByText('3 unchanged paragraphs').waitFor();
    const texts = async (element: string) =>
      (await dialog.locator(element).allTextContents()).map((text) => text.trim());
    // Spoken as well as shown.
    expect(await texts('del')).toEqual(['[removed: Tides]', '[removed: Gates]', '[removed: night]']);
    expect(await texts('ins')).toEqual([
      '[added: High tides]',
      '[added: All gates]',
      '[added: noon]',
      '[added: New line.]',
    ]);
    await dialog.getByText('A lock lifts a boat by water.').waitFor();
    await expectAccessible();
    await dialog.getByLabel('From').selectOption('Revision 3, as it is now');
    await dialog.getByText('Their texts are the same.').waitFor();
    await dialog.getByLabel('From').selectOption('Revision 1');
    await dialog.getByRole('heading', { name: 'Title' }).waitFor();
    expect(await page.evaluate('window.planted ?? null')).toBeNull();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expectClean();
  });

  it('asks before its changed form is left, and keeps what was typed', async () => {
    const { page, open, expectClean, expectAccessible } = await inBrowser.visit();
    const { id } = await finish();
    await open(`/articles/${id}`);
    await page.getByRole('button', { name: 'Edit' }).press('Enter');
    const title = page.getByLabel('Title', { exact: true });
    const question = page.getByRole('dialog', { name: 'Leave this article?' });
    await title.fill('Half a title');
    await page.getByRole('link', { name: 'Reports' }).press('Enter');
    await question.waitFor();
    await expectAccessible();
    await page.getByRole('button', { name: 'Stay' }).press('Enter');
    await question.waitFor({ state: 'detached' });
    expect(await title.inputValue()).toBe('Half a title');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await question.getByRole('button', { name: 'Leave and lose it' }).press('Enter');
    await title.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Reports' }).press('Enter');
    await page.waitForURL(/\/reports/);
    expectClean();
  });

  it('leads to the job that made it', async () => {
    const { page, open } = await inBrowser.visit();
    const { id } = await finish();
    await open(`/articles/${id}`);
    await page.getByRole('link', { name: 'Its job' }).click();
    await page.waitForURL(/\/jobs\//);
    await page.getByRole('link', { name: 'Read the article' }).click();
    await page.waitForURL((url) => url.pathname.endsWith(`/articles/${id}`));
  });

  it('does not overwrite what another editor saved meanwhile', async () => {
    const { page, open } = await inBrowser.visit();
    const { id } = await finish();
    await open(`/articles/${id}`);
    await page.getByRole('button', { name: 'Edit' }).press('Enter');
    await page.getByLabel('Title', { exact: true }).fill('Mine');
    await graph(
      inBrowser.galley,
      inBrowser.tenant.full,
      'mutation ($input: UpdateArticleInput!) { updateArticle(input: $input) { article { id } } }',
      { input: { id, title: 'Theirs' } },
    );
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Leave my changes and open what stands now' }).click();
    await page.locator('form input[value="Theirs"]').first().waitFor();
  });

  it('runs nothing that was planted in any of its texts', async () => {
    const { page, open, expectClean } = await inBrowser.visit();
    const id = randomUUID();
    const finding = { blockId: 'B1', message: PLANTED };
    const record = recordOf({ articleId: id }, [
      checkOf('grounding', { summary: PLANTED, items: [finding] }),
    ]);
    await finishArticle(inBrowser.galley, inBrowser.tenant, {
      id,
      slug: `a-${id}`,
      title: `Tides ${PLANTED}`,
      metaTitle: PLANTED,
      metaDescription: PLANTED,
      byline: `Ada ${PLANTED}`.slice(0, 100),
      // As if the sanitiser had let it through.
      body: `<p onclick="window.planted = 1">Body</p><a href="javascript:window.planted = 1">link</a>${PLANTED}`,
      provenance: {
        ...record,
        sources: record.sources.map((source) => ({
          ...source,
          title: PLANTED,
          site: PLANTED,
          author: PLANTED,
          licence: PLANTED,
          text: `${source.text}\n${PLANTED}`,
        })),
      },
    });
    await open('/articles');
    await page
      .getByRole('link', { name: /^Tides/ })
      .first()
      .waitFor();
    await open(`/articles/${id}`);
    await page.getByRole('button', { name: SENTENCE }).click();
    for (const part of [/^Checks/, /^Sources/, 'Revisions', 'Record']) {
      await page.getByRole('tab', { name: part }).click();
    }
    await page.getByRole('tab', { name: 'Preview' }).click();
    const shown = page.frameLocator('iframe');
    await shown.getByText('Body').click();
    const ranNothing = async () =>
      expect(await page.evaluate('window.planted ?? window.frames[0].planted ?? null')).toBeNull();
    await ranNothing();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'See how it looks' }).click();
    await shown.getByText('Body').click();
    await ranNothing();
    // The browser says what it did not run, which is no fault of the page.
    expectClean(/sandbox|Content Security Policy|Blocked script|inline|404|\/x$/i);
  });

  it('shows a key that reads nothing to press', async () => {
    const { page, open } = await inBrowser.visit({ key: inBrowser.tenant.read });
    const { id } = await finish();
    await open(`/articles/${id}`);
    await page.getByRole('button', { name: SENTENCE }).waitFor();
    for (const name of ['Edit', 'Publish', 'Delete …']) {
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    }
  });

  it('says so where there is none', async () => {
    const { page, open } = await inBrowser.visit();
    await open(`/articles/${randomUUID()}`);
    await page.getByText('There is no article at this address.').waitFor();
  });
});
