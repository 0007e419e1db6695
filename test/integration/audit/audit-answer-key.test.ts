import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadPageScanner } from '../../../src/libs/page-reading/index.js';
import { GuardedFetcher } from '../../../src/libs/guarded-fetch/index.js';
import { auditInMemory, type CrawledSite } from '../../support/generated-site/audit-in-memory.js';
import { compareWithKey } from '../../support/generated-site/compare-with-key.js';
import { generateSite } from '../../support/generated-site/generate-site.js';
import { serveGeneratedSite, type ServedSite } from '../../support/generated-site/serve-generated-site.js';

/** Time that a server takes depends on the machine; those are held to the key in memory. */
const BY_TIME = ['slow_ttfb', 'very_slow_response'];

describe('the audit of a site with known faults, over HTTP and HTTPS', () => {
  const site = generateSite({ seed: 7, pages: 60 });
  let served: ServedSite;
  let fetcher: GuardedFetcher;
  let found: CrawledSite;

  beforeAll(async () => {
    served = await serveGeneratedSite(site);
    fetcher = new GuardedFetcher({
      allow: [],
      userAgent: 'GalleyAudit/1.0',
      clock: { now: () => new Date() },
      resolve: served.resolve,
      connect: served.connect,
      trusted: served.trusted,
      timeoutMs: 2000,
    });
    found = await auditInMemory(site, { scanner: await loadPageScanner(), fetcher, isRendered: true });
  });

  afterAll(async () => {
    await fetcher.close();
    await served.close();
  });

  it('finds every fault, and nothing else', () => {
    const { wrong } = compareWithKey([{ site, found }]);
    expect(wrong.filter((line) => !BY_TIME.some((check) => line.includes(` ${check} `)))).toEqual([]);
  });

  it('distinguishes the reasons for which a URL has no answer', () => {
    const failureOf = (url: string) => found.urls.find((one) => one.url === url)?.answer?.failure;
    expect(failureOf('https://www.harbour.example/a/silent-timeout')).toBe('timeout');
    expect(failureOf('https://www.harbour.example/a/silent-reset')).toBe('reset');
    expect(failureOf('https://www.harbour.example/a/everything.zip')).toBeNull();
    expect(failureOf('https://nobody-has-this-name.example/')).toBe('dns');
  });

  it('reads the certificate of the site', () => {
    const { certificate } = found.index.site;
    expect(certificate).toMatchObject({ nameMatches: true, protocol: 'TLSv1.3' });
    expect(certificate?.daysLeft).toBeGreaterThan(59);
  });
});
