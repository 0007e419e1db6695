import { canParseUrl } from '../../libs/urls/index.js';

const NOT_A_PAGE = /\.(?:pdf|png|jpe?g|gif|svg|webp|ico|css|js|json|xml|zip|gz|tgz|mp[34]|woff2?|txt|epub)$/i;

/** Whether an address has the ending of something that is no page. */
export function isNoPage(url: string): boolean {
  return canParseUrl(url) && NOT_A_PAGE.test(new URL(url).pathname);
}

/** @returns an address as it is written once: without a fragment, and without words that only count visitors */
export function plainAddress(url: string): string {
  if (!canParseUrl(url)) return url;
  const parsed = new URL(url);
  parsed.hash = '';
  // Left alone where there is nothing to take away: writing the rest anew may spell it in another way.
  if (/[?&]utm_/i.test(parsed.search)) {
    const names = [...parsed.searchParams.keys()].filter((name) => name.toLowerCase().startsWith('utm_'));
    for (const name of names) parsed.searchParams.delete(name);
  }
  return parsed.href;
}

/** `/` and `/index.html` are one page nearly everywhere, with `www.` and TLS or without. */
export function addressKey(url: string): string {
  return plainAddress(url)
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/\/index\.html?$/i, '/');
}

/** What the end of an address calls its page: `/2026/rye-bread.html` is about rye bread. */
export function nameInPath(url: string): string {
  const last =
    new URL(url).pathname
      .replace(/(?<!\/)\/+$/, '')
      .split('/')
      .at(-1) ?? '';
  try {
    return decodeURIComponent(last)
      .replace(/\.[a-z]{2,5}$/i, '')
      .replace(/[-_.+~]+/g, ' ');
  } catch {
    return '';
  }
}
