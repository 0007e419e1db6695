import {
  FetchFailure,
  type FetchedPage,
  type FetchOptions,
  type PageFetcher,
} from '../../libs/guarded-fetch/index.js';
import { isSameSite } from '../../libs/urls/index.js';
import { notOwned, type OwnershipFinding } from '../../domain/ownership/ownership-finding.js';

/** Characters of a third-party address that a message repeats. */
const LONGEST_ADDRESS = 200;

/**
 * Reads a page or file of a domain as its owner's own statement.
 * @param judge judges the domain's own answer; the answer of another site, after a redirect, is never passed to it
 * @param whenMissing the finding for a 404 or 410; without it such an answer counts as any other failure
 * @throws the signal's reason when it is aborted
 */
export async function probeSite(
  fetcher: Pick<PageFetcher, 'fetch'>,
  url: string,
  options: FetchOptions,
  judge: (page: FetchedPage) => OwnershipFinding,
  whenMissing?: () => OwnershipFinding,
): Promise<OwnershipFinding> {
  let page: FetchedPage;
  try {
    page = await fetcher.fetch(url, options);
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const { status } = error;
    const leftTheSite = !isSameSite(error.url, url);
    if (whenMissing && !leftTheSite && (status === 404 || status === 410)) return whenMissing();
    const message = `The domain could not be looked at: ${cut(error.message, 500)}.`;
    const code = error.retryable ? 'site_unreachable' : 'site_refused';
    return notOwned(code, message, error.retryAfterMs);
  }
  if (isSameSite(page.finalUrl, url)) return judge(page);
  const target = cut(new URL(page.finalUrl).origin, LONGEST_ADDRESS);
  return notOwned('redirected', `${url} leads to another site, ${target}, which says nothing of this one.`);
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
