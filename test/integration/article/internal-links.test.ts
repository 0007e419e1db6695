import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { App } from '../../../src/main/build-app.js';
import { createTestDatabase, type TestDatabase } from '../../support/server/test-database.js';
import { call, createTenant, startGalley, waitForJob } from '../../support/server/test-galley.js';
import { startTestWebsite, type TestWebsite } from '../../support/server/test-website.js';

const page = (title: string, sentences: readonly string[], links = '') =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1><p>${sentences.join(' ')}</p>${links}</main></html>`;

const KEEPING = [
  'A lighthouse is kept by a keeper who lives beside the tower with his family through the whole winter.',
  'Every evening the keeper climbs the tower stairs, trims the wick and lights the lamp of the lighthouse.',
  'The lamp of a lighthouse burned colza oil until paraffin became cheap, and electricity replaced both of them.',
  'Lighthouse keepers wrote down the weather, the passing vessels and every hour in which fog hid the coast.',
  'An inspector came twice a year by boat and ran a white glove along the brass of the lantern room.',
  'When the last keeper left the lighthouse, an automatic switch took over what his hands had done each night.',
];
const filler = (subject: string) =>
  Array.from(
    { length: 12 },
    (_, n) => `Block ${n} of the ${subject} was laid by ${n + 2} masons before the frost came.`,
  );

describe('an article of an edition with a site', () => {
  let database: TestDatabase;
  let site: TestWebsite;
  let galley: App;

  beforeAll(async () => {
    database = await createTestDatabase();
    const nav = ['/keeping', '/stairs', '/oil']
      .map((path) => `<a href="${path}">${path.slice(1)}</a>`)
      .join(' ');
    site = await startTestWebsite({
      '/': page('Harbour', ['Welcome to the harbour and all that belongs to it.'], nav),
      '/keeping': page('How a lighthouse is kept', KEEPING),
      '/stairs': page('Tower stairs', filler('stairs of granite')),
      '/oil': page('Colza oil & other fuels', filler('oil store')),
    });
    galley = await startGalley({
      databaseUrl: database.url,
      env: { FETCH_ALLOW: `127.0.0.1:${site.port}` },
    });
  });
  afterAll(async () => {
    await galley.close();
    await site.close();
    await database.drop();
  });

  async function write(settings: object) {
    const tenant = await createTenant(galley, { webAddress: `${site.origin}/` });
    const base = `/v1/editions/${tenant.edition}/articles`;
    const brief = { input: 'How a lighthouse is kept', settings: { word_count: 150, ...settings } };
    const { body } = await call(galley, tenant.full, 'POST', base, brief);
    const job = await waitForJob(galley, tenant.full, body.id as string);
    const article = (await call(galley, tenant.read, 'GET', `${base}/${job.article_id}`)).body;
    const record = (await call(galley, tenant.read, 'GET', `${base}/${job.article_id}/provenance`)).body;
    const codes = job.warnings.map(({ code }: { code: string }) => code);
    return { job, article, record, codes };
  }

  it('links to its pages by the words that name them, and the desk and the record list the links', async () => {
    const { article, codes, record } = await write({});
    const link = `<a href="${site.origin}/stairs" rel="noopener">tower stairs</a>`;
    expect(article.body).toContain(`climbs the ${link}, trims`);
    expect(record.internal_links).toContainEqual({ url: `${site.origin}/stairs`, text: 'tower stairs' });
    expect(record.text_sha256).toBe(createHash('sha256').update(article.body).digest('hex'));
    const check = (name: string) => record.checks.find((each: { name: string }) => each.name === name);
    expect(check('html_valid')).toMatchObject({ verdict: 'pass' });
    expect(check('links_alive')).toMatchObject({ verdict: 'pass' });
    // The brief asks for no number of links.
    expect(codes).not.toContain('internal_links_short');
    expect(codes).not.toContain('setting_not_applied');
  });

  it('has at most as many as the brief asks for, and says when there are fewer', async () => {
    const urls = [{ url: `${site.origin}/oil`, anchor: 'trims the wick' }];
    const one = await write({ internal_links: { max: 1, urls } });
    expect(one.record.internal_links).toEqual([{ url: `${site.origin}/oil`, text: 'trims the wick' }]);
    expect(one.codes).not.toContain('internal_links_short');
    const none = await write({ internal_links: { max: 0 } });
    expect(none.record.internal_links).toEqual([]);
    expect(none.article.body).not.toContain('rel="noopener">tower');
    const many = await write({ internal_links: { max: 10 } });
    expect(many.codes).toContain('internal_links_short');
  });
});
