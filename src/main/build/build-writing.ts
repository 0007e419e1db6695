import type { Engine } from '../../domain/article/draft.js';
import type { Log } from '../../ports/log.js';
import type { PageFetcher } from '../../libs/guarded-fetch/index.js';
import type { Stores } from '../../ports/unit-of-work.js';
import type { Stages } from '../../services/article/article-work.js';
import type { Config } from '../config.js';
import type { WriterConfig } from '../provider-config.js';
import { openPageFetcher } from './open-page-fetcher.js';

/** The services that turn a brief into an article. */
export interface Writing {
  readonly fetcher: Pick<PageFetcher, 'checkAddress'>;
  /** The name of the engine that writes, recorded with each job. */
  readonly engine: Engine;
  /** Runs them in this thread. Loaded on the first call and then reused. */
  readonly stages: () => Promise<Stages>;
}

/** With the engines of the configuration. */
export function buildWriting(
  config: Config,
  stores: Pick<Stores, 'articles' | 'crawls' | 'editions' | 'people' | 'reports' | 'searches' | 'sitePages'>,
  log: Log,
): Writing {
  const fetcher = openPageFetcher(config, stores);
  let loaded: Promise<Stages> | null = null;
  const open = async () => {
    const { buildStages } = await import('./build-stages.js');
    const { loadPageReader } = await import('../../libs/page-reading/index.js');
    return buildStages(config, stores, { fetcher, reader: await loadPageReader() }, log);
  };
  return {
    fetcher,
    engine: engineOf(config.writer),
    stages: () => (loaded ??= open()),
  };
}

/** Known without loading an engine: a gateway only writes it into the jobs that it starts. */
function engineOf(writer: WriterConfig): Engine {
  if (writer.kind === 'extractive') return { mode: 'extractive', provider: null, model: null };
  return { mode: 'llm', provider: writer.kind, model: writer.model };
}
