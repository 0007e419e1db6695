import { loadPageReader } from '../../libs/page-reading/index.js';
import type { Log } from '../../ports/log.js';
import type { Measures } from '../../ports/metrics.js';
import type { Stores } from '../../ports/unit-of-work.js';
import type { AccessService } from '../../services/access/access-service.js';
import { PreviewService } from '../../services/research/preview-service.js';
import { openSourceReader } from '../../services/research/source-reader.js';
import type { Config } from '../config.js';
import { ThreadPageReader } from '../threads/open-reading-thread.js';
import { openPageFetcher } from './open-page-fetcher.js';

/**
 * The service that tries the sources of a brief. They are read in a thread of their own, which starts with the first.
 * @param worksInside reads them in this one, for tests
 */
export async function buildPreview(parts: {
  readonly config: Pick<Config, 'fetch'>;
  readonly stores: Pick<Stores, 'crawls'>;
  readonly access: AccessService;
  readonly log: Log;
  readonly metrics: Measures;
  readonly worksInside: boolean;
}): Promise<{ readonly service: PreviewService; readonly close: () => Promise<void> }> {
  const { access, config, log, metrics, stores, worksInside } = parts;
  const fetcher = openPageFetcher(config, stores, metrics);
  const thread = worksInside ? null : new ThreadPageReader(log);
  const reader = thread ?? openSourceReader(await loadPageReader());
  return {
    service: new PreviewService({ access, fetcher, reader }),
    close: async () => {
      await thread?.close();
      await fetcher.close();
    },
  };
}
