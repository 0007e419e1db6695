import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { HtmlValidateValidator } from '../../src/adapters/html/html-validate-validator.js';
import type { App } from '../../src/main/build-app.js';
import { RequestThread } from '../../src/main/threads/open-request-thread.js';
import {
  DeskEditor,
  type ArticleEditor,
  type EditRequest,
} from '../../src/services/article/article-editor.js';
import { recordingLog } from '../support/recording-log.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { createTenant, startGalley, type Tenant } from '../support/server/test-galley.js';
import { finishArticle } from '../support/writing/finished-article.js';
import { recordOf } from '../support/writing/provenance-record.js';
import { scriptedWriting } from '../support/writing/scripted-writing.js';

const PROGRAM = new URL('../../dist/main/threads/request-thread.js', import.meta.url);

let database: TestDatabase;
let app: App;
let tenant: Tenant;
let thread: RequestThread;
let request: EditRequest;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startGalley({ databaseUrl: database.url, role: 'gateway', writing: scriptedWriting() });
  tenant = await createTenant(app);
  thread = new RequestThread(
    { databaseUrl: database.url, logLevel: 'silent', secrets: [] },
    recordingLog(),
    PROGRAM,
  );
  const id = randomUUID();
  await finishArticle(app, tenant, { id, provenance: recordOf({ articleId: id }) });
  request = {
    editionId: tenant.edition,
    articleId: id,
    edit: { title: 'Tides of 1850', body: '<p>The sea rises and falls twice a day, by 9 metres.</p>' },
    ifMatch: [1],
    editor: { id: tenant.user, name: 'Test user' },
    at: '2026-11-20T08:00:00.000000Z',
  };
});
afterAll(async () => {
  await thread.close();
  await app.close();
  await database.drop();
});

/** Here, and in a thread of its own. */
const EDITORS: readonly [string, () => ArticleEditor][] = [
  [
    'here',
    () => {
      const { articles } = app.services.stores;
      return new DeskEditor({ articles, validator: new HtmlValidateValidator(), log: recordingLog() });
    },
  ],
  ['in a thread', () => thread],
];

describe.each(EDITORS)('the editor of articles %s', (_where, editor) => {
  const edit = (more: Partial<EditRequest> = {}) => editor().edit({ ...request, ...more }, tenant.account);

  it('makes the new text and its record, of the revision that stands', async () => {
    const edited = await edit();
    expect(edited).toMatchObject({
      replaces: 1,
      texts: { ...request.edit, slug: 'tides', byline: 'Ada Lock' },
      wordCount: 11,
      record: {
        revision: 2,
        verdict: 'fail',
        edits: [{ revision: 2, fields: ['title', 'body'], removedClaims: [expect.stringContaining('4')] }],
      },
    });
    const { checks } = edited!.record;
    expect(checks.filter(({ verdict }) => verdict === 'error')).toEqual([]);
    const numbers = checks.find(({ name }) => name === 'numbers');
    expect(numbers?.items.map(({ message }) => message)).toEqual([
      expect.stringContaining('1850'),
      expect.stringContaining('9'),
    ]);
  });

  it('makes nothing of an edit that changes nothing', async () => {
    expect(await edit({ edit: { slug: 'tides' } })).toBeNull();
  });

  it('compares an article with what its edition has published', async () => {
    const twin = await finishArticle(app, tenant, { id: randomUUID(), title: 'Tides' });
    const { articleId, editionId } = request;
    const alone = await editor().compare({ editionId, articleId }, tenant.account);
    const { articles } = app.services.stores;
    expect(alone).toMatchObject({ revision: 1, repetition: { verdict: 'pass' } });
    expect(alone.lastPublished).toBe(await articles.lastPublished(editionId, articleId));
    const by = { id: tenant.user, name: 'Test user' };
    const { changedAt } = await articles.publish(twin, recordOf({ articleId: twin.id }), [], {
      by,
      overrideReason: null,
    });
    const { lastPublished, repetition } = await editor().compare({ editionId, articleId }, tenant.account);
    expect([lastPublished, repetition.verdict]).toEqual([changedAt, 'warn']);
    await articles.delete(twin, by);
    await expect(editor().compare({ editionId, articleId: twin.id }, tenant.account)).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('makes nothing of a body of too many sentences', async () => {
    const body = `<p>${'It is so. '.repeat(2001)}</p>`;
    await expect(edit({ edit: { body } })).rejects.toMatchObject({
      code: 'invalid_params',
      faults: [{ path: '/body', message: 'must have 2000 sentences at most' }],
    });
  });

  it('refuses in the words of the interface', async () => {
    await expect(edit({ ifMatch: [2] })).rejects.toMatchObject({ code: 'conflict' });
    await expect(edit({ articleId: randomUUID() })).rejects.toMatchObject({ code: 'not_found' });
    await expect(edit({ edit: { body: '<script>1</script>' } })).rejects.toMatchObject({
      code: 'invalid_params',
      faults: [{ path: '/body' }],
    });
  });
});

it('edits of one account that wait are bounded', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 22 }, () => thread.edit({ ...request, edit: { slug: 'tides' } }, tenant.account)),
  );
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toMatchObject(Array(2).fill({ reason: { code: 'unavailable' } }));
});

it('gives up a text that takes too long to check, and edits the next', async () => {
  // Loading the desk alone takes longer.
  const impatient = new RequestThread(
    { databaseUrl: database.url, logLevel: 'silent', secrets: [] },
    recordingLog(),
    PROGRAM,
    1,
  );
  await expect(impatient.edit(request, tenant.account)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('0.001 seconds'),
  });
  await impatient.close();
  expect(await thread.edit(request, tenant.account)).toMatchObject({ replaces: 1 });
});
