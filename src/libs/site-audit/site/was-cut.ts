import type { UrlEntry } from './site-view.js';

/** Whether only the beginning of a page was read. */
export function wasCut({ isPage, failure }: Pick<UrlEntry, 'isPage' | 'failure'>): boolean {
  return isPage && failure === 'too_large';
}
