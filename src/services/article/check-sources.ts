import type { GivenSources } from '../../domain/brief/settings.js';
import type { Fault } from '../../domain/errors.js';
import { FetchFailure, type PageFetcher } from '../../libs/guarded-fetch/index.js';

/**
 * What only the service can tell of a brief: whether its sources may be read at all. The reader of a brief calls it
 * for all settings whose part on sources is sound, so that these faults come together with all others.
 *
 * @returns faults, each with its path inside of the settings: `/sources/0/url`
 */
export type CheckSources = (settings: GivenSources) => readonly Fault[];

export function sourceCheck(fetcher: Pick<PageFetcher, 'checkAddress'>): CheckSources {
  return ({ sources = [], source_policy: policy, notes }) => {
    if (policy === 'only_given' && sources.length === 0 && !notes?.trim()) {
      return [
        {
          path: '/sources',
          message: 'must hold a source where source_policy is "only_given" and there are no notes',
        },
      ];
    }
    return sources.flatMap((source, index) => {
      if ('text' in source) return [];
      try {
        fetcher.checkAddress(source.url);
        return [];
      } catch (error) {
        if (!(error instanceof FetchFailure)) throw error;
        return [{ path: `/sources/${index}/url`, message: `is refused: ${error.message}` }];
      }
    });
  };
}
