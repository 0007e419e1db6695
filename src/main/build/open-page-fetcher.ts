import { GuardedFetcher } from '../../libs/guarded-fetch/index.js';
import { NO_METRICS, type Measures } from '../../ports/metrics.js';
import type { Stores } from '../../ports/unit-of-work.js';
import { systemClock } from './build-services.js';
import type { Config } from '../config.js';
import { VERSION } from '../version.js';

/** The fetcher of articles and reports; all processes share its rate for an origin. */
export function openPageFetcher(
  config: Pick<Config, 'fetch'>,
  stores: Pick<Stores, 'crawls'>,
  measures: Measures = NO_METRICS,
): GuardedFetcher {
  return new GuardedFetcher({
    allow: config.fetch.allow,
    ratePerSecond: config.fetch.ratePerSecond,
    userAgent: `Galley/${VERSION} (self-hosted content service)`,
    clock: systemClock,
    onEnd: (end) => {
      if (end.of === 'fetch') measures.add('galley_fetches_total', { outcome: end.outcome });
    },
    onWait: (milliseconds) => {
      measures.observe('galley_origin_wait_seconds', {}, milliseconds / 1000);
    },
    reserveSlot: (origin, intervalMs) => stores.crawls.reserveSlot(origin, intervalMs),
  });
}
