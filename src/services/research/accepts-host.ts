import { canParseUrl, canonicalHost, normalHost } from '../../libs/urls/index.js';
import type { BriefSettings } from '../../domain/brief/settings.js';

/** @returns whether the brief's `domains` let an address be read; a host covers its subdomains. */
export function acceptsHost(settings: Pick<BriefSettings, 'domains'>): (url: string) => boolean {
  const hostsOf = (domains: readonly string[] = []) =>
    domains.map((domain) => canonicalHost(domain) ?? domain);
  const include = hostsOf(settings.domains?.include);
  const exclude = hostsOf(settings.domains?.exclude);
  const within = (host: string, domains: readonly string[]) =>
    domains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return (url) => {
    const host = canParseUrl(url) ? normalHost(new URL(url).hostname) : '';
    return (include.length === 0 || within(host, include)) && !within(host, exclude);
  };
}
