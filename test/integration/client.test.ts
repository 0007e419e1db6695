import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GalleyClient, type JobUpdate, type ReportUpdate } from '../../src/client/index.js';
import type { App } from '../../src/main/build-app.js';
import { checkOf, recordOf } from '../support/writing/provenance-record.js';
import { finishArticle } from '../support/writing/finished-article.js';
import { asRest } from '../support/as-rest.js';
import { reportRecordOf } from '../support/writing/report-record.js';
import { StallingProxy } from '../support/chaos/stalling-proxy.js';
import { createTestDatabase, type TestDatabase } from '../support/server/test-database.js';
import { createTenant, startGalley, type Tenant } from '../support/server/test-galley.js';

const NOTES =
  'A canal lock is a chamber with gates at both ends. It lifts boats by the weight of water alone. The keeper of the ' +
  'lock closes the lower gates and opens the sluices of the upper gates. The water of the upper reach fills the ' +
  'chamber of the lock within ten minutes. A boat in the lock rises with the water to the level of the upper reach.';
const BRIEF = { input: 'Canal locks', settings: { notes: NOTES, source_policy: 'only_given' as const } };

let database: TestDatabase;
let app: App;
let tenant: Tenant;
let client: GalleyClient;

beforeAll(async () => {
  database = await createTestDatabase();
  app = await startGalley({ databaseUrl: database.url });
  tenant = await createTenant(app);
  client = new GalleyClient({ baseUrl: app.url!, key: tenant.full });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

describe('the client against a running Galley', () => {
  it('starts an article, follows its job to the end, and pulls the article', async () => {
    const articles = client.articles(tenant.edition);
    const started = await articles.start(BRIEF);
    const updates: JobUpdate[] = [];
    for await (const update of client.followJob(started.id)) updates.push(update);
    expect(updates.at(-1)).toMatchObject({ id: started.id, status: 'DONE', progress: 100 });
    expect(updates.map(({ version }) => version)).toEqual(
      [...updates.map(({ version }) => version)].sort((a, b) => a - b),
    );
    const job = await client.waitForJob(started.id, { everyMs: 50 });
    expect(job).toMatchObject({ status: 'done', article_id: updates.at(-1)!.articleId });
    const pulled = [];
    for await (const article of articles.since(null)) pulled.push(article.id);
    expect(pulled).toEqual([job.article_id]);
    expect((await articles.read(job.article_id!)).title).toMatch(/\w/);
    expect((await articles.image(job.article_id!)).size).toBeGreaterThan(1000);
    expect((await articles.provenance(job.article_id!)).schema_version).toBeGreaterThan(1);
    expect(await articles.recordPage(job.article_id!)).toContain('Sentence by sentence');
    expect(await articles.jsonLd(job.article_id!)).toMatchObject({ '@context': 'https://schema.org' });
    await expect(client.cancelJob(started.id)).rejects.toMatchObject({ code: 'conflict', status: 409 });
  });

  it('publishes, follows what changed from a cursor, deletes, and says what is left of every limit', async () => {
    const owner = await createTenant(app);
    const editor = new GalleyClient({ baseUrl: app.url!, key: owner.full });
    const articles = editor.articles(owner.edition);
    const provenance = recordOf({}, [checkOf('grounding', { verdict: 'fail' })]);
    const kept = await finishArticle(app, owner, { provenance });
    const gone = await finishArticle(app, owner);
    expect(await articles.publish(kept.id, { overrideReason: 'Checked by hand.' })).toMatchObject({
      status: 'published',
    });
    expect(await articles.publication(kept.id)).toMatchObject({
      published_by: { id: owner.user },
      override_reason: 'Checked by hand.',
    });
    await articles.delete(gone.id);
    const seen = [];
    for await (const change of articles.changes(null, { limit: 1 })) seen.push(change);
    expect(seen.map(({ change, id, article }) => [change, id, article?.status])).toEqual([
      ['published', kept.id, 'published'],
      ['deleted', gone.id, undefined],
    ]);
    expect(await articles.unpublish(kept.id)).toMatchObject({ status: 'draft' });
    const later = [];
    for await (const { change } of articles.changes(seen.at(-1)!.changed_at)) later.push(change);
    expect(later).toEqual(['unpublished']);
    expect((await editor.me()).usage).toMatchObject({ minute: { limit: 120 }, hour: { used: 0 } });
    const { id } = await articles.start(BRIEF);
    expect((await editor.jobs([id])).map((job) => job.id)).toEqual([id]);
    expect(await editor.verification(owner.edition)).toMatchObject({ verified: false });
    await expect(editor.verify(owner.edition, 'meta')).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('follows all jobs of an edition, new ones to their end, until it is closed', async () => {
    const owner = await createTenant(app);
    const editor = new GalleyClient({ baseUrl: app.url!, key: owner.full });
    const leaving = new AbortController();
    const first = await editor.articles(owner.edition).start(BRIEF);
    const done = new Set<string>();
    let second: string | null = null;
    const kinds: string[] = [];
    for await (const { kind, job } of editor.followJobs(owner.edition, { signal: leaving.signal })) {
      kinds.push(kind);
      if (job?.status === 'DONE') done.add(job.id);
      if (kind === 'PRESENT_END') second = (await editor.articles(owner.edition).start(BRIEF)).id;
      if (done.size === 2) break;
    }
    expect([...done].sort()).toEqual([first.id, second].sort());
    // The first job may have ended before it could be shown as present.
    expect(kinds.filter((kind) => kind === 'PRESENT_END')).toHaveLength(1);
    expect(kinds.slice(kinds.indexOf('PRESENT_END') + 1)).not.toContain('PRESENT');
    const unknown = editor.followJobs('0a000000-0000-4000-8000-0000000000ff');
    await expect(unknown.next()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('follows all jobs of the account where no edition is named, and says of which each is', async () => {
    const owner = await createTenant(app);
    const editor = new GalleyClient({ baseUrl: app.url!, key: owner.full });
    const { id } = await editor.articles(owner.edition).start(BRIEF);
    for await (const { job } of editor.followJobs()) {
      if (job?.status !== 'DONE') continue;
      expect(job).toMatchObject({ id, edition: { id: owner.edition } });
      expect(job.title).toBe((await editor.articles(owner.edition).read(job.articleId!)).title);
      break;
    }
  });

  it('pulls what happened page by page, and follows it from there', async () => {
    const owner = await createTenant(app);
    const reader = new GalleyClient({ baseUrl: app.url!, key: owner.read });
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push((await finishArticle(app, owner)).id);
    const seen = [];
    for await (const event of reader.events(null, { types: 'article.finished' })) seen.push(event);
    expect(seen.map(({ data }) => data.id)).toEqual(ids);
    for await (const { type, objectId } of reader.followEvents(seen[1]!.timestamp)) {
      expect([type, objectId]).toEqual(['article.finished', ids[2]]);
      break;
    }
    for await (const _none of reader.events(seen[2]!.timestamp)) throw new Error('there is no more');
  });

  it('starts nothing a second time when the same brief is sent again', async () => {
    const brief = { ...BRIEF, id: '0a000000-0000-4000-8000-00000000c11e' };
    const first = await client.articles(tenant.edition).start(brief);
    const again = await client.articles(tenant.edition).start(brief);
    expect(again).toMatchObject({ id: first.id, kind: 'article' });
    await client.waitForJob(first.id, { everyMs: 50 });
  });

  it('starts a report, follows it to the end, and reads its record', async () => {
    const owner = await createTenant(app, { webAddress: 'https://docs.example/', verified: true });
    const researcher = new GalleyClient({ baseUrl: app.url!, key: owner.full });
    const research = researcher.research(owner.edition);
    const { id, status } = await research.start();
    expect(status).toBe('running');
    const updates: ReportUpdate[] = [];
    for await (const update of researcher.followResearch(id)) updates.push(update);
    expect(updates.at(-1)).toMatchObject({
      id,
      status: 'DONE',
      stage: null,
      progress: 100,
      error: null,
    });
    expect(updates.slice(0, -1).every((update) => update.status === 'RUNNING')).toBe(true);
    const report = await research.wait(id, { everyMs: 50 });
    expect(report).toMatchObject({ id, status: 'done', edition: owner.edition });
    const { title, questions } = reportRecordOf();
    expect(report.report).toMatchObject(asRest({ id, title, questions }));
    expect(await research.read(id)).toEqual(report);
  });

  it('reports why there is no report', async () => {
    const owner = await createTenant(app, { webAddress: 'https://docs.example/', verified: false });
    const researcher = new GalleyClient({ baseUrl: app.url!, key: owner.full });
    await expect(researcher.research(owner.edition).start()).rejects.toMatchObject({
      code: 'forbidden',
      status: 403,
    });
    const unknown = '0a000000-0000-4000-8000-0000000000ff';
    await expect(researcher.research(owner.edition).read(unknown)).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(researcher.followResearch(unknown).next()).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('sees every article once, in pages of two, while more become readable', async () => {
    const other = await createTenant(app);
    const reader = new GalleyClient({ baseUrl: app.url!, key: other.read });
    const made: string[] = [];
    for (let n = 0; n < 5; n += 1) made.push((await finishArticle(app, other, {})).id);
    const seen: string[] = [];
    for await (const { id } of reader.articles(other.edition).since(null, { limit: 2 })) {
      if (seen.push(id) === 3) made.push((await finishArticle(app, other, {})).id);
    }
    expect(seen).toEqual(made);
  });

  it('throws a refusal as it was answered, over HTTP and over a subscription', async () => {
    const reader = new GalleyClient({ baseUrl: app.url!, key: tenant.read });
    await expect(reader.articles(tenant.edition).start(BRIEF)).rejects.toMatchObject({
      code: 'key_read_only',
      status: 403,
      requestId: expect.stringMatching(/./),
    });
    const unknown = reader.followJob('0a000000-0000-4000-8000-0000000000ff');
    await expect(unknown.next()).rejects.toMatchObject({ code: 'not_found', status: null });
    const stranger = new GalleyClient({ baseUrl: app.url!, key: 'gk_full_nobody' });
    await expect(stranger.followJob('0a000000-0000-4000-8000-0000000000ff').next()).rejects.toMatchObject({
      code: 'invalid_key',
    });
    await expect(stranger.editions()).rejects.toMatchObject({ code: 'invalid_key', status: 401 });
  });

  it('stops following when its signal is aborted', async () => {
    const leaving = new AbortController();
    const brief = { ...BRIEF, id: '0a000000-0000-4000-8000-00000000c11f' };
    const { id } = await client.articles(tenant.edition).start(brief);
    const follow = async () => {
      for await (const _update of client.followJob(id, { signal: leaving.signal, after: 0 })) {
        leaving.abort(new Error('seen enough'));
      }
    };
    await expect(follow()).rejects.toThrow('seen enough');
  });
});

describe('the client behind a failing network', () => {
  let proxy: StallingProxy;
  beforeAll(async () => {
    proxy = await StallingProxy.open(app.url!);
  });
  afterAll(async () => {
    await proxy.close();
  });
  const behind = (key: string) => new GalleyClient({ baseUrl: proxy.url, key });

  it('follows a job over three cuts without a gap, and shows nothing twice', async () => {
    const distant = behind(tenant.full);
    const { id } = await distant.articles(tenant.edition).start(BRIEF);
    const versions: number[] = [];
    let last: JobUpdate | undefined;
    for await (last of distant.followJob(id, { after: 0 })) {
      if (versions.push(last.version) <= 3) proxy.cut();
    }
    expect(last).toMatchObject({ id, status: 'DONE' });
    expect(versions).toEqual(versions.map((_version, n) => n + 1));
    expect(versions.length).toBeGreaterThan(3);
  });

  it('shows the present state of an edition’s jobs, and its end, again after a cut', async () => {
    const owner = await createTenant(app);
    const kinds: string[] = [];
    for await (const { kind } of behind(owner.full).followJobs(owner.edition)) {
      kinds.push(kind);
      if (kinds.length === 1) proxy.cut();
      else break;
    }
    expect(kinds).toEqual(['PRESENT_END', 'PRESENT_END']);
  });

  it('follows a report over a cut, and shows its end once', async () => {
    const owner = await createTenant(app, { webAddress: 'https://docs.example/', verified: true });
    const distant = behind(owner.full);
    const { id } = await distant.research(owner.edition).start();
    const updates: ReportUpdate[] = [];
    for await (const update of distant.followResearch(id)) {
      if (updates.push(update) === 1) proxy.cut();
    }
    expect(updates.filter(({ status }) => status === 'DONE')).toHaveLength(1);
    const versions = updates.map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('ends when its signal is aborted while Galley does not answer, over REST and over a subscription', async () => {
    proxy.stall();
    const distant = behind(tenant.full);
    const id = '0a000000-0000-4000-8000-00000000c120';
    for (const ask of [
      (signal: AbortSignal) => distant.job(id, { signal }),
      (signal: AbortSignal) => distant.followJob(id, { signal }).next(),
    ]) {
      const left = ask(AbortSignal.timeout(100));
      await expect(left).rejects.toMatchObject({ name: 'TimeoutError' });
    }
    proxy.heal();
  });
});
