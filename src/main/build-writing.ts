import { readFileSync } from 'node:fs';
import { TitleCardMaker } from '../adapters/image/title-card.js';
import { GuardedPageFetcher } from '../adapters/web/page-fetcher.js';
import { ReadabilityPageReader } from '../adapters/web/page-reader.js';
import { ExtractiveWriter } from '../adapters/writer/extractive/extractive-writer.js';
import type { Engine } from '../domain/article/draft.js';
import type { ImageMaker } from '../ports/image-maker.js';
import type { PageFetcher } from '../ports/page-fetcher.js';
import type { Log } from '../ports/log.js';
import type { Stores } from '../ports/unit-of-work.js';
import { ArticleStages, type Stages } from '../services/article-stages.js';
import { SourceService } from '../services/source-service.js';
import { systemClock, systemIds } from './build-services.js';
import type { Config } from './config.js';

const packageFile = new URL('../../package.json', import.meta.url);
export const VERSION = (JSON.parse(readFileSync(packageFile, 'utf8')) as { version: string }).version;

/** Everything that turns a brief into an article. */
export interface Writing {
  readonly fetcher: Pick<PageFetcher, 'checkAddress'>;
  readonly engine: Engine;
  readonly stages: Stages;
}

/** By the engines of the configuration. */
export function buildWriting(config: Config, stores: Pick<Stores, 'editions'>, log: Log): Writing {
  const fetcher = new GuardedPageFetcher({
    allow: config.fetch.allow,
    ratePerSecond: config.fetch.ratePerSecond,
    userAgent: `Galley/${VERSION} (self-hosted content service)`,
    clock: systemClock,
  });
  const writer = new ExtractiveWriter();
  const stages = new ArticleStages({
    editions: stores.editions,
    sources: new SourceService({ fetcher, reader: new ReadabilityPageReader(), log }),
    writer,
    imageMaker: config.image === 'none' ? noImage : new TitleCardMaker(),
    clock: systemClock,
    ids: systemIds,
    version: VERSION,
  });
  return { fetcher, engine: writer.engine, stages };
}

const noImage: ImageMaker = { make: () => Promise.resolve(null) };
