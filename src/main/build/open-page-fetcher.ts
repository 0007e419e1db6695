import { GuardedFetcher } from '../../libs/guarded-fetch/index.js';
import type { Stores } from '../../ports/unit-of-work.js';
import { systemClock } from './build-services.js';
import type { Config } from '../config.js';
import { VERSION } from '../version.js';

/** What articles and reports read pages through; its pace is shared by all that read the same origin. */
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
