import type { Log } from '../../../src/ports/log.js';
import type { Auditing } from '../../../src/main/build/build-auditing.js';
import { readConfig } from '../../../src/main/config.js';
import { openAuditPool } from '../../../src/main/open-database.js';
import { Closers } from '../../../src/main/shutdown.js';
import { IN_HASTE } from './crawl-site.js';
import type { AuditRunner } from '../../../src/services/audit/audit-work.js';

/**
 * Audits in this thread: for tests, whose sources no thread can load. What audits is loaded with the first run, as it is
 * by the thread: most suites that start a Galley audit nothing.
 */
export function auditsInside(env: Readonly<Record<string, string>>, log: Log) {
  return (databaseUrl: string): Promise<AuditRunner & { close(): Promise<void> }> => {
    const closers = new Closers(log);
    let opened: Promise<Auditing> | undefined;
    const open = async () => {
      const { buildAuditing } = await import('../../../src/main/build/build-auditing.js');
      const { InlinePhraseCounter } = await import('../../../src/adapters/phrases/inline-phrase-counter.js');
      const { InlinePages } = await import('../../../src/adapters/pages/inline-pages.js');
      const { loadPageScanner } = await import('../../../src/libs/page-reading/index.js');
      const { FakeRenderer } = await import('../rendering/fake-renderer.js');
      const { fetch, secretKey, rendering } = readConfig({
        CRAWL_RATE: '0',
        DATABASE_URL: databaseUrl,
        ...env,
      });
      const options = {
        ...fetch,
        secretKey,
        leaseMs: 5000,
        // There is no other worker that might be answered.
        silentMs: 0,
        ...IN_HASTE,
        openPhrases: (seed: number, home: string) => new InlinePhraseCounter(seed, home),
        pages: new InlinePages(await loadPageScanner()),
        renderer: rendering.isOn ? new FakeRenderer() : null,
      };
      const { PostgresAuditStore } = await import('../../../src/adapters/postgres/audit/audit-store.js');
      const { PostgresRenderStore } = await import('../../../src/adapters/postgres/audit/render-store.js');
      const { PostgresCrawlStore } = await import('../../../src/adapters/postgres/audit/crawl-store.js');
      const { PostgresSitePageStore } = await import('../../../src/adapters/postgres/site-page-store.js');
      const database = openAuditPool(databaseUrl, closers);
      const stores = {
        crawls: new PostgresCrawlStore(database),
        renders: new PostgresRenderStore(database),
        audits: new PostgresAuditStore(database),
        sitePages: new PostgresSitePageStore(database),
      };
      const auditing = await buildAuditing(options, stores, log);
      closers.add('site fetcher', () => auditing.close());
      return auditing;
    };
    return Promise.resolve({
      run: async (id, departure) => (await (opened ??= open())).worker.run(id, departure),
      close: async () => {
        await opened?.catch(() => undefined);
        await closers.closeAll();
      },
    });
  };
}
