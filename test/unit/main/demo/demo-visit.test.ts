import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from '../../../../src/main/config.js';
import { visitSite } from '../../../../src/main/demo/demo-visit.js';
import { redirectTo, startTestWebsite, type TestWebsite } from '../../../support/server/test-website.js';

const GERMAN =
  'Eine Schleuse hebt und senkt Schiffe zwischen zwei Wasserständen. Die Kammer hat an beiden Enden Tore, und das ' +
  'Wasser strömt allein durch sein Gewicht. Der Wärter öffnet zuerst die Schütze und danach die Tore.';

const page = (lang: string, text: string) =>
  `<!doctype html><html${lang}><head><title>Schleusen</title></head><body><main><article><p>${text}</p></article></main></body></html>`;

describe('a visit before the demo', () => {
  let site: TestWebsite;
  beforeEach(async () => {
    site = await startTestWebsite();
  });
  afterEach(async () => {
    await site.close();
  });

  const visit = () => {
    const config = readConfig({ FETCH_ALLOW: `127.0.0.1:${site.port}`, CRAWL_RATE: '0' });
    return visitSite(`${site.origin}/`, config, new AbortController().signal);
  };

  it.each([
    ['what the page declares', ' lang="de-at"', GERMAN, 'de-AT'],
    ['what a page of few words declares', ' lang="pt_BR"', 'Olá!', 'pt-BR'],
    ['what the words say when nothing is declared', '', GERMAN, 'de'],
    ['what the words say when the template says otherwise', ' lang="en"', GERMAN, 'de'],
    ['nothing when there is nothing to go by', ' lang="???"', 'Hm.', null],
  ])('detects the language %s', async (_what, lang, text, language) => {
    site.set('/', page(lang, text));
    expect(await visit()).toEqual({ language, title: 'Schleusen' });
  });

  it('reports at once that the site fails', async () => {
    site.set('/', { status: 503 });
    await expect(visit()).rejects.toMatchObject({
      code: 'unavailable',
      detail: `There is nothing to write from: ${site.origin}/ answered with status 503.`,
    });
  });

  it('reports where the address leads when that is another site', async () => {
    const other = await startTestWebsite({ '/': page('', GERMAN) });
    try {
      site.set('/', redirectTo(`${other.origin}/`));
      const config = readConfig({ FETCH_ALLOW: '127.0.0.0/8', CRAWL_RATE: '0' });
      await expect(visitSite(`${site.origin}/`, config, new AbortController().signal)).rejects.toMatchObject({
        code: 'unavailable',
        detail: `${site.origin}/ leads to another site, ${other.origin}/. Give that one to --site.`,
      });
    } finally {
      await other.close();
    }
  });
});
