import type { SiteFacts } from '../site/site-facts.js';

/**
 * Whether a site answers addresses that do not exist: then its answer to a guessed one proves nothing.
 * False where fewer than two were tried.
 */
export function answersForAnything({ probes, home }: Pick<SiteFacts, 'probes' | 'home'>): boolean {
  if (probes.length < 2) return false;
  return probes.every(({ finalUrl, answer }) => {
    const isFound = answer.status !== null && answer.status >= 200 && answer.status < 300;
    return isFound || finalUrl === home || answer.location === home;
  });
}
