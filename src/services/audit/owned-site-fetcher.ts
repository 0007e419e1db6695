import type { SiteAsk, SiteFetcher, SiteReply } from '../../libs/guarded-fetch/index.js';
import { isInternal } from '../../libs/page-reading/index.js';
import type { AuditWork } from '../../ports/audit/crawl-store.js';

/** Sends what an audit was asked to send, to the audited site alone: other sites are asked in Galley's own name. */
export class OwnedSiteFetcher implements SiteFetcher {
  constructor(
    private readonly fetcher: SiteFetcher,
    private readonly work: Pick<AuditWork, 'config' | 'startUrl'>,
  ) {}

  ask(url: string, options: SiteAsk): Promise<SiteReply> {
    const { config, startUrl } = this.work;
    if (!isInternal(url, startUrl)) return this.fetcher.ask(url, options);
    return this.fetcher.ask(url, { ...options, headers: { 'user-agent': config.userAgent } });
  }

  isAllowListed(url: string): Promise<boolean> {
    return this.fetcher.isAllowListed(url);
  }

  certificateOf(url: string, signal?: AbortSignal): ReturnType<SiteFetcher['certificateOf']> {
    return this.fetcher.certificateOf(url, signal);
  }
}
