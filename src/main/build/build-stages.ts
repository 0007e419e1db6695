import { ProviderImageMaker } from '../../adapters/image/provider-image.js';
import { TitleCardMaker } from '../../adapters/image/title-card.js';
import { ExtractiveWriter } from '../../adapters/writer/extractive/extractive-writer.js';
import { HtmlValidateValidator } from '../../adapters/html/html-validate-validator.js';
import { CachedSearch } from '../../adapters/search/cached-search.js';
import type { ImageMaker } from '../../ports/article/image-maker.js';
import type { Log } from '../../ports/log.js';
import { NO_METRICS, type Measures } from '../../ports/metrics.js';
import { NO_TRACING, type Tracing } from '../../ports/tracing.js';
import type { PageFetcher } from '../../libs/guarded-fetch/index.js';
import type { PageReader } from '../../libs/page-reading/index.js';
import type { Writer } from '../../ports/article/writer.js';
import type { Stores } from '../../ports/unit-of-work.js';
import { ArticleStages } from '../../services/article/article-stages.js';
import type { Stages } from '../../services/article/article-work.js';
import { DeskService } from '../../services/article/desk-service.js';
import { PriorReportSources } from '../../services/research/prior-report-sources.js';
import { SourceService } from '../../services/research/source-service.js';
import { buildSearch } from './build-search.js';
import { systemClock, systemIds } from './build-services.js';
import { modelAccessOf } from '../model-access.js';
import type { WriterConfig } from '../provider-config.js';
import type { StagesConfig } from '../threads/stage-messages.js';
import { VERSION } from '../version.js';

/**
 * The stages of an article, with the engines of the configuration. A module of its own because its imports (a DOM,
 * typesetting, image codecs, language data) take longer to load than all the rest of Galley: only a process that writes
 * articles loads it, and not before it can answer callers.
 */
export async function buildStages(
  config: StagesConfig,
  stores: Pick<Stores, 'articles' | 'editions' | 'people' | 'reports' | 'searches' | 'sitePages'>,
  { fetcher, reader }: { readonly fetcher: PageFetcher; readonly reader: PageReader },
  log: Log,
  watched: { readonly measures: Measures; readonly tracing: Tracing } = {
    measures: NO_METRICS,
    tracing: NO_TRACING,
  },
): Promise<Stages> {
  const search = new CachedSearch({
    search: buildSearch(config.search),
    cache: stores.searches,
    clock: systemClock,
  });
  return new ArticleStages({
    editions: stores.editions,
    people: stores.people,
    sources: new SourceService({
      fetcher,
      reader,
      search,
      sitePages: stores.sitePages,
      priorReports: new PriorReportSources(stores.reports, systemClock),
      log,
    }),
    desk: new DeskService({
      articles: stores.articles,
      fetcher,
      validator: new HtmlValidateValidator(),
      log,
    }),
    writer: await openWriter(config.writer, log, watched),
    imageMaker: config.image.kind === 'none' ? noImage : new TitleCardMaker(),
    imageProvider: config.image.kind === 'openai' ? new ProviderImageMaker({ ...config.image, log }) : null,
    clock: systemClock,
    ids: systemIds,
    version: VERSION,
  });
}

const noImage: ImageMaker = { make: () => Promise.resolve(null) };

/** The configured writing engine. The libraries of language models are loaded only when one is configured. */
async function openWriter(
  writer: WriterConfig,
  log: Log,
  watched: { readonly measures: Measures; readonly tracing: Tracing },
): Promise<Writer> {
  const access = modelAccessOf(writer);
  if (!access) return new ExtractiveWriter();
  const { openLlmWriter } = await import('../../adapters/writer/llm/open-llm-writer.js');
  return openLlmWriter(access, log, watched);
}
