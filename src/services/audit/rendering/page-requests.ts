import { LRUCache } from 'lru-cache';
import { FetchFailure, type RobotsRules, type SiteFetcher } from '../../../libs/guarded-fetch/index.js';
import { isInternal } from '../../../libs/page-reading/index.js';
import type { RenderedFile } from '../../../ports/audit/page-renderer.js';
import type { CrawlPace } from '../crawl-pace.js';

/** As browsers do at the least; a page may ask for many. Chosen. */
const MOST_REDIRECTS = 5;
/** Of files that pages share, in bytes: a site has a few, and would be asked for them with every page. Chosen. */
const MOST_CACHED = 32 * 1024 * 1024;

export interface PageRequestsParts {
  /** Guards addresses, and sends what the audit was asked to send to its site alone. */
  readonly fetcher: Pick<SiteFetcher, 'ask'>;
  readonly pace: Pick<CrawlPace, 'ownSlot' | 'foreignSlot'>;
  /** Of the site; null without one, or where it is ignored. */
  readonly robots: Pick<RobotsRules, 'blockedBy'> | null;
  readonly userAgent: string;
  /** The start of the site. */
  readonly home: string;
  /** Notes how the site answered. */
  readonly watch: (answer: Awaited<ReturnType<SiteFetcher['ask']>>['answer']) => void;
}

/**
 * What the pages of an audit ask for while they are rendered: under the guard of addresses at every hop, at the pace of the
 * crawl, and as robots.txt allows. Nothing but GET is ever sent.
 */
export class PageRequests {
  private readonly cached = new LRUCache<string, RenderedFile>({
    maxSize: MOST_CACHED,
    sizeCalculation: ({ body }) => body.length + 500,
  });

  constructor(private readonly parts: PageRequestsParts) {}

  /** @returns null for what may not be fetched, was not answered, or is too large */
  async fetch(
    url: string,
    kind: 'document' | 'file',
    maxBytes: number,
    signal: AbortSignal,
  ): Promise<RenderedFile | null> {
    let address = withoutFragment(url);
    const known = kind === 'file' ? this.cached.get(address) : undefined;
    if (known) return known.body.length > maxBytes ? null : known;
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const answered = await this.ask(address, maxBytes, signal);
      if (answered === null) return null;
      const { answer, body } = answered;
      if (answer.status === null || answer.failure !== null) return null;
      if (answer.location === null) {
        const file = { status: answer.status, contentType: answer.contentType, link: answer.link, body };
        if (kind === 'file' && answer.status === 200) this.cached.set(withoutFragment(url), file);
        return file;
      }
      // The page was read where it stands; one that leads elsewhere now is another.
      if (kind === 'document')
        return { status: answer.status, contentType: '', link: [], body: new Uint8Array() };
      address = withoutFragment(answer.location);
    }
    return null;
  }

  private async ask(address: string, maxBytes: number, signal: AbortSignal) {
    const { fetcher, pace, robots, userAgent, home, watch } = this.parts;
    try {
      const isOwn = isInternal(address, home);
      if (isOwn && robots !== null && robots.blockedBy(address, userAgent) !== null) return null;
      await (isOwn ? pace.ownSlot(address, signal) : pace.foreignSlot(address, signal));
      const reply = await fetcher.ask(address, { maxBytes, signal });
      if (isOwn) watch(reply.answer);
      return reply;
    } catch (error) {
      if (error instanceof FetchFailure) return null;
      throw error;
    }
  }
}

function withoutFragment(url: string): string {
  return url.split('#', 1)[0] ?? '';
}
