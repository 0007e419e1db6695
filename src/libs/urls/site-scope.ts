import { canParseUrl } from './can-parse-url.js';
import { isSameSite } from './same-site.js';

/** File extensions of pages; any other last part of a path is a folder, with or without its slash. */
const PAGE = /\.(?:x?html?|php\d?|aspx?|jsp|cgi|do)$/i;

/**
 * The pages of an edition: its web address and everything below it on the same host. Of `https://pages.example/alice/`, and
 * of `https://pages.example/alice`, only that folder: its neighbours on the host belong to others.
 *
 * @returns whether an address belongs to it; always false without a valid web address
 */
export function siteScope(webAddress: string | null): (url: string) => boolean {
  if (webAddress === null || !canParseUrl(webAddress)) return () => false;
  const { pathname } = new URL(webAddress);
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  const folder =
    last === '' || PAGE.test(last) ? pathname.slice(0, pathname.length - last.length) : `${pathname}/`;
  return (url) => {
    if (!isSameSite(url, webAddress)) return false;
    const path = new URL(url).pathname;
    return path.startsWith(folder) || path === folder.slice(0, -1);
  };
}
