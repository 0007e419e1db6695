import { GuardedFetcher } from '../../libs/guarded-fetch/index.js';
import type { Stores } from '../../ports/unit-of-work.js';
import { systemClock } from './build-services.js';
import type { Config } from '../config.js';
import { VERSION } from '../version.js';

/** The fetcher of articles and reports; all processes share its rate for an origin. */
export function openPageFetcher(
  config: Pick<Config, 'fetch'>,
  stores: Pick<Stores, 'crawls'>,
): GuardedFetcher {
  return new GuardedFetcher({
    allow: config.fetch.allow,
    ratePerSecond: config.fetch.ratePerSecond,
    userAgent: `Galley/${VERSION} (self-hosted content service)`,
    clock: systemClock,
    reserveSlot: (origin, intervalMs) => stores.crawls.reserveSlot(origin, intervalMs),
  });
}
