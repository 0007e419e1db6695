import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Article, NewArticle } from '../../../src/domain/article/article.js';
import type { DeskCheck } from '../../../src/domain/article/desk/desk-check.js';
import { refuse } from '../../../src/domain/errors.js';
import { systemClock } from '../../../src/main/build/build-services.js';
import { openEditor } from '../../../src/main/build/open-editor.js';
import type { App } from '../../../src/main/build-app.js';
import type { ArticleEditor } from '../../../src/services/article/article-editor.js';
import { PublishingService } from '../../../src/services/article/publishing-service.js';
import { recordingLog } from '../../support/recording-log.js';
import { finishArticle } from '../../support/writing/finished-article.js';
import { freshLimits } from '../../support/server/fresh-limits.js';
import { checkOf, recordOf } from '../../support/writing/provenance-record.js';
import { scriptedWriting } from '../../support/writing/scripted-writing.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import {
  call,
  createTenant,
  graph,
  startGalley,
  type Answer,
  type Tenant,
} from '../../support/server/test-galley.js';

let database: TestDatabase;
let gateway: App;
let other: App;
let tenant: Tenant;

beforeAll(async () => {
  database = await createTestDatabase();
  const options = { databaseUrl: database.url, role: 'gateway' as const, writing: scriptedWriting() };
  gateway = await startGalley(options);
  other = await startGalley(options);
});
beforeEach(async () => {
  await freshLimits(database);
  tenant = await createTenant(gateway);
});
afterAll(async () => {
  await gateway.close();
  await other.close();
  await database.drop();
});

function finish(
  checks?: readonly DeskCheck[],
  options: Partial<NewArticle> = {},
  record = {},
): Promise<Article> {
  const id = randomUUID();
  return finishArticle(gateway, tenant, {
    id,
    provenance: recordOf({ articleId: id, ...record }, checks),
    ...options,
  });
}

const PUBLISH = `mutation ($id: ID!, $reason: String) {
  publishArticle(input: { id: $id, overrideReason: $reason }) { article { id status } } }`;
const WITHDRAW = 'mutation ($id: ID!) { unpublishArticle(input: { id: $id }) { article { id status } } }';

function publish(id: string, reason?: string, by = gateway): Promise<Answer> {
  return graph(by, tenant.full, PUBLISH, { slug: tenant.edition, id, reason });
}

function withdraw(id: string, by = gateway): Promise<Answer> {
  return graph(by, tenant.full, WITHDRAW, { slug: tenant.edition, id });
}

const path = (rest = '') => `/v1/editions/${tenant.edition}/articles${rest}`;
const read = (rest = '', headers = {}) => call(gateway, tenant.read, 'GET', path(rest), undefined, headers);
const recordAt = async (id: string) => (await read(`/${id}/provenance`)).body;

function expectRefused({ body }: Answer, code: string): string {
  expect(body.errors).toHaveLength(1);
  expect(body.errors[0].extensions.code).toBe(code);
  return body.errors[0].message as string;
}

const FAILED = checkOf('numbers', { verdict: 'fail', summary: '1 of 2 figures stand in the cited text.' });

describe('an article that passed the desk', () => {
  it('is published, seen so everywhere, and called back', async () => {
    const { id } = await finish();
    const answer = await publish(id.toUpperCase());
    expect(answer.body.data).toEqual({ publishArticle: { article: { id, status: 'PUBLISHED' } } });
    expect((await read(`/${id}`)).body).toMatchObject({ status: 'published', published_at: null });
    expect((await read('?status=published')).body).toMatchObject({ total: 1, articles: [{ id }] });
    expect((await read('?status=draft')).body.total).toBe(0);
    expect((await withdraw(id)).body.data).toEqual({
      unpublishArticle: { article: { id, status: 'DRAFT' } },
    });
    expect((await read('?status=published')).body.total).toBe(0);
    expect((await read(`/${id}`)).body.status).toBe('draft');
  });

  it('changes its ETag, and nothing else', async () => {
    const { id } = await finish();
    const [list, one] = [await read(), await read(`/${id}`)];
    expect((await read('', { 'if-none-match': list.headers.get('etag')! })).status).toBe(304);
    await publish(id);
    const again = await read('', { 'if-none-match': list.headers.get('etag')! });
    expect(again.status).toBe(200);
    expect(again.headers.get('etag')).not.toBe(list.headers.get('etag'));
    expect((await read(`/${id}`)).body).toEqual({ ...one.body, status: 'published' });
    expect((await read(`/${id}`)).headers.get('etag')).not.toBe(one.headers.get('etag'));
  });

  it('stays as it is when it is published twice', async () => {
    const { id } = await finish();
    for (const _ of [1, 2])
      expect((await publish(id)).body.data.publishArticle.article.status).toBe('PUBLISHED');
    expect((await recordAt(id)).revision).toBe(2);
    for (const _ of [1, 2])
      expect((await withdraw(id)).body.data.unpublishArticle.article.status).toBe('DRAFT');
    expect((await recordAt(id)).revision).toBe(3);
  });

  it('names who published it and who called it back', async () => {
    const { id } = await finish();
    expect((await recordAt(id)).editor_of_record).toMatchObject({ name: null, decision: 'none', at: null });
    await publish(id);
    const sent = (await recordAt(id)).editor_of_record;
    const editor = { editor_id: tenant.user, name: 'Test user' };
    expect(sent).toMatchObject({
      ...editor,
      role: 'publisher',
      decision: 'approved',
      note: null,
      decided_by: editor,
    });
    expect(sent.at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/);
    await withdraw(id);
    expect((await recordAt(id)).editor_of_record).toMatchObject({
      ...editor,
      decision: 'held',
      decided_by: editor,
    });
  });

  it('keeps its editor of record when another user publishes it', async () => {
    const named = {
      editorId: null,
      name: 'Ada Lock',
      role: 'editor_of_record',
      decision: 'none',
      at: null,
      note: null,
      decidedBy: null,
    };
    const { id } = await finish(undefined, {}, { editorOfRecord: named });
    await publish(id);
    expect((await recordAt(id)).editor_of_record).toMatchObject({
      name: 'Ada Lock',
      editor_id: null,
      decision: 'approved',
      decided_by: { editor_id: tenant.user },
    });
  });

  it('costs no paid action', async () => {
    const { id } = await finish();
    await publish(id);
    const { headers } = await call(gateway, tenant.full, 'POST', path(), { input: 'Anything' });
    expect(headers.get('ratelimit')).toMatch(/"paid-actions";r=19;/);
  });
});

describe('an article that a blocking check holds back', () => {
  it('is not published, and the refusal names the check', async () => {
    const { id } = await finish([FAILED, checkOf('grounding')]);
    const detail = expectRefused(await publish(id), 'conflict');
    expect(detail).toContain('numbers (1 of 2 figures stand in the cited text.)');
    expect(detail).not.toContain('grounding');
    expect((await read(`/${id}`)).body.status).toBe('draft');
    expect((await recordAt(id)).revision).toBe(1);
  });

  it.each([
    ['error', true, 'conflict'],
    ['fail', true, 'conflict'],
    ['fail', false, null],
    ['error', false, null],
    ['skipped', true, null],
    ['warn', true, null],
  ] as const)(
    'is answered, where a check ended as %s (blocking: %p), with %p',
    async (verdict, blocking, code) => {
      const { id } = await finish([checkOf('grounding', { verdict, blocking })]);
      const answer = await publish(id);
      if (code) expectRefused(answer, code);
      else expect(answer.body.data.publishArticle.article.status).toBe('PUBLISHED');
    },
  );

  it('is published with an editor’s reason, which is stored with it', async () => {
    const { id } = await finish([FAILED, checkOf('grounding')]);
    expect(
      (await publish(id, '  The figure is from a call with the mayor.  ')).body.data.publishArticle.article
        .status,
    ).toBe('PUBLISHED');
    const { checks, verdict, editor_of_record: editor } = await recordAt(id);
    const reason = 'The figure is from a call with the mayor.';
    expect(checks[0]).toMatchObject({
      name: 'numbers',
      verdict: 'fail',
      override: { editor_id: tenant.user, reason },
    });
    expect(checks[1].override).toBeNull();
    // An override does not change the desk’s verdict.
    expect([verdict, editor.note]).toEqual(['fail', reason]);
  });

  it('needs no second reason after it was called back', async () => {
    const { id } = await finish([FAILED]);
    await publish(id, 'Checked by hand.');
    await withdraw(id);
    expect((await publish(id)).body.data.publishArticle.article.status).toBe('PUBLISHED');
    expect((await recordAt(id)).checks[0].override.reason).toBe('Checked by hand.');
    expect((await read(`/${id}/publication`)).body.override_reason).toBe('Checked by hand.');
  });

  it('tells no reason where no check was in the way', async () => {
    const { id } = await finish([checkOf('grounding')]);
    await publish(id, 'To be safe.');
    expect((await read(`/${id}/publication`)).body.override_reason).toBeNull();
  });

  it.each(['', '  ', 'ok', 'x'.repeat(1001), 'a\u0000bcd'])('does not go out on %j', async (reason) => {
    const { id } = await finish([FAILED]);
    expectRefused(await publish(id, reason), 'invalid_params');
    expect((await read(`/${id}`)).body.status).toBe('draft');
  });

  it.each(['abc', 'ü'.repeat(1000)])('goes out on %.10s…', async (reason) => {
    const { id } = await finish([FAILED]);
    expect((await publish(id, reason)).body.data.publishArticle.article.status).toBe('PUBLISHED');
  });
});

describe('concurrent publishing', () => {
  it('sends out an article once, over two processes', async () => {
    const { id } = await finish([FAILED]);
    const answers = await Promise.all(
      [gateway, other, gateway, other].map((by, index) => publish(id, `Reason number ${index}`, by)),
    );
    for (const { body } of answers) expect(body.data.publishArticle.article.status).toBe('PUBLISHED');
    const record = await recordAt(id);
    expect(record.revision).toBe(2);
    expect(record.checks[0].override.reason).toBe(record.editor_of_record.note);
  });

  it('leaves a state that matches its record, beside calls that take it back', async () => {
    const { id } = await finish();
    await Promise.all([publish(id), withdraw(id, other), publish(id, undefined, other), withdraw(id)]);
    const { status } = (await read(`/${id}`)).body;
    const { decision } = (await recordAt(id)).editor_of_record;
    expect([status, decision]).toEqual(
      status === 'published' ? ['published', 'approved'] : ['draft', expect.stringMatching(/held|none/)],
    );
  });

  it('sends out only one of two drafts that are alike', async () => {
    const body = `<p>${Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ')}</p>`;
    const checks = [checkOf('duplication_domain', { score: 0 })];
    const alike = [
      await finish(checks, { body, title: 'One' }),
      await finish(checks, { body, title: 'Two' }),
    ];
    const answers = await Promise.all(
      alike.map(({ id }, index) => publish(id, undefined, index === 0 ? gateway : other)),
    );
    const codes = answers.map(({ body: { errors } }) => errors?.[0].extensions.code as string | undefined);
    expect(codes.sort()).toEqual(['conflict', undefined]);
    expect((await read('?status=published')).body.total).toBe(1);
  });
});

describe('an outdated comparison', () => {
  const words = Array.from({ length: 100 }, (_, index) => `word${index}`).join(' ');
  const checks = [checkOf('duplication_domain', { score: 0 })];

  /** Publishes by a comparison after which something else happens, once. */
  async function publishAfter(
    { id }: Article,
    happens: () => Promise<unknown>,
    reason: string | null = null,
  ): Promise<Article> {
    const { services } = gateway;
    const desk = openEditor(services.stores.articles, recordingLog());
    let compared = 0;
    const editor: ArticleEditor = {
      edit: (...asked) => desk.edit(...asked),
      compare: async (...asked) => {
        const comparison = await desk.compare(...asked);
        compared += 1;
        if (compared === 1) await happens();
        return comparison;
      },
    };
    const publishing = new PublishingService({ ...services, clock: systemClock, editor });
    const actor = await services.access.authenticate(tenant.full);
    const permit = await publishing.admit(actor, tenant.edition, id, 'publishing an article');
    try {
      return await permit.publish(reason);
    } finally {
      expect(compared).toBe(2);
    }
  }

  it('is made again where another article went out meanwhile', async () => {
    const [one, two] = [
      await finish(checks, { body: `<p>${words}</p>`, title: 'One' }),
      await finish(checks, { body: `<p>${words}</p>`, title: 'Two' }),
    ];
    await expect(publishAfter(one, () => publish(two.id))).rejects.toMatchObject({ code: 'conflict' });
    expect((await read(`/${one.id}`)).body.status).toBe('draft');
  });

  it('is made again where the article was edited meanwhile', async () => {
    const one = await finish(checks);
    const edit = () => call(gateway, tenant.full, 'PATCH', path(`/${one.id}`), { byline: 'Grace Weir' });
    const published = await publishAfter(one, edit, 'A test.');
    expect(published).toMatchObject({ status: 'published', byline: 'Grace Weir', revision: 3 });
  });
});

describe('a comparison that others outdate each time', () => {
  it('has them wait in the end', async () => {
    const own = await finish();
    const others: Article[] = [];
    for (let n = 0; n < 4; n += 1)
      others.push(await finish(undefined, { title: `${n}`, body: `<p>${randomUUID()}</p>` }));
    const { services } = gateway;
    const desk = openEditor(services.stores.articles, recordingLog());
    const went: string[] = [];
    const publishOther = async ({ id }: Article) => {
      expect((await publish(id, undefined, other)).body.errors).toBeUndefined();
      went.push(id);
    };
    const last: Promise<void>[] = [];
    const editor: ArticleEditor = {
      edit: (...asked) => desk.edit(...asked),
      compare: async (...asked) => {
        const comparison = await desk.compare(...asked);
        const next = others[went.length]!;
        if (next === others.at(-1)) last.push(publishOther(next));
        else await publishOther(next);
        return comparison;
      },
    };
    const publishing = new PublishingService({ ...services, clock: systemClock, editor });
    const actor = await services.access.authenticate(tenant.full);
    const permit = await publishing.admit(actor, tenant.edition, own.id, 'publishing an article');
    expect((await permit.publish('A test.')).status).toBe('published');
    await Promise.all(last);
    expect(went).toHaveLength(4);
  });
});

describe('several articles at once', () => {
  /** Publishes three, of which the store can't compare those named. */
  async function publishThree(failing: readonly number[]) {
    const articles: Article[] = [];
    for (const title of ['One', 'Two', 'Three'])
      articles.push(await finish(undefined, { title, body: `<p>${title} ${randomUUID()}</p>` }));
    const { services } = gateway;
    const desk = openEditor(services.stores.articles, recordingLog());
    const compared: string[] = [];
    const editor: ArticleEditor = {
      edit: (...asked) => desk.edit(...asked),
      compare: (request, account) => {
        compared.push(request.articleId);
        const isFailing = failing.some((index) => articles[index]!.id === request.articleId);
        return isFailing
          ? Promise.reject(refuse('unavailable', 'Too slow.'))
          : desk.compare(request, account);
      },
    };
    const publishing = new PublishingService({ ...services, clock: systemClock, editor });
    const actor = await services.access.authenticate(tenant.full);
    const ids = articles.map(({ id }) => id);
    const { published, refused } = await publishing.publishAll(
      actor,
      () => ids,
      () => 'A test.',
    );
    return {
      published: published.map(({ id }) => ids.indexOf(id)),
      refused: refused.map(({ index, code }) => [index, code]),
      compared: compared.map((id) => ids.indexOf(id)),
    };
  }

  it('are tried behind one that is unavailable, and not behind the second in a row', async () => {
    expect(await publishThree([0, 2])).toEqual({
      published: [1],
      refused: [
        [0, 'unavailable'],
        [2, 'unavailable'],
      ],
      compared: [0, 1, 2],
    });
    expect(await publishThree([0, 1])).toEqual({
      published: [],
      refused: [0, 1, 2].map((index) => [index, 'unavailable']),
      compared: [0, 1],
    });
  });
});

describe('the published text of an edition', () => {
  const text = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${prefix}${index}`).join(' ');
  const look = (body: string) => {
    const shingles = text('a', 30)
      .split(' ')
      .map((_, index, all) => all.slice(index, index + 8).join(' '))
      .slice(0, 23);
    return gateway.services.stores.articles.published(tenant.edition, body === 'a' ? shingles : [body], null);
  };

  it('is found by its shingles as long as it is published', async () => {
    const { id } = await finish(undefined, { body: `<p>${text('a', 30)}</p>`, title: 'Alpha' });
    expect((await look('a')).alike).toEqual([]);
    await publish(id);
    expect((await look('a')).alike).toMatchObject([{ id, title: 'Alpha' }]);
    expect((await look('nothing of it')).alike).toEqual([]);
    expect((await look('a')).titles).toMatchObject([{ id, title: 'Alpha' }]);
    await withdraw(id);
    expect(await look('a')).toEqual({ alike: [], titles: [] });
  });

  it('is compared within this edition alone', async () => {
    const { id } = await finish(undefined, { body: `<p>${text('a', 30)}</p>` });
    await publish(id);
    tenant = await createTenant(gateway);
    expect(await look('a')).toEqual({ alike: [], titles: [] });
  });
});
