// The words of the pages of a site as an audit would have stored them, in memory.

/** The store of a Galley's site pages, for one edition. */
function openStore() {
  const byLanguage = new Map();
  const pagesIn = (language) => {
    const pages = byLanguage.get(language) ?? new Map();
    byLanguage.set(language, pages);
    return pages;
  };
  return {
    put: async (_edition, language, pages) => {
      for (const { url, terms } of pages) pagesIn(language).set(url, new Map(terms));
    },
    lookUp: async (_edition, language, terms) =>
      [...pagesIn(language)].map(([url, counts]) => ({
        url,
        length: [...counts.values()].reduce((sum, count) => sum + count, 0),
        counts: terms.map((term) => counts.get(term) ?? 0),
      })),
    remove: async (_edition, urls) => {
      for (const pages of byLanguage.values()) for (const url of urls) pages.delete(url);
    },
  };
}

/**
 * Reads every page that a site's sitemap lists, as the audit of an edition does before anybody writes for it.
 *
 * @param parts `SitePageWriter`, `PageReading` and `pageSource` of the product; without the first, a Galley that stores none
 */
export async function knowSite(
  site,
  edition,
  { SitePageWriter, PageReading, pageSource, reader, fetcher, fetches },
) {
  const store = openStore();
  if (!SitePageWriter) return store;
  const writer = new SitePageWriter(store, edition);
  const reading = new PageReading(reader);
  const sitemap = await (await fetch(new URL('/sitemap.xml', site))).text();
  for (const [, url] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const signal = new globalThis.AbortController().signal;
    const page = await fetcher.fetch(url, { fetches, signal, accept: 'html' });
    const source = await pageSource(
      { ...(await reading.read(page)), via: { by: 'sitemap' } },
      'domain_page',
      'own',
    );
    await writer.add({ url: page.finalUrl, language: source.language, text: source.text });
  }
  await writer.end();
  return store;
}
