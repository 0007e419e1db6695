import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Browser, CDPSession } from 'playwright-core';
import type { PageRenderer, RenderOptions, Rendering } from '../../ports/audit/page-renderer.js';
import { browserFault } from './browser-fault.js';
import { BROWSER_FLAGS, browserEnvironment } from './browser-flags.js';
import { PageVisit, VISIT_BOUNDS, type VisitBounds } from './page-visit.js';

/** Chosen: pages wait for what is fetched most of the time, and each has a process of some 100 MB. */
const PAGES_AT_ONCE = 2;
/** Chosen: a browser that had no page for so long ends, since it holds some 300 MB. */
const IDLE_MS = 10_000;
/** How long a page may take to close before the browser is ended with it. Chosen. */
const CLOSE_MS = 3000;
const START_MS = 30_000;
/** Of the memory of one page's process, in bytes; what has more is ended. Chosen: five times what usual pages have. */
const PAGE_MEMORY = 768 * 1024 * 1024;
const WATCH_MS = 300;
/** Of Linux. */
const MEMORY_PAGE = 4096;

export interface ChromiumOptions {
  /** The program. */
  readonly executable: string;
  readonly bounds?: Partial<VisitBounds>;
  readonly log?: { warn(fields: { readonly err: unknown }, message: string): void };
}

interface Running {
  readonly browser: Browser;
  readonly session: CDPSession;
  readonly folder: string;
}

/**
 * Chromium without a network of its own, by playwright-core, which is loaded with the first page. One browser a process; each
 * page has a context that no other shares.
 */
export class ChromiumRenderer implements PageRenderer {
  readonly atOnce = PAGES_AT_ONCE;
  private readonly places = pLimit(PAGES_AT_ONCE);
  private readonly bounds: VisitBounds;
  private running: Promise<Running> | null = null;
  /** The browser of `running`, once it has started. */
  private opened: Running | null = null;
  private idleTimer: NodeJS.Timeout | null = null;
  private watch: NodeJS.Timeout | null = null;
  private pages = 0;

  constructor(private readonly parts: ChromiumOptions) {
    this.bounds = { ...VISIT_BOUNDS, ...parts.bounds };
  }

  render(url: string, options: RenderOptions): Promise<Rendering> {
    return this.places(async () => {
      options.signal.throwIfAborted();
      if (this.idleTimer) clearTimeout(this.idleTimer);
      this.pages += 1;
      try {
        const { rendering, isLost } = await this.visit(url, options);
        options.signal.throwIfAborted();
        // Another page may have taken the browser down with it.
        const isCrashed = 'failure' in rendering && rendering.failure === 'crashed';
        return isCrashed && isLost ? (await this.visit(url, options)).rendering : rendering;
      } finally {
        this.pages -= 1;
        if (this.pages === 0) this.idleTimer = setTimeout(() => void this.close(), IDLE_MS).unref();
      }
    });
  }

  async close(): Promise<void> {
    if (this.idleTimer) clearTimeout(this.idleTimer);
    if (this.watch) clearInterval(this.watch);
    this.watch = null;
    const { running } = this;
    this.forget();
    const open = await running?.catch(() => null);
    if (open) await end(open);
  }

  /** @returns also whether the browser was lost meanwhile */
  private async visit(
    url: string,
    options: RenderOptions,
  ): Promise<{ readonly rendering: Rendering; readonly isLost: boolean }> {
    let open: Running;
    try {
      open = await (this.running ??= this.start());
    } catch (error) {
      this.forget();
      this.parts.log?.warn({ err: error }, 'the browser that renders pages can’t be started');
      return { rendering: { failure: 'no_browser', detail: reasonOf(error) }, isLost: false };
    }
    this.watchMemory();
    const { browser } = open;
    try {
      const context = await browser.newContext({
        userAgent: options.userAgent,
        acceptDownloads: false,
        serviceWorkers: 'block',
        permissions: [],
        viewport: { width: 1366, height: 768 },
        locale: 'en-US',
        timezoneId: 'UTC',
      });
      try {
        const rendering = await new PageVisit(context, url, options, this.bounds).run();
        return { rendering, isLost: !browser.isConnected() };
      } finally {
        const isClosed = await within(
          CLOSE_MS,
          context.close().then(() => true),
        );
        if (isClosed === null) await this.kill(open);
      }
    } catch (error) {
      options.signal.throwIfAborted();
      return { rendering: { failure: 'crashed', detail: reasonOf(error) }, isLost: !browser.isConnected() };
    }
  }

  private async start(): Promise<Running> {
    const fault = browserFault(this.parts.executable);
    if (fault !== null) throw new Error(fault);
    const { chromium } = await import('playwright-core');
    const folder = await mkdtemp(path.join(tmpdir(), 'galley-browser-'));
    try {
      const browser = await chromium.launch({
        executablePath: this.parts.executable,
        args: [...BROWSER_FLAGS],
        env: browserEnvironment(folder),
        // Chromium refuses to run with its sandbox as root; a worker should be started as another user.
        chromiumSandbox: process.getuid?.() !== 0,
        timeout: START_MS,
        ...{ handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false },
      });
      const session = await browser.newBrowserCDPSession();
      const open = { browser, session, folder };
      browser.on('disconnected', () => {
        if (this.opened === open) this.forget();
        void rm(folder, { recursive: true, force: true }).catch(() => undefined);
      });
      this.opened = open;
      return open;
    } catch (error) {
      await rm(folder, { recursive: true, force: true });
      throw error;
    }
  }

  /** The next page starts another browser. */
  private forget(): void {
    this.running = null;
    this.opened = null;
  }

  /** A page may fill memory in ways that no bound of its scripts knows. */
  private watchMemory(): void {
    this.watch ??= setInterval(() => {
      if (this.pages > 0 && this.opened) void endLarge(this.opened).catch(() => undefined);
    }, WATCH_MS).unref();
  }

  /** A page that computes without end may not let its context close. */
  private async kill(open: Running): Promise<void> {
    if (this.opened === open) this.forget();
    for (const { type, id } of await processesOf(open)) if (type === 'browser') signal(id);
    await within(CLOSE_MS, open.browser.close());
  }
}

async function end({ browser }: Running): Promise<void> {
  await within(CLOSE_MS, browser.close());
}

async function processesOf({ session }: Running) {
  const answer = await within(CLOSE_MS, session.send('SystemInfo.getProcessInfo'));
  return answer?.processInfo ?? [];
}

async function endLarge(open: Running): Promise<void> {
  for (const { type, id } of await processesOf(open)) {
    if (type !== 'renderer') continue;
    const [, pages = '0'] = (await readFile(`/proc/${id}/statm`, 'utf8').catch(() => '')).split(' ');
    if (Number(pages) * MEMORY_PAGE > PAGE_MEMORY) signal(id);
  }
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** @returns null where it took too long, or failed */
async function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  const enough = new AbortController();
  try {
    return await Promise.race([promise, delay(ms, null, { signal: enough.signal })]);
  } catch {
    return null;
  } finally {
    enough.abort();
  }
}

/** The first line: further ones are the browser's log. */
function reasonOf(error: unknown): string {
  return (
    String(error instanceof Error ? error.message : error)
      .split('\n', 1)[0]
      ?.slice(0, 200) ?? ''
  );
}
