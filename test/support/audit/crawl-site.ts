import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { InlinePages } from '../../../src/adapters/pages/inline-pages.js';
import { PostgresAuditStore } from '../../../src/adapters/postgres/audit/audit-store.js';
import { PostgresCrawlStore } from '../../../src/adapters/postgres/audit/crawl-store.js';
import { connectTcp, type Connect } from '../../../src/libs/guarded-fetch/connect.js';
import {
  loadPageScanner,
  loadSitemapScanner,
  type PageScanner,
} from '../../../src/libs/page-reading/index.js';
import { GuardedFetcher, type SiteFetcher } from '../../../src/libs/guarded-fetch/index.js';
import { NO_ANSWER } from '../../../src/libs/guarded-fetch/answer-facts.js';
import { DEFAULT_CRAWL, type Audit, type CrawlConfig } from '../../../src/domain/audit/audit.js';
import type { CrawledUrl, SiteFacts } from '../../../src/libs/site-audit/index.js';
import type { Departure } from '../../../src/domain/jobs.js';
import { parseFetchAllow } from '../../../src/libs/urls/index.js';
import { systemClock, systemIds } from '../../../src/main/build/build-services.js';
import { AUDIT_LEASE_MS } from '../../../src/main/threads/open-audit-thread.js';
import { openAuditPool } from '../../../src/main/open-database.js';
import { Closers } from '../../../src/main/shutdown.js';
import { AuditWorker } from '../../../src/services/audit/audit-worker.js';
import { recordingLog } from '../recording-log.js';

/** A website on loopback that is reached by a name, as if it stood at a public address. */
export interface NamedSite {
  readonly host: string;
  /** null for a host whose name does not resolve. */
  readonly port: number | null;
  /** Where its name leads instead of to a public address. */
  readonly address?: string;
}

export interface WorkerOptions {
  /** As `FETCH_ALLOW`. */
  readonly allow: string;
  readonly named?: readonly NamedSite[];
  readonly ratePerSecond?: number;
  readonly scanner?: PageScanner;
  /** Whether the worker has no way out just now: nothing answers it. */
  readonly isCutOff?: () => boolean;
  /** See `CrawlParts`. */
  readonly silentMs?: number;
}

export interface Crawled {
  readonly audit: Audit;
  /** null where the crawl failed before it began. */
  readonly site: SiteFacts | null;
  readonly urls: readonly CrawledUrl[];
  /** By an address or, on the site that is crawled, by a path. */
  of(address: string): CrawledUrl | undefined;
}

export const STAYING: Departure = {
  leaving: new AbortController().signal,
  releasing: new AbortController().signal,
};

/** Pauses a twentieth as long as a site in the world gets: those that ask are tests, and sites fail on purpose. */
export const IN_HASTE = {
  retriesMs: [50, 200],
  pause: (ms: number, signal: AbortSignal) => delay(ms / 20, undefined, { signal }),
};

const AGENT = 'Galley/0.1.0 (site audit)';

/** Crawls with the real worker, store and fetcher on a test database; nothing is analysed. */
export class CrawlBench {
  private readonly closers = new Closers(recordingLog());
  readonly crawls: PostgresCrawlStore;
  private readonly audits: PostgresAuditStore;
  /** Pauses that origins got, in the order of their requests. */
  readonly slots: { readonly origin: string; readonly intervalMs: number }[] = [];
  /** Where connections went, as `address port`. */
  readonly connections: string[] = [];

  constructor(databaseUrl: string) {
    const database = openAuditPool(databaseUrl, this.closers);
    this.crawls = new PostgresCrawlStore(database);
    this.audits = new PostgresAuditStore(database);
    const reserve = this.crawls.reserveSlot.bind(this.crawls);
    this.crawls.reserveSlot = (origin, intervalMs) => {
      this.slots.push({ origin, intervalMs });
      return reserve(origin, intervalMs);
    };
  }

  async worker({
    allow,
    named = [],
    ratePerSecond = 0,
    scanner,
    isCutOff = () => false,
    silentMs,
  }: WorkerOptions): Promise<AuditWorker> {
    const list = parseFetchAllow(allow);
    if (!list.ok) throw new Error(list.faults.join());
    const fetcher = new GuardedFetcher({
      allow: list.list,
      userAgent: AGENT,
      clock: systemClock,
      resolve: (host) => resolveNamed(named, host),
      connect: (target) => this.connect(named, target),
    });
    this.closers.add('site fetcher', () => fetcher.close());
    return new AuditWorker({
      crawls: this.crawls,
      fetcher: inNoTime(fetcher, isCutOff),
      ...(silentMs === undefined ? {} : { silentMs }),
      ...IN_HASTE,
      ratePerSecond,
      leaseMs: AUDIT_LEASE_MS,
      log: recordingLog(),
      pages: new InlinePages(scanner ?? (await loadPageScanner())),
      sitemaps: await loadSitemapScanner(),
      analyst: { analyse: () => Promise.resolve() },
      ids: systemIds,
      now: () => systemClock.now(),
    });
  }

  /** @returns the audit's id */
  async begin(startUrl: string, given: Partial<CrawlConfig> = {}): Promise<string> {
    const id = randomUUID();
    const config = { ...DEFAULT_CRAWL, maxPages: 1000, ratePerSecond: 0, userAgent: AGENT, ...given };
    await this.audits.insert({ id, owner: null, startUrl, config });
    return id;
  }

  async crawl(
    startUrl: string,
    given: Partial<CrawlConfig>,
    workers: WorkerOptions | readonly AuditWorker[],
  ): Promise<Crawled> {
    const id = await this.begin(startUrl, given);
    const all = 'allow' in workers ? [await this.worker(workers)] : workers;
    await Promise.all(all.map((worker) => finish(worker, id)));
    return this.read(id);
  }

  async read(id: string): Promise<Crawled> {
    const audit = await this.audits.get(id);
    if (!audit) throw new Error('the audit is gone');
    const urls: CrawledUrl[] = [];
    for await (const some of this.crawls.crawledUrls(id)) urls.push(...some.map(({ crawled }) => crawled));
    const site = (await this.crawls.work(id))?.site ?? null;
    const of = (address: string) =>
      urls.find(({ url }) => url === new URL(address, site?.home ?? audit.startUrl).href);
    return { audit, site, urls, of };
  }

  close(): Promise<unknown> {
    return this.closers.closeAll();
  }

  private readonly connect = async (
    named: readonly NamedSite[],
    { address, port, signal }: Parameters<Connect>[0],
  ) => {
    this.connections.push(`${address} ${port}`);
    const site = named[Number(/^93\.184\.215\.(\d+)$/.exec(address)?.[1] ?? -1)];
    if (site === undefined && address === '127.0.0.1') return connectTcp({ address, port, signal });
    if (!site?.port) throw new Error(`a test would have connected to ${address}`);
    const socket = await connectTcp({ address: '127.0.0.1', port: site.port, signal });
    return Object.defineProperty(socket, 'remoteAddress', { value: address });
  };
}

/** Works on an audit until it needs nothing more. */
export async function finish(worker: AuditWorker, id: string, departure = STAYING): Promise<void> {
  while (await worker.run(id, departure)) if (departure.leaving.aborted) return;
}

function resolveNamed(named: readonly NamedSite[], host: string): Promise<string[]> {
  const at = named.findIndex((site) => site.host === host);
  const site = named[at];
  if (site?.port == null) return Promise.reject(new Error(`${host} is not known`));
  return Promise.resolve([site.address ?? `93.184.215.${at}`]);
}

/** What answers slowly is asked twice: a busy machine must not make a test ask so. */
function inNoTime(fetcher: SiteFetcher, isCutOff: () => boolean): SiteFetcher {
  return {
    ask: async (url, options) => {
      if (isCutOff()) return { answer: { ...NO_ANSWER, failure: 'timeout' }, body: new Uint8Array() };
      const { answer, body } = await fetcher.ask(url, options);
      return { answer: { ...answer, ttfbMs: 1 }, body };
    },
    isAllowListed: (url) => fetcher.isAllowListed(url),
    certificateOf: (url, signal) => fetcher.certificateOf(url, signal),
  };
}
