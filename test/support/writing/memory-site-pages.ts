import type { FoundPage, SitePage, SitePageStore } from '../../../src/ports/site-page-store.js';

/** Pages of editions in memory, without a bound. */
export class MemorySitePages implements SitePageStore {
  private readonly pages = new Map<string, SitePage>();

  async put(editionId: string, language: string, pages: readonly SitePage[]): Promise<void> {
    for (const page of pages) this.pages.set(`${editionId} ${language} ${page.url}`, page);
  }

  async lookUp(editionId: string, language: string, terms: readonly string[]): Promise<readonly FoundPage[]> {
    return [...this.pages].flatMap(([key, { url, terms: counts }]) => {
      if (!key.startsWith(`${editionId} ${language} `)) return [];
      const length = [...counts.values()].reduce((sum, count) => sum + count, 0);
      return [{ url, length, counts: terms.map((term) => counts.get(term) ?? 0) }];
    });
  }

  async remove(editionId: string, urls: readonly string[]): Promise<void> {
    for (const [key, { url }] of this.pages)
      if (key.startsWith(`${editionId} `) && urls.includes(url)) this.pages.delete(key);
  }

  get urls(): string[] {
    return [...this.pages.values()].map(({ url }) => url);
  }
}
