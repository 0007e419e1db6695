import type { CrawlRules } from '../../domain/audit/crawl-rules.js';
import type { FoundVia } from '../../libs/site-audit/index.js';
import { isInternal } from '../../libs/page-reading/index.js';
import type { AuditWork, FoundUrl } from '../../ports/audit/crawl-store.js';

/** How a URL that was met goes into the frontier; null for another site's that is not to be asked. */
export function foundUrl(
  url: string,
  foundVia: FoundVia,
  foundOn: string | null,
  depth: number | null,
  { config, site, startUrl }: Pick<AuditWork, 'config' | 'site' | 'startUrl'>,
  rules: CrawlRules,
): FoundUrl | null {
  const internal = isInternal(url, site?.home ?? startUrl);
  if (!internal) {
    if (!config.checkExternal) return null;
    return { url, kind: 'external', foundVia, foundOn, depth: null };
  }
  const skipped = rules.skipOf(url, depth);
  const kind = foundVia === 'resource' ? 'resource' : 'page';
  return { url, kind, foundVia, foundOn, depth, ...(skipped === null ? {} : { skipped }) };
}
