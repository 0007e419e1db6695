import { renderSample } from '../../../domain/audit/render-sample.js';
import { RobotsRules, type SiteFetcher } from '../../../libs/guarded-fetch/index.js';
import { PageTooCostly, unpackFacts } from '../../../libs/page-reading/index.js';
import { renderedDifference, type RenderedPage, unrenderedPage } from '../../../libs/site-audit/index.js';
import type { CrawlPages } from '../../../ports/audit/crawl-pages.js';
import type { AuditWork } from '../../../ports/audit/crawl-store.js';
import type { PageRenderer, RenderedFile } from '../../../ports/audit/page-renderer.js';
import type { RenderablePage, RenderStore } from '../../../ports/audit/render-store.js';
import type { FairScheduler } from '../fair-scheduler.js';
import type { CrawlPoliteness } from '../politeness.js';
import { PageRequests } from './page-requests.js';

/** How long a worker renders before work of other kinds may have its place; as of a crawl. */
const GO_ON_MS = 10_000;
/** Beginnings that stored nothing: the next page may be what ends the process. Chosen: two less than end an audit. */
const MOST_LOST = 3;

export interface RenderingParts {
  readonly renders: RenderStore;
  /** null where nobody has turned rendering on. */
  readonly renderer: PageRenderer | null;
  readonly pages: Pick<CrawlPages, 'read'>;
}

/** The holder of the audit's lease. */
export interface RenderingRun {
  readonly work: AuditWork;
  readonly token: string;
  /** How often the lease was taken without a page that was stored. */
  readonly attempt: number;
  /** Sends what the audit was asked to send. */
  readonly fetcher: SiteFetcher;
  readonly politeness: CrawlPoliteness;
  readonly reading: FairScheduler;
  /** Ends what is under way. */
  readonly signal: AbortSignal;
  /** Begins nothing more. */
  readonly leaving: AbortSignal;
}

/**
 * Renders the pages of a crawl that is over, a sample of its kinds of page. Each is stored as it is done, so that a worker
 * that is lost costs the pages that it had under way.
 */
export class Rendering {
  constructor(private readonly parts: RenderingParts) {}

  /** @returns whether there is more to render. @throws the signal's reason when it is aborted */
  async run(run: RenderingRun): Promise<boolean> {
    const { work, leaving } = run;
    const { renderer, renders } = this.parts;
    const sample = renderSample(await renders.renderablePages(work.id), work.config.renderPages);
    const open = sample.filter(({ isRendered }) => !isRendered);
    const requests = requestsOf(run);
    const began = performance.now();
    let done = 0;
    const queue = open.values();
    const renderSome = async () => {
      for (const page of queue) {
        if (leaving.aborted || performance.now() - began > GO_ON_MS) return;
        const rendered = await this.render(page, run, requests);
        if (!(await renders.storeRendered(work.id, run.token, page.id, rendered))) return;
        done += 1;
      }
    };
    const workers = Array.from({ length: renderer?.atOnce ?? 1 }, renderSome);
    for (const end of await Promise.allSettled(workers)) if (end.status === 'rejected') throw end.reason;
    return done < open.length;
  }

  private async render(
    page: RenderablePage,
    { work, attempt, signal, reading }: RenderingRun,
    requests: PageRequests,
  ): Promise<RenderedPage> {
    const { renderer, pages } = this.parts;
    if (renderer === null) return unrenderedPage('no_browser', 'RENDER is off where the audit was made');
    if (attempt > MOST_LOST)
      return unrenderedPage(
        'worker_lost',
        'workers that rendered pages of the site were lost again and again',
      );
    let sent: RenderedFile | null = null;
    const rendering = await renderer.render(page.url, {
      userAgent: work.config.userAgent,
      signal,
      fetch: async (url, kind, maxBytes, until) => {
        const file = await requests.fetch(url, kind, maxBytes, until);
        if (kind === 'document') sent = file;
        return file;
      },
    });
    signal.throwIfAborted();
    if ('failure' in rendering) return unrenderedPage(rendering.failure, rendering.detail);
    const { link = [], contentType = '', body = new Uint8Array() } = (sent as RenderedFile | null) ?? {};
    const read = async (bytes: Uint8Array, type: string) => {
      const reply = { body: bytes, answer: { contentType: type, link } };
      const { packed } = await reading.schedule(work.accountId ?? work.id, () => pages.read(page.url, reply));
      return unpackFacts(packed.facts);
    };
    try {
      const raw = await read(Uint8Array.from(body), contentType);
      const rendered = await read(Buffer.from(rendering.html), 'text/html; charset=utf-8');
      return renderedDifference(raw, rendered, work.site?.home ?? work.startUrl, rendering);
    } catch (error) {
      if (!(error instanceof PageTooCostly)) throw error;
      return unrenderedPage('unreadable', 'reading what scripts made of it took too long');
    }
  }
}

function requestsOf({ work, fetcher, politeness }: RenderingRun): PageRequests {
  const { config, robotsText } = work;
  return new PageRequests({
    fetcher,
    pace: politeness.pace,
    robots: config.respectRobots && robotsText !== null ? RobotsRules.parse(robotsText) : null,
    userAgent: config.userAgent,
    home: politeness.home,
    watch: (answer) => politeness.watch(answer),
  });
}
