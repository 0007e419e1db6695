import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { BrowserContext, CDPSession, Page, Request, Route } from 'playwright-core';
import type { RenderOptions, Rendering } from '../../ports/audit/page-renderer.js';

/** Bounds of one page; the defaults are chosen. */
export interface VisitBounds {
  /** How long it may take beside what is fetched for it, in ms. */
  readonly ownMs: number;
  /** How long it may take with that: at the usual pace a page of a hundred files takes ten seconds. */
  readonly wholeMs: number;
  readonly requests: number;
  /** Of all that is fetched for it, and of one file. */
  readonly bytes: number;
  readonly fileBytes: number;
  /** Letters of the rendered document. */
  readonly letters: number;
}

export const VISIT_BOUNDS: VisitBounds = {
  ownMs: 8000,
  wholeMs: 60_000,
  requests: 200,
  bytes: 24 * 1024 * 1024,
  fileBytes: 5 * 1024 * 1024,
  letters: 5 * 1024 * 1024,
};

/** As long as nothing is under way, a page is taken for finished. Chosen: what tools of browsers call an idle network. */
const STILL_MS = 500;
const TICK_MS = 50;
/** Of one page; as many as browsers have of one host. */
const FETCHES_AT_ONCE = 6;
/** Chosen: a page that is read while it computes answers when it has a moment. */
const SNAPSHOT_MS = 3000;
/** What changes the tree: images, fonts, media and frames don't, and are not fetched. */
const FETCHED = new Set(['script', 'stylesheet', 'xhr', 'fetch', 'other']);

/**
 * In a world of its own, in which a page can't have changed what the names mean. What is larger is not handed over.
 * @param letters at most
 */
const documentOf = (letters: number) => `(() => {
  const html = document.documentElement?.outerHTML ?? '';
  return html.length > ${letters} ? null : (document.doctype ? '<!doctype html>\\n' : '') + html;
})()`;

/** One page in a context of its own, from its request until it is still. */
export class PageVisit {
  private readonly fetching = pLimit(FETCHES_AT_ONCE);
  private underway = 0;
  private requests = 0;
  private refused = 0;
  private bytes = 0;
  private isLoaded = false;
  private leadsTo: string | null = null;
  private failure: Rendering | null = null;
  private hasDocument = false;
  private readonly stop = new AbortController();
  /** Of the caller, or the end of the visit. */
  private readonly over: AbortSignal;

  constructor(
    private readonly context: BrowserContext,
    private readonly url: string,
    private readonly options: RenderOptions,
    private readonly bounds: VisitBounds,
  ) {
    this.over = AbortSignal.any([this.stop.signal, options.signal]);
  }

  async run(): Promise<Rendering> {
    const { context } = this;
    try {
      await context.route('**/*', (route) => this.answer(route));
      await context.routeWebSocket(/.*/, (socket) => socket.close());
      const page = await context.newPage();
      context.on('page', (other) => void other.close().catch(() => undefined));
      page.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
      const crashed = new Promise<Rendering>((resolve) => {
        page.once('crash', () =>
          resolve({ failure: 'crashed', detail: 'the browser’s process for it ended' }),
        );
        page.once('close', () => resolve({ failure: 'crashed', detail: 'the browser ended' }));
      });
      return await Promise.race([crashed, this.visit(page)]);
    } finally {
      this.stop.abort();
    }
  }

  private async visit(page: Page): Promise<Rendering> {
    const session = await this.context.newCDPSession(page);
    page.once('load', () => (this.isLoaded = true));
    const opened = page.goto(this.url, { waitUntil: 'commit', timeout: 0 }).then(
      () => null,
      () => this.failure ?? { failure: 'not_answered' as const, detail: 'the browser could not open it' },
    );
    const began = performance.now();
    let [own, still] = [0, 0];
    const failed = await Promise.race([opened, delay(this.bounds.wholeMs, TOO_LONG, { ref: false })]);
    if (failed !== null) return failed;
    for (;;) {
      await delay(TICK_MS, undefined, { signal: this.over });
      still = this.underway > 0 ? 0 : still + TICK_MS;
      own = this.underway > 0 ? own : own + TICK_MS;
      const isOver = own >= this.bounds.ownMs || performance.now() - began >= this.bounds.wholeMs;
      if (!isOver && (!this.isLoaded || still < STILL_MS)) continue;
      const asked = performance.now();
      const seen = this.requests;
      const rendering = await this.snapshot(session);
      own += performance.now() - asked;
      // A page that was computing when it seemed to be still may have asked for more since.
      if (isOver || this.requests === seen || 'failure' in rendering) return rendering;
      still = 0;
    }
  }

  private async snapshot(session: CDPSession): Promise<Rendering> {
    const { letters } = this.bounds;
    const read = (async () => {
      const { frameTree } = await session.send('Page.getFrameTree');
      const { executionContextId } = await session.send('Page.createIsolatedWorld', {
        frameId: frameTree.frame.id,
      });
      const { result } = await session.send('Runtime.evaluate', {
        expression: documentOf(letters),
        contextId: executionContextId,
        returnByValue: true,
      });
      return result.value as unknown;
    })();
    const html = await Promise.race([
      read.catch(() => TOO_LONG),
      delay(SNAPSHOT_MS, TOO_LONG, { ref: false }),
    ]);
    if (html === null)
      return { failure: 'too_large', detail: `the rendered page has more than ${letters} letters` };
    if (typeof html !== 'string') return TOO_LONG;
    const { leadsTo, requests, refused } = this;
    return { html, leadsTo, requests, refused };
  }

  /** A browser asks for nothing but here. */
  private async answer(route: Route): Promise<void> {
    const request = route.request();
    this.requests += 1;
    const kind = this.kindOf(request);
    if (kind === null) {
      this.refused += 1;
      await route.abort('aborted').catch(() => undefined);
      return;
    }
    this.underway += 1;
    try {
      const file = await this.fetching(() => this.fetch(request.url(), kind));
      if (kind === 'document') this.failure = documentFailure(file);
      if (file === null || (kind === 'document' && this.failure !== null)) {
        this.refused += file === null ? 1 : 0;
        await route.abort('aborted');
        return;
      }
      const { status, contentType, body } = file;
      await route.fulfill({ status, contentType: contentType || 'text/plain', body: Buffer.from(body) });
    } catch {
      // The page is gone, or its browser.
    } finally {
      this.underway -= 1;
    }
  }

  private async fetch(url: string, kind: 'document' | 'file') {
    const room = Math.min(this.bounds.fileBytes, this.bounds.bytes - this.bytes);
    if (room <= 0) return null;
    const file = await this.options.fetch(url, kind, room, this.over).catch(() => null);
    this.bytes += file?.body.length ?? 0;
    return file;
  }

  /** @returns null for what is refused. */
  private kindOf(request: Request): 'document' | 'file' | null {
    const url = request.url();
    if (!/^https?:/i.test(url) || (request.method() !== 'GET' && request.method() !== 'HEAD')) return null;
    if (request.isNavigationRequest()) return this.isDocument(request) ? 'document' : null;
    const isBeyond = this.requests > this.bounds.requests || this.bytes >= this.bounds.bytes;
    return !isBeyond && FETCHED.has(request.resourceType()) ? 'file' : null;
  }

  /** Frames are no part of the tree, and a reader who is led elsewhere is not followed. */
  private isDocument(request: Request): boolean {
    if (!isMainFrame(request)) return false;
    const isFirst = !this.hasDocument;
    this.hasDocument = true;
    if (!isFirst && withoutFragment(request.url()) !== withoutFragment(this.url))
      this.leadsTo ??= request.url();
    return isFirst;
  }
}

const TOO_LONG: Rendering = { failure: 'timeout', detail: 'it did not come to rest within its time' };

function documentFailure(file: Awaited<ReturnType<RenderOptions['fetch']>>): Rendering | null {
  if (file === null) return { failure: 'not_answered', detail: 'it was not answered when it was rendered' };
  if (file.status !== 200)
    return { failure: 'not_answered', detail: `it answered ${file.status} when it was rendered` };
  if (file.contentType !== '' && !/html/i.test(file.contentType))
    return { failure: 'no_html', detail: `it answered with ${file.contentType.slice(0, 100)}` };
  return null;
}

function isMainFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // Of a page that has no frame yet, and so of a window that the page opens.
    return false;
  }
}

function withoutFragment(url: string): string {
  return url.split('#', 1)[0] ?? '';
}
