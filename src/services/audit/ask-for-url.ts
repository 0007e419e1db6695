import type { CrawlKind } from '../../ports/audit/crawl-store.js';
import type { SiteReply } from '../../libs/guarded-fetch/index.js';

const PAGE_BYTES = 5 * 1024 * 1024;
const RESOURCE_BYTES = 2 * 1024 * 1024;
const SLOW_MS = 800;

/**
 * Asks for a URL as its kind needs it: a page is read, of a file its beginning, of another site's only whether it answers.
 * @param send sends one request; 0 bytes are none of the body
 */
export async function askForUrl(
  { kind }: { readonly kind: CrawlKind },
  send: (method: 'HEAD' | 'GET', maxBytes: number) => Promise<SiteReply>,
): Promise<SiteReply> {
  if (kind === 'page') {
    const first = await send('GET', PAGE_BYTES);
    if (first.answer.status !== 200 || first.answer.ttfbMs <= SLOW_MS) return first;
    // The lower of two: the first may have waited for anything.
    const second = await send('GET', PAGE_BYTES);
    return second.answer.status === 200 && second.answer.ttfbMs < first.answer.ttfbMs ? second : first;
  }
  const head = await send('HEAD', 0);
  // Whoever is not there for one method is not there for another.
  if (head.answer.status === null && kind === 'external') return head;
  // Servers that don't know HEAD say anything but the truth to it.
  const isSure = head.answer.status !== null && head.answer.status < 400;
  if (kind === 'external') return isSure ? head : send('GET', 0);
  // Only a body tells whether the file is what its type says; one too large to be read is at least known by its head.
  if (isSure && (head.answer.location !== null || head.answer.bytes > RESOURCE_BYTES)) return head;
  return send('GET', RESOURCE_BYTES);
}
