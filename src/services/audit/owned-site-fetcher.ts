import type { SiteAsk, SiteFetcher, SiteReply } from '../../libs/guarded-fetch/index.js';
import { isInternal } from '../../libs/page-reading/index.js';
import type { SiteAccess } from '../../domain/audit/audit-settings.js';
import type { AuditWork } from '../../ports/audit/crawl-store.js';

/**
 * Sends what an audit was asked to send to the audited site alone, and what is secret of it to the very origin of its web
 * address, neither to its `www` twin nor to another port or scheme. Other sites are asked in Galley's own name.
 */
export class OwnedSiteFetcher implements SiteFetcher {
  private readonly secret: Readonly<Record<string, string>>;

  constructor(
    private readonly fetcher: SiteFetcher,
    private readonly work: Pick<AuditWork, 'config' | 'startUrl'>,
    access: SiteAccess | null,
  ) {
    this.secret = access === null ? {} : headersOf(access);
  }

  ask(url: string, options: SiteAsk): Promise<SiteReply> {
    const { config, startUrl } = this.work;
    if (!isInternal(url, startUrl)) return this.fetcher.ask(url, options);
    const own = { 'user-agent': config.userAgent };
    // Redirects are not followed by one request, so what is sent here goes nowhere else.
    const isOrigin = new URL(url).origin === new URL(startUrl).origin;
    return this.fetcher.ask(url, { ...options, headers: isOrigin ? { ...own, ...this.secret } : own });
  }

  isAllowListed(url: string): Promise<boolean> {
    return this.fetcher.isAllowListed(url);
  }

  certificateOf(url: string, signal?: AbortSignal): ReturnType<SiteFetcher['certificateOf']> {
    return this.fetcher.certificateOf(url, signal);
  }
}

function headersOf({ headers, login }: SiteAccess): Readonly<Record<string, string>> {
  const all = Object.fromEntries(headers.map(({ name, value }) => [name.toLowerCase(), value]));
  if (login === null) return all;
  const basic = Buffer.from(`${login.username}:${login.password}`, 'utf8').toString('base64');
  return { ...all, authorization: `Basic ${basic}` };
}
